"""Changing the keys of actions."""

import pytest
from dialogs import click
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolButton
from shortcut_dialog import keys, opened, press, seen, select, shown, stored

from bocage_editor.tools.bench import ToolName
from bocage_editor.words.languages import install

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
Key = Qt.Key


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


@pytest.fixture
def dialog(window):
    """The dialog of a window without documents."""
    return opened(window)


def test_all_actions_are_listed_by_menu(window, dialog):
    assert set(dialog._items) == set(window.menus.actions)
    assert dialog._items["edit.undo"].parent().text(0) == "Edit"
    assert dialog._items["edit.undo"].text(0) == "Undo"
    assert dialog._items["view.zoom_in"].parent().text(0) == "View"
    assert dialog._items["view.zoom_in"].text(0) == "Zoom in"
    assert shown(dialog, "file.export") == "Ctrl+E"
    assert shown(dialog, "file.save_all") == ""


def test_no_two_actions_have_the_same_key_at_first(window):
    given = [key for name in window.menus.actions for key in keys(window, name)]
    assert sorted(given) == sorted(set(given))


def test_a_key_that_is_pressed_works_at_once(person):
    dialog = opened(person.window)
    press(dialog, "scenario.mirror", Key.Key_M, CTRL)
    assert shown(dialog, "scenario.mirror") == "Ctrl+M"
    assert keys(person.window, "scenario.mirror") == ["Ctrl+M"]
    click(dialog.close_button)
    done = []
    person.window.menus.actions["scenario.mirror"].triggered.connect(lambda: done.append(1))
    person.key(Key.Key_M, CTRL)
    assert done == [1]


def test_the_key_before_works_no_more(person):
    dialog = opened(person.window)
    press(dialog, "tool.erase", Key.Key_K)
    click(dialog.close_button)
    person.key(Key.Key_E)
    assert person.window.bench.tool is ToolName.SELECT
    person.key(Key.Key_K)
    assert person.window.bench.tool is ToolName.ERASE


def test_letters_work_on_the_board_only(person):
    dialog = opened(person.window)
    press(dialog, "tool.erase", Key.Key_K)
    click(dialog.close_button)
    search = person.window.palette_panel.search
    search.setFocus()
    QTest.keyClick(search, Key.Key_K)
    assert search.text() == "k"
    person.window.tabs.tabBar().setFocus()
    QTest.keyClick(person.window.tabs.tabBar(), Key.Key_K)
    assert person.window.bench.tool is ToolName.SELECT
    palette = person.window.palette_panel.view
    palette.setFocus()
    QTest.keyClick(palette, Key.Key_K)
    assert person.window.bench.tool is ToolName.ERASE


def test_tips_and_menus_tell_the_new_key(window, dialog):
    press(dialog, "file.save", Key.Key_F12)
    action = window.menus.actions["file.save"]
    assert action.toolTip() == "Save (F12)"
    assert action.shortcut().toString() == "F12"
    button = window.menus.bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    assert button.toolTip() == "Save (F12)"
    press(dialog, "edit.undo", Key.Key_F9)
    assert window.menus.actions["edit.undo"].toolTip() == "Undo (F9)"
    click(dialog.none)
    assert window.menus.actions["edit.undo"].toolTip() == "Undo"


def test_undo_tells_its_step_and_its_key(person):
    dialog = opened(person.window)
    press(dialog, "edit.undo", Key.Key_F9)
    click(dialog.close_button)
    person.choose("forest")
    person.take(ToolName.PAINT)
    person.click("E5")
    undo = person.window.menus.actions["edit.undo"]
    assert undo.toolTip() == f"{undo.text()} (F9)"
    assert undo.text() != "Undo"
    person.key(Key.Key_F9)
    assert person.terrain() == {}


def test_the_other_keys_are_kept_if_wanted(window, dialog):
    press(dialog, "file.export", Key.Key_F9)
    dialog.keep.setFocus()
    QTest.keyClick(dialog.keep, Key.Key_Space)
    press(dialog, "file.export", Key.Key_F10)
    assert keys(window, "file.export") == ["F9", "F10"]
    dialog.keep.setChecked(False)
    press(dialog, "file.export", Key.Key_F12)
    assert keys(window, "file.export") == ["F12"]


