"""Checks of what is said about pieces besides their names: owners and traits."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.registry import content_check
from bocage_scenarios.checks.view import tile_rules
from bocage_scenarios.describe import side_of
from bocage_scenarios.model import HexContent, Marker, Tile
from bocage_schema.catalogue import ObstacleRules, Piece, RectTile, TerrainRules, Trait, catalogue
from bocage_schema.id_words import SIDES
from bocage_schema.ids import Layer
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import AND, Listed, Words


@content_check("P108", "P109", "P110", "P111", layers="ground line terrain rect obstacle")
def owners(content: HexContent) -> Iterator[Found]:
    """Find owners that are missing where one makes a difference, and those that make none."""
    for layer, tile in content.tiles():
        piece = catalogue().pieces.get(tile.piece)
        if piece is None:
            continue
        protects, captured = _protecting(tile), _can_be_captured(tile)
        if protects and tile.owner is None:
            yield _without_owner(content, layer, tile, protects.names)
        elif captured and tile.owner is None:
            yield found("P108", "/" + layer.value, name=piece.names)
        elif tile.owner and not (protects or captured or _is_unit(piece)):
            becomes = _with(content, layer, replace(tile, owner=None))
            yield found("P111", "/" + layer.value, becomes=becomes, name=piece.names)


def _without_owner(content: HexContent, layer: Layer, tile: Tile, name: Words) -> Found:
    """Return the finding of a piece that protects its owner but names none (D-18)."""
    side = side_of(content.unit) if content.unit else None
    if side is None:
        return found("P110", "/" + layer.value, name=name)
    becomes = _with(content, layer, replace(tile, owner=side))
    return found("P109", "/" + layer.value, becomes=becomes, name=name, side=SIDES[side])


def _protecting(tile: Tile) -> ObstacleRules | None:
    """Return the rules of a tile if they protect its owner only."""
    rules = tile_rules(tile)
    return rules if isinstance(rules, ObstacleRules) and rules.owner_only else None


def _can_be_captured(tile: Tile) -> bool:
    rules = tile_rules(tile)
    if isinstance(rules, TerrainRules) and rules.capture:
        return True
    return any(trait.capture for trait in _traits(tile.traits))


def _is_unit(piece: Piece) -> bool:
    return isinstance(piece, RectTile) and piece.acts_as_unit


def _with(content: HexContent, layer: Layer, tile: Tile) -> HexContent:
    changed: dict[str, Any] = {layer.value: tile}
    return replace(content, **changed)


@content_check("P112", "P120", "P122", layers="ground line terrain rect obstacle markers")
def traits(content: HexContent) -> Iterator[Found]:
    """Find traits that are not for their piece, that say nothing new, or that contradict."""
    for layer, tile in content.tiles():
        path = "/" + layer.value
        for trait, problem in _problems(tile.piece, tile.traits):
            becomes = _with(content, layer, replace(tile, traits=_without(tile.traits, trait)))
            yield _found_trait(problem, path, tile.piece, trait, becomes)
        yield from _contradictions(path, tile)
    for number, marker in enumerate(content.markers):
        path = pointer("markers", number)
        for trait, problem in _problems(marker.piece, marker.traits):
            changed = replace(marker, traits=_without(marker.traits, trait))
            markers = _replaced(content.markers, number, changed)
            becomes = replace(content, markers=markers)
            yield _found_trait(problem, path, marker.piece, trait, becomes)


def _problems(piece_id: str, names: tuple[str, ...]) -> Iterator[tuple[Trait, str]]:
    """Yield the traits that a piece should not have, each with the code of the finding."""
    if piece_id not in catalogue().pieces:
        return
    for trait in _traits(names):
        if trait.implied_by == piece_id:
            yield trait, "P120"
        elif trait.pieces and piece_id not in trait.pieces:
            yield trait, "P112"


def _found_trait(code: str, path: str, piece: str, trait: Trait, becomes: HexContent) -> Found:
    repaired = becomes if code == "P120" else None
    name = catalogue().pieces[piece].names
    return found(code, path, becomes=repaired, name=name, trait=trait.names)


def _contradictions(path: str, tile: Tile) -> Iterator[Found]:
    ruling = [trait.names for trait in _traits(tile.traits) if trait.rules]
    piece = catalogue().pieces.get(tile.piece)
    if piece and len(ruling) > 1:
        yield found("P122", path, name=piece.names, traits=Listed(tuple(ruling), AND))


def _traits(names: tuple[str, ...]) -> Iterator[Trait]:
    known = catalogue().traits
    return (known[name] for name in names if name in known)


def _without(names: tuple[str, ...], trait: Trait) -> tuple[str, ...]:
    return tuple(name for name in names if name != trait.id)


def _replaced(markers: tuple[Marker, ...], number: int, marker: Marker) -> tuple[Marker, ...]:
    return (*markers[:number], marker, *markers[number + 1 :])
