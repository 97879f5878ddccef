"""The tour: five things to do in the real window, on a map of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from bocage_editor.document import Change
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Kind
from bocage_editor.window.key_words import key_words
from bocage_editor.window.tour_bar import Outline, TourBar
from bocage_editor.window.tour_stops import Stop, is_done, last_words, words_of
from bocage_scenarios.library import tour_map
from bocage_scenarios.model import Scenario

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow
    from bocage_editor.window.page import Page

STOPS = tuple(Stop)
_PLACING = frozenset({ToolName.PAINT, ToolName.LINE, ToolName.FILL})
_KINDS = {Stop.PAINT: Kind.TILE, Stop.UNIT: Kind.UNIT}
_PANELS = {Stop.PAINT: "palette", Stop.UNIT: "palette", Stop.PROBLEM: "problems"}
_BUTTONS = {Stop.UNDO: "edit.undo", Stop.PLAY: "play.start"}


class Tour(QObject):
    """Leads through the window, and goes on when something was really done.

    It looks on only: whatever else is done meanwhile is done as ever.
    """

    def __init__(self, window: MainWindow) -> None:
        """Serve a window."""
        super().__init__(window)
        self._window = window
        self._page: Page | None = None
        """The map of the tour; None while there is no tour."""
        self._bar: TourBar | None = None
        self._outline: Outline | None = None
        self._number = 0
        """How many stops were left behind."""
        self._seen = Scenario()
        self._index = 0
        window.playing.started.connect(self._played)
        window.bench.choice_changed.connect(self._mark)
        window.bench.tool_changed.connect(self._mark)
        window.bench.keys_changed.connect(self._name_keys)

    @property
    def is_running(self) -> bool:
        """True from the start to the end, which may be put off after the last stop."""
        return self._page is not None

    @property
    def stop(self) -> Stop | None:
        """What is to be done now; None if there is nothing, or nothing more."""
        return STOPS[self._number] if self.is_running and self._number < len(STOPS) else None

    def start(self) -> None:
        """Begin with the first stop, on a new map if there is none of the tour already."""
        if self._page is None:
            page = self._window.files.add(tour_map().scenario, self.tr("Tour"))
            page.document.undo_stack.indexChanged.connect(self._stepped)
            self._page = page
        self._window.tabs.setCurrentWidget(self._page)
        self._seen = self._page.document.scenario
        self._index = self._page.document.undo_stack.index()
        self._number = 0
        self.resume()

    def end(self) -> None:
        """Take down the bar; the map stays open, like any other."""
        if self._page is None:
            return
        self.pause()
        self._page.document.undo_stack.indexChanged.disconnect(self._stepped)
        self._page = None

    def leave(self) -> bool:
        """End if the map of the tour is in front, and tell whether it was."""
        if not self.is_running or self._window.page is not self._page:
            return False
        self.end()
        return True

    def pause(self) -> None:
        """Show nothing of the tour, because its surroundings are taken down."""
        self._set_outline(None)
        self._set_reach(Qt.ShortcutContext.WidgetShortcut)
        if self._bar is not None:
            self._bar.hide()
            self._bar.deleteLater()
            self._bar = None

    def resume(self) -> None:
        """Show the bar anew, in the language of the program."""
        page = self._page
        if page is None:
            return
        self.pause()
        texts = [words_of(stop, self._key_of).text for stop in STOPS]
        self._bar = TourBar(page, [*texts, last_words().text])
        self._bar.skip_wanted.connect(self.skip)
        self._bar.end_wanted.connect(self.end)
        self._bar.close_wanted.connect(self._close_map)
        page.put_above(self._bar)
        self._set_reach(Qt.ShortcutContext.WindowShortcut)
        self._show_stop()

    def follow(self) -> None:
        """Take notice that another document is in front, or that the map is closed."""
        if self._page is not None and self._page not in self._window.pages():
            self.end()
        self._mark()

    def read_problem(self) -> None:
        """Take notice that a problem was chosen from the list."""
        if self.stop is Stop.PROBLEM and self._window.page is self._page:
            self.skip()

    def _played(self, page: Page) -> None:
        if self.stop is Stop.PLAY and page is self._page:
            self.skip()

    def _stepped(self, index: int) -> None:
        """Take notice of a step of the history, forth or back."""
        if self._page is None:
            return
        change = Change(self._seen, self._page.document.scenario)
        is_back = index < self._index
        self._seen, self._index = change.after, index
        if self.stop is not None and is_done(self.stop, change, is_back=is_back):
            self.skip()

    def skip(self) -> None:
        """Go on to the next stop, done or not."""
        self._number += 1
        self._show_stop()

    def _show_stop(self) -> None:
        bar, stop = self._bar, self.stop
        if bar is None:
            return
        if stop is None:
            bar.show_end(last_words())
        else:
            bar.show_stop(self._number + 1, len(STOPS), words_of(stop, self._key_of))
            if stop in _PANELS:
                self._window.panels.bring(_PANELS[stop])
        self._mark()

    def _name_keys(self) -> None:
        """Name other keys at once, if anything of the tour is shown."""
        if self._bar is not None:
            self.resume()

    def _key_of(self, action: str) -> str:
        return key_words(self._window, action)

    def _mark(self) -> None:
        """Mark what the next thing is done with."""
        self._set_outline(self._marked())

    def _marked(self) -> QWidget | None:
        window, stop, page = self._window, self.stop, self._page
        if stop is None or page is None or window.page is not page or self._bar is None:
            return None
        if stop in _BUTTONS:
            return window.menus.bar.widgetForAction(window.menus.actions[_BUTTONS[stop]])
        choice = window.bench.choice
        kind = choice.kind if choice is not None and window.bench.tool in _PLACING else None
        if kind is not None and kind is _KINDS.get(stop):
            return page.view
        return window.docks[_PANELS[stop]].widget()

    def _set_outline(self, target: QWidget | None) -> None:
        old = self._outline
        if old is not None and old.target is target:
            return
        if old is not None:
            old.hide()
            old.deleteLater()
        self._outline = Outline(target) if target is not None else None

    def _set_reach(self, reach: Qt.ShortcutContext) -> None:
        """Let Esc, which ends the tour, work wherever the focus is as long as it goes on."""
        self._window.menus.actions["edit.step_back"].setShortcutContext(reach)

    def _close_map(self) -> None:
        page = self._page
        self.end()
        if page is not None:
            self._window.files.discard(page)
