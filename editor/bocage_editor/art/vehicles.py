"""Vehicles seen from the right side, standing on the origin and facing right.

Tones: ``body``, ``light``, ``dark``, ``steel``, ``line``.
"""

from collections.abc import Iterable

from bocage_editor.art.shapes import Shape, Shapes


def _wheels(places: Iterable[float], y: float, radius: float) -> Shapes:
    """Return road wheels with hubs."""
    places = tuple(places)
    rims = " ".join(f"O {x} {y} {radius}" for x in places)
    hubs = " ".join(f"O {x} {y} {radius * 0.42:.1f}" for x in places)
    return (Shape(rims, "light"), Shape(hubs, "line"))


def _tyres(places: Iterable[float], radius: float) -> Shapes:
    """Return rubber tyres that stand on the ground."""
    places = tuple(places)
    outer = " ".join(f"O {x} {-radius} {radius}" for x in places)
    inner = " ".join(f"O {x} {-radius} {radius * 0.5:.1f}" for x in places)
    return (Shape(outer, "line"), Shape(inner, "light"))


TANK: Shapes = (
    Shape("R 16 -38 32 4.4", "body"),
    Shape("M -40 -15 L -36 -26 L 27 -27 L 41 -18 L 40 -12 L -40 -12 Z", "body"),
    Shape("M -19 -26 L -17 -40 Q -16 -42 -13 -42 L 12 -42 Q 17 -41 21 -34 L 20 -26 Z", "body"),
    Shape("R -10 -46 13 4", "dark"),
    Shape("M -15 -40 L 12 -40 L 15 -37 L -16 -37 Z", "light"),
    Shape("M -36 -26 L 27 -27 L 31 -24.5 L -37 -23.5 Z", "light"),
    Shape("B -43 -18 84 18 9", "dark"),
    *_wheels((-32, -19, -6, 7, 20, 32), -8.5, 6),
)
"""A medium tank."""

HEAVY_TANK: Shapes = (
    Shape("R 18 -38.5 34 4", "body"),
    Shape("R 46 -40.5 7 8", "dark"),
    Shape("M -44 -16 L -42 -29 L 24 -29 L 43 -18 L 42 -12 L -44 -12 Z", "body"),
    Shape("M -24 -29 L -20 -43 L 15 -43 L 22 -36 L 20 -29 Z", "body"),
    Shape("R -15 -48 12 5", "dark"),
    Shape("M -19 -43 L 15 -43 L 17 -41 L -20 -40 Z", "light"),
    Shape("B -45 -20 88 20 10", "dark"),
    *_wheels((-35, -21, -7, 7, 21, 34), -9.5, 7.6),
    Shape("M -44 -29 L 22 -29 L 36 -21 L 36 -17 L -44 -17 Z", "body"),
    Shape("M -44 -29 L 22 -29 L 25 -26.6 L -44 -26.6 Z", "light"),
    Shape("M -27 -27 L -27 -17 M -9 -27 L -9 -17 M 9 -27 L 9 -17", "dark", 1.4),
)
"""A heavier tank with skirts and a long gun."""

TIGER: Shapes = (
    Shape("R 12 -40 38 4.4", "body"),
    Shape("B 46 -42.6 9 9.6 2", "dark"),
    Shape("M -44 -32 L 37 -32 L 38 -25 L 46 -22 L 46 -14 L -46 -14 Z", "body"),
    Shape("M -26 -32 L -26 -46 L 10 -46 L 10 -32 Z", "body"),
    Shape("R 8 -45 9 12", "dark"),
    Shape("R -34 -44 9 10", "dark"),
    Shape("R -20 -51 13 5", "dark"),
    Shape(
        "M -26 -46 L 10 -46 L 10 -43 L -26 -43 Z M -44 -32 L 37 -32 L 37 -29 L -44 -29 Z", "light"
    ),
    Shape("B -47 -22 92 22 11", "dark"),
    *_wheels((-28, -10, 8, 26), -9, 8.6),
    *_wheels((-36, -19, -1, 17, 35), -9, 8.6),
)
"""A Tiger: boxes on overlapping wheels."""

