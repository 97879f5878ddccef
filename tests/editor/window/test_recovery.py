"""What is not saved is offered at the next start, whatever ended the program."""

import json
import signal
import threading
import time
from dataclasses import replace

import pytest
from editor_process import PAINT, editor_process, wait_for
from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QListWidget
from windows import Person, window_in

from bocage_editor.commands.edit import edit
from bocage_editor.dialogs.recovered import THUMBNAIL
from bocage_editor.storage.recovery import KEPT_DAYS, Recovery
from bocage_editor.window import copies
from bocage_scenarios.formats import load
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_schema.hexes import Hex

posix = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no signals")
TEXT = "bocage: 1\nboard: standard\nface: countryside\n"
FOREST = {Hex(3, 4): HexContent(terrain=Tile("forest"))}


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "карта d'été.yaml"
    made.write_text(TEXT)
    return made


def leave_behind(window, *entries):
    """Leave copies in a window's folder as a run does that is killed."""
    run = Recovery(window.places.recovery)
    for number, (name, path, hexes) in enumerate(entries):
        run.keep(f"document-{number}", Scenario(hexes=hexes), name, path)
    run.leave()


def left(window):
    return sorted(window.places.recovery.glob("run-*/*.json"))


@posix
def test_twenty_edits_survive_a_killed_process(tmp_path, path, qtbot, dialogs):
    with editor_process(PAINT, tmp_path, path) as process:
        wait_for(process, "ready")
        process.kill()
    assert path.read_text() == TEXT
    window = window_in(tmp_path)
    qtbot.addWidget(window, before_close_func=lambda made: made.files.end())
    window.show()
    icons = []

    def look(dialog):
        item = dialog.findChild(QListWidget).item(0)
        assert item.checkState() is Qt.CheckState.Checked
        icons.append(item.icon().pixmap(THUMBNAIL).toImage())

    dialogs.expect("recovered", "open", look)
    window.files.offer_recovered()
    assert path.name in dialogs.texts[0]
    assert str(path) in dialogs.texts[0]
    today = QLocale("en").toString(
        QDateTime.currentDateTime().date(), QLocale.FormatType.ShortFormat
    )
    assert today in dialogs.texts[0]
    colours = {icons[0].pixel(x, y) for x in range(0, 150, 10) for y in range(0, 90, 10)}
    assert len(colours) > 5, "an empty picture"
    page = window.page
    assert page.document.path == path
    assert len(page.document.scenario.hexes) == 20
    assert page.document.is_modified
    assert path.read_text() == TEXT
    page.document.undo_stack.undo()
    assert page.document.scenario.hexes == {}
    page.document.undo_stack.redo()
    window.files.save()
    assert len(load(path).scenario.hexes) == 20
    qtbot.waitUntil(lambda: left(window) == [])


@posix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_leads_to_copies_first(tmp_path, path, name):
    body = PAINT.replace('when(copied, lambda: say("ready"))', 'say("ready")')
    body = body.replace("def paint():", "copies.AUTOSAVE_AFTER_MS = 10**6\ndef paint():")
    with editor_process(body, tmp_path, path) as process:
        wait_for(process, "ready")
        number = getattr(signal, name)
        process.send_signal(number)
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 128 + number
        assert b"Traceback" not in errors
    (found,) = Recovery(tmp_path / "state" / "recovery").left_behind()
    assert found.path == path
    assert len(found.scenario.hexes) == 20
    assert path.read_text() == TEXT


@posix
def test_a_signal_during_a_dialog_ends_the_program_too(tmp_path, path):
    body = """
def begin():
    when(lambda: window().pages(), ask)

def ask():
    QTimer.singleShot(0, window().menus.actions["file.new"].trigger)
    when(QApplication.activeModalWidget, lambda: say("ready"))
"""
    with editor_process(body, tmp_path, path) as process:
        wait_for(process, "ready")
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
        assert process.returncode == 128 + signal.SIGTERM
    recovery = tmp_path / "state" / "recovery"
    assert [found for found in recovery.iterdir() if found.is_dir()] == []
    settings = (tmp_path / "settings" / "settings.ini").read_text()
    assert "session" in settings


@posix
def test_an_exception_in_a_slot_does_not_end_the_process(tmp_path, path):
    body = """
def begin():
    when(lambda: window().pages(), paint)

def paint():
    window().files.add(__import__("bocage_scenarios.model").model.Scenario()).document
    page = window().page
    page.document.undo_stack.resetClean()
    window().files.touched(page.document)
    QTimer.singleShot(0, fail)
    when(QApplication.activeModalWidget, close)

def fail():
    raise KeyError("in a slot")

def close():
    dialog = QApplication.activeModalWidget()
    words = dialog.findChildren(__import__("PySide6.QtWidgets").QtWidgets.QLabel)[0].text()
    assert "Copies of all scenarios were kept" in words, words
    assert len(list(window().places.recovery.glob("run-*/*.json"))) == 1
    dialog.reject()
    QTimer.singleShot(0, lambda: say("goes on"))
"""
    with editor_process(body, tmp_path, path) as process:
        wait_for(process, "goes on")
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=20)
        assert process.returncode == 128 + signal.SIGTERM
    assert b"KeyError: 'in a slot'" in errors


def test_later_keeps_the_copies_for_the_next_time(window, dialogs):
    leave_behind(window, ("a", None, FOREST), ("b", None, FOREST))
    for _ in range(2):
        dialogs.expect("recovered", "later")
        window.files.offer_recovered()
    assert window.pages() == []
    assert len(left(window)) == 2


