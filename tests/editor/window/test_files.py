"""Opening files by every way there is, and remembering them."""

import gc
import os
import random

import pytest
from dialogs import files_in
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QListWidget, QMenu, QMessageBox
from windows import Person, window_in

from bocage_editor import app
from bocage_editor.storage.settings import Settings
from bocage_editor.window.page import Page
from bocage_scenarios.model import Scenario

TEXT = "bocage: 1\nboard: standard\nface: countryside\nhexes:\n  E5: {terrain: forest}\n"
ALL = Qt.DropAction.CopyAction


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "maps"
    made.mkdir()
    return made


@pytest.fixture
def path(folder):
    made = folder / "map.yaml"
    made.write_text(TEXT)
    return made


def drop(window, target, urls, qtbot):
    """Drop files on a widget, as the system delivers it."""
    data = QMimeData()
    data.setUrls(urls)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), ALL, data, buttons, keys)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(50, 50), ALL, data, buttons, keys))
    qtbot.wait(20)


def opened(window):
    return [page.document.path for page in window.pages()]


def test_by_the_dialog_several_at_once(window, names, folder):
    paths = [folder / f"{name}.yaml" for name in ("a", "b", "c")]
    for path in paths:
        path.write_text(TEXT)
    names.give(*paths)
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert opened(window) == paths
    assert window.settings.folder("scenarios") == folder
    assert window.settings.recent == paths[::-1]


def test_the_same_file_twice_shows_its_tab(window, path, folder):
    page = window.files.open(path)
    window.files.add(Scenario())
    assert window.files.open(folder / "." / ".." / "maps" / "map.yaml") is page
    assert window.page is page
    if hasattr(os, "symlink"):
        (folder / "link.yaml").symlink_to(path)
        assert window.files.open(folder / "link.yaml") is page
    assert len(window.pages()) == 2


def test_by_dropping(window, folder, path, qtbot):
    other = folder / "été %20 日本.yaml"
    other.write_text(TEXT)
    drop(window, window, [QUrl.fromLocalFile(str(path)), QUrl.fromLocalFile(str(other))], qtbot)
    assert opened(window) == [path, other]


def test_dropping_what_is_no_scenario(window, folder, path, qtbot, dialogs):
    (folder / "sub.yaml").mkdir()
    (folder / "picture.png").write_bytes(b"\x89PNG")
    dialogs.expect("report", "close")
    urls = [QUrl.fromLocalFile(str(folder / name)) for name in ("sub.yaml", "picture.png", "gone")]
    urls += [QUrl("https://example.org/map.yaml"), QUrl.fromLocalFile(str(path))]
    drop(window, window, urls, qtbot)
    assert opened(window) == [path]
    assert "3 file" in dialogs.texts[0]
    assert "this is a folder" in dialogs.texts[0]
    assert "picture.png" in dialogs.texts[0]


def test_dropping_a_folder_alone(window, folder, qtbot, dialogs):
    dialogs.expect("report", "close")
    drop(window, window, [QUrl.fromLocalFile(str(folder))], qtbot)
    assert f"{folder}: this is a folder" in dialogs.texts[0]


