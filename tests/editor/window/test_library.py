"""The library: finding, looking at and opening scenarios among many."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from bocage_editor.library.model import ENTRY, Column
from bocage_editor.library.window import FOLDERS
from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled, bundled_names
from bocage_schema.inventory import Holdings

FIRST = bundled("first_contact").scenario


@pytest.fixture
def folder(tmp_path):
    """A folder of the user with a copy, a changed copy, and a broken file."""
    made = tmp_path / "mine"
    made.mkdir()
    text = yaml_format.write(FIRST)
    (made / "copy.yaml").write_text(text)
    (made / "café.yaml").write_text(text.replace("First Contact", "Le Café d’Été"))
    (made / "broken.yaml").write_text("{")
    (made / "readme.txt").write_text("nothing")
    return made


@pytest.fixture
def library(window, folder, qtbot):
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    made = window.browsing.library
    qtbot.waitUntil(lambda: not made.model.is_busy, timeout=30_000)
    return made


def names(library):
    return [
        library.model.index(row, 0).data(ENTRY).path.name for row in range(library.model.rowCount())
    ]


def press(library, name):
    QTest.mouseClick(library.findChild(QPushButton, f"library/{name}"), Qt.MouseButton.LeftButton)


def select(library, *wanted):
    flags = QItemSelectionModel.SelectionFlag
    model = library.list.selectionModel()
    model.clear()
    for row, name in enumerate(names(library)):
        if name in wanted:
            index = library.model.index(row, 0)
            model.setCurrentIndex(index, flags.Select | flags.Rows)


def test_everything_is_listed_and_broken_files_say_why(library):
    assert len(names(library)) == len(bundled_names()) + 3
    assert "readme.txt" not in names(library)
    library.broken.setChecked(True)
    assert names(library) == ["broken.yaml"]
    entry = library.model.index(0, 0).data(ENTRY)
    assert entry.problem
    select(library, "broken.yaml")
    assert entry.problem in library.details.words.text()


def test_a_search_ignores_accents_and_capitals(library):
    QTest.keyClicks(library.search, "CAFE ete")
    assert names(library) == ["café.yaml"]
    library.search.clear()
    QTest.keyClicks(library.search, "copy")
    assert names(library) == ["copy.yaml"]


def test_filters_by_board_face_and_boxes(window, folder, qtbot):
    window.holdings = Holdings({"base": 1})
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    library = window.browsing.library
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    library.format.setCurrentIndex(library.format.findData("overlord"))
    assert names(library) == ["tanks_east_of_caen.yaml", "the_bridge_at_airel.yaml"]
    library.format.setCurrentIndex(0)
    library.face.setCurrentIndex(library.face.findData("winter"))
    assert names(library) == ["the_sauer_at_diekirch.yaml", "wingen_sur_moder.yaml"]
    library.face.setCurrentIndex(0)
    library.mine.setChecked(True)
    shown = names(library)
    assert "first_contact.yaml" in shown
    assert "wingen_sur_moder.yaml" not in shown
    assert "broken.yaml" not in shown


def test_columns_sort(library):
    library.list.sortByColumn(Column.DATE, Qt.SortOrder.AscendingOrder)
    days = [library.model.index(row, Column.DATE).data() for row in range(library.model.rowCount())]
    dated = [day for day in days if day]
    assert dated == sorted(dated)
    library.list.sortByColumn(Column.AXIS, Qt.SortOrder.DescendingOrder)
    counts = [library.model.index(row, 0).data(ENTRY).units[0] for row in range(3)]
    assert counts == sorted(counts, reverse=True)


def test_several_are_opened_and_what_came_with_the_program_as_a_copy(window, library, folder):
    select(library, "copy.yaml", "hill_192.yaml")
    press(library, "open")
    documents = [page.document for page in window.pages()]
    assert {document.path for document in documents} == {folder / "copy.yaml", None}
    assert {document.scenario.title() for document in documents} == {"First Contact", "Hill 192"}


def test_near_duplicates_are_found(library):
    press(library, "alike")
    assert sorted(names(library)) == ["café.yaml", "copy.yaml", "first_contact.yaml"]
    press(library, "alike")
    assert len(names(library)) == len(bundled_names()) + 3


def test_one_is_picked_whichever(library):
    press(library, "random")
    assert library.list.currentIndex().isValid()
    assert library.details.entry is not None


def test_notes_and_results_stay(window, library, folder, tmp_path):
    select(library, "copy.yaml")
    QTest.keyClicks(library.details.note, "needs more wire")
    QTest.keyClicks(library.details.result, "Allies 4 : 2")
    QTest.keyClick(library.details.result, Qt.Key.Key_Return)
    select(library, "hill_192.yaml")
    assert library.details.note.toPlainText() == ""
    select(library, "copy.yaml")
    assert library.details.note.toPlainText() == "needs more wire"
    assert "Allies 4 : 2" in library.details.results.text()
    data = json.loads(window.places.diary_file.read_text())
    assert list(data["pages"]) == [str(folder / "copy.yaml")]


def test_a_diary_that_cannot_be_read_is_not_written_over(window, folder, qtbot):
    window.places.settings.mkdir(exist_ok=True)
    window.places.diary_file.write_text("{")
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    library = window.browsing.library
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    select(library, "copy.yaml")
    QTest.keyClicks(library.details.note, "x")
    library.details.keep_note()
    assert window.places.diary_file.read_text() == "{"
    assert "cannot be read" in library.status.text()


def test_folders_are_added_and_removed(window, library, tmp_path, monkeypatch, qtbot):
    other = tmp_path / "other"
    (other / "below").mkdir(parents=True)
    (other / "below" / "deep.yaml").write_text(yaml_format.write(FIRST))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(other))
    press(library, "add")
    qtbot.waitUntil(lambda: not library.model.is_reading, timeout=30_000)
    assert "deep.yaml" in names(library)
    assert "copy.yaml" in names(library)
    press(library, "remove")
    qtbot.waitUntil(lambda: not library.model.is_reading, timeout=30_000)
    assert len(names(library)) == len(bundled_names())
    assert window.settings.texts(FOLDERS) == []


def test_pictures_are_drawn_for_what_is_seen(library, qtbot):
    picture = library.model.index(0, 0).data(Qt.ItemDataRole.DecorationRole).toImage()
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    picture = library.model.index(0, 0).data(Qt.ItemDataRole.DecorationRole).toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 9) for y in range(20, 120, 9)}
    assert len(colours) > 8


def test_titles_have_all_the_room_that_is_left(library):
    header = library.list.header()
    assert sum(map(header.sectionSize, Column)) == library.list.viewport().width()
    before = header.sectionSize(Column.TITLE)
    library.resize(library.width() + 200, library.height())
    assert header.sectionSize(Column.TITLE) == before + 200


def test_a_folder_that_is_gone_is_no_error(window, tmp_path, qtbot):
    window.settings.set(FOLDERS, [str(tmp_path / "gone")])
    window.menus.actions["file.library"].trigger()
    qtbot.waitUntil(lambda: not window.browsing.library.model.is_reading, timeout=30_000)
    assert len(window.browsing.library.model.entries) == len(bundled_names())
    assert all(isinstance(entry.path, Path) for entry in window.browsing.library.model.entries)


def test_titles_are_in_the_language_of_the_program(window, qtbot):
    window.bench.language = "de"
    window.menus.actions["file.library"].trigger()
    library = window.browsing.library
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    titles = {library.model.index(row, 0).data() for row in range(library.model.rowCount())}
    assert titles == {bundled(name).scenario.title("de") for name in bundled_names()}
    window.bench.language = "en"
