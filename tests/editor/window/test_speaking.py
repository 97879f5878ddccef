"""Another language while the window is open: everything that was there is there still."""

import pytest
from PySide6.QtWidgets import QTabBar, QWidget
from windows import window_in

from bocage_editor.canvas.style import Part
from bocage_editor.live.overlay_kinds import Overlay
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind
from bocage_editor.words.languages import install
from bocage_editor.words.parts import box_words
from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Layer


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


def speak(window, qtbot, language):
    """Choose a language in the menu, and wait for it."""
    window.menus.languages.actions()[["system", "en", "de", "nl"].index(language)].trigger()
    qtbot.waitUntil(lambda: window.bench.language == language)
    qtbot.wait(10)


def titles(window):
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def names(window):
    """Return the names of everything in a window that somebody can use, sorted."""
    return sorted(
        widget.objectName()
        for widget in window.findChildren(QWidget)
        if widget.objectName() and not widget.objectName().startswith(("qt_", "Scroll"))
    )


def test_menus_panels_and_bars_speak_the_other_language(person, qtbot):
    window = person.window
    speak(window, qtbot, "de")
    assert titles(window)[:2] == ["Datei", "Bearbeiten"]
    assert window.docks["layers"].windowTitle() == "Ebenen"
    assert window.menus.options.windowTitle() == "Werkzeugoptionen"
    assert window.palette_panel.search.placeholderText() == "Teile suchen"
    speak(window, qtbot, "en")
    assert titles(window)[:2] == ["File", "Edit"]


def test_nothing_is_there_twice(person, qtbot):
    window = person.window
    window.panels.bring("scenario")
    window.panels.bring("analysis")
    before = names(window)
    speak(window, qtbot, "nl")
    speak(window, qtbot, "en")
    window.panels.bring("scenario")
    window.panels.bring("analysis")
    assert names(window) == before
    assert len(window.actions()) == len(set(window.actions()))


def test_documents_selections_and_history_stay(person, qtbot):
    window, page = person.window, person.page
    window.bench.choose(Choice(Kind.TILE, "forest"))
    window.bench.take(ToolName.PAINT)
    person.click("E5")
    scenario = page.document.scenario
    page.session.select([page.session.board.hex("C3")])
    page.view.set_zoom(1.5)
    speak(window, qtbot, "de")
    assert window.page is page
    assert page.document.scenario is scenario
    assert page.session.selection == {page.session.board.hex("C3")}
    assert page.view.zoom == 1.5
    assert window.bench.tool is ToolName.PAINT
    assert window.menus.actions["tool.paint"].isChecked()
    window.menus.actions["edit.undo"].trigger()
    assert page.document.scenario.hexes == {}
    window.menus.actions["edit.redo"].trigger()
    assert page.document.scenario == scenario


def test_keys_work_once_after_the_change(person, qtbot):
    speak(person.window, qtbot, "de")
    person.page.view.setFocus()
    person.key("E")
    assert person.window.bench.tool is ToolName.ERASE
    person.key("V")
    assert person.window.bench.tool is ToolName.SELECT


def test_layers_panels_and_what_is_searched_for_stay(person, qtbot):
    window = person.window
    window.layers.toggle(Part.GRID)
    window.layers.locks[Layer.UNIT].setChecked(True)
    window.palette_panel.search.setText("hill")
    window.palette_panel.set_favourites(["tile/forest"])
    window.overlays.choose(Overlay.SECTIONS)
    window.docks["history"].show()
    window.docks["layers"].hide()
    shown = {name for name, dock in window.docks.items() if not dock.isHidden()}
    parts, favourites = window.layers.shown, window.palette_panel.favourites
    speak(window, qtbot, "nl")
    assert window.layers.shown == parts
    assert Part.GRID not in person.page.view.style_of_board.parts
    assert window.bench.locked == {Layer.UNIT}
    assert window.palette_panel.search.text() == "hill"
    assert window.palette_panel.favourites == favourites
    assert window.panels.analysis.chosen is Overlay.SECTIONS
    assert {name for name, dock in window.docks.items() if not dock.isHidden()} == shown


def test_the_bar_for_finding_stays_open(person, qtbot):
    window = person.window
    window.menus.actions["edit.find"].trigger()
    person.page.find_bar.words.setText("E5")
    speak(window, qtbot, "de")
    assert person.page.find_bar.isVisible()
    assert person.page.find_bar.words.text() == "E5"
    assert person.page.find_bar.findChild(QWidget, "find/close").text() == "Schließen"


