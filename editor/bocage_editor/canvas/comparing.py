"""What differs between two boards, marked on the second of them."""

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QImage

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.picture import picture_of
from bocage_scenarios.adopting import Difference, parts_that_differ
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex

WIDTH = 1600


def difference_marks(
    a: Scenario, b: Scenario, parts: Iterable[Difference]
) -> Mapping[MarkKind, frozenset[Hex]]:
    """Return the hexes where something came, where it is another thing, where it has gone."""
    came: set[Hex] = set()
    other: set[Hex] = set()
    gone: set[Hex] = set()
    for part in parts:
        if part.at is not None:
            group = came if part.at not in a.hexes else other if part.at in b.hexes else gone
            group.add(part.at)
    return {
        MarkKind.CAME: frozenset(came),
        MarkKind.OTHERWISE: frozenset(other),
        MarkKind.GONE: frozenset(gone),
    }


def compared(a: Scenario, b: Scenario, width: int) -> QImage:
    """Return a picture of the second of two boards, so many pixels wide, with what differs."""
    return picture_of(b, width=width, marks=difference_marks(a, b, parts_that_differ(a, b)))
