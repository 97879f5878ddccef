"""Single great buildings: churches, castles, factories and the like."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from math import cos, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks, rails, woods
from bocage_editor.art.blocks import (
    BRICK,
    GLASS,
    GREY,
    Paint,
    Size,
    arch,
    back,
    block,
    cast_shadow,
    crosslet,
    gabled,
    house,
    row,
    snowy,
    spire,
    tower,
    windows,
)
from bocage_editor.art.brush import (
    box,
    disc,
    draw,
    faint,
    fill,
    mixed,
    pen,
    polygon,
    polyline,
    stroke,
)
from bocage_editor.art.buildings import SLATE, paint_of, yard
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Draw, Picture
from bocage_editor.art.ruins import draw_ruins
from bocage_schema.catalogue.pieces import Landscape

_CONCRETE = Paint(QColor("#d3d1c6"), QColor("#94938a"), QColor("#b6b5ab"), inks.INK)


def _church(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a nave, a steeple with a cross, and graves before them."""
    season = inks.SEASONS[landscape]
    paint = SLATE if landscape is Landscape.COUNTRYSIDE else snowy(SLATE)
    tree = woods.fir if landscape is Landscape.WINTER else woods.crown
    for x, y in ((62, -34), (70, 0)):
        tree(painter, QPointF(x, y), 13, season)
    house(painter, -14, 24, Size(62, 26, 34, 26), paint)
    windows(painter, row(-4, 0, 4, 14), 6, 15)
    block(painter, -46, 30, Size(32, 16, 74), paint)
    spire(painter, -26, -46, 26, 46, paint)
    crosslet(painter, -26, -84, 18, inks.INK)
    fill(painter, arch(-30, 30, 14, 22), GLASS)
    draw(painter, disc(-30, -26, 7), inks.PAPER, inks.INK, 2)
    painter.setPen(pen(inks.INK, 1.8))
    painter.drawLine(QPointF(-30, -26), QPointF(-30, -31))
    painter.drawLine(QPointF(-30, -26), QPointF(-26, -25))
    for x, y in ((-40, 62), (-18, 70), (8, 62), (30, 70), (50, 56), (-2, 86)):
        _grave(painter, x, y)


def _grave(painter: QPainter, x: float, y: float, size: float = 20) -> None:
    fill(painter, disc(x + 3, y, 8, 3), inks.SHADOW)
    crosslet(painter, x, y, size + 3, inks.INK)
    crosslet(painter, x, y - 1.6, size - 0.5, inks.PAPER)


def _cemetery(painter: QPainter, look: TileLook) -> None:
    """Draw rows of white crosses between a wall and its gate."""
    lawn = polygon([(-58, -56), (58, -56), (58, 62), (-58, 62)])
    draw(painter, lawn, QColor("#a8c07a"), faint(inks.INK, 0.4), 2)
    for x in (-60, 52):
        _wall(painter, x, -58, 8, 120)
    _wall(painter, -60, -62, 120, 10)
    for y in (-26, 6, 38):
        for x in (-40, -20, 0, 20, 40):
            fill(painter, box(x - 6, y + 1, 13, 7, 2), QColor("#86a05c"))
            _grave(painter, x, y, 24)
    _wall(painter, -60, 56, 42, 11)
    _wall(painter, 18, 56, 42, 11)
    for x in (-20, 14):
        draw(painter, box(x, 46, 9, 24, 1), inks.STONE, inks.INK, 2.2)
        draw(painter, box(x - 1.5, 42, 12, 6, 1), inks.STONE.lighter(115), inks.INK, 2)
    for x in (-34, 32):
        woods.crown(painter, QPointF(x, -70), 13, inks.SEASONS[Landscape.COUNTRYSIDE])
    for x in (-44, 44):
        woods.crown(painter, QPointF(x, 74), 9, inks.SEASONS[Landscape.COUNTRYSIDE])


def _wall(painter: QPainter, x: float, y: float, width: float, height: float) -> None:
    fill(painter, box(x + 4, y + 5, width, height), inks.SHADOW)
    draw(painter, box(x, y, width, height), inks.STONE, inks.INK, 2.2)


def _crenels(painter: QPainter, x: float, y: float, width: float, paint: Paint) -> None:
    """Draw battlements on top of a wall, by its left end."""
    count = max(2, round(width / 11))
    step = width / (count - 0.4)
    for number in range(count):
        draw(painter, box(x + number * step, y - 7, step * 0.6, 8), paint.wall, paint.line, 1.9)


