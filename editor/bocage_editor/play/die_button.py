"""One die of a tray, as a button."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from bocage_editor.art.brush import fill, pen, polyline, stroke
from bocage_editor.art.die_faces import check_mark, draw_die, pennant
from bocage_engine.dice import SYMBOLS
from bocage_schema.catalogue.words import DieFace

MISSED = 0.5
"""How much shows of a die that does nothing."""
HIT_COLOUR, FLAG_COLOUR = QColor("#2f7d32"), QColor("#b3541e")
STEPS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Space: 1,
}


class DieButton(QAbstractButton):
    """A die; where it can be turned, a click shows its next face."""

    turned = Signal()

    def __init__(self, face: DieFace, parent: QWidget, *, turns: bool = False) -> None:
        """Show a face."""
        super().__init__(parent)
        self.face = face
        self.hits = self.flags = False
        self.tilt_deg = 0.0
        """How far it still has to roll until it lies straight."""
        self._turns = turns
        if turns:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.clicked.connect(lambda: self.turn(1))
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def turn(self, step: int) -> None:
        """Show the next face, or the one before."""
        self.show_face(SYMBOLS[(SYMBOLS.index(self.face) + step) % len(SYMBOLS)])

    def show_face(self, face: DieFace) -> None:
        """Show a face."""
        self.face = face
        self.update()
        self.turned.emit()

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(52, 60)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the die; leave other keys to the tray."""
        key = event.key()
        if key in STEPS:
            self.turn(STEPS[Qt.Key(key)])
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(SYMBOLS):
            self.show_face(SYMBOLS[key - Qt.Key.Key_1])
        else:
            event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the die and what it does."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width() - 4.0
        area = QRectF(2, 2, side, side)
        if not (self.hits or self.flags or self._turns):
            painter.setOpacity(MISSED)
        painter.save()
        painter.translate(area.center())
        painter.rotate(self.tilt_deg)
        painter.translate(-area.center())
        draw_die(painter, area, self.face)
        painter.restore()
        painter.setOpacity(1)
        if self.hasFocus():
            for colour, width in (("#ffffff", 4.0), ("#1f6fd0", 2.4)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), side * 0.18, side * 0.18)
        if self.hits or self.flags:
            self._draw_badge(painter, QPointF(area.right() - side * 0.14, area.bottom()), side)
        painter.end()

    def _draw_badge(self, painter: QPainter, at: QPointF, side: float) -> None:
        """Draw a tick for a hit, a pennant for a flag."""
        radius = side * 0.19
        at = QPointF(at.x(), at.y() - radius * 0.55)
        painter.setPen(pen(QColor("#ffffff"), 1.6))
        painter.setBrush(HIT_COLOUR if self.hits else FLAG_COLOUR)
        painter.drawEllipse(at, radius, radius)
        white = QColor("#ffffff")
        if self.hits:
            stroke(painter, check_mark(at, radius * 0.5), white, radius * 0.3)
        else:
            size = radius * 1.1
            place = QRectF(at.x() - size * 0.4, at.y() - size * 0.5, size, size * 0.75)
            fill(painter, pennant(place), white)
            foot = QPointF(place.left(), place.bottom() + size * 0.4)
            stroke(painter, polyline([place.topLeft(), foot]), white, radius * 0.2)
