"""One card of a row, as a button."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from bocage_editor.art.card_frames import CARD, card_outline
from bocage_editor.play.card_face import card_pixmap
from bocage_editor.words.cards import ShownCard

DIMMED = 0.6
"""How much of a card shows that cannot be played."""
BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class CardButton(QAbstractButton):
    """A card that can be clicked."""

    hovered = Signal(bool)
    focused = Signal(bool)

    def __init__(
        self, number: int, card: ShownCard | None, blocked: str | None, parent: QWidget
    ) -> None:
        """Show a card, None for its back; ``blocked`` tells why it cannot be played."""
        super().__init__(parent)
        self.number = number
        self.card = card
        self.blocked = blocked
        self.by_key = False
        """The focus came by a key."""
        self._pixmap = QPixmap()
        self.setObjectName(f"card/{number}")
        if card is not None and blocked is None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Return the size at which everything can be read."""
        return CARD.size().toSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the row."""
        event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self.hovered.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer went."""
        super().leaveEvent(event)
        self.hovered.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus came."""
        super().focusInEvent(event)
        self.by_key = event.reason() in BY_KEY
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus went."""
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card, and a frame around it if it has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.blocked is not None and self.card is not None:
            painter.drawPixmap(0, 0, self._ground())
            painter.setOpacity(DIMMED)
        painter.drawPixmap(0, 0, self._picture())
        painter.setOpacity(1)
        if self.hasFocus():
            tactic = self.card is not None and self.card.is_tactic
            painter.scale(self.width() / CARD.width(), self.height() / CARD.height())
            for colour, width in ((QColor("#ffffff"), 5.0), (QColor("#1f6fd0"), 3.0)):
                painter.setPen(QPen(colour, width))
                painter.drawPath(card_outline(tactic=tactic, inset=1.2))
        painter.end()

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._pixmap.isNull() or self._pixmap.size() != self.size() * ratio:
            self._pixmap = card_pixmap(self.card, self.size(), ratio)
        return self._pixmap

    def _ground(self) -> QPixmap:
        """Return the shape of the card in the colour behind it, which hides what lies below."""
        ground = QPixmap(self._picture())
        painter = QPainter(ground)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(ground.rect(), self.palette().window())
        painter.end()
        return ground
