"""The maps to begin from in the dialog for a new scenario."""

import pytest
from dialogs import click
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QToolButton

from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_scenarios.library import starter, starter_names
from bocage_schema.ids import BoardFormat, Face


@pytest.fixture
def dialog(qtbot):
    made = NewScenario()
    qtbot.addWidget(made)
    made.show()
    return made


def button(dialog, name):
    found = dialog.findChild(QToolButton, f"new/{name}")
    assert found is not None, name
    return found


def icon_of(dialog, name):
    return button(dialog, name).icon().pixmap(button(dialog, name).iconSize()).toImage()


def choose(name, title=""):
    """Return what somebody does in the dialog."""

    def act(dialog):
        click(button(dialog, name))
        QTest.keyClicks(dialog.findChild(QLineEdit, "new/title"), title)

    return act


def begin(window, act):
    """Ask for a new scenario, do something in the dialog, and return the document made."""

    def look():
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewScenario):
            QTimer.singleShot(10, look)
            return
        act(dialog)
        click(dialog.findChild(QPushButton, "new/create"))

    QTimer.singleShot(0, look)
    window.menus.actions["file.new"].trigger()
    return window.page.document


@pytest.mark.parametrize("name", starter_names())
def test_a_starter_becomes_a_document_without_title_and_file(window, name):
    document = begin(window, choose(name))
    assert document.scenario.hexes == starter(name).scenario.hexes
    assert document.scenario.texts == {}
    assert (document.path, document.is_modified) == (None, False)
    assert window.tabs.tabText(window.tabs.currentIndex()) == "Untitled 1"
    assert document.undo_stack.count() == 0


def test_the_title_that_was_typed_is_that_of_the_document(window):
    document = begin(window, choose("village_fight", "Night raid"))
    assert document.scenario.title() == "Night raid"
    assert list(document.scenario.texts) == ["en"]
    assert "Night raid" in window.windowTitle()


def test_a_starter_brings_its_own_board(dialog):
    assert dialog.scenario().hexes == {}
    click(button(dialog, "beach_landing"))
    assert not button(dialog, "overlord").isEnabled()
    assert not button(dialog, "winter").isEnabled()
    assert (dialog.board_format, dialog.face) == (BoardFormat.STANDARD, Face.BEACH)
    click(button(dialog, "empty"))
    assert button(dialog, "overlord").isEnabled()
    click(button(dialog, "overlord"))
    click(button(dialog, "winter"))
    made = dialog.scenario()
    assert (made.board_format, made.face, made.hexes) == (BoardFormat.OVERLORD, Face.WINTER, {})


def test_every_starter_has_a_picture_of_its_own(dialog, qtbot):
    def all_differ():
        pictures = [icon_of(dialog, name) for name in ("empty", *starter_names())]
        return all(one != other for n, one in enumerate(pictures) for other in pictures[:n])

    qtbot.waitUntil(all_differ)


def test_the_empty_board_is_drawn_with_its_face(dialog):
    before = icon_of(dialog, "empty")
    click(button(dialog, "desert"))
    assert icon_of(dialog, "empty") != before


def test_starters_by_the_keys_alone(dialog, qtbot):
    qtbot.waitUntil(lambda: dialog.isActiveWindow())
    first = button(dialog, "empty")
    first.setFocus()
    for name in starter_names():
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
        assert dialog.starter == name
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.findChild(QLineEdit, "new/title")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.scenario().hexes == starter(starter_names()[-1]).scenario.hexes


def test_starters_are_named_in_the_language_of_the_program(qtbot):
    dialog = NewScenario(language="de")
    qtbot.addWidget(dialog)
    assert button(dialog, "river_crossing").text() == "Flussübergang"
    assert dialog.findChild(QPushButton, "new/create").isDefault()
