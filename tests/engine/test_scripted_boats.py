"""Scripted games about collapsible rafts and boats on rivers."""

from dataclasses import replace

import pytest
from positions import hex_at, scenario_of
from scripted import ALLIES, AXIS, HQ, battle, unit

from bocage_engine.game import Game
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.checks import check
from bocage_scenarios.model import HexContent, Marker, Tile, Unit
from bocage_scenarios.snapshot import Snapshots
from bocage_scenarios.start import setup_of

BOAT = ("raft",)
RIVER = dict.fromkeys(("A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5", "I5", "J5", "K5"), "river")
"""A river along a row of the board."""


def rower(label, text="allies infantry", **fields):
    return unit(label, text, open_on=BOAT, **fields)


def rowing(start, units=None, ground=RIVER, **fields):
    """Return a game in which a unit with a boat has been ordered."""
    return battle({start: rower(start)} | (units or {}), ground, **fields).play(HQ, start)


# Entering and leaving


def test_only_units_with_a_boat_enter_a_river():
    assert "move g6 G5" in rowing("g6").legal("move")
    plain = battle({"g6": "allies infantry"}, RIVER).play(HQ, "g6")
    assert not any(move.endswith(("G5", "H5")) for move in plain.legal("move"))


def test_a_river_stops_whoever_enters_it():
    moves = rowing("g6").legal("move")
    assert {"move g6 G5", "move g6 H5"} <= moves
    assert not any(move.endswith(("g4", "f4", "h4")) for move in moves)


def test_a_unit_leaves_the_river_on_either_bank_and_by_water():
    moves = rowing("G5").legal("move")
    assert {"move G5 g4", "move G5 f4", "move G5 g6", "move G5 f6"} <= moves
    assert {"move G5 F5", "move G5 H5"} <= moves
    assert "move G5 G3" in moves
    assert "move G5 I5" not in moves, "each hex of the river stops it"


def test_a_unit_that_has_entered_the_river_may_battle():
    game = rowing("g6", {"g4": "axis infantry"}).do("move g6 G5").battles()
    assert game.legal("attack") == {"attack G5 g4"}


def test_a_unit_that_has_moved_two_hexes_into_the_river_may_not_battle():
    game = rowing("G7", {"g4": "axis infantry"}).do("move G7 G5")
    assert game.battles().phase == Phase.DRAW


def test_a_bridge_carries_units_with_a_boat_as_it_does_others():
    bridged = RIVER | {"G5": "river+bridge"}
    game = rowing("g6", {"g4": "axis infantry"}, bridged).do("move g6 G5").battles()
    game.do("attack G5 g4")
    assert game.dice == 3


def test_ground_is_taken_on_the_river():
    units = {"G5": rower("G5", "axis infantry 1")}
    game = rowing("g6", units).attack("g6", "G5", "grenade star star")
    assert game.phase == Phase.TAKE
    game.do("take g6 G5")
    assert game.units(ALLIES) == {"G5": 4}


