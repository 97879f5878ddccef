"""Bridges and fords seen from above, the way over them from left to right."""

from bocage_editor.art.frame import WIDTH
from bocage_editor.art.lines import ROAD_WIDTH
from bocage_editor.art.plans import Plan, lines, outlined, spread
from bocage_editor.art.shapes import Shape, Shapes

_HALF = 68
"""Half the length of a deck; a river with its banks is 66 wide."""


def _abutments(half_width: float) -> str:
    """Return the walls that a deck rests on, splayed towards the land."""
    parts = []
    for side in (-1, 1):
        near, far = side * (_HALF - 30), side * (_HALF + 1)
        w = half_width
        parts.append(
            f"M {near} {-w} L {far} {-w - 7} L {far + side * 4} {-w - 4} L {far + side * 4} "
            f"{w + 4} L {far} {w + 7} L {near} {w} Z"
        )
    return " ".join(parts)


def _piers(places: tuple[float, ...], half_width: float) -> str:
    """Return piers whose pointed ends stand in the stream."""
    w, tip = half_width, half_width + 10
    return " ".join(
        f"M {x - 7} {-w} L {x} {-tip} L {x + 7} {-w} L {x + 7} {w} L {x} {tip} L {x - 7} {w} Z"
        for x in places
    )


def _planks(left: float, right: float, half_width: float, step: float = 6.0) -> str:
    count = int((right - left) / step) + 1
    return lines((x, -half_width, x, half_width) for x in spread(left, right, count))


_ROAD = ROAD_WIDTH / 2
_STONE_DECK = f"R {-_HALF} -22 {2 * _HALF} 44"


def _stone_bridge(way: str, cap: str, drifts: Shapes = ()) -> Plan:
    return Plan(
        f"{_STONE_DECK} {_abutments(22)} {_piers((-22, 22), 22)}",
        (
            *outlined(_abutments(22), "stone"),
            *outlined(_piers((-22, 22), 22), "stone_dark"),
            *outlined(_STONE_DECK, "stone"),
            Shape(f"R {-_HALF - 4} -15 {2 * _HALF + 8} 30", way),
            Shape(
                f"M {-_HALF - 4} 15 L {_HALF + 4} 15 M {-_HALF - 4} -15 L {_HALF + 4} -15",
                "way_edge",
                2,
            ),
            Shape(f"R {-_HALF} -22 {2 * _HALF} 5.4 R {-_HALF} 16.6 {2 * _HALF} 5.4", cap),
            Shape(
                lines((x, y, x, y + 5.4) for x in spread(-56, 56, 9) for y in (-22, 16.6)),
                "stone_dark",
                1.4,
            ),
            Shape(
                f"M {-_HALF} -16.4 L {_HALF} -16.4 M {-_HALF} 16.4 L {_HALF} 16.4", "outline", 1.4
            ),
            *outlined(
                " ".join(f"B {x} {y} 11 11 2" for x in (-_HALF - 4, _HALF - 7) for y in (-25, 14)),
                cap,
                width=2.4,
            ),
            Shape(
                lines((x, -6, x + 14, -6) for x in (-50, -8, 30))
                + " "
                + lines((x, 7, x + 12, 7) for x in (-34, 12, 46)),
                "way_edge",
                1.6,
            ),
            *drifts,
        ),
    )


BRIDGE = _stone_bridge("way", "stone_light")
WINTER_BRIDGE = _stone_bridge(
    "way",
    "snow",
    (
        Shape(
            "M -64 -17 Q -50 -5 -38 -10 Q -26 -4 -14 -17 Z M 0 17 Q 12 4 26 9 Q 40 5 52 17 Z "
            "M 34 -17 Q 44 -8 62 -17 Z M -58 17 Q -44 8 -28 17 Z",
            "snow",
        ),
        Shape("M -72 -5 L 72 -5 M -72 5 L 72 5", "#6f6a5e", 2.4),
    ),
)

