"""Markers: mines, exits, tokens with numbers, and what lies with a unit."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from bocage_editor.art import inks
from bocage_editor.art.badge_signs import star
from bocage_editor.art.emblems import draw_emblem
from bocage_editor.art.lettering import lettering
from bocage_editor.art.look import TileLook
from bocage_editor.art.picture import Picture
from bocage_editor.art.shapes import Shape, Shapes, draw, path_of

CORNER = QPointF(-53, -54)
"""Where most markers lie."""
_MIDDLE = QPointF(0, 0)

_DISC = "O 0 0 23"
_MINE_SIGN = "M 0 -24 L 25 19 L -25 19 Z"
_LEAVES = (
    "M -24 8 Q -18 -8 -6 -4 Q -10 8 -24 8 Z M -12 -6 Q -10 -24 4 -22 Q 4 -8 -12 -6 Z "
    "M 4 -8 Q 12 -22 25 -14 Q 18 -2 4 -8 Z M 4 2 Q 18 -2 25 10 Q 12 16 4 2 Z "
    "M -8 6 Q 4 4 8 18 Q -8 22 -8 6 Z M -22 10 Q -12 8 -8 18 Q -18 24 -22 10 Z"
)
_VEINS = (
    "M -22 7 L -8 -3 M -10 -8 L 2 -20 M 7 -9 L 22 -13 M 6 3 L 22 9 M -6 8 L 6 16 M -20 12 L -10 17"
)


class Design(NamedTuple):
    """How a marker looks."""

    place: QPointF
    shadow: str
    """The outline that throws a shadow; empty: none."""
    shapes: Shapes
    letters: str = ""
    letters_at: QPointF = _MIDDLE
    letters_size: float = 22.0
    turns: bool = False
    by_orientation: bool = False
    """Turned by 60° counter-clockwise with each further orientation."""


def _mine(plate: str, border: str, mine: str, light: str) -> Design:
    return Design(
        CORNER + QPointF(0, 2),
        _MINE_SIGN,
        (
            Shape(_MINE_SIGN, "#1c1a17", 9),
            Shape(_MINE_SIGN, border, 5.4),
            Shape(_MINE_SIGN, plate),
            Shape("M -15 12 L 15 12 L 11 3 L -11 3 Z M -4 3 L -4 -2 L 4 -2 L 4 3 Z", mine),
            Shape("M -8 0 L -12 -5 M 8 0 L 12 -5 M 0 -4 L 0 -12", mine, 2.6),
            Shape("M -11 6 L 3 6", light, 1.8),
        ),
    )


def _number(number: int) -> Design:
    return Design(
        CORNER,
        _DISC,
        (
            Shape(_DISC, "#1c1a17", 3),
            Shape(_DISC, "#efe3c2"),
            Shape("O 0 0 19", "#a4935a", 2),
        ),
        letters=str(number),
        letters_size=25,
    )


_UP_ARROW = "M 0 -22 L 17 -3 L 7 -3 L 7 18 L -7 18 L -7 -3 L -17 -3 Z"
_SIDEWAYS = (
    "M -19 0 L -7 -12 L -7 -5 L 7 -5 L 7 -12 L 19 0 L 7 12 L 7 5 L -7 5 L -7 12 Z "
    "R -24 -14 4 28 R 20 -14 4 28"
)
_EXIT_PLATE = "B -25 -25 50 50 9"
_GREEN, _GREEN_DARK = "#1f8a4c", "#0e4a28"


def _exit(arrow: str) -> Design:
    return Design(
        CORNER,
        _EXIT_PLATE,
        (
            Shape(_EXIT_PLATE, "#10301d", 3),
            Shape(_EXIT_PLATE, _GREEN),
            Shape("B -22 -22 44 44 7", "#ffffff", 2),
            Shape(arrow, _GREEN_DARK, 4),
            Shape(arrow, "#ffffff"),
        ),
        turns=True,
        by_orientation=True,
    )


def _foliage(leaf: str, line: str, vein: str) -> Design:
    return Design(
        QPointF(-50, 42),
        _LEAVES,
        (Shape(_LEAVES, line, 4), Shape(_LEAVES, leaf), Shape(_VEINS, vein, 1.8)),
    )


_PUFFS = "O -46 -38 17 O -24 -50 20 O 4 -56 23 O 32 -48 19 O 50 -34 14 E 2 -32 50 15"
_PUFF_LIGHTS = "E -50 -44 8 6 E -28 -57 10 7 E -1 -64 12 8 E 29 -54 9 6"
_WALL = (
    "O -62 -22 15 O -44 -36 18 O -18 -42 20 O 10 -38 19 O 36 -44 19 O 58 -30 16 O 66 -16 11 "
    "E 0 -18 66 16"
)
_WALL_FOLDS = "M -56 -16 Q -48 -26 -38 -20 M -22 -18 Q -12 -30 0 -22 M 18 -20 Q 30 -32 42 -22"
_RAFT = (
    "M -26 -4 Q -24 -13 -14 -13 L 14 -13 Q 24 -13 26 -4 Q 27 12 14 12 L -14 12 Q -27 12 -26 -4 Z"
)
_SIGHT = "O 0 0 21 M 0 -30 L 0 -9 M 0 9 L 0 30 M -30 0 L -9 0 M 9 0 L 30 0"

DESIGNS: Mapping[str, Design] = {
    "battle_star": Design(
        CORNER,
        star(27, 0, 2, inner=0.46),
        (
            Shape(star(26, 0, 2, inner=0.46), "#3a2405", 5),
            Shape(star(26, 0, 2, inner=0.46), "#f2b91f"),
            Shape(
                "M 0 2 L 0 -23 L -5.6 -7.6 Z M 0 2 L 25 -6 L 11.4 -1.4 L 7 -7 Z M 0 2 L 15 23 "
                "L 0 14 L 0 14 Z M 0 2 L -15 23 L -11.4 5.6 Z M 0 2 L -25 -6 L -8 -7 Z",
                "#fbdf83",
            ),
        ),
    ),
    "minefield": _mine("#f7ead0", "#c22f2a", "#1c1a17", "#8b8578"),
    "winter_minefield": _mine("#2c5fa8", "#f4f9fc", "#f4f9fc", "#9fb9d6"),
    "exit_marker": _exit(_UP_ARROW),
    "exit_range_marker": _exit(_SIDEWAYS),
    **{f"tag_{number}": _number(number) for number in range(9, 14)},
    "camouflage": _foliage("#5d8a3f", "#22381a", "#a9c878"),
    "winter_camouflage": _foliage("#f4f9fc", "#4b5d6b", "#9fb4c4"),
    "smoke": Design(
        QPointF(0, -9),
        "",
        (
            Shape(_PUFFS, "#5d6166", 5),
            Shape(_PUFFS, "#dfe1e2"),
            Shape("M -36 -32 Q -26 -42 -14 -34 M 2 -34 Q 14 -46 26 -36", "#a4a9ad", 3),
            Shape(_PUFF_LIGHTS, "#ffffff"),
        ),
    ),
    "smoke_screen": Design(
        QPointF(0, -22),
        "",
        (
            Shape(_WALL, "#3f444a", 5),
            Shape(_WALL, "#9aa1a8"),
            Shape(_WALL_FOLDS, "#666d75", 3.4),
            Shape("E -48 -43 8 6 E -22 -50 9 6 E 32 -52 9 6 E 6 -46 7 5", "#c9ced2"),
        ),
    ),
    "crosshair": Design(
        QPointF(52, 46),
        "",
        (Shape(_SIGHT, "#ffffff", 7), Shape(_SIGHT, "#c22f2a", 3.6), Shape("O 0 0 3", "#c22f2a")),
    ),
    "raft": Design(
        QPointF(-48, 48),
        _RAFT,
        (
            Shape(_RAFT, "#1c1a17", 4),
            Shape(_RAFT, "#c98d3d"),
            Shape("B -15 -7 30 12 5", "#5f4324"),
            Shape("M -4 -7 L -4 5 M 6 -7 L 6 5", "#c98d3d", 2.6),
            Shape("M -20 -8 Q -18 -10.4 -12 -10.4 L 10 -10.4", "#edc07d", 2.2),
            Shape("M -24 18 L 22 -18", "#1c1a17", 4.6),
            Shape("M -24 18 L 22 -18", "#e8d3a8", 2.4),
            Shape("M 18 -20 L 27 -24 L 26 -16 Z", "#e8d3a8", 3),
        ),
    ),
    "heroic_leader": Design(
        CORNER,
        _DISC,
        (
            Shape(_DISC, "#1c1a17", 3),
            Shape(_DISC, "#8f1d22"),
            Shape("O 0 0 19.6", "#f0c13c", 2.4),
            Shape("M -12 16 Q -11 6 0 5 Q 11 6 12 16 Z", "#f4ecd2"),
            Shape("O 0 -1 6.4", "#e7c9a4"),
            Shape("M -9 -4 Q -12 -12 0 -13 Q 12 -12 9 -4 Q 0 -7 -9 -4 Z", "#f4ecd2"),
            Shape("M -8 -3.4 Q 0 -7 8 -3.4 Q 3 -1 0 -2 Q -3 -1 -8 -3.4 Z", "#1c1a17"),
            Shape(star(3, 0, -9.4), "#c22f2a"),
        ),
    ),
}
"""By the id of the marker."""


def _marker(marker: str, painter: QPainter, look: TileLook) -> None:
    design = DESIGNS[marker]
    painter.save()
    painter.translate(design.place)
    if design.shadow:
        painter.fillPath(path_of(design.shadow).translated(3, 4), inks.SHADOW)
    painter.save()
    if design.by_orientation:
        painter.rotate(-60 * (look.orientation - 1))
    draw(painter, design.shapes, {})
    painter.restore()
    if design.letters:
        letters = lettering(design.letters, design.letters_at, design.letters_size, 32)
        painter.fillPath(letters, inks.INK)
    if look.side is not None:
        draw_emblem(painter, look.side, QPointF(19, 19), 9.5)
    painter.restore()


PICTURES: Mapping[str, Picture] = {
    marker: Picture(top=partial(_marker, marker), turns=design.turns)
    for marker, design in DESIGNS.items()
}
"""Pictures by id of the piece."""
