"""Taking over parts of another document, one by one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bocage_scenarios.diff import Change, differences
from bocage_scenarios.model import EMPTY_HEX, NOTHING, Scenario
from bocage_schema.hexes import Hex

OWN = frozenset({"hexes", "comments", "version", "m44"})
"""Fields of a document that are not taken over whole: hexes go one by one, the rest stays."""
FIELDS = tuple(name for name in Scenario.__dataclass_fields__ if name not in OWN)
BOARD = "board_format"
ON_BOARD = ("objectives", "exits", "air_drops", "reserves")
"""Fields that name hexes: with a board of another format they are taken over, and the map, too."""


LISTS = ("objectives", "exits", "air_drops", "reserves", "muted")
"""Fields whose items are taken over one by one."""
TABLES = ("rules", "boxes")
"""Fields whose entries are taken over one by one."""
RECORDS = ("texts", "camps")
"""Fields that hold a record for each language or side, whose values are taken over one by one."""


class Difference(NamedTuple):
    """A part that two documents hold different things in."""

    at: Hex | None = None
    """The hex; None: it is a field."""
    field: str = ""
    """The field of `Scenario`; empty: it is a hex."""
    key: tuple[Any, ...] = ()
    """What of the field; empty: all of it.

    Of `LISTS` the item that goes and the one that comes, one of which may be None; of `TABLES`
    the key; of `RECORDS` the key and the name of a value.
    """


def parts_that_differ(a: Scenario, b: Scenario) -> tuple[Difference, ...]:
    """Return the parts in which two documents differ: fields first, then hexes row by row.

    The way an ``.m44`` file writes things does not count.  Boards of different formats, with all
    that lies on them, are one part.
    """
    fields = [part for name in FIELDS for part in _parts(a, b, name)]
    places = sorted(a.hexes.keys() | b.hexes.keys())
    if a.board_format is not b.board_format:
        fields = [part for part in fields if part.field not in ON_BOARD]
        places = []
    others = [at for at in places if a.hexes.get(at) != b.hexes.get(at)]
    parts = [part for part in fields if changes_in(a, b, part)]
    return (*parts, *map(Difference, _changed(a, b, others)))


def _changed(a: Scenario, b: Scenario, places: Sequence[Hex]) -> Iterator[Hex]:
    """Yield those of some hexes that hold something else, not only in how ``.m44`` writes it."""
    before, after = (
        Scenario(each.board_format, hexes={at: each.hexes.get(at, EMPTY_HEX) for at in places})
        for each in (a, b)
    )
    changed = {change.hex for change in differences(before, after)}
    return (at for at in places if a.board.label(at) in changed)


def _parts(a: Scenario, b: Scenario, field: str) -> Iterator[Difference]:
    """Yield the parts of a field that differ: all of it only where nothing smaller does."""
    before, after = getattr(a, field), getattr(b, field)
    if before == after:
        return
    keys: list[tuple[Any, ...]] = []
    if field in LISTS:
        keys = list(_pairs(before, after))
    elif field in TABLES:
        old, new = before or {}, after or {}
        keys = [(key,) for key in {**old, **new} if old.get(key) != new.get(key)]
    elif field in RECORDS:
        keys = list(_values(before, after))
    yield from (Difference(field=field, key=key) for key in keys or [()])


def _pairs(before: Sequence[Any], after: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield the items that only one of two lists has, paired if they lie on the same first hex."""
    gone, come = _without(before, after), _without(after, before)
    for item in gone:
        place = _place(item)
        partner = next((other for other in come if place and _place(other) == place), None)
        if partner is not None:
            come.remove(partner)
        yield item, partner
    for item in come:
        yield None, item


def _without(items: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """Return the items that are not in another list, or more often than there."""
    rest = list(others)
    left = []
    for item in items:
        if item in rest:
            rest.remove(item)
        else:
            left.append(item)
    return left


def _place(item: Any) -> tuple[Hex, ...]:
    return tuple(getattr(item, "hexes", ()))[:1]


def _values(before: Mapping[Any, Any], after: Mapping[Any, Any]) -> Iterator[tuple[Any, str]]:
    for key in {**before, **after}:
        old, new = before.get(key), after.get(key)
        kind: Any = type(new if old is None else old)
        for name in kind.__dataclass_fields__:
            if name != "m44" and getattr(old, name, None) != getattr(new, name, None):
                yield key, name


def changes_in(a: Scenario, b: Scenario, part: Difference) -> tuple[Change, ...]:
    """Return what must be changed in a part of ``a`` to make it what it is in ``b``."""
    if part.field == BOARD:
        a, b = Scenario(a.board_format), Scenario(b.board_format)
    if part.at is None:
        a, b = (replace(each, hexes={}) for each in (a, b))
        return differences(a, adopted(a, b, part))
    before, after = (
        Scenario(a.board_format, hexes={part.at: each.hexes.get(part.at, EMPTY_HEX)})
        for each in (a, b)
    )
    return differences(before, after)


def adopted(scenario: Scenario, other: Scenario, part: Difference) -> Scenario:
    """Return the scenario with one part as it is in another one."""
    if part.at is None:
        if part.key:
            value: Any = _ADOPTERS[part.field](scenario, other, part)
            return replace(scenario, **{part.field: value})
        names = (BOARD, "hexes", *ON_BOARD) if part.field == BOARD else (part.field,)
        changed: dict[str, Any] = {name: getattr(other, name) for name in names}
        return replace(scenario, **changed)
    hexes = dict(scenario.hexes)
    hexes[part.at] = other.hexes.get(part.at, EMPTY_HEX)
    return replace(scenario, hexes=hexes)


def _item_adopted(scenario: Scenario, other: Scenario, part: Difference) -> tuple[Any, ...]:
    """Return the items of a list with one gone, or another one come, in the other's order."""
    gone, come = part.key
    items = list(getattr(scenario, part.field))
    if gone is not None:
        items.remove(gone)
    if come is not None:
        items.append(come)
    ordered = []
    for item in getattr(other, part.field):
        if item in items:
            items.remove(item)
            ordered.append(item)
    return (*ordered, *items)


def _entry_adopted(scenario: Scenario, other: Scenario, part: Difference) -> object:
    """Return a table with one entry as it is in the other one."""
    (key,) = part.key
    mine, theirs = getattr(scenario, part.field), getattr(other, part.field)
    table = {**(mine or {})}
    if key in (theirs or {}):
        table[key] = theirs[key]
    else:
        table.pop(key, None)
    return table or (theirs and {})


def _value_adopted(scenario: Scenario, other: Scenario, part: Difference) -> Mapping[Any, Any]:
    """Return records with one value of one as it is in the other one."""
    key, name = part.key
    mine, theirs = getattr(scenario, part.field), getattr(other, part.field)
    kind = type(next(iter({**mine, **theirs}.values())))
    record = replace(mine.get(key, kind()), **{name: getattr(theirs.get(key, kind()), name)})
    records = {**mine, key: record}
    if key not in theirs and replace(record, m44=NOTHING) == kind():
        del records[key]
    return records


_ADOPTERS: Mapping[str, Callable[[Scenario, Scenario, Difference], object]] = {
    **dict.fromkeys(LISTS, _item_adopted),
    **dict.fromkeys(TABLES, _entry_adopted),
    **dict.fromkeys(RECORDS, _value_adopted),
}
