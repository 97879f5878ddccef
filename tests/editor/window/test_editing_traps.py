"""What went wrong in other editors, tried on this one: undo, clipboard, fill, whole boards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bocage_editor.docks.palette_model import CHOICE
from bocage_editor.tools.assortment import shelves
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind
from bocage_editor.tools.paste import PasteTool
from bocage_scenarios.edits import area
from bocage_scenarios.edits.resizing import Offset, losses, resized
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import BoardFormat, Layer

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def test_every_placeable_piece_can_be_placed_and_taken_back(person):
    page = person.page
    person.choose("german infantry")
    person.click("E5")
    page.document.undo_stack.setClean()
    start = page.document.scenario
    for shelf in shelves():
        for choice in shelf.choices:
            person.window.palette_panel.arm(choice)
            at = "E5" if choice.kind is Kind.BADGE else "G5"
            person.click(at)
            assert page.document.is_modified, choice
            assert page.document.undo_stack.undoText()
            person.do("edit.undo")
            assert not page.document.is_modified, choice
            assert page.document.scenario == start, choice


def test_first_actions_on_a_fresh_document_do_no_harm(person, monkeypatch):
    monkeypatch.setattr("PySide6.QtWidgets.QMenu.exec", lambda *_: None)
    QTest.mouseClick(person.board, RIGHT, Qt.KeyboardModifier.NoModifier, person.place("E5"))
    QTest.mouseDClick(person.board, LEFT, Qt.KeyboardModifier.NoModifier, person.place("E5"))
    person.key(Qt.Key.Key_Delete)
    person.key(Qt.Key.Key_Escape)
    person.do("edit.paste")
    assert person.history() == []
    assert not person.window.menus.actions["edit.undo"].isEnabled()


def test_a_unit_of_the_other_side_replaces_one_and_undo_brings_it_back_whole(person):
    page = person.page
    at = page.session.board.hex("E5")
    person.choose("german infantry")
    person.click("E5")
    person.window.palette_panel.arm(Choice(Kind.BADGE, "german_elite"))
    person.click("E5")
    before = page.document.scenario.hexes[at].unit
    assert before.badge is not None
    steps = len(person.history())
    person.choose("us infantry")
    person.click("E5")
    assert len(person.history()) == steps + 1
    assert page.document.scenario.hexes[at].unit.army == "us"
    person.do("edit.undo")
    assert page.document.scenario.hexes[at].unit == before


def test_ten_cuts_and_pastes_are_all_taken_back(person):
    page = person.page
    person.choose("forest")
    person.drag(["C5", "G5"])
    start = page.document.scenario
    steps = len(person.history())
    for _ in range(10):
        page.session.select(page.document.scenario.hexes)
        person.do("edit.cut")
        assert not page.document.scenario.hexes
        person.do("edit.paste_in_place")
        assert page.document.scenario == start
    while len(person.history()) > steps and page.document.undo_stack.index() > steps:
        person.do("edit.undo")
    assert page.document.scenario == start


def test_a_move_taken_back_leaves_no_copies(person):
    person.choose("town")
    person.click("D5")
    person.take(ToolName.SELECT)
    person.drag(["D5", "F5", "H5"])
    person.do("edit.undo")
    person.click("D5")
    person.drag(["D5", "F5", "D3"])
    assert list(person.terrain()) == ["D3"]


@pytest.mark.parametrize(
    "action", ["scenario.swap_sides", "scenario.swap_seats", "scenario.turn", "scenario.mirror"]
)
def test_commands_for_the_whole_board_are_one_step(window, person, action):
    page = window.files.open_example("first_contact")
    start = page.document.scenario
    person.do(action)
    assert len(person.history()) == 1
    assert page.document.scenario != start
    person.do("edit.undo")
    assert page.document.scenario == start
    person.do("edit.redo")
    person.do(action)
    assert page.document.scenario == start or action == "scenario.swap_sides"


def test_fill_knows_hexes_and_not_squares(person):
    """A zigzag chain is filled as far as it hangs together, and nothing around it."""
    chain = ["c6", "D5", "d4", "E3", "e2"]
    person.choose("forest")
    for label in chain:
        person.click(label)
    person.choose("hill")
    person.take(ToolName.FILL)
    person.click("c6")
    assert person.terrain() == dict.fromkeys(chain, "hill")


def test_a_ring_does_not_leak(person):
    board = person.page.session.board
    ring = [board.label(at) for at in neighbours(board.hex("E5"))]
    person.choose("forest")
    for label in ring:
        person.click(label)
    person.choose("town")
    person.take(ToolName.FILL)
    person.click("E5")
    assert [label for label, piece in person.terrain().items() if piece == "town"] == ["E5"]


def test_a_pasted_flower_keeps_its_shape_everywhere(person):
    page = person.page
    board = page.session.board
    person.choose("forest")
    person.window.bench.set_brush(person.window.bench.brush.SEVEN)
    person.click("E5")
    person.window.bench.set_brush(person.window.bench.brush.ONE)
    clip = area.copy(page.document.scenario, page.document.scenario.hexes)
    for target in board.hexes:
        pasted = area.paste(Scenario(), clip, target).scenario.hexes
        middle = Hex(target.row, target.col)
        expected = {middle, *neighbours(middle)} & set(board.hexes)
        assert set(pasted) == expected


def test_another_board_loses_only_what_it_says(window):
    page = window.files.open_example("first_contact")
    scenario = page.document.scenario
    lost = losses(scenario, BoardFormat.STANDARD, Offset(0, 4))
    after = resized(scenario, BoardFormat.STANDARD, Offset(0, 4))
    assert lost
    assert len(after.hexes) == len(scenario.hexes) - len({loss.at for loss in lost})
    for at, content in scenario.hexes.items():
        moved = Hex(at.row, at.col + 4)
        if at not in {loss.at for loss in lost}:
            assert after.hexes[moved].terrain == content.terrain


def test_paste_is_visible_at_once_and_in_place_needs_no_click(window, person):
    person.choose("forest")
    person.click("E5")
    page = person.page
    page.session.select(page.document.scenario.hexes)
    person.do("edit.copy")
    person.do("edit.paste")
    assert isinstance(page.toolbox.tool, PasteTool)
    assert "Esc" in window.status.hint.text()
    person.key(Qt.Key.Key_Escape)
    assert not isinstance(page.toolbox.tool, PasteTool)
    page.session.select(page.document.scenario.hexes)
    person.do("edit.delete")
    assert person.terrain() == {}
    person.do("edit.paste_in_place")
    assert person.terrain() == {"E5": "forest"}


def test_selecting_changes_nothing_and_can_be_brought_back(person):
    person.choose("forest")
    person.drag(["C5", "G5"])
    page = person.page
    page.document.undo_stack.setClean()
    person.take(ToolName.SELECT)
    person.do("edit.select_all")
    chosen = page.session.selection
    assert len(chosen) == 5
    person.click("M1")
    person.do("edit.select_none")
    assert not page.document.is_modified
    person.do("edit.reselect")
    assert page.session.selection


def test_letters_in_a_text_field_take_no_tool(window, person):
    search = window.palette_panel.search
    person.take(ToolName.SELECT)
    person.type(search, "bread f")
    assert search.text() == "bread f"
    assert window.bench.tool is ToolName.SELECT
    QTest.keyClick(search, Qt.Key.Key_Delete)
    assert person.history() == []


def test_the_standard_keys_work(window):
    actions = window.menus.actions
    standard = QKeySequence.StandardKey
    for name, key in {
        "edit.undo": standard.Undo,
        "edit.redo": standard.Redo,
        "edit.copy": standard.Copy,
        "edit.cut": standard.Cut,
        "edit.paste": standard.Paste,
        "file.save": standard.Save,
        "file.open": standard.Open,
        "file.new": standard.New,
    }.items():
        wanted = QKeySequence.keyBindings(key)
        assert set(actions[name].shortcuts()) >= set(wanted[:1])


def test_no_key_means_two_things(window):
    seen = {}
    for name, action in window.menus.actions.items():
        for key in action.shortcuts():
            text = key.toString()
            assert seen.setdefault(text, name) == name, text


def test_a_step_of_view_is_no_step_of_history(window, person):
    for action in ("view.grid", "view.coordinates", "view.turn", "view.zoom_in", "view.fit"):
        person.do(action)
    person.take(ToolName.HAND)
    assert person.history() == []
    assert not person.page.document.is_modified


def test_nothing_is_undone_in_the_middle_of_a_stroke(person):
    person.choose("forest")
    person.click("A1")
    person.press("C5")
    person.move("G5")
    QTest.keyClick(person.page.view, Qt.Key.Key_Z, CTRL)
    person.move("g6")
    person.release("g6")
    assert len(person.terrain()) == 7
    person.do("edit.undo")
    assert list(person.terrain()) == ["A1"]


def test_a_locked_layer_does_not_react(window, person):
    person.choose("forest")
    person.click("E5")
    window.layers.locks[Layer.TERRAIN].click()
    person.take(ToolName.ERASE)
    person.click("E5")
    assert person.terrain() == {"E5": "forest"}
    assert "locked" in window.status.hint.text()
    person.choose("hill")
    person.click("E5")
    assert person.terrain() == {"E5": "forest"}


def test_clipboard_of_another_program_is_refused_with_a_reason(window, person):
    QApplication.clipboard().setText("hello")
    person.do("edit.paste")
    assert "Nothing to paste" in window.status.hint.text()


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("woo", "tile/forest"),
        ("german infantry", "unit/german/infantry"),
        ("us infantry", "unit/us/infantry"),
        ("tank", "unit/us/armor"),
        ("panzer", "unit/us/armor"),
        ("mines", "marker/minefield"),
        ("leave", "exit/exit_marker"),
        ("BÄUME", "tile/forest"),
        ("baume", "tile/forest"),
        ("bocage", "tile/hedgerow"),
        ("river", "tile/river"),
        ("winter church", "tile/winter_church"),
        ("iron", "medal/iron_cross"),
    ],
)
def test_the_search_finds_what_is_meant(window, words, key):
    window.palette_panel.filter.search(words)
    best = window.palette_panel.filter.best()
    assert best.data(CHOICE).key == key
