"""Trees: forests, hedgerows, palms and jungle."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import sin
from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import fill, pen
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Landscape

_TREES: Sequence[tuple[float, float, float]] = (
    (-30, -68, 21),
    (22, -66, 23),
    (-62, -36, 22),
    (-8, -38, 23),
    (54, -34, 24),
    (-38, -6, 24),
    (18, -8, 24),
    (66, 4, 19),
    (-64, 26, 23),
    (-12, 26, 24),
    (40, 30, 24),
    (-38, 56, 20),
    (12, 60, 22),
)
"""Places and radii of trees, from the back to the front."""


def _crown(painter: QPainter, at: QPointF, radius: float, season: inks.Season) -> None:
    """Draw a broad-leaved tree from above, lit from the top left."""
    shadow = QPainterPath()
    shadow.addEllipse(at + QPointF(radius * 0.3, radius * 0.38), radius, radius * 0.9)
    fill(painter, shadow, inks.SHADOW)
    painter.setPen(pen(season.leaves_dark, 3))
    painter.setBrush(season.leaves)
    painter.drawEllipse(at, radius, radius)
    light = QPainterPath()
    light.addEllipse(at - QPointF(radius * 0.3, radius * 0.34), radius * 0.5, radius * 0.44)
    fill(painter, light, season.leaves_light)


def _fir(painter: QPainter, at: QPointF, radius: float, season: inks.Season) -> None:
    """Draw a conifer with snow on its branches."""
    foot = at + QPointF(0, radius)
    shadow = QPainterPath()
    shadow.addEllipse(foot + QPointF(radius * 0.3, 0), radius * 0.8, radius * 0.3)
    fill(painter, shadow, inks.SHADOW)
    for rise, width in ((0.0, 0.85), (0.55, 0.68), (1.1, 0.48)):
        bough = QPainterPath(foot + QPointF(-radius * width, -radius * rise))
        bough.lineTo(foot + QPointF(0, -radius * (rise + 1.05)))
        bough.lineTo(foot + QPointF(radius * width, -radius * rise))
        bough.closeSubpath()
        painter.setPen(pen(season.leaves_dark, 2.5))
        painter.setBrush(season.leaves)
        painter.drawPath(bough)
        snow = QPainterPath(foot + QPointF(-radius * width * 0.55, -radius * (rise + 0.45)))
        snow.lineTo(foot + QPointF(0, -radius * (rise + 1.05)))
        snow.lineTo(foot + QPointF(radius * width * 0.4, -radius * (rise + 0.6)))
        snow.lineTo(foot + QPointF(0, -radius * (rise + 0.5)))
        snow.closeSubpath()
        fill(painter, snow, season.leaves_light)


def _forest(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[landscape]
    tree = _fir if landscape is Landscape.WINTER else _crown
    random = Random(look.variant)
    for x, y, radius in _TREES:
        at = QPointF(x + random.uniform(-6, 6), y + random.uniform(-6, 6))
        tree(painter, at, radius * random.uniform(0.9, 1.1), season)


def _hedge_row(painter: QPainter, start: QPointF, end: QPointF, season: inks.Season) -> None:
    """Draw a bank with bushes on it."""
    painter.setPen(pen(inks.SHADOW, 26))
    painter.drawLine(start + QPointF(5, 8), end + QPointF(5, 8))
    painter.setPen(pen(season.leaves_dark, 26))
    painter.drawLine(start, end)
    painter.setPen(pen(season.leaves, 20))
    painter.drawLine(start, end)
    count = 7
    for number in range(count):
        at = start + (end - start) * ((number + 0.5) / count)
        bump = QPointF(0, 3 * sin(number * 2.4))
        painter.setPen(pen(season.leaves_dark, 1.5))
        painter.setBrush(season.leaves_light if number % 2 else season.leaves)
        painter.drawEllipse(at + bump - QPointF(2, 3), 9, 8)


def _hedgerow(painter: QPainter, look: TileLook) -> None:
    season = inks.SEASONS[Landscape.COUNTRYSIDE]
    field = QPainterPath()
    field.addRoundedRect(-56, -54, 112, 108, 8, 8)
    fill(painter, field, QColor("#d8d48e"))
    painter.setPen(pen(QColor("#b9b264"), 2.5))
    for row in range(5):
        y = -40 + row * 20
        painter.drawLine(QPointF(-50, y), QPointF(50, y))
    corners = [QPointF(x, y) for x, y in ((-62, -52), (62, -52), (62, 52), (-62, 52))]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        _hedge_row(painter, start, end, season)


PICTURES: Mapping[str, Picture] = {
    "forest": Picture(top=partial(_forest, Landscape.COUNTRYSIDE), joins="woods"),
    "winter_forest": Picture(top=partial(_forest, Landscape.WINTER), joins="woods"),
    "hedgerow": Picture(top=_hedgerow),
}
"""Pictures by id of the piece."""
