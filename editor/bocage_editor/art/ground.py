"""The bare ground of a board, as its face prints it.

What a face prints is drawn in bands across the whole board, hex by hex: grass, sand, surf and
sea meet along wavy lines that run on from hex to hex.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import pi, sin
from random import Random
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import (
    disc,
    faint,
    fill,
    mixed,
    outline_of,
    pen,
    polygon,
    polyline,
    stroke,
)
from bocage_editor.art.courses import Course
from bocage_editor.art.frame import RADIUS, WIDTH, centre_of, hexagon
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Landscape
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face

_AREA = hexagon(1.02)
_PERIOD = 8
"""After so many columns of half hexes lines between bands look the same."""
_BORDER = 0.75 * RADIUS
"""How far lines between the bands of two rows lie from the middles of both."""
_VARIANTS = 7
_REACH = 46.0
_STEPS = 24
"""How many points of a line between bands lie within the width of a hex."""
_STEP = WIDTH / _STEPS
_AROUND = 14
"""How many points of such a line are drawn to each side of the middle of a hex."""
_SHALLOWS = mixed(inks.SEA, inks.SEA_LIGHT, 0.62)
_GRASS_DARK = QColor("#8c9f5c")

_LANDSCAPES = {
    Face.COUNTRYSIDE: Landscape.COUNTRYSIDE,
    Face.BEACH: Landscape.COUNTRYSIDE,
    Face.WINTER: Landscape.WINTER,
    Face.DESERT: Landscape.DESERT,
}


class Ground(NamedTuple):
    """All that the ground of a hex depends on; a key for caches."""

    landscape: Landscape
    kind: str
    """The terrain of its row: ``countryside``, ``beach``, ``coast`` or ``ocean``."""
    above: str
    """That of the row above, the same at the edge of the board."""
    below: str
    column: int
    """The column on the board, as far as lines between bands depend on it."""
    variant: int


def landscape_of(face: Face) -> Landscape:
    """Return the landscape whose art goes with a face."""
    return _LANDSCAPES[face]


def ground_of(board: Board, face: Face, at: Hex) -> Ground:
    """Return what the face of a board prints on a hex."""
    rows = _rows(board, face)
    kind = rows[at.row]
    above, below = rows[max(0, at.row - 1)], rows[min(board.rows - 1, at.row + 1)]
    plain = kind == above == below and kind != "coast"
    return Ground(
        landscape_of(face),
        kind,
        above,
        below,
        0 if plain else at.col % _PERIOD,
        Random(at.row * 64 + at.col).randrange(_VARIANTS),
    )


@cache
def _printed(board_format: str, face: Face, count: int) -> tuple[str, ...]:
    for printed in catalogue().boards[board_format].faces:
        if printed.face == face:
            kinds = {
                row: part.terrain
                for part in printed.rows
                for row in range(part.first, part.last + 1)
            }
            return tuple(kinds[row] for row in range(count))
    return ("countryside",) * count


def _rows(board: Board, face: Face) -> Sequence[str]:
    return _printed(board.format, face, board.rows)


def draw_ground(painter: QPainter, board: Board, face: Face) -> None:
    """Draw the ground of all hexes of a board, whose top left hex touches the axes."""
    for at in board.hexes:
        painter.save()
        painter.translate(centre_of(at))
        draw_hex_ground(painter, ground_of(board, face, at))
        painter.restore()


def draw_hex_ground(painter: QPainter, ground: Ground) -> None:
    """Draw the ground of one hex around the origin."""
    fill(painter, _AREA, colour_of(ground))
    if ground.kind == "coast":
        _surf(painter, ground)
    else:
        _TEXTURES[ground.kind if ground.kind != "countryside" else ground.landscape](
            painter, Random(ground.variant), inks.SEASONS[ground.landscape]
        )
    if (ground.above, ground.kind) in _BORDERS:
        _BORDERS[ground.above, ground.kind](painter, ground, is_upper=False)
    if (ground.kind, ground.below) in _BORDERS:
        _BORDERS[ground.kind, ground.below](painter, ground, is_upper=True)


def colour_of(ground: Ground) -> QColor:
    """Return the colour of most of the ground of a hex."""
    return {"beach": inks.SAND, "coast": _SHALLOWS, "ocean": inks.SEA}.get(
        ground.kind, inks.SEASONS[ground.landscape].ground
    )


class _Border(Protocol):
    """Draws where the band of one row ends and that of the next begins."""

    def __call__(self, painter: QPainter, ground: Ground, *, is_upper: bool) -> None: ...


def _line(column: int, height: float, swing: float) -> Course:
    """Return a wavy line across a hex, which runs on in the next hexes of the row and beside."""
    start = (column + 1) * WIDTH / 2
    turn = 2 * pi / (_PERIOD * WIDTH / 2)
    points = []
    for step in range(-_AROUND, _AROUND + 1):
        x = step * _STEP
        along = (start + x) * turn
        wave = 0.5 * sin(along + 0.7) + 0.55 * sin(3 * along + 2.1) + 0.3 * sin(8 * along)
        points.append(QPointF(x, height + swing * wave))
    return points


def _down(line: Course, distance: float) -> Course:
    return [point + QPointF(0, distance) for point in line]


def _beyond(painter: QPainter, line: Course, colour: QColor, *, above: bool) -> None:
    """Fill everything above or below a line."""
    far = -2 * RADIUS if above else 2 * RADIUS
    area = polygon([*line, QPointF(line[-1].x(), far), QPointF(line[0].x(), far)])
    fill(painter, area.intersected(_AREA), colour)


def _trace(painter: QPainter, line: Course, colour: QColor, width: float) -> None:
    """Draw along a line."""
    fill(painter, outline_of(polyline(line), width).intersected(_AREA), colour)


def _broken(painter: QPainter, column: int, line: Course, colour: QColor) -> None:
    """Draw dashes along a line, at the same places of the board in every hex."""
    first = (column + 1) * _STEPS // 2 - _AROUND
    for number in range(len(line) - 1):
        if (first + number) % 6 == 0 or not number:
            length = 3 - (first + number) % 6
            if length > 0:
                _trace(painter, line[number : number + length + 1], colour, 2.6)


def _grass_edge(painter: QPainter, ground: Ground, *, is_upper: bool) -> None:
    """Draw where grass ends and sand begins."""
    line = _line(ground.column, _BORDER if is_upper else -_BORDER, 9)
    season = inks.SEASONS[ground.landscape]
    _beyond(painter, line, inks.SAND if is_upper else season.ground, above=not is_upper)
    _trace(painter, _down(line, 3), mixed(inks.SAND, inks.SAND_DARK, 0.7), 7)
    _trace(painter, _down(line, -3), mixed(season.ground, season.ground_dark, 0.6), 6)
    _trace(painter, line, _GRASS_DARK, 1.8)
    painter.setPen(pen(_GRASS_DARK, 1.8))
    for number, point in enumerate(line):
        if number % 2 and _AREA.contains(point):
            size = 5 + number * 5 % 4
            for lean in (-3.5, 0.0, 3.5):
                painter.drawLine(point, point + QPointF(lean, -size + abs(lean) * 0.5))


def _surf(painter: QPainter, ground: Ground) -> None:
    """Draw sand, surf and shallow water in the row of the coast."""
    line = _line(ground.column, -26, 15)
    _beyond(painter, line, inks.SAND, above=True)
    for distance, colour, width in (
        (-9.0, mixed(inks.SAND, inks.SAND_DARK, 0.45), 24.0),
        (-5.0, mixed(inks.SAND, inks.SAND_DARK, 0.75), 14.0),
        (9.0, mixed(_SHALLOWS, inks.PAPER, 0.5), 18.0),
        (0.0, inks.PAPER, 5.5),
        (25.0, mixed(_SHALLOWS, inks.PAPER, 0.7), 3.2),
    ):
        _trace(painter, _down(line, distance), colour, width)
    _broken(painter, ground.column, _down(line, 46), mixed(_SHALLOWS, inks.PAPER, 0.6))


def _deep_water(painter: QPainter, ground: Ground, *, is_upper: bool) -> None:
    """Draw where shallow water ends."""
    line = _line(ground.column, _BORDER if is_upper else -_BORDER, 9)
    _beyond(painter, line, inks.SEA if is_upper else _SHALLOWS, above=not is_upper)
    _trace(painter, line, mixed(inks.SEA, _SHALLOWS, 0.5), 13)
    _broken(painter, ground.column, _down(line, -20), mixed(_SHALLOWS, inks.PAPER, 0.45))


_BORDERS: Mapping[tuple[str, str], _Border] = {
    ("countryside", "beach"): _grass_edge,
    ("coast", "ocean"): _deep_water,
}
"""What is drawn between two rows, by the kinds of the upper and the lower row."""


def _places(random: Random, count: int, reach: float, apart: float = 0.0) -> list[QPointF]:
    """Return points within a hex that keep clear of its rim and, in height, of each other."""
    places: list[QPointF] = []
    while len(places) < count:
        x, y = random.uniform(-_REACH, _REACH), random.uniform(-80, 80)
        crowded = any(abs(y - other.y()) < apart for other in places)
        if abs(x) * 0.5 + abs(y) * 0.866 < reach and not crowded:
            places.append(QPointF(x, y))
    return places


def _meadow(painter: QPainter, random: Random, season: inks.Season) -> None:
    """Draw faint patches of darker grass and a few tufts."""
    for place in _places(random, 3, 44, 12):
        patch = disc(place.x(), place.y(), random.uniform(16, 30), random.uniform(9, 16))
        fill(painter, patch, faint(season.ground_dark, 0.28))
    painter.setPen(pen(faint(season.ground_dark.darker(118), 0.7), 2))
    for place in _places(random, 5, 72):
        for lean in (-4.0, 0.0, 4.0):
            painter.drawLine(place, place + QPointF(lean, -6 + abs(lean) * 0.4))


def _snow(painter: QPainter, random: Random, season: inks.Season) -> None:
    """Draw faint drifts."""
    for place in _places(random, 4, 58, 14):
        wide = random.uniform(20, 36)
        drift = QPainterPath(place - QPointF(wide, 0))
        drift.quadTo(place - QPointF(0, wide * 0.42), place + QPointF(wide, 0))
        drift.quadTo(place - QPointF(0, wide * 0.14), place - QPointF(wide, 0))
        fill(painter, drift, faint(season.ground_dark, 0.7))


def _dunes(painter: QPainter, random: Random, season: inks.Season) -> None:
    """Draw faint ripples of sand."""
    for place in _places(random, 3, 56, 24):
        for row in range(2):
            start = place + QPointF(row * 9 - 28, row * 8)
            ripple = QPainterPath(start)
            ripple.quadTo(start + QPointF(12, -7), start + QPointF(24, 0))
            ripple.quadTo(start + QPointF(34, 6), start + QPointF(46, -1))
            stroke(painter, ripple, faint(season.ground_dark, 0.9), 2.4)


def _sand(painter: QPainter, random: Random, season: inks.Season) -> None:
    """Draw grains of sand and a ripple or two."""
    for place in _places(random, 16, 76):
        size = random.uniform(1.1, 2.2)
        fill(painter, disc(place.x(), place.y(), size), faint(inks.SAND_DARK.darker(112), 0.75))
    for place in _places(random, 2, 52):
        ripple = QPainterPath(place - QPointF(20, 0))
        ripple.quadTo(place + QPointF(-9, -6), place)
        ripple.quadTo(place + QPointF(10, 6), place + QPointF(20, 0))
        stroke(painter, ripple, faint(inks.SAND_DARK, 0.8), 2.4)


def _waves(painter: QPainter, random: Random, season: inks.Season) -> None:
    """Draw a few waves."""
    for place in _places(random, 5, 66, 12):
        wave = QPainterPath(place - QPointF(15, 0))
        wave.quadTo(place + QPointF(-7.5, -7), place)
        wave.quadTo(place + QPointF(7.5, -7), place + QPointF(15, 0))
        stroke(painter, wave, faint(inks.SEA_LIGHT, 0.75), 2.6)


_TEXTURES: Mapping[str, Callable[[QPainter, Random, inks.Season], None]] = {
    Landscape.COUNTRYSIDE: _meadow,
    Landscape.PACIFIC: _meadow,
    Landscape.WINTER: _snow,
    Landscape.DESERT: _dunes,
    "beach": _sand,
    "ocean": _waves,
}
"""What lightens up wide ground, by its kind, and that of a countryside by its landscape."""
