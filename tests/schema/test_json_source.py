"""Reading JSON: what is refused and where, the place of every part, the bounds."""

import pytest
from exactness import exactly_equal

from bocage_schema.json_source import read_json
from bocage_schema.source import DEEPEST, MOST_BYTES, SourceError, decode, line_and_column

GRIN = "\U0001f600"


def refusal(text):
    """Return code, line and column of the finding that refuses ``text``."""
    with pytest.raises(SourceError) as caught:
        read_json(text)
    found = caught.value.finding
    return found.code, found.line, found.column


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        pytest.param("", "F104", 1, 1, id="an empty text"),
        pytest.param('{"a": 1, 5}', "F104", 1, 10, id="a key that is no text"),
        pytest.param('{"a": 1', "F104", 1, 8, id="a bracket too few"),
        pytest.param('{\n  "a" 1\n}', "F104", 2, 7, id="a colon too few"),
        pytest.param("{'a': 1}", "F104", 1, 2, id="single quotes"),
        pytest.param('{"a": tru}', "F104", 1, 7, id="half a word"),
        pytest.param('{"a": True}', "F104", 1, 7, id="a word of another language"),
        pytest.param("[1]\nx", "F104", 2, 1, id="more after the end"),
        pytest.param("[01]", "F104", 1, 3, id="a leading zero"),
        pytest.param('["a\tb"]', "F104", 1, 4, id="a tab within a text"),
        pytest.param('["\n"]', "F104", 1, 3, id="a line end within a text"),
        pytest.param('["\\x41"]', "F104", 1, 3, id="an unknown escape"),
        pytest.param("{// no\n}", "F104", 1, 2, id="a comment"),
        pytest.param('{"a": 1, "a": 2}', "F105", 1, 10, id="a key twice"),
        pytest.param('{"a": 1,\n "\\u0061": 1}', "F105", 2, 2, id="a key twice, once escaped"),
        pytest.param(
            '{"b": {"a": 1},\n "c": {"a": 1, "b": 2,\n   "b": 3}}',
            "F105",
            3,
            4,
            id="a key twice in one of several objects",
        ),
        pytest.param('[{"a": 1}, {"a": 1,\n"a": 1}]', "F105", 2, 1, id="a key twice in a list"),
        pytest.param('{"a": NaN}', "F107", 1, 7, id="not a number"),
        pytest.param('{"NaN": "NaN",\n"b": NaN}', "F107", 2, 6, id="not a number, after the word"),
        pytest.param("[Infinity]", "F107", 1, 2, id="infinity"),
        pytest.param("[1,\n -Infinity]", "F107", 2, 2, id="negative infinity"),
        pytest.param("[1e999]", "F107", 1, 2, id="a number beyond the range"),
        pytest.param(f"[0,\n{'9' * 5000}]", "F107", 2, 1, id="a number of 5000 digits"),
        pytest.param('{"a":\n["\\ud800"]}', "F109", 2, 2, id="half a pair in a text"),
        pytest.param('{"a": 1,\n"\\udc00": 1}', "F109", 1, 1, id="half a pair in a key"),
        pytest.param('["\\udc00\\ud800"]', "F109", 1, 2, id="a pair the wrong way round"),
        pytest.param("[" * 100_000, "F106", 1, 1, id="100000 open brackets"),
        pytest.param("[" * 100_000 + "]" * 100_000, "F106", 1, 1, id="100000 levels of lists"),
        pytest.param('{"a":' * 100_000, "F106", 1, 1, id="100000 levels of objects"),
    ],
)
def test_what_is_refused_and_where(text, code, line, column):
    assert refusal(text) == (code, line, column)


def test_the_deepest_data_that_is_read_has_the_stated_levels():
    read_json("[" * (DEEPEST - 1) + "0" + "]" * (DEEPEST - 1))
    assert refusal("[" * DEEPEST + "0" + "]" * DEEPEST)[0] == "F106"


