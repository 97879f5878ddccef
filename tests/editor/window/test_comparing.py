"""Comparing with another file: what differs is listed, shown, and taken over part by part."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from bocage_editor.words.languages import install
from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled
from bocage_scenarios.model import HexContent, Marker, Scenario, Tile
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face

BOARD_LINE = "Board, with the map and its medals: Standard → Overlord"


@pytest.fixture
def other(window, tmp_path, person, monkeypatch):
    """A saved version of the document on top, which was edited in three hexes afterwards."""
    window.files.add(bundled("hill_192").scenario)
    path = tmp_path / "before.yaml"
    path.write_text(yaml_format.write(bundled("hill_192").scenario))
    person.choose("forest")
    for label in ("F3", "G3", "H3"):
        person.click(label)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.menus.actions["scenario.compare"].trigger()
    return window.comparing.dialog


def rows(dialog):
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def press(dialog, name):
    button = dialog.findChild(QPushButton, f"comparison/{name}")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_differs_is_listed_and_shown(window, other):
    assert rows(other) == [f"{label}: without Forest" for label in ("F3", "G3", "H3")]
    other.list.setCurrentRow(1)
    page = window.page
    assert page.session.selection == {page.session.board.hex("G3")}


def test_one_part_is_taken_over_and_can_be_undone(window, other):
    other.list.setCurrentRow(0)
    before = window.page.document.scenario
    press(other, "take")
    assert rows(other) == [f"{label}: without Forest" for label in ("G3", "H3")]
    window.page.document.undo_stack.undo()
    assert window.page.document.scenario == before
    assert len(rows(other)) == 3


def test_all_are_taken_over_in_one_step(window, other):
    steps = window.page.document.undo_stack.count()
    press(other, "take_all")
    assert rows(other) == []
    assert window.page.document.undo_stack.count() == steps + 1
    assert window.page.document.scenario.hexes == bundled("hill_192").scenario.hexes
    assert not other.take.isEnabled()


def test_a_file_that_cannot_be_read_is_told_of(window, person, tmp_path, dialogs):
    broken = tmp_path / "broken.yaml"
    broken.write_text("{")
    dialogs.expect("report", "close")
    window.comparing.compare(broken)
    dialogs.expect("report", "close")
    window.comparing.compare(tmp_path / "gone.yaml")
    dialogs.expect("report", "close")
    window.comparing.compare(tmp_path / "x.txt")
    assert window.comparing.dialog is None


def test_a_comparison_that_was_closed_follows_no_more(window, other, person):
    press(other, "close")
    assert window.comparing.dialog is None
    person.click("D2")
    window.menus.actions["scenario.compare"].trigger()
    assert len(rows(window.comparing.dialog)) == 4


def test_a_board_of_another_format_is_one_part_with_all_that_lies_on_it(window, tmp_path):
    window.files.add(bundled("hill_192").scenario)
    wanted = bundled("the_bridge_at_airel").scenario
    path = tmp_path / "large.yaml"
    path.write_text(yaml_format.write(wanted))
    window.comparing.compare(path)
    dialog = window.comparing.dialog
    assert BOARD_LINE in rows(dialog)
    row = rows(dialog).index(BOARD_LINE)
    dialog.list.setCurrentRow(row)
    press(dialog, "take")
    scenario = window.page.document.scenario
    assert (scenario.hexes, scenario.objectives) == (wanted.hexes, wanted.objectives)
    assert scenario.title() == "Hill 192"
    press(dialog, "take_all")
    assert rows(dialog) == []
    assert window.page.document.scenario.title() == wanted.title()
    window.page.document.undo_stack.undo()
    window.page.document.undo_stack.undo()
    assert window.page.document.scenario == bundled("hill_192").scenario


def test_another_format_of_fewer_rows_can_be_compared(window, tmp_path):
    window.files.add(Scenario(BoardFormat.BREAKTHROUGH, hexes={Hex(12, 6): HexContent(note="x")}))
    path = tmp_path / "small.yaml"
    path.write_text(yaml_format.write(bundled("hill_192").scenario))
    window.comparing.compare(path)
    press(window.comparing.dialog, "take_all")
    assert rows(window.comparing.dialog) == []
    assert window.page.document.scenario.hexes == bundled("hill_192").scenario.hexes


def test_a_comparison_ends_with_its_document(window, other):
    window.files.add(bundled("first_contact").scenario)
    assert window.comparing.dialog is other
    pages = window.pages()
    window.files.discard(next(page for page in pages if page.document is other.document))
    assert window.comparing.dialog is None


def test_what_differs_is_told_in_the_language_of_the_program(window, tmp_path):
    """Of every kind of difference, something that people read and not files."""
    before = bundled("hill_192").scenario
    at = before.board.hex
    unit = replace(before.hexes[at("G7")], unit=None)
    texts = {**before.texts, "de": replace(before.texts["de"], title="Höhe 7")}
    other = replace(
        before,
        face=Face.WINTER,
        texts=texts,
        hexes={
            **before.hexes,
            at("G7"): unit,
            at("B5"): HexContent(terrain=Tile("town")),
            at("M9"): HexContent(note="hier\nwarten", markers=(Marker("minefield"),)),
        },
    )
    path = tmp_path / "other.yaml"
    path.write_text(yaml_format.write(other))
    window.bench.language = "de"
    install("de")
    try:
        window.files.add(before)
        window.comparing.compare(path)
        found = rows(window.comparing.dialog)
    finally:
        install("en")
        window.bench.language = "en"
    assert found == [
        "Spielplanseite: Graslandschaft → Winter",
        "Texte: Titel (de): Höhe 192 → Höhe 7",
        "M9: mit Minenfeld, Notiz „hier warten“",
        "G7: ohne Sondereinsatzkräfte (Deutsche Figuren), Deutsche Elite, 4 Figuren",
        "B5: Hecke → Stadt & Dorf",
    ]
