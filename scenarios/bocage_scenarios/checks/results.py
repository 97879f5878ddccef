"""Running the checks of one hex, and giving their findings a place."""

from functools import cache

from bocage_scenarios.checks.found import Found
from bocage_scenarios.checks.registry import (
    ContentCheck,
    HexCheck,
    content_checks,
    hex_checks,
)
from bocage_scenarios.checks.view import View
from bocage_scenarios.codec_hexes import to_plain
from bocage_scenarios.model import HexContent
from bocage_schema.codes import filled
from bocage_schema.diagnostics import Diagnostic, Edit, Operation
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import pointer

MOST_KEPT = 20_000
"""Hex contents whose results are kept."""
FIELDS = (
    "ground", "line", "terrain", "rect", "obstacle", "unit", "markers", "labels", "note", "m44",
    "m44_entries",
)  # fmt: skip
"""The fields of a hex, one bit of a signature each, from the lowest."""


def findings_of_hex(view: View, at: Hex, content: HexContent) -> tuple[Diagnostic, ...]:
    """Return what the content checks and the hex checks find on a hex."""
    results, runs = _local(view, at, content)
    for run in runs:
        results += tuple(run(view, at, content))
    return tuple(_on_hex(view, at, item) for item in results) if results else ()


def placed(view: View, item: Found) -> Diagnostic:
    """Return the finding of a document check."""
    label = view.board.label(item.at) if item.at else ""
    return filled(item.code, item.values, item.path, hex=label, edits=item.edits)


def _on_hex(view: View, at: Hex, item: Found) -> Diagnostic:
    """Return the finding of a check of hexes; its path starts at the hex."""
    label = view.board.label(at)
    path = pointer("hexes", label)
    edits = item.edits
    if item.becomes is not None:
        if item.becomes.is_empty():
            edits = (Edit(Operation.REMOVE, path), *edits)
        else:
            edits = (Edit(Operation.REPLACE, path, to_plain(item.becomes)), *edits)
    values = {"label": label, **item.values}
    return filled(item.code, values, path + item.path, hex=label, edits=edits)


_Key = tuple[int, tuple[object, ...]]
_Local = tuple[tuple[Found, ...], tuple[HexCheck, ...]]
_kept: dict[_Key, tuple[HexContent, _Local]] = {}
"""Results by the identity of the content, which is kept alive beside them, and surroundings."""


def _local(view: View, at: Hex, content: HexContent) -> _Local:
    """Return what the checks find that look at nothing around the hex, and the other checks."""
    key = id(content), view.surroundings(at)
    kept = _kept.get(key)
    if kept is not None:
        return kept[1]
    signature = _signature(content)
    results = [item for run in _content_checks(signature) for item in run(content)]
    for local in _hex_checks(signature, local=True):
        results.extend(local(view, at, content))
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = content, (tuple(results), _hex_checks(signature, local=False))
    return _kept[key][1]


def _signature(content: HexContent) -> int:
    """Return which of the fields of a hex say something, one bit each."""
    return (
        (content.ground is not None)
        | (content.line is not None) << 1
        | (content.terrain is not None) << 2
        | (content.rect is not None) << 3
        | (content.obstacle is not None) << 4
        | (content.unit is not None) << 5
        | bool(content.markers) << 6
        | bool(content.labels) << 7
        | bool(content.note) << 8
        | bool(content.m44) << 9
        | bool(content.m44_entries) << 10
    )


@cache
def _content_checks(signature: int) -> tuple[ContentCheck, ...]:
    layers = _layers(signature)
    return tuple(check.run for check in content_checks() if check.layers & layers)


@cache
def _hex_checks(signature: int, *, local: bool) -> tuple[HexCheck, ...]:
    layers = _layers(signature)
    return tuple(
        check.run for check in hex_checks() if check.local is local and check.layers & layers
    )


def _layers(signature: int) -> frozenset[str]:
    return frozenset(name for bit, name in enumerate(FIELDS) if signature >> bit & 1)
