"""A dialog that asks which card is drawn from the pile."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.play.card_face import card_pixmap
from bocage_editor.words.cards import PICK, ShownCard, with_copies

NUMBER = int(Qt.ItemDataRole.UserRole)
PREVIEW = QSize(198, 285)


class CardPicker(QDialog):
    """The cards of a pile, each kind once; typing finds a name."""

    picked = Signal(int)
    """The number of the card."""

    def __init__(
        self,
        deck: Sequence[ShownCard],
        copies: Mapping[int, int],
        parent: QWidget | None = None,
    ) -> None:
        """Offer cards by number, with as many copies as are left."""
        super().__init__(parent)
        self._deck = deck
        language = deck[0].language
        self.setWindowTitle(PICK.get(language))
        self.setObjectName("card_picker")
        self.list = QListWidget(self)
        self.list.setAccessibleName(PICK.get(language))
        self.list.setMinimumWidth(240)
        for number, left in copies.items():
            if left > 0:
                item = QListWidgetItem(with_copies(deck[number], left))
                item.setData(NUMBER, number)
                item.setToolTip(deck[number].text)
                self.list.addItem(item)
        self._preview = QLabel(self)
        self._preview.setFixedSize(PREVIEW)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addWidget(self._preview, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(buttons)
        self._ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.list.setCurrentRow(0)
        self._ok.setEnabled(self.list.count() > 0)

    @property
    def number(self) -> int | None:
        """The card that is selected."""
        item = self.list.currentItem()
        return None if item is None else int(item.data(NUMBER))

    def accept(self) -> None:
        """Say which card it is."""
        number = self.number
        if number is not None:
            super().accept()
            self.picked.emit(number)

    def _show_current(self) -> None:
        number = self.number
        if number is not None:
            card = self._deck[number]
            self._preview.setPixmap(card_pixmap(card, PREVIEW, self.devicePixelRatioF()))
            self._preview.setAccessibleName(f"{card.full_title}: {card.text}")
