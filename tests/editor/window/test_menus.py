"""The menus with the keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bocage_editor.tools.bench import ToolName


@pytest.mark.parametrize(
    ("menu", "key", "action"),
    [
        ("scenario", Qt.Key.Key_M, "scenario.mirror"),
        ("view", Qt.Key.Key_G, "view.grid"),
        ("edit", Qt.Key.Key_F, "edit.find"),
    ],
)
def test_letters_belong_to_the_menu_that_is_open(person, qtbot, menu, key, action):
    carried_out = []
    person.window.menus.actions[action].triggered.connect(lambda: carried_out.append(action))
    person.page.view.setFocus()
    bar = person.window.menuBar()
    title = next(each for each in bar.actions() if each.menu().objectName() == f"menu/{menu}")
    bar.setActiveAction(title)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    QTest.keyClick(person.window.windowHandle(), key)
    assert carried_out == [action]
    assert person.window.bench.tool is ToolName.SELECT


def test_no_two_entries_of_a_menu_have_the_same_letter(window):
    bar = window.menuBar()
    for menu in (bar, *filter(QMenu.objectName, bar.findChildren(QMenu))):
        texts = [action.text().replace("&&", "") for action in menu.actions()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), (menu.objectName(), sorted(letters))
