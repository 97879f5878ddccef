"""Everything can be reached by keys, and what takes the focus has a name for those who hear."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bocage_editor.dialogs.change_board import ChangeBoard
from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_editor.dialogs.replace_pieces import ReplacePieces
from bocage_editor.dialogs.texts_in_step import TextsInStep
from bocage_editor.play.start import Choice
from bocage_editor.play.window import PlayWindow
from bocage_editor.window.actions import all_actions
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side


def spoken(widget):
    """Return what a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def nameless(top):
    """Return the paths of widgets that take the focus by Tab and have no name."""
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        takes_focus = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.focusProxy()
        if not takes_focus or not widget.isVisible() or _is_inside_another(widget):
            continue
        if not spoken(widget).strip():
            found.append(_path(widget))
    return found


def _is_inside_another(widget):
    """Tell whether a widget is a part that Qt made of another one, which has the name."""
    if widget.objectName().startswith("qt_"):
        return True
    parent = widget.parentWidget()
    return parent is not None and not widget.objectName() and bool(spoken(parent))


def _path(widget):
    names = []
    while widget is not None:
        names.append(widget.objectName() or type(widget).__name__)
        widget = widget.parentWidget()
    return " < ".join(names[:4])


def menu_actions(menu):
    """Yield every action below a menu."""
    for action in menu.actions():
        if action.menu() is not None:
            yield from menu_actions(action.menu())
        elif not action.isSeparator():
            yield action


def test_every_action_is_in_a_menu_and_every_menu_has_a_letter(window, person):
    titles = window.menuBar().actions()
    assert all("&" in action.text() for action in titles)
    in_menus = {act.objectName() for menu in titles for act in menu_actions(menu.menu())}
    assert {spec.id for spec in all_actions()} <= in_menus
    for menu in window.menuBar().findChildren(QMenu):
        if menu.objectName().startswith("menu/"):
            for action in menu.actions():
                known = action.objectName() in {spec.id for spec in all_actions()}
                assert not known or "&" in action.text() or action.shortcuts(), action.text()


@pytest.mark.parametrize("dock", ["palette", "properties", "layers", "analysis", "problems",
                                  "scenario", "inventory", "history"])  # fmt: skip
def test_everything_in_the_panels_has_a_name(window, dock):
    page = window.files.open_example("hill_192")
    page.session.select(list(page.document.scenario.hexes)[:1])
    window.panels.bring(dock)
    QApplication.processEvents()
    assert nameless(window.docks[dock]) == []


def test_everything_else_in_the_window_has_a_name(window):
    window.welcome()
    QApplication.processEvents()
    assert nameless(window) == []
    window.files.open_example("hill_192")
    for name in ("edit.find", "edit.go_to", "file.library"):
        window.menus.actions[name].trigger()
    QApplication.processEvents()
    assert nameless(window) == []
    assert nameless(window.browsing.library) == []


def test_everything_in_the_dialogs_has_a_name(window, tmp_path):
    page = window.files.open_example("hill_192")
    scenario, session = page.document.scenario, page.session
    window.medals.ask(next(iter(scenario.objectives)).hexes[0])
    dialogs = [
        NewScenario(window, "en"),
        ChangeBoard(scenario, window, "en"),
        ReplacePieces(session, window),
        ExportPicture(page.document, page.view.style_of_board, tmp_path, window),
        TextsInStep(session, "en", window.panels.scenario.texts.titles(), window),
        window.medals.dialog,
    ]
    for dialog in dialogs:
        dialog.show()
        QApplication.processEvents()
        assert nameless(dialog) == []
        dialog.close()


def test_everything_in_a_test_play_has_a_name(qtbot):
    window = PlayWindow(bundled("hill_192").scenario)
    window.may_close = lambda: True
    qtbot.addWidget(window)
    window.show()
    assert nameless(window) == []
    window.begin(Choice(dict.fromkeys(Side, "person"), "1", open_hands=True))
    qtbot.waitUntil(lambda: window.table.awaits_person)
    QApplication.processEvents()
    assert nameless(window) == []
