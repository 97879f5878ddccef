"""What checks ask about a document: sides, seats, sections, and the rules on each hex."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bocage_engine.facts import is_spanned, rules_of as rules_of_piece
from bocage_engine.terrain import background as printed_by
from bocage_scenarios.checks.recall import by_content
from bocage_scenarios.describe import side_of
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario, Tile, Unit
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import (
    HexRules,
    ObstacleRules,
    TerrainRules,
    Unit as Troop,
    catalogue,
)
from bocage_schema.hexes import Hex
from bocage_schema.ids import Face, Side, UnitClass
from bocage_schema.inventory import Holdings

OFF_BOARD = -1
"""Stands for the row of a hex that is not on the board."""
HEADER = ("board_format", "face", "top", "first", "camps", "begin", "rules")
"""Fields of a document that a hex check may read; a change of one runs all checks again."""


class Placed(NamedTuple):
    """A unit on the board whose side and kind are known."""

    at: Hex
    unit: Unit
    side: Side
    troop: Troop


@dataclass(frozen=True)
class View:
    """A document and what follows from it.  Made anew for every revision."""

    scenario: Scenario
    holdings: Holdings | None = None
    """The boxes that the user owns; None if he did not say."""

    @cached_property
    def board(self) -> Board:
        """The board."""
        return self.scenario.board

    @cached_property
    def memo(self) -> dict[object, Any]:
        """What the modules of checks have worked out about the document, by their own keys."""
        return {}

    @cached_property
    def memo_of_share(self) -> defaultdict[str, dict[object, Any]]:
        """The same by share of the tiles, from which alone it follows; the next view keeps it."""
        return defaultdict(dict)

    def content(self, at: Hex) -> HexContent:
        """Return what lies on a hex, on the board or off it."""
        return self.scenario.hexes.get(at, EMPTY_HEX)

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """Return the adjacent hexes of the board, counter-clockwise from east."""
        return self.board.neighbours(at)

    def baseline(self, side: Side) -> int:
        """Return the row in front of which a side sits."""
        return 0 if side is self.scenario.top else self.board.rows - 1

    def homeward(self, side: Side, at: Hex) -> Iterator[Hex]:
        """Yield the hexes, on the board, to which a unit would retreat one step (D-11)."""
        row = at.row - 1 if side is self.scenario.top else at.row + 1
        return (near for near in self.neighbours(at) if near.row == row)

    @cached_property
    def units(self) -> tuple[Placed, ...]:
        """Every unit on the board of known side and kind, row by row."""
        kinds = catalogue().units
        return tuple(
            Placed(at, content.unit, side, kinds[content.unit.kind])
            for at, content in sorted(self.scenario.hexes.items())
            if content.unit
            and content.unit.kind in kinds
            and at in self.board
            and (side := side_of(content.unit))
        )

    def units_of(self, side: Side) -> tuple[Placed, ...]:
        """Return the units of one side."""
        return self._units_by_side[side]

    @cached_property
    def _units_by_side(self) -> Mapping[Side, tuple[Placed, ...]]:
        return {
            side: tuple(placed for placed in self.units if placed.side is side) for side in Side
        }

    @cached_property
    def unit_at(self) -> Mapping[Hex, Placed]:
        """The units by hex."""
        return {placed.at: placed for placed in self.units}

    def rules_at(self, at: Hex) -> tuple[HexRules, ...]:
        """Return the rules in force on a hex of the board: its tiles, without terrain the face."""
        own = facts_of(self.content(at))
        return own.rules if own.terrain else self.printed(at) + own.rules

    def printed(self, at: Hex) -> tuple[TerrainRules, ...]:
        """Return the rules of what the face in play prints on a hex."""
        terrain = self._background.get(at.row)
        return (catalogue().terrain_rules[terrain],) if terrain else ()

    @cached_property
    def _background(self) -> Mapping[int, str]:
        """Terrain rules that the face prints, by row."""
        return background(self.scenario)

    def surroundings(self, at: Hex) -> tuple[object, ...]:
        """Return all that local checks of a hex may read besides what lies on it."""
        return self._surroundings[at.row if at in self.board else OFF_BOARD]

    @cached_property
    def _surroundings(self) -> tuple[tuple[object, ...], ...]:
        scenario = self.scenario
        shared = (scenario.board_format, scenario.face, scenario.top, scenario.begin)
        on_board = ((*shared, self._background.get(row)) for row in range(self.board.rows))
        return (*on_board, shared)

    def impassable_for(self, at: Hex) -> frozenset[UnitClass]:
        """Return the classes of unit that may never be on a hex of the board."""
        own = facts_of(self.content(at))
        return own.barred if own.terrain else own.barred | barred_by(self.printed(at), ())

    def may_stand(self, troop: Troop, at: Hex) -> bool:
        """Tell whether the terrain lets units of a kind be on a hex; None knows: it does."""
        return not (bars(troop) & self.impassable_for(at))


def edges_of(board: Board, at: Hex) -> frozenset[str]:
    """Return the names of the edges of the board that a hex lies on; two in a corner."""
    inset = at.row % 2
    on = {
        "top": at.row == 0,
        "bottom": at.row == board.rows - 1,
        "left": at.col == inset,
        "right": at.col == 2 * board.width - 2 - inset,
    }
    return frozenset(name for name, is_on in on.items() if is_on and at in board)


def background(scenario: Scenario) -> Mapping[int, str]:
    """Return the terrain rules that the face in play prints, by row; rows of open ground lack."""
    return printed_by(scenario.board_format, Face(scenario.face))


def bars(troop: Troop) -> frozenset[UnitClass]:
    """Return the classes to whose impassable hexes a kind of unit may not go."""
    if troop.terrain:
        return troop.terrain.impassable_as
    return frozenset({troop.classes.move}) if troop.classes else frozenset()


class Facts(NamedTuple):
    """What the tiles and the obstacle of a hex bring with them, bottom to top."""

    rules: tuple[HexRules, ...]
    terrain: tuple[TerrainRules, ...]
    obstacles: tuple[ObstacleRules, ...]
    closed: bool
    """They are declared impassable for every unit."""
    barred: frozenset[UnitClass]
    """The classes that they keep off the hex."""


@by_content
def names_on(content: HexContent) -> frozenset[str]:
    """Return the ids of all pieces on a hex."""
    return frozenset(content.names())


@by_content
def facts_of(content: HexContent) -> Facts:
    """Return what the pieces of a hex bring with them; worked out once for each content."""
    rules = tuple(found for _, tile in content.tiles() if (found := tile_rules(tile)))
    terrain = tuple(item for item in rules if isinstance(item, TerrainRules))
    obstacles = tuple(item for item in rules if isinstance(item, ObstacleRules))
    closed = _is_closed(content)
    barred = frozenset(UnitClass) if closed else barred_by(terrain, obstacles)
    return Facts(rules, terrain, obstacles, closed, barred)


def rules_of(content: HexContent) -> tuple[HexRules, ...]:
    """Return the rules that the tiles and the obstacle of a hex bring, bottom to top."""
    return facts_of(content).rules


def tile_rules(tile: Tile) -> HexRules | None:
    """Return the rules of one tile, as its traits change them; None for an unknown one."""
    return rules_of_piece(tile.piece, tile.traits)


def impassable_for(content: HexContent) -> frozenset[UnitClass]:
    """Return the classes that the tiles of a hex keep off it."""
    return facts_of(content).barred


def is_closed(content: HexContent) -> bool:
    """Tell whether the tiles of a hex are declared impassable for every unit."""
    return facts_of(content).closed


def _is_closed(content: HexContent) -> bool:
    known = catalogue().traits
    traits = [known[name] for _, tile in content.tiles() for name in tile.traits if name in known]
    return any(trait.impassable for trait in traits)


def barred_by(
    terrain: tuple[HexRules, ...], obstacles: tuple[HexRules, ...]
) -> frozenset[UnitClass]:
    """Return the classes that terrain, and what lies on it, keep off a hex.

    What makes a river enterable, such as a bridge, lifts the ban of water, and of whatever
    else it spans.
    """
    bridges = [rules for rules in obstacles if rules.movement.enables_river]
    barred: frozenset[UnitClass] = frozenset()
    for rules in terrain:
        if not (bridges and is_spanned(rules, bridges)):
            barred |= rules.movement.impassable_for
    for rules in obstacles:
        barred |= rules.movement.impassable_for
    return barred
