"""Whole sequences as a user goes through them, from the first click to the file on the disk."""

import yaml
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QToolButton
from windows import Person

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.cli.main import main
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.edits.clip_text import from_text
from bocage_scenarios.formats import load
from bocage_schema.diagnostics import Severity

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def click(widget):
    QTest.mouseClick(widget, LEFT)


def named(parent, kind, name):
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def answer(dialog_type, act):
    """Do something in the next dialog of a type, as soon as it is there."""

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, dialog_type):
            act(dialog)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def test_a_new_user_makes_a_first_map(window, tmp_path, monkeypatch, qtbot):
    window.welcome()
    person = Person(window)

    def create(dialog):
        click(named(dialog, QToolButton, "new/standard"))
        click(named(dialog, QToolButton, "new/countryside"))
        click(named(dialog, QPushButton, "new/create"))

    answer(NewScenario, create)
    click(named(window, QPushButton, "welcome/new"))
    window.activateWindow()  # as window managers do when a dialog closes
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    search = window.palette_panel.search
    person.type(search, "woo")
    QTest.keyClick(search, Qt.Key.Key_Return)
    person.drag(["C5", "E5", "G5"])
    person.key(Qt.Key.Key_E)
    person.click("E5")
    board = person.page.view
    QTest.keyClick(board, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(board, Qt.Key.Key_Z, CTRL)
    assert not person.page.document.scenario.hexes
    QTest.keyClick(board, Qt.Key.Key_Y, CTRL)
    assert len(person.history()) == 2
    target = tmp_path / "Forêt d'été.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClick(board, Qt.Key.Key_S, CTRL)
    data = yaml.safe_load(target.read_text("utf-8"))
    assert data["hexes"] == {
        label: {"terrain": "forest"} for label in ("C5", "D5", "E5", "F5", "G5")
    }
    assert not window.isWindowModified()
    assert "*" not in window.tabs.tabText(0)


def test_a_designer_sees_whether_his_box_is_enough(window, person):
    box = window.inventory.boxes["base"]
    box.setValue(1)
    page = person.page
    person.choose("german infantry")
    before = page.session.amount_left()
    for label in ("A9", "C9", "E9", "G9", "I9", "K9", "M9", "B7"):
        person.click(label)
    assert page.session.amount_left() == before - 8
    person.choose("bunker")
    bunkers = page.session.amount_left()
    places = [f"{letter}{row}" for row in (5, 3) for letter in "ABCDEFGHIJKLM"]
    for label in places[:bunkers]:
        person.click(label)
    extra = places[bunkers]
    person.move(extra)
    assert page.view.mark(MarkKind.SHORT) == {page.session.board.hex(extra)}
    person.click(extra)
    page.checks.settle()
    short = [item for item in page.checks.report if item.code.startswith("B")]
    assert any(str(bunkers + 1) in item.message and str(bunkers) in item.message for item in short)
    box.setValue(2)
    page.checks.settle()
    assert not [item for item in page.checks.report if item.code.startswith("B")]
    person.do("edit.undo")
    assert box.value() == 2
    hexes = page.document.scenario.hexes.values()
    assert sum(1 for content in hexes if content.rect) == bunkers


def village(person):
    """Paint a village of seven hexes with two units and a medal group."""
    window = person.window
    person.choose("town")
    window.bench.set_brush(window.bench.brush.SEVEN)
    person.click("D5")
    window.bench.set_brush(window.bench.brush.ONE)
    person.choose("german infantry")
    person.click("D5")
    person.choose("us armor")
    person.click("d6")
    person.choose("iron cross")
    person.click("E5")


def test_a_designer_moves_a_village(window, person):
    village(person)
    page = person.page
    before = page.document.scenario
    person.take(ToolName.SELECT)
    person.drag(["B7", "F7", "F3"])
    assert page.session.selection
    page.session.select(before.hexes)
    assert len(page.session.selection) == 7
    person.press("D5")
    person.move("G5")
    person.move("F3")
    person.key(Qt.Key.Key_Escape)
    person.release("F3")
    assert page.document.scenario is before
    steps = len(person.history())
    page.session.select(before.hexes)
    person.drag(["D5", "E5", "E3"])
    assert len(person.history()) == steps + 1
    after = page.document.scenario
    board = page.session.board
    assert after.hexes[board.hex("E3")].unit == before.hexes[board.hex("D5")].unit
    assert len(after.hexes) == 7
    assert after.objectives[0].hexes == (board.hex("F3"),)
    person.do("edit.undo")
    assert page.document.scenario == before


def test_a_village_is_copied_to_another_tab_and_turned(window, person, qtbot):
    village(person)
    page = person.page
    page.session.select(page.document.scenario.hexes)
    person.do("edit.copy")
    assert len(from_text(QApplication.clipboard().text()).area) == 7
    window.files.add(type(page.document.scenario)())
    person.do("edit.paste")
    assert "Click to place" in window.status.hint.text()
    person.move("H5")
    assert window.page.view.mark(MarkKind.FINE)
    person.key(Qt.Key.Key_Z)
    person.click("H5")
    assert len(window.page.document.scenario.hexes) == 7
    assert len(window.page.document.scenario.objectives) == 1
    person.key(Qt.Key.Key_Escape)
    assert not window.page.view.mark(MarkKind.FINE)


def test_a_river_is_drawn_erased_and_taken_back(person, tmp_path):
    page = person.page
    start = page.document.scenario
    board = page.session.board
    person.choose("river")
    person.take(ToolName.ROUTE)
    person.drag(["B5", "C5", "D5", "d4", "E3"])
    lines = {board.label(at): c.line for at, c in page.document.scenario.hexes.items()}
    assert sorted(lines) == ["B5", "C5", "D5", "E3", "d4"]
    assert lines["C5"].piece == "river"
    assert lines["D5"].piece == "river_curve"
    page.checks.settle()
    assert [item for item in page.checks.report if item.code.startswith("L")] == [
        item
        for item in page.checks.report
        if item.code.startswith("L") and item.hex in ("B5", "E3")
    ]
    person.take(ToolName.ERASE)
    person.click("D5")
    lines = {board.label(at): c.line for at, c in page.document.scenario.hexes.items()}
    assert sorted(lines) == ["B5", "C5", "E3", "d4"]
    person.do("edit.undo")
    person.do("edit.undo")
    assert page.document.scenario == start
    assert not page.document.is_modified


def test_a_designer_gets_from_ten_problems_to_none(window, tmp_path, monkeypatch):
    page = window.files.open_example("fix_me")
    person = Person(window)
    board = page.view
    page.checks.settle()
    assert len(page.checks.report) == 10
    visited = []
    fixed = 0
    while len(visited) < 10:
        QTest.keyClick(board, Qt.Key.Key_F8)
        found = window.problems.current()
        visited.append(found.code)
        at = page.session.board.hex(found.hex) if found.hex else None
        if at in page.session.board:
            assert page.session.selection == {at}
        if found.fix:
            assert found.fix.title in window.problems.preview.text()
            before = len(person.history())
            QTest.keyClick(board, Qt.Key.Key_Period, CTRL)
            page.checks.settle()
            assert len(person.history()) == before + 1
            fixed += 1
    assert len(set(visited)) == 10
    assert fixed == 5
    left = {item.code for item in page.checks.report}
    assert left == {"W106", "W102", "U120", "U101", "P105"}
    window.status.show_counts(page)
    assert window.status.counts[Severity.ERROR].text() == "1"


def test_dragging_starts_only_after_the_platform_distance(person):
    village(person)
    page = person.page
    person.take(ToolName.SELECT)
    before = page.document.scenario
    place = person.place("D5")
    QTest.mousePress(person.board, LEFT, Qt.KeyboardModifier.NoModifier, place)
    person._held = LEFT
    person._mouse(place + QPoint(2, 1), Qt.KeyboardModifier.NoModifier)
    QTest.mouseRelease(person.board, LEFT, Qt.KeyboardModifier.NoModifier, place + QPoint(2, 1))
    person._held = Qt.MouseButton.NoButton
    assert page.document.scenario is before
    assert page.session.selection == {page.session.board.hex("D5")}


def test_a_click_again_picks_the_piece_below(window, person):
    village(person)
    person.take(ToolName.SELECT)
    person.click("D5")
    assert person.page.session.spot.part == "unit"
    assert "1 of 2" in window.status.hint.text()
    person.click("D5")
    assert person.page.session.spot.part == "terrain"
    assert "2 of 2" in window.status.hint.text()


def test_validation_on_the_command_line_agrees(window, tmp_path, monkeypatch):
    window.files.open_example("fix_me")
    target = tmp_path / "fix_me.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.files.save()
    assert main(["validate", str(target)]) == 1
    assert load(target).scenario == window.page.document.scenario


def test_a_road_drawn_over_a_river_gets_a_bridge(person):
    page = person.page
    board = page.session.board
    person.choose("river")
    person.take(ToolName.ROUTE)
    person.drag(["B5", "G5"])
    person.choose("road")
    person.take(ToolName.ROUTE)
    person.drag(["E7", "d6", "D5", "c4", "C3"])
    content = page.document.scenario.hexes[board.hex("D5")]
    assert (content.line.piece, content.rect.piece) == ("river", "bridge")
    page.checks.settle()
    assert "D5" not in {item.hex for item in page.checks.report}


def test_a_sharp_corner_of_a_stroke_is_cut(person):
    person.choose("river")
    person.take(ToolName.ROUTE)
    person.drag(["C5", "D5", "E5", "d4", "D3"])
    lines = {
        person.page.session.board.label(at): content.line.piece
        for at, content in person.page.document.scenario.hexes.items()
    }
    assert set(lines) == {"C5", "D5", "d4", "D3"}
    assert lines["D5"] == "river_curve"
