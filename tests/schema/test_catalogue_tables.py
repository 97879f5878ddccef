"""The tables of the catalogue agree with each other: units, badges, boards, decks, boxes."""

from collections import Counter

import msgspec
import pytest

from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face, Side

PIECES = catalogue().pieces


@pytest.mark.parametrize("key", catalogue().units)
def test_unit_is_consistent(key: str) -> None:
    unit = catalogue().units[key]
    low, high = unit.figures_range
    assert 1 <= low <= unit.figures <= high
    assert all(low <= figures <= high for figures in unit.figures_by_nation.values())
    if unit.rules_known:
        assert unit.classes is not None
        assert unit.carrier is not None or unit.move is not None
    if unit.move:
        assert unit.move.battle_max <= unit.move.max
    if unit.attack:
        assert all(unit.attack.dice)
        assert unit.range >= len(unit.attack.dice)
    fewest, most = unit.retreat_per_flag
    assert 1 <= fewest <= most
    assert not (unit.m44 and unit.m44_fallback)
    assert bool(unit.accessories) is ("accessory" in unit.abilities)
    assert bool(unit.crosshairs) is ("crosshair" in unit.abilities)
    for form in unit.m44:
        assert form.prefix in {"inf", "inf2", "tank", "tank2", "gun", "pln", "veh"}
        assert form.figures is None or low <= form.figures <= high


def test_no_two_units_are_written_alike() -> None:
    forms = Counter(
        msgspec.structs.astuple(form) for unit in catalogue().units.values() for form in unit.m44
    )
    assert [form for form, count in forms.items() if count > 1] == []


def test_badges_and_unit_forms_tell_the_same_story() -> None:
    from_units = {
        (form.badge, form.prefix, unit.id, form.years)
        for unit in catalogue().units.values()
        for form in unit.m44
        if form.badge and form.badge not in ("german_elite",)
    }
    from_badges = {
        (badge.id, rule.prefix, rule.unit, rule.years)
        for badge in catalogue().badges.values()
        for rule in badge.rules_on
    }
    assert from_units == from_badges


@pytest.mark.parametrize("key", catalogue().badges)
def test_badge_selects_rules_exactly_if_its_effect_says_so(key: str) -> None:
    badge = catalogue().badges[key]
    assert bool(badge.rules_on) is (badge.effect == "rules" or key == "italian_flag")
    assert badge.rules_known is (badge.effect != "unknown")


def test_medals_of_either_side_are_told_apart() -> None:
    medals = catalogue().medals
    assert medals["both_sides_medal"].side is None
    allied = {key for key, medal in medals.items() if medal.side is Side.ALLIES}
    assert allied == {
        "medal_of_honor",
        "victoria_cross",
        "hero_of_the_soviet_union",
        "blank_allied_medal",
    }


@pytest.mark.parametrize("key", catalogue().boards)
def test_board_has_as_many_hexes_as_its_rows(key: str) -> None:
    board = catalogue().boards[key]
    rows = [board.odd_row_hexes if row % 2 else board.even_row_hexes for row in range(board.rows)]
    assert sum(rows) == board.hexes
    assert set(board.section_borders) <= set(board.section_lines)
    last = 2 * board.even_row_hexes - 2
    assert [last - line for line in reversed(board.section_lines)] == list(board.section_lines)
    for face in board.faces:
        covered = [row for span in face.rows for row in range(span.first, span.last + 1)]
        assert covered == list(range(board.rows))


def test_every_format_and_face_has_its_board() -> None:
    boards = catalogue().boards.values()
    assert {board.format for board in boards} == set(BoardFormat)
    for board in boards:
        assert {face.face for face in board.faces} == set(Face)


@pytest.mark.parametrize("key", catalogue().decks)
def test_deck_adds_up_to_its_printed_totals(key: str) -> None:
    deck = catalogue().decks[key]
    by_kind = Counter[str]()
    sections = Counter[str]()
    for card in deck.cards:
        by_kind[card.kind] += card.copies
        if card.copies_by_section:
            assert card.copies_by_section.total == card.copies
            for section in ("left", "center", "right"):
                sections[section] += getattr(card.copies_by_section, section)
    checks = deck.checks
    assert (by_kind["section"], by_kind["tactic"]) == (checks.section, checks.tactic)
    assert by_kind.total() == checks.total
    for section in ("left", "center", "right"):
        expected = getattr(checks, f"{section}_only")
        assert expected is None or sections[section] == expected
    assert deck.card("recon") is not None
    assert deck.card("flight") is None


@pytest.mark.parametrize("key", catalogue().boxes)
def test_box_counts_are_consistent(key: str) -> None:
    box = catalogue().boxes[key]
    lines = {line.id: line for line in box.contents}
    assert len(lines) == len(box.contents)
    for line in box.contents:
        known = line.count is not None or line.at_least is not None
        assert known is (line.certainty != "unknown"), line.id
        if line.per_army is not None:
            assert line.count == 2 * line.per_army
        if line.at_least is not None and line.at_most is not None:
            assert line.at_least <= line.at_most
        if line.pool:
            assert set(line.of) <= set(lines[line.pool].of)


def test_bounds_of_a_pool_fit_its_faces() -> None:
    lines = {line.id: line for line in catalogue().boxes["base"].contents}
    for pool in ("terrain_hexes", "obstacles"):
        count = lines[pool].count
        assert count is not None
        faces = count * lines[pool].faces
        shares = [line for line in lines.values() if line.pool == pool]
        low = sum(line.at_least or 0 for line in shares)
        assert low <= faces
        for line in shares:
            assert line.at_most == (line.at_least or 0) + faces - low


@pytest.mark.parametrize("key", catalogue().traits)
def test_trait_is_found_by_what_files_write(key: str) -> None:
    trait = catalogue().traits[key]
    for on in trait.on if trait.m44 else ():
        assert catalogue().trait_by_m44(on, trait.m44.key, trait.m44.value) is trait
    assert trait.effect.en.endswith(".")
    assert trait.effect.de.endswith(".")
    assert trait.effect.nl.endswith(".")


def test_only_equipment_of_our_own_cannot_be_said_in_files_of_others() -> None:
    without = [trait for trait in catalogue().traits.values() if trait.m44 is None]
    assert without
    assert all(trait.accessory or trait.carrier for trait in without)


def test_second_behaviour_is_looked_up_like_the_first() -> None:
    found = catalogue().trait_by_m44("rect", "behavior2", "ONE_MEDAL_IF_BLOWN")
    assert found is catalogue().traits["one_medal_if_blown"]


@pytest.mark.parametrize("key", catalogue().special_rules)
def test_special_rule_has_what_its_kind_of_value_needs(key: str) -> None:
    rule = catalogue().special_rules[key]
    assert bool(rule.choices) is (rule.value == "choice")
    assert bool(rule.fields) is (rule.value == "record")
    for name in rule.m44:
        assert catalogue().special_rule_by_m44(name) is rule
