"""What differs between two documents, in the words of the files."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bocage_scenarios.codec import to_plain
from bocage_scenarios.codec_hexes import LONG_FORMS, Plain, meaning
from bocage_scenarios.model import Scenario
from bocage_schema.jsonlike import Json, pointer, same
from bocage_schema.shown import printable
from bocage_schema.yaml_text import flow

LONGEST_SHOWN = 60
"""Characters of a text that a change shows."""


@dataclass(frozen=True, slots=True)
class Change:
    """One difference: ``before`` is None for something added, ``after`` for something removed."""

    path: str
    """JSON Pointer into the documents as plain data."""
    hex: str
    """Label of the hex concerned, or empty."""
    what: str
    """What changed, where ``before`` and ``after`` do not say it; empty for a piece."""
    before: Json
    after: Json

    def __str__(self) -> str:
        """Return the change as a line such as ``D5: forest -> hedgerow``."""
        before, after = in_short(self.before, self.after)
        if self.before is None:
            text = f"added {after}"
        elif self.after is None:
            text = f"removed {before}"
        else:
            text = f"{before} -> {after}"
        return ": ".join(filter(None, (self.hex, self.what, text)))


def differences(a: Scenario, b: Scenario, *, details: bool = False) -> tuple[Change, ...]:
    """Return what must be changed in ``a`` to get ``b``, in the order of the files.

    Without ``details`` the way an ``.m44`` file writes things does not count.
    """
    before, after = to_plain(a), to_plain(b)
    if not details:
        before, after = meaning(before), meaning(after)
    return tuple(_document(before, after))


def _document(a: Plain, b: Plain) -> Iterator[Change]:
    for key in _keys(a, b):
        before: Any = a.get(key)
        after: Any = b.get(key)
        if key == "hexes":
            yield from _hexes(before or {}, after or {})
        elif isinstance(before, list) or isinstance(after, list):
            yield from _list(key, before or [], after or [])
        else:
            yield from _values(pointer(key), key, before, after)


def _hexes(a: Mapping[str, Any], b: Mapping[str, Any]) -> Iterator[Change]:
    for label in _keys(a, b):
        before, after = a.get(label, {}), b.get(label, {})
        for layer in _keys(before, after):
            path = pointer("hexes", label, layer)
            old, new = before.get(layer), after.get(layer)
            if isinstance(old, list) or isinstance(new, list):
                for change in _list("", old or [], new or []):
                    yield replace(change, path=path, hex=label)
            else:
                yield from _piece(path, label, old, new)


def _piece(path: str, label: str, before: Json, after: Json) -> Iterator[Change]:
    """Yield the change of a piece, or of what is said of it where the piece is the same."""
    (old, old_more), (new, new_more) = _parts(before), _parts(after)
    if same(old, new) and old is not None:
        for key in _keys(old_more, new_more):
            for change in _values(path + pointer(key), key, old_more.get(key), new_more.get(key)):
                yield replace(change, hex=label, what=f"{old} {change.what}")
    elif not same(before, after):
        yield Change(path, label, "", before, after)


def _parts(piece: Json) -> tuple[Json, Plain]:
    """Return the short form of a piece and what else is said of it."""
    if isinstance(piece, dict):
        for key in LONG_FORMS:
            if key in piece:
                return piece[key], {k: v for k, v in piece.items() if k != key}
    return piece, {}


def _values(path: str, what: str, before: Json, after: Json) -> Iterator[Change]:
    """Yield the changes of values, member by member where both sides are mappings."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in _keys(before, after):
            inner = path + pointer(key)
            yield from _values(inner, f"{what}.{key}", before.get(key), after.get(key))
    elif isinstance(before or after, dict) and what.startswith("texts"):
        yield from _values(path, what, before or {}, after or {})
    elif not same(before, after):
        yield Change(path, "", what, before, after)


def _list(key: str, a: list[Json], b: list[Json]) -> Iterator[Change]:
    """Yield the items that only one of two lists holds, paired where they differ in part."""
    gone = _without(a, b)
    come = _without(b, a)
    what = key.rstrip("s").replace("_", " ")
    in_order = len(gone) == len(come) and not any(map(_first_hex, (*gone, *come)))
    for item in gone:
        partner = next((other for other in come if in_order or _is_version_of(item, other)), None)
        if partner is not None:
            come.remove(partner)
        yield Change(pointer(key), _first_hex(item), what, item, partner)
    for item in come:
        yield Change(pointer(key), _first_hex(item), what, None, item)


def _without(items: list[Json], others: Iterable[Json]) -> list[Json]:
    rest = list(items)
    for other in others:
        for index, item in enumerate(rest):
            if same(item, other):
                del rest[index]
                break
    return rest


def _is_version_of(a: Json, b: Json) -> bool:
    """Tell whether two items stand for the same thing: they lie on the same first hex."""
    return bool(_first_hex(a)) and _first_hex(a) == _first_hex(b)


def _first_hex(item: Json) -> str:
    hexes: Any = item.get("hexes") if isinstance(item, dict) else None
    return str(hexes[0]) if hexes else ""


def _keys(a: Mapping[str, Any], b: Mapping[str, Any]) -> list[str]:
    return list({**a, **b})


def _common_start(a: Json, b: Json) -> int:
    """Return where the parts worth showing of two long texts begin."""
    if not (isinstance(a, str) and isinstance(b, str) and max(len(a), len(b)) > LONGEST_SHOWN):
        return 0
    same_start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), None)
    same_until = min(len(a), len(b)) if same_start is None else same_start
    return max(0, same_until - LONGEST_SHOWN // 3)


def in_short(before: Json, after: Json) -> tuple[str, str]:
    """Return two values as short texts that show where they differ; empty for None."""
    if isinstance(before, str) and isinstance(after, str):
        before, after = (" ".join(text.split()) for text in (before, after))
    start = _common_start(before, after)
    old, new = ("" if value is None else _shown(value, start) for value in (before, after))
    return old, new


def _shown(value: Json, start: int = 0) -> str:
    text = value if isinstance(value, str) else flow(value)
    text = ("…" if start else "") + printable(" ".join(text[start:].split()))
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
