"""How straight lines between hexes run, in whole numbers; knows nothing of boards or rules.

Hexes are pointy-top in double-width coordinates, as in `bocage_schema.hexes`.  Scaled so that
everything is whole, the centre of ``(row, col)`` is the point ``x = col``, ``y = 3 * row``, and
the corners of its hex lie at ``(x, y ± 2)`` and ``(x ± 1, y ± 1)``.  The scale differs along
the two axes, which changes neither what a line crosses nor on which side of it a point lies.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

_CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))

Offset = tuple[int, int]
"""Rows and columns from one hex to another."""


class Line(NamedTuple):
    """The hexes that a line between two centres meets on its way, the two ends left out.

    All are offsets from the start.  Left and right are those of somebody who looks along the
    line with row 0 at the top of the map.
    """

    crossed: tuple[Offset, ...]
    """The line passes through their inside."""
    left: tuple[Offset, ...]
    """It runs along an edge of theirs, or touches a corner, and they lie to its left."""
    right: tuple[Offset, ...]


@cache
def line(rows: int, cols: int) -> Line:
    """Return what a line meets that leads to the hex ``rows`` and ``cols`` away."""
    crossed: list[Offset] = []
    left: list[Offset] = []
    right: list[Offset] = []
    for row, col in _near(rows, cols):
        if (row, col) in ((0, 0), (rows, cols)):
            continue
        inside, on_left, on_right = _meeting(rows, cols, row, col)
        if inside:
            crossed.append((row, col))
        elif on_left:
            left.append((row, col))
        elif on_right:
            right.append((row, col))
    return Line(tuple(crossed), tuple(left), tuple(right))


def _near(rows: int, cols: int) -> Iterator[Offset]:
    """Yield the hexes, row by row, that a line may meet, and few others.

    The hexes of a row reach two units up and down from their centres, and one to each side.
    """
    height = 3 * abs(rows)
    for row in range(min(0, rows), max(0, rows) + 1):
        if height:
            levels = (max(0, 3 * abs(row) - 2), min(height, 3 * abs(row) + 2))
            first, last = sorted(cols * level // height for level in levels)
        else:
            first, last = sorted((0, cols))
        low, high = first - 1, last + 2
        yield from ((row, col) for col in range(low + (low + row) % 2, high + 1, 2))


def _meeting(rows: int, cols: int, row: int, col: int) -> tuple[bool, bool, bool]:
    """Return whether a line crosses a hex, or grazes one to its left or to its right.

    A grazed hex has corners on the line, between its ends, and all others on one side.
    """
    end_x, end_y = cols, 3 * rows
    corners = [(col + dx, 3 * row + dy) for dx, dy in _CORNERS]
    sides = [end_x * y - end_y * x for x, y in corners]
    low, high = min(sides), max(sides)
    if low < 0 < high:
        return _is_between(end_x, end_y, col, 3 * row), False, False
    touched = any(
        side == 0 and _is_between(end_x, end_y, x, y)
        for side, (x, y) in zip(sides, corners, strict=True)
    )
    return False, touched and low < 0, touched and high > 0


def _is_between(end_x: int, end_y: int, x: int, y: int) -> bool:
    """Tell whether a point lies, seen along a line from the origin, before its end.

    Of the hexes that the endless line crosses, those whose centre does are crossed before it.
    """
    along = 3 * end_x * x + end_y * y
    return 0 < along < 3 * end_x * end_x + end_y * end_y
