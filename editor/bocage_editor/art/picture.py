"""How the picture of a tile is made."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainter

from bocage_editor.art.look import TileLook

Draw = Callable[[QPainter, TileLook], None]
"""Draws around the origin, see `bocage_editor.art.frame`; leaves pen and brush as it likes."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a tile, an obstacle or a marker, in up to three levels.

    Boards draw the lowest level of all hexes first, so that roads run over hills and between
    trees, whichever pieces share a hex.
    """

    ground: Draw | None = None
    """What covers the ground of the hex: hills, water, marsh.  Fills the hexagon up to its
    edges where it goes on there, see `TileLook.joined`."""
    line: Draw | None = None
    """What runs over edges: rivers, roads, rails."""
    top: Draw | None = None
    """What stands on it: trees, houses, bunkers, tokens."""
    joins: str = ""
    """Pieces with the same word flow into each other; empty: it stands alone."""
    turns: bool = True
    """False: it keeps upright when the board is seen from the other side."""
