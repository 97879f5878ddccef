"""A hand of cards, with real keys and real movements of the mouse."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QVBoxLayout, QWidget

from bocage_editor.play.hand import LIFT, HandView
from bocage_editor.words.cards import shown_cards, shown_in
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of

DECK = shown_cards("base")
NUMBERS = {card.face.name: number for number, card in enumerate(DECK)}
HAND = [NUMBERS[name] for name in ("recon/left", "attack/right", "ambush", "barrage")]
LEFT = Qt.MouseButton.LeftButton
WHY_NOT = "Only in the enemy's turn."


@pytest.fixture
def hand(qtbot):
    """A window with a hand of four cards, of which the ambush cannot be played."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    made = HandView(DECK)
    column.addWidget(made)
    column.addWidget(QPushButton("Elsewhere"))
    window.resize(700, 280)
    window.show()
    qtbot.waitExposed(window)
    made.set_cards(HAND, set(HAND) - {NUMBERS["ambush"]}, {NUMBERS["ambush"]: WHY_NOT})
    yield made
    window.close()


@pytest.fixture
def chosen(hand):
    """The numbers that the hand said were chosen."""
    numbers: list[int] = []
    hand.chosen.connect(numbers.append)
    return numbers


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def point_at(button: QWidget, kind: QEvent.Type) -> None:
    if kind is QEvent.Type.Enter:
        at = QPoint(5, 5).toPointF()
        event: QEvent = QEnterEvent(at, at, button.mapToGlobal(at))
    else:
        event = QEvent(kind)
    QApplication.sendEvent(button, event)


def test_a_click_chooses_a_card(hand, chosen):
    QTest.mouseClick(hand.buttons[1], LEFT)
    assert chosen == [NUMBERS["attack/right"]]


def test_a_click_on_a_card_that_cannot_be_played_tells_why(hand, chosen):
    QTest.mouseClick(hand.buttons[2], LEFT)
    assert chosen == []
    assert hand.buttons[2].toolTip() == WHY_NOT
    assert QToolTip.text() == WHY_NOT
    QToolTip.hideText()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_arrows_walk_and_keys_choose(hand, chosen, key):
    hand.buttons[0].setFocus()
    for step in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        press(step)
    press(Qt.Key.Key_Right)
    press(key)
    assert chosen == [NUMBERS["barrage"]]
    press(Qt.Key.Key_Home)
    press(key)
    assert chosen[1:] == [NUMBERS["recon/left"]]


def test_digits_choose_by_place(hand, chosen):
    hand.buttons[0].setFocus()
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_9, Qt.Key.Key_4):
        press(key)
    assert chosen == [NUMBERS["attack/right"], NUMBERS["barrage"]]
    QToolTip.hideText()


def test_the_tab_key_stops_once_at_the_hand(hand):
    hand.buttons[0].setFocus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Tab)
    assert isinstance(QApplication.focusWidget(), QPushButton)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is hand.buttons[1]


def test_cards_are_told_to_those_who_hear_them(hand):
    names = [button.accessibleName() for button in hand.buttons]
    assert names[1] == (
        "Attack, right: Order up to 3 units on your right flank. This card can be played."
    )
    assert names[2].startswith("Ambush: ")
    assert names[2].endswith(WHY_NOT)


def test_a_card_that_is_pointed_at_rises_and_is_shown_large(hand, qtbot):
    seen: list[int] = []
    hand.pointed.connect(seen.append)
    top = hand.buttons[1].y()
    point_at(hand.buttons[1], QEvent.Type.Enter)
    assert hand.buttons[1].y() == top - LIFT
    qtbot.waitUntil(hand.zoom.isVisible)
    point_at(hand.buttons[1], QEvent.Type.Leave)
    assert not hand.zoom.isVisible()
    assert hand.buttons[1].y() == top
    assert seen == [NUMBERS["attack/right"], -1]


def test_the_focus_shows_a_card_large_and_escape_puts_it_away(hand, qtbot):
    hand.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(hand.zoom.isVisible)
    press(Qt.Key.Key_Escape)
    assert not hand.zoom.isVisible()
    hand.zooms = False
    press(Qt.Key.Key_Right)
    QTest.qWait(30)
    assert not hand.zoom.isVisible()


def test_a_card_that_cannot_be_played_is_dimmed(hand):
    def contrast(place: int) -> int:
        image = hand.buttons[place].grab().toImage()
        band, paper = image.pixelColor(20, 24), image.pixelColor(image.width() // 2, 60)
        return abs(band.lightness() - paper.lightness())

    ambush = NUMBERS["ambush"]
    dimmed = contrast(2)
    hand.set_cards(HAND)
    assert hand.buttons[2].number == ambush
    assert dimmed < contrast(2) - 20


def test_hidden_cards_show_backs_only(hand, chosen):
    hand.set_cards(HAND, hidden=True)
    first, *others = (button.grab().toImage() for button in hand.buttons)
    assert all(first == other for other in others)
    assert {b.accessibleName() for b in hand.buttons} == {"Hidden card"}
    assert {b.focusPolicy() for b in hand.buttons} == {Qt.FocusPolicy.NoFocus}
    QTest.mouseClick(hand.buttons[0], LEFT)
    assert chosen == []


@pytest.mark.parametrize("count", range(2, 13))
@pytest.mark.parametrize("width", [240, 640, 1900])
def test_hands_of_any_size_stay_within_the_row(hand, count, width):
    hand.window().resize(width, 280)
    hand.set_cards(range(count))
    areas = [button.geometry() for button in hand.buttons]
    assert all(hand.rect().contains(area) for area in areas)
    steps = {b.x() - a.x() for a, b in pairwise(areas)}
    assert len(steps) == 1
    assert min(steps) >= 10
    if width == 1900:
        assert all(not a.intersects(b) for a, b in pairwise(areas))


def test_the_focus_stays_in_a_hand_that_changes(hand):
    hand.buttons[3].setFocus()
    hand.set_cards(HAND[:2])
    assert QApplication.focusWidget() is hand.buttons[1]


def test_an_empty_hand_takes_keys_and_no_harm(hand, chosen):
    hand.set_cards(())
    QTest.keyClick(hand, Qt.Key.Key_1)
    QTest.keyClick(hand, Qt.Key.Key_Right)
    assert chosen == []


def test_a_game_knows_its_cards_by_the_same_numbers():
    world = World(setup_of(bundled("first_contact").scenario))
    shown = shown_in(world, "de")
    assert [card.face.name for card in shown] == list(world.names)
    assert shown[0].title == "Aufklärung"
