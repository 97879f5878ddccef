"""Small pictures for lists and buttons, drawn in the colours of the program's look."""

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from bocage_schema.diagnostics import Severity

SIZES = (16, 22, 32, 44)
_COLOURS = {
    Severity.ERROR: QColor("#d0342c"),
    Severity.WARNING: QColor("#d98600"),
    Severity.INFO: QColor("#2f7fd1"),
}


@cache
def severity_icon(severity: Severity) -> QIcon:
    """Return the sign of a severity: each has a shape of its own."""
    return _icon(lambda painter: _draw_severity(painter, severity))


@cache
def lock_icon() -> QIcon:
    """Return the sign of a file that cannot be written to."""
    return _icon(_draw_lock)


def _draw_lock(painter: QPainter) -> None:
    grey = QColor("#808080")
    painter.setPen(QPen(grey, 3))
    painter.drawArc(QRectF(6.5, 3, 11, 14), 0, 180 * 16)
    painter.fillRect(QRectF(4, 10, 16, 12), grey)


def _icon(draw: Callable[[QPainter], None]) -> QIcon:
    """Return an icon drawn in a square of 24 by 24 units."""
    icon = QIcon()
    for size in SIZES:
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 24, size / 24)
        draw(painter)
        painter.end()
        icon.addPixmap(picture)
    return icon


def _draw_severity(painter: QPainter, severity: Severity) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_COLOURS[severity])
    sign = QPen(QColor("white"), 2.6)
    sign.setCapStyle(Qt.PenCapStyle.RoundCap)
    if severity is Severity.WARNING:
        path = QPainterPath(QPointF(12, 2))
        path.lineTo(23, 22)
        path.lineTo(1, 22)
        path.closeSubpath()
        painter.drawPath(path)
        painter.setPen(sign)
        painter.drawLine(QPointF(12, 9), QPointF(12, 14.5))
        painter.drawPoint(QPointF(12, 18.6))
    elif severity is Severity.ERROR:
        painter.drawEllipse(QRectF(1.5, 1.5, 21, 21))
        painter.setPen(sign)
        painter.drawLine(QPointF(8, 8), QPointF(16, 16))
        painter.drawLine(QPointF(16, 8), QPointF(8, 16))
    else:
        painter.drawRoundedRect(QRectF(2, 2, 20, 20), 4, 4)
        painter.setPen(sign)
        painter.drawLine(QPointF(12, 11), QPointF(12, 17))
        painter.drawPoint(QPointF(12, 7))


def tool_icon(name: str, colour: QColor) -> QIcon:
    """Return the picture of a tool or a command, in lines of a colour."""
    return _tool_icon(name, colour.rgba())


@cache
def _tool_icon(name: str, rgba: int) -> QIcon:
    colour = QColor.fromRgba(rgba)
    return _icon(lambda painter: _draw_strokes(painter, name, colour))


