"""Cards that strike at enemy units without ordering any (rules reference 40, section 2)."""

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.board import cells_of, mask_of
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Phase


def target_choices(play: Play) -> tuple[Action, ...]:
    """Return the units that may be chosen next: beside one chosen before, if any is (D-21)."""
    state, terrain = play.state, play.terrain
    mask = state.masks[1 - state.active]
    if state.section != NOBODY and not state.picks:
        mask &= play.world.areas[state.active][state.section]
    if state.picks:
        picked = mask_of(state.picks)
        mask &= play.world.board.around(picked) & ~picked
    found = tuple(
        Action(ActionKind.TARGET, cell) for cell in cells_of(mask) if not terrain.facts[cell].hidden
    )
    return (*found, END) if state.picks or not found else found


def target(play: Play, cell: int) -> None:
    """Choose a unit to strike at; with the last that the card allows the strikes begin."""
    state = play.state
    state.picks = (*state.picks, cell)
    if len(state.picks) >= rule_of(play).targets:
        state.phase = Phase.STRIKE


def strike_choices(play: Play) -> tuple[Action, ...]:
    """Return the chosen units that the card has yet to strike at, in any order."""
    found = tuple(Action(ActionKind.STRIKE, cell) for cell in sorted(play.state.picks))
    return found or (END,)
