"""How fast games are played, beside yardsticks measured in the same run.

The yardstick of whole games is catanatron, a fast engine for another board game in pure Python,
with two random players; it is measured where it is installed (``pip install catanatron``).  A
step is one choice of a player or of chance, made from the full list of legal ones, with the log
of events kept.  Divide the means by the steps, which the group names.
"""

from random import Random

import pytest

from bocage_engine.game import Game
from bocage_engine.players import RandomPlayer
from bocage_engine.simulation import play_out, simulate
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of

SCENARIOS = ("first_contact", "hill_192", "the_bridge_at_airel")
PLAYERS = (RandomPlayer(), RandomPlayer())
STEPS = 20_000
"""Steps of a round; the last game is played to its end."""
TABLE = {number: number for number in range(100)}


def world_of(name):
    return World(setup_of(bundled(name).scenario))


def games(world, seeds):
    """Play games until so many steps are made, and return how many there were."""
    steps = 0
    while steps < STEPS:
        steps += play_out(Game(world), PLAYERS, Random(next(seeds)))
    return steps


@pytest.mark.parametrize("name", SCENARIOS)
def test_twenty_thousand_steps(benchmark, name):
    benchmark.group = f"{STEPS} steps of random games"
    world = world_of(name)
    seeds = iter(range(10**9))
    games(world, seeds)
    assert benchmark.pedantic(games, (world, seeds), rounds=5) >= STEPS


def test_twenty_thousand_steps_of_catanatron(benchmark):
    catanatron = pytest.importorskip("catanatron", reason="it is only a yardstick")
    benchmark.group = f"{STEPS} steps of random games"

    def others():
        steps = 0
        while steps < STEPS:
            players = [catanatron.RandomPlayer(c) for c in list(catanatron.Color)[:2]]
            game = catanatron.Game(players)
            game.play()
            steps += len(game.state.actions)
        return steps

    assert benchmark.pedantic(others, rounds=5) >= STEPS


@pytest.mark.parametrize("what", ["state", "a dict of 100 entries"])
@pytest.mark.benchmark(group="copy")
def test_copy(benchmark, what):
    game = Game(world_of("hill_192"))
    random = Random(1)
    while game.state.turn < 9 or game.state.phase != Phase.BATTLE:
        legal = game.legal_actions()
        game.apply(random.choice(legal) if legal else game.chance_action(random))
    if what == "state":
        assert benchmark(game.state.copy) == game.state
    else:
        assert benchmark(TABLE.copy) == TABLE


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.benchmark(group="1,500 games in processes")
def test_processes(benchmark, jobs):
    setup = setup_of(bundled("first_contact").scenario)

    def all_games():
        return sum(1 for _ in simulate(setup, 1500, jobs=jobs))

    assert benchmark.pedantic(all_games, rounds=3) == 1500
