"""What the engine says that it does not play: complete, and true to the catalogue."""

import re
from itertools import chain
from types import MappingProxyType

import pytest

from bocage_engine import coverage
from bocage_engine.cards import RULES
from bocage_engine.coverage_page import FILE, main, page, rows
from bocage_engine.coverage_rules import (
    DECISIONS,
    FLAWS,
    NATION_RULES,
    OBJECTIVES,
    SUBJECTS,
    Status,
)
from bocage_engine.options import OPTIONS
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import CardKind
from bocage_schema.catalogue.units import Ability
from bocage_schema.ids import BoardFormat, ObjectiveType

KNOWN = catalogue()


def gaps_by_id(gaps, items):
    return {item.id: list(gaps(item)) for item in items}


def test_every_ability_is_either_played_or_named_as_missing():
    assert set(coverage.ABILITIES) | coverage.PLAYED_ABILITIES == set(Ability)
    assert not set(coverage.ABILITIES) & coverage.PLAYED_ABILITIES


def test_every_special_rule_is_judged():
    gaps = gaps_by_id(coverage.gaps_of_special_rule, KNOWN.special_rules.values())
    played = {name for name, found in gaps.items() if not found}
    standing = {rule.id for rule in KNOWN.special_rules.values() if rule.default}
    assert played == coverage.RULES | standing
    assert gaps.keys() >= coverage.RULES
    assert all(len(found) <= 1 for found in gaps.values())


def test_what_is_missing_is_said_without_a_full_stop():
    every = chain(
        chain.from_iterable(map(coverage.gaps_of_unit, KNOWN.units.values())),
        chain.from_iterable(map(coverage.gaps_of_trait, KNOWN.traits.values())),
        chain.from_iterable(map(coverage.gaps_of_special_rule, KNOWN.special_rules.values())),
        chain.from_iterable(map(coverage.gaps_of_rules, KNOWN.terrain_rules.values())),
        chain.from_iterable(map(coverage.gaps_of_rules, KNOWN.obstacle_rules.values())),
        coverage.FORMATS.values(),
    )
    assert [gap for gap in every if not gap or gap.endswith(".")] == []


@pytest.mark.parametrize(
    ("unit", "gaps"),
    [
        ("infantry", []),
        ("armor", []),
        ("artillery", []),
        ("cavalry", []),
        ("tiger", []),
        ("sniper", []),
        ("half_track", []),
        ("supply_truck", []),
        ("big_gun", []),
        ("churchill", []),
        ("landing_craft", ["by itself it carries nobody"]),
        ("engineers", []),
        ("vehicle", ["what it does is not known; it only stands there"]),
    ],
)
def test_gaps_of_units(unit, gaps):
    assert list(coverage.gaps_of_unit(KNOWN.units[unit])) == gaps


@pytest.mark.parametrize(
    ("piece", "gaps"),
    [
        ("forest", []),
        ("river", []),
        ("hospital", []),
        ("cave", ["what it does besides is not known"]),
        ("river_mouth", ["what it does is not known"]),
        ("hq_tents", []),
    ],
)
def test_gaps_of_terrain(piece, gaps):
    assert list(coverage.gaps_of_rules(KNOWN.terrain_rules[piece])) == gaps


@pytest.mark.parametrize(
    ("piece", "gaps"),
    [
        ("bunker", []),
        ("wire", []),
        ("minefield", []),
        ("camouflage", []),
        ("smoke", []),
        ("crosshair", []),
        ("raft", []),
        ("pontoon_bridge", []),
        ("abatis", ["what it does is not known"]),
    ],
)
def test_gaps_of_obstacles_and_markers(piece, gaps):
    assert list(coverage.gaps_of_rules(KNOWN.obstacle_rules[piece])) == gaps


@pytest.mark.parametrize(
    ("trait", "played"),
    [
        ("two_medals", True),
        ("moves_two", True),
        ("cannot_exit", True),
        ("not_until_turn", True),
        ("ignores_one_flag", True),
        ("impassable", True),
        ("ford", True),
        ("recovery", True),
        ("headquarter", False),
        ("can_be_blown", False),
        ("motorized", False),
    ],
)
def test_gaps_of_traits(trait, played):
    found = KNOWN.traits[trait]
    assert list(coverage.gaps_of_trait(found)) == ([] if played else [found.effect.en[:-1]])


