"""Checks of the units of a side together: their figures, badges and rules."""

from collections.abc import Iterator
from typing import Any

from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.unit_flaws import stands_for
from bocage_scenarios.checks.view import Placed, View
from bocage_scenarios.m44.units import implied_badge
from bocage_schema.catalogue import Army, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Front, Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, phrase


@document_check("U106", reads="camps front units")
def figures_of_others(view: View) -> Iterator[Found]:
    """Find figures that do not stand for the nation of their side."""
    for side in Side:
        nation = catalogue().nations.get(view.scenario.camps[side].nation or "")
        units = view.units_of(side)
        if nation is None:
            continue
        odd: dict[str, list[Placed]] = {}
        for placed in units:
            army = catalogue().armies[placed.unit.army or ""]
            if not stands_for(army, nation.id):
                odd.setdefault(army.id, []).append(placed)
        whole = sum(map(len, odd.values())) == len(units)
        for army_id, several in odd.items():
            army = catalogue().armies[army_id]
            values: dict[str, Any] = {
                "army": army.names, "nation": nation.names, "units": _count(several)
            }  # fmt: skip
            if whole:
                yield found("U106", pointer("sides", side, "nation"), **values)
            elif _never_fought_on(army, view.scenario.front):
                yield found("U106", _path(view, several[0].at), at=several[0].at, **values)


def _never_fought_on(army: Army, front: Front) -> bool:
    """Tell whether none of the nations whose usual figures these are fought on a front."""
    nations = [nation for nation in catalogue().nations.values() if nation.army == army.id]
    return bool(nations) and all(front in nation.not_on for nation in nations)


@document_check("U113", reads="units air_drops reserves")
def kinds_without_rules(view: View) -> Iterator[Found]:
    """Find kinds of unit whose rules nobody knows, each once."""
    kinds = catalogue().units
    places: dict[str, tuple[Hex | None, str]] = {}
    for placed in view.units:
        if not placed.troop.rules_known and placed.troop.id not in places:
            places[placed.troop.id] = placed.at, _path(view, placed.at)
    for key in ("air_drops", "reserves"):
        for number, item in enumerate(getattr(view.scenario, key)):
            places.setdefault(item.unit.kind, (None, pointer(key, number, "unit")))
    for kind, (at, path) in places.items():
        if kind in kinds and not kinds[kind].rules_known:
            yield found("U113", path, at=at, name=kinds[kind].names)


@document_check("U119", reads="units")
def elite_without_badge(view: View) -> Iterator[Found]:
    """Find elite units that nothing on the table tells from plain ones with the same figures."""
    for side in Side:
        plain = {_figure(placed) for placed in view.units_of(side) if _is_plain(placed)}
        bare: dict[str, list[Placed]] = {}
        for placed in view.units_of(side):
            if _is_elite(placed) and not _has_badge(placed) and _figure(placed) in plain:
                bare.setdefault(placed.troop.id, []).append(placed)
        for several in bare.values():
            at, name = several[0].at, several[0].troop.names
            yield found("U119", _path(view, at), at=at, name=name, units=_count(several))


def _figure(placed: Placed) -> tuple[str, str]:
    """Return army and prefix of the figures of a unit, which elite and plain ones share."""
    forms = placed.troop.m44
    prefix = forms[0].prefix.removesuffix("2") if forms else placed.troop.id
    return placed.unit.army or "", prefix


def _is_elite(placed: Placed) -> bool:
    """Tell whether a unit is elite; single figures are models that nobody takes for another."""
    return placed.troop.elite and placed.troop.figures_range != (1, 1)


def _is_plain(placed: Placed) -> bool:
    return not (placed.troop.elite or _has_badge(placed))


def _has_badge(placed: Placed) -> bool:
    return bool(placed.unit.badge or implied_badge(placed.unit))


def _count(several: list[Placed]) -> Words:
    number = len(several)
    return phrase("1 unit") if number == 1 else phrase("{number} units", number=number)


def _path(view: View, at: Hex) -> str:
    return pointer("hexes", view.board.label(at), "unit")
