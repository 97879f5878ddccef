"""The tour: five things to do in the real window, at one's own pace."""

import pytest
from dialogs import click
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget
from windows import Person

from bocage_editor.canvas import accessible
from bocage_editor.tools.bench import ToolName
from bocage_editor.window.look import Look
from bocage_editor.window.tour_stops import Stop
from bocage_scenarios.model import Scenario

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def guest(window, qtbot):
    """Somebody at the first stop."""
    window.menus.actions["help.tour"].trigger()
    qtbot.waitUntil(lambda: window.page.view.isVisible())
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.page.checks.settle()
    return Person(window)


def bar_of(person):
    return person.page.findChild(QFrame, "tour")


def button(person, name):
    found = bar_of(person).findChild(QPushButton, f"tour/{name}")
    assert found is not None, name
    return found


def title(person):
    return bar_of(person).findChild(QLabel, "tour/title").text()


def text(person):
    return bar_of(person).findChild(QLabel, "tour/text").text()


def marked(window):
    """Return what has an outline."""
    found = [each for each in window.findChildren(QWidget, "tour/outline") if not each.isHidden()]
    assert len(found) <= 1
    return found[0].parentWidget() if found else None


def skip_to(person, stop):
    while person.window.tour.stop is not stop:
        click(button(person, "skip"))


def paint(person):
    person.choose("forest")
    person.drag(["c4", "e4"])


def test_all_five_stops_with_mouse_and_keys(guest, qtbot):
    window, board = guest.window, guest.page.view
    assert title(guest) == "1 of 5: Paint"
    paint(guest)
    assert title(guest) == "2 of 5: Undo"
    assert "Ctrl+Z" in text(guest)
    QTest.keyClick(board, Qt.Key.Key_Z, CTRL)
    assert title(guest) == "3 of 5: Place a unit"
    guest.choose("us infantry")
    guest.click("G3")
    assert title(guest) == "4 of 5: Read a problem"
    assert "F8" in text(guest)
    guest.page.checks.settle()
    QTest.keyClick(board, Qt.Key.Key_F8)
    assert title(guest) == "5 of 5: Play"
    assert "F5" in text(guest)
    QTest.keyClick(board, Qt.Key.Key_F5)
    assert [each.isVisible() for each in window.playing.windows] == [True]
    assert title(guest) == "That was the tour"
    assert "Help > Tour" in text(guest)
    window.playing.close_all()


def test_what_it_speaks_of_is_marked(guest):
    window = guest.window
    bar = window.menus.bar
    assert marked(window) is window.palette_panel
    guest.choose("forest")
    assert marked(window) is guest.page.view
    guest.take(ToolName.SELECT)
    assert marked(window) is window.palette_panel
    paint(guest)
    assert marked(window) is bar.widgetForAction(window.menus.actions["edit.undo"])
    guest.key(Qt.Key.Key_Z, CTRL)
    assert marked(window) is window.palette_panel
    guest.choose("us infantry")
    assert marked(window) is guest.page.view
    click(button(guest, "skip"))
    assert marked(window) is window.problems
    click(button(guest, "skip"))
    assert marked(window) is bar.widgetForAction(window.menus.actions["play.start"])
    click(button(guest, "skip"))
    assert marked(window) is None


@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_the_outline_is_seen_on_light_and_dark_ground_and_lets_the_mouse_through(guest, look):
    window = guest.window
    window.viewing.set_look(look)
    guest.choose("forest")
    view = guest.page.view
    picture = window.grab().toImage()
    corner = view.mapTo(window, view.rect().topLeft())
    ratio = picture.devicePixelRatio()
    colours = [
        picture.pixelColor(int((corner.x() + n) * ratio), int((corner.y() + 90) * ratio))
        for n in range(5)
    ]
    lights = [colour.lightness() for colour in colours]
    assert max(lights) - min(lights) > 80
    assert QColor("#ffb000") in colours
    outline = view.findChild(QWidget, "tour/outline")
    assert view.childAt(2, 90) is view.viewport()
    window.resize(1400, 800)
    assert outline.size() == view.size()
    window.viewing.set_look(Look.LIGHT)


