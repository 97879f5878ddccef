"""Towns and villages."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks, relief, woods
from bocage_editor.art.blocks import (
    GLASS,
    Paint,
    Size,
    arch,
    back,
    block,
    chimney,
    gabled,
    house,
    row,
    spire,
    windows,
)
from bocage_editor.art.brush import disc, draw, faint, fill, pen, polygon, stroke
from bocage_editor.art.look import TileLook
from bocage_editor.art.outlines import contour, rim
from bocage_editor.art.picture import Draw, Picture
from bocage_schema.catalogue.pieces import Landscape

YARDS = {
    Landscape.COUNTRYSIDE: QColor("#d9cfa6"),
    Landscape.WINTER: QColor("#d4dae0"),
    Landscape.DESERT: QColor("#e0c88e"),
    Landscape.PACIFIC: QColor("#d8c890"),
}
"""Trodden ground around buildings."""


def paint_of(landscape: Landscape) -> Paint:
    """Return the colours of the houses of a landscape."""
    season = inks.SEASONS[landscape]
    return Paint(season.wall, season.wall.darker(135), season.roof, season.outline)


SLATE = Paint(QColor("#e2d8c4"), QColor("#a89d89"), QColor("#6d7680"), QColor("#33302b"))


def yard(landscape: Landscape) -> Draw:
    """Return what draws the ground around buildings, which joins those of neighbours."""
    surface = YARDS[landscape]

    def draw_yard(painter: QPainter, look: TileLook) -> None:
        fill(painter, contour(look.joined, 7, look.variant), surface)
        stroke(painter, rim(look.joined, 7, look.variant), faint(surface.darker(150), 0.6), 2.2)

    return draw_yard


class Plot(NamedTuple):
    """A house of a village by the left end of its foot."""

    x: float
    y: float
    size: float = 1.0
    kind: int = 0


Builder = Callable[[QPainter, Plot, Paint], None]

_TOWN = (
    Plot(-20, -56, 0.9, 1),
    Plot(-64, -34, 0.95, 0),
    Plot(20, -34, 0.95, 2),
    Plot(-15, -17, 0.95, 3),
    Plot(-74, 32, 0.95, 2),
    Plot(30, 32, 0.95, 1),
    Plot(-24, 46, 0.95, 0),
    Plot(-50, 62, 0.85, 3),
    Plot(18, 60, 0.85, 2),
    Plot(-18, 80, 0.85, 1),
)
_VILLAGE = (
    Plot(-26, -44, 0.95, 0),
    Plot(-66, -22, 1.0, 1),
    Plot(18, -18, 0.95, 2),
    Plot(-68, 46, 0.92, 2),
    Plot(22, 48, 0.95, 0),
    Plot(-24, 76, 0.92, 1),
)


def cottage(painter: QPainter, plot: Plot, paint: Paint) -> None:
    """Draw one of four houses with red or snowy roofs."""
    x, y, k, kind = plot
    if kind == 3:
        gabled(painter, x, y, Size(24 * k, 20 * k, 20 * k, 18 * k), paint)
        fill(painter, arch(x + 12 * k, y, 8 * k, 12 * k), GLASS)
        windows(painter, [(x + 9.5 * k, y - 24 * k)])
        return
    width = (36, 30, 42)[kind] * k
    size = Size(width, 15 * k, 16 * k, 14 * k)
    house(painter, x, y, size, paint)
    ridge = QPointF(x, y - size.height - size.rise) + back(size.depth / 2)
    chimney(painter, ridge.x() + width * (0.75, 0.3, 0.6)[kind], ridge.y() + 7 * k, 12 * k, paint)
    fill(painter, arch(x + width * 0.5, y, 7 * k, 11 * k), GLASS)
    windows(painter, [(x + width * 0.14, y - 12 * k), (x + width * 0.74, y - 12 * k)], 5 * k, 6 * k)


def _cube(painter: QPainter, plot: Plot, paint: Paint) -> None:
    """Draw a flat house of clay, one of them with a dome, one with a tower."""
    x, y, k, kind = plot
    if kind == 2:
        block(painter, x + 24 * k, y - 8, Size(14 * k, 10 * k, 40 * k), paint)
        windows(painter, [(x + 28 * k, y - 8 - 34 * k)], 5, 8)
    size = Size(36 * k, 16 * k, 22 * k)
    block(painter, x, y, size, paint)
    if kind == 1:
        top = QPointF(x + 26 * k, y - 25 * k)
        dome = QPainterPath(top - QPointF(14 * k, 0))
        dome.cubicTo(
            top + QPointF(-14 * k, -20 * k),
            top + QPointF(14 * k, -20 * k),
            top + QPointF(14 * k, 0),
        )
        dome.closeSubpath()
        draw(painter, dome, QColor("#fbf6e8"), paint.line, 2.4)
    fill(painter, arch(x + 10 * k, y, 8 * k, 14 * k), GLASS)
    windows(painter, row(x + 19 * k, y - 15 * k, 2, 8 * k), 4, 5)


def _hut(painter: QPainter, plot: Plot, paint: Paint) -> None:
    """Draw a hut on stilts with a roof of leaves."""
    x, y, k, kind = plot
    width = (36, 40, 34)[kind % 3] * k
    fill(painter, disc(x + width / 2 + 6, y + 2, width * 0.6, 7), inks.SHADOW)
    painter.setPen(pen(paint.line, 3.2))
    for share in (0.12, 0.5, 0.88):
        painter.drawLine(QPointF(x + width * share, y + 2), QPointF(x + width * share, y - 10 * k))
    wall = Paint(inks.WOOD, inks.WOOD_DARK, paint.roof, paint.line)
    floor = y - 8 * k
    draw(
        painter,
        polygon([(x, floor), (x + width, floor), (x + width, floor - 13 * k), (x, floor - 13 * k)]),
        wall.wall,
        wall.line,
        2.2,
    )
    fill(painter, arch(x + width * 0.5, floor, 9 * k, 11 * k), GLASS)
    eaves, top = floor - 11 * k, floor - 34 * k
    roof = [
        (x - 7 * k, eaves),
        (x + width + 7 * k, eaves),
        (x + width * 0.72, top),
        (x + width * 0.28, top),
    ]
    draw(painter, polygon(roof), paint.roof, paint.line, 2.4)
    painter.setPen(pen(faint(inks.SEASONS[Landscape.PACIFIC].roof_dark, 0.9), 1.8))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        end = QPointF(x + width * (0.32 + 0.36 * share), top + 3)
        painter.drawLine(QPointF(x + width * share, eaves - 2), end)


def _moved(plots: Iterable[Plot], look: TileLook) -> list[Plot]:
    """Return plots that differ a little from hex to hex."""
    random = Random(look.variant)
    return [
        plot._replace(x=plot.x + random.uniform(-3, 3), y=plot.y + random.uniform(-2, 2))
        for plot in plots
    ]


def _built(builder: Builder, plots: Sequence[Plot], paint: Paint) -> Draw:
    """Return what draws the houses of a village."""

    def draw_houses(painter: QPainter, look: TileLook) -> None:
        for plot in _moved(plots, look):
            builder(painter, plot, paint)

    return draw_houses


def _cottages(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw houses that change their places and roofs from hex to hex, and trees in gardens."""
    season, paint = inks.SEASONS[landscape], paint_of(landscape)
    slate = SLATE if landscape is Landscape.COUNTRYSIDE else paint
    tree = woods.fir if landscape is Landscape.WINTER else woods.crown
    for x, y, radius in ((-68, -14, 9), (70, -22, 9), (68, 42, 9), (-70, 46, 8)):
        tree(painter, QPointF(x, y), radius, season)
    for number, plot in enumerate(_moved(_TOWN, look)):
        kind = plot.kind if plot.kind == 3 else (plot.kind + look.variant) % 3
        cottage(
            painter, plot._replace(kind=kind), slate if (number + look.variant) % 4 == 3 else paint
        )


