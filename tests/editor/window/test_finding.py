"""The bar in which one types what to look for, and where it leads."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from windows import Person

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.tools.bench import ToolName
from bocage_scenarios.edits.pieces import Part, Spot
from bocage_scenarios.model import HexContent, Scenario, Texts, Tile, Unit
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
FIRST, SECOND, BOTH, LAST = Hex(1, 1), Hex(2, 4), Hex(4, 4), Hex(8, 20)
SCENARIO = Scenario(
    texts={"de": Texts(history="a\n" * 30 + "Über den Fluß"), "fr": Texts(title="Le blé")},
    hexes={
        FIRST: HexContent(terrain=Tile("forest")),
        SECOND: HexContent(terrain=Tile("town")),
        BOTH: HexContent(terrain=Tile("forest"), unit=Unit("infantry", "german")),
        LAST: HexContent(terrain=Tile("forest")),
    },
    notes="Ask about the blé",
)


class Seeker(Person):
    """Somebody who looks for something."""

    @property
    def bar(self):
        return self.page.find_bar

    def seek(self, words):
        """Open the bar with its keys and type."""
        self.press_keys(Key.Key_F, CTRL)
        QTest.keyClicks(self.bar.words, words)

    def press_keys(self, key, keys=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.window.focusWidget() or self.window, key, keys)

    @property
    def here(self):
        (at,) = self.page.session.selection
        return at

    @property
    def said(self):
        return self.bar.count.text()


@pytest.fixture
def seeker(window, qtbot):
    page = window.files.add(SCENARIO)
    qtbot.waitUntil(page.view.hasFocus)
    return Seeker(window)


def test_typing_marks_all_and_selects_the_first(seeker):
    assert not seeker.bar.isVisible()
    seeker.seek("woods")
    assert seeker.bar.words.hasFocus()
    assert seeker.page.view.mark(MarkKind.FOUND) == {FIRST, BOTH, LAST}
    assert seeker.here == FIRST
    assert seeker.said == "1 of 3"
    assert seeker.page.session.spot == Spot(Part.TERRAIN)
    assert seeker.page.document.undo_stack.count() == 0


def test_enter_goes_on_and_shift_enter_back_around_the_end(seeker):
    seeker.seek("woods")
    seeker.press_keys(Key.Key_Return)
    assert (seeker.here, seeker.said) == (BOTH, "2 of 3")
    seeker.press_keys(Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    seeker.press_keys(Key.Key_Return)
    assert (seeker.here, seeker.said) == (FIRST, "1 of 3")
    seeker.press_keys(Key.Key_Return, SHIFT)
    assert (seeker.here, seeker.said) == (LAST, "3 of 3")
    assert seeker.bar.words.hasFocus()


def test_f3_goes_on_from_the_board_and_opens_the_bar_again(seeker):
    seeker.seek("woods")
    seeker.page.view.setFocus()
    seeker.press_keys(Key.Key_F3)
    assert seeker.here == BOTH
    seeker.press_keys(Key.Key_F3, SHIFT)
    assert seeker.here == FIRST
    seeker.press_keys(Key.Key_F, CTRL)
    seeker.press_keys(Key.Key_Escape)
    assert seeker.page.view.hasFocus()
    seeker.press_keys(Key.Key_F3)
    assert seeker.bar.isVisible()
    assert seeker.here == BOTH
    assert seeker.page.view.mark(MarkKind.FOUND) == {FIRST, BOTH, LAST}


def test_esc_closes_takes_the_marks_off_and_leaves_the_keys_to_the_board(seeker):
    seeker.seek("woods")
    seeker.press_keys(Key.Key_Return)
    seeker.press_keys(Key.Key_Escape)
    assert not seeker.bar.isVisible()
    assert seeker.page.view.hasFocus()
    assert seeker.page.view.mark(MarkKind.FOUND) == frozenset()
    assert seeker.here == BOTH
    seeker.press_keys(Key.Key_Right)
    assert seeker.page.view.mark(MarkKind.CURSOR) == {Hex(BOTH.row, BOTH.col + 2)}


def test_esc_on_the_board_steps_back_before_it_closes_the_bar(seeker):
    seeker.seek("woods")
    seeker.key(Key.Key_Escape)
    assert not seeker.page.session.selection
    assert seeker.bar.isVisible()
    seeker.key(Key.Key_Escape)
    assert not seeker.bar.isVisible()
    seeker.choose("forest")
    seeker.click("G7")
    assert seeker.page.view.mark(MarkKind.FOUND) == frozenset()


def test_the_keys_of_tools_are_letters_in_the_bar(seeker):
    seeker.seek("vblferi")
    assert seeker.bar.words.text() == "vblferi"
    assert seeker.window.bench.tool is ToolName.SELECT
    assert seeker.said == "Nothing found"
    assert seeker.page.view.mark(MarkKind.FOUND) == frozenset()
    before = seeker.page.session.selection
    seeker.press_keys(Key.Key_Return)
    assert seeker.page.session.selection == before


def test_more_letters_stay_where_they_still_fit(seeker):
    seeker.seek("for")
    seeker.press_keys(Key.Key_Return)
    assert seeker.here == BOTH
    QTest.keyClicks(seeker.bar.words, "est")
    assert (seeker.here, seeker.said) == (BOTH, "2 of 3")


def test_opening_it_again_offers_the_same_words_to_be_replaced(seeker):
    seeker.seek("woods")
    seeker.press_keys(Key.Key_Escape)
    seeker.seek("town")
    assert seeker.bar.words.text() == "town"
    assert seeker.here == SECOND


def test_a_hex_far_away_is_scrolled_into_the_middle(seeker):
    view = seeker.page.view
    view.set_zoom(4.0)
    seeker.seek("a1")
    assert view.viewport().rect().contains(view.place_of(seeker.here))
    seeker.bar.words.clear()
    QTest.keyClicks(seeker.bar.words, "e7")
    off = view.place_of(seeker.here) - view.viewport().rect().center()
    assert off.manhattanLength() < 5


def test_a_hex_at_the_edge_of_the_view_is_brought_in_whole(seeker):
    view = seeker.page.view
    view.set_zoom(4.0)
    seeker.seek("e7")
    at = seeker.here
    view.pan(QPoint(5 - view.place_of(at).x(), 0))
    assert 0 < view.place_of(at).x() < 10
    seeker.press_keys(Key.Key_Return)
    area = view.board_layout.bounds(at)
    assert view.place_of(at).x() >= int(area.width() / 2 * view.scale_px) - 1


def test_what_is_found_follows_edits(seeker):
    seeker.seek("woods")
    seeker.press_keys(Key.Key_Return, SHIFT)
    assert seeker.said == "3 of 3"
    seeker.choose("forest")
    seeker.click("G7")
    assert seeker.page.view.mark(MarkKind.FOUND) > {FIRST, BOTH, LAST}
    assert seeker.said.endswith("of 4")
    before = seeker.page.session.selection
    seeker.do("edit.undo")
    assert seeker.said.endswith("of 3")
    assert seeker.page.session.selection == before


def test_pieces_on_locked_layers_are_found_but_not_taken_in_hand(seeker):
    seeker.page.session.bench.set_locked(frozenset({Layer.TERRAIN}))
    seeker.seek("woods")
    assert seeker.here == FIRST
    assert seeker.page.session.spot is None


def test_a_text_is_shown_in_its_field_while_the_bar_keeps_the_focus(seeker, qtbot):
    seeker.seek("uber den fluss")
    panel = seeker.window.panels.scenario
    field = panel.texts.pages["de"].fields["history"]
    qtbot.waitUntil(field.isVisible)
    assert field.textCursor().selectedText() == "Über den Fluß"
    assert seeker.bar.words.hasFocus()
    assert seeker.said == "1 of 1"
    qtbot.waitUntil(lambda: not field.visibleRegion().isEmpty())
    assert field.viewport().rect().contains(field.cursorRect().center())


def test_texts_of_other_languages_and_notes_come_one_after_another(seeker, qtbot):
    seeker.seek("ble")
    panel = seeker.window.panels.scenario
    title = panel.texts.pages["fr"].fields["title"]
    qtbot.waitUntil(title.isVisible)
    assert title.selectedText() == "blé"
    assert seeker.said == "1 of 2"
    seeker.press_keys(Key.Key_Return)
    notes = panel.notes.notes
    qtbot.waitUntil(lambda: not notes.visibleRegion().isEmpty())
    assert notes.textCursor().selectedText() == "blé"
    assert seeker.bar.words.hasFocus()


@pytest.mark.parametrize(("name", "place"), [("next", BOTH), ("previous", LAST)])
def test_the_buttons_go_on_too(seeker, name, place):
    seeker.seek("woods")
    click = seeker.bar.findChild(QPushButton, f"find/{name}").click
    click()
    assert seeker.here == place


def test_each_document_has_a_bar_of_its_own(seeker, window):
    seeker.seek("woods")
    other = window.files.add(Scenario())
    assert not other.find_bar.isVisible()
    seeker.key(Key.Key_F3)
    assert other.find_bar.isVisible()
    assert other.find_bar.count.text() == ""
