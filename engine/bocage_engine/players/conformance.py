"""Checks that a player does what is expected of players; for players of your own, too.

`check_player` lets a player play whole games and raises `Nonconformity` at the first thing that
is not as `bocage_engine.players.base.Player` says.
"""

import random as shared_chance
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.players.base import Player
from bocage_engine.players.hidden import dealt_anew
from bocage_engine.setup import Setup
from bocage_engine.world import World
from bocage_schema.errors import BocageError
from bocage_schema.ids import Side

EVERY = 7
"""One choice in so many is also made by other ways, which must lead to the same."""


class Nonconformity(BocageError, AssertionError):
    """A player does something that no player may do."""


class Conformance(NamedTuple):
    """What was checked."""

    games: int
    choices: int
    compared: int
    """Choices that were made again in other ways."""
    slowest: float
    """Seconds of the slowest choice."""


def check_player(
    make: Callable[[], Player], setup: Setup | World, *, games: int = 2, seed: str = "0"
) -> Conformance:
    """Let players that ``make`` returns play both sides, and return what was checked.

    Each choice must be legal, and leave the game and the shared chance of Python as they are.
    Some of the choices are made again: by a new player, by one that knows the game from its
    text only, and with other cards in the enemy's hand.  All must choose the same.  Raises
    `Nonconformity`.
    """
    world = setup if isinstance(setup, World) else World(setup)
    player = make()
    choices = compared = 0
    slowest = 0.0
    for number in range(games):
        chance = Random(f"{seed}/{number}")
        game = Game(world)
        while (actor := game.actor()) is not None:
            if not isinstance(actor, Side):
                game.apply(game.chance_action(chance))
                continue
            own = f"{seed}/{number}/{choices}"
            began = perf_counter()
            action = _chosen(player, game, own)
            slowest = max(slowest, perf_counter() - began)
            if choices % EVERY == 0:
                _compare(make, game, actor, action, own)
                compared += 1
            _told(player, game, action)
            choices += 1
            game.apply(action)
    return Conformance(games, choices, compared, slowest)


def _chosen(player: Player, game: Game, seed: str) -> Action:
    """Return what a player chooses; it must be legal and change nothing."""
    before, events = game.text(), len(game.events)
    common = shared_chance.getstate()
    action = player.choose(game, Random(seed))
    if (game.text(), len(game.events)) != (before, events):
        raise Nonconformity(f"the player changes the game: it was {before}")
    if shared_chance.getstate() != common:
        raise Nonconformity("the player uses the chance of the module random, not its own")
    if action not in game.legal_actions():
        raise Nonconformity(f"{game.tell_action(action)!r} is not legal in {before}")
    return action


def _compare(make: Callable[[], Player], game: Game, side: Side, action: Action, seed: str) -> None:
    """Let new players choose in the same place, and see whether they choose the same."""
    others = {
        "a new player chooses": game,
        "by the text of the game, a player chooses": Game.from_text(game.world, game.text()),
        "with other cards in the enemy's hand, a player chooses": dealt_anew(
            game, side, Random(seed)
        ),
    }
    for words, other in others.items():
        again = _chosen(make(), other, seed)
        if again != action:
            raise Nonconformity(
                f"{words} {game.tell_action(again)!r}, and not {game.tell_action(action)!r}, "
                f"in {game.text()}"
            )


def _told(player: Player, game: Game, action: Action) -> None:
    before = game.text()
    words = player.explain(game, action)
    if not words or "\n" in words:
        raise Nonconformity(f"a choice is explained in one line, and not as {words!r}")
    if game.text() != before:
        raise Nonconformity(f"the player changes the game by explaining: it was {before}")
