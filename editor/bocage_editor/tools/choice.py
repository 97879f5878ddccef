"""What has been chosen from the palette, and what placing it does to a document."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from bocage_editor.words.units import unit_name
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.medals import add_exit, add_objective
from bocage_scenarios.edits.place import put_tile, put_unit
from bocage_scenarios.edits.replacing import replace_units
from bocage_scenarios.edits.tokens import put_marker
from bocage_scenarios.model import Exit, Marker, Objective, Scenario, Tile, Unit
from bocage_schema.catalogue import ObstacleRules, RectTile, TerrainRules, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side


class Kind(StrEnum):
    """How a choice is placed."""

    TILE = "tile"
    """A tile or an obstacle."""
    UNIT = "unit"
    BADGE = "badge"
    """It goes onto units."""
    MARKER = "marker"
    MEDAL = "medal"
    EXIT = "exit"


@dataclass(frozen=True, slots=True)
class Choice:
    """Something of the palette."""

    kind: Kind
    piece: str
    """Its id in the catalogue."""
    army: str | None = None
    """The figure set of a unit."""
    elite: bool = False
    """Elite figures, for kinds that have both."""
    badge: str | None = None
    """The badge of a unit that was picked up with it."""

    @property
    def key(self) -> str:
        """A name that stays the same over releases, for settings and tests."""
        parts = [self.kind.value, *filter(None, [self.army]), self.piece]
        return "/".join([*parts, "elite"] if self.elite else parts)

    def name(self, language: str = "en") -> str:
        """Return what it is called."""
        if self.kind is Kind.UNIT:
            return unit_name(self.piece, self.army, language)
        return name_of(self.piece, language)

    def unit(self) -> Unit:
        """Return the unit that a choice of that kind stands for."""
        return Unit(self.piece, self.army, badge=self.badge, elite=self.elite)

    @property
    def orientations(self) -> int:
        """In how many ways it can be laid."""
        piece = catalogue().pieces.get(self.piece)
        return piece.orientations if piece and self.kind is Kind.TILE else 1


@dataclass(frozen=True, slots=True)
class Way:
    """How a choice is laid."""

    orientation: int = 1
    side: Side | None = None
    """Who owns a bunker, laid a mine, may use an exit or win a medal."""


def place(scenario: Scenario, hexes: Iterable[Hex], choice: Choice, way: Way) -> Scenario:
    """Return the scenario with what was chosen on each of the hexes."""
    return _PLACERS[choice.kind](scenario, tuple(hexes), choice, way)


def has_owner(piece_id: str) -> bool:
    """Tell whether a tile works for one side only, or can be captured."""
    known = catalogue()
    piece = known.pieces.get(piece_id)
    if piece is None:
        return False
    rules = known.rules_of(piece)
    return (
        (isinstance(rules, ObstacleRules) and rules.owner_only)
        or (isinstance(rules, TerrainRules) and bool(rules.capture))
        or (isinstance(piece, RectTile) and piece.acts_as_unit)
    )


def _tile(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, way: Way) -> Scenario:
    return put_tile(scenario, hexes, tile_of(choice, way))


def tile_of(choice: Choice, way: Way) -> Tile:
    """Return the tile that a choice of that kind stands for."""
    return Tile(choice.piece, way.orientation, way.side if has_owner(choice.piece) else None)


def _unit(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, _way: Way) -> Scenario:
    return put_unit(scenario, hexes, choice.unit())


def _badge(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, _way: Way) -> Scenario:
    return replace_units(scenario, lambda unit: replace(unit, badge=choice.piece), hexes)


def _marker(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, way: Way) -> Scenario:
    return put_marker(scenario, hexes, Marker(choice.piece, way.side))


def _medal(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, way: Way) -> Scenario:
    """Give every hex an objective of its own, of the plainest type."""
    medal = catalogue().medals[choice.piece]
    for at in hexes:
        objective = Objective(
            ObjectiveType.TEMPORARY, (at,), medal.side or way.side, pieces=(choice.piece,)
        )
        if at in scenario.board and objective not in scenario.objectives:
            scenario = add_objective(scenario, objective)
    return scenario


def _exit(scenario: Scenario, hexes: tuple[Hex, ...], choice: Choice, way: Way) -> Scenario:
    for at in hexes:
        way_out = Exit((at,), way.side, choice.piece)
        if at in scenario.board and way_out not in scenario.exits:
            scenario = add_exit(scenario, way_out)
    return scenario


_PLACERS = {
    Kind.TILE: _tile,
    Kind.UNIT: _unit,
    Kind.BADGE: _badge,
    Kind.MARKER: _marker,
    Kind.MEDAL: _medal,
    Kind.EXIT: _exit,
}
