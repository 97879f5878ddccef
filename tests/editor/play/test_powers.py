"""What a tester can do beyond the rules: dice and cards by hand, positions, notes, files."""

import json
import re

import pytest
from played_games import played
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from table_guest import play_out_turn

from bocage_editor.play import keeping
from bocage_editor.play.reporting import page_with_pictures
from bocage_editor.play.window import PlayWindow
from bocage_editor.words.languages import install
from bocage_engine import by_hand
from bocage_engine.actions import ActionKind, roll_of_code
from bocage_engine.dice import Roll
from bocage_engine.state import Phase
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side

LEFT = Qt.MouseButton.LeftButton


def come_to(guest, phase):
    """Choose the first that is legal until a person has to choose in a phase."""
    table = guest.window.table
    for _ in range(300):
        if table.is_over or table.offer.phase == phase:
            break
        legal = table.game.legal_actions()
        attacks = [a for a in legal if a.kind == ActionKind.ATTACK]
        guest.choose((attacks or legal)[0])
        guest.wait_for_turn()
    assert table.offer.phase == phase


@pytest.fixture
def about_to_attack(seated):
    """Somebody whose turn it is to battle, with a target."""
    guest = seated("hill_192", allies="person", axis="random", seed="3")
    come_to(guest, Phase.BATTLE)
    return guest


def test_dice_are_chosen_by_hand(about_to_attack, qtbot):
    guest = about_to_attack
    window, table = guest.window, guest.window.table
    window.commands.actions["by_hand"].trigger()
    attack = next(a for a in table.game.legal_actions() if a.kind == ActionKind.ATTACK)
    dice = table.game.dice_of(attack)
    guest.choose(attack)
    assert not table.awaits_person, "an ambush comes first: take another seed"
    tray = window.panels.tray
    assert tray.is_choosing
    assert len(tray.dice) == dice
    assert "chance" in guest.button_names()
    QTest.mouseClick(tray.findChild(QPushButton, "dice/use"), LEFT)
    rolled = next(
        m
        for m in table.timeline.line()
        if m.action
        and m.action.kind == ActionKind.ROLL
        and m.depth > 0
        and m.parent.action == attack
    )
    assert roll_of_code(rolled.action.at) == Roll(infantry=dice)


def test_chance_may_decide_after_all(about_to_attack):
    guest = about_to_attack
    table = guest.window.table
    guest.window.commands.actions["by_hand"].trigger()
    guest.choose(next(a for a in table.game.legal_actions() if a.kind == ActionKind.ATTACK))
    before = table.timeline.now
    guest.press_button("chance")
    assert table.timeline.now.depth > before.depth


def test_dice_are_not_asked_for_where_a_card_is_drawn(about_to_attack):
    guest = about_to_attack
    window, table = guest.window, guest.window.table
    come_to(guest, Phase.PLAY)
    come_to(guest, Phase.BATTLE)
    window.commands.actions["by_hand"].trigger()
    legal = table.game.legal_actions()
    guest.choose(next(a for a in legal if a.kind == ActionKind.ATTACK))
    assert window.panels.tray.is_choosing
    past = table.timeline.past()
    table.go_to(next(m for m in past if m.game.state.phase == Phase.DRAW))
    assert not window.panels.tray.is_choosing
    assert window.fate.asks_for_card
    table.undo()
    assert not window.fate.asks_for_card


def test_rolling_again_begins_another_line(about_to_attack, qtbot):
    guest = about_to_attack
    table = guest.window.table
    guest.choose(next(a for a in table.game.legal_actions() if a.kind == ActionKind.ATTACK))
    guest.wait_for_turn()
    lines = len(table.timeline.branches())
    guest.window.commands.actions["roll_anew"].trigger()
    guest.wait_for_turn()
    assert len(table.timeline.branches()) == lines + 1
    lines_panel = guest.window.panels.lines
    guest.window.panels.docks["lines"].raise_()
    qtbot.waitUntil(lambda: lines_panel.list.topLevelItemCount() == lines + 1)
    here = table.timeline.now
    other = next(
        lines_panel.list.topLevelItem(row)
        for row in range(lines + 1)
        if lines_panel.list.topLevelItem(row) is not lines_panel.list.currentItem()
    )
    lines_panel.list.itemClicked.emit(other, 0)
    assert table.timeline.now is not here
    assert table.is_paused or table.awaits_person


def menu_of(guest, label):
    cell = guest.cell(label)
    at = guest.window.world.board.hexes[cell]
    return guest.window.setting.made_menu(cell, at)


def entry(menu, *path):
    """Return an entry of a menu by its words."""
    for word in path[:-1]:
        menu = next(a.menu() for a in menu.actions() if a.menu() and a.text() == word)
    return next(a for a in menu.actions() if a.text() == path[-1])


