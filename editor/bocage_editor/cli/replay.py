"""``bocage replay``: play a recorded game again and compare."""

from pathlib import Path

import click

from bocage_editor.cli.parameters import INPUT_FILE
from bocage_editor.cli.playing import combat_option
from bocage_editor.cli.report import Status, complain, count_of
from bocage_engine.combat_cards import CombatDeck
from bocage_engine.game import Game
from bocage_engine.record import ReplayError, replay
from bocage_engine.state import SIDES
from bocage_engine.world import World
from bocage_scenarios import records
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side
from bocage_schema.shown import printable
from bocage_schema.source import SourceError, bytes_of, decode

MOST_BYTES = 64 * 1024 * 1024
"""Size of the largest record that is read; a long game takes about 100,000 bytes."""


@click.command(
    "replay",
    epilog="""\b
Examples:
  bocage replay games/game-1.json
  bocage replay games/game-1.json --events

\b
Exit status: 0 the game comes to the recorded end, 1 it does not, 2 RECORD is
no record of a game or could not be read.
""",
)
@click.argument("record", metavar="RECORD", type=INPUT_FILE)
@click.option("--events", is_flag=True, help="Tell what happens, line by line.")
@combat_option
def command(record: Path, events: bool, combat: CombatDeck | None) -> int:
    """Play a recorded game again and compare.

    RECORD is a file that `bocage simulate --records` wrote, or a saved game, of
    which the line of play is taken on which it was saved. Every choice in it must
    be legal, and the game must end as it did.
    """
    try:
        found = records.read(decode(bytes_of(record, MOST_BYTES), MOST_BYTES))
    except SourceError as error:
        complain(f"{record}: {error.finding.message}")
        return Status.CANNOT_RUN
    except records.RecordError as error:
        complain(f"{record}: {error}")
        return Status.CANNOT_RUN
    world = World(setup_of(found.scenario, found.options, combat))
    try:
        game = replay(world, found.record)
    except ReplayError as error:
        complain(f"{record}: {error}")
        return Status.PROBLEMS
    if events:
        _tell(game)
    title = printable(found.scenario.title()) or "(no title)"
    choices = count_of(len(found.record.actions), "choice")
    click.echo(f"{title}: {choices} replayed, {_ending(game)}")
    return Status.CLEAN


def _tell(game: Game) -> None:
    for event in game.events:
        click.echo(game.tell_event(event))


def _ending(game: Game) -> str:
    result = game.result()
    if result is None:
        return f"turn {game.state.turn}, {SIDES[game.state.active].value} to play"
    medals = " : ".join(str(sum(result.medals[side].values())) for side in Side)
    why = result.reason.words
    won = f"{result.winner.value.title()} won by {why}" if result.winner else f"nobody won ({why})"
    return f"{won} in turn {result.turns}, medals {medals}"
