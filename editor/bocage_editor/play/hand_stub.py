"""The cards of a hand as plain buttons."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bocage_engine.world import World


class HandView(QWidget):
    """A row of buttons, one for each card."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without cards."""
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._buttons: list[QPushButton] = []

    def set_cards(self, cards: Iterable[int], world: World, playable: Collection[int]) -> None:
        """Show cards, some of which can be chosen."""
        for button in self._buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self._buttons.clear()
        for card in cards:
            button = QPushButton(world.names[card], self)
            button.setEnabled(card in playable)
            button.clicked.connect(lambda _=False, card=card: self.chosen.emit(card))
            self._row.addWidget(button)
            self._buttons.append(button)
