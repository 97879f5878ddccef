"""Pictures by the dialog: the same whatever the screen shows, whole or not at all."""

import struct

import pytest
from dialogs import files_in
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QPushButton, QSpinBox
from windows import Person

from bocage_editor.dialogs.export_picture import ExportPicture
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.hexes import Hex

SCENARIO = Scenario(
    hexes={
        Hex(3, 4): HexContent(terrain=Tile("forest")),
        Hex(2, 2): HexContent(unit=Unit("us infantry")),
    }
)


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "pictures"
    made.mkdir()
    return made


@pytest.fixture
def page(window):
    return window.files.add(SCENARIO, 'a/b: "c"')


def choose(form, **values):
    """Return what to do in the dialog: choose a form, and sizes."""

    def act(dialog):
        box = dialog.findChild(QComboBox, "export/form")
        box.setCurrentIndex(box.findData(form))
        for name, value in values.items():
            kind = QDoubleSpinBox if name == "hex_mm" else QSpinBox
            dialog.findChild(kind, f"export/{name}").setValue(value)

    return act


def export(window, dialogs, names, path, form, **values):
    names.give(path)
    dialogs.expect("export", "save", choose(form, **values))
    window.menus.actions["file.export"].trigger()
    return path.read_bytes()


@pytest.mark.parametrize("form", ["png", "svg", "pdf"])
def test_the_picture_does_not_depend_on_the_screen(
    window, page, dialogs, names, folder, form, monkeypatch
):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    person = Person(window)
    pictures = []
    for zoom in (0.25, 4.0):
        window.tabs.setCurrentWidget(page)
        window.viewing.set_zoom(zoom)
        if zoom > 1:
            page.view.horizontalScrollBar().setValue(99)
            page.session.select([Hex(3, 4)])
            person.do("view.turn")
            window.resize(1100, 650)
        path = folder / f"at {zoom}.{form}"
        pictures.append(export(window, dialogs, names, path, form, width=900, hex_mm=15))
    assert pictures[0] == pictures[1]
    assert not page.document.is_modified


def test_the_size_is_the_one_chosen(window, page, dialogs, names, folder):
    raw = export(window, dialogs, names, folder / "a.png", "png", width=1234)
    assert struct.unpack(">I", raw[16:20]) == (1234,)


def test_the_name_is_made_from_the_title_and_completed(window, page, dialogs, names, folder):
    window.settings.set_folder("pictures", folder)
    names.give(folder / "my.first.map")
    dialogs.expect("export", "save", choose("svg", width=300))
    window.menus.actions["file.export"].trigger()
    assert names.starts == [str(folder / "a_b_c.svg")]
    assert files_in(folder) == ["my.first.map.svg"]


@pytest.fixture
def dialog(page, folder, qtbot):
    made = ExportPicture(page.document, page.view.style_of_board, folder)
    qtbot.addWidget(made)
    made.show()
    return made


def estimate(dialog):
    return dialog.findChild(QLabel, "export/estimate").text()


def test_the_estimate_follows_what_is_chosen(dialog):
    save = dialog.findChild(QPushButton, "export/save")
    choose("png", width=1000)(dialog)
    assert estimate(dialog).startswith("1000 × ")
    assert "MB" in estimate(dialog)
    choose("png", width=30_000)(dialog)
    assert "too much" in estimate(dialog)
    assert not save.isEnabled()
    choose("svg", width=30_000)(dialog)
    assert save.isEnabled()
    choose("pdf", hex_mm=20.0)(dialog)
    small = estimate(dialog)
    choose("pdf", hex_mm=52.0)(dialog)
    assert "mm" in small
    assert estimate(dialog) != small


def test_a_full_disk_is_told_and_leaves_nothing(dialog, names, tiny_disk):
    choose("png", width=3000)(dialog)
    names.give(tiny_disk / "a.png")
    dialog.findChild(QPushButton, "export/save").click()
    assert f"{tiny_disk / 'a.png'}: No space left on device" in estimate(dialog)
    assert dialog.isVisible()
    assert dialog.written is None
    assert files_in(tiny_disk) == []


def test_a_missing_folder_and_a_disk_without_writing_are_told(
    dialog, names, folder, read_only_disk
):
    choose("svg", width=300)(dialog)
    for target, reason in (
        (folder / "<b>gone</b>" / "a.svg", "No such file or directory"),
        (read_only_disk / "a.svg", "Read-only file system"),
    ):
        names.give(target)
        dialog.findChild(QPushButton, "export/save").click()
        assert f"{target}: {reason}" in estimate(dialog)
    choose("svg", width=300)(dialog)
    names.give(folder / "a.svg")
    dialog.findChild(QPushButton, "export/save").click()
    assert dialog.written == folder / "a.svg"


@pytest.mark.parametrize("button", ["yes", "cancel"])
def test_a_picture_in_the_way_is_asked_about(dialog, names, folder, dialogs, button):
    (folder / "a.svg").write_text("old")
    choose("svg", width=300)(dialog)
    names.give(folder / "a")
    dialogs.expect("overwrite", button)
    dialog.findChild(QPushButton, "export/save").click()
    assert ((folder / "a.svg").read_text() == "old") is (button == "cancel")


def test_cancelling_writes_nothing(window, page, dialogs, names, folder):
    dialogs.expect("export", "cancel")
    window.menus.actions["file.export"].trigger()
    assert files_in(folder) == []
