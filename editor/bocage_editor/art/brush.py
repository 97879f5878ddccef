"""Strokes that several pictures share."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen


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


def ribbon(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    """Draw along a path with ends that are cut square, also where another line starts there."""
    made = pen(colour, width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(path, made)


def outline_of(path: QPainterPath, width: float) -> QPainterPath:
    """Return the area that a stroke along a path covers, to cut it where clipping is no help.

    Pictures do not clip the painter, because files of vector graphics may pass over that.
    """
    return QPainterPathStroker(pen(QColor(), width)).createStroke(path)


def draw(
    painter: QPainter, path: QPainterPath, surface: QColor | QBrush, line: QColor, width: float = 3
) -> None:
    """Fill a path and draw its outline."""
    painter.setPen(pen(line, width))
    painter.setBrush(surface)
    painter.drawPath(path)


def disc(x: float, y: float, across: float, down: float | None = None) -> QPainterPath:
    """Return an ellipse around a point by its half axes, a circle if only one is told."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, across if down is None else down)
    return path


def box(x: float, y: float, width: float, height: float, corner: float = 0.0) -> QPainterPath:
    """Return an upright rectangle by its top left corner, with rounded corners if so told."""
    path = QPainterPath()
    path.addRoundedRect(x, y, width, height, corner, corner)
    return path


def polyline(points: Iterable[QPointF | tuple[float, float]]) -> QPainterPath:
    """Return an open path through points."""
    corners = [p if isinstance(p, QPointF) else QPointF(*p) for p in points]
    path = QPainterPath(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    return path


def mixed(low: QColor, high: QColor, share: float) -> QColor:
    """Return a colour between two, 0 the first and 1 the second."""
    return QColor.fromRgbF(
        low.redF() + (high.redF() - low.redF()) * share,
        low.greenF() + (high.greenF() - low.greenF()) * share,
        low.blueF() + (high.blueF() - low.blueF()) * share,
        low.alphaF() + (high.alphaF() - low.alphaF()) * share,
    )


def faint(colour: QColor, share: float) -> QColor:
    """Return a colour that lets what is below it show through; 0 cannot be seen."""
    return QColor.fromRgbF(colour.redF(), colour.greenF(), colour.blueF(), share)


def polygon(points: Iterable[QPointF | tuple[float, float]]) -> QPainterPath:
    """Return a closed path through points."""
    path = QPainterPath()
    corners = [p if isinstance(p, QPointF) else QPointF(*p) for p in points]
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path
