"""The ground of a document as units see it: where each may be, and which edges it may cross."""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from bocage_engine.facts import spanned_by
from bocage_scenarios.checks.grid import Ground, grid
from bocage_scenarios.checks.parts import share_of_tiles
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.checks.view import (
    View,
    background,
    barred_by,
    facts_of,
    tile_rules,
)
from bocage_scenarios.model import HexContent
from bocage_schema.catalogue import (
    EDGES,
    Edge,
    HexRules,
    ObstacleRules,
    Tile as TilePiece,
    Unit as Troop,
    catalogue,
)
from bocage_schema.catalogue.rules import EdgeCost
from bocage_schema.catalogue.units import Accessory
from bocage_schema.catalogue.words import Removal
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import UnitClass

Classes = frozenset[UnitClass]


class Mover(NamedTuple):
    """All that tells where a unit can go."""

    bars: Classes
    """Hexes impassable for any of these classes are impassable for it."""
    boat: bool = False
    """It can cross water by itself."""
    bridges: tuple[str, ...] = ()
    """Rules of the bridges that its side can lay."""


class _Look(NamedTuple):
    """A hex that is not empty, and what on it matters to units that move."""

    at: Hex
    bit: int
    terrain: tuple[HexRules, ...]
    """The tiles, else what the face prints."""
    obstacles: tuple[HexRules, ...]
    """All but what some unit of the scenario can clear away."""
    closed: bool
    """No unit may enter, whatever the rules of its pieces say."""
    open_edges: tuple[Edge, ...] | None
    """The only edges over which it can be entered and left; None: all."""

    @property
    def rules(self) -> tuple[HexRules, ...]:
        """Everything on the hex."""
        return self.terrain + self.obstacles

    def barred(self, bridges: tuple[HexRules, ...] = ()) -> Classes:
        """Return the classes that may not enter, if these bridges lay here too."""
        if self.closed:
            return frozenset(UnitClass)
        return barred_by(self.terrain, self.obstacles + bridges)

    def barred_afloat(self) -> Classes:
        """Return the classes that may not enter even in a boat."""
        if self.closed:
            return frozenset(UnitClass)
        waters = floated_on()
        return barred_by(
            tuple(rules for rules in self.terrain if rules.id not in waters), self.obstacles
        )