def test_figures_are_set_and_units_taken_off_and_put_back(seated):
    guest = seated("first_contact")
    table, world = guest.window.table, guest.window.world
    cell = next(iter(sorted(table.game.state.where)))
    label, unit = guest.label(cell), table.game.state.where[cell]
    entry(menu_of(guest, label), "Figures", "1").trigger()
    assert table.game.state.figures[unit] == 1
    entry(menu_of(guest, label), "Take the unit off the board").trigger()
    assert unit not in table.game.state.where.values()
    menu = menu_of(guest, label)
    put = next(a.menu() for a in menu.actions() if a.menu() and a.text() == "Put back here")
    put.actions()[0].trigger()
    assert table.game.state.where[cell] == unit
    assert table.game.state.figures[unit] == world.units[unit].figures
    texts = [
        guest.window.panels.log.list.item(row).text()
        for row in range(guest.window.panels.log.list.count())
    ]
    assert sum("By hand" in text for text in texts) == 3
    guest.window.table.undo()
    guest.window.table.undo()
    guest.window.table.undo()
    assert table.game.state.figures[unit] == world.units[unit].figures
    assert table.game.state.where[cell] == unit


def test_a_unit_is_put_elsewhere(seated):
    guest = seated("first_contact")
    table = guest.window.table
    cell = next(iter(sorted(table.game.state.where)))
    unit = table.game.state.where[cell]
    entry(menu_of(guest, guest.label(cell)), "Put the unit elsewhere").trigger()
    free = next(c for c in range(20, 90) if c not in table.game.state.where)
    menu = menu_of(guest, guest.label(free))
    next(a for a in menu.actions() if a.text().startswith("Put ") and not a.menu()).trigger()
    assert table.game.state.where[free] == unit
    assert cell not in table.game.state.where


def test_an_impossible_position_is_refused_and_changes_nothing(seated):
    guest = seated("first_contact")
    table = guest.window.table
    needed = guest.window.world.needed[0]
    table_before = table.timeline.now
    guest.window.setting._change(
        "x",
        lambda: by_hand.with_medals(
            guest.window.world, table.game.state, Side.AXIS, "eliminated", needed
        ),
    )
    assert table.timeline.now is table_before
    assert "would have won" in guest.window.page.prompt.hint.text()


def test_whose_turn_it_is_and_who_holds_what(seated):
    guest = seated("first_contact", axis="person")
    menu = guest.window.commands.position
    menu.aboutToShow.emit()
    entry(menu, "Axis", "Its turn").trigger()
    assert guest.window.table.offer.side is Side.AXIS
    menu.aboutToShow.emit()
    assert any(action.text().startswith("Objective") for action in menu.actions())


def test_a_note_is_pinned_to_a_hex_and_leads_back(seated):
    guest = seated("first_contact")
    table, notes = guest.window.table, guest.window.panels.notes
    entry(menu_of(guest, "E5"), "Note on this hex…").trigger()
    QTest.keyClicks(notes.line, "a gap in the line")
    QTest.keyClick(notes.line, Qt.Key.Key_Return)
    here = table.timeline.now
    assert notes.list.item(0).text() == "Turn 1 · E5: a gap in the line"
    guest.choose(table.game.legal_actions()[0])
    notes.list.itemActivated.emit(notes.list.item(0))
    assert table.timeline.now is here
    QTest.mouseClick(notes.remove, LEFT)
    assert notes.list.count() == 0


@pytest.fixture
def file(monkeypatch, tmp_path):
    """The file that file dialogs name."""
    path = tmp_path / "played.game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    return path


def test_a_saved_game_goes_on(seated, file, qtbot):
    guest = seated("hill_192")
    for _ in range(12):
        guest.choose(guest.window.table.game.legal_actions()[0])
        guest.wait_for_turn()
    entry(menu_of(guest, "E5"), "Note on this hex…").trigger()
    notes = guest.window.panels.notes
    QTest.keyClicks(notes.line, "here")
    QTest.keyClick(notes.line, Qt.Key.Key_Return)
    guest.window.commands.actions["save"].trigger()
    text = guest.window.table.game.text()
    assert json.loads(file.read_text())["format"]
    other = PlayWindow(bundled("first_contact").scenario)
    other.may_close = lambda: True
    qtbot.addWidget(other)
    other.show()
    other.commands.actions["open"].trigger()
    assert other.table.game.text() == text
    assert other.table.seats == guest.window.table.seats
    assert [note.text for note in other.panels.notes.notes] == ["here"]
    assert "Hill 192" in other.windowTitle()
    assert len(other.table.timeline.line()) == len(guest.window.table.timeline.line())


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "bocage-game"}', "\x00"])
def test_a_damaged_game_is_refused_with_a_reason(seated, file, monkeypatch, text):
    guest = seated("first_contact")
    before = guest.window.table
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    file.write_text(text)
    guest.window.commands.actions["open"].trigger()
    assert guest.window.table is before
    assert len(told) == 1
    assert str(file) in told[0]


