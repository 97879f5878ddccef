"""The faces of the battle die, each told by its shape."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from bocage_editor.art import inks, soldiers, vehicles
from bocage_editor.art.brush import box, draw, fill, pen, polygon, stroke
from bocage_editor.art.emblems import star
from bocage_editor.art.shapes import Shapes, Tones, draw_outlined, path_of
from bocage_schema.catalogue.words import DieFace

IVORY = QColor("#fbf6e6")
IVORY_SHADE = QColor("#e3d8bb")
EDGE = QColor("#5c5240")
_KHAKI: Tones = {
    "body": QColor("#4c6b3c"),
    "light": QColor("#6f9157"),
    "dark": QColor("#304a27"),
    "steel": QColor("#2b2f2a"),
    "skin": QColor("#d9a77c"),
    "line": QColor("#1d2619"),
}
_BLUE: Tones = {
    "body": QColor("#3c5f8c"),
    "light": QColor("#6f93bd"),
    "dark": QColor("#27415f"),
    "steel": QColor("#2c3c50"),
    "skin": QColor("#d9a77c"),
    "line": QColor("#16222f"),
}
_GOLD = QColor("#c79a2b")
_GRENADE = "M -17 -12 Q -26 8 -15 25 Q 0 36 15 25 Q 26 8 17 -12 Q 0 -22 -17 -12 Z"
_GRENADE_LINES = "M -22 2 Q 0 10 22 2 M -20 17 Q 0 25 20 17 M -8 -15 Q -12 8 -6 29"
_GRENADE_LINES += " M 8 -15 Q 12 8 6 29"
_FUSE = "M -8 -17 L -8 -30 L 8 -30 L 8 -17 Z"
_LEVER = "M 4 -30 L 14 -31 Q 26 -20 25 -2"
_CLOTH = "M -17 -32 Q -2 -40 10 -31 Q 22 -24 33 -31 L 33 -1 Q 21 6 10 -1 Q -2 -9 -17 -1 Z"
_STRIPE = "M -17 -21 Q -2 -29 10 -20 Q 22 -13 33 -20 L 33 -11 Q 21 -4 10 -11 Q -2 -19 -17 -11 Z"


def _figure(shapes: Shapes, tones: Tones, size: float, at: QPointF) -> Callable[[QPainter], None]:
    def drawing(painter: QPainter) -> None:
        painter.save()
        painter.translate(at)
        painter.scale(size, size)
        draw_outlined(painter, shapes, tones, tones["line"], 1.8)
        painter.restore()

    return drawing


def _grenade(painter: QPainter) -> None:
    stroke(painter, path_of(_LEVER), inks.INK, 5)
    draw(painter, path_of(_FUSE), QColor("#8b8d86"), inks.INK, 3)
    draw(painter, path_of(_GRENADE), QColor("#55584c"), inks.INK, 3)
    stroke(painter, path_of(_GRENADE_LINES), QColor("#22241e"), 3)


def _flag(painter: QPainter) -> None:
    stroke(painter, path_of("M -20 -36 L -20 36"), inks.INK, 6)
    draw(painter, path_of(_CLOTH), QColor("#ffffff"), inks.INK, 3)
    fill(painter, path_of(_STRIPE), inks.ALARM)


def _star(painter: QPainter) -> None:
    draw(painter, star(QPointF(0, 3), 38, 0.45), _GOLD, QColor("#5a410c"), 4)


SIGNS: Mapping[DieFace, Callable[[QPainter], None]] = {
    DieFace.INFANTRY: _figure(soldiers.RUNNING, _KHAKI, 1.42, QPointF(-6, 36)),
    DieFace.ARMOR: _figure(vehicles.TANK, _BLUE, 0.82, QPointF(-2, 22)),
    DieFace.GRENADE: _grenade,
    DieFace.STAR: _star,
    DieFace.FLAG: _flag,
}
"""Draws the sign of a face around the origin, about 76 units across."""


def draw_die(painter: QPainter, rect: QRectF, face: DieFace) -> None:
    """Draw a die that shows a face, within a square."""
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / 104
    painter.scale(scale, scale)
    body = box(-48, -48, 96, 96, 17)
    fill(painter, body.translated(2.5, 3.5), inks.SHADOW)
    sheen = QLinearGradient(-40, -48, 40, 48)
    sheen.setColorAt(0, IVORY)
    sheen.setColorAt(1, IVORY_SHADE)
    painter.fillPath(body, sheen)
    painter.strokePath(box(-44, -44, 88, 88, 13), pen(QColor("#ffffff"), 2))
    painter.strokePath(body, pen(EDGE, 3.5))
    SIGNS[face](painter)
    painter.restore()


def draw_blank_die(painter: QPainter, rect: QRectF, sign: str | None = None) -> None:
    """Draw a small die from a corner, with a plus where ``sign`` is ``+``."""
    side = min(rect.width(), rect.height())
    body = box(rect.x(), rect.y(), side, side, side * 0.2)
    draw(painter, body, IVORY, inks.INK, side * 0.09)
    mark = QPainterPath()
    middle = QPointF(rect.x() + side / 2, rect.y() + side / 2)
    if sign == "+":
        arm = side * 0.24
        mark.moveTo(middle.x() - arm, middle.y())
        mark.lineTo(middle.x() + arm, middle.y())
        mark.moveTo(middle.x(), middle.y() - arm)
        mark.lineTo(middle.x(), middle.y() + arm)
        stroke(painter, mark, inks.INK, side * 0.14)
    else:
        for dx, dy in ((-0.2, -0.2), (0.2, 0.2), (0, 0), (-0.2, 0.2), (0.2, -0.2)):
            mark.addEllipse(middle + QPointF(dx * side, dy * side), side * 0.075, side * 0.075)
        fill(painter, mark, inks.INK)


def check_mark(at: QPointF, size: float) -> QPainterPath:
    """Return a tick around a point."""
    path = QPainterPath(at + QPointF(-size, 0))
    path.lineTo(at + QPointF(-size * 0.25, size * 0.75))
    path.lineTo(at + QPointF(size, -size * 0.7))
    return path


def pennant(rect: QRectF) -> QPainterPath:
    """Return a small flag that fills a rectangle."""
    middle = rect.center().y()
    return polygon(
        [rect.topLeft(), QPointF(rect.right(), middle), QPointF(rect.left(), rect.bottom())]
    )
