"""Units of a document as the engine plays them, with what their traits and nations give them."""

from collections.abc import Iterable, Iterator

from bocage_engine.facts import is_boat
from bocage_engine.setup import UnitStart
from bocage_scenarios.describe import figures_of
from bocage_scenarios.model import Scenario, Unit
from bocage_schema.catalogue import Unit as Troop, catalogue
from bocage_schema.catalogue.tables import NationEffect, NationRule, Trait
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side, UnitClass


def start_of(scenario: Scenario, at: Hex, unit: Unit, side: Side, in_force: set[str]) -> UnitStart:
    """Return a unit as the engine plays it; ``in_force`` are the special rules of the scenario."""
    troop = catalogue().units[unit.kind]
    traits = [trait for name in unit.traits if (trait := catalogue().traits.get(name))]
    nation = list(_rules_of_nation(scenario, unit, troop, side, in_force))
    habits = {rule.effect: rule.amount or 0 for rule in nation}
    open_on = {rule for trait in traits for rule in trait.open_on}
    markers = (marker.piece for marker in scenario.hexes[at].markers)
    return UnitStart(
        at,
        side,
        unit.kind,
        max(1, figures_of(unit)),
        next((trait.medals for trait in traits if trait.medals is not None), None),
        min((trait.max_move for trait in traits if trait.max_move is not None), default=None),
        max(_flags_ignored(traits), habits.get(NationEffect.ARTILLERY_IGNORES_FLAGS, 0)),
        all(trait.may_exit for trait in traits),
        unit.from_turn or 1,
        accessory=next((trait.accessory for trait in traits if trait.accessory), None),
        open_on=tuple(sorted(open_on | boats_of(unit, troop, markers))),
        aboard=any(trait.carrier for trait in traits),
        retreat_max=habits.get(NationEffect.RETREAT_UP_TO, 0),
        habits=frozenset(habits),
    )


def boats_of(unit: Unit, troop: Troop, markers: Iterable[str]) -> frozenset[str]:
    """Return the rules of the boats that a unit may use: its own, and markers that lie with it.

    ``troop`` is what moves as it does, such as its kind.
    """
    if troop.classes is None or not troop.actions.rafts:
        return frozenset()
    known = catalogue()
    traits = (known.traits.get(name) for name in unit.traits)
    named = {trait.implied_by for trait in traits if trait}
    named |= {piece.rules for name in markers if (piece := known.markers.get(name))}
    return frozenset(
        rules.id
        for rules in known.obstacle_rules.values()
        if rules.id in named and is_boat(rules) and troop.classes.move in rules.enterable_by
    )


def _flags_ignored(traits: list[Trait]) -> int:
    return max((trait.flags_ignored or 0 for trait in traits), default=0)


def _rules_of_nation(
    scenario: Scenario, unit: Unit, troop: Troop, side: Side, in_force: set[str]
) -> Iterator[NationRule]:
    """Yield the rules of its nation that hold for a unit."""
    if not troop.nation_abilities or troop.classes is None:
        return
    known = catalogue()
    switched = {name for rule in in_force for name in known.special_rules[rule].nation_rules}
    for rule in known.nation_rules.values():
        wanted = rule.always or rule.id in switched
        if wanted and is_of_nation(scenario, unit, side, rule) and _is_about(rule, troop):
            yield rule


def _is_about(rule: NationRule, troop: Troop) -> bool:
    """Tell whether a rule of a nation is about a kind of unit."""
    if rule.units:
        return troop.id in rule.units
    if rule.effect in INFANTRY_ONLY:
        return troop.classes is not None and troop.classes.order is UnitClass.INFANTRY
    return True


INFANTRY_ONLY = frozenset(
    {
        NationEffect.INFANTRY_IGNORES_FLAGS,
        NationEffect.FULL_STRENGTH_BONUS,
        NationEffect.BANZAI,
    }
)
"""Effects that only infantry has."""


def is_of_nation(scenario: Scenario, unit: Unit, side: Side, rule: NationRule) -> bool:
    """Tell whether a unit is of a nation with a rule: by its figures, or by its side.

    Where a scenario does not say for which nation a side stands, it is the nation whose usual
    side that is.
    """
    known = catalogue()
    nations = [nation for nation in known.nations.values() if rule.id in nation.rules]
    if any(unit.army in nation.armies for nation in nations):
        return True
    own = {nation.army for nation in nations}
    if unit.army in own and not known.armies[unit.army or ""].any_nation:
        stated = scenario.camps[side].nation
        return stated is None or any(nation.id == stated for nation in nations)
    stated = scenario.camps[side].nation
    if stated is None:
        return any(nation.side is side for nation in nations)
    return any(nation.id == stated for nation in nations)
