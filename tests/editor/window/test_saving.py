"""Saving: under which name, in which format, and what happens when it cannot be done."""

import json
from dataclasses import replace

import pytest
from dialogs import click, files_in
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from windows import Person

from bocage_editor.commands.edit import edit
from bocage_scenarios.formats import load
from bocage_scenarios.model import Scenario, Texts

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "maps"
    made.mkdir()
    return made


def paint(person, *labels):
    person.choose("forest")
    for label in labels:
        person.click(label)


def notice_button(page, name):
    found = [
        button
        for button in page.notice.findChildren(QPushButton, f"notice/{name}")
        if not button.isHidden()
    ]
    assert len(found) == 1, name
    return found[0]


def test_a_first_save_by_keys_asks_for_a_name_made_from_the_title(person, names, folder):
    page = person.page
    edit(page.document, "Title", replace(Scenario(), texts={"en": Texts(title="Été à Caen")}))
    person.window.settings.set_folder("scenarios", folder)
    names.give(folder / "mine é")
    QTest.keyClick(person.window, Qt.Key.Key_S, CTRL)
    assert names.starts == [str(folder / "été_à_caen.yaml")]
    assert files_in(folder) == ["mine é.yaml"]
    assert load(folder / "mine é.yaml").scenario.title() == "Été à Caen"
    assert person.window.tabs.tabText(0) == "mine é.yaml"
    assert not person.window.isWindowModified()
    assert person.window.settings.recent == [folder / "mine é.yaml"]


def test_the_mark_of_changes_comes_and_goes(person, names, folder):
    window = person.window
    paint(person, "E5")
    assert window.tabs.tabText(0).endswith("*")
    assert window.isWindowModified()
    names.give(folder / "a.yaml")
    assert window.files.save()
    assert not window.isWindowModified()
    paint(person, "C5")
    assert window.tabs.tabText(0) == "a.yaml*"
    person.do("edit.undo")
    assert window.tabs.tabText(0) == "a.yaml"
    assert len(person.history()) == 2


@pytest.mark.parametrize(
    ("given", "kind", "file", "start"),
    [
        ("map", "", "map.yaml", "bocage: 1"),
        ("map", "JSON", "map.json", "{"),
        ("map", "m44", "map.m44", "{"),
        ("my.first.map", "", "my.first.map.yaml", "bocage: 1"),
        ("map.m44", "YAML", "map.m44", "{"),
        ("MAP.YML", "", "MAP.YML", "bocage: 1"),
    ],
)
def test_the_suffix_says_the_format(person, names, folder, given, kind, file, start):
    paint(person, "E5")
    names.give(folder / given, kind=kind)
    person.do("file.save_as")
    assert files_in(folder) == [file]
    text = (folder / file).read_text()
    assert text.startswith(start)
    if file.endswith("m44"):
        assert "board" in json.loads(text)


def test_from_format_to_format_and_back(person, names, folder):
    paint(person, "E5", "f6")
    before = person.page.document.scenario
    names.give(folder / "a.yaml", folder / "b.json", folder / "c.m44", folder / "d.yaml")
    for number in range(4):
        person.do("file.save_as")
        assert person.page.document.scenario is before
        assert len(person.history()) == 2, number
    assert (folder / "a.yaml").read_bytes() == (folder / "d.yaml").read_bytes()


@pytest.mark.parametrize("button", ["yes", "cancel"])
def test_an_appended_suffix_that_hits_a_file_is_asked_about(person, names, folder, dialogs, button):
    (folder / "map.yaml").write_text("precious")
    paint(person, "E5")
    names.give(folder / "map")
    dialogs.expect("overwrite", button)
    person.do("file.save_as")
    assert "map.yaml exists already" in dialogs.texts[0]
    saved = button == "yes"
    assert ((folder / "map.yaml").read_text() == "precious") is not saved
    assert person.page.document.is_modified is not saved
    if saved:
        assert (folder / "map.yaml.bak").read_text() == "precious"


