"""A tester plays the map that is being edited against the program, and comes back."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton
from table_guest import Guest
from windows import Person, window_in

from bocage_editor.canvas.annotations import DiceBadge, SightLine
from bocage_editor.play import keeping
from bocage_engine.actions import ActionKind
from bocage_engine.players import PLAYERS
from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled
from bocage_scenarios.model import Scenario
from bocage_schema.ids import Side

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def leave_unasked(window):
    window.files.may_close = window.playing.may_close = lambda *_: True


@pytest.fixture
def editor(qtbot, tmp_path):
    """A window with a map that was painted on and not saved."""
    window = window_in(tmp_path)
    qtbot.addWidget(window, before_close_func=leave_unasked)
    window.show()
    window.files.add(bundled("hill_192").scenario)
    person = Person(window)
    person.choose("forest")
    person.click("F3")
    return person


def press_f5(person):
    person.window.activateWindow()
    QTest.qWaitForWindowActive(person.window)
    person.page.view.setFocus()
    QTest.keyClick(person.page.view, Qt.Key.Key_F5)
    return person.window.playing.windows[-1]


def begin(window, axis, allies, seed):
    for side, who in ((Side.AXIS, axis), (Side.ALLIES, allies)):
        box = window.findChild(QComboBox, f"start/{side}")
        box.setCurrentIndex(box.findData(who))
    line = window.findChild(QLineEdit, "start/seed")
    line.clear()
    QTest.keyClicks(line, seed)
    QTest.mouseClick(window.findChild(QPushButton, "start/go"), LEFT)


def three_turns(guest):
    """Play three turns by mouse, and return what a target said under the mouse."""
    player, told = PLAYERS["greedy"](), []
    table = guest.window.table
    random = Random(1)
    while table.game.state.turn < 6 and not table.is_over:
        action = player.choose(table.game, random)
        if action.kind == ActionKind.ATTACK:
            if guest.window.page.board.active != action.at:
                guest.click(action.at)
            guest.hover(action.to)
            told.append((guest.window.page.prompt.hint.text(), annotations_of(guest)))
        guest.choose(action)
        guest.wait_for_turn()
    return told


def annotations_of(guest):
    return guest.view._painter._annotations


def test_a_tester_plays_his_map_and_comes_back(editor, qtbot):
    page = editor.page
    scenario, text = page.document.scenario, yaml_format.write(page.document.scenario)
    window = press_f5(editor)
    window.set_pause(0)
    note = window.findChild(QLabel, "start/not_enforced").text()
    assert all(rule in note for rule in window.world.setup.not_enforced)
    assert window.world.setup.not_enforced
    begin(window, "greedy", "person", "7")
    assert window.table.timeline.seed == "7"
    guest = Guest(window, lambda check: qtbot.waitUntil(check, timeout=30_000))
    guest.wait_for_turn()
    told = three_turns(guest)
    assert told, "nobody was attacked"
    hint, shown = told[0]
    assert "dice" in hint or "die" in hint
    assert "eliminate" in hint
    assert any(isinstance(item, DiceBadge) for item in shown)
    assert any(isinstance(item, SightLine) for item in shown)
    table = window.table
    here = table.timeline.now
    for _ in range(2):
        QTest.keyClick(guest.view, Qt.Key.Key_Z, CTRL)
    assert table.timeline.now.depth <= here.depth - 2
    assert table.awaits_person
    window.panels.notes.line.setFocus()
    QTest.keyClicks(window.panels.notes.line, "too strong")
    QTest.keyClick(window.panels.notes.line, Qt.Key.Key_Return)
    allies = next(a for a in window.commands.seats[Side.ALLIES].actions() if a.data() == "greedy")
    allies.trigger()
    qtbot.waitUntil(lambda: table.is_over, timeout=60_000)
    QTest.keyClick(window, Qt.Key.Key_F5, SHIFT)
    assert editor.window.playing.windows == []
    assert page.document.scenario is scenario
    assert yaml_format.write(page.document.scenario) == text
    assert page.document.is_modified
    assert page.notice.topic == "notes"
    assert "1 note" in page.notice.text


def test_f5_again_shows_the_same_game_until_the_map_is_another(editor):
    first = press_f5(editor)
    assert press_f5(editor) is first
    editor.click("G3")
    second = press_f5(editor)
    assert second is not first
    assert editor.window.playing.windows == [second], "nobody had begun in the first"
    begin(second, "person", "person", "7")
    editor.click("H3")
    assert press_f5(editor) is not second
    assert len(editor.window.playing.windows) == 2


def play_a_card(window, qtbot):
    """Play one card, and come to the choice after it."""
    window.set_pause(0)
    guest = Guest(window, lambda check: qtbot.waitUntil(check, timeout=30_000))
    guest.wait_for_turn()
    guest.press_button("uncover")
    guest.choose(window.table.game.legal_actions()[0])
    return window.table.game.text()


def test_f5_goes_on_with_the_game_whose_window_was_closed(editor, qtbot):
    window = press_f5(editor)
    begin(window, "person", "person", "7")
    text = play_a_card(window, qtbot)
    QTest.keyClick(window, Qt.Key.Key_F5, SHIFT)
    assert editor.window.playing.windows == []
    again = press_f5(editor)
    assert again is not window
    assert again.table.game.text() == text
    assert again.table.seats == dict.fromkeys(Side, "person")
    assert again.table.can_undo


def test_the_last_game_is_offered_on_a_map_that_has_changed(editor, qtbot):
    window = press_f5(editor)
    begin(window, "person", "person", "7")
    text = play_a_card(window, qtbot)
    scenario = window.scenario
    window.close()
    editor.click("H3")
    again = press_f5(editor)
    assert again.table is None
    assert again.scenario is not scenario
    back = again.findChild(QPushButton, "start/back")
    assert back.isVisible()
    QTest.mouseClick(back, LEFT)
    assert again.table.game.text() == text
    assert again.scenario is scenario


def test_a_game_that_was_left_is_still_in_no_file(editor, qtbot):
    window = press_f5(editor)
    begin(window, "person", "person", "7")
    play_a_card(window, qtbot)
    window.close()
    again = press_f5(editor)
    assert again.table is not None
    assert again.is_unsaved, "quitting now would lose it"


def test_a_game_that_is_over_is_offered_and_does_not_stand_in_the_way(editor, qtbot):
    window = press_f5(editor)
    window.set_pause(0)
    begin(window, "greedy", "greedy", "7")
    qtbot.waitUntil(lambda: window.table.is_over, timeout=60_000)
    text = window.table.game.text()
    window.close()
    again = press_f5(editor)
    assert again.table is None
    back = again.findChild(QPushButton, "start/back")
    assert back.text() == "Back to the game"
    QTest.mouseClick(back, LEFT)
    assert again.table.game.text() == text


def test_reduced_motion_holds_for_all_games(editor, qtbot):
    editor.do("view.still")
    window = press_f5(editor)
    begin(window, "person", "person", "7")
    assert window.panels.tray.still
    assert window.commands.actions["still"].isChecked()
    editor.do("view.still")
    assert not window.panels.tray.still
    assert not editor.window.menus.actions["view.still"].isChecked()


def test_closing_the_editor_asks_about_a_game_under_way(editor, qtbot, monkeypatch):
    window = press_f5(editor)
    begin(window, "person", "person", "7")
    editor.window.files.may_close = lambda _: True
    asked = []
    monkeypatch.setattr(keeping, "ask_before_leaving", lambda parent: asked.append(parent))
    play_a_card(window, qtbot)
    assert not editor.window.close()
    assert asked == [window]
    assert window.table is not None
    monkeypatch.setattr(keeping, "ask_before_leaving", lambda _: False)
    assert editor.window.close()


def test_closing_the_editor_ends_its_games(editor):
    press_f5(editor)
    editor.window.files.may_close = lambda pages: True
    editor.window.close()
    assert editor.window.playing.windows == []


def test_what_cannot_be_played_says_why(editor):
    editor.window.files.add(Scenario())
    window = press_f5(editor)
    button = window.findChild(QPushButton, "start/go")
    assert not button.isEnabled()
    assert "both sides need a unit" in button.text()
    QTest.keyClick(window.findChild(QLineEdit, "start/seed"), Qt.Key.Key_Return)
    assert window.table is None
