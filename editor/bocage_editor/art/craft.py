"""Aircraft, ships and trains as units, facing right.

Tones: ``body``, ``light``, ``dark``, ``steel``, ``line``.
"""

from bocage_editor.art.shapes import Shape, Shapes

_SEA = Shape(
    "M -46 -3 Q -40 -8 -34 -3 Q -28 2 -22 -3 Q -16 -8 -10 -3 Q -4 2 2 -3 Q 8 -8 14 -3 "
    "Q 20 2 26 -3 Q 32 -8 38 -3 Q 42 1 46 -3",
    "#5b93bd",
    4,
)

AIRCRAFT: Shapes = (
    Shape(
        "M -2 -20 L -9 1 Q -6 6 0 3 L 14 -19 Z M -2 -32 L -9 -53 Q -6 -58 0 -55 L 14 -33 Z", "body"
    ),
    Shape(
        "M -33 -24 L -42 -13 L -36 -13 L -26 -23 Z M -33 -28 L -42 -39 L -36 -39 L -26 -29 Z",
        "body",
    ),
    Shape(
        "M -42 -26 Q -38 -29.5 -20 -31 Q 4 -35 22 -33 Q 34 -32 38 -26 Q 34 -20 22 -19 "
        "Q 4 -17 -20 -21 Q -38 -22.5 -42 -26 Z",
        "body",
    ),
    Shape(
        "M -40 -26.6 Q -36 -29 -20 -30 Q 4 -34 22 -32 Q 32 -31 35 -28 Q 10 -30 -40 -26.6 Z", "light"
    ),
    Shape("B -6 -29.6 16 7.2 3.4", "line"),
    Shape("M 26 -33 L 26 -19", "dark", 2),
    Shape("M 40 -40 L 40 -12", "steel", 2.6),
    Shape("O 39 -26 3.4", "dark"),
    Shape("O -1 -46 4.4 O -1 -6 4.4", "light"),
    Shape("O -1 -46 1.8 O -1 -6 1.8", "dark"),
)
"""A fighter seen from above."""

DESTROYER: Shapes = (
    Shape("M -46 -19 L -44 -5 L 34 -5 L 48 -21 L 26 -18 L 22 -18 L -46 -18 Z", "body"),
    Shape("M -46 -19 L 22 -18 L 48 -21 L 45 -17 L -45.6 -16 Z", "light"),
    Shape("M -8 -18 L -8 -27 L 16 -27 L 18 -18 Z", "body"),
    Shape("M -2 -27 L 0 -36 L 12 -36 L 12 -27 Z", "light"),
    Shape("R 2 -34 9 3", "line"),
    Shape("M -24 -18 L -22 -32 L -13 -32 L -12 -18 Z", "dark"),
    Shape("M -23 -28 L -12.6 -28", "light", 2),
    Shape("M 5 -36 L 5 -53 M 0 -47 L 10 -47", "steel", 1.8),
    Shape("B 22 -24 9 6 2 B -40 -24 9 6 2", "dark"),
    Shape("M 30 -22 L 42 -25 M -38 -22 L -50 -25", "steel", 2.2),
    _SEA,
)
"""A destroyer."""

LANDING_CRAFT: Shapes = (
    Shape("O -12 -29 4.4 O 2 -29 4.4 O 16 -29 4.4", "skin"),
    Shape(
        "M -19 -29 Q -19 -38 -12 -37 Q -5 -37 -5 -29 Z M -5 -29 Q -5 -38 2 -37 Q 9 -37 9 -29 Z "
        "M 9 -29 Q 9 -38 16 -37 Q 23 -37 23 -29 Z",
        "dark",
    ),
    Shape("M -46 -24 L -40 -5 L 26 -5 L 40 -30 L 36 -31 L 28 -24 Z", "body"),
    Shape("M -46 -24 L 28 -24 L 36 -31 L 40 -30 L 36 -23 L 29 -19 L -44.4 -19 Z", "light"),
    Shape("M -44 -24 L -44 -42 L -30 -42 L -28 -24 Z", "body"),
    Shape("R -41 -38 8 6", "line"),
    Shape("M -37 -42 L -37 -52", "steel", 1.8),
    Shape("M 27 -8 L 38 -28", "dark", 2.6),
    _SEA,
)
"""A landing craft full of soldiers."""

_RAIL = Shape("M -46 -1 L 46 -1", "steel", 2.4)

