"""Wire, sandbags and hedgehogs."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtGui import QPainter

from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_editor.art.plans import Plan, draw_plan, outlined, spread, tones_of
from bocage_editor.art.shapes import Shape, Shapes
from bocage_schema.catalogue.pieces import Landscape

_BAG, _BAG_LIGHT, _BAG_LINE = "#d8bd83", "#eddcae", "#5f4a26"


def _bag(x: float, y: float) -> Shapes:
    left, right, top, bottom = x - 13, x + 13, y - 7.4, y + 7.4
    sack = (
        f"M {left + 3} {top} Q {x} {top - 2} {right - 3} {top} Q {right + 2} {y} {right - 3} "
        f"{bottom} Q {x} {bottom + 1} {left + 3} {bottom} Q {left - 2} {y} {left + 3} {top} Z"
    )
    return (
        Shape(sack, _BAG_LINE, 3.4),
        Shape(sack, _BAG),
        Shape(f"M {left + 4} {top + 3} Q {x} {top + 0.6} {right - 6} {top + 3}", _BAG_LIGHT, 2.6),
        Shape(f"M {right - 3} {y - 3} L {right - 3} {y + 3}", _BAG_LINE, 1.4),
    )


SANDBAGS = Plan(
    "B -74 50 148 24 8",
    tuple(
        shape
        for y, first, last, count in ((66, -60, 60, 6), (52, -48, 48, 5))
        for x in spread(first, last, count)
        for shape in _bag(x, y)
    ),
)
SEA_WALL = Plan(
    "R -76 42 152 30",
    (
        *outlined("M -76 42 L 76 42 L 78 72 L -78 72 Z", "concrete", "outline", 3.6),
        Shape("R -75 43 150 9", "concrete_light"),
        Shape(
            "M -50 54 L -50 71 M -17 54 L -17 71 M 17 54 L 17 71 M 50 54 L 50 71",
            "concrete_dark",
            2,
        ),
        Shape("M -76 53 L 76 53", "concrete_dark", 1.8),
    ),
)


def _coil(y: float, count: int, radius: float) -> str:
    return " ".join(f"E {x:.1f} {y} {radius * 0.72:.1f} {radius}" for x in spread(-58, 58, count))


def _barbs(y: float, reach: float) -> str:
    return " ".join(
        f"M {x - 3:.1f} {at - 3:.1f} L {x + 3:.1f} {at + 3:.1f} "
        f"M {x + 3:.1f} {at - 3:.1f} L {x - 3:.1f} {at + 3:.1f}"
        for number, x in enumerate(spread(-60, 60, 9))
        for at in (y - reach if number % 2 else y + reach,)
    )


WIRE = Plan(
    "",
    (
        Shape("E 4 71 74 5", "shade"),
        Shape("M -66 38 L -66 72 M 0 38 L 0 72 M 66 38 L 66 72", "outline", 7.4),
        Shape("M -66 38 L -66 72 M 0 38 L 0 72 M 66 38 L 66 72", "wood", 4.2),
        Shape(_coil(56, 9, 15), "paper", 5),
        Shape(_coil(56, 9, 15), "steel_dark", 2.6),
        Shape("M -74 47 L 74 47 M -74 64 L 74 64", "steel_dark", 1.8),
        Shape(_barbs(56, 14), "steel_dark", 2),
    ),
)


def _beam(x1: float, y1: float, x2: float, y2: float, tone: str) -> Shapes:
    """Return a steel girder: two flanges and the web between them."""
    line = f"M {x1} {y1} L {x2} {y2}"
    return (
        Shape(line, "ink", 19),
        Shape(line, tone, 14),
        Shape(line, "steel_dark", 6),
        Shape(f"M {x1 - 1} {y1 - 4} L {x2 - 1} {y2 - 4}", "steel_light", 2),
    )


HEDGEHOG = Plan(
    "",
    (
        Shape("M -62 62 L -22 56 L 6 66 L 52 70 L 78 60 L 34 50 L -30 50 Z", "shade"),
        *_beam(-6, -50, 10, 62, "steel"),
        *_beam(62, -34, -62, 54, "rust"),
        *_beam(-62, -32, 64, 56, "steel"),
        Shape("B -13 -1 28 22 4", "ink"),
        Shape("B -10 2 22 16 3", "steel_light"),
        Shape("O -5 6 2 O 7 6 2 O -5 14 2 O 7 14 2", "ink"),
    ),
)


def _obstacle(plan: Plan, painter: QPainter, look: TileLook) -> None:
    """Draw an obstacle; in its second orientation it lies on the other side of the hex."""
    shown = SEA_WALL if "sea_wall" in look.traits else plan
    turn_deg = 180 if look.orientation % 2 == 0 and plan is not HEDGEHOG else 0
    draw_plan(painter, shown, tones_of(Landscape.COUNTRYSIDE), turn_deg)


PICTURES: Mapping[str, Picture] = {
    "wire": Picture(top=partial(_obstacle, WIRE)),
    "sandbags": Picture(top=partial(_obstacle, SANDBAGS)),
    "hedgehog": Picture(top=partial(_obstacle, HEDGEHOG)),
}
"""Pictures by id of the piece."""