CHURCHILL: Shapes = (
    Shape("R 10 -44 20 7", "body"),
    Shape("M -22 -34 L -20 -46 L 8 -46 L 13 -34 Z", "body"),
    Shape("M -20 -46 L 8 -46 L 9 -43.5 L -20.5 -43.5 Z", "light"),
    Shape(
        "M -44 -9 L -44 -24 Q -44 -34 -34 -34 L 30 -34 Q 40 -34 44 -25 L 44 -16 L 34 0 L -36 0 Z",
        "dark",
    ),
    Shape(
        "M -39 -13 L -39 -23 Q -39 -29 -33 -29 L 28 -29 Q 36 -29 39 -24 L 38 -17 L 34 -12 Z", "body"
    ),
    Shape("M -36 -26 L 32 -26", "light", 2.2),
    Shape("R -12 -23 14 8", "dark"),
    *_wheels((-32, -21, -10, 1, 12, 23, 32), -6, 4.4),
    Shape("O 35 -45 10.5", "body"),
    Shape("O 31 -48 3 O 38 -49 3 O 34 -41 3 O 41 -43 3", "dark"),
    Shape("M 35 -35 L 33 -30", "steel", 3),
)
"""A Churchill that carries a bundle of fascines."""

TANK_DESTROYER: Shapes = (
    Shape("R 14 -33 40 4.4", "body"),
    Shape("R 48 -35 6 8.4", "dark"),
    Shape("M -43 -14 L -41 -24 L -28 -40 L 10 -40 L 30 -24 L 42 -17 L 40 -12 L -43 -12 Z", "body"),
    Shape("M -28 -40 L 10 -40 L 14 -37 L -30 -37 Z", "light"),
    Shape("M -41 -24 L 30 -24", "dark", 2),
    Shape("M 10 -36 L 20 -36 L 24 -27 L 10 -27 Z", "dark"),
    Shape("B -43 -18 84 18 9", "dark"),
    *_wheels((-32, -19, -6, 7, 20, 32), -8.5, 6),
)
"""A tank destroyer: no turret, the gun in a sloping hull."""

FLAME: Shapes = (
    Shape(
        "M 34 -31 Q 40 -44 52 -43 Q 47 -38 53 -35 Q 58 -31 53 -24 Q 50 -28 47 -25 "
        "Q 42 -23 34 -31 Z",
        "#d8471f",
    ),
    Shape("M 37 -31 Q 43 -38 48 -36 Q 46 -32 49 -30 Q 46 -28 43 -28 Z", "#f7c843"),
)
"""A jet of fire from a nozzle at the left."""

FLAME_TANK: Shapes = (
    Shape("R 10 -33 24 4", "steel"),
    Shape("M -44 -15 L -40 -26 L 18 -27 L 32 -18 L 31 -12 L -44 -12 Z", "body"),
    Shape("M -25 -26 L -23 -39 Q -22 -41 -19 -41 L 4 -41 Q 10 -40 14 -33 L 12 -26 Z", "body"),
    Shape("R -17 -45 12 4", "dark"),
    Shape("B -47 -37 13 11 4 B -47 -26 13 9 4", "dark"),
    Shape("M -22 -39 L 5 -39 L 8 -36 L -22 -36 Z", "light"),
    Shape("B -47 -18 80 18 9", "dark"),
    *_wheels((-36, -24, -12, 0, 12, 24), -8.5, 6),
    *FLAME,
)
"""A tank that throws flames."""

HALF_TRACK: Shapes = (
    Shape(
        "M -42 -14 L -40 -37 L 8 -37 L 14 -31 L 20 -29 L 40 -27 L 43 -21 L 42 -11 L -40 -11 Z",
        "body",
    ),
    Shape("M -40 -37 L 8 -37 L 10 -34.6 L -40.2 -34.6 Z", "light"),
    Shape("M 3 -33 L 9 -33 L 14 -26 L 3 -26 Z", "line"),
    Shape("M -38 -22 L 42 -22", "dark", 1.8),
    Shape("M -22 -37 L -22 -44", "steel", 2.4),
    Shape("M -26 -45 L -6 -47", "steel", 3),
    Shape("B -42 -16 48 16 8", "dark"),
    *_wheels((-33, -22, -11, -2), -7.5, 5),
    *_tyres((31,), 9),
)
"""A half-track with a machine gun."""

TRUCK: Shapes = (
    Shape("M -42 -15 L -42 -42 Q -30 -48 -18 -45 Q -4 -48 9 -42 L 9 -15 Z", "body"),
    Shape("M -42 -42 Q -30 -48 -18 -45 Q -4 -48 9 -42 L 9 -39 L -42 -39 Z", "light"),
    Shape("M -30 -44 L -30 -17 M -17 -44 L -17 -17 M -4 -44 L -4 -17", "dark", 1.6),
    Shape("M 11 -14 L 11 -38 L 21 -38 L 27 -26 L 40 -24 L 43 -19 L 43 -11 L 11 -11 Z", "body"),
    Shape("M 14 -35 L 20 -35 L 24 -26 L 14 -26 Z", "line"),
    Shape("R -42 -17 86 5", "dark"),
    *_tyres((-30, -12, 31), 9),
)
"""A lorry with a tarpaulin."""

