"""Lines from edge to edge of a hex, as points that lie close together.

What has to be placed along a line, such as sleepers and hachures, needs its points; a path for
the painter is made of them by `brush.polyline`.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from bocage_editor.art.brush import polyline
from bocage_editor.art.frame import EDGE_MIDDLES, HEXAGON
from bocage_schema.catalogue.pieces import EDGES, Edge

Course = Sequence[QPointF]
"""A line through points, from its start to its end."""

_STEPS = 24
_OVERLAP = 1.2


class Spot(NamedTuple):
    """A place on a course."""

    at: QPointF
    left: QPointF
    """The direction to the left of the course, of length 1."""


def courses(edges: Iterable[Edge]) -> list[Course]:
    """Return the lines that join the middles of edges within a hex, main lines first.

    They leave the hex at right angles to its edges, so that they flow on in the next hex.
    Opposite edges are joined by straight lines, and every other edge by curves to those that are
    not adjacent to it.  Three edges without opposite ones meet in the middle, a single edge ends
    there.
    """
    numbers = sorted(EDGES.index(edge) for edge in edges)
    pairs = [(a, b) for place, a in enumerate(numbers) for b in numbers[place + 1 :]]
    straight = [(a, b) for a, b in pairs if b - a == 3]
    met = {number for pair in straight for number in pair}
    branches = [(a, b) for a, b in pairs if b - a in (2, 4) and not {a, b} <= met]
    found = [_curve(a, b) for a, b in (*straight, *branches)]
    if not found and len(numbers) == 2:
        return [_curve(*numbers)]
    if len(found) != 1 and not straight:
        found = [_curve(a, b, 0.22) for a, b in branches]
        found += [[EDGE_MIDDLES[number], QPointF(0, 0)] for number in numbers]
    return found


def _curve(start: int, end: int, pull: float = 0.45) -> Course:
    """Return the line between the middles of two edges; less pull leads it past the centre."""
    here, there = EDGE_MIDDLES[start % 6], EDGE_MIDDLES[end % 6]
    turn = (start - end) % 6
    if turn == 3:
        return [here, there]
    if turn in (1, 5):
        pull = 0.6
    return bent(here, here * pull, there * pull, there)


def bent(start: QPointF, leave: QPointF, reach: QPointF, end: QPointF) -> Course:
    """Return a cubic curve by its ends and its two control points."""
    points = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        points.append(
            start * (u * u * u) + leave * (3 * u * u * t) + reach * (3 * u * t * t) + end * (t**3)
        )
    return points


def path_of(lines: Iterable[Course]) -> QPainterPath:
    """Return courses as one path, which reaches a little over the edges of the hex.

    So no seam shows where it goes on in the next hex.
    """
    path = QPainterPath()
    for line in lines:
        path.addPath(polyline([*_beyond(line[0]), *line, *_beyond(line[-1])]))
    return path


def _beyond(end: QPointF) -> list[QPointF]:
    """Return a point a little further out than the end of a line, if that lies on an edge."""
    edge = max(EDGE_MIDDLES, key=lambda middle: QPointF.dotProduct(middle, end))
    point = end + edge * (_OVERLAP / hypot(edge.x(), edge.y()))
    return [] if HEXAGON.contains(point) else [point]


def length_of(course: Course) -> float:
    """Return the length of a course."""
    return sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(course))


def spots(course: Course, gap: float) -> list[Spot]:
    """Return places along a course about so far apart, half of it from its ends."""
    total = length_of(course)
    count = max(1, round(total / gap))
    return spots_at(course, [(number + 0.5) * total / count for number in range(count)])


def spots_at(course: Course, distances: Iterable[float]) -> list[Spot]:
    """Return the places at rising distances from the start of a course."""
    found = []
    walked, number = 0.0, 0
    for distance in distances:
        while True:
            a, b = course[number], course[number + 1]
            step = hypot(b.x() - a.x(), b.y() - a.y())
            if walked + step >= distance or number + 2 >= len(course):
                break
            walked += step
            number += 1
        ahead = (b - a) / (step or 1)
        found.append(Spot(a + ahead * (distance - walked), QPointF(ahead.y(), -ahead.x())))
    return found


def beside(course: Course, left: float) -> Course:
    """Return the line that runs so far to the left of a course, to its right if negative."""
    moved = []
    for number, point in enumerate(course):
        before, after = course[max(0, number - 1)], course[min(len(course) - 1, number + 1)]
        ahead = after - before
        size = hypot(ahead.x(), ahead.y()) or 1
        moved.append(point + QPointF(ahead.y(), -ahead.x()) * (left / size))
    return moved


def gap_between(course: Course, point: QPointF) -> float:
    """Return how far a point lies from a course."""
    nearest = float("inf")
    for a, b in pairwise(course):
        along, off = b - a, point - a
        size = QPointF.dotProduct(along, along) or 1
        share = min(1.0, max(0.0, QPointF.dotProduct(along, off) / size))
        rest = off - along * share
        nearest = min(nearest, hypot(rest.x(), rest.y()))
    return nearest
