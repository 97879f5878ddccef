"""Everything that can be chosen, in groups as people look for it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from bocage_editor.tools.choice import Choice, Kind
from bocage_scenarios.edits.replacing import has_elite_form
from bocage_scenarios.troops import usual_figures
from bocage_schema.catalogue import Army, Network, Tile, Unit, catalogue
from bocage_schema.ids import Layer
from bocage_schema.inventory.figures import figures_for
from bocage_schema.inventory.parts import Part


@dataclass(frozen=True, slots=True)
class Shelf:
    """A group of the palette."""

    id: str
    title: str
    choices: tuple[Choice, ...]


_TITLES = {
    "nature": str(QT_TRANSLATE_NOOP("palette", "Woods, hills and fields")),
    "buildings": str(QT_TRANSLATE_NOOP("palette", "Towns and buildings")),
    "water": str(QT_TRANSLATE_NOOP("palette", "Rivers, lakes and coasts")),
    "roads": str(QT_TRANSLATE_NOOP("palette", "Roads")),
    "rails": str(QT_TRANSLATE_NOOP("palette", "Railways")),
    "works": str(QT_TRANSLATE_NOOP("palette", "Airfields and trenches")),
    "rects": str(QT_TRANSLATE_NOOP("palette", "Bunkers and bridges")),
    "obstacles": str(QT_TRANSLATE_NOOP("palette", "Obstacles")),
    "badges": str(QT_TRANSLATE_NOOP("palette", "Badges")),
    "markers": str(QT_TRANSLATE_NOOP("palette", "Markers and exits")),
    "medals": str(QT_TRANSLATE_NOOP("palette", "Medals")),
}
_OF_NETWORK = {
    Network.RIVER: "water",
    Network.WADI: "nature",
    Network.LAKE: "water",
    Network.SEA: "water",
    Network.ROAD: "roads",
    Network.RAIL: "rails",
    Network.AIRFIELD: "works",
    Network.TRENCH: "works",
}


@cache
def shelves(language: str = "en") -> tuple[Shelf, ...]:
    """Return the groups of the palette with what is in them."""
    tiles: dict[str, list[Choice]] = {name: [] for name in _TITLES}
    known = catalogue()
    for tile in known.tiles.values():
        tiles[_group_of(tile)].append(Choice(Kind.TILE, tile.id))
    tiles["rects"] = [Choice(Kind.TILE, name) for name in known.rect_tiles]
    tiles["obstacles"] = [Choice(Kind.TILE, name) for name in known.obstacles]
    tiles["badges"] = [Choice(Kind.BADGE, name) for name in known.badges]
    tiles["markers"] = [
        Choice(Kind.EXIT if marker.rules == "exit_marker" else Kind.MARKER, marker.id)
        for marker in known.markers.values()
    ]
    tiles["medals"] = [
        Choice(Kind.MEDAL, medal.id) for medal in known.medals.values() if not medal.score_only
    ]
    plain = [
        Shelf(name, QCoreApplication.translate("palette", title), tuple(tiles[name]))
        for name, title in _TITLES.items()
    ]
    armies = [
        Shelf(f"army/{army.id}", army.names.get(language), tuple(_units(army)))
        for army in known.armies.values()
    ]
    before = list(_TITLES).index("badges")
    return (*plain[:before], *armies, *plain[before:])


def _group_of(tile: Tile) -> str:
    for network, group in _OF_NETWORK.items():
        if network in tile.edges and tile.layer is not Layer.TERRAIN:
            return group
    rules = catalogue().terrain_rules.get(tile.rules or "")
    category = rules.category if rules else ""
    if Network.TRENCH in tile.edges:
        return "works"
    if Network.RAIL in tile.edges:
        return "rails"
    return _CATEGORY.get(category, "nature")


_CATEGORY = {"building": "buildings", "water": "water", "road": "roads", "rail": "rails"}


def _units(army: Army) -> Iterator[Choice]:
    for unit in catalogue().units.values():
        if unit.placed_as is not None or not _is_for(unit, army):
            continue
        yield Choice(Kind.UNIT, unit.id, army.id)
        if has_elite_form(unit.id):
            yield Choice(Kind.UNIT, unit.id, army.id, elite=True)


def _is_for(unit: Unit, army: Army) -> bool:
    return not unit.armies or army.id in unit.armies


def parts_of(choice: Choice) -> tuple[tuple[Part, int], ...]:
    """Return the parts that placing a choice once takes out of the boxes, and how many of each."""
    if choice.kind is Kind.UNIT:
        figures = usual_figures(choice.piece, elite=choice.elite) or 1
        return tuple(figures_for(choice.piece, choice.army, figures))
    return ((Part(choice.piece), 1),)


def all_parts(choices: Iterable[Choice]) -> set[Part]:
    """Return all parts that some choices take."""
    return {part for choice in choices for part, _ in parts_of(choice)}
