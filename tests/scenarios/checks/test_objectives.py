"""What an objective takes, and the most medals that a side can have."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st
from positions import STANDARD as PLAN, scenario_of

from bocage_scenarios.checks import check
from bocage_scenarios.checks.view import View
from bocage_scenarios.checks.winning import Medals, most_medals, needed
from bocage_scenarios.fixes import repair
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Marker,
    Objective,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.hexes import Hex
from bocage_schema.id_words import the_side
from bocage_schema.ids import ObjectiveType, Side

GROUP = tuple(map(PLAN.hex, ("A5", "B5", "C5", "D5", "E5")))
HELD_BY_NUMBER = [
    ObjectiveType.TEMPORARY,
    ObjectiveType.PERMANENT,
    ObjectiveType.PERMANENT_TURN_START,
    ObjectiveType.LAST_TO_OCCUPY,
    ObjectiveType.SUDDEN_DEATH,
]
MAJORITY = [ObjectiveType.TEMPORARY_MAJORITY, ObjectiveType.TEMPORARY_MAJORITY_TURN_START]


def german(kind="infantry", **more):
    return HexContent(unit=Unit(kind, "german", **more))


def american(kind="infantry", **more):
    return HexContent(unit=Unit(kind, "us", **more))


def most(scenario, side):
    return most_medals(View(scenario), side)


@pytest.mark.parametrize("kind", HELD_BY_NUMBER)
@pytest.mark.parametrize(("asked", "wanted"), [(0, 1), (1, 1), (3, 3), (5, 5), (6, 5)])
def test_as_many_hexes_as_asked_for_but_no_more_than_there_are(kind, asked, wanted):
    assert needed(Objective(kind, GROUP, min_hexes=asked)) == wanted


@pytest.mark.parametrize("kind", MAJORITY)
@pytest.mark.parametrize(("size", "wanted"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_majority_is_more_than_half(kind, size, wanted):
    assert needed(Objective(kind, GROUP[:size])) == wanted


def test_one_hex_is_enough_for_sole_control():
    assert needed(Objective(ObjectiveType.SOLE_CONTROL, GROUP, min_hexes=4)) == 1


def test_a_hex_named_twice_counts_once():
    twice = (*GROUP[:2], GROUP[0])
    assert needed(Objective(ObjectiveType.TEMPORARY_MAJORITY, twice)) == 2
    assert needed(Objective(ObjectiveType.PERMANENT, twice, min_hexes=3)) == 2


def test_each_enemy_unit_is_a_medal_and_own_units_are_none():
    scenario = scenario_of({"A1": american(), "A9": german(), "B9": german("armor")})
    assert most(scenario, Side.ALLIES) == Medals(units=2)
    assert most(scenario, Side.AXIS) == Medals(units=1)


@pytest.mark.parametrize(
    ("unit", "medals"),
    [
        (german("sniper"), 0),
        (german("tiger"), 1),
        (german("command_vehicle"), 1),
        (german(traits=("two_medals",)), 2),
        (german("sniper", traits=("two_medals",)), 2),
        (german(traits=("ignores_one_flag",)), 1),
        (german("infantry", figures=1), 1),
        (HexContent(unit=Unit("?zz")), 1),
    ],
)
def test_what_a_unit_is_worth(unit, medals):
    assert most(scenario_of({"A1": american(), "A9": unit}), Side.ALLIES).units == medals


@pytest.mark.parametrize(
    ("trucks", "tracks", "medals"),
    [([3], [], 1), ([2], [], 0), ([2, 2], [], 1), ([3, 2, 1], [], 2), ([2], [1], 0), ([3], [3], 2)],
)
def test_figures_of_vehicles_are_collected_by_kind(trucks, tracks, medals):
    kinds = [("supply_truck", n) for n in trucks] + [("half_track", n) for n in tracks]
    hexes = {f"{'ABCDEF'[i]}9": german(kind, figures=n) for i, (kind, n) in enumerate(kinds)}
    assert most(scenario_of({"A1": american(), **hexes}), Side.ALLIES).units == medals


def test_units_to_come_count_as_often_as_they_come():
    reserve = Reserve("turn", Side.AXIS, Unit("armor", "german"), (2, 1), 3, (PLAN.hex("A9"),))
    drop = AirDrop(Side.AXIS, Unit("special_forces", "german"), "E5", 2, (3,))
    scenario = scenario_of({"A1": american()}, reserves=(reserve,), air_drops=(drop,))
    assert most(scenario, Side.ALLIES).units == 6
    unknown = replace(scenario, reserves=(replace(reserve, counts=()),), air_drops=())
    assert most(unknown, Side.ALLIES).units == 1


@pytest.mark.parametrize(("owner", "axis", "allies"), [(None, 1, 1), (Side.AXIS, 0, 1)])
def test_trains_and_ships_are_units_of_their_owner_or_of_either(owner, axis, allies):
    train = HexContent(rect=Tile("locomotive", owner=owner))
    scenario = scenario_of({"E5": train})
    assert (most(scenario, Side.AXIS).units, most(scenario, Side.ALLIES).units) == (axis, allies)


def test_objectives_count_for_those_who_may_win_them():
    goals = (
        Objective(ObjectiveType.TEMPORARY, GROUP[:1], Side.AXIS, medals=2),
        Objective(ObjectiveType.TEMPORARY, GROUP[1:2], None, medals=3),
        Objective(ObjectiveType.SUDDEN_DEATH, GROUP[2:3], Side.AXIS, medals=9),
    )
    scenario = scenario_of({}, objectives=goals)
    assert most(scenario, Side.AXIS).objectives == 5
    assert most(scenario, Side.ALLIES).objectives == 3


def test_units_that_can_come_to_an_exit_and_may_leave_are_a_medal():
    way_out = Exit((PLAN.hex("A9"),), Side.ALLIES)
    hexes = {
        "A1": american(),
        "C1": american("armor"),
        "E1": american(traits=("cannot_exit",)),
        "G1": german(),
    }
    scenario = scenario_of(hexes, exits=(way_out,))
    assert most(scenario, Side.ALLIES).exits == 2
    assert most(scenario, Side.AXIS).exits == 0
    closed = {**hexes, "A9": HexContent(obstacle=Tile("hedgehog"))}
    assert most(scenario_of(closed, exits=(way_out,)), Side.ALLIES).exits == 1
    anybody = scenario_of(hexes, exits=(replace(way_out, side=None),))
    assert most(anybody, Side.AXIS).exits == 1
    dear = replace(scenario, rules={"infantry_exit_two": True})
    assert most(dear, Side.ALLIES).exits == 3
    off = replace(scenario, rules={"infantry_exit_two": False})
    assert most(off, Side.ALLIES).exits == 2


def test_rules_and_traits_promise_medals():
    rule = {"empty_sections": {"side": "axis", "sections": [0], "medals": 2}}
    blown = Tile("bridge", traits=("one_medal_if_blown",))
    decoy = HexContent(markers=(Marker("minefield", Side.AXIS, ("decoy_medal",)),))
    hexes = {"C5": HexContent(line=Tile("river"), rect=blown), "E5": decoy, "G5": decoy}
    scenario = scenario_of(hexes, rules=rule)
    assert most(scenario, Side.AXIS).others == 2 + 1 + 1
    assert most(scenario, Side.ALLIES).others == 1 + 1


def test_the_sum_is_told_by_source():
    assert str(Medals(5, 2, 0, 1).words()) == "units 5, objectives 2, others 1"
    assert Medals(5, 2, 0, 1).total == 8
    assert str(Medals().words()) == "none"
    assert [str(the_side(side)) for side in (Side.AXIS, Side.ALLIES, None)] == [
        "the Axis",
        "the Allies",
        "either side",
    ]


def test_the_message_shows_the_sum_by_source():
    goal = Objective(ObjectiveType.TEMPORARY, GROUP[:1], Side.ALLIES)
    hexes = {"A1": american(), "A9": german(), "B9": german()}
    camps = {Side.AXIS: Camp(medals=1), Side.ALLIES: Camp(medals=9)}
    scenario = scenario_of(hexes, objectives=(goal,), camps=camps)
    (item,) = check(scenario).filter(codes={"O112"})
    assert item.message == (
        "the target of the Allies is 9, and there are 3 at most: units 2, objectives 1"
    )


@given(
    st.integers(0, 6),
    st.integers(0, 6),
    st.lists(st.integers(0, 3), max_size=3),
    st.integers(1, 12),
)
def test_a_target_is_out_of_reach_exactly_above_the_sum(own, enemies, goals, target):
    hexes = {Hex(8, 2 * n): american() for n in range(own)}
    hexes |= {Hex(0, 2 * n): german() for n in range(enemies)}
    objectives = tuple(
        Objective(ObjectiveType.TEMPORARY, (Hex(4, 2 * n),), Side.ALLIES, medals=worth)
        for n, worth in enumerate(goals)
    )
    camps = {Side.AXIS: Camp(medals=5), Side.ALLIES: Camp(medals=target)}
    scenario = Scenario(hexes=hexes, objectives=objectives, camps=camps)
    found = check(scenario).filter(codes={"O112"})
    at_allies = [item for item in found if item.path == "/sides/allies/medals"]
    assert bool(at_allies) == (bool(own and enemies) and target > enemies + sum(goals))


def found(scenario, *codes):
    return [(item.code, item.path, item.hex) for item in check(scenario).filter(codes=set(codes))]


def goal_of(kind, *labels, side=Side.ALLIES, **more):
    return Objective(kind, tuple(map(PLAN.hex, labels)), side, **more)


def test_the_hex_named_twice_is_pointed_out_and_the_rest_kept():
    goal = goal_of(ObjectiveType.TEMPORARY_MAJORITY, "A5", "C5", "D5", "C5")
    scenario = Scenario(objectives=(goal,))
    assert found(scenario, "O104") == [("O104", "/objectives/0/hexes", "C5")]
    (after,) = repair(scenario, {"O104"}).scenario.objectives
    assert [PLAN.label(at) for at in after.hexes] == ["A5", "C5", "D5"]


@pytest.mark.parametrize(("asked", "size", "after"), [(0, 3, 1), (4, 3, 3), (2, 1, 1), (9, 2, 2)])
def test_a_number_of_hexes_is_put_right(asked, size, after):
    goal = Objective(ObjectiveType.PERMANENT, GROUP[:size], Side.AXIS, min_hexes=asked)
    (repaired,) = repair(Scenario(objectives=(goal,)), {"O102"}).scenario.objectives
    assert repaired == replace(goal, min_hexes=after)


def test_a_worth_is_wrong_for_sudden_death_only():
    permanent = goal_of(ObjectiveType.PERMANENT, "A5", medals=2)
    assert not found(Scenario(objectives=(permanent,)), "O103")
    sudden = replace(permanent, type=ObjectiveType.SUDDEN_DEATH)
    (after,) = repair(Scenario(objectives=(sudden,)), {"O103"}).scenario.objectives
    assert after == replace(sudden, medals=1)


@pytest.mark.parametrize(
    ("pieces", "left"),
    [
        (("blank_allied_medal",), ()),
        (("medal_of_honor", "blank_allied_medal"), ("medal_of_honor",)),
        (("blank_allied_medal", "medal_of_honor"), ("medal_of_honor",)),
    ],
)
def test_a_medal_that_shows_the_score_is_taken_away_alone(pieces, left):
    goal = goal_of(ObjectiveType.TEMPORARY, "A5", pieces=pieces)
    (after,) = repair(Scenario(objectives=(goal,)), {"O116"}).scenario.objectives
    assert after.pieces == left


def test_only_sides_with_units_must_be_able_to_stand_on_an_objective():
    hedgehog = HexContent(obstacle=Tile("hedgehog"))
    goal = goal_of(ObjectiveType.TEMPORARY, "C5", side=None)
    tanks = {"A9": german("armor"), "C5": hedgehog}
    where = [("O106", "/objectives/0/hexes/0", "C5")]
    assert found(scenario_of(tanks, objectives=(goal,)), "O106") == where
    men = {**tanks, "A1": american()}
    assert not found(scenario_of(men, objectives=(goal,)), "O106")
    for_axis = replace(goal, side=Side.AXIS)
    assert found(scenario_of(men, objectives=(for_axis,)), "O106") == where
    assert not found(scenario_of({"C5": hedgehog}, objectives=(goal,)), "O106", "O107")


def test_one_kind_of_unit_that_may_stand_there_is_enough():
    hexes = {"A1": american("armor"), "B1": american(), "C5": HexContent(obstacle=Tile("hedgehog"))}
    goal = goal_of(ObjectiveType.TEMPORARY, "C5")
    assert not found(scenario_of(hexes, objectives=(goal,)), "O106", "O107")


def test_hexes_off_the_board_are_not_called_impassable():
    goal = goal_of(ObjectiveType.TEMPORARY, "Z9", "C5")
    assert not found(scenario_of({"A1": american()}, objectives=(goal,)), "O106", "O107")


def test_an_impassable_hex_of_a_group_is_told_once():
    river = HexContent(line=Tile("river"))
    hexes = {"A1": american(), "B1": american(), "C1": american(), "C5": river}
    three = goal_of(ObjectiveType.PERMANENT, "A5", "C5", "E5", min_hexes=3)
    assert found(scenario_of(hexes, objectives=(three,)), "O106", "O107") == [
        ("O106", "/objectives/0/hexes/1", "C5")
    ]
    alone = {"A1": american(), "C5": river}
    two = replace(three, min_hexes=2)
    assert [
        code for code, _, _ in found(scenario_of(alone, objectives=(two,)), "O106", "O107")
    ] == [
        "O107",
        "O106",
    ]


def why(scenario, code="O107"):
    (item,) = check(scenario).filter(codes={code})
    return item.message


def test_the_message_says_why_an_objective_cannot_be_held():
    wall = {PLAN.label(at): HexContent(line=Tile("river")) for at in PLAN.hexes if at.row == 4}
    hexes = {**wall, "A1": american(), "B1": american(), "C1": german()}
    far = goal_of(ObjectiveType.TEMPORARY, "C9")
    assert why(scenario_of(hexes, objectives=(far,))) == (
        "the Allies can never hold it: no unit can get there"
    )
    assert why(scenario_of(hexes, objectives=(replace(far, side=None),))) == (
        "neither side can ever hold it: no unit can get there"
    )
    some = goal_of(ObjectiveType.PERMANENT, "C9", "C1", "E1", min_hexes=3)
    assert why(scenario_of(hexes, objectives=(some,))) == (
        "the Allies can never hold it: units can get to 2 of the 3 hexes that must be held"
    )
    many = goal_of(ObjectiveType.PERMANENT, "C1", "D1", "E1", min_hexes=3)
    assert why(scenario_of(hexes, objectives=(many,))) == (
        "the Allies can never hold it: it takes 3 units at once, and there are 2"
    )
    two = replace(many, min_hexes=2)
    assert not found(scenario_of(hexes, objectives=(two,)), "O107")
    assert found(scenario_of(hexes, objectives=(replace(two, side=Side.AXIS),)), "O107")


def test_only_sudden_death_needs_a_side():
    sudden = goal_of(ObjectiveType.SUDDEN_DEATH, "C5", side=None)
    assert found(Scenario(objectives=(sudden,)), "O114") == [("O114", "/objectives/0", "C5")]
    temporary = replace(sudden, type=ObjectiveType.TEMPORARY)
    assert not found(Scenario(objectives=(temporary,)), "O114")


def test_a_medal_for_either_side_may_be_held_from_the_start():
    goal = goal_of(ObjectiveType.TEMPORARY, "C5", side=None)
    assert not found(scenario_of({"C5": american()}, objectives=(goal,)), "O108")
    own = replace(goal, side=Side.ALLIES)
    assert found(scenario_of({"C5": american()}, objectives=(own,)), "O108")


@pytest.mark.parametrize(
    ("kind", "held"), [(ObjectiveType.TEMPORARY, True), (ObjectiveType.SOLE_CONTROL, False)]
)
def test_an_enemy_in_the_group_matters_for_sole_control_only(kind, held):
    goal = goal_of(kind, "C5", "D5")
    scenario = scenario_of({"C5": american(), "D5": german()}, objectives=(goal,))
    assert bool(found(scenario, "O108")) == held


def test_a_target_of_one_medal_is_compared_too():
    camps = dict.fromkeys(Side, Camp(medals=1))
    hexes = {"A1": american(), "A9": german()}
    goal = goal_of(ObjectiveType.TEMPORARY, "C5")
    scenario = scenario_of(hexes, objectives=(goal,), camps=camps)
    assert found(scenario, "O117", "O118") == [("O117", "/sides/allies/medals", "")]
    dear = scenario_of(hexes, objectives=(replace(goal, medals=2),), camps=camps)
    assert [code for code, _, _ in found(dear, "O118")] == ["O118"]
