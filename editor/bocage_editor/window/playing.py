"""Test play of the scenario that is being edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bocage_editor.dialogs.report import show_report

if TYPE_CHECKING:
    from bocage_editor.play.window import PlayWindow
    from bocage_editor.window.main_window import MainWindow
    from bocage_editor.window.page import Page
    from bocage_scenarios.game_files import SavedGame


class Playing(QObject):
    """Opens windows to play in; the documents know nothing of it."""

    started = Signal(object)
    """The document of a `Page` is shown in a window to play in."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self.windows: list[PlayWindow] = []
        """The windows of games, the newest last."""
        self._last: dict[Page, SavedGame] = {}
        """The games that were left, by the page from where they were begun."""

    def start(self) -> None:
        """Play the document on top as it is now; a game of just this goes on."""
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
                self.started.emit(page)
                return
        for window in [window for window in self.windows if window.table is None]:
            window.close()  # nobody has begun there, and what it would play is out of date
        made = PlayWindow(
            scenario,
            language=self._window.bench.language,
            from_editor=True,
            last=self._last.get(page),
        )
        made.set_still(self._window.viewing.is_still)
        made.closed.connect(lambda: self._closed(made, page))
        self.windows.append(made)
        made.show()
        made.activateWindow()
        self.started.emit(page)

    def _closed(self, window: PlayWindow, page: Page) -> None:
        """Come back to the document, with the notes of the game."""
        if window not in self.windows:
            return
        self.windows.remove(window)
        self._keep(window, page)
        window.deleteLater()
        self._window.raise_()
        self._window.activateWindow()
        notes = window.told_notes()
        if notes and page in self._window.pages():
            self._offer_notes(page, notes)

    def _keep(self, window: PlayWindow, page: Page) -> None:
        """Keep the game of a window for the next time, and only those of pages still open."""
        pages = self._window.pages()
        self._last = {known: game for known, game in self._last.items() if known in pages}
        if window.last is not None and page in pages:
            self._last[page] = window.last

    def _offer_notes(self, page: Page, notes: list[str]) -> None:
        text = self.tr("The test play left %n note(s).", None, len(notes))
        page.notice.show_text(text, "notes")
        title = self.tr("Notes on the test play")
        button = page.notice.offer("notes", self.tr("Show"), stays=True)
        button.clicked.connect(lambda: show_report(self._window, title, None, notes))
        page.notice.offer("close", self.tr("Close"))

    def set_still(self, still: bool) -> None:
        """Let nothing move by itself in any game, or let it."""
        for window in self.windows:
            window.set_still(still)

    def may_close(self) -> bool:
        """Ask about each game that is in no file, and tell whether all may be left."""
        return all(window.may_close() for window in list(self.windows))

    def close_all(self) -> None:
        """End all games."""
        for window in list(self.windows):
            window.close()
