"""Ships and trains seen from above, their bows and fronts to the left."""

from bocage_editor.art.plans import Plan, lines, outlined, spread
from bocage_editor.art.shapes import Shape, Shapes

_WAKE = Shape(
    "M -76 -20 Q -40 -34 10 -30 Q 50 -30 80 -36 M -76 20 Q -40 34 10 30 Q 50 30 80 36", "paper", 3
)

_CARRIER = "M -78 -4 L -70 -26 L -40 -32 L 74 -32 L 78 -28 L 78 28 L 40 34 L -44 34 L -72 22 Z"


def _plane(x: float, y: float) -> str:
    """Return a small aircraft that points to the left."""
    return (
        f"M {x - 8} {y} L {x - 4} {y - 2} L {x - 3} {y - 9} L {x + 1} {y - 9} L {x + 1} {y - 2} "
        f"L {x + 7} {y - 1.4} L {x + 8} {y - 4} L {x + 10} {y - 4} L {x + 10} {y + 4} "
        f"L {x + 8} {y + 4} L {x + 7} {y + 1.4} L {x + 1} {y + 2} L {x + 1} {y + 9} "
        f"L {x - 3} {y + 9} L {x - 4} {y + 2} Z"
    )


AIRCRAFT_CARRIER = Plan(
    _CARRIER,
    (
        *outlined(_CARRIER, "wood_light", "ink", 4),
        Shape(lines((-66, y, 76, y) for y in spread(-24, 26, 6)), "wood", 1.4),
        Shape("M -68 -26 L -40 -31 L 74 -31 L 76 -28", "paper", 2),
        Shape(
            "M -62 0 L -44 0 M -32 0 L -14 0 M -2 0 L 16 0 M 28 0 L 46 0 M 58 0 L 74 0", "paper", 3
        ),
        Shape("R -40 -20 22 16 R 26 4 22 16", "steel", 2),
        *outlined("B -4 21 42 12 3", "steel", "ink", 2.6),
        *outlined("R 6 23.6 12 7", "steel_light", "ink", 1.6),
        Shape("O 26 27 3.4", "ink"),
        *outlined(" ".join(_plane(x, -17) for x in (8, 32, 56)), "steel_light", "ink", 2),
        *outlined(_plane(-46, 13), "steel_light", "ink", 2),
    ),
)

_DESTROYER = (
    "M -80 0 Q -58 -19 -20 -21 L 62 -19 Q 78 -16 79 0 Q 78 16 62 19 L -20 21 Q -58 19 -80 0 Z"
)


def _turret(x: float, way: int) -> Shapes:
    """Return two guns that point to the left (-1) or to the right (1)."""
    muzzle = x + way * 20
    return (
        Shape(f"M {x} -3.4 L {muzzle} -3.4 M {x} 3.4 L {muzzle} 3.4", "ink", 3),
        *outlined(f"B {x - 8} -8 16 16 4", "steel", "ink", 2.4),
    )


DESTROYER = Plan(
    _DESTROYER,
    (
        _WAKE,
        *outlined(_DESTROYER, "steel_light", "ink", 4),
        Shape(
            "M -72 0 Q -54 -13 -20 -15 L 60 -13 Q 70 -11 71 0 Q 70 11 60 13 L -20 15 "
            "Q -54 13 -72 0 Z",
            "wood_light",
        ),
        Shape(lines((-60, y, 66, y) for y in (-7, 0, 7)), "wood", 1.4),
        *outlined("B -24 -11 66 22 5", "steel", "ink", 2.4),
        *outlined(
            "M -24 -10 L -14 -14 L -2 -14 L -2 14 L -14 14 L -24 10 Z", "steel_light", "ink", 2.4
        ),
        Shape("M -19 -8 L -19 8", "ink", 2.4),
        *outlined("E 12 0 7 6 E 30 0 6 5", "steel_light", "ink", 2.4),
        Shape("E 12 0 4 3.4 E 30 0 3.4 2.8", "ink"),
        *_turret(-42, -1),
        *_turret(56, 1),
    ),
)

