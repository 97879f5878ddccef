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
    is_able: bool
    """The same, but for what it must do there instead, such as clearing a mine."""
    passed: int = 0
    """Mask of the watched cells that are entered on the way, the last one left out."""
    leaves: bool = False
    """The unit leaves the board from there."""


class Watch(NamedTuple):
    """Cells that matter to a move beyond the rules of their terrain.  Masks."""

    passing: int = 0
    """Coming through them has consequences: ways that differ in them are told apart."""
    exits: int = 0
    """From there the unit may leave the board, for one more hex of movement (D-34)."""


NO_WATCH = Watch()


_Walk = tuple[int, int, int, bool, int]
"""A unit on its way: its cell, hexes of movement used up, the most that the whole movement may
cost by the hexes entered so far, whether it has kept to roads, and the watched cells entered.
Two ways to the same cell differ in what is possible from there."""


def impassable(terrain: Terrain, kind: Kind) -> int:
    """Return the mask of the cells that a kind of unit may not enter."""
    return terrain.impassable_for(kind.bars)


def may_leave(terrain: Terrain, cell: int, kind: Kind) -> bool:
    """Tell whether a unit that stands on a cell may ever move off it."""
    return not terrain.facts[cell].cannot_leave & kind.move_bit


def may_battle_unmoved(terrain: Terrain, cell: int, kind: Kind, side: Side) -> bool:
    """Tell whether a unit that has not moved may battle from a cell."""
    return is_able_on(terrain, cell, kind) and not has_duty(terrain, cell, kind, side)


def is_able_on(terrain: Terrain, cell: int, kind: Kind) -> bool:
    """Tell whether a kind of unit can battle from a cell at all."""
    return kind.can_attack and not terrain.facts[cell].no_battle_while_on & kind.move_bit


def has_duty(terrain: Terrain, cell: int, kind: Kind, side: Side) -> bool:
    """Tell whether a unit on a cell must do something there instead of battling."""
    return any(
        kind.id in duty.kinds and side is not duty.owner for duty in terrain.facts[cell].must_act
    )


def moves(
    terrain: Terrain, occupied: int, start: int, kind: Kind, side: Side, options: Options
) -> dict[int, Move]:
    """Return the cells where a unit at ``start`` may end its move, nearest first.

    ``occupied`` is the mask of all units.  Staying is always allowed, and not listed.
    """
    found = ways(terrain, occupied, start, kind, side, options)
    return {move.cell: move for move in found}


def ways(
    terrain: Terrain,
    occupied: int,
    start: int,
    kind: Kind,
    side: Side,
    options: Options,
    watch: Watch = NO_WATCH,
) -> list[Move]:
    """Return every move of a unit at ``start``, nearest first; staying is not listed.

    Two moves to the same cell are told apart by the watched cells on the way.
    """
    if not kind.move_max or not may_leave(terrain, start, kind):
        return []
    found: dict[tuple[int, int, bool], Move] = {}
    closed = occupied | impassable(terrain, kind)
    road = bool(terrain.facts[start].road_ways)
    front: set[_Walk] = {(start, 0, _limit_at_start(terrain, start, kind, options), road, 0)}
    seen = set(front)
    steps = 0
    while front:
        onward: set[_Walk] = set()
        for walk in sorted(front):
            cell, cost, limit, _, passed = walk
            if watch.exits >> cell & 1 and cost < min(limit, kind.move_max):
                rest = passed & ~(1 << cell)
                move = Move(cell, steps + 1, False, False, rest, True)
                found.setdefault((cell, rest, True), move)
            for nxt in _steps(terrain, closed, walk, steps + 1, kind, watch.passing):
                if nxt in seen:
                    continue
                seen.add(nxt)
                _note(terrain, found, start, nxt, steps + 1, kind, side)
                if kind.free or not _stops(terrain, nxt[0], kind):
                    onward.add(nxt)
        front = onward
        steps += 1
    return list(found.values())


def _note(
    terrain: Terrain,
    found: dict[tuple[int, int, bool], Move],
    start: int,
    walk: _Walk,
    steps: int,
    kind: Kind,
    side: Side,
) -> None:
    """Add the end of a walk to the moves found, or better what is known of it."""
    cell, _, _, _, passed = walk
    passed &= ~(1 << cell)
    key = cell, passed, False
    known = found.get(key)
    if known is not None and known.is_able:
        return
    is_able = _is_able(terrain, start, walk, steps, kind)
    if known is None or is_able:
        may_battle = is_able and not has_duty(terrain, cell, kind, side)
        found[key] = Move(cell, known.steps if known else steps, may_battle, is_able, passed)


def _limit_at_start(terrain: Terrain, start: int, kind: Kind, options: Options) -> int:
    """Return the most that a movement may cost by the hex where it begins."""
    facts = terrain.facts[start]
    limits = [max(kind.move_max, kind.road_max)]
    if facts.exit_limit and not kind.free:
        limits.append(facts.exit_limit)
    if facts.total_limit and options.beach_limit_on_beach and not kind.free:
        limits.append(facts.total_limit)
    return min(limits)


def _steps(
    terrain: Terrain, closed: int, walk: _Walk, steps: int, kind: Kind, watched: int
) -> list[_Walk]:
    """Return the ways on from a walk by one hex, the ``steps``-th of the movement."""
    cell, used, limited, on_road, passed = walk
    costs = terrain.step_cost[kind.move_bit][cell]
    roads = terrain.road_steps[cell] if on_road else 0
    facts = terrain.facts
    onward: list[_Walk] = []
    for way, to in enumerate(terrain.board.ways[cell]):
        if to == OFF_BOARD or closed >> to & 1 or not costs[way]:
            continue
        if kind.free:
            if used < kind.move_max:
                onward.append((to, used + 1, limited, False, passed | watched & 1 << to))
            continue
        there = facts[to]
        if steps > 1 and there.first_hex_only:
            continue
        road = bool(roads >> to & 1)
        cost = used + costs[way]
        limit = min(limited, there.total_limit) if there.total_limit else limited
        if cost <= limit and cost <= (kind.road_max if road else kind.move_max):
            onward.append((to, cost, limit, road, passed | watched & 1 << to))
    return onward


def _stops(terrain: Terrain, cell: int, kind: Kind) -> bool:
    facts = terrain.facts[cell]
    return bool(facts.stop & kind.move_bit) or (kind.stops_on_rail and facts.rail)


def _is_able(terrain: Terrain, start: int, walk: _Walk, steps: int, kind: Kind) -> bool:
    """Tell whether a unit can battle after a walk, duties aside (D-35 for roads)."""
    cell, cost, _, road, _ = walk
    bonus = 1 if road and kind.battle_max else 0
    if cost > kind.battle_max + bonus:
        return False
    facts = terrain.facts[cell]
    banned = facts.no_battle_on_enter & kind.move_bit
    if facts.battle_if_first_hex and steps > 1 and not kind.free:
        banned |= kind.move_bit
    if banned and not kind.battles_after_entry:
        return False
    if terrain.facts[start].no_battle_after_leaving & kind.move_bit:
        return False
    return is_able_on(terrain, cell, kind)