def _draw_strokes(painter: QPainter, name: str, colour: QColor) -> None:
    pen = QPen(colour, 1.9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    path = QPainterPath()
    for line in STROKES[name].split(";"):
        points = [tuple(map(float, pair.split(","))) for pair in line.split()]
        path.moveTo(*points[0])
        for point in points[1:]:
            path.lineTo(*point)
        if points[0] == points[-1] and len(points) > 2:
            path.closeSubpath()
    painter.drawPath(path)


STROKES: Mapping[str, str] = {
    "play": "6,3.5 20,12 6,20.5 6,3.5",
    "select": "5,3 5,19 9.5,15 12.5,21 15,19.8 12.2,14 18,13.5 5,3",
    "paint": "20.5,3.5 10,12 12.5,14.5 20.5,3.5; 9,13 5,15.5 3.5,20.5 9,19.5 11.5,15.5",
    "line": "4,20 20,4; 2.5,18.5 5.5,21.5; 18.5,2.5 21.5,5.5",
    "fill": (
        "10,3.5 18.5,12 11,19.5 3,11.5 10,3.5; 4,12 18,12; 20.5,15 22,19 20.5,21 19,19 20.5,15"
    ),
    "erase": "14,4 20.5,10.5 11.5,19.5 7.5,19.5 3.5,15 14,4; 9,9.5 15.5,15.5; 6,21.5 21,21.5",
    "pick": "14.5,6 18,9.5; 16,7.5 20,3.5 21,4.5 17,8.5; 14.5,7.5 5,17 4,20.5 7.5,19.5 17,10",
    "route": "3,20 6,14 11,13 14,9 19,8 21,3; 7,21 9,17 14,16 17,12 21.5,11",
    "medal": (
        "8,2.5 11,9 13,9 16,2.5; 12,9 16.5,11.5 17,16.5 14,20.5 10,20.5 7,16.5 7.5,11.5 "
        "12,9; 12,12 13,14.5 15,15 13.3,16.3 13.8,18.6 12,17.2 10.2,18.6 10.7,16.3 9,15 "
        "11,14.5 12,12"
    ),
    "label": "5,6 5,4 19,4 19,6; 12,4 12,20; 9,20 15,20",
    "hand": (
        "7,12 7,6 9,6 9.5,11 10,4 12,4 12.3,11 13.5,5 15.3,5.3 15,12 17.5,8.5 19.3,9.5 "
        "16,18 14,21 9,21 4,14.5 5.5,13 7,14"
    ),
    "new": "6,2.5 14,2.5 19,7.5 19,21.5 6,21.5 6,2.5; 14,2.5 14,7.5 19,7.5",
    "open": "2.5,19 2.5,5 9,5 11,7.5 20,7.5 20,10; 2.5,19 6,10 22.5,10 19,19 2.5,19",
    "save": (
        "3.5,3.5 17,3.5 20.5,7 20.5,20.5 3.5,20.5 3.5,3.5; 7,3.5 7,9 15,9 15,3.5; "
        "6.5,20.5 6.5,13 17.5,13 17.5,20.5"
    ),
    "undo": "8,4 3.5,8.5 8,13; 3.5,8.5 14,8.5 18.5,10.5 20,14 18.5,18 14,20 9,20",
    "redo": "16,4 20.5,8.5 16,13; 20.5,8.5 10,8.5 5.5,10.5 4,14 5.5,18 10,20 15,20",
    "zoom_in": (
        "10,3 15,5 17,10 15,15 10,17 5,15 3,10 5,5 10,3; 15,15 21.5,21.5; 7,10 13,10; 10,7 10,13"
    ),
    "zoom_out": "10,3 15,5 17,10 15,15 10,17 5,15 3,10 5,5 10,3; 15,15 21.5,21.5; 7,10 13,10",
    "fit": (
        "3,8 3,3 8,3; 16,3 21,3 21,8; 21,16 21,21 16,21; 8,21 3,21 3,16; 7.5,9 16.5,9 "
        "16.5,15 7.5,15 7.5,9"
    ),
    "turn_left": "6,3.5 4,9 9.5,10.5; 4,9 9,5 15,5.5 19.5,10 19.5,15.5 15.5,20 9.5,20.5",
    "turn_right": "18,3.5 20,9 14.5,10.5; 20,9 15,5 9,5.5 4.5,10 4.5,15.5 8.5,20 14.5,20.5",
    "board": "12,2.5 20.2,7.2 20.2,16.8 12,21.5 3.8,16.8 3.8,7.2 12,2.5",
    "eye": "1.5,12 6,7 12,5 18,7 22.5,12 18,17 12,19 6,17 1.5,12; 12,9 15,12 12,15 9,12 12,9",
    "eye_off": "1.5,12 6,7 12,5 18,7 22.5,12 18,17 12,19 6,17 1.5,12; 4,21 20,3",
    "lock": "5,10.5 19,10.5 19,21 5,21 5,10.5; 8,10.5 8,6 10,3.5 14,3.5 16,6 16,10.5",
    "pin": "8,3 16,3; 10,3 10,9 6.5,13 17.5,13 14,9 14,3; 12,13 12,21.5",
    "unlock": "5,10.5 19,10.5 19,21 5,21 5,10.5; 8,10.5 8,6 10,3.5 14,3.5 16,6",
}
"""Lines of icons in a square of 24 by 24 units; a line that ends where it began is closed."""
