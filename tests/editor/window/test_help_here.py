"""F1 tells of what has the focus: the rules on a hex, a panel, or where to look else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWhatsThis

from bocage_editor.window.help_here import panel_help
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_schema.hexes import Hex

AT = Hex(4, 6)


@pytest.fixture
def told(monkeypatch):
    """What is shown, as pairs of place and text."""
    found = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda *shown: found.append(shown[:2]))
    return found


@pytest.fixture
def page(window, qtbot):
    made = window.files.add(Scenario(hexes={AT: HexContent(terrain=Tile("forest"))}))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return made


def press_f1():
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)


def test_on_the_board_it_tells_the_rules_of_the_hex_and_what_a_click_does(page, told):
    page.view.setFocus()
    page.view.go_to(AT)
    press_f1()
    place, text = told[-1]
    assert "Forest" in text
    assert "must stop" in text
    assert page.toolbox.tool.hint()[:12] in text
    assert place == page.view.viewport().mapToGlobal(page.view.place_of(AT))
    page.view.go_to(Hex(2, 2))
    press_f1()
    assert "Forest" not in told[-1][1]
    assert "Ctrl+Shift+P" in told[-1][1]


@pytest.mark.parametrize("dock", ["palette", "problems", "inventory"])
def test_in_a_panel_it_tells_what_the_panel_is_for(window, page, told, dock):
    window.panels.bring(dock)
    QApplication.processEvents()
    target = {
        "palette": window.palette_panel.search,
        "problems": window.problems.findChild(type(window.problems.list)),
        "inventory": window.inventory.boxes["base"],
    }[dock]
    target.setFocus()
    press_f1()
    assert panel_help(dock) in told[-1][1]


def test_the_palette_adds_the_rules_of_what_is_chosen(window, page, told, person):
    window.tabs.setCurrentWidget(page)
    person.choose("hedgerow")
    window.palette_panel.view.setFocus()
    press_f1()
    assert "Hedgerow" in told[-1][1]
    assert "first hex of a move" in told[-1][1]


def test_every_panel_has_help(window):
    assert all(panel_help(name) for name in window.docks)


def test_it_is_really_shown(window, page):
    page.view.setFocus()
    page.view.go_to(AT)
    press_f1()
    QApplication.processEvents()
    shown = [
        w for w in QApplication.topLevelWidgets() if "QWhatsThat" in w.metaObject().className()
    ]
    assert shown
    QWhatsThis.hideText()
