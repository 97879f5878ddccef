"""Offering what was not saved when the program ended unexpectedly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_editor.dialogs.recovered import Choice, RecoveredDialog
from bocage_editor.document import Document
from bocage_editor.storage.opening import open_file
from bocage_editor.storage.recovery import Recovered
from bocage_editor.window.copies import Copies
from bocage_editor.window.page import Page
from bocage_scenarios.model import Scenario
from bocage_schema.errors import BocageError

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


class Recovering(QObject):
    """Brings back the copies that earlier runs have left behind."""

    def __init__(self, window: MainWindow, copies: Copies) -> None:
        """Open copies in a window, where they are copied again until somebody saves them."""
        super().__init__(window)
        self._window = window
        self._copies = copies

    def offer(self) -> None:
        """Offer what earlier runs have left behind."""
        recovery = self._copies.recovery
        recovery.tidy()
        found = recovery.left_behind()
        if not found:
            return
        dialog = RecoveredDialog(found, self._window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.choice is Choice.LATER:
            return
        for entry in dialog.ticked():
            if dialog.choice is Choice.DISCARD or self._open(entry):
                recovery.discard(entry)
        recovery.tidy()

    def _open(self, entry: Recovered) -> bool:
        """Open a copy, and tell whether it is kept anew, so that the old one may go."""
        page = self._page_for(entry)
        page.session.edit(self.tr("Recover changes"), entry.scenario)
        if page.document.scenario != entry.scenario:
            return False
        return self._copies.keep_now([page.document])

    def _page_for(self, entry: Recovered) -> Page:
        """Return the document whose changes the copy holds.

        That is its file, which stays as it is until somebody saves, unless it cannot be opened
        or another copy has been opened as its changes already.
        """
        if entry.path is not None:
            page = self._window.files.page_of(entry.path) or self._of_file(entry)
            if page is not None and not page.document.is_modified:
                return page
        blank = Scenario(entry.scenario.board_format, entry.scenario.face)
        page = self._window.files.add(blank, entry.name)
        page.document.undo_stack.resetClean()
        return page

    def _of_file(self, entry: Recovered) -> Page | None:
        assert entry.path is not None
        try:
            document = Document.of(open_file(entry.path))
        except (OSError, BocageError):
            return None
        return None if document.is_newer else self._window.add_page(document)
