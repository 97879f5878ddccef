"""The library beside the main window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_scenarios.library import bundled, bundled_names

if TYPE_CHECKING:
    from bocage_editor.library.window import LibraryWindow
    from bocage_editor.window.main_window import MainWindow
    from bocage_schema.inventory import Holdings


class Browsing(QObject):
    """Shows the library, and opens what is chosen there."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self.library: LibraryWindow | None = None

    def show(self) -> None:
        """Show the library, which is made when it is first wanted."""
        if self.library is None:
            from bocage_editor.library.diary import Diary
            from bocage_editor.library.window import LibraryWindow

            window = self._window
            diary = Diary(window.places.diary_file)
            self.library = LibraryWindow(
                window.settings, diary, window.holdings, window.bench.language
            )
            self.library.open_wanted.connect(self.open)
        elif not self.library.isVisible():
            self.library.read_folders()
        self.library.show()
        self.library.raise_()
        self.library.activateWindow()

    def set_holdings(self, holdings: Holdings | None) -> None:
        """Count in other boxes."""
        if self.library is not None:
            self.library.set_owned(holdings)

    def open(self, paths: Sequence[Path]) -> None:
        """Open files; of what comes with the program, copies."""
        shipped = {Path(str(bundled(name).file)): name for name in bundled_names()}
        for path in paths:
            if path in shipped:
                self._window.files.open_example(shipped[path])
        self._window.files.open_all([path for path in paths if path not in shipped])
        self._window.raise_()
        self._window.activateWindow()

    def close(self) -> None:
        """Close the library with the program."""
        if self.library is not None:
            self.library.close()
            self.library.deleteLater()
            self.library = None
