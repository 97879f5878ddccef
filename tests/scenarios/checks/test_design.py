"""Ways back, idle units and lopsided battles, on positions made by hand and by chance."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st
from positions import STANDARD, hex_at, scenario_of, tile

from bocage_scenarios.checks import check
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Objective,
    Reserve,
    Scenario,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES


def found(document, code):
    return list(check(document).filter(codes={code}))


@pytest.mark.parametrize(
    "plan", [board(size) for size in BoardFormat], ids=lambda plan: plan.format
)
@pytest.mark.parametrize("top", Side)
@given(data=st.data())
def test_sections_are_seen_from_the_seat(plan, top, data):
    at = data.draw(st.sampled_from(plan.hexes))
    unit = HexContent(unit=Unit("infantry", "german"))
    document = Scenario(plan.format, hexes={at: unit}, top=top)
    seats = [item.message.split(" section")[0].split()[-1] for item in found(document, "D101")]
    assert len(seats) == 3 - len(plan.sections(at))
    turned = Hex(plan.rows - 1 - at.row, 2 * plan.width - 2 - at.col)
    other = Scenario(plan.format, hexes={turned: unit}, top=top.enemy)
    again = [item.message.split(" section")[0].split()[-1] for item in found(other, "D101")]
    assert sorted(again) == sorted(seats)


def test_the_left_of_the_side_at_the_top_is_on_the_right_of_the_map():
    document = scenario_of({"A9": "german infantry", "G9": "german infantry"}, top=AXIS)
    (item,) = found(document, "D101")
    assert "in the left section" in item.message
    (item,) = found(replace(document, top=ALLIES), "D101")
    assert "in the right section" in item.message


@given(st.sampled_from(STANDARD.hexes), st.sampled_from(STANDARD.hexes), st.booleans())
def test_neighbouring_enemies_are_found_once(first, second, same):
    hexes = {
        first: HexContent(unit=Unit("infantry", "german")),
        second: HexContent(unit=Unit("infantry", "german" if same else "us")),
    }
    count = len(found(Scenario(hexes=hexes), "D102"))
    assert count == (not same and distance(first, second) == 1)


@pytest.mark.parametrize("top", Side)
@given(data=st.data())
def test_a_way_back_is_a_hex_of_the_row_behind(top, data):
    at = data.draw(st.sampled_from(STANDARD.hexes))
    blocked = data.draw(st.sets(st.sampled_from(neighbours(at))))
    hexes = {near: tile("river", layer="line") for near in blocked if near in STANDARD}
    hexes[at] = HexContent(unit=Unit("infantry", "german"))
    document = Scenario(hexes=hexes, top=top)
    step = -1 if top is AXIS else 1
    behind = [near for near in neighbours(at) if near.row == at.row + step and near in STANDARD]
    stuck = bool(behind) and all(near in blocked for near in behind)
    assert bool(found(document, "D103")) == stuck


def test_own_units_make_way_and_enemies_do_not():
    for other, stuck in (("german armor", False), ("us armor", True)):
        document = scenario_of({"G5": "german infantry", "f6": other, "g6": other})
        assert bool(found(document, "D103")) == stuck


def test_units_that_land_are_not_told_that_the_sea_is_behind_them():
    document = scenario_of({"G3": "us infantry", "g2": "us infantry"}, face=Face.BEACH)
    assert found(document, "D103") == []


def islands(**more):
    """Return two units that a river parts, out of each other's range for ever."""
    river = {f"{letter}6": tile("river", layer="line") for letter in "abcdefghijkl"}
    walls = {at: tile("forest", "impassable") for at in ("C9", "a8", "b8")}
    units = {"A9": "german infantry", "A1": "us infantry"}
    return scenario_of({**river, **walls, **units}, **more)


def test_units_that_never_meet_are_found_on_both_sides():
    assert [item.hex for item in found(islands(), "D109")] == ["A1", "A9"]


