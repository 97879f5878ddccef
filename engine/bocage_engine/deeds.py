"""What a unit may do instead of battling: clear its hex, recover, lay things, breach a bunker."""

from collections.abc import Callable, Mapping

from bocage_engine import bridging, bunkers, smoke
from bocage_engine.actions import Action, ActionKind
from bocage_engine.dice import Roll
from bocage_engine.events import EventKind
from bocage_engine.healing import dice_for_hand
from bocage_engine.kinds import Kind
from bocage_engine.movegen import is_able_on
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, Phase
from bocage_schema.catalogue.rules import HexAction
from bocage_schema.catalogue.words import ActionCondition, ActionId, DiceSource, DieFace, Removal

CLEARING = frozenset({ActionId.REMOVE_WIRE, ActionId.REMOVE_ROAD_BLOCK, ActionId.CLEAR_MINE})
"""Actions that take the piece off the board that allows them."""


def deed_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return what the unit on a cell, which may still battle, may do instead."""
    on_hex = play.terrain.actions >> cell & 1
    special = play.world.specials[play.state.where[cell]]
    if not (on_hex or special) or not _may_act(play, cell):
        return ()
    found: tuple[Action, ...] = ()
    if on_hex:
        found += act_choices(play, cell)
    if special:
        found += smoke.fire_choices(play, cell)
        found += bridging.bridge_choices(play, cell)
        found += bunkers.breach_choices(play, cell)
    return found


def _may_act(play: Play, cell: int) -> bool:
    """Tell whether a unit could battle, so that it may do something else instead."""
    kind = play.profile(cell).kind
    near = play.world.board.near_mask[cell] & play.state.masks[1 - play.state.active]
    if rule_of(play).fires_only and near:
        return False  # D-44
    return is_able_on(play.terrain.open_for(kind.open_on), cell, kind)


def act_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return what the hex of a unit lets it do there."""
    clears = (Action(ActionKind.ACT, cell),) if _cleared(play, cell) else ()
    cures = (Action(ActionKind.CURE, cell),) if _cure_on(play, cell) else ()
    return clears + cures


def clear_choices(play: Play) -> tuple[Action, ...]:
    """Return what units may still remove that have battled on it."""
    state = play.state
    return tuple(
        Action(ActionKind.ACT, cell)
        for cell in sorted(state.where)
        if state.to_clear >> cell & 1 and _cleared(play, cell)
    )


def _cleared(play: Play, cell: int) -> list[Laid]:
    """Return the pieces that the unit on a cell may clear away."""
    info = play.world.units[play.state.where[cell]]
    side = play.world.side(info.side)
    return [
        laid
        for laid, act in play.terrain.facts[cell].actions
        if act.id in CLEARING
        and _may(act, info.kind)
        and not (act.mandatory and laid.owner is side)
    ]


def _may(act: HexAction, kind: Kind) -> bool:
    if act.units:
        return kind.id in act.units
    return kind.move_class in act.classes


def act(play: Play, action: Action) -> None:
    """Have a unit clear its hex; unless it has battled there it does not battle in this turn."""
    cell = action.at
    play.remove(cell, _cleared(play, cell))
    play.state.to_battle &= ~(1 << cell)
    play.state.to_clear &= ~(1 << cell)


def may_clear_after_battle(play: Play, cell: int) -> bool:
    """Tell whether a unit may remove in the same turn what it battles on."""
    kind = play.world.units[play.state.where[cell]].kind
    return kind.clears_after_battle and any(
        act.id is ActionId.REMOVE_WIRE and _may(act, kind)
        for _, act in play.terrain.facts[cell].actions
    )


# Recovering


def _cure_on(play: Play, cell: int) -> HexAction | None:
    """Return by what the unit on a cell may recover figures there."""
    info = play.world.units[play.state.where[cell]]
    if not info.kind.recovers_on_hex:
        return None
    found = (act for _, act in play.terrain.facts[cell].actions if act.id is ActionId.HEAL)
    return next(
        (
            act
            for act in found
            if _may(act, info.kind) and all(CONDITIONS[each](play, cell) for each in act.conditions)
        ),
        None,
    )


def _is_wounded(play: Play, cell: int) -> bool:
    unit = play.state.where[cell]
    return play.state.figures[unit] < play.world.units[unit].figures


def _has_not_moved(play: Play, cell: int) -> bool:
    return not play.state.moved >> cell & 1


def _is_alone(play: Play, cell: int) -> bool:
    return not play.world.board.near_mask[cell] & play.state.masks[1 - play.state.active]


CONDITIONS: Mapping[ActionCondition, Callable[[Play, int], bool]] = {
    ActionCondition.WOUNDED: _is_wounded,
    ActionCondition.NOT_MOVED: _has_not_moved,
    ActionCondition.NO_ADJACENT_ENEMY: _is_alone,
}
"""When a unit may do what its hex offers."""


def begin_cure(play: Play, action: Action) -> None:
    """Let a unit roll for figures instead of battling."""
    state = play.state
    state.to_battle &= ~(1 << action.at)
    state.busy = action.at
    state.phase = Phase.CURE


def cure_dice(play: Play) -> int:
    """Return the dice of the unit that recovers."""
    state = play.state
    found = cure_offer(play, state.busy)
    assert found is not None
    return found[0]


def cure_offer(play: Play, cell: int) -> tuple[int, frozenset[DieFace]] | None:
    """Return the dice by which the unit on a cell may recover, and what they have to show."""
    found = _cure_on(play, cell)
    if found is None:
        return None
    by_hand = found.dice_source is DiceSource.HAND
    return dice_for_hand(play) if by_hand else found.dice, frozenset(found.symbols)


def cure(play: Play, roll: Roll) -> None:
    """Bring back as many figures as the dice show."""
    state = play.state
    cell = state.busy
    found = _cure_on(play, cell)
    assert found is not None
    unit = state.where[cell]
    missing = play.world.units[unit].figures - state.figures[unit]
    back = min(roll.showing(set(found.symbols)), missing)
    state.busy = NOBODY
    state.phase = Phase.BATTLE
    if back:
        state.figures[unit] += back
        play.note(EventKind.RECOVERED, cell, back)


def leave_to_battle(play: Play, cell: int) -> None:
    """Note that the unit on a cell does what takes the place of its battle."""
    bit = 1 << cell
    state = play.state
    state.to_battle &= ~bit
    state.to_supply &= ~bit
    state.fought |= bit
    play.clear(cell, Removal.UNIT_BATTLES)
