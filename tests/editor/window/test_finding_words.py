"""What the checks find, in the language of the window: in lists, tips, panels and dialogs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from windows import window_in

from bocage_editor.dialogs.report import ReportDialog
from bocage_editor.words.languages import install
from bocage_scenarios.edits.place import put_tile
from bocage_scenarios.model import Tile
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

RIVER = {
    "en": "the River leads toward",
    "de": "„Fluss“ führt nach",
    "nl": " leidt naar ",
}
OWNER = {
    "en": "remove the owner",
    "de": "den Besitzer entfernen",
    "nl": "verwijder de eigenaar",
}
AT = Hex(4, 6)


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


def lay(person, tile):
    """Lay a tile, and wait for what the checks say."""
    page = person.page
    page.session.edit("Lay", put_tile(page.document.scenario, (AT,), tile))
    page.checks.settle()
    page.session.select([AT])


def speak(window, qtbot, language):
    """Choose a language in the menu, and wait for it."""
    window.menus.languages.actions()[["system", "en", "de", "nl"].index(language)].trigger()
    qtbot.waitUntil(lambda: window.bench.language == language)
    qtbot.wait(10)


def rows(window, role=Qt.ItemDataRole.DisplayRole):
    """Return what the list of problems shows."""
    model = window.problems.model
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_findings_on_screen_follow_the_language(person, qtbot):
    window = person.window
    lay(person, Tile("river", 1))
    for language in ("en", "de", "nl", "en"):
        speak(window, qtbot, language)
        (shown,) = [row for row in rows(window) if "[L101]" in row]
        assert RIVER[language] in shown
        (tip,) = [
            text for text in rows(window, Qt.ItemDataRole.ToolTipRole) if RIVER[language] in text
        ]
        assert "\n\n" in tip
        header = window.properties.header.findings
        told = [label for label in header.findChildren(QLabel) if RIVER[language] in label.text()]
        assert len(told) == 1
        assert told[0].toolTip() == tip.split("\n\n")[1]


@pytest.mark.parametrize("language", OWNER)
def test_a_repair_is_offered_and_made_in_the_language(language, person, qtbot):
    window = person.window
    lay(person, Tile("forest", owner=Side.AXIS))
    speak(window, qtbot, language)
    number = next(n for n, row in enumerate(rows(window)) if "[P111]" in row)
    window.problems.list.setCurrentIndex(window.problems.model.index(number))
    assert OWNER[language] in window.problems.preview.text()
    window.problems.fix.click()
    assert OWNER[language] in person.page.document.undo_stack.undoText()


def test_a_filter_looks_for_words_of_the_language(person, qtbot):
    window = person.window
    lay(person, Tile("river", 1))
    speak(window, qtbot, "de")
    window.problems.words.setText("fluss führt")
    assert [row for row in rows(window) if "[L101]" in row]
    window.problems.words.setText("river leads")
    assert rows(window) == []


def test_a_file_that_cannot_be_opened_is_explained_in_the_language(qtbot, tmp_path, monkeypatch):
    window = window_in(tmp_path, "de")
    qtbot.addWidget(window)
    path = tmp_path / "broken.yaml"
    path.write_text("bocage: 1\nboard: huge\nface: winter\nhexes: {D5: {terain: forest}}\n")
    shown = []

    def read(dialog):
        shown.extend(view.toPlainText() for view in dialog.findChildren(object, "report/details"))

    monkeypatch.setattr(ReportDialog, "exec", read)
    window.files.open(path)
    (text,) = shown
    assert "Fehler F204: „huge“ gehört nicht zu den Werten, die hier erlaubt sind" in text
    assert "unbekannter Schlüssel „terain“ (ist „terrain“ gemeint?)" in text


def test_what_is_missing_in_the_boxes_is_told_in_the_language(person, qtbot):
    window = person.window
    window.inventory.boxes["base"].setValue(1)
    speak(window, qtbot, "nl")
    page = person.page
    hexes = [at for at in page.session.board.hexes if at.row in (3, 4)]
    bunkers = put_tile(page.document.scenario, hexes, Tile("bunker"))
    page.session.edit("Lay", bunkers)
    page.checks.settle()
    page.counts.settle()
    assert "nodig, maar doos" in window.inventory.summary.toolTip()
    row = window.inventory.pieces.findItems("Bunker", Qt.MatchFlag.MatchExactly)[0]
    assert " in doos " in row.toolTip(0)
    (shown,) = [text for text in rows(window) if "[B104]" in text and "Bunker" in text]
    assert "nodig" in shown
    assert "zou helpen: nog" in shown
