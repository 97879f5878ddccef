"""What differs between a document and another one, to be taken over part by part."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.comparing import difference_marks
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.docks.buttons import push_button
from bocage_editor.document import Document
from bocage_editor.tools.session import Session
from bocage_editor.words.differences import difference_words
from bocage_scenarios.adopting import Difference, adopted, parts_that_differ
from bocage_scenarios.model import Scenario

LONGEST_STEP = 60
"""Characters of what a step of the history says was taken over."""
_PLACE = int(Qt.ItemDataRole.UserRole)


class Comparison(QDialog):
    """Lists what differs; the board shows where, and every part can be taken over."""

    def __init__(
        self, session: Session, other: Scenario, name: str, parent: QWidget | None = None
    ) -> None:
        """Compare the document of a session with another one of that name."""
        super().__init__(parent)
        self.setObjectName("comparison")
        self.setWindowTitle(self.tr("Compare with {name}").format(name=name))
        self.resize(520, 420)
        self._session = session
        self._other = other
        self._name = name
        self._parts: tuple[Difference, ...] = ()
        self.words = QLabel(self)
        self.words.setObjectName("comparison/words")
        self.words.setWordWrap(True)
        self.list = QListWidget(self)
        self.list.setObjectName("comparison/list")
        self.list.setAccessibleName(self.tr("Differences"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.currentItemChanged.connect(self._show_place)
        self.take = push_button(self, "take", self.tr("Take over"))
        self.take.clicked.connect(self.take_selected)
        self.take_all_button = push_button(self, "take_all", self.tr("Take over all"))
        self.take_all_button.clicked.connect(self.take_all)
        close = push_button(self, "close", self.tr("Close"))
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.take)
        buttons.addWidget(self.take_all_button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        layout = QVBoxLayout(self)
        layout.addWidget(self.words)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        session.document.changed.connect(self.refresh)
        self.refresh()

    @property
    def document(self) -> Document:
        """The document that is compared."""
        return self._session.document

    @property
    def compared(self) -> tuple[Session, Scenario, str]:
        """What is compared with what, and what that is called."""
        return self._session, self._other, self._name

    def refresh(self) -> None:
        """List what differs now."""
        scenario = self._session.scenario
        self._parts = parts_that_differ(scenario, self._other)
        row = self.list.currentRow()
        with QSignalBlocker(self.list):
            self.list.clear()
            for place, part in enumerate(self._parts):
                item = QListWidgetItem(self._told(scenario, part))
                item.setData(_PLACE, place)
                self.list.addItem(item)
            self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.words.setText(self.tr("%n part(s) differ.", None, len(self._parts)))
        for kind, hexes in difference_marks(scenario, self._other, self._parts).items():
            self._session.view.set_mark(kind, hexes)
        for button in (self.take, self.take_all_button):
            button.setEnabled(bool(self._parts))

    def end(self) -> None:
        """Follow the document no more."""
        self._session.document.changed.disconnect(self.refresh)
        for kind in (MarkKind.CAME, MarkKind.OTHERWISE, MarkKind.GONE):
            self._session.view.set_mark(kind)
        self.deleteLater()

    def _told(self, scenario: Scenario, part: Difference) -> str:
        """Return what differs in a part, as seen from the document."""
        language = self._session.bench.language
        return difference_words(scenario, self._other, part, language)

    def _show_place(self) -> None:
        item = self.list.currentItem()
        at = self._parts[item.data(_PLACE)].at if item is not None else None
        if at is not None and at in self._session.board:
            self._session.select([at])
            self._session.view.reveal([at])

    def take_selected(self) -> None:
        """Take over the parts that are selected, in one step."""
        self._take([self._parts[item.data(_PLACE)] for item in self.list.selectedItems()])

    def take_all(self) -> None:
        """Take over every part, in one step."""
        self._take(list(self._parts))

    def _take(self, parts: list[Difference]) -> None:
        after = self._session.scenario
        for part in parts:
            after = adopted(after, self._other, part)
        if parts:
            text = self.tr("Take over %n part(s)", None, len(parts))
            if len(parts) == 1:
                told = shortened(self._told(self._session.scenario, parts[0]))
                text = self.tr("Take over: {what}").format(what=told)
            self._session.edit(text, after)


def shortened(text: str) -> str:
    """Return the beginning of a text."""
    return text if len(text) <= LONGEST_STEP else f"{text[: LONGEST_STEP - 1]}…"
