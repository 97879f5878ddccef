"""Small marks at the right edge of a counter, for what sets a unit apart from its kind."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from bocage_editor.art import inks
from bocage_editor.art.badge_signs import star
from bocage_editor.art.brush import pen
from bocage_editor.art.shapes import Shape, Shapes, draw

RADIUS = 9.0
PLACES = (QPointF(53, -13), QPointF(53, 7))
"""Where marks are; more than these are not shown."""

_INK, _RED, _GOLD, _BLUE = "#26241f", "#c43a2c", "#c98a12", "#2c6aa8"
_TWO_STEPS: Shapes = (Shape("M -5 -4.5 L -0.5 0 L -5 4.5 M 0.5 -4.5 L 5 0 L 0.5 4.5", _INK, 2.4),)

MARKS: Mapping[str, Shapes] = {
    "moves_two": _TWO_STEPS,
    "elite_moves_two": _TWO_STEPS,
    "ignores_one_flag": (
        Shape("M -3.5 -5.5 L -3.5 6", _INK, 1.8),
        Shape("M -3 -5.5 L 5 -3 L -3 0.5 Z", _INK),
        Shape("M -6 5 L 6 -6", _RED, 2),
    ),
    "two_medals": (
        Shape(star(5.4, -3, 1.6), _GOLD),
        Shape(star(5.4, 3.4, -1.6), "#7a5208", 1.4),
        Shape(star(5.4, 3.4, -1.6), _GOLD),
    ),
    "not_until_turn": (
        Shape("M -4.5 -6 L 4.5 -6 L 0 0 L 4.5 6 L -4.5 6 L 0 0 Z", _INK, 1.6),
        Shape("M -3 -4 L 3 -4 L 0 0 Z M 0 2 L 3.4 6 L -3.4 6 Z", _GOLD),
    ),
    "cannot_exit": (Shape("O 0 0 5.4", _RED), Shape("M -3 0 L 3 0", "#ffffff", 2.4)),
    "boat": (
        Shape("M -6.4 -1 L 6.4 -1 L 4 4 L -4 4 Z", _BLUE),
        Shape("M 2 -6 L -3 5.5", _INK, 1.6),
    ),
    "motorized": (
        Shape("O 0 0 6", _INK),
        Shape("O 0 0 3", "#fbf8ef"),
        Shape("O 0 0 1.2", _INK),
    ),
    "carries_bridge": (
        Shape("M -6.4 0 L 6.4 0 M -4 0 L -4 4.5 M 4 0 L 4 4.5", _INK, 1.8),
        Shape("M -6.4 0 Q 0 -8.5 6.4 0", _BLUE, 2),
    ),
    "carries_bobbin": (
        Shape("M -5.5 -5 L -5.5 5 M 5.5 -5 L 5.5 5", _INK, 2),
        Shape("R -4 -3.6 8 7.2", _GOLD),
        Shape("M -2 -3.6 L -2 3.6 M 1 -3.6 L 1 3.6", _INK, 1.2),
    ),
    "carries_fascine": (
        Shape("O -2.8 2 2.9 O 2.8 2 2.9 O 0 -2.8 2.9", _GOLD),
        Shape("O -2.8 2 1 O 2.8 2 1 O 0 -2.8 1", _INK),
    ),
    "carries_mine_plough": (
        Shape("M -6.4 -3 L 0 2 L 6.4 -3", _INK, 2.2),
        Shape("M -5 -2 L -5 5 M 0 2 L 0 6.4 M 5 -2 L 5 5", _RED, 1.8),
    ),
    "carries_petard": (
        Shape("M -5 4.5 L 4.5 -4", _INK, 4),
        Shape("O 4.6 -4.2 2.2", _RED),
    ),
    "on_landing_craft": (
        Shape("M -6.6 -2.4 L -6.6 2 L 4.6 2 L 7 -3.6 L 3.6 -1 L -5 -1 Z", _BLUE),
        Shape("M -6.4 5 Q -4 3 -1.6 5 Q 0.8 7 3.2 5 Q 5 3.6 6.4 5", _BLUE, 1.4),
    ),
    "wittmann_equipment": (Shape(star(7.4, 0, 0.4), _GOLD),),
}
"""By the id of the trait."""


def draw_marks(painter: QPainter, traits: Iterable[str]) -> None:
    """Draw the marks of some traits; a trait without one shows nothing."""
    shown = dict.fromkeys(trait for trait in traits if trait in MARKS)
    for trait, place in zip(shown, PLACES, strict=False):
        painter.save()
        painter.translate(place)
        painter.setPen(pen(inks.INK, 2))
        painter.setBrush(inks.PAPER)
        painter.drawEllipse(QPointF(0, 0), RADIUS, RADIUS)
        draw(painter, MARKS[trait], {})
        painter.restore()
