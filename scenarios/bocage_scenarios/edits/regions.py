"""Sets of hexes that tools work on: brushes, lines, discs, rectangles, fills."""

from collections.abc import Callable, Collection, Iterable
from enum import StrEnum

from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario, Tile
from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import Layer

Hexes = tuple[Hex, ...]
Key = Callable[[HexContent], object]
"""What of a hex must be equal for two hexes to be alike."""

_SCALE = 4
"""Parts of a step of a line; a nudge of one of them decides ties and nothing else."""


class Brush(StrEnum):
    """The hexes that a tool covers at once, around the one under the pointer."""

    ONE = "one"
    SEVEN = "seven"
    NINETEEN = "nineteen"
    ROW = "row"
    """Three hexes from west to east."""
    RISING = "rising"
    """Three hexes from south-west to north-east."""
    FALLING = "falling"
    """Three hexes from north-west to south-east."""


_RADII = {Brush.ONE: 0, Brush.SEVEN: 1, Brush.NINETEEN: 2}
_WAYS = {Brush.ROW: 0, Brush.RISING: 1, Brush.FALLING: 2}


def brush(shape: Brush, at: Hex, board: Board) -> Hexes:
    """Return the hexes of the board that a brush covers at ``at``, row by row."""
    if shape in _RADII:
        return disc(at, _RADII[shape], board)
    way = _WAYS[shape]
    around = neighbours(at)
    return tuple(near for near in sorted((around[way], at, around[way + 3])) if near in board)


def disc(at: Hex, radius: int, board: Board) -> Hexes:
    """Return the hexes of the board at most ``radius`` steps from ``at``, row by row."""
    return tuple(other for other in board.hexes if distance(at, other) <= radius)


def rectangle(a: Hex, b: Hex, board: Board) -> Hexes:
    """Return the hexes whose centres lie in the upright rectangle between two centres."""
    top, bottom = sorted((a.row, b.row))
    left, right = sorted((a.col, b.col))
    return tuple(at for at in board.hexes if top <= at.row <= bottom and left <= at.col <= right)


def parallelogram(a: Hex, b: Hex, board: Board) -> Hexes:
    """Return the hexes of the parallelogram with corners ``a`` and ``b``.

    Two of its sides are rows; the others lean the way that leads from ``a`` towards ``b``.
    """
    top, bottom = sorted((a, b))
    lean = 1 if bottom.col >= top.col else -1
    left, right = sorted((top.col, bottom.col - lean * (bottom.row - top.row)))
    return tuple(
        at
        for at in board.hexes
        if top.row <= at.row <= bottom.row and left <= at.col - lean * (at.row - top.row) <= right
    )


def line(a: Hex, b: Hex, board: Board | None = None) -> Hexes:
    """Return the hexes of the straight line from ``a`` to ``b``, both included.

    Each is adjacent to the next, there is one more than the distance, and the line from
    ``b`` to ``a`` has the same hexes.  Where it runs exactly between two hexes, it takes
    those of ``board`` if the others are beside it.
    """
    start, end = sorted((a, b))
    found = _between(start, end, 1)
    if board and not all(at in board for at in found):
        other = _between(start, end, -1)
        if sum(at in board for at in other) > sum(at in board for at in found):
            found = other
    return found if start == a else found[::-1]


def path(points: Iterable[Hex], board: Board | None = None) -> Hexes:
    """Return the hexes of the lines from each point to the next; hexes may come again.

    A stroke of the mouse is such a path; no hex follows itself, and what is no hex of any board
    is passed over.
    """
    walked: list[Hex] = []
    for point in points:
        if (point.row + point.col) % 2:
            continue
        walked += line(walked[-1], point, board)[1:] if walked else [point]
    return tuple(walked)


def connected(
    scenario: Scenario, at: Hex, key: Key, within: Collection[Hex] | None = None
) -> Hexes:
    """Return the hexes alike that hang together with ``at``, row by row.

    Only hexes of the board, and of ``within`` if given, count.
    """
    board = scenario.board
    if at not in board or (within is not None and at not in within):
        return ()
    wanted = key(scenario.hexes.get(at, EMPTY_HEX))
    found = {at}
    waiting = [at]
    while waiting:
        for near in board.neighbours(waiting.pop()):
            if (
                near not in found
                and (within is None or near in within)
                and key(scenario.hexes.get(near, EMPTY_HEX)) == wanted
            ):
                found.add(near)
                waiting.append(near)
    return tuple(sorted(found))


def all_like(scenario: Scenario, at: Hex, key: Key, within: Collection[Hex] | None = None) -> Hexes:
    """Return all hexes of the board like ``at``, row by row; those of ``within`` if given."""
    wanted = key(scenario.hexes.get(at, EMPTY_HEX))
    return tuple(
        other
        for other in scenario.board.hexes
        if (within is None or other in within)
        and key(scenario.hexes.get(other, EMPTY_HEX)) == wanted
    )


def piece_in(layer: Layer) -> Key:
    """Return the key of hexes with the same kind of piece in a layer, however it lies.

    Units are of the same kind if their army is the same, too.
    """
    if layer is Layer.UNIT:
        return lambda content: content.unit and (content.unit.kind, content.unit.army)
    if layer is Layer.MARKER:
        return lambda content: tuple(marker.piece for marker in content.markers)

    def piece(content: HexContent) -> str | None:
        tile: Tile | None = getattr(content, layer.value)
        return tile.piece if tile else None

    return piece


def pieces_of(content: HexContent) -> object:
    """Return the key of hexes with the same kinds of pieces in all layers."""
    return tuple(content.names())


def _between(start: Hex, end: Hex, nudge: int) -> Hexes:
    """Return a line whose points are moved a little, to the east for a ``nudge`` of 1."""
    steps = distance(start, end)
    if steps == 0:
        return (start,)
    (x0, y0), (x1, y1) = _axes(start), _axes(end)
    unit = steps * _SCALE
    # The axis along which the line is longest is crossed in whole steps, so that the other two
    # are off by the same; rounding each by itself gives the nearest hex.
    return tuple(
        _at(
            _rounded((x0 * (steps - step) + x1 * step) * _SCALE + nudge, unit),
            _rounded((y0 * (steps - step) + y1 * step) * _SCALE - nudge, unit),
        )
        for step in range(steps + 1)
    )


def _axes(at: Hex) -> tuple[int, int]:
    """Return the steps east, and those south-east, that lead to a hex from the origin."""
    return (at.col - at.row) // 2, at.row


def _at(east: int, south_east: int) -> Hex:
    """Return the hex to which steps lead from the origin; the inverse of `_axes`."""
    return Hex(south_east, 2 * east + south_east)


def _rounded(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)
