"""How boards are shown: zoom, what is printed, panels."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bocage_editor.canvas.style import Part
from bocage_editor.window.look import Look, apply
from bocage_editor.window.page import Page

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow


STILL = "window/still"
"""Setting: whether motion is reduced."""


class Viewing(QObject):
    """Shows the boards of a window as the user wants them."""

    def __init__(self, window: MainWindow) -> None:
        """Look after a window."""
        super().__init__(window)
        self._window = window
        self._hidden: list[str] = []
        remembered = window.settings.text("window/look", Look.SYSTEM)
        self.look = Look(remembered) if remembered in list(Look) else Look.SYSTEM
        apply(self.look)

    def show_page(self, page: Page | None) -> None:
        """Show a document as the others are shown."""
        if page is not None:
            self.apply_style()

    def apply_style(self) -> None:
        """Show the parts of the board that are switched on."""
        page = self._window.page
        if page is None:
            return
        style = page.view.style_of_board
        wanted = replace(style, parts=self._window.layers.shown)
        if wanted != style:
            page.view.set_board_style(wanted)
        self._window.menus.show_state()

    def zoom_in(self) -> None:
        """Show the board larger."""
        if self._window.page:
            self._window.page.view.zoom_in()

    def zoom_out(self) -> None:
        """Show the board smaller."""
        if self._window.page:
            self._window.page.view.zoom_out()

    def full_size(self) -> None:
        """Show the board at 100 %."""
        self.set_zoom(1.0)

    def set_zoom(self, zoom: float) -> None:
        """Show the board at a zoom."""
        if self._window.page:
            self._window.page.view.set_zoom(zoom)
            self._window.page.view.setFocus()

    def fit(self) -> None:
        """Show all of the board."""
        if self._window.page:
            self._window.page.view.fit()

    def turn(self) -> None:
        """Show the board from the other side of the table."""
        page = self._window.page
        if page is not None:
            style = page.view.style_of_board
            page.view.set_board_style(replace(style, turned=not style.turned))
            self._window.menus.show_state()

    def toggle(self, part: Part) -> None:
        """Show a part, or hide it."""
        self._window.layers.toggle(part)

    def set_look(self, look: Look) -> None:
        """Let the program look light, dark, or as the system does."""
        self.look = look
        self._window.settings.set("window/look", look.value)
        apply(look)
        self._window.menus.show_state()

    @property
    def is_still(self) -> bool:
        """True if nothing is to move on the screen by itself."""
        return self._window.settings.flag(STILL)

    def toggle_motion(self) -> None:
        """Let dice roll visibly, or lie straight at once."""
        self._window.settings.set(STILL, not self.is_still)
        self._window.playing.set_still(self.is_still)
        self._window.menus.show_state()

    def redraw(self) -> None:
        """Draw what has the colours of the look in other colours."""
        self._window.menus.redraw_icons()

    def full_screen(self) -> None:
        """Fill the screen, or do so no more."""
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()

    def toggle_panels(self) -> None:
        """Hide all panels, or bring back those that were hidden so."""
        docks = self._window.docks
        shown = [name for name, dock in docks.items() if dock.isVisible()]
        if shown:
            self._hidden = [*shown, *(name for name in self._hidden if name not in shown)]
            self._window.settings.set("window/hidden", self._hidden)
            for name in shown:
                docks[name].hide()
        else:
            remembered = self._window.settings.texts("window/hidden")
            for name in self._hidden or remembered or docks:
                if name in docks:
                    docks[name].show()
            self._hidden = []
