"""Medals, objectives and the end of a game (rules reference 60)."""

from bocage_engine.events import EventKind
from bocage_engine.goals import Goal
from bocage_engine.options import Options
from bocage_engine.play import OBJECTIVES, Play
from bocage_engine.state import NOBODY, Reason, State
from bocage_schema.ids import ObjectiveType

PATIENCE = 150
"""Turns, both sides counted, after which a game is over that nothing brings nearer to a decision.

Nearer means: a unit is eliminated or leaves the board, or a side has more medals than ever
before.  That happens only so often in a game, so every game ends.
"""


def at_start(play: Play) -> None:
    """Give the medals that the sides hold by where their units are set up."""
    for number, goal in enumerate(play.world.goals):
        if goal.at_turn_start or goal.type is ObjectiveType.PERMANENT:
            continue
        entered = goal.mask if goal.on_entering else 0
        _give(play, number, goal, _holder(play, number, goal, entered, 0))
    _look_for_sudden_death(play, play.state.masks[0] | play.state.masks[1], 0)
    play.check_medals()


def at_turn_start(play: Play) -> None:
    """Look at the objectives that are won and lost as a side's turn begins (D-33)."""
    side = play.state.active
    changes = []
    for number, goal in play.world.turn_start_goals:
        if goal.side not in (NOBODY, side):
            continue
        holder = play.state.holders[number]
        if goal.type is ObjectiveType.PERMANENT_TURN_START and holder != NOBODY:
            continue
        if _holds(play.state, goal, side, play.world.options):
            changes.append((number, goal, side))
        elif holder == side:
            changes.append((number, goal, NOBODY))
    if changes:
        _give_all(play, changes)
        play.check_medals()


def after_change(play: Play, cells: int, *, entered: int, passing: bool = False) -> None:
    """Look at the objectives after units came or went.

    ``cells`` is the mask of the cells where a unit stood or now stands, ``entered`` that of the
    cell that a unit came to.  If it is only passing, it counts there for what is won by entering,
    and for nothing else (D-68).
    """
    changes = []
    passed = entered if passing else 0
    for number, goal in enumerate(play.world.goals):
        if goal.at_turn_start:
            continue
        if goal.on_entering:
            if not goal.mask & entered:
                continue
        elif not goal.mask & cells:
            continue
        holder = _holder(play, number, goal, entered & goal.mask, passed)
        if holder != play.state.holders[number]:
            changes.append((number, goal, holder))
    _give_all(play, changes)
    _look_for_sudden_death(play, cells, passed)
    play.check_medals()


def _look_for_sudden_death(play: Play, cells: int, passing: int) -> None:
    """End the game if a side meets the condition of a sudden death on some of the cells."""
    state = play.state
    for goal in play.world.sudden_death_goals:
        if not goal.mask & cells:
            continue
        holding = _holding(play, goal, passing)
        if holding:
            winner = state.active if state.active in holding else holding[0]
            play.finish(winner, Reason.SUDDEN_DEATH)


def _give_all(play: Play, changes: list[tuple[int, Goal, int]]) -> None:
    """Let objectives change hands: what is lost goes before anything is gained."""
    for number, goal, side in changes:
        if play.state.holders[number] != side:
            _give(play, number, goal, NOBODY)
    for number, goal, side in changes:
        _give(play, number, goal, side)


def _holder(play: Play, number: int, goal: Goal, entered: int, passing: int) -> int:
    """Return the side that holds an objective now; nobody ever holds a sudden death.

    ``entered`` are cells of it to which a unit came, ``passing`` the one where a unit does not
    stay.
    """
    state = play.state
    holder = state.holders[number]
    if goal.on_entering:
        return _last_to_enter(state, goal, holder, entered)
    if goal.type is ObjectiveType.SUDDEN_DEATH:
        return NOBODY
    holding = _holding(play, goal, passing)
    if holder in holding:
        return holder
    return holding[0] if len(holding) == 1 else NOBODY


def _holding(play: Play, goal: Goal, passing: int) -> list[int]:
    """Return the sides that meet the condition of an objective which they may win."""
    state, options = play.state, play.world.options
    return [
        side
        for side in (0, 1)
        if goal.side in (NOBODY, side) and _holds(state, goal, side, options, passing=passing)
    ]


def _last_to_enter(state: State, goal: Goal, holder: int, entered: int) -> int:
    """Return the side that holds an objective that is won by entering it."""
    if holder != NOBODY and goal.type is ObjectiveType.PERMANENT:
        return holder
    for side in (0, 1):
        if entered & state.masks[side]:
            if goal.side in (NOBODY, side):
                holder = side
            elif goal.type is ObjectiveType.LAST_TO_OCCUPY:
                holder = NOBODY  # the enemy was there last, and cannot hold it
    return holder


def _holds(state: State, goal: Goal, side: int, options: Options, *, passing: int = 0) -> bool:
    """Tell whether a side meets the condition of an objective at this moment."""
    own = (state.masks[side] & goal.mask & ~passing).bit_count()
    enemy = (state.masks[1 - side] & goal.mask & ~passing).bit_count()
    if goal.type in (
        ObjectiveType.TEMPORARY_MAJORITY,
        ObjectiveType.TEMPORARY_MAJORITY_TURN_START,
    ):
        if options.relative_majority:
            return own > enemy and own >= goal.needed
        return own > goal.mask.bit_count() // 2 and own >= goal.needed  # D-32
    if goal.type is ObjectiveType.SOLE_CONTROL:
        return own >= max(1, goal.needed) and not enemy
    return own >= max(1, goal.needed)


def _give(play: Play, number: int, goal: Goal, side: int) -> None:
    """Let a side hold an objective, or nobody; its medals go with it."""
    holder = play.state.holders[number]
    if holder == side:
        return
    if holder != NOBODY:
        play.award(holder, OBJECTIVES, -goal.medals)
    play.state.holders[number] = side
    if side != NOBODY:
        play.award(side, OBJECTIVES, goal.medals)
    play.note(EventKind.HOLDER, number, side)


def deck_is_out(play: Play) -> None:
    """End a game whose draw pile is used up and not shuffled: more medals win."""
    ahead = play.total(0) - play.total(1)
    winner = int(ahead < 0)
    play.finish(winner if ahead and play.may_win(winner) else NOBODY, Reason.DECK)


def is_stuck(play: Play) -> bool:
    """End a game that nothing brings nearer to a decision, without a winner."""
    if play.state.turn - play.state.progress <= PATIENCE:
        return False
    play.finish(NOBODY, Reason.NO_PROGRESS)
    return True


def hurt(play: Play, cell: int, figures: int) -> bool:
    """Remove figures of a unit, and tell whether it is eliminated; the game may be over."""
    if not play.lose(cell, figures):
        play.check_medals()  # a figure may complete a medal
        return False
    after_change(play, 1 << cell, entered=0)
    return True
