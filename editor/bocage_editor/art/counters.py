"""Empty counters: their shapes, their colours, and the figures that they count."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import pen, polygon
from bocage_editor.art.lettering import lettering
from bocage_editor.art.shapes import Tones, stroked
from bocage_schema.ids import Side

COUNTER = QRectF(-52, -29, 104, 74)
"""Where a counter lies in its hex."""
_STRIP = 32.0
"""Where the strip at the lower edge begins."""

_HUES: Mapping[str | None, tuple[int, float]] = {
    "us": (72, 0.36),
    "british": (42, 0.46),
    "commonwealth": (30, 0.36),
    "russian": (12, 0.42),
    "french": (214, 0.44),
    "chinese": (100, 0.30),
    "german": (208, 0.20),
    "japanese": (44, 0.48),
    "italian": (158, 0.26),
}
"""Hue and saturation of the figures of an army; the side says how light they are."""

_NEUTRAL: Mapping[str, float] = {
    "field": 0.95,
    "field_light": 1.0,
    "strip": 0.88,
    "rim": 0.78,
    "edge": 0.3,
    "pip": 0.4,
    "body": 0.72,
    "light": 0.9,
    "dark": 0.56,
    "steel": 0.45,
    "skin": 0.85,
    "line": 0.25,
    "years": 0.4,
}
"""How light each tone is on a counter that belongs to nobody."""

_USUAL_ARMY: Mapping[Side | None, str | None] = {
    Side.ALLIES: "us",
    Side.AXIS: "german",
    None: None,
}


@cache
def tones_of(side: Side | None, army: str | None) -> Tones:
    """Return the colours of a counter: light ground for the Allies, dark for the Axis."""
    hue, saturation = _HUES.get(army) or _HUES.get(_USUAL_ARMY[side]) or (48, 0.0)

    def tone(lightness: float, strength: float = 1.0) -> QColor:
        return QColor.fromHslF(hue / 360, min(saturation * strength, 1.0), lightness)

    if side is Side.AXIS:
        return {
            "field": tone(0.27),
            "field_light": tone(0.36),
            "strip": tone(0.19),
            "rim": tone(0.62, 0.8),
            "edge": tone(0.09),
            "pip": tone(0.88, 0.7),
            "body": tone(0.72, 0.9),
            "light": tone(0.9, 0.8),
            "dark": tone(0.5, 0.8),
            "steel": tone(0.8, 0.3),
            "skin": QColor("#f0d9c0"),
            "line": tone(0.08),
            "years": tone(0.88, 0.7),
        }
    if side is None:
        return {name: tone(lightness, 0.5) for name, lightness in _NEUTRAL.items()}
    return {
        "field": tone(0.83, 0.95),
        "field_light": tone(0.92, 0.95),
        "strip": tone(0.7, 0.85),
        "rim": tone(0.97, 0.9),
        "edge": tone(0.18),
        "pip": tone(0.16),
        "body": tone(0.36, 1.1),
        "light": tone(0.58, 1.1),
        "dark": tone(0.23, 1.1),
        "steel": tone(0.22, 0.25),
        "skin": QColor("#eec49a"),
        "line": tone(0.09),
        "years": tone(0.14),
    }


class Blank(NamedTuple):
    """The parts of a counter that nothing is printed on."""

    outline: QPainterPath
    strip: QPainterPath
    """The lower edge, where the figures are counted."""
    rim: QPainterPath


@cache
def blank(side: Side | None, *, elite: bool) -> Blank:
    """Return the counter of a side; its paths are kept and not to be changed."""
    outline = _outline(side, elite=elite)
    strip = QPainterPath()
    strip.addRect(QRectF(COUNTER.left(), _STRIP, COUNTER.width(), COUNTER.bottom() - _STRIP))
    rim = stroked(outline, 8)
    return Blank(outline, outline.intersected(strip), rim.intersected(outline))


def _outline(side: Side | None, *, elite: bool) -> QPainterPath:
    """Return the outline of a counter.

    Upper corners are round for special forces; lower corners are cut for the Axis, and round
    for a unit that belongs to nobody.
    """
    box, cut = COUNTER, 13.0
    round_by = 19.0 if elite else 1.5
    path = QPainterPath(QPointF(box.left(), box.top() + round_by))
    path.quadTo(box.topLeft(), QPointF(box.left() + round_by, box.top()))
    path.lineTo(box.right() - round_by, box.top())
    path.quadTo(box.topRight(), QPointF(box.right(), box.top() + round_by))
    if side is Side.AXIS:
        path.lineTo(box.right(), box.bottom() - cut)
        path.lineTo(box.right() - cut, box.bottom())
        path.lineTo(box.left() + cut, box.bottom())
        path.lineTo(box.left(), box.bottom() - cut)
    elif side is Side.ALLIES:
        path.lineTo(box.bottomRight())
        path.lineTo(box.bottomLeft())
    else:
        path.lineTo(box.right(), box.bottom() - cut)
        path.quadTo(box.bottomRight(), QPointF(box.right() - cut, box.bottom()))
        path.lineTo(box.left() + cut, box.bottom())
        path.quadTo(box.bottomLeft(), QPointF(box.left(), box.bottom() - cut))
    path.closeSubpath()
    return path


def draw_blank(painter: QPainter, counter: Blank, tones: Tones) -> None:
    """Draw a counter without anything on it."""
    painter.fillPath(counter.outline.translated(3, 4), inks.SHADOW)
    sheen = QLinearGradient(COUNTER.topLeft(), COUNTER.bottomRight())
    sheen.setColorAt(0, tones["field_light"])
    sheen.setColorAt(0.7, tones["field"])
    painter.fillPath(counter.outline, sheen)
    painter.fillPath(counter.strip, tones["strip"])
    painter.fillPath(counter.rim, tones["rim"])
    painter.strokePath(counter.outline, pen(tones["edge"], 3))


def draw_pips(
    painter: QPainter, side: Side | None, count: int, numbered: bool, tones: Tones
) -> None:
    """Draw one dot for each figure: diamonds for the Axis, rings for nobody.

    Beside a number there is room for five, which is more than the rules ever give.
    """
    shown = min(count, 5)
    path = QPainterPath()
    for number in range(shown):
        at = QPointF((number - (shown - 1) / 2) * 12 - (8 if numbered else 0), 37.5)
        if side is Side.AXIS:
            r = 4.4
            corners = ((r, 0), (0, r), (-r, 0), (0, -r))
            path.addPath(polygon((at.x() + x, at.y() + y) for x, y in corners))
        else:
            path.addEllipse(at, 3.6, 3.6)
    if side is None:
        painter.strokePath(path, pen(tones["pip"], 1.6))
    else:
        painter.fillPath(path, tones["pip"])


def draw_number(painter: QPainter, figures: int, tones: Tones) -> None:
    """Draw the number of figures where it is not the usual one."""
    at = QPointF(43, 36)
    painter.setPen(pen(tones["edge"], 2.5))
    painter.setBrush(inks.PAPER)
    painter.drawEllipse(at, 13.5, 13.5)
    painter.fillPath(lettering(str(figures), at, 21, 19), inks.INK)
