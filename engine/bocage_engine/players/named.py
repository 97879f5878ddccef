"""Players by the names that users give them."""

from collections.abc import Callable, Mapping
from functools import partial

from bocage_engine.players.base import Player
from bocage_engine.players.greedy import GreedyPlayer
from bocage_engine.players.planner import USUAL_LIMITS, Limits, PlannerPlayer
from bocage_engine.players.random_player import RandomPlayer
from bocage_engine.players.styles import STYLES, USUAL
from bocage_schema.errors import BocageError

STYLED = ("greedy", "planner")
"""Players that play in different styles."""


class UnknownPlayer(BocageError, ValueError):
    """A name that no player has."""


def player_named(name: str, limits: Limits = USUAL_LIMITS) -> Player:
    """Return a new player, such as ``greedy`` or ``planner:cautious``.

    ``limits`` matter only to players that think for long.  Raises `UnknownPlayer`.
    """
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player {name!r}; known: {', '.join(PLAYERS)}")
    word, _, style = name.partition(":")
    if word not in STYLED:
        return RandomPlayer()
    chosen = STYLES[style or USUAL]
    return PlannerPlayer(chosen, limits) if word == "planner" else GreedyPlayer(chosen)


def _names() -> list[str]:
    styles = [name for name in STYLES if name != USUAL]
    return [
        "random",
        *STYLED,
        *(f"{word}:{style}" for word in STYLED for style in styles),
    ]


PLAYERS: Mapping[str, Callable[[], Player]] = {
    name: partial(player_named, name) for name in _names()
}
"""What makes a player, by its name; those with a style have it behind a colon."""
