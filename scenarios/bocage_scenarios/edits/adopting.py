"""Taking over parts of another document, one by one."""

from dataclasses import replace
from typing import Any, NamedTuple

from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex

OWN = frozenset({"hexes", "comments", "version", "m44"})
"""Fields of a document that are not taken over whole: hexes go one by one, the rest stays."""
FIELDS = tuple(name for name in Scenario.__dataclass_fields__ if name not in OWN)


class Difference(NamedTuple):
    """A part that two documents hold different things in."""

    at: Hex | None = None
    """The hex; None: it is a field."""
    field: str = ""
    """The field of `Scenario`; empty: it is a hex."""


def parts_that_differ(a: Scenario, b: Scenario) -> tuple[Difference, ...]:
    """Return the parts in which two documents differ: fields first, then hexes row by row."""
    fields = [Difference(field=name) for name in FIELDS if getattr(a, name) != getattr(b, name)]
    places = sorted(a.hexes.keys() | b.hexes.keys())
    return (*fields, *(Difference(at) for at in places if a.hexes.get(at) != b.hexes.get(at)))


def adopted(scenario: Scenario, other: Scenario, part: Difference) -> Scenario:
    """Return the scenario with one part as it is in another one."""
    if part.at is None:
        changed: dict[str, Any] = {part.field: getattr(other, part.field)}
        return replace(scenario, **changed)
    hexes = dict(scenario.hexes)
    hexes[part.at] = other.hexes.get(part.at, EMPTY_HEX)
    return replace(scenario, hexes=hexes)
