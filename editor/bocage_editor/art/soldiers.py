"""Figures of soldiers, drawn with their feet at the origin and looking to the right.

A soldier is about 50 units high.  Tones: ``body``, ``light``, ``dark``, ``steel``,
``skin``.
"""

from bocage_editor.art.shapes import Shape, Shapes


def _helmet(x: float, y: float) -> Shapes:
    """Return a head with a steel helmet; the point is the middle of the face."""
    return (
        Shape(f"O {x} {y} 5", "skin"),
        Shape(
            f"M {x - 8} {y} Q {x - 8} {y - 9.5} {x} {y - 9.5} Q {x + 8} {y - 9.5} {x + 8.5} {y} Z",
            "body",
        ),
    )


RUNNING: Shapes = (
    Shape("M -2 -23 L -9 -14 L -19 -9", "dark", 6),
    Shape("M -19 -9 L -22 -4", "dark", 5),
    Shape("M 2 -23 L 12 -15 L 10 -4", "body", 6.5),
    Shape("M 9 -2.5 L 15 -2.5", "body", 5),
    Shape("B -14 -38 9 15 3", "dark"),
    Shape("M -6 -37 L 6 -38 L 9 -33 L 6 -20 L -6 -20 Z", "body"),
    *_helmet(5, -43),
    Shape("M -6 -22 L 8 -28", "steel", 4),
    Shape("M 6 -27 L 32 -37", "steel", 2.6),
    Shape("M 1 -34 L 6 -26 L 15 -30", "light", 4.4),
)
"""A rifleman who advances."""

KNEELING: Shapes = (
    Shape("M -4 -18 L -12 -8 L -20 -3", "dark", 6.5),
    Shape("M 0 -18 L 11 -16 L 10 -3", "body", 6.5),
    Shape("M 9 -2.5 L 15 -2.5", "body", 5),
    Shape("M -9 -34 L 4 -35 L 6 -30 L 3 -15 L -8 -15 Z", "body"),
    *_helmet(3, -40),
)
"""One who kneels; what the arms hold is for others to add."""

STANDING: Shapes = (
    Shape("M -3 -22 L -5 -3", "dark", 6.5),
    Shape("M 3 -22 L 5 -3", "body", 6.5),
    Shape("M -7 -2.5 L -1 -2.5 M 4 -2.5 L 9 -2.5", "dark", 5),
    Shape("M -7 -38 L 7 -38 L 8 -19 L -8 -19 Z", "body"),
)
"""A man who stands, without head and arms."""

CHARGING: Shapes = (
    Shape("M -2 -21 L -12 -16 L -20 -5", "dark", 6),
    Shape("M 0 -21 L 12 -18 L 15 -4", "body", 6.5),
    Shape("M 14 -2.5 L 20 -2.5", "body", 5),
    Shape("B -16 -33 10 11 3", "dark"),
    Shape("M -6 -35 L 7 -38 L 11 -32 L 5 -18 L -6 -18 Z", "body"),
    *_helmet(10, -42),
    Shape("M 2 -24 L 13 -27", "steel", 5),
    Shape("M 12 -27 L 29 -31", "steel", 3.4),
    Shape("M 14 -27 L 16 -18", "steel", 3.4),
    Shape("M 4 -33 L 9 -25 L 20 -29", "light", 4.4),
)
"""A soldier of a special force: bent low, with a submachine gun."""

BERET_HEAD: Shapes = (
    Shape("O 1 -43 5", "skin"),
    Shape("M -8 -46 Q -9 -53 2 -52 Q 10 -51 8 -45 L -6 -44 Z", "dark"),
)
"""A head with a beret."""

CAP_HEAD: Shapes = (
    Shape("O 1 -43 5", "skin"),
    Shape("M -7 -45 Q -7 -52 1 -51 Q 7 -51 8 -46 L 13 -44.5 L 12 -43 Z", "dark"),
)
"""A head with a peaked cap."""

CRESTED_HEAD: Shapes = (
    Shape("O 1 -42 5", "skin"),
    Shape("M -9 -42 L -6 -44 Q -6 -52 1 -52 Q 8 -52 8 -44 L 11 -42 Q 1 -44 -9 -42 Z", "body"),
    Shape("M -6 -51 Q 1 -56 8 -50", "dark", 2.6),
)
"""A head with a crested helmet of 1940."""

PARTISAN: Shapes = (
    *STANDING,
    Shape("M -8 -20 L -12 -9 L 0 -10 L 0 -20 Z", "body"),
    *BERET_HEAD,
    Shape("M -11 -24 L 4 -29", "steel", 4.4),
    Shape("M 2 -28 L 21 -34", "steel", 3),
    Shape("M 8 -29 L 10 -22", "steel", 3),
    Shape("M -4 -34 L 0 -25 L 9 -29", "light", 4.4),
)
"""A fighter of the resistance, in a coat and a beret, with a Sten gun."""

