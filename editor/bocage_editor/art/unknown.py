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
        area = QRectF(-62, -58, 124, 108)
    else:
        outline = QPainterPath()
        outline.addRoundedRect(area, 6, 6)
    painter.fillPath(outline, _PALE)
    painter.strokePath(outline, pen(_FRAME, 4, dashes=(13, 8)))
    inset = area.height() * 0.09
    _draw_inside(painter, name, area.adjusted(inset, inset, -inset, -inset), _FRAME)


def draw_unknown_unit(painter: QPainter, name: str, outline: QPainterPath, colour: QColor) -> None:
    """Draw what a counter shows of a unit of an unknown kind."""
    box = outline.boundingRect()
    painter.strokePath(outline, pen(inks.PAPER, 3))
    painter.strokePath(outline, pen(_FRAME, 3, dashes=(9, 6)))
    _draw_inside(painter, name, box.adjusted(9, 6, -9, -8), colour)


def _draw_inside(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Draw a question mark in the upper part of an area and the name below."""
    middle, high = area.center().x(), area.height()
    lines = list(_lines(name.lstrip("?")))
    share = 0.58 if lines else 1.0
    mark = QPointF(middle, area.top() + high * share / 2)
    painter.fillPath(lettering("?", mark, high * share * 1.15, area.width()), colour)
    step = high * (1 - share) / max(len(lines), 2)
    for number, line in enumerate(lines):
        at = QPointF(middle, area.top() + high * share + (number + 0.6) * step)
        painter.fillPath(lettering(line, at, step * 1.05, area.width()), colour)


def _lines(name: str) -> Iterator[str]:
    """Cut a raw name into a few lines; what does not fit is told by an ellipsis."""
    text = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    pieces = [text[at : at + _LONGEST_LINE] for at in range(0, len(text), _LONGEST_LINE)]
    if len(pieces) > _MOST_LINES:
        pieces = pieces[:_MOST_LINES]
        pieces[-1] = pieces[-1][:-1] + "…"
    yield from pieces
