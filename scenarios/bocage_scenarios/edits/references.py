"""Everything outside of the hexes that names hexes, and following them when they move."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bocage_scenarios.edits.medals import MoveHex, moved_hexes, with_moved_groups
from bocage_scenarios.model import (
    AirDrop,
    ArrayForm,
    M44File,
    Mute,
    Reserve,
    Scenario,
    Stray,
)
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import RuleValue, catalogue
from bocage_schema.comments import Comment
from bocage_schema.hexes import LABEL
from bocage_schema.jsonlike import Json, as_list, pointer, split_pointer

_MoveLabel = Callable[[str], str | None]


def with_moved_references(
    scenario: Scenario, move: MoveHex, target: Board | None = None
) -> Scenario:
    """Return the scenario with all that names hexes naming those where they have moved.

    These are objectives, exits, reserves, special rules, the centres of air drops, muted
    findings, comments, and the order of ``.m44`` files.  What names a hex that has gone
    nowhere loses it.  ``target`` is the board whose labels are used from now on.
    """
    new = target or scenario.board

    def move_label(label: str) -> str | None:
        try:
            end = move(scenario.board.hex(label))
            return None if end is None else new.label(end)
        except ValueError:
            return None

    moved = with_moved_groups(scenario, move)
    changes: dict[str, Any] = {
        "reserves": tuple(_reserve(item, move) for item in moved.reserves),
        "rules": {key: _rule(key, value, move_label) for key, value in moved.rules.items()},
        "air_drops": tuple(_air_drop(item, move_label) for item in moved.air_drops),
        "muted": tuple(_mutes(moved.muted, move_label)),
        "m44": _m44(moved.m44, move_label) if moved.m44 else None,
    }
    changes = {key: value for key, value in changes.items() if value != getattr(moved, key)}
    comments = _comments(moved.comments, move_label)
    if comments != moved.comments:
        changes["comments"] = comments
    return replace(moved, **changes) if changes else moved


def _reserve(item: Reserve, move: MoveHex) -> Reserve:
    hexes = moved_hexes(item.hexes, move)
    return item if hexes is item.hexes else replace(item, hexes=hexes)


def _rule(rule_id: str, value: Json, move: _MoveLabel) -> Json:
    rule = catalogue().special_rules.get(rule_id)
    if rule is None or rule.value is not RuleValue.HEXES:
        return value
    return [end for label in as_list(value) if (end := move(str(label))) is not None]


def _air_drop(item: AirDrop, move: _MoveLabel) -> AirDrop:
    """Return an air drop with its centre moved; one that falls off the board stays as it was."""
    if not LABEL.fullmatch(item.center):
        return item
    center = move(item.center)
    return item if center in (None, item.center) else replace(item, center=center or "")


def _mutes(muted: tuple[Mute, ...], move: _MoveLabel) -> list[Mute]:
    moved = []
    for item in muted:
        label = move(item.hex) if item.hex else ""
        if label is not None:
            moved.append(item if label == item.hex else replace(item, hex=label))
    return moved


def _m44(form: M44File, move: _MoveLabel) -> M44File:
    hexagons, labels = _array(form.hexagons, move), _array(form.labels, move)
    if (hexagons, labels) == (form.hexagons, form.labels):
        return form
    return replace(form, hexagons=hexagons, labels=labels)


def _array(form: ArrayForm, move: _MoveLabel) -> ArrayForm:
    order = tuple(end for label in form.order if (end := move(label)) is not None)
    return replace(form, order=order, strays=tuple(_stray(item, move) for item in form.strays))


def _stray(item: Stray, move: _MoveLabel) -> Stray:
    return replace(item, after=move(item.after) or "") if item.after else item


def _comments(comments: Mapping[str, Comment], move: _MoveLabel) -> dict[str, Comment]:
    moved: dict[str, Comment] = {}
    for path, comment in comments.items():
        parts = split_pointer(path)
        if len(parts) > 1 and parts[0] == "hexes" and LABEL.fullmatch(parts[1]):
            label = move(parts[1])
            if label is not None:
                moved[pointer("hexes", label, *parts[2:])] = comment
        else:
            moved[path] = comment
    return moved
