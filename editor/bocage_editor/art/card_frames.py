"""The frames and the back of command cards.

Section cards have round corners and a straight band; tactic cards have cut corners and a band
that ends in a point.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import box, disc, draw, fill, outline_of, pen, polygon, stroke
from bocage_editor.art.frame import hexagon
from bocage_editor.art.shapes import path_of
from bocage_schema.catalogue.pieces import Landscape

CARD = QRectF(0, 0, 132, 190)
"""The size of a card; everything on it is in these units."""
BAND_HEIGHT = 27.0
SECTION_INK = QColor("#3d5a2f")
TACTIC_INK = QColor("#7a3423")
TACTIC_STRIPE = QColor("#a9573c")
SECTION_STRIPE = QColor("#7d9a58")
EDGE = QColor("#26241f")
RIM = QColor("#fffdf6")
_CUT = 10.0
_ROUND = 9.0


def card_outline(*, tactic: bool, inset: float = 0.0) -> QPainterPath:
    """Return the outline of a card, or one that runs within it."""
    area = CARD.adjusted(1 + inset, 1 + inset, -1 - inset, -1 - inset)
    if not tactic:
        round_by = max(_ROUND - inset, 1.5)
        return box(area.x(), area.y(), area.width(), area.height(), round_by)
    cut = max(_CUT - inset * 0.58, 2)
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    return polygon(
        [
            *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
            *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
        ]
    )


def _band(*, tactic: bool) -> QPainterPath:
    inner = card_outline(tactic=tactic, inset=3.5)
    strip = QPainterPath()
    if tactic:
        low = 4.5 + BAND_HEIGHT
        strip.addPolygon(
            [
                *(QPointF(0, 0), QPointF(132, 0), QPointF(132, low - 3)),
                *(QPointF(66, low + 4), QPointF(0, low - 3), QPointF(0, 0)),
            ]
        )
    else:
        strip.addRect(QRectF(0, 0, 132, 4.5 + BAND_HEIGHT))
    return inner.intersected(strip)


def draw_frame(painter: QPainter, *, tactic: bool) -> None:
    """Draw a card with its band and nothing on it."""
    outline = card_outline(tactic=tactic)
    fill(painter, outline, RIM)
    painter.strokePath(outline, pen(EDGE, 1.4))
    fill(painter, card_outline(tactic=tactic, inset=3.5), inks.PAPER)
    ink = TACTIC_INK if tactic else SECTION_INK
    band = _band(tactic=tactic)
    fill(painter, band, ink)
    if tactic:
        _draw_hatching(painter)
    else:
        painter.fillRect(QRectF(4.5, 4.5 + BAND_HEIGHT, 123, 2.2), SECTION_STRIPE)
    painter.strokePath(card_outline(tactic=tactic, inset=3.5), pen(ink, 1.2))


def _draw_hatching(painter: QPainter) -> None:
    """Draw slanting lines along the lower edge of a tactic card."""
    inner = card_outline(tactic=True, inset=4.2)
    foot = QPainterPath()
    foot.addRect(QRectF(0, 180.5, 132, 10))
    area = inner.intersected(foot)
    fill(painter, area, TACTIC_INK)
    lines = QPainterPath()
    for number in range(20):
        lines.moveTo(number * 8 - 14, 190)
        lines.lineTo(number * 8, 178)
    fill(painter, outline_of(lines, 2.2).intersected(area), TACTIC_STRIPE)


_FIELDS = (
    ("M 0 0 L 52 0 L 44 40 L 0 48 Z", "#9fb26a"),
    ("M 52 0 L 132 0 L 132 34 L 44 40 Z", "#c9b878"),
    ("M 0 48 L 44 40 L 58 92 L 0 104 Z", "#b9a76a"),
    ("M 44 40 L 132 34 L 132 84 L 58 92 Z", "#7f9a52"),
    ("M 0 104 L 58 92 L 70 146 L 0 152 Z", "#86a05a"),
    ("M 58 92 L 132 84 L 132 138 L 70 146 Z", "#bfae70"),
    ("M 0 152 L 70 146 L 76 190 L 0 190 Z", "#cdbd80"),
    ("M 70 146 L 132 138 L 132 190 L 76 190 Z", "#94aa62"),
)
_FURROWS = (
    "M 60 6 L 126 6 M 58 14 L 126 13 M 56 22 L 126 20 M 54 30 L 126 27",
    "M 6 56 L 46 49 M 6 66 L 48 59 M 6 76 L 51 69 M 6 86 L 53 79 M 6 96 L 55 88",
    "M 66 100 L 126 93 M 68 110 L 126 103 M 70 120 L 126 113 M 72 130 L 126 123",
    "M 8 160 L 66 155 M 8 168 L 68 163 M 8 176 L 70 171 M 8 183 L 71 179",
)
_HEDGES = (
    *("M 52 0 L 44 40 L 58 92 L 70 146 L 76 190", "M 0 48 L 44 40 L 132 34"),
    *("M 0 104 L 58 92 L 132 84", "M 0 152 L 70 146 L 132 138"),
)


def draw_back(painter: QPainter) -> None:
    """Draw the back of a card: fields among hedgerows, seen from the air."""
    outline = card_outline(tactic=False)
    fill(painter, outline, RIM)
    painter.strokePath(outline, pen(EDGE, 1.4))
    inner = card_outline(tactic=False, inset=5)
    summer = inks.SEASONS[Landscape.COUNTRYSIDE]
    for land, colour in _FIELDS:
        fill(painter, path_of(land).intersected(inner), QColor(colour))
    for furrows in _FURROWS:
        lines = outline_of(path_of(furrows), 1.1).intersected(inner)
        fill(painter, lines, QColor(90, 74, 30, 70))
    hedges = QPainterPath()
    hedges.setFillRule(Qt.FillRule.WindingFill)
    for hedge in _HEDGES:
        path = path_of(hedge)
        count = int(path.length() / 5.2)
        for number in range(count + 1):
            at = path.pointAtPercent(min(number / count, 1))
            wide = 3.5 + (number * 7 % 5) * 0.34
            hedges.addEllipse(at + QPointF((number % 3 - 1) * 0.7, number % 2 - 0.5), wide, wide)
    hedges = hedges.simplified().intersected(inner)
    fill(painter, hedges.translated(1.3, 1.8).intersected(inner), QColor(30, 36, 12, 90))
    draw(painter, hedges, summer.leaves, summer.leaves_dark, 1)
    fill(painter, hedges.translated(-1, -1.2).intersected(hedges), summer.leaves_light)
    fill(painter, hedges.translated(0.4, 0.5).intersected(hedges), summer.leaves)
    painter.strokePath(inner, pen(SECTION_INK, 1.6))
    _draw_crest(painter, QPointF(66, 95))


def _draw_crest(painter: QPainter, at: QPointF) -> None:
    """Draw a hex with a tree of a hedgerow in the middle of the back."""
    summer = inks.SEASONS[Landscape.COUNTRYSIDE]
    fill(painter, hexagon(0.345).translated(at + QPointF(1, 2)), inks.SHADOW)
    draw(painter, hexagon(0.34).translated(at), inks.PAPER, SECTION_INK, 2)
    stroke(painter, hexagon(0.29).translated(at), SECTION_STRIPE, 1)
    trunk = path_of("M -2.4 16 Q -1 6 -2 -2 L 2 -2 Q 1 6 2.4 16 Z").translated(at)
    draw(painter, trunk, inks.WOOD, inks.WOOD_DARK, 0.8)
    crown = QPainterPath()
    crown.setFillRule(Qt.FillRule.WindingFill)
    for x, y, r in ((-7, -3, 7), (7, -3, 7), (0, -10, 8), (-4, -8, 7), (4, -8, 7), (0, -2, 6)):
        crown.addPath(disc(at.x() + x, at.y() + y, r))
    crown = crown.simplified()
    draw(painter, crown, summer.leaves, summer.leaves_dark, 1.1)
    low = QPainterPath()
    low.setFillRule(Qt.FillRule.WindingFill)
    for x in range(-16, 17, 4):
        low.addEllipse(at + QPointF(x, 16 + x % 8 / 8), 3.2, 3.4)
    draw(painter, low.simplified(), summer.leaves_dark, summer.leaves_dark, 0.6)
