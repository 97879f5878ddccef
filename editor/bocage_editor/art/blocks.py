"""Solids seen from the front and a little from above: walls, roofs, towers.

Their right sides lie in the shade; their depth leads up and to the right.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import box, disc, draw, faint, fill, mixed, polygon
from bocage_schema.catalogue.pieces import Landscape

SKEW = 0.42
"""How far up depth leads, for each unit to the right."""
GLASS = QColor("#4c4a44")


class Paint(NamedTuple):
    """The colours of a building."""

    wall: QColor
    side: QColor
    roof: QColor
    line: QColor


BRICK = Paint(QColor("#b8775a"), QColor("#7d4a36"), QColor("#8c8f90"), QColor("#33231c"))
GREY = Paint(QColor("#b4b0a6"), QColor("#77736a"), QColor("#948f84"), inks.INK)


def snowy(paint: Paint) -> Paint:
    """Return the colours of a building with snow on its roof."""
    return paint._replace(roof=inks.SEASONS[Landscape.WINTER].roof)


class Size(NamedTuple):
    """The measures of a building."""

    width: float
    depth: float
    height: float
    """Of its walls."""
    rise: float = 0.0
    """Of the ridge above the walls."""


def back(depth: float) -> QPointF:
    """Return the way that so much depth leads."""
    return QPointF(depth, -depth * SKEW)


def cast_shadow(painter: QPainter, x: float, y: float, size: Size) -> None:
    """Draw the shadow of a building by the left end of its foot."""
    start, end = QPointF(x, y), QPointF(x + size.width, y)
    fall = QPointF(9, 7)
    outline = [
        start,
        start + fall,
        end + fall,
        end + fall + back(size.depth),
        end + back(size.depth),
    ]
    fill(painter, polygon([*outline, end]), inks.SHADOW)


def block(painter: QPainter, x: float, y: float, size: Size, paint: Paint) -> None:
    """Draw a building with a flat roof by the left end of its foot."""
    cast_shadow(painter, x, y, size)
    up, deep = QPointF(0, -size.height), back(size.depth)
    start, end = QPointF(x, y), QPointF(x + size.width, y)
    side = polygon([end, end + deep, end + deep + up, end + up])
    top = polygon([start + up, end + up, end + up + deep, start + up + deep])
    draw(painter, side, paint.side, paint.line, 2.4)
    draw(painter, polygon([start, end, end + up, start + up]), paint.wall, paint.line, 2.4)
    draw(painter, top, paint.roof, paint.line, 2.4)


def house(painter: QPainter, x: float, y: float, size: Size, paint: Paint) -> None:
    """Draw a house with a ridge along its front, by the left end of its foot."""
    cast_shadow(painter, x, y, size)
    up, deep = QPointF(0, -size.height), back(size.depth)
    start, end = QPointF(x, y), QPointF(x + size.width, y)
    ridge = deep / 2 + QPointF(0, -size.rise)
    gable = polygon([end, end + deep, end + deep + up, end + up + ridge, end + up])
    draw(painter, gable, paint.side, paint.line, 2.4)
    draw(painter, polygon([start, end, end + up, start + up]), paint.wall, paint.line, 2.4)
    eaves = QPointF(-2.5, 2), QPointF(1.5, 2)
    roof = [start + up + eaves[0], end + up + eaves[1], end + up + ridge, start + up + ridge]
    draw(painter, polygon(roof), paint.roof, paint.line, 2.4)


def gabled(painter: QPainter, x: float, y: float, size: Size, paint: Paint) -> None:
    """Draw a house whose gable is its front, by the left end of its foot."""
    cast_shadow(painter, x, y, size)
    up, deep = QPointF(0, -size.height), back(size.depth)
    start, end = QPointF(x, y), QPointF(x + size.width, y)
    tip = QPointF(x + size.width / 2, y - size.height - size.rise)
    side = polygon([end, end + deep, end + deep + up, end + up])
    draw(painter, side, paint.side, paint.line, 2.4)
    front = polygon([start, end, end + up, tip, start + up])
    draw(painter, front, paint.wall, paint.line, 2.4)
    roof = polygon([tip, tip + deep, end + up + deep + QPointF(2, 2), end + up + QPointF(2, 2)])
    draw(painter, roof, paint.roof, paint.line, 2.4)


def tower(
    painter: QPainter, x: float, y: float, radius: float, height: float, paint: Paint
) -> None:
    """Draw a round tower around its middle at the foot."""
    fill(painter, disc(x + radius * 0.6, y + 3, radius * 1.15, radius * 0.5), inks.SHADOW)
    body = box(x - radius, y - height, 2 * radius, height + radius * 0.2, radius * 0.3)
    draw(painter, body, paint.wall, paint.line, 2.4)
    shade = box(x + radius * 0.3, y - height + 2, radius * 0.62, height, radius * 0.2)
    fill(painter, shade, faint(paint.side, 0.8))
    draw(painter, disc(x, y - height, radius, radius * 0.36), paint.roof, paint.line, 2.4)


def spire(painter: QPainter, x: float, y: float, half: float, height: float, paint: Paint) -> None:
    """Draw a pointed roof around the middle of its foot."""
    left, right, tip = QPointF(x - half, y), QPointF(x + half, y), QPointF(x, y - height)
    draw(painter, polygon([left, right, tip]), paint.roof, paint.line, 2.4)
    dark = mixed(paint.roof, paint.line, 0.35)
    fill(painter, polygon([QPointF(x + half * 0.15, y - 1), right - QPointF(2, 1), tip]), dark)


def windows(
    painter: QPainter,
    places: Iterable[tuple[float, float]],
    width: float = 5.0,
    height: float = 7.0,
    colour: QColor = GLASS,
) -> None:
    """Draw windows by their top left corners."""
    for x, y in places:
        fill(painter, box(x, y, width, height, 1), colour)


def row(x: float, y: float, count: int, step: float) -> list[tuple[float, float]]:
    """Return places side by side, for windows."""
    return [(x + number * step, y) for number in range(count)]


def arch(x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return the outline of a door with a round top, around the middle of its foot."""
    path = QPainterPath(QPointF(x - width / 2, y))
    path.lineTo(x - width / 2, y - height + width / 2)
    path.arcTo(x - width / 2, y - height, width, width, 180, -180)
    path.lineTo(x + width / 2, y)
    path.closeSubpath()
    return path


def chimney(painter: QPainter, x: float, y: float, height: float, paint: Paint) -> None:
    """Draw a short chimney on a roof, around the middle of its foot."""
    draw(painter, box(x - 3.5, y - height, 7, height), paint.side, paint.line, 1.8)


def crosslet(painter: QPainter, x: float, y: float, size: float, colour: QColor) -> None:
    """Draw a thin upright cross around the middle of its foot."""
    fill(painter, box(x - size * 0.09, y - size, size * 0.18, size), colour)
    fill(painter, box(x - size * 0.28, y - size * 0.76, size * 0.56, size * 0.17), colour)
