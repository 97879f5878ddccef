"""Guns and other heavy weapons seen from the right side, standing on the origin, facing right.

Tones: ``body``, ``light``, ``dark``, ``steel``, ``line``.
"""

from bocage_editor.art.shapes import Shape, Shapes
from bocage_editor.art.soldiers import KNEELING


def _spoked(x: float, radius: float) -> Shapes:
    """Return a spoked wheel that stands on the ground."""
    y, r, d = -radius, radius - 2, (radius - 2) * 0.7
    spokes = (
        f"M {x - r} {y} L {x + r} {y} M {x} {y - r} L {x} {y + r} "
        f"M {x - d} {y - d} L {x + d} {y + d} M {x - d} {y + d} L {x + d} {y - d}"
    )
    return (
        Shape(f"O {x} {y} {radius}", "dark"),
        Shape(f"O {x} {y} {radius - 3.4}", "light"),
        Shape(spokes, "dark", 2),
        Shape(f"O {x} {y} 3.6", "line"),
    )


HOWITZER: Shapes = (
    Shape("M -4 -20 L -28 -6 L -43 -3", "dark", 5.4),
    Shape("M -43 -8 L -45 -1", "dark", 4),
    Shape("M -10 -20 L 40 -44", "body", 6.6),
    Shape("M -12 -15 L 18 -30", "dark", 5),
    Shape("M -10 -22.6 L 40 -46.6", "light", 1.8),
    Shape("M 1 -42 L 9 -44 L 15 -14 L 7 -12 Z", "body"),
    Shape("M 1 -42 L 5 -43 L 11 -13 L 7 -12 Z", "light"),
    *_spoked(2, 15),
)
"""A field howitzer."""

MOUNTAIN_GUN: Shapes = (
    Shape("M 4 -18 L -22 -8 L -42 -2", "dark", 4.4),
    Shape("M 4 -18 L -16 -2 L -34 -2", "body", 3.4),
    Shape("M -6 -28 L 34 -30", "body", 6),
    Shape("M -4 -23 L 18 -24", "dark", 4),
    Shape("M 8 -44 Q 18 -40 18 -28 L 18 -10 L 12 -10 L 12 -28 Q 12 -38 6 -42 Z", "body"),
    Shape("M 8 -44 Q 12 -42 13 -38 L 12.4 -30 Q 12 -38 6 -42 Z", "light"),
    *_spoked(10, 12),
    Shape("M -24 -10 L -33 -7 L -36 -3", "dark", 5.4),
    Shape("M -22 -12 L -14 -10 L -15 -3", "body", 5.4),
    Shape("M -29 -28 L -19 -28 L -18 -11 L -28 -11 Z", "body"),
    Shape("O -22 -33 4.4", "skin"),
    Shape("M -29 -33 Q -29 -42 -22 -41.4 Q -15 -42 -14.6 -33 Z", "body"),
    Shape("M -23 -26 L -15 -22 L -8 -26", "light", 3.8),
)
"""A light gun with one of its crew."""

HEAVY_AT_GUN: Shapes = (
    Shape("M -42 -2.4 L 30 -2.4 M -34 -2 L -4 -14 M 22 -2 L 4 -14", "dark", 4.4),
    Shape("M -6 -12 L -2 -27 L 8 -27 L 12 -12 Z", "dark"),
    Shape("M -30 -33 L -4 -33", "dark", 8),
    Shape("M -26 -33 L 50 -38", "body", 5),
    Shape("M -20 -27.6 L 14 -30", "dark", 4),
    Shape("M 46 -37.7 L 51 -38", "dark", 7.4),
    Shape("M -6 -35 L 50 -39.4", "light", 1.4),
    Shape("M 8 -48 L 16 -46 L 20 -20 L 14 -16 L 6 -18 Z", "body"),
    Shape("M 8 -48 L 11 -47 L 11 -17 L 6 -18 Z", "light"),
    Shape("O -42 -3 3 O 30 -3 3", "steel"),
    Shape("O 2 -20 3", "light"),
)
"""A long anti-aircraft gun used against tanks, on its cross-shaped mount."""

BIG_GUN: Shapes = (
    Shape("M -44 -4 L -40 -13 L 36 -13 L 42 -4 Z", "dark"),
    Shape("M -26 -13 L -14 -30 L 6 -30 L 20 -13 Z", "body"),
    Shape("M -14 -30 L 6 -30 L 8 -27.4 L -16 -27.4 Z", "light"),
    Shape("M -30 -16 L -8 -27", "dark", 11),
    Shape("M -14 -24 L 40 -50", "body", 9),
    Shape("M -14 -28 L 40 -54", "light", 2),
    Shape("M 2 -32 L 14 -38", "dark", 12),
    Shape("O -3 -21 6.6", "dark"),
    Shape("O -3 -21 2.8", "light"),
    Shape(
        "O -34 -4.6 4.6 O -22 -4.6 4.6 O -10 -4.6 4.6 O 2 -4.6 4.6 O 14 -4.6 4.6 O 26 -4.6 4.6 "
        "O 36 -4.6 4.6",
        "light",
    ),
    Shape(
        "O -34 -4.6 1.8 O -22 -4.6 1.8 O -10 -4.6 1.8 O 2 -4.6 1.8 O 14 -4.6 1.8 O 26 -4.6 1.8 "
        "O 36 -4.6 1.8",
        "line",
    ),
)
"""A gun of the largest calibre on a carriage of many wheels."""

