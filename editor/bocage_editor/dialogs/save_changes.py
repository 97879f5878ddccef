"""Asking what becomes of changes when documents are closed."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.document import Document


class Answer(Enum):
    """What to do with the changes."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class SaveChanges(QDialog):
    """Lists the documents with changes, all ticked, and asks once for all of them."""

    def __init__(self, documents: Sequence[Document], parent: QWidget | None = None) -> None:
        """Ask about documents."""
        super().__init__(parent)
        self.setObjectName("save_changes")
        self.setWindowTitle(self.tr("Save changes?"))
        self._documents = documents
        self.answer = Answer.CANCEL
        self.list = QListWidget(self)
        self.list.setObjectName("save_changes/list")
        for document in documents:
            where = document.path.parent if document.path else self.tr("never saved")
            item = QListWidgetItem(f"{document.shown_name()}  ({where})")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.list.addItem(item)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Save | standard.Discard | standard.Cancel, self)
        for button, name, answer in (
            (standard.Save, "save", Answer.SAVE),
            (standard.Discard, "discard", Answer.DISCARD),
            (standard.Cancel, "cancel", Answer.CANCEL),
        ):
            made = self.buttons.button(button)
            made.setObjectName(f"save_changes/{name}")
            made.clicked.connect(lambda _=False, given=answer: self._finish(given))
        self.buttons.button(standard.Save).setDefault(True)
        self.list.itemChanged.connect(self._show_state)
        layout = QVBoxLayout(self)
        text = self.tr("These scenarios have changes that are not saved:")
        layout.addWidget(QLabel(text, self))
        layout.addWidget(self.list)
        layout.addWidget(self.buttons)

    def _show_state(self) -> None:
        """Let nobody save nothing, which would discard everything."""
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(bool(self.ticked()))

    def _finish(self, answer: Answer) -> None:
        self.answer = answer
        self.done(0 if answer is Answer.CANCEL else 1)

    def ticked(self) -> list[Document]:
        """Return the documents to save."""
        return [
            document
            for row, document in enumerate(self._documents)
            if self.list.item(row).checkState() is Qt.CheckState.Checked
        ]
