"""A document as it stands on the board in the course of a game.

Contents of hexes that nothing has happened to are the very objects of the document, and equal
ones of several snapshots are the same object, so that whoever draws them sees by identity what
has changed.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bocage_engine.setup import Laid
from bocage_engine.state import NOBODY, State
from bocage_engine.world import World
from bocage_scenarios.describe import side_of
from bocage_scenarios.model import (
    ANY_LANGUAGE,
    EMPTY_HEX,
    HexContent,
    Label,
    Marker,
    Objective,
    Scenario,
    Tile,
    Unit,
)
from bocage_scenarios.start import is_boat_marker, pieces_on
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer, Side


class _Standing(NamedTuple):
    """What a game says of a hex."""

    unit: int
    """Number of the unit, or of an equal one with a lower number; `NOBODY`: none."""
    figures: int
    pieces: tuple[Laid, ...] | None
    """What lies there; None: what lay there at the start."""
    strength: int | None
    """That of a mine which was revealed and still lies there."""
    landed: bool = False
    """The craft that carried the unit is gone."""


class Snapshots:
    """Makes snapshots of the games of one document."""

    def __init__(self, scenario: Scenario, world: World) -> None:
        """Begin with a document and the compiled setup that was made of it."""
        self.document = scenario
        self.world = world
        self._hexes = world.board.hexes
        starts = sorted(world.setup.units)
        self._carried = sum(1 << number for number, start in enumerate(starts) if start.aboard)
        """Units, by number, that craft carry at the start."""
        self._units: list[Unit] = []
        """The units of the document by their numbers in the game."""
        self._boats: list[tuple[Marker, ...]] = []
        """The boats that lay beside them, by the same numbers."""
        self._like: list[int] = []
        """By number of a unit the lowest one of an equal unit."""
        self._at_start: dict[Hex, _Standing] = {}
        for start in starts:
            unit = scenario.hexes[start.at].unit
            assert unit is not None
            self._units.append(unit)
            self._boats.append(tuple(filter(is_boat_marker, scenario.hexes[start.at].markers)))
            pairs = zip(self._units, self._boats, strict=True)
            like = list(pairs).index((unit, self._boats[-1]))
            self._like.append(like)
            self._at_start[start.at] = _Standing(like, start.figures, None, None)
        self._made: dict[tuple[Hex, _Standing], HexContent] = {}
        self._taken: dict[int, Objective] = {}

    def scenario(self, state: State) -> Scenario:
        """Return the document with everything where it is in a state of the game."""
        document = self.document
        hexes = dict(document.hexes)
        for at, standing in self._standings(state).items():
            content = self._content(at, standing)
            if content is EMPTY_HEX:
                hexes.pop(at, None)
            else:
                hexes[at] = content
        return replace(document, hexes=hexes, objectives=self._objectives(state))

    def changed(self, before: State, after: State) -> set[Hex]:
        """Return the hexes that show something else after than before."""
        first, second = self._standings(before), self._standings(after)
        found = {
            at
            for at in first.keys() | second.keys()
            if self._now(at, first) is not self._now(at, second)
        }
        objectives = zip(self.document.objectives, before.holders, after.holders, strict=True)
        for objective, old, new in objectives:
            if (old == NOBODY) != (new == NOBODY):
                found.update(objective.hexes)
        return found

    def unit(self, number: int) -> Unit:
        """Return the unit of the document that has a number in the game."""
        return self._units[number]

    def _now(self, at: Hex, standings: Mapping[Hex, _Standing]) -> HexContent:
        standing = standings.get(at)
        if standing is None:
            return self.document.hexes.get(at, EMPTY_HEX)
        return self._content(at, standing)

    def _standings(self, state: State) -> dict[Hex, _Standing]:
        """Return what a game says of every hex that it says something about."""
        hexes = self._hexes
        changes = {hexes[cell]: laid for cell, laid in state.changes}
        mined = self.world.terrain_with(state.changes).mines if state.mines else 0
        strengths = {
            hexes[cell]: strength
            for cell, strength in zip(state.mines[::2], state.mines[1::2], strict=True)
            if mined >> cell & 1
        }
        found = dict.fromkeys(
            (*self._at_start, *changes, *strengths), _Standing(NOBODY, 0, None, None)
        )
        for cell, unit in state.where.items():
            landed = bool(self._carried >> unit & 1 and not state.aboard >> unit & 1)
            figures = state.figures[unit]
            found[hexes[cell]] = _Standing(self._like[unit], figures, None, None, landed)
        return {
            at: standing._replace(pieces=changes.get(at), strength=strengths.get(at))
            if at in changes or at in strengths
            else standing
            for at, standing in found.items()
        }

    def _content(self, at: Hex, standing: _Standing) -> HexContent:
        if standing == self._at_start.get(at):
            return self.document.hexes[at]
        key = at, standing
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = self._made_anew(at, standing)
        return known

    def _made_anew(self, at: Hex, standing: _Standing) -> HexContent:
        old = self.document.hexes.get(at, EMPTY_HEX)
        unit = self._unit_with(standing)
        if unit is None and at not in self._at_start:
            unit = old.unit  # one that the engine does not play
        lies = pieces_on(old) if standing.pieces is None else standing.pieces
        changed = _laid_out(old, lies, side_of(unit) if unit else None)
        changed["unit"] = unit
        changed["markers"] += self._boats_at(at, standing)
        if standing.strength is not None:
            strength = Label({ANY_LANGUAGE: str(standing.strength)})
            changed["labels"] = (*old.labels, strength)
        content = replace(old, **changed)
        if content.m44_entries:  # they tell what lay there at the start
            content = replace(content, m44_entries=())
        return EMPTY_HEX if content.is_empty() else content

    def _boats_at(self, at: Hex, standing: _Standing) -> tuple[Marker, ...]:
        """Return the boats on a hex: those of its unit, or of nobody in the game."""
        if standing.unit != NOBODY:
            return self._boats[standing.unit]
        if at in self._at_start:
            return ()
        return tuple(filter(is_boat_marker, self.document.hexes.get(at, EMPTY_HEX).markers))

    def _unit_with(self, standing: _Standing) -> Unit | None:
        if standing.unit == NOBODY:
            return None
        unit = self._units[standing.unit]
        if standing.landed:
            traits = catalogue().traits
            kept = (n for n in unit.traits if n not in traits or not traits[n].carrier)
            unit = replace(unit, traits=tuple(kept))
        if standing.figures == self.world.units[standing.unit].figures:
            return unit
        return replace(unit, figures=standing.figures)

    def _objectives(self, state: State) -> tuple[Objective, ...]:
        """Return the objectives, those that somebody holds without their medals."""
        objectives = self.document.objectives
        if all(holder == NOBODY for holder in state.holders):
            return objectives
        return tuple(
            item if holder == NOBODY else self._without_medals(number, item)
            for number, (item, holder) in enumerate(zip(objectives, state.holders, strict=True))
        )

    def _without_medals(self, number: int, objective: Objective) -> Objective:
        if number not in self._taken:
            self._taken[number] = replace(objective, pieces=()) if objective.pieces else objective
        return self._taken[number]


def _laid_out(old: HexContent, lies: tuple[Laid, ...], occupant: Side | None) -> dict[str, Any]:
    """Return the fields of a hex on which these pieces lie.

    A piece that belonged to whoever stood on it in the document says so as soon as somebody
    else does, or nobody.
    """
    left = list(lies)
    here = iter(pieces_on(old))
    fields: dict[str, Any] = {}
    for layer, tile in old.tiles():
        laid = next(here)
        if laid not in left:
            fields[layer.value] = None
            continue
        left.remove(laid)
        tells = tile.owner is not None or laid.owner in (None, occupant)
        fields[layer.value] = tile if tells else replace(tile, owner=laid.owner)
    markers = []
    grounded = (marker for marker in old.markers if not is_boat_marker(marker))
    for marker, laid in zip(grounded, here, strict=True):
        if laid in left:
            left.remove(laid)
            markers.append(marker)
    for laid in left:
        layer = catalogue().pieces[laid.piece].layer
        if layer is Layer.MARKER or fields.get(layer.value) is not None:
            markers.append(Marker(laid.piece, laid.owner, laid.traits))
        else:
            fields[layer.value] = Tile(laid.piece, laid.orientation, laid.owner, laid.traits)
    return {**fields, "markers": tuple(markers)}
