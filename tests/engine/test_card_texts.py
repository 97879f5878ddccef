"""The texts of command cards say what the engine plays."""

import re

import pytest

from bocage_engine.cards import ALL, Bonus, CardFace, Procedure, cards_of
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.boxes import Card
from bocage_schema.ids import UnitClass

LANGUAGES = ("en", "de", "nl")
BASE = {face.name: face for face in cards_of("base")}
CARDS = {f"{deck.id}/{card.id}": card for deck in catalogue().decks.values() for card in deck.cards}
UNIT_WORDS = {
    UnitClass.INFANTRY: re.compile("infanter|infantry", re.IGNORECASE),
    UnitClass.ARMOR: re.compile("armor|panzer|pantser|tanks", re.IGNORECASE),
    UnitClass.ARTILLERY: re.compile("artill", re.IGNORECASE),
}
ALL_WORDS = {"en": r"\ball\b", "de": r"\b(alle|ganze)\b", "nl": r"\bal(le)?\b"}


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


def numbers_of(face: CardFace, card: Card) -> set[int]:
    """Return the numbers that the text of a card has to name."""
    rule = face.rule
    named = {face.orders if face.quotas is None or card.copies_by_section else 0}
    named |= set(face.quotas or ()) | {rule.targets, rule.move_max, rule.free_march}
    named |= set(rule.dice.values()) | {rule.winter_dice}
    named |= {face.draw, card.keep} if face.draw > 1 else set()
    named |= {1} if rule.fallback or rule.bonus is not Bonus.NEVER else set()
    named |= {2, 3} if rule.one_farther else set()
    named |= {1} if rule.procedure in (Procedure.RECOVER, Procedure.DICE) else set()
    return named - {0, ALL}


def test_the_engine_knows_the_cards_by_these_names():
    assert {face.id for face in BASE.values()} == {
        card.id for card in catalogue().decks["base"].cards
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BASE)
def test_the_numbers_of_a_text_are_those_of_the_rule(name, language):
    face = BASE[name]
    card = catalogue().decks["base"].card(face.id)
    assert card is not None
    assert set(numbers(card.texts.get(language))) == numbers_of(face, card)


@pytest.mark.parametrize("name", CARDS)
def test_the_languages_agree_in_numbers(name):
    texts = CARDS[name].texts
    assert numbers(texts.en) == numbers(texts.de) == numbers(texts.nl)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_a_text_names_the_orders_of_the_deck(name, language):
    card = CARDS[name]
    text = card.texts.get(language)
    assert ("{section}" in text) == (card.copies_by_section is not None)
    assert text.replace("{section}", "").count("{") == 0
    found = numbers(text)
    if card.orders is not None:
        assert card.orders in found
    if card.orders_by_section is not None:
        by_section = card.orders_by_section
        wanted = {by_section.left, by_section.center, by_section.right} - {0}
        assert wanted == set(found)
    if card.on_the_move:
        assert card.on_the_move in found
    if card.draw > 1:
        assert {card.draw, card.keep} <= set(found)
    if card.orders_all:
        assert re.search(ALL_WORDS[language], text, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BASE)
def test_a_text_names_the_classes_that_the_card_orders(name, language):
    face = BASE[name]
    card = catalogue().decks["base"].card(face.id)
    assert card is not None
    text = card.texts.get(language)
    if face.rule.procedure in (Procedure.DICE, Procedure.STRIKE):
        return
    named = {each for each, word in UNIT_WORDS.items() if word.search(text)}
    if face.rule.bonus is Bonus.FIRST_CLOSE_ASSAULT:
        named |= {UnitClass.ARMOR}
    assert named == face.rule.classes


@pytest.mark.parametrize("name", CARDS)
def test_a_text_is_short_and_ends_as_sentences_do(name):
    for language in LANGUAGES:
        text = CARDS[name].texts.get(language)
        assert len(text) <= 230
        assert text.endswith(".")
        assert "  " not in text
        assert 1 <= len(re.findall(r"[.?!](?: |$)", text)) <= 5
