"""What web pages and wrong encodings have left in texts, and what only looks like it."""

import pytest
from hypothesis import assume, given, strategies as st

from bocage_scenarios.checks import garbled


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