PARTISAN_WITH_RIFLE: Shapes = (
    *STANDING,
    *CAP_HEAD,
    Shape("M 11 -6 L 12 -56", "steel", 2.8),
    Shape("M 11 -6 L 11.5 -20", "steel", 4.4),
    Shape("M 5 -35 L 8 -24 L 12 -27", "light", 4.4),
)
"""A fighter of the resistance in a cap, rifle upright."""

POILU: Shapes = (
    Shape("M -3 -18 L -5 -3", "dark", 6),
    Shape("M 3 -18 L 5 -3", "dark", 6),
    Shape("M -6 -2.5 L -1 -2.5 M 5 -2.5 L 9 -2.5", "dark", 5),
    Shape("B -13 -39 8 15 2", "dark"),
    Shape("M -7 -38 L 7 -38 L 10 -12 L 2 -13 L 0 -18 L -2 -13 L -11 -11 Z", "body"),
    *CRESTED_HEAD,
    Shape("M 8 -10 L 13 -50", "steel", 3),
    Shape("M 13 -50 L 14 -59", "steel", 1.6),
    Shape("M 8 -10 L 10 -22", "steel", 4.6),
    Shape("M 3 -34 L 6 -25 L 11 -27", "light", 4.4),
)
"""A French infantryman of 1940 in greatcoat, bayonet fixed."""

SKIER: Shapes = (
    Shape("M -34 -1 L 32 -1 Q 38 -2 40 -7", "steel", 2.6),
    Shape("M -2 -22 L 6 -13 L -4 -4", "dark", 6),
    Shape("M 0 -22 L 13 -16 L 8 -3", "body", 6.5),
    Shape("B -14 -39 10 15 3", "dark"),
    Shape("M -16 -20 L -2 -46", "steel", 2.4),
    Shape("M -7 -37 L 5 -40 L 9 -35 L 5 -19 L -6 -19 Z", "body"),
    Shape("O 9 -44 5.5", "skin"),
    Shape("M 2 -43 Q 1 -53 10 -52 Q 17 -51 15 -45 L 10 -47 L 7 -38 L 2 -39 Z", "body"),
    Shape("M 23 -35 L 33 -1 M 2 -30 L -19 -2", "steel", 1.8),
    Shape("M 3 -34 L 12 -27 L 23 -33", "light", 4.4),
)
"""A ski trooper in a hooded smock."""

SAPPER: Shapes = (
    *KNEELING,
    Shape("M 3 -30 L 10 -22 L 20 -25", "light", 4.4),
    Shape("M -2 -33 L 25 -22 L 41 -5", "steel", 2.6),
    Shape("E 41 -3 10 3.4", "steel"),
    Shape("E 41 -3.6 5 1.4", "light"),
    Shape("M -7 -33 L -15 -34 L -14 -19 L -7 -18 Z", "dark"),
)
"""An engineer who searches the ground for mines."""

DIGGER: Shapes = (
    *STANDING,
    *_helmet(2, -43),
    Shape("M -12 -50 L 12 -14", "steel", 2.8),
    Shape("M 8 -17 L 15 -12 L 17 -3 L 9 -8 Z", "steel"),
    Shape("M -5 -35 L -9 -27 L -2 -32 M 5 -35 L 9 -26 L 5 -22", "light", 4.4),
)
"""An engineer with a spade."""

SNIPER: Shapes = (
    Shape("M -14 -9 L -31 -8 L -44 -3", "dark", 7),
    Shape("M -12 -8 L -26 -4 L -40 -2.5", "body", 6.5),
    Shape("M -16 -12 Q -4 -18 10 -21 L 13 -8 L -14 -3 Z", "body"),
    Shape("O 15 -22 5.5", "skin"),
    Shape(
        "M 6 -20 Q 1 -26 5 -28 Q 6 -33 11 -31 Q 15 -35 18 -31 Q 24 -31 23 -27 Q 26 -24 23 -22 "
        "L 14 -25 L 12 -15 L 8 -14 Z",
        "body",
    ),
    Shape(
        "M -36 -2 Q -40 -10 -38 -17 M -34 -2 Q -34 -10 -29 -18 M 40 -2 Q 44 -8 44 -13 "
        "M 43 -2 Q 46 -5 47 -9",
        "dark",
        2,
    ),
    Shape("M 8 -18 L 24 -19", "steel", 4.6),
    Shape("M 22 -19.5 L 46 -21", "steel", 2.6),
    Shape("B 16 -26.5 16 3.6 1.8", "steel"),
    Shape("M 34 -20 L 30 -3 M 34 -20 L 40 -3", "steel", 2.2),
    Shape("M 6 -14 L 14 -6 L 24 -16", "light", 4.6),
)
"""A sniper who lies in wait."""
