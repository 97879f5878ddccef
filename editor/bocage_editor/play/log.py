"""The log of a game: every sentence leads back to its moment, and a slider through all of them."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.play.table import Table
from bocage_editor.play.telling import SILENT, choice_words, sentences
from bocage_editor.words.languages import tr
from bocage_engine.events import EventKind
from bocage_engine.timeline import Moment

_NUMBER = int(Qt.ItemDataRole.UserRole)
"""The number of the moment after which a sentence holds."""


class LogPanel(QWidget):
    """What happened on the line of play that is followed, and what was tried after now."""

    def __init__(self, table: Table, language: str, parent: QWidget | None = None) -> None:
        """Follow a table."""
        super().__init__(parent)
        self.setObjectName("log")
        self._table = table
        self._language = language
        self._told: list[Moment] = []
        """The moments whose sentences are in the list."""
        self._rows: list[int] = []
        """By place in `_told`, rows in the list up to and with it."""
        self.list = QListWidget(self)
        self.list.setObjectName("log/list")
        self.list.setAccessibleName(tr("Log"))
        self.list.setWordWrap(True)
        self.list.itemClicked.connect(self._go_to)
        self.list.itemActivated.connect(self._go_to)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName("log/slider")
        self.slider.setAccessibleName(tr("Moment of the game"))
        self.slider.valueChanged.connect(self._slide)
        self.place = QLabel(self)
        self.place.setObjectName("log/place")
        self.resume = QPushButton(tr("Go on from here"), self)
        self.resume.setObjectName("log/resume")
        self.resume.clicked.connect(table.resume)
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(self.resume)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.slider)
        layout.addLayout(row)

    def refresh(self) -> None:
        """Show the line of play, and where in it the game stands."""
        line = self._table.timeline.line()
        same = 0
        for old, new in zip(self._told, line, strict=False):
            if old is not new:
                break
            same += 1
        self._forget(same)
        for moment in line[same:]:
            self._add(moment)
        here = self._table.timeline.now.depth
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(line) - 1)
            self.slider.setValue(here)
        text = tr("Moment {here} of {all}").format(here=here, all=len(line) - 1)
        self.place.setText(text)
        self.resume.setVisible(self._table.is_paused)
        self._mark(self._rows[here])

    def _forget(self, kept: int) -> None:
        rows = self._rows[kept - 1] if kept else 0
        while self.list.count() > rows:
            self.list.takeItem(self.list.count() - 1)
        del self._told[kept:], self._rows[kept:]

    def _add(self, moment: Moment) -> None:
        if moment.title:
            self._write(moment, moment.title, is_head=False)
        for event, text in sentences(moment, self._language):
            if event[0] not in SILENT:
                self._write(moment, text, is_head=event[0] == EventKind.TURN)
        self._told.append(moment)
        self._rows.append(self.list.count())

    def _write(self, moment: Moment, text: str, *, is_head: bool) -> None:
        item = QListWidgetItem(text)
        item.setData(_NUMBER, moment.number)
        item.setToolTip(choice_words(self._table, moment.number, self._language))
        if is_head:
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        self.list.addItem(item)

    def _mark(self, rows: int) -> None:
        """Show the last sentence before now as the current one."""
        with QSignalBlocker(self.list):
            self.list.setCurrentRow(rows - 1)
        item = self.list.item(max(0, rows - 1))
        if item is not None:
            self.list.scrollToItem(item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current sentence in sight."""
        super().resizeEvent(event)
        item = self.list.currentItem()
        if item is not None:
            self.list.scrollToItem(item)

    def _go_to(self, item: QListWidgetItem) -> None:
        self._table.go_to(self._table.timeline.moments[item.data(_NUMBER)])

    def _slide(self, place: int) -> None:
        line = self._table.timeline.line()
        self._table.go_to(line[min(place, len(line) - 1)])
