"""Texts by themselves: blanks, copies, lengths, dates, codes of languages, and repairs."""

from dataclasses import replace
from datetime import date

import pytest
from texts import codes, messages, scenario_with

from bocage_scenarios.checks import check, languages
from bocage_scenarios.checks.words import LONG, LONGEST, PROSE
from bocage_scenarios.codec import TEXT_FIELDS
from bocage_scenarios.fixes import repair
from bocage_scenarios.model import HexContent, Label, Scenario, Texts
from bocage_schema.hexes import Hex


def test_repairs_of_a_text_with_everything_wrong_come_to_an_end():
    texts = Texts(title="A&amp;amp;B", history="<p>CafÃ©&nbsp;</p>", rules="&Atilde;&copy;<br>")
    label = Label({"EN": "CafÃ©<br>", "de": " "})
    scenario = Scenario(
        texts={"EN": texts, "fr": Texts()}, hexes={Hex(0, 0): HexContent(labels=(label,))}
    )
    after = repair(scenario, {"W109", "W115", "W116", "W118"}).scenario
    assert after.texts == {"en": Texts(title="A&B", history="Café ", rules="é\n")}
    assert after.hexes[Hex(0, 0)].labels[0].text == {"en": "Café\n", "de": " "}
    assert not any(item.fix for item in check(after))


@pytest.mark.parametrize(("spoilt", "after"), [("  ", []), ("CafÃ©", ["Café"])])
@pytest.mark.parametrize("place", range(3))
def test_a_repair_of_a_label_keeps_the_others(spoilt, after, place):
    texts = ["A", "B"]
    texts.insert(place, spoilt)
    labels = tuple(Label({"*": text}) for text in texts)
    scenario = Scenario(hexes={Hex(0, 0): HexContent(labels=labels)})
    texts[place : place + 1] = after
    found = repair(scenario, {"W109", "W116"}).scenario.hexes[Hex(0, 0)].labels
    assert [label.text["*"] for label in found] == texts


@pytest.mark.parametrize("code", ["en", "de", "nl", "fr", "c", "pt-BR", "nl_BE", "zh-Hant-TW"])
def test_codes_of_languages_are_known(code):
    assert languages.is_language(code)
    assert languages.language_meant(code) in (None, "c")


@pytest.mark.parametrize(
    ("code", "meant"),
    [("EN", "en"), (" de", "de"), ("deu", "de"), ("English", "en"), ("xx", None), ("", None),
     ("english-US", None), ("*", None), ("en-", None), ("en-X!", None)],
)  # fmt: skip
def test_other_codes_are_not_known(code, meant):
    assert not languages.is_language(code)
    assert languages.language_meant(code) == meant


def test_a_code_is_not_renamed_to_one_that_is_taken():
    scenario = Scenario(texts={"en": Texts(title="x"), "EN": Texts(title="y")})
    (found,) = check(scenario).filter(codes={"W118"})
    assert found.fix is None


def test_a_code_that_stands_for_nothing_is_not_renamed():
    label = Label({"xx": "x", "EN": "y", "en": "z"})
    document = Scenario(
        texts={"xx": Texts(title="x")}, hexes={Hex(0, 0): HexContent(labels=(label,))}
    )
    found = list(check(document).filter(codes={"W118"}))
    assert len(found) == 3
    assert not any(item.fix for item in found)


@pytest.mark.parametrize(("letters", "copied"), [(LONG, True), (LONG - 1, False)])
def test_only_long_texts_count_as_copies(letters, copied):
    text = Texts(title="x", history="a " * letters)
    assert bool(messages(Scenario(texts={"en": text, "de": text}), "W119")) == copied


def test_a_language_without_any_text_lacks_more_than_a_title():
    assert codes(Scenario(texts={"en": Texts(title="x"), "fr": Texts()})) == ["W109"]


@pytest.mark.parametrize(
    ("shown", "end", "wrong"),
    [("1944", None, False), ("6 June", None, True), ("'45", date(1945, 1, 1), False),
     ("1946", date(1945, 1, 1), True), ("1944", date(1943, 1, 1), False),
     ("1943", date(1943, 1, 1), True)],
)  # fmt: skip
def test_a_date_names_a_year_of_the_battle(shown, end, wrong):
    document = replace(scenario_with(date=shown), begin=date(1944, 6, 6), end=end)
    assert bool(messages(document, "W117")) == wrong


def test_every_field_of_texts_has_a_length():
    assert LONGEST.keys() == set(TEXT_FIELDS)
    assert set(PROSE) < set(TEXT_FIELDS)


def test_a_placeholder_is_neither_blank_nor_compared():
    texts = {"en": Texts(title="x", history="…", briefing="…", victory="…", rules="…")}
    both = texts | {"de": texts["en"]}
    assert codes(Scenario(texts=both)) == ["W110"]
