"""Scenarios made by hand, hex by hex."""

from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat

STANDARD = board(BoardFormat.STANDARD)


def hex_at(label, plan=STANDARD):
    """Return the hex of a label."""
    return plan.hex(label)


def scenario_of(placed, *, plan=STANDARD, **fields):
    """Return a scenario of hexes by label: an army and kind of unit, or contents."""
    hexes = {}
    for label, what in placed.items():
        if isinstance(what, str):
            army, kind = what.split()
            what = HexContent(unit=Unit(kind, army))
        hexes[plan.hex(label)] = what
    return Scenario(plan.format, hexes=hexes, **fields)


def tile(piece, *traits, layer="terrain", unit=None):
    """Return a hex with a tile, and perhaps a unit on it."""
    return HexContent(**{layer: Tile(piece, traits=traits)}, unit=unit)
