"""What can be wrong with a unit wherever it is: on the map, in reserve or in the air."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from bocage_scenarios.m44.context import is_late_war
from bocage_scenarios.m44.units import implied_badge
from bocage_scenarios.model import Unit
from bocage_scenarios.troops import is_elite_form
from bocage_schema.catalogue import Army, Badge, BadgeEffect, Unit as Troop, UnitForm, catalogue
from bocage_schema.catalogue.units import Years
from bocage_schema.saying import all_of, any_of, phrase

YEAR_OF_BOTH = 1942
"""The year in which both models of a weapon were in use; the rules part it in the middle."""
LATE_TURN = 15
"""A turn that few games see."""


class Flaw(NamedTuple):
    """Something that is wrong with a unit."""

    code: str
    values: Mapping[str, Any]
    becomes: Unit | None = None
    """The unit after the repair, if there is one."""


def flaws(unit: Unit, begin: date | None, markers: tuple[str, ...] = ()) -> Iterator[Flaw]:
    """Yield what is wrong with a unit beside which these markers lie."""
    troop = catalogue().units.get(unit.kind)
    if troop is None:
        return
    yield from _figures(unit, troop)
    if badge := catalogue().badges.get(unit.badge or ""):
        yield from _badge(unit, troop, badge, begin)
    if unit.elite and not any(is_elite_form(troop, form) for form in troop.m44):
        yield Flaw("U108", {"name": troop.names}, replace(unit, elite=False))
    if unit.traits:
        yield from _traits(unit, troop, markers)
    yield from _fittings(unit, troop)
    yield from _years(troop, begin)
    yield from _turn(unit)
    yield from _army(unit, troop)


def _figures(unit: Unit, troop: Troop) -> Iterator[Flaw]:
    fewest, most = troop.figures_range
    if unit.figures is not None and not fewest <= unit.figures <= most:
        allowed = most if fewest == most else phrase("{least} to {most}", least=fewest, most=most)
        values = {"name": troop.names, "figures": unit.figures, "allowed": allowed}
        yield Flaw("U102", values, replace(unit, figures=None) if fewest == most else None)


def _badge(unit: Unit, troop: Troop, badge: Badge, begin: date | None) -> Iterator[Flaw]:
    values = {"badge": badge.names, "name": troop.names}
    if badge.id == implied_badge(unit):
        what = phrase("badge {name}", name=badge.names)
        yield Flaw("U112", {**values, "what": what}, replace(unit, badge=None))
    elif badge.effect is BadgeEffect.RULES and all(r.unit != unit.kind for r in badge.rules_on):
        becomes = _meant(unit, badge, begin)
        made = catalogue().units[becomes.kind].names if becomes else ""
        kinds = dict.fromkeys(catalogue().units[rule.unit].names for rule in badge.rules_on)
        yield Flaw("U105", {**values, "made": made, "kinds": any_of(kinds)}, becomes)
    army = catalogue().armies.get(unit.army or "")
    if army and not _badge_goes_with(badge, army):
        yield Flaw("U120", {**values, "army": army.names})


def _meant(unit: Unit, badge: Badge, begin: date | None) -> Unit | None:
    """Return the unit that a badge makes of a plain one."""
    years = None if begin is None else Years.LATE if is_late_war(begin) else Years.EARLY
    for rule in badge.rules_on:
        plain = _plain_kinds().get(rule.prefix)
        if plain == unit.kind and rule.years in (None, years) and not unit.elite:
            made = catalogue().units[rule.unit]
            elite = any(
                form.prefix == rule.prefix and is_elite_form(made, form) for form in made.m44
            )
            becomes = replace(unit, kind=made.id, badge=None, elite=elite)
            is_said = implied_badge(becomes) == badge.id
            return becomes if is_said else replace(becomes, badge=badge.id)
    return None


@cache
def _plain_kinds() -> Mapping[str, str]:
    """Return the kinds that figures alone stand for, by prefix."""
    return {
        form.prefix: troop.id
        for troop in catalogue().units.values()
        for form in troop.m44
        if form == UnitForm(prefix=form.prefix)
    }


def _badge_goes_with(badge: Badge, army: Army) -> bool:
    """Tell whether figures of an army may carry a badge."""
    nation = catalogue().nations.get(badge.nation or "")
    if not badge.armies or army.id in badge.armies:
        return True
    return nation is not None and stands_for(army, nation.id)


@cache
def _armies_of(nation: str) -> frozenset[str]:
    known = catalogue().nations[nation]
    return frozenset((known.army, *known.armies))


def stands_for(army: Army, nation: str) -> bool:
    """Tell whether the figures of an army may stand for a nation of the catalogue."""
    same_side = army.side is catalogue().nations[nation].side
    return army.id in _armies_of(nation) or (army.any_nation and same_side)


def _traits(unit: Unit, troop: Troop, markers: tuple[str, ...]) -> Iterator[Flaw]:
    said = {unit.kind, *markers}
    for name in unit.traits:
        trait = catalogue().traits.get(name)
        if trait is None:
            continue
        values = {"name": troop.names, "trait": trait.names}
        if trait.implied_by in said or (trait.badge and trait.badge == unit.badge):
            left = tuple(other for other in unit.traits if other != name)
            what = phrase("trait {name}", name=trait.names)
            yield Flaw("U112", {**values, "what": what}, replace(unit, traits=left))
        elif trait.pieces and unit.kind not in trait.pieces:
            yield Flaw("U109", values)


def _fittings(unit: Unit, troop: Troop) -> Iterator[Flaw]:
    """Yield what is wrong with what is fixed to a tank that has one of several fittings."""
    if not troop.accessories:
        return
    known = catalogue().traits
    carried = [known[name].names for name in unit.traits if name in known and known[name].accessory]
    if len(carried) > 1:
        yield Flaw("U121", {"name": troop.names, "fittings": all_of(carried)})
    elif not carried:
        fitting = [trait.names for trait in known.values() if trait.accessory in troop.accessories]
        yield Flaw("U122", {"name": troop.names, "fittings": any_of(fitting)})


def _years(troop: Troop, begin: date | None) -> Iterator[Flaw]:
    years = {form.years for form in troop.m44}
    if begin is None or not years:
        return
    too_late = years == {Years.EARLY} and begin.year > YEAR_OF_BOTH
    too_early = years == {Years.LATE} and begin.year < YEAR_OF_BOTH
    if too_late or too_early:
        yield Flaw("U114", {"name": troop.names, "year": begin.year})


def _turn(unit: Unit) -> Iterator[Flaw]:
    if unit.from_turn is None:
        return
    if unit.from_turn <= 1:
        problem = phrase("which is when every unit may")
        yield Flaw(
            "U115", {"turn": unit.from_turn, "problem": problem}, replace(unit, from_turn=None)
        )
    elif unit.from_turn > LATE_TURN:
        values = {"turn": unit.from_turn, "problem": phrase("which few games see")}
        yield Flaw("U115", values)


def _army(unit: Unit, troop: Troop) -> Iterator[Flaw]:
    army = catalogue().armies.get(unit.army or "")
    if army and troop.armies and army.id not in troop.armies:
        armies = [catalogue().armies[name].names for name in troop.armies]
        values = {"name": troop.names, "army": army.names, "armies": any_of(armies)}
        yield Flaw("U117", values)