def _castle(painter: QPainter, look: TileLook) -> None:
    """Draw a castle with four snowy towers and a gate."""
    paint = snowy(GREY)
    snow = mixed(paint.roof, paint.line, 0.08)
    roofs = paint._replace(roof=QColor("#5f7386"))
    cast_shadow(painter, -58, 60, Size(116, 20, 10))
    block(painter, -24, 0, Size(48, 12, 62), paint)
    _crenels(painter, -24, -62, 48, paint)
    windows(painter, [*row(-14, -48, 3, 12), *row(-14, -28, 3, 12)], 5, 10)
    for x in (-46, 46):
        tower(painter, x, 20, 15, 70, paint)
        _snow_cone(painter, x, -48, 19, 40, roofs, snow)
        windows(painter, [(x - 7, -34)], 5, 11)
    fill(painter, box(-52, 26, 104, 34), paint.wall)
    draw(painter, box(-52, 26, 104, 34), paint.wall, paint.line, 2.6)
    _crenels(painter, -34, 26, 68, paint)
    for x in (-54, 54):
        tower(painter, x, 66, 17, 52, paint)
        _snow_cone(painter, x, 15, 21, 36, roofs, snow)
        windows(painter, [(x - 8, 30)], 5, 11)
    draw(painter, arch(0, 60, 26, 30), QColor("#3a2c1e"), paint.line, 2.4)
    painter.setPen(pen(faint(inks.STONE, 0.8), 1.6))
    for x in (-7, 0, 7):
        painter.drawLine(QPointF(x, 58), QPointF(x, 36))
    draw(painter, polygon([(-9, 62), (9, 62), (16, 90), (-16, 90)]), inks.WOOD, paint.line, 2.2)


def _snow_cone(
    painter: QPainter, x: float, y: float, half: float, height: float, paint: Paint, snow: QColor
) -> None:
    spire(painter, x, y, half, height, paint)
    cap = polygon(
        [(x, y - height), (x - half * 0.62, y - height * 0.38), (x - 3, y - height * 0.5)]
    )
    fill(painter, cap, snow)
    fill(
        painter,
        polygon([(x, y - height), (x - 3, y - height * 0.5), (x + 5, y - height * 0.6)]),
        snow,
    )


def _smoke(painter: QPainter, x: float, y: float) -> None:
    for step, radius in enumerate((5.0, 7.5, 9.5)):
        puff = disc(x + step * 9 + 3, y - step * 5 - 4, radius, radius * 0.85)
        draw(painter, puff, QColor(236, 234, 228, 235), faint(inks.INK, 0.45), 1.6)


def _stack(painter: QPainter, x: float, y: float, height: float, paint: Paint) -> None:
    """Draw a tall chimney around the middle of its foot, with smoke."""
    top = y - height
    outline = polygon([(x - 6.5, y), (x + 6.5, y), (x + 4.5, top), (x - 4.5, top)])
    draw(painter, outline, paint.wall, paint.line, 2.4)
    dark = polygon([(x + 1.5, y - 1), (x + 5.5, y - 1), (x + 3.6, top), (x + 1, top)])
    fill(painter, dark, paint.side)
    draw(painter, box(x - 6, top - 2, 12, 6, 1), paint.side, paint.line, 2)
    _smoke(painter, x, top)


