"""Where hexes lie in a picture of a board, in art units, for both sides of the table."""

from collections.abc import Iterable

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
        self.drawing_order = list(reversed(board.hexes)) if turned else list(board.hexes)
        """All hexes from the back to the front."""
        places = ((at, self.centre(at)) for at in self.drawing_order)
        self._places = [(at, place.x(), place.y()) for at, place in places]

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

    def nearest(self, point: QPointF) -> Hex:
        """Return the hex of the board whose centre is nearest to a point."""
        x, y = point.x(), point.y()
        return min(self._places, key=lambda place: (place[1] - x) ** 2 + (place[2] - y) ** 2)[0]

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

    def edge(self, number: int) -> int:
        """Return where an edge, as numbered on the map, is seen; the reverse of itself."""
        return (number + 3) % 6 if self.turned else number

    def hexes_in(self, areas: Iterable[QRectF]) -> list[Hex]:
        """Return the hexes whose pictures may reach into any of some rectangles, row by row."""
        wide = [area.adjusted(-REACH, -REACH, REACH, REACH) for area in areas]
        sides = [(area.left(), area.top(), area.right(), area.bottom()) for area in wide]
        return [
            at
            for at, x, y in self._places
            if any(left <= x <= right and top <= y <= foot for left, top, right, foot in sides)
        ]
