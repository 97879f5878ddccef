"""A new user comes from the first page to a printed map and a finished game, reading nothing."""

from dialogs import click
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
)
from table_guest import Guest
from windows import Person

from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import Side

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def answer(kind, act):
    """Do something in the next dialog of a kind."""

    def look():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, kind):
            act(dialog)
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def create(dialog):
    click(dialog.findChild(QToolButton, "new/river_crossing"))
    QTest.keyClicks(dialog.findChild(QLineEdit, "new/title"), "My Crossing")
    click(dialog.findChild(QPushButton, "new/create"))


def print_it(dialog):
    box = dialog.findChild(QComboBox, "export/form")
    box.setCurrentIndex(box.findData("pdf"))
    click(dialog.findChild(QPushButton, "export/save"))


def test_from_the_first_page_to_a_printed_map_and_a_game(window, tmp_path, monkeypatch, qtbot):
    window.welcome()
    answer(NewScenario, create)
    click(window.findChild(QPushButton, "welcome/new"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    person, page = Person(window), window.page

    search = window.palette_panel.search
    person.type(search, "us armor")
    QTest.keyClick(search, Qt.Key.Key_Return)
    person.click("A1")
    page.checks.settle()
    assert page.document.scenario.title() == "My Crossing"
    assert [item for item in page.checks.report if item.severity > Severity.INFO] == []
    assert page.document.scenario.objectives
    units = [content.unit for content in page.document.scenario.hexes.values() if content.unit]
    assert len({unit.army for unit in units}) >= 2

    sheet = tmp_path / "crossing.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(sheet), ""))
    answer(ExportPicture, print_it)
    QTest.keyClick(page.view, Qt.Key.Key_E, CTRL)
    assert sheet.read_bytes().startswith(b"%PDF")

    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(page.view, Qt.Key.Key_F5)
    game = window.playing.windows[-1]
    game.set_pause(0)
    assert "Every rule" in game.findChild(QLabel, "start/not_enforced").text()
    click(game.findChild(QPushButton, "start/go"))
    assert set(game.table.seats.values()) == {"person", "greedy"}
    guest = Guest(game, lambda check: qtbot.waitUntil(check, timeout=30_000))
    guest.wait_for_turn()
    own = next(side for side, who in game.table.seats.items() if who == "person")
    guest.choose(game.table.game.legal_actions()[0])
    menu = game.commands.seats[Side(own)].actions()
    next(action for action in menu if action.data() == "greedy").trigger()
    qtbot.waitUntil(lambda: game.table.is_over, timeout=60_000)
    QTest.keyClick(game, Qt.Key.Key_F5, SHIFT)
    assert window.page is page
    assert page.document.is_modified
