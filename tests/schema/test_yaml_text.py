"""Writing YAML: plain, quoted and literal forms, layout, and that all of it reads back."""

import re

import pytest
import yaml
from exactness import exactly_equal

from bocage_schema.comments import Comment
from bocage_schema.yaml_source import read_yaml
from bocage_schema.yaml_text import LONGEST_PLAIN_KEY, flow, scalar, write_yaml

GRIN = "\U0001f600"


def written(data, levels=None, comments=None):
    return write_yaml(data, levels or {}, comments or {})


@pytest.mark.parametrize(
    ("value", "form"),
    [
        pytest.param("forest", "forest", id="a word"),
        pytest.param("german infantry", "german infantry", id="words"),
        pytest.param("river_curve@4", "river_curve@4", id="a piece and its orientation"),
        pytest.param("Überfall", "Überfall", id="letters of other languages"),
        pytest.param("d'été", "d'été", id="an apostrophe within"),
        pytest.param("1944-06-06", "1944-06-06", id="a date"),
        pytest.param("", '""', id="an empty text"),
        pytest.param(" x", '" x"', id="a blank before"),
        pytest.param("x ", '"x "', id="a blank after"),
        pytest.param("a: b", '"a: b"', id="a colon"),
        pytest.param("a #b", '"a #b"', id="a hash"),
        pytest.param("a, b", '"a, b"', id="a comma"),
        pytest.param("{a}", '"{a}"', id="a bracket"),
        pytest.param("-", '"-"', id="a dash"),
        pytest.param("?wmine", '"?wmine"', id="a question mark"),
        pytest.param("12", '"12"', id="a number"),
        pytest.param("1e5", '"1e5"', id="a number with an exponent"),
        pytest.param("no", '"no"', id="a word that YAML 1.1 takes for false"),
        pytest.param("On", '"On"', id="a word that YAML 1.1 takes for true"),
        pytest.param("Null", '"Null"', id="a word for nothing"),
        pytest.param("~", '"~"', id="a sign for nothing"),
        pytest.param("Y", '"Y"', id="a letter that YAML 1.1 takes for true"),
        pytest.param(".inf", '".inf"', id="infinity"),
        pytest.param("1944-06-06T12:00", '"1944-06-06T12:00"', id="a time"),
        pytest.param('say "no"', '"say \\"no\\""', id="quotes"),
        pytest.param("a\\b", '"a\\\\b"', id="a backslash"),
        pytest.param("a\nb", '"a\\nb"', id="a line end on one line"),
        pytest.param("a\tb", '"a\\tb"', id="a tab"),
        pytest.param("a\x00\x7f\x85", '"a\\u0000\\u007f\\u0085"', id="control characters"),
        pytest.param("a\u2028\ufeff\uffff", '"a\\u2028\\ufeff\\uffff"', id="unprintable letters"),
        pytest.param(GRIN, f'"{GRIN}"', id="a letter beyond the basic plane"),
        pytest.param(True, "true", id="true"),
        pytest.param(False, "false", id="false"),
        pytest.param(None, "null", id="nothing"),
        pytest.param(3, "3", id="a whole number"),
        pytest.param(-3, "-3", id="a negative number"),
        pytest.param(1.0, "1.0", id="a number with a point"),
        pytest.param(1e22, "1.0e+22", id="a large number, as YAML 1.1 needs it"),
        pytest.param(1.5e-7, "1.5e-07", id="a small number"),
    ],
)
def test_the_form_of_a_scalar(value, form):
    assert scalar(value) == form


NASTY = [
    *(
        "",
        " ",
        "\n",
        "\n\n",
        "a\n",
        "a\n\n",
        "a\nb",
        "\na",
        " a\nb",
        "a\n  b\n",
        "a \nb ",
        "\ta\nb",
    ),
    *("a\rb", "a\r\nb", "a\nb\x85", "a\n\u2028", "a\n#b", "# a\nb", "- a\nb", "--- a\n...\n"),
    *("---", "...", "%a\nb", "*a", "&a", "!a", "|", ">", "'", '"', "'a'", "`", "@a", "a:", ":a"),
    *("a #", "#", "a:b", "a: b", "[", "]", "{}", "a,b", "=", "<<", "null", "~", "true", "0", "00"),
    *("0x10", "0o7", "1_0", "1.", ".5", "+1", "-1", "1e3", ".inf", ".NaN", "1:30", "2001-1-1"),
    *("y", "N", "yes", "OFF", "x" * 2000, "\0", "\x1b[1m", GRIN, "e\u0301", "\ufeffa", "\u00a0"),
    *("a\tb\nc", "a\n\n\nb\n", "a\n \n", " \n", "\n ", "x\n\t\n", "İ", "ß", "a\x0bb", "a\x0c"),
]


