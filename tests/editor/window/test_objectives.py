"""The dialog about medals and exits, and the sentences it writes."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from windows import Person

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.docks.hex_entry import HexError, hexes_in
from bocage_editor.tools.bench import ToolName
from bocage_editor.words.objectives import exit_words, objective_words
from bocage_scenarios.model import Exit, HexContent, Label, Objective, Scenario, Tile
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
SHIFT = Qt.KeyboardModifier.ShiftModifier


def hexes(*labels):
    return tuple(map(PLAN.hex, labels))


F5 = PLAN.hex("F5")
NAMED = Scenario(hexes={F5: HexContent(labels=(Label({"en": "Colleville"}),))})
T = ObjectiveType

SENTENCES = [
    (
        Objective(T.PERMANENT, hexes("F5"), Side.ALLIES),
        "The Allies gain 1 medal as soon as one of their units enters Colleville (F5); they "
        "keep it.",
    ),
    (
        Objective(T.PERMANENT, hexes("C5", "D5", "e4"), None, 2),
        "The first side of which a unit enters C5, D5 or e4 gains 2 medals and keeps it.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5"), Side.AXIS),
        "The Axis hold 1 medal as long as one of their units stands on C5; they lose it as soon "
        "as that is over.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5", "D5", "E5"), None, min_hexes=2),
        "A side holds 1 medal as long as its units stand on at least 2 of the 3 hexes C5, D5 and "
        "E5; it loses it as soon as that is over.",
    ),
    (
        Objective(T.TEMPORARY, hexes("C5", "D5"), Side.AXIS, min_hexes=2),
        "The Axis hold 1 medal as long as their units stand on C5 and D5 at once; they lose it "
        "as soon as that is over.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY, hexes("C5", "D5", "E5"), Side.ALLIES),
        "The Allies hold 1 medal as long as their units stand on more than half, at least 2, of "
        "the 3 hexes C5, D5 and E5.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY, hexes("C5", "D5"), None),
        "A side holds 1 medal as long as its units stand on both of the hexes C5 and D5.",
    ),
    (
        Objective(T.TEMPORARY_MAJORITY_TURN_START, hexes("C5", "D5", "E5", "F5"), None, 3),
        "A side gains 3 medals if at the start of one of its turns its units stand on more than "
        "half, at least 3, of the 4 hexes C5, D5, E5 and Colleville (F5); it loses it at the "
        "start of a later turn of its own if they do not, or when the other side gains it.",
    ),
    (
        Objective(T.PERMANENT_TURN_START, hexes("C5", "D5"), Side.AXIS),
        "The Axis gain 1 medal if at the start of one of their turns one of their units stands "
        "on C5 or D5; they keep it.",
    ),
    (
        Objective(T.LAST_TO_OCCUPY, hexes("C5"), None),
        "The side of which a unit was the last to enter C5 holds 1 medal.",
    ),
    (
        Objective(T.LAST_TO_OCCUPY, hexes("C5"), Side.ALLIES),
        "The Allies gain 1 medal as soon as one of their units enters C5; they lose it when a "
        "unit of the Axis does.",
    ),
    (
        Objective(T.SOLE_CONTROL, hexes("C5", "D5"), Side.AXIS, 2),
        "The Axis hold 2 medals as long as one of their units stands on C5 or D5, and none of "
        "the Allies does.",
    ),
    (
        Objective(T.SUDDEN_DEATH, hexes("C5", "D5"), Side.ALLIES, min_hexes=2),
        "The Allies win the game at once when their units stand on C5 and D5 at once.",
    ),
]


@pytest.mark.parametrize(("goal", "sentence"), SENTENCES)
def test_an_objective_as_a_sentence(goal, sentence):
    assert objective_words(NAMED, goal) == sentence


def test_there_is_a_sentence_for_every_type_and_side():
    for kind in ObjectiveType:
        for side in (None, *Side):
            sentence = objective_words(NAMED, Objective(kind, hexes("C5"), side))
            assert "{" not in sentence
            assert sentence.endswith(".")
            assert "C5" in sentence


def test_a_bare_medal_says_that_the_text_counts():
    goal = Objective(T.TEMPORARY, hexes("C5"), stated=False)
    assert objective_words(NAMED, goal).endswith("The text of the scenario may say otherwise.")


@pytest.mark.parametrize(
    ("way_out", "sentence"),
    [
        (
            Exit(hexes("C9"), Side.ALLIES),
            "Units of the Allies may leave the board over the upper edge from C9.",
        ),
        (
            Exit(hexes("B1", "C1", "D1"), Side.AXIS, "exit_range_marker"),
            "Units of the Axis may leave the board over the lower edge from any of the 3 hexes "
            "from B1 to D1.",
        ),
        (
            Exit(hexes("a8"), None),
            "Units may leave the board over the left edge from a8; nothing says whose.",
        ),
        (Exit(hexes("E5"), Side.AXIS), "The exit on E5 does not lie on the edge of the board."),
    ],
)
def test_an_exit_as_a_sentence(way_out, sentence):
    assert exit_words(NAMED, way_out) == sentence


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("C5, D5, e4", "C5 D5 e4"),
        ("C5 D5;e4,", "C5 D5 e4"),
        ("C5, C5", "C5"),
        ("c5, E4", "C5 e4"),
        ("A9-C9", "A9 B9 C9"),
    ],
)
def test_hexes_can_be_typed(text, found):
    assert hexes_in(text, PLAN) == hexes(*found.split())


@pytest.mark.parametrize("text", ["C", "C5, Z99", "A9-E5", "C5-C5", "5", "C55"])
def test_what_is_no_hex_is_refused(text):
    with pytest.raises(HexError):
        hexes_in(text, PLAN)


class Judge(Person):
    """Somebody who sets what can be won."""

    @property
    def dialog(self):
        dialog = self.window.medals.dialog
        assert dialog is not None
        return dialog

    def open(self, **contents):
        return self.window.files.add(Scenario(**contents))

    def ask(self, label):
        self.window.ask_objective(self.page.session.board.hex(label))
        for _ in range(100):
            if QApplication.activeWindow() is self.dialog:
                break
            QTest.qWait(10)

    def field(self, name) -> QWidget:
        found = self.dialog.findChild(QWidget, f"objectives/{name}")
        assert found is not None, name
        return found

    def push(self, name):
        QTest.mouseClick(self.field(name), Qt.MouseButton.LeftButton)

    def tick(self, name):
        self.field(name).setFocus()
        QTest.keyClick(self.field(name), Qt.Key.Key_Space)

    def choose_in(self, name, value):
        box = self.field(name)
        row = next(row for row in range(box.count()) if box.value_at(row) == value)
        box.setFocus()
        box.showPopup()
        box.view().setCurrentIndex(box.model().index(row, 0))
        QTest.keyClick(box.view(), Qt.Key.Key_Return)

    def write(self, name, text):
        line = self.field(name)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, text)

    @property
    def goals(self):
        return self.page.document.scenario.objectives

    @property
    def exits(self):
        return self.page.document.scenario.exits

    @property
    def marked(self):
        return set(self.page.view.mark(MarkKind.GROUP))


@pytest.fixture
def judge(window):
    return Judge(window)


def undone(judge, before):
    while judge.page.document.undo_stack.canUndo():
        judge.do("edit.undo")
    document = judge.page.document
    return document.scenario == before and not document.is_modified


def test_the_medal_tool_asks_about_the_hex_that_is_clicked(judge):
    judge.open()
    judge.take(ToolName.MEDAL)
    judge.click("E5")
    assert judge.dialog.isVisible()
    assert not judge.dialog.isModal()
    assert "E5" in judge.dialog.windowTitle()
    assert "Nothing can be won" in judge.field("sentence").text()
    judge.push("new_objective")
    assert judge.goals[0].hexes == hexes("E5")


GOAL = Objective(T.TEMPORARY, hexes("E5", "F5", "G5"), Side.AXIS, pieces=("iron_cross",))
FIELDS = {
    "type": (lambda j: j.choose_in("type", T.PERMANENT), {"type": T.PERMANENT}),
    "side": (lambda j: j.choose_in("side", Side.ALLIES), {"side": Side.ALLIES}),
    "either": (lambda j: j.choose_in("side", None), {"side": None}),
    "medals": (lambda j: j.write("medals", "3"), {"medals": 3}),
    "needed": (lambda j: j.write("needed", "2"), {"min_hexes": 2}),
    "stated": (lambda j: j.tick("stated"), {"stated": False}),
    "group": (lambda j: j.write("group", "E5, e4"), {"hexes": hexes("E5", "e4")}),
    "less": (lambda j: j.push("remove_piece"), {"pieces": ()}),
}


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_of_an_objective(judge, name):
    enter, expected = FIELDS[name]
    judge.open(objectives=(GOAL,))
    before = judge.page.document.scenario
    judge.ask("F5")
    sentence = judge.field("sentence").text()
    enter(judge)
    assert judge.goals == (replace(GOAL, **expected),)
    assert len(judge.history()) == 1
    assert judge.field("sentence").text() == objective_words(
        judge.page.document.scenario, judge.goals[0]
    )
    assert (judge.field("sentence").text() != sentence) == (name != "less")
    assert undone(judge, before)


def test_medals_can_be_laid_and_chosen(judge):
    judge.open(objectives=(GOAL,))
    judge.ask("E5")
    judge.choose_in("piece", "medal_of_valor")
    judge.push("add_piece")
    judge.push("add_piece")
    assert judge.goals[0].pieces == ("iron_cross", "medal_of_valor", "medal_of_valor")


def test_the_terms_of_a_bare_medal_are_stated_by_editing_them(judge):
    judge.open(objectives=(Objective(T.TEMPORARY, hexes("E5"), stated=False),))
    judge.ask("E5")
    judge.choose_in("type", T.PERMANENT)
    assert judge.goals[0].stated


def test_a_wrong_label_is_said_and_not_recorded(judge):
    judge.open(objectives=(GOAL,))
    judge.ask("E5")
    judge.write("group", "E5, Q77")
    assert "Q77" in judge.field("complaint").text()
    assert judge.field("complaint").isVisible()
    assert judge.goals[0].hexes == hexes("E5")
    judge.field("type").setFocus()
    assert judge.field("group").text() == "E5"
    assert not judge.field("complaint").isVisible()
    assert len(judge.history()) == 1


def test_typing_the_group_is_one_step_and_keeps_what_is_typed(judge):
    judge.open(objectives=(GOAL,))
    before = judge.page.document.scenario
    judge.ask("E5")
    judge.write("group", "c5; D5 e4")
    assert judge.field("group").text() == "c5; D5 e4"
    assert judge.goals[0].hexes == hexes("C5", "D5", "e4")
    assert len(judge.history()) == 1
    assert judge.marked == set(hexes("C5", "D5", "e4"))
    assert undone(judge, before)


def test_a_group_is_taken_from_the_selection_on_the_board(judge):
    judge.open(objectives=(Objective(T.TEMPORARY, hexes("E5"), Side.AXIS),))
    judge.ask("E5")
    assert judge.marked == set(hexes("E5"))
    assert not judge.field("use_selected").isEnabled()
    judge.click("C5")
    judge.click("E5", SHIFT)
    judge.click("e4", SHIFT)
    judge.push("use_selected")
    assert judge.goals[0].hexes == hexes("E5", "C5", "e4")
    assert judge.marked == set(hexes("C5", "E5", "e4"))
    judge.dialog.close()
    assert judge.marked == set()


def test_a_smaller_group_asks_for_no_more_than_it_has(judge):
    judge.open(objectives=(Objective(T.TEMPORARY, hexes("E5", "F5"), min_hexes=2),))
    judge.ask("E5")
    judge.write("group", "E5")
    assert judge.goals[0].min_hexes == 1


def test_a_new_medal_takes_the_selection(judge):
    page = judge.open()
    page.session.select(hexes("E5", "F5"))
    judge.ask("F5")
    judge.push("new_objective")
    assert judge.goals[0].hexes == hexes("F5", "E5")
    assert judge.goals[0].side is None


def test_exits_of_one_hex_and_of_a_stretch(judge):
    page = judge.open(top=Side.AXIS)
    before = page.document.scenario
    judge.ask("C9")
    judge.push("new_exit")
    assert judge.exits == (Exit(hexes("C9"), Side.ALLIES, "exit_marker"),)
    judge.write("group", "C9, G9")
    assert judge.exits[0].marker == "exit_range_marker"
    assert judge.exits[0].hexes == hexes("C9", "G9")
    judge.push("fill_stretch")
    assert judge.exits[0].hexes == hexes("C9", "G9", "D9", "E9", "F9")
    assert "any of the 5 hexes from C9 to G9" in judge.field("sentence").text()
    judge.choose_in("exit_side", Side.AXIS)
    assert judge.exits[0].side is Side.AXIS
    judge.choose_in("exit_marker", "exit_marker")
    assert judge.exits[0].marker == "exit_marker"
    judge.write("group", "A1-D1")
    assert judge.exits[0].hexes == hexes("A1", "B1", "C1", "D1")
    assert undone(judge, before)


def test_a_new_exit_takes_a_selected_stretch(judge):
    page = judge.open(top=Side.AXIS)
    page.session.select(hexes("A1", "B1", "C1"))
    judge.ask("B1")
    judge.push("new_exit")
    assert judge.exits == (Exit(hexes("B1", "A1", "C1"), Side.AXIS, "exit_range_marker"),)


def test_there_is_no_exit_away_from_the_edge(judge):
    judge.open()
    judge.ask("E5")
    assert not judge.field("new_exit").isEnabled()


def test_removing_and_undoing_while_the_dialog_is_open(judge):
    way_out = Exit(hexes("C9"), Side.ALLIES)
    goal = Objective(T.PERMANENT, hexes("C9"), Side.ALLIES)
    judge.open(objectives=(goal,), exits=(way_out,))
    before = judge.page.document.scenario
    judge.ask("C9")
    assert judge.field("list").count() == 2
    judge.push("remove")
    assert judge.goals == ()
    assert judge.field("list").count() == 1
    assert judge.field("exit_side").isVisible()
    judge.push("remove")
    assert judge.exits == ()
    assert not judge.field("remove").isEnabled()
    assert undone(judge, before)
    assert judge.field("list").count() == 2


def test_what_is_edited_stays_the_same_when_the_order_changes(judge):
    first = Objective(T.PERMANENT, hexes("A9"), Side.ALLIES)
    judge.open(objectives=(first, GOAL))
    judge.ask("E5")
    judge.write("group", "a8")
    judge.choose_in("type", T.LAST_TO_OCCUPY)
    judge.choose_in("side", Side.ALLIES)
    assert judge.goals[0] is first
    assert judge.goals[1].type is T.LAST_TO_OCCUPY
    for _ in range(3):
        judge.do("edit.undo")
    judge.choose_in("type", T.SOLE_CONTROL)
    assert [goal.type for goal in judge.goals] == [T.PERMANENT, T.SOLE_CONTROL]


def test_undoing_from_the_dialog_itself(judge):
    judge.open(objectives=(GOAL,))
    judge.ask("E5")
    judge.write("group", "E5, e4")
    QTest.keyClick(judge.field("group"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert judge.goals == (GOAL,)
    assert judge.field("group").text() == "E5, F5, G5"
    judge.field("group").setFocus()
    QTest.keyClick(judge.field("group"), Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert judge.goals[0].hexes == hexes("E5", "e4")


def test_nothing_is_recorded_if_nothing_changes(judge):
    judge.open(objectives=(GOAL,))
    judge.ask("E5")
    judge.choose_in("type", GOAL.type)
    judge.choose_in("side", GOAL.side)
    judge.write("medals", "1")
    judge.field("group").setFocus()
    QTest.keyClicks(judge.field("group"), ", F5")
    assert judge.history() == []
    assert judge.goals == (GOAL,)
    assert not judge.page.document.is_modified


def test_the_dialog_goes_with_its_document(judge):
    first = judge.open(objectives=(GOAL,))
    judge.ask("E5")
    dialog = judge.dialog
    judge.open()
    assert not dialog.isVisible()
    assert judge.window.medals.dialog is None
    assert first.view.mark(MarkKind.GROUP) == frozenset()


def test_hexes_beside_a_new_board_close_nothing_and_break_nothing(judge):
    page = judge.open(objectives=(GOAL,), hexes={PLAN.hex("E5"): HexContent(terrain=Tile("hill"))})
    judge.ask("E5")
    page.session.edit("Clear", Scenario())
    assert "Nothing can be won" in judge.field("sentence").text()
