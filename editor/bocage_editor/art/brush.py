"""Strokes that several pictures share."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from bocage_editor.art.frame import EDGE_MIDDLES
from bocage_schema.catalogue.pieces import EDGES, Edge


def pen(colour: QColor, width: float, *, dashes: Sequence[float] = ()) -> QPen:
    """Return a pen with round ends and joins; ``dashes`` are in art units, not in widths."""
    made = QPen(colour, width, Qt.PenStyle.SolidLine)
    made.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        made.setDashPattern([length / width for length in dashes])
    return made


def fill(painter: QPainter, path: QPainterPath, colour: QColor | QBrush) -> None:
    """Fill a path without an outline."""
    painter.fillPath(path, QBrush(colour))


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """Draw along a path."""
    painter.strokePath(path, pen(colour, width))


def polygon(points: Iterable[QPointF | tuple[float, float]]) -> QPainterPath:
    """Return a closed path through points."""
    path = QPainterPath()
    corners = [p if isinstance(p, QPointF) else QPointF(*p) for p in points]
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path


def ways(edges: Iterable[Edge]) -> QPainterPath:
    """Return smooth lines that join the middles of edges through the centre of a hex.

    They leave the hex at right angles to its edges, so that they flow on in the next hex.  Of
    one edge: a line to the centre.  Of three or more: every pair that is not adjacent is joined.
    """
    numbers = [EDGES.index(edge) for edge in edges]
    path = QPainterPath()
    if len(numbers) == 1:
        path.moveTo(EDGE_MIDDLES[numbers[0]])
        path.lineTo(QPointF(0, 0))
        return path
    pairs = [(a, b) for place, a in enumerate(numbers) for b in numbers[place + 1 :]]
    wide = [(a, b) for a, b in pairs if (a - b) % 6 not in (1, 5)]
    for a, b in wide or pairs:
        path.addPath(way(a, b))
    return path


def way(start: int, end: int) -> QPainterPath:
    """Return a smooth line from the middle of one edge to that of another, by their numbers."""
    here, there = EDGE_MIDDLES[start % 6], EDGE_MIDDLES[end % 6]
    path = QPainterPath(here)
    if (start - end) % 6 == 3:
        path.lineTo(there)
    else:
        pull = 0.45 if (start - end) % 6 in (2, 4) else 0.6
        path.cubicTo(here * pull, there * pull, there)
    return path
