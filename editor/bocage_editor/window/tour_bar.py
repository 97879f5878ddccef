"""What is seen of the tour: a bar above the board, and an outline around what it speaks of."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bocage_editor.canvas.accessible import announce
from bocage_editor.window.tour_stops import Words

OUTLINE = (("#1a1a1a", 0), ("#ffb000", 1), ("#1a1a1a", 4))
"""Colours from the outside to the inside, and where each begins: seen on any ground."""
WIDTH_PX = 5
STRIPE_PX = 5


class TourBar(QFrame):
    """Says what to do, and lets one go on or end."""

    skip_wanted = Signal()
    end_wanted = Signal()
    close_wanted = Signal()
    """The map is to be closed, too."""

    def __init__(self, parent: QWidget, texts: Sequence[str]) -> None:
        """Have room for each of the texts, so that the board below does not move."""
        super().__init__(parent)
        self.setObjectName("tour")
        self._texts = texts
        self.setAccessibleName(self.tr("Tour"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.title = QLabel(self)
        self.title.setObjectName("tour/title")
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.text = QLabel(self)
        self.text.setObjectName("tour/text")
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._buttons = QVBoxLayout()
        self.skip = self._button("skip", self.tr("Skip step"), self.skip_wanted)
        self.end = self._button("end", self.tr("End tour"), self.end_wanted)
        self.close_map = self._button("close", self.tr("Close this map"), self.close_wanted)
        self.keep = self._button("keep", self.tr("Keep it open"), self.end_wanted)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.text)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10 + STRIPE_PX, 6, 10, 6)
        layout.addLayout(words, 1)
        layout.addLayout(self._buttons)

    def _button(self, name: str, text: str, wanted: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"tour/{name}")
        button.clicked.connect(lambda: wanted.emit())  # type: ignore[attr-defined]
        self._buttons.addWidget(button)
        return button

    def show_stop(self, number: int, all_stops: int, words: Words) -> None:
        """Say what to do next."""
        text = self.tr("{number} of {all}: {what}")
        self._say(text.format(number=number, all=all_stops, what=words.title), words.text)
        self._offer(is_over=False)

    def show_end(self, words: Words) -> None:
        """Say that this was all."""
        self._say(words.title, words.text)
        self._offer(is_over=True)

    def _say(self, title: str, text: str) -> None:
        self.title.setText(title)
        self.text.setText(text)
        words = f"{title}. {text}"
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
            announce(self, words)

    def _offer(self, *, is_over: bool) -> None:
        for button in (self.skip, self.end):
            button.setVisible(not is_over)
        for button in (self.close_map, self.keep):
            button.setVisible(is_over)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room for the longest text."""
        super().resizeEvent(event)
        area = QRect(0, 0, self.text.width(), 0)
        metrics, wrap = self.text.fontMetrics(), int(Qt.TextFlag.TextWordWrap)
        heights = (metrics.boundingRect(area, wrap, text).height() for text in self._texts)
        self.text.setMinimumHeight(max(heights))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a stripe in the colour of the outline, which belongs to the bar."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(1, 1, STRIPE_PX, self.height() - 2, QColor(OUTLINE[1][0]))
        painter.end()


class Outline(QWidget):
    """A frame around a widget, of which it is a part; the mouse goes through it."""

    def __init__(self, target: QWidget) -> None:
        """Mark a widget until this is deleted."""
        super().__init__(target)
        self.setObjectName("tour/outline")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.target = target
        target.installEventFilter(self)
        self._fit()
        self.show()

    def _fit(self) -> None:
        area = self.target.rect()
        inside = area.adjusted(WIDTH_PX, WIDTH_PX, -WIDTH_PX, -WIDTH_PX)
        self.setGeometry(area)
        self.setMask(QRegion(area) - QRegion(inside))  # what is inside is drawn without us
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what is marked."""
        if watched is self.target and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the frame."""
        painter = QPainter(self)
        for colour, inset in OUTLINE:
            painter.fillRect(self.rect().adjusted(inset, inset, -inset, -inset), QColor(colour))
        painter.end()
