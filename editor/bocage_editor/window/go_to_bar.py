"""The quiet bar above a board in which one types the name of a hex to go there."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QWidget

from bocage_editor.tools.session import Session
from bocage_editor.words.hexes import hex_named


class GoToBar(QFrame):
    """Moves the cursor of the keys; it is gone once it has done so, or is not wanted any more."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        """Ask for the name of a hex of a document."""
        super().__init__(parent)
        self.setObjectName("go_to")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._session = session
        self.name = QLineEdit(self)
        self.name.setObjectName("go_to/name")
        self.name.setMaxLength(8)
        title = QLabel(self.tr("Go to hex"), self)
        title.setBuddy(self.name)
        self.name.setAccessibleName(title.text())
        self.hint = QLabel(self)
        self.hint.setObjectName("go_to/hint")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 10, 4)
        row.addWidget(title)
        row.addWidget(self.name)
        row.addWidget(self.hint, 1)
        self._show_hint()
        self.name.textEdited.connect(lambda _: self._show_hint())

    def open(self) -> None:
        """Ask for a name, or for another one."""
        self.show()
        self.name.setFocus()
        self.name.selectAll()

    def _show_hint(self) -> None:
        """Say which names there are."""
        board = self._session.board
        first, last = board.label(board.hexes[0]), board.label(board.hexes[-1])
        text = self.tr("{first} to {last}, then Enter; capitals do not matter")
        self.hint.setText(text.format(first=first, last=last))

    def _go(self) -> None:
        at = hex_named(self.name.text().strip(), self._session.board)
        if at is None:
            text = self.tr("There is no hex {name} on this board.")
            self.hint.setText(text.format(name=self.name.text().strip()))
            self.name.selectAll()
            return
        self.leave()
        self._session.view.bring_in(at)
        self._session.view.go_to(at)

    def leave(self) -> None:
        """Go away, and leave the focus to the board."""
        self.hide()
        self._session.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go there with Enter, away with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go()
        else:
            super().keyPressEvent(event)
