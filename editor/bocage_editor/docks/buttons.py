"""Buttons of dialogs that Enter, pressed in a field, does not press."""

from PySide6.QtWidgets import QPushButton, QWidget


def push_button(parent: QWidget, name: str, text: str) -> QPushButton:
    """Return a button whose object name begins with that of the dialog that it belongs to."""
    button = QPushButton(text, parent)
    button.setObjectName(f"{parent.objectName()}/{name}")
    button.setAutoDefault(False)
    return button
