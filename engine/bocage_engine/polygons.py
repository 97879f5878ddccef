"""Outlines of hexes and of groups of hexes, for drawing.

Lengths are in units of a hex's side.  Hexes stand on a corner; x grows to the right and y
downward, and the centre of ``Hex(0, 0)`` is the origin.
"""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from shapely import MultiPolygon, Polygon, unary_union

from bocage_schema.hexes import Hex

HALF_WIDTH = sqrt(3) / 2
"""From the centre of a hex to its left and right edges."""
ROW_HEIGHT = 1.5
"""From one row of hexes to the next."""
_CORNERS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
"""Corners clockwise from the top, x in half widths."""
_GRID = 1e-9
"""Points nearer than that are one."""

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""Corners of a closed line, each once."""


class Area(NamedTuple):
    """One piece of a group of hexes."""

    outline: Ring
    holes: tuple[Ring, ...]


def center(at: Hex) -> Point:
    """Return the centre of a hex."""
    return at.col * HALF_WIDTH, at.row * ROW_HEIGHT


def corners(at: Hex) -> Ring:
    """Return the six corners of a hex, clockwise from the top."""
    x, y = center(at)
    return tuple((x + right * HALF_WIDTH, y + down) for right, down in _CORNERS)


def areas(hexes: Iterable[Hex], inset: float = 0.0) -> tuple[Area, ...]:
    """Return the pieces that hexes form together, from the top left.

    Outlines lie ``inset`` within the outer edges, or outside them if it is negative.
    """
    together = unary_union([Polygon(corners(at)) for at in hexes], grid_size=_GRID)
    if inset:
        together = together.buffer(-inset, join_style="mitre")
    parts = together.geoms if isinstance(together, MultiPolygon) else [together]
    found = [_area(part) for part in parts if isinstance(part, Polygon) and not part.is_empty]
    return tuple(sorted(found, key=lambda area: min((y, x) for x, y in area.outline)))


def _area(polygon: Polygon) -> Area:
    smooth = polygon.simplify(_GRID)
    assert isinstance(smooth, Polygon)
    return Area(_ring(smooth.exterior.coords), tuple(_ring(x.coords) for x in smooth.interiors))


def _ring(points: Iterable[tuple[float, ...]]) -> Ring:
    ring = tuple((x, y) for x, y, *_ in points)
    return ring[:-1]
