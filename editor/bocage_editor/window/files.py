"""Opening, saving and closing documents, and keeping copies of what is not saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QDialog, QFileDialog

from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_editor.dialogs.recovered import Choice, RecoveredDialog
from bocage_editor.dialogs.report import show_report
from bocage_editor.dialogs.save_changes import Answer, SaveChanges
from bocage_editor.document import Document
from bocage_editor.storage.opening import UnreadableError
from bocage_editor.storage.recovery import Recovered, Recovery
from bocage_editor.window.page import Page
from bocage_scenarios.formats import FORMATS, FormatError
from bocage_scenarios.library import LESSONS, bundled, lesson
from bocage_scenarios.model import Scenario
from bocage_schema.errors import BocageError

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

AUTOSAVE_AFTER_MS = 30_000
"""So long after the last change a copy is kept."""
AUTOSAVE_AT_MOST_MS = 180_000
"""And at least this often while changes go on."""
WATCH_MS = 3_000
"""How often files are looked at for changes by others."""


class Files(QObject):
    """The files of the documents of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Look after a window's documents."""
        super().__init__(window)
        self._window = window
        self._recovery = Recovery(window.places.recovery)
        self._closed: list[Path] = []
        self._untitled = 0
        self._soon: dict[Document, QTimer] = {}
        self._steady = QTimer(self)
        self._steady.setInterval(AUTOSAVE_AT_MOST_MS)
        self._steady.timeout.connect(self.keep_all)
        self._steady.start()
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self.look_at_disk)
        self._watch.start()

    # Opening

    def new(self) -> None:
        """Ask for a board and open an empty scenario."""
        dialog = NewScenario(self._window, self._window.bench.language)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.add(dialog.scenario())

    def add(self, scenario: Scenario, name: str = "") -> Page:
        """Open a scenario that has no file."""
        document = Document(scenario)
        self._untitled += 1
        untitled = self.tr("Untitled {number}").format(number=self._untitled)
        document.name = name or scenario.title() or untitled
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
        for name in names:
            self.open(Path(name))

    def open(self, path: Path) -> Page | None:
        """Open a file, or show it if it is open; tell what is wrong if it cannot be opened."""
        for page in self._window.pages():
            if page.document.path and _same_file(page.document.path, path):
                self._window.tabs.setCurrentWidget(page)
                return page
        try:
            document = Document.open(path)
        except UnreadableError as error:
            show_report(self._window, self.tr("This file cannot be opened"), path, error.report)
            return None
        except FormatError as error:
            self._complain(self.tr("This file cannot be opened"), str(error))
            return None
        except OSError as error:
            self._complain(self.tr("This file cannot be opened"), _why(path, error))
            return None
        self._window.settings.add_recent(path)
        self._window.settings.set_folder("scenarios", path.absolute().parent)
        return self._window.add_page(document)

    def reopen(self) -> None:
        """Open the file closed last."""
        while self._closed:
            path = self._closed.pop()
            if path.exists():
                self.open(path)
                return

    def revert(self) -> None:
        """Read the file again, as one step that can be undone."""
        page = self._window.page
        if page is None or page.document.path is None:
            return
        self._reload(page)

    def _reload(self, page: Page) -> None:
        path = page.document.path
        assert path is not None
        try:
            fresh = Document.open(path)
        except (OSError, BocageError) as error:
            self._complain(self.tr("This file cannot be read"), str(error))
            return
        page.session.edit(self.tr("Reload from disk"), fresh.scenario)
        page.document.origin = fresh.origin
        page.document.undo_stack.setClean()
        page.document.renamed.emit()

    # Saving

    def save(self, page: Page | None = None) -> bool:
        """Save a document, the one on top if none is given, and tell whether it was saved."""
        page = page or self._window.page
        if page is None:
            return False
        if page.document.path is None:
            return self.save_as(page)
        return self._write(page, None)

    def save_as(self, page: Page | None = None) -> bool:
        """Ask for a file and save a document to it."""
        page = page or self._window.page
        if page is None:
            return False
        path = self._ask_path(page.document)
        return path is not None and self._write(page, path)

    def _ask_path(self, document: Document) -> Path | None:
        start = document.path or self._window.settings.folder("scenarios") / (
            _file_name(document) + ".yaml"
        )
        filters = {
            f"{known.title} ({' '.join('*' + suffix for suffix in known.suffixes)})": known
            for known in FORMATS.values()
        }
        name, chosen = QFileDialog.getSaveFileName(
            self._window, self.tr("Save scenario"), str(start), ";;".join(filters)
        )
        if not name:
            return None
        path = Path(name)
        known = filters.get(chosen, FORMATS["yaml"])
        if not any(path.suffix.lower() in other.suffixes for other in FORMATS.values()):
            path = path.with_name(path.name + known.suffixes[0])
        return path

    def _write(self, page: Page, path: Path | None) -> bool:
        document = page.document
        target = path or document.path
        assert target is not None
        try:
            document.save(path)
        except FormatError as error:
            self._complain(self.tr("This scenario was not saved"), str(error))
            return False
        except OSError as error:
            self._offer_elsewhere(page, _why(target, error))
            return False
        self._recovery.drop(_key(document))
        self._window.settings.add_recent(target)
        self._window.settings.set_folder("scenarios", target.absolute().parent)
        page.notice.hide()
        losses = document.origin.format.losses(document.scenario) if document.origin else ()
        if len(losses):
            text = self.tr("Saved. Other programs will not see everything: %n remark(s).")
            self._window.status.tell(text.replace("%n", str(len(losses))))
        else:
            self._window.status.tell(self.tr("Saved {name}").format(name=target.name))
        return True

    def _offer_elsewhere(self, page: Page, why: str) -> None:
        page.notice.show_text(self.tr("Not saved: {why}").format(why=why))
        button = page.notice.offer("save_as", self.tr("Save as…"))
        button.clicked.connect(lambda: self.save_as(page))

    def save_all(self) -> bool:
        """Save every document with changes, and tell whether all were saved."""
        return self._save_each([page for page in self._window.pages() if _has_changes(page)])

    def _save_each(self, pages: Sequence[Page]) -> bool:
        """Save documents, all of them even if one fails, and tell whether all were saved."""
        saved = [self.save(page) for page in pages]
        return all(saved)

    def export(self) -> None:
        """Ask how, and write a picture of the board."""
        page = self._window.page
        if page is not None:
            folder = self._window.settings.folder("pictures")
            style = page.view.style_of_board
            dialog = ExportPicture(page.document, style, folder, self._window)
            if dialog.exec() == QDialog.DialogCode.Accepted and dialog.written:
                self._window.settings.set_folder("pictures", dialog.written.parent)
                text = self.tr("Wrote {name}").format(name=dialog.written.name)
                self._window.status.tell(text)

    # Closing

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
        self._recovery.drop(_key(page.document))
        self._soon.pop(page.document, None)
        self._window.remove_page(page)

    def may_close(self, pages: Sequence[Page]) -> bool:
        """Ask once what becomes of all changes, and tell whether documents may be closed."""
        changed = [page for page in pages if _has_changes(page)]
        if not changed:
            return True
        dialog = SaveChanges([page.document for page in changed], self._window)
        dialog.exec()
        if dialog.answer is Answer.CANCEL:
            return False
        if dialog.answer is Answer.DISCARD:
            return True
        ticked = dialog.ticked()
        return self._save_each([page for page in changed if page.document in ticked])

    def end(self) -> None:
        """Leave nothing to recover."""
        self._steady.stop()
        self._watch.stop()
        self._recovery.close()

    # Copies

    def touched(self, document: Document) -> None:
        """Take notice that a document has changed."""
        timer = self._soon.get(document)
        if timer is None:
            timer = self._soon[document] = QTimer(self)
            timer.setSingleShot(True)
            timer.setInterval(AUTOSAVE_AFTER_MS)
            timer.timeout.connect(lambda: self._keep(document))
        timer.start()

    def keep_all(self) -> None:
        """Keep a copy of every document with changes now."""
        for page in self._window.pages():
            if page.document.is_modified:
                self._keep(page.document)

    def _keep(self, document: Document) -> None:
        if not document.is_modified:
            self._recovery.drop(_key(document))
            return
        try:
            self._recovery.keep(
                _key(document), document.scenario, document.shown_name(), document.path
            )
        except (OSError, FormatError) as error:
            text = self.tr("No copy could be kept: {why}").format(why=error)
            self._window.status.tell(text)

    def offer_recovered(self) -> None:
        """Offer what earlier runs have left behind."""
        self._recovery.tidy()
        found = self._recovery.left_behind()
        if not found:
            return
        dialog = RecoveredDialog(found, self._window)
        dialog.exec()
        if dialog.choice is Choice.LATER:
            return
        for entry in dialog.ticked():
            if dialog.choice is Choice.OPEN:
                self._open_recovered(entry)
            self._recovery.discard(entry)
        self._recovery.tidy()

    def _open_recovered(self, entry: Recovered) -> None:
        """Open a copy as changes to its file, which stays as it is until somebody saves."""
        page = self.open(entry.path) if entry.path and entry.path.exists() else None
        if page is None:
            page = self.add(Scenario(), entry.name)
        page.session.edit(self.tr("Recover changes"), entry.scenario)
        self._keep(page.document)

    # The disk

    def look_at_disk(self) -> None:
        """Say so if somebody else has written to a file that is open."""
        for page in self._window.pages():
            if page.document.is_changed_on_disk() and not page.notice.isVisible():
                self._tell_changed(page)

    def _tell_changed(self, page: Page) -> None:
        path = page.document.path
        if path is None or not path.exists():
            text = self.tr("The file is gone from the disk. Saving writes it again.")
            page.notice.show_text(text)
            self._offer(page, "keep", self.tr("Keep mine"), page.document.accept_disk)
            return
        page.notice.show_text(self.tr("Changed on disk by another program."))
        self._offer(page, "reload", self.tr("Reload"), lambda: self._reload(page))
        self._offer(page, "keep", self.tr("Keep mine"), page.document.accept_disk)
        self._offer(page, "compare", self.tr("Compare"), lambda: self._compare(page))

    def _offer(self, page: Page, name: str, text: str, act: Callable[[], None]) -> None:
        page.notice.offer(name, text).clicked.connect(lambda: act())

    def _compare(self, page: Page) -> None:
        """Open the file on the disk beside the document."""
        path = page.document.path
        assert path is not None
        try:
            other = Document.open(path)
        except (OSError, BocageError) as error:
            self._complain(self.tr("This file cannot be read"), str(error))
            return
        page.document.accept_disk()
        self.add(other.scenario, self.tr("{name} on disk").format(name=path.name))

    def _complain(self, title: str, text: str) -> None:
        show_report(self._window, title, None, None, text)


def _has_changes(page: Page) -> bool:
    return page.document.is_modified


def _same_file(a: Path, b: Path) -> bool:
    try:
        return a.samefile(b)
    except OSError:
        return a.absolute() == b.absolute()


def _file_name(document: Document) -> str:
    """Return a file name made from the title."""
    name = document.scenario.title() or document.shown_name()
    kept = "".join(letter if letter.isalnum() or letter in " -_'" else " " for letter in name)
    return " ".join(kept.split()).lower().replace(" ", "_")[:80] or "scenario"


def _key(document: Document) -> str:
    return f"document-{id(document):x}"


def _why(path: Path, error: OSError) -> str:
    reason = error.strerror or str(error)
    text = QCoreApplication.translate("Files", "{path}: {reason}")
    return text.format(path=error.filename or path, reason=reason)