def _factory(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a hall with a saw-tooth roof and smoking chimneys."""
    paint = BRICK if landscape is Landscape.COUNTRYSIDE else snowy(BRICK)
    _stack(painter, -50, -14, 54, paint)
    _stack(painter, -24, -18, 58, paint)
    block(painter, -66, 2, Size(42, 16, 26), paint)
    windows(painter, row(-60, -16, 3, 13), 8, 11)
    size = Size(104, 14, 28)
    cast_shadow(painter, -56, 66, size)
    up, deep = QPointF(0, -28), back(24)
    end = QPointF(48, 66)
    draw(
        painter, polygon([end, end + deep, end + deep + up, end + up]), paint.side, paint.line, 2.4
    )
    draw(painter, box(-56, 38, 104, 28), paint.wall, paint.line, 2.4)
    for number in range(4):
        x = -56 + 26 * number
        low, tip = QPointF(x + 26, 38), QPointF(x + 4, 14)
        glass = polygon([(x, 38), tip, low])
        roof = polygon([tip, tip + deep, low + deep, low])
        draw(painter, roof, paint.roof, paint.line, 2.2)
        draw(painter, glass, QColor("#9fb8c0"), paint.line, 2.2)
        fill(painter, polygon([tip, low, low - QPointF(8, 0)]), paint.wall)
        stroke(painter, polyline([tip, low]), paint.line, 2.2)
    windows(painter, row(-50, 45, 3, 14), 9, 11)
    windows(painter, row(20, 45, 2, 14), 9, 11)
    draw(painter, box(-6, 46, 18, 20), GLASS, paint.line, 2)


def _cooling_tower(painter: QPainter, x: float, y: float, half: float, height: float) -> None:
    fill(painter, disc(x + 10, y + 2, half * 1.05, half * 0.34), inks.SHADOW)
    waist, top = half * 0.6, half * 0.7
    body = QPainterPath(QPointF(x - half, y))
    body.cubicTo(x - waist, y - height * 0.5, x - waist, y - height * 0.8, x - top, y - height)
    body.lineTo(x + top, y - height)
    body.cubicTo(x + waist, y - height * 0.8, x + waist, y - height * 0.5, x + half, y)
    body.quadTo(x, y + half * 0.3, x - half, y)
    draw(painter, body, _CONCRETE.wall, inks.INK, 2.6)
    dark = QPainterPath(QPointF(x + half * 0.25, y + half * 0.1))
    dark.cubicTo(x, y - height * 0.5, x, y - height * 0.8, x + top * 0.3, y - height)
    dark.lineTo(x + top - 1, y - height)
    dark.cubicTo(x + waist - 1, y - height * 0.8, x + waist - 1, y - height * 0.5, x + half - 2, y)
    dark.closeSubpath()
    fill(painter, dark, _CONCRETE.side)
    draw(painter, disc(x, y - height, top, top * 0.28), QColor("#5e5d57"), inks.INK, 2.2)


def _power_plant(painter: QPainter, look: TileLook) -> None:
    """Draw cooling towers, a turbine hall with a flash on it, and a pylon."""
    _smoke(painter, -38, -62)
    _smoke(painter, 12, -72)
    _cooling_tower(painter, 12, -6, 27, 60)
    _cooling_tower(painter, -38, 6, 29, 64)
    block(painter, -66, 68, Size(86, 22, 36), _CONCRETE)
    windows(painter, row(-58, 40, 2, 12), 7, 20)
    windows(painter, row(-10, 40, 2, 12), 7, 20)
    flash = [(-22, 34), (-32, 52), (-25, 52), (-30, 67), (-15, 47), (-23, 47), (-16, 34)]
    draw(painter, polygon(flash), QColor("#f2c832"), inks.INK, 2)
    _pylon(painter, 58, 76, 88)


def _pylon(painter: QPainter, x: float, y: float, height: float) -> None:
    top = y - height
    painter.setPen(pen(inks.INK, 3))
    legs = polyline([(x - 14, y), (x - 4, top + 22), (x, top), (x + 4, top + 22), (x + 14, y)])
    painter.strokePath(legs, painter.pen())
    painter.setPen(pen(inks.INK, 2))
    levels = [(14.0, y), (10.5, y - 22), (7.5, y - 42), (4.5, y - 62)]
    for (low, foot), (high, head) in pairwise(levels):
        painter.drawLine(QPointF(x - low, foot), QPointF(x + high, head))
        painter.drawLine(QPointF(x + low, foot), QPointF(x - high, head))
    painter.setPen(pen(inks.INK, 2.6))
    for rise, half in ((14.0, 12.0), (26.0, 17.0)):
        painter.drawLine(QPointF(x - half, top + rise), QPointF(x + half, top + rise))
        for side in (-1, 1):
            painter.drawLine(
                QPointF(x + side * half, top + rise), QPointF(x + side * half, top + rise + 6)
            )


def _lighthouse(painter: QPainter, look: TileLook) -> None:
    """Draw a striped tower on rocks, with its light."""
    for turn in (0.0, 2.85):
        beam = QPointF(cos(turn), sin(turn) * 0.2)
        far = QPointF(0, -62) + beam * 64
        ray = polygon([(0, -64), far - QPointF(0, 15), far + QPointF(0, 15), (0, -60)])
        fill(painter, ray, QColor(255, 238, 150, 190))
    for x, y, radius in ((-44, 62, 17), (46, 62, 18), (-20, 72, 18), (22, 74, 19), (0, 60, 22)):
        fill(painter, disc(x + 4, y + 6, radius * 1.1, radius * 0.8), inks.SHADOW)
        draw(painter, disc(x, y, radius * 1.1, radius * 0.8), inks.STONE, inks.INK, 2.4)
        fill(painter, disc(x - 4, y - 4, radius * 0.5, radius * 0.3), inks.STONE.lighter(118))
    body = polygon([(-22, 62), (22, 62), (13, -46), (-13, -46)])
    draw(painter, body, inks.PAPER, inks.INK, 2.6)
    for top, bottom in ((-28, -6), (18, 42)):
        halves = [13 + (y + 46) * 9 / 108 for y in (top, bottom)]
        band = [(-halves[0], top), (halves[0], top), (halves[1], bottom), (-halves[1], bottom)]
        fill(painter, polygon(band), inks.ALARM)
    fill(painter, polygon([(6, 60), (20, 60), (12, -45), (4, -45)]), faint(inks.INK, 0.22))
    stroke(painter, body, inks.INK, 2.6)
    draw(painter, box(-19, -52, 38, 7, 1), inks.STEEL, inks.INK, 2.2)
    draw(painter, box(-10, -72, 20, 20), QColor("#ffe78a"), inks.INK, 2.2)
    painter.drawLine(QPointF(0, -72), QPointF(0, -52))
    dome = QPainterPath(QPointF(-14, -71))
    dome.quadTo(0, -102, 14, -71)
    dome.closeSubpath()
    draw(painter, dome, inks.ALARM, inks.INK, 2.4)
    fill(painter, arch(0, 62, 13, 20), GLASS)
    house(painter, 34, 44, Size(28, 12, 14, 12), paint_of(Landscape.COUNTRYSIDE))


_STATIONS = (
    ((-44, -27, 78), (-56, 57, 100)),
    ((-74, -8, 56), (-4, 64, 64)),
    ((-2, -8, 56), (-66, 64, 64)),
)
"""By the direction of the tracks: the left end of the foot and the width of the house and of
the shelter on the other platform."""


def _station(painter: QPainter, look: TileLook) -> None:
    """Draw a station with a clock on one side of its tracks, a shelter on the other."""
    (x, y, wide), (left, foot, length) = _STATIONS[(look.orientation - 1) % 3]
    red = paint_of(Landscape.COUNTRYSIDE)
    house(painter, x, y, Size(wide, 16, 24, 17), red)
    windows(painter, row(x + 5, y - 18, int(wide / 14), 14), 7, 11)
    middle = x + wide / 2 - 14
    gabled(painter, middle, y + 2, Size(26, 16, 34, 15), red)
    clock = QPointF(middle + 13, y - 31)
    draw(painter, disc(clock.x(), clock.y(), 7.5), inks.PAPER, inks.INK, 2.2)
    painter.setPen(pen(inks.INK, 1.8))
    painter.drawLine(clock, clock - QPointF(0, 5))
    painter.drawLine(clock, clock + QPointF(3.5, 1))
    fill(painter, arch(middle + 13, y + 2, 11, 17), GLASS)
    block(painter, left, foot, Size(length, 12, 6), _CONCRETE)
    for share in (0.12, 0.5, 0.88):
        post = QPointF(left + 4 + length * share, foot - 9)
        stroke(painter, polyline([post, post - QPointF(0, 17)]), inks.WOOD_DARK, 3.6)
    draw(
        painter, box(left + length * 0.25, foot - 15, length * 0.2, 5, 1), inks.WOOD, inks.INK, 1.8
    )
    block(painter, left + 2, foot - 24, Size(length * 0.94, 13, 5), SLATE)


def _fitted(picture: Draw, size: float, down: float = 0.0) -> Draw:
    """Return a picture that is smaller or lies lower."""

    def draw_fitted(painter: QPainter, look: TileLook) -> None:
        painter.translate(0, down)
        painter.scale(size, size)
        picture(painter, look)

    return draw_fitted


_STONES = yard(Landscape.COUNTRYSIDE)
_SNOWFIELD = yard(Landscape.WINTER)

PICTURES: Mapping[str, Picture] = {
    "church": Picture(
        ground=_STONES, top=_fitted(partial(_church, Landscape.COUNTRYSIDE), 0.96, 3), joins="town"
    ),
    "winter_church": Picture(
        ground=_SNOWFIELD, top=_fitted(partial(_church, Landscape.WINTER), 0.96, 3), joins="town"
    ),
    "cemetery": Picture(ground=_STONES, top=_fitted(_cemetery, 0.97)),
    "castle": Picture(ground=_SNOWFIELD, top=_fitted(_castle, 0.93, -2)),
    "factory": Picture(ground=_STONES, top=partial(_factory, Landscape.COUNTRYSIDE)),
    "winter_factory": Picture(ground=_SNOWFIELD, top=partial(_factory, Landscape.WINTER)),
    "power_plant": Picture(ground=_STONES, top=_fitted(_power_plant, 0.94, -2)),
    "lighthouse": Picture(top=_fitted(_lighthouse, 0.97, 1)),
    "winter_ruins": Picture(ground=_SNOWFIELD, top=_fitted(draw_ruins, 0.95, -2), joins="town"),
    "station": Picture(line=partial(rails.railway, Landscape.COUNTRYSIDE), top=_station),
}
"""Pictures by id of the piece."""
