"""Keys that were changed are kept in the settings, and garbage there does no harm."""

import pytest
from dialogs import click
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from shortcut_dialog import keys, opened, press, store, stored
from windows import Person, window_in

from bocage_editor.storage.keys import SETTING
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.model import Scenario

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
Key = Qt.Key


@pytest.fixture
def dialog(window):
    """The dialog of a window without documents."""
    return opened(window)


@pytest.mark.parametrize(
    ("name", "key", "held", "given"),
    [
        ("file.export", Key.Key_Return, CTRL, "Ctrl+Return"),
        ("file.export", Key.Key_F12, NONE, "F12"),
        ("file.export", Key.Key_Comma, CTRL, "Ctrl+,"),
        ("file.export", Key.Key_Semicolon, CTRL, "Ctrl+;"),
        ("file.export", Key.Key_Equal, CTRL | ALT, "Ctrl+Alt+="),
        ("tool.erase", Key.Key_Adiaeresis, NONE, "Ä"),
        ("tool.erase", Key.Key_Backspace, NONE, "Backspace"),
    ],
)
def test_keys_survive_a_new_start(qtbot, tmp_path, window, dialog, name, key, held, given):
    press(dialog, name, key, held)
    assert keys(window, name) == [given]
    other = window_in(tmp_path)
    qtbot.addWidget(other)
    assert keys(other, name) == [given]


def test_keys_that_work_in_a_second_window(qtbot, tmp_path, window, dialog):
    press(dialog, "tool.erase", Key.Key_K)
    click(dialog.close_button)
    other = window_in(tmp_path)
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    other.files.add(Scenario())
    person = Person(other)
    person.key(Key.Key_E)
    assert other.bench.tool is ToolName.SELECT
    person.key(Key.Key_K)
    assert other.bench.tool is ToolName.ERASE


def test_only_what_differs_is_stored(window, dialog):
    press(dialog, "file.export", Key.Key_F9)
    press(dialog, "edit.duplicate", Key.Key_F10)
    assert stored(window) == ["file.export=F9", "edit.duplicate=F10"]
    press(dialog, "file.export", Key.Key_E, CTRL)
    assert stored(window) == ["edit.duplicate=F10"]


def test_several_keys_are_stored_and_read(qtbot, tmp_path, window, dialog):
    dialog.keep.setChecked(True)
    press(dialog, "file.export", Key.Key_Comma, CTRL)
    press(dialog, "file.export", Key.Key_Semicolon, CTRL)
    other = window_in(tmp_path)
    qtbot.addWidget(other)
    assert keys(other, "file.export") == ["Ctrl+E", "Ctrl+,", "Ctrl+;"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "=",
        "nonsense",
        "file.export",
        "file.unknown=F9",
        "file.export=garbage",
        "file.export=Ctrl+",
        "file.export=F9; garbage",
        "file.export=Ctrl+K, Ctrl+C",
        "file.export=K",
        "file.export=Return",
        "tool.erase=Left",
        "file.export=\x00\ufffd",
    ],
)
def test_garbage_in_the_settings_is_left_out(qtbot, tmp_path, line):
    store(tmp_path, line, "edit.duplicate=F10")
    window = window_in(tmp_path)
    qtbot.addWidget(window)
    assert keys(window, "file.export") == ["Ctrl+E"]
    assert keys(window, "tool.erase") == ["E"]
    assert keys(window, "edit.duplicate") == ["F10"]


@pytest.mark.parametrize("value", [QKeySequence("F9").toString(), b"\x01\x02", 7])
def test_a_setting_of_another_kind_is_left_out(qtbot, tmp_path, value):
    first = window_in(tmp_path)
    first.settings._store.setValue(SETTING, value)
    first.settings.sync()
    first.deleteLater()
    window = window_in(tmp_path)
    qtbot.addWidget(window)
    assert keys(window, "file.export") == ["Ctrl+E"]


def test_of_two_that_claim_a_key_the_first_has_it(qtbot, tmp_path):
    store(tmp_path, "file.export=F9", "edit.duplicate=F9", "file.save_all=F5")
    window = window_in(tmp_path)
    qtbot.addWidget(window)
    assert keys(window, "file.export") == ["F9"]
    assert keys(window, "edit.duplicate") == ["Ctrl+D"]
    assert keys(window, "file.save_all") == ["F5"]
    assert keys(window, "play.start") == []
