"""What other programs do to files that are open, and what is offered then."""

import os

import pytest
from dialogs import click
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from windows import Person

from bocage_editor.window import disk
from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario

MINE = "bocage: 1\nboard: standard\nface: countryside\nhexes:\n  E5: {terrain: forest}\n"
THEIRS = MINE.replace("forest", "town") + "  C5: {terrain: forest}\n"


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "map.yaml"
    made.write_text(MINE)
    return made


@pytest.fixture
def page(window, path):
    return window.files.open(path)


@pytest.fixture
def person(window, page):
    return Person(window)


def buttons(page):
    found = page.notice.findChildren(QPushButton)
    return {button.objectName(): button for button in found if not button.isHidden()}


def change(window, path, text=THEIRS):
    path.write_text(text)
    window.files.disk.look()


def test_a_change_is_noticed_by_itself(page, path, qtbot, monkeypatch):
    page.window().files.disk._timer.setInterval(20)
    path.write_text(THEIRS)
    qtbot.waitUntil(lambda: page.notice.topic == disk.CHANGED)
    assert list(buttons(page)) == ["notice/reload", "notice/keep", "notice/compare"]
    path.write_text(MINE)
    qtbot.waitUntil(lambda: page.notice.topic == "")


def test_coming_back_to_the_program_is_enough(window, page, path):
    path.write_text(THEIRS)
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert page.notice.topic == disk.CHANGED


def test_reload_takes_theirs_and_can_be_undone(window, person, page, path):
    person.choose("forest")
    person.click("G5")
    mine = page.document.scenario
    change(window, path)
    click(buttons(page)["notice/reload"])
    assert person.terrain() == {"E5": "town", "C5": "forest"}
    assert not page.document.is_modified
    assert page.notice.isHidden()
    assert path.read_text() == THEIRS
    person.do("edit.undo")
    assert page.document.scenario is mine
    assert page.document.is_modified
    person.do("edit.redo")
    assert not page.document.is_modified
    person.do("file.save")
    assert path.read_text() == THEIRS


def test_keep_mine_is_a_change_that_saving_writes(window, person, page, path):
    change(window, path)
    click(buttons(page)["notice/keep"])
    assert page.document.is_modified
    assert path.read_text() == THEIRS
    window.files.disk.look()
    assert page.notice.isHidden()
    person.do("file.save")
    assert person.terrain() == {"E5": "forest"}
    assert load(path).scenario == page.document.scenario
    assert not page.document.is_modified
    assert (path.parent / "map.yaml.bak").read_text() == THEIRS


def test_compare_lists_the_differences_and_leaves_the_choice(window, page, path, dialogs):
    change(window, path)
    dialogs.expect("report", "close")
    click(buttons(page)["notice/compare"])
    assert "2 difference" in dialogs.texts[0]
    assert "C5" in dialogs.texts[0]
    assert "E5" in dialogs.texts[0]
    assert page.notice.topic == disk.CHANGED
    assert not page.document.is_modified
    click(buttons(page)["notice/reload"])
    assert len(page.document.scenario.hexes) == 2


def test_compare_of_another_way_to_write_the_same(window, page, path, dialogs):
    change(window, path, MINE + "\n# a remark\n")
    dialogs.expect("report", "close")
    click(buttons(page)["notice/compare"])
    assert "the same" in dialogs.texts[0]


def test_a_touched_file_is_no_change(window, page, path):
    os.utime(path, (1, 1))
    window.files.disk.look()
    assert page.notice.isHidden()


def test_tabs_in_the_background_are_told_of_once(window, page, path):
    window.files.add(Scenario())
    change(window, path)
    first = buttons(page)["notice/reload"]
    window.files.disk.look()
    assert buttons(page)["notice/reload"] is first


def test_a_deleted_file_makes_the_document_one_that_is_not_saved(window, person, page, path):
    path.unlink()
    window.files.disk.look()
    assert page.notice.topic == disk.GONE
    assert page.document.is_modified
    click(buttons(page)["notice/save"])
    assert load(path).scenario == page.document.scenario
    assert page.notice.isHidden()
    assert not page.document.is_modified


def test_a_deleted_file_that_comes_back(window, page, path):
    path.unlink()
    window.files.disk.look()
    change(window, path)
    assert page.notice.topic == disk.CHANGED
    path.unlink()
    window.files.disk.look()
    click(buttons(page)["notice/keep"])
    window.files.disk.look()
    assert page.notice.isHidden()
    assert page.document.is_modified


def test_closing_a_deleted_file_asks(window, page, path, dialogs):
    path.unlink()
    dialogs.expect("save_changes", "cancel")
    window.files.close()
    assert window.pages() == [page]


@pytest.mark.parametrize("theirs", ["", "{", "bocage: 1\n", "\0", "x" * 2_000_000])
@pytest.mark.parametrize("button", ["reload", "compare"])
def test_what_cannot_be_read_leaves_mine(window, page, path, dialogs, theirs, button):
    before = page.document.scenario
    change(window, path, theirs)
    dialogs.expect("report", "close")
    click(buttons(page)[f"notice/{button}"])
    assert "cannot be read" in dialogs.texts[0]
    assert page.document.scenario is before
    assert path.read_text() == theirs


def test_a_newer_file_on_the_disk_leaves_mine(window, page, path, dialogs):
    change(window, path, MINE.replace("bocage: 1", "bocage: 99"))
    dialogs.expect("report", "close")
    click(buttons(page)["notice/reload"])
    assert "newer release" in dialogs.texts[0]
    assert page.document.scenario.version == 1


def test_reload_from_the_menu(window, person, page, path):
    person.choose("forest")
    person.click("G5")
    person.do("file.revert")
    assert person.terrain() == {"E5": "forest"}
    assert not page.document.is_modified
    person.do("edit.undo")
    assert person.terrain() == {"E5": "forest", "G5": "forest"}


def test_reload_of_a_file_that_is_gone_says_so(window, person, page, path, dialogs):
    path.unlink()
    dialogs.expect("report", "close")
    person.do("file.revert")
    assert str(path) in dialogs.texts[0]
    assert person.terrain() == {"E5": "forest"}


def test_two_windows_on_one_file(window, person, page, path, qtbot, tmp_path, dialogs):
    from windows import window_in

    other = window_in(tmp_path / "other")
    qtbot.addWidget(other)
    other.show()
    second = other.files.open(path)
    person.choose("forest")
    person.click("G5")
    person.do("file.save")
    other.files.disk.look()
    click(buttons(second)["notice/reload"])
    assert second.document.scenario == page.document.scenario