BROKEN = {
    "empty.yaml": b"",
    "half.m44": b'{"board": {"type": "STAND',
    "list.json": b"[]",
    "zeros.yaml": b"\0" * 100,
    "latin.yaml": "titre: été".encode("latin-1"),
    "deep.json": b"[" * 100_000,
    "huge.yaml": b"x" * 3_000_000,
    "program.yaml": b"!!python/object/apply:os.system ['true']",
    "laughs.yaml": b"a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nbocage: 1\n",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_told_with_its_reason(window, folder, name, dialogs):
    path = folder / name
    path.write_bytes(BROKEN[name])
    dialogs.expect("report", "close")
    assert window.files.open(path) is None
    assert str(path) in dialogs.texts[0]
    assert window.pages() == []
    assert window.settings.recent == []
    assert path.read_bytes() == BROKEN[name]


def test_fifty_truncated_copies_at_once_are_one_message(window, folder, dialogs):
    raw = b'{"board": {"type": "STANDARD", "face": "COUNTRY", "hexagons": {"item": []}}}'
    paths = []
    for number in range(50):
        paths.append(folder / f"{number}.m44")
        paths[-1].write_bytes(raw[: number * len(raw) // 50])
    dialogs.expect("report", "close")
    window.files.open_all(paths)
    assert dialogs.seen == ["report"]
    assert "50 file" in dialogs.texts[0]
    for path in paths:
        dialogs.expect("report", "close")
        window.files.open(path)
    assert window.pages() == []


@pytest.mark.skipif(os.name != "posix", reason="this system has no such files")
def test_a_pipe_is_refused_at_once(window, folder, dialogs):
    os.mkfifo(folder / "pipe.yaml")
    dialogs.expect("report", "close")
    assert window.files.open(folder / "pipe.yaml") is None
    assert "device or a pipe" in dialogs.texts[0]


def test_a_file_without_permission(window, plain_user, dialogs):
    path = plain_user / "secret.yaml"
    path.write_text(TEXT)
    path.chmod(0)
    dialogs.expect("report", "close")
    assert window.files.open(path) is None
    assert f"{path}: Permission denied" in dialogs.texts[0]


# The recent list


def recent_actions(window):
    menu = window.findChild(QMenu, "menu/recent")
    menu.aboutToShow.emit()
    return menu.actions()


def test_recent_files_are_listed_and_missing_ones_removed(window, folder):
    paths = [folder / f"карта & {number}.yaml" for number in range(14)]
    for path in paths:
        path.write_text(TEXT)
        window.files.open(path)
        window.files.close()
    paths[12].unlink()
    actions = recent_actions(window)
    assert len([action for action in actions if str(folder) in action.toolTip()]) == 12
    assert "missing" in actions[1].text()
    assert not actions[1].isEnabled()
    assert paths[12] in window.settings.recent
    assert actions[-1].text() == "Remove 1 missing file from the list"
    actions[-1].trigger()
    assert paths[12] not in window.settings.recent
    assert len(window.settings.recent) == 11
    actions = recent_actions(window)
    actions[0].trigger()
    assert window.page.document.path == paths[13]


def open_maps(window, folder, number):
    """Open files one after the other, and return them; the last one stays open."""
    paths = [folder / f"map {number}.yaml" for number in range(number)]
    for path in paths:
        path.write_text(TEXT)
        window.files.open(path)
    return paths


def listed(window):
    return [action.text() for action in recent_actions(window) if not action.isSeparator()]


def test_a_pinned_file_comes_first_and_outlasts_the_others(window, folder):
    paths = open_maps(window, folder, 3)
    window.files.open(paths[0])
    assert listed(window) == ["map 2.yaml", "map 1.yaml", "map 0.yaml", "Always list map 0.yaml"]
    window.findChild(QAction, "recent/pin").trigger()
    assert listed(window)[:3] == ["map 0.yaml", "map 2.yaml", "map 1.yaml"]
    actions = recent_actions(window)
    assert not actions[0].icon().isNull()
    assert actions[1].isSeparator()
    assert window.findChild(QAction, "recent/pin").isChecked()
    for number in range(20):
        window.settings.add_recent(folder / f"other {number}.yaml")
    assert window.settings.recent[0] == paths[0]
    recent_actions(window)
    window.findChild(QAction, "recent/pin").trigger()
    assert paths[0] not in window.settings.recent


def test_nothing_is_pinned_that_has_no_file(window, folder):
    open_maps(window, folder, 1)
    window.files.add(Scenario())
    assert listed(window) == ["map 0.yaml"]


def test_the_first_page_pins_and_removes_with_a_right_click(window, folder):
    paths = open_maps(window, folder, 3)
    for page in window.pages():
        window.files.close(page)
    paths[1].unlink()
    window.welcome()
    view = window.findChild(QListWidget, "welcome/recent")

    def texts():
        return [view.item(row).text() for row in range(view.count())]

    def choose(row, name):
        view.customContextMenuRequested.emit(view.visualItemRect(view.item(row)).center())
        menu = QApplication.activePopupWidget()
        menu.findChild(QAction, f"welcome/{name}").trigger()
        menu.close()

    assert texts() == ["map 2.yaml", "map 1.yaml (missing)", "map 0.yaml"]
    assert not view.item(1).flags() & Qt.ItemFlag.ItemIsEnabled
    choose(2, "pin")
    assert texts() == ["map 0.yaml", "map 2.yaml", "map 1.yaml (missing)"]
    choose(2, "remove")
    assert texts() == ["map 0.yaml", "map 2.yaml"]
    choose(0, "pin")
    assert texts() == ["map 2.yaml", "map 0.yaml"]
    choose(0, "pin")
    choose(0, "remove")
    choose(0, "remove")
    assert view.isHidden()
    assert window.settings.recent == []


def test_a_recent_file_that_was_broken_since(window, path, dialogs):
    window.files.open(path)
    window.files.close()
    path.write_text("{")
    dialogs.expect("report", "close")
    recent_actions(window)[0].trigger()
    assert window.pages() == []


# From one start to the next


def begin(tmp_path, qtbot, files=()):
    window = window_in(tmp_path)
    qtbot.addWidget(window, before_close_func=lambda made: setattr(made.files, "may_close", all))
    window.show()
    app._begin(window, files, restore=True)
    return window


def test_what_was_open_is_opened_again(tmp_path, folder, path, qtbot):
    other = folder / "b, c; d é.yaml"
    other.write_text(TEXT)
    first = begin(tmp_path, qtbot, [path, other])
    first.close()
    second = begin(tmp_path, qtbot)
    assert opened(second) == [path, other]
    second.close()
    third = begin(tmp_path, qtbot, [other])
    assert opened(third) == [other]


def test_what_was_open_when_the_program_was_killed_is_opened_again(tmp_path, folder, path, qtbot):
    other, third = folder / "other.yaml", folder / "third.yaml"
    other.write_text(TEXT)
    third.write_text(TEXT)
    running = begin(tmp_path, qtbot, [path, other, third])
    running.files.close_tab(1)
    assert opened(begin(tmp_path, qtbot)) == [path, third]


def test_missing_and_broken_files_of_the_last_time_keep_nobody_from_starting(
    tmp_path, folder, path, qtbot, dialogs
):
    settings = Settings(tmp_path / "settings" / "settings.ini")
    (folder / "broken.yaml").write_text("{")
    names = [folder / "gone.yaml", folder / "broken.yaml", path, folder, "", "\0", "relative.yaml"]
    settings.set("session/open", [str(name) for name in names])
    settings.sync()
    dialogs.expect("report", "close")
    window = begin(tmp_path, qtbot)
    assert opened(window) == [path]
    assert "gone.yaml" in window.status.hint.text()


def test_only_broken_files_lead_to_the_welcome(tmp_path, folder, qtbot, dialogs):
    settings = Settings(tmp_path / "settings" / "settings.ini")
    (folder / "broken.yaml").write_text("{")
    settings.set("session/open", [str(folder / "broken.yaml")])
    settings.sync()
    dialogs.expect("report", "close")
    window = begin(tmp_path, qtbot)
    assert window.pages() == []
    assert window.tabs.count() == 1


# Nothing but saving writes to files

SAVING = ("file.save", "file.save_as", "file.save_all")


def dismiss(limit=20):
    """Close whatever waits for an answer, without giving one."""
    for _ in range(limit):
        top = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        if top is None:
            return
        top.reject() if isinstance(top, QDialog) else top.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_no_other_command_writes_to_a_file(window, folder, qtbot, monkeypatch, seed):
    from PySide6.QtCore import QTimer

    for cls in (QDialog, QMessageBox):
        monkeypatch.setattr(cls, "exec", lambda self: self.reject() or 0)
    monkeypatch.setattr(QMessageBox, "about", lambda *_: None)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    rng = random.Random(seed)
    paths = [folder / name for name in ("a.yaml", "b.json", "c.m44")]
    person = Person(window)
    for path in paths:
        page = window.files.add(Scenario())
        page.document.save(path)
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in paths}
    timer = QTimer(window)
    timer.timeout.connect(dismiss)
    timer.start(20)
    left_out = (*SAVING, "file.quit", "file.close", "view.full_screen", "help.guide")
    actions = [name for name in window.menus.actions if name not in left_out]
    for _ in range(120):
        window.tabs.setCurrentIndex(rng.randrange(window.tabs.count()))
        if window.page is None:
            continue
        if rng.random() < 0.4:
            person.choose(rng.choice(["forest", "town", "river"]))
            person.click(rng.choice(["C5", "E5", "G5", "f6"]))
        elif rng.random() < 0.1:
            window.files.keep_all()
        else:
            window.menus.actions[rng.choice(actions)].trigger()
        window.files.disk.look()
    assert any(page.document.is_modified for page in window.pages())
    assert {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in paths} == before
    assert files_in(folder) == ["a.yaml", "b.json", "c.m44"]


def test_nothing_is_kept_of_documents_that_are_closed(window, qtbot):
    def kept():
        gc.collect()
        return sum(type(each) is Page for each in gc.get_objects())

    before = kept()
    for _ in range(3):
        page = window.files.open_example("first_contact")
        qtbot.wait(1)
        window.files.discard(page)
        del page
        qtbot.wait(20)
    assert kept() <= before
