"""Overlays on the board on top: when they are worked out anew, and where they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QCursor

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.live.overlay_kinds import Overlay
from bocage_editor.window.page import Page
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side, UnitClass

if TYPE_CHECKING:
    from bocage_editor.docks.analysis import AnalysisPanel
    from bocage_editor.live.overlays import Shown
    from bocage_editor.window.main_window import MainWindow
    from bocage_scenarios.analysis import Analysis

DELAY_MS = 80
"""Edits that follow each other this fast are looked at together."""


class Overlays(QObject):
    """Draws what the panel asks for over the document on top, and nothing over others."""

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._page: Page | None = None
        self._found: Analysis | None = None
        self._hovered: Hex | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.update_now)

    @property
    def panel(self) -> AnalysisPanel:
        """The panel where overlays are chosen."""
        return self._window.panels.analysis

    def follow(self, page: Page | None) -> None:
        """Draw over another document."""
        if page is self._page:
            self._found = None  # the panel may be a new one, which shows nothing yet
            self.update_later()
            return
        if self._page is not None and self._page in self._window.pages():
            self._clear(self._page)
        self._page = page
        self._found = None
        self._hovered = None
        self.update_later()

    def update_later(self) -> None:
        """Work it out soon."""
        self._timer.start()

    def document_changed(self, page: Page) -> None:
        """Forget what was worked out about a document."""
        if page is self._page:
            self._found = None
            self.update_later()

    def selection_changed(self) -> None:
        """Ask about another hex, if hexes are asked about."""
        if self._is_on:
            self.update_later()

    def hover(self, pointer: Pointer | None) -> None:
        """Ask about the hex under the mouse."""
        at = pointer.at if pointer is not None and pointer.on_board else None
        if at != self._hovered:
            self._hovered = at
            if self._is_on and not self._timer.isActive():
                self.update_now()

    @property
    def _is_on(self) -> bool:
        return self._window.panels.has_analysis and self.panel.chosen is not Overlay.NONE

    def update_now(self) -> None:
        """Draw what is asked for now."""
        self._timer.stop()
        page = self._page
        if page is None or not self._window.panels.has_analysis:
            return
        from bocage_editor.live.overlays import Question, answer  # not needed to start
        from bocage_scenarios.analysis import Analysis

        panel = self.panel
        if self._found is None and (self._is_on or panel.isVisible()):
            self._found = Analysis(page.document.scenario)
            panel.show_forces(self._found)
        if self._found is None or not self._is_on:
            self._clear(page)
            panel.words.setText("")
            return
        selection = sorted(page.session.selection)
        question = Question(
            panel.chosen,
            selection[0] if len(selection) == 1 else None,
            self._hovered,
            UnitClass(panel.unit_class.currentData()),
            panel.flags.value(),
            Side(panel.side.currentData()),
            page.session.bench.language,
        )
        shown = answer(self._found, question)
        self._draw(page, shown)
        panel.words.setText(shown.words)

    def _draw(self, page: Page, shown: Shown) -> None:
        page.view.set_mark(MarkKind.OVERLAY_GOOD, shown.good)
        page.view.set_mark(MarkKind.OVERLAY_HALF, shown.half)
        page.view.set_mark(MarkKind.OVERLAY_BAD, shown.bad)
        page.view.set_annotations(shown.annotations)

    def _clear(self, page: Page) -> None:
        for kind in (MarkKind.OVERLAY_GOOD, MarkKind.OVERLAY_HALF, MarkKind.OVERLAY_BAD):
            page.view.set_mark(kind)
        page.view.set_annotations()

    def choose(self, overlay: Overlay) -> None:
        """Show another overlay, and its panel."""
        self._window.panels.bring("analysis")
        self.panel.choose(overlay)

    def ask(self) -> None:
        """Offer all overlays in a menu at the mouse."""
        self._window.menus.overlays.popup(QCursor.pos())
