"""One battle from its declaration to the last flag (rules reference 20, section 6)."""

from dataclasses import replace

from bocage_engine.actions import STAND, Action, ActionKind, roll_code
from bocage_engine.aftermath import battle_is_over, dice_in, mode_of
from bocage_engine.battle import ARTILLERY, Fighter, dice_against
from bocage_engine.board import OFF_BOARD
from bocage_engine.bunkers import is_breached
from bocage_engine.carriers import water
from bocage_engine.combat import may_ignore
from bocage_engine.deeds import may_clear_after_battle
from bocage_engine.dice import SYMBOLS, Roll, roll_of
from bocage_engine.events import EventKind
from bocage_engine.hits import Effect, effect, effect_of_reroll, stars_hit
from bocage_engine.kinds import BYSTANDER
from bocage_engine.lookup import fighter, with_strength
from bocage_engine.movegen import is_able_on
from bocage_engine.orders import rule_of, spend_reaction
from bocage_engine.play import Play
from bocage_engine.retreat import Retreat, is_adrift, retreat, routes
from bocage_engine.state import NOBODY, Cause, Fight, Mode, Phase
from bocage_engine.terrain import Terrain
from bocage_engine.travel import set_out
from bocage_engine.victory import hurt
from bocage_schema.catalogue.words import DieFace, Removal


def declare(play: Play, action: Action) -> None:
    """Begin the battle of a unit against another one."""
    state = play.state
    cell, target = action.at, action.to
    mode = mode_of(play, cell)
    dice = dice_in(play, action, mode)
    distance = play.world.board.distance[cell][target]
    bit = 1 << cell
    if state.phase == Phase.AGAIN:
        state.twice &= ~bit
        state.busy = NOBODY
    state.to_battle &= ~bit
    if play.world.has_followers:
        state.to_supply &= ~bit
        state.fought |= bit
        if may_clear_after_battle(play, cell):
            state.to_clear |= bit
    state.fight = Fight(mode, cell, target, distance, dice, state.where[target])
    play.note(EventKind.ATTACKED, cell, target, dice)
    play.clear(cell, Removal.UNIT_BATTLES)
    if play.world.units[state.where[cell]].kind.removes_wire:
        play.clear(cell, Removal.ARMOR_BATTLES)
    state.phase = Phase.AMBUSH if distance == 1 and _may_ambush(play) else Phase.ROLL


def _may_ambush(play: Play) -> bool:
    """Tell whether the attacked player has a card to strike first, and a unit that can."""
    state = play.state
    hand = state.hands[1 - state.active]
    if play.world.reactions.isdisjoint(hand):
        return False
    return _ambush_dice(play) > 0


def _ambush_dice(play: Play) -> int:
    fight = play.state.fight
    assert fight is not None
    defender = fighter(play, fight.target)
    terrain = play.terrain
    if not is_able_on(terrain.open_for(defender.kind.open_on), fight.target, defender.kind):
        return 0  # D-54
    extra = with_strength(play, fight.target)
    return dice_against(terrain, defender, fighter(play, fight.attacker), extra)


def ambush(play: Play) -> None:
    """Let the attacked unit strike first."""
    state = play.state
    fight = state.fight
    assert fight is not None
    dice = _ambush_dice(play)
    spend_reaction(play, 1 - state.active)
    state.drawer = 1 - state.active  # replaces the card before the other player draws
    unit = state.where[fight.attacker]
    play.note(EventKind.AMBUSHED, fight.target, fight.attacker, dice)
    play.clear(fight.target, Removal.UNIT_BATTLES)
    state.fight = Fight(Mode.AMBUSH, fight.target, fight.attacker, 1, dice, unit, origin=fight)
    state.phase = Phase.ROLL


def no_ambush(play: Play) -> None:
    """Let the battle go on without an ambush."""
    play.state.phase = Phase.ROLL


def strike(play: Play, cell: int) -> None:
    """Begin the strike of a card against a unit."""
    state = play.state
    dice = strike_dice(play)
    state.picks = tuple(pick for pick in state.picks if pick != cell)
    state.fight = Fight(Mode.STRIKE, OFF_BOARD, cell, 0, dice, state.where[cell])
    play.note(EventKind.STRUCK, cell, dice)
    state.phase = Phase.ROLL


