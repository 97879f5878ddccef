"""Offering documents that were not saved when the program ended unexpectedly."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.picture import picture_of
from bocage_editor.storage.recovery import Recovered
from bocage_editor.words.languages import spoken

THUMBNAIL = QSize(150, 110)


class Choice(Enum):
    """What to do with the copies."""

    OPEN = "open"
    DISCARD = "discard"
    LATER = "later"


class RecoveredDialog(QDialog):
    """Lists copies with name, time and picture."""

    def __init__(self, found: Sequence[Recovered], parent: QWidget | None = None) -> None:
        """Offer copies."""
        super().__init__(parent)
        self.setObjectName("recovered")
        self.setWindowTitle(self.tr("Recovered scenarios"))
        self.choice = Choice.LATER
        self._found = found
        self.list = QListWidget(self)
        self.list.setObjectName("recovered/list")
        self.list.setIconSize(THUMBNAIL)
        for entry in found:
            moment = QDateTime.fromSecsSinceEpoch(int(entry.time))
            when = QLocale(spoken()).toString(moment, QLocale.FormatType.ShortFormat)
            where = str(entry.path) if entry.path else self.tr("never saved")
            item = QListWidgetItem(f"{entry.name}\n{when}\n{where}")
            image = picture_of(entry.scenario, width=THUMBNAIL.width())
            item.setIcon(QIcon(QPixmap.fromImage(image)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        for text, name, where_to, choice in (
            (self.tr("Open recovered"), "open", role.AcceptRole, Choice.OPEN),
            (self.tr("Discard"), "discard", role.DestructiveRole, Choice.DISCARD),
            (self.tr("Later"), "later", role.RejectRole, Choice.LATER),
        ):
            button = buttons.addButton(text, where_to)
            button.setObjectName(f"recovered/{name}")
            button.clicked.connect(lambda _=False, given=choice: self._finish(given))
        layout = QVBoxLayout(self)
        text = self.tr("Bocage ended before these scenarios were saved. The files are untouched.")
        label = QLabel(text, self)
        label.setWordWrap(True)
        layout.addWidget(label)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        self.resize(520, 360)

    def _finish(self, choice: Choice) -> None:
        self.choice = choice
        self.done(0 if choice is Choice.LATER else 1)

    def ticked(self) -> list[Recovered]:
        """Return the copies chosen."""
        return [
            entry
            for row, entry in enumerate(self._found)
            if self.list.item(row).checkState() is Qt.CheckState.Checked
        ]
