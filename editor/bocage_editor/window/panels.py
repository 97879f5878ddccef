"""The panels around the board, and where they are at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QDockWidget, QMainWindow, QUndoView, QWidget

from bocage_editor.docks.inventory import InventoryPanel
from bocage_editor.docks.layers import Layers
from bocage_editor.docks.leftovers import hide_leftover_bars
from bocage_editor.docks.palette import Palette
from bocage_editor.docks.problems import Problems
from bocage_editor.docks.properties import Properties
from bocage_editor.tools.bench import Bench
from bocage_editor.window.page import Page
from bocage_editor.words.finding import Hit
from bocage_editor.words.languages import tr

if TYPE_CHECKING:
    from bocage_editor.docks.analysis import AnalysisPanel
    from bocage_editor.docks.scenario import ScenarioPanel

VERSION = 1
"""Counted up when panels change so much that a remembered layout would not fit."""
Area = Qt.DockWidgetArea


class Panels:
    """Makes the panels of a window and puts them into it."""

    def __init__(
        self,
        window: QMainWindow,
        bench: Bench,
        show_entry: Callable[[bool, int], None],
        update_overlays: Callable[[], None],
    ) -> None:
        """Put the panels around the middle of a window.

        ``show_entry`` opens an objective, ``update_overlays`` draws what the panel of the
        analysis asks for.
        """
        self._show_entry = show_entry
        self._update_overlays = update_overlays
        self._window = window
        self.palette = Palette(bench, window)
        self.problems = Problems(window)
        self.inventory = InventoryPanel(window, bench.language)
        self.layers = Layers(bench, window)
        self.properties = Properties(window)
        self._scenario: ScenarioPanel | None = None
        self._analysis: AnalysisPanel | None = None
        self._page: Page | None = None
        self.history = QUndoView(window)
        self.history.setObjectName("history")
        self.history.setAccessibleName(tr("History"))
        self.history.setEmptyLabel(tr("As opened"))
        left, bottom = Area.LeftDockWidgetArea, Area.BottomDockWidgetArea
        self.docks = {
            "palette": self._dock("palette", tr("Palette"), self.palette, left),
            "properties": self._dock("properties", tr("Properties"), self.properties),
            "layers": self._dock("layers", tr("Layers"), self.layers),
            "analysis": self._dock("analysis", tr("Analysis"), QWidget(window)),
            "problems": self._dock("problems", tr("Problems"), self.problems),
            "scenario": self._dock("scenario", tr("Scenario"), QWidget(window)),
            "inventory": self._dock("inventory", tr("Inventory"), self.inventory),
            "history": self._dock("history", tr("History"), self.history, bottom),
        }
        self.docks["scenario"].visibilityChanged.connect(self._show_scenario)
        self.docks["analysis"].visibilityChanged.connect(self._show_analysis)
        self._lay_out()
        self._first: QByteArray = window.saveState(VERSION)
        QTimer.singleShot(0, window, lambda: hide_leftover_bars(window))

    def _dock(
        self, name: str, title: str, widget: QWidget, area: Area = Area.RightDockWidgetArea
    ) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(f"dock/{name}")
        dock.setWidget(widget)
        self._window.addDockWidget(area, dock)
        return dock

    def _lay_out(self) -> None:
        window, docks = self._window, self.docks
        window.tabifyDockWidget(docks["properties"], docks["layers"])
        window.tabifyDockWidget(docks["properties"], docks["analysis"])
        window.tabifyDockWidget(docks["problems"], docks["inventory"])
        window.tabifyDockWidget(docks["problems"], docks["scenario"])
        docks["properties"].raise_()
        docks["problems"].raise_()
        docks["history"].hide()
        beside = [docks["palette"], docks["problems"]]
        window.resizeDocks(beside, [250, 270], Qt.Orientation.Horizontal)
        stacked = [docks["properties"], docks["problems"]]
        window.resizeDocks(stacked, [360, 280], Qt.Orientation.Vertical)

    @property
    def scenario(self) -> ScenarioPanel:
        """The panel of all that is said of a scenario, made when it is first seen.

        It has a field for everything, which would take its time at every start.
        """
        if self._scenario is None:
            from bocage_editor.docks.scenario import ScenarioPanel

            self._scenario = ScenarioPanel(self._window)
            self._scenario.entry_wanted.connect(self._show_entry)
            self._scenario.from_map_wanted.connect(self._compare_texts)
            self.docks["scenario"].setWidget(self._scenario)
            page = self._page
            if page is not None:
                self._scenario.follow(page.session, page.counts)
        return self._scenario

    @property
    def has_analysis(self) -> bool:
        """Tell whether the panel of the analysis was ever seen."""
        return self._analysis is not None

    @property
    def analysis(self) -> AnalysisPanel:
        """The panel of what the rules say of the map, made when it is first asked for."""
        if self._analysis is None:
            from bocage_editor.docks.analysis import AnalysisPanel

            self._analysis = AnalysisPanel(self._window)
            self._analysis.changed.connect(self._update_overlays)
            self.docks["analysis"].setWidget(self._analysis)
        return self._analysis

    def _show_analysis(self, is_visible: bool) -> None:
        if is_visible:
            self.analysis.show()
            self._update_overlays()

    def _show_scenario(self, is_visible: bool) -> None:
        if is_visible:
            self.scenario.show()

    def _compare_texts(self, language: str) -> None:
        """Show the texts of a language beside what the map says for them."""
        page = self._page
        if page is None:
            return
        from bocage_editor.dialogs.texts_in_step import TextsInStep  # not needed to start

        titles = self.scenario.texts.titles()
        dialog = TextsInStep(page.session, language, titles, self._window)
        dialog.exec()
        dialog.end()

    def reset(self) -> None:
        """Put all panels where they were at first."""
        self._window.restoreState(self._first, VERSION)
        hide_leftover_bars(self._window)

    def restore(self, state: QByteArray) -> None:
        """Put all panels where they were when the state was saved."""
        if not state.isEmpty():
            self._window.restoreState(state, VERSION)
            hide_leftover_bars(self._window)

    def state(self) -> QByteArray:
        """Return where all panels are."""
        return self._window.saveState(VERSION)

    def bring(self, name: str) -> None:
        """Show a panel in front of those it shares its place with."""
        self.docks[name].show()
        self.docks[name].raise_()
        hide_leftover_bars(self._window)

    def show_text(self, hit: Hit) -> None:
        """Show where something was found in the texts of the scenario."""
        self.bring("scenario")
        self.scenario.show_text(hit)

    def take_down(self) -> None:
        """Take all panels out of the window for good."""
        self.follow(None)
        for dock in self.docks.values():
            dock.blockSignals(True)
            self._window.removeDockWidget(dock)
            dock.setParent(None)
            dock.deleteLater()

    def follow(self, page: Page | None) -> None:
        """Show another document in all panels."""
        checks = page.checks if page else None
        session = page.session if page else None
        self._page = page
        stack: QUndoStack | None = page.document.undo_stack if page else None
        self.problems.follow(checks)
        self.inventory.follow(page.counts if page else None)
        self.properties.follow(session, checks)
        if self._scenario is not None:
            self._scenario.follow(session, page.counts if page else None)
        self.history.setStack(stack)  # type: ignore[arg-type]

    def show_stock(self, page: Page | None) -> None:
        """Say on every piece of the palette how many are left, if boxes are owned."""
        model = self.palette.model
        if page is None or not page.counts.has_boxes:
            model.set_stock(None, {}, {})
            return
        needed, missing = page.counts.needed_by_part(), page.counts.missing_by_part()
        model.set_stock(page.counts.left(self.palette.parts), needed, missing)
