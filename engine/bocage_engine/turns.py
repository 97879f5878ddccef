"""The course of a turn: from one choice to the next (rules reference 00, section 5).

`CHOICES` tells what may be chosen in each phase, `APPLY` what each choice does.  Phases that
leave nothing to choose are passed over; only which card is played is always asked.
"""

from collections.abc import Callable, Mapping

from bocage_engine import (
    aftermath,
    bridging,
    bunkers,
    carriers,
    combat,
    commanders,
    deeds,
    draws,
    fights,
    healing,
    nations,
    orders,
    rolled,
    smoke,
    supply,
    travel,
    victory,
)
from bocage_engine.actions import END, PASS, WORDS, Action, ActionKind
from bocage_engine.battle import facts_for
from bocage_engine.combat_cards import Timing
from bocage_engine.lookup import all_moves, attacks, is_able_after, moves, moves_as
from bocage_engine.phases import LAST_PHASE
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Cause, Phase
from bocage_engine.strikes import strike_choices, target, target_choices

CHANCE = frozenset(
    {
        Phase.DEAL,
        Phase.FINEST,
        Phase.HEAL_ROLL,
        Phase.ROLL,
        Phase.REROLL,
        Phase.REVEAL,
        Phase.MINE,
        Phase.ICE,
        Phase.DRAW,
        Phase.BREACH,
        Phase.CURE,
        Phase.FORFEIT,
        Phase.FETCH,
        Phase.COMBAT_ROLL,
        Phase.COMBAT_DEAL,
    }
)
"""Phases in which chance decides."""


def begin(play: Play) -> None:
    """Begin a game: the sides hold what they hold, then the cards are dealt."""
    state = play.state
    state.phase = Phase.DEAL
    state.active = play.world.first
    victory.at_start(play)
    if state.phase != Phase.OVER:
        draws.deal(play)


# What may be chosen


def _move_choices(play: Play) -> tuple[Action, ...]:
    found = all_moves(play, play.state.to_move)
    if play.world.combat_cards:
        found += combat.choices(play, Timing.MOVE)
    found.append(END)
    return tuple(found)


def _march_choices(play: Play) -> tuple[Action, ...]:
    return (*moves(play, play.state.busy).actions, END)


def _battle_choices(play: Play) -> tuple[Action, ...]:
    state = play.state
    found: tuple[Action, ...] = ()
    some_act = play.terrain.actions or play.world.any_special
    left = state.to_battle
    while left:  # as `cells_of` does, but faster
        low = left & -left
        left ^= low
        cell = low.bit_length() - 1
        found += attacks(play, cell).actions
        if some_act:
            found += deeds.deed_choices(play, cell)
    if state.to_supply:
        found += supply.supply_choices(play)
    if state.to_clear:
        found += deeds.clear_choices(play)
    if play.world.combat_cards:
        found += combat.choices(play, Timing.BATTLE)
    return (*found, END) if found else (END,)


def _order_choices(play: Play) -> tuple[Action, ...]:
    found = orders.order_choices(play)
    if play.world.rules.pontoon_bridges:
        return (*bridging.pontoon_choices(play), *found)
    return found


def _ambush_choices(play: Play) -> tuple[Action, ...]:
    return (Action(ActionKind.AMBUSH), PASS)


def _take_choices(play: Play) -> tuple[Action, ...]:
    fight = play.state.fight
    assert fight is not None
    return (Action(ActionKind.TAKE, fight.attacker, fight.target), PASS)


def _again_choices(play: Play) -> tuple[Action, ...]:
    return (*aftermath.again_choices(play), END)


def _keep_choices(play: Play) -> tuple[Action, ...]:
    return tuple(Action(ActionKind.KEEP, card) for card in sorted(set(play.state.drawn)))


CHOICES: Mapping[int, Callable[[Play], tuple[Action, ...]]] = {
    Phase.PLAY: orders.hand_choices,
    Phase.SECTION: orders.section_choices,
    Phase.ORDER: _order_choices,
    Phase.HEAL: healing.heal_choices,
    Phase.TARGET: target_choices,
    Phase.STRIKE: strike_choices,
    Phase.MOVE: _move_choices,
    Phase.BATTLE: _battle_choices,
    Phase.AMBUSH: _ambush_choices,
    Phase.RETREAT: fights.retreat_choices,
    Phase.TAKE: _take_choices,
    Phase.AGAIN: _again_choices,
    Phase.MOVE_ON: _march_choices,
    Phase.KEEP: _keep_choices,
    Phase.MARCH: orders.march_choices,
    Phase.RESTORE: healing.restore_choices,
    Phase.SMOKE: smoke.lay_choices,
    Phase.CROSS: bridging.cross_choices,
    Phase.SWAP: commanders.swap_choices,
    Phase.BACK: lambda play: (Action(ActionKind.BACK), PASS),
    Phase.ADVANCE: aftermath.advance_choices,
    Phase.AHEAD: nations.ahead_choices,
    Phase.COMBAT: combat.pick_choices,
    Phase.GRIM: combat.grim_choices,
    Phase.TURN_END: combat.end_choices,
}
"""What may be chosen in the phases in which somebody chooses."""
_CHOICES = tuple(CHOICES.get(phase) for phase in range(LAST_PHASE + 1))


