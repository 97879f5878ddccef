"""The keys on a board: a cursor from hex to hex that does all that the mouse does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_schema.hexes import Hex, neighbours

if TYPE_CHECKING:
    from bocage_editor.canvas.board_view import BoardView

Key, Modifier = Qt.Key, Qt.KeyboardModifier
_ARROWS = frozenset({Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down})
_MODIFIERS = (
    Modifier.ShiftModifier | Modifier.ControlModifier | Modifier.AltModifier | Modifier.MetaModifier
)
_EAST, _NORTH_EAST, _NORTH_WEST, _WEST, _SOUTH_WEST, _SOUTH_EAST = range(6)


class Keyboard:
    """Moves a cursor with the arrow keys and acts for the mouse where it is.

    The cursor is shown from the first arrow key until the mouse is used.
    """

    def __init__(self, view: BoardView) -> None:
        """Serve a view."""
        self._view = view
        self._at: Hex | None = None
        self._draws = False
        self.space_held = False
        self.is_shown = False

    def place(self) -> Hex:
        """Return the hex of the cursor, or that from which an arrow key would move it."""
        if self._at is None:
            view = self._view
            sight = view.hex_in_sight()
            self._at = view.board_layout.nearest(view.board_layout.centre(sight))
        return self._at

    def start_from(self, pointer: Pointer) -> None:
        """Let the next arrow key begin where the mouse is."""
        if not self.is_shown and pointer.on_board:
            self._at = pointer.at

    def start_at(self, at: Hex) -> None:
        """Let the next arrow key begin at a hex."""
        self.give_way()
        self._at = at

    def give_way(self) -> None:
        """Hide the cursor, since the mouse is used."""
        self._end_stroke()
        if self.is_shown:
            self.is_shown = False
            self._view.set_mark(MarkKind.CURSOR)

    def forget(self) -> None:
        """Begin anew on another board."""
        self.let_go()
        self.give_way()
        self._at = None

    def let_go(self) -> None:
        """Take all keys for released."""
        self._end_stroke()
        if self.space_held:
            self.space_held = False
            self._view.show_grip()

    def press(self, event: QKeyEvent) -> bool:
        """Take a key, and tell whether it was one of these."""
        key, held = event.key(), event.modifiers() & _MODIFIERS
        if key in _ARROWS and not held & ~(Modifier.ShiftModifier | Modifier.AltModifier):
            self._go(self._next(key, other=bool(held & Modifier.AltModifier)), held)
        elif key in (Key.Key_Home, Key.Key_End) and not held:
            self._go(self._end_of_row(last=key == Key.Key_End), held)
        elif key in (Key.Key_Return, Key.Key_Enter):
            if not event.isAutoRepeat():
                self._click(held)
        elif key == Key.Key_Space and not held:
            if not event.isAutoRepeat():
                self.space_held = True
                self._view.show_grip()
        elif key == Key.Key_F10 and held == Modifier.ShiftModifier:
            self._view.ask_for_menu()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Take notice that a key went up, and tell whether that was of interest."""
        if event.isAutoRepeat():
            return False
        if event.key() == Key.Key_Shift:
            self._end_stroke()
        elif event.key() == Key.Key_Space and self.space_held:
            self.space_held = False
            self._view.show_grip()
        else:
            return False
        return True

    def go_to(self, at: Hex) -> None:
        """Move the cursor to a hex, wherever it was."""
        self._go(at, Modifier.NoModifier)

    def _next(self, key: int, *, other: bool) -> Hex:
        """Return the hex that an arrow key leads to, the same one at the edge of the board.

        Up and down zigzag, so that they stay in their column; ``other``, to the other side.
        """
        at = self.place()
        if key == Key.Key_Left:
            ways = [_WEST]
        elif key == Key.Key_Right:
            ways = [_EAST]
        else:
            ways = [_NORTH_EAST, _NORTH_WEST]
            if key == Key.Key_Down:
                ways = [_SOUTH_EAST, _SOUTH_WEST]
            if bool(at.row % 2) != other:
                ways.reverse()
        layout = self._view.board_layout
        around = neighbours(at)
        ends = [around[layout.edge(way)] for way in ways]
        return next((end for end in ends if end in layout.board), at)

    def _end_of_row(self, *, last: bool) -> Hex:
        layout, row = self._view.board_layout, self.place().row
        hexes = [at for at in layout.board.hexes if at.row == row]
        return hexes[-1] if last != layout.turned else hexes[0]

    def _go(self, to: Hex, held: Qt.KeyboardModifier) -> None:
        """Move the cursor; with Shift, as if the mouse were drawn along with its button down."""
        view, start = self._view, self.place()
        if held & Modifier.ShiftModifier and not self._draws and view.listener:
            self._draws = True
            view.listener.press(self._pointer(start))
        self._at = to
        self.is_shown = True
        view.bring_in(to)
        view.set_mark(MarkKind.CURSOR, [to])
        pointer = self._pointer(to)
        if view.listener:
            view.listener.move(pointer)
        view.hovered.emit(pointer)
        view.cursor_moved()

    def _click(self, held: Qt.KeyboardModifier) -> None:
        view, at = self._view, self.place()
        self._end_stroke()
        self.is_shown = True
        view.set_mark(MarkKind.CURSOR, [at])
        if view.listener:
            view.listener.press(self._pointer(at, held))
            view.listener.release(self._pointer(at, held))
        view.cursor_moved()

    def _end_stroke(self) -> None:
        if self._draws:
            self._draws = False
            if self._view.listener:
                self._view.listener.release(self._pointer(self.place()))

    def _pointer(self, at: Hex, held: Qt.KeyboardModifier = Modifier.NoModifier) -> Pointer:
        return self._view.pointer_at(at, held)._replace(button=Qt.MouseButton.LeftButton)
