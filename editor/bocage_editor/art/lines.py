"""Roads, dry valleys and trenches, which lead over the edges of their hex."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bocage_editor.art import inks, relief
from bocage_editor.art.brush import faint, fill, mixed, pen, polygon, polyline, ribbon
from bocage_editor.art.courses import Course, beside, courses, length_of, path_of, spots, spots_at
from bocage_editor.art.frame import WIDTH
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Draw, Picture
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Edge, Landscape, Network

ROAD_WIDTH = 30.0


def edges_of(look: TileLook, network: Network) -> tuple[Edge, ...]:
    """Return the edges over which a tile leads."""
    tile = catalogue().tiles[look.piece]
    return tile.edges_at(look.orientation).get(network, ())


class Way(NamedTuple):
    """How a road looks."""

    verge: QColor
    verge_width: float
    edge: QColor
    edge_width: float
    surface: QColor
    ruts: QColor
    dashes: tuple[float, ...]


def _way(landscape: Landscape, verge: QColor, verge_width: float, edge_width: float) -> Way:
    season = inks.SEASONS[landscape]
    dashes = (17.0, 9.0) if landscape is not Landscape.WINTER else ()
    ruts = faint(season.way_edge, 0.28 if dashes else 0.4)
    edge = season.way_edge
    return Way(verge, verge_width, edge, edge_width, season.way, ruts, dashes)


_WAYS = {
    Landscape.COUNTRYSIDE: _way(Landscape.COUNTRYSIDE, QColor(70, 80, 30, 60), 46, 38),
    Landscape.WINTER: _way(Landscape.WINTER, QColor("#fdfefe"), 52, 36),
    Landscape.DESERT: _way(Landscape.DESERT, QColor("#d3b374"), 44, 35),
    Landscape.PACIFIC: _way(Landscape.PACIFIC, QColor(70, 80, 30, 60), 46, 38),
}


def draw_road(painter: QPainter, edges: Iterable[Edge], landscape: Landscape) -> None:
    """Draw a road over some edges."""
    way = _WAYS[landscape]
    lines = courses(edges)
    course = path_of(lines)
    if landscape is Landscape.WINTER:
        ribbon(painter, course, faint(way.edge, 0.55), way.verge_width + 4)
    ribbon(painter, course, way.verge, way.verge_width)
    if landscape is Landscape.DESERT:
        _kerb_stones(painter, lines, way)
    else:
        ribbon(painter, course, way.edge, way.edge_width)
    ribbon(painter, course, way.surface, ROAD_WIDTH)
    for line in lines[:1] if len(lines) < 3 else ():
        for side in (-6.5, 6.5):
            path = polyline(beside(line, side))
            painter.strokePath(path, pen(way.ruts, 2.4, dashes=way.dashes))


def _kerb_stones(painter: QPainter, lines: Sequence[Course], way: Way) -> None:
    """Draw the stones that mark the sides of a track through sand."""
    painter.setPen(pen(way.edge, 5.4))
    for line in lines:
        for at, left in spots(line, 11.55):
            painter.drawPoint(at + left * (way.edge_width / 2))
            painter.drawPoint(at - left * (way.edge_width / 2))


def _road(landscape: Landscape) -> Draw:
    def road(painter: QPainter, look: TileLook) -> None:
        draw_road(painter, edges_of(look, Network.ROAD), landscape)

    return road


class Valley(NamedTuple):
    """How a dry valley looks."""

    bed: QColor
    slope: QColor
    line: QColor
    bed_width: float
    slope_width: float


_VALLEYS = {
    Landscape.DESERT: Valley(QColor("#f4e6c0"), QColor("#cf9f5c"), QColor("#7d5120"), 17, 62),
    Landscape.COUNTRYSIDE: Valley(QColor("#d9c89a"), QColor("#9c9a5e"), QColor("#55502a"), 13, 54),
    Landscape.WINTER: Valley(QColor("#8d99a4"), QColor("#c3ced8"), QColor("#4a5763"), 12, 60),
}


def _valley(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a dry valley: hachures lead down to its winding bed from both sides."""
    valley = _VALLEYS[landscape]
    for line in courses(edges_of(look, Network.WADI)):
        path = path_of([line])
        ribbon(painter, path, valley.line, valley.slope_width + 5)
        ribbon(painter, path, valley.slope, valley.slope_width)
        bed = path_of([_winding(line, (valley.slope_width - valley.bed_width) * 0.16)])
        ribbon(painter, bed, faint(valley.line, 0.8), valley.bed_width + 4)
        ribbon(painter, bed, valley.bed, valley.bed_width)
        _wedges(painter, line, valley)
        _pebbles(painter, line, valley)


def _winding(line: Course, swing: float) -> Course:
    """Return a line that winds around a course, and meets it at both ends."""
    total = length_of(line)
    distances = [total * step / 30 for step in range(31)]
    return [
        at + left * (swing * sin(pi * step / 30) * sin(3 * pi * step / 30))
        for step, (at, left) in enumerate(spots_at(line, distances))
    ]


