"""Medals: the token of a side, and on it the decoration of a nation.

Tokens of the Allies are light and round, those of the Axis dark with cut corners, and one that
either side may win is half of each.
"""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.badge_signs import rays, star
from bocage_editor.art.brush import pen
from bocage_editor.art.emblems import LIVERIES, chamfered
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_editor.art.shapes import Shape, Shapes, draw
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side

PLACE = QPointF(52, -52)
"""Where medals lie in their hex."""
RADIUS = 26.0

_GOLD, _GOLD_LIGHT, _GOLD_DARK = "#e9b72f", "#fbe28a", "#8a6410"
_BRONZE, _BRONZE_LIGHT = "#8f5a33", "#c08d62"
_RIM = QColor("#e6c766")
_SILVER, _BLACK, _WHITE = "#dfe4e8", "#17181a", "#ffffff"


class Ribbon(NamedTuple):
    """The ribbon that a decoration hangs on."""

    ground: str
    stripes: tuple[tuple[float, float, str], ...] = ()
    """Left edge, width and colour of each stripe."""


def _ribbon(ribbon: Ribbon) -> Shapes:
    """Return a ribbon 18 wide above the middle."""
    band = "M -9 -21 L 9 -21 L 9 -9 L 0 -4 L -9 -9 Z"
    stripes = (Shape(f"R {left} -21 {width} 13", colour) for left, width, colour in ribbon.stripes)
    return (Shape(band, _BLACK, 3), Shape(band, ribbon.ground), *stripes)


def _pattee(reach: float, y: float) -> str:
    """Return a cross whose arms widen outwards."""
    w, n = reach * 0.46, reach * 0.16
    r = reach
    return (
        f"M {-n} {y - n} L {-w} {y - r} L {w} {y - r} L {n} {y - n} L {r} {y - w} L {r} {y + w} "
        f"L {n} {y + n} L {w} {y + r} L {-w} {y + r} L {-n} {y + n} L {-r} {y + w} "
        f"L {-r} {y - w} Z"
    )


