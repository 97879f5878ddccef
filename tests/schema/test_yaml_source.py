"""Reading YAML: scalars of the core schema, what is refused and where, aliases, bounds."""

from itertools import pairwise

import pytest
from exactness import exactly_equal
from hanging import must_end

from bocage_schema.source import DEEPEST, SourceError
from bocage_schema.yaml_source import MOST_NODES, read_yaml

GRIN = "\U0001f600"


def refusal(text):
    """Return code, line and column of the finding that refuses ``text``."""
    with pytest.raises(SourceError) as caught:
        read_yaml(text)
    found = caught.value.finding
    return found.code, found.line, found.column


@pytest.mark.parametrize(
    "word",
    [
        *("no", "No", "NO", "yes", "Yes", "on", "On", "off", "OFF", "y", "n", "Y", "N"),
        *("2024-01-01", "2001-12-14t21:59:43.10-05:00", "12:30:45", "190:20:30"),
        *("0x10", "0b1", "1_000", "1,5", "nULL", "tRUE", "fALSE", "none", "inf", "nan", "NaN"),
        *("=", "<<", "--", "1.2.3", "e5", "1e", ".", ".e5", "..5", "+", "+.", "1e5x"),
    ],
)
def test_other_words_are_texts(word):
    assert read_yaml(f"a: {word}").data == {"a": word}


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        *[(word, None) for word in ("", "~", "null", "Null", "NULL")],
        *[(word, True) for word in ("true", "True", "TRUE")],
        *[(word, False) for word in ("false", "False", "FALSE")],
        *[("0", 0), ("-0", 0), ("+3", 3), ("-12", -12), ("017", 17), ("9" * 30, int("9" * 30))],
        *[("1.0", 1.0), ("-1.", -1.0), (".5", 0.5), ("+.5e-3", 0.0005), ("1e5", 100000.0)],
        *[("1E5", 100000.0), ("1e+5", 100000.0), ("0.10", 0.1)],
    ],
)
def test_words_of_the_core_schema_have_their_value(plain, value):
    assert exactly_equal(read_yaml(f"a: {plain}").data, {"a": value})
    assert exactly_equal(read_yaml(f"- {plain}").data, [value])


@pytest.mark.parametrize("form", ["'{}'", '"{}"', "!!str {}"], ids=["single", "double", "tag"])
@pytest.mark.parametrize("word", ["1", "1e5", "true", "null", "~", ".nan", "2024-01-01"])
def test_a_quoted_word_is_a_text(form, word):
    assert read_yaml(f"a: {form.format(word)}").data == {"a": word}


