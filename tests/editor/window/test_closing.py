"""Closing tabs and windows, by whatever asks for it."""

import sys
from types import SimpleNamespace

import pytest
from dialogs import files_in
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QListWidget
from shiboken6 import isValid
from windows import Person

from bocage_editor import endings
from bocage_editor.storage.recovery import Recovery
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "maps"
    made.mkdir()
    return made


@pytest.fixture
def two(window):
    """A window with two documents with changes, one of which has a file name to be asked for."""
    person = Person(window)
    for name, label in (("first", "E5"), ("second", "C5")):
        window.files.add(Scenario(), name)
        person.choose("forest")
        person.click(label)
    return person


def leave_by_key(window):
    QTest.keyClick(window, Qt.Key.Key_Q, CTRL)


def leave_by_menu(window):
    window.menus.actions["file.quit"].trigger()


@pytest.mark.parametrize("leave", [lambda window: window.close(), leave_by_key, leave_by_menu])
def test_one_dialog_lists_all_and_cancel_keeps_everything(window, two, dialogs, leave, folder):
    dialogs.expect("save_changes", "cancel")
    leave(window)
    assert dialogs.seen == ["save_changes"]
    assert "first" in dialogs.texts[0]
    assert "second" in dialogs.texts[0]
    assert window.isVisible()
    assert [page.document.is_modified for page in window.pages()] == [True, True]
    window.files.keep_all()
    assert files_in(folder) == []


def test_escape_is_cancel(window, two, dialogs, qtbot):
    dialogs.expect(
        "save_changes", "cancel", lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape)
    )
    window.close()
    assert window.isVisible()


