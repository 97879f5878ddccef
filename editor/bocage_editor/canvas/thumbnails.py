"""Small pictures of many boards, drawn quickly: they share what they draw of each piece."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap

from bocage_editor.canvas.painting import BoardPainter
from bocage_editor.canvas.sprites import Sprites
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import Scenario

STYLE = Style(parts=frozenset(Part) - {Part.COORDINATES, Part.LABEL, Part.GRID})
"""What can be seen on so small a picture."""


class Thumbnails:
    """Draws small pictures of one size."""

    def __init__(self, size: QSize, ratio: float = 2.0) -> None:
        """Draw pictures that fit into a size, with so many pixels to each of its own."""
        self._size = size
        self._ratio = ratio
        self._sprites = Sprites()

    def draw(self, scenario: Scenario) -> QPixmap:
        """Return the picture of a board."""
        painter = BoardPainter(scenario)
        painter.restart(scenario, STYLE)
        painter.sprites = self._sprites
        whole = painter.layout.size
        scale = min(self._size.width() / whole.width(), self._size.height() / whole.height())
        across = (self._size.width() - whole.width() * scale) / 2 - whole.left() * scale
        down = (self._size.height() - whole.height() * scale) / 2 - whole.top() * scale
        place = QPointF(across, down)
        return self._painted(painter, place, scale)

    @property
    def is_blurred(self) -> bool:
        """True if the last picture is to be drawn again: there was no time for all of it."""
        return self._sprites.is_blurred

    def sharpen(self) -> None:
        """Draw some of what there was no time for."""
        self._sprites.sharpen()

    def _painted(self, painter: BoardPainter, place: QPointF, scale: float) -> QPixmap:
        pixels = QPixmap(self._size * self._ratio)
        pixels.setDevicePixelRatio(self._ratio)
        pixels.fill(Qt.GlobalColor.transparent)
        ink = QPainter(pixels)
        area = QRectF(QPointF(), self._size)
        painter.paint(ink, [area], place, scale, QBrush(Qt.BrushStyle.NoBrush))
        ink.end()
        return pixels
