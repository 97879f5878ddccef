"""Where a unit may move, and whether it may still battle there (rules reference 10)."""

from typing import NamedTuple

from bocage_engine.board import OFF_BOARD
from bocage_engine.kinds import Kind
from bocage_engine.options import Options
from bocage_engine.terrain import Terrain
from bocage_schema.ids import Side


class Move(NamedTuple):
    """A cell where a move may end."""

    cell: int
    steps: int
    """Fewest hexes entered on the way."""
    may_battle: bool
    """Some way there leaves the unit able to battle, whether or not there is a target."""


class _Walk(NamedTuple):
    """A unit on its way.  Two ways to the same cell differ in what is possible from there."""

    cell: int
    cost: int
    """Hexes of movement used up."""
    limit: int
    """Most that the whole movement may cost, by the hexes entered so far."""
    road: bool
    """It has kept to roads."""


def impassable(terrain: Terrain, kind: Kind) -> int:
    """Return the mask of the cells that a kind of unit may not enter."""
    return terrain.impassable_for(kind.bars)


def may_leave(terrain: Terrain, cell: int, kind: Kind) -> bool:
    """Tell whether a unit that stands on a cell may ever move off it."""
    return not terrain.facts[cell].cannot_leave & kind.move_bit


def may_battle_unmoved(terrain: Terrain, cell: int, kind: Kind, side: Side) -> bool:
    """Tell whether a unit that has not moved may battle from a cell."""
    facts = terrain.facts[cell]
    if not kind.can_attack or facts.no_battle_while_on & kind.move_bit:
        return False
    return all(kind.id not in duty.kinds or side is duty.owner for duty in facts.must_act)


def moves(
    terrain: Terrain, occupied: int, start: int, kind: Kind, side: Side, options: Options
) -> dict[int, Move]:
    """Return the cells where a unit at ``start`` may end its move, nearest first.

    ``occupied`` is the mask of all units.  Staying is always allowed, and not listed.
    """
    found: dict[int, Move] = {}
    if not kind.move_max or not may_leave(terrain, start, kind):
        return found
    closed = occupied | impassable(terrain, kind)
    road = bool(terrain.facts[start].road_ways)
    front = {_Walk(start, 0, _limit_at_start(terrain, start, kind, options), road)}
    seen = set(front)
    steps = 0
    while front:
        steps += 1
        onward: list[_Walk] = []
        for walk in sorted(front):
            for nxt in _steps(terrain, closed, walk, steps, kind):
                if nxt in seen:
                    continue
                seen.add(nxt)
                battle = _may_battle(terrain, start, nxt, steps, kind, side)
                known = found.get(nxt.cell)
                if known is None:
                    found[nxt.cell] = Move(nxt.cell, steps, battle)
                elif battle and not known.may_battle:
                    found[nxt.cell] = known._replace(may_battle=True)
                if not _stops(terrain, nxt.cell, kind):
                    onward.append(nxt)
        front = set(onward)
    return found


def _limit_at_start(terrain: Terrain, start: int, kind: Kind, options: Options) -> int:
    """Return the most that a movement may cost by the hex where it begins."""
    facts = terrain.facts[start]
    limits = [max(kind.move_max, kind.road_max)]
    if facts.exit_limit:
        limits.append(facts.exit_limit)
    if facts.total_limit and options.beach_limit_on_beach:
        limits.append(facts.total_limit)
    return min(limits)


def _steps(terrain: Terrain, closed: int, walk: _Walk, steps: int, kind: Kind) -> list[_Walk]:
    """Return the ways on from a walk by one hex, the ``steps``-th of the movement."""
    ways = terrain.board.ways[walk.cell]
    costs = terrain.step_cost[kind.move_bit][walk.cell]
    roads = terrain.road_steps[walk.cell] if walk.road else 0
    onward = []
    for way, to in enumerate(ways):
        if to == OFF_BOARD or closed >> to & 1 or not costs[way]:
            continue
        facts = terrain.facts[to]
        if steps > 1 and facts.first_hex_only:
            continue
        road = bool(roads >> to & 1)
        cost = walk.cost + costs[way]
        limit = min(walk.limit, facts.total_limit) if facts.total_limit else walk.limit
        if cost <= min(limit, kind.road_max if road else kind.move_max):
            onward.append(_Walk(to, cost, limit, road))
    return onward


def _stops(terrain: Terrain, cell: int, kind: Kind) -> bool:
    facts = terrain.facts[cell]
    return bool(facts.stop & kind.move_bit) or (kind.stops_on_rail and facts.rail)


def _may_battle(
    terrain: Terrain, start: int, walk: _Walk, steps: int, kind: Kind, side: Side
) -> bool:
    """Tell whether a unit may battle after a walk (D-35 for roads)."""
    bonus = 1 if walk.road and kind.battle_max else 0
    if walk.cost > kind.battle_max + bonus:
        return False
    facts = terrain.facts[walk.cell]
    banned = facts.no_battle_on_enter & kind.move_bit
    if facts.battle_if_first_hex and steps > 1:
        banned |= kind.move_bit
    if banned and not kind.battles_after_entry:
        return False
    if terrain.facts[start].no_battle_after_leaving & kind.move_bit:
        return False
    return may_battle_unmoved(terrain, walk.cell, kind, side)
