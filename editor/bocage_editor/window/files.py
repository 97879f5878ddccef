"""Opening, saving and closing documents, and keeping copies of what is not saved."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from bocage_editor.dialogs.report import show_report
from bocage_editor.dialogs.save_changes import Answer, SaveChanges
from bocage_editor.document import Document
from bocage_editor.storage.opening import UnreadableError
from bocage_editor.storage.recovery import Recovery
from bocage_editor.window.copies import Copies
from bocage_editor.window.disk import Disk
from bocage_editor.window.page import Page
from bocage_editor.window.recovering import Recovering
from bocage_editor.window.saving import Outcome, Saving, reason
from bocage_editor.words.failures import why
from bocage_editor.words.findings import line_of
from bocage_scenarios.formats import FORMATS, FormatError
from bocage_scenarios.library import LESSONS, bundled, lesson
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Report

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


class Refused(NamedTuple):
    """A file that cannot be opened, and why."""

    path: Path
    why: str
    report: Report | None = None

    def lines(self) -> list[object]:
        """Return all that there is to say."""
        findings = list(self.report or ())
        return [f"{self.path}: {line_of(item)}" for item in findings] if findings else [self.why]


class Files(QObject):
    """The files of the documents of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Look after a window's documents."""
        super().__init__(window)
        self._window = window
        self._closed: list[Path] = []
        self._untitled = 0
        self.copies = Copies(Recovery(window.places.recovery), self)
        self.copies.failed.connect(self._tell_not_kept)
        self.saving = Saving(window, self.copies)
        self.disk = Disk(window)
        self.recovering = Recovering(window, self.copies)

    def new(self) -> None:
        """Ask for a board and open an empty scenario."""
        from bocage_editor.dialogs.new_scenario import NewScenario  # not needed to start

        dialog = NewScenario(self._window, self._window.bench.language)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.add(dialog.scenario())
        dialog.deleteLater()

    def add(self, scenario: Scenario, name: str = "") -> Page:
        """Open a scenario that has no file."""
        document = Document(scenario)
        self._untitled += 1
        untitled = self.tr("Untitled {number}").format(number=self._untitled)
        title = scenario.title(self._window.bench.language)
        document.name = name.strip() or title.strip() or untitled
        return self._window.add_page(document)

    def open_example(self, name: str) -> Page:
        """Open a copy of a bundled scenario; it has no file of its own until it is saved."""
        found = lesson(name) if name in LESSONS else bundled(name)
        return self.add(found.scenario)

    def ask_open(self) -> None:
        """Ask for files and open them."""
        patterns = " ".join(f"*{suffix}" for known in FORMATS.values() for suffix in known.suffixes)
        names, _ = QFileDialog.getOpenFileNames(
            self._window,
            self.tr("Open scenarios"),
            str(self._window.settings.folder("scenarios")),
            self.tr("Scenarios ({patterns});;All files (*)").format(patterns=patterns),
        )
        self.open_all([Path(name) for name in names])

    def open(self, path: Path) -> Page | None:
        """Open a file, or show it if it is open; tell what is wrong if it cannot be opened."""
        self.open_all([path])
        return self.page_of(path)

    def open_all(self, paths: Iterable[Path]) -> None:
        """Open files, and say once which of them cannot be opened, and why."""
        refused = [found for path in paths if (found := self._open(path.absolute())) is not None]
        if not refused:
            return
        if len(refused) == 1:
            (one,) = refused
            title = self.tr("This file cannot be opened")
            show_report(self._window, title, one.path, one.report, one.why)
            return
        title = self.tr("%n file(s) cannot be opened", None, len(refused))
        text = "\n".join(str(item.path) for item in refused[:10])
        text += "\n…" if len(refused) > 10 else ""
        lines = [line for item in refused for line in item.lines()]
        show_report(self._window, title, None, lines, text)

    def _open(self, path: Path) -> Refused | None:
        page = self.page_of(path)
        if page is not None:
            self._window.tabs.setCurrentWidget(page)
            return None
        try:
            if os.path.isdir(path):
                text = self.tr("{path}: this is a folder; choose files in it")
                return Refused(path, text.format(path=path))
            document = Document.open(path)
        except UnreadableError as error:
            return Refused(path, "", error.report)
        except FormatError as error:
            return Refused(path, why(error))
        except OSError as error:
            return Refused(path, reason(path, error))
        except ValueError:
            return Refused(path, self.tr("{path}: no file can be called that").format(path=path))
        self._window.settings.add_recent(path)
        self._window.settings.set_folder("scenarios", path.parent)
        page = self._window.add_page(document)
        if document.is_read_only and not document.is_newer:
            text = self.tr("The file is read-only. Changes can be saved under another name.")
            page.notice.show_text(text, "read only")
            page.notice.offer("close", self.tr("Close"))
        return None

    def page_of(self, path: Path) -> Page | None:
        """Return the document that is kept in a file, if it is open."""
        for page in self._window.pages():
            if page.document.path is not None and _is_same(page.document.path, path):
                return page
        return None

    def reopen(self) -> None:
        """Open the file closed last."""
        while self._closed:
            path = self._closed.pop()
            if os.path.exists(path):
                self.open(path)
                return

    def revert(self) -> None:
        """Read the file again, as one step that can be undone."""
        page = self._window.page
        if page is not None:
            self.disk.reload(page)

    def restore(self, names: Iterable[str]) -> None:
        """Open what was open when the window was closed; say which files are gone."""
        paths = [Path(name) for name in names]
        missing = [path for path in paths if not os.path.exists(path)]
        self.open_all([path for path in paths if path not in missing])
        if missing:
            text = self.tr("No longer there: {names}")
            shown = ", ".join(path.name for path in missing)
            self._window.status.tell(text.format(names=shown))

    def save(self, page: Page | None = None) -> bool:
        """Save a document, the one on top if none is given, and tell whether it was saved."""
        page = page or self._window.page
        return page is not None and self.saving.save(page) is Outcome.SAVED

    def save_as(self, page: Page | None = None) -> bool:
        """Ask for a file and save a document to it."""
        page = page or self._window.page
        return page is not None and self.saving.save_as(page) is Outcome.SAVED

    def save_all(self) -> bool:
        """Save every document with changes, and tell whether all were saved."""
        return self.saving.save_each(_changed(self._window.pages()))

    def export(self) -> None:
        """Ask how, and write a picture of the board."""
        page = self._window.page
        if page is None:
            return
        folder = self._window.settings.folder("pictures")
        from bocage_editor.dialogs.export_picture import ExportPicture  # not needed to start

        dialog = ExportPicture(page.document, page.view.style_of_board, folder, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted and dialog.written:
            self._window.settings.set_folder("pictures", dialog.written.parent)
            text = self.tr("Wrote {name}").format(name=dialog.written.name)
            self._window.status.tell(text)
        dialog.deleteLater()

    def close_tab(self, index: int) -> None:
        """Close a tab, after asking what becomes of changes."""
        page = self._window.tabs.widget(index)
        if isinstance(page, Page):
            self.close(page)
        else:
            self._window.tabs.removeTab(index)

    def close(self, page: Page | None = None) -> None:
        """Close a document, the one on top if none is given."""
        page = page or self._window.page
        if page is None or not self.may_close([page]):
            return
        if page.document.path is not None:
            self._closed.append(page.document.path)
        self.discard(page)

    def discard(self, page: Page) -> None:
        """Close a document without asking; what is not saved is lost."""
        self.copies.forget(page.document)
        self._window.remove_page(page)

    def may_close(self, pages: Sequence[Page]) -> bool:
        """Ask once what becomes of all changes, and tell whether documents may be closed."""
        self.disk.look()
        changed = _changed(pages)
        if not changed:
            return True
        dialog = SaveChanges([page.document for page in changed], self._window)
        dialog.exec()
        dialog.deleteLater()
        if dialog.answer is Answer.CANCEL:
            return False
        if dialog.answer is Answer.DISCARD:
            return True
        ticked = dialog.ticked()
        wanted = [page for page in changed if page.document in ticked]
        return self.saving.save_each(wanted, closing=True)

    def end(self) -> None:
        """Leave nothing to recover."""
        self.disk.stop()
        self.copies.end()

    def leave(self) -> None:
        """End without asking: what is not saved is offered at the next start."""
        self.disk.stop()
        self.copies.leave()

    def touched(self, document: Document) -> None:
        """Take notice that a document has changed."""
        self.copies.touched(document)

    def keep_all(self) -> bool:
        """Keep a copy of every document with changes now, and tell whether they are there."""
        return self.copies.keep_now()

    def offer_recovered(self) -> None:
        """Offer what earlier runs have left behind."""
        self.recovering.offer()

    def _tell_not_kept(self, why: str) -> None:
        self._window.status.tell(self.tr("No copy could be kept: {why}").format(why=why))


def _changed(pages: Iterable[Page]) -> list[Page]:
    return [page for page in pages if page.document.is_modified]


def _is_same(a: Path, b: Path) -> bool:
    try:
        return a.samefile(b)
    except (OSError, ValueError):
        return a.absolute() == b.absolute()
