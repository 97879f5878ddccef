"""A library of many files: all are listed, broken ones say why, and nothing waits for it."""

import gc
from itertools import pairwise
from threading import Event, Thread
from time import perf_counter, process_time

import pytest
from corpus_files import with_corpus
from many_files import BROKEN, many_files
from memory import memory_mb
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from bocage_editor.canvas import sprites
from bocage_editor.canvas.thumbnails import Thumbnails
from bocage_editor.library import model as library_model
from bocage_editor.library.model import ENTRY, MOST_PICTURES, PICTURE
from bocage_editor.library.window import FOLDERS
from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_scenarios.shelf import scenario_paths
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Holdings

AT_HOME = len(bundled_names())


def opened(window, folder):
    window.settings.set(FOLDERS, [str(folder)])
    window.menus.actions["file.library"].trigger()
    return window.browsing.library


def shown(library):
    model = library.model
    return [model.index(row, 0).data(ENTRY) for row in range(model.rowCount())]


def test_every_file_is_listed_and_every_broken_one_says_why(window, tmp_path, qtbot):
    folder = tmp_path / "many"
    broken = many_files(folder, 300, broken=2 * len(BROKEN))
    library = opened(window, folder)
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=60_000)
    assert len(shown(library)) == AT_HOME + 300
    library.filters.broken.setChecked(True)
    found = shown(library)
    assert sorted(entry.path.name for entry in found) == sorted(broken)
    assert all(len(entry.problem) > 20 for entry in found)
    library.filters.broken.setChecked(False)
    for row in range(0, library.model.rowCount(), 5):
        library.list.scrollTo(library.model.index(row, 0))
        qtbot.waitUntil(lambda: not library.model.is_busy, timeout=60_000)
        assert library.model.pictures <= MOST_PICTURES


def test_all_names_are_there_before_any_file_is_read(window, tmp_path, monkeypatch):
    folder = tmp_path / "many"
    many_files(folder, 40, broken=0)
    library = opened(window, folder)
    monkeypatch.setattr(library_model, "BUDGET_S", 60.0)
    library.model.work()
    assert len(shown(library)) == AT_HOME + 40
    assert all(not entry.marks for entry in shown(library))
    assert library.model.is_reading
    assert "0 of" in library.status.text()


def test_a_turn_lists_reads_or_draws_no_more_than_there_is_time_for(window, tmp_path, monkeypatch):
    """With no time at all, each turn still does something, and the end is the same."""
    folder = tmp_path / "many"
    many_files(folder, 40, broken=0)
    monkeypatch.setattr(library_model, "BUDGET_S", 0.0)
    monkeypatch.setattr(sprites, "BUDGET_S", 0.0)
    library = opened(window, folder)
    turns = 0
    while library.model.is_reading:
        read = [bool(entry.marks) for entry in library.model.entries]
        library.model.work()
        after = [bool(entry.marks) for entry in library.model.entries]
        assert len(after) - len(read) <= AT_HOME
        assert sum(after) - sum(read) <= 1
        turns += 1
    assert turns > 40 + AT_HOME
    assert len(shown(library)) == AT_HOME + 40


def test_a_thumbnail_that_is_drawn_in_parts_is_the_same(qapp, monkeypatch):
    scenario = bundled("the_bridge_at_airel").scenario
    at_once = Thumbnails(PICTURE)
    monkeypatch.setattr(sprites, "BUDGET_S", 60.0)
    whole = at_once.draw(scenario)
    monkeypatch.setattr(sprites, "BUDGET_S", 0.0005)
    slowly, rounds = Thumbnails(PICTURE), 1
    while (made := slowly.draw(scenario)) is None:
        rounds += 1
    assert rounds > 2
    assert made.toImage() == whole.toImage()


def test_a_file_is_told_of_at_once_and_drawn_soon(window, tmp_path, qtbot):
    folder = tmp_path / "many"
    many_files(folder, 20, broken=0)
    library = opened(window, folder)
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    library.list.setCurrentIndex(library.model.index(3, 0))
    details = library.details
    assert str(details.entry.path) in details.words.text()
    assert details.picture.pixmap().isNull()
    qtbot.waitUntil(lambda: not details.is_busy, timeout=30_000)
    assert not details.picture.pixmap().isNull()
    assert "warnings" in details.words.text()
    library.list.setCurrentIndex(library.model.index(4, 0))
    assert details.picture.pixmap().isNull()


def test_nothing_is_counted_before_what_counts_is_loaded(window, tmp_path, qtbot, monkeypatch):
    """It takes a while to load, and would hold up the window."""
    loaded = Event()
    thread = Thread(target=loaded.wait, daemon=True)
    thread.start()
    monkeypatch.setattr(library_model, "warming", lambda: thread)
    window.holdings = Holdings({"base": 1})
    library = opened(window, tmp_path)
    qtbot.waitUntil(lambda: len(library.model.entries) == AT_HOME)
    qtbot.wait(50)
    assert not any(entry.marks for entry in library.model.entries)
    loaded.set()
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    assert all(entry.marks for entry in library.model.entries)


def test_near_duplicates_are_sought_once_all_is_read(window, tmp_path, qtbot):
    folder = tmp_path / "many"
    many_files(folder, 30, broken=0)
    lonely = Scenario(hexes={Hex(4, 4): HexContent(terrain=Tile("town"))})
    (folder / "lonely.yaml").write_text(yaml_format.write(lonely))
    library = opened(window, folder)
    library.show_alike()
    assert library.model.is_reading
    qtbot.waitUntil(lambda: not library.model.is_busy, timeout=30_000)
    names = {entry.path.name for entry in shown(library)}
    assert {f"{name}.yaml" for name in bundled_names()} & names
    assert "lonely.yaml" not in names


def test_folders_that_are_hidden_or_lead_in_a_circle_are_not_looked_into(tmp_path):
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "a.yaml").write_text("{")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "c.yaml").write_text("{")
    (tmp_path / "b" / "folder.yaml").mkdir()
    (tmp_path / "b" / "gone.yaml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "b" / "up").symlink_to(tmp_path)
    lists = list(scenario_paths([tmp_path, tmp_path / "nowhere"]))
    assert [path.name for paths in lists for path in paths] == ["c.yaml"]


@pytest.mark.soak
@with_corpus
def test_two_thousand_files_hold_nothing_up(window, tmp_path, qtbot):
    """Times are those of this process, so that what else a machine does matters little."""
    folder = tmp_path / "many"
    broken = many_files(folder, 2000, broken=48)
    gc.freeze()
    before, began = memory_mb(), perf_counter()
    library = opened(window, folder)
    model, loop = library.model, QEventLoop()
    turns, listed, row = [process_time()], [], 0

    def turn():
        nonlocal row
        turns.append(process_time())
        if model.rowCount() >= 2000 and not listed:
            listed.append(perf_counter())
        if not model.is_busy and not library.details.is_busy:
            if row >= model.rowCount():
                loop.exit()
            else:
                library.list.setCurrentIndex(model.index(row, 0))
                QTest.keyClick(library.list, Qt.Key.Key_PageDown)
                row += 9

    timer = QTimer()
    timer.timeout.connect(turn)
    timer.start(1)
    loop.exec()
    timer.stop()
    gc.unfreeze()
    longest = max(after - before for before, after in pairwise(turns))
    assert listed[0] - began < 3
    assert longest < 0.1
    assert memory_mb() - before < 200
    assert model.pictures <= MOST_PICTURES
    library.filters.broken.setChecked(True)
    assert sorted(entry.path.name for entry in shown(library)) == sorted(broken)
