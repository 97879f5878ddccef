"""Many games: what is summed up of them, their seeds, and several processes."""

from random import Random

import pytest

from bocage_engine.game import Game, Result
from bocage_engine.players import PLAYERS, RandomPlayer
from bocage_engine.record import replay
from bocage_engine.setup import Camp, Setup, UnitStart
from bocage_engine.simulation import GameReport, play_out, simulate, summary_of
from bocage_engine.state import SOURCES, Reason
from bocage_engine.world import World
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES
DUEL = Setup(
    units=(
        UnitStart(Hex(3, 3), AXIS, "infantry", 4),
        UnitStart(Hex(3, 9), AXIS, "armor", 3),
        UnitStart(Hex(5, 3), ALLIES, "infantry", 4),
        UnitStart(Hex(5, 9), ALLIES, "artillery", 2),
    ),
    camps={AXIS: Camp(4, 2), ALLIES: Camp(3, 2)},
)


def report(number, winner, reason, axis, allies, turns, actions):
    """Return a report; medals are given in the order of the sources."""
    medals = {
        AXIS: dict(zip(SOURCES, axis, strict=True)),
        ALLIES: dict(zip(SOURCES, allies, strict=True)),
    }
    return GameReport(number, f"0/{number}", Result(winner, reason, medals, turns), actions)


REPORTS = [
    report(1, AXIS, Reason.MEDALS, (3, 1, 0), (1, 0, 0), 20, 100),
    report(2, ALLIES, Reason.MEDALS, (2, 0, 0), (2, 1, 1), 30, 200),
    report(3, AXIS, Reason.SUDDEN_DEATH, (0, 0, 0), (3, 0, 0), 40, 300),
    report(4, None, Reason.NO_PROGRESS, (1, 1, 0), (0, 0, 0), 150, 400),
]


def test_wins_and_reasons_are_counted():
    found = summary_of(REPORTS)
    assert found.games == 4
    assert found.wins == {AXIS: 2, ALLIES: 1, None: 1}
    assert found.reasons == {Reason.MEDALS: 2, Reason.SUDDEN_DEATH: 1, Reason.NO_PROGRESS: 1}


def test_medals_have_a_mean_and_a_deviation_by_source():
    found = summary_of(REPORTS)
    assert found.medals[AXIS] == (2.0, pytest.approx(2**0.5))  # 4, 2, 0, 2
    assert found.medals[ALLIES].mean == 2.0  # 1, 4, 3, 0
    assert found.medals[ALLIES].sd == pytest.approx(2.5**0.5)
    assert found.medals_by_source[AXIS]["eliminated"] == (1.5, pytest.approx(1.25**0.5))
    assert found.medals_by_source[AXIS]["objectives"] == (0.5, 0.5)
    assert found.medals_by_source[ALLIES]["exits"] == (0.25, pytest.approx(0.1875**0.5))


def test_turns_have_a_median_and_tenths():
    found = summary_of(REPORTS)
    assert found.turns.median == 35
    assert found.turns.p10 == pytest.approx(23)  # 0.3 of the way from 20 to 30
    assert found.turns.p90 == pytest.approx(117)  # 0.7 of the way from 40 to 150
    assert found.actions == 250


def test_one_game_is_its_own_summary():
    found = summary_of(REPORTS[:1])
    assert found.turns == (20, 20, 20)
    assert found.medals[AXIS] == (4, 0)
    assert found.wins == {AXIS: 1, ALLIES: 0, None: 0}


def test_a_game_has_a_seed_of_its_own_and_its_number():
    found = list(simulate(DUEL, 3, seed="x"))
    assert [(each.number, each.seed) for each in found] == [(1, "x/1"), (2, "x/2"), (3, "x/3")]


def test_a_game_can_be_played_again_by_its_seed():
    (_, second) = simulate(DUEL, 2, seed="x")
    game = Game(DUEL)
    player = RandomPlayer()
    assert play_out(game, (player, player), Random(second.seed)) == second.actions
    assert game.result() == second.result


def test_the_same_seed_gives_the_same_reports_and_another_one_others():
    assert list(simulate(DUEL, 5, seed="x")) == list(simulate(DUEL, 5, seed="x"))
    others = list(simulate(DUEL, 5, seed="y"))
    played = [each.result for each in simulate(DUEL, 5, seed="x")]
    assert [each.result for each in others] != played


@pytest.mark.parametrize("games", [2, 9])
def test_several_processes_give_the_same_reports_in_the_same_order(games):
    one = list(simulate(DUEL, games, seed="z", recorded=True))
    assert list(simulate(DUEL, games, seed="z", recorded=True, jobs=2)) == one


def test_records_are_made_on_request_and_replay():
    (plain,) = simulate(DUEL, 1)
    (recorded,) = simulate(DUEL, 1, recorded=True)
    assert plain.record is None
    assert recorded == plain._replace(record=recorded.record)
    record = recorded.record
    assert record.setup == DUEL.digest()
    assert record.players == ("random", "random")
    assert len(record.actions) == recorded.actions
    assert replay(World(DUEL), record).result() == recorded.result


def test_the_setup_is_the_same_for_a_process_that_gets_it_as_a_copy():
    other = Setup(units=DUEL.units[::-1], camps=dict(reversed(DUEL.camps.items())))
    assert [each.result for each in simulate(DUEL, 2)] == [
        each.result for each in simulate(other, 2)
    ]


SLOW = {"planner:hunter", "planner:wrecker"}
"""Players that differ from others as slow as they are only in what they are after."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.soak] if name in SLOW else []) for name in PLAYERS],
)
def test_every_player_plays_to_the_end_against_itself(name):
    games = 1 if name.startswith("planner") else 3
    for each in simulate(DUEL, games, players=(name, name)):
        assert each.result.turns > 0
        assert sum(each.result.medals[AXIS].values()) <= 3


def test_the_medals_of_a_winner_are_those_that_it_needed():
    for each in simulate(DUEL, 20):
        result = each.result
        if result.reason is Reason.MEDALS:
            assert sum(result.medals[result.winner].values()) == 2
