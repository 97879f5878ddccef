"""Small pictures of many boards, drawn quickly: they share what they draw of each piece."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap

from bocage_editor.canvas.painting import BoardPainter
from bocage_editor.canvas.sprites import Sprites
from bocage_editor.canvas.style import Part, Style
from bocage_scenarios.model import Scenario

STYLE = Style(parts=frozenset(Part) - {Part.COORDINATES, Part.LABEL, Part.GRID})
"""What can be seen on so small a picture."""
MOST_ROUNDS = 200
"""A picture that is not whole after so many calls is shown as it is."""


class Thumbnails:
    """Draws small pictures of one size, a part at a time, so that a window can do other things."""

    def __init__(self, size: QSize, ratio: float = 2.0, style: Style = STYLE) -> None:
        """Draw pictures that fit into a size, with so many pixels to each of its own."""
        self._size = size
        self._ratio = ratio
        self._style = style
        self._sprites = Sprites(is_patient=True)
        self._sprites.fit(size)
        self._rounds = 0

    def draw(self, scenario: Scenario) -> QPixmap | None:
        """Return the picture of a board; None if there was no time for all of it: ask again."""
        self._rounds += 1
        self._sprites.sharpen()
        if self._is_blurred():
            return None
        pixels = self._painted(scenario)
        if self._is_blurred() and self._rounds < MOST_ROUNDS:
            return None
        self._rounds = 0
        return pixels

    def _is_blurred(self) -> bool:
        return self._sprites.is_blurred

    def _painted(self, scenario: Scenario) -> QPixmap:
        painter = BoardPainter(scenario)
        painter.restart(scenario, self._style)
        painter.sprites = self._sprites
        whole = painter.layout.size
        scale = min(self._size.width() / whole.width(), self._size.height() / whole.height())
        across = (self._size.width() - whole.width() * scale) / 2 - whole.left() * scale
        down = (self._size.height() - whole.height() * scale) / 2 - whole.top() * scale
        pixels = QPixmap(self._size * self._ratio)
        pixels.setDevicePixelRatio(self._ratio)
        pixels.fill(Qt.GlobalColor.transparent)
        ink = QPainter(pixels)
        area = QRectF(QPointF(), self._size)
        painter.paint(ink, [area], QPointF(across, down), scale, QBrush(Qt.BrushStyle.NoBrush))
        ink.end()
        return pixels
