"""``bocage perft``: count sequences of choices, to compare rules engines."""

from pathlib import Path
from random import Random

import click

from bocage_editor.cli.parameters import INPUT_FILE
from bocage_editor.cli.playing import NOT_PLAYABLE, options_of, read_playable, rules_option
from bocage_editor.cli.report import Status
from bocage_engine.game import Game
from bocage_engine.perft import divide, perft
from bocage_engine.state import Phase


@click.command(
    "perft",
    epilog="""\b
Examples:
  bocage perft landing.yaml --depth 3
  bocage perft landing.yaml --depth 2 --divide

\b
Exit status: 0 counted, 1 FILE cannot be played, 2 could not run.
""",
)
@click.argument("file", metavar="FILE", type=INPUT_FILE)
@click.option(
    "--depth",
    type=click.IntRange(1, 12),
    required=True,
    metavar="D",
    help="How many choices are made one after another.",
)
@click.option(
    "--seed",
    default="0",
    show_default=True,
    metavar="S",
    help="Seed by which the hands are dealt; counting begins with the first turn.",
)
@click.option("--divide", "divided", is_flag=True, help="Tell the counts by the first choice.")
@rules_option
def command(file: Path, depth: int, seed: str, divided: bool, settings: tuple[str, ...]) -> int:
    """Count sequences of choices.

    Every choice of a player and every outcome of dice and draws is a branch.
    Two programs that play by the same rules count the same.
    """
    playable = read_playable(file, options_of(settings))
    if playable is None:
        return NOT_PLAYABLE
    game = _dealt(Game(playable[1]), seed)
    if divided:
        for action, count in divide(game, depth).items():
            click.echo(f"{game.tell_action(action)}: {count}")
    for each in range(1, depth + 1):
        click.echo(f"depth {each}: {perft(game, each)}")
    return Status.CLEAN


def _dealt(game: Game, seed: str) -> Game:
    """Return a game after the hands are dealt by a seed."""
    random = Random(seed)
    while game.state.phase == Phase.DEAL:
        game.apply(game.chance_action(random))
    return game
