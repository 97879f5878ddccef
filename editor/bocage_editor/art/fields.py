"""Marshes, paddies and beaches."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import disc, draw, faint, fill, pen, polygon, polyline, stroke
from bocage_editor.art.frame import HEXAGON
from bocage_editor.art.look import TileLook
from bocage_editor.art.outlines import contour, rim
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Landscape


class Wet(NamedTuple):
    """The colours of a marsh."""

    soil: QColor
    water: QColor
    edge: QColor
    light: QColor
    reed: QColor
    reed_dark: QColor


_WET = {
    Landscape.COUNTRYSIDE: Wet(
        QColor("#a3b57e"),
        QColor("#6f9dae"),
        QColor("#4a6f74"),
        QColor("#a9cbd3"),
        QColor("#6d8a3c"),
        QColor("#3c5222"),
    ),
    Landscape.WINTER: Wet(
        QColor("#c6d1d5"),
        QColor("#a9c6d4"),
        QColor("#68899b"),
        QColor("#f1f8fb"),
        QColor("#a3905c"),
        QColor("#5f5232"),
    ),
}
_POOLS = (
    (-24, -62, 30, 11),
    (40, -38, 27, 11),
    (-50, -14, 26, 12),
    (14, 4, 34, 13),
    (-44, 36, 28, 12),
    (44, 40, 30, 12),
    (-4, 68, 32, 12),
)
_REEDS = (
    (-54, -44),
    (6, -50),
    (24, -52),
    (64, -16),
    (-8, -16),
    (-70, 8),
    (50, 14),
    (-22, 26),
    (16, 38),
    (-62, 54),
    (-26, 60),
    (28, 74),
    (58, 62),
)


def _marsh(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw pools between tufts of reed."""
    wet = _WET[landscape]
    fill(painter, contour(look.joined, 6, look.variant), wet.soil)
    stroke(painter, rim(look.joined, 6, look.variant), faint(wet.edge, 0.55), 2.4)
    random = Random(look.variant)
    for x, y, across, down in _POOLS:
        _pool(painter, x + random.uniform(-4, 4), y + random.uniform(-3, 3), across, down, wet)
    for x, y in _REEDS:
        _reed(painter, QPointF(x + random.uniform(-4, 4), y + random.uniform(-2, 2)), wet, random)


def _pool(painter: QPainter, x: float, y: float, across: float, down: float, wet: Wet) -> None:
    water = QPainterPath()
    water.setFillRule(Qt.FillRule.WindingFill)
    water.addPath(disc(x, y, across, down))
    water.addPath(disc(x + across * 0.4, y + down * 0.5, across * 0.7, down * 0.75))
    stroke(painter, water, wet.edge, 4)
    fill(painter, water, wet.water)
    painter.setPen(pen(wet.light, 2.6))
    painter.drawLine(QPointF(x - across * 0.6, y - 2), QPointF(x + across * 0.1, y - 2))
    painter.drawLine(QPointF(x, y + down * 0.5), QPointF(x + across * 0.7, y + down * 0.5))


def _reed(painter: QPainter, foot: QPointF, wet: Wet, random: Random) -> None:
    for number, (lean, height) in enumerate(((-11, 15), (-5, 22), (1, 26), (7, 20), (12, 14))):
        tip = foot + QPointF(lean, -height - random.uniform(-2, 2))
        blade = QPainterPath(foot + QPointF(lean * 0.25, 0))
        blade.quadTo(foot + QPointF(lean * 0.3, -height * 0.6), tip)
        stroke(painter, blade, wet.reed_dark if number % 2 else wet.reed, 2.8)
        if number == 2:
            stroke(painter, polyline([tip, tip + QPointF(0.5, 8)]), wet.reed_dark, 5.4)


_PADDIES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((-62, -108), (46, -108), (26, -50), (-38, -54)),
    ((-104, -80), (-60, -80), (-44, -52), (-40, -10), (-104, -12)),
    ((-32, -46), (26, -42), (30, -4), (-34, -10)),
    ((34, -46), (56, -80), (104, -80), (104, -2), (37, -4)),
    ((-104, -5), (-30, -2), (-24, 34), (-104, 34)),
    ((-22, -2), (30, 4), (26, 42), (-18, 36)),
    ((37, 4), (104, 6), (104, 50), (33, 42)),
    ((-104, 42), (-22, 42), (-16, 108), (-104, 108)),
    ((-14, 44), (104, 57), (104, 108), (-8, 108)),
)
"""Corners of the fields below water, which the hexagon cuts."""


