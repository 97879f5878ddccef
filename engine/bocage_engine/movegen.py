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


class _Walk(NamedTuple):
    """A unit on its way.  Two ways to the same cell differ in what is possible from there."""

    cell: int
    cost: int
    """Hexes of movement used up."""
    limit: int
    """Most that the whole movement may cost, by the hexes entered so far."""
    road: bool
    """It has kept to roads."""
    passed: int = 0
    """Watched cells entered so far."""


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
    front = {_Walk(start, 0, _limit_at_start(terrain, start, kind, options), road)}
    seen = set(front)
    steps = 0
    while front:
        onward: list[_Walk] = []
        for walk in sorted(front):
            if watch.exits >> walk.cell & 1 and walk.cost < min(walk.limit, kind.move_max):
                passed = walk.passed & ~(1 << walk.cell)
                move = Move(walk.cell, steps + 1, False, False, passed, True)
                found.setdefault((walk.cell, passed, True), move)
            for nxt in _steps(terrain, closed, walk, steps + 1, kind):
                if watch.passing:
                    nxt = nxt._replace(passed=walk.passed | watch.passing & 1 << nxt.cell)
                if nxt in seen:
                    continue
                seen.add(nxt)
                able = _is_able(terrain, start, nxt, steps + 1, kind)
                duty = able and has_duty(terrain, nxt.cell, kind, side)
                _note(found, nxt, steps + 1, is_able=able, may_battle=able and not duty)
                if kind.free or not _stops(terrain, nxt.cell, kind):
                    onward.append(nxt)
        front = set(onward)
        steps += 1
    return list(found.values())


def _note(
    found: dict[tuple[int, int, bool], Move],
    walk: _Walk,
    steps: int,
    *,
    is_able: bool,
    may_battle: bool,
) -> None:
    """Add the end of a walk to the moves found, or better what is known of it."""
    passed = walk.passed & ~(1 << walk.cell)
    key = walk.cell, passed, False
    known = found.get(key)
    if known is None:
        found[key] = Move(walk.cell, steps, may_battle, is_able, passed)
    elif is_able and not known.is_able:
        found[key] = known._replace(may_battle=may_battle, is_able=True)


def _limit_at_start(terrain: Terrain, start: int, kind: Kind, options: Options) -> int:
    """Return the most that a movement may cost by the hex where it begins."""
    facts = terrain.facts[start]
    limits = [max(kind.move_max, kind.road_max)]
    if facts.exit_limit and not kind.free:
        limits.append(facts.exit_limit)
    if facts.total_limit and options.beach_limit_on_beach and not kind.free:
        limits.append(facts.total_limit)
    return min(limits)


def _steps(terrain: Terrain, closed: int, walk: _Walk, steps: int, kind: Kind) -> list[_Walk]:
    """Return the ways on from a walk by one hex, the ``steps``-th of the movement."""
    costs = terrain.step_cost[kind.move_bit][walk.cell]
    roads = terrain.road_steps[walk.cell] if walk.road else 0
    onward = []
    for way, to in enumerate(terrain.board.ways[walk.cell]):
        if to == OFF_BOARD or closed >> to & 1 or not costs[way]:
            continue
        if kind.free:
            if walk.cost < kind.move_max:
                onward.append(_Walk(to, walk.cost + 1, walk.limit, False))
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


def _is_able(terrain: Terrain, start: int, walk: _Walk, steps: int, kind: Kind) -> bool:
    """Tell whether a unit can battle after a walk, duties aside (D-35 for roads)."""
    bonus = 1 if walk.road and kind.battle_max else 0
    if walk.cost > kind.battle_max + bonus:
        return False
    facts = terrain.facts[walk.cell]
    banned = facts.no_battle_on_enter & kind.move_bit
    if facts.battle_if_first_hex and steps > 1 and not kind.free:
        banned |= kind.move_bit
    if banned and not kind.battles_after_entry:
        return False
    if terrain.facts[start].no_battle_after_leaving & kind.move_bit:
        return False
    return is_able_on(terrain, walk.cell, kind)
