"""Test play of the scenario that is being edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_editor.dialogs.report import show_report

if TYPE_CHECKING:
    from bocage_editor.play.window import PlayWindow
    from bocage_editor.window.main_window import MainWindow
    from bocage_editor.window.page import Page


class Playing(QObject):
    """Opens windows to play in; the documents know nothing of it."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self.windows: list[PlayWindow] = []
        """The windows of games, the newest last."""

    def start(self) -> None:
        """Play the document on top as it is now; a game of just this is shown instead."""
        from bocage_editor.play.window import PlayWindow  # not needed to start

        page = self._window.page
        if page is None:
            return
        page.toolbox.give_back()
        scenario = page.document.scenario
        for window in self.windows:
            if window.scenario is scenario:
                window.show()
                window.raise_()
                window.activateWindow()
                return
        for window in [window for window in self.windows if window.table is None]:
            window.close()  # nobody has begun there, and what it would play is out of date
        made = PlayWindow(scenario, language=self._window.bench.language, from_editor=True)
        made.closed.connect(lambda: self._closed(made, page))
        self.windows.append(made)
        made.show()
        made.activateWindow()

    def _closed(self, window: PlayWindow, page: Page) -> None:
        """Come back to the document, with the notes of the game."""
        if window not in self.windows:
            return
        self.windows.remove(window)
        window.deleteLater()
        self._window.raise_()
        self._window.activateWindow()
        notes = window.told_notes()
        if notes and page in self._window.pages():
            self._offer_notes(page, notes)

    def _offer_notes(self, page: Page, notes: list[str]) -> None:
        text = self.tr("The test play left %n note(s).", None, len(notes))
        page.notice.show_text(text, "notes")
        title = self.tr("Notes on the test play")
        button = page.notice.offer("notes", self.tr("Show"), stays=True)
        button.clicked.connect(lambda: show_report(self._window, title, None, notes))
        page.notice.offer("close", self.tr("Close"))

    def close_all(self) -> None:
        """End all games."""
        for window in list(self.windows):
            window.close()
