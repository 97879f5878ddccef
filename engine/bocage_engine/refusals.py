"""Why something cannot be chosen: for programs that explain a click that does nothing.

A `Refusal` holds a reason and numbers, so that it can be told in any language.
"""

from enum import Enum
from typing import NamedTuple

from bocage_engine import battle, commanders, los
from bocage_engine.battle import Fighter
from bocage_engine.board import OFF_BOARD
from bocage_engine.cards import Place, Procedure
from bocage_engine.laying import may_lie
from bocage_engine.lookup import fighter
from bocage_engine.movegen import impassable, is_able_on, may_leave
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Phase


class Why(Enum):
    """What prevents a choice; the comment tells which numbers follow."""

    NOT_NOW = "not_now"
    NO_UNIT = "no_unit"
    ENEMY_UNIT = "enemy_unit"
    OWN_UNIT = "own_unit"
    NO_ORDERS_LEFT = "no_orders_left"
    OTHER_CLASS = "other_class"
    """The card orders other kinds of unit."""
    OTHER_SECTION = "other_section"
    SECTION_FULL = "section_full"
    """No order is left for where the unit stands."""
    NOT_BESIDE_ENEMY = "not_beside_enemy"
    BESIDE_ENEMY = "beside_enemy"
    TOO_EARLY = "too_early"
    """The first turn of its side in which the unit may be ordered."""
    NO_ROOM = "no_room"
    """What the card lays cannot lie there."""
    NOT_ORDERED = "not_ordered"
    HAS_MOVED = "has_moved"
    HAS_BATTLED = "has_battled"
    """It has battled, or moved too far to battle, or something on its way ended its turn."""
    CANNOT_LEAVE = "cannot_leave"
    OCCUPIED = "occupied"
    IMPASSABLE = "impassable"
    TOO_FAR = "too_far"
    """The most hexes that the unit moves."""
    NO_WAY = "no_way"
    """No way there is short enough and open."""
    CANNOT_BATTLE_HERE = "cannot_battle_here"
    ENEMY_BESIDE = "enemy_beside"
    """It must battle an enemy beside it."""
    ONLY_CLOSE = "only_close"
    """The card allows attacks on adjacent enemies only."""
    ONLY_FAR = "only_far"
    """The card allows no battle beside an enemy."""
    OUT_OF_RANGE = "out_of_range"
    """The distance, and how far the unit fires."""
    NO_SIGHT = "no_sight"
    """The cells that block the line of sight."""
    NOT_SEEN = "not_seen"
    """The target, or the attacker, can be fought from adjacent hexes only."""
    NO_DICE = "no_dice"
    """The ground takes all dice away."""


class Refusal(NamedTuple):
    """Why a choice is not possible."""

    why: Why
    numbers: tuple[int, ...] = ()


def refusal(play: Play, cell: int, to: int = OFF_BOARD) -> Refusal:
    """Return why nothing can be done with the unit on a cell now, or not toward another cell.

    The answer means something only for what is indeed not among the legal actions.
    """
    state = play.state
    phase = state.phase
    if to == OFF_BOARD:
        return _no_unit(play, cell) or _idle(play, cell)
    if phase in (Phase.MOVE, Phase.MOVE_ON):
        return _no_move(play, cell, to)
    if phase in (Phase.BATTLE, Phase.AGAIN):
        return _no_attack(play, cell, to)
    return Refusal(Why.NOT_NOW)


def _no_unit(play: Play, cell: int) -> Refusal | None:
    state = play.state
    if cell not in state.where:
        return Refusal(Why.NO_UNIT)
    chooser = play.chooser if play.chooser != NOBODY else state.active
    is_enemy = play.world.units[state.where[cell]].side != chooser
    if state.phase in (Phase.TARGET, Phase.STRIKE):
        return None if is_enemy else Refusal(Why.OWN_UNIT)
    return Refusal(Why.ENEMY_UNIT) if is_enemy else None


