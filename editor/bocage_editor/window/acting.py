"""Everything that can be done: to be found by words, and to be given other keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from bocage_editor.window.actions import MENUS, STEPS, ActionSpec

if TYPE_CHECKING:
    from bocage_editor.dialogs.find_action import Doable, FindAction
    from bocage_editor.dialogs.shortcuts import KeyRow, Shortcuts
    from bocage_editor.window.main_window import MainWindow


class Acting(QObject):
    """Lists all actions of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self.palette: FindAction | None = None
        """The list of actions that is shown."""
        self.dialog: Shortcuts | None = None
        """The dialog about keys that is shown."""

    def find(self) -> None:
        """Let an action be found by its words."""
        from bocage_editor.dialogs.find_action import FindAction  # not needed to start

        if self.palette is None:
            self.palette = FindAction([*self._doables()], self._window)
            self.palette.left.connect(self._forget)
            self.palette.show()
            self.palette.raise_()
        self.palette.line.setFocus()
        self.palette.line.selectAll()

    def close(self) -> None:
        """Close the list of actions and the dialog about keys, if they are there."""
        if self.palette is not None:
            self.palette.leave()
        if self.dialog is not None:
            self.dialog.reject()

    def _forget(self) -> None:
        if self.palette is not None:
            self.palette.deleteLater()
            self.palette = None

    def ask_keys(self) -> None:
        """Let the keys be changed; they work at once."""
        from bocage_editor.dialogs.shortcuts import Shortcuts  # not needed to start

        window = self._window
        if self.dialog is None:
            self.dialog = Shortcuts([*self._rows()], window.keys, window)
            self.dialog.changed.connect(window.menus.show_keys)
            self.dialog.finished.connect(self._end_dialog)
            self.dialog.open()

    def _end_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    def _rows(self) -> Iterator[KeyRow]:
        from bocage_editor.dialogs.shortcuts import KeyRow  # not needed to start

        for menu_id, (title, specs) in MENUS.items():
            for spec in (*STEPS, *specs) if menu_id == "edit" else specs:
                if spec.id:
                    yield KeyRow(spec.id, _told(title), _name(spec), _words(title, spec))

    def _doables(self) -> Iterator[Doable]:
        specs = {spec.id: (title, spec) for title, specs in MENUS.values() for spec in specs}
        title, _ = MENUS["edit"]
        specs |= {spec.id: (title, spec) for spec in STEPS}
        words = {name: _words(*entry) for name, entry in specs.items() if name}
        for entry in self._window.menuBar().actions():
            menu = entry.menu()
            if isinstance(menu, QMenu):
                yield from self._doables_in(menu, "", words)

    def _doables_in(self, menu: QMenu, above: str, words: dict[str, str]) -> Iterator[Doable]:
        """Yield what is in a menu and in those that it holds, but not the files opened last."""
        from bocage_editor.dialogs.find_action import Doable  # not needed to start

        path = above + menu.title().replace("&", "")
        for action in menu.actions():
            inside = action.menu()
            if isinstance(inside, QMenu):
                if inside is not self._window.menus.recent:
                    yield from self._doables_in(inside, f"{path} > ", words)
            elif not action.isSeparator():
                yield Doable(action, path, words.get(action.objectName()) or _id_words(action))


def _told(text: str) -> str:
    """Return a text of the table in the language of the program, without the letter to press."""
    return QCoreApplication.translate("actions", text).replace("&", "")


def _name(spec: ActionSpec) -> str:
    if spec in STEPS:
        return QCoreApplication.translate("Menus", spec.text)
    return _told(spec.text)


def _words(title: str, spec: ActionSpec) -> str:
    """Return by what an action is found besides its name: that in English, and other words."""
    english = " ".join([title, spec.text, spec.words]).replace("&", "")
    return f"{english} {_told(spec.words)}" if spec.words else english


def _id_words(action: QAction) -> str:
    """Return the English words in the name of an action that is in no table."""
    parent = action.parent()
    name = action.objectName() or (parent.objectName() if parent else "")
    return name.replace("/", " ").replace("_", " ")
