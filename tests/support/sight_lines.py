"""Lines between hexes as shapely measures them: a second way to find what they meet."""

from functools import cache

from shapely import LineString, Polygon

CORNERS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
"""Corners of a hex seen from its centre, in the units of `bocage_engine.geometry`."""
SMALL = 1e-9
"""Distances and lengths below this are rounding; real ones are far above."""


def outline(row, col):
    """Return the outline of a hex."""
    return Polygon([(col + dx, 3 * row + dy) for dx, dy in CORNERS])


@cache
def met(rows, cols):
    """Return the hexes that a line crosses, grazes to its left and grazes to its right."""
    way = LineString([(0, 0), (cols, 3 * rows)])
    crossed, left, right = set(), set(), set()
    low, high = sorted((0, rows))
    first, last = sorted((0, cols))
    for row in range(low - 1, high + 2):
        for col in range(first - 2, last + 3):
            if (row + col) % 2 or (row, col) in ((0, 0), (rows, cols)):
                continue
            shape = outline(row, col)
            if way.distance(shape) > SMALL:
                continue
            if way.intersection(shape.buffer(-1e-6)).length > SMALL:
                crossed.add((row, col))
            elif cols * 3 * row - 3 * rows * col < 0:
                left.add((row, col))
            else:
                right.add((row, col))
    return crossed, left, right
