"""Finding actions by their words, and doing them, with the keys alone."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from windows import window_in

from bocage_editor.tools.bench import ToolName
from bocage_editor.words.languages import install

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


def opened(window):
    """Return the list of actions, opened by its menu."""
    window.menus.actions["help.find_action"].trigger()
    return window.acting.palette


def ids(palette):
    """Return the names of the actions that are listed."""
    return [doable.action.objectName() for doable in palette._shown]


def rows(palette):
    """Return what stands in the list."""
    items = [palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items]


def press(key):
    """Press a key wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget(), key)


def write(line, text):
    """Type a text; letters for which Qt's tests have no key come by another way."""
    for letter in text:
        QTest.keyClicks(line, letter) if letter.isascii() else line.insert(letter)


def test_its_key_opens_it_and_esc_gives_the_focus_back(person):
    window = person.window
    person.key(Qt.Key.Key_P, CTRL_SHIFT)
    palette = window.acting.palette
    assert palette.isVisible()
    assert window.focusWidget() is palette.line
    press(Qt.Key.Key_Escape)
    assert window.acting.palette is None
    assert palette.isHidden()
    assert person.page.view.hasFocus()


def test_the_focus_goes_back_to_a_field_too(person):
    search = person.window.palette_panel.search
    search.setFocus()
    QTest.keyClick(search, Qt.Key.Key_P, CTRL_SHIFT)
    assert not search.hasFocus()
    press(Qt.Key.Key_Escape)
    assert search.hasFocus()


def test_its_key_pressed_again_selects_what_was_typed(person):
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "zoom")
    QTest.keyClick(palette.line, Qt.Key.Key_P, CTRL_SHIFT)
    assert person.window.acting.palette is palette
    assert palette.line.selectedText() == "zoom"


def test_everything_in_the_menus_is_listed_with_its_key(person):
    palette = opened(person.window)
    assert {name for name in ids(palette) if name.partition(".")[2]} == set(
        person.window.menus.actions
    )
    assert ("Save as…", "File", "Ctrl+Shift+S") in rows(palette)
    assert ("Save all", "File", "") in rows(palette)
    assert ("Line of sight", "View > Overlay", "") in rows(palette)
    assert ("Problems", "View > Panels", "") in rows(palette)
    assert not any("&" in text for row in rows(palette) for text in row)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("zoom in", "view.zoom_in"),
        ("IN ZOOM", "view.zoom_in"),
        ("edit paste", "edit.paste"),
        ("söarch", None),
        ("pâste", "edit.paste"),
        ("image", "file.export"),
        ("alike", "edit.select_alike"),
        ("like", "edit.select_alike"),
        ("sight overlay", "overlay/sight"),
    ],
)
def test_words_of_text_menu_and_table_find_an_action(person, words, first):
    palette = opened(person.window)
    write(palette.line, words)
    assert (ids(palette) or [None])[0] == first


def test_what_begins_with_the_words_comes_first(person):
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "find")
    assert ids(palette) == [
        *("edit.find", "edit.find_next", "edit.find_previous", "help.find_action"),
        "place.search",
    ]


@pytest.mark.parametrize("words", ["kopieren", "bearbeiten kopie", "copy", "edit copy", "KOPIÉREN"])
def test_both_the_language_of_the_window_and_english_find_an_action(qtbot, tmp_path, words):
    window = window_in(tmp_path, "de")
    qtbot.addWidget(window)
    window.show()
    palette = opened(window)
    write(palette.line, words)
    assert ids(palette)[0] == "edit.copy"
    assert rows(palette)[0][:2] == ("Kopieren", "Bearbeiten")


def test_enter_does_it_where_the_focus_was(person):
    person.page.view.setFocus()
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "erase")
    assert person.window.bench.tool is ToolName.SELECT
    press(Qt.Key.Key_Return)
    assert person.window.bench.tool is ToolName.ERASE
    assert person.window.acting.palette is None
    assert person.page.view.hasFocus()


