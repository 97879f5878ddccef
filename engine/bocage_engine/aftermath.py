"""What follows a battle: ground taken, battles that follow, replies (rules reference 30)."""

from dataclasses import replace

from bocage_engine import marks
from bocage_engine.actions import PASS, Action, ActionKind
from bocage_engine.battle import facts_for
from bocage_engine.board import cells_of
from bocage_engine.bunkers import breach_choices
from bocage_engine.events import EventKind
from bocage_engine.lookup import attacks
from bocage_engine.movegen import is_able_on, ways
from bocage_engine.play import Play
from bocage_engine.smoke import fire_choices
from bocage_engine.state import NOBODY, TURN_MASKS, Cause, Fight, Mode, Phase
from bocage_engine.travel import set_out
from bocage_schema.catalogue.words import Removal


def mode_of(play: Play, cell: int) -> int:
    """Return what kind of battle an attack of the unit on a cell is now."""
    state = play.state
    if state.phase != Phase.AGAIN or state.twice >> cell & 1:
        return Mode.BATTLE
    kind = play.world.units[state.where[cell]].kind
    return Mode.FURIA if kind.furia else Mode.OVERRUN


def dice_of(play: Play, attack: Action) -> int:
    """Return how many dice a legal attack rolls."""
    return dice_in(play, attack, mode_of(play, attack.at))


def dice_in(play: Play, attack: Action, mode: int) -> int:
    """Return the same of an attack that is some kind of battle."""
    if mode == Mode.FURIA:
        return 1
    return attacks(play, attack.at, overrun=mode == Mode.OVERRUN).dice[attack]


def battle_is_over(play: Play, *, vacated: bool) -> None:
    """Go on after a battle; ``vacated``: nobody is left on the hex that was attacked."""
    state = play.state
    fight = state.fight
    assert fight is not None
    state.fight = None
    if not vacated and fight.mode != Mode.STRIKE:
        marks.after_battle(play, fight)
    if fight.breach:
        play.clear(fight.target, Removal.PETARD_STAR)
    if fight.mode == Mode.STRIKE:
        state.phase = Phase.STRIKE
    elif fight.mode == Mode.AMBUSH:
        if vacated:
            _driven_back(play, fight.unit)
        else:
            state.fight = fight.origin
            state.phase = Phase.ROLL
    elif fight.mode == Mode.BACK:
        _after_reply(play, fight, vacated=vacated)
    else:
        _after_attack(play, fight, vacated=vacated)


def _after_attack(play: Play, fight: Fight, *, vacated: bool) -> None:
    state = play.state
    state.fight = fight
    if vacated and fight.distance == 1:
        state.phase = Phase.TAKE
        if not may_take(play, fight):
            decline_ground(play)
    elif not vacated and _may_battle_back(play, fight):
        state.phase = Phase.BACK
    else:
        no_ground(play)


def _may_battle_back(play: Play, fight: Fight) -> bool:
    """Tell whether a unit that has held with its last figure may strike back at once."""
    state = play.state
    kind = play.world.units[fight.unit].kind
    return (
        fight.distance == 1
        and kind.battles_back
        and state.figures[fight.unit] == 1
        and play.world.units[fight.unit].figures > 1
        and fight.attacker in state.where
        and is_able_on(play.terrain.open_for(kind.open_on), fight.target, kind)  # D-54
    )


def battle_back(play: Play) -> None:
    """Let the unit that was attacked strike back with one die, whatever the terrain."""
    state = play.state
    fight = state.fight
    assert fight is not None
    unit = state.where[fight.attacker]
    play.note(EventKind.BACK, fight.target, fight.attacker, 1)
    play.clear(fight.target, Removal.UNIT_BATTLES)
    state.fight = Fight(Mode.BACK, fight.target, fight.attacker, 1, 1, unit, origin=fight)
    state.phase = Phase.ROLL


def _after_reply(play: Play, fight: Fight, *, vacated: bool) -> None:
    if vacated:
        _driven_back(play, fight.unit)
        return
    play.state.fight = fight.origin
    no_ground(play)


def _driven_back(play: Play, unit: int) -> None:
    """Go on after an ambush has ended an attack; only a unit that battles twice is not done."""
    state = play.state
    state.phase = Phase.BATTLE
    cell = next((at for at, each in state.where.items() if each == unit), NOBODY)
    if cell != NOBODY and state.twice >> cell & 1:
        state.busy = cell
        state.phase = Phase.AGAIN


def may_take(play: Play, fight: Fight) -> bool:
    """Tell whether the attacker may take the ground that its enemy has left."""
    state, terrain = play.state, play.terrain
    cell, to = fight.attacker, fight.target
    profile = play.profile(cell)
    kind = profile.kind
    bit = 1 << cell
    facts = facts_for(terrain, to, kind)
    if not kind.take_ground or play.world.options.no_take_ground or state.halted & bit:
        return False
    if not facts.take or terrain.open_for(kind.open_on).impassable_for(kind.bars) >> to & 1:
        return False
    if facts.take_unmoved_only and (state.moved | state.grounded) & bit:
        return False
    if (state.masks[0] | state.masks[1]) >> to & 1:
        return False
    here = terrain.facts[cell].terrain
    if facts.take_not_uphill and any(
        edge.classes & kind.move_bit and not edge.except_terrain and edge.terrain & here
        for edge in facts.enter
    ):
        return False
    way = play.world.board.ways[cell].index(to)
    return bool(terrain.step_cost[kind.move_bit][cell][way])


