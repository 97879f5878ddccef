"""What a check finds, before it has a place on the map."""

from collections.abc import Mapping
from typing import NamedTuple

from bocage_scenarios.model import HexContent
from bocage_schema.diagnostics import Edit, Operation
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json


class Found(NamedTuple):
    """One finding of a check.

    ``path`` is a JSON Pointer into the data of the document; a check of hexes gives one into
    the data of its hex.  ``becomes`` is what the hex is after the repair, and ``edits`` is a
    repair elsewhere; without either there is none.
    """

    code: str
    path: str
    values: Mapping[str, object]
    at: Hex | None
    """The hex concerned; None for the hex that is being checked, or for none."""
    becomes: HexContent | None
    edits: tuple[Edit, ...]


def found(
    code: str,
    path: str = "",
    *,
    at: Hex | None = None,
    becomes: HexContent | None = None,
    edits: tuple[Edit, ...] = (),
    **values: object,
) -> Found:
    """Return a finding; ``values`` fill in the templates of its code."""
    return Found(code, path, values, at, becomes, edits)


def replace_at(path: str, value: Json) -> tuple[Edit, ...]:
    """Return the repair that puts ``value`` in the place of what stands at a JSON Pointer."""
    return (Edit(Operation.REPLACE, path, value),)


def add_at(path: str, value: Json) -> tuple[Edit, ...]:
    """Return the repair that writes a key anew, or over an old value."""
    return (Edit(Operation.ADD, path, value),)


def remove_at(path: str) -> tuple[Edit, ...]:
    """Return the repair that removes what stands at a JSON Pointer."""
    return (Edit(Operation.REMOVE, path),)
