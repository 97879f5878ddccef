"""Ways off the board: strips along the edge, and markers that point over it."""

from collections.abc import Iterator, Mapping
from math import atan2, degrees
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bocage_editor.art import inks
from bocage_editor.art.brush import fill, pen, polygon
from bocage_editor.art.emblems import draw_emblem
from bocage_editor.art.frame import CORNERS, EDGE_MIDDLES, toward
from bocage_editor.art.markers import DESIGNS
from bocage_editor.art.shapes import draw
from bocage_scenarios.model import Exit
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import Side

GREEN, GREEN_DARK = QColor("#1f8a4c"), QColor("#0e4a28")
NORTH = 90
"""Angles count counter-clockwise from east, as edges do."""
_INSET = 0.93
_ARROW = ((17, 0), (1, 12), (1, 4.5), (-19, 4.5), (-19, -4.5), (1, -4.5), (1, -12))
"""Outwards and along the edge, from its middle."""
_FACING = {90: (1, 2), 180: (2, 3, 4), 270: (4, 5), 0: (5, 0, 1)}
"""By the angle of a side of the board, the edges of hexes that may face it."""


class ExitLook(NamedTuple):
    """All that the picture of an exit marker depends on."""

    marker: str
    angle: int
    """Where it points, in degrees counter-clockwise from east."""
    side: Side | None


class StripLook(NamedTuple):
    """All that the strips of a hex depend on."""

    edges: tuple[int, ...]


def open_edges(board: Board, at: Hex) -> list[int]:
    """Return the edges of a hex behind which the board ends."""
    return [edge for edge, near in enumerate(neighbours(at)) if near not in board]


def side_of_board(board: Board, way_out: Exit) -> int | None:
    """Return the angle of the side along which an exit lies; None if there is not just one."""
    around = [set(open_edges(board, at)) for at in way_out.hexes]
    sides = [
        angle
        for angle, edges in _FACING.items()
        if around and all(_faces(found, edges, angle) for found in around)
    ]
    return sides[0] if len(sides) == 1 else None


def _faces(found: set[int], edges: tuple[int, ...], angle: int) -> bool:
    """Tell whether a hex of such open edges lies at a side: at the left and right one suffices."""
    return (edges[1] in found) if angle in (0, 180) else found.issuperset(edges)


def edges_of(board: Board, way_out: Exit, at: Hex) -> tuple[int, ...]:
    """Return the edges of a hex over which an exit leads."""
    found = open_edges(board, at)
    side = side_of_board(board, way_out)
    return tuple(edge for edge in found if side is None or edge in _FACING[side])


def angle_of(board: Board, way_out: Exit, at: Hex) -> int:
    """Return the direction in which an exit leads off the board from a hex."""
    side = side_of_board(board, way_out)
    if side is not None:
        return side
    middle = QPointF()
    for edge in open_edges(board, at):
        middle += EDGE_MIDDLES[edge]
    if middle.manhattanLength() < 1:
        return NORTH
    return round(degrees(atan2(-middle.y(), middle.x()))) % 360


def marked_hexes(way_out: Exit) -> Iterator[Hex]:
    """Yield the hexes of an exit on which its marker lies: the first one, or both ends."""
    marker = catalogue().markers.get(way_out.marker)
    yield from way_out.hexes[:1]
    if marker is not None and marker.both_ends:
        yield from way_out.hexes[1:][-1:]


def is_exit_marker(piece: str) -> bool:
    """Tell whether a marker points off the board."""
    return piece in DESIGNS and DESIGNS[piece].by_orientation


def draw_exit(painter: QPainter, look: ExitLook) -> None:
    """Draw a marker, turned to where it points; its owner's sign stays upright."""
    design = DESIGNS[look.marker]
    painter.save()
    painter.translate(design.place)
    painter.save()
    painter.rotate(NORTH - look.angle)
    draw(painter, design.shapes, _TONES)
    painter.restore()
    if look.side is not None:
        draw_emblem(painter, look.side, QPointF(19, 19), 9.5)
    painter.restore()


def draw_strips(painter: QPainter, look: StripLook) -> None:
    """Draw a strip inside each edge that leads off the board, with an arrow over it."""
    for edge in look.edges:
        start, end = CORNERS[edge] * _INSET, CORNERS[(edge + 1) % 6] * _INSET
        strip = QPainterPath(start + (end - start) * 0.12)
        strip.lineTo(end + (start - end) * 0.12)
        painter.strokePath(strip, pen(GREEN_DARK, 9))
        painter.strokePath(strip, pen(GREEN, 6))
    for edge in look.edges:
        out, along = toward(60 * edge, 1), toward(60 * edge + 90, 1)
        middle = EDGE_MIDDLES[edge] * _INSET
        arrow = polygon(middle + out * far + along * wide for far, wide in _ARROW)
        painter.strokePath(arrow, pen(GREEN_DARK, 4))
        fill(painter, arrow, inks.PAPER)


_TONES: Mapping[str, QColor] = {}