LOCOMOTIVE: Shapes = (
    Shape("O 34 -50 4.6 O 25 -54 3.4 O 40 -55 2.6", "light"),
    Shape(
        "M -42 -10 L -42 -43 L -46 -43 L -46 -47 L -14 -47 L -14 -43 L -18 -43 L -18 -10 Z", "body"
    ),
    Shape("R -38 -40 15 12", "line"),
    Shape("B -20 -35 60 22 6", "body"),
    Shape("M -18 -31 L 37 -31", "light", 3),
    Shape("M -2 -35 L -2 -13 M 14 -35 L 14 -13", "dark", 1.8),
    Shape("M 27 -35 L 25 -46 L 37 -46 L 35 -35 Z", "dark"),
    Shape("M 6 -35 Q 6 -42 11 -42 Q 16 -42 16 -35 Z", "dark"),
    Shape("M -46 -47 L -14 -47 L -14 -44.6 L -46 -44.6 Z", "light"),
    Shape("R -44 -14 82 5", "dark"),
    Shape("M 36 -12 L 46 -4 L 34 -4 Z", "dark"),
    Shape("O -32 -8.4 7.4 O -14 -8.4 7.4 O 4 -8.4 7.4", "dark"),
    Shape("O -32 -8.4 4.6 O -14 -8.4 4.6 O 4 -8.4 4.6", "light"),
    Shape("O 20 -6 5 O 32 -6 5", "dark"),
    Shape("O 20 -6 2.6 O 32 -6 2.6", "light"),
    Shape("M -32 -8 L 4 -8", "steel", 2.4),
    _RAIL,
)
"""A steam locomotive."""

WAGON: Shapes = (
    Shape("M -44 -42 Q 0 -51 44 -42 L 44 -39 L -44 -39 Z", "dark"),
    Shape("R -41 -40 82 28", "body"),
    Shape("R -13 -39 26 26", "light"),
    Shape(
        "M -30 -39 L -30 -13 M -21 -39 L -21 -13 M 21 -39 L 21 -13 M 30 -39 L 30 -13", "dark", 1.8
    ),
    Shape("M -11 -37 L 11 -15 M 11 -37 L -11 -15", "dark", 2),
    Shape("R -45 -14 90 4.4", "dark"),
    Shape("O -30 -7.4 6.4 O -16 -7.4 6.4 O 16 -7.4 6.4 O 30 -7.4 6.4", "dark"),
    Shape("O -30 -7.4 3 O -16 -7.4 3 O 16 -7.4 3 O 30 -7.4 3", "light"),
    _RAIL,
)
"""A covered goods wagon."""

RIDER: Shapes = (
    Shape("M -22 -20 L -28 -10 L -37 -4 M -18 -18 L -17 -9 L -25 -3", "dark", 4.4),
    Shape("M 12 -20 L 24 -17 L 24 -8 M 9 -18 L 17 -9 L 13 -2", "dark", 4.4),
    Shape("M -26 -25 Q -38 -30 -42 -16 Q -36 -19 -32 -16 Q -31 -23 -24 -20 Z", "dark"),
    Shape(
        "M -27 -26 Q -20 -32 -6 -28 Q 6 -27 13 -32 L 23 -45 L 27 -51 L 30 -46 L 40 -37 "
        "L 37 -32 L 29 -35 L 23 -26 Q 19 -16 8 -16 Q -8 -13 -16 -15 Q -28 -15 -27 -26 Z",
        "body",
    ),
    Shape("M 13 -33 L 22 -46 L 25 -46 L 19 -33 Z", "dark"),
    Shape("M 34 -38 L 14 -36 L 6 -36", "line", 1.4),
    Shape("M -5 -29 L 3 -19 L 0 -10", "steel", 5.4),
    Shape("M -9 -48 L 2 -48 L 4 -28 L -10 -27 Z", "light"),
    Shape("O -1 -53 4.6", "skin"),
    Shape("M -8 -54 L -7 -60 L 5 -60 L 6 -54 Z", "dark"),
    Shape("M -2 -45 L 6 -37 L 12 -38", "body", 4),
    Shape("M -7 -46 L -16 -52 L -15 -58", "body", 4),
    Shape("M -16 -57 Q -6 -70 10 -69", "steel", 2.2),
)
"""A cavalryman with a drawn sabre; rather high."""
