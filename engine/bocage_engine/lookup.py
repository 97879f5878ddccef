"""Legal moves and attacks of units in a game, worked out once and remembered.

What a unit may do depends on the ground and on the units around it.  Results are kept with
the ground, by the cell of the unit and by the mask of the units within its reach.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from bocage_engine.actions import Action, ActionKind
from bocage_engine.aspects import MOVING
from bocage_engine.battle import NO_EXTRA, Aim, Extra, Fighter, aim, targets
from bocage_engine.board import cells_of
from bocage_engine.carriers import is_aboard, sail_choices
from bocage_engine.movegen import may_battle_unmoved, ways
from bocage_engine.play import Play
from bocage_engine.reach import Going, Reach, Spot, changed, going_of, reach, spot_of
from bocage_engine.state import NOBODY
from bocage_engine.terrain import MOVES
from bocage_engine.world import Profile

MOST = 50
"""Results that are kept for one cell; more of them would not stay in the caches of the machine."""
MOST_GROUNDS = 2_000
"""The same for the ground as units find it."""


class Moves(NamedTuple):
    """Where a unit may move."""

    actions: tuple[Action, ...]
    able: int
    """Mask of the ends from where it could then battle, if nothing on the way matters."""
    others: Mapping[Action, bool]
    """Moves for which that mask does not hold, and whether the unit could then battle."""


class Attacks(NamedTuple):
    """Whom a unit may attack."""

    actions: tuple[Action, ...]
    dice: Mapping[Action, int]


def all_moves(play: Play, cells: int) -> list[Action]:
    """Return the moves of the units on some cells, a mask, staying left out."""
    found: list[Action] = []
    state, world, terrain = play.state, play.world, play.terrain
    acting = world.acting[NOBODY if state.fallback else state.effect]
    units = state.masks[0] | state.masks[1]
    where, memos, versions = state.where, world.move_memo, terrain.versions[MOVES]
    aboard, plain = state.aboard, not state.boosts
    while cells:  # as `cells_of` does, but faster
        low = cells & -cells
        cells ^= low
        cell = low.bit_length() - 1
        if aboard and aboard >> where[cell] & 1:
            found += sail_choices(play, cell)
            continue
        profile = acting[where[cell]] if plain else play.profile(cell)
        roads = terrain.roads >> cell & 1
        occupied = units & (profile.road_disks[cell] if roads else profile.move_disks[cell])
        version = versions[cell]
        if version < 0:
            version = terrain.version(cell, MOVES)
        key = profile.number, occupied, version
        memo = memos[cell]
        known = memo.get(key)
        if known is None:
            if len(memo) > MOST:
                memo.clear()
            known = memo[key] = _moves(play, cell, profile, occupied)
        found += known.actions
    return found


def moves(play: Play, cell: int) -> Moves:
    """Return the moves of the unit on a cell, staying left out."""
    return moves_as(play, cell, play.profile(cell))


def moves_as(play: Play, cell: int, profile: Profile) -> Moves:
    """Return the moves of the unit on a cell if it acts as a profile tells."""
    if play.state.aboard and is_aboard(play, cell):
        return Moves(sail_choices(play, cell), 0, {})
    masks = play.state.masks
    terrain = play.terrain
    disks = profile.road_disks if terrain.roads >> cell & 1 else profile.move_disks
    occupied = (masks[0] | masks[1]) & disks[cell]
    key = profile.number, occupied, terrain.version(cell, MOVES)
    known: Moves | None = play.world.move_memo[cell].get(key)
    return known if known is not None else _moves(play, cell, profile, occupied)


def is_able_after(found: Moves, action: Action) -> bool:
    """Tell whether a unit could battle after a move."""
    known = found.others.get(action)
    return bool(found.able >> action.to & 1) if known is None else known


def _moves(play: Play, cell: int, profile: Profile, occupied: int) -> Moves:
    spot = _spot(play, cell, profile)
    if spot is not None:
        ends, able = spot.reach(play.world.board, occupied)
        return Moves(tuple([move for bit, move in spot.moves if ends & bit]), able, {})
    own = _moves_as(play, cell, profile, occupied)
    if profile.instead is None:
        return own
    more = _moves_as(play, cell, profile.instead, occupied)
    return Moves(
        tuple(dict.fromkeys((*own.actions, *more.actions))),
        own.able,
        {**more.others, **own.others},
    )


def _spot(play: Play, cell: int, profile: Profile) -> Spot | None:
    """Return what is known of moves from a cell; None: they are not so simple."""
    memo = play.world.spot_memo[cell]
    key = profile.number, play.terrain.version(cell, MOVES)
    known = memo.get(key, UNKNOWN)
    if known is UNKNOWN:
        if len(memo) > MOST:
            memo.clear()
        known = memo[key] = _new_spot(play, cell, profile)
    spot: Spot | None = known
    return spot


def _new_spot(play: Play, cell: int, profile: Profile) -> Spot | None:
    world = play.world
    if profile.instead is not None or world.options.beach_limit_on_beach:
        return None
    going = _going(play, profile)
    disk = profile.move_disks[cell]
    moves = world.moves_within(cell, profile.kind.move_max)
    ground = play.terrain.open_for(profile.kind.open_on)
    return spot_of(ground, going, cell, profile.kind, disk, profile.watch, moves)


def _moves_as(play: Play, cell: int, profile: Profile, occupied: int) -> Moves:
    """Return the moves of a unit: soon where the ground is plain, in full elsewhere."""
    kind, world = profile.kind, play.world
    if not kind.move_max:
        return NO_MOVES
    terrain = play.terrain.open_for(kind.open_on)
    disk = profile.move_disks[cell]
    if not world.options.beach_limit_on_beach:
        going = _going(play, profile)
        found = reach(terrain, going, occupied, cell, kind, disk, profile.watch)
        if found is not None:
            ends = found[0].ends
            on_road = terrain.roads >> cell & 1
            radius = max(kind.move_max, kind.road_max) if on_road else kind.move_max
            pairs = world.moves_within(cell, radius)
            moves = tuple([move for bit, move in pairs if ends & bit])
            if len(found) == 1 and not found[0].exits:
                return Moves(moves, found[0].able, {})
            return _with_ways(moves, found, cell)
    actions: list[Action] = []
    able = 0
    others: dict[Action, bool] = {}
    side = profile.owner
    for move in ways(terrain, occupied, cell, kind, side, world.options, profile.watch):
        if move.leaves or move.passed:
            code = ActionKind.EXIT if move.leaves else ActionKind.MOVE
            action = Action(code, cell, move.cell, move.passed)
            others[action] = move.is_able
        else:
            action = Action(ActionKind.MOVE, cell, move.cell)
            able |= move.is_able << move.cell
        actions.append(action)
    return Moves(tuple(actions), able, others)


NO_MOVES = Moves((), 0, {})


def _with_ways(moves: tuple[Action, ...], found: tuple[Reach, ...], cell: int) -> Moves:
    """Return the moves of a unit with those that pass some cells, and the exits."""
    others: dict[Action, bool] = {}
    for each in found:
        for end in cells_of(each.ends if each.passed else 0):
            move = Action(ActionKind.MOVE, cell, end, each.passed)
            others[move] = bool(each.able >> end & 1)
        for end in cells_of(each.exits):
            others[Action(ActionKind.EXIT, cell, end, each.passed)] = False
    return Moves((*moves, *others), found[0].able, others)


def _going(play: Play, profile: Profile) -> Going:
    terrain, memo = play.terrain, play.world.going_memo
    number = profile.going
    if profile.kind.open_on:
        return going_of(terrain.open_for(profile.kind.open_on), profile.kind)
    known: Going | None = memo.get((number, terrain.number))
    if known is None:
        if len(memo) > MOST_GROUNDS:
            memo.clear()
        known = memo[number, terrain.number] = _going_after(play, profile)
    return known


def _going_after(play: Play, profile: Profile) -> Going:
    """Return the ground as it is after all changes, from what is known of it before them."""
    terrain, memo = play.terrain, play.world.going_memo
    kind = profile.kind
    before: Going | None = memo.get((profile.going, terrain.changed_from))
    if before is not None:
        return changed(before, terrain, terrain.changed_cell, kind)
    start = play.world.terrain
    found: Going | None = memo.get((profile.going, start.number))
    if found is None:
        found = memo[profile.going, start.number] = going_of(start, kind)
    for cell, _ in terrain.felt[MOVING]:
        found = changed(found, terrain, cell, kind)
    return found


def attacks(play: Play, cell: int, *, overrun: bool = False) -> Attacks:
    """Return the attacks of the unit on a cell, whether or not it may still battle."""
    state, world = play.state, play.world
    card = NOBODY if state.fallback else state.effect
    profile = world.acting[card][state.where[cell]]
    disk = profile.fire_disks[cell]
    masks = state.masks
    side = profile.side
    enemies = masks[1 - side] & disk
    if not enemies or (state.aboard and is_aboard(play, cell)):
        return NO_ATTACKS
    extra = NO_EXTRA
    if card != NOBODY:
        rule = world.cards[card].rule
        near = world.board.near_mask[cell] & enemies
        if (rule.fires_only and near) or (rule.assaults_only and not near and not overrun):
            return NO_ATTACKS
        extra = world.extras[card][overrun]
    if state.boosts:
        extra = _boosted(state.boosts, state.where[cell], extra)
    if profile.kind.fierce:
        extra = with_strength(play, cell, extra)
    if profile.kind.fixed_dice:
        extra = NO_EXTRA
    if state.charging >> cell & 1 and not world.board.near_mask[cell] & enemies:
        return NO_ATTACKS
    moved = state.moved >> cell & 1
    version = play.terrain.versions[profile.fire_place][cell]
    key = (
        profile.firing,
        moved + 2 * extra.fire + 32 * extra.close,
        enemies,
        masks[side] & disk,
        version if version >= 0 else play.terrain.version(cell, profile.fire_place),
        () if world.alike[1 - side] else tuple(state.where[at] for at in cells_of(enemies)),
    )
    memo = world.attack_memo[cell]
    known: Attacks | None = memo.get(key)
    if known is None:
        if len(memo) > MOST:
            memo.clear()
        known = memo[key] = _attacks(play, cell, profile, bool(moved), extra)
    return known


def _boosted(boosts: tuple[int, ...], unit: int, extra: Extra) -> Extra:
    """Return the dice that a unit gains, with those that combat cards give it."""
    close, fire = extra
    for effect, number, amount in zip(boosts[::3], boosts[1::3], boosts[2::3], strict=True):
        if number == unit and effect in (DICE, CLOSE_DICE):
            close += amount
            fire += amount if effect == DICE else 0
    return Extra(close, fire)


DICE, CLOSE_DICE = 0, 1
"""Numbers of effects in `bocage_engine.state.State.boosts` that change attacks."""


def with_strength(play: Play, cell: int, extra: Extra = NO_EXTRA) -> Extra:
    """Return the dice that a unit gains, with those of its full strength."""
    unit = play.state.where[cell]
    if (
        not play.world.units[unit].kind.fierce
        or play.state.figures[unit] < play.world.units[unit].figures
    ):
        return extra
    return Extra(extra.close + 1, extra.fire)


NO_ATTACKS = Attacks((), {})


def _attacks(play: Play, cell: int, profile: Profile, moved: bool, extra: Extra) -> Attacks:
    ground = play.terrain.open_for(profile.kind.open_on)
    if not moved and not may_battle_unmoved(ground, cell, profile.kind, profile.owner):
        return NO_ATTACKS
    if play.world.options.elevated_ignores_lower:
        return _attacks_in_full(play, cell, profile, moved, extra)
    world, where, masks = play.world, play.state.where, play.state.masks
    enemy = masks[1 - profile.side]
    near = enemy & world.board.near_mask[cell]
    more = extra.close if near else extra.fire
    units = masks[0] | masks[1]
    aims = _aims(play, cell, profile, moved)
    alike = world.alike[1 - profile.side]
    fights = play.terrain.fights
    found: dict[Action, int] = {}
    for at in cells_of(near or enemy & profile.fire_disks[cell]):
        key = at, fights[at], NOBODY if alike else where[at]
        known: Any = aims.get(key, UNKNOWN)
        if known is UNKNOWN:
            attacker = Fighter(cell, profile.kind, profile.owner, moved)
            known = aims[key] = aim(play.terrain, attacker, fighter(play, at), world.options)
        if known is not None and known.dice + more > 0 and known.is_open(units):
            found[Action(ActionKind.ATTACK, cell, at)] = known.dice + more
    return Attacks(tuple(found), found)


UNKNOWN: Any = object()
"""Stands for what was not worked out yet."""


def _aims(play: Play, cell: int, profile: Profile, moved: bool) -> dict[Any, Aim | None]:
    """Return what is known of attacks from a cell, by target and by what lies there."""
    memo, terrain = play.world.aim_memo[cell], play.terrain
    key = profile.firing, moved, terrain.fights[cell], terrain.sights
    known: dict[Any, Aim | None] | None = memo.get(key)
    if known is None:
        if len(memo) > MOST:
            memo.clear()
        known = memo[key] = {}
    return known


def _attacks_in_full(play: Play, cell: int, profile: Profile, moved: bool, extra: Extra) -> Attacks:
    """Return the attacks of a unit where lines of sight depend on heights."""
    world, masks = play.world, play.state.masks
    attacker = Fighter(cell, profile.kind, profile.owner, moved)
    enemy = masks[1 - profile.side]
    reached = enemy & world.board.near_mask[cell] or enemy & profile.fire_disks[cell]
    enemies = {at: fighter(play, at) for at in cells_of(reached)}
    shots = targets(play.terrain, attacker, enemies, masks[0] | masks[1], world.options, extra)
    dice = {Action(ActionKind.ATTACK, cell, shot.cell): shot.dice for shot in shots}
    return Attacks(tuple(dice), dice)


def fighter(play: Play, cell: int) -> Fighter:
    """Return the unit on a cell as one that is attacked, or strikes back."""
    info = play.world.units[play.state.where[cell]]
    return Fighter(cell, info.kind, play.world.side(info.side))