@pytest.mark.parametrize("key", ["1", "1.0", "true", "no", "~", "null", "2024-01-01", "0x10", "<<"])
def test_keys_are_texts_as_they_stand(key):
    assert read_yaml(f"{key}: x").data == {key: "x"}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        pytest.param("a: !!int '5'", {"a": 5}, id="a tag of a number"),
        pytest.param("a: !!float 3", {"a": 3.0}, id="a tag of a fraction"),
        pytest.param("!!map {a: !!seq [1]}", {"a": [1]}, id="tags of collections"),
        pytest.param("a: &x {b: [1]}\nc: *x", {"a": {"b": [1]}, "c": {"b": [1]}}, id="an alias"),
        pytest.param("<<: {a: 1}", {"<<": {"a": 1}}, id="a merge key is a key like any other"),
        pytest.param("---\na: 1\n...\n", {"a": 1}, id="marks of a single document"),
        pytest.param("%YAML 1.1\n---\na: no", {"a": "no"}, id="a version changes nothing"),
        pytest.param("? a\n: b", {"a": "b"}, id="an explicit key"),
        pytest.param("a: 1\r\nb: |\r\n  x\r\n  y\r\n", {"a": 1, "b": "x\ny\n"}, id="CRLF"),
        pytest.param('a: "x\n\n  y"', {"a": "x\ny"}, id="a folded text"),
        pytest.param("a: |+\n  x\n\n", {"a": "x\n\n"}, id="a literal block with blank lines"),
        pytest.param(f"a: {GRIN}é", {"a": f"{GRIN}é"}, id="letters of every plane"),
        pytest.param('a: "\\0\\x41\\u00e9\\U0001F600"', {"a": f"\0Aé{GRIN}"}, id="escapes"),
        pytest.param('a: "x\u2028y"', {"a": "x\u2028y"}, id="a line separator within a text"),
        pytest.param("- a\n-\n  - b", ["a", ["b"]], id="a list of lists"),
        pytest.param("x", "x", id="a single word"),
    ],
)
def test_what_is_read(text, data):
    assert exactly_equal(read_yaml(text).data, data)


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        pytest.param("a: [1", "F103", 1, 6, id="a bracket too few"),
        pytest.param("a: 1\nb: 'x", "F103", 2, 6, id="a quote too few"),
        pytest.param("a: b: c", "F103", 1, 5, id="two colons"),
        pytest.param("a:\n\tb: 1", "F103", 2, 1, id="a tab as indentation"),
        pytest.param("a: 1\n b: 2", "F103", 2, 3, id="a wrong indentation"),
        pytest.param("a: @x", "F103", 1, 4, id="a reserved character"),
        pytest.param('a: "\\q"', "F103", 1, 5, id="an unknown escape"),
        pytest.param("a: *nope", "F103", 1, 4, id="an unknown alias"),
        pytest.param("a: 1\nb: \x00", "F103", 2, 4, id="a NUL"),
        pytest.param("a: é\nb: x\x07", "F103", 2, 5, id="a bell"),
        pytest.param('a: "\\ud800"', "F103", 1, 7, id="half a pair"),
        pytest.param("a: 1\nb: 2\na: 3", "F105", 3, 1, id="a key twice"),
        pytest.param('"a": 1\na: 2', "F105", 2, 1, id="a key twice, once quoted"),
        pytest.param("a: {b: 1, b: 2}", "F105", 1, 11, id="a key twice on one line"),
        pytest.param("a:\n  - b: 1\n    b: 2", "F105", 3, 5, id="a key twice in an item"),
        pytest.param("a: &x [*x]", "F106", 1, 4, id="an alias of itself"),
        pytest.param("a: .inf", "F107", 1, 4, id="infinity"),
        pytest.param("a:\n  - -.INF", "F107", 2, 5, id="negative infinity"),
        pytest.param("a: {b: .nan}", "F107", 1, 8, id="not a number"),
        pytest.param("a: 1e999", "F107", 1, 4, id="a number beyond the range"),
        pytest.param(f"a: {'9' * 5000}", "F107", 1, 4, id="a number of 5000 digits"),
        pytest.param("a: !!int x", "F107", 1, 4, id="a tag that does not fit a number"),
        pytest.param("a: !!bool x", "F111", 1, 4, id="a tag that does not fit a truth value"),
        pytest.param("a: !!null x", "F111", 1, 4, id="a tag that does not fit nothing"),
        pytest.param("", "F108", 1, 1, id="nothing"),
        pytest.param("# only\n", "F108", 1, 1, id="only a comment"),
        pytest.param("a: 1\n---\nb: 2", "F110", 2, 1, id="two documents"),
        pytest.param("? [a]\n: 1", "F111", 1, 3, id="a list as a key"),
        pytest.param("b: 1\n? {a: 1}\n: 1", "F111", 2, 3, id="a mapping as a key"),
        pytest.param("a: !!python/name:os.system", "F111", 1, 4, id="a tag of Python"),
        pytest.param("a:\n- !!python/object/apply:os.system [ls]", "F111", 2, 3, id="a call"),
        pytest.param("a: !!binary aGk=", "F111", 1, 4, id="a binary"),
        pytest.param("a: !!timestamp 2001-01-01", "F111", 1, 4, id="a time"),
        pytest.param("a: !!set {x}", "F111", 1, 4, id="a set"),
        pytest.param("!!omap [a: 1]", "F111", 1, 1, id="an ordered mapping"),
        pytest.param("a: !mine x", "F111", 1, 4, id="a tag of one's own"),
        pytest.param("a: !!str {x: 1}", "F111", 1, 4, id="a tag that does not fit a mapping"),
    ],
)
def test_what_is_refused_and_where(text, code, line, column):
    assert refusal(text) == (code, line, column)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a: " + "[" * 100_000, id="open lists"),
        pytest.param("a: " + "{a: " * 100_000, id="open mappings"),
        pytest.param("- " * 100_000, id="block sequences"),
        pytest.param("".join(" " * n + "a:\n" for n in range(1500)), id="block mappings"),
    ],
)
def test_data_nested_very_deeply_are_refused(text):
    assert refusal(text)[0] == "F106"


