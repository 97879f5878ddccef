"""Rule texts of our own for every piece, by what they are about."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from bocage_editor.words import hex_rules, unit_abilities, unit_rules
from bocage_editor.words.classes import own
from bocage_editor.words.languages import spoken, tr
from bocage_editor.words.units import unit_name
from bocage_scenarios.describe import name_of
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario
from bocage_schema.catalogue import Badge, HexRules, Piece, TerrainRules, Tile, Unit, catalogue
from bocage_schema.hexes import Hex

WIDTH_PX = 340
"""Tool tips are so wide that their lines break."""


class RuleText(NamedTuple):
    """What a rule says about one thing."""

    topic: str
    text: str


def rule_texts(piece_id: str) -> list[RuleText]:
    """Return what is to be known of a piece; empty if it changes nothing."""
    piece = catalogue().pieces.get(piece_id)
    if piece is None:
        return []
    if not piece.rules_known:
        unknown = tr("Nobody could establish them; test play leaves it out.")
        return [*_told(_known_of(piece)), RuleText(tr("Rules"), unknown)]
    if isinstance(piece, Unit):
        return _told(_of_unit(piece))
    if isinstance(piece, Badge):
        return _of_badge(piece)
    rules = rules_of(piece)
    if rules is None:
        return []
    told = _told(_of_hex(rules))
    plain = [RuleText(tr("Rules"), tr("As open ground."))] if isinstance(piece, Tile) else []
    return told or plain


def _known_of(piece: Piece) -> Iterator[tuple[str, list[str]]]:
    """Yield what is known all the same of a piece whose rules are not."""
    rules = rules_of(piece)
    if isinstance(rules, TerrainRules) and rules.refuge:
        yield tr("Flags"), list(hex_rules.flags(rules))


def rules_of(piece: Piece) -> HexRules | None:
    """Return the rules of a tile, obstacle or marker; None if it changes nothing."""
    known = catalogue()
    name = piece.rules or ""
    return known.terrain_rules.get(name) or known.obstacle_rules.get(name)


def _of_badge(badge: Badge) -> list[RuleText]:
    """Return the rules of the unit that a badge makes of a plain one."""
    units = dict.fromkeys(rule.unit for rule in badge.rules_on)
    return [
        RuleText(own(catalogue().units[unit].names), " ".join(text for _, text in rule_texts(unit)))
        for unit in units
    ]


def _of_hex(rules: HexRules) -> Iterable[tuple[str, Iterable[str]]]:
    return (
        (tr("Enter"), hex_rules.entering(rules)),
        (tr("Leave"), hex_rules.leaving(rules)),
        (tr("Attack into"), hex_rules.attacks_into(rules)),
        (tr("Attack out"), hex_rules.attacks_out(rules)),
        (tr("Sight"), hex_rules.sight(rules)),
        (tr("Flags"), hex_rules.flags(rules)),
        (tr("More"), hex_rules.more(rules)),
    )


def _of_unit(unit: Unit) -> Iterable[tuple[str, Iterable[str]]]:
    return (
        (tr("Move"), unit_rules.moving(unit)),
        (tr("Battle"), unit_rules.attacking(unit)),
        (tr("Defence"), unit_rules.defending(unit)),
        (tr("Flags"), unit_rules.retreating(unit)),
        (tr("Ground"), unit_rules.taking_ground(unit)),
        (tr("Special"), unit_abilities.abilities(unit)),
        (tr("Terrain"), unit_abilities.on_ground(unit)),
        (tr("Cards"), unit_abilities.by_cards(unit)),
    )


def _told(parts: Iterable[tuple[str, Iterable[str]]]) -> list[RuleText]:
    found = ((topic, " ".join(sentences)) for topic, sentences in parts)
    return [RuleText(topic, text) for topic, text in found if text]


def rule_tip(name: str, piece_id: str) -> str:
    """Return the name of a piece and its rule texts, as a tool tip in Qt's markup."""
    rows = "".join(
        f"<tr><td><b>{escape(topic)}</b>&nbsp;&nbsp;</td><td>{escape(text)}</td></tr>"
        for topic, text in rule_texts(piece_id)
    )
    head = f"<b>{escape(name)}</b>"
    return f'{head}<table width="{WIDTH_PX}">{rows}</table>' if rows else head


def hex_tip(scenario: Scenario, at: Hex) -> str:
    """Return the rule texts of everything on a hex, as a tool tip; empty if there are none."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    language = spoken()
    named = {tile.piece: name_of(tile.piece, language) for _, tile in content.tiles()}
    named |= {marker.piece: name_of(marker.piece, language) for marker in content.markers}
    if content.unit is not None:
        unit = content.unit
        named[unit.kind] = unit_name(unit.kind, unit.army, language)
    tips = [rule_tip(name, piece) for piece, name in named.items() if rule_texts(piece)]
    return "".join((*tips, *_trait_tips(content, language)))


def _trait_tips(content: HexContent, language: str) -> Iterator[str]:
    """Yield what traits change of the pieces on a hex."""
    parts = *(tile for _, tile in content.tiles()), *content.markers, content.unit
    names = dict.fromkeys(name for part in parts if part for name in part.traits)
    for name in names:
        trait = catalogue().traits.get(name)
        if trait is not None:
            head, text = trait.names.get(language), trait.effect.get(language)
            yield f'<table width="{WIDTH_PX}"><tr><td><b>{escape(head)}</b>&nbsp;&nbsp;</td>' + (
                f"<td>{escape(text)}</td></tr></table>"
            )
