"""The findings on a document, brought up to date after each edit."""

from bocage_editor.document import Document
from bocage_editor.live.following import Following
from bocage_scenarios.checks import Checker, Profile
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Holdings

DELAY_MS = 40
"""Edits that follow each other this fast, such as those of a stroke, are looked at together."""


class LiveChecks(Following):
    """Follows a document and knows what the checks find in it."""

    def __init__(self, document: Document, holdings: Holdings | None) -> None:
        """Follow a document; with boxes, also find what is missing in them."""
        super().__init__(document, DELAY_MS)
        self._holdings = holdings
        self._checker: Checker | None = None
        self._report = Report()

    def set_holdings(self, holdings: Holdings | None) -> None:
        """Also find what is missing in these boxes."""
        self._holdings = holdings
        self._checker = None
        self.update_later()

    def _update(self) -> None:
        if self._checker is None:
            self._checker = Checker(Profile.TABLE, self._holdings)
        self._report = self._checker.check(self._document.scenario)
        self.updated.emit()

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
