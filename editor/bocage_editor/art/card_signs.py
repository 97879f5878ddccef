"""The signs on command cards: sections, orders, kinds of unit, bonuses."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import craft, guns, inks, soldiers, vehicles
from bocage_editor.art.brush import box, disc, draw, fill, pen, polygon, polyline, stroke
from bocage_editor.art.die_faces import draw_blank_die, draw_die
from bocage_editor.art.emblems import draw_emblem
from bocage_editor.art.frame import circle_point, hexagon
from bocage_editor.art.lettering import lettering
from bocage_editor.art.look import TileLook
from bocage_editor.art.obstacles import PICTURES as OBSTACLES
from bocage_editor.art.shapes import Shapes, Tones, draw_outlined, path_of
from bocage_editor.art.unit_symbols import SYMBOLS, draw_symbol
from bocage_schema.catalogue.pieces import Landscape
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import Side

LIT = QColor("#c3d08c")
LIT_EDGE = QColor("#4a6a2c")
UNLIT = QColor("#e9e4d3")
UNLIT_EDGE = QColor("#b9b19a")
SEAT = QColor("#3b3526")
PLATE = QColor("#e6e0c8")
PLATE_EDGE = QColor("#7c7358")
FIGURES: Tones = {
    "field": PLATE,
    "body": QColor("#5d6b43"),
    "light": QColor("#8b9a68"),
    "dark": QColor("#3c472c"),
    "steel": QColor("#34362f"),
    "skin": QColor("#d9a77c"),
    "line": QColor("#23271b"),
    "years": QColor("#23271b"),
}
"""Colours of units that belong to nobody."""


def draw_sections(
    painter: QPainter, rect: QRectF, marks: Sequence[str], *, far: bool = False
) -> None:
    """Draw a board in three sections, from a player's left; those with a mark are lit.

    The player's edge is the thick one: below, or above where the board is seen from the other
    seat.
    """
    shown = tuple(reversed(marks)) if far else tuple(marks)
    unit = rect.height() / 44
    edge = 5.5 * unit
    field = QRectF(rect.x(), rect.y() + (edge if far else 0), rect.width(), rect.height() - edge)
    wide = field.width() / 3
    for number, mark in enumerate(shown):
        part = QRectF(field.x() + number * wide, field.y(), wide, field.height())
        painter.fillRect(part, LIT if mark else UNLIT)
        _hexes(painter, part, LIT_EDGE if mark else UNLIT_EDGE, unit)
    painter.strokePath(box(field.x(), field.y(), field.width(), field.height()), pen(SEAT, unit))
    for number in (1, 2):
        x = field.x() + number * wide
        line = polyline([(x, field.top()), (x, field.bottom())])
        painter.strokePath(line, pen(inks.ALARM, 1.6 * unit, dashes=(3 * unit, 2.4 * unit)))
    for number, mark in enumerate(shown):
        if mark:
            part = QRectF(field.x() + number * wide, field.y(), wide, field.height())
            lit = part.adjusted(unit, unit, -unit, -unit)
            painter.strokePath(
                box(lit.x(), lit.y(), lit.width(), lit.height()), pen(LIT_EDGE, 2.2 * unit)
            )
            draw_medallion(painter, part.center(), min(13.5 * unit, wide * 0.37), mark)
    _draw_seat(painter, rect, edge, far=far)


def _hexes(painter: QPainter, part: QRectF, colour: QColor, unit: float) -> None:
    """Draw whole hexes that fill a section as well as they can."""
    size = 5.6 * unit
    across, down = size * 1.732, size * 1.5
    rows = int((part.height() - size * 0.5) / down)
    columns = int((part.width() - across / 2) / across)
    left = part.center().x() - (columns - 0.5) * across / 2
    top = part.center().y() - (rows - 1) * down / 2
    small = hexagon(size / 100)
    grid = QPainterPath()
    for row in range(rows):
        for column in range(columns):
            x = left + (column + (row % 2) / 2) * across
            grid.addPath(small.translated(x, top + row * down))
    line = QColor(colour)
    line.setAlpha(110)
    painter.strokePath(grid, pen(line, 0.7 * unit))


def _draw_seat(painter: QPainter, rect: QRectF, edge: float, *, far: bool) -> None:
    top = rect.top() if far else rect.bottom() - edge * 0.72
    painter.fillRect(QRectF(rect.x(), top, rect.width(), edge * 0.72), SEAT)
    x, out = rect.center().x(), edge * 0.95
    base = rect.top() + edge * 0.5 if far else rect.bottom() - edge * 0.5
    tip = base + out if far else base - out
    fill(painter, polygon([(x - out, base), (x + out, base), (x, tip)]), SEAT)


def draw_medallion(painter: QPainter, centre: QPointF, radius: float, text: str) -> None:
    """Draw a number or a short word on a disc."""
    draw(painter, disc(centre.x(), centre.y(), radius), inks.PAPER, inks.INK, radius * 0.13)
    fill(painter, lettering(text, centre, radius * 1.35, radius * 1.5), inks.INK)


def draw_units(painter: QPainter, rect: QRectF, kinds: Sequence[str]) -> None:
    """Draw kinds of unit side by side, each on a plate."""
    gap = rect.height() * 0.1
    wide = min((rect.width() - gap * (len(kinds) - 1)) / len(kinds), rect.height() * 1.42, 58.0)
    left = rect.center().x() - (wide * len(kinds) + gap * (len(kinds) - 1)) / 2
    tall = min(rect.height(), wide * 0.78)
    top = rect.center().y() - tall / 2
    for number, kind in enumerate(kinds):
        plate = QRectF(left + number * (wide + gap), top, wide, tall)
        shape = box(plate.x(), plate.y(), plate.width(), plate.height(), tall * 0.1)
        draw(painter, shape, PLATE, PLATE_EDGE, tall * 0.03)
        painter.save()
        painter.translate(plate.center().x(), plate.bottom() - tall * 0.1)
        scale = min(wide / 100, tall / 66)
        painter.scale(scale, scale)
        draw_symbol(painter, SYMBOLS[kind], FIGURES)
        painter.restore()


class Sign(NamedTuple):
    """A small sign, one unit high."""

    width: float
    draw: Callable[[QPainter], None]
    """Draws it from its top left corner at the origin."""


def bonus_die() -> Sign:
    """Return the sign of one die more."""
    return Sign(1, lambda painter: draw_blank_die(painter, QRectF(0, 0, 1, 1), "+"))


def dice_count(count: int, side: Side | None = None) -> Sign:
    """Return the sign of so many dice, of a side if one is given."""
    step = 1.12
    first = step if side else 0.0

    def drawing(painter: QPainter) -> None:
        if side is not None:
            draw_emblem(painter, side, QPointF(0.5, 0.5), 0.46)
        for number in range(count):
            draw_blank_die(painter, QRectF(first + number * step, 0, 1, 1))

    return Sign(first + count * step - 0.12, drawing)


def stay() -> Sign:
    """Return the sign of units that do not move: an arrow, crossed out."""

    def drawing(painter: QPainter) -> None:
        _arrow(painter, 0.05, 0.95)
        bar = polyline([(0.22, 0.95), (0.68, 0.05)])
        stroke(painter, bar, inks.PAPER, 0.32)
        stroke(painter, bar, inks.ALARM, 0.16)

    return Sign(1, drawing)


def march(hexes: int) -> Sign:
    """Return the sign of units that may move so many hexes."""

    def drawing(painter: QPainter) -> None:
        place = hexagon(0.0054).translated(0.5, 0.5)
        draw(painter, place, LIT, inks.INK, 0.09)
        fill(painter, lettering(str(hexes), QPointF(0.5, 0.5), 0.64), inks.INK)
        _arrow(painter, 1.14, 1.86)

    return Sign(1.9, drawing)


def _arrow(painter: QPainter, start: float, end: float) -> None:
    stroke(painter, polyline([(start, 0.5), (end, 0.5)]), inks.INK, 0.12)
    head = polyline([(end - 0.28, 0.24), (end, 0.5), (end - 0.28, 0.76)])
    stroke(painter, head, inks.INK, 0.12)


def twice() -> Sign:
    """Return the sign of units that battle twice: two bursts."""

    def drawing(painter: QPainter) -> None:
        for number in range(2):
            draw_burst(painter, QPointF(0.5 + number * 0.95, 0.5), 0.55)

    return Sign(1.95, drawing)


def keep(drawn: int, kept: int) -> Sign:
    """Return the sign of cards drawn at the end of a turn; those that are kept have a tick."""
    wide, step = 0.74, 0.88

    def drawing(painter: QPainter) -> None:
        for number in range(drawn):
            x, is_kept = number * step, number >= drawn - kept
            paper = inks.PAPER if is_kept else UNLIT
            draw(painter, box(x, 0, wide, 1, 0.12), paper, inks.INK, 0.09)
            if is_kept:
                tick = polyline([(x + 0.17, 0.52), (x + 0.32, 0.7), (x + 0.58, 0.3)])
                stroke(painter, tick, LIT_EDGE, 0.15)
            else:
                stroke(painter, polyline([(x + 0.2, 0.5), (x + 0.54, 0.5)]), inks.ALARM, 0.14)

    return Sign(step * (drawn - 1) + wide, drawing)


def draw_signs(painter: QPainter, rect: QRectF, signs: Sequence[Sign]) -> None:
    """Draw signs side by side in the middle of a rectangle, as large as fits."""
    gap = 0.5
    width = sum(sign.width for sign in signs) + gap * (len(signs) - 1)
    size = min(rect.height(), rect.width() / width)
    painter.save()
    painter.translate(rect.center().x() - width * size / 2, rect.center().y() - size / 2)
    painter.scale(size, size)
    for sign in signs:
        sign.draw(painter)
        painter.translate(sign.width + gap, 0)
    painter.restore()


def draw_burst(painter: QPainter, at: QPointF, radius: float) -> None:
    """Draw the burst of a shell."""
    points = (
        circle_point(at, radius * (0.5 if number % 2 else 1), number / 18) for number in range(18)
    )
    draw(painter, polygon(points), QColor("#e2a23a"), inks.INK, radius * 0.12)
    fill(painter, disc(at.x(), at.y(), radius * 0.28), inks.PAPER)


def _figure(painter: QPainter, shapes: Shapes, at: QPointF, size: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    draw_outlined(painter, shapes, FIGURES, FIGURES["line"], 1.7)
    painter.restore()


def _air_strike(painter: QPainter) -> None:
    _figure(painter, craft.AIRCRAFT, QPointF(-24, 24), 0.84)
    _crosshair(painter, QPointF(44, 10), 21)


def _bombardment(painter: QPainter) -> None:
    _figure(painter, guns.BIG_GUN, QPointF(-32, 24), 0.85)
    draw_burst(painter, QPointF(44, 4), 19)
    _crosshair(painter, QPointF(44, 4), 21)


def _crosshair(painter: QPainter, at: QPointF, radius: float) -> None:
    ring = QPainterPath()
    ring.addEllipse(at, radius * 0.72, radius * 0.72)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        ring.moveTo(at + QPointF(dx, dy) * radius * 0.35)
        ring.lineTo(at + QPointF(dx, dy) * radius)
    stroke(painter, ring, inks.PAPER, radius * 0.32)
    stroke(painter, ring, inks.ALARM, radius * 0.17)


def _reaction(painter: QPainter) -> None:
    _figure(painter, soldiers.KNEELING, QPointF(-18, 27), 1.15)
    hedge = QPainterPath()
    hedge.setFillRule(Qt.FillRule.WindingFill)
    for number in range(8):
        hedge.addEllipse(QPointF(-56 + number * 11, 24 - number % 2 * 3), 9, 8)
    hedge = hedge.simplified()
    summer = inks.SEASONS[Landscape.COUNTRYSIDE]
    draw(painter, hedge, summer.leaves, summer.leaves_dark, 2)
    draw_burst(painter, QPointF(50, -2), 23)
    fill(painter, lettering("!", QPointF(50, -2), 26), inks.INK)


def _copy(painter: QPainter) -> None:
    for x, colour in ((-40, UNLIT), (40, inks.PAPER)):
        draw(painter, box(x - 17, -25, 34, 50, 5), colour, inks.INK, 2.6)
        painter.fillRect(QRectF(x - 12, -20, 24, 8), LIT_EDGE)
    for y, way in ((-7, 1), (9, -1)):
        tail, head = (-16 * way, y), (16 * way, y)
        stroke(painter, polyline([tail, head]), inks.INK, 4)
        tip = [(9 * way, y - 6), head, (9 * way, y + 6)]
        stroke(painter, polyline(tip), inks.INK, 4)


def _recover(painter: QPainter) -> None:
    _figure(painter, soldiers.RUNNING, QPointF(-42, 27), 1.08)
    _figure(painter, vehicles.TANK, QPointF(34, 26), 0.76)
    draw(painter, disc(-5, -10, 15), LIT_EDGE, inks.INK, 2.4)
    stroke(painter, path_of("M -5 -18 L -5 -2 M -13 -10 L 3 -10"), inks.PAPER, 5)


def _dice(painter: QPainter) -> None:
    for x, face in ((-48, DieFace.INFANTRY), (0, DieFace.ARMOR), (48, DieFace.STAR)):
        draw_die(painter, QRectF(x - 22, -22, 44, 44), face)


PROCEDURES: Mapping[str, Callable[[QPainter], None]] = {
    "air_strike": _air_strike,
    "bombardment": _bombardment,
    "reaction": _reaction,
    "copy": _copy,
    "recover": _recover,
    "dice": _dice,
}
"""Pictures of what cards do that order no units, 140 units wide and 60 high."""


def draw_procedure(painter: QPainter, rect: QRectF, name: str) -> None:
    """Draw such a picture into a rectangle."""
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width() / 140, rect.height() / 60)
    painter.scale(scale, scale)
    PROCEDURES[name](painter)
    painter.restore()


def draw_obstacle(painter: QPainter, rect: QRectF, piece: str) -> None:
    """Draw an obstacle that a card lays."""
    top = OBSTACLES[piece].top
    assert top is not None, piece
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width() / 170, rect.height() / 90)
    painter.scale(scale, scale)
    painter.translate(0, -54)
    top(painter, TileLook(piece))
    painter.restore()
