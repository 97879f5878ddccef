"""Hints, tips and texts name the keys that actions have now, not those they usually have."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from windows import LEFT

from bocage_editor.tools.bench import ToolName
from bocage_editor.window.help_here import general_help
from bocage_editor.window.key_words import key_words


def give(window, name, *keys):
    window.keys.give(name, [QKeySequence(key) for key in keys])
    window.menus.show_keys()


def hint(person):
    return person.window.status.hint.text()


@pytest.fixture
def changed(person):
    """Somebody who turns, mirrors and cancels with other keys."""
    give(person.window, "place.turn_left", "Q")
    give(person.window, "place.turn_right", "Shift+Q")
    give(person.window, "place.flip", "K")
    give(person.window, "edit.step_back", "F12")
    return person


def test_the_hint_of_a_piece_that_turns(changed):
    changed.choose("river")
    changed.move("C3")
    assert hint(changed).endswith("Q: turn")
    give(changed.window, "place.turn_left")
    assert "turn" not in hint(changed)
    give(changed.window, "place.turn_left", "Y")
    assert hint(changed).endswith("Y: turn")


def test_the_hint_of_what_is_pasted(changed):
    changed.choose("forest")
    changed.click("C3")
    changed.take(ToolName.SELECT)
    changed.click("C3")
    changed.do("edit.copy")
    changed.do("edit.paste")
    changed.move("E3")
    assert hint(changed) == "Click to place; Q: turn; K: mirror; F12: cancel"


def test_the_hint_of_what_is_moved(changed):
    changed.choose("forest")
    changed.click("C3")
    changed.take(ToolName.SELECT)
    changed.click("C3")
    changed.press("C3")
    changed.move("E3")
    assert hint(changed) == "Move to E3; Ctrl: copy; F12: cancel"
    changed.move("F3", Qt.KeyboardModifier.ControlModifier)
    assert hint(changed) == "Copy to F3; F12: cancel"
    QTest.mouseRelease(changed.board, LEFT, pos=QPoint(-50, -50))


def test_the_tips_of_the_buttons_that_turn(changed):
    options = changed.window.menus.options
    assert options.turn_left.toolTip() == "Turn left (Q)"
    assert options.turn_right.toolTip() == "Turn right (Shift+Q)"
    give(changed.window, "place.turn_right")
    assert options.turn_right.toolTip() == "Turn right"
    assert options.turn_right.accessibleName() == "Turn right"


def test_the_tour_and_the_help(person):
    window = person.window
    give(window, "edit.undo", "F12")
    window.menus.actions["help.tour"].trigger()
    window.tour.skip()
    told = window.page.findChild(QLabel, "tour/text")
    assert told.text().startswith("Take it back: press F12,")
    give(window, "edit.undo", "Ctrl+K")
    texts = {each.text() for each in window.page.findChildren(QLabel, "tour/text")}
    assert any(text.startswith("Take it back: press Ctrl+K,") for text in texts)
    give(window, "help.find_action", "F12")
    assert general_help(window).startswith("F12 finds any action")


def test_an_action_without_a_key_is_named(person):
    give(person.window, "play.start")
    assert key_words(person.window, "play.start") == "“Test play” in the menu"
