"""Applying the repairs that findings offer."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bocage_scenarios.checks import check
from bocage_scenarios.codec import from_plain, to_plain
from bocage_scenarios.model import Scenario
from bocage_schema.comments import Comment
from bocage_schema.diagnostics import Diagnostic, Edit, Fix, Operation, Report
from bocage_schema.errors import BocageError
from bocage_schema.jsonlike import Json, pointer, split_pointer
from bocage_schema.recall import Recall

MOST_ROUNDS = 200
"""Rounds of repairs, each of which looks at the document afresh."""


class FixError(BocageError, ValueError):
    """A repair does not fit the document, because that has changed since."""


@dataclass(frozen=True, slots=True)
class Repaired:
    """A document after repairs, and the findings that were put right, in that order."""

    scenario: Scenario
    done: tuple[Diagnostic, ...]


def apply(scenario: Scenario, fix: Fix) -> Scenario:
    """Return the document after one repair, with its comments.

    Raises `FixError` if a place that the repair names is not there any more.
    """
    data: Json = to_plain(scenario)
    comments = dict(scenario.comments)
    for edit in fix.edits:
        parts = split_pointer(edit.path)
        data = _edited(data, parts, edit)
        if edit.op is Operation.REMOVE:
            comments = _without(comments, parts, data)
    assert isinstance(data, dict)
    return replace(from_plain(data, comments), version=scenario.version)


def repair(
    scenario: Scenario,
    codes: Collection[str] | None = None,
    *,
    find: Callable[[Scenario], Report] = check,
) -> Repaired:
    """Return the document after all repairs that ``find`` offers, or those of ``codes``.

    Each round makes every repair that does not touch what another one of the round has
    touched, and then looks again, because a repair may solve, or uncover, other findings.
    It ends when nothing is left to repair, or when repairs undo each other.
    """
    done: list[Diagnostic] = []
    seen: set[bytes] = set()
    for _ in range(MOST_ROUNDS):
        state = Recall.key(to_plain(scenario))
        offered = [item for item in find(scenario).filter(codes=codes) if item.fix]
        if not offered or state in seen:
            break
        seen.add(state)
        for item in _apart(offered):
            assert item.fix
            scenario = apply(scenario, item.fix)
            done.append(item)
    return Repaired(scenario, tuple(done))


def _apart(offered: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Return the first findings whose repairs have nothing to do with each other."""
    taken: set[tuple[str, ...]] = set()
    chosen = []
    for item in offered:
        assert item.fix
        places = {_scope(edit.path) for edit in item.fix.edits}
        if taken.isdisjoint(places):
            taken |= places
            chosen.append(item)
    return chosen


def _scope(path: str) -> tuple[str, ...]:
    """Return the part of the document that an edit may disturb: one hex, or one top key."""
    parts = split_pointer(path)
    return tuple(parts[:2] if parts[:1] == ["hexes"] else parts[:1])


def _edited(data: Json, parts: list[str], edit: Edit) -> Json:
    """Return ``data`` after an edit at the place ``parts``."""
    if not parts:
        return edit.value
    key, *rest = parts
    if isinstance(data, list):
        return _edited_list(data, key, rest, edit)
    if not isinstance(data, dict) or (key not in data and edit.op is not Operation.ADD):
        raise FixError(f"the document has no {edit.path}")
    if not rest and edit.op is Operation.REMOVE:
        return {name: value for name, value in data.items() if name != key}
    return {**data, key: _edited(data.get(key, {}), rest, edit)}


def _edited_list(data: list[Json], key: str, rest: list[str], edit: Edit) -> Json:
    if key == "-" and not rest and edit.op is Operation.ADD:
        return [*data, edit.value]
    if not key.isascii() or not key.isdigit() or int(key) >= len(data):
        raise FixError(f"the document has no {edit.path}")
    at = int(key)
    if not rest and edit.op is Operation.REMOVE:
        return data[:at] + data[at + 1 :]
    return [*data[:at], _edited(data[at], rest, edit), *data[at + 1 :]]


def _without(comments: Mapping[str, Comment], parts: list[str], data: Json) -> dict[str, Comment]:
    """Return the comments after the removal of a place from what is now ``data``."""
    for part in parts[:-1]:
        data = data[int(part)] if isinstance(data, list) else data[part]  # type: ignore[index]
    depth = len(parts)
    kept = {}
    for path, comment in comments.items():
        steps = split_pointer(path)
        if steps[:depth] == parts:
            continue
        inside = len(steps) >= depth and steps[: depth - 1] == parts[:-1]
        if isinstance(data, list) and inside and int(steps[depth - 1]) > int(parts[-1]):
            steps[depth - 1] = str(int(steps[depth - 1]) - 1)
            path = pointer(*steps)
        kept[path] = comment
    return kept
