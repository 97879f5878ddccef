"""A row of cards to choose from: a hand, or cards that were drawn."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bocage_editor.play.card_button import CardButton
from bocage_editor.play.card_zoom import CardZoom
from bocage_editor.words.cards import BACK, HAND, ShownCard, spoken

CARD_SIZE = QSize(132, 190)
LEAST_HEIGHT, MOST_HEIGHT = 96, 260
"""Heights between which cards follow the height of the row."""
SMALL_HEIGHT = 132
"""Cards that would overlap shrink to this height first."""
LIFT = 8
"""How far the card rises that is pointed at."""
GAP = 8
MARGIN = 4
LEAST_STEP = 10
ZOOM_DELAY_MS = 350
NO_REASONS: Mapping[int, str] = MappingProxyType({})
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_CHOOSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HandView(QWidget):
    """Cards side by side, overlapping where there is little room."""

    chosen = Signal(int)
    """The number of a card that can be played."""
    pointed = Signal(int)
    """The number of the card under the pointer or with the focus; -1: none."""

    def __init__(self, deck: Sequence[ShownCard] = (), parent: QWidget | None = None) -> None:
        """Begin without cards; ``deck`` holds every card by its number."""
        super().__init__(parent)
        self._deck = tuple(deck)
        self._buttons: list[CardButton] = []
        self._asked: object = None
        """What is shown, so that cards stay while nothing changes."""
        self._current = 0
        self._raised: CardButton | None = None
        self._zoom = CardZoom(self)
        self._timer = QTimer(self, singleShot=True, interval=ZOOM_DELAY_MS)
        self._timer.timeout.connect(self._show_zoom)
        self.zooms = True
        """Whether the card that is pointed at is shown large."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_deck(self, deck: Sequence[ShownCard]) -> None:
        """Tell how every card looks, by its number; with another deck, the row is empty then."""
        if self._deck != tuple(deck):
            self._deck = tuple(deck)
            self.set_cards(())

    def set_cards(
        self,
        cards: Iterable[int],
        playable: Collection[int] | None = None,
        reasons: Mapping[int, str] = NO_REASONS,
        *,
        hidden: bool = False,
    ) -> None:
        """Show cards by their numbers; None: all of them can be chosen.

        ``reasons`` tells of cards why they cannot be chosen.  Of hidden cards only the backs are
        shown, and none can be chosen.
        """
        cards = tuple(cards)
        asked = cards, playable and frozenset(playable), dict(reasons), hidden, self._deck
        if asked == self._asked:
            return
        self._asked = asked
        had_focus = self.has_focus()
        self._forget_buttons()
        for number in cards:
            can_play = not hidden and (playable is None or number in playable)
            blocked = None if can_play else reasons.get(number, "")
            self._add(number, None if hidden else self._deck[number], blocked)
        self._current = min(self._current, max(len(self._buttons) - 1, 0))
        language = self._deck[0].language if self._deck else "en"
        self.setAccessibleName(HAND.get(language))
        self._arrange()
        self._rove()
        if had_focus and self._buttons:
            self._buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def buttons(self) -> Sequence[CardButton]:
        """The cards as they lie, from the left."""
        return self._buttons

    @property
    def zoom(self) -> CardZoom:
        """The large face of the card that is pointed at."""
        return self._zoom

    def has_focus(self) -> bool:
        """Tell whether one of the cards has the focus."""
        return any(button.hasFocus() for button in self._buttons)

    def choose_place(self, place: int) -> None:
        """Choose the card at a place, counted from 0, as a click on it does."""
        if 0 <= place < len(self._buttons):
            self._choose(self._buttons[place])

    def _add(self, number: int, card: ShownCard | None, blocked: str | None) -> None:
        button = CardButton(number, card, blocked, self)
        if card is None:
            language = self._deck[number].language
            button.setAccessibleName(BACK.get(language))
        else:
            button.setAccessibleName(spoken(card, blocked))
            button.setToolTip(blocked or "")
            button.clicked.connect(lambda: self._choose(button))
            button.hovered.connect(
                lambda inside: self._point(button, inside, delay_ms=ZOOM_DELAY_MS)
            )
            button.focused.connect(lambda inside: self._focus(button, inside))
        button.show()
        self._buttons.append(button)

    def _forget_buttons(self) -> None:
        self._unpoint()
        for button in self._buttons:
            button.blockSignals(True)
            button.hide()
            button.deleteLater()
        self._buttons = []

    def _choose(self, button: CardButton) -> None:
        self._timer.stop()
        self._zoom.hide()
        if button.blocked is None:
            self.chosen.emit(button.number)
        elif button.blocked:
            QToolTip.showText(button.mapToGlobal(button.rect().center()), button.blocked, button)

    def _focus(self, button: CardButton, inside: bool) -> None:
        if inside:
            self._current = self._buttons.index(button)
            self._rove()
        self._point(button, inside, delay_ms=0 if button.by_key else -1)

    def _point(self, button: CardButton, inside: bool, *, delay_ms: int) -> None:
        """Let a card rise, and be shown large after a delay if it is not negative; or sink."""
        if not inside:
            if self._raised is button:
                self._unpoint()
            return
        self._raised = button
        self._arrange()
        self.pointed.emit(button.number)
        self._timer.stop()
        self._zoom.hide()
        if delay_ms >= 0:
            self._timer.start(delay_ms)

    def _unpoint(self) -> None:
        self._timer.stop()
        self._zoom.hide()
        if self._raised is not None:
            self._raised = None
            self._arrange()
            self.pointed.emit(-1)

    def _show_zoom(self) -> None:
        if self.zooms and self._raised is not None and self._raised.isVisible():
            self._zoom.show_beside(self._raised)

    def _rove(self) -> None:
        """Let the focus come to the current card only, when it comes by the Tab key."""
        for place, button in enumerate(self._buttons):
            stops = place == self._current and button.card is not None
            policy = Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy if button.card else Qt.FocusPolicy.NoFocus)
        shown = bool(self._buttons) and self._buttons[self._current].card is not None
        proxy = self._buttons[self._current] if shown else None
        self.setFocusProxy(proxy)  # type: ignore[arg-type]  # None is for no proxy

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along the row, or choose a card."""
        key = event.key()
        place = self._current
        if key in _STEPS:
            place += _STEPS[Qt.Key(key)]
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            place = 0 if key == Qt.Key.Key_Home else len(self._buttons) - 1
        elif key in _CHOOSING:
            self.choose_place(self._current)
            return
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.choose_place(key - Qt.Key.Key_1)
            return
        elif key == Qt.Key.Key_Escape and self._zoom.isVisible():
            self._zoom.hide()
            return
        else:
            super().keyPressEvent(event)
            return
        if 0 <= place < len(self._buttons):
            self._buttons[place].setFocus(Qt.FocusReason.TabFocusReason)

    def card_size(self) -> QSize:
        """Return how large cards are: as high as the row, but rather small than overlapping."""
        height = max(LEAST_HEIGHT, min(MOST_HEIGHT, self.height() - LIFT - 2 * MARGIN))
        count = max(len(self._buttons), 1)
        ratio = CARD_SIZE.width() / CARD_SIZE.height()
        beside = ((self.width() - 2 * MARGIN + GAP) / count - GAP) / ratio
        height = min(height, max(SMALL_HEIGHT, int(beside)))
        return QSize(round(ratio * height), height)

    def _arrange(self) -> None:
        count = len(self._buttons)
        if not count:
            return
        size = self.card_size()
        room = self.width() - 2 * MARGIN
        step = size.width() + GAP
        if count > 1 and step * (count - 1) + size.width() > room:
            step = max(LEAST_STEP, (room - size.width()) // (count - 1))
        left = MARGIN + max(0, (room - step * (count - 1) - size.width()) // 2)
        high = max(MARGIN, (self.height() - size.height() - LIFT) // 2)
        for place, button in enumerate(self._buttons):
            top = high + (0 if button is self._raised else LIFT)
            button.setGeometry(QRect(left + place * step, top, size.width(), size.height()))
            button.raise_()
        if self._raised is not None:
            self._raised.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards follow."""
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the large face away with the row."""
        self._unpoint()
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for the cards side by side."""
        count = max(len(self._buttons), 4)
        width = count * (CARD_SIZE.width() + GAP) - GAP + 2 * MARGIN
        return QSize(width, CARD_SIZE.height() + LIFT + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which cards can be told apart."""
        return QSize(220, LEAST_HEIGHT + LIFT + 2 * MARGIN)
