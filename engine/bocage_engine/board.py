"""Boards as dense cell numbers: neighbours, distances, sections and lines of sight as masks.

A cell is the index of a hex in `bocage_schema.board_formats.Board.hexes`: row by row from the
top, each row from the left.  A set of cells is a whole number, its *mask*, with the bit
``1 << cell`` set for each of them.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from bocage_engine.geometry import line
from bocage_schema import board_formats
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat

OFF_BOARD = -1
"""Stands for a cell that does not exist."""
UP_WAYS = (2, 1)
"""Edges of a hex toward the row above, left and right; see `bocage_schema.hexes.neighbours`."""
DOWN_WAYS = (4, 5)
"""Edges toward the row below, left and right."""


class SightLine(NamedTuple):
    """What the line between two cells meets, see `bocage_engine.geometry.Line`."""

    crossed: int
    left: int
    right: int
    left_off: bool
    """A half hex off the board lies to the left of the line; it obstructs that side (D-01)."""
    right_off: bool


_Shape = tuple[int, int]
"""A mask of cells counted from its first one, and where that lies, seen from the start."""


class Board:
    """A board format in cells.  Made once for each, by `board`."""

    def __init__(self, board_format: BoardFormat) -> None:
        """Number the hexes of a format."""
        plan = board_formats.board(board_format)
        self.format = board_format
        self.plan = plan
        self.hexes: tuple[Hex, ...] = plan.hexes
        self.size = len(plan.hexes)
        self.cell_of: dict[Hex, int] = {at: cell for cell, at in enumerate(plan.hexes)}
        self.ways: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.cell_of.get(near, OFF_BOARD) for near in neighbours(at)) for at in self.hexes
        )
        """``ways[cell][edge]`` is the cell beyond an edge, counter-clockwise from east."""
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(near for near in around if near != OFF_BOARD) for around in self.ways
        )
        """The adjacent cells of each cell."""
        self.near_mask: tuple[int, ...] = tuple(map(mask_of, self.near))
        self._shifts = self._shifts_of_ways()
        self._sections: tuple[int, ...] | None = None
        self._disks: dict[int, tuple[int, ...]] = {}
        self._lines: list[SightLine | None] = [None] * (self.size * self.size)
        self._shapes: dict[tuple[int, int, int], tuple[_Shape, _Shape, _Shape]] = {}

    def __repr__(self) -> str:
        """Name the format."""
        return f"board({self.format!r})"

    @cached_property
    def distance(self) -> tuple[bytes, ...]:
        """``distance[a][b]`` in hexes, cells by cells."""
        return tuple(bytes(distance(a, b) for b in self.hexes) for a in self.hexes)

    @property
    def sections(self) -> tuple[int, ...]:
        """Mask of the cells of each section, from the left of the map."""
        if self._sections is None:
            count = len(self.plan.section_borders) + 1
            self._sections = tuple(
                mask_of(c for c, at in enumerate(self.hexes) if part in self.plan.sections(at))
                for part in range(count)
            )
        return self._sections

    @property
    def subsections(self) -> tuple[int, ...]:
        """The same for sub-sections, which differ from sections on Overlord boards only."""
        count = len(self.plan.section_lines) + 1
        return tuple(
            mask_of(c for c, at in enumerate(self.hexes) if part in self.plan.subsections(at))
            for part in range(count)
        )

    def disks(self, radius: int) -> tuple[int, ...]:
        """Return by cell the mask of the cells at most so many hexes away, itself included."""
        known = self._disks.get(radius)
        if known is None:
            known = tuple(
                mask_of(cell for cell, apart in enumerate(row) if apart <= radius)
                for row in self.distance
            )
            self._disks[radius] = known
        return known

    def _shifts_of_ways(self) -> tuple[int, int, int, int, int, int, int, int]:
        """Return what `around` needs: the two steps down, and the cells that each way leads from.

        Whatever the row, a step to the east adds 1 to the number of a cell, and the steps down
        add one less than the width of even rows and just that width; the others take them away.
        """
        width = self.plan.width
        east, north_east, north_west, west, south_west, south_east = (
            mask_of(cell for cell, ways in enumerate(self.ways) if ways[way] != OFF_BOARD)
            for way in range(6)
        )
        return width - 1, width, east, north_east, north_west, west, south_west, south_east

    def around(self, cells: int) -> int:
        """Return the mask of the cells adjacent to any of some cells."""
        less, width, east, north_east, north_west, west, south_west, south_east = self._shifts
        return (
            (cells & east) << 1
            | (cells & west) >> 1
            | (cells & south_west) << less
            | (cells & south_east) << width
            | (cells & north_east) >> less
            | (cells & north_west) >> width
        )

    def connected(self, start: int, among: int) -> int:
        """Return the cells of a mask that hang together with a cell, itself included."""
        group = front = 1 << start
        while front:
            front = self.around(front) & among & ~group
            group |= front
        return group

    def line(self, a: int, b: int) -> SightLine:
        """Return what the line between two cells meets; worked out when first asked for."""
        index = a * self.size + b
        known = self._lines[index]
        if known is None:
            known = self._lines[index] = self._line(a, b)
        return known

    def _line(self, a: int, b: int) -> SightLine:
        start, end = self.hexes[a], self.hexes[b]
        rows, cols = end.row - start.row, end.col - start.col
        if cols == 0:
            return self._line_down(a, b)
        key = start.row % 2, rows, cols
        shapes = self._shapes.get(key)
        if shapes is None:
            shapes = self._shapes[key] = self._shapes_of(*key)
        (crossed, c), (left, x), (right, y) = shapes
        return SightLine(crossed << a + c, left << a + x, right << a + y, False, False)

    def _shapes_of(self, parity: int, rows: int, cols: int) -> tuple[_Shape, _Shape, _Shape]:
        """Return what lines that lead from rows of one parity meet, wherever they start.

        How many cells lie between two hexes of a board depends on nothing else.  Such lines
        meet hexes of the board only, unless they lead straight up or down.
        """
        crossed, left, right = (
            _shape(self._cells_between(parity, *offset) for offset in offsets)
            for offsets in line(rows, cols)
        )
        return crossed, left, right

    def _cells_between(self, parity: int, rows: int, cols: int) -> int:
        """Return the difference of the cell numbers of two hexes."""
        pairs, odd = divmod(parity + rows, 2)
        inset = odd - parity
        width = self.plan.width
        return pairs * (2 * width - 1) + inset * width + (cols - inset) // 2

    def _line_down(self, a: int, b: int) -> SightLine:
        """Return what a line meets that leads straight up or down, perhaps along the edge."""
        start, end = self.hexes[a], self.hexes[b]
        met = line(end.row - start.row, 0)
        masks: list[int] = []
        off: list[bool] = []
        for offsets in met:
            cells = [self.cell_of.get(Hex(start.row + r, start.col + c)) for r, c in offsets]
            masks.append(mask_of(cell for cell in cells if cell is not None))
            off.append(None in cells)
        crossed, left, right = masks
        return SightLine(crossed, left, right, off[1], off[2])


def _shape(cells: Iterable[int]) -> _Shape:
    known = tuple(cells)
    first = min(known, default=0)
    return mask_of(cell - first for cell in known), first


@cache
def board(board_format: BoardFormat) -> Board:
    """Return the board of a format; the same object each time."""
    return Board(board_format)


def mask_of(cells: Iterable[int]) -> int:
    """Return the mask of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> Iterator[int]:
    """Yield the cells of a mask in rising order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
