"""What the Edit and Scenario menus do to the document on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QInputDialog, QMenu

from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind, tile_of
from bocage_editor.tools.fill import pick
from bocage_editor.tools.paste import PasteTool
from bocage_editor.tools.session import Session
from bocage_editor.window.page import Page
from bocage_editor.words.failures import why
from bocage_scenarios.edits import area, whole
from bocage_scenarios.edits.clip_text import ClipError, from_text, to_text
from bocage_scenarios.edits.healing import healed
from bocage_scenarios.edits.pieces import remove, thing_at, with_thing
from bocage_scenarios.edits.regions import all_like, pieces_of
from bocage_scenarios.edits.tokens import add_label, set_label_in
from bocage_scenarios.edits.turning import MIRRORED, turned_tile
from bocage_scenarios.model import ANY_LANGUAGE, EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

MIME = "application/x-bocage-clip+json"
"""Other programs see the same as plain text."""


class Editing(QObject):
    """Edits the document on top of a window."""

    def __init__(self, window: MainWindow) -> None:
        """Work for a window."""
        super().__init__(window)
        self._window = window

    @property
    def _page(self) -> Page | None:
        return self._window.page

    @property
    def _session(self) -> Session | None:
        page = self._page
        return page.session if page else None

    def selection_changed(self) -> None:
        """Take notice that something else is selected."""
        self._window.show_selection()

    def edit_cut(self) -> None:
        """Take what is selected off the board and keep it on the clipboard."""
        session = self._session
        if session is None or not session.selection:
            return
        if session.spot is None and session.holds_closed(session.selection):
            self._window.status.tell(self.tr("Not cut: something of it is locked or hidden."))
            return
        self.edit_copy()
        text = self.tr("Cut %n hex(es)", None, len(session.selection))
        if session.spot is not None:
            text = self.tr("Cut a piece")
        session.edit(text, self._without_selection(session))

    def _without_selection(self, session: Session) -> Scenario:
        """Return the document without what is selected, as far as it reacts."""
        if session.spot is not None:
            (at,) = session.selection
            after = remove(session.scenario, at, session.spot)
        else:
            after = session.erased(session.selection)
        return healed(session.scenario, after)

    def edit_copy(self) -> None:
        """Put what is selected onto the clipboard."""
        session = self._session
        if session is None or not session.selection:
            return
        text = to_text(area.copy(self._selected(session), session.selection))
        data = QMimeData()
        data.setData(MIME, text.encode())
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        told = self.tr("%n hex(es) copied", None, len(session.selection))
        self._window.status.tell(told if session.spot is None else self.tr("Piece copied"))

    def _selected(self, session: Session) -> Scenario:
        """Return the document, or only the piece of it that is selected."""
        if session.spot is None:
            return session.scenario
        (at,) = session.selection
        thing = thing_at(session.scenario.hexes.get(at, EMPTY_HEX), session.spot)
        content = with_thing(EMPTY_HEX, session.spot, thing)
        return Scenario(session.scenario.board_format, hexes={at: content})

    def _clip(self) -> area.Clip | None:
        text = QGuiApplication.clipboard().text()
        try:
            return from_text(text)
        except ClipError as error:
            self._window.status.tell(self.tr("Nothing to paste: {why}").format(why=why(error)))
            return None

    def edit_paste(self) -> None:
        """Hold what is on the clipboard over the board, to be put down with a click."""
        page, clip = self._page, self._clip()
        if page is None or clip is None:
            return
        tool = PasteTool(page.session, clip)
        page.toolbox.lend(tool)
        tool.show_at(page.view.hex_in_sight())
        page.view.setFocus()

    def edit_paste_in_place(self) -> None:
        """Put what is on the clipboard where it was copied."""
        page, clip = self._page, self._clip()
        if page is not None and clip is not None:
            PasteTool(page.session, clip).put(clip.anchor)

    def edit_duplicate(self) -> None:
        """Copy what is selected and hold the copy over the board."""
        session = self._session
        if session is not None and session.selection:
            self.edit_copy()
            self.edit_paste()

    def edit_delete(self) -> None:
        """Take off the piece that is selected, or everything on the hexes that are."""
        session = self._session
        if session is None or not session.selection:
            return
        text = self.tr("Delete %n hex(es)", None, len(session.selection))
        if session.spot is not None:
            text = self.tr("Delete a piece")
        elif session.holds_closed(session.selection):
            self._window.status.tell(self.tr("What is locked or hidden stays."))
        session.edit(text, self._without_selection(session))

    def edit_select_all(self) -> None:
        """Select every hex on which something lies."""
        session = self._session
        if session is not None:
            scenario = session.scenario
            medals = {at for item in scenario.objectives for at in item.hexes}
            exits = {at for item in scenario.exits for at in item.hexes}
            session.select({*scenario.hexes, *medals, *exits})

    def edit_select_none(self) -> None:
        """Select nothing."""
        session = self._session
        if session is not None:
            session.select(())

    def edit_select_alike(self) -> None:
        """Select all hexes with the same pieces as those that are selected."""
        session = self._session
        if session is not None:
            found: set[Hex] = set()
            for at in session.selection:
                found.update(all_like(session.scenario, at, pieces_of))
            session.select(found)

    def edit_reselect(self) -> None:
        """Bring back what was selected last."""
        session = self._session
        if session is not None:
            session.reselect()

    def edit_find(self) -> None:
        """Ask what to look for on the map and in the texts."""
        if self._page is not None:
            self._page.find_bar.open()

    def edit_go_to(self) -> None:
        """Ask for the name of a hex to go to."""
        if self._page is not None:
            self._page.ask_hex()

    def edit_find_next(self) -> None:
        """Go to the next place where it is found."""
        if self._page is not None:
            self._page.find_bar.step(1)

    def edit_find_previous(self) -> None:
        """Go to the place before where it is found."""
        if self._page is not None:
            self._page.find_bar.step(-1)

    def edit_step_back(self) -> None:
        """Step back: out of a gesture, the tour, a paste, the selection, then to selecting."""
        page = self._page
        if page is None or (not page.toolbox.is_busy and self._window.tour.leave()):
            return
        if not page.toolbox.cancel():
            page.find_bar.leave()

    def flip_choice(self) -> None:
        """Mirror what is about to be placed or pasted left to right."""
        page, bench = self._page, self._window.bench
        if page is not None and isinstance(page.toolbox.tool, PasteTool):
            page.toolbox.tool.mirror()
        elif bench.choice is not None and bench.choice.kind is Kind.TILE:
            tile = turned_tile(tile_of(bench.choice, bench.way), MIRRORED)
            bench.choose(Choice(Kind.TILE, tile.piece))
            bench.set_orientation(tile.orientation)

    def turn_choice(self, steps: int) -> None:
        """Turn what is about to be placed or pasted."""
        page = self._page
        if page is not None and isinstance(page.toolbox.tool, PasteTool):
            page.toolbox.tool.turn(steps)
        else:
            self._window.bench.turn(steps)

    def _all(self, text: str, change: Callable[[Scenario], Scenario]) -> None:
        session = self._session
        if session is not None:
            session.edit(text, change(session.scenario))

    def scenario_swap_sides(self) -> None:
        """Let each side take the place of the other."""
        self._all(self.tr("Swap Axis and Allies"), whole.swap_sides)

    def scenario_swap_seats(self) -> None:
        """Let the other side sit at the top."""
        self._all(self.tr("Swap seats"), whole.swap_seats)

    def scenario_turn(self) -> None:
        """Turn everything on the board by 180 degrees, and the seats with it."""
        self._all(self.tr("Turn the board by 180°"), lambda given: whole.turned(given, seats=True))

    def scenario_mirror(self) -> None:
        """Mirror everything on the board left to right."""
        self._all(self.tr("Mirror left and right"), whole.mirrored)

    def scenario_convert(self) -> None:
        """Ask for another board and lay everything on it."""
        session = self._session
        if session is None:
            return
        from bocage_editor.dialogs.change_board import ChangeBoard  # not needed to start

        dialog = ChangeBoard(session.scenario, self._window, session.bench.language)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            session.edit(self.tr("Change the board"), dialog.scenario())
        dialog.deleteLater()

    def scenario_replace(self) -> None:
        """Ask for a piece to replace by another, all over the board."""
        session = self._session
        if session is None:
            return
        from bocage_editor.dialogs.replace_pieces import ReplacePieces  # not needed to start

        dialog = ReplacePieces(session, self._window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            session.edit(dialog.text(), dialog.scenario())
        dialog.deleteLater()

    def ask_label(self, at: Hex) -> None:
        """Ask for the words on a hex."""
        session = self._session
        if session is None:
            return
        content = session.scenario.hexes.get(at, EMPTY_HEX)
        language = session.bench.language
        label = content.labels[0] if content.labels else None
        shown = (language, ANY_LANGUAGE, "en", *label.text) if label else ()
        key = next((code for code in shown if label and code in label.text), ANY_LANGUAGE)
        old = label.text.get(key, "") if label else ""
        name = session.board.label(at)
        title = self.tr("Label of {hex}").format(hex=name)
        text, accepted = QInputDialog.getMultiLineText(self._window, title, title, old)
        if not accepted:
            return
        text = text.strip()
        step = self.tr("Change the label of {hex}")
        if label is None:
            after = add_label(session.scenario, at, {key: text})
            step = self.tr("Label {hex}")
        else:
            after = set_label_in(session.scenario, at, 0, key, text)
        session.edit(step.format(hex=name), after)

    def ask_medal(self, at: Hex) -> None:
        """Ask for the medals and exits of a hex."""
        self._window.ask_objective(at)

    def show_menu(self, pointer: Pointer, place: QPoint) -> None:
        """Offer what can be done with a hex."""
        page = self._page
        if page is None or not pointer.on_board or page.toolbox.is_busy:
            return
        session = page.session
        if pointer.at not in session.selection:
            spots = session.open_spots(pointer.at)
            session.select([pointer.at], spots[0] if spots else None)
        actions = self._window.menus.actions
        menu = QMenu(self._window)
        menu.setObjectName("menu/hex")
        menu.installEventFilter(self._window.menus)
        for name in ("edit.cut", "edit.copy", "edit.paste", "edit.delete"):
            menu.addAction(actions[name])
        menu.addSeparator()
        menu.addAction(self.tr("Pick the piece"), lambda: self._pick(pointer.at))
        menu.addAction(self.tr("Label…"), lambda: self.ask_label(pointer.at))
        menu.addAction(self.tr("Medals and exits…"), lambda: self.ask_medal(pointer.at))
        menu.addAction(actions["edit.select_alike"])
        menu.exec(place)

    def _pick(self, at: Hex) -> None:
        session = self._session
        if session is not None and pick(session, at):
            self._window.bench.take(ToolName.PAINT)
