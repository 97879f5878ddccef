"""The tray of dice, with real keys and a real mouse."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from bocage_editor.art.die_faces import draw_die
from bocage_editor.play.card_picker import CardPicker
from bocage_editor.play.dice import SETTLE_MS, DiceTray
from bocage_editor.words.cards import shown_cards
from bocage_engine.dice import SYMBOLS, Roll
from bocage_schema.catalogue.words import DieFace as Die

LEFT = Qt.MouseButton.LeftButton
ON_INFANTRY = {Die.INFANTRY, Die.GRENADE}


@pytest.fixture
def tray(qtbot):
    """A tray without motion."""
    made = DiceTray()
    made.still = True
    qtbot.addWidget(made)
    made.resize(360, 150)
    made.show()
    qtbot.waitExposed(made)
    return made


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def test_hits_come_first_and_flags_after_them(tray):
    tray.show_roll(Roll(infantry=1, armor=1, grenade=1, star=1, flag=1), ON_INFANTRY)
    assert [die.face for die in tray.dice[:3]] == [Die.INFANTRY, Die.GRENADE, Die.FLAG]
    assert [die.hits for die in tray.dice] == [True, True, False, False, False]
    assert [die.flags for die in tray.dice] == [False, False, True, False, False]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "2 hits, 1 flag"), ("de", "2 Treffer, 1 Flagge"), ("nl", "2 treffers, 1 vlag")],
)
def test_the_result_stands_below_in_three_languages(qtbot, language, words):
    tray = DiceTray(language)
    qtbot.addWidget(tray)
    tray.show_roll(Roll(infantry=2, star=1, flag=1), ON_INFANTRY)
    assert tray.summary == words
    assert tray.accessibleName().endswith(words)


def test_a_caller_may_count_otherwise(tray):
    tray.show_roll(Roll(infantry=3, flag=2), ON_INFANTRY, counts=(1, 0))
    assert tray.summary == "1 hit"
    tray.show_roll(Roll(star=1), words="The hedgehog is gone")
    assert tray.summary == "The hedgehog is gone"
    tray.show_roll(Roll(star=2))
    assert tray.summary == "no hit"
    assert tray.accessibleName() == "Rolled: star ×2. no hit"


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("width", [220, 360, 900])
def test_dice_stay_within_the_tray(tray, count, width):
    tray.resize(width, 150)
    tray.show_roll(Roll(infantry=count), ON_INFANTRY)
    areas = [die.geometry() for die in tray.dice]
    assert all(die.parentWidget().rect().contains(die.geometry()) for die in tray.dice)
    assert all(not a.intersects(b) for n, a in enumerate(areas) for b in areas[:n])


def test_dice_settle_quickly_or_not_at_all(tray, qtbot):
    tray.show_roll(Roll(infantry=2))
    assert all(die.tilt_deg == 0 for die in tray.dice)
    tray.still = False
    tray.show_roll(Roll(infantry=2))
    assert all(die.tilt_deg != 0 for die in tray.dice)
    assert SETTLE_MS <= 150
    qtbot.waitUntil(lambda: all(die.tilt_deg == 0 for die in tray.dice), timeout=2000)


def test_a_click_turns_a_die_and_enter_confirms(tray):
    picked: list[Roll] = []
    tray.picked.connect(picked.append)
    tray.choose(3)
    QTest.mouseClick(tray.dice[1], LEFT)
    QTest.mouseClick(tray.dice[1], LEFT)
    assert tray.dice[1].accessibleName() == "Die 2: grenade"
    press(Qt.Key.Key_Return)
    assert picked == [Roll(infantry=2, grenade=1)]
    assert not tray.is_choosing


def test_dice_are_turned_with_keys_alone(tray):
    picked: list[Roll] = []
    tray.picked.connect(picked.append)
    tray.choose(2, Roll(flag=2))
    assert QApplication.focusWidget() is tray.dice[0]
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_1 + SYMBOLS.index(Die.ARMOR))
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Enter)
    assert picked == [Roll(star=1, grenade=1)]


def test_a_button_confirms_and_escape_cancels(tray):
    picked: list[Roll] = []
    cancelled: list[bool] = []
    tray.picked.connect(picked.append)
    tray.cancelled.connect(lambda: cancelled.append(True))
    tray.choose(1)
    press(Qt.Key.Key_Escape)
    assert cancelled == [True]
    QTest.mouseClick(tray.findChild(QPushButton, "dice/use"), LEFT)
    assert picked == [Roll(infantry=1)]


def test_rolled_dice_cannot_be_turned(tray):
    tray.show_roll(Roll(armor=1))
    QTest.mouseClick(tray.dice[0], LEFT)
    assert tray.dice[0].face is Die.ARMOR
    tray.clear()
    assert (tray.dice, tray.summary) == ([], "")


def test_faces_differ_without_colour(qapp):
    greys = []
    for face in SYMBOLS:
        image = QImage(48, 48, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_die(painter, QRectF(0, 0, 48, 48), face)
        painter.end()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        greys.append(bytes(grey.constBits()))
    for number, one in enumerate(greys):
        for other in greys[:number]:
            assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 150


def test_the_card_that_is_drawn_is_picked_from_a_list(qtbot):
    deck = shown_cards("base", "de")
    picked: list[int] = []
    picker = CardPicker(deck, {0: 2, 3: 0, 15: 1})
    qtbot.addWidget(picker)
    picker.picked.connect(picked.append)
    picker.show()
    assert [picker.list.item(row).text() for row in range(picker.list.count())] == [
        "Aufklärung, links (noch 2)",
        f"{deck[15].title} (noch 1)",
    ]
    QTest.keyClicks(picker.list, deck[15].title[:4])
    QTest.keyClick(picker.list, Qt.Key.Key_Return)
    assert picked == [15]
    assert not picker.isVisible()


def test_a_list_without_cards_offers_none(qtbot):
    picker = CardPicker(shown_cards("base"), {})
    qtbot.addWidget(picker)
    assert picker.number is None
    picker.accept()
    assert picker.result() == 0