class Grounds:
    """The ground of a document for each kind of mover; worked out as far as it is asked for."""

    def __init__(self, view: View, troops: Iterable[Troop]) -> None:
        """Wrap a document and the kinds of unit that take part in it."""
        troops = tuple(troops)
        self.grid = grid(view.board)
        self._view = view
        self._kinds = {troop.id for troop in troops}
        self._petards = any(Accessory.PETARD in troop.accessories for troop in troops)
        self._known: dict[Mover, Ground] = {}
        self._regions: dict[Mover, list[int]] = {}
        self._flooded: dict[tuple[Mover, int], int] = {}

    def __getitem__(self, mover: Mover) -> Ground:
        """Return the ground as a kind of mover sees it."""
        if mover not in self._known:
            bridgeable = self._bridgeable(mover.bridges)
            passable = self.grid.all & ~self._barred_for(mover, bridgeable)
            leave, enter = self._edges_for(mover, bridgeable)
            self._known[mover] = Ground(self.grid, passable, leave, enter)
        return self._known[mover]

    def flood(self, mover: Mover, start: int) -> int:
        """Return the hexes in reach of ``start``; hexes of one region have but one answer.

        There are such regions only where all edges are open, and a single hex lies in one.
        """
        ground = self[mover]
        is_one_hex = start and not start & (start - 1)
        if not is_one_hex or not ground.is_two_way or start & ~ground.passable:
            return self._flood(mover, start)
        for region in self._regions.setdefault(mover, []):
            if start & region:
                return region
        region = ground.flood(start)
        self._regions[mover].append(region)
        return region

    def _flood(self, mover: Mover, start: int) -> int:
        if (mover, start) not in self._flooded:
            self._flooded[mover, start] = self[mover].flood(start)
        return self._flooded[mover, start]

    def no_way_out(self, troop: Troop) -> int:
        """Return the hexes that units of a kind never leave once they stand there."""
        return self._stuck.get(troop.classes.move, 0) if troop.classes else 0

    def _barred_for(self, mover: Mover, bridgeable: int) -> int:
        barred = opened = 0
        for unit_class in mover.bars:
            shut = self._barred[unit_class]
            barred |= shut
            if bridgeable:
                opened |= shut & ~self._barred_if_bridged[unit_class] & bridgeable
            if mover.boat:
                opened |= shut & ~self._barred_if_afloat[unit_class]
        return barred & ~opened

    def _bridgeable(self, bridges: tuple[str, ...]) -> int:
        """Return the hexes that any of these bridges can span."""
        rules = catalogue().obstacle_rules
        spanned = {name for each in bridges for name in spanned_by(rules[each].only_with)}
        looks = (look for look in self._looks if spanned & self._terrain_at(look.at))
        return sum(look.bit for look in looks)

    def _edges_for(self, mover: Mover, bridgeable: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the hexes that may be left and entered, for each direction of a step."""
        leave, enter = [-1] * 6, [-1] * 6
        for look in self._edged if mover.bars else ():
            if look.bit & bridgeable:
                continue
            for way, near in enumerate(neighbours(look.at)):
                shut = look.open_edges is not None and EDGES[way] not in look.open_edges
                if shut or self._is_barrier(look, near, mover.bars, leaving=True):
                    leave[way] &= ~look.bit
                if shut or self._is_barrier(look, near, mover.bars, leaving=False):
                    enter[(way + 3) % 6] &= ~look.bit
        return tuple(leave), tuple(enter)

    def _is_barrier(self, look: _Look, near: Hex, bars: Classes, *, leaving: bool) -> bool:
        """Tell whether the edge of a hex toward a neighbour cannot be crossed."""
        return any(
            cost.cost is None
            and cost.classes & bars
            and self._terrain_at(near).isdisjoint(cost.terrain) == cost.except_terrain
            for rules in look.rules
            for cost in (rules.movement.leave_cost if leaving else rules.movement.enter_cost)
        )

    @cached_property
    def _looks(self) -> tuple[_Look, ...]:
        hexes = self._view.scenario.hexes.items()
        board = self._view.board
        terrain = catalogue().terrain_rules
        rows = {row for row, name in self._rows.items() if _hinders(terrain[name])}
        return tuple(
            self._look(at, content)
            for at, content in hexes
            if at in board and (at.row in rows or _matters(content))
        )

    def _look(self, at: Hex, content: HexContent) -> _Look:
        facts = facts_of(content)
        obstacles = facts.obstacles
        return _Look(
            at,
            self.grid.bit(at),
            facts.terrain or self._printed(at),
            tuple(item for item in obstacles if not self._goes_away(item)),
            facts.closed,
            None if any(item.movement.enables_river for item in obstacles) else _edges(content),
        )

    def _goes_away(self, obstacle: ObstacleRules) -> bool:
        """Tell whether some unit of the scenario can clear an obstacle away."""
        if self._petards and Removal.PETARD_STAR in obstacle.removed_by:
            return True
        return any(not self._kinds.isdisjoint(action.units) for action in obstacle.actions)

    def _printed(self, at: Hex) -> tuple[HexRules, ...]:
        terrain = self._rows.get(at.row)
        return (catalogue().terrain_rules[terrain],) if terrain else ()

    @cached_property
    def _rows(self) -> dict[int, str]:
        """The terrain rules that the face prints, by row."""
        return dict(background(self._view.scenario))

    def _terrain_at(self, at: Hex) -> frozenset[str]:
        """Return the names of the terrain rules on a hex."""
        known = self._terrain_ids.get(at)
        if known is None:
            terrain = facts_of(self._view.content(at)).terrain or self._printed(at)
            known = self._terrain_ids[at] = frozenset(item.id for item in terrain)
        return known

    @cached_property
    def _terrain_ids(self) -> dict[Hex, frozenset[str]]:
        return {}

    @cached_property
    def _edged(self) -> tuple[_Look, ...]:
        """The hexes some of whose edges cannot be crossed by everybody."""
        return tuple(
            look
            for look in self._looks
            if look.open_edges is not None or any(any(_barriers(rules)) for rules in look.rules)
        )

    @cached_property
    def _barred(self) -> dict[UnitClass, int]:
        """The hexes that each class may not enter."""
        barred = self._collect((look.bit, look.barred()) for look in self._looks)
        for row, terrain in self._rows.items():
            for unit_class in catalogue().terrain_rules[terrain].movement.impassable_for:
                empty = (at for at in self._view.board.hexes if at.row == row)
                barred[unit_class] |= self.grid.bits(empty) & ~sum(x.bit for x in self._looks)
        return barred

    @cached_property
    def _barred_if_bridged(self) -> dict[UnitClass, int]:
        """The hexes that each class could not enter even if bridges lay everywhere."""
        return self._collect((look.bit, look.barred(_bridges())) for look in self._looks)

    @cached_property
    def _barred_if_afloat(self) -> dict[UnitClass, int]:
        """The hexes that each class could not enter even in a boat."""
        return self._collect((look.bit, look.barred_afloat()) for look in self._looks)

    @cached_property
    def _stuck(self) -> dict[UnitClass, int]:
        """The hexes that each class cannot leave."""
        return self._collect(
            (look.bit, rules.movement.cannot_leave) for look in self._looks for rules in look.rules
        )

    def _collect(self, barred: Iterable[tuple[int, Classes]]) -> dict[UnitClass, int]:
        collected = dict.fromkeys(UnitClass, 0)
        for bit, classes in barred:
            for unit_class in classes:
                collected[unit_class] |= bit
        return collected


@cache
def _bridges() -> tuple[ObstacleRules, ...]:
    """Return the rules of everything that makes a river enterable."""
    rules = catalogue().obstacle_rules.values()
    return tuple(item for item in rules if item.movement.enables_river)


@by_content
def _matters(content: HexContent) -> bool:
    """Tell whether anything on a hex hinders or helps units that move."""
    facts = facts_of(content)
    return facts.closed or any(map(_hinders, facts.rules))


@share_of_tiles("ground")
def movement_on(view: View, at: Hex) -> object:
    """Return all that tells how the tiles of a hex hinder or help units, there or next to it."""
    content = view.content(at)
    facts = facts_of(content)
    terrain = facts.terrain or view.printed(at)
    covers = facts.terrain and any(map(_hinders, view.printed(at)))
    beside = [rules.id for rules in terrain if rules.id in _named_by_edges()]
    if beside and not any(_has_barriers(view, near) for near in neighbours(at)):
        beside = []
    if not _matters(content):
        return bool(covers), beside
    rules = [rules.id for rules in facts.rules]
    return bool(covers), beside, facts.closed, rules, _edges(content)


def _has_barriers(view: View, at: Hex) -> bool:
    """Tell whether whatever lies or is printed on a hex may close edges to some neighbours."""
    return any(any(_barriers(rules)) for rules in view.rules_at(at))


@cache
def _named_by_edges() -> frozenset[str]:
    """Return the terrain rules that decide whether an edge can be crossed from the next hex."""
    known = catalogue()
    return frozenset(
        name
        for rules in (*known.terrain_rules.values(), *known.obstacle_rules.values())
        for barrier in _barriers(rules)
        for name in barrier.terrain
    )


def _hinders(rules: HexRules) -> bool:
    """Tell whether rules of a hex hinder or help units that move."""
    moves = rules.movement
    edges = moves.open_edges_only or any(_barriers(rules))
    return bool(moves.impassable_for or edges or moves.cannot_leave or moves.enables_river)


def _barriers(rules: HexRules) -> Iterator[EdgeCost]:
    """Yield what rules of a hex say of edges that cannot be crossed."""
    costs = (*rules.movement.enter_cost, *rules.movement.leave_cost)
    return (item for item in costs if item.cost is None)


def _edges(content: HexContent) -> tuple[Edge, ...] | None:
    """Return the only edges over which a hex is entered and left; None: all."""
    for _, tile in content.tiles():
        piece = catalogue().tiles.get(tile.piece)
        rules = tile_rules(tile)
        if isinstance(piece, TilePiece) and rules and rules.movement.open_edges_only:
            edges = piece.edges_at(tile.orientation).values()
            return tuple(edge for group in edges for edge in group) or None
    return None


@cache
def floated_on() -> frozenset[str]:
    """Return the terrain rules of the waters that boats float on."""
    rules = catalogue().obstacle_rules.values()
    return frozenset(water for boat in rules for water in boat.floats_on)
