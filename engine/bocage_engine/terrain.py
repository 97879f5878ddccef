"""The ground of a game, compiled into masks and small tables when the game is set up."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bocage_engine.aspects import FIGHTING, MASKED, MOVING, SEEING, masked, signatures
from bocage_engine.board import DOWN_WAYS, OFF_BOARD, UP_WAYS, Board, board, cells_of, mask_of
from bocage_engine.facts import CLASS_BIT, Crossing, HexFacts, facts_of
from bocage_engine.setup import Laid, Setup
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.words import Removal
from bocage_schema.ids import BoardFormat, Face

T = TypeVar("T")
Pieces = tuple[tuple[Laid, ...], ...]
"""What lies on each cell, bottom to top."""
Changes = tuple[tuple[int, tuple[Laid, ...]], ...]
"""What lies on some cells, by rising cell."""
WAYS = 6
"""Edges of a hex, numbered counter-clockwise from east."""
SCOPES = ((MOVING, 6), (FIGHTING, 4), (FIGHTING, 9))
"""What may depend on the ground around a cell: on which changes, and how many hexes away."""
MOVES, NEAR_FIGHTS, FAR_FIGHTS = range(len(SCOPES))
UNKNOWN = -1


class Numbers:
    """Numbers for things that are to be told apart; equal things have the same number.

    Of very many things the first are forgotten, and would get another number then.
    """

    def __init__(self) -> None:
        """Begin with nothing known."""
        self._known: dict[object, int] = {}
        self._last = 0

    def of(self, thing: object) -> int:
        """Return the number of a thing, which is above 0."""
        known = self._known.get(thing)
        if known is None:
            if len(self._known) > MOST_NUMBERS:
                self._known = {}
            self._last += 1
            known = self._known[thing] = self._last
        return known


MOST_NUMBERS = 100_000


Steps = Mapping[int, tuple[tuple[int, ...], ...]]
"""Hexes of movement by the bit of a class, cell and way, see `Terrain.step_cost`."""


class Terrain:
    """Everything on the board but the units.  Immutable.

    Lists of facts are by cell; masks are of cells, see `bocage_engine.board`.
    """

    def __init__(
        self,
        plan: Board,
        printed: tuple[str | None, ...],
        pieces: Pieces,
        like: "Terrain | None" = None,
        open_on: frozenset[str] = frozenset(),
    ) -> None:
        """Compile what lies on the cells of a board, on what its face prints there.

        If it is ``like`` another ground, what is known of that is taken over as it is.  Rules
        in ``open_on`` are taken to be open ground, those of boats to float on rivers.
        """
        self.board = plan
        self.printed = printed
        self.pieces = pieces
        self.changes: Changes = like.changes if like else ()
        """What lies elsewhere than at the start of the game, by rising cell."""
        self.origin: Pieces = like.origin if like else pieces
        """What lay there at the start of the game."""
        self.felt: list[Changes] = like.felt if like else [(), ()]
        """Those of the changes that matter to moves, and to attacks."""
        self.number: int = like.number if like else 0
        """Grounds made from the same start on which units move alike have the same number."""
        self.changed_from = self.number
        """The number of the ground that this was made from."""
        self.changed_cell = OFF_BOARD
        """Where it differs from that."""
        self.facts: tuple[HexFacts, ...] = (
            like.facts
            if like
            else tuple(facts_of(*on_cell, open_on) for on_cell in zip(pieces, printed, strict=True))
        )
        self.height: bytes = like.height if like else bytes(item.height for item in self.facts)
        self.masks: dict[str, int] = (
            like.masks if like else {name: self._where(holds) for name, holds in MASKED.items()}
        )
        self._read_masks()
        self._impassable: dict[int, int] = {}
        self._no_retreat: dict[int, int] = {}
        self._hill_group: tuple[int, ...] | None = like._hill_group if like else None
        self._step_cost: Steps | None = like._step_cost if like else None
        self._retreat: list[tuple[int, ...] | None] = like._retreat if like else [None, None]
        self._roads: tuple[int, ...] | None = like._roads if like else None
        self._uneven: int | None = like._uneven if like else None
        self._open: dict[frozenset[str], Terrain] = {}
        self.versions: list[list[int]] = (
            like.versions if like else [[UNKNOWN] * plan.size for _ in SCOPES]
        )
        self._numbers: Numbers = like._numbers if like else Numbers()
        self.sights: int = like.sights if like else 0
        """Grounds made from the same start with the same lines of sight have the same number."""
        self.fights: list[int] = like.fights if like else self._numbers_of_fights()
        """By cell a number for what it means to attacks into and out of it."""

    def _read_masks(self) -> None:
        """Give the masks that are asked for most a name of their own."""
        self.blocks = self.masks["blocks"]
        """Cells that block the line of sight whoever looks."""
        self.hills = self.masks["hills"]
        self.lakes = self.masks["lakes"]
        self.blocks_shells = self.masks["blocks_shells"]
        self.blocks_infantry_fire = self.masks["blocks_infantry_fire"]
        self.ice = self.masks["ice"]
        self.roads = self.masks["roads"]
        self.mines = self.masks["mines"]
        self.captures = self.masks["captures"]
        """Cells with headquarters."""
        self.dangers = self.ice | self.mines | self.captures | self.masks["fragile"]
        """Cells where something may happen to a unit that comes there, or to what lies there."""
        self.actions = self.masks["actions"]
        """Cells where a unit may do something else than battle."""
        self.fragile = self.masks["fragile"]
        """Cells where something lies that some event takes away."""

    def removed_by(self, event: Removal) -> int:
        """Return the mask of the cells where something lies that an event takes away."""
        return self.masks[event.value]

    def _where(self, holds: Callable[[HexFacts], bool]) -> int:
        return mask_of(cell for cell, item in enumerate(self.facts) if holds(item))

    def with_pieces(self, cell: int, pieces: tuple[Laid, ...]) -> "Terrain":
        """Return the ground with other pieces on a cell; what is far from it is shared."""
        before, after = self.facts[cell], facts_of(pieces, self.printed[cell])
        other = Terrain(self.board, self.printed, _replaced(self.pieces, cell, pieces), self)
        other.changes = changed_to(self.changes, cell, pieces, self.origin[cell])
        other._feel(self, cell)
        other.facts = _replaced(self.facts, cell, after)
        if before.height != after.height:
            other.height = bytes(item.height for item in other.facts)
            other._hill_group = None
        if before.hill != after.hill:
            other._hill_group = None
        if (before.enter, before.leave, before.open_ways, before.terrain) != (
            after.enter,
            after.leave,
            after.open_ways,
            after.terrain,
        ):
            other._step_cost = None
            other._uneven = None
            other._retreat = [None, None]
        if before.road_ways != after.road_ways:
            other._roads = None
        had = masked(self.pieces[cell], self.printed[cell])
        has = masked(pieces, self.printed[cell])
        if had != has:
            other.masks = {
                name: _with_bit(mask, cell, name in has) for name, mask in self.masks.items()
            }
        other._read_masks()
        other._impassable = {
            classes: _with_bit(mask, cell, bool(after.impassable & classes))
            for classes, mask in self._impassable.items()
        }
        other._no_retreat = {
            classes: _with_bit(
                mask, cell, bool((after.impassable | after.retreat_impassable) & classes)
            )
            for classes, mask in self._no_retreat.items()
        }
        return other

    def _numbers_of_fights(self) -> list[int]:
        found = zip(self.pieces, self.printed, strict=True)
        return [
            self._numbers.of(signatures(pieces, printed)[FIGHTING]) for pieces, printed in found
        ]

    def _feel(self, before: "Terrain", cell: int) -> None:
        """Find out what the change of a cell matters to, and forget what depended on it."""
        printed = self.printed[cell]
        was, now, first = (
            signatures(pieces[cell], printed)
            for pieces in (before.pieces, self.pieces, self.origin)
        )
        self.felt = list(before.felt)
        self.versions = list(before.versions)
        for what in (MOVING, FIGHTING):
            if was[what] != now[what]:
                piece = self.origin[cell] if now[what] == first[what] else self.pieces[cell]
                self.felt[what] = changed_to(self.felt[what], cell, piece, self.origin[cell])
        for place, (what, radius) in enumerate(SCOPES):
            if was[what] != now[what]:
                near = self.board.disks(radius)[cell]
                self.versions[place] = _forgotten(self.versions[place], near)
        if was[MOVING] != now[MOVING]:
            self.changed_cell = cell
            self.number = self._numbers.of((MOVING, self.felt[MOVING]))
        if was[FIGHTING] != now[FIGHTING]:
            self.fights = _replaced_in(self.fights, cell, self._numbers.of(now[FIGHTING]))
        if was[SEEING] != now[SEEING]:
            self.sights = self._numbers.of((SEEING, self.changes))

    def version(self, cell: int, place: int) -> int:
        """Return a number for what matters around a cell to what ``SCOPES[place]`` is about.

        Where two states of the ground have the same number, they are alike around the cell.
        It holds for the ground that this one was made from, and for all that is made of it.
        """
        known = self.versions[place][cell]
        if known == UNKNOWN:
            what, radius = SCOPES[place]
            disk = self.board.disks(radius)[cell]
            near = tuple(change for change in self.felt[what] if disk >> change[0] & 1)
            known = self._numbers.of(near)
            self.versions[place][cell] = known
        return known

    def open_for(self, open_on: frozenset[str]) -> "Terrain":
        """Return the ground as those find it who go over some of it as `facts_of` says."""
        if not open_on:
            return self
        known = self._open.get(open_on)
        if known is None:
            known = Terrain(self.board, self.printed, self.pieces, open_on=open_on)
            known.number = self.number
            self._open[open_on] = known
        return known

    def impassable_for(self, classes: int) -> int:
        """Return the cells that are impassable for any of some classes, given as bits."""
        known = self._impassable.get(classes)
        if known is None:
            known = self._where(lambda item: bool(item.impassable & classes))
            self._impassable[classes] = known
        return known

    def no_retreat_for(self, classes: int) -> int:
        """Return the cells into which units of any of some classes cannot retreat."""
        known = self._no_retreat.get(classes)
        if known is None:
            barred = self._where(lambda item: bool(item.retreat_impassable & classes))
            known = self._no_retreat[classes] = barred | self.impassable_for(classes)
        return known

    @property
    def hill_group(self) -> tuple[int, ...]:
        """By cell the mask of the hill that it belongs to; 0 off the hills.

        A hill is all that hangs together on one height (D-03).
        """
        if self._hill_group is None:
            self._hill_group = self._hill_groups()
        return self._hill_group

    def _hill_groups(self) -> tuple[int, ...]:
        groups = [0] * self.board.size
        left = self.hills
        while left:
            first = (left & -left).bit_length() - 1
            level = mask_of(c for c in cells_of(left) if self.height[c] == self.height[first])
            group = self.board.connected(first, level)
            for cell in cells_of(group):
                groups[cell] = group
            left &= ~group
        return tuple(groups)

    @property
    def step_cost(self) -> Steps:
        """``step_cost[bit][cell][way]``: hexes of movement that a step takes; 0: impossible.

        By the bit of a class of unit; it knows the edges, and nothing of impassable hexes.
        """
        if self._step_cost is None:
            self._step_cost = self._step_costs()
        return self._step_cost

    @property
    def uneven(self) -> int:
        """Mask of the cells that have an edge whose crossing is not simply one hex of movement."""
        if self._uneven is None:
            self._uneven = self._where(
                lambda item: bool(item.enter or item.leave or item.open_ways != (1 << WAYS) - 1)
            )
            self._uneven |= self.board.around(self._uneven)
        return self._uneven

    def _step_costs(self) -> Steps:
        usual = tuple(tuple(int(to != OFF_BOARD) for to in row) for row in self.board.ways)
        touched = set(cells_of(self.uneven))
        if not touched:
            return dict.fromkeys(CLASS_BIT.values(), usual)
        return {
            bit: tuple(
                tuple(self._cost(cell, way, bit) for way in range(WAYS))
                if cell in touched
                else usual[cell]
                for cell in range(self.board.size)
            )
            for bit in CLASS_BIT.values()
        }

    def _cost(self, cell: int, way: int, bit: int) -> int:
        to = self.board.ways[cell][way]
        if to == OFF_BOARD:
            return 0
        here, there = self.facts[cell], self.facts[to]
        if not (here.open_ways >> way & 1 and there.open_ways >> (way + 3) % WAYS & 1):
            return 0
        costs = [1, *_costs(here.leave, there, bit), *_costs(there.enter, here, bit)]
        return 0 if 0 in costs else max(costs)

    def retreat_steps(self, *, up: bool) -> tuple[int, ...]:
        """Return by cell the mask of the cells one step of retreat away, whatever is on them."""
        known = self._retreat[up]
        if known is None:
            known = self._retreat[up] = self._open_steps(UP_WAYS if up else DOWN_WAYS)
        return known

    def _open_steps(self, ways: tuple[int, ...]) -> tuple[int, ...]:
        """Return by cell the mask of the cells beyond some of its edges, if these are open."""
        return tuple(
            mask_of(
                to
                for way in ways
                if (to := self.board.ways[cell][way]) != OFF_BOARD
                and item.open_ways >> way & 1
                and self.facts[to].open_ways >> (way + 3) % WAYS & 1
            )
            for cell, item in enumerate(self.facts)
        )

    @property
    def road_steps(self) -> tuple[int, ...]:
        """By cell the mask of the adjacent cells to which a road leads from it."""
        if self._roads is None:
            self._roads = tuple(self._road_steps(cell) for cell in range(self.board.size))
        return self._roads

    def _road_steps(self, cell: int) -> int:
        ways = self.facts[cell].road_ways
        near = ((way, to) for way, to in enumerate(self.board.ways[cell]) if ways >> way & 1)
        return mask_of(
            to
            for way, to in near
            if to != OFF_BOARD and self.facts[to].road_ways >> (way + 3) % WAYS & 1
        )


def changed_to(
    changes: Changes, cell: int, pieces: tuple[Laid, ...], origin: tuple[Laid, ...]
) -> Changes:
    """Return changes with one more; none if all lies as it did at the origin."""
    found = {at: laid for at, laid in changes if at != cell}
    if pieces != origin:
        found[cell] = pieces
    return tuple(sorted(found.items()))


def _costs(crossings: Iterable[Crossing], beyond: HexFacts, bit: int) -> Iterable[int]:
    """Return what crossing an edge costs a class by these rules, as far as they hold."""
    return (
        item.cost
        for item in crossings
        if item.classes & bit and beyond.terrain.isdisjoint(item.terrain) == item.except_terrain
    )


def terrain_of(setup: Setup) -> Terrain:
    """Return the ground of a setup; what lies off the board is left out."""
    plan = board(setup.board_format)
    rows = background(setup.board_format, setup.face)
    return Terrain(
        plan,
        tuple(rows.get(at.row) for at in plan.hexes),
        tuple(setup.ground.get(at, ()) for at in plan.hexes),
    )


def background(board_format: BoardFormat, face: Face) -> Mapping[int, str]:
    """Return the terrain rules that a face prints, by row."""
    for printed in catalogue().boards[board_format].faces:
        if printed.face is face:
            return {
                row: rows.terrain
                for rows in printed.rows
                for row in range(rows.first, rows.last + 1)
            }
    return {}


def _with_bit(mask: int, cell: int, wanted: bool) -> int:
    return mask | 1 << cell if wanted else mask & ~(1 << cell)


def _replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _replaced_in(numbers: list[int], place: int, number: int) -> list[int]:
    return [*numbers[:place], number, *numbers[place + 1 :]]


def _forgotten(versions: list[int], cells: int) -> list[int]:
    """Return what is known of the cells, but for some of them."""
    kept = versions[:]
    for cell in cells_of(cells):
        kept[cell] = UNKNOWN
    return kept
