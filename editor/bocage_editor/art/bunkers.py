"""Bunkers seen from above and from the front, the firing slits below."""

from bocage_editor.art.plans import Plan, lines, outlined, spread
from bocage_editor.art.shapes import Shape, Shapes

_WALLS = "M -62 -50 L 62 -50 L 76 -34 L 76 40 L 54 64 L -54 64 L -76 40 L -76 -34 Z"


def _concrete_bunker() -> Plan:
    roof = "M -56 -42 L 56 -42 L 66 -30 L 66 32 L 50 44 L -50 44 L -66 32 L -66 -30 Z"
    slits = "B -40 49 32 8 2 B 8 49 32 8 2"
    return Plan(
        _WALLS,
        (
            *outlined(_WALLS, "concrete_dark", width=4),
            Shape("M -50 44 L 50 44 L 54 64 L -54 64 Z", "concrete"),
            Shape("M -66 32 L -50 44 L -54 64 L -76 40 Z", "concrete"),
            *outlined(roof, "concrete", "concrete_dark", 2.4),
            Shape(
                "M -56 -42 L 56 -42 L 53 -37 L -54 -37 L -61 -28 L -61 31 L -66 32 L -66 -30 Z",
                "concrete_light",
            ),
            *outlined(slits, "ink", "concrete_light", 3.4),
            Shape("M -24 53 L -24 66 M 24 53 L 24 66", "steel_dark", 4),
            Shape(
                "M -18 -10 L 6 -16 L 12 -8 M 30 20 L 44 16 M -46 18 L -40 26", "concrete_dark", 1.8
            ),
            Shape("O -34 -22 2 O 38 -20 2 O 0 26 2", "concrete_dark"),
            Shape("B -12 -34 24 18 3", "concrete_dark"),
            Shape("B -9 -31 18 12 2", "steel"),
        ),
        angle_deg=270,
    )


def _mound(earth: str, earth_light: str, earth_line: str) -> Shapes:
    shape = (
        "M -78 20 Q -82 -30 -50 -46 Q -20 -60 14 -52 Q 60 -56 74 -18 Q 84 24 70 48 L 56 62 "
        "L -58 62 L -72 46 Z"
    )
    return (
        *outlined(shape, earth, earth_line, 4),
        Shape(
            "M -66 6 Q -68 -26 -42 -38 Q -16 -50 14 -44 Q 30 -46 44 -36 Q 10 -38 -22 -30 "
            "Q -52 -22 -66 6 Z",
            earth_light,
        ),
    )


_MOUND_OUTLINE = (
    "M -78 20 Q -82 -30 -50 -46 Q -20 -60 14 -52 Q 60 -56 74 -18 Q 84 24 70 48 L 56 62 L -58 62 "
    "L -72 46 Z"
)


def _log_front(log: str, end: str) -> Shapes:
    """Return a front of logs with a slit, and posts beside it."""
    return (
        *outlined("B -58 36 116 30 4", log, "outline", 3.4),
        Shape(lines((-56, y, 56, y) for y in (43.5, 51, 58.5)), "wood_dark", 1.8),
        *outlined("B -34 45 68 10 2", "ink", "wood_dark", 3),
        Shape("M -2 50 L -2 70", "steel_dark", 4),
        *outlined(
            "O -60 40 6 O -60 50.6 6 O -60 61 6 O 60 40 6 O 60 50.6 6 O 60 61 6",
            end,
            "wood_dark",
            2,
        ),
        Shape("O -60 40 2 O -60 50.6 2 O -60 61 2 O 60 40 2 O 60 50.6 2 O 60 61 2", "wood_dark"),
    )