SUPPLY_TRUCK: Shapes = (
    Shape("R -40 -32 17 15 R -22 -30 14 13 R -36 -45 17 13 R -7 -36 15 19", "light"),
    Shape(
        "M -40 -24.5 L -23 -24.5 M -36 -38.5 L -19 -38.5 M -7 -26 L 8 -26 M -22 -23 L -8 -23",
        "dark",
        1.6,
    ),
    Shape(
        "M -23 -31 L -23 -18 M -7.5 -31 L -7.5 -18 M -19 -45 L -19 -32 M -36 -32 L -8 -32",
        "dark",
        1.6,
    ),
    Shape("M -44 -14 L -44 -20 L 9 -20 L 9 -14 Z", "body"),
    Shape("M 11 -14 L 11 -38 L 21 -38 L 27 -26 L 40 -24 L 43 -19 L 43 -11 L 11 -11 Z", "body"),
    Shape("M 14 -35 L 20 -35 L 24 -26 L 14 -26 Z", "line"),
    Shape("R -44 -16 88 4.5", "dark"),
    *_tyres((-30, -12, 31), 9),
)
"""An open lorry with crates."""

PATROL_CAR: Shapes = (
    Shape(
        "M -38 -12 L -40 -26 L -8 -26 L -6 -20 L 6 -20 L 9 -28 L 34 -26 L 38 -20 L 38 -11 Z", "body"
    ),
    Shape(
        "M -40 -26 L -8 -26 L -8 -23.5 L -39.5 -23.5 Z M 9 -28 L 34 -26 L 35 -24 L 9 -25 Z", "light"
    ),
    Shape("B -36 -37 11 12 2 B -24 -35 9 10 2", "dark"),
    Shape("M 9 -28 L 5 -40", "steel", 2.4),
    Shape("M -12 -26 L -12 -42", "steel", 2.6),
    Shape("M -20 -42 L -8 -43", "steel", 5),
    Shape("M -10 -43 L 18 -46", "steel", 2.6),
    Shape("O -3 -30 4.6", "skin"),
    Shape("M -9 -31 Q -9 -38 -3 -37 Q 3 -37 3 -31 Z", "body"),
    Shape("M -9 -26 L 3 -26 L 4 -18 L -10 -18 Z", "body"),
    *_tyres((-26, 26), 10),
)
"""A desert patrol car with a machine gun and jerry cans."""

STAFF_CAR: Shapes = (
    Shape(
        "M -40 -13 L -41 -25 L -32 -28 L -26 -41 L 4 -41 L 13 -28 L 36 -26 L 41 -20 L 41 -11 Z",
        "body",
    ),
    Shape(
        "M -26 -41 L 4 -41 L 5.6 -38.6 L -27 -38.6 Z M 13 -28 L 36 -26 L 38 -23.6 L 13 -25 Z",
        "light",
    ),
    Shape("M -24 -36 L -11 -36 L -11 -28 L -28 -28 Z M -7 -36 L 2 -36 L 8 -28 L -7 -28 Z", "line"),
    Shape("M -9 -27 L -9 -14", "dark", 1.6),
    Shape("M 34 -26 L 34 -45", "steel", 1.8),
    Shape("M 34 -46 L 20 -42 L 34 -37 Z", "#c43a2c"),
    Shape("M -40 -27 L -46 -50", "steel", 1.4),
    Shape("R -42 -14 84 4", "dark"),
    *_tyres((-25, 27), 9.4),
)
"""A commander's car with a pennant."""

SELF_PROPELLED_GUN: Shapes = (
    Shape("M 2 -32 L 42 -50", "body", 6.4),
    Shape("M 38 -48.4 L 44 -51", "dark", 9),
    Shape(
        "M -42 -15 L -42 -30 L -6 -30 L -2 -42 L 10 -42 L 10 -27 L 27 -25 L 41 -17 L 40 -12 "
        "L -42 -12 Z",
        "body",
    ),
    Shape(
        "M -42 -30 L -6 -30 L -7 -27.6 L -42 -27.6 Z M -2 -42 L 10 -42 L 10 -39.6 L -2.8 -39.6 Z",
        "light",
    ),
    Shape("B -38 -37 6 8 2 B -29 -37 6 8 2 B -20 -37 6 8 2", "dark"),
    Shape("B -43 -18 84 18 9", "dark"),
    *_wheels((-32, -19, -6, 7, 20, 32), -8.5, 6),
)
"""A gun on a tracked carriage."""
