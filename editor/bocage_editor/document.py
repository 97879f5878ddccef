"""An open document: the scenario that windows show, its history and its file."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bocage_editor.storage.opening import (
    Opened,
    Origin,
    Stamp,
    open_file,
    payload_for,
    stamp_of,
)
from bocage_editor.storage.safe_write import is_writable, write_file
from bocage_scenarios.formats import FormatError, contents, format_of
from bocage_scenarios.model import FORMAT_VERSION, Exit, Objective, Scenario
from bocage_schema.diagnostics import Report
from bocage_schema.hexes import Hex

MOST_STEPS = 2000
"""Steps of history; revisions share what they have in common, so they take little memory."""


Group = Objective | Exit


class Change(NamedTuple):
    """A document before and after an edit."""

    before: Scenario
    after: Scenario

    def hexes(self) -> set[Hex]:
        """Return the hexes on which anything differs, medals and exits included."""
        old, new = self.before, self.after
        found: set[Hex] = set()
        if old.hexes is not new.hexes:
            found = {at for at, content in new.hexes.items() if old.hexes.get(at) is not content}
            found |= old.hexes.keys() - new.hexes.keys()
        for name in ("objectives", "exits"):
            before, after = getattr(old, name), getattr(new, name)
            if before is not after:
                found |= {at for item in _either(before, after) for at in item.hexes}
        return found

    def is_of_board(self) -> bool:
        """Tell whether the board itself, or its face, is another one."""
        return (self.before.board_format, self.before.face) != (
            self.after.board_format,
            self.after.face,
        )


def _either(before: Sequence[Group], after: Sequence[Group]) -> Iterator[Group]:
    yield from (item for item in before if item not in after)
    yield from (item for item in after if item not in before)


class OnDisk(Enum):
    """What became of a document's file since it was read or written."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"


class Document(QObject):
    """A scenario that is open for editing.

    The scenario is immutable; undo commands of `bocage_editor.commands` put another one in its
    place with `put`.  Nothing else changes it.
    """

    changed = Signal(object)
    """A `Change`, after it was made."""
    renamed = Signal()
    """The file, or what is known of it, is another one."""

    def __init__(self, scenario: Scenario, origin: Origin | None = None) -> None:
        """Begin with a scenario, and the file that holds it, if one does."""
        super().__init__()
        self._scenario = scenario
        self.origin = origin
        self.key = uuid4().hex
        """Names this document among all that were ever open."""
        self.is_read_only = origin is not None and not is_writable(origin.path)
        """True if the file could not be written to when it was read."""
        self.report = Report()
        """What reading the file gave to say."""
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(MOST_STEPS)
        self.name = ""
        """What the document is called as long as it has no file."""

    @classmethod
    def open(cls, path: Path) -> "Document":
        """Return the document in a file; raises what `open_file` raises."""
        return cls.of(open_file(path))

    @classmethod
    def of(cls, opened: Opened) -> "Document":
        """Return a document for a file that was read."""
        made = cls(opened.scenario, opened.origin)
        made.report = opened.report
        return made

    @property
    def scenario(self) -> Scenario:
        """The scenario as it is now."""
        return self._scenario

    @property
    def path(self) -> Path | None:
        """The file, if there is one."""
        return self.origin.path if self.origin else None

    @property
    def is_modified(self) -> bool:
        """True if there is something to save."""
        return not self.undo_stack.isClean()

    @property
    def is_newer(self) -> bool:
        """True if a later release wrote the file, so that saving would damage it."""
        return self._scenario.version > FORMAT_VERSION

    def put(self, scenario: Scenario) -> None:
        """Put another revision in place of the scenario; only undo commands call this."""
        change = Change(self._scenario, scenario)
        self._scenario = scenario
        self.changed.emit(change)

    def shown_name(self) -> str:
        """Return what the document is called in tabs and titles."""
        return (
            self.path.name
            if self.path
            else self.name or self._scenario.title().strip() or "Untitled"
        )

    def save(self, path: Path | None = None) -> None:
        """Write the document to its file, or to another one, which then is its file.

        A file that holds it already is left alone, and so is its backup.  Raises `OSError` and
        `bocage_scenarios.formats.FormatError`; then nothing has changed.
        """
        target = path or self.path
        if target is None:
            raise ValueError("a document without a file needs a path to be saved")
        known = format_of(target)
        raw, held = payload_for(self._scenario, target, self.origin)
        stamp = stamp_of(target)
        if stamp is None or not _holds(target, raw):
            written = write_file(target, raw, keep_backup=True)
            stamp = Stamp(written.st_mtime_ns, written.st_size)
        self.origin = Origin(target, known, raw, held, stamp)
        self.is_read_only = False
        self.undo_stack.setClean()
        self.renamed.emit()

    def take_over(self, opened: Opened) -> None:
        """Regard the scenario as that of a file which was just read."""
        self.origin = opened.origin
        self.report = opened.report
        self.is_read_only = not is_writable(opened.origin.path)
        self.undo_stack.setClean()
        self.renamed.emit()

    def on_disk(self) -> OnDisk:
        """Tell whether somebody else has written to the file, or removed it.

        To write what is there already is no change.
        """
        origin = self.origin
        if origin is None:
            return OnDisk.SAME
        try:
            stamp = stamp_of(origin.path)
            if stamp == origin.stamp:
                return OnDisk.SAME
            if stamp is None:
                return OnDisk.GONE
            if not _holds(origin.path, origin.raw):
                return OnDisk.CHANGED
        except OSError:
            return OnDisk.SAME  # nobody knows; saving will tell what is the matter
        self.origin = replace(origin, stamp=stamp)
        return OnDisk.SAME

    def keep_mine(self) -> None:
        """Leave the file on the disk as it is, stop asking, and count the document as changed."""
        if self.origin is not None:
            with contextlib.suppress(OSError):
                self.origin = replace(self.origin, stamp=stamp_of(self.origin.path))
            self.undo_stack.resetClean()


def _holds(path: Path, payload: bytes) -> bool:
    """Tell whether a file holds just these bytes; raises `OSError`."""
    try:
        return contents(path) == payload
    except FormatError:
        return False  # a pipe or a device
