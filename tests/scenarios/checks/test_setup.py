"""The set-up, special rules, and units to come."""

from dataclasses import replace
from datetime import date

import pytest

from bocage_scenarios.checks import check
from bocage_scenarios.fixes import repair
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Reserve,
    Scenario,
    Texts,
    Tile,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face, Front, Side


def codes(scenario, *wanted):
    return sorted(item.code for item in check(scenario).filter(codes=set(wanted)))


def camps(axis=None, allies=None):
    return {Side.AXIS: Camp(axis), Side.ALLIES: Camp(allies)}


@pytest.mark.parametrize("hand", range(15))
def test_hands_and_targets_have_the_same_bounds(hand):
    scenario = Scenario(camps={side: Camp(hand=hand, medals=hand) for side in Side})
    found = codes(scenario, "S101", "S102", "S127")
    if hand == 0:
        assert found == ["S127"] * 4
    else:
        assert found == ([] if 2 <= hand <= 12 else ["S101", "S101", "S102", "S102"])


@pytest.mark.parametrize(
    ("day", "fits"),
    [
        (date(1931, 9, 17), False),
        (date(1931, 9, 18), True),
        (date(1944, 6, 6), True),
        (date(1945, 9, 2), True),
        (date(1945, 9, 3), False),
    ],
)
def test_the_war_has_a_first_and_a_last_day(day, fits):
    assert bool(codes(Scenario(begin=day), "S105")) != fits
    assert not codes(Scenario(begin=day, fictional=True), "S105")


def test_days_in_the_wrong_order_are_exchanged():
    scenario = Scenario(begin=date(1944, 6, 8), end=date(1944, 6, 6))
    after = repair(scenario, {"S103"}).scenario
    assert (after.begin, after.end) == (date(1944, 6, 6), date(1944, 6, 8))


def test_no_nation_is_ruled_out_everywhere():
    for nation in catalogue().nations.values():
        assert set(nation.not_on) < set(Front)


@pytest.mark.parametrize("nation", catalogue().nations.values(), ids=lambda nation: nation.id)
@pytest.mark.parametrize("front", Front)
def test_nations_are_found_only_on_fronts_where_they_never_were(nation, front):
    names = (nation.id, None) if nation.side is Side.AXIS else (None, nation.id)
    found = codes(Scenario(front=front, camps=camps(*names)), "S108", "S110")
    assert found == (["S110"] if front in nation.not_on else [])


@pytest.mark.parametrize("nation", catalogue().nations.values(), ids=lambda nation: nation.id)
def test_nations_on_the_other_side_are_found_on_no_front(nation):
    names = (nation.id, None) if nation.side is Side.ALLIES else (None, nation.id)
    for front in Front:
        assert codes(Scenario(front=front, camps=camps(*names)), "S108", "S110") == ["S108"]


@pytest.mark.parametrize("name", catalogue().special_rules)
def test_no_rule_alone_needs_to_be_removed(name):
    rule = catalogue().special_rules[name]
    values = {"flag": not rule.default, "side": "axis", "choice": next(iter(rule.choices), "")}
    if rule.value in values:
        assert not codes(Scenario(rules={name: values[rule.value]}), "S113", "S128")


def test_what_rules_say_of_each_other_exists():
    rules = catalogue().special_rules
    for rule in rules.values():
        assert {*rule.needs, *rule.not_with, *rule.includes} <= rules.keys() - {rule.id}
        assert set(rule.builds) <= catalogue().obstacle_rules.keys()
        assert set(rule.not_on) < set(Face)


def test_a_rule_of_a_nation_fits_every_nation_that_has_it():
    fits = [
        nation.id
        for nation in catalogue().nations.values()
        if nation.side is Side.ALLIES
        and not codes(
            Scenario(rules={"commonwealth_command": True}, camps=camps("germany", nation.id)),
            "S111",
        )
    ]
    assert "great_britain" in fits
    assert "canada" in fits
    assert "united_states" not in fits
    assert "soviet_union" not in fits


@pytest.mark.parametrize(
    ("center", "reach", "count", "found"),
    [
        ("A9", 0, 1, []),
        ("A9", 0, 2, ["S114"]),
        ("A9", 1, 3, []),
        ("A9", 1, 4, ["S114"]),
        ("E5", 1, 7, []),
        ("E5", 1, 8, ["S114"]),
        ("Z9", 9, 1, ["S114"]),
        ("somewhere", 0, 9, ["S129"]),
    ],
)
def test_drops_need_room(center, reach, count, found):
    unit = Unit("special_forces", "us")
    drop = AirDrop(Side.ALLIES, unit, center, reach, (1, count))
    assert codes(Scenario(air_drops=(drop,)), "S114", "S129") == found


def test_only_a_special_start_needs_a_rule():
    assert not codes(Scenario(), "S118")
    assert codes(Scenario(first=None), "S118") == ["S118"]
    texts = {"en": Texts(victory="Six."), "de": Texts(rules="Beide wuerfeln.")}
    assert not codes(Scenario(first=None, texts=texts), "S118")


def test_rules_that_are_off_are_not_looked_at():
    rules = {"night_visibility": False, "nightfall": True, "italian_high_command": False}
    italy = {Side.AXIS: Camp("italy", hand=5), Side.ALLIES: Camp()}
    assert not codes(Scenario(rules=rules, camps=italy), "S111", "S112", "S124")


