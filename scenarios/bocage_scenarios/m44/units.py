"""Units: ``unit`` of a hex entry and the unit templates of the options.

An ``.m44`` unit is a figure (``inf2ger``), perhaps with a badge.  Which troop that is
follows from the forms in the catalogue: the form that names most of what was found wins.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.names import m44_name
from bocage_scenarios.m44.values import number
from bocage_scenarios.model import NOTHING, UNKNOWN, Unit
from bocage_scenarios.troops import is_elite_form, usual_figures
from bocage_schema.catalogue import Unit as Troop, UnitForm, catalogue
from bocage_schema.ids import UnitClass
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import phrase

KNOWN = frozenset({"name", "nbr_units", "badge", "behavior", "equipment", "turn"})
ALWAYS_COUNTED = "tank2"
"""Older readers expect the number of figures of this troop even where it is the usual one."""
FIGURES = {UnitClass.ARMOR: "tank", UnitClass.ARTILLERY: "gun"}
"""The figures of the classes other than infantry."""
TRAIT_SLOTS = ("behavior", "equipment")

_NAME = re.compile(r"(inf2?|tank2?|gun|pln|veh)([a-z]+)")


def read_unit(found: Object, context: Context, path: str, at: str = "") -> Unit | None:
    """Return the unit that an object describes; None without a usable name."""
    name = found.get("name")
    if not isinstance(name, str) or not name:
        context.report(
            "M103", path + pointer("name"), at, what=phrase("the name of a unit"), value=name
        )
        return None
    unit = _read(name, found, context, path, at)
    return replace(unit, m44=leftover(_canonical(unit, context), found))


def write_unit(unit: Unit, context: Context) -> Object:
    """Return the object that describes ``unit``."""
    bare = replace(unit, m44=NOTHING)

    def reads_the_same(attempt: Object) -> bool:
        name = attempt.get("name")
        if not isinstance(name, str) or not name:
            return False
        return _read(name, attempt, context.silent(), "", "") == bare

    return restore(_canonical(unit, context), unit.m44, KNOWN, reads_the_same)


def has_m44_form(unit: Unit) -> bool:
    """Tell whether an ``.m44`` file can say which troop this is."""
    troop = catalogue().units.get(unit.kind)
    return troop is None or _form_to_write(troop, unit) is not None


def _read(name: str, found: Object, context: Context, path: str, at: str) -> Unit:
    figures = number(found, "nbr_units", context, path, at, least=1, most=99)
    unit = Unit(
        UNKNOWN + name,
        badge=_read_badge(found, context, path, at),
        figures=figures,
        from_turn=number(found, "turn", context, path, at, least=1),
    )
    match = _NAME.fullmatch(name)
    army = catalogue().army_by_m44(match[2]) if match else None
    best = None
    if match and army:
        behavior = found.get("behavior")
        best = _best_form(match[1], army.id, unit.badge, figures, behavior, context)
    if not (match and army and best):
        return replace(unit, traits=_read_traits(found, None, context, path, at))
    troop, form = best
    unit = replace(
        unit,
        kind=troop.id,
        army=army.id,
        elite=is_elite_form(troop, form),
        traits=_read_traits(found, form, context, path, at),
    )
    return replace(unit, badge=None if unit.badge == implied_badge(unit) else unit.badge)


def _best_form(
    prefix: str,
    army: str,
    badge: str | None,
    figures: int | None,
    behavior: Json,
    context: Context,
) -> tuple[Troop, UnitForm] | None:
    best: tuple[Troop, UnitForm] | None = None
    most = -1
    for troop, form in _forms_with(prefix):
        wanted = (
            (form.badge, badge),
            (form.figures, figures),
            (form.behavior, behavior),
            (form.years, "late" if context.late_war else "early"),
        )
        if form.armies and army not in form.armies:
            continue
        if any(named is not None and named != there for named, there in wanted):
            continue
        named_facts = sum(named is not None for named, _ in wanted)
        if named_facts > most:
            best, most = (troop, form), named_facts
    return best


@cache
def _forms_with(prefix: str) -> tuple[tuple[Troop, UnitForm], ...]:
    units = catalogue().units.values()
    return tuple((unit, form) for unit in units for form in unit.m44 if form.prefix == prefix)


def _forms_of(troop: Troop, army: str | None) -> Iterator[UnitForm]:
    return (form for form in troop.m44 if not form.armies or army in form.armies)


def _form_to_write(troop: Troop, unit: Unit) -> UnitForm | None:
    forms = [f for f in _forms_of(troop, unit.army) if is_elite_form(troop, f) == unit.elite]
    with_badge = [form for form in forms if unit.badge and form.badge == unit.badge]
    return next(iter(with_badge or forms), None)


def implied_badge(unit: Unit) -> str | None:
    """Return the badge that the kind and army of a unit imply, if any."""
    return _badge_of(unit.kind, unit.army, elite=unit.elite)


@cache
def _badge_of(kind: str, army: str | None, *, elite: bool) -> str | None:
    troop = catalogue().units.get(kind)
    form = troop and _form_to_write(troop, Unit(kind, army, elite=elite))
    return form.badge if form else None


def _read_badge(found: Object, context: Context, path: str, at: str) -> str | None:
    value = found.get("badge")
    if value is None:
        return None
    if not isinstance(value, str) or not value:
        context.report("M103", path + pointer("badge"), at, what=phrase("a badge"), value=value)
        return None
    badge = catalogue().badge_by_m44(value)
    return badge.id if badge else UNKNOWN + value


def _read_traits(
    found: Object, form: UnitForm | None, context: Context, path: str, at: str
) -> tuple[str, ...]:
    traits = []
    for slot in TRAIT_SLOTS:
        value = found.get(slot)
        if value is None or (form and slot == "behavior" and value == form.behavior):
            continue
        trait = catalogue().trait_by_m44("unit", slot, str(value))
        if trait is None:
            context.report("M102", path + pointer(slot), at, value=value, name=found["name"])
        else:
            traits.append(trait.id)
    return tuple(traits)


def _figure(troop: Troop) -> str:
    """Return the figure that stands for a troop of which the army has none of its own."""
    order = troop.classes.order if troop.classes else UnitClass.INFANTRY
    return FIGURES.get(order, "inf")


def _canonical(unit: Unit, context: Context) -> Object:
    pieces = catalogue()
    troop = pieces.units.get(unit.kind)
    form = _form_to_write(troop, unit) if troop else None
    written: Object = {}
    if troop and unit.army:
        form = form or troop.m44_fallback or next(_forms_of(troop, unit.army), None)
        prefix = form.prefix if form else _figure(troop)
        written["name"] = prefix + pieces.armies[unit.army].m44[0]
        usual = usual_figures(unit.kind, elite=unit.elite)
        if unit.figures or (form and form.figures) or prefix == ALWAYS_COUNTED:
            written["nbr_units"] = unit.figures or usual
    else:
        written["name"] = unit.kind.removeprefix(UNKNOWN)
        if unit.figures:
            written["nbr_units"] = unit.figures
    badge = unit.badge or (form.badge if form else None)
    badge_name = badge and m44_name(badge)
    if badge_name:
        written["badge"] = badge_name
    if form and form.behavior:
        written["behavior"] = form.behavior
    for trait_id in unit.traits:
        trait = pieces.traits[trait_id]
        if trait.m44:
            written[trait.m44.key.value] = trait.m44.value
    if unit.from_turn is not None:
        written["turn"] = unit.from_turn
    return written
