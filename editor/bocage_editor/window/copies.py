"""Keeping copies of documents with changes, without making anybody wait."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor, TimeoutError as TooLongError

from PySide6.QtCore import QObject, QTimer, Signal

from bocage_editor.document import Document
from bocage_editor.storage.recovery import Recovery
from bocage_editor.words.failures import why
from bocage_scenarios.model import Scenario

AUTOSAVE_AFTER_MS = 30_000
"""So long after the last change a copy is kept."""
AUTOSAVE_AT_MOST_MS = 180_000
"""And at least this often while changes go on."""
WAIT_S = 20
"""How long to wait for the disk when the program has to end."""


class Copies(QObject):
    """The copies of the documents of a window.

    One thread writes them, in order: a disk may take long to say that something is on it for
    good.
    """

    failed = Signal(str)
    """A copy could not be kept, and why."""

    def __init__(self, recovery: Recovery, parent: QObject) -> None:
        """Keep copies where they can be recovered."""
        super().__init__(parent)
        self.recovery = recovery
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="copies")
        self._kept: dict[str, Scenario] = {}
        self._is_over = False
        self._soon: dict[str, QTimer] = {}
        self._documents: dict[str, Document] = {}
        self._steady = QTimer(self)
        self._steady.setInterval(AUTOSAVE_AT_MOST_MS)
        self._steady.timeout.connect(self.keep_all)
        self._steady.start()

    def touched(self, document: Document) -> None:
        """Take notice that a document has changed."""
        self._documents[document.key] = document
        timer = self._soon.get(document.key)
        if timer is None:
            timer = self._soon[document.key] = QTimer(self)
            timer.setSingleShot(True)
            timer.timeout.connect(lambda: self.keep(document))
        timer.start(AUTOSAVE_AFTER_MS)

    def keep_all(self) -> None:
        """See to it that there is a copy of every document with changes, soon."""
        for document in self._documents.values():
            self.keep(document)

    def keep_now(self, documents: Iterable[Document] | None = None) -> bool:
        """Keep copies of documents, all if none are given, and tell whether they are there."""
        chosen = list(self._documents.values() if documents is None else documents)
        if self._is_over:
            return False
        for document in chosen:
            self.keep(document)
        try:
            self._writer.submit(lambda: None).result(WAIT_S)  # comes after those
        except TooLongError:
            return False
        return all(
            self._kept.get(document.key) is document.scenario
            for document in chosen
            if document.is_modified
        )

    def keep(self, document: Document) -> None:
        """See to it that there is a copy of a document if it has changes, and none if not."""
        if self._is_over:
            return
        self._documents[document.key] = document
        if not document.is_modified:
            self._drop(document.key)
            return
        scenario = document.scenario
        if self._kept.get(document.key) is scenario:
            return
        self._kept[document.key] = scenario
        future = self._writer.submit(
            self.recovery.keep, document.key, scenario, document.shown_name(), document.path
        )
        future.add_done_callback(lambda done: self._check(done, document.key))

    def _check(self, done: Future[None], key: str) -> None:
        """Say so if a copy could not be kept; runs in the thread that writes."""
        error = done.exception()
        if error is not None:
            self._kept.pop(key, None)
            self.failed.emit(why(error))

    def saved(self, document: Document) -> None:
        """Need no copy of a document, as its file holds it."""
        self._drop(document.key)

    def forget(self, document: Document) -> None:
        """Need no copy of a document, as it is closed."""
        timer = self._soon.pop(document.key, None)
        if timer is not None:
            timer.stop()
            timer.deleteLater()
        self._documents.pop(document.key, None)
        self._drop(document.key)

    def _drop(self, key: str) -> None:
        if self._kept.pop(key, None) is not None and not self._is_over:
            self._writer.submit(self.recovery.drop, key)

    def end(self) -> None:
        """Keep no copies any more, and leave nothing to recover."""
        self._stop()
        self.recovery.close()

    def leave(self) -> None:
        """Keep copies of all that has changes for the next start, and then no more."""
        if self._is_over:
            return
        self.keep_now()
        self._stop()
        if self._kept:
            self.recovery.leave()
        else:
            self.recovery.close()

    def _stop(self) -> None:
        self._is_over = True
        self._steady.stop()
        for timer in self._soon.values():
            timer.stop()
        self._writer.shutdown(wait=True)
