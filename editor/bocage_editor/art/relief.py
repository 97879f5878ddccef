"""Hills and mountains, which grow together with their neighbours."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import fill, stroke
from bocage_editor.art.frame import CLIP, CORNERS
from bocage_editor.art.look import Joined, TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import Landscape

STEPS = (0.0, 0.16, 0.34)
"""How far each contour line keeps from an edge over which the hill does not go on."""


def contour(joined: int, inset: float) -> QPainterPath:
    """Return the part of a hex that is so far inside a group, as a share of the circumradius.

    Over edges that the group crosses it reaches the edge, so that the parts of neighbours meet.
    """
    path = QPainterPath()
    points: list[QPointF] = []
    for edge in range(6):
        here, before = Joined.has(joined, edge), Joined.has(joined, edge - 1)
        corner = CORNERS[edge]
        if here and before:
            points.append(corner)
        elif here:
            points.append(_along(corner, CORNERS[(edge + 1) % 6], inset))
        elif before:
            points.append(_along(corner, CORNERS[(edge - 1) % 6], inset))
        else:
            points.append(corner * (1 - inset))
    path.moveTo((points[0] + points[-1]) / 2)
    for number, point in enumerate(points):
        nearby = points[(number + 1) % 6]
        edges = Joined.has(joined, number), Joined.has(joined, number - 1)
        if any(edges) or not inset:
            path.lineTo(point)
            path.lineTo((point + nearby) / 2)
        else:
            path.quadTo(point, (point + nearby) / 2)
    path.closeSubpath()
    return path


def _along(corner: QPointF, to: QPointF, inset: float) -> QPointF:
    return corner + (to - corner) * inset


def rim(joined: int, inset: float) -> QPainterPath:
    """Return the outline of `contour` without the stretches that lie on crossed edges."""
    path = QPainterPath()
    for edge in range(6):
        if Joined.has(joined, edge):
            continue
        start, end = CORNERS[edge], CORNERS[(edge + 1) % 6]
        before, after = Joined.has(joined, edge - 1), Joined.has(joined, edge + 1)
        a = _along(start, CORNERS[(edge - 1) % 6], inset) if before else start * (1 - inset)
        b = _along(end, CORNERS[(edge + 2) % 6], inset) if after else end * (1 - inset)
        middle = (a + b) / 2
        if before:
            path.moveTo(a)
            path.lineTo(middle)
        else:
            path.moveTo((CORNERS[(edge - 1) % 6] * (1 - inset) + a) / 2)
            path.quadTo(a, middle)
        if after:
            path.lineTo(b)
        else:
            path.quadTo(b, (b + CORNERS[(edge + 2) % 6] * (1 - inset)) / 2)
    return path


def hill(landscape: Landscape, painter: QPainter, look: TileLook) -> None:
    """Draw a hill as steps of height, lit from the top left."""
    season = inks.SEASONS[landscape]
    painter.save()
    painter.setClipPath(CLIP)
    for number, inset in enumerate(STEPS):
        share = number / (len(STEPS) - 1)
        part = contour(look.joined, inset + 0.04)
        fill(painter, part, _mixed(season, share))
        stroke(painter, rim(look.joined, inset + 0.04), season.relief_line, 4 - number)
    painter.restore()


def _mixed(season: inks.Season, share: float) -> QColor:
    low, high = season.relief, season.relief_top
    return QColor.fromRgbF(
        low.redF() + (high.redF() - low.redF()) * share,
        low.greenF() + (high.greenF() - low.greenF()) * share,
        low.blueF() + (high.blueF() - low.blueF()) * share,
    )


PICTURES: Mapping[str, Picture] = {
    "hill": Picture(ground=partial(hill, Landscape.COUNTRYSIDE), joins="hill"),
    "winter_hill": Picture(ground=partial(hill, Landscape.WINTER), joins="hill"),
    "desert_hill": Picture(ground=partial(hill, Landscape.DESERT), joins="hill"),
}
"""Pictures by id of the piece."""
