"""Writing documents to their files."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from bocage_editor.dialogs.elsewhere import wants_elsewhere
from bocage_editor.dialogs.overwrite import Overwrite, ask_overwrite, may_write
from bocage_editor.dialogs.report import show_report
from bocage_editor.document import Document, OnDisk
from bocage_editor.storage.file_names import completed, filter_of, name_from
from bocage_editor.window.copies import Copies
from bocage_editor.window.page import Page
from bocage_editor.words.failures import why
from bocage_scenarios.formats import FORMATS, FormatError
from bocage_schema.diagnostics import Report

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


NOT_SAVED = "not saved"
"""What the bar is about that offers another place."""


class Outcome(Enum):
    """What came of saving."""

    SAVED = "saved"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Saving(QObject):
    """Saves the documents of a window; nothing else writes to the files of the user."""

    def __init__(self, window: MainWindow, copies: Copies) -> None:
        """Save a window's documents, of which copies are not needed any more then."""
        super().__init__(window)
        self._window = window
        self._copies = copies

    def save(self, page: Page) -> Outcome:
        """Save a document to its file; ask for one if there is none."""
        document = page.document
        if document.path is None:
            return self.save_as(page)
        if document.on_disk() is OnDisk.CHANGED:
            text = self.tr("{name} was changed by another program after it was opened here.")
            answer = ask_overwrite(
                self._window, text.format(name=document.path.name), elsewhere=True
            )
            if answer is Overwrite.ELSEWHERE:
                return self.save_as(page)
            if answer is Overwrite.CANCEL:
                return Outcome.CANCELLED
        return self._write(page, None)

    def save_as(self, page: Page) -> Outcome:
        """Ask for a file and save a document to it."""
        self._window.tabs.setCurrentWidget(page)  # show what is to be saved
        path = self._ask_path(page.document)
        return Outcome.CANCELLED if path is None else self._write(page, path)

    def save_each(self, pages: Sequence[Page], *, closing: bool = False) -> bool:
        """Save documents until somebody cancels it, and tell whether all were saved.

        Where one cannot be saved, the others still are; who is ``closing`` it is asked then
        for another place.
        """
        outcomes = []
        for page in pages:
            outcomes.append(self.save(page))
            if outcomes[-1] is Outcome.CANCELLED:
                return False
        failed = [
            page for page, outcome in zip(pages, outcomes, strict=True) if outcome is Outcome.FAILED
        ]
        if failed:
            self._window.tabs.setCurrentWidget(failed[0])
        return not failed or (closing and all(map(self._save_elsewhere, failed)))

    def _save_elsewhere(self, page: Page) -> bool:
        """Ask for places until a document is saved to one, or somebody would rather keep it."""
        while page.notice.topic == NOT_SAVED:
            self._window.tabs.setCurrentWidget(page)
            if not wants_elsewhere(self._window, page.notice.text):
                return False
            outcome = self.save_as(page)
            if outcome is not Outcome.FAILED:
                return outcome is Outcome.SAVED
        return False

    def _ask_path(self, document: Document) -> Path | None:
        own = document.origin.format if document.origin else FORMATS["yaml"]
        start = document.path or self._window.settings.folder("scenarios") / (
            name_from(document.scenario.title() or document.shown_name()) + own.suffixes[0]
        )
        filters = {filter_of(known): known for known in FORMATS.values()}
        name, chosen = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Save scenario"),
            str(start),
            ";;".join(filters),
            filter_of(own),
        )
        if not name:
            return None
        path = completed(Path(name), filters.get(chosen, own))
        return path.absolute() if may_write(self._window, path, name) else None

    def _write(self, page: Page, path: Path | None) -> Outcome:
        document = page.document
        target = path or document.path
        assert target is not None
        other = self._window.files.page_of(target)
        if other is not None and other is not page:
            text = self.tr("{name} is open in another tab. Choose another name.")
            self._complain(text.format(name=target.name))
            return Outcome.FAILED
        try:
            document.save(path)
        except FormatError as error:
            self._complain(why(error))
            return Outcome.FAILED
        except OSError as error:
            self._offer_elsewhere(page, reason(target, error))
            return Outcome.FAILED
        self._copies.saved(document)
        self._window.settings.add_recent(target)
        self._window.settings.set_folder("scenarios", target.absolute().parent)
        page.notice.hide()
        self._tell_saved(page, target, is_new=path is not None)
        return Outcome.SAVED

    def _tell_saved(self, page: Page, target: Path, *, is_new: bool) -> None:
        document = page.document
        losses = document.origin.format.losses(document.scenario) if document.origin else Report()
        if not len(losses):
            self._window.status.tell(self.tr("Saved {name}").format(name=target.name))
            return
        text = self.tr(
            "Saved. Other programs will not see everything: %n remark(s).", None, len(losses)
        )
        self._window.status.tell(text)
        if is_new:
            page.notice.show_text(text, "losses")
            button = page.notice.offer("losses", self.tr("What?"))
            title = self.tr("Other programs will not see this")
            button.clicked.connect(lambda: show_report(self._window, title, target, losses))
            page.notice.offer("close", self.tr("Close"))

    def _offer_elsewhere(self, page: Page, why: str) -> None:
        page.notice.show_text(self.tr("Not saved: {why}").format(why=why), NOT_SAVED)
        button = page.notice.offer("save_as", self.tr("Save as…"))
        button.clicked.connect(lambda: self.save_as(page))
        page.notice.offer("close", self.tr("Close"))

    def _complain(self, text: str) -> None:
        show_report(self._window, self.tr("This scenario was not saved"), None, None, text)


def reason(path: Path, error: OSError) -> str:
    """Return which file something went wrong with, and why."""
    text = QCoreApplication.translate("Files", "{path}: {reason}")
    return text.format(path=error.filename or path, reason=why(error))
