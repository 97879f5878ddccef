"""Games of the players that know what they want: they end, and who wins is as it should be.

The soak tests take from a minute to an hour; what they measure is printed by
``python tests/support/matches.py PLAYER OTHER GAMES``.
"""

from collections import Counter
from random import Random

import matches
import pytest
from corpus_files import CORPUS, each_file, with_corpus

from bocage_engine.game import Game
from bocage_engine.players import PLAYERS, Limits, player_named
from bocage_engine.simulation import play_out
from bocage_engine.state import Reason
from bocage_engine.world import World
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of

GREEDY = tuple(name for name in PLAYERS if name.startswith("greedy"))
ROUNDS = 20
"""Games of the soak test for each file."""
AT_MOST = 0.01
"""Share of the games of a scenario that may come to nothing."""


USUAL = Limits()


def played(world, names, seed, limits=USUAL):
    """Play a game between players of these names, and return its result."""
    game = Game(world)
    play_out(game, [player_named(name, limits) for name in names], Random(seed))
    return game.result()


def can_be_won(world):
    """Tell whether both sides have a unit; a sheet of pieces without any is no battle."""
    return {unit.side for unit in world.units} == {0, 1}


@with_corpus
@each_file
def test_greedy_players_bring_every_file_of_the_corpus_to_an_end(path):
    world = World(setup_of(load(path).scenario))
    if can_be_won(world):
        assert played(world, ("greedy", "greedy:wrecker"), path.stem).reason != Reason.NO_PROGRESS


@pytest.mark.parametrize("name", bundled_names())
@pytest.mark.parametrize(
    "style",
    [GREEDY[0], *(pytest.param(style, marks=pytest.mark.soak) for style in GREEDY[1:])],
)
def test_greedy_players_bring_every_bundled_scenario_to_an_end(name, style):
    world = World(setup_of(bundled(name).scenario))
    assert played(world, (style, "greedy"), name).reason != Reason.NO_PROGRESS


def test_a_planner_brings_a_bundled_scenario_to_an_end():
    world = World(setup_of(bundled("first_contact").scenario))
    found = played(world, ("planner", "planner:hunter"), "1", Limits(effort=2))
    assert found.reason != Reason.NO_PROGRESS


def test_intervals_are_those_of_wilson():
    assert matches.wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert matches.wilson(400, 400) == pytest.approx((0.9905, 1.0), abs=1e-4)


def test_a_match_counts_what_its_first_player_wins():
    found = matches.play("greedy", "random", 4, scenarios=("first_contact",))
    assert (found.games, found.won, found.undecided) == (4, 4, 0)
    assert found.turns > 4
    assert found.hit_figures > found.lost_figures
    other = matches.play("random", "greedy", 4, scenarios=("first_contact",))
    assert other.won == 0
    assert other.hit_figures < other.lost_figures


@pytest.mark.soak
@with_corpus
@pytest.mark.parametrize("names", [("greedy", "greedy"), ("greedy:cautious", "greedy:cautious")])
def test_greedy_players_do_not_walk_to_and_fro(names):
    setups = [setup_of(load(path).scenario) for path in CORPUS]
    setups += [setup_of(bundled(name).scenario) for name in bundled_names()]
    stuck = Counter()
    for number, world in enumerate(filter(can_be_won, map(World, setups))):
        for game in range(ROUNDS):
            found = played(world, names, f"{number}/{game}")
            stuck[number] += found.reason == Reason.NO_PROGRESS
    assert {number: n for number, n in stuck.items() if n > AT_MOST * ROUNDS} == {}


@pytest.mark.soak
@with_corpus
def test_planners_bring_every_file_to_an_end():
    setups = [setup_of(load(path).scenario) for path in CORPUS]
    setups += [setup_of(bundled(name).scenario) for name in bundled_names()]
    for number, world in enumerate(filter(can_be_won, map(World, setups))):
        found = played(world, ("planner", "planner"), f"{number}", Limits(effort=4))
        assert found.reason != Reason.NO_PROGRESS, number


@pytest.mark.soak
def test_greedy_wins_almost_always_against_random():
    share, (low, _) = matches.play("greedy", "random", 400).share()
    assert share >= 0.98
    assert low >= 0.96


@pytest.mark.soak
def test_a_planner_wins_most_games_against_greedy():
    """In 400 games a player that wins 70 of 100 is above 65 in 98 of 100 cases."""
    share, (low, _) = matches.play("planner", "greedy", 400).share()
    assert share >= 0.65
    assert low > 0.5


@pytest.mark.soak
@pytest.mark.parametrize("player", ["greedy"])
def test_styles_differ_in_what_they_do(player):
    games = {
        style: matches.play(f"{player}{style}", "greedy", 400)
        for style in ("", ":cautious", ":hunter", ":wrecker")
    }
    usual = games[""]
    assert _rate(games[":cautious"].lost_figures, games[":cautious"]) < 0.9 * _rate(
        usual.lost_figures, usual
    )
    assert games[":hunter"].medals["objectives"] > 1.1 * usual.medals["objectives"]
    assert _rate(games[":wrecker"].hit_figures, games[":wrecker"]) > 1.1 * _rate(
        usual.hit_figures, usual
    )


def _rate(figures, match):
    return figures / match.turns
