"""The one undo command: another revision of the scenario in place of the one before."""

from typing import Final

from PySide6.QtGui import QUndoCommand

from bocage_editor.document import Document
from bocage_scenarios.model import Scenario

EDIT: Final = 1
"""Id of the command, by which Qt finds out what may be merged."""


class Edit(QUndoCommand):
    """A step from one revision of a document to another.

    Scenarios are immutable and share what they have in common, so a step keeps both.
    """

    def __init__(self, document: Document, text: str, after: Scenario, merge: str) -> None:
        """Remember the step; ``merge`` names what later edits it grows together with."""
        super().__init__(text)
        self._document = document
        self._before = document.scenario
        self._after = after
        self._merge = merge

    def redo(self) -> None:
        """Show the later revision."""
        if self._document.scenario is not self._after:
            self._document.put(self._after)

    def undo(self) -> None:
        """Show the earlier revision."""
        self._document.put(self._before)

    def id(self) -> int:
        """Let Qt offer steps that follow."""
        return EDIT if self._merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in a step of the same gesture; one that leads back to the start vanishes."""
        if not isinstance(other, Edit) or other._merge != self._merge:
            return False
        self._after = other._after
        self.setText(other.text())
        self.setObsolete(self._after == self._before)
        return True


def edit(document: Document, text: str, after: Scenario, *, merge: str = "") -> bool:
    """Make a revision the current one, as a step named ``text``, and tell whether it differs.

    Edits that follow each other with the same ``merge`` are one step, for example all of one
    stroke of the mouse.
    """
    if after is document.scenario or after == document.scenario:
        return False
    document.undo_stack.push(Edit(document, text, after, merge))
    return True
