"""Hex coordinates in documents: double-width rows and columns, and their board labels.

Hexes are pointy-top and lie in horizontal rows.  ``row`` counts down from the top and
``col`` counts half-hex widths from the left, so both have the same parity (the hex
literature calls this *double-width* coordinates).
"""

import re
from functools import lru_cache
from typing import NamedTuple


class Hex(NamedTuple):
    """A hex by double-width row and column, on or off any board.  A tuple, to key dicts."""

    row: int
    col: int


LABEL = re.compile(r"([A-Za-z])(0|[1-9][0-9]?)")
"""A board label: the column letter, then the row number counted from the bottom."""

_STEPS = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """Return the six adjacent hexes counter-clockwise from east, on or off the board."""
    return tuple(Hex(at.row + rows, at.col + cols) for rows, cols in _STEPS)


def distance(a: Hex, b: Hex) -> int:
    """Return how many steps apart ``a`` and ``b`` are; this is the range of fire."""
    rows, cols = abs(a.row - b.row), abs(a.col - b.col)
    return rows + max(0, (cols - rows) // 2)


def label_of(at: Hex, rows: int) -> str:
    """Return the label of ``at`` on a board of ``rows`` rows, such as ``A1`` or ``d8``.

    Letters are upper case in even columns and lower case in odd ones; row 1 is the bottom
    row.  Raises `ValueError` for a hex so far off the board that no label reaches it.
    """
    letter, number = at.col // 2, rows - at.row
    if not (0 <= letter < 26 and 0 <= number < 100):
        raise ValueError(f"no label reaches row {at.row}, column {at.col}")
    return f"{chr((97 if at.col % 2 else 65) + letter)}{number}"


@lru_cache(maxsize=4096)
def hex_of(label: str, rows: int) -> Hex:
    """Return the hex that ``label`` names on a board of ``rows`` rows, on the board or off it.

    The inverse of `label_of`.  Raises `ValueError` for a text that is not a label.
    """
    match = LABEL.fullmatch(label)
    if not match:
        raise ValueError(f"{label!r} is not a hex label such as 'A1' or 'd8'")
    letter, number = match.groups()
    odd = letter.islower()
    return Hex(rows - int(number), 2 * (ord(letter) - (97 if odd else 65)) + odd)