def _paddies(painter: QPainter, look: TileLook) -> None:
    """Draw fields below water between dams, with rows of young rice."""
    season = inks.SEASONS[Landscape.PACIFIC]
    ground = contour(look.joined, 6, look.variant)
    fill(painter, ground, QColor("#a98f56"))
    stroke(painter, rim(look.joined, 6, look.variant), QColor("#6d5828"), 2.8)
    dry = contour(look.joined, 11, look.variant, 1)
    for number, corners in enumerate(_PADDIES):
        field = polygon(corners).intersected(dry)
        water = QColor("#8fbfc0") if number % 3 else QColor("#a9cf9f")
        draw(painter, field, water, QColor("#5f6f3c"), 2.4)
        _rice(painter, field, season)


def _rice(painter: QPainter, field: QPainterPath, season: inks.Season) -> None:
    """Draw rows of young plants in a field."""
    bounds = field.boundingRect()
    painter.setPen(pen(season.leaves, 3.2))
    for number in range(int(bounds.height() / 10)):
        y = bounds.top() + 8 + number * 10
        for place in range(int(bounds.width() / 9)):
            foot = QPointF(bounds.left() + 5 + place * 9 + (number % 2) * 4, y)
            tip = foot + QPointF(1.5, -4.5)
            if field.contains(foot + QPointF(2, 1)) and field.contains(tip - QPointF(3, 2)):
                painter.drawLine(foot, tip)


def _beach(painter: QPainter, look: TileLook) -> None:
    """Draw sand with ripples, pebbles and shells."""
    fill(painter, contour(look.joined, 3, look.variant), inks.SAND)
    stroke(painter, rim(look.joined, 3, look.variant), faint(inks.SAND_DARK.darker(125), 0.9), 3)
    random = Random(look.variant + 3)
    for x, y in (
        (-42, -54),
        (22, -62),
        (-8, -24),
        (50, -16),
        (-56, 12),
        (10, 20),
        (-30, 52),
        (38, 56),
    ):
        ripple = QPainterPath(QPointF(x - 18, y + random.uniform(-4, 4)))
        ripple.quadTo(QPointF(x - 8, y - 7), QPointF(x + 2, y))
        ripple.quadTo(QPointF(x + 12, y + 7), QPointF(x + 22, y))
        stroke(painter, ripple, inks.SAND_DARK.darker(108), 2.8)
    for _ in range(46):
        grain = QPointF(random.uniform(-74, 74), random.uniform(-84, 84))
        if HEXAGON.contains(grain * 1.12):
            fill(
                painter,
                disc(grain.x(), grain.y(), random.uniform(1.0, 2.3)),
                inks.SAND_DARK.darker(130),
            )
    for x, y in ((-18, -78), (56, 34), (-60, -30), (0, 80)):
        _shell(painter, QPointF(x, y))


def _shell(painter: QPainter, at: QPointF) -> None:
    fan = QPainterPath(at + QPointF(0, 6))
    fan.cubicTo(at + QPointF(-14, -4), at + QPointF(-6, -9), at + QPointF(0, -8))
    fan.cubicTo(at + QPointF(6, -9), at + QPointF(14, -4), at + QPointF(0, 6))
    draw(painter, fan, inks.PAPER, inks.SAND_DARK.darker(170), 1.8)
    painter.setPen(pen(inks.SAND_DARK.darker(150), 1.2))
    for x in (-4, 0, 4):
        painter.drawLine(at + QPointF(0, 4), at + QPointF(x, -6))


PICTURES: Mapping[str, Picture] = {
    "marsh": Picture(ground=partial(_marsh, Landscape.COUNTRYSIDE), joins="marsh"),
    "winter_marsh": Picture(ground=partial(_marsh, Landscape.WINTER), joins="marsh"),
    "rice_paddies": Picture(ground=_paddies, joins="paddies"),
    "beach": Picture(ground=_beach, joins="beach"),
}
"""Pictures by id of the piece."""
