"""Answering dialogs by clicks on their buttons, and file dialogs by names."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QWidget

PATIENCE_S = 10


class Dialogs:
    """Answers dialogs in the order given, and remembers what they said."""

    def __init__(self) -> None:
        """Wait for nothing yet."""
        self.seen: list[str] = []
        self.texts: list[str] = []
        self._wanted: list[tuple[str, str, Callable[[QDialog], None]]] = []

    def expect(
        self, name: str, button: str, act: Callable[[QDialog], None] = lambda _: None
    ) -> None:
        """Do something in the dialog of that name, and click on a button of it."""
        self._wanted.append((name, button, act))
        if len(self._wanted) == 1:
            self._watch(time.monotonic() + PATIENCE_S)

    def _watch(self, until: float) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isVisible():
            self._answer(dialog)
            until = time.monotonic() + PATIENCE_S
        if self._wanted and time.monotonic() < until:
            QTimer.singleShot(5, lambda: self._watch(until))

    def _answer(self, dialog: QDialog) -> None:
        name, button, act = self._wanted.pop(0)
        self.seen.append(dialog.objectName())
        self.texts.append(words_of(dialog))
        if dialog.objectName() != name:
            dialog.reject()
            return
        act(dialog)
        found = dialog.findChild(QAbstractButton, f"{name}/{button}")
        if found is None:
            dialog.reject()
            raise AssertionError(f"no button {name}/{button}")
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    def end(self) -> int:
        """Wait no more, and return how many dialogs were expected that did not come."""
        left = len(self._wanted)
        self._wanted.clear()
        return left


def words_of(dialog: QWidget) -> str:
    """Return all that a dialog says."""
    from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit

    words = [dialog.windowTitle()]
    words += [label.text() for label in dialog.findChildren(QLabel)]
    words += [view.toPlainText() for view in dialog.findChildren(QPlainTextEdit)]
    for view in dialog.findChildren(QListWidget):
        words += [view.item(row).text() for row in range(view.count())]
    return "\n".join(words)


def click(widget: QWidget) -> None:
    """Click in the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


class FileNames:
    """Gives the file dialogs of the program names, one after the other."""

    def __init__(self, monkeypatch) -> None:
        """Take the place of the dialogs; asked without a name to give, they are cancelled."""
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.starts: list[str] = []
        monkeypatch.setattr(QFileDialog, "getSaveFileName", self._save)
        monkeypatch.setattr(QFileDialog, "getOpenFileNames", self._open)

    def give(self, *names: Path | str, kind: str = "") -> None:
        """Give these names next; ``kind`` is what the list of formats shows then."""
        self.names += map(str, names)
        self.kinds += [kind] * len(names)

    def _save(self, _parent=None, _title="", start="", kinds="", chosen="") -> tuple[str, str]:
        self.starts.append(start)
        if not self.names:
            return "", ""
        wanted = self.kinds.pop(0)
        kind = next((item for item in kinds.split(";;") if wanted and wanted in item), chosen)
        return self.names.pop(0), kind

    def _open(self, *_args: object) -> tuple[list[str], str]:
        given, self.names, self.kinds = self.names, [], []
        return given, ""


def files_in(folder: Path) -> Iterable[str]:
    """Return the names in a folder."""
    return sorted(path.name for path in folder.iterdir())
