"""The dialog about medals and exits."""

from dataclasses import replace

import pytest
from forms import FormFiller
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.tools.bench import ToolName
from bocage_editor.words.objectives import objective_words
from bocage_scenarios.model import Exit, HexContent, Objective, Scenario, Tile
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
SHIFT = Qt.KeyboardModifier.ShiftModifier
T = ObjectiveType


def hexes(*labels):
    return tuple(map(PLAN.hex, labels))


class Judge(FormFiller):
    """Somebody who sets what can be won."""

    prefix = "objectives"

    @property
    def dialog(self):
        dialog = self.window.medals.dialog
        assert dialog is not None
        return dialog

    @property
    def form(self):
        return self.dialog

    def open(self, **contents):
        return self.window.files.add(Scenario(**contents))

    def ask(self, label):
        """Open the dialog, and wait until keys go there."""
        self.window.ask_objective(self.page.session.board.hex(label))
        for _ in range(100):
            if QApplication.activeWindow() is self.dialog:
                break
            QTest.qWait(10)

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
    assert judge.undoes_to(before)


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
    assert judge.undoes_to(before)


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
    assert judge.undoes_to(before)


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
    assert judge.undoes_to(before)
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
