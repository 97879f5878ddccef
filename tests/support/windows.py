"""Driving the editor's window as a person does: real keys, real movements of the mouse."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bocage_editor.storage.places import Places
from bocage_editor.tools.bench import ToolName
from bocage_editor.window.main_window import MainWindow
from bocage_editor.window.page import Page

NONE = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Person:
    """Somebody in front of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Sit down."""
        self.window = window

    @property
    def page(self) -> Page:
        page = self.window.page
        assert page is not None
        return page

    @property
    def board(self) -> QWidget:
        return self.page.view.viewport()

    def place(self, label: str) -> QPoint:
        """Return the point of the screen at the middle of a hex."""
        return self.page.view.place_of(self.page.session.board.hex(label))

    def move(self, label: str, keys: Qt.KeyboardModifier = NONE) -> None:
        self._mouse(self.place(label), keys)

    def _mouse(self, place: QPoint, keys: Qt.KeyboardModifier) -> None:
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        held = self._held
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(place),
            QPointF(self.board.mapToGlobal(place)),
            Qt.MouseButton.NoButton,
            held,
            keys,
        )
        QApplication.sendEvent(self.board, event)

    _held = Qt.MouseButton.NoButton

    def press(self, label: str, keys: Qt.KeyboardModifier = NONE) -> None:
        self.move(label, keys)
        QTest.mousePress(self.board, LEFT, keys, self.place(label))
        self._held = LEFT

    def release(self, label: str, keys: Qt.KeyboardModifier = NONE) -> None:
        self._held = Qt.MouseButton.NoButton
        QTest.mouseRelease(self.board, LEFT, keys, self.place(label))

    def click(self, label: str, keys: Qt.KeyboardModifier = NONE) -> None:
        self.press(label, keys)
        self.release(label, keys)

    def drag(self, labels: Sequence[str], keys: Qt.KeyboardModifier = NONE) -> None:
        """Press on the first hex, move over the others, and release on the last."""
        self.press(labels[0], keys)
        for label in labels[1:]:
            self.move(label, keys)
        self.release(labels[-1], keys)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the board."""
        self.page.view.setFocus()
        QTest.keyClick(self.page.view, key, keys)

    def type(self, widget: QWidget, text: str) -> None:
        widget.setFocus()
        QTest.keyClicks(widget, text)

    def choose(self, words: str) -> None:
        """Paste words into the search for a piece, and take the best match."""
        search = self.window.palette_panel.search
        search.setFocus()
        search.setText(words)
        QTest.keyClick(search, Qt.Key.Key_Return)
        search.clear()

    def take(self, tool: ToolName) -> None:
        self.window.menus.actions[f"tool.{tool}"].trigger()

    def do(self, action: str) -> None:
        self.window.menus.actions[action].trigger()

    def terrain(self) -> dict[str, str]:
        """Return the terrain of the document by label."""
        board = self.page.session.board
        hexes = self.page.document.scenario.hexes
        return {board.label(at): c.terrain.piece for at, c in hexes.items() if c.terrain}

    def history(self) -> list[str]:
        stack = self.page.document.undo_stack
        return [stack.text(number) for number in range(stack.count())]


def window_in(folder: Path, language: str = "en") -> MainWindow:
    """Return a window with settings and state in a folder."""
    return MainWindow(Places(folder / "settings", folder / "state"), language)