def test_discard_deletes_what_is_ticked(window, dialogs):
    leave_behind(window, ("a", None, FOREST), ("b", None, FOREST))

    def untick(dialog):
        dialog.findChild(QListWidget).item(0).setCheckState(Qt.CheckState.Unchecked)

    dialogs.expect("recovered", "discard", untick)
    window.files.offer_recovered()
    assert window.pages() == []
    assert len(left(window)) == 1
    dialogs.expect("recovered", "discard")
    window.files.offer_recovered()
    assert left(window) == []
    window.files.offer_recovered()  # nothing to offer, so no dialog


def test_after_a_week_nothing_is_offered(window):
    leave_behind(window, ("a", None, FOREST))
    (file,) = left(window)
    entry = json.loads(file.read_bytes())
    old = time.time() - (KEPT_DAYS + 1) * 86400
    file.write_text(json.dumps({**entry, "time": old}))
    window.files.offer_recovered()
    assert left(window) == []


def test_what_never_had_a_file_comes_back_without_one(window, dialogs):
    leave_behind(window, ("Untitled 3", None, FOREST))
    dialogs.expect("recovered", "open")
    window.files.offer_recovered()
    document = window.page.document
    assert (document.path, document.name, document.is_modified) == (None, "Untitled 3", True)
    assert document.scenario.hexes == FOREST
    assert window.files.keep_all()
    assert len(left(window)) == 1


@pytest.mark.parametrize("text", [None, "{", TEXT.replace("1", "99", 1)])
def test_a_copy_of_a_file_that_cannot_be_opened_any_more_is_not_lost(window, dialogs, path, text):
    leave_behind(window, (path.name, path, FOREST))
    if text is None:
        path.unlink()
    else:
        path.write_text(text)
    dialogs.expect("recovered", "open")
    window.files.offer_recovered()
    assert window.page.document.scenario.hexes == FOREST
    assert window.page.document.path is None
    assert window.page.document.is_modified


def test_two_copies_of_one_file_are_two_documents(window, dialogs, path):
    town = {Hex(1, 2): HexContent(terrain=Tile("town"))}
    leave_behind(window, (path.name, path, FOREST))
    leave_behind(window, (path.name, path, town))
    dialogs.expect("recovered", "open")
    window.files.offer_recovered()
    first, second = window.pages()
    assert first.document.scenario.hexes == town  # the later one
    assert second.document.scenario.hexes == FOREST
    assert second.document.path is None


def test_a_copy_that_cannot_be_kept_again_stays_where_it_is(window, dialogs, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    leave_behind(window, ("a", None, FOREST))
    (file,) = left(window)
    monkeypatch.setattr(window.files.copies.recovery, "keep", full)
    dialogs.expect("recovered", "open")
    window.files.offer_recovered()
    assert window.page.document.scenario.hexes == FOREST
    assert file.exists()


def test_copies_are_kept_by_themselves_and_only_while_they_are_needed(
    person, qtbot, monkeypatch, tmp_path, names
):
    monkeypatch.setattr(copies, "AUTOSAVE_AFTER_MS", 20)
    window = person.window
    person.choose("forest")
    person.click("E5")
    qtbot.waitUntil(lambda: len(left(window)) == 1)
    person.do("edit.undo")
    qtbot.waitUntil(lambda: left(window) == [])
    person.do("edit.redo")
    qtbot.waitUntil(lambda: len(left(window)) == 1)
    names.give(tmp_path / "map.yaml")
    before = left(window)
    person.do("file.save")
    qtbot.waitUntil(lambda: left(window) == [])
    stamp = (tmp_path / "map.yaml").stat().st_mtime_ns
    person.click("G5")
    qtbot.waitUntil(lambda: left(window) == before)
    assert (tmp_path / "map.yaml").stat().st_mtime_ns == stamp


def test_copies_are_kept_while_changes_go_on(person, qtbot):
    steady = person.window.files.copies._steady
    steady.setInterval(20)
    person.choose("forest")
    person.click("E5")
    qtbot.waitUntil(lambda: len(left(person.window)) == 1)
    assert steady.isActive()


def test_nothing_is_kept_of_what_has_no_changes(person):
    assert person.window.files.keep_all()
    assert left(person.window) == []


def test_a_failure_to_keep_copies_is_told(person, monkeypatch, qtbot):
    def full(*_):
        raise OSError(28, "No space left on device")

    person.choose("forest")
    person.click("E5")
    monkeypatch.setattr(person.window.files.copies.recovery, "keep", full)
    assert not person.window.files.keep_all()
    hint = person.window.status.hint
    qtbot.waitUntil(lambda: "No space left on device" in hint.text())
    monkeypatch.undo()
    assert person.window.files.keep_all()
    assert len(left(person.window)) == 1


def test_a_state_folder_that_cannot_be_made_keeps_nobody_from_working(tmp_path, qtbot, names):
    (tmp_path / "state").write_text("")
    (tmp_path / "settings").write_text("")
    window = window_in(tmp_path)
    qtbot.addWidget(window, before_close_func=lambda made: setattr(made.files, "may_close", bool))
    window.show()
    window.files.offer_recovered()
    window.files.add(Scenario())
    person = Person(window)
    person.choose("forest")
    person.click("E5")
    assert not window.files.keep_all()
    names.give(tmp_path / "map.yaml")
    person.do("file.save")
    assert (tmp_path / "map.yaml").exists()
    window.files.may_close = lambda _: True


def test_copies_are_written_while_the_window_goes_on(window, monkeypatch):
    page, threads = window.files.add(Scenario()), []
    plain = window.files.copies.recovery.keep

    def keep(*given):
        threads.append(threading.current_thread())
        plain(*given)

    monkeypatch.setattr(window.files.copies.recovery, "keep", keep)
    edit(page.document, "x", replace(page.document.scenario, hexes=FOREST))
    assert window.files.copies.keep_now()
    assert threads
    assert threading.main_thread() not in threads
