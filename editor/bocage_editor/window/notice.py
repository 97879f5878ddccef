"""The quiet bar above a board."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget


class Notice(QFrame):
    """A quiet bar above the board that says something and offers what to do."""

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._text = QLabel(self)
        self._text.setObjectName("notice/text")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)  # names of files may look like markup
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 10, 4)
        self._row.addWidget(self._text, 1)
        self._buttons: list[QPushButton] = []
        self._topic = ""
        self.hide()

    @property
    def topic(self) -> str:
        """What the bar is about while it is shown, otherwise empty."""
        return "" if self.isHidden() else self._topic

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def show_text(self, text: str, topic: str = "other") -> None:
        """Say something, without anything to choose yet."""
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        self._text.setText(text)
        self._topic = topic
        self.show()

    def offer(self, name: str, text: str, *, stays: bool = False) -> QPushButton:
        """Offer something to do; the bar goes when it is chosen, unless it ``stays``."""
        button = QPushButton(text, self)
        button.setObjectName(f"notice/{name}")
        if not stays:
            button.clicked.connect(self.hide)
        self._row.addWidget(button)
        button.show()
        self._buttons.append(button)
        return button
