"""The tables of the catalogue, each decoded when it is first asked for."""

from collections.abc import Mapping
from functools import cached_property
from types import GenericAlias, MappingProxyType
from typing import Protocol, TypeVar

import msgspec

from bocage_schema.catalogue.boxes import BoardTable, Box, Deck
from bocage_schema.catalogue.pieces import Badge, Marker, Medal, Obstacle, Piece, RectTile, Tile
from bocage_schema.catalogue.rules import HexRules, ObstacleRules, TerrainRules
from bocage_schema.catalogue.tables import Army, Nation, NationRule, SpecialRule, Trait
from bocage_schema.catalogue.units import Unit


class _Entry(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=_Entry)


class Tables:
    """All tables, each a read-only mapping by id in the order of its data file."""

    def __init__(self, compiled: bytes) -> None:
        """Take the tables of a compiled catalogue, in JSON."""
        self._tables = msgspec.json.decode(compiled, type=dict[str, msgspec.Raw])

    def _table(self, name: str, cls: type[E]) -> Mapping[str, E]:
        entries: list[E] = msgspec.json.decode(self._tables[name], type=GenericAlias(list, (cls,)))
        return MappingProxyType({entry.id: entry for entry in entries})

    @cached_property
    def terrain_rules(self) -> Mapping[str, TerrainRules]:
        """Rules of terrain."""
        return self._table("terrain_rules", TerrainRules)

    @cached_property
    def obstacle_rules(self) -> Mapping[str, ObstacleRules]:
        """Rules of obstacles, bridges, markers and tokens."""
        return self._table("obstacle_rules", ObstacleRules)

    @cached_property
    def tiles(self) -> Mapping[str, Tile]:
        """Hexagonal tiles."""
        return self._table("tiles", Tile)

    @cached_property
    def rect_tiles(self) -> Mapping[str, RectTile]:
        """Rectangular tiles."""
        return self._table("rect_tiles", RectTile)

    @cached_property
    def obstacles(self) -> Mapping[str, Obstacle]:
        """Wire, sandbags and hedgehog."""
        return self._table("obstacles", Obstacle)

    @cached_property
    def markers(self) -> Mapping[str, Marker]:
        """Tokens other than medals."""
        return self._table("markers", Marker)

    @cached_property
    def medals(self) -> Mapping[str, Medal]:
        """Victory medals."""
        return self._table("medals", Medal)

    @cached_property
    def badges(self) -> Mapping[str, Badge]:
        """Badges of units."""
        return self._table("badges", Badge)

    @cached_property
    def units(self) -> Mapping[str, Unit]:
        """Units, the landing craft that carries them, and trains and ships."""
        return self._table("units", Unit)

    @cached_property
    def armies(self) -> Mapping[str, Army]:
        """Sets of plastic figures."""
        return self._table("armies", Army)

    @cached_property
    def nations(self) -> Mapping[str, Nation]:
        """Nations."""
        return self._table("nations", Nation)

    @cached_property
    def nation_rules(self) -> Mapping[str, NationRule]:
        """Special rules of nations."""
        return self._table("nation_rules", NationRule)

    @cached_property
    def traits(self) -> Mapping[str, Trait]:
        """Changes of the rules of one piece on the map."""
        return self._table("traits", Trait)

    @cached_property
    def special_rules(self) -> Mapping[str, SpecialRule]:
        """Rules that a scenario switches on."""
        return self._table("special_rules", SpecialRule)

    @cached_property
    def decks(self) -> Mapping[str, Deck]:
        """Decks of command cards."""
        return self._table("decks", Deck)

    @cached_property
    def boards(self) -> Mapping[str, BoardTable]:
        """Board formats."""
        return self._table("boards", BoardTable)

    @cached_property
    def boxes(self) -> Mapping[str, Box]:
        """The base game and its expansions."""
        return self._table("boxes", Box)

    @cached_property
    def pieces(self) -> Mapping[str, Piece]:
        """Everything that can be placed on the map, by id.

        Trains and ships are in it as rectangular tiles and not as units.
        """
        units = {key: unit for key, unit in self.units.items() if unit.placed_as is None}
        return MappingProxyType(
            {
                **self.tiles,
                **self.rect_tiles,
                **self.obstacles,
                **self.markers,
                **self.medals,
                **self.badges,
                **units,
            }
        )

    def rules_of(self, piece: Piece) -> HexRules | None:
        """Return the rule set of a piece that lies on a hex; None for units and pieces without."""
        if piece.rules is None:
            return None
        table: Mapping[str, HexRules] = (
            self.terrain_rules if isinstance(piece, Tile) else self.obstacle_rules
        )
        return table[piece.rules]

    def members(self, reference: str) -> frozenset[str]:
        """Return the ids that a name in ``only_with`` or ``not_with`` stands for.

        ``@`` and a category of terrain (``@water``) or a kind of obstacle (``@bridge``) is a
        group of rule sets; ``@`` and a layer (``@unit``) is a group of pieces.  Any other name
        stands for itself.
        """
        if not reference.startswith("@"):
            return frozenset({reference})
        return self._groups[reference[1:]]

    @cached_property
    def _groups(self) -> Mapping[str, frozenset[str]]:
        groups: dict[str, set[str]] = {}
        for terrain in self.terrain_rules.values():
            groups.setdefault(terrain.category, set()).add(terrain.id)
        for obstacle in self.obstacle_rules.values():
            groups.setdefault(obstacle.kind, set()).add(obstacle.id)
        for piece in self.pieces.values():
            groups.setdefault(piece.layer, set()).add(piece.id)
        return {name: frozenset(ids) for name, ids in groups.items()}
