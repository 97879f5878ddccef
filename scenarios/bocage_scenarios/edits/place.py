"""Placing tiles and units on hexes, and what speaks against it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bocage_scenarios.checks.results import findings_of_hex
from bocage_scenarios.checks.view import View
from bocage_scenarios.edits.pieces import TILES, Part
from bocage_scenarios.edits.revision import with_hexes
from bocage_scenarios.model import EMPTY_HEX, NOTHING, UNKNOWN, HexContent, Scenario, Tile, Unit
from bocage_schema.catalogue import Badge, Medal, catalogue
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer
from bocage_schema.saying import Words, phrase

COMPANY = frozenset({"P105", "P106"})
"""Codes of pieces without what they belong on, and of pieces that refuse each other."""


def layer_of(piece_id: str) -> Part | None:
    """Return the part of a hex where a piece lies; None for medals, badges and unknown ones."""
    piece = catalogue().pieces.get(piece_id)
    if piece is None or isinstance(piece, Medal | Badge):
        return None
    return Part.MARKERS if piece.layer is Layer.MARKER else Part(piece.layer.value)


def put_tile(
    scenario: Scenario, hexes: Iterable[Hex], tile: Tile, part: Part | None = None
) -> Scenario:
    """Return the scenario with a tile or an obstacle on each of the hexes, in its own layer.

    ``part`` says where a piece goes that the catalogue does not know; by itself such a piece
    goes with the terrain.  Where an equal tile lies already, it stays with all that a file
    said of it.
    """
    where = layer_of(tile.piece) or part or Part.TERRAIN
    return with_hexes(scenario, {at: _with(scenario, at, where, tile) for at in hexes})


def put_unit(scenario: Scenario, hexes: Iterable[Hex], unit: Unit) -> Scenario:
    """Return the scenario with a unit on each of the hexes instead of the one there."""
    return with_hexes(scenario, {at: _with(scenario, at, Part.UNIT, unit) for at in hexes})


def _with(scenario: Scenario, at: Hex, part: Part, piece: Tile | Unit) -> HexContent:
    content = scenario.hexes.get(at, EMPTY_HEX)
    there: Tile | Unit | None = getattr(content, part.value)
    if there and replace(there, m44=NOTHING) == replace(piece, m44=NOTHING):
        return content
    changed: dict[str, Any] = {part.value: piece}
    return replace(content, **changed)


def obstacles_to(scenario: Scenario, at: Hex, piece: Tile | Unit | str) -> tuple[Words, ...]:
    """Return why no file can hold a piece on a hex; nothing if one can.

    Everything else is allowed and left to the checks.  ``piece`` is a tile, a unit, or the
    id of a marker or medal.
    """
    reasons: list[Words] = []
    if at not in scenario.board:
        reasons.append(phrase("the board has no hex here"))
    known = catalogue()
    if isinstance(piece, Unit):
        if piece.army is None and not piece.kind.startswith(UNKNOWN):
            reasons.append(phrase("a unit needs an army"))
        return tuple(reasons)
    name = piece.piece if isinstance(piece, Tile) else piece
    found = known.pieces.get(name)
    if found is None and not name.startswith(UNKNOWN):
        reasons.append(phrase("there is no piece {name!r}", name=name))
    if isinstance(piece, Tile) and found and layer_of(name) not in TILES:
        reasons.append(phrase("{name} is no tile", name=found.names))
    return tuple(reasons)


def objections_to(
    scenario: Scenario,
    at: Hex,
    piece: Tile | Unit,
    codes: frozenset[str] | None = COMPANY,
) -> tuple[Diagnostic, ...]:
    """Return what the checks of a hex would find if a piece were put there, and do not find yet.

    Only the ``codes``; None for all that look at the hex and its neighbours.
    """
    if isinstance(piece, Unit):
        after = put_unit(scenario, (at,), piece)
    else:
        after = put_tile(scenario, (at,), piece)
    before = {(item.code, item.message) for item in _findings(scenario, at)}
    return tuple(
        item
        for item in _findings(after, at)
        if (codes is None or item.code in codes) and (item.code, item.message) not in before
    )


def _findings(scenario: Scenario, at: Hex) -> tuple[Diagnostic, ...]:
    content = scenario.hexes.get(at)
    return findings_of_hex(View(scenario), at, content) if content else ()
