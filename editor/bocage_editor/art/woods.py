"""Trees: forests, hedgerows, palms and jungle."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from bocage_editor.art import inks, relief
from bocage_editor.art.brush import disc, draw, faint, fill, mixed, pen, stroke
from bocage_editor.art.frame import around, toward
from bocage_editor.art.look import TileLook
from bocage_editor.art.outlines import contour, rim
from bocage_editor.art.picture import Draw, Picture
from bocage_schema.catalogue.pieces import Landscape

Tree = Callable[[QPainter, QPointF, float, inks.Season], None]


class Stand(NamedTuple):
    """A place for a tree."""

    x: float
    y: float
    radius: float


def _ring(distance: float, radius: float, first_deg: float) -> list[Stand]:
    """Return six stands around the centre of a hex."""
    places = [toward(angle, distance) for angle in around(6, first_deg)]
    return [Stand(place.x(), place.y(), radius) for place in places]


def _from_the_back(stands: Iterable[Stand]) -> tuple[Stand, ...]:
    return tuple(sorted(stands, key=lambda stand: stand.y))


BESIDE_WAYS = _from_the_back([*_ring(74, 20, 30), *_ring(50, 17, 34)])
"""Trees towards the corners of a hex, which leave ways over its edges open."""
_IN_THE_WAY = _from_the_back([*_ring(68, 18, 3), *_ring(30, 20, 15), Stand(1, -2, 17)])
"""The other trees of a wood; ways are drawn over them."""
_PALMS_BESIDE = _from_the_back(
    [Stand(x, y + 20, radius) for x, y, radius in (*_ring(72, 20, 30), *_ring(44, 21, 30)[::2])]
)
_PALMS_IN_THE_WAY = _from_the_back(
    [Stand(x, y + 18, radius) for x, y, radius in (*_ring(58, 19, 0)[::3], *_ring(34, 18, 60)[::2])]
)


@cache
def _scallops(lobes: int) -> QPainterPath:
    """Return a leafy outline of radius 1."""
    path = QPainterPath()
    for number in range(lobes):
        angle, after = (2 * pi * n / lobes + 0.4 for n in (number, number + 1))
        start, end = (QPointF(cos(a), sin(a)) * 0.93 for a in (angle, after))
        if not number:
            path.moveTo(start)
        bulge = QPointF(cos((angle + after) / 2), sin((angle + after) / 2)) * 1.24
        path.quadTo(bulge, end)
    path.closeSubpath()
    return path


def _leaves(at: QPointF, radius: float, lobes: int) -> QPainterPath:
    place = QTransform.fromTranslate(at.x(), at.y()).scale(radius, radius)
    return place.map(_scallops(lobes))


def crown(painter: QPainter, at: QPointF, radius: float, season: inks.Season) -> None:
    """Draw a broad-leaved tree from above, lit from the top left."""
    fill(painter, disc(at.x() + radius * 0.25, at.y() + radius * 0.34, radius), inks.SHADOW)
    draw(painter, _leaves(at, radius * 0.95, 8), season.leaves, season.leaves_dark, 2.8)
    light = _leaves(at - QPointF(radius, radius) * 0.2, radius * 0.58, 6)
    fill(painter, light, mixed(season.leaves, season.leaves_light, 0.65))
    shine = disc(at.x() - radius * 0.32, at.y() - radius * 0.34, radius * 0.26, radius * 0.22)
    fill(painter, shine, season.leaves_light)


def fir(painter: QPainter, at: QPointF, radius: float, season: inks.Season) -> None:
    """Draw a conifer with snow on its branches."""
    foot = at + QPointF(0, radius)
    fill(painter, disc(foot.x() + radius * 0.3, foot.y(), radius * 0.8, radius * 0.3), inks.SHADOW)
    painter.setPen(pen(season.leaves_dark, 2.5))
    for rise, width in ((0.0, 0.85), (0.55, 0.68), (1.1, 0.48)):
        bough = QPainterPath(foot + QPointF(-radius * width, -radius * rise))
        bough.lineTo(foot + QPointF(0, -radius * (rise + 1.05)))
        bough.lineTo(foot + QPointF(radius * width, -radius * rise))
        bough.closeSubpath()
        draw(painter, bough, season.leaves, season.leaves_dark, 2.5)
        snow = QPainterPath(foot + QPointF(-radius * width * 0.55, -radius * (rise + 0.45)))
        snow.lineTo(foot + QPointF(0, -radius * (rise + 1.05)))
        snow.lineTo(foot + QPointF(radius * width * 0.4, -radius * (rise + 0.6)))
        snow.lineTo(foot + QPointF(0, -radius * (rise + 0.5)))
        snow.closeSubpath()
        fill(painter, snow, season.leaves_light)


def palm(painter: QPainter, at: QPointF, radius: float, season: inks.Season) -> None:
    """Draw a palm from the side, its foot at a point; it is about twice the radius high."""
    top = at + QPointF(radius * 0.35, -radius * 1.35)
    fill(painter, disc(at.x() + radius * 0.5, at.y(), radius * 0.8, radius * 0.26), inks.SHADOW)
    trunk = QPainterPath(at)
    trunk.quadTo(at + QPointF(-radius * 0.05, -radius * 0.9), top)
    stroke(painter, trunk, inks.WOOD_DARK, radius * 0.32)
    stroke(painter, trunk, inks.WOOD, radius * 0.17)
    for angle, length in ((-38, 1.0), (218, 1.0), (-2, 1.12), (182, 1.12), (38, 0.95), (142, 0.95)):
        tip = top + toward(angle, radius * length) + QPointF(0, radius * 0.22)
        over = top + toward(angle, radius * length * 0.55) - QPointF(0, radius * 0.34)
        under = top + toward(angle, radius * length * 0.45) + QPointF(0, radius * 0.1)
        frond = QPainterPath(top)
        frond.quadTo(over, tip)
        frond.quadTo(under, top)
        light = season.leaves_light if angle in (142, 182, 38) else season.leaves
        draw(painter, frond, light, season.leaves_dark, 2.0)
    fill(painter, disc(top.x(), top.y() + radius * 0.06, radius * 0.14), inks.WOOD_DARK)


_TONES = (0.0, 0.3, -0.22, 0.12)
"""How much lighter or darker trees are than usual."""


def _toned(season: inks.Season, tone: float) -> inks.Season:
    toward_colour = season.leaves_light if tone > 0 else season.leaves_dark
    return season._replace(leaves=mixed(season.leaves, toward_colour, abs(tone)))


def _plant(
    painter: QPainter, look: TileLook, stands: Iterable[Stand], tree: Tree, season: inks.Season
) -> None:
    """Draw trees about where they are told to stand, of different sizes and tones."""
    random = Random(look.variant)
    tones = [_toned(season, tone) for tone in _TONES] if tree is crown else [season]
    for x, y, radius in stands:
        at = QPointF(x + random.uniform(-5, 5), y + random.uniform(-4, 4))
        tree(painter, at, radius * random.uniform(0.84, 1.1), random.choice(tones))


def _wood(stands: Iterable[Stand], tree: Tree, landscape: Landscape, size: float = 1) -> Draw:
    """Return what draws trees."""
    placed = [Stand(x, y, radius * size) for x, y, radius in stands]

    def draw_wood(painter: QPainter, look: TileLook) -> None:
        _plant(painter, look, placed, tree, inks.SEASONS[landscape])

    return draw_wood


def _floor(colour: str, edge: str, *trees: Draw) -> Draw:
    """Return what draws the ground below trees, which joins woods to one."""

    def draw_floor(painter: QPainter, look: TileLook) -> None:
        fill(painter, contour(look.joined, 6, look.variant), QColor(colour))
        stroke(painter, rim(look.joined, 6, look.variant), faint(QColor(edge), 0.5), 2.4)
        for draw_trees in trees:
            draw_trees(painter, look)

    return draw_floor


def _jungle(painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[Landscape.PACIFIC]
    back, front = BESIDE_WAYS[:6], BESIDE_WAYS[6:]
    _plant(painter, look, back, crown, season)
    _plant(
        painter, look, (Stand(-44, -16, 21), Stand(46, -18, 22), Stand(-2, -44, 22)), palm, season
    )
    _plant(painter, look, front, crown, season)
    _plant(painter, look, (Stand(-38, 68, 22), Stand(34, 70, 21)), palm, season)


def _oasis_pool(painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[Landscape.DESERT]
    meadow = _leaves(QPointF(0, 6), 74, 11)
    draw(painter, meadow, QColor("#a9bd6c"), faint(season.leaves_dark, 0.45), 2)
    pool = QPainterPath(QPointF(-58, 14))
    pool.cubicTo(QPointF(-56, -30), QPointF(-12, -32), QPointF(8, -26))
    pool.cubicTo(QPointF(40, -34), QPointF(66, -8), QPointF(56, 18))
    pool.cubicTo(QPointF(52, 58), QPointF(8, 46), QPointF(-10, 48))
    pool.cubicTo(QPointF(-34, 54), QPointF(-58, 44), QPointF(-58, 14))
    draw(painter, pool, season.bank, season.bank, 9)
    draw(painter, pool, season.water, season.water.darker(150), 3)
    for x, y, length in ((-34, 2, 30), (4, 24, 38), (14, -8, 24), (-22, 34, 20)):
        wave = QPainterPath(QPointF(x, y))
        wave.quadTo(QPointF(x + length / 2, y - 6), QPointF(x + length, y))
        stroke(painter, wave, season.water_light, 3.4)


def _oasis(painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[Landscape.DESERT]
    behind = (Stand(-42, -30, 23), Stand(2, -38, 26), Stand(42, -26, 21))
    beside = (Stand(-62, 36, 19), Stand(-34, 72, 22), Stand(10, 78, 20), Stand(52, 54, 20))
    _plant(painter, look, behind, palm, season)
    _plant(painter, look, beside, palm, season)


_FIELDS: Sequence[tuple[str, str, int]] = (
    ("#dcd58a", "#bdb35c", 0),
    ("#b9c878", "#97a857", 2),
    ("#d2c47c", "#b2a055", 4),
)
"""Colours of fields and of their furrows, and towards which corner they lie."""


def _fields(painter: QPainter, look: TileLook) -> None:
    """Draw three fields with furrows."""
    for surface, furrow, first in _FIELDS:
        middle = toward(60 * first + 30, 83)
        sides = toward(60 * first - 30, 83), toward(60 * first + 90, 83)
        field = QPainterPath(QPointF(0, 0))
        for corner in (sides[0], middle, sides[1]):
            field.lineTo(corner)
        field.closeSubpath()
        fill(painter, field, QColor(surface))
        painter.setPen(pen(QColor(furrow), 2.4))
        for number in range(1, 7):
            start = sides[0] * (number / 7)
            painter.drawLine(start, start + sides[1])


def hedge(painter: QPainter, start: QPointF, end: QPointF, season: inks.Season) -> None:
    """Draw a bank with bushes on it."""
    painter.setPen(pen(inks.SHADOW, 19))
    painter.drawLine(start + QPointF(4, 6), end + QPointF(4, 6))
    painter.setPen(pen(season.leaves_dark, 19))
    painter.drawLine(start, end)
    painter.setPen(pen(season.leaves, 14))
    painter.drawLine(start, end)
    way = end - start
    count = max(2, round(QPointF.dotProduct(way, way) ** 0.5 / 13))
    for number in range(count):
        at = start + way * ((number + 0.5) / count)
        bush = _leaves(at + QPointF(-1, 3 * sin(number * 2.4) - 3), 8, 6)
        light = season.leaves_light if number % 2 else season.leaves
        draw(painter, bush, light, season.leaves_dark, 1.6)


def _hedges(painter: QPainter, look: TileLook) -> None:
    """Draw hedges around three fields, with gates where a road may run."""
    season = inks.SEASONS[Landscape.COUNTRYSIDE]
    corners = [toward(60 * number - 30, 83) for number in range(7)]
    rows = []
    for number in range(6):
        start, end = corners[number], corners[number + 1]
        rows += [(start, start + (end - start) * 0.33), (start + (end - start) * 0.67, end)]
    rows += [(toward(60 * number - 30, 30), corners[number]) for number in (0, 2, 4)]
    for start, end in sorted(rows, key=lambda row: row[0].y() + row[1].y()):
        hedge(painter, start, end, season)


_HILL_FIRS = [Stand(x * 0.84, y * 0.84 - 4, radius) for x, y, radius in BESIDE_WAYS]

PICTURES: Mapping[str, Picture] = {
    "forest": Picture(
        ground=_floor("#7f9c59", "#4f6d31", _wood(_IN_THE_WAY, crown, Landscape.COUNTRYSIDE)),
        top=_wood(BESIDE_WAYS, crown, Landscape.COUNTRYSIDE),
        joins="woods",
    ),
    "winter_forest": Picture(
        ground=_floor("#c3d0d6", "#8ba0ab", _wood(_IN_THE_WAY, fir, Landscape.WINTER, 0.9)),
        top=_wood(BESIDE_WAYS, fir, Landscape.WINTER, 0.9),
        joins="woods",
    ),
    "palm_forest": Picture(
        ground=_floor("#c9c07a", "#8f8a45", _wood(_PALMS_IN_THE_WAY, palm, Landscape.DESERT)),
        top=_wood(_PALMS_BESIDE, palm, Landscape.DESERT),
        joins="woods",
    ),
    "jungle": Picture(
        ground=_floor("#3f7a44", "#1d4a2a", _wood(_IN_THE_WAY, crown, Landscape.PACIFIC)),
        top=_jungle,
        joins="woods",
    ),
    "hedgerow": Picture(ground=_fields, top=_hedges),
    "oasis": Picture(ground=_oasis_pool, top=_oasis),
    "winter_hill_forest": Picture(
        ground=relief.hills(Landscape.WINTER),
        top=_wood(_HILL_FIRS, fir, Landscape.WINTER, 0.78),
        joins="hill",
    ),
}
"""Pictures by id of the piece."""
