"""Sets of hexes as whole numbers with one bit for each hex.

The bits are laid out so that a step of a whole set in one direction is one shift.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex


@dataclass(frozen=True)
class Grid:
    """How the hexes of a board are laid out in bits."""

    board: Board

    @cached_property
    def stride(self) -> int:
        """Bits from one row to the next: a few more than columns, so that rows keep apart."""
        return 2 * self.board.width + 2

    @cached_property
    def all(self) -> int:
        """Every hex of the board."""
        return self.bits(self.board.hexes)

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        """Bits to the left, or to the right where negative, for a step over each edge."""
        row = self.stride
        return (2, 1 - row, -1 - row, -2, row - 1, row + 1)

    def bit(self, at: Hex) -> int:
        """Return the bit of a hex; 0 off the board."""
        return 1 << (at.row * self.stride + at.col) if at in self.board else 0

    def bits(self, hexes: Iterable[Hex]) -> int:
        """Return the bits of some hexes; those off the board have none."""
        return sum({self.bit(at) for at in hexes})

    def hexes(self, bits: int) -> frozenset[Hex]:
        """Return the hexes whose bits are set."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(Hex(*divmod(lowest.bit_length() - 1, self.stride)))
            bits ^= lowest
        return frozenset(found)


@cache
def grid(board: Board) -> Grid:
    """Return the grid of a board."""
    return Grid(board)


ANY_WAY = (-1,) * 6
"""All hexes, for each direction."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A board as units see it that move alike."""

    grid: Grid
    passable: int
    """The hexes that they may enter."""
    leave: tuple[int, ...]
    """For each direction the hexes that they may leave that way."""
    enter: tuple[int, ...]
    """For each direction the hexes that they may enter going that way, `passable` or not."""

    @property
    def is_two_way(self) -> bool:
        """True if every edge can be crossed, both ways."""
        return self.leave == self.enter == ANY_WAY

    def flood(self, start: int) -> int:
        """Return the hexes that lie in reach of any of ``start``, these among them."""
        steps = tuple(zip(self.grid.shifts, self.leave, self.enter, strict=True))
        seen = front = start
        while front:
            spread = 0
            for shift, leave, enter in steps:
                going = front & leave
                spread |= (going << shift if shift > 0 else going >> -shift) & enter
            front = spread & self.passable & ~seen
            seen |= front
        return seen
