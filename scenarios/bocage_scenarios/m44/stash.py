"""Keeping in an ``.m44`` file what its format has no words for.

The stash is a list of differences between the document and what reading the file without
the stash gives.  Each names the value it replaces, so that a difference whose surroundings
another program has changed since is noticed and left aside.
"""

from collections.abc import Iterator, Mapping

from bocage_scenarios.codec_hexes import KEPT_KEYS, LONG_FORMS, Plain, meaning
from bocage_schema import structure
from bocage_schema.jsonlike import Json, as_mapping, pointer, same, split_pointer
from bocage_schema.yaml_comments import Comment, is_comment

STASH_KEY = "bocage"
VERSION = 1
SCHEMA = "scenario"


def stash(wanted: Plain, readable: Plain, comments: Mapping[str, Comment]) -> Plain:
    """Return what must be kept so that ``readable`` becomes ``wanted``; empty for nothing."""
    kept: Plain = {}
    changes: list[Json] = list(_changes(meaning(wanted), meaning(readable), ""))
    if changes:
        kept["changes"] = changes
    if comments:
        kept["comments"] = {path: list(comment) for path, comment in comments.items()}
    return {"version": VERSION} | kept if kept else {}


def comments_in(kept: Plain) -> dict[str, Comment]:
    """Return the comments that a stash holds."""
    comments = {}
    for path, parts in as_mapping(kept.get("comments")).items():
        match parts:
            case [str(above), str(beside)] if is_comment(above) and is_comment(beside):
                comments[path] = Comment(above, beside)
    return comments


def restore_stash(readable: Plain, kept: Plain) -> tuple[Plain, list[str]]:
    """Return ``readable`` with the changes of a stash, and the pointers of those refused."""
    restored: Plain = readable
    refused: list[str] = []
    changes = kept.get("changes")
    for change in changes if isinstance(changes, list) else []:
        if not isinstance(change, dict) or not isinstance(change.get("at"), str):
            refused.append(STASH_KEY)
            continue
        path = str(change["at"])
        attempt = _changed(restored, split_pointer(path), change)
        if attempt is not None and structure.is_valid(attempt, SCHEMA):
            restored = attempt
        else:
            refused.append(path)
    return restored, refused


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


def _changed(data: Json, parts: list[str], change: Plain) -> Plain | None:
    """Return ``data`` with a change made at the path ``parts``; None if it does not fit."""
    if not isinstance(data, dict) or not parts:
        return None
    key, *rest = parts
    if rest:
        if key not in data and "was" in change:
            return None
        inner = _changed(data.get(key, {}), rest, change)
        return None if inner is None else {**data, key: inner}
    current = data.get(key)
    if ("was" in change) != (key in data) or not same(meaning(current), change.get("was")):
        return None
    others = {name: value for name, value in data.items() if name != key}
    return {**data, key: _grafted(change["now"], current)} if "now" in change else others


def _grafted(now: Json, current: Json) -> Json:
    """Return ``now`` with what ``current`` keeps for ``.m44`` files."""
    if isinstance(now, list) and isinstance(current, list):
        return [next((old for old in current if same(meaning(old), new)), new) for new in now]
    if not isinstance(current, dict) or not KEPT_KEYS & current.keys():
        return now
    kept = {key: value for key, value in current.items() if key in KEPT_KEYS}
    short = next((key for key in LONG_FORMS if key in current), None)
    if isinstance(now, str) and short:
        return {short: now, **kept}
    return {**now, **kept} if isinstance(now, dict) else now
