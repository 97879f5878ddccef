"""The card that was played last, face up beside the hand."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bocage_editor.play.card_button import CardButton
from bocage_editor.play.card_zoom import CardZoom
from bocage_editor.play.hand import CARD_SIZE, MARGIN, ZOOM_DELAY_MS
from bocage_editor.words.cards import ShownCard, spoken


class PlayedCard(QWidget):
    """A card with the name of the side that played it; nothing before the first one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing."""
        super().__init__(parent)
        self.setObjectName("played")
        self.title = QLabel(self)
        self.title.setObjectName("played/title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.card: CardButton | None = None
        self._shown: tuple[ShownCard, str] | None = None
        self._zoom = CardZoom(self)
        self._timer = QTimer(self, singleShot=True, interval=ZOOM_DELAY_MS)
        self._timer.timeout.connect(self._show_zoom)
        self.hide()

    def show_card(self, number: int, card: ShownCard | None, title: str) -> None:
        """Show a card of a number under a title; None: nothing."""
        shown = None if card is None else (card, title)
        if shown == self._shown:
            return
        self._shown = shown
        self._forget()
        self.title.setText(title)
        if card is not None:
            self.card = button = CardButton(number, card, None, self)
            button.unsetCursor()
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(f"{title}: {spoken(card, '')}")
            button.hovered.connect(self._point)
            button.show()
            self._arrange()
        self.setVisible(card is not None)

    def _forget(self) -> None:
        self._point(False)
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def _point(self, inside: bool) -> None:
        self._timer.stop()
        self._zoom.hide()
        if inside:
            self._timer.start()

    def _show_zoom(self) -> None:
        if self.card is not None and self.card.isVisible():
            self._zoom.show_beside(self.card)

    def _arrange(self) -> None:
        line = self.title.sizeHint().height()
        room = self.height() - line - 2 * MARGIN
        width = round(room * CARD_SIZE.width() / CARD_SIZE.height())
        self.setFixedWidth(max(width, self.title.sizeHint().width()) + 4 * MARGIN)
        self.title.setGeometry(0, MARGIN, self.width(), line)
        if self.card is not None:
            left = (self.width() - width) // 2
            self.card.setGeometry(left, MARGIN + line, width, room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the card follow."""
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the large face away with the card."""
        self._point(False)
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        """Return the room that a card takes."""
        return CARD_SIZE + QSize(4 * MARGIN, self.title.sizeHint().height() + 2 * MARGIN)
