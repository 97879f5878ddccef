"""Players by the names that users give them."""

from collections.abc import Callable, Mapping
from functools import partial

from bocage_engine.players.base import Player
from bocage_engine.players.greedy import GreedyPlayer
from bocage_engine.players.random_player import RandomPlayer
from bocage_engine.players.styles import STYLES, USUAL


def _named() -> dict[str, Callable[[], Player]]:
    found: dict[str, Callable[[], Player]] = {"random": RandomPlayer}
    for word, player in (("greedy", GreedyPlayer),):
        found[word] = partial(player, STYLES[USUAL])
        for name, style in STYLES.items():
            if name != USUAL:
                found[f"{word}:{name}"] = partial(player, style)
    return found


PLAYERS: Mapping[str, Callable[[], Player]] = _named()
"""What makes a player, by its name; those with a style have it behind a colon."""
