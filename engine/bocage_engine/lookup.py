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
from bocage_engine.movegen import Move, may_battle_unmoved, ways
from bocage_engine.play import Play
from bocage_engine.state import NOBODY
from bocage_engine.world import Profile

MOST = 5_000
"""Results that are kept for one cell."""


class Moves(NamedTuple):
    """Where a unit may move."""

    actions: tuple[Action, ...]
    found: Mapping[Action, Move]


class Attacks(NamedTuple):
    """Whom a unit may attack."""

    actions: tuple[Action, ...]
    dice: Mapping[Action, int]


def moves(play: Play, cell: int) -> Moves:
    """Return the moves of the unit on a cell, staying left out."""
    profile = play.profile(cell)
    masks = play.state.masks
    occupied = (masks[0] | masks[1]) & profile.move_disks[cell]
    memo = play.terrain.move_memo[cell]
    known: Moves | None = memo.get((profile.number, occupied))
    if known is None:
        if len(memo) > MOST:
            memo.clear()
        known = memo[profile.number, occupied] = _moves(play, cell, profile, occupied)
    return known


def _moves(play: Play, cell: int, profile: Profile, occupied: int) -> Moves:
    found: dict[Action, Move] = {}
    each = profile if profile.instead is None else profile.instead
    for way in (profile, each):
        for move in ways(
            play.terrain, occupied, cell, way.kind, way.owner, play.world.options, way.watch
        ):
            kind = ActionKind.EXIT if move.leaves else ActionKind.MOVE
            found.setdefault(Action(kind, cell, move.cell, move.passed), move)
    return Moves(tuple(found), found)


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
    key = (profile.number, moved, extra, enemies, state.masks[profile.side] & disk, kinds)
    terrain = play.terrain
    memo = (terrain.near_memo if profile.is_near else terrain.far_memo)[cell]
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
