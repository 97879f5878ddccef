"""Marks over a board that are no part of it: the selection, what a tool would do, findings."""

from collections.abc import Collection, Iterable
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from bocage_editor.art.frame import hexagon
from bocage_editor.canvas.layout import Layout
from bocage_schema.hexes import Hex, neighbours


class MarkKind(IntEnum):
    """What a mark stands for, from the lowest to the highest."""

    CAME = 0
    """Where two maps differ: something came, is another thing, has gone."""
    OTHERWISE = 1
    GONE = 2
    OVERLAY_GOOD = 3
    """What an overlay tells: for the better, half so, for the worse."""
    OVERLAY_HALF = 4
    OVERLAY_BAD = 5
    FINDING_INFO = 6
    FINDING_WARNING = 7
    FINDING_ERROR = 8
    GROUP = 9
    """Hexes of an objective or an exit."""
    FOUND = 10
    """What was looked for."""
    SELECTION = 11
    REGION = 12
    """What a click would fill."""
    FINE = 13
    """Where a piece would go, and nothing speaks against it."""
    SHORT = 14
    """The same, but there are no more of it in the boxes."""
    REFUSED = 15
    REACH = 16
    """Where a unit may go and still battle."""
    REACH_ONLY = 17
    """Where it may go, but does not battle then."""
    LIVE = 18
    """Units, or hexes, that may be chosen."""
    ORDERED = 19
    TARGET = 20
    ACTIVE = 21
    """The unit that is chosen."""
    HOVER = 22
    CURSOR = 23


class Ink(NamedTuple):
    """How a kind of mark is drawn: never by colour alone."""

    colour: QColor
    width_px: float
    style: Qt.PenStyle
    pattern: Qt.BrushStyle
    whole: bool
    """True: one outline around all hexes; False: each hex has its own."""
    inset: float


_SOLID, _DASH, _DOT = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine
_DASH_DOT = Qt.PenStyle.DashDotLine
_NONE = Qt.BrushStyle.NoBrush
_BETTER = Ink(QColor("#1f8a3b"), 1.5, _SOLID, Qt.BrushStyle.Dense6Pattern, True, 1.0)
_HALF = Ink(QColor("#b86e00"), 1.5, _DASH, Qt.BrushStyle.BDiagPattern, True, 1.0)
_WORSE = Ink(QColor("#c0261c"), 1.5, _DOT, Qt.BrushStyle.DiagCrossPattern, True, 1.0)
INKS = {
    MarkKind.CAME: Ink(QColor("#1f8a3b"), 2.5, _SOLID, Qt.BrushStyle.Dense5Pattern, True, 1.0),
    MarkKind.OTHERWISE: Ink(QColor("#b86e00"), 2.5, _DASH, Qt.BrushStyle.FDiagPattern, True, 1.0),
    MarkKind.GONE: Ink(QColor("#c0261c"), 2.5, _DOT, Qt.BrushStyle.CrossPattern, True, 1.0),
    MarkKind.OVERLAY_GOOD: _BETTER,
    MarkKind.OVERLAY_HALF: _HALF,
    MarkKind.OVERLAY_BAD: _WORSE,
    MarkKind.FINDING_INFO: Ink(QColor("#2b6cb0"), 2, _DOT, _NONE, False, 0.86),
    MarkKind.FINDING_WARNING: Ink(QColor("#b86e00"), 2.5, _DASH, _NONE, False, 0.86),
    MarkKind.FINDING_ERROR: Ink(QColor("#c0261c"), 3, _SOLID, _NONE, False, 0.86),
    MarkKind.GROUP: Ink(QColor("#8a5a00"), 3, _DASH, Qt.BrushStyle.BDiagPattern, True, 1.0),
    MarkKind.FOUND: Ink(QColor("#6b2fb3"), 3, _DASH_DOT, Qt.BrushStyle.Dense7Pattern, False, 0.92),
    MarkKind.SELECTION: Ink(QColor("#1460d2"), 3, _SOLID, Qt.BrushStyle.Dense6Pattern, True, 1.0),
    MarkKind.REGION: Ink(QColor("#1460d2"), 2, _DASH, Qt.BrushStyle.Dense7Pattern, True, 1.0),
    MarkKind.FINE: Ink(QColor("#1f8a3b"), 3, _SOLID, _NONE, True, 1.0),
    MarkKind.SHORT: Ink(QColor("#c77700"), 3, _DASH, _NONE, True, 1.0),
    MarkKind.REFUSED: Ink(QColor("#c0261c"), 3, _DOT, Qt.BrushStyle.DiagCrossPattern, True, 1.0),
    MarkKind.REACH: Ink(QColor("#1f8a3b"), 2, _SOLID, Qt.BrushStyle.Dense6Pattern, True, 1.0),
    MarkKind.REACH_ONLY: Ink(QColor("#b86e00"), 2, _DASH, Qt.BrushStyle.BDiagPattern, True, 1.0),
    MarkKind.LIVE: Ink(QColor("#1460d2"), 3, _SOLID, _NONE, False, 0.9),
    MarkKind.ORDERED: Ink(QColor("#d6a400"), 3, _DASH, _NONE, False, 0.8),
    MarkKind.TARGET: Ink(QColor("#c0261c"), 3.5, _SOLID, _NONE, False, 0.86),
    MarkKind.ACTIVE: Ink(QColor("#1460d2"), 5, _SOLID, Qt.BrushStyle.Dense7Pattern, False, 0.94),
    MarkKind.HOVER: Ink(QColor(20, 20, 20, 190), 1.5, _SOLID, _NONE, False, 0.97),
    MarkKind.CURSOR: Ink(QColor("#d01c8b"), 3, _SOLID, _NONE, False, 0.93),
}


def draw_mark(
    painter: QPainter,
    layout: Layout,
    kind: MarkKind,
    hexes: frozenset[Hex],
    near: Collection[Hex],
    scale: float,
) -> None:
    """Draw what of a mark lies ``near``, those hexes of the board that are painted.

    The painter measures in art units, ``scale`` is in pixels each.
    """
    shown = [at for at in near if at in hexes]
    if not shown:
        return
    ink = INKS[kind]
    path = _outline(layout, shown, hexes) if ink.whole else _hexagons(layout, shown, ink.inset)
    if ink.pattern is not _NONE:
        colour = QColor(ink.colour)
        colour.setAlpha(110)
        brush = QBrush(colour, ink.pattern)
        brush.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        painter.fillPath(_hexagons(layout, shown, 1.002), brush)
    rim = QPen(QColor(255, 255, 255, 170), (ink.width_px + 2.5) / scale)
    line = QPen(ink.colour, ink.width_px / scale, ink.style)
    for each in (rim, line):
        each.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, each)


def _hexagons(layout: Layout, shown: Iterable[Hex], inset: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for at in shown:
        path.addPath(hexagon(inset).translated(layout.centre(at)))
    return path


def _outline(layout: Layout, shown: Iterable[Hex], hexes: frozenset[Hex]) -> QPainterPath:
    """Return the edges between hexes of a set and others."""
    path = QPainterPath()
    for at in shown:
        corners = layout.corners(at)
        for edge, near in enumerate(neighbours(at)):
            if near in hexes:
                continue
            side = layout.edge(edge)
            path.moveTo(corners[side])
            path.lineTo(corners[(side + 1) % 6])
    return path


def mark_bounds(layout: Layout, at: Hex) -> QRectF:
    """Return the rectangle within which marks on a hex are drawn."""
    margin = QPointF(110, 120)
    centre = layout.centre(at)
    return QRectF(centre - margin, centre + margin)
