"""The signs that badges are made of, as outlines around the origin within a radius of about 14."""

from math import cos, pi, sin


def star(radius: float, x: float = 0.0, y: float = 0.0, points: int = 5, inner: float = 0.4) -> str:
    """Return a star with a point at its top."""
    words = []
    for number in range(2 * points):
        reach = radius * (inner if number % 2 else 1.0)
        angle = pi * number / points
        words.append(f"{x + reach * sin(angle):.2f} {y - reach * cos(angle):.2f}")
    return "M " + " L ".join(words) + " Z"


def rays(count: int, inside: float, outside: float, x: float = 0.0, y: float = 0.0) -> str:
    """Return pointed rays around a middle."""
    words = []
    for number in range(count):
        at, half = 2 * pi * number / count, pi / count * 0.8
        left, right = at - half, at + half
        words.append(
            f"M {x + inside * sin(left):.2f} {y - inside * cos(left):.2f} "
            f"L {x + outside * sin(at):.2f} {y - outside * cos(at):.2f} "
            f"L {x + inside * sin(right):.2f} {y - inside * cos(right):.2f} Z"
        )
    return " ".join(words)


LORRAINE = (
    "M -2 -14 L 2 -14 L 2 -10 L 7 -10 L 7 -6.4 L 2 -6.4 L 2 -2.4 L 10 -2.4 L 10 1.6 L 2 1.6 "
    "L 2 14 L -2 14 L -2 1.6 L -10 1.6 L -10 -2.4 L -2 -2.4 L -2 -6.4 L -7 -6.4 L -7 -10 L -2 -10 Z"
)
"""A cross with two bars."""
WINGS = (
    "M 0 6 Q -4 0 -16 -9 Q -17 -4 -14 -1 Q -15 2 -11 4 Q -11 7 -7 7 Q -6 10 0 9 "
    "Q 6 10 7 7 Q 11 7 11 4 Q 15 2 14 -1 Q 17 -4 16 -9 Q 4 0 0 6 Z"
)
"""Two spread wings."""
ONE_WING = (
    "M -13 8 Q -14 -3 -4 -9 Q 4 -13 14 -12 Q 12 -8 8 -7 Q 11 -7 12 -6 Q 10 -2 5 -2 "
    "Q 8 -1 8 0 Q 5 4 0 3 Q 2 5 1 6 Q -5 9 -13 8 Z"
)
"""A wing that points to the upper right."""
CANOPY = "M -12 -3 Q -12 -14 0 -14 Q 12 -14 12 -3 Q 8 -7 4 -3 Q 0 -7 -4 -3 Q -8 -7 -12 -3 Z"
"""The canopy of a parachute."""
CORDS = "M -11 -3 L 0 10 L 11 -3 M -4 -3 L 0 10 L 4 -3"
CASTLE = (
    "M -13 11 L -13 -8 L -10 -8 L -10 -5 L -7 -5 L -7 -8 L -4 -8 L -4 -2 L -2 -2 L -2 -12 L 2 -12 "
    "L 2 -2 L 4 -2 L 4 -8 L 7 -8 L 7 -5 L 10 -5 L 10 -8 L 13 -8 L 13 11 L 4 11 L 4 6 "
    "Q 4 2 0 2 Q -4 2 -4 6 L -4 11 Z"
)
HELMET = (
    "M -14 5 Q -13 3 -11 1 Q -12 -11 0 -11 Q 12 -11 11 1 Q 13 3 14 5 Q 7 4 6 7 L -6 7 "
    "Q -7 4 -14 5 Z"
)
CROSSED_STICKS = "M -9 10 L 9 -10 M 9 10 L -9 -10"
SPADE_HEAD = "M -12 -13 L -4 -11 L -7 -4 Q -12 -4 -14 -9 Z"
PICK_HEAD = "M 1 -14 Q 10 -12 14 -2 L 11 -3 Q 8 -9 1 -11 Z"
AXE_HEADS = (
    "M -12 -12 L -5 -9 L -8 -4 Q -8 -1 -10 1 Q -15 -3 -15 -8 Z "
    "M 12 -12 L 5 -9 L 8 -4 Q 8 -1 10 1 Q 15 -3 15 -8 Z"
)
LOW_WINGS = (
    "M 0 10 Q -5 5 -15 0 Q -15 4 -13 6 Q -13 9 -9 10 Q -6 14 0 14 Q 6 14 9 10 Q 13 9 13 6 "
    "Q 15 4 15 0 Q 5 5 0 10 Z"
)
"""Two spread wings in the lower half."""
PALM_TRUNK = "M -1 13 Q -3 2 1 -6"
PALM_FRONDS = (
    "M 1 -6 Q -4 -13 -13 -8 Q -6 -8 1 -6 M 1 -6 Q -7 -7 -11 1 Q -5 -4 1 -6 M 1 -6 Q 5 -13 13 -9 "
    "Q 7 -8 1 -6 M 1 -6 Q 9 -7 12 1 Q 6 -4 1 -6 M 1 -6 Q 0 -13 5 -16 Q 4 -10 1 -6"
)
FERN_STEM = "M -10 11 Q -3 2 9 -12"
FERN_LEAVES = (
    "M -7 7 L -13 3 M -7 7 L -1 9 M -4 3 L -11 -3 M -4 3 L 4 5 M 0 -1 L -6 -8 M 0 -1 L 9 0 "
    "M 4 -6 L 0 -12 M 4 -6 L 11 -6"
)
KUKRIS = (
    "M -11 12 L -8 8 Q -4 6 0 0 Q 4 -8 12 -11 Q 11 -2 3 4 Q -3 8 -6 10 L -9 14 Z "
    "M 11 12 L 8 8 Q 4 6 0 0 Q -4 -8 -12 -11 Q -11 -2 -3 4 Q 3 8 6 10 L 9 14 Z"
)
SWORD = "M -1.6 5 L -1.6 -12 L 0 -15 L 1.6 -12 L 1.6 5 L 5 5 L 5 7.6 L 1.4 7.6 L 1.4 13 L -1.4 13 "
SWORD += "L -1.4 7.6 L -5 7.6 L -5 5 Z"
LAUREL = "M -4 13 Q -15 8 -12 -8 M 4 13 Q 15 8 12 -8"
LAUREL_LEAVES = (
    "E -13.6 -4 1.8 3.4 E -13.4 2 2 3.4 E -10.6 8 2.6 2.6 E 13.6 -4 1.8 3.4 E 13.4 2 2 3.4 "
    "E 10.6 8 2.6 2.6 E -10 -9 1.6 3 E 10 -9 1.6 3"
)
ANCHOR = "M 0 -9 L 0 12 M -6 -5 L 6 -5 M -12 3 Q -9 12 0 12 Q 9 12 12 3"
ANCHOR_ENDS = "O 0 -11 2.6 M -15 6 L -12 -1 L -8 5 Z M 15 6 L 12 -1 L 8 5 Z"
GLOBE = "O 0 0 9 M -9 0 L 9 0 M 0 -9 L 0 9 E 0 0 4 9"
SIGHT = "O 0 0 8.6 M 0 -14 L 0 -4 M 0 14 L 0 4 M -14 0 L -4 0 M 14 0 L 4 0"
SABRES = "M -10 11 Q 4 4 9 -12 M 10 11 Q -4 4 -9 -12"
HILTS = "M -12 7 L -6 13 M 12 7 L 6 13"
HORSESHOE = "M -7 9 Q -12 -12 0 -12 Q 12 -12 7 9"
SKIS = "M -9 13 L 7 -12 Q 8 -15 11 -14 M 9 13 L -7 -12 Q -8 -15 -11 -14"
FIRE = (
    "M 1 -15 Q 3 -8 8 -4 Q 9 -7 8 -9 Q 14 -2 12 5 Q 9 14 0 14 Q -9 14 -12 5 Q -13 -2 -7 -7 "
    "Q -7 -3 -4 -3 Q -4 -10 1 -15 Z"
)
FIRE_HEART = "M 1 -3 Q 7 3 6 8 Q 4 12 0 12 Q -5 12 -6 7 Q -6 3 -3 2 Q -2 4 0 4 Q -1 0 1 -3 Z"
WHEEL = "O 0 7 6.6"
SPOKES = "M -6 7 L 6 7 M 0 1 L 0 13"
GATE = (
    "R -13 -8 26 4 R -15 10 30 3 R -12 -4 3.4 14 R -5.4 -4 3.4 14 R 2 -4 3.4 14 R 8.6 -4 3.4 14 "
    "M -6 -8 L -4 -13 L 4 -13 L 6 -8 Z"
)
MORTAR_TUBE = "M -9 11 L 6 -10"
MORTAR_LEGS = "M 2 -4 L 9 11 M 2 -4 L 4 11 M -14 12 L -3 12"
SMALL_TANK = (
    "M -13 2 L -10 -3 L 10 -3 L 13 2 L 11 8 L -11 8 Z M -6 -3 L -5 -8 L 4 -8 L 6 -3 Z R 4 -7 11 2"
)
BOLT = "M 3 -15 L -8 2 L -1 2 L -4 15 L 8 -4 L 1 -4 Z"
GUN_ON_LEGS = "M -14 -4 L 15 -4 M 2 -3 L -7 11 M 2 -3 L 9 11"
GUN_BODY_SMALL = "R -10 -8 14 8"
GRENADE = "O 0 5 8"
GRENADE_FLAME = "M -4 -3 Q -9 -8 -4 -15 Q -3 -11 0 -15 Q 3 -11 4 -15 Q 9 -8 4 -3 Z"
FRANCE = "M 0 -15 L 7 -10 L 13 -6 L 11 1 L 13 9 L 5 10 L 2 13 L -7 11 L -7 2 L -14 -4 L -6 -8 Z"
THREE_POINTS = star(13, points=3, inner=0.3)
