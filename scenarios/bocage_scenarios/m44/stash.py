"""Keeping in an ``.m44`` file what its format has no words for.

The stash is a list of differences between the document and what reading the file without
the stash gives.  Each names the value it replaces, so that a difference whose surroundings
another program has changed since is noticed and left aside.
"""

from collections.abc import Iterator, Mapping

from bocage_scenarios.codec_hexes import Plain
from bocage_schema import structure
from bocage_schema.jsonlike import Json, as_mapping, pointer, same, split_pointer
from bocage_schema.yaml_comments import Comment

STASH_KEY = "bocage"
VERSION = 1
SCHEMA = "scenario"


def stash(wanted: Plain, readable: Plain, comments: Mapping[str, Comment]) -> Plain:
    """Return what must be kept so that ``readable`` becomes ``wanted``; empty for nothing."""
    kept: Plain = {}
    changes: list[Json] = list(_changes(wanted, readable, ""))
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
            case [str(above), str(beside)] if _is_comment(above) and _is_comment(beside):
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


def _is_comment(text: str) -> bool:
    """Tell whether every line of ``text`` can stand as a comment."""
    printable = all(char.isprintable() or char in "\t\n" for char in text)
    return printable and all(line.startswith("#") for line in text.splitlines())


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
    if ("was" in change) != (key in data) or not same(data.get(key), change.get("was")):
        return None
    others = {name: value for name, value in data.items() if name != key}
    return {**data, key: change["now"]} if "now" in change else others