@pytest.mark.parametrize(
    ("more", "left"),
    [
        ({"objectives": (Objective(ObjectiveType.PERMANENT, (Hex(0, 2),)),)}, ["A1"]),
        ({"exits": (Exit((Hex(8, 24),)),)}, ["A9"]),
        ({"reserves": (Reserve("turn", ALLIES, Unit("infantry", "us"), (1,), 3),)}, ["A1"]),
        ({"air_drops": (AirDrop(AXIS, Unit("infantry", "german"), "E1", 1, (1,)),)}, ["A9"]),
    ],
)
def test_a_goal_or_units_to_come_give_a_unit_something_to_do(more, left):
    assert [item.hex for item in found(islands(**more), "D109")] == left


def test_without_any_enemy_nobody_is_idle():
    assert found(scenario_of({"A9": "german infantry"}), "D109") == []


def test_a_long_range_reaches_over_the_river():
    document = islands()
    hexes = {**document.hexes, Hex(0, 0): HexContent(unit=Unit("artillery", "german"))}
    assert [item.hex for item in found(replace(document, hexes=hexes), "D109")] == ["A1"]


@pytest.mark.parametrize(
    ("kind", "stuck"),
    [("infantry", True), ("armor", True), ("landing_craft", False), ("aircraft", False)],
)
def test_a_unit_that_nobody_moves_is_not_called_stuck(kind, stuck):
    shore = {at: tile("river", layer="line") for at in ("B9", "a8")}
    document = scenario_of({**shore, "A9": f"german {kind}"})
    assert bool(found(document, "D104")) == stuck


def test_a_unit_that_cannot_attack_is_not_called_idle():
    document = islands()
    hexes = {**document.hexes, Hex(0, 0): HexContent(unit=Unit("supply_truck", "german"))}
    assert [item.hex for item in found(replace(document, hexes=hexes), "D109")] == ["A1"]


def test_one_enemy_in_range_is_enough():
    row = {f"{letter}5": "us infantry" for letter in "BCDE"}
    document = scenario_of({**row, "C7": "german artillery", "M9": "german infantry"}, first=AXIS)
    assert len(found(document, "D105")) == 1


@pytest.mark.parametrize("empty", range(3))
def test_only_tiles_on_the_board_fill_a_section(empty):
    sections = [["A9", "B9", "C9"], ["F9", "G9", "H9"], ["K9", "L9", "M9"]]
    bare = sections.pop(empty)
    laid = {label: tile("forest") for labels in sections for label in labels}
    alone = {bare[0]: "us infantry", "Z9": tile("forest")}
    (item,) = found(scenario_of(laid | alone), "D111")
    assert f"in the {('left', 'center', 'right')[empty]} section" in item.message
    assert found(scenario_of(laid | alone | {bare[1]: tile("forest")}), "D111") == []


def test_a_side_without_units_is_not_called_weak():
    assert found(scenario_of({"A1": "us infantry"}), "D106") == []


def test_many_small_units_are_more_than_one_large():
    guns = {f"{letter}1": "us artillery" for letter in "ABC"}
    assert len(found(scenario_of({"A9": "german infantry", **guns}), "D106")) == 1


@pytest.mark.parametrize(
    ("camps", "lopsided"),
    [
        ({}, True),
        ({AXIS: Camp(hand=6)}, False),
        ({ALLIES: Camp(hand=4)}, False),
        ({AXIS: Camp(medals=4)}, False),
        ({AXIS: Camp(hand=4)}, True),
        ({AXIS: Camp(medals=6)}, True),
    ],
)
def test_cards_and_medals_make_up_for_small_numbers(camps, lopsided):
    units = {"A9": "german infantry", "A1": "us infantry", "B1": "us armor", "C1": "us infantry"}
    document = scenario_of(units, camps={AXIS: Camp(), ALLIES: Camp()} | camps)
    assert bool(found(document, "D106")) == lopsided


@pytest.mark.parametrize(
    "more",
    [
        {"objectives": (Objective(ObjectiveType.PERMANENT, (Hex(0, 2),), AXIS),)},
        {"exits": (Exit((Hex(8, 24),), AXIS),)},
        {"reserves": (Reserve("turn", AXIS, Unit("infantry", "german"), (1,), 3),)},
        {"air_drops": (AirDrop(AXIS, Unit("infantry", "german"), "E1", 1, (1,)),)},
    ],
)
def test_so_do_a_goal_of_its_own_and_units_to_come(more):
    units = {"A9": "german infantry", "A1": "us infantry", "B1": "us armor", "C1": "us infantry"}
    assert found(scenario_of(units), "D106") != []
    assert found(scenario_of(units, **more), "D106") == []


