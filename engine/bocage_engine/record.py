"""Recording a game, and playing a recorded game again.

A record holds every choice, those of chance included, so that it replays without any seed; the
seed and the names of the players only tell where it came from.
"""

from dataclasses import dataclass

from bocage_engine.actions import ActionError, IllegalAction
from bocage_engine.game import Game
from bocage_engine.state_text import StateError
from bocage_engine.world import World
from bocage_schema.errors import BocageError
from bocage_schema.saying import phrase


class ReplayError(BocageError, ValueError):
    """A record does not replay; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played."""

    setup: str
    """Fingerprint of the setup, see `bocage_engine.setup.Setup.digest`."""
    actions: tuple[str, ...]
    """Every choice in words."""
    end: str
    """The text of the last state."""
    seed: str = ""
    players: tuple[str, ...] = ()
    """The Axis and the Allied player."""
    start: str = ""
    """The text of the state where the choices begin; empty for the beginning of the game."""


def replay(world: World, record: Record) -> Game:
    """Return the game at its end, after playing it again.

    Raises `ReplayError` if the setup is another one, a choice is not legal, or the game comes
    to another end.
    """
    if world.setup.digest() != record.setup:
        raise ReplayError(
            phrase("the record was made with another setup: rules or scenario differ")
        )
    try:
        game = Game.from_text(world, record.start) if record.start else Game(world)
    except StateError as error:
        raise ReplayError(phrase("where it begins: {why}", why=error)) from None
    for number, text in enumerate(record.actions, 1):
        try:
            game.apply(game.read_action(text))
        except ActionError as error:
            raise ReplayError(phrase("choice {n}: {why}", n=number, why=error)) from None
        except IllegalAction:
            raise ReplayError(
                phrase(
                    "choice {n}: {choice!r} is not legal in turn {turn}",
                    n=number,
                    choice=text,
                    turn=game.state.turn,
                )
            ) from None
    if game.text() != record.end:
        raise ReplayError(
            phrase(
                "after {n} choices the game is not where it was recorded to be",
                n=len(record.actions),
            )
        )
    return game
