"""The piece catalogue: every tile, obstacle, marker, unit, card deck, board and box by id.

The data is written by hand in ``data/*.yaml``; what is loaded here is its compiled form,
``data/catalogue.json``, made by ``python -m bocage_schema.generate``, because JSON
loads many times faster.
"""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Protocol, TypeVar

from bocage_schema.catalogue.boxes import BoardTable, Box, Deck
from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.pieces import (
    EDGES,
    Badge,
    BadgeEffect,
    BadgeRule,
    Edge,
    Landscape,
    Marker,
    Medal,
    Network,
    Obstacle,
    Piece,
    RectTile,
    Tile,
)
from bocage_schema.catalogue.rules import HexRules, ObstacleRules, TerrainRules
from bocage_schema.catalogue.store import Tables
from bocage_schema.catalogue.tables import Army, Nation, NationRule, RuleValue, SpecialRule, Trait
from bocage_schema.catalogue.units import Unit, UnitForm

__all__ = [
    "EDGES",
    "Army",
    "Badge",
    "BadgeEffect",
    "BadgeRule",
    "BoardTable",
    "Box",
    "Catalogue",
    "Deck",
    "Edge",
    "HexRules",
    "Landscape",
    "Marker",
    "Medal",
    "Names",
    "Nation",
    "NationRule",
    "Network",
    "Obstacle",
    "ObstacleRules",
    "Piece",
    "RectTile",
    "RuleValue",
    "SpecialRule",
    "TerrainRules",
    "Tile",
    "Trait",
    "Unit",
    "UnitForm",
    "catalogue",
]


class _Named(Protocol):
    @property
    def m44(self) -> tuple[str, ...]: ...


N = TypeVar("N", bound=_Named)


class Catalogue(Tables):
    """The tables, and look-ups by the names of ``.m44`` files.

    Use the one that `catalogue` returns.  Look-ups are case-sensitive and return None for a
    name that no entry has.
    """

    def tile_by_m44(self, name: str) -> Tile | None:
        """Return the hexagonal tile that ``.m44`` files call ``name``."""
        return self._tiles_by_m44.get(name)

    @cached_property
    def _tiles_by_m44(self) -> Mapping[str, Tile]:
        return _by_m44(self.tiles.values())

    def rect_by_m44(self, name: str) -> RectTile | None:
        """Return the rectangular tile that ``.m44`` files call ``name``."""
        return self._rects_by_m44.get(name)

    @cached_property
    def _rects_by_m44(self) -> Mapping[str, RectTile]:
        return _by_m44(self.rect_tiles.values())

    def obstacle_by_m44(self, name: str) -> Obstacle | None:
        """Return the obstacle that ``.m44`` files call ``name``."""
        return self._obstacles_by_m44.get(name)

    @cached_property
    def _obstacles_by_m44(self) -> Mapping[str, Obstacle]:
        return _by_m44(self.obstacles.values())

    def tag_by_m44(self, name: str) -> Marker | Medal | None:
        """Return the marker or medal that ``.m44`` files call ``name``."""
        return self._tags_by_m44.get(name)

    @cached_property
    def _tags_by_m44(self) -> Mapping[str, Marker | Medal]:
        return {**_by_m44(self.markers.values()), **_by_m44(self.medals.values())}

    def badge_by_m44(self, name: str) -> Badge | None:
        """Return the badge that ``.m44`` files call ``name``, such as ``badge4``."""
        return self._badges_by_m44.get(name)

    @cached_property
    def _badges_by_m44(self) -> Mapping[str, Badge]:
        return _by_m44(self.badges.values())

    def army_by_m44(self, suffix: str) -> Army | None:
        """Return the figure set of a unit name's suffix, such as ``ger``."""
        return self._armies_by_m44.get(suffix)

    @cached_property
    def _armies_by_m44(self) -> Mapping[str, Army]:
        return _by_m44(self.armies.values())

    def nation_by_m44(self, code: str) -> Nation | None:
        """Return the nation of a country code, such as ``DE``."""
        return self._nations_by_m44.get(code)

    @cached_property
    def _nations_by_m44(self) -> Mapping[str, Nation]:
        return _by_m44(self.nations.values())

    def trait_by_m44(self, on: str, key: str, value: str) -> Trait | None:
        """Return the trait that ``key`` (``behavior``, ``equipment``) = ``value`` gives a piece.

        ``on`` is the kind of piece: ``terrain``, ``rect``, ``obstacle``, ``unit`` or ``marker``.
        ``behavior2`` is looked up like ``behavior``.
        """
        return self._traits_by_m44.get((on, "behavior" if key == "behavior2" else key, value))

    @cached_property
    def _traits_by_m44(self) -> Mapping[tuple[str, str, str], Trait]:
        return {
            (on, trait.m44.key, trait.m44.value): trait
            for trait in self.traits.values()
            if trait.m44 is not None
            for on in trait.on
        }

    def special_rule_by_m44(self, key: str) -> SpecialRule | None:
        """Return the special rule of a key in ``game_info.options``."""
        return self._special_rules_by_m44.get(key)

    @cached_property
    def _special_rules_by_m44(self) -> Mapping[str, SpecialRule]:
        return _by_m44(self.special_rules.values())

    def box_by_m44(self, key: str) -> Box | None:
        """Return the box of a key in ``packs``."""
        return self._boxes_by_m44.get(key)

    @cached_property
    def _boxes_by_m44(self) -> Mapping[str, Box]:
        return _by_m44(self.boxes.values())


def _by_m44(entries: Iterable[N]) -> dict[str, N]:
    return {name: entry for entry in entries for name in entry.m44}


@cache
def catalogue() -> Catalogue:
    """Return the catalogue; it is read once and shared."""
    return Catalogue(files("bocage_schema").joinpath("data/catalogue.json").read_bytes())