_ON_THE_WAY = frozenset(
    {Phase.ICE, Phase.REVEAL, Phase.MINE, Phase.FORFEIT, Phase.FETCH, Phase.OVER}
)
"""Phases in which a unit has not come to the end of its way, or does not go on yet."""


def go_on(play: Play) -> None:
    """Go on to the next thing that somebody has to choose, and find out what may be chosen."""
    state = play.state
    while True:
        phase = state.phase
        if state.owed and nations.owes_card(play):
            continue
        if state.journey and phase not in _ON_THE_WAY:
            _arrive(play)
            continue
        if phase == Phase.DRAW:
            if not draws.needs_card(play):
                continue
        elif phase == Phase.MOVE:
            if not state.to_move:
                state.phase = Phase.BATTLE
                continue
        elif phase == Phase.BATTLE and not (state.to_battle or state.to_supply or state.to_clear):
            _end_battles(play)
            continue
        choices = _CHOICES[phase]
        if choices is None:
            play.legal = ()
            play.chooser = NOBODY
            return
        legal = choices(play)
        if len(legal) > 1 or (legal and phase == Phase.PLAY):
            play.legal = legal
            play.chooser = state.active if phase not in _OTHERS_CHOOSE else _chooser(play)
            return
        if legal:
            APPLY[legal[0].kind](play, legal[0])
        else:  # the card finds nobody
            orders.begin_moves(play)


_OTHERS_CHOOSE = frozenset({Phase.AMBUSH, Phase.RETREAT, Phase.BACK, Phase.AHEAD, Phase.GRIM})
"""Phases in which it need not be the side whose turn it is that chooses."""


def _chooser(play: Play) -> int:
    """Return the side that chooses in one of those."""
    state = play.state
    if state.phase in (Phase.AMBUSH, Phase.BACK):
        return 1 - state.active
    if state.phase == Phase.AHEAD:
        return nations.planning_side(play)
    fight = state.fight
    assert fight is not None
    return play.world.units[fight.unit].side


# What each choice does


def _play(play: Play, action: Action) -> None:
    orders.play_card(play, action.at)


def _discard(play: Play, action: Action) -> None:
    orders.discard_unplayed(play, action.at)


def _section(play: Play, action: Action) -> None:
    orders.choose_section(play, action.at)


def _order(play: Play, action: Action) -> None:
    orders.order(play, action.at)


def _end(play: Play, action: Action) -> None:
    state = play.state
    phase = state.phase
    if phase in (Phase.ORDER, Phase.MARCH):
        orders.end_orders(play)
    elif phase == Phase.RESTORE:
        orders.begin_moves(play)
    elif phase == Phase.PLAY and state.rounds:
        draws.end_cards(play)
    elif phase in (Phase.MOVE, Phase.PLAY):
        state.to_move = 0
        state.phase = Phase.BATTLE
    elif phase == Phase.BATTLE:
        _end_battles(play)
    elif phase == Phase.SMOKE:
        smoke.finish(play)
    elif phase == Phase.COMBAT:
        combat.finish(play)
    elif phase == Phase.TURN_END:
        state.rested |= combat.ENDED
        state.phase = Phase.DRAW
    elif phase == Phase.AGAIN:
        if state.twice >> state.busy & 1:
            state.twice &= ~(1 << state.busy)
        state.smoking = 0
        state.busy = NOBODY
        state.phase = Phase.BATTLE
    elif phase == Phase.MOVE_ON:
        cell, state.busy = state.busy, NOBODY
        aftermath.release(play, cell)
        aftermath.has_marched(play, cell)
    elif phase == Phase.TARGET:
        state.phase = Phase.STRIKE
    else:  # no unit is left to strike at
        state.phase = Phase.BATTLE


def _end_battles(play: Play) -> None:
    """Go on after the battles: a unit on a free march moves once more."""
    state = play.state
    state.to_battle = state.to_supply = state.to_clear = 0
    state.phase = Phase.DRAW
    if orders.rule_of(play).free_march and state.ordered:
        aftermath.march_on(play)