def test_ground_is_not_taken_on_the_river_without_a_boat():
    units = {"G5": rower("G5", "axis infantry 1"), "g6": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g6").attack("g6", "G5", "grenade star star")
    assert game.units(ALLIES) == {"g6": 4}
    assert game.phase == Phase.DRAW


# Battle


@pytest.mark.parametrize(
    ("label", "target", "dice"), [("G5", "f4", 2), ("G5", "G3", 1), ("f6", "f4", 2)]
)
def test_a_unit_battles_from_the_river_with_a_die_less(label, target, dice):
    game = rowing(label, {target: "axis infantry"}).battles().do(f"attack {label} {target}")
    assert game.dice == dice


def test_a_unit_on_the_river_is_attacked_as_on_open_ground():
    units = {"G5": rower("G5", "axis infantry"), "g6": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g6").battles().do("attack g6 G5")
    assert game.dice == 3


@pytest.mark.parametrize(
    ("faces", "left"), [("flag star star", 3), ("flag flag star", 2), ("flag grenade star", 2)]
)
def test_flags_hit_on_the_river(faces, left):
    units = {"G5": rower("G5", "axis infantry"), "g6": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g6").attack("g6", "G5", faces)
    assert game.figures("G5") == left
    assert game.phase == Phase.DRAW


def test_a_unit_that_may_ignore_flags_ignores_none_on_the_river():
    units = {"G5": rower("G5", "axis infantry", flags_ignored=2), "g6": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g6").attack("g6", "G5", "flag flag star")
    assert game.figures("G5") == 2


def test_flags_eliminate_a_last_figure_on_the_river():
    units = {"G5": rower("G5", "axis infantry 1"), "A1": "axis infantry", "g6": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g6").attack("g6", "G5", "flag star star")
    assert game.units(AXIS) == {"A1": 4}


def test_a_unit_with_a_boat_retreats_ashore_as_others_do():
    units = {"g6": rower("g6", "axis infantry"), "g8": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "g8").attack("g8", "g6", "flag star")
    assert game.legal() == {"retreat g6 G7", "retreat g6 H7"}


def test_nobody_retreats_into_a_river_with_a_boat():
    units = {"g4": rower("g4", "axis infantry"), "G3": "allies infantry"}
    game = battle(units, RIVER).play(HQ, "G3").attack("G3", "g4", "flag star star")
    assert game.figures("g4") == 3
    assert game.phase == Phase.DRAW


# Documents


def begun(**contents):
    """Return the units of a document by label, with the rules that they go by."""
    scenario = scenario_of({"A1": "german infantry", **contents})
    return {start.at: start.open_on for start in setup_of(scenario).units}


def with_boat(kind, *, marker):
    traits, markers = ((), (Marker("raft"),)) if marker else (("boat",), ())
    return HexContent(unit=Unit(kind, "us", traits=traits), markers=markers)


@pytest.mark.parametrize("marker", [True, False])
@pytest.mark.parametrize(
    ("kind", "afloat"),
    [
        *[("infantry", True), ("engineers", True), ("sniper", True), ("ski_troops", True)],
        *[("armor", False), ("artillery", False), ("half_track", False)],
        *[("supply_truck", False), ("lrp", False), ("cavalry", False)],
    ],
)
def test_a_boat_takes_infantry_and_nobody_else(kind, afloat, marker):
    assert begun(E5=with_boat(kind, marker=marker))[hex_at("E5")] == (BOAT if afloat else ())


def test_a_boat_on_land_stops_nobody_who_comes_there():
    boat = HexContent(unit=Unit("infantry", "us"), markers=(Marker("raft"),))
    setup = setup_of(scenario_of({"E5": boat, "A1": "german infantry", "E7": "us infantry"}))
    world = World(setup)
    facts = world.terrain.facts[world.board.cell_of[hex_at("E5")]]
    assert (facts.stop, facts.flags_hit) == (0, False)
    assert not any(facts.dice_from)


def test_a_crossing_by_boat_lacks_nothing_that_the_program_knows():
    river = HexContent(line=Tile("river"))
    boat = HexContent(unit=Unit("infantry", "us"), markers=(Marker("raft"),))
    setup = setup_of(scenario_of({"E5": boat, "E3": river, "A1": "german infantry"}))
    assert [gap for gap in setup.not_enforced if "oat" in gap or "aft" in gap] == []


def sailed():
    """Return a document, its snapshots and a state after its boat has gone from g6 to G5."""
    boat = HexContent(unit=Unit("infantry", "us"), markers=(Marker("raft"),))
    plain = HexContent(unit=Unit("infantry", "us"))
    river = HexContent(line=Tile("river"))
    scenario = scenario_of({"A1": "german infantry", "g6": boat, "C3": plain, "G5": river})
    world = World(setup_of(scenario))
    cell_of, state = world.board.cell_of, Game(world).state.copy()
    state.where[cell_of[hex_at("G5")]] = state.where.pop(cell_of[hex_at("g6")])
    return scenario, Snapshots(scenario, world), state


def test_a_boat_goes_with_its_unit_on_the_map():
    _, snapshots, state = sailed()
    shown = snapshots.scenario(state)
    assert shown.hexes[hex_at("G5")].markers == (Marker("raft"),)
    assert hex_at("g6") not in shown.hexes
    assert shown.hexes[hex_at("C3")].markers == ()
    units = {start.at: start.open_on for start in setup_of(shown).units}
    assert units[hex_at("G5")] == BOAT
    assert units[hex_at("C3")] == ()


def test_units_change_places_and_keep_their_boats():
    scenario, snapshots, state = sailed()
    cell_of = snapshots.world.board.cell_of
    state.where[cell_of[hex_at("g6")]] = state.where.pop(cell_of[hex_at("C3")])
    shown = snapshots.scenario(state)
    assert shown.hexes[hex_at("g6")].markers == ()
    assert shown.hexes[hex_at("g6")].unit == scenario.hexes[hex_at("C3")].unit


@pytest.mark.parametrize(
    ("water", "afloat"),
    [
        (HexContent(line=Tile("river")), True),
        (HexContent(line=Tile("river", traits=("wide_river",))), True),
        (HexContent(ground=Tile("lake_two_sides")), False),
    ],
)
def test_the_check_of_units_and_the_engine_agree_where_boats_float(water, afloat):
    unit = Unit("infantry", "us", traits=("boat",))
    scenario = scenario_of({"E5": replace(water, unit=unit), "A1": "german infantry"})
    assert ("U101" not in {item.code for item in check(scenario)}) == afloat
    world = World(setup_of(scenario))
    closed = world.terrain.open_for(frozenset(BOAT)).facts[world.board.cell_of[hex_at("E5")]]
    assert (not closed.impassable) == afloat
