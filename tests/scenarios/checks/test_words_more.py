"""What checks read out of texts, and what they leave alone."""

from dataclasses import replace
from datetime import date

import pytest
from check_files import FOLDER
from hypothesis import assume, given, strategies as st

from bocage_scenarios.checks import check, garbled, languages, phrases, vocabulary
from bocage_scenarios.checks.words import LONG, LONGEST, PROSE
from bocage_scenarios.codec import TEXT_FIELDS
from bocage_scenarios.fixes import repair
from bocage_scenarios.formats import load
from bocage_scenarios.model import (
    AirDrop,
    Camp,
    HexContent,
    Label,
    Reserve,
    Scenario,
    Texts,
    Unit,
)
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

TONGUES = ("en", "de", "nl")
AXIS, ALLIES = Side.AXIS, Side.ALLIES
DROP = AirDrop(ALLIES, Unit("infantry", "us"), "E5", 2, (2,))
RESERVE = Reserve("armor_breakthrough", AXIS, Unit("armor", "german"), (2,))


def camps(axis=("germany", 4, 5), allies=("united_states", 6, 5)):
    return {AXIS: Camp(*axis), ALLIES: Camp(*allies)}


def scenario_with(language="en", sides=None, *, first=ALLIES, hexes=None, **texts):
    return Scenario(
        texts={language: Texts(title="x", **texts)},
        camps=sides or camps(),
        first=first,
        hexes=hexes or {},
    )


def codes(scenario):
    return [item.code for item in check(scenario) if item.code.startswith("W")]


def messages(scenario, code):
    return [item.message for item in check(scenario).filter(codes={code})]


BRIEFINGS = [
    ("en", "Axis Player: Take {axis} command cards\n\nAllied Player: Take {allies} command cards."),
    ("en", "Axis Player [Germany]\nTake {axis} Command cards.\nAllied Player\n[United States]\n"
           "Take {allies} Command cards.\nYou move first."),
    ("en", "Axis player (Germany): Take {axis} Command cards. You move first.\n"
           "Allied player (France): Take {allies} Command cards."),
    ("en", "German Player: Take {axis} Command cards.\n\nUS Marine Player: Take {allies} Command "
           "cards."),
    ("en", "The Axis starts with {axis} cards. The Allies have {allies} cards."),
    ("de", "Achsenmächte: {axis} Kommandokarten.\nAlliierte: {allies} Kommandokarten."),
    ("de", "Der deutsche Spieler erhält {axis} Kommandokarten. Der alliierte Spieler erhält "
           "{allies} Kommandokarten."),
    ("de", "Deutschland – nehmen Sie {axis} Karten.\n\nUSA – nehmen Sie {allies} Karten."),
    ("nl", "As-mogendheden: {axis} bevelkaarten.\nGeallieerden: {allies} bevelkaarten."),
    ("nl", "De Duitse speler krijgt {axis} bevelkaarten. De Geallieerde speler krijgt {allies} "
           "bevelkaarten."),
]  # fmt: skip


def test_history_is_not_compared_with_the_map():
    assert messages(scenario_with(history="The bridge was blown."), "W107") == []


@pytest.mark.parametrize("rule", catalogue().special_rules.values(), ids=lambda rule: rule.id)
@pytest.mark.parametrize(
    ("language", "ending"), [("en", " rules"), ("de", "-Regeln"), ("nl", "regels")]
)
def test_every_special_rule_is_known_by_its_name(rule, language, ending):
    name = rule.names.get(language)
    named = name if name.lower().endswith(ending.strip(" -").lower()) else name + ending
    found = list(phrases.rules_named(f"{named} X.", language))
    assert (rule in found) != bool(vocabulary.DOUBT[language].search(name))


def mojibake(text, rounds=1):
    for _ in range(rounds):
        text = "".join(
            bytes([byte]).decode("cp1252", errors="ignore") or chr(byte) for byte in text.encode()
        )
    return text


western = st.text("abc .,'\näöüßéèêçàñøåÄÖÜÉ€–—’“”…«»°½", min_size=1)