@pytest.mark.parametrize("text", NASTY, ids=ascii)
def test_every_text_reads_back_wherever_it_stands(text):
    data = {"a": text, "b": {"c": text, "d": {"e": text}}, "f": [text, [text]], "g": "end"}
    assert exactly_equal(read_yaml(written(data, {"b": 2})).data, data)
    if text:
        keyed = {"a": {text: 1, "b": {text: [2]}}, "z": {text: {text: 3}}}
        assert exactly_equal(read_yaml(written(keyed, {"z": 2})).data, keyed)


@pytest.mark.parametrize("text", NASTY, ids=ascii)
def test_what_we_write_means_the_same_to_programs_that_know_yaml_1_1(text):
    assert yaml.safe_load(f"a: {flow([text])}") == {"a": [text]}


def test_a_text_of_several_lines_is_a_literal_block():
    assert written({"a": "x\n\n  y\n", "b": "x\ny", "c": "x\n\n\n"}) == (
        "a: |\n  x\n\n    y\nb: |-\n  x\n  y\nc: |+\n  x\n\n\n"
    )


@pytest.mark.parametrize(
    ("levels", "text"),
    [
        pytest.param(0, "a: {b: {c: [1, 2]}, d: {}}\n", id="none"),
        pytest.param(1, "a:\n  b: {c: [1, 2]}\n  d: {}\n", id="one, the usual"),
        pytest.param(2, "a:\n  b:\n    c: [1, 2]\n  d: {}\n", id="two"),
        pytest.param(3, "a:\n  b:\n    c:\n      - 1\n      - 2\n  d: {}\n", id="three"),
    ],
)
def test_blocks_have_as_many_levels_as_asked_for(levels, text):
    assert written({"a": {"b": {"c": [1, 2]}, "d": {}}}, {"a": levels}) == text


def test_lists_and_empty_values():
    assert written({"a": [], "b": {}, "c": [[1], {"d": None}], "e": ""}) == (
        'a: []\nb: {}\nc:\n  - [1]\n  - {d: null}\ne: ""\n'
    )


def test_a_key_too_long_for_yaml_is_marked_as_one():
    long = "k" * (LONGEST_PLAIN_KEY + 1)
    for data in ({long: 1}, {"a": {long: {long: "x"}}}, {"a": [{long: 1, "b": 2}]}):
        text = written(data)
        assert "? k" in text or '? "k' in text
        assert exactly_equal(read_yaml(text).data, data)


def test_comments_stand_where_they_belong():
    comments = {
        "/a": Comment("# above a\n#\n# again", "# beside a"),
        "/b": Comment("", "# beside b"),
        "/b/c": Comment("# above c", ""),
        "/d/1": Comment("# above item", "# beside item"),
        "/e": Comment("", "# beside e"),
        "#end": Comment("# the end"),
        "/gone": Comment("# of no entry", "# any more"),
    }
    data = {"a": 1, "b": {"c": 2}, "d": [1, 2], "e": "x\ny\n"}
    assert written(data, comments=comments) == (
        "# above a\n#\n# again\na: 1  # beside a\nb:  # beside b\n  # above c\n  c: 2\n"
        "d:\n  - 1\n  # above item\n  - 2  # beside item\ne: |  # beside e\n  x\n  y\n"
        "# of no entry\n# any more\n# the end\n"
    )


def test_no_line_ends_with_a_blank():
    data = {"a": {"b": "x\n\ny\n"}, "c": [], "d": {"e": {"f": "g"}}}
    assert not re.search(r"[ \t]\n", written(data, {"a": 1, "d": 2}))
