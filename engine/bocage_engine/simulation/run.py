"""Playing one game to its end."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bocage_engine.actions import Action
from bocage_engine.game import CHANCE, Game, Result
from bocage_engine.players import Player
from bocage_engine.record import Record
from bocage_engine.state import SIDES
from bocage_engine.world import World


class GameReport(NamedTuple):
    """What became of a game."""

    number: int
    """Counted from 1."""
    seed: str
    result: Result
    actions: int
    """Choices made, those of chance included."""
    record: Record | None = None


def seed_of(seed: str, number: int) -> str:
    """Return the seed of one of many games, whichever process plays it."""
    return f"{seed}/{number}"


def play_out(
    game: Game, players: Sequence[Player], random: Random, told: list[Action] | None = None
) -> int:
    """Play a game to its end, and return how many choices were made.

    ``players`` are the Axis and the Allied player; ``told`` receives every choice.
    """
    axis, allies = players
    first = SIDES[0]
    actions = 0
    while True:
        actor = game.actor()
        if actor is None:
            return actions
        if actor is CHANCE:
            action = game.chance_action(random)
        else:
            action = (axis if actor is first else allies).choose(game, random)
        game.apply(action)
        actions += 1
        if told is not None:
            told.append(action)


def report_on(
    world: World,
    players: Sequence[Player],
    names: Sequence[str],
    seed: str,
    number: int,
    *,
    recorded: bool,
) -> GameReport:
    """Play one of many games, and tell what became of it."""
    own = seed_of(seed, number)
    random = Random(own)
    game = Game(world)
    told: list[Action] = []
    actions = play_out(game, players, random, told if recorded else None)
    record = None
    if recorded:
        words = tuple(map(game.tell_action, told))
        record = Record(world.setup.digest(), words, game.text(), own, tuple(names))
    result = game.result()
    assert result is not None
    return GameReport(number, own, result, actions, record)
