"""Units: a counter, what stands on it, and what is laid at its corners."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from bocage_editor.art.badges import draw_badge
from bocage_editor.art.counters import blank, draw_blank, draw_number, draw_pips, tones_of
from bocage_editor.art.look import UnitLook
from bocage_editor.art.unit_marks import draw_marks
from bocage_editor.art.unit_symbols import SYMBOLS, draw_symbol
from bocage_editor.art.unknown import draw_unknown_unit
from bocage_schema.catalogue import catalogue

BADGE = QPointF(-50, -28)
"""The middle of a badge."""
_GROUND = 29.5
"""Where figures stand."""


def draw_unit(painter: QPainter, look: UnitLook) -> None:
    """Draw a unit: its counter, its figures, its marks and its badge."""
    unit = catalogue().units.get(look.kind)
    elite = look.elite or (unit is not None and unit.elite)
    tones = tones_of(look.side, look.army)
    symbol = SYMBOLS.get(look.kind)
    counter = blank(look.side, elite=elite)
    draw_blank(painter, counter, tones)
    if symbol is None or unit is None:
        draw_unknown_unit(painter, look.kind, counter.outline, tones["pip"])
    else:
        painter.save()
        painter.translate(0, _GROUND)
        draw_symbol(painter, symbol, tones)
        painter.restore()
        numbered = look.figures is not None
        count = unit.figures if look.figures is None else look.figures
        draw_pips(painter, look.side, count, numbered, tones)
    if look.figures is not None:
        draw_number(painter, look.figures, tones)
    draw_marks(painter, look.traits)
    if look.badge is not None:
        painter.save()
        painter.translate(BADGE)
        draw_badge(painter, look.badge)
        painter.restore()
