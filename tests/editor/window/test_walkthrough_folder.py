"""The organiser of a club checks a folder with many files, in the window and without."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from bocage_editor.library.model import ENTRY
from bocage_editor.library.window import FOLDERS
from bocage_scenarios import yaml_format
from bocage_scenarios.edits.resizing import Offset, resized
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Texts, Tile
from bocage_scenarios.needs import needs_of
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat
from bocage_schema.inventory import Holdings, count

FILES = 80
BROKEN = {"broken.yaml": b"bocage: 1\nboard: [", "empty.yaml": b"", "bytes.m44": b"\xff\xfe\x00{"}
TITLES = ("Le Café d’Été", "Бой за мост", "渡河", "Straße nach Süden", "Plain Fight")
OWNED = Holdings({"base": 2, "breakthrough": 1})
CHANGED = {Hex(3, 3): "forest", Hex(5, 5): "town"}


def titled(scenario, title):
    return replace(scenario, texts={"en": Texts(title=title)})


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder of scenarios of two sizes, with names in many scripts, some of them broken."""
    made = tmp_path_factory.mktemp("club")
    standard = [bundled(name).scenario for name in bundled_names()]
    standard = [each for each in standard if each.board_format is BoardFormat.STANDARD]
    for number in range(FILES - len(BROKEN)):
        scenario = standard[number % len(standard)]
        title = f"{TITLES[number % len(TITLES)]} {number}"
        if number % 4 == 0:
            scenario = resized(scenario, BoardFormat.BREAKTHROUGH, Offset(4, 0))
        path = made / f"{title.replace(' ', '_')}.yaml"
        path.write_text(yaml_format.write(titled(scenario, title)), "utf-8")
    for name, content in BROKEN.items():
        (made / name).write_bytes(content)
    return made


@pytest.fixture
def library(window, folder, monkeypatch, qtbot):
    """The library, to which the folder was added by its button."""
    window.holdings = OWNED
    window.settings.set(FOLDERS, [])
    window.menus.actions["file.library"].trigger()
    made = window.browsing.library
    qtbot.waitUntil(lambda: not made.model.is_busy, timeout=30_000)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    press(made, "add")
    return made


def press(library, name):
    QTest.mouseClick(library.findChild(QPushButton, f"library/{name}"), Qt.MouseButton.LeftButton)


def shown(library):
    rows = range(library.model.rowCount())
    return [library.model.index(row, 0).data(ENTRY) for row in rows]


def of_folder(library, folder):
    return {entry.path.name for entry in shown(library) if entry.path.parent == folder}


def test_a_folder_is_searched_filtered_and_opened(window, library, folder, qtbot):
    qtbot.waitUntil(lambda: len(of_folder(library, folder)) == FILES, timeout=3_000)
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=60_000)

    QTest.keyClicks(library.filters.search, "cafe")
    assert {entry.path.name for entry in shown(library)} == {
        path.name for path in folder.iterdir() if "Café" in path.name
    }
    library.filters.search.clear()

    library.filters.broken.setChecked(True)
    assert of_folder(library, folder) == set(BROKEN)
    assert all(entry.problem for entry in shown(library))
    library.filters.broken.setChecked(False)

    library.filters.format.setCurrentIndex(library.filters.format.findData("breakthrough"))
    library.filters.mine.setChecked(True)
    expected = set()
    for path in sorted(folder.iterdir()):
        scenario = load(path).scenario
        fits = scenario is not None and not count(needs_of(scenario), OWNED).is_short
        if fits and scenario.board_format is BoardFormat.BREAKTHROUGH:
            expected.add(path.name)
    assert of_folder(library, folder) == expected
    assert 0 < len(expected) < FILES / 4

    model = library.list.selectionModel()
    flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    two = shown(library)[:2]
    for row in range(2):
        model.setCurrentIndex(library.model.index(row, 0), flags)
    before = len(window.pages())
    press(library, "open")
    opened = [page.document for page in window.pages()[before:]]
    assert {document.scenario.title() for document in opened} == {entry.title for entry in two}


def test_two_versions_are_compared(window, folder, tmp_path, monkeypatch):
    first = sorted(path for path in folder.glob("*.yaml") if path.name.startswith("Plain"))[0]
    scenario = load(first).scenario
    hexes = dict(scenario.hexes)
    for at, piece in CHANGED.items():
        hexes[at] = replace(hexes.get(at, HexContent()), terrain=Tile(piece))
    second = tmp_path / "second.yaml"
    second.write_text(yaml_format.write(replace(scenario, hexes=hexes)), "utf-8")
    window.files.open_all([second])
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(first), ""))
    window.menus.actions["scenario.compare"].trigger()
    rows = [
        window.comparing.dialog.list.item(row).text()
        for row in range(window.comparing.dialog.list.count())
    ]
    board = window.page.session.board
    assert sorted(row.partition(":")[0] for row in rows) == sorted(map(board.label, CHANGED))


def test_the_command_line_says_the_same(run, window, library, folder, tmp_path, qtbot):
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=60_000)
    checked = run("validate", folder, "--format", "json", "--jobs", "1")
    assert checked.status in (1, 2)
    unread = {item["file"].rpartition("/")[2] for item in json.loads(checked.stdout)} & set(BROKEN)
    assert "broken.yaml" in unread
    counted = json.loads(run("count", folder, "--format", "json").stdout)
    readable = {entry.path for entry in shown(library) if not entry.problem}
    files = {one["file"] for one in counted["scenarios"]}
    assert files == {str(path) for path in readable if path.parent == folder}
    titles = {one["title"] for one in counted["scenarios"]}
    assert titles == {entry.title for entry in shown(library) if entry.path.parent == folder} - {""}
    QApplication.processEvents()


def test_thumbnails_of_the_folder_are_drawn(run, folder, tmp_path):
    few = tmp_path / "few"
    few.mkdir()
    for path in sorted(folder.glob("*.yaml"))[:8]:
        (few / path.name).write_bytes(path.read_bytes())
    pictures = tmp_path / "pictures"
    result = run("render", few, pictures, "--thumbnail")
    drawn = sorted(path.stem for path in pictures.iterdir())
    readable = [path for path in sorted(few.iterdir()) if load(path).scenario is not None]
    assert drawn == sorted(path.stem for path in readable)
    assert (result.status == 0) == (len(readable) == 8)
