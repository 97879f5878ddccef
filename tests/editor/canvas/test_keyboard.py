"""Working on the board with the keys alone."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.style import Style
from bocage_scenarios.model import Scenario
from bocage_schema.ids import BoardFormat

Key, Keys = Qt.Key, Qt.KeyboardModifier
SHIFT, ALT = Keys.ShiftModifier, Keys.AltModifier


class Recorder:
    """Listens and writes down what it is told."""

    def __init__(self, view):
        self.heard = []
        self.plan = view.board_layout.board

    def _note(self, what, pointer):
        self.heard.append(f"{what} {self.plan.label(pointer.at)}")
        self.last = pointer

    def press(self, pointer):
        self._note("press", pointer)

    def move(self, pointer):
        self._note("move", pointer)

    def release(self, pointer):
        self._note("release", pointer)

    def double_click(self, pointer):
        self._note("double", pointer)

    def leave(self):
        self.heard.append("leave")

    def cancel(self):
        return False


@pytest.fixture
def view(show):
    shown = show(BoardFormat.STANDARD)
    shown.listener = Recorder(shown)
    shown.setFocus()
    return shown


def mouse(view, label, kind=QEvent.Type.MouseMove, button=Qt.MouseButton.NoButton):
    place = QPointF(view.place_of(view.board_layout.board.hex(label)))
    event = QMouseEvent(
        kind, place, view.viewport().mapToGlobal(place), button, button, Keys.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)


def cursor(view):
    """Return the label of the hex where the cursor is shown."""
    return [view.board_layout.board.label(at) for at in view.mark(MarkKind.CURSOR)]


def walk(view, keys, start="E5", held=Keys.NoModifier):
    """Press keys, beginning where the mouse is, and return where each of them led."""
    mouse(view, "G3")
    mouse(view, start)
    found = []
    for key in keys:
        QTest.keyClick(view, key, held)
        found += cursor(view)
    return found


def test_left_and_right_go_along_the_row_and_stop_at_its_ends(view):
    assert walk(view, [Key.Key_Right] * 2) == ["F5", "G5"]
    assert walk(view, [Key.Key_Left] * 3, "B5") == ["A5", "A5", "A5"]


def test_up_and_down_zigzag_and_stay_in_their_column(view):
    assert walk(view, [Key.Key_Up] * 4) == ["e6", "E7", "e8", "E9"]
    assert walk(view, [Key.Key_Down] * 5) == ["e4", "E3", "e2", "E1", "E1"]


def test_with_alt_they_lean_the_other_way(view):
    assert walk(view, [Key.Key_Up] * 2, held=ALT) == ["d6", "E7"]
    assert walk(view, [Key.Key_Down] * 2, held=ALT) == ["d4", "E3"]


def test_at_the_end_of_a_row_the_only_way_is_taken(view):
    assert walk(view, [Key.Key_Up] * 2, "M5") == ["l6", "L7"]


def test_home_and_end(view):
    assert walk(view, [Key.Key_Home, Key.Key_End], "e4") == ["a4", "l4"]


def test_on_a_turned_board_keys_go_where_they_point(view):
    view.set_board_style(Style(turned=True))
    assert walk(view, [Key.Key_Right, Key.Key_Up, Key.Key_Up]) == ["D5", "c4", "D3"]
    assert walk(view, [Key.Key_Home], "e4") == ["l4"]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_is_a_click(view, key):
    walk(view, [Key.Key_Right])
    view.listener.heard.clear()
    QTest.keyClick(view, key, Keys.KeypadModifier)
    assert view.listener.heard == ["press F5", "release F5"]
    assert view.listener.last.button is Qt.MouseButton.LeftButton
    assert view.listener.last.on_board
    QTest.keyClick(view, key, ALT)
    assert view.listener.last.holds(ALT)


def test_arrows_with_shift_are_a_stroke(view):
    mouse(view, "E5")
    view.listener.heard.clear()
    QTest.keyPress(view, Key.Key_Right, SHIFT)
    QTest.keyPress(view, Key.Key_Up, SHIFT)
    assert view.listener.heard == ["press E5", "move F5", "move f6"]
    assert not view.listener.last.holds(SHIFT)
    QTest.keyRelease(view, Key.Key_Shift)
    assert view.listener.heard[3:] == ["release f6"]


def test_a_stroke_ends_when_the_focus_goes(view, qtbot):
    mouse(view, "E5")
    QTest.keyPress(view, Key.Key_Right, SHIFT)
    assert view.listener.heard[-1] == "move F5"
    view.clearFocus()
    assert view.listener.heard[-1] == "release F5"


def test_the_mouse_hides_the_cursor(view):
    assert cursor(view) == []
    walk(view, [Key.Key_Right])
    assert cursor(view) == ["F5"]
    mouse(view, "F5")
    mouse(view, "H5")
    assert cursor(view) == []
    QTest.keyClick(view, Key.Key_Right)
    assert cursor(view) == ["I5"]


def test_the_status_follows_the_cursor(view, qtbot):
    mouse(view, "E5")
    with qtbot.waitSignal(view.hovered) as told:
        QTest.keyClick(view, Key.Key_Right)
    assert told.args[0].at == view.board_layout.board.hex("F5")


def test_the_cursor_is_brought_into_sight(view):
    view.set_zoom(3.0)
    mouse(view, "A9")
    for key in [Key.Key_Right] * 12 + [Key.Key_Down] * 8:
        QTest.keyClick(view, key)
        (at,) = view.mark(MarkKind.CURSOR)
        assert view.viewport().rect().contains(view.place_of(at))
    assert cursor(view) == ["L1"]


def test_the_menu_key_asks_for_a_menu_at_the_cursor(view, qtbot):
    walk(view, [Key.Key_Right])
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    with qtbot.waitSignal(view.menu_wanted) as told:
        QApplication.sendEvent(view.viewport(), event)
    place = view.place_of(view.board_layout.board.hex("F5"))
    assert told.args[0].at == view.board_layout.board.hex("F5")
    assert told.args[1] == view.viewport().mapToGlobal(place)
    with qtbot.waitSignal(view.menu_wanted):
        QTest.keyClick(view, Key.Key_F10, SHIFT)


def test_space_held_pans(view):
    view.set_zoom(2.0)
    before = view.horizontalScrollBar().value()
    QTest.keyPress(view, Key.Key_Space)
    press, move = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove
    mouse(view, "F5", press, Qt.MouseButton.LeftButton)
    mouse(view, "E5", move, Qt.MouseButton.LeftButton)
    mouse(view, "E5", QEvent.Type.MouseButtonRelease, Qt.MouseButton.LeftButton)
    assert view.horizontalScrollBar().value() > before
    assert view.listener.heard == []
    QTest.keyRelease(view, Key.Key_Space)
    assert not view.space_held


def test_space_is_let_go_when_the_focus_goes(view, qtbot):
    field = QLineEdit(view)
    field.show()
    QTest.keyPress(view, Key.Key_Space)
    assert view.space_held
    field.setFocus()
    assert not view.space_held
    QTest.keyClick(field, Key.Key_Space)
    assert not view.space_held
    assert field.text() == " "


def test_letters_are_left_to_the_window(view):
    QTest.keyClick(view, Key.Key_Q)
    QTest.keyClick(view, Key.Key_Right, Keys.ControlModifier)
    assert view.listener.heard == []
    assert cursor(view) == []


def test_the_board_says_what_is_under_the_cursor(view):
    spoken = QAccessible.queryAccessibleInterface(view)
    assert spoken.text(QAccessible.Text.Name) == "Board"
    plan = view.board_layout.board
    view.describe = lambda at: f"{plan.label(at)}, woods"
    walk(view, [Key.Key_Right])
    assert spoken.text(QAccessible.Text.Value) == "F5, woods"
    QAccessible.setActive(True)
    try:
        QTest.keyClick(view, Key.Key_Right)
    finally:
        QAccessible.setActive(False)
    assert spoken.text(QAccessible.Text.Value) == "G5, woods"


def test_another_board_begins_anew(view):
    walk(view, [Key.Key_Right], "M1")
    view.show_scenario(Scenario(board_format=BoardFormat.OVERLORD))
    assert cursor(view) == []
    QTest.keyClick(view, Key.Key_Right)
    assert len(cursor(view)) == 1
