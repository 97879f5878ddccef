"""Why estimates favour a choice."""

from collections.abc import Callable, Mapping

from bocage_engine.actions import Action, ActionKind
from bocage_engine.aftermath import dice_of
from bocage_engine.battle import NO_EXTRA
from bocage_engine.lookup import moves
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.commands import Command
from bocage_engine.players.estimate import shot_values, stay_value
from bocage_engine.players.instead import (
    breach_chance,
    bridge_value,
    cure_value,
    smoke_value,
    smoke_values,
    supply_value,
)
from bocage_engine.players.reasons import Motive, Reason
from bocage_engine.players.survey import Survey
from bocage_engine.state import NOBODY, Phase

SLIGHT = 0.005
"""Part of a medal that is not worth telling."""


def motive_of(command: Command, play: Play, action: Action) -> Reason:
    """Return what speaks most for a legal action."""
    kind = action.kind
    survey, state = command.survey, play.state
    effect = NOBODY if state.fallback else state.effect
    if kind == ActionKind.PLAY:
        return Reason(Motive.CARD, (_hundredths(command.card(action.at)),))
    if kind == ActionKind.SECTION:
        return Reason(Motive.SECTION, (_hundredths(command.section(effect, action.at)),))
    if kind == ActionKind.ORDER:
        marches = state.phase == Phase.MARCH
        found = command.march(action.at) if marches else command.prospects(action.at, effect)
        return Reason(Motive.ORDER, (_hundredths(found.gain),))
    if kind in _OF_CARDS:
        motive, value = _OF_CARDS[kind]
        return Reason(motive, (_hundredths(value(command, action.at)),))
    if kind == ActionKind.HEAL:
        restores = state.phase == Phase.RESTORE
        worth = command.restore(action.at) if restores else command.heal(action.at)
        return Reason(Motive.RECOVER, (_hundredths(worth),))
    if kind in _DEEDS:
        return _DEEDS[kind](survey, play, action)
    if kind == ActionKind.ATTACK:
        return _attack(survey, play, action)
    if kind in (ActionKind.TARGET, ActionKind.STRIKE) and state.phase != Phase.COMBAT:
        dice, hit = command.strike_odds(action.at, rule_of(play))
        return _assault(survey, action.at, state.where[action.at], dice, hit)
    if kind in (ActionKind.MOVE, ActionKind.EXIT):
        return _move(survey, play, action)
    if kind in (ActionKind.RETREAT, ActionKind.TAKE, ActionKind.CROSS):
        return _place(survey, state.where[action.at], action.at, action.to)
    if state.phase == Phase.SWAP:
        return Reason(Motive.DRAW)
    return _SIMPLE.get(kind, _STAYS if state.phase in _STANDS else Reason(Motive.NO_MORE))


_SIMPLE = {
    ActionKind.DISCARD: Reason(Motive.SPARE),
    ActionKind.AMBUSH: Reason(Motive.AMBUSH),
    ActionKind.ACT: Reason(Motive.CLEAR),
    ActionKind.BACK: Reason(Motive.REPLY),
}
_STAYS = Reason(Motive.STAY)
_STANDS = frozenset(
    {Phase.MOVE, Phase.MOVE_ON, Phase.RETREAT, Phase.TAKE, Phase.CROSS, Phase.ADVANCE}
)
_OF_CARDS: Mapping[int, tuple[Motive, Callable[[Command, int], float]]] = {
    ActionKind.KEEP: (Motive.KEEP, Command.reserve),
    ActionKind.SWAP: (Motive.SWAP, Command.reserve),
    ActionKind.AIR: (Motive.CARD, Command.air),
    ActionKind.AHEAD: (Motive.AHEAD, Command.card),
}


def _hundredths(value: float) -> int:
    return round(100 * value)


def _supply(survey: Survey, play: Play, action: Action) -> Reason:
    return Reason(Motive.SUPPLY, (_hundredths(supply_value(survey, play, action, 0.0)),))