@pytest.mark.parametrize(
    ("rules", "where"),
    [
        ({"night_visibility": True, "nightfall": True}, "nightfall"),
        ({"nightfall": True, "night_visibility": True}, "night_visibility"),
        ({"combat_cards": True, "young_generals": True}, "combat_cards"),
        ({"young_generals": True, "combat_cards": True}, "combat_cards"),
        (
            {"young_generals": True, "deck_change": "air_power_as_artillery_bombard"},
            "young_generals",
        ),
    ],
)
def test_two_rules_that_exclude_each_other_are_told_once(rules, where):
    found = check(Scenario(rules=rules)).filter(codes={"S112"})
    assert [item.path for item in found] == [f"/rules/{where}"]


@pytest.mark.parametrize(
    ("rule", "nation", "army", "fits"),
    [
        ("commonwealth_command", "united_states", "us", False),
        ("commonwealth_command", "united_states", "russian", False),
        ("commonwealth_command", "united_states", "british", True),
        ("commonwealth_command", "great_britain", "us", True),
        ("commonwealth_command", "?ZZ", "us", True),
        ("commonwealth_command", None, "us", True),
        ("blitz", "united_states", "us", True),
    ],
)
def test_a_rule_needs_its_nation(rule, nation, army, fits):
    unit = HexContent(unit=Unit("infantry", army))
    scenario = Scenario(rules={rule: True}, camps=camps("germany", nation), hexes={Hex(8, 0): unit})
    assert bool(codes(scenario, "S111")) != fits


def test_high_ground_is_looked_for_on_the_board_only():
    off = Scenario(rules={"observation_hill": ["Z9"]})
    assert not codes(off, "S126", "S128")
    hill = HexContent(terrain=Tile("hill"), obstacle=Tile("wire"))
    on = Scenario(rules={"observation_hill": ["A1"]}, hexes={Hex(8, 0): hill})
    assert not codes(on, "S126", "S128")


@pytest.mark.parametrize("side", [None, *Side])
def test_a_rule_about_exits_wants_one_for_its_side(side):
    way_out = Exit((Hex(8, 0),), side)
    scenario = Scenario(
        rules={"must_exit": {"side": "axis", "units": 1}, "infantry_exit_two": True},
        exits=(way_out,),
    )
    assert codes(scenario, "S126") == (["S126"] if side is Side.ALLIES else [])
    both = replace(scenario, exits=(way_out, Exit((Hex(8, 2),), Side.AXIS)))
    assert not codes(both, "S126")


def test_a_forest_is_no_river():
    forest = HexContent(terrain=Tile("forest"), rect=Tile("bridge"))
    scenario = Scenario(rules={"pontoon_bridges": True}, hexes={Hex(8, 0): forest})
    assert codes(scenario, "S126") == ["S126"]


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ({"side": "axis", "sections": [0, 1, 2], "medals": 1}, []),
        ({"side": "axis", "sections": [], "medals": 1}, ["S128"]),
        ({"side": "axis", "medals": 1}, ["S128"]),
        ({"side": "axis", "sections": [True], "medals": 1}, ["S128"]),
        ({"side": "axis", "sections": ["0"], "medals": 1}, ["S128"]),
        ({"side": "axis", "sections": [-1], "medals": 1}, ["S128"]),
        ({"side": "axis", "sections": [0], "medals": 0}, ["S128"]),
        ({"side": "axis", "sections": [0], "medals": True}, ["S128"]),
        ({"side": "axis", "sections": [9], "medals": "1"}, ["S128", "S128"]),
        ({"sections": [9], "medals": "1"}, ["S128"]),
        ("axis", ["S128"]),
    ],
)
def test_values_of_a_record(value, found):
    assert codes(Scenario(rules={"empty_sections": value}), "S128") == found


@pytest.mark.parametrize(("own", "found"), [(0, []), (1, ["S128"]), (2, []), (3, [])])
def test_no_more_units_must_leave_than_there_are(own, found):
    hexes = {Hex(0, 2 * n): HexContent(unit=Unit("infantry", "german")) for n in range(own)}
    hexes |= {Hex(8, 2 * n): HexContent(unit=Unit("infantry", "us")) for n in range(5)}
    scenario = Scenario(rules={"must_exit": {"side": "axis", "units": 2}}, hexes=hexes)
    assert codes(scenario, "S128") == found


def test_each_reserve_is_checked_with_its_own_unit():
    hedgehog = {Hex(0, 0): HexContent(obstacle=Tile("hedgehog"))}
    men, tanks = (
        Reserve("turn", Side.AXIS, Unit(kind, "german"), (1,), 3, (Hex(0, 0),))
        for kind in ("infantry", "armor")
    )
    scenario = Scenario(hexes=hedgehog, reserves=(men, tanks))
    found = check(scenario).filter(codes={"S115", "S116"})
    assert [(item.code, item.path) for item in found] == [("S115", "/reserves/1/hexes/0")]


def test_the_largest_drop_needs_the_room():
    drop = AirDrop(Side.ALLIES, Unit("special_forces", "us"), "A9", 1, (5, 1))
    (item,) = check(Scenario(air_drops=(drop,))).filter(codes={"S114"})
    assert item.message.endswith("5 units drop at once, and there is room for 3")