def test_a_name_that_is_open_in_another_tab_is_refused(person, names, folder, dialogs):
    paint(person, "E5")
    names.give(folder / "x.m44")
    person.do("file.save")
    before = (folder / "x.m44").read_bytes()
    person.window.files.add(Scenario())
    paint(person, "C5")
    names.give(folder / "x.m44")
    dialogs.expect("report", "close")
    person.do("file.save")
    assert "open in another tab" in dialogs.texts[0]
    assert (folder / "x.m44").read_bytes() == before
    assert person.page.document.is_modified
    assert person.page.document.path is None


def test_a_cancelled_file_dialog_changes_nothing(person, names, folder):
    paint(person, "E5")
    person.do("file.save")
    assert person.page.document.is_modified
    assert files_in(folder) == []


def check_refused(person, reason, path):
    page = person.page
    assert page.document.is_modified
    assert not page.notice.isHidden()
    assert str(path) in page.notice.text
    assert reason in page.notice.text


def test_a_read_only_folder_is_told_with_path_and_reason_and_save_as_helps(
    person, names, plain_user
):
    target = plain_user / "maps"
    target.mkdir()
    paint(person, "E5")
    names.give(target / "a.yaml")
    person.do("file.save")
    before = (target / "a.yaml").read_bytes()
    target.chmod(0o555)
    paint(person, "C5")
    QTest.keyClick(person.window, Qt.Key.Key_S, CTRL)
    check_refused(person, "Permission denied", target / "a.yaml")
    assert (target / "a.yaml").read_bytes() == before
    names.give(plain_user / "b.yaml")
    click(notice_button(person.page, "save_as"))
    assert person.page.notice.isHidden()
    assert not person.page.document.is_modified
    assert len(load(plain_user / "b.yaml").scenario.hexes) == 2
    target.chmod(0o755)


def test_a_read_only_file_is_told_when_it_is_opened(window, plain_user):
    path = plain_user / "a.yaml"
    path.write_text("bocage: 1\nboard: standard\nface: beach\n")
    path.chmod(0o444)
    page = window.files.open(path)
    assert "read-only" in page.notice.text
    assert not window.tabs.tabIcon(0).isNull()


def test_a_full_disk_is_told(person, names, tiny_disk):
    paint(person, "E5")
    names.give(tiny_disk / "a.yaml")
    person.do("file.save")
    texts = {"en": Texts(history="x" * 100_000)}
    edit(person.page.document, "Write", replace(person.page.document.scenario, texts=texts))
    person.do("file.save")
    check_refused(person, "No space left on device", tiny_disk / "a.yaml")
    assert len(load(tiny_disk / "a.yaml").scenario.hexes) == 1
    person.do("edit.undo")
    assert not person.page.document.is_modified


def test_a_disk_without_writing(person, names, read_only_disk):
    paint(person, "E5")
    names.give(read_only_disk / "a.yaml")
    person.do("file.save")
    check_refused(person, "Read-only file system", read_only_disk / "a.yaml")


def test_a_folder_of_that_name_and_a_folder_that_is_gone(person, names, folder):
    (folder / "a.yaml").mkdir()
    paint(person, "E5")
    for path, reason in (
        (folder / "a.yaml", "folder"),
        (folder / "gone" / "a.yaml", "No such file or directory"),
        (folder / ("x" * 300 + ".yaml"), "File name too long"),
    ):
        names.give(path)
        person.do("file.save_as")
        page = person.page
        assert page.document.is_modified
        assert page.document.path is None
        assert reason.lower() in page.notice.text.lower()


def test_markup_in_a_name_is_no_markup(person, names, folder):
    paint(person, "E5")
    name = "<b>bold</b> & {why} %n %1 &amp;"
    names.give(folder / f"{name}.yaml".replace("/", "|"))
    person.do("file.save")
    assert person.page.document.path is not None
    (folder / "gone").mkdir()
    names.give(folder / "<img src=x>" / "a.yaml")
    person.do("file.save_as")
    assert "<img src=x>" in person.page.notice.text


