"""Railways: two rails on sleepers that flow through curves, forks and crossings."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bocage_editor.art import inks
from bocage_editor.art.brush import disc, draw, pen, ribbon
from bocage_editor.art.courses import Course, beside, courses, gap_between, path_of, spots
from bocage_editor.art.lines import draw_road, drawn_by, edges_of
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Landscape, Network

BED_WIDTH = 36.0
_GAUGE = 16.0
_SLEEPER = 29.0
_BEDS = {
    Landscape.COUNTRYSIDE: ((QColor("#8d836b"), 5.0), (QColor("#c4bba4"), 0.0)),
    Landscape.WINTER: (
        (QColor("#a9b6c0"), 20.0),
        (QColor("#fdfefe"), 16.0),
        (QColor("#a9b6c0"), -2.0),
        (QColor("#dfe6eb"), -6.0),
    ),
}
"""Colours of the gravel or snow below rails, and how much wider than the bed each layer is."""


def draw_bed(painter: QPainter, lines: Sequence[Course], landscape: Landscape) -> None:
    """Draw the gravel below rails."""
    course = path_of(lines)
    for colour, wider in _BEDS[landscape]:
        ribbon(painter, course, colour, BED_WIDTH + wider)


def draw_track(painter: QPainter, lines: Sequence[Course]) -> None:
    """Draw sleepers and rails along some courses, main lines first."""
    for number, line in enumerate(lines):
        painter.setPen(pen(inks.WOOD_DARK, 6))
        for at, left in spots(line, 13.4):
            if all(gap_between(other, at) > 15 for other in lines[:number]):
                painter.drawLine(at - left * (_SLEEPER / 2), at + left * (_SLEEPER / 2))
    rails = [path_of([beside(line, side * _GAUGE / 2)]) for line in lines for side in (-1, 1)]
    for colour, width in ((inks.INK, 5.6), (QColor("#a9b0b6"), 2.4)):
        for rail in rails:
            ribbon(painter, rail, colour, width)


def railway(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a railway."""
    lines = courses(edges_of(look, Network.RAIL))
    draw_bed(painter, lines, landscape)
    draw_track(painter, lines)


def _level_crossing(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a railway and a road that cross, with the barriers of the road."""
    lines = courses(edges_of(look, Network.RAIL))
    road = edges_of(look, Network.ROAD)
    draw_bed(painter, lines, landscape)
    draw_road(painter, road, landscape)
    draw_track(painter, lines)
    for course in courses(road):
        ahead = (course[-1] - course[0]) / 173.2
        across = QPointF(-ahead.y(), ahead.x())
        for side in (-1, 1):
            _barrier(painter, ahead * (side * 38) + across * (side * 24), across * (side * -44))


def _barrier(painter: QPainter, foot: QPointF, way: QPointF) -> None:
    painter.setPen(pen(inks.INK, 8))
    painter.drawLine(foot, foot + way)
    painter.setPen(pen(inks.PAPER, 5))
    painter.drawLine(foot, foot + way)
    painter.setPen(pen(inks.ALARM, 5, dashes=(8, 8)))
    painter.drawLine(foot, foot + way)
    draw(painter, disc(foot.x(), foot.y(), 6), inks.STEEL, inks.INK, 2.5)


PICTURES: Mapping[str, Picture] = {
    **drawn_by(
        partial(railway, Landscape.COUNTRYSIDE),
        "railway",
        "railway_curve",
        "railway_fork_left",
        "railway_fork_right",
        "railway_junction",
    ),
    **drawn_by(
        partial(railway, Landscape.WINTER),
        "winter_railway",
        "winter_railway_curve",
        "winter_railway_fork_right",
    ),
    "railway_crossing": Picture(line=partial(_level_crossing, Landscape.COUNTRYSIDE)),
    "winter_railway_crossing": Picture(line=partial(_level_crossing, Landscape.WINTER)),
}
"""Pictures by id of the piece."""
