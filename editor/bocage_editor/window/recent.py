"""The files opened last, to be opened again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from bocage_editor.docks.signs import tool_icon
from bocage_editor.words.tips import tip

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


class RecentMenu(QMenu):
    """Lists files: those that are pinned first, missing ones in grey."""

    def __init__(self, window: MainWindow) -> None:
        """Make the menu of a window, which is filled when it is shown."""
        super().__init__(self.tr("Open &recent"), window)
        self._window = window
        self.setObjectName("menu/recent")
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        settings = self._window.settings
        pinned, paths = settings.pinned, settings.recent
        missing = [path for path in paths if not os.path.exists(path)]
        for number, path in enumerate(paths):
            if number == len(pinned) > 0:
                self.addSeparator()
            self._add(path, is_pinned=path in pinned, is_missing=path in missing)
        if not paths:
            self.addAction(self.tr("No files yet")).setEnabled(False)
        self.addSeparator()
        self._add_pin()
        if missing:
            text = self.tr("Remove %n missing file(s) from the list", None, len(missing))
            action = self.addAction(text)
            action.setObjectName("recent/remove_missing")
            action.triggered.connect(lambda: settings.remove_recent(*missing))

    def _add(self, path: Path, *, is_pinned: bool, is_missing: bool) -> None:
        text = self.tr("{name} (missing)") if is_missing else "{name}"
        action = self.addAction(text.format(name=path.name).replace("&", "&&"))
        action.setEnabled(not is_missing)
        action.setToolTip(tip(str(path)))
        if is_pinned:
            action.setIcon(tool_icon("pin", self.palette().text().color()))
        action.triggered.connect(lambda: self._window.files.open(path))

    def _add_pin(self) -> None:
        """Offer to pin the file of the document on top."""
        page, settings = self._window.page, self._window.settings
        path = page.document.path.absolute() if page and page.document.path else None
        if path is None:
            return
        text = self.tr("Always list {name}").format(name=path.name)
        action = self.addAction(text.replace("&", "&&"))
        action.setObjectName("recent/pin")
        action.setCheckable(True)
        action.setChecked(path in settings.pinned)
        action.triggered.connect(lambda on: settings.set_pinned(path, on))
