"""Somebody who uses no mouse makes a winter battle in the dark look, at any scale."""

import os
import subprocess
import sys

import pytest
import yaml
from clipping import clipped
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_editor.window.look import Look

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
MOST_STOPS = 60
IS_LARGE = "BOCAGE_TEST_AT_TWICE_THE_SCALE"


class Keys:
    """Somebody with a keyboard: every key goes to what has the focus."""

    def __init__(self, window):
        self.window = window

    @property
    def focus(self):
        widget = QApplication.focusWidget()
        assert widget is not None, "nothing has the focus"
        return widget

    def press(self, *keys, held=NONE):
        for key in keys:
            QTest.keyClick(self.focus, key, held)

    def type(self, text):
        QTest.keyClicks(self.focus, text)

    def tab_to(self, name):
        """Press Tab until something of that name has the focus, and say what had it before."""
        seen = []
        for _ in range(MOST_STOPS):
            seen.append(self.focus.objectName() or type(self.focus).__name__)
            if self.focus.objectName() == name:
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name} but to {seen}")

    def go_right_to(self, name):
        """Press the right arrow key, which chooses one of a group, until it is that of a name."""
        for _ in range(6):
            if self.focus.objectName() == name:
                break
            self.press(Qt.Key.Key_Right)
        assert self.focus.objectName() == name
        assert self.focus.isChecked()

    def answer(self, kind, act):
        """Do something in the next dialog of a kind, as soon as it has the focus."""

        def look():
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, kind):
                QTimer.singleShot(10, look)
                return
            if not dialog.isAncestorOf(QApplication.focusWidget() or self.window):
                dialog.activateWindow()  # as window managers do when a dialog opens
                QTimer.singleShot(10, look)
                return
            try:
                act()
            except BaseException:
                dialog.reject()
                raise

        QTimer.singleShot(0, look)

    def take(self, words):
        """Choose a piece by its name."""
        self.press(Qt.Key.Key_Slash)
        self.press(Qt.Key.Key_A, held=CTRL)
        self.type(words)
        self.press(Qt.Key.Key_Return)

    def go_to(self, label):
        self.press(Qt.Key.Key_Apostrophe)
        self.type(label)
        self.press(Qt.Key.Key_Return)


@pytest.fixture
def keys(window, qtbot):
    window.viewing.set_look(Look.DARK)
    window.welcome()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Keys(window)
    window.viewing.set_look(Look.SYSTEM)


def begin(window, keys, qtbot):
    """Begin a winter scenario on the Breakthrough board."""

    def create():
        keys.tab_to("new/standard")
        keys.go_right_to("new/breakthrough")
        keys.tab_to("new/countryside")
        keys.go_right_to("new/winter")
        keys.tab_to("new/title")
        keys.type("Kalte Nacht")
        keys.press(Qt.Key.Key_Return)

    keys.answer(NewScenario, create)
    QTest.keyClick(window, Qt.Key.Key_N, CTRL)
    window.activateWindow()  # as window managers do when a dialog closes
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.page.view)
    assert window.page.document.scenario.title("en") == "Kalte Nacht"


def paint(window, keys):
    """Place a town, a stroke of woods and a unit; return what the board says of the last hex."""
    keys.go_to("H9")
    assert keys.focus is window.page.view
    keys.take("town")
    keys.press(Qt.Key.Key_Return)
    keys.take("woods")
    keys.go_to("C5")
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_Right, Qt.Key.Key_Right, held=SHIFT)
    keys.take("us infantry")
    keys.go_to("h10")
    keys.press(Qt.Key.Key_Return)
    board = QAccessible.queryAccessibleInterface(window.page.view)
    return board.text(QAccessible.Text.Value)


def add_medal(window, keys, qtbot):
    """Add a permanent medal for two hexes."""
    keys.press(Qt.Key.Key_M)
    keys.press(Qt.Key.Key_Left)
    keys.press(Qt.Key.Key_Return)
    dialog = window.medals.dialog
    qtbot.waitUntil(lambda: dialog is not None and dialog.isActiveWindow())
    keys.tab_to("objectives/new_objective")
    keys.press(Qt.Key.Key_Space)
    keys.tab_to("objectives/type")
    keys.type("permanent")
    keys.tab_to("objectives/group")
    keys.press(Qt.Key.Key_A, held=CTRL)
    keys.type("H9, G9")
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_Escape)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and QApplication.focusWidget() is not None)


def read_problems(window, keys):
    """Go to the list of problems, and down in it."""
    for _ in window.docks:
        if "problems" in keys.focus.objectName():
            break
        keys.press(Qt.Key.Key_F6)
    assert "problems" in keys.focus.objectName()
    window.page.checks.settle()
    keys.press(Qt.Key.Key_Down)


def export(keys):
    """Export a PDF."""

    def save():
        keys.tab_to("export/form")
        keys.type("PDF")
        keys.tab_to("export/save")
        keys.press(Qt.Key.Key_Space)

    keys.answer(ExportPicture, save)
    keys.press(Qt.Key.Key_E, held=CTRL)


def test_a_winter_battle_is_made_by_keys_alone(window, keys, qtbot, tmp_path, monkeypatch):
    begin(window, keys, qtbot)
    assert "Infantry" in paint(window, keys)
    add_medal(window, keys, qtbot)
    read_problems(window, keys)
    target, picture = tmp_path / "Kalte Nacht.yaml", tmp_path / "Kalte Nacht.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    keys.press(Qt.Key.Key_S, held=CTRL)
    data = yaml.safe_load(target.read_text("utf-8"))
    assert (data["board"], data["face"]) == ("breakthrough", "winter")
    woods = {label: {"terrain": "forest"} for label in ("C5", "D5", "E5")}
    others = {"H9": {"terrain": "town"}, "h10": {"unit": "us infantry"}}
    assert data["hexes"] == woods | others
    (objective,) = data["objectives"]
    assert (objective["type"], objective["hexes"]) == ("permanent", ["H9", "G9"])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(picture), ""))
    export(keys)
    assert picture.read_bytes().startswith(b"%PDF")
    assert list(clipped(window)) == []


@pytest.mark.skipif(IS_LARGE in os.environ, reason="it is this very run, at a larger scale")
def test_the_same_at_twice_the_scale():
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env={**os.environ, "QT_SCALE_FACTOR": "2", IS_LARGE: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "1 passed" in done.stdout
