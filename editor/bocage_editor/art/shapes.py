"""Drawings written as data: a short text for each outline, and the tone it is painted with.

The letters are those of SVG paths with absolute coordinates, ``M L Q C Z``, and four more for
whole figures: ``O`` x y radius, a circle; ``E`` x y radius radius, an ellipse; ``R`` x y width
height, a rectangle; ``B`` x y width height radius, one with rounded corners.  As in SVG a letter
holds for all numbers up to the next one.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from bocage_editor.art.brush import pen


class Shape(NamedTuple):
    """One outline and how it is painted."""

    outline: str
    tone: str
    """A name that `draw` is given a colour for, or a colour such as ``#c43a2c``."""
    width: float = 0.0
    """0: filled; otherwise the width of a stroke along the outline."""


Shapes = tuple[Shape, ...]
"""A drawing, from the back to the front."""

Tones = Mapping[str, QColor]
"""What the names of tones stand for."""

_NUMBERS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 4, "B": 5}


@cache
def path_of(outline: str) -> QPainterPath:
    """Return the path that a text describes; not to be changed, since it is kept."""
    path = QPainterPath()
    words = outline.split()
    letter, place = "", 0
    while place < len(words):
        if words[place] in _NUMBERS:
            letter = words[place]
            place += 1
        count = _NUMBERS[letter]
        _add(path, letter, [float(word) for word in words[place : place + count]])
        place += count
        if letter == "M":
            letter = "L"
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _add(path: QPainterPath, letter: str, numbers: list[float]) -> None:
    points = [QPointF(*numbers[at : at + 2]) for at in range(0, len(numbers) - 1, 2)]
    match letter:
        case "M":
            path.moveTo(points[0])
        case "L":
            path.lineTo(points[0])
        case "Q":
            path.quadTo(points[0], points[1])
        case "C":
            path.cubicTo(points[0], points[1], points[2])
        case "Z":
            path.closeSubpath()
        case "O":
            path.addEllipse(points[0], numbers[2], numbers[2])
        case "E":
            path.addEllipse(points[0], numbers[2], numbers[3])
        case _:
            radius = numbers[4] if letter == "B" else 0.0
            path.addRoundedRect(QRectF(*numbers[:4]), radius, radius)


def colour_of(tone: str, tones: Tones) -> QColor:
    """Return the colour that a tone stands for."""
    return QColor(tone) if tone.startswith("#") else tones[tone]


def draw(painter: QPainter, shapes: Iterable[Shape], tones: Tones) -> None:
    """Draw shapes around the origin."""
    for shape in shapes:
        path, colour = path_of(shape.outline), colour_of(shape.tone, tones)
        if shape.width:
            painter.strokePath(path, pen(colour, shape.width))
        else:
            painter.fillPath(path, colour)


@cache
def cut_out(outline: str, width: float, base: str) -> QPainterPath:
    """Return what of a shape lies within another outline, as a path to be filled.

    Pictures are cut this way and not clipped, since clips are lost in SVG files.
    """
    path = path_of(outline)
    if width:
        path = stroked(path, width)
    return path.intersected(path_of(base))


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """Return the area that a stroke along a path covers."""
    stroker = QPainterPathStroker(pen(QColor(), width))
    area = stroker.createStroke(path)
    area.setFillRule(Qt.FillRule.WindingFill)
    return area


def draw_within(painter: QPainter, shapes: Iterable[Shape], tones: Tones, base: str) -> None:
    """Draw what of some shapes lies within an outline."""
    for shape in shapes:
        part = cut_out(shape.outline, shape.width, base)
        painter.fillPath(part, colour_of(shape.tone, tones))


def draw_outlined(
    painter: QPainter, shapes: Iterable[Shape], tones: Tones, line: QColor, width: float
) -> None:
    """Draw shapes in front of a line that runs around all of them together."""
    shapes = tuple(shapes)
    for shape in shapes:
        path = path_of(shape.outline)
        painter.strokePath(path, pen(line, shape.width + 2 * width))
        if not shape.width:
            painter.fillPath(path, line)
    draw(painter, shapes, tones)