def test_what_a_format_cannot_say_is_told_and_stays(person, names, folder, dialogs):
    page = person.page
    texts = {
        "en": Texts(title="Bridge", rules="# Rules\n" * 3),
        "nl": Texts(title="Brug"),
        "de": Texts(title="Brücke"),
    }
    edit(page.document, "Texts", replace(page.document.scenario, texts=texts))
    before = page.document.scenario
    names.give(folder / "a.m44")
    person.do("file.save")
    assert page.document.scenario is before
    assert page.notice.topic == "losses"
    dialogs.expect("report", "close")
    click(notice_button(page, "losses"))
    assert "M204" in dialogs.texts[0]
    person.do("edit.undo")
    person.do("edit.redo")
    person.do("file.save")
    assert page.notice.topic == ""  # it was told once
    names.give(folder / "b.yaml")
    person.do("file.save_as")
    assert load(folder / "b.yaml").scenario == before


def test_save_all_saves_what_has_changes(window, names, folder, qtbot):
    person = Person(window)
    for name in ("a", "b", "c"):
        window.files.add(Scenario(), name)
        paint(person, "E5")
        names.give(folder / f"{name}.yaml")
        person.do("file.save")
    stamps = {}
    for index in (0, 2):
        window.tabs.setCurrentIndex(index)
        paint(person, "C5")
    stamps = {path.name: path.stat().st_mtime_ns for path in folder.glob("*.yaml")}
    person.do("file.save_all")
    now = {path.name: path.stat().st_mtime_ns for path in folder.glob("*.yaml")}
    assert {name for name in now if now[name] != stamps[name]} == {"a.yaml", "c.yaml"}


def test_a_change_by_others_is_asked_about_before_it_is_written_over(
    person, names, folder, dialogs
):
    paint(person, "E5")
    names.give(folder / "a.yaml")
    person.do("file.save")
    path = folder / "a.yaml"
    theirs = path.read_text().replace("forest", "town")
    path.write_text(theirs)
    paint(person, "C5")
    dialogs.expect("overwrite", "cancel")
    person.do("file.save")
    assert "changed by another program" in dialogs.texts[0]
    assert path.read_text() == theirs
    assert person.page.document.is_modified
    names.give(folder / "b.yaml")
    dialogs.expect("overwrite", "elsewhere")
    person.do("file.save")
    assert path.read_text() == theirs
    assert person.page.document.path == folder / "b.yaml"


def test_writing_over_keeps_theirs_as_the_backup(person, names, folder, dialogs):
    paint(person, "E5")
    names.give(folder / "a.yaml")
    person.do("file.save")
    path = folder / "a.yaml"
    theirs = path.read_text().replace("forest", "town")
    path.write_text(theirs)
    paint(person, "C5")
    dialogs.expect("overwrite", "yes")
    person.do("file.save")
    assert len(load(path).scenario.hexes) == 2
    assert (folder / "a.yaml.bak").read_text() == theirs


def test_a_newer_file_is_looked_at_only(window, folder, dialogs, names):
    path = folder / "a.yaml"
    path.write_text("bocage: 99\nboard: standard\nface: beach\n")
    window.files.open(path)
    person = Person(window)
    assert "newer release" in person.page.notice.text
    paint(person, "E5", "C5")
    assert person.page.document.scenario.hexes == {}
    assert not person.page.document.is_modified
    dialogs.expect("report", "close")
    person.do("file.save")
    names.give(folder / "b.yaml")
    dialogs.expect("report", "close")
    person.do("file.save_as")
    assert all("update Bocage" in text for text in dialogs.texts)
    assert files_in(folder) == ["a.yaml"]
    assert path.read_text().startswith("bocage: 99")
