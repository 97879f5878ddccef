"""The panel of properties: every field changes the document, and undo takes it back."""

from dataclasses import replace

import pytest
from forms import FormFiller
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bocage_editor.docks import steps
from bocage_editor.docks.fields import MIXED
from bocage_scenarios.edits.pieces import Part, Spot
from bocage_scenarios.edits.replacing import has_elite_form
from bocage_scenarios.model import (
    Exit,
    HexContent,
    Label,
    Marker,
    Objective,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Layer, ObjectiveType, Side

CTRL = Qt.KeyboardModifier.ControlModifier
PLAN = board(BoardFormat.STANDARD)
E5, F5, G5, A9 = map(PLAN.hex, ("E5", "F5", "G5", "A9"))
INFANTRY = Unit("infantry", "german")
FULL = HexContent(
    line=Tile("river"),
    terrain=Tile("hill"),
    rect=Tile("bunker", owner=Side.AXIS),
    obstacle=Tile("wire"),
    unit=INFANTRY,
    markers=(Marker("minefield", Side.AXIS),),
    labels=(Label({"en": "Hill", "fr": "Colline"}),),
    note="Too strong?",
)


class Clerk(FormFiller):
    """Somebody who says what is special about pieces."""

    prefix = "properties"

    def open(self, *hexes, content, **contents):
        """Open a scenario, and select hexes of it."""
        page = self.window.files.add(Scenario(hexes=content, **contents))
        page.session.select(hexes)
        return page

    def unit(self, at=E5):
        return self.scenario.hexes[at].unit


@pytest.fixture
def clerk(window):
    return Clerk(window)


def test_says_what_to_do_while_nothing_is_selected(clerk):
    clerk.open(content={E5: FULL})
    assert "Select tool" in clerk.field("empty").text()
    assert clerk.field("empty").isVisible()
    clerk.click("E5")
    assert not clerk.field("empty").isVisible()
    assert clerk.field("title").text().startswith("E5")


def test_lists_the_stack_from_the_top_and_selects_what_is_clicked(clerk):
    page = clerk.open(E5, content={E5: FULL})
    stack = clerk.window.properties.stack
    assert [spot.part for spot in stack.spots] == [
        *(Part.LABELS, Part.MARKERS, Part.UNIT, Part.OBSTACLE),
        *(Part.RECT, Part.TERRAIN, Part.LINE),
    ]
    assert all(not stack.item(row).icon().isNull() for row in range(1, stack.count()))
    stack.scrollToItem(stack.item(4))
    place = stack.visualItemRect(stack.item(4)).center()
    QTest.mouseClick(stack.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.session.spot == Spot(Part.RECT)
    assert clerk.field("owner").isVisible()


FIELDS = {
    "kind": (lambda c: c.choose_in("kind", "armor"), {"kind": "armor"}),
    "army": (lambda c: c.choose_in("army", "us"), {"army": "us"}),
    "figures": (lambda c: c.write("figures", "3"), {"figures": 3}),
    "badge": (lambda c: c.choose_in("badge", "german_elite"), {"badge": "german_elite"}),
    "from_turn": (lambda c: c.write("from_turn", "4"), {"from_turn": 4}),
    "trait": (lambda c: c.tick("trait/two_medals"), {"traits": ("two_medals",)}),
}


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_of_a_unit(clerk, name):
    enter, expected = FIELDS[name]
    page = clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    before = clerk.scenario
    enter(clerk)
    assert clerk.unit() == replace(INFANTRY, **expected)
    assert page.document.undo_stack.count() == 1
    assert clerk.undoes_to(before)


def test_elite_only_for_kinds_that_have_both_forms(clerk):
    both = next(unit for unit in catalogue().units if has_elite_form(unit))
    neither = next(unit for unit in catalogue().units if not has_elite_form(unit))
    clerk.open(E5, content={E5: HexContent(unit=Unit(both, "german"))})
    before = clerk.scenario
    clerk.tick("elite")
    assert clerk.unit().elite
    assert clerk.undoes_to(before)
    clerk.open(E5, content={E5: HexContent(unit=Unit(neither, "german"))})
    assert not clerk.field("elite").isVisible()


def test_a_step_is_named_by_what_it_does(clerk):
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    clerk.write("figures", "3")
    (name,) = clerk.history()
    assert name == "Set figures of German Infantry to 3"


def test_the_usual_number_of_figures_is_a_word(clerk):
    clerk.open(E5, content={E5: HexContent(unit=replace(INFANTRY, figures=2))})
    figures = clerk.field("figures")
    figures.setFocus()
    assert figures.text() == "2"
    QTest.keyClick(figures, Qt.Key.Key_Down)
    QTest.keyClick(figures, Qt.Key.Key_Down)
    assert figures.text() == "usual (4)"
    assert clerk.unit() == INFANTRY
    assert len(clerk.history()) == 1


def test_turning_and_owning_a_tile(clerk):
    content = {E5: HexContent(line=Tile("road"), rect=Tile("bunker"))}
    clerk.open(E5, content=content)
    before = clerk.scenario
    clerk.window.properties.stack.setCurrentRow(0)
    clerk.choose_in("owner", Side.ALLIES)
    assert clerk.scenario.hexes[E5].rect == Tile("bunker", owner=Side.ALLIES)
    clerk.window.properties.stack.setCurrentRow(1)
    assert not clerk.field("owner").isVisible()
    clerk.push("turn_left")
    assert clerk.scenario.hexes[E5].line == Tile("road", 2)
    clerk.push("turn_right")
    assert clerk.scenario.hexes[E5].line == Tile("road", 1)
    clerk.write("orientation", "3")
    assert clerk.scenario.hexes[E5].line == Tile("road", 3)
    assert clerk.undoes_to(before)


def test_traits_that_fit_the_piece(clerk):
    clerk.open(E5, content={E5: HexContent(terrain=Tile("hill"))})
    before = clerk.scenario
    ticks = clerk.window.properties.tile.traits.ticks
    assert "steep_hill" in ticks
    assert "wide_river" not in ticks
    clerk.tick("trait/steep_hill")
    assert clerk.scenario.hexes[E5].terrain.traits == ("steep_hill",)
    clerk.tick("trait/steep_hill")
    assert clerk.scenario == before
    assert clerk.undoes_to(before)


def test_a_marker_has_a_side_and_traits(clerk):
    clerk.open(E5, content={E5: HexContent(markers=(Marker("minefield"),))})
    before = clerk.scenario
    clerk.choose_in("side", Side.ALLIES)
    clerk.tick("trait/decoy_medal")
    marker = Marker("minefield", Side.ALLIES, ("decoy_medal",))
    assert clerk.scenario.hexes[E5].markers == (marker,)
    assert clerk.undoes_to(before)


def test_labels_in_each_language(clerk):
    clerk.open(E5, content={E5: FULL})
    before = clerk.scenario
    clerk.window.properties.stack.setCurrentRow(0)
    assert clerk.field("label/fr").toPlainText() == "Colline"
    clerk.type(clerk.field("label/de"), "Huegel")
    clerk.type(clerk.field("label/any"), "112")
    assert clerk.scenario.hexes[E5].labels == (
        Label({"en": "Hill", "fr": "Colline", "de": "Huegel", "*": "112"}),
    )
    assert len(clerk.history()) == 2
    assert clerk.undoes_to(before)


def test_a_new_label_is_there_with_its_first_letter_and_goes_with_its_last(clerk):
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    before = clerk.scenario
    clerk.push("add_label")
    field = clerk.field("label/any")
    assert clerk.scenario == before
    clerk.type(field, "Mo")
    assert clerk.scenario.hexes[E5].labels == (Label({"*": "Mo"}),)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert clerk.scenario == before
    assert field.isVisible()
    QTest.keyClicks(field, "X")
    assert clerk.scenario.hexes[E5].labels == (Label({"*": "X"}),)


def test_writing_over_the_first_of_two_labels_leaves_the_second_alone(clerk):
    labels = (Label({"*": "A"}), Label({"*": "B"}))
    clerk.open(E5, content={E5: HexContent(labels=labels)})
    stack = clerk.window.properties.stack
    stack.setCurrentRow(stack.spots.index(Spot(Part.LABELS, 0)))
    field = clerk.field("label/any")
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, "C")
    assert {label.text["*"] for label in clerk.scenario.hexes[E5].labels} == {"B", "C"}


def test_typing_a_note_is_one_step_until_a_pause(clerk, monkeypatch):
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    before = clerk.scenario
    note = clerk.field("note")
    clerk.type(note, "too strong ")
    assert note.toPlainText() == "too strong "
    clerk.type(note, "here")
    assert clerk.scenario.hexes[E5].note == "too strong here"
    assert clerk.history() == ["Write a note"]
    later = steps.monotonic() + 2
    monkeypatch.setattr(steps, "monotonic", lambda: later)
    clerk.type(note, "!")
    assert len(clerk.history()) == 2
    assert clerk.undoes_to(before)


def test_undo_belongs_to_the_document_while_typing_and_the_cursor_stays(clerk):
    clerk.open(E5, content={E5: HexContent(note="abc", unit=INFANTRY)})
    note = clerk.field("note")
    note.setFocus()
    cursor = note.textCursor()
    cursor.setPosition(1)
    note.setTextCursor(cursor)
    QTest.keyClicks(note, "xy")
    assert clerk.scenario.hexes[E5].note == "axybc"
    QTest.keyClick(note, Qt.Key.Key_Z, CTRL)
    assert clerk.scenario.hexes[E5].note == "abc"
    assert note.toPlainText() == "abc"
    assert note.hasFocus()
    assert note.textCursor().position() == 1
    assert not clerk.page.document.is_modified


def test_undo_belongs_to_the_document_in_numbers_too(clerk):
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    clerk.write("figures", "3")
    QTest.keyClick(clerk.field("figures"), Qt.Key.Key_Z, CTRL)
    assert clerk.unit() == INFANTRY
    assert clerk.page.document.undo_stack.canRedo()
    assert clerk.field("figures").text() == "usual (4)"


def test_undo_brings_back_a_word_that_was_deleted_before_the_step_before(clerk):
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    before = clerk.scenario
    clerk.choose_in("kind", "armor")
    clerk.field("figures").selectAll()
    QTest.keyClick(clerk.field("figures"), Qt.Key.Key_Delete)
    shown = clerk.field("figures").text()
    QTest.keyClick(clerk.field("figures"), Qt.Key.Key_Z, CTRL)
    assert (shown, clerk.field("figures").text()) == ("", "usual (3)")
    assert clerk.unit().kind == "armor"
    QTest.keyClick(clerk.field("figures"), Qt.Key.Key_Z, CTRL)
    assert clerk.scenario == before


def test_many_hexes_are_edited_together_and_show_where_they_differ(clerk):
    content = {
        E5: HexContent(unit=replace(INFANTRY, traits=("two_medals",)), terrain=Tile("hill")),
        F5: HexContent(unit=Unit("armor", "german", figures=2)),
        G5: HexContent(terrain=Tile("forest")),
    }
    clerk.open(E5, F5, G5, content=content)
    before = clerk.scenario
    stack = clerk.window.properties.stack
    assert stack.spots == [Spot(Part.UNIT), Spot(Part.TERRAIN)]
    assert clerk.field("kind").currentText() == "mixed"
    assert clerk.field("figures").text() == "mixed"
    tick = clerk.field("trait/two_medals")
    assert tick.checkState() is Qt.CheckState.PartiallyChecked
    assert clerk.field("army")._shown == "german"
    clerk.tick("trait/two_medals")
    assert [clerk.unit(at).traits for at in (E5, F5)] == [("two_medals",)] * 2
    clerk.choose_in("kind", "artillery")
    assert [clerk.unit(at).kind for at in (E5, F5)] == ["artillery"] * 2
    clerk.write("figures", "1")
    assert [clerk.unit(at).figures for at in (E5, F5)] == [1, 1]
    assert clerk.scenario.hexes[G5] is content[G5]
    assert clerk.field("kind")._shown is not MIXED
    assert len(clerk.history()) == 3
    assert "2 pieces" in clerk.history()[0]
    assert clerk.undoes_to(before)


def test_a_note_for_many_hexes(clerk):
    clerk.open(E5, F5, content={E5: HexContent(note="x"), F5: HexContent(unit=INFANTRY)})
    assert clerk.field("note").placeholderText() == "mixed"
    clerk.type(clerk.field("note"), "same")
    assert [clerk.scenario.hexes[at].note for at in (E5, F5)] == ["same", "same"]


def test_unknown_pieces_are_shown_and_kept(clerk):
    unit = Unit("?moon_troops", badge="?flag", traits=("?flies",), figures=3)
    content = {E5: HexContent(terrain=Tile("?crater", 7), unit=unit)}
    clerk.open(E5, content=content)
    before = clerk.scenario
    assert "does not know" in clerk.field("remark").text()
    assert clerk.field("kind").currentText() == "moon_troops"
    assert clerk.field("badge").currentText() == "flag"
    clerk.write("from_turn", "2")
    assert clerk.unit() == replace(unit, from_turn=2)
    clerk.window.properties.stack.setCurrentRow(1)
    assert clerk.field("orientation").text() == "7"
    assert clerk.scenario.hexes[E5].terrain == Tile("?crater", 7)
    assert clerk.undoes_to(before)


def test_removing_a_piece(clerk):
    clerk.open(E5, content={E5: FULL})
    before = clerk.scenario
    stack = clerk.window.properties.stack
    stack.setCurrentRow(stack.spots.index(Spot(Part.UNIT)))
    clerk.push("remove")
    assert clerk.scenario.hexes[E5] == replace(FULL, unit=None)
    assert clerk.undoes_to(before)


def test_nothing_is_recorded_if_nothing_changes(clerk):
    page = clerk.open(E5, content={E5: FULL})
    stack = clerk.window.properties.stack
    stack.setCurrentRow(stack.spots.index(Spot(Part.UNIT)))
    clerk.choose_in("kind", "infantry")
    clerk.choose_in("badge", None)
    clerk.write("from_turn", "1")
    clerk.write("figures", "0")
    note = clerk.field("note")
    note.setFocus()
    note.moveCursor(note.textCursor().MoveOperation.End)
    QTest.keyClicks(note, "  ")
    assert page.document.undo_stack.count() == 0


def test_a_locked_layer_cannot_be_edited(clerk):
    page = clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    assert clerk.field("figures").isEnabled()
    page.session.bench.set_locked(frozenset({Layer.UNIT}))
    assert not clerk.field("figures").isEnabled()
    assert not clerk.field("remove").isEnabled()
    assert "locked" in clerk.field("remark").text()
    page.session.bench.set_locked(frozenset())
    assert clerk.field("figures").isEnabled()


def test_says_what_can_be_won_and_what_is_wrong(clerk):
    goal = Objective(ObjectiveType.PERMANENT, (E5,), Side.ALLIES)
    page = clerk.open(
        E5,
        content={E5: HexContent(markers=(Marker("minefield"),))},
        objectives=(goal,),
        exits=(Exit((A9,), Side.ALLIES),),
    )
    assert clerk.field("objectives").text() == (
        "The Allies gain 1 medal as soon as one of their units enters E5; they keep it."
    )
    page.checks.settle()
    findings = clerk.window.properties.header.findings
    assert findings.isVisible()
    clerk.push("edit_objectives")
    assert clerk.window.medals.dialog.isVisible()


def test_strokes_elsewhere_leave_the_panel_alone(clerk, monkeypatch):
    goal = Objective(ObjectiveType.PERMANENT, (E5,), Side.ALLIES)
    clerk.open(E5, content={E5: HexContent(unit=INFANTRY)}, objectives=(goal,))
    shown = []
    monkeypatch.setattr(
        clerk.window.properties.unit, "show_things", lambda things: shown.append(things)
    )
    clerk.choose("forest")
    clerk.drag(["A1", "M1"])
    assert clerk.terrain()
    assert shown == []


def test_follows_undo_the_tab_and_the_end_of_the_last_document(clerk):
    first = clerk.open(E5, content={E5: HexContent(unit=INFANTRY)})
    clerk.write("figures", "3")
    clerk.do("edit.undo")
    assert clerk.field("figures").text() == "usual (4)"
    clerk.open(F5, content={F5: HexContent(terrain=Tile("hill"))})
    assert clerk.field("title").text().startswith("F5")
    clerk.window.tabs.setCurrentWidget(first)
    assert clerk.field("title").text().startswith("E5")
    for page in clerk.window.pages():
        clerk.window.remove_page(page)
    assert "Open a scenario" in clerk.field("empty").text()
