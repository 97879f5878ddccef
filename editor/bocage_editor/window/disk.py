"""Noticing what other programs do to the files that are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from bocage_editor.dialogs.report import show_report
from bocage_editor.document import OnDisk
from bocage_editor.storage.opening import Opened, UnreadableError, open_file
from bocage_editor.window.page import Page
from bocage_editor.window.saving import reason
from bocage_editor.words.differences import difference_words
from bocage_editor.words.failures import why
from bocage_scenarios.adopting import parts_that_differ
from bocage_scenarios.formats import FormatError
from bocage_scenarios.model import FORMAT_VERSION

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

WATCH_MS = 3_000
"""How often files are looked at for changes by others."""
CHANGED, GONE = "disk/changed", "disk/gone"


class Disk(QObject):
    """Looks at files now and then, and whenever somebody comes back to the program.

    Being told by the system would not work on network folders, and ends whenever a program
    puts another file in place of one, as most do.
    """

    def __init__(self, window: MainWindow) -> None:
        """Look after the files of a window."""
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self)
        self._timer.setInterval(WATCH_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._come_back)

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive and self._timer.isActive():
            self.look()

    def look(self) -> None:
        """Say so if somebody else has written to a file that is open, or removed it."""
        for page in self._window.pages():
            match page.document.on_disk():
                case OnDisk.CHANGED if page.notice.topic != CHANGED:
                    self._tell_changed(page)
                case OnDisk.GONE if page.notice.topic != GONE:
                    self._tell_gone(page)
                case OnDisk.SAME if page.notice.topic in (CHANGED, GONE):
                    page.notice.hide()

    def tell_anew(self) -> None:
        """Say again, in another language, what was said of files that are open."""
        for page in self._window.pages():
            if page.notice.topic in (CHANGED, GONE):
                page.notice.hide()
        self.look()

    def _tell_changed(self, page: Page) -> None:
        page.notice.show_text(self.tr("Changed on disk by another program."), CHANGED)
        self._offer(page, "reload", self.tr("Reload"), lambda: self.reload(page))
        self._offer(page, "keep", self.tr("Keep mine"), lambda: self._keep_mine(page))
        self._offer(page, "compare", self.tr("Compare"), lambda: self._compare(page), stays=True)

    def _tell_gone(self, page: Page) -> None:
        page.document.undo_stack.resetClean()  # what is here is nowhere else
        self._window.files.touched(page.document)
        text = self.tr("The file is gone from the disk. Saving writes it again.")
        page.notice.show_text(text, GONE)
        self._offer(page, "keep", self.tr("Keep mine"), lambda: self._keep_mine(page))
        self._offer(page, "save", self.tr("Save"), lambda: self._window.files.save(page))

    def _offer(
        self,
        page: Page,
        name: str,
        text: str,
        act: Callable[[], object],
        *,
        stays: bool = False,
    ) -> None:
        page.notice.offer(name, text, stays=stays).clicked.connect(lambda: act())

    def _keep_mine(self, page: Page) -> None:
        page.document.keep_mine()
        self._window.files.touched(page.document)

    def reload(self, page: Page) -> None:
        """Read the file of a document again, as one step that can be undone."""
        opened = self._read(page)
        if opened is None:
            return
        if opened.scenario.version > FORMAT_VERSION:
            text = self.tr("A newer release of Bocage wrote the file. Open it in another tab.")
            show_report(self._window, self._unread(), None, None, text)
            return
        page.session.edit(self.tr("Reload from disk"), opened.scenario)
        page.document.take_over(opened)
        page.notice.hide()

    def _compare(self, page: Page) -> None:
        """Show what the file on the disk says otherwise."""
        opened = self._read(page)
        if opened is None:
            return
        mine, other = page.document.scenario, opened.scenario
        found = [
            difference_words(mine, other, part, self._window.bench.language)
            for part in parts_that_differ(mine, other)
        ]
        title = self.tr("What the file on the disk says otherwise")
        name = opened.origin.path.name
        if not found:
            text = self.tr("{name}: the scenarios are the same.").format(name=name)
        else:
            text = self.tr("{name}: %n difference(s).", None, len(found)).format(name=name)
        show_report(self._window, title, None, found, text)

    def _read(self, page: Page) -> Opened | None:
        """Return what the file of a document holds now, or say why that cannot be known."""
        path = page.document.path
        if path is None:
            return None
        try:
            return open_file(path)
        except UnreadableError as error:
            show_report(self._window, self._unread(), path, error.report)
        except FormatError as error:
            show_report(self._window, self._unread(), None, None, why(error))
        except OSError as error:
            show_report(self._window, self._unread(), None, None, reason(path, error))
        return None

    def _unread(self) -> str:
        return self.tr("This file cannot be read")
