"""Legal moves and attacks of units in a game, worked out once and remembered.

What a unit may do depends on the ground and on the units around it.  Results are kept with
the ground, by the cell of the unit and by the mask of the units within its reach.
"""

from collections.abc import Mapping
from typing import NamedTuple

from bocage_engine.actions import Action, ActionKind
from bocage_engine.battle import NO_EXTRA, Extra, Fighter, targets
from bocage_engine.board import cells_of
from bocage_engine.cards import extra_dice
from bocage_engine.movegen import may_battle_unmoved, ways
from bocage_engine.play import Play
from bocage_engine.reach import Going, changed, going_of, reach
from bocage_engine.state import NOBODY
from bocage_engine.world import Profile

MOST = 5_000
"""Results that are kept for one cell."""


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


def moves(play: Play, cell: int) -> Moves:
    """Return the moves of the unit on a cell, staying left out."""
    profile = play.profile(cell)
    masks = play.state.masks
    terrain = play.terrain
    disks = profile.road_disks if terrain.facts[cell].road_ways else profile.move_disks
    occupied = (masks[0] | masks[1]) & disks[cell]
    memo = play.world.move_memo[cell]
    key = profile.number, occupied, terrain.version(cell, profile.move_place)
    known: Moves | None = memo.get(key)
    if known is None:
        if len(memo) > MOST:
            memo.clear()
        known = memo[key] = _moves(play, cell, profile, occupied)
    return known


def is_able_after(found: Moves, action: Action) -> bool:
    """Tell whether a unit could battle after a move."""
    known = found.others.get(action)
    return bool(found.able >> action.to & 1) if known is None else known


def _moves(play: Play, cell: int, profile: Profile, occupied: int) -> Moves:
    own = _moves_as(play, cell, profile, occupied)
    if profile.instead is None:
        return own
    more = _moves_as(play, cell, profile.instead, occupied)
    return Moves(
        tuple(dict.fromkeys((*own.actions, *more.actions))),
        own.able,
        {**more.others, **own.others},
    )


def _moves_as(play: Play, cell: int, profile: Profile, occupied: int) -> Moves:
    """Return the moves of a unit: soon where the ground is plain, in full elsewhere."""
    terrain, world = play.terrain, play.world
    kind = profile.kind
    if not kind.move_max:
        return NO_MOVES
    disk = profile.move_disks[cell]
    if not world.options.beach_limit_on_beach:
        found = reach(terrain, _going(play, profile), occupied, cell, kind, disk)
        if found is not None:
            table = world.move_table(cell)
            return Moves(tuple(table[end] for end in cells_of(found.ends)), found.able, {})
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
            action = world.move_table(cell)[move.cell]
            able |= move.is_able << move.cell
        actions.append(action)
    return Moves(tuple(actions), able, others)


NO_MOVES = Moves((), 0, {})


def _going(play: Play, profile: Profile) -> Going:
    terrain, memo = play.terrain, play.world.going_memo
    changes = terrain.changes
    key = profile.number, changes
    known: Going | None = memo.get(key)
    if known is None:
        base = memo.get((profile.number, ()))
        if base is None:
            base = going_of(play.world.terrain, profile.kind, profile.watch)
            memo[profile.number, ()] = base
        known = base
        for cell, _ in changes:
            known = changed(known, terrain, cell, profile.kind, profile.watch)
        if len(memo) > MOST:
            memo.clear()
        memo[key] = known
    return known


def attacks(play: Play, cell: int, *, overrun: bool = False) -> Attacks:
    """Return the attacks of the unit on a cell, whether or not it may still battle."""
    state = play.state
    profile = play.profile(cell)
    disk = profile.fire_disks[cell]
    enemies = state.masks[1 - profile.side] & disk
    if not enemies:
        return NO_ATTACKS
    extra = NO_EXTRA
    if state.effect != NOBODY and state.ordered >> cell & 1 and not state.fallback:
        rule = play.world.cards[state.effect].rule
        if rule.fires_only and play.world.board.near_mask[cell] & enemies:
            return NO_ATTACKS
        extra = extra_dice(rule, overrun=overrun)
    alike = play.world.alike[1 - profile.side]
    kinds = () if alike else tuple(state.where[at] for at in cells_of(enemies))
    moved = state.moved >> cell & 1
    friends = state.masks[profile.side] & disk
    version = play.terrain.version(cell, profile.fire_place)
    key = profile.number, moved, extra, enemies, friends, version, kinds
    memo = play.world.attack_memo[cell]
    known: Attacks | None = memo.get(key)
    if known is None:
        if len(memo) > MOST:
            memo.clear()
        known = memo[key] = _attacks(play, cell, profile, bool(moved), extra)
    return known


NO_ATTACKS = Attacks((), {})


def _attacks(play: Play, cell: int, profile: Profile, moved: bool, extra: Extra) -> Attacks:
    world, masks = play.world, play.state.masks
    if not moved and not may_battle_unmoved(play.terrain, cell, profile.kind, profile.owner):
        return NO_ATTACKS
    attacker = Fighter(cell, profile.kind, profile.owner, moved)
    enemies = {at: fighter(play, at) for at in cells_of(masks[1 - profile.side])}
    shots = targets(play.terrain, attacker, enemies, masks[0] | masks[1], world.options, extra)
    dice = {Action(ActionKind.ATTACK, cell, shot.cell): shot.dice for shot in shots}
    return Attacks(tuple(dice), dice)


def fighter(play: Play, cell: int) -> Fighter:
    """Return the unit on a cell as one that is attacked, or strikes back."""
    info = play.world.units[play.state.where[cell]]
    return Fighter(cell, info.kind, play.world.side(info.side))
