"""The texts of the scenario beside what the map says for them."""

from dataclasses import replace

import pytest
from dialogs import click
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from bocage_editor.words.languages import install
from bocage_scenarios.edits.medals import set_objective
from bocage_scenarios.edits.replacing import replace_piece

MARK = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


@pytest.fixture
def page(window):
    window.files.open_example("hill_192")
    window.panels.bring("scenario")
    window.panels.scenario.folds["texts"].set_open(True)
    return window.page


@pytest.fixture
def look(window, page, dialogs):
    """Open the dialog by its button in a language, and do something in it."""

    def open_it(act, field="briefing", language="en"):
        failed = []

        def choose(dialog):
            dialog.field.setCurrentIndex(dialog.field.findData(field))
            try:
                act(dialog)
            except AssertionError as failure:  # the dialog must be closed all the same
                failed.append(failure)

        dialogs.expect("texts_in_step", "close", choose)
        texts = window.panels.scenario.texts
        texts.tabs.setCurrentWidget(texts.pages[language])
        click(window.findChild(QPushButton, f"scenario/from_map/{language}"))
        for failure in failed:
            raise failure

    return open_it


def items(dialog):
    return [dialog.list.item(row) for row in range(dialog.list.count())]


def marked(dialog):
    """Return the lines that stand out; they do so by a sign, by their font and in speech."""
    found = []
    for item in items(dialog):
        if item.font().bold():
            found.append(item.text())
            assert item.data(MARK) == f"{item.text()} (not in the text)"
    signs = [_has_sign(item) for item in items(dialog)]
    assert signs == [item.font().bold() for item in items(dialog)]
    return found


def _has_sign(item):
    return item.icon().pixmap(16, 16).toImage().pixelColor(8, 12).alpha() > 0


def test_long_lines_are_not_cut(look):
    """Where items stand apart, Qt reckons with more width than it draws in."""

    def wide(dialog):
        rows = [dialog.list.visualItemRect(item) for item in items(dialog)]
        assert {row.width() for row in rows} == {dialog.list.viewport().width()}

    look(wide, language="de")


def steps(page):
    stack = page.document.undo_stack
    return [stack.text(number) for number in range(stack.count())]


def briefing(page, language="en"):
    return page.document.scenario.texts[language].briefing


def test_lines_that_the_text_lacks_stand_out(page, look):
    def act(dialog):
        lines = [item.text() for item in items(dialog)]
        assert dialog.text.toPlainText() == briefing(page)
        assert dialog.text.isReadOnly()
        assert lines[:3] == [
            "Axis: 4 command cards",
            "Allies: 6 command cards",
            "Axis: 5 × Infantry",
        ]
        assert marked(dialog) == lines[2:]
        assert dialog.words.text() == "The text lacks 14 lines, marked with a sign."

    look(act)
    assert steps(page) == []


def test_marked_lines_are_added_in_one_step(page, look):
    before = page.document.scenario

    def act(dialog):
        lacking = marked(dialog)
        click(dialog.add)
        assert briefing(page) == before.texts["en"].briefing + "\n".join(lacking) + "\n"
        assert dialog.text.toPlainText() == briefing(page)
        assert marked(dialog) == []
        assert not dialog.add.isEnabled()
        assert dialog.words.text() == "The text has all of these lines."

    look(act)
    assert steps(page) == ["Add generated lines to Briefing (EN)"]
    page.document.undo_stack.undo()
    assert page.document.scenario == before


def test_nothing_stands_out_after_the_text_is_replaced(page, look):
    before = page.document.scenario

    def act(dialog):
        lines = [item.text() for item in items(dialog)]
        click(dialog.replace)
        assert page.document.scenario.texts["de"].victory == "\n".join(lines) + "\n"
        assert marked(dialog) == []
        assert not dialog.replace.isEnabled()

    look(act, "victory", "de")
    assert steps(page) == ["Replace Conditions of victory by generated lines (DE)"]
    page.document.undo_stack.undo()
    assert page.document.scenario == before


def test_exactly_the_lines_that_change_with_the_map_stand_out(page, look):
    session = page.session

    def act(dialog):
        click(dialog.replace)
        assert marked(dialog) == []
        session.edit("", replace_piece(session.scenario, "sandbags", "hedgehog", None))
        assert marked(dialog) == ["Obstacles: 1 × Hedgehog"]

    look(act)


def test_exactly_the_goal_that_changes_stands_out(page, look):
    session = page.session

    def act(dialog):
        click(dialog.replace)
        goal = replace(session.scenario.objectives[0], medals=3)
        session.edit("", set_objective(session.scenario, 0, goal))
        assert marked(dialog) == [
            "The Allies gain 3 medals as soon as one of their units enters La Croix-Rouge (D9); "
            "they keep it."
        ]

    look(act, "victory")


def test_selected_lines_are_copied_or_else_all(page, look):
    def act(dialog):
        click(dialog.copy)
        everything = [item.text() for item in items(dialog)]
        assert QGuiApplication.clipboard().text() == "\n".join(everything)
        for row in (4, 2):
            dialog.list.item(row).setSelected(True)
        click(dialog.copy)
        assert QGuiApplication.clipboard().text() == "\n".join([everything[2], everything[4]])

    look(act)
    assert steps(page) == []


def test_keys_are_enough(page, look):
    def act(dialog):
        reached = []
        for _ in range(7):
            focus = dialog.focusWidget()
            reached.append(focus.objectName())
            interface = QAccessible.queryAccessibleInterface(focus)
            assert interface.text(QAccessible.Text.Name)
            if focus is dialog.add:
                QTest.keyClick(focus, Qt.Key.Key_Space)
                break
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        names = ("field", "text", "lines", "copy", "add")
        assert reached == [f"texts_in_step/{name}" for name in names]

    look(act)
    assert steps(page) == ["Add generated lines to Briefing (EN)"]


def test_a_tab_of_another_language_gets_english_lines(page, look, window):
    install("de")
    window.panels.scenario.texts.show_field("fr", "briefing")

    def act(dialog):
        assert dialog.text.toPlainText() == ""
        click(dialog.replace)

    look(act, language="fr")
    assert briefing(page, "fr").startswith("Axis: 4 command cards\nAllies: 6")


def test_a_tab_of_our_languages_gets_lines_in_it(page, look):
    def act(dialog):
        assert items(dialog)[2].text() == "As-mogendheden: 5 × Infanterie"

    look(act, language="nl")
