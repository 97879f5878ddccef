"""Mending lines after a part of them is gone."""

from dataclasses import replace
from typing import Any

from bocage_scenarios.checks.network import all_edges, opposite
from bocage_scenarios.edits.families import Family, Ways, exact, family_of, ways_of
from bocage_scenarios.edits.lines import with_turned_bridges
from bocage_scenarios.edits.pieces import Part
from bocage_scenarios.edits.revision import with_hexes
from bocage_scenarios.model import EMPTY_HEX, HexContent, Scenario, Tile
from bocage_schema.catalogue import Network
from bocage_schema.hexes import Hex, neighbours

_LINE_PARTS = (Part.LINE, Part.TERRAIN)
"""The layers in which tiles of families lie."""


def healed(before: Scenario, after: Scenario) -> Scenario:
    """Return the scenario ``after`` with the ends mended that an erasure has left in ``before``.

    Hexes that were connected over an edge where nothing connects now get the piece for their
    remaining edges; where none of the family fits, they stay as they are.
    """
    lost = _lost(before, after)
    changes: dict[Hex, HexContent] = {}
    for at, ends in lost.items():
        content = after.hexes[at]
        for part in _LINE_PARTS:
            tile: Tile | None = getattr(content, part.value)
            family = family_of(tile.piece) if tile else None
            if tile and family and (gone := ends.get(family.network)):
                remaining = ways_of(tile, family.network) - gone
                if found := _piece_for(after, at, family, remaining):
                    kept = replace(tile, piece=found.piece, orientation=found.orientation)
                    changed: dict[str, Any] = {part.value: kept}
                    content = replace(content, **changed)
        changes[at] = content
    return with_turned_bridges(with_hexes(after, changes), changes)


def _lost(before: Scenario, after: Scenario) -> dict[Hex, dict[Network, Ways]]:
    """Return the edges of hexes behind which a line has gone, by hex and network."""
    lost: dict[Hex, dict[Network, Ways]] = {}
    for gone, content in before.hexes.items():
        now = after.hexes.get(gone, EMPTY_HEX)
        if now is content or gone not in before.board:
            continue
        around = neighbours(gone)
        left = all_edges(now)
        for network, ways in all_edges(content).items():
            for way in ways - left.get(network, frozenset()):
                near = around[way]
                opens = all_edges(after.hexes.get(near, EMPTY_HEX)).get(network, ())
                if opposite(way) in opens and near in before.board:
                    ends = lost.setdefault(near, {})
                    ends[network] = ends.get(network, frozenset()) | {opposite(way)}
    return lost


def _piece_for(scenario: Scenario, at: Hex, family: Family, remaining: Ways) -> Tile | None:
    """Return the tile for the edges that remain; None to leave the hex as it is."""
    if not remaining:
        return None
    if found := exact(family, remaining):
        return found
    if len(remaining) > 1:
        return None
    (way,) = remaining
    return exact(family, remaining | {opposite(way)})