DESIGNS: Mapping[str, Shapes] = {
    "medal_of_honor": (
        *_ribbon(Ribbon("#7fb6e0", ((-1.2, 2.4, _WHITE),))),
        Shape(star(15.5, 0, 7), _GOLD_DARK, 3),
        Shape(star(15.5, 0, 7), _GOLD),
        Shape("O 0 7 5", _GOLD_DARK, 1.6),
        Shape("O 0 7 4.4", _GOLD_LIGHT),
    ),
    "victoria_cross": (
        *_ribbon(Ribbon("#8d1c35")),
        Shape(_pattee(13.5, 6.5), "#3d2412", 3),
        Shape(_pattee(13.5, 6.5), _BRONZE),
        Shape("M -5.4 -6 L 5.4 -6", _BRONZE_LIGHT, 1.8),
        Shape("O 0 6.5 4.6", _BRONZE_LIGHT),
        Shape("O 0 6.5 2.2", _BRONZE),
    ),
    "hero_of_the_soviet_union": (
        *_ribbon(Ribbon("#c9242b")),
        Shape(star(16.5, 0, 7.5, inner=0.38), "#6e4a08", 3),
        Shape(star(16.5, 0, 7.5, inner=0.38), _GOLD),
        Shape(
            "M 0 7.5 L 0 -7 M 0 7.5 L 14 3 M 0 7.5 L 9 19 M 0 7.5 L -9 19 M 0 7.5 L -14 3",
            _GOLD_LIGHT,
            1.6,
        ),
    ),
    "iron_cross": (
        *_ribbon(
            Ribbon(
                "#b3262c",
                ((-9, 3.2, _BLACK), (5.8, 3.2, _BLACK), (-5.8, 2.4, _WHITE), (3.4, 2.4, _WHITE)),
            )
        ),
        Shape(_pattee(13.2, 5.6), _BLACK, 5),
        Shape(_pattee(13.2, 5.6), _SILVER, 2.8),
        Shape(_pattee(12.8, 5.6), _BLACK),
    ),
    "medal_of_valor": (
        *_ribbon(Ribbon("#2f6fb8")),
        Shape("O 0 7.5 13", _GOLD_DARK, 3),
        Shape("O 0 7.5 13", _GOLD),
        Shape("M -12 7.5 Q 0 30 12 7.5", "#3b8544", 3.6),
        Shape("M -12 7.5 Q 0 30 12 7.5", "#3b8544"),
        Shape("R -8 -1 5.4 15", "#2f8a43"),
        Shape("R -2.6 -1 5.2 15", _WHITE),
        Shape("R 2.6 -1 5.4 15", "#c22f2a"),
        Shape("R -8 -1 16 15", _GOLD_DARK, 1.8),
    ),
    "order_of_the_golden_kite": (
        *_ribbon(Ribbon("#2f9a8c", ((-7.4, 2.6, _WHITE), (4.8, 2.6, _WHITE)))),
        Shape(rays(8, 6, 16, 0, 6.5), _BLACK, 2.4),
        Shape(rays(8, 6, 16, 0, 6.5), "#c8352d"),
        Shape("O 0 6.5 7.4", "#f3ead0"),
        Shape(
            "M -15 1 Q -6 2 0 6 Q 6 2 15 1 Q 9 9 3 10 L 0 15 L -3 10 Q -9 9 -15 1 Z",
            _GOLD_DARK,
            2.4,
        ),
        Shape("M -15 1 Q -6 2 0 6 Q 6 2 15 1 Q 9 9 3 10 L 0 15 L -3 10 Q -9 9 -15 1 Z", _GOLD),
        Shape("O 0 4.4 2.6", _GOLD),
    ),
    "both_sides_medal": (
        Shape(star(11, -11.4, 0.6), "#2f5b34"),
        Shape("M 12 -8.4 L 12 8.4 M 4.6 0 L 19.4 0", "#f2f4f5", 5.4),
    ),
    "blank_allied_medal": (Shape("O 0 0 16", "#2c5fa8", 3.4), Shape(star(13), "#2c5fa8")),
    "blank_axis_medal": (
        Shape(
            "M -11 -14 L 11 -14 L 14 -11 L 14 11 L 11 14 L -11 14 L -14 11 L -14 -11 Z",
            "#d5564b",
            3.4,
        ),
        Shape("M 0 -9 L 0 9 M -9 0 L 9 0", "#d5564b", 6),
    ),
}
"""What lies on the token, by the id of the medal."""


def token(side: Side | None) -> QPainterPath:
    """Return the outline of the token of a side around the origin; None: of both."""
    path = QPainterPath()
    centre = QPointF(0, 0)
    if side is Side.AXIS:
        return chamfered(centre, RADIUS * 0.94, 9)
    path.addEllipse(centre, RADIUS, RADIUS)
    if side is Side.ALLIES:
        return path
    left, right = QPainterPath(), QPainterPath()
    left.addRect(QRectF(-RADIUS, -RADIUS, RADIUS, 2 * RADIUS))
    right.addRect(QRectF(0, -RADIUS, RADIUS, 2 * RADIUS))
    return path.intersected(left).united(token(Side.AXIS).intersected(right))


def draw_token(painter: QPainter, side: Side | None) -> None:
    """Draw an empty token around the origin."""
    outline = token(side)
    painter.fillPath(outline.translated(2.5, 3.5), inks.SHADOW)
    painter.fillPath(outline, LIVERIES[side or Side.ALLIES].plate)
    if side is None:
        right = QPainterPath()
        right.addRect(QRectF(0, -RADIUS, RADIUS, 2 * RADIUS))
        painter.fillPath(outline.intersected(right), LIVERIES[Side.AXIS].plate)
    painter.strokePath(outline, pen(inks.INK, 6))
    painter.strokePath(outline, pen(_RIM, 2.6))


def _medal(medal: str, painter: QPainter, look: TileLook) -> None:
    painter.save()
    painter.translate(PLACE)
    draw_token(painter, catalogue().medals[medal].side)
    draw(painter, DESIGNS[medal], {})
    painter.restore()


PICTURES: Mapping[str, Picture] = {
    medal: Picture(top=partial(_medal, medal), turns=False) for medal in DESIGNS
}
"""Pictures by id of the piece."""
