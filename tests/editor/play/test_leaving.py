"""A game that is in no file is not lost unasked."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from bocage_editor.play.window import PlayWindow
from bocage_schema.ids import Side


@pytest.fixture
def guest(seated):
    """Somebody against the program, whose window asks as it does outside of tests."""
    guest = seated("hill_192", allies="person", axis="greedy", seed="7")
    guest.window.may_close = PlayWindow.may_close.__get__(guest.window)
    return guest


@pytest.fixture
def asked(monkeypatch):
    """Press buttons of the question, by their names, at last *Discard*; give what it said."""
    told, presses = [], []

    def answer(box):
        told.append(f"{box.text()} {box.informativeText()}")
        press = presses.pop(0) if presses else "discard"
        box.show()
        box.findChild(QPushButton, f"leaving/{press}").click()

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return told, presses


def play_on(guest):
    guest.choose(guest.window.table.game.legal_actions()[0])
    guest.wait_for_turn()


def test_nobody_is_asked_before_anything_was_played(guest, asked):
    told, _ = asked
    assert guest.window.close()
    assert told == []


def test_a_game_under_way_stays_if_asked_to(guest, asked):
    told, presses = asked
    play_on(guest)
    presses.append("cancel")
    text = guest.window.table.game.text()
    assert not guest.window.close()
    assert guest.window.isVisible()
    assert guest.window.table.game.text() == text
    assert "Save it" in told[0]
    presses.append("discard")
    assert guest.window.close()
    assert guest.window.table is None


def test_a_game_is_saved_first_and_asked_about_again_once_more_was_played(
    guest, asked, tmp_path, monkeypatch
):
    told, presses = asked
    file = tmp_path / "kept.game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    play_on(guest)
    guest.window.commands.actions["save"].trigger()
    assert file.exists()
    assert not guest.window.is_unsaved
    play_on(guest)
    assert guest.window.is_unsaved
    before = file.read_bytes()
    presses.append("save")
    assert guest.window.close()
    assert len(told) == 1
    assert file.read_bytes() != before


def test_a_game_that_could_not_be_saved_stays(guest, asked, monkeypatch):
    _, presses = asked
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    play_on(guest)
    presses.append("save")
    assert not guest.window.close()
    assert guest.window.table is not None


def test_a_note_is_as_good_as_a_move(guest, asked):
    told, presses = asked
    notes = guest.window.panels.notes
    QTest.keyClicks(notes.line, "too strong")
    QTest.keyClick(notes.line, Qt.Key.Key_Return)
    presses.append("discard")
    assert guest.window.close()
    assert len(told) == 1


def test_a_seat_that_was_handed_over_makes_no_difference(guest, asked):
    told, presses = asked
    play_on(guest)
    guest.window.table.pause()
    guest.window.table.seat(Side.ALLIES, "greedy")
    presses.append("discard")
    assert guest.window.close()
    assert len(told) == 1


def test_a_game_that_was_watched_is_left_unasked(seated, asked):
    guest = seated(allies="greedy", axis="greedy", wait=False)
    guest.wait(lambda: guest.window.table.timeline.now.depth > 12)
    assert not guest.window.is_unsaved
