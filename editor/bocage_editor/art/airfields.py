"""Runways, which lead over the edges of their hex."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from bocage_editor.art import inks
from bocage_editor.art.brush import faint, pen, polyline, stroke
from bocage_editor.art.courses import Course, beside, courses, path_of, spots
from bocage_editor.art.frame import CLIP
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
    seams: QColor | None
    """Lines across it, between plates or mown strips."""
    lamps: QColor


_CONCRETE = Runway(
    QColor("#a9aaa6"), QColor("#5b5c59"), inks.PAPER, QColor("#8f908c"), QColor("#f3d26a")
)
_STEEL_MATS = Runway(
    QColor("#b39b72"), QColor("#5f4c2c"), QColor("#f3e7c8"), QColor("#7d6740"), inks.PAPER
)
_GRASS = Runway(QColor("#b4cf7e"), QColor("#5f7f3a"), inks.PAPER, QColor("#9dbb66"), inks.PAPER)
_SNOW = Runway(
    QColor("#b9c1c8"), QColor("#5d6a76"), QColor("#fbfdfe"), QColor("#a2acb5"), QColor("#c43a2c")
)
_SAND = Runway(
    QColor("#d2ae72"), QColor("#7d5a24"), QColor("#fbf3dc"), QColor("#bd965a"), inks.PAPER
)


def _airfield(runway: Runway, painter: QPainter, look: TileLook) -> None:
    """Draw runways with marks along their middle, lamps or stones along their sides."""
    painter.save()
    painter.setClipPath(CLIP)
    lines = courses(edges_of(look, Network.AIRFIELD))
    course = path_of(lines)
    stroke(painter, course, runway.rim, WIDTH + 7)
    stroke(painter, course, runway.surface, WIDTH)
    for line in lines:
        _seams(painter, line, runway)
    if len(lines) > 1:
        for line in lines:
            middle = [line[0] * 0.35, line[-1] * 0.35]
            stroke(painter, polyline(middle), runway.surface, WIDTH - 2)
    for line in lines:
        painter.setPen(pen(runway.marks, 6))
        for number, (at, left) in enumerate(spots(line, 28.8)):
            if len(lines) == 1 or number not in (2, 3):
                ahead = QPointF(-left.y(), left.x())
                painter.drawLine(at - ahead * 6.5, at + ahead * 6.5)
        _lamps(painter, line, runway, crossed=len(lines) > 1)
    painter.restore()


def _seams(painter: QPainter, line: Course, runway: Runway) -> None:
    if runway.seams is None:
        return
    painter.setPen(pen(faint(runway.seams, 0.9), 2))
    half = WIDTH / 2 - 2
    for at, left in spots(line, 28.8):
        ahead = QPointF(-left.y(), left.x()) * 14.4
        painter.drawLine(at + ahead - left * half, at + ahead + left * half)
    for side in (-1, 1):
        painter.strokePath(polyline(beside(line, side * WIDTH / 4)), painter.pen())


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
