"""Going to what the checks have found, and repairing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_editor.words.findings import in_words
from bocage_scenarios.fixes import FixError, apply, repair
from bocage_schema.diagnostics import Diagnostic

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


class Repairs(QObject):
    """Works on the findings of the document on top of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Work for a window and its list of problems."""
        super().__init__(window)
        self._window = window
        window.problems.went_to.connect(self.go_to)
        window.problems.fix_wanted.connect(self.fix)
        window.problems.fix_all_wanted.connect(self.fix_all)

    def go_to(self, finding: Diagnostic) -> None:
        """Select the hex of a finding and bring it into view."""
        page = self._window.page
        if page is None:
            return
        if not finding.hex:
            page.session.select(())
            return
        at = page.session.board.hex(finding.hex)
        page.session.select([at])
        page.view.reveal([at])

    def fix(self, finding: Diagnostic) -> None:
        """Make the repair that a finding offers."""
        page = self._window.page
        if page is None or finding.fix is None:
            return
        try:
            after = apply(page.document.scenario, finding.fix)
        except FixError:
            text = self.tr("The scenario has changed since; the fix does not fit it.")
            self._window.status.tell(text)
            return
        fix = in_words(finding).fix or finding.fix
        page.session.edit(self.tr("Fix: {title}").format(title=fix.title), after)

    def fix_all(self, code: str) -> None:
        """Make all repairs of a kind, as one step."""
        page = self._window.page
        if page is None:
            return
        page.checks.settle()
        done = repair(page.document.scenario, {code})
        text = self.tr("Fix all of kind {code} (%n)", None, len(done.done)).format(code=code)
        page.session.edit(text, done.scenario)
