"""Special rules, air drops and reserves of ``.m44`` files."""

import json
from dataclasses import replace

import pytest
from m44_documents import document, saved, scenario_of

from bocage_scenarios.formats import FORMATS
from bocage_scenarios.model import NOTHING, AirDrop, Reserve, Scenario, Unit
from bocage_schema.catalogue import RuleValue, catalogue
from bocage_schema.ids import Side

M44 = FORMATS["m44"]
RULES = {rule.id: rule for rule in catalogue().special_rules.values() if rule.m44}
VALUES = {
    RuleValue.FLAG: True,
    RuleValue.SIDE: "axis",
    RuleValue.HEXES: ["A1", "b2"],
}


def with_options(options):
    """Return the document of a file with these options."""
    return scenario_of(document(info={"options": options}))


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        pytest.param({"blitz_rules": True}, {"blitz": True}, id="a flag"),
        pytest.param({"deck_reshuffling": False}, {"no_reshuffle": True}, id="on when false"),
        pytest.param({"partial_blitz_rules": "all"}, {"partial_blitz": "both"}, id="a choice"),
        pytest.param({"russian_commissar_rule": "ALLIES"}, {"commissar": "allies"}, id="a side"),
        pytest.param({"hill317": ["L5", "k4"]}, {"observation_hill": ["L5", "k4"]}, id="hexes"),
        pytest.param(
            {"must_have_unit_exit": {"side": "AXIS", "min_nbr_units": 1}},
            {"must_exit": {"side": "axis", "units": 1}},
            id="a record",
        ),
        pytest.param({"blitz_rules": False}, {}, id="a flag that is off"),
        pytest.param({}, {}, id="none"),
    ],
)
def test_options_are_rules_in_our_words(options, rules):
    scenario = with_options(options)
    assert scenario.rules == rules
    assert saved(scenario)["game_info"]["options"] == options


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_every_rule_with_a_key_is_written_and_read_back(rule):
    value = VALUES.get(rule.value)
    if rule.value is RuleValue.CHOICE:
        value = next(iter(rule.choices))
    elif rule.value is RuleValue.RECORD:
        value = {key: "allies" if key == "side" else 2 for key in rule.fields}
    text = M44.write(Scenario(rules={rule.id: value}))
    data = json.loads(text)
    assert list(data["game_info"]["options"]) == list(rule.m44)
    del data["bocage"]  # holds the missing date only
    assert M44.read(json.dumps(data)).scenario.rules == {rule.id: value}


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("blitz_rules", "yes", "M103"),
        ("russian_commissar_rule", "nobody", "M103"),
        ("partial_blitz_rules", "ALL", "M103"),
        ("hill317", ["L5", 7], "M103"),
        ("hill317", [], "M103"),
        ("must_have_unit_exit", {"side": "AXIS", "more": 1}, "M103"),
        ("airdrop", {"side": "AXIS"}, "M103"),
        ("supply_train_rules", [], "M103"),
        ("zz_rule", True, "M114"),
    ],
)
def test_what_is_not_understood_is_kept_and_reported(key, value, code):
    data = document(info={"options": {key: value}})
    reading = M44.read(json.dumps(data))
    assert [item.code for item in reading.report] == [code]
    assert reading.scenario.rules == {}
    assert saved(reading.scenario) == data


def test_a_rule_switched_off_by_hand_is_not_written_as_on():
    data = json.loads(M44.write(Scenario(rules={"blitz": False})))
    assert "options" not in data["game_info"]


UNIT = {"name": "inf2us", "badge": "badge9"}


def test_an_air_drop_keeps_its_procedure():
    found = {
        "side": "ALLIES", "unit": UNIT, "center": "F14, I12", "range": 3, "nbr_units": [3, 3],
        "nbr_drops": 2, "behavior": "ONE_AT_TIME", "option2": "TARGET_DROP_CENTER",
        "option": "NEED_FULL_DAY_VISIBILITY",
    }  # fmt: skip
    scenario = with_options({"airdrop2": found})
    unit = Unit("special_forces", "us", badge="us_airborne")
    assert scenario.air_drops == (
        AirDrop(
            Side.ALLIES, unit, "F14, I12", 3, (3, 3),
            later=True, one_at_a_time=True, on_center=True, in_daylight=True,
        ),
    )  # fmt: skip
    assert saved(scenario)["game_info"]["options"] == {"airdrop2": found}


def test_an_edited_air_drop_keeps_what_we_do_not_know():
    found = {
        "side": "ALLIES", "unit": UNIT, "center": "G5", "range": "4", "nbr_units": 4, "odd": [1],
    }  # fmt: skip
    scenario = with_options({"airdrop": found})
    edited = replace(scenario, air_drops=(replace(scenario.air_drops[0], counts=(2,)),))
    assert saved(edited)["game_info"]["options"]["airdrop"] == {**found, "nbr_units": 2}


def test_reserves_come_from_their_two_options():
    breakthrough = {
        "ALLIES": {"nbr_units": 2, "name": "tankus"},
        "AXIS": {"nbr_units": 1, "name": "tank2ger", "badge": "badge4", "behavior": "CANNOT_EXIT"},
    }
    train = {"side": "ALLIES", "nbr_units": [1, 1], "unit": {"name": "infru"}}
    options = {"armor_breakthrough_rules": breakthrough, "supply_train_rules": train}
    scenario = with_options(options)
    found = [replace(r, unit=replace(r.unit, m44=NOTHING)) for r in scenario.reserves]
    elite = Unit("elite_armor", "german", badge="german_elite", traits=("cannot_exit",))
    assert found == [
        Reserve("armor_breakthrough", Side.ALLIES, Unit("armor", "us"), (2,)),
        Reserve("armor_breakthrough", Side.AXIS, elite, (1,)),
        Reserve("supply_train", Side.ALLIES, Unit("infantry", "russian"), (1, 1)),
    ]
    assert saved(scenario)["game_info"]["options"] == options
