"""Keeping in an ``.m44`` file what its format has no words for.

The stash is a list of differences between the document and what reading the file without
the stash gives.  Each names the value it replaces, so that a difference whose surroundings
another program has changed since is noticed and left aside.
"""

from collections.abc import Iterator, Mapping

from bocage_scenarios.codec import VERSION_KEY, impossible_dates
from bocage_scenarios.codec_hexes import (
    KEPT_KEYS,
    LONG_FORMS,
    Plain,
    meaning,
    meaning_of_part,
)
from bocage_schema import structure
from bocage_schema.comments import Comment, is_comment
from bocage_schema.jsonlike import Json, as_mapping, pointer, same, split_pointer

STASH_KEY = "bocage"
VERSION = 1
SCHEMA = "scenario"
NEVER_KEPT = frozenset({pointer(VERSION_KEY), pointer("m44")})
"""Places that no stash may change."""


def stash(wanted: Plain, readable: Plain, comments: Mapping[str, Comment]) -> Plain:
    """Return what must be kept so that ``readable`` becomes ``wanted``; empty for nothing."""
    kept: Plain = {}
    changes: list[Json] = list(_changes(meaning(wanted), meaning(readable), ""))
    if changes:
        kept["changes"] = changes
    if comments:
        kept["comments"] = {path: list(comment) for path, comment in comments.items()}
    return {"version": VERSION} | kept if kept else {}


def restore_stash(readable: Plain, kept: Plain) -> tuple[Plain, list[Json]]:
    """Return ``readable`` with the changes of a stash, and the changes that were refused."""
    changes = kept.get("changes", [])
    if kept.get("version") != VERSION or not isinstance(changes, list):
        return readable, [changes]
    restored: Plain = readable
    refused: list[Json] = []
    for change in changes:
        attempt = _attempt(restored, change)
        if attempt is None:
            refused.append(change)
        else:
            restored = attempt
    return restored, refused


def undo_stash(restored: Plain, kept: Plain) -> Plain:
    """Return what the rest of a file says of a document that a stash completes.

    The inverse of `restore_stash`, as far as the document still holds what the stash put in.
    """
    changes = kept.get("changes", [])
    if kept.get("version") != VERSION or not isinstance(changes, list):
        return restored
    readable: Plain = restored
    swap = {"was": "now", "now": "was"}
    for change in reversed(changes):
        if isinstance(change, dict):
            back = {swap.get(key, key): value for key, value in change.items()}
            readable = _attempt(readable, back) or readable
    return readable


def _attempt(data: Plain, change: Json) -> Plain | None:
    """Return ``data`` with a change made; None if it cannot be made or does harm."""
    path = change.get("at") if isinstance(change, dict) else None
    if not isinstance(change, dict) or not isinstance(path, str) or path in NEVER_KEPT:
        return None
    attempt = _changed(data, split_pointer(path), change)
    if attempt is None or not structure.is_valid(attempt, SCHEMA) or impossible_dates(attempt):
        return None
    return attempt


def comments_in(kept: Plain) -> dict[str, Comment]:
    """Return the comments that a stash holds."""
    comments = {}
    for path, parts in as_mapping(kept.get("comments")).items():
        match parts:
            case [str(above), str(beside)] if is_comment(above) and is_comment(beside):
                comments[path] = Comment(above, beside)
    return comments


def _changes(wanted: Json, readable: Json, path: str) -> Iterator[Json]:
    if isinstance(wanted, dict) and isinstance(readable, dict):
        for key in {**readable, **wanted}:
            here = path + pointer(key)
            if key not in wanted:
                yield {"at": here, "was": readable[key]}
            elif key not in readable:
                yield {"at": here, "now": wanted[key]}
            else:
                yield from _changes(wanted[key], readable[key], here)
    elif not same(wanted, readable):
        yield {"at": path, "was": readable, "now": wanted}


def _changed(data: Plain, parts: list[str], change: Plain) -> Plain | None:
    """Return ``data`` with a change made at the path ``parts``; None if it does not fit."""
    expected = [change["was"]] if "was" in change else []
    if not parts or not same(_members(meaning(data), parts), expected):
        return None
    if "now" not in change:
        return _replaced(data, parts, [])
    current = next(iter(_members(data, parts)), None)
    return _replaced(data, parts, [_grafted(change["now"], current)])


def _members(data: Json, parts: list[str]) -> list[Json]:
    """Return a list of the one value at a path, empty if there is none."""
    for part in parts:
        if not isinstance(data, dict) or part not in data:
            return []
        data = data[part]
    return [data]


def _replaced(data: Json, parts: list[str], new: list[Json]) -> Plain | None:
    """Return ``data`` with the value at a path replaced, or removed if ``new`` is empty."""
    if not isinstance(data, dict):
        return None
    key, *rest = parts
    if rest:
        inner = _replaced(data.get(key, {}), rest, new)
        return None if inner is None else {**data, key: inner}
    if new:
        return {**data, key: new[0]}
    return {name: value for name, value in data.items() if name != key}


def _grafted(now: Json, current: Json) -> Json:
    """Return ``now`` with what ``current`` keeps for ``.m44`` files."""
    if isinstance(now, list) and isinstance(current, list):
        return [_grafted_item(item, index, current) for index, item in enumerate(now)]
    if not isinstance(current, dict) or not KEPT_KEYS & current.keys():
        return now
    kept = {key: value for key, value in current.items() if key in KEPT_KEYS}
    short = next((key for key in LONG_FORMS if key in current), None)
    if isinstance(now, str) and short:
        return {short: now, **kept}
    return {**now, **kept} if isinstance(now, dict) else now


def _grafted_item(item: Json, index: int, current: list[Json]) -> Json:
    """Return an item of a list with what its old version keeps: the equal one, or its place."""
    for old in current:
        if same(meaning_of_part(old), item):
            return old
    return _grafted(item, current[index]) if index < len(current) else item
