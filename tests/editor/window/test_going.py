"""Going to a hex by its name, and from panel to panel, with keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from bocage_editor.window.focus import stops

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def view(window, person, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    person.page.view.setFocus()
    return person.page.view


def ask(view, name):
    QTest.keyClick(view, Qt.Key.Key_Apostrophe)
    line = view.window().findChild(QLineEdit, "go_to/name")
    assert QApplication.focusWidget() is line
    QTest.keyClicks(line, name)
    QTest.keyClick(line, Qt.Key.Key_Return)
    return line


@pytest.mark.parametrize("name", ["E5", "e5", " E5 "])
def test_a_name_leads_to_its_hex(view, person, name):
    ask(view, name)
    assert QApplication.focusWidget() is view
    assert view.words_here().startswith("E5")
    person.choose("forest")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    labels = [person.page.session.board.label(at) for at in person.page.document.scenario.hexes]
    assert labels == ["E5"]


def test_a_name_that_no_hex_has_is_asked_again(view, window):
    before = view.words_here()
    line = ask(view, "Q77")
    assert QApplication.focusWidget() is line
    assert "Q77" in window.findChild(QLabel, "go_to/hint").text()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is view
    assert view.words_here() == before
    ask(view, "c3")
    assert view.words_here().startswith("C3")


def test_f6_goes_once_around_all_that_is_seen(view, window):
    around = stops(window)
    assert around.index(view) == 1
    seen = []
    for _ in around:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        seen.append(next(at for at, stop in enumerate(around) if stop in (focus, *parents(focus))))
    assert seen == [*range(2, len(around)), 0, 1]
    assert QApplication.focusWidget() is view
    QTest.keyClick(view, Qt.Key.Key_F6, SHIFT)
    assert around[0].isAncestorOf(QApplication.focusWidget())


def parents(widget):
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def test_f6_leaves_out_what_is_hidden(view, window):
    window.docks["problems"].hide()
    window.docks["palette"].hide()
    QApplication.processEvents()
    assert window.docks["problems"] not in stops(window)
    assert stops(window)[0] is view