def test_an_action_that_takes_the_focus_keeps_it(person):
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "search pieces")
    press(Qt.Key.Key_Enter)
    assert person.window.palette_panel.search.hasFocus()


def test_up_and_down_choose_and_stop_at_the_ends(person):
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "tools pi")
    assert ids(palette)[:2] == ["tool.pick", "place.turn_left"]
    press(Qt.Key.Key_Up)
    assert palette.current.text == "Pick"
    press(Qt.Key.Key_Down)
    assert palette.current.text == "Turn piece left"
    for _ in ids(palette):
        press(Qt.Key.Key_PageDown)
    assert palette.current is palette._shown[-1]
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_PageUp)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Backtab)
    assert palette.line.hasFocus()
    press(Qt.Key.Key_Return)
    assert person.window.bench.tool is ToolName.PICK


def test_what_cannot_be_done_is_grey_and_does_nothing(window):
    done = []
    window.menus.actions["edit.paste"].triggered.connect(lambda: done.append("paste"))
    palette = opened(window)
    QTest.keyClicks(palette.line, "paste")
    assert ids(palette)[0] == "edit.paste"
    grey = palette.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert palette.list.topLevelItem(0).foreground(0).color() == grey
    press(Qt.Key.Key_Return)
    assert palette.isVisible()
    assert done == []


def test_nothing_found_is_nothing_to_do(window):
    palette = opened(window)
    QTest.keyClicks(palette.line, "xyzzy")
    assert rows(palette) == []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        press(key)
    assert palette.isVisible()


def test_an_action_finds_the_focus_where_it_was(person):
    view, found = person.page.view, []
    person.window.menus.actions["edit.copy"].triggered.connect(
        lambda: found.append(view.hasFocus())
    )
    view.setFocus()
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "copy")
    press(Qt.Key.Key_Return)
    assert found == [True]


def test_a_click_does_it(person):
    person.page.view.setFocus()
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "fill")
    item = palette.list.topLevelItem(0)
    place = palette.list.visualItemRect(item).center()
    QTest.mouseClick(
        palette.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert person.window.bench.tool is ToolName.FILL
    assert person.window.acting.palette is None
    assert person.page.view.hasFocus()


def test_a_click_elsewhere_closes_it(person):
    opened(person.window)
    search = person.window.palette_panel.search
    QTest.mouseClick(
        search, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5)
    )
    assert person.window.acting.palette is None
    assert search.hasFocus()


def test_letters_are_typed_and_take_no_tool(person):
    person.page.view.setFocus()
    palette = opened(person.window)
    QTest.keyClicks(palette.line, "elf")
    assert palette.line.text() == "elf"
    assert person.window.bench.tool is ToolName.SELECT


def test_a_change_of_the_language_closes_it(person, qtbot):
    opened(person.window)
    person.window.speaking.speak("de")
    assert person.window.acting.palette is None
    palette = opened(person.window)
    assert ("Kopieren", "Bearbeiten", "Strg+C") in rows(palette)


def test_it_keeps_to_the_middle_of_the_window(person, qtbot):
    palette = opened(person.window)
    person.window.resize(1500, 800)
    qtbot.waitUntil(lambda: abs(palette.geometry().center().x() - 750) <= 1)


def test_its_parts_have_names(window):
    palette = opened(window)
    for part, name in (
        (palette, "find_action"),
        (palette.line, "find_action/line"),
        (palette.list, "find_action/list"),
    ):
        assert part.objectName() == name
        assert part.accessibleName()


def test_where_the_focus_was_may_be_gone(person):
    field = person.window.palette_panel.search
    field.setFocus()
    palette = opened(person.window)
    field.deleteLater()
    QApplication.sendPostedEvents(field, QEvent.Type.DeferredDelete)
    palette.leave()
    assert person.window.acting.palette is None
