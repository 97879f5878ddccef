"""Retreats of the engine against trying every route, by the words of the rules of retreat."""

import pytest
from battlefields import PLAN, battlefields, cell_at, for_each_side, laid, position_at, rules_on
from hypothesis import given, strategies as st

from bocage_engine.position import position_of
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face, Side, UnitClass

KINDS = (
    "infantry",
    "armor",
    "artillery",
    "french_resistance",
    "ski_troops",
    "italian_artillery",
    "tank_destroyer",
    "half_track",
    "supply_truck",
    "cavalry",
)
TILES = laid("forest", "hedgerow", "hill", "town", "church", "river", "marsh", "trenches")
RIVERS = laid("river", "river_curve", "river+bridge", "river+ford", "river+rail_bridge")
OBSTACLES = for_each_side("bunker", "hedgehog", "wire", "sandbags", "road_block", "forest+bunker")


def what_flags_do(setup, unit, flags):
    """Return fewest and most hexes, losses, and ends with their hexes, from all routes."""
    fewest = max(0, flags - ignored(setup, unit))
    most = flags * catalogue().units[unit.kind].retreat_per_flag[1]
    routes = [(unit.at,), *routes_home(setup, unit, most)]
    made = max(len(route) - 1 for route in routes if len(route) - 1 <= fewest)
    longest = most if made == fewest else made
    ends = {(route[-1], len(route) - 1) for route in routes if made <= len(route) - 1 <= longest}
    return fewest, most, fewest - made, ends - {(unit.at, 0)}


def ignored(setup, unit):
    """Return the flags that a unit may ignore: by its hex or by itself, never by both (D-12)."""
    by_hex = [
        rules.flags_ignored
        for rules, owner in rules_on(setup, unit.at)
        if moving(setup, unit) in rules.flags_for and protects(rules, owner, unit.side)
    ]
    return max([catalogue().units[unit.kind].flags_ignored, *by_hex])


def protects(rules, owner, side):
    """Tell whether a piece protects a side; a bunker does its owner, or all if it has none."""
    return rules.id != "bunker" or owner in (None, side)


def moving(setup, unit):
    if unit.kind == "cavalry" and setup.options.cavalry_as_infantry:
        return UnitClass.INFANTRY
    return catalogue().units[unit.kind].classes.move


def routes_home(setup, unit, most):
    """Return every route of one to ``most`` steps, each a row nearer to the unit's own side."""
    toward = -1 if unit.side is setup.top else 1
    never = any(moving(setup, unit) in r.movement.cannot_leave for r, _ in rules_on(setup, unit.at))
    routes, last = [], [(unit.at,)]
    for _ in range(0 if never else most):
        last = [
            (*route, to)
            for route in last
            for to in (Hex(route[-1].row + toward, route[-1].col + side) for side in (-1, 1))
            if to in PLAN and is_open(setup, unit, to)
        ]
        routes += last
    return routes


def is_open(setup, unit, at):
    """Tell whether a unit may retreat into a hex."""
    if any(other.at == at for other in setup.units):
        return False
    own = catalogue().units[unit.kind].terrain
    barred_as = own.impassable_as if own else {moving(setup, unit)}
    return not any(
        rules.movement.impassable_for & barred_as or rules.id in ("ocean", "coast")
        for rules, _ in rules_on(setup, at)
    )


def assert_same_retreats(setup, flags):
    position = position_of(setup)
    for unit in setup.units:
        cell = PLAN.hexes.index(unit.at)
        answer = position.retreat(cell, flags)
        ends = {(PLAN.hexes[end], steps) for end, steps in answer.ends}
        found = answer.fewest, answer.most, answer.losses, ends
        assert found == what_flags_do(setup, unit, flags)
        assert len(ends) == len(answer.ends)
        assert answer.may_stay == (answer.fewest == answer.losses)


@given(battlefields(TILES, OBSTACLES, kinds=KINDS, most_units=9), st.integers(0, 4))
def test_retreats_over_mixed_ground_are_those_of_all_routes(setup, flags):
    assert_same_retreats(setup, flags)


@given(battlefields(RIVERS, OBSTACLES, kinds=KINDS, most_units=6), st.integers(1, 3))
def test_retreats_over_rivers_are_those_of_all_routes(setup, flags):
    assert_same_retreats(setup, flags)


