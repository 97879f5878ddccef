"""The pieces on a hex one by one: what lies there, taking it off, changing and moving it."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from bocage_scenarios.edits.revision import moved_content, with_fields, with_hexes
from bocage_scenarios.model import (
    EMPTY_HEX,
    HexContent,
    Label,
    Marker,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex


class Part(StrEnum):
    """A part of what lies on a hex, bottom to top; the values are its fields."""

    GROUND = "ground"
    LINE = "line"
    TERRAIN = "terrain"
    RECT = "rect"
    OBSTACLE = "obstacle"
    UNIT = "unit"
    MARKERS = "markers"
    LABELS = "labels"
    NOTE = "note"


TILES = (Part.GROUND, Part.LINE, Part.TERRAIN, Part.RECT, Part.OBSTACLE)
"""Parts that hold a tile or an obstacle, bottom to top."""
SEVERAL = frozenset({Part.MARKERS, Part.LABELS})
"""Parts of which a hex may hold more than one."""

Thing = Tile | Unit | Marker | Label | str
"""What a spot holds; a text for the note."""


class Spot(NamedTuple):
    """Where on a hex something lies."""

    part: Part
    number: int = 0
    """Which one, of the parts of which there may be several."""


def stack(content: HexContent) -> Iterator[tuple[Spot, Thing]]:
    """Yield what lies on a hex, bottom to top."""
    for layer, tile in content.tiles():
        yield Spot(Part(layer.value)), tile
    if content.unit:
        yield Spot(Part.UNIT), content.unit
    for index, marker in enumerate(content.markers):
        yield Spot(Part.MARKERS, index), marker
    for index, label in enumerate(content.labels):
        yield Spot(Part.LABELS, index), label
    if content.note:
        yield Spot(Part.NOTE), content.note


def thing_at(content: HexContent, spot: Spot) -> Thing | None:
    """Return what lies on a spot of a hex; None if there is nothing."""
    value: Any = getattr(content, spot.part.value)
    if spot.part in SEVERAL:
        return value[spot.number] if 0 <= spot.number < len(value) else None
    return value or None


def with_thing(content: HexContent, spot: Spot, thing: Thing | None) -> HexContent:
    """Return what lies on a hex with something else on a spot, or with nothing there.

    A new marker or label goes behind the others, whatever the spot's number beyond them.
    """
    changed: Any = thing
    if spot.part in SEVERAL:
        before: tuple[Any, ...] = getattr(content, spot.part.value)
        there = () if thing is None else (thing,)
        changed = (*before[: spot.number], *there, *before[spot.number + 1 :])
    elif spot.part is Part.NOTE:
        changed = thing or ""
    return with_fields(content, **{spot.part.value: changed})


def remove(scenario: Scenario, at: Hex, spot: Spot) -> Scenario:
    """Return the scenario without what lies on a spot of a hex."""
    return change(scenario, at, spot, None)


def remove_top(scenario: Scenario, at: Hex) -> Scenario:
    """Return the scenario without the topmost piece, label or note of a hex."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    spots = [spot for spot, _ in stack(content)]
    return remove(scenario, at, spots[-1]) if spots else scenario


def change(scenario: Scenario, at: Hex, spot: Spot, thing: Thing | None) -> Scenario:
    """Return the scenario with something else on a spot of a hex."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    return with_hexes(scenario, {at: with_thing(content, spot, thing)})


def turn(scenario: Scenario, at: Hex, spot: Spot, steps: int = 1) -> Scenario:
    """Return the scenario with a tile turned counter-clockwise by ``steps`` of its own.

    Nothing changes where no tile lies, or one that does not turn.
    """
    tile = thing_at(scenario.hexes.get(at, EMPTY_HEX), spot)
    if not isinstance(tile, Tile):
        return scenario
    return change(scenario, at, spot, turned(tile, steps))


def turn_top(scenario: Scenario, at: Hex, steps: int = 1) -> Scenario:
    """Return the scenario with the topmost piece of a hex that turns at all turned."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    for spot, thing in reversed(list(stack(content))):
        if isinstance(thing, Tile) and orientations_of(thing.piece) > 1:
            return turn(scenario, at, spot, steps)
    return scenario


def turned(tile: Tile, steps: int = 1) -> Tile:
    """Return a tile in the orientation that many steps further counter-clockwise."""
    count = orientations_of(tile.piece)
    piece = catalogue().rect_tiles.get(tile.piece)
    clockwise = piece is not None and piece.step_deg < 0
    step = -steps if clockwise else steps
    orientation = (tile.orientation - 1 + step) % count + 1
    return tile if orientation == tile.orientation else replace(tile, orientation=orientation)


def orientations_of(piece_id: str) -> int:
    """Return in how many ways a piece can lie; 1 for an unknown one."""
    piece = catalogue().pieces.get(piece_id)
    return piece.orientations if piece else 1


def move(scenario: Scenario, start: Hex, spot: Spot, end: Hex) -> Scenario:
    """Return the scenario with one piece, label or note of a hex moved to another.

    It replaces what lies in its layer there; markers and labels come on top of the others.
    """
    content = scenario.hexes.get(start, EMPTY_HEX)
    thing = thing_at(content, spot)
    if thing is None or start == end or end not in scenario.board:
        return scenario
    alone = moved_content(with_thing(EMPTY_HEX, Spot(spot.part), thing))
    moved = thing_at(alone, Spot(spot.part))
    target = scenario.hexes.get(end, EMPTY_HEX)
    index = len(getattr(target, spot.part.value)) if spot.part in SEVERAL else 0
    changes = {
        start: with_thing(content, spot, None),
        end: with_thing(target, Spot(spot.part, index), moved),
    }
    return with_hexes(scenario, changes)
