"""Where units can ever come to: what the terrain lets them reach, however long it takes.

Nothing is left out that might come true: own units make way for each other, enemies are
destroyed, and what some unit of the scenario can clear away or bridge is no obstacle.
A hex that is out of reach here is out of reach in every game.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from bocage_scenarios.checks.grid import grid
from bocage_scenarios.checks.ground import Grounds, Mover
from bocage_scenarios.checks.view import Placed, View, bars
from bocage_scenarios.model import AirDrop, Reserve, Unit
from bocage_scenarios.start_units import boats_of
from bocage_schema.catalogue import Unit as Troop, catalogue
from bocage_schema.hexes import Hex, distance
from bocage_schema.ids import Side

READS = "board_format face top rules ground units markers air_drops reserves"
"""What a document check must declare that asks this module."""


def reachable(view: View, side: Side) -> frozenset[Hex]:
    """Return the hexes that some unit of a side can ever stand on, reserves and drops included."""
    reach = reach_of(view)
    return reach.grid.hexes(reach.by_side[side])


def reachable_from(view: View, placed: Placed) -> frozenset[Hex]:
    """Return the hexes that a unit on the board can ever stand on, its own among them."""
    reach = reach_of(view)
    return reach.grid.hexes(reach.of(reach.entry(placed)))


def reach_of(view: View) -> "Reach":
    """Return where the units of a document can come to, worked out once for each."""
    reach: Reach | None = view.memo.get(Reach)
    if reach is None:
        reach = view.memo[Reach] = Reach(view)
    return reach


class Entry(NamedTuple):
    """Units of a side that are on the board, or come to it."""

    side: Side
    unit: Unit
    troop: Troop
    start: int
    """The hexes on one of which each of them starts, as bits."""
    number: int = 1
    """How many units they are."""


class Reach:
    """Who moves on the ground of a document, and how far.  Sets of hexes are bits of `grid`."""

    def __init__(self, view: View) -> None:
        """Wrap a document; nothing is worked out before it is asked for."""
        self.grid = grid(view.board)
        self._view = view
        self._movers: dict[tuple[Side, str], Mover] = {}

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All units of known side and kind: on the board, in reserve and in the air."""
        return (*map(self.entry, self._view.units), *self._arriving())

    def entry(self, placed: Placed) -> Entry:
        """Return a unit on the board as an entry."""
        return Entry(placed.side, placed.unit, placed.troop, self.grid.bit(placed.at))

    @cached_property
    def by_side(self) -> dict[Side, int]:
        """Where some unit of each side can ever stand; units that move alike go together."""
        reached = dict.fromkeys(Side, 0)
        free: dict[tuple[Side, Mover], int] = {}
        for entry in self.entries:
            key = entry.side, self._mover(entry)
            starts = self._starts(entry)
            reached[entry.side] |= starts
            free[key] = free.get(key, 0) | starts & ~self._grounds.no_way_out(entry.troop)
        for (side, mover), starts in free.items():
            reached[side] |= self._grounds.flood(mover, starts)
        return reached

    def of(self, entry: Entry) -> int:
        """Return where units of an entry can ever stand."""
        starts = self._starts(entry)
        free = starts & ~self._grounds.no_way_out(entry.troop)
        return starts | self._grounds.flood(self._mover(entry), free)

    def standing_ground(self, entry: Entry) -> int:
        """Return the hexes on which the terrain lets units of an entry be."""
        return self._grounds[self._mover(entry)].passable

    def _starts(self, entry: Entry) -> int:
        """Return where the units can start: on the board they do, elsewhere only if they may."""
        only_one = not entry.start & (entry.start - 1)
        return entry.start if only_one else entry.start & self.standing_ground(entry)

    def _mover(self, entry: Entry) -> Mover:
        if entry.unit.traits or entry.start in self._markers_by_bit:
            return Mover(bars(entry.troop), self._has_boat(entry), self._bridges[entry.side])
        key = entry.side, entry.troop.id
        if key not in self._movers:
            self._movers[key] = Mover(bars(entry.troop), False, self._bridges[entry.side])
        return self._movers[key]

    @cached_property
    def _grounds(self) -> Grounds:
        troops = {entry.troop.id: entry.troop for entry in self.entries}
        memo, kinds = self._view.memo_of_share["ground"], frozenset(troops)
        if kinds not in memo:
            memo[kinds] = Grounds(self._view, troops.values())
        grounds: Grounds = memo[kinds]
        return grounds

    def _arriving(self) -> Iterator[Entry]:
        kinds = catalogue().units
        for drop in self._view.scenario.air_drops:
            if troop := kinds.get(drop.unit.kind):
                zone = self._drop_zone(drop)
                yield Entry(drop.side, drop.unit, troop, zone, sum(drop.counts))
        for reserve in self._view.scenario.reserves:
            if troop := kinds.get(reserve.unit.kind):
                number = sum(reserve.counts) or 1
                yield Entry(reserve.side, reserve.unit, troop, self._arrival(reserve), number)

    def _drop_zone(self, drop: AirDrop) -> int:
        """Return where dropped units may land; the whole board if words tell the centre."""
        try:
            center = self._view.board.hex(drop.center)
        except ValueError:
            return self.grid.all
        near = (at for at in self._view.board.hexes if distance(at, center) <= drop.range)
        return self.grid.bits(near)

    def _arrival(self, reserve: Reserve) -> int:
        """Return where a reserve may enter; the whole board if nothing tells where."""
        if reserve.hexes:
            return self.grid.bits(reserve.hexes)
        if reserve.arrives == "armor_breakthrough":
            row = self._view.baseline(reserve.side.enemy)
            return self.grid.bits(at for at in self._view.board.hexes if at.row == row)
        return self.grid.all

    def _has_boat(self, entry: Entry) -> bool:
        """Tell whether units carry a boat, or have one beside them at the start."""
        markers = self._markers_by_bit.get(entry.start, ())
        return bool(boats_of(entry.unit, entry.troop, markers))

    @cached_property
    def _markers_by_bit(self) -> dict[int, tuple[str, ...]]:
        """The markers that lie with a unit, by the bit of its hex."""
        return {
            self.grid.bit(placed.at): tuple(marker.piece for marker in markers)
            for placed in self._view.units
            if (markers := self._view.content(placed.at).markers)
        }

    @cached_property
    def _bridges(self) -> dict[Side, tuple[str, ...]]:
        """Rules of the bridges that each side can lay during the game."""
        known = catalogue()
        switched = self._view.scenario.rules.items()
        rules = (known.special_rules.get(name) for name, value in switched if value)
        allowed = {built for rule in rules if rule for built in rule.builds}
        kinds = {side: {e.troop.id for e in self.entries if e.side is side} for side in Side}
        bridges = [(item.id, item.build) for item in known.obstacle_rules.values() if item.build]
        return {
            side: tuple(name for name, how in bridges if name in allowed or how.unit in kinds[side])
            for side in Side
        }
