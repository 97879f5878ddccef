"""The quiet bar above a board in which one types what to look for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.tools.session import Session
from bocage_editor.words.finding import Hit, hits_in


class FindBar(QFrame):
    """Marks on the board what is found, and goes from one to the next."""

    text_wanted = Signal(object)
    """A `Hit` in a text is to be shown."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        """Begin hidden."""
        super().__init__(parent)
        self.setObjectName("find")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._session = session
        self._hits: list[Hit] = []
        self._number = 0
        """Which of the hits is the current one."""
        self.words = QLineEdit(self)
        self.words.setObjectName("find/words")
        self.words.setPlaceholderText(self.tr("Find pieces, units, labels, hexes and texts"))
        self.words.setAccessibleName(self.tr("Find on the map and in the texts"))
        self.words.setClearButtonEnabled(True)
        self.count = QLabel(self)
        self.count.setObjectName("find/count")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.addWidget(self.words, 1)
        row.addWidget(self.count)
        for name, title, slot in (
            ("previous", self.tr("Previous"), lambda: self.step(-1)),
            ("next", self.tr("Next"), lambda: self.step(1)),
            ("close", self.tr("Close"), self.leave),
        ):
            button = QPushButton(title, self)
            button.setObjectName(f"find/{name}")
            button.clicked.connect(lambda _=False, act=slot: act())
            row.addWidget(button)
        self.words.textChanged.connect(self._search)
        session.document.changed.connect(self._follow)
        self.hide()

    def open(self) -> None:
        """Ask for words, or for others."""
        self.show()
        self.words.setFocus()
        self.words.selectAll()
        self._look()

    def take_over(self, other: "FindBar") -> None:
        """Go on where another bar was."""
        self.words.setText(other.words.text())
        self._number = min(other._number, max(0, len(self._hits) - 1))
        self.setVisible(not other.isHidden())
        other.hide()

    def leave(self) -> None:
        """Go away, and leave the focus to the board."""
        self.hide()
        self._session.view.set_mark(MarkKind.FOUND)
        self._session.view.setFocus()

    def step(self, by: int) -> None:
        """Go to the next hit, or to the one before."""
        if self.isHidden():
            self.open()
        if self._hits:
            self._number = (self._number + by) % len(self._hits)
            self._go()

    def _search(self) -> None:
        """Look for what was typed, and go there."""
        current = self._hits[self._number] if self._hits else None
        self._look()
        self._number = self._hits.index(current) if current in self._hits else 0
        if self._hits:
            self._go()

    def _follow(self) -> None:
        """Look again, now that the document has changed."""
        if not self.isHidden():
            self._look()

    def _look(self) -> None:
        session = self._session
        self._hits = hits_in(session.scenario, self.words.text(), session.bench.language)
        self._number = min(self._number, max(0, len(self._hits) - 1))
        found = {hit.at for hit in self._hits if hit.at is not None}
        session.view.set_mark(MarkKind.FOUND, found)
        self._show_count()

    def _show_count(self) -> None:
        text = self.tr("{number} of {all}")
        text = text.format(number=self._number + 1, all=len(self._hits))
        if not self._hits:
            text = self.tr("Nothing found") if self.words.text().strip() else ""
        self.count.setText(text)

    def _go(self) -> None:
        """Show the current hit."""
        self._show_count()
        hit, session = self._hits[self._number], self._session
        if hit.at is None:
            self.text_wanted.emit(hit)
            return
        spot = hit.spot if hit.spot in session.open_spots(hit.at) else None
        session.select([hit.at], spot)
        session.view.reveal([hit.at])
        session.view.bring_in(hit.at)
        session.view.keyboard.start_at(hit.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, back with Shift and Enter, away with Esc."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif is_enter and self.words.hasFocus():
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)
