"""Why estimates favour a choice."""

from bocage_engine.actions import Action, ActionKind
from bocage_engine.battle import NO_EXTRA
from bocage_engine.lookup import attacks, moves
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.commands import Command
from bocage_engine.players.estimate import shot_values, stay_value
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
        gain = command.prospects(action.at, effect).gain
        return Reason(Motive.ORDER, (_hundredths(gain),))
    if kind == ActionKind.KEEP:
        return Reason(Motive.KEEP, (_hundredths(command.reserve(action.at)),))
    if kind == ActionKind.HEAL:
        return Reason(Motive.RECOVER, (_hundredths(command.heal(action.at)),))
    if kind == ActionKind.ATTACK:
        return _attack(survey, play, action)
    if kind in (ActionKind.TARGET, ActionKind.STRIKE):
        dice, hit = command.strike_odds(action.at, rule_of(play))
        return _assault(survey, action.at, state.where[action.at], dice, hit)
    if kind in (ActionKind.MOVE, ActionKind.EXIT):
        return _move(survey, play, action)
    if kind in (ActionKind.RETREAT, ActionKind.TAKE):
        return _place(survey, state.where[action.at], action.at, action.to)
    return _SIMPLE.get(kind, _STAYS if state.phase in _STANDS else Reason(Motive.NO_MORE))


_SIMPLE = {
    ActionKind.DISCARD: Reason(Motive.SPARE),
    ActionKind.AMBUSH: Reason(Motive.AMBUSH),
    ActionKind.ACT: Reason(Motive.CLEAR),
}
_STAYS = Reason(Motive.STAY)
_STANDS = frozenset({Phase.MOVE, Phase.MOVE_ON, Phase.RETREAT, Phase.TAKE})


def _hundredths(value: float) -> int:
    return round(100 * value)


def _attack(survey: Survey, play: Play, action: Action) -> Reason:
    state = play.state
    cell, target = action.at, action.to
    overrun = state.phase == Phase.AGAIN and not state.twice >> cell & 1
    dice = attacks(play, cell, overrun=overrun).dice[action]
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