@pytest.mark.parametrize(
    ("stop", "deed"),
    [
        (Stop.PAINT, "unit"),
        (Stop.PAINT, "erase"),
        (Stop.PAINT, "move"),
        (Stop.UNDO, "paint"),
        (Stop.UNIT, "paint"),
        (Stop.UNIT, "move"),
        (Stop.PROBLEM, "paint"),
        (Stop.PLAY, "problem"),
    ],
)
def test_other_deeds_are_done_and_do_not_count(guest, stop, deed):
    skip_to(guest, stop)
    before = guest.page.document.scenario
    if deed == "unit":
        guest.choose("us infantry")
        guest.click("G3")
    elif deed == "erase":
        guest.take(ToolName.ERASE)
        guest.click("C9")
    elif deed == "move":
        guest.take(ToolName.SELECT)
        guest.click("g2")
        guest.drag(["g2", "g2", "h2", "k2"])
    elif deed == "paint":
        paint(guest)
    else:
        guest.key(Qt.Key.Key_F8)
    assert guest.window.tour.stop is stop
    assert (guest.page.document.scenario is before) == (deed == "problem")


def test_a_problem_clicked_in_the_list_is_read(guest):
    skip_to(guest, Stop.PROBLEM)
    view = guest.window.problems.list
    place = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert guest.window.tour.stop is Stop.PLAY
    assert guest.page.session.selection == {guest.page.session.board.hex("j4")}


def test_the_arrow_that_is_marked_undoes(guest):
    paint(guest)
    click(marked(guest.window))
    assert guest.window.tour.stop is Stop.UNIT
    assert not guest.page.document.is_modified


def test_every_stop_can_be_skipped(guest):
    seen = []
    while guest.window.tour.stop is not None:
        seen.append(title(guest)[:6])
        click(button(guest, "skip"))
    assert seen == [f"{number} of 5" for number in range(1, 6)]
    assert button(guest, "skip").isHidden()
    assert not guest.page.document.is_modified


@pytest.mark.parametrize("where", ["board", "search", "skip", "problems"])
def test_escape_ends_it_wherever_the_focus_is(guest, where):
    window, page = guest.window, guest.page
    widgets = {
        "board": page.view,
        "search": window.palette_panel.search,
        "skip": button(guest, "skip"),
        "problems": window.problems.list,
    }
    widgets[where].setFocus()
    QTest.keyClick(widgets[where], Qt.Key.Key_Escape)
    assert not window.tour.is_running
    assert marked(window) is None
    assert window.page is page


def test_escape_in_a_stroke_takes_back_the_stroke_and_goes_on(guest):
    guest.choose("forest")
    guest.press("c4")
    QTest.keyClick(guest.page.view, Qt.Key.Key_Escape)
    assert guest.window.tour.is_running
    guest.release("c4")
    QTest.keyClick(guest.page.view, Qt.Key.Key_Escape)
    assert not guest.window.tour.is_running
    assert guest.page.document.undo_stack.count() == 0


def test_after_the_tour_escape_is_what_it_was(guest):
    window = guest.window
    click(button(guest, "end"))
    guest.choose("forest")
    window.palette_panel.search.setFocus()
    QTest.keyClick(window.palette_panel.search, Qt.Key.Key_Escape)
    assert window.bench.tool is ToolName.PAINT
    guest.key(Qt.Key.Key_Escape)
    assert window.bench.tool is ToolName.SELECT


def test_end_tour_leaves_the_map_as_an_ordinary_document(guest, qtbot):
    paint(guest)
    page = guest.page
    click(button(guest, "end"))
    qtbot.waitUntil(lambda: bar_of(guest) is None)
    assert guest.window.page is page
    assert page.document.is_modified
    guest.key(Qt.Key.Key_Z, CTRL)
    assert not page.document.is_modified


def test_the_map_is_closed_without_asking_if_wished(guest, qtbot):
    window = guest.window
    paint(guest)
    skip_to(guest, None)
    click(button(guest, "close"))
    assert window.pages() == []
    assert not window.tour.is_running
    assert QApplication.activeModalWidget() is None


