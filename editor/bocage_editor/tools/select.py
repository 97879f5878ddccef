"""Selecting pieces and hexes, and moving them."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr
from bocage_scenarios.edits import area
from bocage_scenarios.edits.pieces import Part, Spot, change, move as move_piece, thing_at
from bocage_scenarios.edits.regions import rectangle
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex

SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier


class SelectTool(Tool):
    """Selects with clicks and rubber bands, and drags what is selected.

    A click picks the top piece of a hex, and each further click there the next one below.
    """

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._pressed: Pointer | None = None
        self._drags = False
        self._band = False
        self._kept: frozenset[Hex] = frozenset()

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return self._pressed is not None

    def hint(self) -> str:
        """Return what a click would do."""
        return tr("Click: select, again: the piece below; drag: move; Shift adds, Ctrl removes")

    def press(self, pointer: Pointer) -> None:
        """Begin a click or a drag; which of them, the movement will tell."""
        self.session.view.set_mark(MarkKind.HOVER)
        self._pressed = pointer
        self._drags = self._band = False
        self._kept = self.session.selection

    def move(self, pointer: Pointer) -> None:
        """Drag pieces or a rubber band, once the mouse has moved far enough."""
        start = self._pressed
        if start is None:
            self.session.view.set_mark(MarkKind.HOVER, [pointer.at] if pointer.on_board else ())
            self.session.hint_changed.emit(self.hint())
            return
        if not self._drags and not self._band:
            if _far(start.pixels, pointer.pixels) < QApplication.startDragDistance():
                return
            self._begin_drag(start)
        if self._band:
            self._draw_band(start, pointer)
        else:
            self._show_move(start, pointer)

    def _begin_drag(self, start: Pointer) -> None:
        session = self.session
        if start.at in session.selection and not start.holds(SHIFT):
            self._drags = True
        elif start.on_board and session.open_spots(start.at) and not start.holds(SHIFT):
            session.select([start.at], session.open_spots(start.at)[0])
            self._drags = True
        else:
            self._band = True

    def _draw_band(self, start: Pointer, pointer: Pointer) -> None:
        hexes = frozenset(rectangle(start.at, pointer.at, self.session.board))
        if pointer.holds(SHIFT) and pointer.holds(CTRL):
            hexes &= self._kept
        elif pointer.holds(SHIFT):
            hexes |= self._kept
        elif pointer.holds(CTRL):
            hexes = self._kept - hexes
        self.session.select(hexes)
        self.session.hint_changed.emit(tr("%n hex(es) selected", len(hexes)))

    def _offset(self, start: Pointer, pointer: Pointer) -> tuple[int, int]:
        return pointer.at.row - start.at.row, pointer.at.col - start.at.col

    def _show_move(self, start: Pointer, pointer: Pointer) -> None:
        rows, cols = self._offset(start, pointer)
        ends = [Hex(at.row + rows, at.col + cols) for at in self.session.selection]
        on_board = [at for at in ends if at in self.session.board]
        self.show_mark(MarkKind.REFUSED if self._falls(rows, cols) else MarkKind.FINE, on_board)
        if not pointer.on_board:
            self.session.hint_changed.emit(tr("Release here to leave everything as it is"))
            return
        text = tr("Copy to {hex}") if pointer.holds(CTRL) else tr("Move to {hex}; Ctrl: copy")
        text = text.format(hex=self.session.board.label(pointer.at))
        hint = self.session.bench.with_keys(text, {"edit.step_back": tr("{key}: cancel")})
        self.session.hint_changed.emit(hint)

    def _falls(self, rows: int, cols: int) -> bool:
        """Tell whether anything of what is moved would fall off the board."""
        session = self.session
        return any(
            Hex(at.row + rows, at.col + cols) not in session.board
            for at in session.selection
            if at in session.scenario.hexes or session.has_medal(at)
        )

    def release(self, pointer: Pointer) -> None:
        """Select what was clicked, or put down what was dragged."""
        start = self._pressed
        self._pressed = None
        if start is None:
            return
        self.show_nothing()
        self.session.hint_changed.emit(self.hint())
        if self._drags:
            self._drop(start, pointer)
        elif not self._band:
            self._click(start)
        self._drags = self._band = False

    def _drop(self, start: Pointer, pointer: Pointer) -> None:
        rows, cols = self._offset(start, pointer)
        if not pointer.on_board or (rows, cols) == (0, 0):
            return
        copies = pointer.holds(CTRL)
        if self._falls(rows, cols):
            self.session.told.emit(tr("Not moved: something would fall off the board."))
            return
        if self.session.spot is None and self.session.holds_closed(self.session.selection):
            self.session.told.emit(tr("Not moved: something of it is locked or hidden."))
            return
        after, ends, spot = self._moved(rows, cols, copies=copies)
        number = len(self.session.selection)
        if self.session.spot is not None:
            text = tr("Copy a piece") if copies else tr("Move a piece")
        elif copies:
            text = tr("Copy %n hex(es)", number)
        else:
            text = tr("Move %n hex(es)", number)
        if self.session.edit(text, after):
            self.session.select(ends, spot)

    def _moved(
        self, rows: int, cols: int, *, copies: bool
    ) -> tuple[Scenario, list[Hex], Spot | None]:
        session = self.session
        starts = list(session.selection)
        ends = [Hex(at.row + rows, at.col + cols) for at in starts]
        spot = session.spot
        if spot is not None:
            (start,) = session.selection
            if copies:
                thing = thing_at(session.scenario.hexes.get(start, EMPTY_HEX), spot)
                return change(session.scenario, ends[0], spot, thing), ends, _found(spot)
            return move_piece(session.scenario, start, spot, ends[0]), ends, _found(spot)
        start, end = starts[0], ends[0]
        if copies:
            clip = area.copy(session.scenario, session.selection, start)
            return area.paste(session.scenario, clip, end).scenario, ends, None
        moved = area.move(session.scenario, session.selection, start, end)
        return moved.scenario, ends, None

    def _click(self, pointer: Pointer) -> None:
        session = self.session
        if not pointer.on_board:
            session.select(())
            return
        if pointer.holds(SHIFT):
            session.select(session.selection | {pointer.at})
            return
        if pointer.holds(CTRL):
            session.select(session.selection - {pointer.at})
            return
        spots = session.open_spots(pointer.at)
        chosen: Spot | None = spots[0] if spots else None
        if session.selection == {pointer.at} and session.spot in spots and len(spots) > 1:
            chosen = spots[(spots.index(session.spot) + 1) % len(spots)]
        session.select([pointer.at], chosen)
        if chosen is not None and len(spots) > 1:
            place = spots.index(chosen) + 1
            session.told.emit(tr("{place} of {all}").format(place=place, all=len(spots)))

    def cancel(self) -> bool:
        """Give up a drag, or else select nothing."""
        if self._pressed is not None:
            self._pressed = None
            self._drags = self._band = False
            self.show_nothing()
            self.session.select(self._kept)
            return True
        if self.session.selection:
            self.session.select(())
            return True
        return False

    def put_down(self) -> None:
        """Leave the selection as it is."""
        self._pressed = None
        self.show_nothing()
        self.session.view.set_mark(MarkKind.HOVER)

    def leave(self) -> None:
        """Show no hover mark any more."""
        self.session.view.set_mark(MarkKind.HOVER)


def _far(a: QPointF, b: QPointF) -> float:
    return (a - b).manhattanLength()


def _found(spot: Spot) -> Spot | None:
    """Return where a moved piece lies; markers and labels may have become others of several."""
    return None if spot.part in (Part.MARKERS, Part.LABELS) else spot
