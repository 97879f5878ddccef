"""How fast players choose: games of greedy players beside those of random ones.

Whatever the machine, greedy players should play half as many games as random ones; the means of
the group tell.  `python tests/support/matches.py greedy greedy 100` tells the slowest choice.
"""

from random import Random

import pytest

from bocage_engine.game import Game
from bocage_engine.players import PLAYERS, Limits, player_named
from bocage_engine.simulation import play_out
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of

GAMES = 40
SCENARIO = "bridge_at_mayenne"


def world_of(name):
    return World(setup_of(bundled(name).scenario))


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_games(benchmark, name):
    benchmark.group = f"{GAMES} games"
    world = world_of(SCENARIO)
    players = PLAYERS[name](), PLAYERS[name]()

    def games():
        for number in range(GAMES):
            play_out(Game(world), players, Random(number))
        return True

    games()
    assert benchmark.pedantic(games, rounds=5)


@pytest.mark.benchmark(group="one choice of a card")
@pytest.mark.parametrize("name", ["greedy", "planner", "planner for a tenth of a second"])
def test_choice(benchmark, name):
    limits = Limits(seconds=0.1, effort=10**6) if "second" in name else Limits()
    world = world_of(SCENARIO)
    game = Game(world)
    random = Random(1)
    while game.state.phase != Phase.PLAY:
        game.apply(game.chance_action(random))

    def choose():
        return player_named(name.split()[0], limits).choose(game, random)

    assert benchmark.pedantic(choose, rounds=10) in game.legal_actions()