def test_the_map_is_kept_if_wished(guest):
    skip_to(guest, None)
    click(button(guest, "keep"))
    assert len(guest.window.pages()) == 1
    assert not guest.window.tour.is_running


def test_it_is_repeatable(guest, qtbot):
    window = guest.window
    click(button(guest, "end"))
    window.menus.actions["help.tour"].trigger()
    assert (window.tour.stop, len(window.pages())) == (Stop.PAINT, 2)
    paint(guest)
    assert window.tour.stop is Stop.UNDO
    window.menus.actions["help.tour"].trigger()
    assert (window.tour.stop, len(window.pages())) == (Stop.PAINT, 2)
    guest.drag(["A1", "C1"])
    assert window.tour.stop is Stop.UNDO


def test_it_begins_on_the_welcome_page_too(window):
    window.welcome()
    click(window.findChild(QPushButton, "welcome/tour"))
    assert window.tour.stop is Stop.PAINT
    assert window.page.document.shown_name() == "Tour"
    assert window.page.document.path is None


def test_closing_its_map_ends_it(guest):
    window = guest.window
    window.menus.actions["file.close"].trigger()
    assert window.pages() == []
    assert not window.tour.is_running
    assert marked(window) is None


def test_another_document_in_front_is_left_alone(guest, qtbot):
    window, tour_page = guest.window, guest.page
    window.files.add(Scenario())
    assert marked(window) is None
    paint(guest)
    guest.key(Qt.Key.Key_Escape)
    assert window.tour.stop is Stop.PAINT
    window.tabs.setCurrentWidget(tour_page)
    assert marked(window) is window.palette_panel


def test_panels_that_were_hidden_come_back_when_they_are_spoken_of(guest):
    window = guest.window
    window.viewing.toggle_panels()
    skip_to(guest, Stop.UNIT)
    assert window.docks["palette"].isVisible()
    skip_to(guest, Stop.PROBLEM)
    assert window.docks["problems"].isVisible()


def test_the_board_does_not_move_from_stop_to_stop(guest, qtbot):
    guest.window.resize(1024, 640)
    qtbot.wait(50)
    assert bar_of(guest).height() < 100
    heights = set()
    while guest.window.tour.stop is not None:
        click(button(guest, "skip"))
        qtbot.wait(20)
        heights.add(guest.page.view.height())
    assert len(heights) == 1


def test_it_goes_on_in_another_language(guest, qtbot):
    window = guest.window
    skip_to(guest, Stop.UNIT)
    window.speaking.speak("de")
    qtbot.wait(50)  # until the old menus are gone
    try:
        assert window.tour.stop is Stop.UNIT
        assert marked(window) is window.palette_panel
        guest.choose("us infantry")
        guest.click("G3")
        assert window.tour.stop is Stop.PROBLEM
        guest.page.checks.settle()
        guest.key(Qt.Key.Key_F8)
        assert window.tour.stop is Stop.PLAY
        window.palette_panel.search.setFocus()
        QTest.keyClick(window.palette_panel.search, Qt.Key.Key_Escape)
        assert not window.tour.is_running
    finally:
        window.speaking.speak("en")


def test_every_stop_is_read_aloud_once(window, qtbot, monkeypatch):
    """Programs that read the screen aloud are told: the focus is on the board all the time."""
    heard = []
    monkeypatch.setattr(accessible.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        accessible.QAccessible,
        "updateAccessibility",
        lambda event: heard.append(event.message()) if hasattr(event, "message") else None,
    )
    window.menus.actions["help.tour"].trigger()
    person = Person(window)
    assert [words.split(".")[0] for words in heard] == ["1 of 5: Paint"]
    assert text(person) in heard[0]
    paint(person)
    assert [words for words in heard if " of 5" in words][1].startswith("2 of 5: Undo. Take it")
    while window.tour.stop is not None:
        window.tour.skip()
    assert heard[-1].startswith("That was the tour. ")
    assert bar_of(person).accessibleDescription() == heard[-1]