@given(st.integers(1, 6), st.integers(1, 6))
def test_forces_are_lopsided_beyond_two_to_one(axis, allies):
    row = {f"{letter}9": "german infantry" for letter in "ABCDEF"[:axis]}
    other = {f"{letter}1": "us infantry" for letter in "ABCDEF"[:allies]}
    lopsided = max(axis, allies) > 2 * min(axis, allies)
    assert bool(found(scenario_of(row | other), "D106")) == lopsided


@given(st.integers(0, 12), st.integers(0, 12))
def test_hands_may_differ_by_three(axis, allies):
    document = scenario_of({}, camps={AXIS: Camp(hand=axis), ALLIES: Camp(hand=allies)})
    places = [item.path for item in found(document, "D107")]
    assert places == (
        [] if abs(axis - allies) <= 3 else [f"/sides/{'axis' if axis < allies else 'allies'}/hand"]
    )


def test_an_exit_takes_one_more_hex_than_the_way_to_it():
    way_out = (Exit((hex_at("A9"),), ALLIES),)
    for label, kind, early in (
        ("A9", "artillery", True),
        ("B9", "artillery", False),
        ("B9", "infantry", True),
        ("C9", "infantry", False),
        ("C9", "armor", True),
        ("D9", "armor", False),
    ):
        document = scenario_of({label: f"us {kind}"}, exits=way_out)
        assert bool(found(document, "D110")) == early, (label, kind)


def test_only_the_side_that_may_leave_is_told_of_an_early_exit():
    for side, early in ((ALLIES, False), (AXIS, True), (None, True)):
        way_out = (Exit((hex_at("A9"),), side),)
        document = scenario_of({"B9": "german infantry"}, exits=way_out)
        assert bool(found(document, "D110")) == early


@pytest.mark.parametrize(
    ("goal", "early"),
    [
        (Objective(ObjectiveType.TEMPORARY, (Hex(0, 0),)), True),
        (Objective(ObjectiveType.SOLE_CONTROL, (Hex(0, 4), Hex(0, 0)), ALLIES), True),
        (Objective(ObjectiveType.PERMANENT, (Hex(0, 0),), AXIS), False),
        (Objective(ObjectiveType.PERMANENT_TURN_START, (Hex(0, 0),)), False),
        (Objective(ObjectiveType.TEMPORARY, (Hex(0, 0), Hex(0, 4)), min_hexes=2), False),
        (Objective(ObjectiveType.TEMPORARY, (Hex(8, 0), Hex(0, 0))), True),
        (Objective(ObjectiveType.TEMPORARY, (Hex(8, 0),)), False),
        (Objective(ObjectiveType.TEMPORARY, (Hex(0, 0), Hex(4, 12))), False),
    ],
)
def test_a_medal_for_the_first_move_is_one_that_a_unit_reaches_alone(goal, early):
    units = {"B9": "us infantry", "G5": "german infantry"}
    document = scenario_of(units, objectives=(goal,), first=ALLIES)
    assert bool(found(document, "D112")) == early
    assert found(replace(document, first=None), "D112") == []
    assert found(replace(document, first=AXIS), "D112") == []


@given(st.integers(0, 6), st.integers(0, 6))
def test_units_in_range_are_counted_against_three_quarters(near, far):
    letters = "BCDEFGHIJKLM"
    rows = {f"{letter}5": "us infantry" for letter in letters[2 : 2 + near]}
    rows |= {f"{letter}1": "us infantry" for letter in letters[:far]}
    guns = {"F7": "german artillery"}
    document = scenario_of({**rows, **guns}, first=AXIS)
    view = View(document)
    gun = hex_at("F7")
    close = sum(distance(placed.at, gun) <= 6 for placed in view.units_of(ALLIES))
    total = near + far
    assert bool(found(document, "D105")) == (total > 3 and 4 * close > 3 * total)
    assert found(replace(document, first=None), "D105") == []