def test_the_deepest_data_that_is_read_has_the_stated_levels():
    read_yaml("[" * DEEPEST + "x" + "]" * DEEPEST)
    assert refusal("[" * (DEEPEST + 1) + "x" + "]" * (DEEPEST + 1))[0] == "F106"


def test_a_billion_laughs_are_refused():
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    names = "abcdefghij"
    for before, name in pairwise(names):
        lines.append(f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]")
    with must_end(10):
        assert refusal("\n".join(lines))[0] == "F106"


def test_every_use_of_an_alias_counts_as_a_value():
    many = MOST_NODES // 1000
    text = f"a: &x [{', '.join('x' * 1000)}]\nb: [{', '.join(['*x'] * many)}]"
    assert refusal(text)[0] == "F106"
    assert len(read_yaml(text.replace("*x, ", "", 3)).data["b"]) == many - 3


TEXT = """# head
a: 1
b:
  c: [10, {d: x}]
  e:
    - f
    - {g: h}
    -
      i: j
k/~l: |
  text
"": {}
"""


@pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param("", (2, 1), id="the whole starts at its first key"),
        pytest.param("/a", (2, 1), id="a member is placed at its key"),
        pytest.param("/b", (3, 1), id="a block"),
        pytest.param("/b/c", (4, 3), id="a member of a block"),
        pytest.param("/b/c/0", (4, 7), id="an item on the line"),
        pytest.param("/b/c/1/d", (4, 12), id="a member on the line"),
        pytest.param("/b/e/0", (6, 7), id="an item of a block"),
        pytest.param("/b/e/1/g", (7, 8), id="a member of an item"),
        pytest.param("/b/e/2/i", (9, 7), id="a member of an item on its own line"),
        pytest.param("/k~1~0l", (10, 1), id="a key with a slash and a tilde"),
        pytest.param("/", (12, 1), id="an empty key"),
        pytest.param("/b/zzz/7", (3, 1), id="a missing member has the place of what lacks it"),
        pytest.param("/b/e/9", (5, 3), id="a missing item has the place of its list"),
        pytest.param("/b/e/-1", (5, 3), id="no item counts from the end"),
        pytest.param("/a/b/c", (2, 1), id="a part of a word has the place of the word"),
    ],
)
def test_every_part_has_its_place(path, place):
    assert read_yaml(TEXT).locate(path) == place


def test_a_line_separator_within_a_text_starts_no_line():
    assert read_yaml('a: "x\u2028y\x85z"\nb: 1').locate("/b") == (2, 1)


@pytest.mark.parametrize("end", ["\r\n", "\r"], ids=["CRLF", "CR"])
def test_line_ends_of_other_systems_do_not_move_a_place(end):
    assert read_yaml(TEXT.replace("\n", end)).locate("/b/e/2/i") == (9, 7)


def test_a_place_in_an_alias_is_that_of_its_anchor():
    assert read_yaml("a: &x {b: 1}\nc: *x").locate("/c") == (2, 1)
    assert read_yaml("a: &x {b: 1}\nc: *x").locate("/c/b") == (1, 8)
