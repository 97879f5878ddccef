"""What programs that read the screen aloud are told of a board."""

from __future__ import annotations

from functools import cache
from typing import Protocol, cast

from PySide6 import QtGui
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Spoken(Protocol):
    """A widget whose value is what is where its cursor is."""

    def words_here(self) -> str:
        """Return the value."""
        ...


class AccessibleBoard(QAccessibleWidget):
    """A board, whose value is what is on the hex of the cursor."""

    def __init__(self, board: QWidget) -> None:
        """Speak for a board."""
        super().__init__(board, QAccessible.Role.Canvas, board.accessibleName())
        self._board = cast(Spoken, board)

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name, the value or another text."""
        if kind == QAccessible.Text.Value:
            return self._board.words_here()
        return super().text(kind)


def _interface_of(name: str, widget: QObject) -> QAccessibleInterface | None:
    if isinstance(widget, QWidget) and hasattr(widget, "words_here"):
        made = AccessibleBoard(widget)
        widget.accessible = made  # type: ignore[attr-defined] # or it would be collected
        return made
    return None


@cache
def make_accessible() -> None:
    """Let boards speak for themselves."""
    QAccessible.installFactory(_interface_of)


def tell_of_change(board: QWidget, words: str) -> None:
    """Have the new value read aloud, if anybody listens."""
    if not QAccessible.isActive():
        return
    QAccessible.updateAccessibility(QAccessibleValueChangeEvent(board, words))
    announce(board, words)


def announce(widget: QWidget, words: str) -> None:
    """Have something read aloud that is new on the screen but has not the focus."""
    if not QAccessible.isActive():
        return
    announcement = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if announcement is not None:  # since Qt 6.8
        QAccessible.updateAccessibility(announcement(widget, words))