def test_going_through_the_field_changes_nothing(window, dialog):
    before = keys(window, "edit.redo")
    assert len(before) > 1
    select(dialog, "edit.redo")
    dialog.edit.setFocus()
    dialog.filter.setFocus()
    assert keys(window, "edit.redo") == before
    assert stored(window) == []


def test_an_action_may_have_no_key(window, dialog):
    select(dialog, "file.export")
    click(dialog.none)
    assert keys(window, "file.export") == []
    assert shown(dialog, "file.export") == ""
    assert stored(window) == ["file.export="]
    assert not dialog.none.isEnabled()


def test_a_conflict_names_the_other_action_and_changes_nothing(window, dialog):
    assert not dialog.take.isVisible()
    press(dialog, "file.export", Key.Key_D, CTRL)
    assert dialog.words.text() == "Ctrl+D belongs to “Duplicate” (Edit)."
    assert dialog.take.isVisible()
    assert keys(window, "file.export") == ["Ctrl+E"]
    assert keys(window, "edit.duplicate") == ["Ctrl+D"]
    assert stored(window) == []


def test_the_key_can_be_taken_from_the_other(window, dialog):
    press(dialog, "file.export", Key.Key_D, CTRL)
    click(dialog.take)
    assert keys(window, "file.export") == ["Ctrl+D"] == [shown(dialog, "file.export")]
    assert keys(window, "edit.duplicate") == []
    assert shown(dialog, "edit.duplicate") == ""
    assert not dialog.take.isVisible()
    assert "belongs" not in dialog.words.text()


def test_only_the_key_in_question_is_taken(window, dialog):
    before = keys(window, "edit.redo")
    press(dialog, "file.export", Key.Key_Y, CTRL)
    click(dialog.take)
    assert keys(window, "edit.redo") == [key for key in before if key != "Ctrl+Y"]


def test_a_key_that_was_given_can_be_taken_too(window, dialog):
    press(dialog, "file.export", Key.Key_F9)
    press(dialog, "file.save_all", Key.Key_F9)
    assert "“Export picture…” (File)" in dialog.words.text()
    click(dialog.take)
    assert keys(window, "file.save_all") == ["F9"]
    assert keys(window, "file.export") == []


def test_letters_of_the_board_are_no_less_in_conflict(dialog):
    press(dialog, "tool.fill", Key.Key_B)
    assert dialog.words.text() == "B belongs to “Paint” (Tools)."


def test_another_key_or_another_action_ends_the_conflict(window, dialog):
    press(dialog, "file.export", Key.Key_D, CTRL)
    press(dialog, "file.export", Key.Key_F9)
    assert not dialog.take.isVisible()
    assert keys(window, "file.export") == ["F9"]
    press(dialog, "file.export", Key.Key_D, CTRL)
    select(dialog, "file.quit")
    assert not dialog.take.isVisible()
    assert dialog.edit.keySequence().toString() == "Ctrl+Q"


def test_the_key_that_it_has_ends_the_conflict_too(dialog):
    press(dialog, "file.export", Key.Key_D, CTRL)
    press(dialog, "file.export", Key.Key_E, CTRL)
    assert not dialog.take.isVisible()
    assert "belongs" not in dialog.words.text()


@pytest.mark.parametrize(
    ("name", "key", "held"),
    [
        ("file.export", Key.Key_K, NONE),
        ("file.export", Key.Key_K, SHIFT),
        ("file.export", Key.Key_K, ALT),
        ("file.export", Key.Key_Escape, NONE),
        ("file.export", Key.Key_Return, NONE),
        ("file.export", Key.Key_Delete, NONE),
        ("tool.erase", Key.Key_Left, NONE),
        ("tool.erase", Key.Key_Space, NONE),
        ("tool.erase", Key.Key_F, ALT),
    ],
)
def test_keys_that_are_needed_otherwise_are_refused(window, dialog, name, key, held):
    before = keys(window, name)
    press(dialog, name, key, held)
    assert "is needed for typing" in dialog.words.text()
    assert keys(window, name) == before
    assert dialog.edit.keySequence().toString() == before[0]