def strike_dice(play: Play) -> int:
    """Return the dice of the card of the turn against each unit that it strikes at."""
    rule = rule_of(play)
    if play.world.rules.winter_weather and rule.winter_dice:
        return rule.winter_dice
    return rule.dice[play.world.side(play.state.active)]


def roll(play: Play, code: int, shown: Roll) -> None:
    """Take a roll of the dice: hits first, then flags."""
    state = play.state
    fight = state.fight
    assert fight is not None
    play.note(EventKind.ROLLED, code)
    found = _effect(play, fight, code, shown)
    target = play.world.units[fight.unit].kind
    if is_breached(play, fight, shown):
        fight = state.fight = fight._replace(breach=1)
    if target.reroll is None:
        _land(play, found)
        return
    flags = found.flags if play.world.options.reroll_keeps_flags else 0
    if found.hits:
        state.fight = fight._replace(hits=found.hits, flags=flags)
        state.phase = Phase.REROLL
    else:
        _land(play, Effect(0, flags))


def hitting(play: Play) -> frozenset[DieFace]:
    """Return the symbols that hit in the roll that is due."""
    state = play.state
    fight = state.fight
    if fight is None:
        return frozenset()
    if state.phase == Phase.BREACH:
        return frozenset({DieFace.STAR})
    if state.phase == Phase.REROLL:
        rules = play.world.units[fight.unit].kind.reroll
        return rules.counts if rules else frozenset()
    ones = ((face, roll_of([face])) for face in SYMBOLS)
    return frozenset(face for face, one in ones if _effect(play, fight, roll_code(one), one).hits)


def _effect(play: Play, fight: Fight, code: int, shown: Roll) -> Effect:
    state, world = play.state, play.world
    if fight.mode == Mode.STRIKE:
        return _strike_effect(play, fight, shown)
    unit = state.where[fight.attacker]
    striker = fighter(play, fight.attacker)
    moved = fight.mode not in (Mode.AMBUSH, Mode.BACK) and bool(state.moved >> fight.attacker & 1)
    key = unit, fight.unit, fight.distance, code, moved
    known = world.hit_memo.get(key)
    if known is None:
        if len(world.hit_memo) > MOST:
            world.hit_memo.clear()
        known = world.hit_memo[key] = effect(
            shown,
            Fighter(fight.attacker, striker.kind, striker.side, moved),
            world.units[fight.unit].kind,
            fight.distance,
            reduced_visibility=world.rules.reduced_visibility,
        )
    return known


MOST = 50_000
"""Rolls whose effect is kept to be used again."""


STRIKER = replace(BYSTANDER, battle_class=ARTILLERY)
"""Stands for the guns and planes of a card: they are no infantry."""


def _strike_effect(play: Play, fight: Fight, shown: Roll) -> Effect:
    """Return what the dice of a card do to a unit."""
    rule = rule_of(play)
    kind = play.world.units[fight.unit].kind
    dim = play.world.rules.reduced_visibility and rule.dim_sight
    striker = Fighter(OFF_BOARD, STRIKER, play.world.side(play.state.active))
    found = effect(shown, striker, kind, 2, reduced_visibility=dim)
    more = rule.stars_hit and not stars_hit(striker, kind, 2)  # a star never counts twice
    stars = shown.showing({DieFace.STAR}) if more else 0
    return Effect(found.hits + stars, found.flags)


def reroll(play: Play, code: int, shown: Roll) -> None:
    """Take the second roll of the dice that would have hit (D-24)."""
    fight = play.state.fight
    assert fight is not None
    play.note(EventKind.ROLLED, code)
    rules = play.world.units[fight.unit].kind.reroll
    assert rules is not None
    found = effect_of_reroll(shown, rules, play.state.figures[fight.unit])
    _land(play, Effect(found.hits, fight.flags))


