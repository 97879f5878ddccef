"""Where a unit may retreat, and what it loses if it cannot (rules reference 30)."""

from typing import NamedTuple

from bocage_engine.board import cells_of
from bocage_engine.facts import ALL_FLAGS
from bocage_engine.kinds import Kind
from bocage_engine.movegen import may_leave
from bocage_engine.terrain import Terrain
from bocage_schema.ids import Side


class Retreat(NamedTuple):
    """What flags do to a unit."""

    fewest: int
    """Hexes to retreat if as many flags are ignored as may be."""
    most: int
    """Hexes that it may retreat."""
    losses: int
    """Figures lost, because so many of the fewest hexes cannot be retreated."""
    ends: tuple[tuple[int, int], ...]
    """Cells where the retreat may end, each with the hexes retreated."""

    @property
    def may_stay(self) -> bool:
        """True if the unit may, or must, stay where it is."""
        return self.fewest == self.losses


def is_adrift(terrain: Terrain, cell: int, kind: Kind) -> bool:
    """Tell whether flags hit a kind of unit on a cell, as they do where a boat carries it."""
    return bool(kind.open_on) and terrain.open_for(kind.open_on).facts[cell].flags_hit


def flags_ignored(terrain: Terrain, cell: int, kind: Kind, side: Side) -> int:
    """Return how many flags of a roll a unit may ignore by its hex and by itself (D-12)."""
    if is_adrift(terrain, cell, kind):
        return 0
    covers = (
        item.flags
        for item in terrain.facts[cell].flag_cover
        if item.classes & kind.move_bit and item.owner in (None, side)
    )
    cover = max((*covers, 0))
    if kind.resolute and terrain.facts[cell].refuge:
        return ALL_FLAGS
    return cover + 1 if kind.resolute else max(kind.flags_ignored, cover)


def retreat(
    terrain: Terrain,
    occupied: int,
    cell: int,
    kind: Kind,
    side: Side,
    flags: int,
    *,
    up: bool,
    forced: bool = False,
    by_cards: int = 0,
) -> Retreat:
    """Return what ``flags`` do to a unit that retreats toward the top, or toward the bottom.

    ``occupied`` is the mask of all units; ``forced`` flags cannot be ignored, and ``by_cards``
    so many more can (D-12).  Each step leads one row homeward (D-11), and as many steps must be
    made as some way allows (D-10).  In a boat each flag is a hit.
    """
    if is_adrift(terrain, cell, kind):
        return Retreat(flags, 0, flags, ())
    ignored = 0 if forced else flags_ignored(terrain, cell, kind, side) + by_cards
    fewest = max(0, flags - ignored)
    most = (fewest if kind.resolute else flags) * kind.retreat_max
    rows = _rows(terrain, occupied, cell, kind, most, up=up)
    made = min(fewest, len(rows) - 1)
    last = made if made < fewest else most
    ends = tuple(
        (end, steps)
        for steps, row in enumerate(rows)
        if max(made, 1) <= steps <= last
        for end in cells_of(row)
    )
    return Retreat(fewest, most, fewest - made, ends)


def _rows(
    terrain: Terrain, occupied: int, cell: int, kind: Kind, most: int, *, up: bool
) -> list[int]:
    """Return the masks of the cells in reach of a retreat, by the number of steps, from 0 on."""
    rows = [1 << cell]
    if not may_leave(terrain, cell, kind):
        return rows
    closed = occupied | terrain.no_retreat_for(kind.bars | kind.move_bit)
    onward = terrain.retreat_steps(up=up)
    while len(rows) <= most:
        spread = 0
        for at in cells_of(rows[-1]):
            spread |= onward[at]
        spread &= ~closed
        if not spread:
            break
        rows.append(spread)
    return rows


def routes(
    terrain: Terrain, occupied: int, cell: int, kind: Kind, most: int, watched: int, *, up: bool
) -> dict[tuple[int, int], list[int]]:
    """Return by end and number of steps the different sets of watched cells passed on the way."""
    closed = occupied | terrain.no_retreat_for(kind.bars | kind.move_bit)
    onward = terrain.retreat_steps(up=up)
    found: dict[tuple[int, int], list[int]] = {}
    front = {(cell, 0)}
    for steps in range(1, most + 1):
        front = {
            (to, passed | (watched & 1 << at if at != cell else 0))
            for at, passed in front
            for to in cells_of(onward[at] & ~closed)
        }
        for to, passed in sorted(front):
            found.setdefault((to, steps), []).append(passed)
    return found
