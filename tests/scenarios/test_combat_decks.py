"""Decks of combat cards in files: the examples, and what is refused with a reason."""

import pytest

from bocage_engine.combat_cards import EffectKind, Timing
from bocage_scenarios.combat_decks import EXAMPLES, DeckError, example_deck, load_deck, read_deck
from bocage_schema.ids import UnitClass

HEAD = 'combat_cards: "1"\nnames: {en: N, de: N, nl: N}\ncards:\n'
WORDS = "names: {en: a, de: b, nl: c}, texts: {en: a, de: b, nl: c}"


def deck(*cards: str) -> str:
    return HEAD + "".join(f"  - {{{card}}}\n" for card in cards)


def card(name: str = "one", more: str = "") -> str:
    return f"id: {name}, {WORDS}" + (f", {more}" if more else "")


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_show_every_timing_and_effect_between_them_in_three_languages(name):
    found = example_deck(name)
    assert found.provisional
    for each in found.cards:
        assert len({each.names.en, each.names.de, each.names.nl}) == 3
        assert len({each.texts.en, each.texts.de, each.texts.nl}) == 3
    every = [each for known in EXAMPLES for each in example_deck(known).cards]
    assert {each.timing for each in every} == set(Timing)
    assert {each.effect for each in every} == set(EffectKind)


def test_a_file_of_a_user_is_read(tmp_path):
    file = tmp_path / "mine.yaml"
    more = "copies: 2, timing: battle, effect: dice, amount: 2, classes: [armor], units: 3"
    file.write_text(deck(card("one", more), card("two")), encoding="utf-8")
    found = load_deck(file)
    assert found.id == "mine"
    first, second = found.cards
    assert (first.copies, first.amount, first.units) == (2, 2, 3)
    assert first.classes == {UnitClass.ARMOR}
    assert second.effect is EffectKind.BY_HAND


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[1, 2]", "Expected `object`"),
        ("a: [", "this is not YAML"),
        (HEAD, "Expected `array`"),
        (HEAD + "  []\n", "there is no card"),
        (deck(card()).replace('"1"', '"7"'), "this version reads '1'"),
        (deck(card(more="colour: red")), "unknown field `colour`"),
        (deck(card(more="effect: fly")), "Invalid enum value 'fly'"),
        (deck(card(more="copies: 0")), r"card 1 \('one'\): copies is 0"),
        (deck(card(more="amount: 10")), "amount is 10"),
        (deck(card(more="units: 0")), "units is 0"),
        (deck(card(), card()), r"card 2 \('one'\): another card has this id"),
        (deck(card(more="effect: lay, piece: forest")), "piece is 'forest'; it may be"),
        (deck(card(more="piece: sandbags")), "lays no piece"),
        (deck(card(more="effect: ignore_flags")), "belong together"),
        (deck(card(more="timing: flags")), "belong together"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(text, complaint):
    with pytest.raises(DeckError, match=complaint):
        read_deck(text.encode(), "x")
