"""Families of tiles that one line is made of: the river tiles, the winter roads, ..."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from bocage_scenarios.checks.lines import LOOSE
from bocage_scenarios.checks.network import opened, opposite
from bocage_scenarios.describe import called
from bocage_scenarios.edits.pieces import Part
from bocage_scenarios.model import Tile
from bocage_schema.catalogue import EDGES, Edge, Landscape, Network, Tile as TilePiece, catalogue
from bocage_schema.ids import Layer
from bocage_schema.saying import Words, all_of, phrase

Ways = frozenset[int]
"""Edges of a hex, counter-clockwise from east."""
NO_WAYS: Ways = frozenset()


@dataclass(frozen=True, slots=True)
class Family:
    """Tiles of one network and landscape that lie in the same layer under the same rules."""

    id: str
    """The tile that goes straight; it names the family."""
    network: Network
    landscape: Landscape
    part: Part
    """The layer."""
    tiles: tuple[str, ...]
    """The tiles, those to be preferred first."""

    @property
    def may_end(self) -> bool:
        """True if such a line may end anywhere."""
        return self.network not in LOOSE


@cache
def families() -> tuple[Family, ...]:
    """Return all families in the order of the catalogue."""
    groups: dict[object, list[TilePiece]] = {}
    for piece in catalogue().tiles.values():
        if len(piece.edges) == 1:
            network = next(iter(piece.edges))
            key = network, piece.layer, piece.landscape, piece.rules
            groups.setdefault(key, []).append(piece)
    return tuple(_families(groups.values()))


def _families(groups: Iterable[list[TilePiece]]) -> Iterator[Family]:
    for group in groups:
        straight = next((piece for piece in group if _is_straight(piece)), None)
        if straight is not None:
            ids = [straight.id, *(piece.id for piece in group if piece is not straight)]
            network = next(iter(straight.edges))
            part = Part(straight.layer.value)
            yield Family(straight.id, network, straight.landscape, part, tuple(ids))


def _is_straight(piece: TilePiece) -> bool:
    ways = opened(piece.id, 1)[next(iter(piece.edges))]
    return len(ways) == 2 and opposite(min(ways)) in ways


@cache
def family_of(piece_id: str) -> Family | None:
    """Return the family of a tile, which prefers that tile; None if it belongs to none."""
    for family in families():
        if piece_id in family.tiles:
            rest = tuple(other for other in family.tiles if other != piece_id)
            return Family(
                family.id, family.network, family.landscape, family.part, (piece_id, *rest)
            )
    return None


def ways_of(tile: Tile | None, network: Network) -> Ways:
    """Return the edges that a tile opens for a network."""
    return opened(tile.piece, tile.orientation).get(network, NO_WAYS) if tile else NO_WAYS


def lays(pieces: tuple[str, ...]) -> Iterator[Tile]:
    """Yield the tiles of some pieces in all their orientations."""
    for piece_id in pieces:
        for orientation in range(1, catalogue().tiles[piece_id].orientations + 1):
            yield Tile(piece_id, orientation)


def exact(family: Family, ways: Ways) -> Tile | None:
    """Return the tile of a family that opens just these edges, if there is one."""
    fitting = (tile for tile in lays(family.tiles) if ways_of(tile, family.network) == ways)
    return next(fitting, None)


def nearest(family: Family, ways: Ways) -> Tile:
    """Return the tile of a family that misses as few of the edges as can be, and adds few."""

    def misfit(tile: Tile) -> tuple[int, int]:
        there = ways_of(tile, family.network)
        return len(ways - there), len(there - ways)

    return min(lays(family.tiles), key=misfit)


def joint(family: Family, wanted: Mapping[Network, Ways]) -> Tile | None:
    """Return the tile in the layer and art of a family that opens these edges of networks."""
    pieces = tuple(
        piece.id
        for piece in catalogue().tiles.values()
        if piece.layer is Layer(family.part.value)
        and piece.landscape is family.landscape
        and len(piece.edges) > 1
    )
    fitting = (tile for tile in lays(pieces) if opened(tile.piece, tile.orientation) == wanted)
    return next(fitting, None)


DIRECTIONS: Mapping[Edge, Words] = {
    Edge.E: phrase("east"),
    Edge.NE: phrase("north-east"),
    Edge.NW: phrase("north-west"),
    Edge.W: phrase("west"),
    Edge.SW: phrase("south-west"),
    Edge.SE: phrase("south-east"),
}


def in_words(ways: Ways) -> Words:
    """Return where edges lie, such as ``east, north-east and north-west``."""
    return all_of(DIRECTIONS[EDGES[way]] for way in sorted(ways))


def why_none(family: Family, ways: Ways) -> Words:
    """Return that no tile of a family opens these edges."""
    return phrase(
        "no tile of the family {name} opens to the {edges}",
        name=called(family.id),
        edges=in_words(ways),
    )
