"""The board formats: which hexes exist, how they are labelled, what the face prints on them."""

from dataclasses import dataclass
from functools import cache

from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex, hex_of, label_of
from bocage_schema.ids import BoardFormat


@dataclass(frozen=True, slots=True)
class Board:
    """The hexes of one board format.

    Even rows hold ``width`` hexes and odd rows one fewer: the half hexes at both ends of
    odd rows do not exist.
    """

    format: BoardFormat
    rows: int
    width: int
    hexes: tuple[Hex, ...]
    """All hexes, row by row from the top, each row from the left."""

    def __contains__(self, at: object) -> bool:
        """Tell whether a hex lies on the board."""
        if not isinstance(at, tuple):
            return False
        row, col = at
        last = 2 * self.width - 2
        return bool(0 <= row < self.rows and 0 <= col <= last and (row + col) % 2 == 0)

    def label(self, at: Hex) -> str:
        """Return the label of ``at``, such as ``A1``; raises `ValueError` far off the board."""
        return label_of(at, self.rows)

    def hex(self, label: str) -> Hex:
        """Return the hex of ``label``, which may lie off the board; raises `ValueError`."""
        return hex_of(label, self.rows)


@cache
def board(board_format: BoardFormat) -> Board:
    """Return the board of a format."""
    table = catalogue().boards[board_format]
    rows, width = table.rows, table.even_row_hexes
    hexes = tuple(
        Hex(row, col) for row in range(rows) for col in range(row % 2, 2 * width - 1 - row % 2, 2)
    )
    return Board(board_format, rows, width, hexes)
