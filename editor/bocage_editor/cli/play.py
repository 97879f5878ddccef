"""``bocage play``: open the window of a test play."""

from pathlib import Path

import click

from bocage_editor.cli.edit import nothing_collected
from bocage_editor.cli.parameters import INPUT_FILE, Name
from bocage_editor.cli.playing import (
    NOT_PLAYABLE,
    combat_option,
    options_of,
    read_playable,
    rules_option,
)
from bocage_editor.cli.report import Status, complain
from bocage_engine.combat_cards import CombatDeck


@click.command(
    "play",
    epilog="""\b
Examples:
  bocage play landing.yaml
  bocage play landing.m44 --lang de
  bocage play landing.yaml --option los.elevated_ignores_lower=true

\b
Who plays which side, and the seed, is asked in the window.
Exit status: 0 closed, 1 FILE cannot be played, 2 could not run.
""",
)
@click.argument("file", metavar="FILE", type=INPUT_FILE)
@click.option("--lang", type=Name(["en", "de", "nl"]), help="Language of names and cards.")
@rules_option
@combat_option
def command(
    file: Path, lang: str | None, settings: tuple[str, ...], combat: CombatDeck | None
) -> int:
    """Play a scenario yourself, in a window.

    Each side is played by you, by another person, or by a player of the
    program. FILE stays as it is.
    """
    playable = read_playable(file, options_of(settings), combat)
    if playable is None:
        return NOT_PLAYABLE
    scenario, setup = playable
    try:
        with nothing_collected():
            from bocage_editor.app import NoDisplayError, play  # Qt takes a while to load
    except ImportError as error:
        complain(f"the window cannot be opened: {error}; 'bocage doctor' says what is missing")
        return Status.CANNOT_RUN
    try:
        return play(scenario, setup, language=lang)
    except NoDisplayError as error:
        complain(
            f"{error}; without one, 'bocage simulate' plays games by itself, "
            "or set QT_QPA_PLATFORM=offscreen to run the window unseen"
        )
        return Status.CANNOT_RUN
