"""The bar over the board that says what is expected, with buttons for what is no click on it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bocage_editor.words.tips import tip

HINT_LINES = 2
"""Room below the prompt, so that the board stays where it is whatever is said there."""


class Answer(NamedTuple):
    """A button."""

    id: str
    text: str
    do: Callable[[], object]
    more: str = ""
    """What to know of it, such as the text of a card."""


class AnswerButton(QPushButton):
    """A button that a double click on the one before it, at the same place, does not press."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the first click was meant."""
        event.accept()


class PromptBar(QFrame):
    """Says whose choice it is and what to do; below it, what has happened or what is pointed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("prompt")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.text = QLabel(self)
        self.text.setObjectName("prompt/text")
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        font = self.text.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.text.setFont(font)
        self.hint = QLabel(self)
        self.hint.setObjectName("prompt/hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint.setFixedHeight(HINT_LINES * self.hint.fontMetrics().lineSpacing() + 2)
        self._news = ""
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.text)
        words.addWidget(self.hint)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 6, 10, 6)
        self._row.addLayout(words, 1)
        self._buttons: list[QPushButton] = []

    def say(self, text: str) -> None:
        """Say what is expected now."""
        self.text.setText(text)

    def settle(self, news: str) -> None:
        """Say what has happened, now and whenever there is nothing to be said in passing."""
        self._news = news
        self.tell("")

    def tell(self, text: str) -> None:
        """Say something in passing."""
        self.hint.setText(text or self._news)
        self.hint.setToolTip(self._news)

    def offer(self, answers: Sequence[Answer]) -> None:
        """Offer buttons, and no others."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        for answer in answers:
            button = AnswerButton(answer.text.replace("&", "&&"), self)
            button.setObjectName(f"prompt/{answer.id}")
            button.setMinimumHeight(30)
            button.setToolTip(tip(answer.more))
            button.setAccessibleDescription(answer.more)
            button.clicked.connect(answer.do)
            button.setAutoDefault(False)
            self._row.addWidget(button)
            button.show()
            self._buttons.append(button)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, from the left."""
        return list(self._buttons)
