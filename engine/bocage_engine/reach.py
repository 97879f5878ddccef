"""Moves over plain ground, found with masks: the same answers as `bocage_engine.movegen`, sooner.

Ground is plain where every step costs one hex of movement and nothing happens on the way.
Stops, roads, hexes that are entered first or not at all, and limits of the whole movement are
dealt with here.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bocage_engine.actions import Action
from bocage_engine.board import Board, cells_of
from bocage_engine.facts import HexFacts
from bocage_engine.kinds import Kind
from bocage_engine.movegen import NO_WATCH, Watch, may_leave
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
    """Where a unit may move by ways that pass the same watched cells.  Masks of cells."""

    ends: int
    able: int
    """Those of them from where it could then battle."""
    passed: int = 0
    exits: int = 0
    """Cells from where it may leave the board."""


def going_key(kind: Kind) -> tuple[object, ...]:
    """Return what the ground depends on as a kind of unit finds it."""
    return (
        kind.move_bit,
        kind.bars,
        kind.stops_on_rail,
        kind.battles_after_entry,
        kind.free,
        kind.open_on,
    )


def going_of(terrain: Terrain, kind: Kind) -> Going:
    """Compile the ground for a kind of unit."""
    masks = [0] * 5
    limits: dict[int, int] = {}
    for cell, facts in enumerate(terrain.facts):
        bit = 1 << cell
        for place, holds in enumerate(_traits(facts, kind)):
            if holds:
                masks[place] |= bit
        if facts.total_limit and not kind.free:
            limits[facts.total_limit] = limits.get(facts.total_limit, 0) | bit
    closed, stops, first_only, banned, tricky = masks
    tricky |= terrain.uneven
    return Going(closed, stops, first_only, tuple(sorted(limits.items())), banned, tricky)


def _traits(facts: HexFacts, kind: Kind) -> tuple[bool, bool, bool, bool, bool]:
    """Return what holds of a hex, in the order of the masks of `Going`, limits left out."""
    bit = kind.move_bit
    ban = facts.no_battle_while_on
    if not kind.battles_after_entry:
        ban |= facts.no_battle_on_enter
    if kind.free:
        return bool(facts.impassable & kind.bars), False, False, bool(ban & bit), False
    return (
        bool(facts.impassable & kind.bars),
        bool(facts.stop & bit) or (kind.stops_on_rail and facts.rail),
        facts.first_hex_only,
        bool(ban & bit),
        facts.battle_if_first_hex,
    )


def changed(going: Going, terrain: Terrain, cell: int, kind: Kind) -> Going:
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
    if facts.total_limit and not kind.free:
        limits[facts.total_limit] = limits.get(facts.total_limit, 0) | bit
    tricky |= bit & terrain.uneven
    kept = tuple(sorted((limit, mask) for limit, mask in limits.items() if mask))
    return Going(closed, stops, first_only, kept, banned, tricky)


def reach(
    terrain: Terrain,
    going: Going,
    occupied: int,
    start: int,
    kind: Kind,
    disk: int,
    watch: Watch = NO_WATCH,
) -> tuple[Reach, ...] | None:
    """Return where a unit may move; None: `bocage_engine.movegen` has to tell.

    ``disk`` is the mask of the cells that its movement could lead to.  What passes none of the
    watched cells comes first.
    """
    facts = terrain.facts[start]
    road = 0 if kind.free else facts.road_ways
    watched = (watch.passing | watch.exits) & disk
    if going.tricky & disk or (road and (going.limited or watched)):
        return None
    if not may_leave(terrain, start, kind):
        return NOWHERE
    if watched:
        return None if going.limited else _watched(terrain, going, occupied, start, kind, watch)
    most = _most(kind, facts)
    closed = occupied | going.closed | 1 << start
    able = 0 if not kind.dice or facts.no_battle_after_leaving & kind.move_bit else -1
    if going.limited:
        return (_limited(terrain, going, closed, start, most, kind.battle_max, able),)
    around = terrain.board.around
    ends = front = terrain.board.near_mask[start] & ~closed if most else 0
    fit = front if kind.battle_max else 0
    inner = closed | going.first_only
    for step in range(2, most + 1):
        front = around(front & ~going.stops) & ~inner & ~ends
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
    return (Reach(ends, fit & able & ~going.banned),)


def _most(kind: Kind, facts: HexFacts) -> int:
    """Return the most hexes that a unit moves which starts on a hex, roads aside."""
    if facts.exit_limit and not kind.free:
        return min(kind.move_max, facts.exit_limit)
    return kind.move_max


NOWHERE = (Reach(0, 0),)


def _watched(
    terrain: Terrain, going: Going, occupied: int, start: int, kind: Kind, watch: Watch
) -> tuple[Reach, ...]:
    """Find moves where it matters which of some cells a unit passes, or leaves the board from."""
    facts = terrain.facts[start]
    most = _most(kind, facts)
    closed = occupied | going.closed | 1 << start
    barred = not kind.dice or facts.no_battle_after_leaving & kind.move_bit
    able = 0 if barred else ~going.banned
    around, passing = terrain.board.around, watch.passing
    fronts = {0: 1 << start}
    seen: dict[int, int] = {}
    found: dict[int, list[int]] = {0: [0, 0, watch.exits & 1 << start if most else 0]}
    for step in range(1, most + 1):
        onward: dict[int, int] = {}
        for passed, front in fronts.items():
            spread = around(front) & ~closed
            for cell in cells_of(spread & passing & ~passed):
                onward[passed | 1 << cell] = onward.get(passed | 1 << cell, 0) | 1 << cell
            onward[passed] = onward.get(passed, 0) | spread & (~passing | passed)
        if step == 1:
            closed |= going.first_only
        fronts = {}
        for passed, front in onward.items():
            front &= ~seen.get(passed, 0)
            seen[passed] = seen.get(passed, 0) | front
            fronts[passed] = front & ~going.stops
            _end_there(found, passed, front, step <= kind.battle_max, able)
            if step < most:
                for cell in cells_of(front & ~going.stops & watch.exits):
                    found.setdefault(passed & ~(1 << cell), [0, 0, 0])[2] |= 1 << cell
    return tuple(
        Reach(ends, fit, passed, exits)
        for passed, (ends, fit, exits) in sorted(found.items())
        if ends or exits or not passed
    )


def _end_there(
    found: dict[int, list[int]], passed: int, front: int, may_fight: bool, able: int
) -> None:
    """Add the ends of ways that passed some cells; the end itself is not passed."""
    plain = front & ~passed
    if plain:
        entry = found.setdefault(passed, [0, 0, 0])
        entry[0] |= plain
        entry[1] |= plain & able if may_fight else 0
    for cell in cells_of(front & passed):
        entry = found.setdefault(passed & ~(1 << cell), [0, 0, 0])
        entry[0] |= 1 << cell
        entry[1] |= 1 << cell & able if may_fight else 0


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


class Spot(NamedTuple):
    """Moves from a cell over ground without roads, limits and cells that are watched."""

    near: int
    """Cells that it may enter with the first step."""
    closed: int
    """Cells that it may not enter later."""
    stops: int
    most: int
    battle_max: int
    able: int
    """Cells from where it could battle after entering them."""
    moves: tuple[tuple[int, Action], ...]
    """Moves to all cells around, each with the bit of its end."""

    def reach(self, plan: Board, occupied: int) -> tuple[int, int]:
        """Return where it may move past units, a mask, and from where it could then battle."""
        ends = front = self.near & ~occupied
        fit = front if self.battle_max else 0
        closed = self.closed | occupied
        for step in range(2, self.most + 1):
            front = plan.around(front & ~self.stops) & ~(closed | ends)
            if not front:
                break
            ends |= front
            if step <= self.battle_max:
                fit |= front
        return ends, fit & self.able


def spot_of(
    terrain: Terrain,
    going: Going,
    start: int,
    kind: Kind,
    disk: int,
    watch: Watch,
    moves: tuple[tuple[int, Action], ...],
) -> Spot | None:
    """Return what moves from a cell depend on besides the units around; None: on more than that."""
    facts = terrain.facts[start]
    most = _most(kind, facts)
    around = going.tricky | watch.passing | watch.exits
    if around & disk or going.limited or (facts.road_ways and not kind.free) or not most:
        return None
    if not may_leave(terrain, start, kind):
        return None
    closed = going.closed | 1 << start
    barred = not kind.dice or facts.no_battle_after_leaving & kind.move_bit
    return Spot(
        terrain.board.near_mask[start] & ~closed,
        closed | going.first_only,
        going.stops,
        most,
        kind.battle_max,
        0 if barred else ~going.banned,
        moves,
    )


def _limited(
    terrain: Terrain, going: Going, closed: int, start: int, most: int, battle_max: int, able: int
) -> Reach:
    """Find moves where some cells limit the whole movement (D-05, D-06).

    Ways are told apart by the limit that they are under; one under a lower limit is not
    followed where one under a higher limit has come at least as soon.
    """
    around = terrain.board.around
    fronts = {most: 1 << start}
    seen: dict[int, int] = {}
    ends = fit = 0
    for step in range(1, most + 1):
        onward: dict[int, int] = {}
        for limit, front in fronts.items():
            if step > limit:
                continue
            spread = around(front) & ~closed
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