def test_the_window_works_as_before(person, qtbot):
    window = person.window
    window.panels.bring("scenario")
    window.panels.bring("analysis")
    for language in ("de", "nl", "de"):
        speak(window, qtbot, language)
    window.bench.choose(Choice(Kind.TILE, "hill"))
    window.bench.take(ToolName.PAINT)
    person.click("D4")
    person.click("D5")
    assert len(person.page.document.scenario.hexes) == 2
    for name in window.docks:
        window.panels.bring(name)
    other = window.files.open_example("first_contact")
    qtbot.wait(50)
    assert window.page is other
    assert window.status.hint.text()
    for name in ("tool.fill", "tool.select", "view.grid", "check.next", "edit.find"):
        window.menus.actions[name].trigger()


def test_the_welcome_page_speaks_too(window, qtbot):
    window.welcome()
    speak(window, qtbot, "de")
    assert [window.tabs.tabText(index) for index in range(window.tabs.count())] == ["Willkommen"]


def test_the_language_is_remembered(window, qtbot):
    speak(window, qtbot, "nl")
    assert window.settings.text("window/language") == "nl"
    ticked = [
        action.objectName() for action in window.menus.languages.actions() if action.isChecked()
    ]
    assert ticked == ["language/nl"]


def test_a_language_for_one_run_is_ticked(qtbot, tmp_path):
    window = window_in(tmp_path, "nl")
    qtbot.addWidget(window)
    window.settings.set("window/language", "de")
    assert window.speaking.chosen == "nl"


def test_a_test_play_that_is_open_goes_on(person, qtbot):
    window = person.window
    window.files.open_example("first_contact")
    window.menus.actions["play.start"].trigger()
    (game,) = window.playing.windows
    game.set_pause(0)
    game.begin(game.start.choice())
    speak(window, qtbot, "de")
    qtbot.waitUntil(lambda: game.table.awaits_person or game.table.is_over)
    assert window.playing.windows == [game]
    game.close()
    qtbot.waitUntil(lambda: not window.playing.windows)


def test_special_rules_and_boxes_are_named_in_the_other_language(person, qtbot):
    window = person.window
    window.panels.bring("scenario")
    speak(window, qtbot, "de")
    panel = window.panels.scenario
    rule = panel.rules.rows["mine_set"]
    assert rule.tick.text() == catalogue().special_rules["mine_set"].names.de
    assert "Im Testspiel" in rule.words.text()
    choices = {rule.editor.field.itemText(n) for n in range(rule.editor.field.count())}
    assert choices - {"–"} == {box_words(box, "de") for box in ("terrain_pack", "pacific_theater")}
    assert panel.boxes.fields["base"].accessibleName() == "Grundspiel"


def test_a_comparison_that_is_open_speaks_too(person, qtbot, tmp_path):
    window = person.window
    path = tmp_path / "other.yaml"
    path.write_text(yaml_format.write(bundled("first_contact").scenario))
    window.comparing.compare(path)
    speak(window, qtbot, "de")
    dialog = window.comparing.dialog
    assert dialog.take.text() == "Übernehmen"
    assert dialog.windowTitle() == "Vergleich mit other.yaml"
    assert dialog.list.count() > 3
    dialog.reject()
    assert window.comparing.dialog is None


def test_what_was_said_of_files_is_said_in_the_other_language(person, qtbot, tmp_path):
    window, path = person.window, tmp_path / "work.yaml"
    path.write_text(yaml_format.write(bundled("first_contact").scenario))
    page = window.files.open(path)
    path.write_text(path.read_text() + "# later\n")
    window.files.disk.look()
    assert page.notice.text.startswith("Changed on disk")
    speak(window, qtbot, "de")
    assert page.notice.text == "Auf dem Datenträger von einem anderen Programm geändert."
    assert page.notice.findChild(QWidget, "notice/reload").text() == "Neu laden"


def test_the_board_the_forces_and_the_tabs_speak_too(person, qtbot):
    window = person.window
    page = window.files.open_example("hill_192")
    window.panels.bring("analysis")
    qtbot.waitUntil(lambda: window.panels.analysis.forces.topLevelItemCount() == 3)
    speak(window, qtbot, "de")
    qtbot.waitUntil(lambda: window.panels.analysis.forces.topLevelItemCount() == 3)
    assert page.view.accessibleName() == "Spielplan"
    close = window.tabs.tabBar().tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert close.toolTip() == "Diesen Tab schließen"
    assert window.files.open_example("hill_192").title() == "Höhe 192"
