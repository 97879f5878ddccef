"""Where hexes lie in a picture of a board, in art units, for both sides of the table."""

from PySide6.QtCore import QPointF, QRectF

from bocage_editor.art.frame import CORNERS, RADIUS, centre_of, hex_at, size_of
from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex

REACH = 1.3 * RADIUS
"""So far from the centre of its hex a picture may reach in each direction."""


class Layout:
    """Places of hexes; a turned board is seen from the other side."""

    def __init__(self, board: Board, *, turned: bool = False) -> None:
        """Lay out a board."""
        self.board = board
        self.turned = turned
        self.size = size_of(board)

    def __eq__(self, other: object) -> bool:
        """Tell whether hexes lie at the same places."""
        return (
            isinstance(other, Layout) and other.board == self.board and other.turned == self.turned
        )

    __hash__ = None  # type: ignore[assignment]

    def centre(self, at: Hex) -> QPointF:
        """Return the centre of a hex."""
        centre = centre_of(at)
        return self._turn(centre) if self.turned else centre

    def hex(self, point: QPointF) -> Hex:
        """Return the hex at a point, on the board or off it."""
        return hex_at(self._turn(point) if self.turned else point)

    def _turn(self, point: QPointF) -> QPointF:
        return QPointF(self.size.width() - point.x(), self.size.height() - point.y())

    def bounds(self, at: Hex) -> QRectF:
        """Return the rectangle within which everything on a hex is drawn."""
        centre = self.centre(at)
        return QRectF(centre.x() - REACH, centre.y() - REACH, 2 * REACH, 2 * REACH)

    def corners(self, at: Hex) -> list[QPointF]:
        """Return the corners of a hex."""
        centre = self.centre(at)
        return [centre + corner for corner in CORNERS]

    def hexes_in(self, area: QRectF) -> list[Hex]:
        """Return the hexes of the board whose pictures may reach into a rectangle, row by row."""
        wide = area.adjusted(-REACH, -REACH, REACH, REACH)
        return [at for at in self.drawing_order if wide.contains(self.centre(at))]

    @property
    def drawing_order(self) -> list[Hex]:
        """All hexes from the back to the front."""
        return list(reversed(self.board.hexes)) if self.turned else list(self.board.hexes)
