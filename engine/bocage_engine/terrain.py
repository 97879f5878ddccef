"""The ground of a game, compiled into masks and small tables when the game is set up."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from bocage_engine.board import DOWN_WAYS, OFF_BOARD, UP_WAYS, Board, board, cells_of, mask_of
from bocage_engine.facts import CLASS_BIT, Crossing, HexFacts, facts_of
from bocage_engine.setup import Laid, Setup
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face

Pieces = tuple[tuple[Laid, ...], ...]
"""What lies on each cell, bottom to top."""
WAYS = 6
"""Edges of a hex, numbered counter-clockwise from east."""


class Terrain:
    """Everything on the board but the units.  Immutable.

    Lists of facts are by cell; masks are of cells, see `bocage_engine.board`.
    """

    def __init__(self, plan: Board, printed: tuple[str | None, ...], pieces: Pieces) -> None:
        """Compile what lies on the cells of a board, on what its face prints there."""
        self.board = plan
        self.facts: tuple[HexFacts, ...] = tuple(map(facts_of, pieces, printed))
        self.height = bytes(item.height for item in self.facts)
        self.blocks = self._where(lambda item: item.blocks)
        """Cells that block the line of sight whoever looks."""
        self.hills = self._where(lambda item: item.hill)
        self.lakes = self._where(lambda item: item.lake)
        self.blocks_shells = self._where(lambda item: item.blocks_shells)
        self.blocks_infantry_fire = self._where(lambda item: item.blocks_infantry_fire)
        self._impassable: dict[int, int] = {}
        self._no_retreat: dict[int, int] = {}

    def _where(self, holds: Callable[[HexFacts], bool]) -> int:
        return mask_of(cell for cell, item in enumerate(self.facts) if holds(item))

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

    @cached_property
    def hill_group(self) -> tuple[int, ...]:
        """By cell the mask of the hill that it belongs to; 0 off the hills.

        A hill is all that hangs together on one height (D-03).
        """
        groups = [0] * self.board.size
        left = self.hills
        while left:
            first = (left & -left).bit_length() - 1
            level = mask_of(c for c in cells_of(left) if self.height[c] == self.height[first])
            group = self._connected(first, level)
            for cell in cells_of(group):
                groups[cell] = group
            left &= ~group
        return tuple(groups)

    def _connected(self, start: int, among: int) -> int:
        """Return the cells of a mask that hang together with a cell, itself included."""
        group = front = 1 << start
        while front:
            spread = 0
            for cell in cells_of(front):
                spread |= self.board.near_mask[cell]
            front = spread & among & ~group
            group |= front
        return group

    @cached_property
    def step_cost(self) -> Mapping[int, tuple[tuple[int, ...], ...]]:
        """``step_cost[bit][cell][way]``: hexes of movement that a step takes; 0: impossible.

        By the bit of a class of unit; it knows the edges, and nothing of impassable hexes.
        """
        usual = tuple(tuple(int(to != OFF_BOARD) for to in row) for row in self.board.ways)
        special = {
            cell
            for cell, item in enumerate(self.facts)
            if item.enter or item.leave or item.open_ways != (1 << WAYS) - 1
        }
        touched = special | {near for cell in special for near in self.board.near[cell]}
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
        return self._retreat_up if up else self._retreat_down

    @cached_property
    def _retreat_up(self) -> tuple[int, ...]:
        return self._open_steps(UP_WAYS)

    @cached_property
    def _retreat_down(self) -> tuple[int, ...]:
        return self._open_steps(DOWN_WAYS)

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

    @cached_property
    def road_steps(self) -> tuple[int, ...]:
        """By cell the mask of the adjacent cells to which a road leads from it."""
        steps = []
        for cell, item in enumerate(self.facts):
            ways = [way for way in range(WAYS) if item.road_ways >> way & 1]
            near = ((way, self.board.ways[cell][way]) for way in ways)
            steps.append(
                mask_of(
                    to
                    for way, to in near
                    if to != OFF_BOARD and self.facts[to].road_ways >> (way + 3) % WAYS & 1
                )
            )
        return tuple(steps)


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
