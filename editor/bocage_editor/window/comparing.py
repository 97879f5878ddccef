"""Comparing the document on top with a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from bocage_editor.dialogs.report import show_report
from bocage_editor.storage.opening import UnreadableError, open_file
from bocage_editor.window.saving import reason
from bocage_editor.words.failures import why
from bocage_scenarios.formats import FormatError

if TYPE_CHECKING:
    from bocage_editor.dialogs.comparison import Comparison
    from bocage_editor.tools.session import Session
    from bocage_editor.window.main_window import MainWindow
    from bocage_editor.window.page import Page
    from bocage_scenarios.model import Scenario


class Comparing(QObject):
    """Asks for files and shows what differs."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self.dialog: Comparison | None = None
        """The comparison that is shown."""

    def ask(self) -> None:
        """Ask for a file, and list what differs from it."""
        page = self._window.page
        if page is None:
            return
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Compare with"),
            str(self._window.settings.folder("scenarios")),
        )
        if name:
            self.compare(Path(name))

    def compare(self, path: Path) -> None:
        """List what differs between the document on top and a file."""
        page = self._window.page
        if page is None:
            return
        title = self.tr("This file cannot be compared")
        try:
            other = open_file(path).scenario
        except UnreadableError as error:
            show_report(self._window, title, path, error.report)
            return
        except FormatError as error:
            show_report(self._window, title, path, None, why(error))
            return
        except OSError as error:
            show_report(self._window, title, path, None, reason(path, error))
            return
        if self.dialog is not None:
            self.dialog.reject()
        self._show(page.session, other, path.name)

    def _show(self, session: Session, other: Scenario, name: str) -> None:
        from bocage_editor.dialogs.comparison import Comparison  # not needed to start

        self.dialog = Comparison(session, other, name, self._window)
        self.dialog.finished.connect(self._forget)
        self.dialog.show()

    def make_anew(self) -> None:
        """Show the comparison anew, in the language that the program speaks now."""
        if self.dialog is not None:
            session, other, name = self.dialog.compared
            self.dialog.reject()
            self._show(session, other, name)

    def leave(self, page: Page) -> None:
        """Compare a document no more that is closed."""
        if self.dialog is not None and self.dialog.document is page.document:
            self.dialog.reject()

    def _forget(self) -> None:
        if self.dialog is not None:
            self.dialog.end()
            self.dialog = None
