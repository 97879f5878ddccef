"""The planner: its limits, what it finds that greedy players do not, and its kind of luck."""

import re
from collections import Counter
from itertools import count
from random import Random

import pytest
from hanging import must_end
from small_battles import SMALL, at_phase

from bocage_engine.game import CHANCE, Game
from bocage_engine.players import GreedyPlayer, Limits, Motive, PlannerPlayer, planner as planners
from bocage_engine.players.ground import ground_of
from bocage_engine.players.luck import Luck, expected_loss
from bocage_engine.players.odds import nearly_lost
from bocage_engine.players.playout import Playouts
from bocage_engine.state import Phase
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of


def test_planners_compare_what_greedy_players_would_not_choose():
    """In a whole game the planner chooses otherwise now and then, and can say why."""
    game, random = Game(setup_of(bundled("first_contact").scenario)), Random(1)
    planner, greedy = PlannerPlayer(limits=Limits(effort=8)), GreedyPlayer()
    others = 0
    while (actor := game.actor()) is not None and game.state.turn < 5:
        if actor == CHANCE:
            game.apply(game.chance_action(random))
            continue
        action = planner.choose(game, random)
        if action != greedy.choose(game, random):
            others += 1
            told = planner.reason(game, action)
            assert told.motive in (Motive.SAMPLED, Motive.FORECAST)
            assert re.search(r" in \d+ games played on", planner.explain(game, action)) or (
                re.search(r"than what looked best, in \d+ games", planner.explain(game, action))
            )
        game.apply(action)
    assert others > 0


def test_a_planner_that_is_cancelled_takes_what_looks_best():
    game = at_phase(setup_of(bundled("hill_192").scenario), Phase.PLAY)
    planner = PlannerPlayer(limits=Limits(effort=10**6))
    planner.cancelled = lambda: True
    with must_end():
        assert planner.choose(game, Random(0)) in game.legal_actions()


def test_a_planner_asks_before_each_game_whether_it_is_cancelled(monkeypatch):
    game = at_phase(setup_of(bundled("hill_192").scenario), Phase.PLAY)
    played = []
    for name in ("outcome", "forecast"):
        plain = getattr(Playouts, name)
        monkeypatch.setattr(
            Playouts, name, lambda *given, plain=plain: played.append(given) or plain(*given)
        )
    planner = PlannerPlayer(limits=Limits(effort=10**6))
    planner.cancelled = lambda: len(played) >= 60
    with must_end():
        planner.choose(game, Random(0))
    assert len(played) == 60


def test_a_planner_keeps_to_its_time(monkeypatch):
    """A clock goes on by a hundredth of a second whenever it is looked at."""
    ticks = count()
    monkeypatch.setattr(planners, "perf_counter", lambda: next(ticks) / 100)
    game = at_phase(setup_of(bundled("hill_192").scenario), Phase.PLAY)
    player = PlannerPlayer(limits=Limits(effort=10**6, seconds=0.3))
    with must_end():
        assert player.choose(game, Random(0)) in game.legal_actions()
    assert next(ticks) in (30, 31, 32)


def test_more_effort_plays_on_more_games():
    game = at_phase(setup_of(bundled("first_contact").scenario), Phase.PLAY)
    games = []
    for effort in (4, 80):
        asked = []
        planner = PlannerPlayer(limits=Limits(effort=effort))
        planner.cancelled = lambda asked=asked: asked.append(0) is not None
        planner.choose(game, Random(0))
        games.append(len(asked))
    assert games[1] > games[0] + 15


def test_the_luck_of_a_planner_is_spread_evenly():
    """Of 60 samples of one roll of a die each of the six faces comes up about ten times."""
    game = at_phase(SMALL, Phase.ROLL)
    luck = Luck(5)
    faces = Counter()
    for sample in range(60):
        luck.begin(sample)
        luck.aim(game.play)
        faces[int(luck.random() * 6)] += 1
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert max(faces.values()) - min(faces.values()) <= 4


def test_expected_losses_agree_with_all_rolls():
    """The average over all rolls, each carried out in a copy of the game."""
    checked = 0
    for seed in range(12):
        game = at_phase(setup_of(bundled("bridge_at_mayenne").scenario), Phase.ROLL, seed=seed)
        ground, play = ground_of(game.world), game.play
        unit = play.state.fight.unit
        before = nearly_lost(play.state.figures[unit])
        mean = 0.0
        for action, chance in game.chance_outcomes():
            other = game.copy()
            other.apply(action)
            mean += float(chance) * (nearly_lost(other.state.figures[unit]) - before)
        expected = expected_loss(ground, play)
        if expected is not None:
            checked += 1
            assert expected == pytest.approx(mean, abs=1e-9)
    assert checked > 6
