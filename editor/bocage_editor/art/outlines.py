"""Outlines of what fills a group of hexes, hex by hex: hills, woods, marshes."""

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from bocage_editor.art.frame import CORNERS, EDGE_MIDDLES, WIDTH
from bocage_editor.art.look import Joined

_INRADIUS = WIDTH / 2
_CROSSING = 0.6
"""Where an outline crosses the edge between two hexes, as a share of its inset."""
_WOBBLES = (
    (0.0, 3.5, -2.0, 2.5, -3.0, 1.0),
    (2.5, -3.0, 3.0, -1.0, 2.0, -3.5),
    (-2.5, 1.5, 3.5, -3.0, 1.0, 3.0),
)
"""By variant: how much further in than usual each corner of an outline lies."""
REACH = 4.0
"""How far a part reaches over the edges that its group crosses, so that no seam shows."""


class Inset(NamedTuple):
    """Where an outline runs: so far from the edges at which a group of hexes ends."""

    joined: int
    """The mask of `TileLook.joined`."""
    distance: float
    variant: int = 0

    def ends(self, edge: int) -> bool:
        """Tell whether the group ends at an edge."""
        return not Joined.has(self.joined, edge)

    def corner(self, number: int) -> QPointF:
        """Return the corner of the outline between two edges at which the group ends."""
        wobble = _WOBBLES[self.variant % len(_WOBBLES)][number % 6] if self.distance > 4 else 0.0
        return CORNERS[number % 6] * (1 - (self.distance + wobble) / _INRADIUS)

    def middle(self, edge: int) -> QPointF:
        """Return the middle of the stretch along an edge at which the group ends."""
        if self.ends(edge - 1) and self.ends(edge + 1):
            return (self.corner(edge) + self.corner(edge + 1)) / 2
        return EDGE_MIDDLES[edge % 6] * (1 - self.distance / _INRADIUS)

    def bend(self, corner: int, crossed: int, kept: int) -> tuple[QPointF, QPointF, QPointF]:
        """Return where it crosses an edge, its control point and where it runs straight on."""
        here = CORNERS[corner % 6]
        along_crossed = (EDGE_MIDDLES[crossed % 6] - here) / 50
        along_kept = (EDGE_MIDDLES[kept % 6] - here) / 50
        off = self.distance * _CROSSING
        crossing = here + along_crossed * off
        run = 2 * self.distance - off * 3**0.5
        control = crossing - EDGE_MIDDLES[crossed % 6] * (run / _INRADIUS)
        rest = QPointF.dotProduct(self.middle(kept) - control, along_kept)
        return crossing, control, control + along_kept * max(0.0, min(run, rest))


def contour(joined: int, distance: float, variant: int = 0, reach: float = REACH) -> QPainterPath:
    """Return the part of a hex that keeps so far from the edges at which its group ends.

    ``joined`` is the mask of `TileLook.joined`.  The part reaches a little over the edges that
    the group crosses.
    """
    inset = Inset(joined, distance, variant)
    path = QPainterPath(_start(inset, 0, reach))
    for edge in range(6):
        if inset.ends(edge):
            _along(path, inset, edge, reach)
        else:
            path.lineTo(_beyond(inset, edge, edge, reach))
            path.lineTo(_beyond(inset, edge, edge + 1, reach))
    path.closeSubpath()
    return path


def rim(joined: int, distance: float, variant: int = 0, reach: float = REACH) -> QPainterPath:
    """Return the outline of `contour` without the stretches over the edges that are crossed.

    It runs counter-clockwise.
    """
    inset = Inset(joined, distance, variant)
    path = QPainterPath()
    apart = [edge for edge in range(6) if inset.ends(edge)]
    for edge in apart:
        if not inset.ends(edge - 1) or edge == apart[0]:
            path.moveTo(_start(inset, edge, reach))
        _along(path, inset, edge, reach)
    return path


def _start(inset: Inset, edge: int, reach: float) -> QPointF:
    if not inset.ends(edge):
        return _beyond(inset, edge, edge, reach)
    if inset.ends(edge - 1):
        return inset.middle(edge - 1)
    return _beyond(inset, edge - 1, edge, reach)


def _along(path: QPainterPath, inset: Inset, edge: int, reach: float) -> None:
    """Go on from the start of an edge at which the group ends to its end."""
    if inset.ends(edge - 1):
        path.quadTo(inset.corner(edge), inset.middle(edge))
    else:
        crossing, control, straight = inset.bend(edge, edge - 1, edge)
        path.lineTo(crossing)
        path.quadTo(control, straight)
        path.lineTo(inset.middle(edge))
    if not inset.ends(edge + 1):
        crossing, control, straight = inset.bend(edge + 1, edge + 1, edge)
        path.lineTo(straight)
        path.quadTo(control, crossing)
        path.lineTo(_beyond(inset, edge + 1, edge + 1, reach))


def _beyond(inset: Inset, edge: int, corner: int, reach: float) -> QPointF:
    """Return the end of a part beyond an edge that is crossed, at one of its corners."""
    other = edge - 1 if (corner - edge) % 6 == 0 else edge + 1
    if not inset.ends(other):
        return CORNERS[corner % 6] * (1 + reach / _INRADIUS)
    outwards = EDGE_MIDDLES[edge % 6] * (reach / _INRADIUS)
    return inset.bend(corner, edge, other)[0] + outwards
