"""Painting, erasing and taking it back, with the mouse and the keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bocage_editor.tools.bench import ToolName

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_fast_stroke_has_no_gap_and_is_one_step(person):
    person.choose("woo")
    person.drag(["C5", "E5", "G5"])
    assert person.terrain() == dict.fromkeys(["C5", "D5", "E5", "F5", "G5"], "forest")
    assert person.history() == ["Place Forest on 5 hexes"]


def test_erasing_and_taking_back(person):
    person.choose("woo")
    person.drag(["C5", "E5", "G5"])
    person.key(Qt.Key.Key_E)
    assert person.window.bench.tool is ToolName.ERASE
    person.click("E5")
    assert sorted(person.terrain()) == ["C5", "D5", "F5", "G5"]
    person.do("edit.undo")
    person.do("edit.undo")
    assert person.terrain() == {}
    person.do("edit.redo")
    assert len(person.terrain()) == 5
    assert len(person.history()) == 2


def test_a_stroke_given_up_leaves_no_trace(person):
    person.choose("forest")
    person.press("C5")
    person.move("G5")
    person.key(Qt.Key.Key_Escape)
    person.release("G5")
    assert person.terrain() == {}
    assert person.history() == []
    assert not person.page.document.is_modified


def test_a_zigzag_over_what_was_there_is_taken_back_exactly(person):
    person.choose("town")
    person.drag(["D5", "F5"])
    before = person.page.document.scenario
    person.choose("forest")
    person.drag(["C5", "G5", "c6", "f6", "G5", "C5"])
    assert person.page.document.scenario != before
    person.do("edit.undo")
    assert person.page.document.scenario == before


def test_painting_what_is_there_already_is_no_step(person):
    person.choose("forest")
    person.click("E5")
    person.click("E5")
    assert len(person.history()) == 1


def test_shift_paints_a_line_from_the_last_hex(person):
    person.choose("forest")
    person.click("C5")
    person.click("C1", SHIFT)
    assert len(person.terrain()) == 5
    assert len(person.history()) == 2


def test_a_unit_replaces_a_unit(person):
    person.choose("german infantry")
    person.click("E5")
    person.choose("us armor")
    person.click("E5")
    board = person.page.session.board
    unit = person.page.document.scenario.hexes[board.hex("E5")].unit
    assert (unit.kind, unit.army) == ("armor", "us")


def test_fill_takes_the_connected_hexes_and_alt_all_of_a_kind(person):
    person.choose("forest")
    person.drag(["A5", "M5"])
    person.take(ToolName.FILL)
    person.choose("hill")
    person.take(ToolName.FILL)
    person.click("C7")
    hills = [label for label, piece in person.terrain().items() if piece == "hill"]
    assert len(hills) == 50
    person.click("c8", Qt.KeyboardModifier.AltModifier)
    assert "hill" in person.terrain().values()


def test_the_board_stays_where_it_is_whatever_tool_is_taken(person, qtbot):
    person.choose("road curve")
    places = set()
    for tool in ToolName:
        person.take(tool)
        QApplication.processEvents()
        places.add(person.board.mapTo(person.window, person.place("E5")).toTuple())
    assert len(places) == 1
