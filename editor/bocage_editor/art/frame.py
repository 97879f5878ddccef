"""The frame in which pieces are drawn.

Every picture is drawn around the centre of a hex of circumradius `RADIUS`, pointy-top, x to the
right and y down.  Boards use the same unit, so that a picture is moved to its hex and never
stretched.  Edges and corners are numbered as `bocage_schema.catalogue.pieces.EDGES`,
counter-clockwise from east.
"""

from math import cos, pi, radians, sin, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex

RADIUS = 100.0
"""From the centre of a hex to a corner."""
WIDTH = sqrt(3) * RADIUS
"""From one vertical side to the other; also the distance of the centres of neighbours."""
ROW_STEP = 1.5 * RADIUS
"""From one row of centres to the next."""


def toward(angle_deg: float, length: float) -> QPointF:
    """Return the point so far from the centre, the angle counter-clockwise from east."""
    angle = radians(angle_deg)
    return QPointF(length * cos(angle), -length * sin(angle))


EDGE_MIDDLES = tuple(toward(60 * edge, WIDTH / 2) for edge in range(6))
"""The middle of each edge."""
CORNERS = tuple(toward(60 * edge - 30, RADIUS) for edge in range(6))
"""Corners; edge *n* runs from corner *n* to corner *n* + 1."""
BOUNDS = QRectF(-WIDTH / 2, -RADIUS, WIDTH, 2 * RADIUS)
"""The smallest upright rectangle around a hex."""


def hexagon(scale: float = 1.0) -> QPainterPath:
    """Return the outline of a hex around the centre, made larger or smaller."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([corner * scale for corner in CORNERS]))
    path.closeSubpath()
    return path


HEXAGON = hexagon()
CLIP = hexagon(1.012)
"""For clipping what goes on in the next hex: a little larger, so that no seam shows."""


def centre_of(at: Hex) -> QPointF:
    """Return the centre of a hex on a board whose top left hex touches the axes."""
    return QPointF((at.col + 1) * WIDTH / 2, at.row * ROW_STEP + RADIUS)


def hex_at(point: QPointF) -> Hex:
    """Return the hex in which a point lies, on the board or off it; the reverse of `centre_of`."""
    across = (point.x() / (WIDTH / 2)) - 1
    down = (point.y() - RADIUS) / ROW_STEP
    # Cube coordinates: rounding all three and repairing the one that is furthest off.
    r = down
    q = (across - down) / 2
    s = -q - r
    rounded = [round(q), round(r), round(s)]
    off = [abs(rounded[0] - q), abs(rounded[1] - r), abs(rounded[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        rounded[0] = -rounded[1] - rounded[2]
    elif off[1] > off[2]:
        rounded[1] = -rounded[0] - rounded[2]
    return Hex(rounded[1], 2 * rounded[0] + rounded[1])


def size_of(board: Board) -> QRectF:
    """Return the rectangle that the hexes of a board fill."""
    return QRectF(0, 0, board.width * WIDTH, (board.rows - 1) * ROW_STEP + 2 * RADIUS)


def around(count: int, first_deg: float = 0.0) -> list[float]:
    """Return so many angles in degrees, evenly spread over the circle."""
    return [first_deg + 360 / count * number for number in range(count)]


def circle_point(centre: QPointF, radius: float, turn: float) -> QPointF:
    """Return a point on a circle; ``turn`` counts whole turns counter-clockwise from east."""
    angle = 2 * pi * turn
    return QPointF(centre.x() + radius * cos(angle), centre.y() - radius * sin(angle))
