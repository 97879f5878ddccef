"""The large face of a card, beside the card."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from bocage_editor.art.fitting import draw_fitted, fitted
from bocage_editor.play.card_button import CardButton
from bocage_editor.play.card_face import card_pixmap

LARGE = QSize(264, 380)
GAP = 6
REASON_SIZES = (14.0, 13.0, 12.0, 11.0)
REASON_HEIGHT = 52


class CardZoom(QWidget):
    """A card twice its usual size, and below it why it cannot be played."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self._pixmap = QPixmap()
        self._reason = ""

    def show_beside(self, button: CardButton) -> None:
        """Show the card of a button above it, or below it where there is more room."""
        self._reason = button.blocked or ""
        self._pixmap = card_pixmap(button.card, LARGE, self.devicePixelRatioF())
        extra = REASON_HEIGHT if self._reason else 0
        size = LARGE + QSize(0, extra)
        screen = button.screen().availableGeometry()
        corner = button.mapToGlobal(QPoint(0, 0))
        left = corner.x() + (button.width() - size.width()) // 2
        left = max(screen.left(), min(left, screen.right() - size.width()))
        top = corner.y() - size.height() - GAP
        below = corner.y() + button.height() + GAP
        if top < screen.top():
            fits_below = below + size.height() <= screen.bottom()
            top = below if fits_below else screen.top()
        self.setGeometry(QRect(QPoint(left, top), size))
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card and the reason."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._pixmap)
        if self._reason:
            area = QRectF(4, LARGE.height() + 2, LARGE.width() - 8, REASON_HEIGHT - 4)
            painter.setPen(self.palette().toolTipText().color())
            painter.setBrush(self.palette().toolTipBase())
            painter.drawRoundedRect(area, 5, 5)
            inner = area.adjusted(8, 3, -8, -3)
            text = fitted(self._reason, inner.width(), inner.height(), REASON_SIZES, centred=True)
            colour = self.palette().toolTipText().color()
            draw_fitted(painter, inner, text, colour, middle=True)
        painter.end()
