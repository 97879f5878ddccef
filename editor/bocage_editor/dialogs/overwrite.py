"""Asking before something that somebody may want to keep is written over."""

import os
from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from bocage_editor.words.languages import tr


class Overwrite(Enum):
    """What to do with the file that is there."""

    YES = "yes"
    ELSEWHERE = "elsewhere"
    CANCEL = "cancel"


def ask_overwrite(parent: QWidget, text: str, *, elsewhere: bool) -> Overwrite:
    """Ask whether to write over a file, to another one if that is offered, or not at all."""
    box = QMessageBox(parent)
    box.setObjectName("overwrite")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Write over the file?"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    role = QMessageBox.ButtonRole
    choices = [(Overwrite.YES, box.addButton(tr("Write over it"), role.DestructiveRole))]
    if elsewhere:
        choices.append((Overwrite.ELSEWHERE, box.addButton(tr("Save as…"), role.AcceptRole)))
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    choices.append((Overwrite.CANCEL, cancel))
    for choice, button in choices:
        button.setObjectName(f"overwrite/{choice.value}")
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((choice for choice, button in choices if button is clicked), Overwrite.CANCEL)


def may_write(parent: QWidget, path: Path, chosen: str) -> bool:
    """Tell whether to write to a path that was made from the name that a file dialog returned.

    The dialog has asked about that name; where a suffix was added, this asks about the other one.
    """
    if path == Path(chosen) or not os.path.exists(path):
        return True
    text = tr("{name} exists already.").format(name=path.name)
    return ask_overwrite(parent, text, elsewhere=False) is Overwrite.YES