@pytest.mark.parametrize(
    ("text", "data"),
    [
        pytest.param("1", 1, id="a whole number"),
        pytest.param("1.0", 1.0, id="a number with a point stays one"),
        pytest.param("1E2", 100.0, id="an exponent"),
        pytest.param("-0.0", -0.0, id="minus zero"),
        pytest.param("123456789012345678901234567890", 123456789012345678901234567890, id="long"),
        pytest.param("true", True, id="true"),
        pytest.param("null", None, id="null"),
        pytest.param('"\\ud83d\\ude00"', GRIN, id="an escaped pair"),
        pytest.param(f'"{GRIN}"', GRIN, id="a letter beyond the basic plane"),
        pytest.param('"\\u0000"', "\0", id="a NUL"),
        pytest.param('"\u2028"', "\u2028", id="a line separator"),
        pytest.param(' \r\n\t{"a~/": []} \n', {"a~/": []}, id="blanks around everything"),
        pytest.param('{"": {}}', {"": {}}, id="an empty key"),
    ],
)
def test_what_is_read(text, data):
    assert exactly_equal(read_json(text).data, data)


TEXT = """{
  "a": 1, "b": {"c": [10, {"d": "x, \\"y\\": {"}],
    "e": {}},
  "f/~g": [[], [true]],
  "": null
}
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param("", (1, 1), id="the whole"),
        pytest.param("/a", (2, 3), id="a member is placed at its key"),
        pytest.param("/b", (2, 11), id="a second member of the line"),
        pytest.param("/b/c", (2, 17), id="a member of a member"),
        pytest.param("/b/c/0", (2, 23), id="an item"),
        pytest.param("/b/c/1", (2, 27), id="an item that is an object"),
        pytest.param("/b/c/1/d", (2, 28), id="a member of an item"),
        pytest.param("/b/e", (3, 5), id="a member after a text full of punctuation"),
        pytest.param("/f~1~0g", (4, 3), id="a key with a slash and a tilde"),
        pytest.param("/f~1~0g/1/0", (4, 17), id="an item of an item, after an empty one"),
        pytest.param("/", (5, 3), id="an empty key"),
        pytest.param("/b/zzz/7", (2, 11), id="a missing member has the place of what lacks it"),
        pytest.param("/b/c/9", (2, 17), id="a missing item has the place of its list"),
        pytest.param("/zzz", (1, 1), id="a missing member of the whole"),
    ],
)
def test_every_part_has_its_place(path, place):
    assert read_json(TEXT).locate(path) == place


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_line_ends_of_other_systems_do_not_move_a_place(end):
    assert read_json(TEXT.replace("\n", end)).locate("/f~1~0g/1/0") == (4, 17)


def test_columns_count_characters_and_not_bytes():
    assert read_json(f'["é{GRIN}", 1]').locate("/1") == (1, 8)


@pytest.mark.parametrize(
    ("raw", "code", "line", "column"),
    [
        pytest.param(b"", "F108", 1, 1, id="nothing"),
        pytest.param(b" \r\n\t\n", "F108", 1, 1, id="only blanks"),
        pytest.param(b"\xef\xbb\xbf", "F108", 1, 1, id="only a byte order mark"),
        pytest.param('{"a":\n"ü"}'.encode("latin-1"), "F101", 2, 2, id="Latin-1"),
        pytest.param('{"a": 1}'.encode("utf-16"), "F101", 1, 1, id="UTF-16"),
        pytest.param("é\nx".encode() + b"\x80", "F101", 2, 2, id="a stray byte"),
        pytest.param(b"ab\xed\xa0\x80", "F101", 1, 3, id="half a pair in bytes"),
        pytest.param(b"a\xc0\xaf", "F101", 1, 2, id="an overlong form"),
        pytest.param(b"abc\xe2\x82", "F101", 1, 4, id="a letter cut short at the end"),
        pytest.param(b" " * (MOST_BYTES + 1), "F102", 1, 1, id="too big"),
    ],
)
def test_bytes_that_are_no_text_are_refused(raw, code, line, column):
    with pytest.raises(SourceError) as caught:
        decode(raw)
    found = caught.value.finding
    assert (found.code, found.line, found.column) == (code, line, column)


def test_a_byte_order_mark_is_dropped():
    assert decode(b"\xef\xbb\xbf{}") == "{}"


def test_the_biggest_file_is_read():
    assert len(decode(b"x" * MOST_BYTES)) == MOST_BYTES


@pytest.mark.parametrize(
    ("offset", "place"),
    [
        pytest.param(0, (1, 1), id="the beginning"),
        pytest.param(2, (1, 3), id="a line end belongs to its line"),
        pytest.param(3, (2, 1), id="the second line"),
        pytest.param(5, (3, 1), id="the end of the text"),
    ],
)
def test_line_and_column_of_an_offset(offset, place):
    assert line_and_column("ab\nc\n", offset) == place
