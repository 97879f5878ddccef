"""Objectives as the engine looks at them, compiled once."""

from collections.abc import Iterable
from typing import NamedTuple

from bocage_engine.board import Board, mask_of
from bocage_engine.setup import Setup
from bocage_engine.state import NOBODY, SIDES
from bocage_schema.ids import ObjectiveType

ON_ENTERING = frozenset({ObjectiveType.PERMANENT, ObjectiveType.LAST_TO_OCCUPY})
AT_TURN_START = frozenset(
    {ObjectiveType.TEMPORARY_MAJORITY_TURN_START, ObjectiveType.PERMANENT_TURN_START}
)


class Goal(NamedTuple):
    """An objective."""

    type: ObjectiveType
    side: int
    """The side that can win it; `NOBODY`: both."""
    mask: int
    medals: int
    needed: int
    """Hexes to be held at once."""
    at_turn_start: bool
    """It is won and lost as a turn begins."""
    on_entering: bool
    """A unit wins it by entering, even if it moves on (D-68)."""


def goals_of(setup: Setup, plan: Board) -> tuple[Goal, ...]:
    """Return the objectives of a setup, as far as they lie on the board."""
    return tuple(_goals(setup, plan))


def _goals(setup: Setup, plan: Board) -> Iterable[Goal]:
    for item in setup.objectives:
        cells = [plan.cell_of[at] for at in item.hexes if at in plan.cell_of]
        side = NOBODY if item.side is None else SIDES.index(item.side)
        yield Goal(
            item.type,
            side,
            mask_of(cells),
            item.medals,
            item.min_hexes,
            item.type in AT_TURN_START,
            item.type in ON_ENTERING,
        )
