"""Rivers, lakes and coasts."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from bocage_editor.art import inks
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
    ribbon,
    stroke,
)
from bocage_editor.art.courses import Course, bent, beside, courses, length_of, path_of, spots
from bocage_editor.art.frame import CORNERS, EDGE_MIDDLES, HEXAGON, WIDTH
from bocage_editor.art.lines import drawn_by, edges_of
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_schema.catalogue.pieces import EDGES, Edge, Landscape, Network

RIVER_WIDTH = 50.0
_SHORE = 36.0
"""How far from a corner a shore crosses an edge."""
_BULGES = {1: 44.0, 2: 30.0, 3: 62.0}
"""How far a shore reaches into the hex, by the number of edges over which the water goes on."""


class Water(NamedTuple):
    """The colours of water and of what surrounds it."""

    bank: QColor
    edge: QColor
    water: QColor
    light: QColor


def _water(landscape: Landscape) -> Water:
    season = inks.SEASONS[landscape]
    return Water(season.bank, season.water.darker(145), season.water, season.water_light)


_FRESH = _water(Landscape.COUNTRYSIDE)
_ICE = Water(QColor("#fbfdfe"), QColor("#6f93ab"), QColor("#c3deec"), QColor("#eaf5fa"))
_SEA = Water(inks.SAND, inks.SEA.darker(130), inks.SEA, inks.SEA_LIGHT)


def draw_river(painter: QPainter, lines: Sequence[Course], water: Water) -> None:
    """Draw water along courses."""
    course = path_of(lines)
    for colour, width in (
        (water.edge.darker(115), RIVER_WIDTH + 19),
        (water.bank, RIVER_WIDTH + 14),
        (water.edge, RIVER_WIDTH + 5),
        (water.water, RIVER_WIDTH),
    ):
        ribbon(painter, course, colour, width)


def _ripples(painter: QPainter, lines: Iterable[Course], colour: QColor) -> None:
    """Draw short waves along courses."""
    for line in lines:
        for number, (at, left) in enumerate(spots(line, 21.6)):
            ahead = QPointF(-left.y(), left.x()) * (9, 6, 11, 7)[number % 4]
            middle = at + left * (13, -4, -15, 5)[number % 4]
            wave = QPainterPath(middle - ahead)
            wave.quadTo(middle - ahead / 2 + left * 3, middle)
            wave.quadTo(middle + ahead / 2 - left * 3, middle + ahead)
            stroke(painter, wave, colour, 2.8)


def _river(painter: QPainter, look: TileLook) -> None:
    lines = courses(edges_of(look, Network.RIVER))
    draw_river(painter, lines, _FRESH)
    _ripples(painter, lines[:2], _FRESH.light)


def _frozen_river(painter: QPainter, look: TileLook) -> None:
    """Draw a river below ice with cracks, and with drifts of snow on it."""
    lines = courses(edges_of(look, Network.RIVER))
    draw_river(painter, lines, _ICE)
    for line in lines:
        _drifts(painter, line)
    for line in lines[:1]:
        _cracks(painter, line)


def _drifts(painter: QPainter, line: Course) -> None:
    for number, (at, left) in enumerate(spots(line, 29)):
        side = 1 if number % 2 else -1
        middle = at + left * (side * 20)
        fill(painter, disc(middle.x(), middle.y(), 15, 8), _ICE.bank)


def _cracks(painter: QPainter, line: Course) -> None:
    painter.setPen(pen(_ICE.edge, 2.2))
    for number, (at, left) in enumerate(spots(line, 43)):
        ahead = QPointF(-left.y(), left.x())
        lean = 1 if number % 2 else -1
        knots = [
            at + left * 21 + ahead * (5 * lean),
            at + left * 7 - ahead * (7 * lean),
            at - left * 6 + ahead * (5 * lean),
            at - left * 20 - ahead * (6 * lean),
        ]
        painter.strokePath(polyline(knots), painter.pen())
        painter.drawLine(knots[1], knots[1] - ahead * (15 * lean) + left * 5)
        painter.drawLine(knots[2], knots[2] + ahead * (14 * lean) - left * 6)


def _source(painter: QPainter, look: TileLook) -> None:
    """Draw a river that springs from a pool among rocks."""
    (edge,) = edges_of(look, Network.RIVER)
    mouth = EDGE_MIDDLES[EDGES.index(edge)]
    river = path_of([[mouth, QPointF(0, 0)]])
    for colour, grow in (
        (_FRESH.edge.darker(115), 9.5),
        (_FRESH.bank, 7),
        (_FRESH.edge, 2.5),
        (_FRESH.water, 0),
    ):
        ribbon(painter, river, colour, RIVER_WIDTH + 2 * grow)
        fill(painter, disc(0, 0, 34 + grow), colour)
    for radius in (24.0, 14.0, 5.0):
        stroke(painter, disc(0, 0, radius), _FRESH.light, 3)
    _ripples(painter, [[mouth, mouth * 0.3]], _FRESH.light)
    away = -mouth / 86.6
    across = QPointF(-away.y(), away.x())
    for ahead, aside, radius in (
        (41, 0, 17),
        (32, 27, 14),
        (32, -27, 14),
        (8, 42, 12),
        (8, -42, 12),
    ):
        _boulder(painter, away * ahead + across * aside, radius)


def _boulder(painter: QPainter, at: QPointF, radius: float) -> None:
    fill(painter, disc(at.x() + 3, at.y() + 5, radius, radius * 0.9), inks.SHADOW)
    draw(painter, disc(at.x(), at.y(), radius, radius * 0.88), inks.STONE, inks.INK, 2.4)
    light = disc(at.x() - radius * 0.28, at.y() - radius * 0.3, radius * 0.48, radius * 0.38)
    fill(painter, light, inks.STONE.lighter(118))


def shore(edges: Sequence[Edge]) -> Course:
    """Return the line between land and water; the water goes on over edges side by side.

    The water lies to the right.
    """
    numbers = [EDGES.index(edge) for edge in edges]
    first = next(number for number in numbers if (number - 1) % 6 not in numbers)
    last = (first + len(numbers) - 1) % 6
    ends = []
    for closed, corner in ((first - 1, first), (last + 1, last + 1)):
        middle, here = EDGE_MIDDLES[closed % 6], CORNERS[corner % 6]
        along = (middle - here) / 50
        inwards = -middle / (WIDTH / 2)
        ends.append((here + along * _SHORE, inwards))
    bulge = _BULGES[len(numbers)]
    (start, leave), (end, reach) = ends
    return bent(start, start + leave * bulge, end + reach * bulge, end)


def _side_of(line: Course, edges: Sequence[Edge]) -> QPainterPath:
    """Return the part of the hex beyond a shore, where the water goes on."""
    numbers = [EDGES.index(edge) for edge in edges]
    first = next(number for number in numbers if (number - 1) % 6 not in numbers)
    corners = [CORNERS[(first + step) % 6] * 1.014 for step in range(len(numbers) + 1)]
    return polygon([*line, *reversed(corners)])


def _shallows(line: Course, width: float) -> QPainterPath:
    """Return the water that lies so close to a shore."""
    return polygon([*line, *reversed(beside(line, -width))])


def _body(painter: QPainter, edges: Sequence[Edge], water: Water) -> Course:
    """Draw a lake or a sea with its shore, and return the shore."""
    line = shore(edges)
    coast = path_of([line])
    ribbon(painter, coast, water.edge.darker(115), 19)
    ribbon(painter, coast, water.bank, 14)
    fill(painter, _side_of(line, edges), water.water)
    for width, colour in (
        (17.0, mixed(water.water, water.light, 0.45)),
        (10.0, water.light),
        (2.5, water.edge),
    ):
        fill(painter, _shallows(line, width), colour)
    return line


def _far_ripples(painter: QPainter, line: Course, colour: QColor, *distances: float) -> None:
    """Draw waves on the open water."""
    painter.setPen(pen(colour, 3.2))
    for row, distance in enumerate(distances):
        for number, (at, left) in enumerate(spots(beside(line, -distance), 30)):
            ahead = QPointF(-left.y(), left.x()) * 10
            inside = HEXAGON.contains(at - ahead * 1.3) and HEXAGON.contains(at + ahead * 1.3)
            if (number + row) % 2 and inside:
                painter.drawLine(at - ahead, at + ahead)


def _lake(painter: QPainter, look: TileLook) -> None:
    """Draw the edge of a lake, and the river that flows into it if there is one."""
    river = edges_of(look, Network.RIVER)
    edges = edges_of(look, Network.LAKE)
    inflow = [[EDGE_MIDDLES[EDGES.index(edge)], QPointF(0, 0)] for edge in river]
    if inflow:
        draw_river(painter, inflow, _FRESH)
    line = _body(painter, edges, _FRESH)
    if inflow:
        _open_water(painter, inflow[0], _FRESH)
    _far_ripples(painter, line, _FRESH.light, 22, 38, 54)


def _open_water(painter: QPainter, inflow: Course, water: Water) -> None:
    """Draw the mouth of a river, over the shore that it breaks through."""
    start, end = inflow[0], inflow[-1] - inflow[0] * 0.3
    ribbon(painter, polyline([start * 0.8, end]), water.water, RIVER_WIDTH)
    _ripples(painter, [[start, end]], water.light)


def _dam(painter: QPainter, look: TileLook) -> None:
    """Draw a wall across a valley: a lake behind it, a river below it."""
    (out,) = edges_of(look, Network.RIVER)
    line = _lake_behind(painter, look, out)
    _far_ripples(painter, line, _FRESH.light, 24, 40, 56)
    mouth = EDGE_MIDDLES[EDGES.index(out)]
    down = mouth / (WIDTH / 2)
    across = QPointF(-down.y(), down.x())
    for x in (-18, 0, 18):
        foam = polyline([across * x + down * 20, across * x + down * 40])
        stroke(painter, foam, QColor("#f4fafc"), 9)
    top = [across * (t * 80) - down * (26 - 34 * (1 - t * t)) for t in _shares(9)]
    foot = [point + down * 17 for point in top]
    fill(painter, polygon([*top, *reversed(foot)]).translated(3, 6), inks.SHADOW)
    wall = polygon([*top, *reversed(foot)])
    draw(painter, wall, inks.CONCRETE_DARK, inks.INK, 3)
    crown = [point + down * 6 for point in top]
    draw(painter, polygon([*top, *reversed(crown)]), QColor("#dcdbd2"), inks.INK, 2.2)
    painter.setPen(pen(faint(inks.INK, 0.6), 2))
    for upper, lower in zip(crown[1:-1], foot[1:-1], strict=True):
        painter.drawLine(upper, lower)


def _lake_behind(painter: QPainter, look: TileLook, out: Edge) -> Course:
    outflow = [EDGE_MIDDLES[EDGES.index(out)], QPointF(0, 0)]
    draw_river(painter, [outflow], _FRESH)
    _ripples(painter, [outflow], _FRESH.light)
    return _body(painter, edges_of(look, Network.LAKE), _FRESH)


def _shares(count: int) -> list[float]:
    """Return numbers from -1 to 1."""
    return [2 * number / (count - 1) - 1 for number in range(count)]


def _river_mouth(painter: QPainter, look: TileLook) -> None:
    """Draw a river that widens into the sea."""
    (river,) = edges_of(look, Network.RIVER)
    (sea,) = edges_of(look, Network.SEA)
    source = EDGE_MIDDLES[EDGES.index(river)]
    ahead = -source / (WIDTH / 2)
    across = QPointF(-ahead.y(), ahead.x()) * (RIVER_WIDTH / 2)
    coast = shore((sea,))
    banks = [
        _estuary(source - across, ahead, coast[-1], coast[-2]),
        _estuary(source + across, ahead, coast[0], coast[1]),
    ]
    for colour, width in ((_FRESH.edge.darker(115), 19), (_FRESH.bank, 14)):
        ribbon(painter, path_of(banks), colour, width)
    corners = [CORNERS[(EDGES.index(sea) + step) % 6] * 1.014 for step in (1, 0)]
    flow = QLinearGradient(source * 0.2, -source)
    flow.setColorAt(0, _FRESH.water)
    flow.setColorAt(0.75, _SEA.water)
    water = polygon([source * 1.014 - across, *banks[0], *corners, *reversed(banks[1])])
    fill(painter, water, QBrush(flow))
    for deep, shade in ((9.0, _FRESH.light), (2.5, _FRESH.edge)):
        for bank, side in zip(banks, (-1, 1), strict=True):
            fill(painter, polygon([*bank, *reversed(beside(bank, side * deep))]), shade)
    _ripples(painter, [[source, -source * 0.1]], _FRESH.light)
    for away, share in ((46.0, 0.9), (62.0, 0.55)):
        ends = [ahead * away + across * aside for aside in (-1.75, 1.75)]
        pulls = [ahead * (away + 13) + across * aside for aside in (-0.6, 0.6)]
        surf = bent(ends[0], pulls[0], pulls[1], ends[1])
        stroke(painter, polyline(surf), faint(inks.PAPER, share), 3.4)


def _estuary(start: QPointF, ahead: QPointF, end: QPointF, nearby: QPointF) -> Course:
    """Return a bank of a river up to the end of a shore, at which it runs like the shore."""
    inwards = (nearby - end) * (30 / length_of([nearby, end]))
    return bent(start, start + ahead * 70, end + inwards, end)


def _coast(painter: QPainter, look: TileLook) -> None:
    """Draw a beach with surf, and the sea."""
    line = _body(painter, edges_of(look, Network.SEA), _SEA)
    for distance, share in ((9, 0.95), (22, 0.55)):
        ribbon(painter, path_of([beside(line, -distance)]), faint(inks.PAPER, share), 3.4)
    _far_ripples(painter, line, _SEA.light, 36, 50, 64)


def _pier(painter: QPainter, look: TileLook) -> None:
    """Draw a landing stage of planks on piles that leads out from the top."""
    for y in (-80, -46, -12, 22, 56):
        for x in (-24, 24):
            fill(painter, disc(x + 5, y + 12, 9, 6), inks.SHADOW)
            draw(painter, box(x - 6, y - 6, 12, 22, 4), inks.WOOD_DARK, inks.INK, 2.2)
    fill(painter, box(-21, -84, 52, 150), inks.SHADOW)
    fill(painter, box(-38, 42, 88, 38), inks.SHADOW)
    for x, y, width, height in ((-26, -92, 52, 146), (-44, 34, 88, 38)):
        draw(painter, box(x, y, width, height), inks.WOOD, inks.INK, 3)
        painter.setPen(pen(faint(inks.WOOD_DARK, 0.9), 2))
        random = Random(int(width))
        for plank in range(1, int(height / 9)):
            line = y + plank * 9
            painter.drawLine(QPointF(x + 2, line), QPointF(x + width - 2, line))
            nail = x + random.uniform(10, width - 10)
            painter.drawLine(QPointF(nail, line), QPointF(nail, line + 9))
    for x in (-38, 38):
        draw(painter, disc(x, 39, 6), inks.STEEL, inks.INK, 2.2)


PICTURES: Mapping[str, Picture] = {
    **drawn_by(_river, "river", "river_curve", "river_y", "river_fork_left", "river_fork_right"),
    **drawn_by(_frozen_river, "frozen_river", "frozen_river_curve", "frozen_river_fork_right"),
    "river_source": Picture(line=_source),
    "dam": Picture(line=_dam),
    "river_mouth": Picture(line=_river_mouth),
    "pier": Picture(line=_pier),
    **{
        name: Picture(ground=_lake)
        for name in ("lake_two_sides", "lake_three_sides", "lake_with_river")
    },
    **{name: Picture(ground=_coast) for name in ("coast", "coast_curve")},
}
"""Pictures by id of the piece."""
