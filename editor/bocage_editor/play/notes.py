"""Notes on a game: each is pinned to a moment, and perhaps to a hex."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.play.table import Table
from bocage_editor.words.languages import tr
from bocage_scenarios.game_files import Note
from bocage_schema.hexes import Hex


class NotesPanel(QWidget):
    """The notes, and a line to write one."""

    changed = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Begin without notes."""
        super().__init__(parent)
        self.setObjectName("notes")
        self._table = table
        self.notes: list[Note] = []
        self.at: Hex | None = None
        """The hex to which the next note is pinned."""
        self.list = QListWidget(self)
        self.list.setObjectName("notes/list")
        self.list.setAccessibleName(tr("Notes"))
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._go_to)
        self.line = QLineEdit(self)
        self.line.setObjectName("notes/line")
        self.line.setAccessibleName(tr("A new note"))
        self.line.setPlaceholderText(tr("A note on this moment"))
        self.line.returnPressed.connect(self._add)
        self.remove = QPushButton(tr("Remove"), self)
        self.remove.setObjectName("notes/remove")
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.remove)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.list, 1)
        layout.addLayout(row)
        self._fill()

    def set_notes(self, notes: list[Note]) -> None:
        """Show other notes."""
        self.notes = list(notes)
        self._fill()

    def write_at(self, at: Hex) -> None:
        """Let the next note be pinned to a hex."""
        self.at = at
        label = self._table.world.board.plan.label(at)
        self.line.setPlaceholderText(tr("A note on {hex}").format(hex=label))
        self.line.setFocus()

    def hexes(self) -> set[Hex]:
        """Return the hexes with notes."""
        return {note.hex for note in self.notes if note.hex is not None}

    def _add(self) -> None:
        text = self.line.text().strip()
        if not text:
            return
        now = self._table.timeline.now
        self.notes.append(Note(text, hex=self.at, moment=now.number, turn=now.turn))
        self.line.clear()
        self.at = None
        self.line.setPlaceholderText(tr("A note on this moment"))
        self._fill()
        self.list.setCurrentRow(self.list.count() - 1)
        self.changed.emit()

    def _remove(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.notes):
            del self.notes[row]
            self._fill()
            self.changed.emit()

    def _fill(self) -> None:
        self.list.clear()
        self.list.addItems(self.lines())
        self.remove.setEnabled(bool(self.notes))

    def lines(self) -> list[str]:
        """Return each note with its turn and hex in a line."""
        plan = self._table.world.board.plan
        told = []
        for note in self.notes:
            turn = tr("Turn {turn}").format(turn=note.turn) if note.turn is not None else ""
            place = plan.label(note.hex) if note.hex is not None else ""
            head = " · ".join(filter(None, (turn, place)))
            told.append(f"{head}: {note.text}" if head else note.text)
        return told

    def _go_to(self, item: QListWidgetItem) -> None:
        moment = self.notes[self.list.row(item)].moment
        if moment is not None:
            self._table.go_to(self._table.timeline.moments[moment])
