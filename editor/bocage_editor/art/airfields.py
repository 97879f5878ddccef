"""Runways, which lead over the edges of their hex."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bocage_editor.art import inks
from bocage_editor.art.brush import faint, pen, polyline, ribbon
from bocage_editor.art.courses import Course, beside, courses, path_of, spots
from bocage_editor.art.lines import edges_of
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Network

WIDTH = 72.0


class Runway(NamedTuple):
    """How a runway looks."""

    surface: QColor
    rim: QColor
    marks: QColor
    lamps: QColor
    """Lamps, flags or drums along its sides."""
    seams: QColor
    finish: str
    """``plates``, ``mats``, ``mown``, ``swept`` or ``rolled``."""


_CONCRETE = Runway(
    QColor("#a9aaa6"),
    QColor("#5b5c59"),
    inks.PAPER,
    QColor("#f3d26a"),
    QColor("#8f908c"),
    "plates",
)
_STEEL_MATS = Runway(
    QColor("#a48c66"), QColor("#4f4126"), QColor("#f3e7c8"), inks.PAPER, QColor("#5f4f31"), "mats"
)
_GRASS = Runway(
    QColor("#b9d384"), QColor("#66853f"), inks.PAPER, inks.PAPER, QColor("#9dbb66"), "mown"
)
_SNOW = Runway(
    QColor("#aeb7bf"), QColor("#5d6a76"), QColor("#fbfdfe"), inks.ALARM, QColor("#fbfdfe"), "swept"
)
_SAND = Runway(
    QColor("#d6b57c"), QColor("#8a6630"), QColor("#fbf3dc"), inks.RUST, QColor("#b58f55"), "rolled"
)


def _airfield(runway: Runway, painter: QPainter, look: TileLook) -> None:
    """Draw runways with marks along their middle, lamps or stones along their sides."""
    lines = courses(edges_of(look, Network.AIRFIELD))
    course = path_of(lines)
    ribbon(painter, course, runway.rim, WIDTH + 7)
    ribbon(painter, course, runway.surface, WIDTH)
    for line in lines:
        _finish(painter, line, runway)
    if len(lines) > 1:
        for line in lines:
            middle = [line[0] * 0.35, line[-1] * 0.35]
            ribbon(painter, polyline(middle), runway.surface, WIDTH - 2)
    for line in lines:
        painter.setPen(pen(runway.marks, 6))
        for number, (at, left) in enumerate(spots(line, 28.8)):
            if len(lines) == 1 or number not in (2, 3):
                ahead = QPointF(-left.y(), left.x())
                painter.drawLine(at - ahead * 6.5, at + ahead * 6.5)
        _lamps(painter, line, runway, crossed=len(lines) > 1)


def _finish(painter: QPainter, line: Course, runway: Runway) -> None:
    """Draw plates, mats, mown strips, banks of snow or tracks."""
    half = WIDTH / 2 - 2
    if runway.finish == "plates":
        _across(painter, line, pen(faint(runway.seams, 0.9), 2), 28.8, half)
        _along(painter, line, pen(faint(runway.seams, 0.9), 2), -18, 18)
    elif runway.finish == "mats":
        _across(painter, line, pen(faint(runway.seams, 0.9), 2), 14.4, half)
        holes = pen(runway.seams, 3.4, dashes=(3.4, 8.15))
        _along(painter, line, holes, -30, -24, -16, 16, 24, 30)
    elif runway.finish == "mown":
        strip = pen(runway.seams, 9)
        _along(painter, line, strip, -27, 0, 27)
    elif runway.finish == "swept":
        _along(painter, line, pen(runway.rim, 15), -38, 38)
        _along(painter, line, pen(runway.seams, 11), -38, 38)
        _along(painter, line, pen(faint(runway.seams, 0.7), 2.4, dashes=(29, 14)), -21, 13, 24)
    else:
        _along(painter, line, pen(faint(runway.seams, 0.9), 3.4, dashes=(24, 6)), -22, -14, 14, 22)


def _across(painter: QPainter, line: Course, seam: QPen, gap: float, half: float) -> None:
    painter.setPen(seam)
    for at, left in spots(line, gap):
        ahead = QPointF(-left.y(), left.x()) * (gap / 2)
        painter.drawLine(at + ahead - left * half, at + ahead + left * half)


def _along(painter: QPainter, line: Course, seam: QPen, *sides: float) -> None:
    seam.setCapStyle(Qt.PenCapStyle.FlatCap)
    for side in sides:
        painter.strokePath(path_of([beside(line, side)]), seam)


def _lamps(painter: QPainter, line: Course, runway: Runway, *, crossed: bool) -> None:
    for side in (-1, 1):
        for number, (at, left) in enumerate(spots(line, 28.8)):
            if crossed and number in (1, 2, 3, 4):
                continue
            lamp = at + left * (side * (WIDTH / 2 - 1))
            painter.setPen(pen(runway.rim, 9))
            painter.drawPoint(lamp)
            painter.setPen(pen(runway.lamps, 5))
            painter.drawPoint(lamp)


PICTURES: Mapping[str, Picture] = {
    name: Picture(line=partial(_airfield, runway))
    for name, runway in (
        ("airfield", _CONCRETE),
        ("airfield_crossing", _CONCRETE),
        ("pacific_airfield", _STEEL_MATS),
        ("pacific_airfield_crossing", _STEEL_MATS),
        ("grass_airfield", _GRASS),
        ("winter_airfield", _SNOW),
        ("desert_airfield", _SAND),
        ("desert_airfield_crossing", _SAND),
    )
}
"""Pictures by id of the piece."""