def test_save_all_to_another_folder(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save")
    names.give(folder / "a.yaml", folder / "b.m44")
    window.close()
    assert not window.isVisible()
    assert files_in(folder) == ["a.yaml", "b.m44"]
    assert len(load(folder / "a.yaml").scenario.hexes) == 1
    recovery = Recovery(window.places.recovery)
    assert recovery.left_behind() == []


def test_a_cancelled_name_keeps_the_window_and_asks_no_more(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save")
    names.give("")
    names.give(folder / "b.yaml")
    window.close()
    assert window.isVisible()
    assert files_in(folder) == []
    assert [page.document.is_modified for page in window.pages()] == [True, True]


def test_what_cannot_be_saved_keeps_the_window_and_is_shown(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save")
    dialogs.expect("elsewhere", "stay")
    names.give(folder / "gone" / "a.yaml", folder / "b.yaml")
    window.close()
    assert "No such file" in dialogs.texts[1]
    assert window.isVisible()
    assert files_in(folder) == ["b.yaml"]
    assert window.page is window.pages()[0]
    assert "No such file" in window.page.notice.text


def test_what_cannot_be_saved_may_be_saved_elsewhere(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save")
    dialogs.expect("elsewhere", "save_as")
    dialogs.expect("elsewhere", "save_as")
    names.give(folder / "gone" / "a.yaml", folder / "b.yaml", folder / "no" / "a.yaml")
    names.give(folder / "a.yaml")
    window.close()
    assert dialogs.seen == ["save_changes", "elsewhere", "elsewhere"]
    assert not window.isVisible()
    assert files_in(folder) == ["a.yaml", "b.yaml"]


def test_no_name_elsewhere_keeps_the_window(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save")
    dialogs.expect("elsewhere", "save_as")
    names.give(folder / "gone" / "a.yaml", folder / "b.yaml", "")
    window.close()
    assert window.isVisible()
    assert window.pages()[0].document.is_modified


def untick(row):
    def act(dialog):
        dialog.findChild(QListWidget).item(row).setCheckState(Qt.CheckState.Unchecked)

    return act


def test_only_what_is_ticked_is_saved(window, two, dialogs, names, folder):
    dialogs.expect("save_changes", "save", untick(0))
    names.give(folder / "b.yaml")
    window.close()
    assert not window.isVisible()
    assert files_in(folder) == ["b.yaml"]
    assert names.names == []


def test_to_save_nothing_at_all_is_not_offered(window, two, dialogs):
    enabled = []

    def act(dialog):
        untick(0)(dialog)
        untick(1)(dialog)
        button = dialog.findChild(QAbstractButton, "save_changes/save")
        enabled.append(button.isEnabled())

    dialogs.expect("save_changes", "cancel", act)
    window.close()
    assert enabled == [False]


def test_discarding_leaves_nothing(window, two, dialogs, folder):
    window.files.keep_all()
    dialogs.expect("save_changes", "discard")
    window.close()
    assert not window.isVisible()
    assert files_in(folder) == []
    assert Recovery(window.places.recovery).left_behind() == []


def test_a_tab_is_asked_about_alone(window, two, dialogs, qtbot):
    dialogs.expect("save_changes", "discard")
    QTest.keyClick(window, Qt.Key.Key_W, CTRL)
    assert "second" in dialogs.texts[0]
    assert "first" not in dialogs.texts[0]
    assert [page.document.name for page in window.pages()] == ["first"]


def test_the_timer_of_a_closed_tab_keeps_nothing(window, two, dialogs, qtbot):
    key = window.page.document.key
    timer = window.files.copies._soon[key]
    timer.setInterval(10)
    timer.start()
    dialogs.expect("save_changes", "discard")
    window.files.close()
    qtbot.wait(60)
    window.files.keep_all()
    kept = list(window.places.recovery.glob("run-*/*.json"))
    assert [path.stem for path in kept] == [window.pages()[0].document.key]


def test_the_tools_of_a_closed_tab_hear_of_nothing(window, two, dialogs, monkeypatch):
    """They are kept here as by a reference that Python has not collected yet."""
    raised = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: raised.append(error))
    toolbox = window.page.toolbox
    window.files.discard(window.page)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    two.choose("hill")
    for tool in (ToolName.ERASE, ToolName.PAINT):
        window.bench.take(tool)
    assert raised == []
    assert not isValid(toolbox)


def test_a_closed_tab_is_opened_again(window, tmp_path):
    path = tmp_path / "map.yaml"
    path.write_text("bocage: 1\nboard: standard\nface: beach\n")
    window.files.open(path)
    window.files.close()
    assert window.pages() == []
    window.menus.actions["file.reopen"].trigger()
    assert window.page.document.path == path
    window.files.close()
    path.unlink()
    window.menus.actions["file.reopen"].trigger()
    assert window.pages() == []


class LogOut:
    """What Qt tells about the end of a session."""

    def __init__(self, asks):
        self.is_cancelled = False
        self._asks = asks

    def allowsInteraction(self):
        return self._asks

    def cancel(self):
        self.is_cancelled = True

    def release(self):
        pass


def test_logging_out_keeps_copies_and_asks(window, two, dialogs):
    manager = LogOut(asks=True)
    dialogs.expect("save_changes", "cancel")
    endings.log_out(window, manager)
    assert manager.is_cancelled
    assert len(list(window.places.recovery.glob("run-*/*.json"))) == 2
    manager = LogOut(asks=True)
    dialogs.expect("save_changes", "discard")
    endings.log_out(window, manager)
    assert not manager.is_cancelled


def test_logging_out_in_a_hurry_keeps_copies_without_asking(window, two):
    manager = LogOut(asks=False)
    endings.log_out(window, manager)
    assert not manager.is_cancelled
    assert len(list(window.places.recovery.glob("run-*/*.json"))) == 2


def test_an_exception_keeps_copies_is_told_and_the_program_goes_on(window, two, dialogs, capsys):
    report = endings.CrashReporter(window)
    dialogs.expect("report", "close", lambda _: report(ValueError, ValueError("again"), None))
    try:
        raise KeyError("in a slot")
    except KeyError as error:
        report(type(error), error, error.__traceback__)
    assert "Something went wrong" in dialogs.texts[0]
    assert "Copies of all scenarios were kept" in dialogs.texts[0]
    assert "in a slot" in dialogs.texts[0]
    assert "again" in capsys.readouterr().err
    assert len(list(window.places.recovery.glob("run-*/*.json"))) == 2
    two.click("G5")
    assert len(two.terrain()) == 2


def test_an_exception_without_room_for_copies_says_so(window, two, dialogs, monkeypatch, capsys):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(window.files.copies.recovery, "keep", full)
    dialogs.expect("report", "close")
    endings.CrashReporter(window)(ValueError, ValueError("x"), None)
    assert "Copies could not be kept" in dialogs.texts[0]


def test_looking_after_a_window_takes_the_hooks(window, monkeypatch):
    import sys

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    watched = SimpleNamespace(stop=lambda: None)
    monkeypatch.setattr(endings, "Signals", lambda _: watched)
    assert endings.look_after(window) is watched
    assert isinstance(sys.excepthook, endings.CrashReporter)