_TUFTS = lines(
    (x, y, x + lean, y - 7)
    for x, y in ((-58, 14), (-44, -24), (62, 2), (48, -34), (66, 30), (-66, 34), (4, -38))
    for lean in (-4, 0, 4)
)
CASEMATE = Plan(
    _MOUND_OUTLINE,
    (
        *_mound("ground_dark", "ground", "outline"),
        Shape(_TUFTS, "leaves_dark", 1.8),
        *outlined("R -40 -20 80 52", "wood", "outline", 3),
        Shape(lines((-40, y, 40, y) for y in spread(-12, 24, 5)), "wood_dark", 1.8),
        Shape("M -38 -18 L 38 -18", "wood_light", 2),
        *_log_front("wood", "wood_light"),
    ),
    angle_deg=270,
)
WINTER_FIELD_BUNKER = Plan(
    _MOUND_OUTLINE,
    (
        *_mound("snow_shade", "snow", "outline"),
        Shape("M -40 -20 Q 0 -30 40 -20 L 40 30 L -40 30 Z", "snow"),
        Shape(
            "M -52 20 Q -46 26 -38 24 M 46 -16 Q 54 -12 60 -16 M -20 12 Q -6 18 8 14",
            "snow_shade",
            2.6,
        ),
        *_log_front("wood", "wood_light"),
        *outlined(
            "M -60 38 Q -50 28 -36 33 Q -20 26 -4 33 Q 14 26 30 33 Q 48 27 60 38 "
            "Q 46 42 34 39 Q 18 44 2 39 Q -16 44 -30 39 Q -46 43 -60 38 Z",
            "snow",
            "snow_shade",
            1.6,
        ),
    ),
    angle_deg=270,
)


def _bags(y: float, first: float, last: float, count: int) -> str:
    return " ".join(f"B {x - 8.4:g} {y - 5.6:g} 16.8 11.2 5" for x in spread(first, last, count))


DESERT_FIELD_BUNKER = Plan(
    _MOUND_OUTLINE,
    (
        *_mound("ground_dark", "bank", "relief_line"),
        *outlined("B -42 -24 84 54 5", "stone", "relief_line", 3),
        Shape(
            "M -42 -6 L 42 -6 M -42 12 L 42 12 M -16 -24 L -16 -6 M 18 -24 L 18 -6 M 2 -6 L 2 12 "
            "M -26 -6 L -26 12 M -16 12 L -16 30 M 18 12 L 18 30",
            "stone_dark",
            1.8,
        ),
        *outlined("R -60 42 120 14", "ink", "relief_line", 3),
        Shape("M -3 48 L -3 70", "steel_dark", 4),
        *outlined(_bags(38, -56, 56, 7), "bank", "relief_line", 2.2),
        *outlined(_bags(60, -58, -20, 3) + " " + _bags(60, 20, 58, 3), "bank", "relief_line", 2.2),
    ),
    angle_deg=270,
)
PACIFIC_FIELD_BUNKER = Plan(
    _MOUND_OUTLINE,
    (
        *_mound("ground_dark", "ground", "outline"),
        *outlined(
            " ".join(f"B {x - 6.6:g} -34 13.2 72 6" for x in spread(-46, 46, 8)),
            "wood_light",
            "wood_dark",
            2.2,
        ),
        Shape(lines((x, -31, x, 36) for x in spread(-39.4, 39.4, 7)), "wood_dark", 2.2),
        Shape(lines((x, -24, x, 34) for x in spread(-48, 44, 8)), "#dcbd90", 1.8),
        Shape(" ".join(f"O {x:g} -28 3" for x in spread(-46, 46, 8)), "wood_dark"),
        *_log_front("wood_light", "wood_light"),
        *outlined(
            "M -70 -20 Q -44 -44 -16 -30 Q -40 -30 -70 -20 Z M -66 24 Q -50 -2 -30 -8 "
            "Q -48 8 -66 24 Z M 70 -26 Q 46 -46 18 -30 Q 46 -34 70 -26 Z "
            "M 72 22 Q 52 -2 32 -6 Q 52 8 72 22 Z",
            "leaves",
            "leaves_dark",
            2,
        ),
    ),
    angle_deg=270,
)
BUNKER = _concrete_bunker()