def _desert_village(painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[Landscape.DESERT]
    woods.palm(painter, QPointF(-58, -36), 14, season)
    _built(_cube, _VILLAGE, paint_of(Landscape.DESERT))(painter, look)
    woods.palm(painter, QPointF(58, 62), 15, season)


def _hill_village(painter: QPainter, look: TileLook) -> None:
    """Draw a few houses and a chapel on a snowy hill."""
    paint = paint_of(Landscape.WINTER)
    for plot in (Plot(-52, -16, 0.86, 1), Plot(18, -18, 0.86, 0)):
        cottage(painter, plot, paint)
    gabled(painter, -16, -24, Size(17, 12, 26, 0), paint)
    spire(painter, -7.5, -50, 11, 28, paint)
    for plot in (Plot(-50, 42, 0.86, 0), Plot(8, 54, 0.86, 2)):
        cottage(painter, plot, paint)


PICTURES: Mapping[str, Picture] = {
    "town": Picture(
        ground=yard(Landscape.COUNTRYSIDE),
        top=partial(_cottages, Landscape.COUNTRYSIDE),
        joins="town",
    ),
    "winter_village": Picture(
        ground=yard(Landscape.WINTER), top=partial(_cottages, Landscape.WINTER), joins="town"
    ),
    "desert_village": Picture(ground=yard(Landscape.DESERT), top=_desert_village, joins="town"),
    "pacific_village": Picture(
        ground=yard(Landscape.PACIFIC),
        top=_built(_hut, _VILLAGE, paint_of(Landscape.PACIFIC)),
        joins="town",
    ),
    "winter_hill_village": Picture(
        ground=relief.hills(Landscape.WINTER), top=_hill_village, joins="hill"
    ),
}
"""Pictures by id of the piece."""
