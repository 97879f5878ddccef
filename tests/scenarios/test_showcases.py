"""The bundled scenarios that show what the expansions hold: each does, is played, and is fair.

The soak test takes some minutes for all of them; ``bocage simulate FILE --games 400 --players
greedy,greedy`` tells more of the same games.
"""

from collections import Counter

import pytest

from bocage_engine import coverage
from bocage_engine.simulation import simulate
from bocage_scenarios.library import bundled
from bocage_scenarios.needs import needs_of
from bocage_scenarios.start import setup_of
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side
from bocage_schema.inventory import Verdict, count

SHOWN = {
    "breaking_into_blerick": {
        "churchill",
        "carries_bridge",
        "carries_mine_plough",
        "carries_petard",
        "carries_fascine",
        "carries_bobbin",
        "half_track",
        "supply_truck",
        "heavy_at_gun",
        "nebelwerfer",
        "sniper",
        "swa_mg_late",
        "swa_mortar_late",
        "bunker",
        "ford",
        "marsh",
        "minefield",
        "mine_set",
    },
    "the_gates_of_menton": {
        "french_infantry",
        "italian_artillery",
        "swa_mg_early",
        "swa_mortar_early",
        "mountain",
        "exit_marker",
        "furia_francese",
        "italian_royal_army",
        "italian_high_command",
    },
    "the_sauer_at_diekirch": {
        "engineers",
        "half_track",
        "mobile_artillery",
        "tank_destroyer",
        "swa_at_late",
        "castle",
        "winter_church",
        "winter_field_bunker",
        "winter_road",
        "winter_road_block",
        "winter_railway",
        "frozen_river",
        "winter_pontoon_bridge",
        "winter_camouflage",
        "winter_minefield",
        "mine_set",
        "winter_weather",
        "reduced_visibility",
        "pontoon_bridges",
    },
    "five_days_on_leros": {
        "on_landing_craft",
        "big_gun",
        "special_forces",
        "fortress",
        "air_strikes",
        "commonwealth_command",
    },
    "tanks_east_of_caen": {
        "tiger",
        "elite_armor",
        "heavy_at_gun",
        "nebelwerfer",
        "mobile_artillery",
        "railway",
        "commonwealth_command",
    },
}
"""Pieces, traits and special rules that each of them is there to show."""
BOXES = {
    "breaking_into_blerick": {"base", "terrain_pack", "equipment_pack"},
    "the_gates_of_menton": {"base", "terrain_pack", "winter_wars", "equipment_pack"},
    "the_sauer_at_diekirch": {"base", "winter_desert_board", "winter_wars"},
    "five_days_on_leros": {"base", "terrain_pack", "equipment_pack", "breakthrough"},
    "tanks_east_of_caen": {"base", "terrain_pack", "equipment_pack"},
}
PROSE = "Special rules that only the text tells"
"""What is said of every scenario whose rules are written out for the players."""
GAMES = 400
"""Games of the soak test for each."""
AT_MOST = 0.65
"""Share of the games that a side may win."""

each_name = pytest.mark.parametrize("name", SHOWN)


def scenario_of(name):
    return bundled(name).scenario


def things_in(scenario):
    """Return the names of all pieces, traits and special rules of a scenario."""
    found = {name for name, value in scenario.rules.items() if value}
    found.update(way_out.marker for way_out in scenario.exits)
    for content in scenario.hexes.values():
        pieces = [tile for _, tile in content.tiles()]
        found.update(part.piece for part in (*pieces, *content.markers))
        for part in (*pieces, *content.markers, *filter(None, [content.unit])):
            found.update(part.traits)
        if content.unit:
            found.add(content.unit.kind)
    return found


@each_name
def test_it_uses_what_it_is_meant_to_show(name):
    assert SHOWN[name] - things_in(scenario_of(name)) == set()


@each_name
def test_it_needs_the_boxes_of_which_it_is_an_example(name):
    assert set(count(needs_of(scenario_of(name))).own) == BOXES[name]


@each_name
def test_every_piece_of_it_is_in_some_box(name):
    pieces = count(needs_of(scenario_of(name))).pieces
    assert [piece.need for piece in pieces if piece.verdict is Verdict.UNKNOWN] == []


@each_name
def test_all_of_it_is_played(name):
    scenario = scenario_of(name)
    board = scenario.board_format
    note = coverage.FORMATS.get(board)
    expected = [f"{board.value.title()} board: {note}"] if note else []
    assert list(setup_of(scenario).not_enforced) == [*expected, PROSE]


def test_each_board_and_deck_has_its_example():
    boards = {name: scenario_of(name).board_format for name in SHOWN}
    assert set(boards.values()) == set(BoardFormat)
    assert setup_of(scenario_of("five_days_on_leros")).deck == "breakthrough"
    assert scenario_of("the_sauer_at_diekirch").face is Face.WINTER


def test_objectives_are_of_many_types():
    types = {item.type for name in SHOWN for item in scenario_of(name).objectives}
    assert len(types) >= 5
    assert ObjectiveType.SOLE_CONTROL in types
    assert all(len(scenario_of(name).objectives) >= 3 for name in SHOWN)
    assert any(scenario_of(name).exits for name in SHOWN)


def test_a_river_waits_for_its_pontoon_bridges():
    """More than half of it can be crossed only where somebody builds."""
    hexes = scenario_of("the_sauer_at_diekirch").hexes.values()
    river = [content for content in hexes if content.line and content.line.piece == "river"]
    assert sum(content.rect is None for content in river) > len(river) / 2


@pytest.mark.soak
@each_name
def test_neither_side_wins_most_games(name):
    reports = simulate(setup_of(scenario_of(name)), GAMES, players=("greedy", "greedy"))
    won = Counter(report.result.winner for report in reports)
    assert won[None] == 0
    assert max(won[side] for side in Side) <= AT_MOST * GAMES
