"""The library: finding, looking at and opening scenarios among many."""

import json
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from bocage_editor.library.model import ENTRY, Column
from bocage_editor.library.window import FOLDERS
from bocage_scenarios import m44_format, yaml_format
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_scenarios.shelf import Findings
from bocage_schema.hexes import Hex
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
    library.filters.broken.setChecked(True)
    assert names(library) == ["broken.yaml"]
    entry = library.model.index(0, 0).data(ENTRY)
    assert entry.problem
    select(library, "broken.yaml")
    assert entry.problem in library.details.words.text()


def test_a_search_ignores_accents_and_capitals(library):
    QTest.keyClicks(library.filters.search, "CAFE ete")
    assert names(library) == ["café.yaml"]
    library.filters.search.clear()
    QTest.keyClicks(library.filters.search, "copy")
    assert names(library) == ["copy.yaml"]


def test_filters_by_board_face_and_boxes(window, folder, qtbot):
    window.holdings = Holdings({"base": 1})
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    library = window.browsing.library
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    library.filters.format.setCurrentIndex(library.filters.format.findData("overlord"))
    assert names(library) == ["tanks_east_of_caen.yaml", "the_bridge_at_airel.yaml"]
    library.filters.format.setCurrentIndex(0)
    library.filters.face.setCurrentIndex(library.filters.face.findData("winter"))
    assert names(library) == ["the_sauer_at_diekirch.yaml", "wingen_sur_moder.yaml"]
    library.filters.face.setCurrentIndex(0)
    library.filters.mine.setChecked(True)
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
    assert "Notes cannot be kept" in library.details.note.placeholderText()
    QTest.keyClicks(library.details.note, "x")
    QTest.keyClicks(library.details.result, "x")
    assert library.details.note.toPlainText() == library.details.result.text() == ""
    library.details.keep_note()
    assert window.places.diary_file.read_text() == "{"


def test_folders_are_added_and_removed(window, library, tmp_path, monkeypatch, qtbot):
    other = tmp_path / "other"
    (other / "below").mkdir(parents=True)
    (other / "below" / "deep.yaml").write_text(yaml_format.write(FIRST))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(other))
    press(library, "add")
    qtbot.waitUntil(lambda: not library.model.is_reading, timeout=30_000)
    assert "deep.yaml" in names(library)
    assert "copy.yaml" in names(library)
    assert [action.text() for action in library.folders.actions()] == [
        *window.settings.texts(FOLDERS)
    ]
    for name in window.settings.texts(FOLDERS):
        next(each for each in library.folders.actions() if each.text() == name).trigger()
    assert not library.remove.isEnabled()
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


@pytest.fixture
def dated(window, tmp_path, qtbot):
    """The library with four files more: of several years, forces and flaws, one with an author."""
    folder = tmp_path / "dated"
    folder.mkdir()
    us, german = Unit("infantry", "us"), Unit("infantry", "german")
    few = {Hex(0, 0): HexContent(unit=german), Hex(8, 0): HexContent(unit=us)}
    many = few | {Hex(8, 2 * n): HexContent(unit=us) for n in range(1, 9)}
    made = {
        "early": Scenario(begin=date(1940, 5, 10), hexes=few),
        "late": Scenario(begin=date(1944, 6, 6), hexes=many),
        "undated": Scenario(hexes=few),
        "flawed": Scenario(
            begin=date(1945, 1, 2), hexes={Hex(0, 0): HexContent(unit=us, line=Tile("river"))}
        ),
    }
    for name, scenario in made.items():
        (folder / f"{name}.yaml").write_text(yaml_format.write(scenario))
    text = m44_format.write(made["early"])
    data = json.loads(text)
    data["meta_data"]["author"] = {"id": 7, "login": "Zoë D."}
    (folder / "authored.m44").write_text(json.dumps(data))
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    made = window.browsing.library
    qtbot.waitUntil(lambda: not made.model.is_reading, timeout=30_000)
    return made


def shown_stems(library):
    """Return the names of the files of the test that the list shows."""
    return {Path(name).stem for name in names(library)} & {
        "early", "late", "undated", "flawed", "authored",
    }  # fmt: skip


def test_years_forces_and_authors_are_looked_for(dated):
    filters = dated.filters
    assert shown_stems(dated) == {"early", "late", "undated", "flawed", "authored"}
    first, last = filters.years
    first.setValue(1944)
    assert shown_stems(dated) == {"late", "flawed"}
    last.setValue(1944)
    assert shown_stems(dated) == {"late"}
    first.setValue(first.minimum())
    assert shown_stems(dated) == {"early", "late", "authored"}
    last.setValue(last.minimum())
    least, most = filters.units
    most.setValue(1)
    assert {"early", "undated", "authored"} <= shown_stems(dated)
    assert "late" not in shown_stems(dated)
    least.setValue(1)
    assert shown_stems(dated) == {"early", "undated", "authored"}
    least.setValue(least.minimum())
    most.setValue(most.minimum())
    QTest.keyClicks(filters.search, "zoe")
    assert shown_stems(dated) == {"authored"}
    dated.list.setCurrentIndex(dated.model.index(0, 0))
    assert "By Zoë D." in dated.details.words.text()
    filters.search.clear()
    QTest.keyClicks(filters.search, "1940")
    assert shown_stems(dated) == {"early", "authored"}


def test_findings_are_looked_for_once_they_are_asked_for(dated, qtbot):
    box = dated.filters.findings
    assert all(entry.found is None for entry in dated.model.entries)
    box.setCurrentIndex(box.findData(Findings.ERRORS))
    qtbot.waitUntil(lambda: not dated.model.is_reading, timeout=60_000)
    assert shown_stems(dated) == {"flawed"}
    box.setCurrentIndex(box.findData(Findings.NO_ERRORS))
    assert shown_stems(dated) == {"early", "late", "undated", "authored"}
    box.setCurrentIndex(box.findData(Findings.CLEAN))
    assert "flawed" not in shown_stems(dated)
    assert len(names(dated)) >= len(bundled_names())
    box.setCurrentIndex(0)
    assert "flawed" in shown_stems(dated)


def test_new_files_are_seen_when_one_looks_again(dated, window, qtbot):
    folder = Path(window.settings.texts(FOLDERS)[0])
    (folder / "new.yaml").write_text(yaml_format.write(FIRST))
    press(dated, "refresh")
    qtbot.waitUntil(lambda: not dated.model.is_reading, timeout=30_000)
    assert "new.yaml" in names(dated)
    QTest.keyClick(dated, Qt.Key.Key_Escape)
    assert not dated.isVisible()
    (folder / "newer.yaml").write_text(yaml_format.write(FIRST))
    window.menus.actions["file.library"].trigger()
    qtbot.waitUntil(lambda: not dated.model.is_reading, timeout=30_000)
    assert dated.isVisible()
    assert "newer.yaml" in names(dated)


def test_details_go_when_the_search_leaves_nothing(dated):
    dated.list.setCurrentIndex(dated.model.index(0, 0))
    assert dated.details.entry is not None
    QTest.keyClicks(dated.filters.search, "qqqq")
    assert dated.details.entry is None


def test_files_that_cannot_be_opened_are_counted(dated, window, qtbot):
    folder = Path(window.settings.texts(FOLDERS)[0])
    (folder / "broken.yaml").write_text("{")
    press(dated, "refresh")
    qtbot.waitUntil(lambda: not dated.model.is_reading, timeout=30_000)
    dated.filters.broken.setChecked(True)
    dated.list.selectAll()
    press(dated, "open")
    assert dated.status.text() == "1 file left out that cannot be read."
