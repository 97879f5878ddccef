"""The hexes that match each other when a board is mirrored or turned, to paint them together."""

from enum import StrEnum
from typing import NamedTuple

from bocage_scenarios.edits.turning import AS_IT_IS, HALF_TURN, MIRRORED, Transform
from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex


class Symmetry(StrEnum):
    """What a map is to look the same after."""

    NONE = "none"
    LEFT_RIGHT = "left_right"
    HALF_TURN = "half_turn"
    ALL = "all"
    """Both of them, and so also when mirrored top to bottom."""


class Image(NamedTuple):
    """A hex that matches another one."""

    at: Hex
    transform: Transform
    """How a piece of the other hex is to be laid here; see `turning.turned_tile`."""


_TRANSFORMS = {
    Symmetry.NONE: (AS_IT_IS,),
    Symmetry.LEFT_RIGHT: (AS_IT_IS, MIRRORED),
    Symmetry.HALF_TURN: (AS_IT_IS, HALF_TURN),
    Symmetry.ALL: (AS_IT_IS, MIRRORED, HALF_TURN, AS_IT_IS.upside_down()),
}


def images(at: Hex, symmetry: Symmetry, board: Board) -> tuple[Image, ...]:
    """Return a hex and those that match it; each hex once, the hex itself first."""
    found: dict[Hex, Transform] = {}
    for transform in _TRANSFORMS[symmetry]:
        found.setdefault(image(at, transform, board), transform)
    return tuple(Image(*item) for item in found.items())


def image(at: Hex, transform: Transform, board: Board) -> Hex:
    """Return where a hex lies after the whole board is mirrored or given half a turn.

    Hexes beside the board have no image but themselves.
    """
    if at not in board:
        return at
    # Twice the offset from the middle of the board, which may lie between hexes.
    rows, cols = 2 * at.row - (board.rows - 1), 2 * at.col - 2 * (board.width - 1)
    if transform.mirrored:
        cols = -cols
    if transform.turns:
        rows, cols = -rows, -cols
    return Hex((rows + board.rows - 1) // 2, (cols + 2 * (board.width - 1)) // 2)