def _land(play: Play, found: Effect) -> None:
    state = play.state
    fight = state.fight
    assert fight is not None
    if found.hits:
        lost = min(found.hits, state.figures[fight.unit])
        play.note(EventKind.HIT, fight.target, lost)
        if hurt(play, fight.target, lost):
            if state.phase != Phase.OVER:
                battle_is_over(play, vacated=True)
            return
        if play.world.leaves_marks:
            fight = fight._replace(landed=lost)
    if state.phase == Phase.OVER:
        return
    state.fight = fight
    if not found.flags:
        battle_is_over(play, vacated=False)
        return
    state.fight = fight._replace(flags=found.flags)
    if play.world.combat_cards and not is_forced(play, fight) and _may_defy(play):
        state.phase = Phase.GRIM
        return
    answer_flags(play)


def _may_defy(play: Play) -> bool:
    """Tell whether a card could spare a unit something: nothing on water, where flags hit."""
    fight = play.state.fight
    assert fight is not None
    kind = play.world.units[fight.unit].kind
    if not may_ignore(play) or is_adrift(play.terrain, fight.target, kind):
        return False
    found = retreat_of(play)
    return found.most > 0 or found.losses > 0


def answer_flags(play: Play) -> None:
    """Take the losses of flags that cannot be obeyed, and let the owner choose the rest."""
    state = play.state
    fight = state.fight
    assert fight is not None
    lost = min(retreat_of(play).losses, state.figures[fight.unit])
    if lost:
        play.note(EventKind.BLOCKED, fight.target, lost)
        if hurt(play, fight.target, lost):
            if state.phase != Phase.OVER:
                battle_is_over(play, vacated=True)
            return
        if state.phase == Phase.OVER:
            return
    state.phase = Phase.RETREAT


def retreat_of(play: Play) -> Retreat:
    """Return what the flags of the battle do to its target."""
    state, world = play.state, play.world
    fight = state.fight
    assert fight is not None
    info = world.units[fight.unit]
    return retreat(
        retreat_ground(play, fight),
        state.masks[0] | state.masks[1],
        fight.target,
        info.kind,
        world.side(info.side),
        fight.flags,
        up=info.side == world.top,
        forced=is_forced(play, fight),
        by_cards=fight.grim,
    )


def is_forced(play: Play, fight: Fight) -> bool:
    """Tell whether no flag of a battle can be ignored."""
    return fight.mode == Mode.STRIKE or forces_flags(play, fight)


def forces_flags(play: Play, fight: Fight) -> bool:
    """Tell whether flags of an attack cannot be ignored because of the attacker."""
    return play.world.units[play.state.where[fight.attacker]].kind.forces_flags


def retreat_ground(play: Play, fight: Fight) -> Terrain:
    """Return the ground as the unit finds it that retreats: aboard a craft it may cross water."""
    if play.state.aboard >> fight.unit & 1:
        return play.terrain.open_for(water())
    return play.terrain


def retreat_choices(play: Play) -> tuple[Action, ...]:
    """Return the retreats open to the owner of the unit, and standing fast if that is one."""
    state = play.state
    fight = state.fight
    assert fight is not None
    found = retreat_of(play)
    target = fight.target
    stand = (STAND,) if found.may_stay else ()
    info = play.world.units[fight.unit]
    watched = play.world.passing[info.side]
    if not watched:
        ends = dict.fromkeys(end for end, _ in found.ends)
        return (*stand, *(Action(ActionKind.RETREAT, target, end) for end in ends))
    occupied = state.masks[0] | state.masks[1]
    up = info.side == play.world.top
    ground = retreat_ground(play, fight)
    ways = routes(ground, occupied, target, info.kind, found.most, watched, up=up)
    return (
        *stand,
        *dict.fromkeys(
            Action(ActionKind.RETREAT, target, end, passed)
            for end, steps in found.ends
            for passed in ways[end, steps]
        ),
    )


def obey(play: Play, action: Action) -> None:
    """Retreat the unit, or let it stand."""
    state = play.state
    fight = state.fight
    assert fight is not None
    if action.kind == ActionKind.STAND:
        play.note(EventKind.HELD, fight.target)
        battle_is_over(play, vacated=False)
        return
    set_out(play, action.at, action.to, action.via, Cause.RETREAT)
