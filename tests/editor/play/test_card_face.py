"""The pictures of cards: nothing is clipped, and no two cards look alike."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from bocage_editor.art.card_frames import CARD, card_outline
from bocage_editor.play.card_face import card_pixmap, draw_card, text_of, title_of
from bocage_editor.words.cards import ShownCard, shown_cards

LANGUAGES = ("en", "de", "nl")
DECKS = ("base", "breakthrough")
BASE = shown_cards("base")
LEAST_SIZE = 7.8


def drawn(card: ShownCard | None, scale: float = 1.0, *, with_text: bool = True) -> QImage:
    size = (CARD.size() * scale).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_card(painter, QRectF(image.rect()), card, with_text=with_text)
    painter.end()
    return image


def differing(a: QImage, b: QImage) -> int:
    """Return how many points differ in lightness, which needs no colour."""
    greys = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (a, b)]
    one, other = (bytes(image.constBits()) for image in greys)
    return sum(abs(x - y) > 40 for x, y in zip(one, other, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("far", [False, True])
def test_titles_and_texts_fit(qapp, deck, language, far):
    for card in shown_cards(deck, language, far=far):
        title, text = title_of(card), text_of(card)
        assert title.fits, card.title
        assert text.fits, card.text
        assert text.size >= LEAST_SIZE
        assert text.layout.text().replace("\u00a0", " ") == card.text


@pytest.mark.parametrize("card", BASE, ids=lambda card: card.face.name)
def test_nothing_is_drawn_outside_of_a_card(qapp, card):
    image = drawn(card, 2)
    outline = card_outline(tactic=card.is_tactic)
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            at = QRectF(x / 2 - 2, y / 2 - 2, 4, 4)
            if not outline.intersects(at):
                assert image.pixelColor(x, y).alpha() == 0


def test_no_two_cards_look_alike(qapp):
    pictures = {card.face.name: drawn(card, with_text=False) for card in BASE}
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if differing(pictures[one], pictures[other]) < 60
    ]
    assert alike == []


def test_section_and_tactic_cards_differ_in_outline(qapp):
    section, tactic = (card_outline(tactic=tactic) for tactic in (False, True))
    corner = QRectF(4.2, 4.2, 0.5, 0.5)
    assert section.contains(corner)
    assert not tactic.intersects(corner)


def test_the_lit_section_is_where_the_player_sees_it(qapp):
    def lit(name: str, far: bool) -> list[bool]:
        card = next(c for c in shown_cards("base", far=far) if c.face.name == name)
        image = drawn(card)
        colours = [image.pixelColor(x, 50) for x in (14, 53, 118)]
        return [colour.green() > colour.blue() + 25 for colour in colours]

    assert lit("attack/left", False) == [True, False, False]
    assert lit("attack/center", False) == [False, True, False]
    assert lit("attack/left", True) == [False, False, True]
    assert lit("pincer_move", False) == [True, False, True]


def test_the_back_shows_nothing_of_a_card(qapp):
    assert all(differing(drawn(None), drawn(card)) > 2000 for card in BASE)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_cards_are_crisp_on_screens_of_any_density(qapp, ratio):
    pixmap = card_pixmap(BASE[0], QSize(132, 190), ratio)
    assert pixmap.size() == QSize(132, 190) * ratio
    assert pixmap.devicePixelRatio() == ratio


def test_texts_depend_on_the_section_and_on_the_seat(qapp):
    texts = {
        far: {c.face.name: c.text for c in shown_cards("base", far=far)} for far in (False, True)
    }
    assert texts[False]["attack/left"] == "Order up to 3 units on your left flank."
    assert texts[False]["attack/center"] == "Order up to 3 units in the center."
    assert "to the right on screen" in texts[True]["attack/left"]
    assert texts[True]["attack/center"] == texts[False]["attack/center"]


def test_dice_of_the_base_deck_are_not_shown_on_cards_that_roll_otherwise(qapp):
    one, other = (
        next(card for card in shown_cards(deck) if card.face.id == "air_power") for deck in DECKS
    )
    assert other.entry.changed
    assert differing(drawn(one, with_text=False), drawn(other, with_text=False)) > 60