def test_the_base_game_is_played_entirely():
    """Its units and terrain, and every card of its deck."""
    assert {"base", "breakthrough"} == coverage.CARDS_OF_DECKS
    printed = ("infantry", "armor", "artillery", "special_forces", "french_resistance")
    assert [list(coverage.gaps_of_unit(KNOWN.units[name])) for name in printed] == [[]] * 5
    cards = KNOWN.decks["base"].cards
    tactic = {card.id for card in cards if card.kind is CardKind.TACTIC and not card.orders}
    assert tactic <= RULES.keys()


def test_the_format_of_the_board_that_is_played_otherwise_is_commented_on():
    assert coverage.FORMATS.keys() == {BoardFormat.OVERLORD}


# The page


def test_the_page_is_the_one_that_make_docs_writes(root, tmp_path):
    assert (root / FILE).read_text("utf-8") == page(), "run make docs"
    assert "-m bocage_engine.coverage_page" in (root / "Makefile").read_text("utf-8")
    main(tmp_path / "page.md")
    assert (tmp_path / "page.md").read_text("utf-8") == page()


def test_every_numbered_decision_is_judged(shared):
    text = (shared / "rules" / "01-decisions.md").read_text("utf-8")
    assert sorted(set(re.findall(r"\*\*(D-\d+) ", text))) == list(DECISIONS)


def test_decisions_named_in_the_code_of_the_engine_are_played(root):
    code = "".join(
        path.read_text("utf-8")
        for path in (root / "engine" / "bocage_engine").rglob("*.py")
        if path.stem != "coverage_rules"
    )
    named = set(re.findall(r"\bD-\d\d\b", code))
    assert named
    assert {number for number in named if DECISIONS[number].status is Status.NOT_YET} == set()


PARTS = MappingProxyType(
    {
        "cards": [card for deck in KNOWN.decks.values() for card in deck.cards],
        "units": list(KNOWN.units.values()),
        "terrain": list(KNOWN.terrain_rules.values()),
        "obstacles": list(KNOWN.obstacle_rules.values()),
        "traits": list(KNOWN.traits.values()),
        "rules": list(KNOWN.special_rules.values()),
    }
)


@pytest.mark.parametrize("part", PARTS)
def test_every_entry_of_the_catalogue_has_a_line(part):
    subjects = [row.subject for row in rows()]
    names = [item.names.en for item in PARTS[part]]
    assert [name for name in names if name not in subjects] == []


def test_every_option_type_of_objective_and_rule_of_nations_has_a_line():
    subjects = {row.subject for row in rows()}
    assert {f"`{name}`" for name in OPTIONS} <= subjects
    assert list(OBJECTIVES) == list(ObjectiveType)
    assert list(NATION_RULES) == list(KNOWN.nation_rules)


def test_flaws_are_those_of_traits_and_special_rules():
    assert FLAWS.keys() <= KNOWN.traits.keys() | KNOWN.special_rules.keys()


def test_lines_say_what_is_missing_if_and_only_if_something_is():
    judged = [(row.subject, row.judged) for row in rows()]
    judged += [(item.subject, item) for group in SUBJECTS.values() for item in group]
    complete = (Status.ENFORCED, Status.NOTHING)
    wrong = [name for name, item in judged if (item.status in complete) == bool(item.missing)]
    assert wrong == []


def test_what_has_no_known_rules_is_not_played_yet():
    found = {row.subject: row.judged.status for row in rows()}
    assert found["Abatis"] is Status.NOT_YET
    assert found["Flame-Thrower Tank"] is Status.NOT_YET
    assert found["Landing Craft"] is Status.PARTLY
    assert found["Forest"] is Status.ENFORCED
    assert found["Blitz"] is Status.ENFORCED
    assert found["Air Rules"] is Status.NOT_YET
