"""Taking over parts of another document, one by one."""

from dataclasses import replace
from typing import Any, NamedTuple

from bocage_scenarios.diff import Change, differences
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex

OWN = frozenset({"hexes", "comments", "version", "m44"})
"""Fields of a document that are not taken over whole: hexes go one by one, the rest stays."""
FIELDS = tuple(name for name in Scenario.__dataclass_fields__ if name not in OWN)
BOARD = "board_format"
ON_BOARD = ("objectives", "exits", "air_drops", "reserves")
"""Fields that name hexes: with a board of another format they are taken over, and the map, too."""


class Difference(NamedTuple):
    """A part that two documents hold different things in."""

    at: Hex | None = None
    """The hex; None: it is a field."""
    field: str = ""
    """The field of `Scenario`; empty: it is a hex."""


def parts_that_differ(a: Scenario, b: Scenario) -> tuple[Difference, ...]:
    """Return the parts in which two documents differ: fields first, then hexes row by row.

    The way an ``.m44`` file writes things does not count.  Boards of different formats, with all
    that lies on them, are one part.
    """
    fields = [Difference(field=name) for name in FIELDS if getattr(a, name) != getattr(b, name)]
    places = sorted(a.hexes.keys() | b.hexes.keys())
    if a.board_format is not b.board_format:
        fields = [part for part in fields if part.field not in ON_BOARD]
        places = []
    hexes = [Difference(at) for at in places if a.hexes.get(at) != b.hexes.get(at)]
    return tuple(part for part in (*fields, *hexes) if changes_in(a, b, part))


def changes_in(a: Scenario, b: Scenario, part: Difference) -> tuple[Change, ...]:
    """Return what must be changed in a part of ``a`` to make it what it is in ``b``."""
    if part.field == BOARD:
        a, b = Scenario(a.board_format), Scenario(b.board_format)
    if part.at is None:
        return differences(a, adopted(a, b, part))
    before, after = (
        Scenario(a.board_format, hexes={part.at: each.hexes.get(part.at, EMPTY_HEX)})
        for each in (a, b)
    )
    return differences(before, after)


def adopted(scenario: Scenario, other: Scenario, part: Difference) -> Scenario:
    """Return the scenario with one part as it is in another one."""
    if part.at is None:
        names = (BOARD, "hexes", *ON_BOARD) if part.field == BOARD else (part.field,)
        changed: dict[str, Any] = {name: getattr(other, name) for name in names}
        return replace(scenario, **changed)
    hexes = dict(scenario.hexes)
    hexes[part.at] = other.hexes.get(part.at, EMPTY_HEX)
    return replace(scenario, hexes=hexes)
