"""The board formats: which hexes exist, how they are labelled, what the face prints on them."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex, hex_of, label_of, neighbours
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
    section_lines: tuple[int, ...]
    """Columns of the lines between sections, and between sub-sections of Overlord boards."""
    section_borders: tuple[int, ...]
    """Those of the lines that part sections."""

    adjacent: Mapping[Hex, tuple[Hex, ...]] = field(repr=False, compare=False)
    """The neighbours of each hex, those on the board, counter-clockwise from east."""

    def __contains__(self, at: object) -> bool:
        """Tell whether a hex lies on the board."""
        return isinstance(at, tuple) and at in self.adjacent

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """Return the adjacent hexes of the board, counter-clockwise from east."""
        known = self.adjacent.get(at)
        return known if known is not None else tuple(x for x in neighbours(at) if x in self)

    def sections(self, at: Hex) -> frozenset[int]:
        """Return the sections of a hex, numbered from 0 at the left of the map.

        A hex that a line crosses lies in both of its sections.
        """
        return _parts(at.col, self.section_borders)

    def subsections(self, at: Hex) -> frozenset[int]:
        """Return the same for sub-sections; they differ from sections on Overlord boards only."""
        return _parts(at.col, self.section_lines)

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
    there = frozenset(hexes)
    return Board(
        board_format,
        rows,
        width,
        hexes,
        table.section_lines,
        table.section_borders,
        {at: tuple(near for near in neighbours(at) if near in there) for at in hexes},
    )


@cache
def _parts(col: int, lines: tuple[int, ...]) -> frozenset[int]:
    return frozenset((bisect_left(lines, col), bisect_right(lines, col)))
