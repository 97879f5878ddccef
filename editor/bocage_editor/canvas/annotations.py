"""Numbers and lines over a board that explain something, such as dice and lines of sight."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.lettering import centred
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

DIE = 44.0
"""Side of the square with a number of dice, in art units."""
PLACE = QPointF(50, -40)
"""Where it lies, from the centre of the hex."""
_RED, _PAPER, _GREEN = QColor("#c0261c"), QColor("#fffdf4"), QColor("#1f8a3b")
_SIDES = {Side.AXIS: QColor("#3a4a5c"), Side.ALLIES: QColor("#5a6b2e"), None: QColor("#1460d2")}


class DiceBadge(NamedTuple):
    """A number of dice on a hex."""

    at: Hex
    dice: int


class NumberBadge(NamedTuple):
    """A number on a hex, perhaps about one side."""

    at: Hex
    text: str
    side: Side | None = None


class SightLine(NamedTuple):
    """A line of sight, and the hexes that block it, if any do."""

    start: Hex
    end: Hex
    blockers: tuple[Hex, ...] = ()


class Trail(NamedTuple):
    """An arrow from one hex to another: where something moved, or whom it attacked."""

    start: Hex
    end: Hex
    is_attack: bool = False


Annotation = DiceBadge | NumberBadge | SightLine | Trail


def draw_annotations(
    painter: QPainter, layout: Layout, shown: Sequence[Annotation], scale: float
) -> None:
    """Draw lines, and numbers over them; the painter measures in art units."""
    for item in shown:
        if isinstance(item, SightLine):
            _draw_sight(painter, layout, item, scale)
        elif isinstance(item, Trail):
            _draw_trail(painter, layout, item, scale)
    for item in shown:
        if isinstance(item, DiceBadge):
            _draw_dice(painter, layout.centre(item.at) + PLACE, item.dice)
        elif isinstance(item, NumberBadge):
            _draw_number(painter, layout.centre(item.at), item)


def _draw_dice(painter: QPainter, place: QPointF, dice: int) -> None:
    die = QRectF(place.x() - DIE / 2, place.y() - DIE / 2, DIE, DIE)
    painter.setPen(QPen(_RED, 5))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(die, 10, 10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_RED)
    painter.drawPath(centred(str(dice), 34, 12, bold=True).translated(place))


def _draw_number(painter: QPainter, centre: QPointF, badge: NumberBadge) -> None:
    """Draw a number: of the Axis in a square to the left, of the Allies in a circle."""
    across = {Side.AXIS: -34, Side.ALLIES: 34, None: 0}[badge.side]
    place = centre + QPointF(across, 0)
    area = QRectF(place.x() - 26, place.y() - 26, 52, 52)
    painter.setPen(QPen(_PAPER, 4))
    painter.setBrush(_SIDES[badge.side])
    if badge.side is Side.AXIS:
        painter.drawRoundedRect(area, 6, 6)
    else:
        painter.drawEllipse(area)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_PAPER)
    painter.drawPath(centred(badge.text, 36, 13, bold=True).translated(place))


def _draw_sight(painter: QPainter, layout: Layout, line: SightLine, scale: float) -> None:
    start, end = layout.centre(line.start), layout.centre(line.end)
    colour = _RED if line.blockers else _GREEN
    style = Qt.PenStyle.DashLine if line.blockers else Qt.PenStyle.SolidLine
    _stroke(painter, _segment(start, end), colour, 3.5 / scale, style)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for at in line.blockers:
        centre = layout.centre(at)
        cross = QPainterPath()
        for x, y in ((1, 1), (1, -1)):
            cross.moveTo(centre - QPointF(x, y) * 34)
            cross.lineTo(centre + QPointF(x, y) * 34)
        _stroke(painter, cross, _RED, 5 / scale, Qt.PenStyle.SolidLine)


def _draw_trail(painter: QPainter, layout: Layout, trail: Trail, scale: float) -> None:
    start, end = layout.centre(trail.start), layout.centre(trail.end)
    way = end - start
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    along = way / length
    across = QPointF(-along.y(), along.x())
    tip = end - along * 46
    path = _segment(start + along * 46, tip)
    path.moveTo(tip - along * 24 + across * 15)
    path.lineTo(tip)
    path.lineTo(tip - along * 24 - across * 15)
    colour = _RED if trail.is_attack else QColor("#1460d2")
    style = Qt.PenStyle.DashLine if trail.is_attack else Qt.PenStyle.SolidLine
    _stroke(painter, path, colour, 3.5 / scale, style)


def _segment(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


def _stroke(
    painter: QPainter, path: QPainterPath, colour: QColor, width: float, style: Qt.PenStyle
) -> None:
    """Draw a line with a light rim, so that it shows on every ground."""
    rim = QPen(QColor(255, 255, 255, 200), width * 1.9)
    line = QPen(colour, width, style)
    for each in (rim, line):
        each.setCapStyle(Qt.PenCapStyle.RoundCap)
        each.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, each)
