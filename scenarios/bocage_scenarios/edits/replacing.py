"""Replacing one kind of piece by another wherever it occurs."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, TypeVar

from bocage_scenarios.edits.pieces import TILES, orientations_of
from bocage_scenarios.edits.place import layer_of
from bocage_scenarios.edits.revision import with_fields, with_hexes
from bocage_scenarios.model import (
    NOTHING,
    UNKNOWN,
    AirDrop,
    HexContent,
    Marker,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_scenarios.troops import is_elite_form
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex

Arrival = TypeVar("Arrival", AirDrop, Reserve)
Within = Collection[Hex] | None
"""Hexes that an edit keeps to; None for the whole map."""


def replace_piece(scenario: Scenario, old: str, new: str, within: Within = None) -> Scenario:
    """Return the scenario with all tiles, obstacles and markers of a piece turned into another.

    They keep owner, traits and, as far as the new piece has it, orientation.  A piece of another
    layer goes there and replaces what is in its way.
    """

    def changed(content: HexContent) -> HexContent:
        for part in TILES:
            tile: Tile | None = getattr(content, part.value)
            if tile and tile.piece == old:
                orientation = (tile.orientation - 1) % orientations_of(new) + 1
                made = replace(tile, piece=new, orientation=orientation, m44=NOTHING)
                target = layer_of(new)
                target = target if target in TILES else part
                both: dict[str, Any] = {part.value: None, target.value: made}
                content = with_fields(content, **both)
        if any(marker.piece == old for marker in content.markers):
            content = with_fields(content, markers=tuple(map(mark, content.markers)))
        return content

    def mark(marker: Marker) -> Marker:
        return replace(marker, piece=new, m44=NOTHING) if marker.piece == old else marker

    return scenario if old == new else _everywhere(scenario, changed, within)


def replace_kind(scenario: Scenario, old: str, new: str, within: Within = None) -> Scenario:
    """Return the scenario with all units of a kind turned into another kind.

    Units without an army stay: nobody knows what they are.
    """

    def changed(unit: Unit) -> Unit:
        if unit.kind != old or unit.army is None:
            return unit
        return replace(unit, kind=new, elite=unit.elite and has_elite_form(new), m44=NOTHING)

    return scenario if old == new else replace_units(scenario, changed, within)


def replace_army(scenario: Scenario, old: str | None, new: str, within: Within = None) -> Scenario:
    """Return the scenario with all units of a figure set turned into those of another."""

    def changed(unit: Unit) -> Unit:
        if unit.army != old or unit.kind.startswith(UNKNOWN):
            return unit
        return replace(unit, army=new, m44=NOTHING)

    return scenario if old == new else replace_units(scenario, changed, within)


def replace_badge(
    scenario: Scenario, old: str | None, new: str | None, within: Within = None
) -> Scenario:
    """Return the scenario with another badge on all units that have one; None for no badge."""

    def changed(unit: Unit) -> Unit:
        return replace(unit, badge=new, m44=NOTHING) if unit.badge == old else unit

    return scenario if old == new else replace_units(scenario, changed, within)


def replace_units(
    scenario: Scenario, change: Callable[[Unit], Unit], within: Within = None
) -> Scenario:
    """Return the scenario with all units changed.

    Without ``within`` those count, too, that are dropped from the air or come as reserves.
    """

    def changed(content: HexContent) -> HexContent:
        return with_fields(content, unit=change(content.unit)) if content.unit else content

    scenario = _everywhere(scenario, changed, within)
    if within is not None:
        return scenario
    air_drops = tuple(_with_unit(item, change(item.unit)) for item in scenario.air_drops)
    reserves = tuple(_with_unit(item, change(item.unit)) for item in scenario.reserves)
    if (air_drops, reserves) == (scenario.air_drops, scenario.reserves):
        return scenario
    return replace(scenario, air_drops=air_drops, reserves=reserves)


def _with_unit(item: Arrival, unit: Unit) -> Arrival:
    return item if item.unit == unit else replace(item, unit=unit)


def has_elite_form(kind: str) -> bool:
    """Tell whether a kind of unit exists in a plain and an elite form."""
    unit = catalogue().units.get(kind)
    return unit is not None and any(is_elite_form(unit, form) for form in unit.m44)


def _everywhere(
    scenario: Scenario, change: Callable[[HexContent], HexContent], within: Within
) -> Scenario:
    return with_hexes(
        scenario,
        {
            at: change(content)
            for at, content in scenario.hexes.items()
            if within is None or at in within
        },
    )
