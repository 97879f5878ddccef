"""Turning and mirroring hexes, and how the pieces on them lie then."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from bocage_scenarios.checks.network import opened, opposite
from bocage_scenarios.edits.revision import moved_content
from bocage_scenarios.model import HexContent, Tile
from bocage_schema.catalogue import Network, Obstacle, Piece, RectTile, Tile as TilePiece, catalogue
from bocage_schema.hexes import Hex

FACING, FLIP = 270, 180
"""Direction, in degrees counter-clockwise from east, that an obstacle of several orientations
faces in the first, and the step from one to the next."""

Edges = Mapping[Network, frozenset[int]]


class Transform(NamedTuple):
    """A way to lay a part of a map anew: mirrored left to right, or not, and then turned."""

    turns: int = 0
    """Times 60° counter-clockwise, 0 to 5."""
    mirrored: bool = False

    def turned(self, times: int = 1) -> "Transform":
        """Return this, and after it a turn by 60° counter-clockwise so many times."""
        return Transform((self.turns + times) % 6, self.mirrored)

    def mirror(self) -> "Transform":
        """Return this, and after it mirrored left to right."""
        return Transform(-self.turns % 6, not self.mirrored)

    def upside_down(self) -> "Transform":
        """Return this, and after it mirrored top to bottom."""
        return self.mirror().turned(3)

    def way(self, way: int) -> int:
        """Return where an edge comes to lie, counter-clockwise from east."""
        return ((3 - way if self.mirrored else way) + self.turns) % 6

    def angle(self, angle: int) -> int:
        """Return where a direction in degrees comes to point."""
        return ((180 - angle if self.mirrored else angle) + 60 * self.turns) % 360

    def hex(self, at: Hex) -> Hex:
        """Return where a hex comes to lie, both by their offsets from the hex that stays."""
        rows, cols = at.row, -at.col if self.mirrored else at.col
        east, south_east = (cols - rows) // 2, rows
        for _ in range(self.turns):
            east, south_east = east + south_east, -east
        return Hex(south_east, 2 * east + south_east)


AS_IT_IS = Transform()
MIRRORED = Transform(0, True)
HALF_TURN = Transform(3)


def turned_content(content: HexContent, transform: Transform) -> HexContent:
    """Return what lies on a hex laid anew, on another hex."""
    moved = moved_content(content)
    changes: dict[str, Any] = {
        layer.value: laid
        for layer, tile in moved.tiles()
        if (laid := turned_tile(tile, transform)) is not tile
    }
    return replace(moved, **changes) if changes else moved


def turned_tile(tile: Tile, transform: Transform) -> Tile:
    """Return a tile laid anew; the same object if nothing about it changes.

    Where no piece lies just so, the one that comes nearest is taken.  A tile that is turned
    further than its piece can be stays as it is, for nobody knows how it lies.
    """
    piece_id, orientation = _laid(tile.piece, tile.orientation, transform)
    if (piece_id, orientation) == (tile.piece, tile.orientation):
        return tile
    return replace(tile, piece=piece_id, orientation=orientation)


def is_exact(tile: Tile, transform: Transform) -> bool:
    """Tell whether a tile, laid anew, leads over just the edges that it should."""
    laid = turned_tile(tile, transform)
    wanted = _mapped(opened(tile.piece, tile.orientation), transform)
    return opened(laid.piece, laid.orientation) == wanted


@cache
def _laid(piece_id: str, orientation: int, transform: Transform) -> tuple[str, int]:
    piece = catalogue().pieces.get(piece_id)
    if piece is None or not 1 < piece.orientations >= orientation:
        return piece_id, orientation
    if isinstance(piece, TilePiece) and piece.edges:
        return _by_edges(piece, _mapped(opened(piece_id, orientation), transform))
    if isinstance(piece, RectTile) and piece.angle_deg is not None:
        return piece_id, _by_angle(piece, orientation, piece.angle_deg, piece.step_deg, transform)
    if isinstance(piece, Obstacle):
        return piece_id, _by_angle(piece, orientation, FACING, FLIP, transform)
    return piece_id, orientation


def _mapped(edges: Edges, transform: Transform) -> dict[Network, frozenset[int]]:
    return {network: frozenset(map(transform.way, ways)) for network, ways in edges.items()}


def _by_edges(piece: TilePiece, wanted: Edges) -> tuple[str, int]:
    """Return the tile like ``piece`` that opens the edges wanted, or itself nearest to them."""
    for other in _alike(piece):
        for orientation in range(1, other.orientations + 1):
            if opened(other.id, orientation) == wanted:
                return other.id, orientation
    turns = range(1, piece.orientations + 1)
    return piece.id, min(turns, key=lambda turn: _misfit(opened(piece.id, turn), wanted))


def _alike(piece: TilePiece) -> Iterator[TilePiece]:
    """Yield a tile, and all others of its layer, art, rules and networks."""
    yield piece
    for other in catalogue().tiles.values():
        if (
            other is not piece
            and (other.layer, other.landscape, other.rules)
            == (piece.layer, piece.landscape, piece.rules)
            and other.edges.keys() == piece.edges.keys()
        ):
            yield other


def _misfit(edges: Edges, wanted: Edges) -> tuple[list[int], int]:
    """Return how far edges are from those wanted.

    First count the ways straight through the hex that are missing, network by network, then add
    up the squares of the steps by which the other edges are off.
    """
    missing, off = [], 0
    for network, ways in wanted.items():
        there = edges[network]
        missing.append(len(_straight(ways) - _straight(there)))
        bent = there - _straight(there) or there
        bends = ways - _straight(ways)
        off += sum(min(((way - other + 3) % 6 - 3) ** 2 for other in bent) for way in bends)
    return missing, off


def _straight(ways: frozenset[int]) -> frozenset[int]:
    """Return those edges that have another one opposite."""
    return frozenset(way for way in ways if opposite(way) in ways)


def _by_angle(piece: Piece, orientation: int, angle: int, step: int, transform: Transform) -> int:
    """Return the orientation of a piece that points as the mapped one should, or nearly so."""
    wanted = transform.angle(angle + step * (orientation - 1))
    period = abs(step) * piece.orientations

    def off(other: int) -> tuple[int, int]:
        apart = (angle + step * (other - 1) - wanted) % period
        return min(apart, period - apart), abs(other - orientation)

    return min(range(1, piece.orientations + 1), key=off)
