"""What the rules say of a scenario as it is set up: sight, targets, moves, retreats, ways to goals.

Everything is answered by the engine's `Position`; hexes that lie off the board have no answer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from bocage_engine import battle, los, movegen
from bocage_engine.battle import Fighter
from bocage_engine.board import cells_of, mask_of
from bocage_engine.kinds import Kind, kind_of
from bocage_engine.movegen import impassable
from bocage_engine.position import Position, position_of
from bocage_engine.setup import Setup
from bocage_scenarios.first_orders import orders_by_card
from bocage_scenarios.model import Scenario
from bocage_scenarios.start import setup_of
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side, UnitClass

MOST_TURNS = 12
"""Turns after which a way to a goal is not followed any further."""
PLAIN_KINDS: Mapping[UnitClass, str] = {
    UnitClass.INFANTRY: "infantry",
    UnitClass.ARMOR: "armor",
    UnitClass.ARTILLERY: "artillery",
}
"""The kind of unit that stands for a class where nobody says which."""


class Target(NamedTuple):
    """An enemy that a unit can attack."""

    at: Hex
    distance: int
    dice: int


class Flight(NamedTuple):
    """Where a unit goes that has to retreat."""

    ends: Mapping[Hex, int]
    """Hexes where the retreat may end, each with the hexes retreated."""
    losses: int
    """Figures lost because it cannot go so far."""


class Contact(NamedTuple):
    """An attack that is possible in the first turn."""

    attacker: Hex
    hex: Hex
    """Where the attacker stands then; its own hex if it need not move."""
    target: Hex
    dice: int


class Force(NamedTuple):
    """What a side has in a section."""

    units: int
    figures: int
    by_class: Mapping[UnitClass, int]
    """Units by the class as which they are ordered."""


@dataclass(frozen=True)
class Analysis:
    """A scenario as the engine sees it."""

    scenario: Scenario
    _cards: dict[Side, Mapping[str, frozenset[Hex]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @cached_property
    def setup(self) -> Setup:
        """The setup of a game."""
        return setup_of(self.scenario)

    @cached_property
    def position(self) -> Position:
        """Terrain and units."""
        return position_of(self.setup)

    def cell(self, at: Hex) -> int:
        """Return the cell of a hex.  Raises `KeyError` for one off the board."""
        return self.position.board.cell_of[at]

    def hexes(self, cells: int) -> frozenset[Hex]:
        """Return the hexes of a mask."""
        board = self.position.board.hexes
        return frozenset(board[cell] for cell in cells_of(cells))

    def has_unit(self, at: Hex) -> bool:
        """Tell whether a unit whose rules are known stands on a hex."""
        return self.position.board.cell_of.get(at) in self.position.fighters

    # Sight

    def seen_from(self, at: Hex) -> frozenset[Hex]:
        """Return the hexes to which there is a line of sight, its own left out."""
        position, start = self.position, self.cell(at)
        cells = range(position.board.size)
        return self.hexes(mask_of(c for c in cells if c != start and position.sees(start, c)))

    def blockers(self, start: Hex, end: Hex) -> tuple[Hex, ...]:
        """Return the hexes that block the line of sight, nearest first; none if it is open."""
        position = self.position
        a, b = self.cell(start), self.cell(end)
        found = los.blockers(position.terrain, position.units, a, b, position.options)
        return tuple(position.board.hexes[cell] for cell in found)

    # Units

    def targets(self, at: Hex) -> list[Target]:
        """Return the enemies that the unit on a hex can attack without moving."""
        board = self.position.board.hexes
        shots = self.position.targets(self.cell(at))
        return [Target(board[shot.cell], shot.distance, shot.dice) for shot in shots]

    def moves(self, at: Hex) -> dict[Hex, bool]:
        """Return where the unit on a hex can move, and whether it may battle there."""
        board = self.position.board.hexes
        moves = self.position.moves(self.cell(at)).values()
        return {board[move.cell]: move.may_battle for move in moves}

    def retreat(self, at: Hex, flags: int) -> Flight:
        """Return what so many flags do to the unit on a hex."""
        board = self.position.board.hexes
        found = self.position.retreat(self.cell(at), flags)
        return Flight({board[cell]: steps for cell, steps in found.ends}, found.losses)

    # Ground

    def closed_to(self, unit_class: UnitClass) -> frozenset[Hex]:
        """Return the hexes that no unit of a class can enter."""
        return self.hexes(impassable(self.position.terrain, self._plain(unit_class)))

    def _plain(self, unit_class: UnitClass) -> Kind:
        return kind_of(PLAIN_KINDS[unit_class], self.setup.options)

    def stops(self, unit_class: UnitClass) -> frozenset[Hex]:
        """Return the hexes where a unit of a class has to stop."""
        bit = self._plain(unit_class).move_bit
        facts = self.position.terrain.facts
        stopping = (cell for cell, fact in enumerate(facts) if fact.stop & bit)
        return self.hexes(mask_of(stopping)) - self.closed_to(unit_class)

    # Both sides

    def forces(self) -> dict[Side, dict[int, Force]]:
        """Return what each side has in each section, counted from its own left.

        Units between two sections count in both.
        """
        board = self.position.board
        found: dict[Side, dict[int, Force]] = {}
        for side in Side:
            sections = board.sections[::-1] if side is self.setup.top else board.sections
            found[side] = {number: self._force(side, mask) for number, mask in enumerate(sections)}
        return found

    def _force(self, side: Side, mask: int) -> Force:
        units = figures = 0
        by_class = dict.fromkeys(PLAIN_KINDS, 0)
        for unit in self.setup.units:
            if unit.side is side and mask >> self.cell(unit.at) & 1:
                units += 1
                figures += unit.figures
                by_class[catalogue_class(unit.kind)] += 1
        return Force(units, figures, by_class)

    def arrivals(self, side: Side) -> dict[Hex, int]:
        """Return in how many of its turns some unit of a side can first stand on each hex.

        Other units are in nobody's way; hexes that need more than `MOST_TURNS` are left out.
        """
        board = self.position.board.hexes
        return {board[cell]: turn for cell, turn in self._arrivals[side].items()}

    def turns_to(self, goals: frozenset[Hex], side: Side) -> int | None:
        """Return in how many of its turns a side can stand on one of some hexes; None: never."""
        cells = (self.position.board.cell_of.get(at) for at in goals)
        turns = [self._arrivals[side][cell] for cell in cells if cell in self._arrivals[side]]
        return min(turns, default=None)

    @cached_property
    def _arrivals(self) -> dict[Side, dict[int, int]]:
        found: dict[Side, dict[int, int]] = {}
        for side in Side:
            own = [unit for unit in self.position.fighters.values() if unit.side is side]
            first: dict[int, int] = {}
            for kind in dict.fromkeys(unit.kind for unit in own):
                starts = mask_of(unit.cell for unit in own if unit.kind == kind)
                for cell, turn in self._spread(starts, kind, side).items():
                    first[cell] = min(turn, first.get(cell, turn))
            found[side] = first
        return found

    def _spread(self, starts: int, kind: Kind, side: Side) -> dict[int, int]:
        """Return the turns in which units of a kind that start on some cells reach each cell."""
        position = self.position
        turns: dict[int, int] = {}
        front, turn = starts, 0
        while front and turn <= MOST_TURNS:
            turns.update(dict.fromkeys(cells_of(front), turn))
            onward = 0
            for cell in cells_of(front):
                ends = movegen.moves(
                    position.terrain, 1 << cell, cell, kind, side, position.options
                )
                onward |= mask_of(ends)
            front = onward & ~mask_of(turns)
            turn += 1
        return turns

    def contacts(self, side: Side) -> list[Contact]:
        """Return the attacks that units of a side can make in their first turn, the best of each.

        Each pair of attacker and target is told once, from where most dice are rolled.
        """
        found: dict[tuple[int, int], Contact] = {}
        board = self.position.board.hexes
        for cell, fighter in self.position.fighters.items():
            if fighter.side is not side:
                continue
            for end in self._battle_cells(cell):
                for shot in self._shots_from(fighter, end):
                    known = found.get((cell, shot.cell))
                    if known is None or shot.dice > known.dice:
                        found[cell, shot.cell] = Contact(
                            board[cell], board[end], board[shot.cell], shot.dice
                        )
        return sorted(found.values())

    def cards(self, side: Side) -> Mapping[str, frozenset[Hex]]:
        """Return by command card the units that it may order in the first turn of a side.

        Cards are named as `bocage_scenarios.first_orders.orders_by_card` names them.
        """
        if side not in self._cards:
            hexes, found = self.position.board.hexes, orders_by_card(self.setup, side)
            self._cards[side] = {
                name: frozenset(hexes[cell] for cell in cells) for name, cells in found.items()
            }
        return self._cards[side]

    def _battle_cells(self, cell: int) -> list[int]:
        """Return where a unit may battle in its first turn, its own cell first."""
        position = self.position
        own = [cell] if position.may_battle_unmoved(cell) else []
        return own + [move.cell for move in position.moves(cell).values() if move.may_battle]

    def _shots_from(self, fighter: Fighter, cell: int) -> list[battle.Shot]:
        position = self.position
        there = fighter._replace(cell=cell, moved=cell != fighter.cell)
        enemies = {c: f for c, f in position.fighters.items() if f.side is not fighter.side}
        units = position.units & ~(1 << fighter.cell) | 1 << cell
        return battle.targets(position.terrain, there, enemies, units, position.options)


def catalogue_class(kind: str) -> UnitClass:
    """Return the class as which a kind of unit is ordered; infantry if its rules are unknown."""
    classes = catalogue().units[kind].classes
    return classes.order if classes else UnitClass.INFANTRY