EXAMPLES = {
    "one flag drives the bottom side down by one hex": (
        {},
        {"F5": "allies infantry"},
        1,
        (1, 1, 0, {"e4": 1, "f4": 1}),
    ),
    "one flag drives the top side up by one hex": (
        {},
        {"F5": "axis infantry"},
        1,
        (1, 1, 0, {"e6": 1, "f6": 1}),
    ),
    "a unit at its baseline loses a figure for each flag": (
        {},
        {"F1": "allies armor"},
        2,
        (2, 2, 2, {}),
    ),
    "units behind it cost a unit a figure": (
        {},
        {"F5": "allies armor", "e4": "allies armor", "f4": "axis armor"},
        1,
        (1, 1, 1, {}),
    ),
    "a unit goes as far as any way leads": (
        {},
        {"F5": "allies armor", "E3": "allies armor", "F3": "axis armor"},
        2,
        (2, 2, 0, {"G3": 2}),
    ),
    "sandbags let a unit ignore one flag of two": (
        {"F5": "sandbags"},
        {"F5": "allies armor"},
        2,
        (1, 2, 0, {"e4": 1, "f4": 1, "E3": 2, "F3": 2, "G3": 2}),
    ),
    "the enemy's bunker lets no flag be ignored": (
        {"F5": "bunker"},
        {"F5": "allies infantry"},
        1,
        (1, 1, 0, {"e4": 1, "f4": 1}),
    ),
    "a gun in its bunker ignores one flag and pays for the other": (
        {"F5": "bunker"},
        {"F5": "axis artillery"},
        2,
        (1, 2, 1, {}),
    ),
    "the resistance goes up to three hexes for one flag": (
        {},
        {"F3": "allies french_resistance"},
        1,
        (1, 3, 0, {"e2": 1, "f2": 1, "E1": 2, "F1": 2, "G1": 2}),
    ),
    "Italian artillery in sandbags ignores one flag and not two": (
        {"F5": "sandbags"},
        {"F5": "axis italian_artillery", "e6": "axis armor", "f6": "axis armor"},
        2,
        (1, 6, 1, {}),
    ),
    "a river in the back costs figures": (
        {"e4": "river", "f4": "river"},
        {"F5": "allies infantry"},
        2,
        (2, 2, 2, {}),
    ),
    "a bridge is a way to retreat": (
        {"e4": "river+bridge", "f4": "river"},
        {"F5": "allies armor"},
        1,
        (1, 1, 0, {"e4": 1}),
    ),
    "forest, wire and hedgerows do not stop a retreat": (
        {"e4": "forest", "f4": "hedgerow+wire"},
        {"F5": "allies armor", "E3": "axis armor", "F3": "axis armor"},
        2,
        (2, 2, 0, {"G3": 2}),
    ),
}


@pytest.mark.parametrize(("ground", "units", "flags", "expected"), EXAMPLES.values(), ids=EXAMPLES)
def test_a_retreat(ground, units, flags, expected):
    found = position_at(ground, units).retreat(cell_at(next(iter(units))), flags)
    ends = {PLAN.label(PLAN.hexes[end]): steps for end, steps in found.ends}
    assert (found.fewest, found.most, found.losses, ends) == expected


def test_nobody_retreats_into_the_sea():
    position = position_at({}, {"F3": "allies infantry", "F5": "axis armor"}, face=Face.BEACH)
    assert position.retreat(cell_at("F3"), 1).losses == 1
    assert position.retreat(cell_at("F5"), 1).losses == 0


@pytest.mark.parametrize("top", list(Side))
def test_the_seat_of_a_side_decides_where_it_retreats(top):
    position = position_at({}, {"F5": "axis infantry"}, top=top)
    rows = {PLAN.hexes[end].row for end, _ in position.retreat(cell_at("F5"), 1).ends}
    assert rows == {3 if top is Side.AXIS else 5}


def test_a_unit_near_its_baseline_makes_one_step_and_loses_a_figure():
    found = position_at({}, {"f2": "allies armor"}).retreat(cell_at("f2"), 2)
    assert (found.fewest, found.losses, found.may_stay) == (2, 1, False)
    assert {steps for _, steps in found.ends} == {1}
