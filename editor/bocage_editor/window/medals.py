"""The dialog about medals and exits, of which a window has one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_schema.hexes import Hex

if TYPE_CHECKING:
    from bocage_editor.dialogs.objectives import Objectives
    from bocage_editor.window.main_window import MainWindow


class MedalDialog(QObject):
    """Opens the dialog for the document on top, and closes it when another one comes there."""

    def __init__(self, window: MainWindow) -> None:
        """Work for a window."""
        super().__init__(window)
        self._window = window
        self.dialog: Objectives | None = None
        window.tabs.currentChanged.connect(lambda _: self._follow())

    def ask(self, at: Hex) -> None:
        """Show what can be won on a hex."""
        dialog = self._ready()
        if dialog is not None:
            dialog.show_hex(at)
            self._bring(dialog)

    def show_entry(self, is_exit: bool, number: int) -> None:
        """Show an objective or an exit, by its number in the document."""
        from bocage_editor.dialogs.objectives import Entry  # not needed to start

        dialog = self._ready()
        if dialog is not None:
            dialog.show_entry(Entry(is_exit, number))
            self._bring(dialog)

    def _follow(self) -> None:
        """Close the dialog unless it is about the document that is on top now."""
        dialog, page = self.dialog, self._window.page
        if dialog is not None and (page is None or dialog.session is not page.session):
            self.dialog = None
            dialog.close_down()

    def close(self) -> None:
        """Close the dialog, if it is there."""
        if self.dialog is not None:
            self.dialog.close_down()
            self.dialog = None

    def _ready(self) -> Objectives | None:
        self._follow()
        page = self._window.page
        if page is not None and self.dialog is None:
            from bocage_editor.dialogs.objectives import Objectives  # not needed to start

            self.dialog = Objectives(page.session, self._window)
            actions = self._window.menus.actions
            self.dialog.addActions([actions["edit.undo"], actions["edit.redo"]])
        return self.dialog

    def _bring(self, dialog: Objectives) -> None:
        if not dialog.isVisible():
            dialog.beside(self._window)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