ROCKET_LAUNCHER: Shapes = (
    Shape("M -2 -16 L -24 -8 L -42 -2", "dark", 4.6),
    Shape("M 14 -14 L 24 -2", "dark", 4),
    Shape("M -24 -20 L 22 -40 M -21 -13 L 25 -33 M -27 -27 L 19 -47", "dark", 8),
    Shape("M -24 -20 L 22 -40 M -21 -13 L 25 -33 M -27 -27 L 19 -47", "body", 5.6),
    Shape("M -13 -35 L -4 -13 M 6 -43 L 15 -21", "dark", 3.4),
    Shape("O 22 -40 2.6 O 25 -33 2.6 O 19 -47 2.6", "line"),
    *_spoked(4, 13),
    Shape("M 29 -46 L 46 -53 M 32 -38 L 49 -45", "#e0772b", 2.2),
)
"""A launcher of six rockets."""

GUNNER: Shapes = (
    *KNEELING,
    Shape("M 1 -30 L 9 -23 L 17 -24", "light", 4.4),
)
"""One of a crew, kneeling."""

MORTAR: Shapes = (
    Shape("M -14 -2 L 14 -2", "dark", 4),
    Shape("M 5 -24 L 20 -2 M 5 -24 L 14 -2", "steel", 2.4),
    Shape("M -8 -4 L 12 -40", "body", 8),
    Shape("M -10 -6 L 9 -41", "light", 2),
    Shape("M 8 -32.6 L 12.4 -40.4", "dark", 9),
)
"""A mortar on its base plate and legs."""

SMALL_MORTAR: Shapes = (
    Shape("M -11 -2 L 12 -2", "dark", 4),
    Shape("M -2 -4 L 8 -26", "body", 7),
    Shape("M -4 -5.6 L 5.6 -27", "light", 1.8),
    Shape("M 2 -14 L 14 -3", "steel", 2.4),
)
"""A light mortar."""

MACHINE_GUN: Shapes = (
    Shape("M 2 -17 L -14 -2 M 2 -17 L 18 -2 M 2 -17 L 4 -3", "dark", 3.4),
    Shape("B -20 -26 30 9 2", "body"),
    Shape("M -20 -22 L -27 -18 L -27 -14", "steel", 3.4),
    Shape("B 8 -25 22 7 3", "dark"),
    Shape("M 28 -21.6 L 38 -21.6", "steel", 3),
    Shape("M -19 -25 L 9 -25", "light", 1.6),
    Shape("M -6 -18 L -7 -8 L -3 -8 L -2 -18 Z", "light"),
    Shape("M -6 -15 L -3 -15 M -6.6 -12 L -3 -12 M -7 -9 L -3.4 -9", "dark", 1.2),
)
"""A machine gun on a tripod, cooled by water."""

LIGHT_MACHINE_GUN: Shapes = (
    Shape("M 26 -18 L 19 -2 M 26 -18 L 33 -2", "dark", 2.8),
    Shape("M -26 -17 L -12 -21 L -12 -15 L -25 -9 Z", "body"),
    Shape("B -14 -23 24 7 2", "body"),
    Shape("M 8 -20 L 40 -20", "steel", 3.6),
    Shape("M 14 -20 L 30 -20", "dark", 5.4),
    Shape("O -1 -13 6", "dark"),
    Shape("O -1 -13 2.6", "light"),
    Shape("M -13 -22.4 L 9 -22.4", "light", 1.6),
)
"""A machine gun on two legs, fed from a drum."""

AT_GUN: Shapes = (
    Shape("M -2 -14 L -22 -5 L -36 -2", "dark", 4),
    Shape("M -14 -22 L 42 -22", "body", 4.4),
    Shape("M 38 -22 L 43 -22", "dark", 6.4),
    Shape("M -12 -17.6 L 12 -17.6", "dark", 3.6),
    Shape("M 0 -35 L 6 -37 L 13 -12 L 7 -8 Z", "body"),
    Shape("M 0 -35 L 3 -36 L 9 -9 L 7 -8 Z", "light"),
    *_spoked(-1, 10.5),
)
"""A light anti-tank gun behind its shield."""

BAZOOKA: Shapes = (
    *KNEELING,
    Shape("M -32 -38 L 40 -32", "steel", 6.4),
    Shape("M -32 -38 L -26 -37.5", "dark", 8.6),
    Shape("M 34 -32.5 L 40 -32", "dark", 8.6),
    Shape("M -24 -39 L 33 -34.2", "light", 1.4),
    Shape("M 9 -34 L 9 -25 M 18 -33 L 18 -26", "steel", 2.8),
    Shape("M 0 -30 L 9 -22 L 17 -29 M -2 -29 L 3 -23 L 9 -28", "light", 4.2),
)
"""A soldier with a rocket launcher on his shoulder."""