@given(western, st.integers(1, 3))
def test_text_in_a_wrong_encoding_is_put_right(text, rounds):
    spoilt = {item.code: item.meant for item in garbled.find(mojibake(text, rounds))}
    if text.isascii():
        assert "W116" not in spoilt
    else:
        assert spoilt["W116"] == text


words = st.text("abcdefghijklmnopqrstuvwxyzäöüßéèêëïçàâñøåíóúæ", min_size=2, max_size=8)
capitals = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÊÇÀÂÃÑØÅ", min_size=2, max_size=8)
endings = st.sampled_from([".", ", ", " ", "…", "”", "’", "“", " »", "“ ", "!", "—", "–", "?"])


@given(st.lists(st.tuples(words | words.map(str.title), endings), max_size=12))
def test_good_text_is_not_taken_for_garbled(parts):
    text = "".join(word + ending for word, ending in parts)
    assert [item for item in garbled.find(text) if item.code == "W116"] == []


@pytest.mark.parametrize("text", ["„Spaß“ und „Fuß“", "Spaß… und Fuß…", "Maß”, Fuß”, Spaß”"])
def test_a_sharp_s_before_a_quotation_mark_is_left_alone(text):
    assert list(garbled.find(text)) == []


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("MANHÃ…", None),
        ("MANHÃ” CHÂ»", None),
        ("the letter Ä”", None),
        ("manhÃ£", "manhã"),
        ("Ã…ndalsnes", "Åndalsnes"),
        ("SÃ£O", "SãO"),
        ("one two CafÃ© three", "one two Café three"),
        ("Ð’Ð¾Ð¹Ð½Ð°", "Война"),
        ("\x85 \x92", "… ’"),
        ("\x81", None),
    ],
)
def test_garbled_signs_are_told_from_words_in_capitals(text, meant):
    assert [item.meant for item in garbled.find(text)] == ([meant] if meant else [])


def test_the_first_word_that_is_garbled_is_shown():
    (item,) = garbled.find("one two CafÃ© trÃ¨s")
    assert item.found == "CafÃ©"


@given(st.lists(capitals, min_size=1, max_size=2), st.sampled_from("…”’»“"))
def test_a_word_in_capitals_before_a_quotation_mark_is_left_alone(parts, sign):
    text = " ".join(parts) + sign
    assume(sum(not letter.isascii() for letter in text) < garbled.SURE)
    assert [item.found for item in garbled.find(text) if item.code == "W116"] == []


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("one<br>two", "one\ntwo"),
        ("one<BR />\n two", "one\n two"),
        ("<p>one</p>\n<p>two</p>", "one\n\ntwo"),
        ("one<p>two", "one\n\ntwo"),
        ("R&amp;D &lt; &#8211; &nbsp;&eacute;&#xE9;", "R&D < –  éé"),
        ("&amp;amp;amp;", "&"),
    ],
)
def test_html_is_turned_into_what_it_stands_for(text, meant):
    (found,) = (item for item in garbled.find(text) if item.code == "W115")
    assert found.meant == meant


@pytest.mark.parametrize(
    "text",
    ["a < b", "<3", "AT&T", "&T;", "Q&A;", "a <b or c>", "<<x>>", "& lt;", "p>q", "<bridge>"],
)
def test_signs_that_are_no_html_are_left_alone(text):
    assert list(garbled.find(text)) == []


def test_a_title_stays_on_one_line():
    (found,) = garbled.find("one<br>two", one_line=True)
    assert found.meant == "one two"


def test_genuine_hard_blanks_stay():
    (found,) = garbled.find("« x\N{NO-BREAK SPACE}» &amp;")
    assert found.meant == "« x\N{NO-BREAK SPACE}» &"


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


def test_texts_of_the_library_are_in_step_with_their_maps(root):
    for path in sorted((root / "scenarios/bocage_scenarios/library").glob("*.yaml")):
        assert codes(load(path).scenario) == [], path.name


def test_examples_exist_for_all_three_languages():
    for code in ("W105", "W106", "W107", "W108", "W112"):
        text = "".join(path.read_text("utf-8") for path in FOLDER.glob(f"{code}-bad*.yaml"))
        assert all(f"\n  {tongue}:" in text for tongue in TONGUES), code
