"""Many games between two players, over several scenarios and with both seats swapped.

As a script it prints how often the first one wins, with an interval that holds in 95 of 100
cases: ``python tests/support/matches.py planner greedy 400``.
"""

import gc
import sys
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time

from bocage_engine.events import EventKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import player_named
from bocage_engine.state import SIDES, SOURCES, Reason
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of

STANDARD = (
    "ashore_at_paestum",
    "bridge_at_mayenne",
    "djebel_el_hamra",
    "first_contact",
    "hill_192",
    "house_to_house",
    "wingen_sur_moder",
)
"""Bundled scenarios on the standard board."""
SIGMAS = 1.96
"""Of an interval that holds in 95 of 100 cases."""


@dataclass
class Match:
    """What came of the games of the first of two players."""

    games: int = 0
    won: int = 0
    undecided: int = 0
    turns: int = 0
    """Own turns, all games together."""
    lost_figures: int = 0
    hit_figures: int = 0
    medals: Counter = field(default_factory=Counter)
    """By source."""
    captures: int = 0
    """Objectives that it has come to hold, whether or not it lost them again."""
    reasons: Counter = field(default_factory=Counter)
    slowest: float = 0.0
    """Seconds of its slowest choice, without those in which the machine did something else."""

    def share(self):
        """Return the share of games won, and its Wilson interval."""
        return self.won / self.games, wilson(self.won, self.games)


def wilson(won, games):
    """Return the interval in which a probability lies that was met so often."""
    share, square = won / games, SIGMAS * SIGMAS
    scale = 1 + square / games
    middle = (share + square / (2 * games)) / scale
    half = SIGMAS / scale * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return middle - half, middle + half


def play(first, second, games, *, scenarios=STANDARD, seed="0"):
    """Let two players, given by name, play; they take turns in having the Axis."""
    worlds = {name: World(setup_of(bundled(name).scenario)) for name in scenarios}
    players = [player_named(name) for name in (first, second)]
    gc.freeze()  # as `bocage simulate` does: what is there is no garbage
    found = Match()
    for number in range(games):
        name = scenarios[number // 2 % len(scenarios)]
        seat = number % 2
        seated = players if seat == 0 else players[::-1]
        _play_one(Game(worlds[name]), seated, seat, Random(f"{seed}/{number}"), found)
    return found


def _play_one(game, seated, seat, random, found):
    while (actor := game.actor()) is not None:
        if actor == CHANCE:
            game.apply(game.chance_action(random))
            continue
        began = process_time()
        action = seated[SIDES.index(actor)].choose(game, random)
        if SIDES.index(actor) == seat:
            found.slowest = max(found.slowest, process_time() - began)
        game.apply(action)
    result = game.result()
    found.games += 1
    found.won += result.winner is SIDES[seat]
    found.undecided += result.winner is None
    found.reasons[Reason(result.reason)] += 1
    for source in SOURCES:
        found.medals[source] += result.medals[SIDES[seat]][source]
    turns = [event for event in game.events if event[0] == EventKind.TURN]
    found.turns += sum(event[2] == seat for event in turns)
    found.captures += sum(
        event[0] == EventKind.HOLDER and event[2] == seat for event in game.events
    )
    lost = [0, 0]
    for number, unit in enumerate(game.world.units):
        lost[unit.side] += unit.figures - game.state.figures[number]
    found.lost_figures += lost[seat]
    found.hit_figures += lost[1 - seat]


def told(first, second, found):
    """Return a match as a line."""
    share, (low, high) = found.share()
    return (
        f"{first} wins {found.won} of {found.games} games against {second}: {100 * share:.1f} %"
        f" ({100 * low:.1f} to {100 * high:.1f}); per own turn"
        f" {found.lost_figures / found.turns:.2f} figures lost"
        f" and {found.hit_figures / found.turns:.2f} taken"
        f" and {found.captures / found.turns:.3f} objectives won; medals per game "
        + ", ".join(f"{source} {n / found.games:.2f}" for source, n in found.medals.items())
        + f"; undecided {found.undecided}; slowest choice {1000 * found.slowest:.0f} ms"
    )


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python matches.py PLAYER OTHER GAMES")
    names = sys.argv[1:3]
    sys.stdout.write(told(*names, play(*names, int(sys.argv[3]))) + "\n")