def _move(play: Play, action: Action) -> None:
    state = play.state
    if state.phase == Phase.ADVANCE:
        aftermath.advance(play, action)
        return
    cell = action.at
    profile = play.profile(cell)
    able = is_able_after(moves_as(play, cell, profile), action)
    sober = profile.sober
    if sober and able and not is_able_after(moves_as(play, cell, sober), action):
        state.charging |= 1 << cell
    cause = Cause.EXIT if action.kind == ActionKind.EXIT else Cause.MOVE
    if state.phase == Phase.MOVE_ON:
        state.busy = NOBODY
        if cause == Cause.MOVE:
            cause = Cause.MOVE_ON
    bit = 1 << cell
    state.moved |= bit
    state.to_move &= ~bit
    state.twice &= ~bit
    if not able:
        state.to_battle &= ~bit
    kind = profile.kind
    facts = play.terrain.facts[action.to]
    if kind.open_on:
        facts = facts_for(play.terrain, action.to, kind)
    if facts.hard_stop & kind.move_bit and not kind.free:
        state.halted |= bit
    if state.phase == Phase.MOVE_ON:
        aftermath.release(play, cell)
    state.phase = Phase.MOVE
    travel.set_out(play, cell, action.to, action.via, cause)


def _arrive(play: Play) -> None:
    """Go on where a unit has come to the end of its way."""
    state = play.state
    cell = travel.arrived(play)
    cause = state.cause
    if cause == Cause.RETREAT:
        aftermath.battle_is_over(play, vacated=True)
    elif cause == Cause.TAKE:
        aftermath.has_taken(play, cell)
    elif cause == Cause.CROSS:
        state.phase = Phase.BATTLE
    elif cause == Cause.ADVANCE:
        aftermath.has_advanced(play, cell)
    elif cause == Cause.MOVE_ON:
        aftermath.has_marched(play, cell)
    else:
        state.phase = Phase.MOVE
        if state.aboard and cell != NOBODY:
            carriers.land(play, cell)
        if cause == Cause.EXIT and cell != NOBODY:
            travel.leave_board(play, cell)


def _attack(play: Play, action: Action) -> None:
    fights.declare(play, action)


def _target(play: Play, action: Action) -> None:
    (combat.pick if play.state.phase == Phase.COMBAT else target)(play, action.at)


def _strike(play: Play, action: Action) -> None:
    fights.strike(play, action.at)


def _heal(play: Play, action: Action) -> None:
    if play.state.phase == Phase.RESTORE:
        healing.restore(play, action.at)
        return
    play.state.busy = action.at
    play.state.phase = Phase.HEAL_ROLL


def _ambush(play: Play, action: Action) -> None:
    fights.ambush(play)


def _pass(play: Play, action: Action) -> None:
    phase = play.state.phase
    if phase == Phase.ADVANCE:
        aftermath.has_advanced(play, play.state.busy)
    elif phase == Phase.AMBUSH:
        fights.no_ambush(play)
    elif phase == Phase.GRIM:
        fights.answer_flags(play)
    elif phase == Phase.CROSS:
        bridging.stay(play)
    elif phase == Phase.SWAP:
        play.state.phase = Phase.DRAW
    elif phase == Phase.BACK:
        aftermath.no_ground(play)
    else:
        aftermath.decline_ground(play)


def _retreat(play: Play, action: Action) -> None:
    fights.obey(play, action)


def _take(play: Play, action: Action) -> None:
    aftermath.take(play, action)


def _build_pontoon(play: Play, action: Action) -> None:
    bridging.build_pontoon(play, action)
    orders.end_orders(play)


def _play_by_air(play: Play, action: Action) -> None:
    orders.play_by_air(play, action.at)


def _battle_back(play: Play, action: Action) -> None:
    aftermath.battle_back(play)


def _reveal(play: Play, action: Action) -> None:
    play.state.phase = Phase.MOVE
    travel.reveal(play, action.at)


APPLY: tuple[Callable[[Play, Action], None], ...] = (
    _play,
    _discard,
    _section,
    _order,
    _end,
    _move,
    _move,
    _attack,
    deeds.act,
    _target,
    _strike,
    _heal,
    _ambush,
    _pass,
    _retreat,
    _retreat,
    _take,
    draws.keep,
    draws.draw,
    rolled.take_roll,
    _reveal,
    smoke.fire,
    smoke.lay,
    supply.supply,
    bridging.lay_bridge,
    _build_pontoon,
    bridging.cross,
    bunkers.breach,
    deeds.begin_cure,
    nations.forfeit,
    commanders.swap,
    _battle_back,
    _play_by_air,
    draws.set_ahead,
    combat.play_card,
    draws.deal_combat,
)
"""What each kind of action does, in the order of `ActionKind`."""
assert len(APPLY) == len(WORDS)