def _smoke(survey: Survey, play: Play, action: Action) -> Reason:
    if action.kind == ActionKind.LAY:
        value = smoke_values(survey, play, [action.at])[action.at]
    else:
        value = smoke_value(survey, play, action.at)
    return Reason(Motive.SMOKE, (_hundredths(value),))


def _bridge(survey: Survey, play: Play, action: Action) -> Reason:
    cell = action.at if action.kind == ActionKind.PONTOON else action.to
    return Reason(Motive.BRIDGE, (_hundredths(bridge_value(survey, play, cell)),))


def _breach(survey: Survey, play: Play, action: Action) -> Reason:
    dice, chance = breach_chance(play, action)
    return Reason(Motive.BREACH, (dice, _hundredths(chance)))


def _cure(survey: Survey, play: Play, action: Action) -> Reason:
    return Reason(Motive.RECOVER, (_hundredths(cure_value(survey, play, action.at)),))


_DEEDS: Mapping[int, Callable[[Survey, Play, Action], Reason]] = {
    ActionKind.SUPPLY: _supply,
    ActionKind.SMOKE: _smoke,
    ActionKind.LAY: _smoke,
    ActionKind.BRIDGE: _bridge,
    ActionKind.PONTOON: _bridge,
    ActionKind.BREACH: _breach,
    ActionKind.CURE: _cure,
}


def _attack(survey: Survey, play: Play, action: Action) -> Reason:
    state = play.state
    cell, target = action.at, action.to
    dice = dice_of(play, action)
    near = bool(play.world.board.near_mask[cell] >> target & 1)
    unit = state.where[target]
    moved = bool(state.moved >> cell & 1)
    hit = survey.hit(play.profile(cell), unit, near=near, moved=moved)
    return _assault(survey, target, unit, dice, hit)


def _assault(survey: Survey, cell: int, unit: int, dice: int, hit: float) -> Reason:
    kill = survey.prospect(cell, unit, dice, hit).kill
    worth = survey.attack(cell, unit, dice, hit)
    return Reason(Motive.ATTACK, (dice, _hundredths(kill), _hundredths(worth)))


def _move(survey: Survey, play: Play, action: Action) -> Reason:
    cell, to = action.at, action.to
    unit = play.state.where[cell]
    if action.kind == ActionKind.EXIT:
        medals = survey.ground.exit_medals(survey.side, play.world.units[unit].kind)
        return Reason(Motive.EXIT, (_hundredths(medals),))
    if play.state.phase == Phase.MOVE:
        profile = play.profile(cell)
        effect = NOBODY if play.state.fallback else play.state.effect
        extra = NO_EXTRA if effect == NOBODY else play.world.extras[effect][0]
        shot = shot_values(survey, play, cell, profile, extra, moves(play, cell)).get(to, 0.0)
        if shot > stay_value(survey, play, cell, profile, extra) + SLIGHT:
            best = next(
                each
                for each in survey.shots(profile, extra, moved=True)
                if each.value == shot and each.mask >> to & 1
            )
            return Reason(Motive.MOVE_TO_ATTACK, (best.target, best.dice, _hundredths(shot)))
    return _place(survey, unit, cell, to)


def _place(survey: Survey, unit: int, here: int, there: int) -> Reason:
    """Return what is better on a cell for a unit that stands on another one."""
    places = survey.places(unit)
    goal = places.pull[there] - places.pull[here]
    safety = survey.danger(unit, here) - survey.danger(unit, there)
    nearer = survey.worth(unit, there) - survey.worth(unit, here) - goal - safety
    best = max(goal, safety, nearer)
    if best <= SLIGHT:
        return Reason(Motive.RISK)
    if best == nearer:
        return Reason(Motive.APPROACH)
    return Reason(Motive.OBJECTIVE if best == goal else Motive.SAFETY, (_hundredths(best),))
