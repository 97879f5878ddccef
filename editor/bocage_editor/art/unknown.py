"""What stands in for a piece that nobody knows: a dashed frame, a question mark, its name."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import pen
from bocage_editor.art.frame import hexagon
from bocage_editor.art.lettering import lettering

_LONGEST_LINE = 12
_MOST_LINES = 3
_PALE = QColor(251, 248, 239, 200)
_FRAME = QColor("#8a2be2").darker(140)


def draw_unknown(painter: QPainter, name: str, area: QRectF | None = None) -> None:
    """Draw the placeholder of a tile, an obstacle, a marker or a medal.

    Without ``area`` it fills the hex.
    """
    if area is None:
        outline = hexagon(0.86)
        area = QRectF(-68, -52, 136, 112)
    else:
        outline = QPainterPath()
        outline.addRoundedRect(area, 6, 6)
    painter.fillPath(outline, _PALE)
    painter.strokePath(outline, pen(_FRAME, 4, dashes=(13, 8)))
    _draw_inside(painter, name, area, _FRAME)


def draw_unknown_unit(painter: QPainter, name: str, outline: QPainterPath, colour: QColor) -> None:
    """Draw what a counter shows of a unit of an unknown kind."""
    box = outline.boundingRect()
    painter.strokePath(outline, pen(inks.PAPER, 3))
    painter.strokePath(outline, pen(_FRAME, 3, dashes=(9, 6)))
    _draw_inside(painter, name, box.adjusted(8, 6, -8, -6), colour)


def _draw_inside(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    middle = area.center().x()
    high = area.height()
    mark = QPointF(middle, area.top() + high * 0.33)
    painter.fillPath(lettering("?", mark, high * 0.72, area.width()), colour)
    lines = list(_lines(name.lstrip("?")))
    size = high * 0.3 / max(len(lines), 2)
    for number, line in enumerate(lines):
        at = QPointF(middle, area.top() + high * 0.74 + number * size * 1.25)
        painter.fillPath(lettering(line, at, size * 1.3, area.width() * 0.96), colour)


def _lines(name: str) -> Iterator[str]:
    """Cut a raw name into a few lines; what does not fit is told by an ellipsis."""
    text = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    pieces = [text[at : at + _LONGEST_LINE] for at in range(0, len(text), _LONGEST_LINE)]
    if len(pieces) > _MOST_LINES:
        pieces = pieces[:_MOST_LINES]
        pieces[-1] = pieces[-1][:-1] + "…"
    yield from pieces
