"""A position without a game: questions about it that need no dice and no cards."""

from dataclasses import dataclass, field
from functools import cached_property

from bocage_engine import battle, los, movegen
from bocage_engine.battle import Fighter, Shot
from bocage_engine.board import Board, mask_of
from bocage_engine.kinds import kind_of
from bocage_engine.movegen import Move
from bocage_engine.options import Options
from bocage_engine.retreat import Retreat, retreat
from bocage_engine.setup import Setup
from bocage_engine.terrain import Terrain, terrain_of
from bocage_schema.ids import Side


@dataclass(frozen=True)
class Position:
    """Terrain and units; every unit is freshly ordered and has not moved.  Hexes are cells."""

    terrain: Terrain
    fighters: dict[int, Fighter]
    """The units by cell."""
    top: Side = Side.AXIS
    options: Options = field(default_factory=Options)

    @property
    def board(self) -> Board:
        """The board."""
        return self.terrain.board

    @cached_property
    def units(self) -> int:
        """Mask of all units."""
        return mask_of(self.fighters)

    def sees(self, a: int, b: int) -> bool:
        """Tell whether there is a line of sight between two cells, whatever is on them."""
        return los.sees(self.terrain, self.units, a, b, self.options)

    def moves(self, cell: int) -> dict[int, Move]:
        """Return where the unit on a cell may move; staying is not listed."""
        unit = self.fighters[cell]
        return movegen.moves(self.terrain, self.units, cell, unit.kind, unit.side, self.options)

    def may_battle_unmoved(self, cell: int) -> bool:
        """Tell whether the unit on a cell may battle without having moved."""
        unit = self.fighters[cell]
        return movegen.may_battle_unmoved(self.terrain, cell, unit.kind, unit.side)

    def targets(self, cell: int) -> list[Shot]:
        """Return the legal attacks of the unit on a cell."""
        attacker = self.fighters[cell]
        if not self.may_battle_unmoved(cell):
            return []
        enemies = {at: unit for at, unit in self.fighters.items() if unit.side != attacker.side}
        return battle.targets(self.terrain, attacker, enemies, self.units, self.options)

    def retreat(self, cell: int, flags: int) -> Retreat:
        """Return what so many flags do to the unit on a cell."""
        unit = self.fighters[cell]
        up = unit.side is self.top
        return retreat(self.terrain, self.units, cell, unit.kind, unit.side, flags, up=up)


def position_of(setup: Setup) -> Position:
    """Return the position at the start of a game; units without known rules only stand there."""
    terrain = terrain_of(setup)
    fighters = {}
    for unit in setup.units:
        cell = terrain.board.cell_of[unit.at]
        kind = kind_of(unit.kind, setup.options)
        fighters[cell] = Fighter(cell, kind, unit.side)
    return Position(terrain, fighters, setup.top, setup.options)
