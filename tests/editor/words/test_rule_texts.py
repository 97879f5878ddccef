"""Rule texts tell everything that the fields of the rules say, in three languages."""

import msgspec
import pytest
from msgspec.structs import replace

from bocage_editor.words import hex_rules, rule_texts, unit_rules
from bocage_editor.words.languages import install
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex

pytestmark = pytest.mark.usefixtures("qapp")

ALL_RULES = [*catalogue().terrain_rules.values(), *catalogue().obstacle_rules.values()]
KNOWN_UNITS = [unit for unit in catalogue().units.values() if unit.rules_known]
ABOUT_HEXES = (
    hex_rules.entering,
    hex_rules.leaving,
    hex_rules.attacks_into,
    hex_rules.attacks_out,
    hex_rules.sight,
    hex_rules.flags,
    hex_rules.more,
)
ABOUT_UNITS = (
    unit_rules.moving,
    unit_rules.attacking,
    unit_rules.defending,
    unit_rules.retreating,
    unit_rules.taking_ground,
)
UNTOLD = {
    *("id", "names", "source", "scope", "card", "rules_known", "notes"),
    *("only_with", "not_with", "network_ends", "at_sea", "category", "air_value", "height"),
    *("kind", "per_unit", "connected_hexes", "exit", "bonus_for", "flags_for"),
}
"""Fields that are about the placing of a piece, or are told together with another one."""


@pytest.fixture(autouse=True)
def in_english():
    install("en")
    yield
    install("en")


def told(rules, about=ABOUT_HEXES):
    return [list(tell(rules)) for tell in about]


def default_of(field):
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return field.default_factory()


def set_fields(rules, path=()):
    """Yield the path of every field that is not as usual, and the rules without it."""
    for field in msgspec.structs.fields(rules):
        if field.name in UNTOLD or field.required:
            continue
        value, usual = getattr(rules, field.name), default_of(field)
        if value == usual:
            continue
        if field.name in ("movement", "battle", "sight", "ground"):
            for name, part in set_fields(value, (*path, field.name)):
                yield name, replace(rules, **{field.name: part})
        else:
            yield (*path, field.name), replace(rules, **{field.name: usual})


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.id)
def test_each_field_of_a_hex_is_told(rules):
    whole = told(rules)
    hidden = rules.movement.impassable_for and len(rules.movement.impassable_for) == 4
    for path, without in set_fields(rules):
        if hidden and path[-1] in ("stop_on_enter", "no_battle_on_enter", "overrun", "take"):
            continue  # nobody enters
        if path == ("ground", "overrun") and not rules.ground.take:
            continue
        assert told(without) != whole, path


@pytest.mark.parametrize("unit", KNOWN_UNITS, ids=lambda unit: unit.id)
def test_each_number_of_a_unit_is_told(unit):
    text = " ".join(sentence for about in told(unit, ABOUT_UNITS) for sentence in about)
    if unit.move is not None and unit.move.max:
        assert f"Up to {unit.move.max} hex" in text
    if unit.attack is not None:
        assert ", ".join(map(str, unit.attack.dice)) in text
    assert ("ignored" in text) == bool(unit.flags_ignored)
    assert ("does not take ground" in text) == (not unit.take_ground)
    assert ("stars hit" in text) == bool(unit.attack and unit.attack.star_hits_on)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_text_stays_english(language):
    english = {piece: rule_texts.rule_texts(piece) for piece in catalogue().pieces}
    install(language)
    for piece, texts in english.items():
        for old, new in zip(texts, rule_texts.rule_texts(piece), strict=True):
            assert old.text != new.text, piece
            assert "{" not in new.text
            assert "(s)" not in new.text


def test_a_forest_and_infantry_read_well():
    forest = dict(rule_texts.rule_texts("forest"))
    assert forest["Enter"].startswith("All units must stop on entering.")
    assert forest["Attack into"] == "Dice of attackers: infantry −1, armor −2."
    assert forest["Sight"] == "Blocks."
    infantry = dict(rule_texts.rule_texts("infantry"))
    assert infantry["Move"] == "Up to 2 hexes. It battles after 1 hex at most."
    assert infantry["Battle"] == "Dice by distance: 3, 2, 1."


def test_a_badge_tells_of_the_unit_that_it_makes():
    badge = next(b for b in catalogue().badges.values() if b.rules_on and b.rules_known)
    head = rule_texts.rule_texts(badge.id)[0].topic
    assert head == catalogue().units[badge.rules_on[0].unit].names.en


def test_what_nobody_knows_is_said_so():
    unknown = next(p for p in catalogue().tiles.values() if not p.rules_known)
    assert "Nobody" in rule_texts.rule_texts(unknown.id)[-1].text
    assert rule_texts.rule_texts("no_such_piece") == []


@pytest.mark.parametrize("piece", ["cave", "mountain_cave"])
def test_what_is_known_of_a_cave_is_said_before_what_is_not(piece):
    flags, rest = rule_texts.rule_texts(piece)
    assert flags == ("Flags", "Japanese infantry ignores every flag here.")
    assert "Nobody" in rest.text


def test_a_tip_of_a_hex_has_all_that_lies_there_and_escapes_markup():
    at = Hex(3, 3)
    content = HexContent(terrain=Tile("forest"), unit=Unit("infantry", "german"))
    tip = rule_texts.hex_tip(Scenario(hexes={at: content}), at)
    assert tip.index("Forest") < tip.index("German Infantry")
    assert rule_texts.hex_tip(Scenario(), at) == ""
    assert "<i>" not in rule_texts.rule_tip("<i>", "forest")
