"""Asking for another place for a document that cannot be saved to its own."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from bocage_editor.words.languages import tr


def wants_elsewhere(parent: QWidget, text: str) -> bool:
    """Say why a document was not saved, and tell whether it is to be saved elsewhere."""
    box = QMessageBox(parent)
    box.setObjectName("elsewhere")
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Not saved"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setInformativeText(tr("Save it elsewhere, or keep the window open?"))
    save = box.addButton(tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
    save.setObjectName("elsewhere/save_as")
    stay = box.addButton(tr("Keep open"), QMessageBox.ButtonRole.RejectRole)
    stay.setObjectName("elsewhere/stay")
    box.setDefaultButton(save)
    box.setEscapeButton(stay)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is save
