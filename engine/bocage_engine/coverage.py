"""What the engine does not play, found by the fields that it does not ask for.

`Setup.not_enforced` and the coverage table of the documentation are both made from it.
"""

from collections.abc import Iterator, Mapping

from bocage_schema.catalogue import (
    HexRules,
    ObstacleRules,
    SpecialRule,
    TerrainRules,
    Trait,
    Unit,
    catalogue,
)
from bocage_schema.catalogue.tables import Nation, NationEffect, TraitTarget
from bocage_schema.catalogue.units import Ability
from bocage_schema.ids import BoardFormat

ABILITIES: Mapping[Ability, str] = {}
"""Abilities of units that the engine does not play, and what that means."""
PLAYED_ABILITIES = frozenset(
    {
        Ability.CROSSHAIR,
        Ability.SHELL_CHOICE,
        Ability.INCENDIARY,
        Ability.SMOKE,
        Ability.ACCESSORY,
        Ability.EXTRA_ORDER,
        Ability.RECON_SWAP,
        Ability.WIRE_AND_BATTLE,
        Ability.FURIA_FRANCESE,
        Ability.NO_TILE_PROTECTION,
        Ability.LAST_FIGURE_SPECIAL,
        Ability.MUST_ATTACK_ADJACENT,
        Ability.CLEAR_MINES,
        Ability.REMOVE_ROAD_BLOCK,
    }
)
RULES = frozenset(
    {
        "air_strikes",
        "command_deck",
        "combat_cards",
        "commissar",
        "commonwealth_command",
        "deck_change",
        "furia_francese",
        "gung_ho",
        "infantry_exit_two",
        "italian_high_command",
        "italian_royal_army",
        "mine_set",
        "must_exit",
        "no_reshuffle",
        "north_african_desert",
        "observation_hill",
        "partial_blitz",
        "pontoon_bridges",
        "reduced_visibility",
        "winter_weather",
        "young_generals",
    }
)
"""Special rules of scenarios that the engine plays, by id."""
CARDS_OF_DECKS = frozenset({"base", "breakthrough"})
"""Decks that can be played with."""
FORMATS: Mapping[BoardFormat, str] = {
    BoardFormat.OVERLORD: "field generals act one after another, by rules of a secondary source",
}
"""What is played otherwise on a format of the board."""


def gaps_of_rules(rules: HexRules) -> Iterator[str]:
    """Yield what the engine does not play of the rules of a terrain, obstacle or marker."""
    if isinstance(rules, TerrainRules) and rules.refuge:
        yield "what it does besides is not known"
    elif not rules.rules_known:
        yield "what it does is not known"
    if isinstance(rules, ObstacleRules):
        yield from _gaps_of_obstacle(rules)


def _gaps_of_obstacle(rules: ObstacleRules) -> Iterator[str]:
    if rules.mine and not rules.mine.pools:
        yield "its strength is not known"


def gaps_of_unit(unit: Unit) -> Iterator[str]:
    """Yield what the engine does not play of a kind of unit."""
    if not unit.rules_known or unit.classes is None:
        yield "what it does is not known; it only stands there"
        return
    yield from (ABILITIES[each] for each in unit.abilities if each in ABILITIES)
    if unit.carrier:
        yield "by itself it carries nobody"


def gaps_of_trait(trait: Trait) -> Iterator[str]:
    """Yield what the engine does not play of a trait."""
    known = (
        trait.rules and not trait.medals,
        trait.implied_by and not _is_gap(trait.implied_by),
        trait.impassable,
        trait.max_move,
        trait.flags_ignored,
        trait.medals and TraitTarget.UNIT in trait.on,
        not trait.may_exit,
        trait.accessory,
        trait.carrier,
        trait.actions,
        trait.parameter,
    )
    if not any(known):
        yield trait.effect.en.rstrip(".")


def _is_gap(piece_id: str) -> bool:
    """Tell whether the engine passes over some of what a piece does that implies a trait."""
    known = catalogue()
    piece = known.pieces.get(piece_id)
    rules = known.rules_of(piece) if piece else None
    return rules is not None and any(gaps_of_rules(rules))


def gaps_of_nation(nation: Nation) -> Iterator[str]:
    """Yield what the engine does not play of the rules that a nation always has."""
    rules = (catalogue().nation_rules[name] for name in nation.rules)
    for rule in rules:
        if rule.always and rule.effect in UNPLAYED_EFFECTS:
            yield rule.changes.en.rstrip(".")


UNPLAYED_EFFECTS: frozenset[NationEffect] = frozenset()
"""Effects that hold without a rule of the scenario, and that the engine does not play."""


def gaps_of_special_rule(rule: SpecialRule) -> Iterator[str]:
    """Yield what the engine does not play of a special rule."""
    if rule.id not in RULES and not rule.default:
        yield rule.changes.en.rstrip(".")
