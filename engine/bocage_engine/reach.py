"""Moves over plain ground, found with masks: the same answers as `bocage_engine.movegen`, sooner.

Ground is plain where every step costs one hex of movement and nothing happens on the way.
Stops, roads, hexes that are entered first or not at all, and limits of the whole movement are
dealt with here.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bocage_engine.board import cells_of
from bocage_engine.facts import HexFacts
from bocage_engine.kinds import Kind
from bocage_engine.movegen import Watch, may_leave
from bocage_engine.terrain import Terrain


class Going(NamedTuple):
    """The ground as a kind of unit finds it.  Masks of cells."""

    closed: int
    """It may not enter these."""
    stops: int
    """Its movement ends there."""
    first_only: int
    """It may enter these only with its first step."""
    limited: tuple[tuple[int, int], ...]
    """Limits of the whole movement, lowest first, each with the cells that set it."""
    banned: int
    """Having entered these it does not battle."""
    tricky: int
    """Moves that may come here are left to `bocage_engine.movegen`."""


class Reach(NamedTuple):
    """Where a unit may move.  Masks of cells."""

    ends: int
    able: int
    """Those of them from where it could then battle."""


def going_of(terrain: Terrain, kind: Kind, watch: Watch) -> Going:
    """Compile the ground for a kind of unit; ``watch`` are cells where it matters who passes."""
    masks = [0] * 5
    limits: dict[int, int] = {}
    for cell, facts in enumerate(terrain.facts):
        bit = 1 << cell
        for place, holds in enumerate(_traits(facts, kind)):
            if holds:
                masks[place] |= bit
        if facts.total_limit:
            limits[facts.total_limit] = limits.get(facts.total_limit, 0) | bit
    closed, stops, first_only, banned, tricky = masks
    tricky |= terrain.uneven | watch.passing | watch.exits
    return Going(closed, stops, first_only, tuple(sorted(limits.items())), banned, tricky)


def _traits(facts: HexFacts, kind: Kind) -> tuple[bool, bool, bool, bool, bool]:
    """Return what holds of a hex, in the order of the masks of `Going`, limits left out."""
    bit = kind.move_bit
    ban = facts.no_battle_while_on
    if not kind.battles_after_entry:
        ban |= facts.no_battle_on_enter
    return (
        bool(facts.impassable & kind.bars),
        bool(facts.stop & bit) or (kind.stops_on_rail and facts.rail),
        facts.first_hex_only,
        bool(ban & bit),
        facts.battle_if_first_hex,
    )


def changed(going: Going, terrain: Terrain, cell: int, kind: Kind, watch: Watch) -> Going:
    """Return what `going_of` would for ground that has changed on one cell."""
    bit = 1 << cell
    facts = terrain.facts[cell]
    closed, stops, first_only, banned, tricky = (
        mask | bit if holds else mask & ~bit
        for mask, holds in zip(
            (going.closed, going.stops, going.first_only, going.banned, going.tricky),
            _traits(facts, kind),
            strict=True,
        )
    )
    limits = {limit: mask & ~bit for limit, mask in going.limited}
    if facts.total_limit:
        limits[facts.total_limit] = limits.get(facts.total_limit, 0) | bit
    tricky |= bit & (terrain.uneven | watch.passing | watch.exits)
    kept = tuple(sorted((limit, mask) for limit, mask in limits.items() if mask))
    return Going(closed, stops, first_only, kept, banned, tricky)


def reach(
    terrain: Terrain, going: Going, occupied: int, start: int, kind: Kind, disk: int
) -> Reach | None:
    """Return where a unit may move; None: `bocage_engine.movegen` has to tell.

    ``disk`` is the mask of the cells that its movement could lead to.
    """
    facts = terrain.facts[start]
    road = facts.road_ways
    if going.tricky & disk or kind.free or (road and going.limited):
        return None
    if not may_leave(terrain, start, kind):
        return Reach(0, 0)
    most = min(kind.move_max, facts.exit_limit or kind.move_max)
    closed = occupied | going.closed | 1 << start
    able = 0 if facts.no_battle_after_leaving & kind.move_bit else -1
    if going.limited:
        return _limited(terrain, going, closed, start, most, kind.battle_max, able)
    near = terrain.board.near_mask
    ends = front = near[start] & ~closed if most else 0
    fit = front if kind.battle_max else 0
    inner = closed | going.first_only
    for step in range(2, most + 1):
        spread = 0
        for cell in cells_of(front & ~going.stops):
            spread |= near[cell]
        front = spread & ~inner & ~ends
        if not front:
            break
        ends |= front
        if step <= kind.battle_max:
            fit |= front
    if road:
        longest = min(kind.road_max, facts.exit_limit or kind.road_max)
        for step, cells in enumerate(_along_roads(terrain, going, closed, start, longest), 1):
            ends |= cells
            if kind.battle_max and step <= kind.battle_max + 1:
                fit |= cells
    return Reach(ends, fit & able & ~going.banned)


def _along_roads(
    terrain: Terrain, going: Going, closed: int, start: int, most: int
) -> Iterator[int]:
    """Yield the cells that each step leads to of moves that keep to roads (D-35)."""
    roads = terrain.road_steps
    front = 1 << start
    for step in range(1, most + 1):
        spread = 0
        for cell in cells_of(front):
            spread |= roads[cell]
        reached = spread & ~closed
        if step > 1:
            reached &= ~going.first_only
        yield reached
        front = reached & ~going.stops


def _limited(
    terrain: Terrain, going: Going, closed: int, start: int, most: int, battle_max: int, able: int
) -> Reach:
    """Find moves where some cells limit the whole movement (D-05, D-06).

    Ways are told apart by the limit that they are under; one under a lower limit is not
    followed where one under a higher limit has come at least as soon.
    """
    near = terrain.board.near_mask
    fronts = {most: 1 << start}
    seen: dict[int, int] = {}
    ends = fit = 0
    for step in range(1, most + 1):
        onward: dict[int, int] = {}
        for limit, front in fronts.items():
            if step > limit:
                continue
            spread = 0
            for cell in cells_of(front):
                spread |= near[cell]
            spread &= ~closed
            for lower, cells in going.limited:
                if lower < limit:
                    part = spread & cells
                    if part and step <= lower:
                        onward[lower] = onward.get(lower, 0) | part
                    spread &= ~cells
            if spread:
                onward[limit] = onward.get(limit, 0) | spread
        if step == 1:
            closed |= going.first_only
        above = 0
        fronts = {}
        for limit in sorted(onward, reverse=True):
            above |= seen.get(limit, 0)
            front = onward[limit] & ~above
            seen[limit] = seen.get(limit, 0) | front
            above |= front
            ends |= front
            if step <= battle_max:
                fit |= front
            fronts[limit] = front & ~going.stops
    return Reach(ends, fit & able & ~going.banned)