_BROKEN_LEFT = (
    "M -68 -22 L -20 -22 L -15 -15 L -24 -9 L -14 -3 L -19 4 L -10 9 L -20 15 L -15 22 L -68 22 Z"
)
_BROKEN_RIGHT = (
    "M 68 -22 L 14 -22 L 20 -14 L 12 -8 L 23 -1 L 15 6 L 21 12 L 13 17 L 18 22 L 68 22 Z"
)
BROKEN_BRIDGE = Plan(
    f"{_BROKEN_LEFT} {_BROKEN_RIGHT} {_abutments(22)}",
    (
        *outlined(_abutments(22), "stone"),
        *outlined(
            "M -10 -30 L 2 -34 L 8 -26 L -4 -22 Z M 0 28 L 9 25 L 13 33 L 3 36 Z "
            "M -8 2 L -1 -3 L 6 1 L 2 9 L -6 10 Z M 4 -14 L 10 -16 L 11 -10 L 5 -9 Z "
            "M -5 18 L 1 16 L 3 22 L -3 24 Z",
            "stone_dark",
            width=2.4,
        ),
        *outlined(f"{_BROKEN_LEFT} {_BROKEN_RIGHT}", "stone"),
        Shape(
            "M -72 -15 L -15 -15 L -24 -9 L -14 -3 L -19 4 L -10 9 L -20 15 L -72 15 Z "
            "M 72 -15 L 19 -15 L 12 -8 L 23 -1 L 15 6 L 21 12 L 16 15 L 72 15 Z",
            "way",
        ),
        Shape("R -68 -22 48 5.4 R 16 -22 52 5.4 R -68 16.6 51 5.4 R 16 16.6 52 5.4", "stone_light"),
        Shape(
            "M -68 -16.4 L -20 -16.4 M -68 16.4 L -20 16.4 M 18 -16.4 L 68 -16.4 "
            "M 18 16.4 L 68 16.4",
            "outline",
            1.4,
        ),
        Shape(
            "M -15 -15 L -24 -9 L -14 -3 L -19 4 L -10 9 L -20 15 M 19 -15 L 12 -8 L 23 -1 "
            "L 15 6 L 21 12 L 13 17",
            "ink",
            3,
        ),
        Shape("M -24 -9 L -40 -4 L -46 4 M 23 -1 L 38 5 L 44 1", "ink", 1.6),
        *outlined(
            " ".join(f"B {x} {y} 11 11 2" for x in (-72, 61) for y in (-25, 14)),
            "stone_light",
            width=2.4,
        ),
    ),
)

_ROPE_HALF = 66
ROPE_BRIDGE = Plan(
    "R -64 -14 128 28",
    (
        Shape(
            lines((x, -22, x + 6, -12) for x in spread(-58, 52, 8))
            + " "
            + lines((x, 22, x + 6, 12) for x in spread(-58, 52, 8)),
            "wood_dark",
            1.8,
        ),
        Shape(_planks(-62, 62, 12.5, 8), "outline", 8),
        Shape(_planks(-62, 62, 12, 8), "wood_light", 5.4),
        Shape(lines((x, 12, x, 3) for x in spread(-46, 50, 4)), "wood", 5.4),
        Shape("M -66 -21 Q 0 -12 66 -21 M -66 21 Q 0 12 66 21", "outline", 5.4),
        Shape("M -66 -21 Q 0 -12 66 -21 M -66 21 Q 0 12 66 21", "wood_light", 2.8),
        *outlined(
            " ".join(f"O {x} {y} 6" for x in (-_ROPE_HALF, _ROPE_HALF) for y in (-21, 21)), "wood"
        ),
        Shape(
            " ".join(f"O {x} {y} 2.6" for x in (-_ROPE_HALF, _ROPE_HALF) for y in (-21, 21)),
            "wood_light",
        ),
    ),
)


def _boat(x: float) -> str:
    return (
        f"M {x - 9} -30 Q {x - 8} -40 {x} -46 Q {x + 8} -40 {x + 9} -30 L {x + 9} 30 "
        f"Q {x + 8} 40 {x} 46 Q {x - 8} 40 {x - 9} 30 Z"
    )


def _pontoon_bridge(plank: str, boat: str) -> Plan:
    boats = " ".join(_boat(x) for x in (-33, -11, 11, 33))
    inner = " ".join(f"M {x} -40 L {x} 40" for x in (-33, -11, 11, 33))
    deck = f"R {-_HALF} -19 {2 * _HALF} 38"
    return Plan(
        f"{boats} {deck}",
        (
            *outlined(boats, "steel"),
            Shape(inner, boat, 7),
            *outlined(deck, "wood_dark"),
            Shape(f"R {-_HALF} -15.5 {2 * _HALF} 31", plank),
            Shape(_planks(-_HALF + 4, _HALF - 4, 15.5, 8), "wood_dark", 1.6),
            Shape(f"M {-_HALF} -7 L {_HALF} -7 M {-_HALF} 7 L {_HALF} 7", "way_edge", 3),
            Shape(f"M {-_HALF} -18 L {_HALF} -18 M {-_HALF} 18 L {_HALF} 18", "wood", 2.6),
        ),
    )


