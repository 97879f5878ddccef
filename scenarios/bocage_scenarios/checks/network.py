"""Which edges of hexes the rivers, roads and other lines of a document lead over.

Edges are numbered counter-clockwise from east, as in `neighbours`.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import HexContent, Tile
from bocage_schema.catalogue import (
    EDGES,
    Network,
    ObstacleRules,
    RectTile,
    TerrainRules,
    Tile as TilePiece,
    catalogue,
)
from bocage_schema.catalogue.words import ObstacleKind
from bocage_schema.hexes import Hex, neighbours

Edges = Mapping[Network, frozenset[int]]

READS = "tiles board_format face"
"""What a document check must declare that asks this module."""
BRIDGED = frozenset({Network.ROAD, Network.RAIL})
"""Networks that a bridge takes up, whichever way it lies."""
_NONE: Edges = {}
_NUMBERS = {edge: number for number, edge in enumerate(EDGES)}


class End(NamedTuple):
    """Where a line leads over an edge of a hex."""

    network: Network
    way: int
    """The edge."""
    near: Hex
    """The hex on the other side of the edge."""


def opposite(way: int) -> int:
    """Return the edge on the other side of a hex."""
    return (way + 3) % 6


def edges_of(tile: Tile) -> Edges:
    """Return the edges that a tile opens as it lies, by network."""
    return opened(tile.piece, tile.orientation)


@lru_cache(maxsize=4096)
def opened(piece_id: str, orientation: int) -> Edges:
    """Return the edges that an orientation of a piece opens, by network."""
    piece = catalogue().pieces.get(piece_id)
    if not isinstance(piece, TilePiece | RectTile) or not piece.edges:
        return _NONE
    return {
        network: frozenset(_NUMBERS[edge] for edge in edges)
        for network, edges in piece.edges_at(orientation).items()
    }


@by_content
def all_edges(content: HexContent) -> Edges:
    """Return the edges that everything on a hex opens, by network."""
    together: dict[Network, frozenset[int]] = {}
    for _, tile in content.tiles():
        for network, edges in edges_of(tile).items():
            together[network] = together.get(network, frozenset()) | edges
    return together


def arrivals(view: View, at: Hex, networks: frozenset[Network]) -> frozenset[int]:
    """Return the edges of a hex over which lines lead into it from its neighbours."""
    found = set()
    for way, near in enumerate(neighbours(at)):
        content = view.scenario.hexes.get(near)
        if content and near in view.board:
            edges = all_edges(content)
            if any(opposite(way) in edges.get(network, ()) for network in networks):
                found.add(way)
    return frozenset(found)


class Lines:
    """The lines of a document."""

    def __init__(self, view: View) -> None:
        """Read the edges of all hexes."""
        self._view = view
        self.edges: dict[Hex, Edges] = {
            at: edges
            for at, content in sorted(view.scenario.hexes.items())
            if at in view.board and (edges := all_edges(content))
        }

    def ends(self, at: Hex) -> Iterator[End]:
        """Yield the ends of lines on a hex that lead over edges to other hexes of the board."""
        around = neighbours(at)
        for network, edges in self.edges.get(at, _NONE).items():
            for way in sorted(edges):
                if around[way] in self._view.board:
                    yield End(network, way, around[way])

    def is_on_board(self, at: Hex) -> bool:
        """Tell whether a hex lies on the board."""
        return at in self._view.board

    def has(self, at: Hex, network: Network) -> bool:
        """Tell whether a line of a network lies on a hex."""
        return network in self.edges.get(at, _NONE)

    def goes_on(self, end: End) -> bool:
        """Tell whether the hex beyond an end opens the same edge."""
        return opposite(end.way) in self.edges.get(end.near, _NONE).get(end.network, ())

    def arriving(self, at: Hex) -> frozenset[tuple[Network, int]]:
        """Return the networks and edges over which lines lead into a hex."""
        return frozenset(
            (network, way)
            for way, near in enumerate(neighbours(at))
            for network, edges in self.edges.get(near, _NONE).items()
            if opposite(way) in edges
        )

    def may_end(self, at: Hex, network: Network) -> bool:
        """Tell whether lines of a network may end on a hex, such as a road in a town."""
        rules = self._view.rules_at(at)
        if network in BRIDGED and self.is_bridged(at):
            return True
        return any(
            isinstance(item, TerrainRules) and network in item.network_ends for item in rules
        )

    def is_bridged(self, at: Hex) -> bool:
        """Tell whether a bridge or ford lies on a hex, whole or broken."""
        return any(
            isinstance(item, ObstacleRules) and item.kind is ObstacleKind.BRIDGE
            for item in self._view.rules_at(at)
        )


def turnable(tile: Tile) -> int:
    """Return how many orientations a hexagonal tile has; 0 for other pieces."""
    piece = catalogue().pieces.get(tile.piece)
    return piece.orientations if isinstance(piece, TilePiece) else 0
