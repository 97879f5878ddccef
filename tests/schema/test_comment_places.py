"""Where comments stand after a YAML file was rewritten, or its entries are gone."""

import pytest

from bocage_schema.comments import END, Comment
from bocage_schema.yaml_source import read_yaml
from bocage_schema.yaml_text import write_yaml

LEVELS = {"texts": 2}
SCENARIO = """\
# of the file
bocage: 1
hexes:
  # of A1
  A1:
    # of its terrain
    terrain: forest  # beside terrain
    # of its markers
    markers:
      # of the first
      - axis minefield  # beside the first
  # of B1
  B1: {terrain: hill}  # beside B1
texts:
  en:
    # of the title
    title: Hill
# at the end
"""


def rewritten(text, *gone):
    """Return ``text`` in our layout, without the entries at these paths."""
    source = read_yaml(text)
    data = source.data
    for path in gone:
        *parents, last = path
        found = data
        for key in parents:
            found = found[key]
        del found[last]
    return write_yaml(data, LEVELS, source.comments)


def test_comments_inside_a_hex_stand_directly_above_its_line():
    lines = rewritten(SCENARIO).splitlines()
    line = lines.index("  A1: {terrain: forest, markers: [axis minefield]}")
    assert lines[line - 6 : line] == [
        "  # of A1",
        "  # of its terrain",
        "  # beside terrain",
        "  # of its markers",
        "  # of the first",
        "  # beside the first",
    ]
    assert lines[line - 7] == "hexes:"


def test_comments_of_other_hexes_stay_where_they_are():
    lines = rewritten(SCENARIO).splitlines()
    line = lines.index("  B1: {terrain: hill}  # beside B1")
    assert lines[line - 1] == "  # of B1"
    assert lines[-1] == "# at the end"
    assert lines[0] == "# of the file"


def test_a_comment_beside_a_hex_in_blocks_stays_beside_its_line():
    text = "hexes:\n  A1:  # beside A1\n    terrain: forest\n"
    assert rewritten(text) == "hexes:\n  A1: {terrain: forest}  # beside A1\n"


def test_a_comment_inside_an_item_of_a_list_stands_above_its_line():
    text = "exits:\n  - {hexes: [A1]}\n  - side: axis\n    # theirs\n    hexes: [B1]\n"
    assert rewritten(text) == (
        "exits:\n  - {hexes: [A1]}\n  # theirs\n  - {side: axis, hexes: [B1]}\n"
    )


@pytest.mark.parametrize(
    ("gone", "above", "comments"),
    [
        pytest.param(
            ("hexes", "B1"), "hexes:", ["# of B1", "# beside B1"], id="a hex, above all hexes"
        ),
        pytest.param(
            ("hexes", "A1", "terrain"),
            "  A1: {markers: [axis minefield]}",
            ["  # of its terrain", "  # beside terrain"],
            id="a layer, above its hex",
        ),
        pytest.param(
            ("hexes", "A1", "markers"),
            "  A1: {terrain: forest}",
            ["  # of its markers", "  # of the first", "  # beside the first"],
            id="a list, above its hex",
        ),
        pytest.param(
            ("texts", "en", "title"), "  en: {}", ["  # of the title"], id="a text, above the rest"
        ),
    ],
)
def test_comments_of_an_entry_that_is_gone_move_above_what_it_stood_in(gone, above, comments):
    lines = rewritten(SCENARIO, gone).splitlines()
    line = lines.index(above)
    assert [found for found in lines[:line] if found in comments] == comments
    assert not set(comments) & set(lines[line:])
    inner = line
    while lines[inner - 1].lstrip().startswith("#"):
        inner -= 1
    assert set(comments) <= set(lines[inner:line])


def test_comments_of_a_whole_part_that_is_gone_move_to_the_end():
    lines = rewritten(SCENARIO, ("texts",)).splitlines()
    assert lines[-2:] == ["# of the title", "# at the end"]


WORDS = [line.split("#", 1)[1].strip() for line in SCENARIO.splitlines() if "#" in line]


@pytest.mark.parametrize(
    "gone",
    [
        (),
        (("bocage",),),
        (("hexes",),),
        (("hexes", "A1"),),
        (("hexes", "A1"), ("hexes", "B1")),
        (("hexes", "A1", "markers", 0),),
        (("hexes", "A1", "markers"), ("hexes", "A1", "terrain")),
        (("texts", "en"),),
        (("bocage",), ("hexes",), ("texts",)),
    ],
    ids=str,
)
def test_every_comment_is_there_exactly_once_whatever_is_gone(gone):
    text = rewritten(SCENARIO, *gone)
    found = [line.split("#", 1)[1].strip() for line in text.splitlines() if "#" in line]
    assert sorted(found) == sorted(WORDS)


def test_comments_of_several_entries_that_are_gone_keep_their_order():
    text = "hexes:\n  # one\n  A1: {}  # two\n  # three\n  B1: {}  # four\n  C1: {}\n"
    assert rewritten(text, ("hexes", "A1"), ("hexes", "B1")) == (
        "# one\n# two\n# three\n# four\nhexes:\n  C1: {}\n"
    )


def test_a_comment_that_moves_does_not_replace_one_that_was_there():
    text = "# own\nhexes:  # beside\n  # gone\n  A1: {}  # too\n  B1: {}\n"
    assert rewritten(text, ("hexes", "A1")) == "# own\n# gone\n# too\nhexes:  # beside\n  B1: {}\n"


@pytest.mark.parametrize("first", ["/a/b", "/a/b/c"])
def test_comments_that_move_join_those_of_the_entry_in_the_order_of_the_file(first):
    comments = {"/a/b": Comment("# own", "# beside"), "/a/b/c": Comment("# inner", "# behind")}
    ordered = {first: comments[first], **comments}
    above = (
        ["# own", "# inner", "# behind"] if first == "/a/b" else ["# inner", "# behind", "# own"]
    )
    expected = "".join(f"  {line}\n" for line in above)
    assert write_yaml({"a": {"b": {"d": 1}}}, {}, ordered) == (
        f"a:\n{expected}  b: {{d: 1}}  # beside\n"
    )


def test_a_key_with_a_slash_does_not_lead_a_comment_astray():
    comments = {"/a~1b/c": Comment("# x", "# y"), END: Comment("# end", "")}
    assert write_yaml({"a": 1, "a/b": 2}, {}, comments) == "a: 1\n# x\n# y\na/b: 2\n# end\n"


def test_rewriting_once_more_moves_nothing():
    once = rewritten(SCENARIO, ("hexes", "A1", "terrain"), ("hexes", "B1"))
    assert rewritten(once) == once