def test_a_game_that_cannot_be_saved_says_why(seated, monkeypatch, tmp_path):
    guest = seated("first_contact")
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    missing = tmp_path / "gone" / "x.game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(missing), ""))
    guest.window.commands.actions["save"].trigger()
    assert len(told) == 1
    assert "x.game.json" in told[0]
    assert keeping.SUFFIX in told[0]


def test_the_keys_are_enough_for_a_turn(seated):
    """Tab and Enter on the board, digits on the hand, D for the first button."""
    guest = seated("hill_192")
    window, table = guest.window, guest.window.table
    hand = window.page.hand
    hand.buttons[0].setFocus()
    QTest.keyClick(hand, Qt.Key.Key_1)
    assert table.game.state.card >= 0
    turn = table.game.state.turn
    for _ in range(60):
        if table.game.state.turn != turn or not table.awaits_person:
            break
        if table.offer.cells or (table.offer.ways and window.page.board.active < 0):
            QTest.keyClick(guest.view, Qt.Key.Key_Tab)
            QTest.keyClick(guest.view, Qt.Key.Key_Return)
        if table.awaits_person and window.page.prompt.buttons:
            QTest.keyClick(guest.view, Qt.Key.Key_D)
    guest.wait_for_turn()
    assert table.game.state.turn > turn


def test_the_menu_of_a_hex_opens_where_it_is_asked_for(seated):
    guest = seated("first_contact")
    opened = []
    guest.window.setting.made_menu = lambda cell, at: opened.append(cell) or FakeMenu()
    guest.view.menu_wanted.emit(
        guest.view.pointer_at(guest.window.world.board.hexes[40], Qt.KeyboardModifier.NoModifier),
        QPoint(5, 5),
    )
    assert opened == [40]


class FakeMenu:
    def popup(self, place):
        assert place == QPoint(5, 5)


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["In numbers", "Battle dice", "Turns", "Course of the game"]),
        ("de", ["In Zahlen", "Kampfwürfel", "Züge", "Verlauf der Partie"]),
        ("nl", ["In cijfers", "Dobbelstenen", "Beurten", "Verloop van het spel"]),
    ],
)
def test_a_report_is_in_the_language_of_the_program(qapp, language, headings):
    """The words of the page, what happened, and what is left to the players."""
    install(language)
    try:
        page = page_with_pictures(played("hill_192"), language)
    finally:
        install("en")
    assert re.findall("<h2>(.*?)</h2>", page) == headings
    english = ["Attack</th>", "Infantry", " orders ", "moves ", "draws", "Special rules", "reason_"]
    found = [word for word in english if word in page]
    assert found == [] if language != "en" else len(found) > 3
    numbers = re.findall(r'<td class="number">([^<]*[.,][^<]*)</td>', page)
    assert {"en": "16.7%", "de": "16,7 %", "nl": "16,7%"}[language] in numbers
    assert len(numbers) == 17
    assert not [number for number in numbers if ("." in number) != (language == "en")]


def test_a_report_on_a_game_is_a_page_with_pictures(seated, monkeypatch, tmp_path):
    guest = seated("hill_192")
    for _ in range(3):
        play_out_turn(guest)
    page = tmp_path / "report.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "report"), ""))
    guest.window.commands.actions["report"].trigger()
    text = page.read_text()
    assert text.startswith("<!DOCTYPE html>")
    assert "Hill 192" in text
    assert 3 <= text.count("data:image/png;base64,") <= 10
    assert "report.html" in guest.window.page.prompt.hint.text()


@pytest.mark.parametrize("answer", ["yes", "cancel"])
@pytest.mark.parametrize(("action", "name"), [("save", "own.game.json"), ("report", "own.html")])
def test_a_file_of_another_name_than_the_asked_one_is_not_lost_unasked(
    seated, monkeypatch, dialogs, tmp_path, action, name, answer
):
    """The file dialog asks about *own*, to which the suffix is added."""
    guest = seated("hill_192")
    dialogs.expect("overwrite", answer)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "own"), ""))
    (tmp_path / name).write_text("precious")
    guest.window.commands.actions[action].trigger()
    assert f"{name} exists already" in dialogs.texts[0]
    assert ((tmp_path / name).read_text() == "precious") == (answer == "cancel")


def test_dice_lie_straight_at_once_where_motion_is_reduced(about_to_attack, qtbot):
    guest = about_to_attack
    window, tray = guest.window, guest.window.panels.tray
    assert not tray.still
    window.commands.actions["still"].trigger()
    assert tray.still
    assert not any(die.tilt_deg for die in tray.dice)
    before = tray.dice
    guest.choose(next(a for a in window.table.game.legal_actions() if a.kind == ActionKind.ATTACK))
    qtbot.waitUntil(lambda: tray.dice and tray.dice is not before)
    assert not any(die.tilt_deg for die in tray.dice)
    window.commands.actions["still"].trigger()
    assert not tray.still
