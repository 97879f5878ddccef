"""Badges: small signs in a roundel, a shield, a diamond or a square, all of our own design."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import badge_signs as signs, inks
from bocage_editor.art.brush import pen
from bocage_editor.art.lettering import lettering
from bocage_editor.art.shapes import Shape, Shapes, draw_within, path_of

RADIUS = 20.0

ROUND = f"O 0 0 {RADIUS - 1}"
SHIELD = "M -17 -18 L 17 -18 L 17 0 Q 16 13 0 20 Q -16 13 -17 0 Z"
DIAMOND = "M 0 -21 L 21 0 L 0 21 L -21 0 Z"
SQUARE = "B -17 -17 34 34 4"

WHITE, CREAM, BLACK = "#ffffff", "#f4ecd2", "#1c1c1c"
SILVER, GOLD, BRONZE = "#cfd4d8", "#f0c13c", "#b5763a"
RED, DARK_RED, MAROON = "#c22f2a", "#8f1d22", "#6d1f33"
NAVY, BLUE, SKY = "#1d2f5c", "#2c5fa8", "#9fcdea"
GREEN, DARK_GREEN = "#3b8544", "#1f4a2a"
GREY, DARK_GREY = "#6e7880", "#3a4148"
SAND, KHAKI, BROWN = "#e3c68b", "#a4935a", "#6b4a2a"
PURPLE = "#5c3f78"


class Design(NamedTuple):
    """How a badge looks."""

    base: str
    field: str
    rim: str
    shapes: Shapes = ()
    letters: str = ""
    letters_ink: str = WHITE
    letters_at: float = 0.0
    letters_size: float = 17.0


def _design(
    base: str, field: str, rim: str, *shapes: tuple[str, str] | tuple[str, str, float]
) -> Design:
    return Design(base, field, rim, tuple(Shape(*shape) for shape in shapes))


def _lettered(design: Design, letters: str, ink: str, at: float, size: float) -> Design:
    return design._replace(letters=letters, letters_ink=ink, letters_at=at, letters_size=size)


_TRICOLOUR = "R -20 -20 13.4 40"
_RIGHT_THIRD = "R 6.6 -20 13.4 40"
_MIDDLE_THIRD = "R -6.8 -20 13.6 40"
_RIGHT_HALF = "R 0 -20 20 40"
_LOWER_HALF = "R -20 0 40 20"

DESIGNS: Mapping[str, Design] = {
    "british_airborne": _design(
        ROUND, MAROON, SKY, (signs.CORDS, SKY, 1.2), (signs.CANOPY, SKY), (signs.LOW_WINGS, WHITE)
    ),
    "us_rangers": _design(DIAMOND, NAVY, GOLD, (signs.BOLT, GOLD)),
    "cross_of_lorraine": _design(ROUND, BLUE, WHITE, (signs.LORRAINE, WHITE)),
    "german_elite": _design(SHIELD, BLACK, SILVER, (signs.HELMET, SILVER)),
    "big_gun_badge": _design(
        SQUARE,
        SAND,
        BROWN,
        ("M -14 12 L 8 12", BLACK, 4),
        ("M -10 6 L 13 -11", BLACK, 8),
        ("O -6 7 5", BLACK),
        ("O -6 7 2", SAND),
    ),
    "german_engineers": _design(
        ROUND,
        DARK_GREY,
        SILVER,
        (signs.CROSSED_STICKS, SILVER, 2.6),
        (signs.SPADE_HEAD, WHITE),
        (signs.PICK_HEAD, WHITE),
    ),
    "italian_engineers": _design(
        ROUND,
        WHITE,
        BLACK,
        (_TRICOLOUR, GREEN),
        (_RIGHT_THIRD, RED),
        (signs.CROSSED_STICKS, BLACK, 3),
        (signs.AXE_HEADS, BLACK),
    ),
    "british_engineers": _design(
        ROUND,
        NAVY,
        RED,
        (signs.GRENADE, GOLD),
        (signs.GRENADE_FLAME, GOLD),
        ("M -8 5 L 8 5 M 0 -3 L 0 13", NAVY, 2),
    ),
    "us_airborne": _design(SHIELD, NAVY, WHITE, (signs.ONE_WING, WHITE), ("O 8 9 4", RED)),
    "afrika_korps": _design(
        ROUND,
        SAND,
        BROWN,
        (signs.PALM_TRUNK, BROWN, 3),
        (signs.PALM_FRONDS, DARK_GREEN),
        (signs.PALM_FRONDS, DARK_GREEN, 1.6),
    ),
    "us_engineers": _design(SQUARE, RED, WHITE, (signs.CASTLE, WHITE)),
    "cross_on_green": _design(
        ROUND,
        GREEN,
        WHITE,
        ("M 0 -13 L 0 13 M -13 0 L 13 0", WHITE, 10),
        ("M 0 -13 L 0 13 M -13 0 L 13 0", BLACK, 6),
    ),
    "new_zealand": _design(
        ROUND, BLACK, WHITE, (signs.FERN_STEM, WHITE, 2), (signs.FERN_LEAVES, WHITE, 2.6)
    ),
    "gurkhas": _design(ROUND, DARK_GREEN, BLACK, (signs.KUKRIS, WHITE)),
    "australia_badge": _design(
        ROUND,
        BROWN,
        GOLD,
        (signs.rays(14, 8, 17, 0, 7), GOLD),
        ("E 0 8 9 7", GOLD),
        ("R -20 9 40 12", BROWN),
        ("M -11 12 L 11 12", GOLD, 2.6),
    ),
    "nationalist_china": _design(
        ROUND, BLUE, BLUE, (signs.rays(12, 8, 16), WHITE), ("O 0 0 7.4", WHITE)
    ),
    "sword_in_laurels": _design(
        ROUND,
        RED,
        GOLD,
        (signs.LAUREL, GOLD, 1.6),
        (signs.LAUREL_LEAVES, GOLD),
        (signs.SWORD, WHITE),
    ),
    "international_brigades": _design(
        ROUND,
        GOLD,
        BLACK,
        ("R -20 -20 40 13", RED),
        ("R -20 7 40 13", PURPLE),
        (signs.THREE_POINTS, BLACK, 3),
        (signs.THREE_POINTS, RED),
    ),
    "red_star_on_blue_white": _design(
        ROUND,
        WHITE,
        BLUE,
        ("R -20 -20 40 20", BLUE),
        (signs.star(15), WHITE, 2.4),
        (signs.star(15), RED),
    ),
    "winged_sabre": _design(
        SHIELD, RED, WHITE, (signs.ONE_WING, WHITE), ("M -12 13 Q 4 12 13 1", GOLD, 3)
    ),
    "free_french": _design(
        SHIELD,
        BLUE,
        RED,
        (signs.FRANCE, WHITE),
        ("M 0 -9 L 0 9 M -4 -5 L 4 -5 M -6 0 L 6 0", RED, 2.6),
    ),
    "sas": _design(SHIELD, NAVY, SKY, (signs.WINGS, SKY), (signs.SWORD, WHITE)),
    "royal_marines": _design(
        ROUND, DARK_RED, NAVY, (signs.ANCHOR, WHITE, 3), (signs.ANCHOR_ENDS, WHITE)
    ),
    "soviet_guards": _design(
        ROUND,
        WHITE,
        GOLD,
        ("R -20 -20 40 13", RED),
        (signs.star(13, 0, 3), DARK_RED, 2),
        (signs.star(13, 0, 3), RED),
    ),
    "german_sniper": _design(ROUND, GREY, BLACK, (signs.SIGHT, WHITE, 2.4), ("O 0 0 2", WHITE)),
    "soviet_sniper": _design(
        ROUND, DARK_RED, GOLD, (signs.SIGHT, GOLD, 2.4), (signs.star(6), GOLD)
    ),
    "soviet_engineers": _design(
        ROUND,
        BLACK,
        RED,
        (signs.CROSSED_STICKS, GOLD, 2.8),
        (signs.AXE_HEADS, GOLD),
        (signs.star(5, 0, 10), RED),
    ),
    "soviet_cavalry": _design(
        ROUND,
        BLUE,
        RED,
        (signs.HORSESHOE, SILVER, 4),
        (signs.SABRES, GOLD, 2.4),
        (signs.HILTS, GOLD, 2.4),
    ),
    "ski_troops_badge": _design(ROUND, WHITE, BLUE, (signs.SKIS, BLUE, 3.2)),
    "japanese_engineers": _design(
        ROUND,
        CREAM,
        MAROON,
        ("O 0 0 9.6", RED),
        (signs.CROSSED_STICKS, BLACK, 3),
        (signs.SPADE_HEAD, BLACK),
        (signs.PICK_HEAD, BLACK),
    ),
    "us_marine_corps": _design(
        ROUND,
        RED,
        GOLD,
        (signs.ANCHOR, GOLD, 2.4),
        (signs.ANCHOR_ENDS, GOLD),
        ("O 0 0 8", RED),
        (signs.GLOBE, GOLD, 2),
    ),
    "flame": _design(ROUND, BLACK, "#e8742c", (signs.FIRE, "#e8742c"), (signs.FIRE_HEART, GOLD)),
    "imperial_japanese_army": _design(ROUND, WHITE, RED, ("O 0 0 11", RED), (signs.star(8), GOLD)),
    "mobile_artillery_badge": _design(
        SQUARE,
        KHAKI,
        BLACK,
        ("M -13 1 L 13 -10", BLACK, 5),
        ("M -2 6 L -14 12", BLACK, 3),
        (signs.WHEEL, BLACK),
        ("O 0 7 4.4", KHAKI),
        (signs.SPOKES, BLACK, 1.8),
    ),
    "british_campaign_star": _design(
        ROUND,
        CREAM,
        BRONZE,
        (signs.star(17, points=6, inner=0.58), BRONZE),
        ("O 0 0 6", CREAM),
        ("O 0 0 3.4", RED),
    ),
    "anti_tank": _design(
        SQUARE, CREAM, RED, (signs.SMALL_TANK, BLACK), ("M -13 13 L 13 -13", RED, 3.4)
    ),
    "italian_flag": _design(ROUND, WHITE, GREY, (_TRICOLOUR, GREEN), (_RIGHT_THIRD, RED)),
    "boxed_x": _design(SQUARE, WHITE, BLACK, ("M -10 -10 L 10 10 M 10 -10 L -10 10", BLACK, 4.4)),
    "brandenburgers": _design(SHIELD, CREAM, DARK_RED, (signs.GATE, DARK_RED)),
    "mortar": _design(
        SQUARE,
        "#c8cdb0",
        DARK_GREEN,
        (signs.MORTAR_TUBE, DARK_GREEN, 5.4),
        (signs.MORTAR_LEGS, DARK_GREEN, 2.4),
        ("E 10 -13 2.6 3.6", RED),
    ),
    "half_track_badge": _lettered(
        _design(
            SQUARE,
            DARK_GREEN,
            CREAM,
            (
                "M -14 -8 L -4 -8 L -1 -13 L 8 -12 L 13 -8 L 13 -4 "
                "L -14 -4 Z B -14 -6 15 7 3.4 O 8 -3 3.6",
                CREAM,
            ),
        ),
        "HT",
        CREAM,
        9,
        14,
    ),
    "patrol_car_badge": _lettered(
        _design(
            SQUARE,
            SAND,
            BROWN,
            (
                "M -13 -6 L -5 -6 L -4 -8 L 0 -8 L 2 -13 L 4 -8 L 13 -7 "
                "L 13 -2 L -13 -2 Z O -8 -2 3.4 O 8 -2 3.4",
                BROWN,
            ),
        ),
        "PC",
        BROWN,
        9,
        14,
    ),
    "tank_destroyer_badge": _lettered(
        _design(
            SQUARE,
            DARK_GREY,
            GOLD,
            ("M -14 -5 L -8 -12 L 2 -12 L 6 -7 L 9 -5 L 7 1 L -12 1 Z R 1 -10.6 15 2.4", GOLD),
        ),
        "TD",
        GOLD,
        9,
        14,
    ),
    "machine_gun": _design(
        SQUARE, "#cdbb8a", BLACK, (signs.GUN_ON_LEGS, BLACK, 2.8), (signs.GUN_BODY_SMALL, BLACK)
    ),
    "heavy_at_gun_badge": _lettered(
        _design(
            SQUARE,
            "#9db0bf",
            BLACK,
            ("M -13 -5 L 15 -11", BLACK, 3.6),
            ("M -3 -3 L 3 -3", BLACK, 7),
        ),
        "88",
        BLACK,
        8.5,
        15,
    ),
    "strike_hold": _design(
        SHIELD,
        BLUE,
        WHITE,
        (signs.CANOPY, WHITE),
        (signs.CORDS, WHITE, 1.4),
        ("M -8 12 L 8 12", RED, 4),
    ),
    "badge_48": _lettered(_design(ROUND, PURPLE, SILVER), "48", WHITE, 0, 18),
    "badge_49": _lettered(_design(DIAMOND, PURPLE, SILVER), "49", WHITE, 0, 16),
    "badge_50": _lettered(_design(SHIELD, PURPLE, SILVER), "50", WHITE, -1, 18),
}
"""By the id of the badge."""


def draw_badge(painter: QPainter, badge: str) -> None:
    """Draw a badge around the origin, with a radius of `RADIUS`."""
    design = DESIGNS.get(badge)
    if design is None:
        _draw_unknown_badge(painter)
        return
    base = path_of(design.base)
    painter.fillPath(base.translated(1.6, 2.2), inks.SHADOW)
    painter.fillPath(base, QColor(design.field))
    draw_within(painter, (*design.shapes, Shape(design.base, design.rim, 5.6)), {}, design.base)
    painter.strokePath(base, pen(inks.INK, 2))
    if design.letters:
        at = QPointF(0, design.letters_at)
        letters = lettering(design.letters, at, design.letters_size, 28)
        painter.fillPath(letters, QColor(design.letters_ink))


def _draw_unknown_badge(painter: QPainter) -> None:
    base = QPainterPath(path_of(ROUND))
    painter.fillPath(base, inks.PAPER)
    painter.strokePath(base, pen(inks.INK, 2.4, dashes=(6, 4)))
    painter.fillPath(lettering("?", QPointF(0, 0), 28), inks.INK)
