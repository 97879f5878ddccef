"""Saying what is wrong with a file, with everything that there is to know."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.words.findings import line_of
from bocage_schema.diagnostics import Diagnostic

MOST_SHOWN = 200


class ReportDialog(QDialog):
    """Shows a message and, below, findings that can be copied."""

    def __init__(self, title: str, text: str, details: str, parent: QWidget | None = None) -> None:
        """Show a message."""
        super().__init__(parent)
        self.setObjectName("report")
        self.setWindowTitle(title)
        label = QLabel(text, self)
        label.setObjectName("report/text")
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)  # names of files may look like markup
        layout = QVBoxLayout(self)
        layout.addWidget(label)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("report/close")
        if details:
            view = QPlainTextEdit(details, self)
            view.setObjectName("report/details")
            view.setReadOnly(True)
            layout.addWidget(view)
            copy = buttons.addButton(
                self.tr("Copy details"), QDialogButtonBox.ButtonRole.ActionRole
            )
            copy.setObjectName("report/copy")
            copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
            self.resize(620, 360)
        layout.addWidget(buttons)


def show_report(
    parent: QWidget,
    title: str,
    path: Path | None,
    findings: Iterable[object] | None,
    text: str = "",
) -> None:
    """Say what is wrong, and wait until it was read."""
    text = text or str(path or "")
    lines = [line_of(f) if isinstance(f, Diagnostic) else str(f) for f in findings or ()]
    if len(lines) > MOST_SHOWN:
        lines[MOST_SHOWN:] = ["…"]
    dialog = ReportDialog(title, f"{title}.\n\n{text}", "\n".join(lines), parent)
    dialog.exec()
    dialog.deleteLater()
