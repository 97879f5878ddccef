"""The panel about the scenario: data, sides, texts, rules, medals, boxes, notes."""

from dataclasses import replace
from datetime import date

import pytest
from forms import Author
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bocage_scenarios.model import (
    AirDrop,
    Camp,
    Exit,
    HexContent,
    Label,
    Leftover,
    M44File,
    Mute,
    Objective,
    Reserve,
    Texts,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, Face, Front, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
E5, F5, A1 = map(PLAN.hex, ("E5", "F5", "A1"))


@pytest.fixture
def author(window):
    return Author(window)


FIELDS = {
    "number": (lambda a: a.write("number", "17b"), {"number": "17b"}),
    "front": (lambda a: a.choose_in("front", Front.PACIFIC), {"front": Front.PACIFIC}),
    "fictional": (lambda a: a.tick("fictional"), {"fictional": True}),
    "begin": (lambda a: a.write("begin", "1944-06-06"), {"begin": date(1944, 6, 6)}),
    "end": (lambda a: a.write("end", "7.6.1944"), {"end": date(1944, 6, 7)}),
    "face": (lambda a: a.choose_in("face", Face.WINTER), {"face": Face.WINTER}),
    "top": (lambda a: a.choose_in("top", Side.ALLIES), {"top": Side.ALLIES}),
    "first": (lambda a: a.choose_in("first", None), {"first": None}),
    "notes": (lambda a: a.write("notes", "Try again"), {"notes": "Try again"}),
}


@pytest.mark.parametrize("name", FIELDS)
def test_general_data(author, name):
    enter, expected = FIELDS[name]
    author.open()
    before = author.scenario
    enter(author)
    assert author.scenario == replace(before, **expected)
    assert len(author.history()) == 1
    assert author.undoes_to(before)


CAMP_FIELDS = {
    "nation": (lambda a: a.choose_in("axis/nation", "italy"), {"nation": "italy"}),
    "hand": (lambda a: a.write("axis/hand", "12"), {"hand": 12}),
    "grows": (lambda a: a.choose_in("axis/hand_grows_to", 6), {"hand_grows_to": 6}),
    "medals": (lambda a: a.write("axis/medals", "7"), {"medals": 7}),
}


@pytest.mark.parametrize("name", CAMP_FIELDS)
def test_the_sides(author, name):
    enter, expected = CAMP_FIELDS[name]
    author.open()
    before = author.scenario
    enter(author)
    assert author.scenario.camps == {
        Side.AXIS: replace(Camp(), **expected),
        Side.ALLIES: Camp(),
    }
    assert len(author.history()) == 1
    assert author.undoes_to(before)


@pytest.mark.parametrize(("name", "digits"), [("hand", "13"), ("medals", "99"), ("medals", "0")])
def test_impossible_numbers_cannot_be_typed(author, name, digits):
    author.open()
    author.write(f"allies/{name}", digits)
    value = getattr(author.scenario.camps[Side.ALLIES], name)
    assert value != int(digits)
    assert 1 <= value <= 12


def test_impossible_numbers_of_a_file_are_shown_and_kept(author):
    odd = Camp("?atlantis", hand=1, medals=0, hand_grows_to=3)
    author.open(camps={Side.AXIS: odd, Side.ALLIES: Camp()})
    assert author.field("axis/hand").text() == "1"
    assert author.field("axis/medals").text() == "0"
    assert author.field("axis/hand_grows_to").currentText() == "3"
    assert author.field("axis/nation").currentText() == "atlantis"
    author.choose_in("axis/hand_grows_to", 0)
    assert author.scenario.camps[Side.AXIS] == replace(odd, hand_grows_to=0)


def test_a_long_complaint_about_a_day_is_shown_whole(author, qtbot):
    author.open(begin=date(1944, 6, 6))
    author.write("begin", "06/07/1944")
    complaint = author.field("begin/complaint")
    qtbot.waitUntil(lambda: complaint.height() >= complaint.heightForWidth(complaint.width()))
    assert "1944-06-07" in complaint.text()


def test_days_may_be_empty_wrong_or_picked(author):
    author.open(begin=date(1944, 6, 6))
    before = author.scenario
    author.write("begin", "1944-13-01")
    assert author.field("begin/complaint").isVisible()
    assert author.scenario.begin == date(1944, 6, 6)
    author.field("number").setFocus()
    assert author.field("begin").text() == "1944-06-06"
    assert author.field("begin/complaint").text() == "“1944-13-01” is no day."
    assert author.field("begin/complaint").isVisible()
    author.clear("begin")
    assert not author.field("begin/complaint").isVisible()
    assert author.scenario.begin is None
    author.panel.general.begin.calendar.clicked.emit(QDate(1940, 5, 10))
    assert author.scenario.begin == date(1940, 5, 10)
    assert author.undoes_to(before)


def test_a_text_that_may_be_two_days_is_neither(author):
    author.open()
    author.write("begin", "06/07/1944")
    author.field("number").setFocus()
    assert author.scenario.begin is None
    said = author.field("begin/complaint")
    assert said.isVisible()
    assert said.text() == "“06/07/1944”: is that 1944-07-06 or 1944-06-07?"
    author.write("begin", "1944-7-6")
    assert not said.isVisible()
    assert author.scenario.begin == date(1944, 7, 6)
    author.field("number").setFocus()
    assert author.field("begin").text() == "1944-07-06"


def test_undo_takes_back_half_a_day_before_the_step_before(author):
    author.open(begin=date(1944, 6, 6))
    author.write("number", "7")
    author.write("begin", "1944-06-")
    undo = (author.field("begin"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(*undo)
    assert author.field("begin").text() == "1944-06-06"
    assert not author.field("begin/complaint").isVisible()
    assert author.scenario.number == "7"
    QTest.keyClick(*undo)
    assert author.scenario.number is None
    assert author.scenario.begin == date(1944, 6, 6)


def test_a_day_in_other_words_is_undone_in_the_document(author):
    author.open(begin=date(1944, 6, 6))
    author.write("begin", "7.6.1944")
    QTest.keyClick(author.field("begin"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert author.scenario.begin == date(1944, 6, 6)
    assert author.field("begin").text() == "1944-06-06"


def test_undo_takes_back_no_number_before_the_step_before(author):
    author.open()
    author.write("number", "7")
    author.clear("axis/hand")
    assert author.field("axis/hand").text() == ""
    undo = (author.field("axis/hand"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(*undo)
    assert author.field("axis/hand").text() == str(author.scenario.camps[Side.AXIS].hand)
    assert author.scenario.number == "7"
    QTest.keyClick(*undo)
    assert author.scenario.number is None


TEXTS = ("title", "subtitle", "date", "history", "briefing", "victory", "rules", "bibliography")


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_texts(author, name, language):
    author.open()
    before = author.scenario
    author.panel.texts.tabs.setCurrentWidget(author.panel.texts.pages[language])
    author.write(f"{name}/{language}", "Pegasus Bridge")
    assert author.scenario.texts == {language: Texts(**{name: "Pegasus Bridge"})}
    assert len(author.history()) == 1
    author.clear(f"{name}/{language}")
    assert author.scenario == before
    assert author.undoes_to(before)


def test_other_languages_have_tabs_and_can_be_added(author):
    page = author.open(texts={"fr": Texts(title="Le pont")})
    before = author.scenario
    assert author.field("title/fr").text() == "Le pont"
    author.panel.texts.tabs.setCurrentWidget(author.panel.texts.new)
    author.write("new_language", "klingon")
    QTest.keyClick(author.field("new_language"), Qt.Key.Key_Return)
    assert author.field("new_language/complaint").isVisible()
    author.write("new_language", "pl")
    QTest.mouseClick(author.field("add_language"), Qt.MouseButton.LeftButton)
    assert author.panel.texts.tabs.currentWidget() is author.panel.texts.pages["pl"]
    assert author.scenario is before
    author.write("title/pl", "Most")
    assert author.scenario.texts["pl"] == Texts(title="Most")
    author.open()
    assert set(author.panel.texts.pages) == {"en", "de", "nl"}
    author.window.tabs.setCurrentWidget(page)
    assert author.field("title/pl").text() == "Most"
    assert author.undoes_to(before)


def test_tabs_tell_which_texts_are_missing(author):
    author.open(texts={"en": Texts(title="Bridge", history="Long ago"), "de": Texts(title="Br")})
    tabs, pages = author.panel.texts.tabs, author.panel.texts.pages
    names = {code: tabs.tabText(tabs.indexOf(page)) for code, page in pages.items()}
    assert names == {"en": "EN", "de": "DE −1", "nl": "NL −2"}
    assert "History" in tabs.tabToolTip(tabs.indexOf(pages["de"]))


def test_typing_keeps_the_cursor_and_undo_is_that_of_the_document(author):
    author.open(texts={"en": Texts(history="abc")})
    field = author.field("history/en")
    field.setFocus()
    cursor = field.textCursor()
    cursor.setPosition(1)
    field.setTextCursor(cursor)
    QTest.keyClicks(field, "x y ")
    assert author.scenario.texts["en"].history == "ax y bc"
    assert field.textCursor().position() == 5
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.toPlainText() == "abc"
    assert field.hasFocus()
    assert field.textCursor().position() == 1


def test_undo_belongs_to_the_document_in_lines_too(author):
    author.open(number="1")
    author.write("number", "23")
    QTest.keyClick(author.field("number"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert author.scenario.number == "1"
    assert author.field("number").text() == "1"
    assert author.page.document.undo_stack.canRedo()


GOALS = (
    Objective(ObjectiveType.PERMANENT, (E5,), Side.ALLIES),
    Objective(ObjectiveType.SUDDEN_DEATH, (F5,), Side.AXIS),
)


def test_medals_and_exits_are_listed_shown_and_opened(author):
    page = author.open(objectives=GOALS, exits=(Exit((A1,), Side.AXIS),))
    goals = author.panel.goals.list
    assert goals.count() == 3
    assert goals.item(0).text().startswith("The Allies gain 1 medal")
    assert goals.item(1).text().startswith("The Axis win the game at once")
    assert goals.item(2).text().startswith("Units of the Axis may leave")
    author.panel.area.ensureWidgetVisible(goals)
    place = goals.visualItemRect(goals.item(1)).center()
    QTest.mouseClick(goals.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.session.selection == {F5}
    QTest.mouseDClick(goals.viewport(), Qt.MouseButton.LeftButton, pos=place)
    dialog = author.window.medals.dialog
    assert dialog.isVisible()
    assert dialog.sentence.text() == goals.item(1).text()


def test_the_list_follows_labels_and_the_dialog(author):
    page = author.open(objectives=GOALS[:1], hexes={E5: HexContent(labels=(Label({"*": "X"}),))})
    goals = author.panel.goals.list
    assert "X (E5)" in goals.item(0).text()
    content = HexContent(labels=(Label({"*": "Hill"}),))
    page.session.edit("Label", replace(author.scenario, hexes={E5: content}))
    assert "Hill (E5)" in goals.item(0).text()
    page.session.edit("Clear", replace(author.scenario, objectives=()))
    assert author.field("goals/empty").isVisible()


def test_what_the_panel_does_not_offer_is_kept(author):
    drop = AirDrop(Side.ALLIES, Unit("infantry", "us"), "E5", 2, (3,))
    reserve = Reserve("turn", Side.AXIS, Unit("armor", "german"), (1,), 4)
    rest = {
        "air_drops": (drop,),
        "reserves": (reserve,),
        "muted": (Mute("O110", "known"),),
        "m44": M44File(root=Leftover({"x": 1})),
        "texts": {"en": Texts(title="A", m44=Leftover({"y": 2}))},
    }
    author.open(**rest)
    author.write("title/en", "B")
    author.write("number", "3")
    author.tick("rule/blitz")
    for name in ("air_drops", "reserves", "muted", "m44"):
        assert getattr(author.scenario, name) == rest[name]
    assert author.scenario.texts["en"] == Texts(title="B", m44=Leftover({"y": 2}))
    author.clear("title/en")
    assert author.scenario.texts == {"en": Texts(m44=Leftover({"y": 2}))}


def test_nothing_is_recorded_if_nothing_changes(author):
    page = author.open(texts={"en": Texts(title="A")}, number="1", begin=date(1944, 6, 6))
    author.choose_in("front", Front.WESTERN)
    author.choose_in("first", Side.ALLIES)
    author.write("axis/hand", "5")
    author.field("begin").setFocus()
    author.field("end").setFocus()
    assert page.document.undo_stack.count() == 0


def test_a_file_of_a_newer_release_cannot_be_changed(author):
    author.open(version=99)
    author.write("number", "3")
    author.tick("fictional")
    author.choose_in("front", Front.PACIFIC)
    assert author.scenario.number is None
    assert author.field("fictional").isChecked() is False
    assert author.field("front").currentText() == "Western Front"


def test_the_panel_follows_the_tab(author):
    first = author.open(number="1")
    author.open(number="2")
    assert author.field("number").text() == "2"
    author.window.tabs.setCurrentWidget(first)
    assert author.field("number").text() == "1"
    for page in author.window.pages():
        author.window.remove_page(page)
    assert author.field("empty").isVisible()


def test_strokes_leave_the_panel_alone(author, monkeypatch):
    author.open(objectives=GOALS)
    shown = []
    for section in author.panel.sections():
        monkeypatch.setattr(section, "show_scenario", shown.append)
    author.choose("forest")
    author.drag(["A9", "M9"])
    assert author.terrain()
    assert shown == []


def test_fields_have_names_for_those_who_cannot_see(author):
    author.open()
    for panel in (author.panel, author.window.properties):
        for field in panel.findChildren(QWidget):
            if field.objectName().startswith(("scenario/", "properties/")) and (
                field.focusPolicy() & Qt.FocusPolicy.TabFocus
            ):
                assert field.accessibleName() or field.text(), field.objectName()
