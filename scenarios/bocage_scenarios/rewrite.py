"""Changing the data of a native file no further than the document has changed.

A file may leave out what goes without saying, and order things in its own way.  A program
that changes one hex in it should leave all this as it is.
"""

from collections.abc import Mapping

from bocage_scenarios.codec import ORDERED, file_order, to_plain
from bocage_scenarios.codec_hexes import LONG_FORMS, Plain
from bocage_scenarios.migrate import migrate
from bocage_scenarios.model import Scenario
from bocage_schema.comments import Comment
from bocage_schema.jsonlike import Json, as_list, same, split_pointer
from bocage_schema.source import Source


def rewritten(
    source: Source, before: Scenario, after: Scenario
) -> tuple[Plain, Mapping[str, Comment]]:
    """Return the data and comments of a file, read as ``before``, that is to hold ``after``."""
    old, new = to_plain(before), to_plain(after)
    file = migrate(source.data)
    assert isinstance(file, dict)
    kept = {key for key in ORDERED if same(old.get(key), new.get(key))}
    comments = {
        path: comment
        for comments, ours in ((source.comments, True), (after.comments, False))
        for path, comment in comments.items()
        if (split_pointer(path)[:1] in [[key] for key in kept]) is ours
    }
    for key in ORDERED:
        listed = as_list(file.get(key))
        if listed and key in new and key not in kept:
            order = file_order(key, file)
            merged = _merged_in_order(listed, order, as_list(old[key]), as_list(new[key]))
            file, old = {**file, key: merged}, {**old, key: new[key]}
    data = _merged(file, old, new)
    assert isinstance(data, dict)
    return data, comments


def _merged(file: Json, old: Json, new: Json) -> Json:
    """Return what a file says, changed where ``new`` differs from ``old``."""
    if same(old, new):
        return file
    if isinstance(file, list) and isinstance(old, list) and isinstance(new, list):
        return _merged_list(file, old, new)
    if isinstance(file, dict) and isinstance(old, dict) and isinstance(new, str):
        new = {key: new for key in LONG_FORMS if key in old} or new
    if not (isinstance(file, dict) and isinstance(old, dict) and isinstance(new, dict)):
        return new
    merged = dict(file)
    for key in {**old, **new}:
        if key not in new:
            merged.pop(key, None)
        elif key in old and key in merged:
            merged[key] = _merged(merged[key], old[key], new[key])
        elif key not in old or not same(old[key], new[key]):
            merged[key] = new[key]
    return merged


def _merged_list(file: list[Json], old: list[Json], new: list[Json]) -> list[Json]:
    """Return the items of ``new``, those that are not new as the file has them."""
    left = list(zip(old, file, strict=True))
    merged = []
    for item in new:
        index = next((i for i, (known, _) in enumerate(left) if same(known, item)), None)
        merged.append(item if index is None else left.pop(index)[1])
    return merged


def _merged_in_order(
    file: list[Json], order: list[int], old: list[Json], new: list[Json]
) -> list[Json]:
    """Return the items of ``new`` in the order of the file, where ``order`` has those of ``old``.

    An item that is not the same as any of before takes the place of one that is gone.
    """
    left = dict(zip(order, old, strict=True))
    placed: dict[int, Json] = {}
    changed = []
    for item in new:
        place = next((at for at, known in left.items() if same(known, item)), None)
        if place is None:
            changed.append(item)
        else:
            placed[place] = file[place]
            del left[place]
    for place, item in zip(tuple(left), changed, strict=False):
        placed[place] = _merged(file[place], left[place], item)
    return [placed[at] for at in sorted(placed)] + changed[len(left) :]