def take(play: Play, action: Action) -> None:
    """Move the attacker into the hex that its enemy has left."""
    bit = 1 << action.at
    state = play.state
    state.moved |= bit
    state.grounded |= bit
    kind = play.profile(action.at).kind
    if facts_for(play.terrain, action.to, kind).hard_stop & kind.move_bit:
        state.halted |= bit
    state.to_clear &= ~bit
    set_out(play, action.at, action.to, 0, Cause.TAKE)


def has_taken(play: Play, cell: int) -> None:
    """Go on with a unit that has taken ground; armor may then battle again."""
    state = play.state
    fight = state.fight
    assert fight is not None
    state.fight = None
    state.phase = Phase.BATTLE
    if cell == NOBODY:
        return
    profile = play.profile(cell)
    facts = facts_for(play.terrain, cell, profile.kind)
    state.twice &= ~(1 << cell)
    if (
        fight.mode == Mode.BATTLE
        and profile.kind.overrun
        and facts.overrun
        and not facts.no_battle_on_enter & profile.kind.move_bit
        and not facts.no_battle_while_on & profile.kind.move_bit
    ):
        state.busy = cell
        state.phase = Phase.ADVANCE if play.world.rules.desert else Phase.AGAIN


def advance_choices(play: Play) -> tuple[Action, ...]:
    """Return where armor may move on that has taken ground in the desert, one hex at most."""
    state, world = play.state, play.world
    cell = state.busy
    if state.halted >> cell & 1:
        return (PASS,)
    profile = play.profile(cell)
    kind = replace(profile.kind, move_max=1, road_max=1)
    occupied = state.masks[0] | state.masks[1]
    ground = play.terrain.open_for(kind.open_on)
    found = ways(ground, occupied, cell, kind, profile.owner, world.options)
    return (*(Action(ActionKind.MOVE, cell, move.cell) for move in found), PASS)


def advance(play: Play, action: Action) -> None:
    """Move armor on that has taken ground."""
    bit = 1 << action.at
    state = play.state
    kind = play.profile(action.at).kind
    if facts_for(play.terrain, action.to, kind).hard_stop & kind.move_bit:
        state.halted |= bit
    set_out(play, action.at, action.to, 0, Cause.ADVANCE)


def has_advanced(play: Play, cell: int) -> None:
    """Let armor battle again where it has come, if the hex lets it."""
    state = play.state
    state.phase = Phase.BATTLE
    state.busy = NOBODY
    if cell == NOBODY:
        return
    kind = play.profile(cell).kind
    facts = facts_for(play.terrain, cell, kind)
    if (facts.no_battle_on_enter | facts.no_battle_while_on) & kind.move_bit:
        return
    state.busy = cell
    state.phase = Phase.AGAIN


def decline_ground(play: Play) -> None:
    """Leave the ground where it is; some infantry attacks a second time instead (D-50)."""
    state = play.state
    fight = state.fight
    assert fight is not None
    cell = fight.attacker
    if fight.mode == Mode.BATTLE and play.world.units[state.where[cell]].kind.furia:
        state.fight = None
        state.busy = cell
        state.phase = Phase.AGAIN
        return
    no_ground(play)


def no_ground(play: Play) -> None:
    """Leave the ground where it is; a unit that battles twice does so now."""
    state = play.state
    fight = state.fight
    assert fight is not None
    state.fight = None
    state.phase = Phase.BATTLE
    if state.twice >> fight.attacker & 1:
        state.busy = fight.attacker
        state.phase = Phase.AGAIN


def again_choices(play: Play) -> tuple[Action, ...]:
    """Return the attacks with which the unit that has battled may battle once more."""
    state = play.state
    cell = state.busy
    mode = mode_of(play, cell)
    if mode == Mode.FURIA:
        return _furia_choices(play, cell)
    if mode == Mode.BATTLE and state.smoking:
        return fire_choices(play, cell)
    found = attacks(play, cell, overrun=mode == Mode.OVERRUN).actions
    return found + breach_choices(play, cell) if mode == Mode.OVERRUN else found


def _furia_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return the close assaults with one die, which no terrain changes."""
    state, world = play.state, play.world
    targets = world.units[state.where[cell]].kind.targets
    near = world.board.near_mask[cell] & state.masks[1 - state.active]
    return tuple(
        Action(ActionKind.ATTACK, cell, at)
        for at in cells_of(near)
        if world.units[state.where[at]].kind.hit_class in targets
    )


# Marching on


def march_on(play: Play) -> None:
    """Let the next unit move once more that a free march has ordered."""
    state = play.state
    state.busy = next(cells_of(state.ordered))
    state.phase = Phase.MOVE_ON


def release(play: Play, cell: int) -> None:
    """Forget that a unit was ordered which marches on, if others are still to do so."""
    state = play.state
    rest = ~(1 << cell)
    if state.ordered & rest:
        for name in TURN_MASKS:
            setattr(state, name, getattr(state, name) & rest)


def has_marched(play: Play, cell: int) -> None:
    """Go on with a unit that has marched on, or was lost on its way: others may follow."""
    state = play.state
    is_last = cell != NOBODY and state.ordered >> cell & 1
    state.phase = Phase.DRAW if is_last else Phase.BATTLE
