"""Hills and mountains, which grow together with their neighbours."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import disc, draw, faint, fill, mixed, pen, polygon, polyline, stroke
from bocage_editor.art.courses import spots
from bocage_editor.art.look import TileLook
from bocage_editor.art.outlines import contour, rim
from bocage_editor.art.picture import Draw, Picture
from bocage_schema.catalogue.pieces import Landscape


class Slope(NamedTuple):
    """How high ground rises."""

    low: QColor
    high: QColor
    line: QColor
    insets: tuple[float, ...]
    """How far each step keeps from the edges at which the high ground ends."""


def _slope(landscape: Landscape, *insets: float) -> Slope:
    season = inks.SEASONS[landscape]
    return Slope(season.relief, season.relief_top, season.relief_line, insets)


HILLS = {landscape: _slope(landscape, 5, 24, 44) for landscape in Landscape}
ROCKS = Slope(QColor("#a39a88"), QColor("#d3cbba"), QColor("#5d5547"), (5, 20, 38))
_PLATEAU = Slope(QColor("#b9b672"), QColor("#d6d596"), QColor("#75703a"), (4, 20))
_CLIFF = _slope(Landscape.DESERT, 5, 30)


def steps(slope: Slope, painter: QPainter, look: TileLook) -> None:
    """Draw high ground as steps, lit from the top left."""
    below = QPainterPath()
    for number, inset in enumerate(slope.insets):
        share = number / (len(slope.insets) - 1)
        reach = 3 + 4 * number
        part = contour(look.joined, inset, look.variant, reach)
        if number:
            cast = contour(look.joined, inset, look.variant, 18).translated(4, 6)
            fill(painter, cast.intersected(below), faint(slope.line, 0.42))
        fill(painter, part, mixed(slope.low, slope.high, share))
        outline = rim(look.joined, inset, look.variant, reach + 1)
        stroke(painter, outline, slope.line, 3.4 - 0.8 * number)
        below = part
    hachures(painter, look, slope)


def hachures(painter: QPainter, look: TileLook, slope: Slope) -> None:
    """Draw short lines down the lowest step, longer where it lies in the shade."""
    low, high = slope.insets[:2]
    painter.setPen(pen(faint(slope.line, 0.75), 2.2))
    for stretch in rim(look.joined, low + 1, look.variant).toSubpathPolygons():
        for at, left in spots(list(stretch.toList()), 9.5):
            shade = max(0.0, -(left.x() + 1.3 * left.y()) / 1.64)
            if shade > 0.15:
                painter.drawLine(at, at + left * ((high - low - 5) * shade))


_DUNES = ((-2, -46, 58, 33), (6, -8, 76, 36), (-6, 30, 76, 38), (2, 68, 54, 35))
"""Middles of the feet of dunes from the back to the front, half their widths, their heights."""


def _ridge(painter: QPainter, look: TileLook) -> None:
    """Draw rows of dunes with sharp crests."""
    season = inks.SEASONS[Landscape.DESERT]
    base = mixed(season.relief, season.ground, 0.4)
    fill(painter, contour(look.joined, 5, look.variant), base)
    stroke(painter, rim(look.joined, 5, look.variant), faint(season.relief_line, 0.6), 2.2)
    side = -1 if look.variant % 2 else 1
    for x, y, half, height in _DUNES:
        _dune(painter, QPointF(side * x, y), half, height, season)


def _dune(painter: QPainter, at: QPointF, half: float, height: float, season: inks.Season) -> None:
    """Draw a dune with two tops around the middle of its foot."""

    def place(x: float, y: float) -> QPointF:
        return at + QPointF(x * half, -y * height)

    whole = QPainterPath(place(-1, 0))
    whole.cubicTo(place(-0.78, 0.1), place(-0.62, 0.95), place(-0.42, 1))
    whole.cubicTo(place(-0.28, 1), place(-0.12, 0.5), place(0.04, 0.5))
    whole.cubicTo(place(0.18, 0.5), place(0.3, 0.86), place(0.42, 0.86))
    whole.cubicTo(place(0.6, 0.82), place(0.78, 0.12), place(1, 0))
    crest = QPainterPath(whole)
    whole.cubicTo(place(0.5, -0.28), place(-0.5, -0.28), place(-1, 0))
    fill(painter, whole, season.relief_top)
    for tip, valley in (((-0.42, 1), (0.04, 0.5)), ((0.42, 0.86), (1, 0))):
        shade = QPainterPath(place(*tip))
        reach = valley[0] - tip[0]
        shade.cubicTo(
            place(tip[0] + reach * 0.3, tip[1]),
            place(valley[0] - reach * 0.35, valley[1] + 0.03),
            place(*valley),
        )
        shade.quadTo(place(tip[0] + reach * 0.8, -0.1), place(tip[0] + reach * 0.25, -0.16))
        shade.cubicTo(place(tip[0] - 0.12, 0.3), place(tip[0] + 0.14, 0.55), place(*tip))
        fill(painter, shade, season.relief)
        stroke(painter, shade, faint(season.relief_line, 0.5), 1.4)
    stroke(painter, crest, season.relief_line, 2.6)


def _escarpment(painter: QPainter, look: TileLook) -> None:
    """Draw a plateau that drops off in a rocky cliff."""
    low, high = _CLIFF.insets
    fill(painter, contour(look.joined, low, look.variant), QColor("#a5713a"))
    stroke(painter, rim(look.joined, low, look.variant), _CLIFF.line, 3.4)
    fill(painter, contour(look.joined, high, look.variant, 9), _CLIFF.high)
    cliff = contour(look.joined, low, look.variant)
    edge = QColor("#5f3a16")
    for stretch in rim(look.joined, high, look.variant).toSubpathPolygons():
        for number, (at, left) in enumerate(spots(list(stretch.toList()), 8)):
            shade = max(0.0, -(left.x() + 1.3 * left.y()) / 1.64)
            reach = (high - low - 3) * (0.95 if number % 2 else 0.6)
            painter.setPen(pen(mixed(QColor("#d9a868"), edge, 0.25 + 0.75 * shade), 3.4))
            foot = at - left * reach
            painter.drawLine(at, foot if cliff.contains(foot) else (at + foot) / 2)
    stroke(painter, rim(look.joined, high, look.variant, 10), edge, 3.6)
    painter.setPen(pen(faint(_CLIFF.line, 0.6), 2))
    for x, y in ((-26, -18), (14, 6), (-12, 30), (20, -30)):
        painter.drawLine(QPointF(x, y), QPointF(x + 18, y - 3))


class Peak(NamedTuple):
    """A mountain top, seen from the side."""

    x: float
    foot: float
    half: float
    height: float


_PEAKS = (
    Peak(-30, -14, 36, 56),
    Peak(34, -8, 38, 62),
    Peak(2, 18, 52, 92),
    Peak(-50, 44, 28, 44),
    Peak(50, 48, 28, 42),
    Peak(-4, 74, 38, 46),
)


def _peaks(painter: QPainter, look: TileLook) -> None:
    random = Random(look.variant + 7)
    side = -1 if look.variant % 2 else 1
    for peak in _PEAKS:
        height = peak.height * random.uniform(0.9, 1.06)
        _peak(painter, peak._replace(x=side * peak.x, height=height), random)


def _peak(painter: QPainter, peak: Peak, random: Random) -> None:
    """Draw a rocky peak: its left face in the light, its right face in the shade, snow on top."""
    tip = QPointF(peak.x + random.uniform(-3, 3), peak.foot - peak.height)
    left, right = (QPointF(peak.x + side * peak.half, peak.foot) for side in (-1, 1))
    crest = [tip]
    for share, swing in ((0.3, 5), (0.55, -4), (0.8, 4)):
        crest.append(QPointF(tip.x() + swing, tip.y() + peak.height * share))
    foot = QPointF(peak.x - 2, peak.foot + 4)
    draw(painter, polygon([left, tip, right, foot]), ROCKS.high, inks.INK, 2.6)
    fill(painter, polygon([*crest, foot, right]), QColor("#8d8474"))
    snow_left = tip + (left - tip) * 0.34
    snow_right = tip + (right - tip) * 0.3
    dents = [
        snow_right,
        tip + QPointF(3, peak.height * 0.22),
        tip + QPointF(-3, peak.height * 0.42),
    ]
    dents += [tip + QPointF(-peak.half * 0.16, peak.height * 0.28), snow_left]
    fill(painter, polygon([tip, *dents]), QColor("#fbfcfc"))
    fill(painter, polygon([tip, *dents[:3]]), QColor("#cfd6da"))
    stroke(painter, polyline([left, tip, right]), QColor("#3f392f"), 2.8)
    stroke(painter, polyline(crest), faint(QColor("#3f392f"), 0.7), 1.6)


def cave_mouth(painter: QPainter, at: QPointF, size: float) -> None:
    """Draw a dark opening among rocks."""
    rock = QColor("#8f8670")
    for x, y, radius in ((-27, 2, 13), (27, 2, 13), (-17, -17, 13), (17, -17, 13), (0, -24, 13)):
        stone = disc(at.x() + x * size, at.y() + y * size, radius * size, radius * size * 0.88)
        draw(painter, stone, rock, inks.INK, 2.2)
        light = disc(at.x() + (x - 4) * size, at.y() + (y - 4) * size, radius * size * 0.45)
        fill(painter, light, QColor("#b5ac94"))
    mouth = QPainterPath(at + QPointF(-19, 14) * size)
    mouth.cubicTo(
        at + QPointF(-20, -24) * size, at + QPointF(20, -24) * size, at + QPointF(19, 14) * size
    )
    mouth.closeSubpath()
    draw(painter, mouth, QColor("#1d1a15"), inks.INK, 2.5)


def _caves(*places: tuple[float, float, float]) -> Draw:
    def caves(painter: QPainter, look: TileLook) -> None:
        for x, y, size in places:
            cave_mouth(painter, QPointF(x, y), size)

    return caves


def _peaks_with_caves(painter: QPainter, look: TileLook) -> None:
    _peaks(painter, look)
    for x, y, size in ((0, 62, 1.05), (-46, 20, 0.62), (44, 18, 0.62)):
        cave_mouth(painter, QPointF(x, y), size)


def hills(landscape: Landscape) -> Draw:
    """Return what draws a hill of a landscape."""
    return partial(steps, HILLS[landscape])


PICTURES: Mapping[str, Picture] = {
    "hill": Picture(ground=hills(Landscape.COUNTRYSIDE), joins="hill"),
    "winter_hill": Picture(ground=hills(Landscape.WINTER), joins="hill"),
    "desert_hill": Picture(ground=hills(Landscape.DESERT), joins="hill"),
    "high_ground": Picture(ground=partial(steps, _PLATEAU), joins="high_ground"),
    "mountain": Picture(ground=partial(steps, ROCKS), top=_peaks, joins="mountain"),
    "ridge": Picture(ground=_ridge, joins="ridge"),
    "escarpment": Picture(ground=_escarpment, joins="escarpment"),
    "cave": Picture(
        ground=hills(Landscape.PACIFIC),
        top=_caves((-2, -44, 1.15), (-42, 44, 0.8), (40, 52, 0.8)),
        joins="hill",
    ),
    "mountain_cave": Picture(ground=partial(steps, ROCKS), top=_peaks_with_caves, joins="mountain"),
}
"""Pictures by id of the piece."""