_BARGE = "M -70 -29 L 60 -31 Q 74 -28 74 0 Q 74 28 60 31 L -70 29 Z"
BARGE = Plan(
    _BARGE,
    (
        _WAKE,
        *outlined(_BARGE, "steel", "ink", 4),
        Shape("R -58 -21 92 42", "steel_dark"),
        Shape("R -58 -21 92 42", "steel_light", 2),
        Shape(lines((-56, y, 32, y) for y in (-10.5, 0, 10.5)), "steel", 1.4),
        *outlined("M -80 -24 L -68 -27 L -68 27 L -80 24 Z", "steel_light", "ink", 2.6),
        Shape(lines((-78, y, -70, y) for y in (-15, -5, 5, 15)), "steel_dark", 2),
        *outlined("B 42 -15 22 30 4", "steel_light", "ink", 2.6),
        Shape("M 47 -9 L 47 9", "ink", 3),
        *outlined(
            "R -44 -16 22 14 R -16 -15 18 18 R -42 4 16 12 R 6 -4 20 16",
            "wood_light",
            "wood_dark",
            2,
        ),
        Shape("M -44 -9 L -22 -9 M -16 -6 L 2 -6 M -34 4 L -34 16 M 6 4 L 26 4", "wood", 1.6),
    ),
)

_WAGON = "B -70 -24 140 48 3"
WAGON = Plan(
    _WAGON,
    (
        Shape("M -80 0 L 80 0", "steel_dark", 5),
        Shape(
            "M -78 -11 L -70 -11 M -78 11 L -70 11 M 78 -11 L 70 -11 M 78 11 L 70 11",
            "steel_dark",
            5,
        ),
        *outlined(_WAGON, "rust", "ink", 4),
        Shape("R -68 -22 136 15", "#ad6a45"),
        Shape(lines((x, -22, x, 22) for x in spread(-52, 52, 9)), "#6d3820", 1.8),
        Shape("M -68 0 L 68 0", "#6d3820", 4),
        Shape("M -68 -1.6 L 68 -1.6", "#c98a63", 1.6),
        *outlined("B -12 -6 24 12 2", "#ad6a45", "#6d3820", 2),
    ),
)

_LOCOMOTIVE = (
    "M -76 -16 L -66 -21 L 10 -21 L 10 -25 L 40 -25 L 40 -23 L 74 -23 L 74 23 L 40 23 L 40 25 "
    "L 10 25 L 10 21 L -66 21 L -76 16 Z"
)
LOCOMOTIVE = Plan(
    _LOCOMOTIVE,
    (
        Shape("M 74 0 L 82 0", "steel_dark", 5),
        Shape("M -84 -11 L -76 -11 M -84 11 L -76 11", "steel_dark", 5),
        *outlined(
            "M -76 -16 L -66 -21 L 12 -21 L 12 21 L -66 21 L -76 16 Z", "steel_dark", "ink", 4
        ),
        Shape("M -64 -17.4 L 8 -17.4 M -64 17.4 L 8 17.4", "alarm", 2.6),
        *outlined("B -70 -13 84 26 11", "steel", "ink", 2.6),
        Shape("M -60 -7 L 8 -7", "steel_light", 3.4),
        Shape("M -50 -12 L -50 12 M -32 -12 L -32 12 M -10 -12 L -10 12", "ink", 2),
        *outlined("O -58 0 7", "steel_dark", "ink", 2.4),
        Shape("O -58 0 4", "ink"),
        *outlined("O -21 0 5.4 O -1 0 4.4", "steel_light", "ink", 2),
        *outlined("R 10 -25 30 50", "steel", "ink", 3.4),
        Shape("R 12 -23 26 15", "steel_light"),
        Shape("M 12 0 L 38 0", "ink", 1.8),
        *outlined("R 44 -23 30 46", "steel_dark", "ink", 3.4),
        Shape("B 48 -18 22 36 4", "ink"),
        Shape("O 54 -9 3 O 62 -4 3.4 O 55 3 3 O 63 8 3 O 55 12 2.6 O 63 -13 2.4", "steel"),
        Shape("M -76 -9 L -80 -9 M -76 9 L -80 9", "#f7c843", 4),
    ),
    angle_deg=180,
)