def _wedges(painter: QPainter, line: Course, valley: Valley) -> None:
    """Draw the hachures of both slopes, dark on the slope that faces away from the light."""
    outer, inner = valley.slope_width / 2 + 1, valley.bed_width / 2 + 2
    for number, (at, left) in enumerate(spots(line, 9.65)):
        ahead = QPointF(-left.y(), left.x()) * 3.4
        for side in (-1, 1):
            out = left * side
            shade = 0.5 - (out.x() + 1.3 * out.y()) / 3.28
            share = (0.95, 0.5, 0.72)[(number + side) % 3] * (0.55 + 0.45 * shade)
            foot, tip = at + out * outer, at + out * (outer + (inner - outer) * share)
            colour = mixed(valley.slope, valley.line, 0.45 + 0.5 * shade)
            fill(painter, polygon([foot - ahead, foot + ahead, tip]), colour)


def _pebbles(painter: QPainter, line: Course, valley: Valley) -> None:
    painter.setPen(pen(faint(valley.line, 0.45), 3))
    for number, (at, left) in enumerate(spots(line, 24)):
        painter.drawPoint(at + left * ((number * 7 % 5 - 2) * valley.bed_width / 9))


class Trench(NamedTuple):
    """How a trench looks."""

    earth: QColor
    floor: QColor
    line: QColor


_TRENCHES = {
    Landscape.PACIFIC: Trench(QColor("#b08b56"), QColor("#5b4426"), QColor("#3d2d18")),
    Landscape.WINTER: Trench(QColor("#dfe6eb"), QColor("#6b5d4c"), QColor("#3c3a38")),
}
_BAYS = (0.0, 31.0, 43.0, 76.0, 97.0, 130.0, 142.0, WIDTH)
"""Where a trench turns, from one edge to the other."""
_SWINGS = (0, 0, 1, 1, -1, -1, 0, 0)


def _trench(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a trench in bays, with earth thrown up on both sides and planks across."""
    trench = _TRENCHES[landscape]
    for line in courses(edges_of(look, Network.TRENCH)):
        bays = [
            at + left * (15.0 * swing)
            for (at, left), swing in zip(spots_at(line, _BAYS), _SWINGS, strict=True)
        ]
        path = path_of([bays])
        for colour, width in (
            (inks.SHADOW, 58),
            (trench.line, 51),
            (trench.earth, 46),
            (trench.line, 25),
            (trench.floor, 20),
        ):
            ribbon(painter, path, colour, width)
        painter.setPen(pen(inks.WOOD, 3.4))
        for at, left in spots(bays, 12.5):
            painter.drawLine(at - left * 7, at + left * 7)
        _clods(painter, bays, trench)


def _clods(painter: QPainter, bays: Course, trench: Trench) -> None:
    painter.setPen(pen(faint(trench.line, 0.5), 3.2))
    for number, (at, left) in enumerate(spots(bays, 9)):
        side = 1 if number % 2 else -1
        painter.drawPoint(at + left * (side * (16.5 + number % 3)) + QPointF(1, 0))


def drawn_by(make: Draw, *names: str) -> dict[str, Picture]:
    """Return the pictures of lines that the same function draws, by id of the piece."""
    return {name: Picture(line=make) for name in names}


PICTURES: Mapping[str, Picture] = {
    **drawn_by(
        _road(Landscape.COUNTRYSIDE),
        "road",
        "road_curve",
        "road_fork_left",
        "road_fork_right",
        "road_crossing",
        "road_y",
    ),
    **drawn_by(
        _road(Landscape.DESERT),
        "desert_road",
        "desert_road_crossing",
        "desert_road_curve",
        "desert_road_fork_left",
        "desert_road_fork_right",
    ),
    **drawn_by(
        _road(Landscape.WINTER),
        "winter_road",
        "winter_road_curve",
        "winter_road_fork_left",
        "winter_road_fork_right",
        "winter_road_crossing",
        "winter_road_y",
    ),
    **{
        name: Picture(
            ground=relief.hills(Landscape.COUNTRYSIDE),
            line=_road(Landscape.COUNTRYSIDE),
            joins="hill",
        )
        for name in ("hill_road", "hill_road_curve")
    },
    **drawn_by(partial(_valley, Landscape.DESERT), "wadi", "wadi_curve"),
    **drawn_by(partial(_valley, Landscape.COUNTRYSIDE), "gully", "gully_curve"),
    **drawn_by(partial(_valley, Landscape.WINTER), "ravine"),
    **drawn_by(partial(_trench, Landscape.PACIFIC), "trenches"),
    **drawn_by(partial(_trench, Landscape.WINTER), "winter_trenches"),
}
"""Pictures by id of the piece."""
