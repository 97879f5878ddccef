"""The two sides: their colours, their shapes and the small plates that show an owner.

Each side is told by lightness, by shape and by sign, so that colour is never needed: the Allies
are light, square and carry a star; the Axis is dark, has cut corners and carries a cross.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art.brush import pen, polygon
from bocage_editor.art.frame import circle_point
from bocage_schema.ids import Side


class Livery(NamedTuple):
    """The colours of a side."""

    plate: QColor
    sign: QColor
    edge: QColor


LIVERIES = {
    Side.ALLIES: Livery(QColor("#f1ecd2"), QColor("#2f5b34"), QColor("#2b3320")),
    Side.AXIS: Livery(QColor("#3d4a57"), QColor("#f2f4f5"), QColor("#151a1f")),
}
"""By side."""


def star(centre: QPointF, radius: float, inner: float = 0.42) -> QPainterPath:
    """Return a star of five points, one of them at the top."""
    return polygon(
        circle_point(centre, radius * (inner if number % 2 else 1.0), 0.25 + number / 10)
        for number in range(10)
    )


def cross(centre: QPointF, radius: float, breadth: float) -> QPainterPath:
    """Return an upright cross with four equal arms."""
    r, b = radius, breadth / 2
    corners = [(-b, -r), (b, -r), (b, -b), (r, -b), (r, b), (b, b)]
    corners += [(-x, -y) for x, y in corners]
    return polygon((centre.x() + x, centre.y() + y) for x, y in corners)


def chamfered(centre: QPointF, half: float, cut: float) -> QPainterPath:
    """Return a square whose four corners are cut off."""
    h, c = half, half - cut
    corners = [(-c, -h), (c, -h), (h, -c), (h, c), (c, h), (-c, h), (-h, c), (-h, -c)]
    return polygon((centre.x() + x, centre.y() + y) for x, y in corners)


def draw_emblem(painter: QPainter, side: Side, centre: QPointF, radius: float) -> None:
    """Draw the small plate of a side: a star on a light disc, a cross on a dark diamond."""
    livery = LIVERIES[side]
    painter.setPen(pen(livery.edge, radius * 0.18))
    painter.setBrush(livery.plate)
    if side is Side.ALLIES:
        painter.drawEllipse(centre, radius, radius)
        painter.fillPath(star(centre, radius * 0.82), livery.sign)
    else:
        painter.drawPath(chamfered(centre, radius * 0.95, radius * 0.5))
        painter.fillPath(cross(centre, radius * 0.62, radius * 0.42), livery.sign)