def _idle(play: Play, cell: int) -> Refusal:
    """Return why a unit of the side that chooses has nothing to do."""
    state = play.state
    bit = 1 << cell
    if state.phase == Phase.ORDER:
        return _no_order(play, cell)
    if state.phase not in (Phase.MOVE, Phase.BATTLE):
        return Refusal(Why.NOT_NOW)
    if not state.ordered & bit:
        return Refusal(Why.NOT_ORDERED)
    if state.phase == Phase.MOVE:
        if state.moved & bit:
            return Refusal(Why.HAS_MOVED)
        kind = play.profile(cell).kind
        return Refusal(Why.CANNOT_LEAVE if not may_leave(play.terrain, cell, kind) else Why.NO_WAY)
    return Refusal(Why.NOT_NOW if state.to_battle & bit else Why.HAS_BATTLED)


def _no_order(play: Play, cell: int) -> Refusal:
    state, world = play.state, play.world
    bit = 1 << cell
    unit = state.where[cell]
    rule = rule_of(play)
    turn = (state.turn + 1) // 2
    if state.ordered & bit or state.orders <= 0:
        return Refusal(Why.NO_ORDERS_LEFT)
    if world.units[unit].from_turn > turn:
        return Refusal(Why.TOO_EARLY, (world.units[unit].from_turn,))
    if not state.fallback and not world.meant[state.effect][unit]:
        return Refusal(Why.OTHER_CLASS)
    beside = bool(world.board.near_mask[cell] & state.masks[1 - state.active])
    if rule.place is Place.BESIDE_ENEMY and not beside:
        return Refusal(Why.NOT_BESIDE_ENEMY)
    if rule.place is Place.APART_FROM_ENEMY and beside:
        return Refusal(Why.BESIDE_ENEMY)
    if rule.procedure is Procedure.FORTIFY and not may_lie(play.terrain, cell, rule.lays):
        return Refusal(Why.NO_ROOM)
    card = NOBODY if state.fallback else state.effect
    limits = () if card == NOBODY else commanders.limits(play, state.active, card)
    if any(inside & bit and not orders for inside, orders in limits):
        return Refusal(Why.OTHER_SECTION)
    return Refusal(Why.SECTION_FULL)


def _no_move(play: Play, cell: int, to: int) -> Refusal:
    state, terrain = play.state, play.terrain
    if state.where.get(to) is not None:
        return Refusal(Why.OCCUPIED)
    profile = play.profile(cell)
    kind = profile.kind
    if not may_leave(terrain, cell, kind):
        return Refusal(Why.CANNOT_LEAVE)
    if impassable(terrain.open_for(kind.open_on), kind) >> to & 1:
        return Refusal(Why.IMPASSABLE)
    if not profile.road_disks[cell] >> to & 1:
        return Refusal(Why.TOO_FAR, (kind.move_max,))
    return Refusal(Why.NO_WAY)


def _no_attack(play: Play, cell: int, to: int) -> Refusal:
    state, terrain, world = play.state, play.terrain, play.world
    if to not in state.where:
        return Refusal(Why.NO_UNIT)
    if world.units[state.where[to]].side == state.active:
        return Refusal(Why.OWN_UNIT)
    profile = play.profile(cell)
    if not is_able_on(terrain.open_for(profile.kind.open_on), cell, profile.kind):
        return Refusal(Why.CANNOT_BATTLE_HERE)
    distance = world.board.distance[cell][to]
    near = world.board.near_mask[cell] & state.masks[1 - state.active]
    rule = rule_of(play)
    if rule.fires_only and near:
        return Refusal(Why.ONLY_FAR)
    if near and distance > 1:
        return Refusal(Why.ENEMY_BESIDE)
    if rule.assaults_only and distance > 1:
        return Refusal(Why.ONLY_CLOSE)
    if distance > profile.range:
        return Refusal(Why.OUT_OF_RANGE, (distance, profile.range))
    attacker = Fighter(cell, profile.kind, profile.owner, bool(state.moved >> cell & 1))
    units = state.masks[0] | state.masks[1]
    if not battle.is_in_sight(terrain, attacker, to, units, world.options):
        found = los.blockers(terrain, units, cell, to, world.options)
        return Refusal(Why.NO_SIGHT, found) if found else Refusal(Why.NOT_SEEN)
    if battle.dice_against(terrain, attacker, fighter(play, to)) <= 0:
        return Refusal(Why.NO_DICE)
    return Refusal(Why.NOT_NOW)
