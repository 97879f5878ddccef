"""What the engine does not play, found by the fields that it does not ask for.

`Setup.not_enforced` and the coverage table of the documentation are both made from it.
"""

from collections.abc import Iterator, Mapping

from bocage_engine.deeds import CLEARING
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
from bocage_schema.catalogue.words import Removal
from bocage_schema.ids import BoardFormat

ABILITIES: Mapping[Ability, str] = {
    Ability.CROSSHAIR: "it marks no unit that it hits",
    Ability.SHELL_CHOICE: "it fires no smoke shells",
    Ability.INCENDIARY: "flags of its attacks can be ignored",
    Ability.SMOKE: "it lays no smoke",
    Ability.ACCESSORY: "its accessory does nothing",
    Ability.EXTRA_ORDER: "it gives no further order",
    Ability.RECON_SWAP: "it fetches no discarded card",
    Ability.WIRE_AND_BATTLE: "it battles on wire or removes it, not both",
    Ability.FURIA_FRANCESE: "it does not attack a second time",
}
"""Abilities of units that the engine does not play, and what that means."""
PLAYED_ABILITIES = frozenset(
    {
        Ability.NO_TILE_PROTECTION,
        Ability.LAST_FIGURE_SPECIAL,
        Ability.MUST_ATTACK_ADJACENT,
        Ability.CLEAR_MINES,
        Ability.REMOVE_ROAD_BLOCK,
    }
)
RULES = frozenset(
    {
        "infantry_exit_two",
        "mine_set",
        "must_exit",
        "no_reshuffle",
        "partial_blitz",
        "reduced_visibility",
        "winter_weather",
        "young_generals",
    }
)
"""Special rules of scenarios that the engine plays, by id."""
CARDS_OF_DECKS = frozenset({"base"})
"""Decks that can be played with."""
FORMATS: Mapping[BoardFormat, str] = {
    BoardFormat.OVERLORD: "one player a side plays one card a turn, without field generals",
    BoardFormat.BREAKTHROUGH: "the base deck is used, not the Breakthrough deck",
}
"""What is played otherwise on a format of the board."""


def gaps_of_rules(rules: HexRules) -> Iterator[str]:
    """Yield what the engine does not play of the rules of a terrain, obstacle or marker."""
    if not rules.rules_known:
        yield "what it does is not known"
    if any(act.id not in CLEARING for act in rules.actions):
        yield "no figures are recovered there"
    if isinstance(rules, TerrainRules) and rules.capture:
        yield "its capture costs no cards"
    if isinstance(rules, ObstacleRules):
        yield from _gaps_of_obstacle(rules)


def _gaps_of_obstacle(rules: ObstacleRules) -> Iterator[str]:
    if rules.build:
        yield "it is not built during the game"
    if Removal.LIFETIME_OVER in rules.removed_by:
        yield "it stays for the whole game"
    if rules.bonus_dice:
        yield "it gives no dice"
    if rules.flags_hit or rules.enterable_by:
        yield "units do not use it"
    if rules.mine and not rules.mine.pools:
        yield "its strength is not known"


def gaps_of_unit(unit: Unit) -> Iterator[str]:
    """Yield what the engine does not play of a kind of unit."""
    if not unit.rules_known or unit.classes is None:
        yield "what it does is not known; it only stands there"
        return
    yield from (ABILITIES[each] for each in unit.abilities if each in ABILITIES)
    if unit.supply.give:
        yield "it supplies nobody"
    if unit.carrier:
        yield "it carries nobody"


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
        trait.parameter,
    )
    if not any(known) or trait.capture or trait.actions:
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


UNPLAYED_EFFECTS = frozenset(
    {
        NationEffect.INFANTRY_IGNORES_FLAGS,
        NationEffect.FULL_STRENGTH_BONUS,
        NationEffect.BANZAI,
    }
)
"""Effects that hold without a rule of the scenario, and that the engine does not play."""


def gaps_of_special_rule(rule: SpecialRule) -> Iterator[str]:
    """Yield what the engine does not play of a special rule."""
    if rule.id not in RULES and not rule.default:
        yield rule.changes.en.rstrip(".")