def test_another_language_leaves_the_keys(window, dialog):
    press(dialog, "tool.erase", Key.Key_K)
    press(dialog, "file.save", Key.Key_F12)
    window.speaking.speak("de")
    assert window.acting.dialog is None
    assert keys(window, "tool.erase") == ["K"]
    assert window.menus.actions["file.save"].toolTip() == "Speichern (F12)"
    again = opened(window)
    assert shown(again, "file.save") == "F12"
    assert again._items["file.save"].text(0) == "Speichern"
    press(again, "file.export", Key.Key_F12)
    assert "Speichern" in again.words.text()
    assert shown(again, "file.new") == "Strg+N, Neu"
    for words in ("strg+n", "ctrl+n", "neu", "new"):
        again.filter.setText(words)
        assert "file.new" in seen(again)


def test_one_action_can_be_reset(window, dialog):
    before = keys(window, "edit.redo")
    press(dialog, "file.export", Key.Key_F9)
    press(dialog, "edit.redo", Key.Key_F10)
    assert dialog._items["edit.redo"].font(1).bold()
    assert dialog.words.text().startswith("Usually: Ctrl+Y")
    click(dialog.reset)
    assert keys(window, "edit.redo") == before
    assert keys(window, "file.export") == ["F9"]
    assert stored(window) == ["file.export=F9"]
    assert not dialog._items["edit.redo"].font(1).bold()
    assert not dialog.reset.isEnabled()


def test_a_reset_gives_back_what_was_taken(window, dialog):
    press(dialog, "file.export", Key.Key_D, CTRL)
    click(dialog.take)
    click(dialog.reset)
    assert keys(window, "file.export") == ["Ctrl+E"]
    assert keys(window, "edit.duplicate") == ["Ctrl+D"]
    assert stored(window) == []


def test_a_reset_does_not_take_without_being_told(window, dialog):
    press(dialog, "file.export", Key.Key_D, CTRL)
    click(dialog.take)
    select(dialog, "edit.duplicate")
    click(dialog.reset)
    assert dialog.words.text() == "Ctrl+D belongs to “Export picture…” (File)."
    assert keys(window, "edit.duplicate") == []
    click(dialog.take)
    assert keys(window, "edit.duplicate") == ["Ctrl+D"]
    assert keys(window, "file.export") == []


def test_all_can_be_reset(window, dialog):
    before = {name: keys(window, name) for name in window.menus.actions}
    assert not dialog.reset_all.isEnabled()
    press(dialog, "file.export", Key.Key_D, CTRL)
    click(dialog.take)
    press(dialog, "tool.erase", Key.Key_K)
    click(dialog.reset_all)
    assert {name: keys(window, name) for name in window.menus.actions} == before
    assert stored(window) == []
    assert shown(dialog, "tool.erase") == "E"
    assert not dialog.reset_all.isEnabled()


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("swap", ["scenario.swap_sides", "scenario.swap_seats"]),
        ("ctrl+shift+v", ["edit.paste_in_place"]),
        ("bröwse", ["file.library"]),
        ("play test", ["play.start"]),
    ],
)
def test_the_filter_leaves_what_has_the_words(dialog, words, left):
    dialog.filter.setText(words)
    assert seen(dialog) == left
    assert dialog.current == left[0]
    menus = [item for item in dialog._menus if not item.isHidden()]
    assert menus == [dialog._items[left[0]].parent()]


def test_nothing_left_is_nothing_to_change(dialog):
    QTest.keyClicks(dialog.filter, "xyzzy")
    assert seen(dialog) == []
    assert dialog.current == ""
    for part in (dialog.edit, dialog.none, dialog.reset):
        assert not part.isEnabled()
    dialog.filter.clear()
    assert len(seen(dialog)) == len(dialog._items)


def test_the_name_of_a_menu_has_no_keys(dialog):
    dialog.list.setCurrentItem(dialog._menus[0])
    assert dialog.current == ""
    assert not dialog.edit.isEnabled()


def test_the_dialog_is_gone_when_it_is_closed(window, dialog):
    assert opened(window) is dialog
    QTest.keyClick(dialog.filter, Key.Key_Escape)
    assert window.acting.dialog is None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []


def test_its_parts_have_names(dialog):
    assert dialog.objectName() == "shortcuts"
    for name in ("filter", "list", "edit"):
        part = getattr(dialog, name)
        assert part.objectName() == f"shortcuts/{name}"
        assert part.accessibleName()


def test_the_dialog_is_gone_with_its_window(window, dialog):
    window.files.may_close = lambda _: True
    window.close()
    assert window.acting.dialog is None
    assert QApplication.activeModalWidget() is None
