"""Nothing written on buttons, labels and tabs is cut off, even where texts are 40 % longer.

What may be shortened says so with an ellipsis and tells all of it in a tip: hints in the status
bar, titles of documents, names in lists.  Texts in lists, tables and fields can be scrolled.
"""

from pathlib import Path

import pytest
import translations
from clipping import Longer, clipped
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDockWidget
from windows import window_in

from bocage_editor.dialogs.change_board import ChangeBoard
from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_editor.dialogs.new_scenario import NewScenario
from bocage_editor.dialogs.replace_pieces import ReplacePieces
from bocage_editor.dialogs.report import ReportDialog
from bocage_editor.dialogs.save_changes import SaveChanges
from bocage_editor.dialogs.texts_in_step import TextsInStep
from bocage_editor.play.start import Choice
from bocage_editor.play.window import PlayWindow
from bocage_editor.tools.bench import ToolName
from bocage_editor.words import languages
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side

SETTLE_MS = 30
PATIENCE = 20


@pytest.fixture(params=["longer", *translations.TRANSLATED])
def language(request, monkeypatch, qapp):
    """A language of which all texts are 40 % longer than in English, and the real ones."""
    if request.param == "longer":
        monkeypatch.setattr(languages, "_translators", lambda language: iter([Longer()]))
    yield "de" if request.param == "longer" else request.param
    monkeypatch.undo()
    languages.install("en")


@pytest.fixture
def window(language, qtbot, tmp_path):
    """A window in the language, 1280 by 720, with an example."""
    made = window_in(tmp_path, language)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.files.open_example("first_contact")
    made.inventory.boxes["base"].setValue(1)
    qtbot.wait(300)
    yield made
    made.page.document.undo_stack.setClean()


@pytest.fixture
def lack(qtbot):
    """Return what is cut off in a window, once it has come to rest."""

    def look(shown):
        for _ in range(PATIENCE):
            qtbot.wait(SETTLE_MS)
            found = list(clipped(shown))
            if not found:
                break
        return found

    return look


def test_the_window_with_every_tool_and_panel(window, lack):
    units = [at for at, content in window.page.document.scenario.hexes.items() if content.unit]
    window.page.session.select(units[:1])
    for tool in ToolName:
        window.menus.actions[f"tool.{tool}"].trigger()
        assert lack(window) == []
    for name in window.docks:
        window.panels.bring(name)
        assert lack(window) == []


def test_the_panel_of_properties_for_all_that_lies_on_a_map(window, lack):
    window.panels.bring("properties")
    scenario = window.page.document.scenario
    for at in list(scenario.hexes)[::4]:
        window.page.session.select([at])
        assert lack(window) == []


def test_the_bar_for_finding(window, lack):
    window.menus.actions["edit.find"].trigger()
    assert lack(window) == []


def test_the_list_of_actions_and_the_dialog_about_their_keys(window, lack):
    window.menus.actions["help.find_action"].trigger()
    assert lack(window) == []
    window.menus.actions["help.keys"].trigger()
    dialog = window.acting.dialog
    assert lack(dialog) == []
    dialog.edit.setKeySequence(QKeySequence("Ctrl+V"))
    dialog.edit.editingFinished.emit()
    assert dialog.take.isVisible()
    assert lack(dialog) == []
    dialog.close()


def test_the_bar_of_the_tour(window, lack):
    window.menus.actions["help.tour"].trigger()
    window.resize(window.minimumSize())
    while window.tour.stop is not None:
        assert lack(window.page) == []
        window.tour.skip()
    assert lack(window.page) == []


def test_the_page_to_begin_with(language, qtbot, tmp_path, lack):
    window = window_in(tmp_path, language)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.welcome()
    assert lack(window) == []


def test_the_dialogs(window, language, lack):
    page = window.page
    style, scenario = page.view.style_of_board, page.document.scenario
    for dialog in (
        NewScenario(window, language),
        ExportPicture(page.document, style, Path("/"), window),
        SaveChanges([page.document], window),
        ChangeBoard(scenario, window, language),
        ReplacePieces(page.session, window),
        TextsInStep(page.session, language, window.panels.scenario.texts.titles(), window),
        ReportDialog("Title", "Text", "Details", window),
    ):
        dialog.show()
        assert lack(dialog) == []
        dialog.close()


def test_the_dialog_about_medals_and_exits(window, lack):
    scenario = window.page.document.scenario
    for item in (*scenario.objectives, *scenario.exits):
        window.ask_objective(item.hexes[0])
        assert lack(window.medals.dialog) == []
    window.medals.close()


def test_the_library(window, lack):
    window.browsing.show()
    assert lack(window.browsing.library) == []
    window.browsing.close()


def test_the_window_of_a_test_play(language, qtbot, lack):
    window = PlayWindow(bundled("hill_192").scenario, language=language)
    window.may_close = lambda: True
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    assert lack(window) == []
    window.set_pause(0)
    window.begin(Choice({Side.AXIS: "greedy", Side.ALLIES: "person"}, "3", open_hands=False))
    qtbot.waitUntil(lambda: bool(window.table.offer.cards))
    assert lack(window) == []
    window.table.choose(next(iter(window.table.offer.cards.values())))
    for dock in window.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        assert lack(window) == []


def test_what_is_cut_off_is_found(window, lack):
    button = window.page.find_bar.findChild(object, "find/close")
    window.menus.actions["edit.find"].trigger()
    button.setFixedWidth(10)
    assert any("find/close" in line for line in lack(window))
