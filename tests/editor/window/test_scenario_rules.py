"""Special rules and boxes in the panel about the scenario."""

import pytest
from forms import Author
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bocage_editor.words.rules import status_of
from bocage_engine.coverage_rules import Status
from bocage_scenarios.model import HexContent, Unit
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat

PLAN = board(BoardFormat.STANDARD)
E5, F5, A1 = map(PLAN.hex, ("E5", "F5", "A1"))


@pytest.fixture
def author(window):
    return Author(window)


RULES = catalogue().special_rules
VALUES = {
    "blitz": True,
    "partial_blitz": "allies",
    "commissar": "axis",
    "night_visibility_side": "axis",
    "deck_change": "air_power_as_artillery_bombard",
    "smoke_screen": {"side": "allies"},
    "must_exit": {"side": "allies", "units": 1},
    "empty_sections": {"medals": 1, "sections": [0, 1, 2], "side": "allies"},
    "observation_hill": ["E5", "F5"],
    "supply": False,
}


@pytest.mark.parametrize("name", VALUES)
def test_switching_special_rules(author, name):
    page = author.open()
    page.session.select([E5, F5])
    before = author.scenario
    author.tick(f"rule/{name}")
    assert author.scenario.rules == {name: VALUES[name]}
    author.tick(f"rule/{name}")
    assert author.scenario == before
    assert len(author.history()) == 2
    assert author.undoes_to(before)


def test_values_of_special_rules(author):
    page = author.open(rules={"empty_sections": {"side": "axis", "medals": 2, "odd": "kept"}})
    before = author.scenario
    author.choose_in("rule/empty_sections/side", "allies")
    author.write("rule/empty_sections/medals", "3")
    author.tick("rule/empty_sections/sections/1")
    assert author.scenario.rules["empty_sections"] == {
        "side": "allies",
        "medals": 3,
        "odd": "kept",
        "sections": [1],
    }
    author.tick("rule/air_strikes")
    author.choose_in("rule/air_strikes/value", "allies")
    assert author.scenario.rules["air_strikes"] == "allies"
    author.tick("rule/observation_hill")
    author.write("rule/observation_hill/group", "E5, e4")
    assert author.scenario.rules["observation_hill"] == ["E5", "e4"]
    page.session.select([A1])
    button = author.field("rule/observation_hill/use_selected")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert author.scenario.rules["observation_hill"] == ["A1"]
    author.tick("rule/blow_bridges")
    author.write("rule/blow_bridges/option", "by dice")
    assert author.scenario.rules["blow_bridges"] == {"side": "allies", "option": "by dice"}
    assert author.undoes_to(before)


def test_every_rule_says_what_it_changes_and_whether_it_is_enforced(author):
    author.open()
    for rule in RULES.values():
        words = author.field(f"rule/{rule.id}/words").text()
        assert rule.changes.en in words
        assert "test play" in words
    assert status_of(RULES["winter_weather"]) == (Status.ENFORCED, "")
    assert status_of(RULES["air_rules"])[0] is Status.NOT_YET
    assert status_of(RULES["blitz"])[0] is Status.ENFORCED
    assert status_of(RULES["mine_set"])[0] is Status.PARTLY


def test_rules_can_be_filtered(author):
    author.open()
    author.write("rules/filter", "winter weath")
    shown = [name for name, row in author.panel.rules.rows.items() if row.isVisible()]
    assert shown == ["winter_weather"]


def test_unknown_rules_are_shown_and_kept(author):
    author.open(rules={"?moon_light": 3})
    before = author.scenario
    author.tick("rule/blitz")
    assert author.scenario.rules == {"?moon_light": 3, "blitz": True}
    author.tick("rule/?moon_light")
    assert author.scenario.rules == {"blitz": True}
    assert author.undoes_to(before)


def test_boxes_are_counted_unless_declared(author):
    author.open(hexes={E5: HexContent(unit=Unit("infantry", "german"))})
    before = author.scenario
    author.tick("boxes/declared")
    assert author.scenario.boxes
    first = next(iter(author.scenario.boxes))
    author.write(f"box/{first}", "2")
    assert author.scenario.boxes[first] == 2
    author.tick("boxes/declared")
    assert author.scenario.boxes is None
    assert author.undoes_to(before)
