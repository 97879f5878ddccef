"""Moving a scenario to a board of another format."""

from dataclasses import replace
from typing import NamedTuple

from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.references import with_moved_references
from bocage_scenarios.edits.revision import moved_content
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat


class Offset(NamedTuple):
    """How far everything moves down and right, in rows and columns; their sum is even."""

    rows: int = 0
    cols: int = 0


class Loss(NamedTuple):
    """What the new board has no room for, on one hex of the old one."""

    at: Hex
    pieces: tuple[str, ...]
    """Names in English, bottom to top; then medals, exit markers, labels, notes and groups."""


def centred(scenario: Scenario, target: BoardFormat) -> Offset:
    """Return the offset that puts the middle of the old board in the middle of the new one."""
    old, new = scenario.board, board(target)
    rows, cols = (new.rows - old.rows) // 2, new.width - old.width
    return Offset(rows, cols - (rows + cols) % 2)


def losses(scenario: Scenario, target: BoardFormat, offset: Offset) -> tuple[Loss, ...]:
    """Return what `resized` would lose, row by row, so that it can be shown before."""
    places = {*scenario.hexes}
    places.update(at for item in scenario.objectives for at in item.hexes)
    places.update(at for item in scenario.exits for at in item.hexes)
    lost = []
    for at in sorted(places):
        if _moved(scenario, target, offset, at) is None:
            content = scenario.hexes.get(at, EMPTY_HEX)
            names = [*content.names()]
            for objective in scenario.objectives:
                if objective.hexes[0] == at:
                    names += objective.pieces
            names += [item.marker for item in scenario.exits if item.hexes[0] == at]
            words = [name_of(name) for name in names]
            words += [f"“{text}”" for label in content.labels for text in label.text.values()]
            words += [f"note “{content.note}”"] if content.note else []
            words += _groups_of(scenario, at)
            lost.append(Loss(at, tuple(words)))
    return tuple(lost)


def _groups_of(scenario: Scenario, at: Hex) -> list[str]:
    """Return what a hex belongs to without carrying its medal or marker."""
    groups = sum(at in item.hexes[1:] for item in scenario.objectives)
    stretches = sum(at in item.hexes[1:] for item in scenario.exits)
    return ["hex of an objective"] * groups + ["hex of an exit"] * stretches


def resized(scenario: Scenario, target: BoardFormat, offset: Offset) -> Scenario:
    """Return the scenario on a board of another format, with everything moved by an offset.

    Neighbours stay neighbours, and what names hexes follows them.  What has no room is lost, and
    so is what lay beside the old board.  Raises `ValueError` for an odd offset, which would set
    the rows against each other.
    """
    if sum(offset) % 2:
        raise ValueError(f"the rows do not fit together after a move by {tuple(offset)}")
    if target == scenario.board_format and offset == Offset():
        return scenario
    hexes = {
        new: content if new == at else moved_content(content)
        for at, content in scenario.hexes.items()
        if (new := _moved(scenario, target, offset, at)) is not None
    }
    moved = with_moved_references(
        scenario, lambda at: _moved(scenario, target, offset, at), board(target)
    )
    return replace(moved, board_format=target, hexes=hexes)


def _moved(scenario: Scenario, target: BoardFormat, offset: Offset, at: Hex) -> Hex | None:
    new = Hex(at.row + offset.rows, at.col + offset.cols)
    return new if at in scenario.board and new in board(target) else None
