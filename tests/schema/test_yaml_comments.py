"""Comments of YAML files: which entry each belongs to, and that rewriting keeps them."""

import pytest

from bocage_schema.comments import Comment
from bocage_schema.yaml_source import read_yaml
from bocage_schema.yaml_text import write_yaml

LEVELS = {"texts": 2}


def comments(text):
    return dict(read_yaml(text).comments)


def rewritten(text):
    source = read_yaml(text)
    return write_yaml(source.data, LEVELS, source.comments)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("a: 1\n", {}, id="none"),
        pytest.param("# x\na: 1", {"/a": ("# x", "")}, id="above"),
        pytest.param("#x\n# y\n\n#\na: 1", {"/a": ("#x\n# y\n#", "")}, id="several above"),
        pytest.param("a: 1 # x", {"/a": ("", "# x")}, id="beside"),
        pytest.param("a: 1\t# x", {"/a": ("", "# x")}, id="beside, after a tab"),
        pytest.param("# x\na: 1  # y # z", {"/a": ("# x", "# y # z")}, id="above and beside"),
        pytest.param("a: 1\n# x\n# y\n", {"#end": ("# x\n# y", "")}, id="at the end"),
        pytest.param("a: # x\n  b: 1", {"/a": ("", "# x")}, id="beside the head of a block"),
        pytest.param("a:\n  # x\n  b: 1", {"/a/b": ("# x", "")}, id="above an inner entry"),
        pytest.param("a:\n# x\n  b: 1", {"/a/b": ("# x", "")}, id="above, not indented"),
        pytest.param("a:\n  - 1 # x\n  # y\n  - 2", {"/a/0": ("", "# x"), "/a/1": ("# y", "")},
                     id="of list items"),
        pytest.param("a: |  # x\n  y\nb: 1", {"/a": ("", "# x")}, id="beside a literal block"),
        pytest.param("a: |\n  # x\n  y # z\nb: 1", {}, id="none inside a literal block"),
        pytest.param("a: >\n  # x\n\n  # y\n", {}, id="none inside a folded block"),
        pytest.param("a: |\n  x\n# y\nb: 1", {"/b": ("# y", "")}, id="after a literal block"),
        pytest.param("a: |\n  x\n# y\n", {"#end": ("# y", "")}, id="after a last literal block"),
        pytest.param("a: 'x # y'", {}, id="none inside quotes"),
        pytest.param('a: "x # y" # z', {"/a": ("", "# z")}, id="after quotes"),
        pytest.param("a: 'x\n  # y\n  z'\nb: 1", {}, id="none inside quotes of several lines"),
        pytest.param("a: x#y", {}, id="a hash within a word"),
        pytest.param("a: {b: 1} # x", {"/a": ("", "# x")}, id="beside a value on one line"),
        pytest.param("a: '#x'\n\"#b\": 1", {}, id="texts and keys that begin with a hash"),
        pytest.param("# x\na/b: 1", {"/a~1b": ("# x", "")}, id="of a key with a slash"),
        pytest.param("# x\r\na: 1 # y\r\n", {"/a": ("# x", "# y")}, id="CRLF"),
    ],
)  # fmt: skip
def test_which_entry_a_comment_belongs_to(text, found):
    assert comments(text) == {path: Comment(*parts) for path, parts in found.items()}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("# head\n#\n# more\na: 1  # beside\n# end\n", id="above, beside, at the end"),
        pytest.param("a:  # head\n  # first\n  b: 1  # one\n  c: 2\n", id="in a block"),
        pytest.param("a:\n  # one\n  - 1  # two\n  # three\n  - {b: c}  # four\n", id="in a list"),
        pytest.param("a: |  # beside\n  # not a comment\n  text # neither\n", id="a literal block"),
        pytest.param("# x\na: |\n  line\n\n  # text\n# y\nb: 1\n", id="around a literal block"),
        pytest.param("a: |+\n  x\n\n# y\nb: 1\n", id="after a literal block with blank lines"),
        pytest.param(
            "texts:\n  # of en\n  en:  # beside en\n    # of title\n    title: x  # beside\n"
            "    # of rules\n    rules: |\n      # text\n      more\n# last\n",
            id="three levels down",
        ),
        pytest.param('a: "x # y"  # z\n', id="beside a quoted hash"),
        pytest.param(f'# x\n? "{"k" * 1001}"\n: 1  # y\n', id="of a key too long for a line"),
        pytest.param("# Größe \U0001f600\na: 1\n", id="letters of every plane"),
    ],
)
def test_rewriting_a_file_in_our_layout_changes_nothing(text):
    assert rewritten(text) == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a: {b: 1,\n  # inside\n  c: 2}\nd: 3\n", id="inside a value in brackets"),
        pytest.param("a: [1, # one\n  2] # two\nd: 3\n", id="behind items in brackets"),
        pytest.param("a:\n  - b: 1 # one\n    c: 2 # two\n", id="in an item that spans lines"),
        pytest.param("---\n# x\na: 1\n# y\n...\n# z\n", id="around the marks of a document"),
        pytest.param("a: 'x\n  y' # z\n", id="behind a text that ends on a later line"),
        pytest.param("a: x\n  y # z\n", id="behind a plain text that ends on a later line"),
        pytest.param("a: {b: 1\n  } # z\n", id="behind a value that ends on a later line"),
        pytest.param("a: &x # z\n  b: 1\nc: *x # y\n", id="beside an anchor and an alias"),
        pytest.param(
            "deep:\n  b:\n    # inner\n    c: 1 # beside\n", id="below the blocks we write"
        ),
    ],
)
def test_no_comment_gets_lost_whatever_the_layout(text):
    words = [line.split("#", 1)[1].strip() for line in text.splitlines() if "#" in line]
    assert all(word in rewritten(text) for word in words)


def test_rewriting_twice_changes_nothing_more():
    text = "a:   1   #one\n#two\nb: [ 1 ]\n\n\n  # three\n"
    once = rewritten(text)
    assert rewritten(once) == once


@pytest.mark.parametrize("end", ["\r\n", "\r"], ids=["CRLF", "CR"])
def test_line_ends_of_other_systems_keep_every_comment(end):
    text = "# x\na: 1  # y\nb:\n  # z\n  c: 2\n# end\n"
    assert rewritten(text.replace("\n", end)) == text


@pytest.mark.parametrize("character", ["\u2028", "\u2029", "\x85"], ids=ascii)
def test_a_line_separator_within_a_text_moves_no_comment(character):
    assert comments(f'a: "x{character}y"\nb: 1 # c\n') == {"/b": Comment("", "# c")}
