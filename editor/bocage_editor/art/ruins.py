"""A city in ruins."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bocage_editor.art import inks
from bocage_editor.art.blocks import BRICK, GREY, Paint, back, snowy
from bocage_editor.art.brush import box, draw, fill, polygon, polyline, stroke
from bocage_editor.art.buildings import YARDS
from bocage_editor.art.look import TileLook
from bocage_schema.catalogue.pieces import Landscape

_RUINS = (
    ((-66, -26), (52, (34, 50, 46, 28, 34, 14, 18))),
    ((0, -34), (48, (10, 24, 18, 40, 34, 50, 44))),
    ((-74, 40), (40, (16, 40, 46, 30, 10))),
    ((36, 38), (36, (8, 22, 42, 36, 44))),
    ((-44, 72), (44, (44, 36, 46, 24, 14, 6))),
    ((12, 74), (40, (6, 16, 34, 28, 38))),
)
"""Left ends of the feet of broken walls, their widths and heights from left to right."""


def draw_ruins(painter: QPainter, look: TileLook) -> None:
    """Draw broken walls with empty windows, among rubble and snow."""
    for x, y in ((-24, 6), (30, -6), (4, 32)):
        _rubble(painter, x, y)
    for number, ((x, y), (width, heights)) in enumerate(_RUINS):
        paint = snowy(BRICK if number in (1, 4) else GREY)
        _broken_wall(painter, QPointF(x, y), width, heights, paint)
        _rubble(painter, x + width / 2, y + 3)


def _broken_wall(
    painter: QPainter, at: QPointF, width: float, heights: Sequence[int], paint: Paint
) -> None:
    """Draw a wall of uneven height by the left end of its foot."""
    step = width / (len(heights) - 1)
    crest = [at + QPointF(number * step, -height) for number, height in enumerate(heights)]
    right = at + QPointF(width, 0)
    fill(painter, polygon([*crest, right, at]).translated(7, 5), inks.SHADOW)
    thick = [point + back(9) for point in crest]
    side = polygon([*thick, right + back(9), right, *reversed(crest)])
    draw(painter, side, paint.side, paint.line, 2.2)
    draw(painter, polygon([*crest, right, at]), paint.wall, paint.line, 2.4)
    stroke(painter, polyline([point + QPointF(0, 1.5) for point in crest]), paint.roof, 4)
    for number, height in enumerate(heights[1:-1], 1):
        if height > 27:
            window = box(at.x() + number * step - 3.5, at.y() - height + 12, 7, 10)
            draw(painter, window, YARDS[Landscape.WINTER], paint.line, 1.8)


def _rubble(painter: QPainter, x: float, y: float) -> None:
    stones = ((-26, 2, 7), (-12, 5, 9), (4, 3, 6), (16, 6, 8), (28, 2, 5))
    for number, (dx, dy, size) in enumerate(stones):
        lean = number * 2 - 4
        stone = polygon(
            [
                (x + dx - size, y + dy + 2),
                (x + dx - size * 0.4 + lean, y + dy - size * 0.8),
                (x + dx + size * 0.8, y + dy - size * 0.4),
                (x + dx + size, y + dy + 3),
            ]
        )
        draw(painter, stone, QColor("#96887a") if number % 2 else QColor("#8d5f4b"), inks.INK, 2)
