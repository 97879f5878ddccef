"""What the sub-commands share that play games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from bocage_editor.cli.files import read_scenario, report_on
from bocage_editor.cli.report import Status, complain, count_of
from bocage_engine.combat_cards import CombatDeck
from bocage_engine.game import Game
from bocage_engine.options import OPTIONS, OptionError, Options, with_option
from bocage_engine.setup import Setup
from bocage_scenarios.combat_decks import EXAMPLES, DeckError, example_deck, load_deck
from bocage_scenarios.model import Scenario
from bocage_scenarios.start import setup_of
from bocage_schema.diagnostics import Severity
from bocage_schema.source import NoFileError

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])
_NAMES = "  ".join(f"{name}: {', '.join(option.values)}." for name, option in OPTIONS.items())


def rules_option(command: _Decorated) -> _Decorated:
    """Add ``--option NAME=VALUE``; the command receives ``settings``, see `options_of`."""
    option = click.option(
        "--option",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help=f"Play by another reading of a rule; may be repeated.  {_NAMES}",
    )
    return option(command)


def options_of(settings: tuple[str, ...]) -> Options:
    """Return the options that the user asked for.  Raises `click.BadParameter`."""
    options = Options()
    for text in settings:
        try:
            options = with_option(options, text)
        except OptionError as error:
            raise click.BadParameter(str(error), param_hint="--option") from None
    return options


def combat_option(command: _Decorated) -> _Decorated:
    """Add ``--combat-cards``; the command receives ``combat``, a deck or None."""
    option = click.option(
        "--combat-cards",
        "combat",
        metavar="DECK",
        callback=_deck,
        help="Combat cards for scenarios that use them: a file of yours, see "
        f"docs/combat-cards.md, or {' or '.join(EXAMPLES)}.",
    )
    return option(command)


def _deck(_ctx: click.Context, _param: click.Parameter, value: str | None) -> CombatDeck | None:
    if value is None:
        return None
    if value in EXAMPLES:
        return example_deck(value)
    try:
        return load_deck(Path(value))
    except (DeckError, NoFileError) as error:
        raise click.BadParameter(f"{value}: {error}") from None
    except OSError as error:
        raise click.BadParameter(f"{value}: {error.strerror or error}") from None


def read_playable(
    file: Path, options: Options, combat: CombatDeck | None = None
) -> tuple[Scenario, Setup] | None:
    """Return a scenario and its setup; None, and a complaint, if there is nothing to play.

    Raises `FormatError` and `OSError`.
    """
    scenario, report = read_scenario(file)
    if scenario is None:
        report_on(file, report)
        return None
    errors = sum(item.severity is Severity.ERROR for item in report)
    if errors:
        found = count_of(errors, "error")
        complain(f"{file}: {found}; what they are about is played as far as it can be read")
    setup = setup_of(scenario, options, combat)
    sides = {unit.side for unit in setup.units}
    if len(sides) < 2:
        complain(f"{file}: there is nothing to play: both sides need a unit on the board")
        return None
    over = Game(setup).result()
    if over is not None:
        why = over.reason.words
        complain(f"{file}: there is nothing to play: the game is over before it begins ({why})")
        return None
    return scenario, setup


NOT_PLAYABLE = Status.PROBLEMS
"""Exit status if a scenario cannot be played."""
