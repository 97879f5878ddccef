"""Gestures that are broken off, locked layers, and pieces that share a hex."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Kind
from bocage_schema.ids import Layer

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


def lock(person, layer):
    person.window.layers.locks[layer].click()


def hover(person, label):
    """Move the mouse without any button, whatever was pressed before."""
    place = QPointF(person.place(label))
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        person.board.mapToGlobal(place),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        NONE,
    )
    QApplication.sendEvent(person.board, event)


def test_a_button_let_go_elsewhere_ends_the_stroke(person):
    person.choose("forest")
    person.press("C5")
    person.move("D5")
    hover(person, "G5")
    hover(person, "H5")
    assert sorted(person.terrain()) == ["C5", "D5"]
    assert not person.page.toolbox.is_busy
    person.do("edit.undo")
    assert person.terrain() == {}


def test_the_middle_button_does_not_break_into_a_stroke(person):
    person.choose("forest")
    person.press("C5")
    QTest.mousePress(person.board, MIDDLE, NONE, person.place("C5"))
    person.move("E5")
    QTest.mouseRelease(person.board, MIDDLE, NONE, person.place("E5"))
    person.move("F5")
    person.release("F5")
    assert sorted(person.terrain()) == ["C5", "D5", "E5", "F5"]
    assert not person.page.toolbox.is_busy


def test_a_right_click_in_a_stroke_opens_nothing(person, monkeypatch):
    opened = []
    monkeypatch.setattr("PySide6.QtWidgets.QMenu.exec", lambda *_: opened.append(1))
    person.choose("forest")
    person.press("C5")
    person.window.editing.show_menu(
        person.page.view.pointer_at(person.page.session.board.hex("C5"), NONE),
        person.place("C5"),
    )
    person.release("C5")
    assert opened == []


def test_another_tab_gives_the_stroke_up(person):
    page = person.page
    person.choose("forest")
    person.press("C5")
    person.move("E5")
    person.window.files.open_example("first_contact")
    assert not page.document.scenario.hexes
    assert not page.toolbox.is_busy


def test_no_edit_by_key_in_the_middle_of_a_stroke(person):
    person.choose("town")
    person.click("C3")
    person.page.session.select([person.page.session.board.hex("C3")])
    person.choose("forest")
    person.press("C9")
    person.move("D9")
    person.do("edit.delete")
    person.key(Qt.Key.Key_Escape)
    person.release("D9")
    assert person.terrain() == {"C3": "town"}
    assert person.history() == ["Place Town & Village on 1 hex"]


def test_a_padlock_protects_from_deleting_cutting_and_moving(person):
    person.choose("forest")
    person.click("C3")
    person.choose("german infantry")
    person.click("C3")
    lock(person, Layer.UNIT)
    page = person.page
    at = page.session.board.hex("C3")
    page.session.select([at])
    before = page.document.scenario
    person.do("edit.cut")
    assert page.document.scenario is before
    person.take(ToolName.SELECT)
    page.session.select([at, page.session.board.hex("D3")])
    person.drag(["C3", "E3", "G3"])
    assert page.document.scenario is before
    person.do("edit.delete")
    left = page.document.scenario.hexes[at]
    assert left.unit is not None
    assert left.terrain is None


def test_nothing_is_pasted_into_a_locked_layer(person):
    page = person.page
    person.choose("german infantry")
    person.click("C3")
    page.session.select(page.document.scenario.hexes)
    person.do("edit.copy")
    lock(person, Layer.UNIT)
    before = page.document.scenario
    person.do("edit.paste")
    person.click("E5")
    assert page.document.scenario is before
    assert "locked" in person.window.status.hint.text()


def test_nothing_is_moved_off_the_board(person):
    page = person.page
    person.choose("town")
    person.drag(["A5", "C5"])
    before = page.document.scenario
    person.take(ToolName.SELECT)
    page.session.select(before.hexes)
    person.press("C5")
    person.move("B5")
    person.move("A5")
    assert page.view.mark(MarkKind.REFUSED)
    person.release("A5")
    assert page.document.scenario is before
    assert "fall off" in person.window.status.hint.text()


def test_medals_and_exits_are_erased_and_picked_like_pieces(person):
    page = person.page
    person.choose("forest")
    person.click("F5")
    person.choose("iron cross")
    person.click("F5")
    person.choose("exit")
    person.click("E9")
    person.take(ToolName.PICK)
    person.click("F5")
    assert person.window.bench.choice.kind is Kind.MEDAL
    person.click("F5")
    assert person.window.bench.choice.piece == "forest"
    person.click("E9")
    assert person.window.bench.choice.kind is Kind.EXIT
    person.take(ToolName.ERASE)
    person.click("F5")
    assert not page.document.scenario.objectives
    assert person.terrain() == {"F5": "forest"}
    assert person.history()[-1] == "Erase 1 hex"
    person.click("E9")
    assert not page.document.scenario.exits


def test_shift_erases_medals_though_another_layer_is_locked(person):
    person.choose("iron cross")
    person.click("F5")
    lock(person, Layer.LINE)
    person.take(ToolName.ERASE)
    person.click("F5", SHIFT)
    assert not person.page.document.scenario.objectives


def test_everything_includes_medals_and_exits(person):
    page = person.page
    person.choose("iron cross")
    person.click("F5")
    person.choose("exit")
    person.click("A9")
    person.do("edit.select_all")
    assert page.session.selection == {page.session.board.hex(label) for label in ("F5", "A9")}
    person.do("edit.delete")
    assert not page.document.scenario.objectives
    assert not page.document.scenario.exits


def test_one_piece_is_cut_and_pasted_beside_others(person):
    page = person.page
    board = page.session.board
    person.choose("town")
    person.click("C3")
    person.choose("german infantry")
    person.click("C3")
    person.choose("forest")
    person.click("E3")
    person.take(ToolName.SELECT)
    person.click("C3")
    person.do("edit.cut")
    assert page.document.scenario.hexes[board.hex("C3")].terrain.piece == "town"
    person.do("edit.paste")
    person.click("E3")
    content = page.document.scenario.hexes[board.hex("E3")]
    assert (content.terrain.piece, content.unit.kind) == ("forest", "infantry")


def test_a_piece_of_a_line_leaves_the_line_tool_in_hand(person):
    person.take(ToolName.ROUTE)
    person.choose("road")
    assert person.window.bench.tool is ToolName.ROUTE
    person.choose("forest")
    assert person.window.bench.tool is ToolName.PAINT


def test_all_tools_warn_of_what_the_boxes_do_not_hold(window, person):
    window.inventory.boxes["base"].setValue(1)
    page = person.page
    person.choose("bunker")
    left = page.session.amount_left()
    window.bench.set_brush(window.bench.brush.SEVEN)
    person.move("E5")
    assert left < 7
    assert page.view.mark(MarkKind.SHORT)
    window.bench.set_brush(window.bench.brush.ONE)
    person.take(ToolName.LINE)
    person.press("A5")
    person.move("M5")
    assert page.view.mark(MarkKind.SHORT)
    person.key(Qt.Key.Key_Escape)
    person.release("M5")
    person.take(ToolName.FILL)
    person.move("A1")
    assert page.view.mark(MarkKind.SHORT)


def test_the_status_bar_follows_what_is_erased_under_the_mouse(window, person):
    person.choose("forest")
    person.click("E5")
    assert "Forest" in window.status.hex.text()
    person.do("edit.undo")
    assert "Forest" not in window.status.hex.text()


def test_a_search_without_a_match_keeps_its_words(window, person):
    search = window.palette_panel.search
    person.type(search, "zzz")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert search.text() == "zzz"
    search.clear()
