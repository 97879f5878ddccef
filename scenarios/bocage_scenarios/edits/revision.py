"""The next revision of a document, which shares everything that an edit leaves alone."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple, TypeVar

from bocage_scenarios.model import EMPTY_HEX, Exit, HexContent, Label, Objective, Scenario
from bocage_schema.comments import Comment
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import pointer, split_pointer

Item = TypeVar("Item", Objective, Exit)

_BESIDE_ENTRY = frozenset({"labels", "note", "m44", "m44_entries"})
"""Fields of a hex that an entry of ``hexagons`` in an ``.m44`` file does not say."""
_IN_ENTRY = tuple(field.name for field in fields(HexContent) if field.name not in _BESIDE_ENTRY)
_PLACE = frozenset({"row", "col"})


class Kept(NamedTuple):
    """An objective or exit of the next revision, and its number in the last one."""

    item: Objective | Exit
    number: int | None = None
    """None for a new one."""


def with_hexes(scenario: Scenario, changes: Mapping[Hex, HexContent]) -> Scenario:
    """Return the scenario with other contents on some hexes.

    Hexes beside the board stay as they are, and so do those that have these contents already.
    """
    there = scenario.hexes
    hexes = dict(there)
    for at, content in changes.items():
        old = there.get(at, EMPTY_HEX)
        if content is not old and content != old and at in scenario.board:
            hexes[at] = _tidy(content, old)
    if all(hexes.get(at) is there.get(at) for at in changes):
        return scenario
    return replace(scenario, hexes=hexes)


def with_fields(content: HexContent, **changes: Any) -> HexContent:
    """Return what lies on a hex with other fields; the same object if they are equal."""
    if all(getattr(content, name) == value for name, value in changes.items()):
        return content
    return replace(content, **changes)


def _tidy(content: HexContent, old: HexContent) -> HexContent:
    """Return new content without what a file said of pieces that are no longer there.

    The entries of a hex that an ``.m44`` file lists twice tell what lay there; so they go as
    soon as something else does.
    """
    if content.m44_entries and any(
        getattr(content, name) != getattr(old, name) for name in _IN_ENTRY
    ):
        content = replace(content, m44_entries=())
    bare = replace(content, m44=EMPTY_HEX.m44, m44_entries=())
    return EMPTY_HEX if bare.is_empty() and content.m44 == old.m44 else content


def moved_content(content: HexContent) -> HexContent:
    """Return what lies on a hex as it is on another: without what files said of its place."""
    left = content.m44
    if not _PLACE.isdisjoint(left.values) or not _PLACE.isdisjoint(left.absent):
        values = {key: value for key, value in left.values.items() if key not in _PLACE}
        absent = tuple(key for key in left.absent if key not in _PLACE)
        content = replace(content, m44=replace(left, values=values, absent=absent))
    if content.labels:
        labels = tuple(map(_moved_label, content.labels))
        if labels != content.labels:
            content = replace(content, labels=labels)
    return replace(content, m44_entries=()) if content.m44_entries else content


def _moved_label(label: Label) -> Label:
    left = label.m44
    if _PLACE.isdisjoint(left.values) and _PLACE.isdisjoint(left.absent):
        return label
    values = {key: value for key, value in left.values.items() if key not in _PLACE}
    absent = tuple(key for key in left.absent if key not in _PLACE)
    return replace(label, m44=replace(left, values=values, absent=absent))


def with_objectives(scenario: Scenario, kept: Sequence[Kept]) -> Scenario:
    """Return the scenario with other objectives; comments follow those that are kept."""
    return _with_items(scenario, "objectives", scenario.objectives, kept)


def with_exits(scenario: Scenario, kept: Sequence[Kept]) -> Scenario:
    """Return the scenario with other exits; comments follow those that are kept."""
    return _with_items(scenario, "exits", scenario.exits, kept)


def _with_items(
    scenario: Scenario, key: str, old: Sequence[Objective | Exit], kept: Sequence[Kept]
) -> Scenario:
    items = [item for item, _ in kept]
    if len(items) == len(old) and all(
        number == index and (item is old[index] or item == old[index])
        for index, (item, number) in enumerate(kept)
    ):
        return scenario
    changed: dict[str, Any] = {key: tuple(items)}
    revised = replace(scenario, **changed)
    if not scenario.comments:
        return revised
    places = {id(item): index for index, item in enumerate(getattr(revised, key))}
    moves = {str(number): places[id(item)] for item, number in kept if number is not None}
    return replace(revised, comments=_moved_comments(scenario.comments, key, moves))


def _moved_comments(
    comments: Mapping[str, Comment], key: str, moves: Mapping[str, int]
) -> dict[str, Comment]:
    """Return comments with those of the items of a list at the new places of these."""
    moved = {}
    for path, comment in comments.items():
        parts = split_pointer(path)
        if len(parts) < 2 or parts[0] != key:
            moved[path] = comment
        elif parts[1] in moves:
            moved[pointer(key, moves[parts[1]], *parts[2:])] = comment
    return moved
