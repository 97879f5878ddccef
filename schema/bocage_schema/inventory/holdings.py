"""The boxes that somebody owns, and what he found in them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class TwoSided:
    """Tiles of one box that have the same pieces printed on their sides."""

    faces: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Holdings:
    """Owned boxes.  What their owner counted overrules the catalogue."""

    own: Mapping[str, int] = field(default_factory=dict)
    """Copies of each box."""
    counts: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By box: exact numbers in one copy, of a piece or of a line of the contents."""
    tiles: Mapping[str, tuple[TwoSided, ...]] = field(default_factory=dict)
    """By box: the two-sided tiles in one copy; they replace the lines that hold these faces."""
    notes: str = ""

    def copies(self, box: str) -> int:
        """Return how many copies of a box there are."""
        return self.own.get(box, 0)

    def owning(self, own: Mapping[str, int]) -> "Holdings":
        """Return the same findings with other numbers of copies."""
        return replace(self, own={box: copies for box, copies in own.items() if copies > 0})
