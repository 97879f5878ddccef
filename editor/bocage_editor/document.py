"""An open document: the scenario that windows show, its history and its file."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from bocage_editor.storage.opening import Opened, Origin, open_file, stamp_of, text_for
from bocage_editor.storage.safe_write import write_file
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
        return self.path.name if self.path else self.name or self._scenario.title() or "Untitled"

    def save(self, path: Path | None = None) -> None:
        """Write the document to its file, or to another one, which then is its file.

        Raises `OSError` and `bocage_scenarios.formats.FormatError`; then nothing has changed.
        """
        target = path or self.path
        if target is None:
            raise ValueError("a document without a file needs a path to be saved")
        text = text_for(self._scenario, target, self.origin)
        write_file(target, text.encode(), keep_backup=True)
        opened = open_file(target)
        self.origin = replace(opened.origin, scenario=self._scenario_in(opened))
        self.undo_stack.setClean()
        self.renamed.emit()

    def _scenario_in(self, opened: Opened) -> Scenario:
        """Return the revision that the file holds: ours, if it reads as equal."""
        return self._scenario if opened.scenario == self._scenario else opened.scenario

    def is_changed_on_disk(self) -> bool:
        """Tell whether somebody else has written to the file, or removed it."""
        return self.origin is not None and stamp_of(self.origin.path) != self.origin.stamp

    def accept_disk(self) -> None:
        """Leave the file on the disk as it is and stop asking about it."""
        if self.origin is not None:
            self.origin = replace(self.origin, stamp=stamp_of(self.origin.path))
