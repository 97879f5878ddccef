"""A dialog that was answered is gone, and keeps no memory."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMenu, QMessageBox

LEAVING = ("file.quit", "file.close", "file.revert")


@pytest.fixture
def asked(monkeypatch):
    """Answer every dialog with *Cancel*; give the names of those that asked."""
    names = []

    def cancel(dialog):
        names.append(type(dialog).__name__)
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(QDialog, "exec", cancel)
    monkeypatch.setattr(QMenu, "exec", lambda *_: None)
    monkeypatch.setattr(QMessageBox, "about", lambda *_: None)
    for name in ("getMultiLineText", "getText", "getItem"):
        monkeypatch.setattr(QInputDialog, name, lambda *_: ("", False))
    for name in ("getSaveFileName", "getOpenFileNames", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    return names


def test_no_dialog_outlives_its_answer(window, asked):
    window.files.open_example("hill_192")
    for name, action in window.menus.actions.items():
        if name not in LEAVING and not name.startswith("play."):
            action.trigger()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [dialog for dialog in window.findChildren(QDialog) if not dialog.isVisible()]
    assert left == []
    assert {"ChangeBoard", "ReplacePieces", "NewScenario"} <= set(asked)
