"""The findings on a document, brought up to date after each edit."""

from PySide6.QtCore import QObject, QTimer, Signal

from bocage_editor.document import Document
from bocage_scenarios.checks import Checker, Profile
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Holdings

DELAY_MS = 40
"""Edits that follow each other this fast, such as those of a stroke, are looked at together."""


class LiveChecks(QObject):
    """Follows a document and knows what the checks find in it."""

    updated = Signal()

    def __init__(self, document: Document) -> None:
        """Follow a document."""
        super().__init__()
        self._document = document
        self._checker = Checker(Profile.TABLE)
        self._report = Report()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.update_now)
        document.changed.connect(self._timer.start)
        self.update_now()

    def set_holdings(self, holdings: Holdings | None) -> None:
        """Also find what is missing in these boxes."""
        self._checker = Checker(Profile.TABLE, holdings)
        self.update_now()

    def update_now(self) -> None:
        """Look at the document as it is now."""
        self._timer.stop()
        self._report = self._checker.check(self._document.scenario)
        self.updated.emit()

    def settle(self) -> None:
        """Look at the document now, if an edit has yet to be looked at."""
        if self._timer.isActive():
            self.update_now()

    @property
    def report(self) -> Report:
        """The findings, by place."""
        return self._report

    def count(self, severity: Severity) -> int:
        """Return how many findings are exactly so bad."""
        return sum(item.severity is severity for item in self._report)

    def hexes(self, severity: Severity) -> set[Hex]:
        """Return the hexes whose worst finding is exactly so bad."""
        board = self._document.scenario.board
        worst: dict[str, Severity] = {}
        for item in self._report:
            if item.hex:
                worst[item.hex] = max(worst.get(item.hex, Severity.INFO), item.severity)
        return {board.hex(label) for label, found in worst.items() if found is severity}

    def at(self, at: Hex) -> list[Diagnostic]:
        """Return the findings on a hex."""
        board = self._document.scenario.board
        if at not in board:
            return []
        label = board.label(at)
        return [item for item in self._report if item.hex == label]
