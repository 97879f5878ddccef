"""What armies build: forts, camps, depots and the like."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks, woods
from bocage_editor.art.blocks import (
    GLASS,
    Paint,
    Size,
    arch,
    block,
    gabled,
    house,
    row,
    windows,
)
from bocage_editor.art.brush import box, disc, draw, faint, fill, pen, polygon, polyline, stroke
from bocage_editor.art.buildings import yard
from bocage_editor.art.frame import toward
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Landscape

_PLANKS = Paint(QColor("#b8935f"), QColor("#7a5a34"), QColor("#7d7f72"), QColor("#33281a"))
_BUNKER = Paint(inks.CONCRETE, inks.CONCRETE_DARK, QColor("#d6d5cc"), inks.INK)
_RAMPART = Paint(QColor("#a9a08c"), QColor("#7b7362"), QColor("#cfc6b0"), inks.INK)


def _flag(painter: QPainter, x: float, y: float, height: float, colour: QColor) -> None:
    """Draw a flag on a pole around its foot."""
    stroke(painter, polyline([(x, y), (x, y - height)]), inks.INK, 3)
    cloth = QPainterPath(QPointF(x + 1, y - height))
    cloth.cubicTo(x + 10, y - height - 5, x + 15, y - height + 5, x + 25, y - height)
    cloth.lineTo(x + 25, y - height + 15)
    cloth.cubicTo(x + 15, y - height + 20, x + 10, y - height + 10, x + 1, y - height + 15)
    cloth.closeSubpath()
    draw(painter, cloth, colour, inks.INK, 2)


def _star(outer: float, inner: float) -> list[QPointF]:
    """Return the corners of a fort with five bastions."""
    points = []
    for number in range(5):
        angle = 90 + 72 * number
        for turn, distance in ((-36, inner * 0.82), (-13, inner), (0, outer), (13, inner)):
            points.append(toward(angle + turn, distance))
    return points


def _fortress(painter: QPainter, look: TileLook) -> None:
    """Draw a star-shaped fort with ramparts, as on old plans."""
    lift = QPointF(0, 5)
    outer, inner = polygon(_star(83, 66)), polygon(_star(62, 47))
    moat = polygon([point + lift for point in _star(89, 72)])
    draw(painter, moat, QColor("#9aa866"), faint(inks.INK, 0.5), 2)
    draw(painter, outer.translated(4, 12), _RAMPART.side, inks.INK, 2.6)
    draw(painter, outer.translated(0, 4), _RAMPART.wall, inks.INK, 2.6)
    draw(painter, outer.translated(-1, 0), _RAMPART.roof, inks.INK, 2.6)
    draw(painter, inner.translated(0, 1), _RAMPART.side, inks.INK, 2.2)
    court = polygon([point * 0.94 for point in _star(58, 44)])
    fill(painter, court.translated(1, 6), QColor("#dccfa4"))
    for number in range(5):
        _gun(painter, toward(90 + 72 * number, 64), toward(90 + 72 * number, 1))
    block(painter, -30, 12, Size(48, 14, 14), _RAMPART)
    windows(painter, row(-24, 2, 4, 11), 5, 6)
    draw(painter, arch(0, 70, 17, 19), GLASS, inks.INK, 2.2)
    _flag(painter, 26, -6, 34, inks.ALARM)


def _gun(painter: QPainter, at: QPointF, ahead: QPointF) -> None:
    stroke(painter, polyline([at - ahead * 5, at + ahead * 13]), inks.INK, 6)
    draw(painter, disc(at.x(), at.y(), 5.5), inks.STEEL, inks.INK, 2)


def _fence(painter: QPainter, start: QPointF, end: QPointF) -> None:
    """Draw posts and barbed wire."""
    way = end - start
    count = max(2, round(QPointF.dotProduct(way, way) ** 0.5 / 16))
    posts = [start + way * (number / count) for number in range(count + 1)]
    for rise in (4, 9, 14):
        wire = [post - QPointF(0, rise) for post in posts]
        stroke(painter, polyline(wire), inks.STEEL, 1.5)
    for post in posts:
        stroke(painter, polyline([post, post - QPointF(0, 17)]), inks.WOOD_DARK, 3.4)
    painter.setPen(pen(inks.INK, 1.4))
    for before, after in pairwise(posts):
        knot = (before + after) / 2 - QPointF(0, 9)
        painter.drawLine(knot - QPointF(2.6, 2.6), knot + QPointF(2.6, 2.6))
        painter.drawLine(knot - QPointF(2.6, -2.6), knot + QPointF(2.6, -2.6))


def _watchtower(painter: QPainter, x: float, y: float) -> None:
    fill(painter, disc(x + 7, y, 15, 5), inks.SHADOW)
    painter.setPen(pen(inks.WOOD_DARK, 3.4))
    for side in (-1, 1):
        painter.drawLine(QPointF(x + side * 11, y), QPointF(x + side * 7, y - 28))
    painter.setPen(pen(inks.WOOD_DARK, 2.2))
    painter.drawLine(QPointF(x - 10, y - 4), QPointF(x + 8, y - 22))
    painter.drawLine(QPointF(x + 10, y - 4), QPointF(x - 8, y - 22))
    draw(painter, box(x - 12, y - 42, 24, 15), inks.WOOD, inks.INK, 2.2)
    fill(painter, box(x - 8, y - 40, 16, 6), GLASS)
    roof = polygon([(x - 16, y - 42), (x + 16, y - 42), (x + 7, y - 55), (x - 7, y - 55)])
    draw(painter, roof, _PLANKS.roof, inks.INK, 2.2)


def _prison_camp(painter: QPainter, look: TileLook) -> None:
    """Draw huts behind barbed wire, with watchtowers."""
    corners = [toward(60 * number - 30, 86) for number in range(6)]
    right_low, right_top, top, left_top, left_low, bottom = corners
    for start, end in ((left_top, top), (top, right_top)):
        _fence(painter, start + QPointF(0, 10), end + QPointF(0, 10))
    for start, end in ((left_top, left_low), (right_top, right_low)):
        _fence(painter, start + QPointF(0, 10), end)
    _watchtower(painter, 0, -36)
    for x, y in ((-54, 6), (12, 6), (-21, 46)):
        house(painter, x, y, Size(40, 14, 13, 11), _PLANKS)
        windows(painter, row(x + 6, y - 9, 3, 12), 5, 5)
    _fence(painter, left_low, bottom)
    _fence(painter, bottom, right_low)
    _watchtower(painter, -48, 66)
    _watchtower(painter, 48, 66)


def _radar_station(painter: QPainter, look: TileLook) -> None:
    """Draw a great dish on its mount, a mast and a bunker."""
    mast = [(-60, 30), (-50, -56), (-40, 30)]
    stroke(painter, polyline(mast), inks.INK, 3.2)
    painter.setPen(pen(inks.INK, 2))
    for low, high in ((30, 8), (8, -12), (-12, -28), (-28, -42)):
        half, upper = (10 - (30 - y) * 0.116 for y in (low, high))
        painter.drawLine(QPointF(-50 - half, low), QPointF(-50 + upper, high))
        painter.drawLine(QPointF(-50 + half, low), QPointF(-50 - upper, high))
    for radius in (10.0, 17.0):
        for first in (-40, 140):
            wave = QPainterPath()
            wave.arcMoveTo(-50 - radius, -58 - radius, 2 * radius, 2 * radius, first)
            wave.arcTo(-50 - radius, -58 - radius, 2 * radius, 2 * radius, first, 80)
            stroke(painter, wave, inks.ALARM, 2.8)
    block(painter, -52, 66, Size(52, 22, 22), _BUNKER)
    windows(painter, row(-46, 51, 3, 15), 10, 4)
    _dish(painter, QPointF(26, -26))


def _dish(painter: QPainter, at: QPointF) -> None:
    """Draw a dish that looks up to the left, on a pedestal."""
    fill(painter, disc(at.x() + 12, at.y() + 76, 34, 10), inks.SHADOW)
    foot = polygon(
        [
            (at.x() - 20, at.y() + 74),
            (at.x() + 26, at.y() + 74),
            (at.x() + 14, at.y() + 20),
            (at.x() - 4, at.y() + 20),
        ]
    )
    draw(painter, foot, inks.STEEL, inks.INK, 2.6)
    draw(painter, box(at.x() - 25, at.y() + 68, 56, 12, 2), inks.CONCRETE, inks.INK, 2.6)
    painter.save()
    painter.translate(at)
    painter.rotate(-28)
    bowl = QPainterPath(QPointF(-12, -50))
    bowl.cubicTo(34, -42, 34, 42, -12, 50)
    bowl.closeSubpath()
    draw(painter, bowl, QColor("#777d84"), inks.INK, 2.8)
    draw(painter, disc(-12, 0, 16, 50), QColor("#d4d7d9"), inks.INK, 2.8)
    painter.setPen(pen(faint(inks.INK, 0.55), 1.8))
    for share in (0.3, 0.65):
        painter.strokePath(disc(-12, 0, 16 * share, 50 * share), painter.pen())
    painter.drawLine(QPointF(-12, -49), QPointF(-12, 49))
    painter.drawLine(QPointF(-27, 0), QPointF(3, 0))
    painter.setPen(pen(inks.INK, 2.6))
    for y in (-30, 30):
        painter.drawLine(QPointF(-18, y), QPointF(-48, 0))
    draw(painter, disc(-48, 0, 5.5), inks.ALARM, inks.INK, 2.2)
    painter.restore()


def _barracks(painter: QPainter, look: TileLook) -> None:
    """Draw long huts in file, and a flag."""
    _flag(painter, 44, -26, 42, QColor("#4a6d9a"))
    for x, y in ((-60, -28), (-74, 14), (-66, 56)):
        width = 92 if y < 0 else 114
        house(painter, x, y, Size(width, 18, 16, 14), _PLANKS)
        windows(painter, row(x + 8, y - 12, int(width / 15), 14), 6, 7)
        door = x + width * 0.5
        draw(painter, box(door - 5, y - 13, 10, 13), inks.WOOD_DARK, inks.INK, 1.6)
    for x in (-40, -12, 16, 44):
        draw(painter, disc(x, 72, 6, 5), inks.STONE, inks.INK, 2)


def _crate(painter: QPainter, x: float, y: float, size: float) -> None:
    solid = Size(size, size * 0.5, size * 0.72)
    block(painter, x, y, solid, Paint(inks.WOOD, inks.WOOD_DARK, inks.WOOD.lighter(122), inks.INK))
    painter.setPen(pen(inks.WOOD_DARK, 2.2))
    top = y - solid.height
    painter.drawLine(QPointF(x + 3, y - 3), QPointF(x + size - 3, top + 3))
    painter.drawLine(QPointF(x + 3, top + 3), QPointF(x + size - 3, y - 3))


def _barrel(painter: QPainter, x: float, y: float, colour: QColor) -> None:
    fill(painter, disc(x + 5, y + 1, 11, 5), inks.SHADOW)
    draw(painter, box(x - 9, y - 24, 18, 27, 4), colour, inks.INK, 2.2)
    fill(painter, box(x + 3, y - 22, 4.5, 23, 2), faint(inks.INK, 0.25))
    painter.setPen(pen(inks.INK, 1.6))
    for rise in (7, 15):
        painter.drawLine(QPointF(x - 8, y - rise), QPointF(x + 8, y - rise))
    draw(painter, disc(x, y - 24, 9, 4), colour.lighter(130), inks.INK, 2.2)


def _supply_depot(painter: QPainter, look: TileLook) -> None:
    """Draw crates, barrels and a shelter with goods."""
    for x in (-40, 10):
        stroke(painter, polyline([(x, -26), (x, -58)]), inks.WOOD_DARK, 4)
    for x, size in ((-30, 22), (-6, 22)):
        _crate(painter, x, -26, size)
    for x in (-46, 20):
        stroke(painter, polyline([(x, -20), (x, -52)]), inks.WOOD_DARK, 4)
    tarp = polygon([(-54, -50), (26, -50), (40, -78), (-36, -78)])
    draw(painter, tarp, QColor("#79845a"), inks.INK, 2.6)
    painter.setPen(pen(faint(inks.INK, 0.4), 1.8))
    for share in (0.25, 0.5, 0.75):
        painter.drawLine(QPointF(-54 + 80 * share, -50), QPointF(-36 + 76 * share, -78))
    for x, y, colour in ((48, -20, "#8f4f2f"), (66, -12, "#56708a"), (50, -2, "#8f4f2f")):
        _barrel(painter, x, y, QColor(colour))
    for x, y, size in ((-70, 28, 30), (-66, 52, 28), (-34, 62, 32), (6, 64, 34), (-14, 42, 26)):
        _crate(painter, x, y, size)
    for x, y, colour in ((56, 44, "#56708a"), (68, 56, "#8f4f2f"), (52, 66, "#56708a")):
        _barrel(painter, x, y, QColor(colour))
    _crate(painter, -22, 86, 26)


class Canvas(NamedTuple):
    """The colours of tents."""

    light: QColor
    dark: QColor
    roof: QColor


_WHITE = Canvas(QColor("#fbf8ee"), QColor("#c3bda9"), QColor("#efe9d9"))
_OLIVE = Canvas(QColor("#93a068"), QColor("#566039"), QColor("#76834d"))
_DUN = Canvas(QColor("#f0dfb2"), QColor("#a98852"), QColor("#d9bf86"))


def _tent(painter: QPainter, x: float, y: float, size: Size, canvas: Canvas) -> None:
    """Draw a ridge tent whose entrance faces the front, by the left end of its foot."""
    paint = Paint(canvas.light, canvas.dark, canvas.roof, inks.INK)
    gabled(painter, x, y, size, paint)
    middle, top = x + size.width / 2, y - size.height - size.rise
    door = polygon(
        [(middle, top + 8), (middle + size.width * 0.17, y), (middle - size.width * 0.17, y)]
    )
    fill(painter, door, GLASS)
    tip = QPointF(middle, top)
    painter.setPen(pen(inks.INK, 1.6))
    for foot in (QPointF(x - 9, y + 3), QPointF(x + size.width + 7, y + 5)):
        painter.drawLine(tip if foot.x() < x else QPointF(x + size.width, y - size.height), foot)


def _red_cross(painter: QPainter, at: QPointF, half: float) -> None:
    centre = disc(at.x(), at.y(), half * 1.4, half * 1.3)
    draw(painter, centre, inks.PAPER, inks.INK, 1.8)
    fill(painter, box(at.x() - half * 0.3, at.y() - half, half * 0.6, half * 2), inks.ALARM)
    fill(painter, box(at.x() - half, at.y() - half * 0.3, half * 2, half * 0.6), inks.ALARM)


def _hospital(painter: QPainter, look: TileLook) -> None:
    """Draw white tents with red crosses."""
    _tent(painter, -60, -16, Size(42, 48, 16, 26), _WHITE)
    _red_cross(painter, QPointF(2, -50), 12)
    _tent(painter, 14, 16, Size(36, 30, 12, 22), _WHITE)
    _tent(painter, -62, 66, Size(42, 52, 16, 26), _WHITE)
    _red_cross(painter, QPointF(4, 32), 12)
    _flag(painter, 56, 76, 46, inks.PAPER)
    fill(painter, box(66, 33, 5, 13), inks.ALARM)
    fill(painter, box(62, 37, 13, 5), inks.ALARM)
    _crate(painter, 20, 78, 20)


def _hq_tents(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw tents of a headquarters with an aerial, a flag and supplies."""
    canvas = _DUN if landscape is Landscape.DESERT else _OLIVE
    stroke(painter, polyline([(58, -6), (58, -66)]), inks.INK, 3)
    painter.setPen(pen(inks.INK, 1.6))
    for x in (42, 74):
        painter.drawLine(QPointF(58, -62), QPointF(x, -4))
    for y, half in ((-65, 11), (-56, 8), (-47, 6)):
        stroke(painter, polyline([(58 - half, y), (58 + half, y)]), inks.INK, 2.4)
    _tent(painter, -64, -14, Size(48, 46, 12, 34), canvas)
    _tent(painter, -68, 50, Size(40, 34, 8, 31), canvas)
    _tent(painter, -18, 72, Size(40, 34, 8, 31), canvas)
    _flag(painter, -72, -2, 52, QColor("#4a6d9a") if canvas is _OLIVE else inks.ALARM)
    _crate(painter, 40, 20, 20)
    _crate(painter, 50, 36, 20)
    if landscape is Landscape.DESERT:
        _barrel(painter, 28, 12, inks.RUST)
    else:
        woods.palm(painter, QPointF(48, 68), 14, inks.SEASONS[Landscape.PACIFIC])


_EARTH = yard(Landscape.COUNTRYSIDE)

PICTURES: Mapping[str, Picture] = {
    "fortress": Picture(top=_fortress),
    "prison_camp": Picture(ground=_EARTH, top=_prison_camp),
    "radar_station": Picture(ground=_EARTH, top=_radar_station),
    "barracks": Picture(ground=_EARTH, top=_barracks),
    "supply_depot": Picture(ground=_EARTH, top=_supply_depot),
    "hospital": Picture(ground=yard(Landscape.PACIFIC), top=_hospital),
    "hq_tents": Picture(ground=yard(Landscape.PACIFIC), top=partial(_hq_tents, Landscape.PACIFIC)),
    "desert_hq_tents": Picture(
        ground=yard(Landscape.DESERT), top=partial(_hq_tents, Landscape.DESERT)
    ),
}
"""Pictures by id of the piece."""