PONTOON_BRIDGE = _pontoon_bridge("wood_light", "steel_light")
WINTER_PONTOON_BRIDGE = _pontoon_bridge("snow", "snow")


_RAILS = "M -86 -8 L 86 -8 M -86 8 L 86 8"


def _rail_bridge(deck_tone: str, abutment: str) -> Plan:
    deck = f"R {-_HALF} -23 {2 * _HALF} 46"
    braces = lines((x, y, x + 19, y + 6.4) for x in spread(-66, 47, 7) for y in (-22, 16))
    braces += " " + lines((x, y + 6.4, x + 19, y) for x in spread(-66, 47, 7) for y in (-22, 16))
    return Plan(
        f"{deck} {_abutments(23)} {_piers((0,), 23)}",
        (
            *outlined(_abutments(23), abutment),
            *outlined(_piers((0,), 23), "stone_dark"),
            *outlined(deck, deck_tone),
            Shape(_planks(-80.4, 80.4, 14.5, 13.4), "wood_dark", 6),
            Shape(_RAILS, "ink", 5.6),
            Shape(_RAILS, "#a9b0b6", 2.4),
            Shape(f"R {-_HALF} -24 {2 * _HALF} 10 R {-_HALF} 14 {2 * _HALF} 10", "steel_dark"),
            Shape(braces, "steel_light", 2),
            Shape(
                f"M {-_HALF} -24 L {_HALF} -24 M {-_HALF} -14 L {_HALF} -14 "
                f"M {-_HALF} 24 L {_HALF} 24 M {-_HALF} 14 L {_HALF} 14",
                "steel_light",
                2,
            ),
        ),
    )


RAIL_BRIDGE = _rail_bridge("steel", "stone")
WINTER_RAIL_BRIDGE = _rail_bridge("snow_shade", "snow")

FORD = Plan(
    "",
    (
        Shape(
            "M -70 -15 Q -50 -17 -38 -34 Q -30 -14 -30 0 Q -30 14 -38 34 Q -50 17 -70 15 Z "
            "M 70 -15 Q 50 -17 38 -34 Q 30 -14 30 0 Q 30 14 38 34 Q 50 17 70 15 Z",
            "bank",
        ),
        Shape("E 0 0 31 46", "shallow"),
        Shape("E 0 0 32 32", "shallow"),
        Shape("M -70 -8 L -24 -8 M -70 8 L -24 8 M 24 -8 L 70 -8 M 24 8 L 70 8", "way_edge", 3.4),
        Shape(
            "M -20 -25 Q -14 -29 -8 -25 Q -2 -21 4 -25 M -6 27 Q 0 23 6 27 Q 12 31 18 27 "
            "M 6 -33 Q 11 -36 16 -33",
            "paper",
            2.4,
        ),
        *outlined(
            "E -25 -3 6 5 E -11 4 7 5.4 E 3 -4 6.4 5 E 16 3 7 5.6 E 27 -5 5 4.4 E -17 -14 4.4 3.6 "
            "E 11 15 4.6 3.8 E -20 16 4 3.4 E 21 -16 4 3.4",
            "stone",
            "stone_dark",
            2.4,
        ),
        Shape(
            "E -26.6 -4.4 3 2 E -13 2.6 3.4 2.2 E 1.4 -5.4 3.2 2.2 E 14 1.6 3.4 2.2", "stone_light"
        ),
    ),
)

_EDGE = WIDTH / 2 + 0.6
"""Where the way leaves the hex: a little outside, so that no seam shows."""


def _approach(*layers: tuple[str, float]) -> Plan:
    """Return the strips of a way, by tone and half width, on either side of a deck."""
    return Plan(
        "",
        tuple(
            Shape(f"R {left} {-half} {_EDGE - _HALF} {2 * half}", tone)
            for tone, half in layers
            for left in (-_EDGE, _HALF)
        ),
    )


ROAD_ENDS = _approach(("#b3bd84", 24), ("way_edge", 19), ("way", _ROAD))
WINTER_ROAD_ENDS = _approach(("snow", 26), ("way_edge", 18), ("way", _ROAD))
RAIL_ENDS = _approach(("#8d836b", 20.5), ("#c4bba4", 18))
WINTER_RAIL_ENDS = _approach(("snow_shade", 28), ("snow", 26), ("#dfe6eb", 15))
"""What leads from the edges of the hex to a bridge that joins two of them."""
