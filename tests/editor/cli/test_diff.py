"""``bocage diff``: the words and the JSON of differences, and the exit status."""

import json

import pytest

from bocage_scenarios import yaml_format
from bocage_scenarios.library import bundled

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
BATTLE = """bocage: 1
texts:
  en: {title: Landing, rules: No retreat.}
begin: 1944-06-06
board: standard
face: countryside
sides:
  axis: {nation: germany, hand: 4, medals: 5}
hexes:
  D5: {terrain: forest}
  E5: {unit: {unit: german infantry, badge: german_elite}, labels: [Hill 300]}
  F5: {markers: [axis minefield]}
objectives:
  - {type: permanent, side: allies, hexes: [G5], pieces: [medal_of_honor]}
"""


@pytest.fixture
def compare(run, tmp_path):
    """Compare two scenarios given as YAML."""

    def compared(a, b, *options):
        (tmp_path / "a.yaml").write_text(a, encoding="utf-8")
        (tmp_path / "b.yaml").write_text(b, encoding="utf-8")
        return run("diff", *options, tmp_path / "a.yaml", tmp_path / "b.yaml")

    return compared


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        pytest.param("terrain: forest", "terrain: hedgerow", "D5: forest -> hedgerow",
                     id="a tile replaced"),
        pytest.param("{terrain: forest}", "{terrain: forest, obstacle: wire}", "D5: added wire",
                     id="an obstacle added"),
        pytest.param("  D5: {terrain: forest}\n", "", "D5: removed forest", id="a tile removed"),
        pytest.param("badge: german_elite", "badge: german_engineers",
                     "E5: german infantry badge: german_elite -> german_engineers",
                     id="a badge replaced"),
        pytest.param("german_elite}", "german_elite, figures: 2}",
                     "E5: german infantry figures: added 2", id="figures set"),
        pytest.param("Hill 300", "Hill 301", "E5: Hill 300 -> Hill 301", id="a label"),
        pytest.param("[axis minefield]", "[allies minefield]",
                     "F5: axis minefield -> allies minefield", id="a marker"),
        pytest.param("title: Landing", "title: Beach", "texts.en.title: Landing -> Beach",
                     id="a title"),
        pytest.param("begin: 1944-06-06", "begin: 1944-06-07", "begin: 1944-06-06 -> 1944-06-07",
                     id="a date"),
        pytest.param("begin: 1944-06-06\n", "", "begin: removed 1944-06-06", id="a date removed"),
        pytest.param("face: countryside", "face: winter", "face: countryside -> winter",
                     id="the face"),
        pytest.param("hand: 4", "hand: 6", "sides.axis.hand: 4 -> 6", id="the cards"),
        pytest.param("nation: germany, ", "", "sides.axis.nation: removed germany",
                     id="a nation removed"),
    ],
)  # fmt: skip
def test_one_difference_is_one_line(compare, old, new, line):
    assert old in BATTLE
    result = compare(BATTLE, BATTLE.replace(old, new))
    assert (result.status, result.stdout, result.stderr) == (1, f"{line}\n", "")


def test_three_differences_are_exactly_three_entries(compare):
    """Row 163 of the bugs seen elsewhere: one terrain, one badge, one text."""
    changed = BATTLE.replace("forest", "hedgerow").replace("german_elite", "german_engineers")
    changed = changed.replace("No retreat.", "No retreat at all.")
    result = compare(BATTLE, changed)
    assert (result.status, result.stdout.splitlines()) == (
        1,
        [
            "texts.en.rules: No retreat. -> No retreat at all.",
            "D5: forest -> hedgerow",
            "E5: german infantry badge: german_elite -> german_engineers",
        ],
    )
    document = json.loads(compare(BATTLE, changed, "--format", "json").stdout)
    assert [change["text"] for change in document["changes"]] == result.stdout.splitlines()


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(BATTLE, id="the same text"),
        pytest.param("# a comment\n" + BATTLE.replace(", ", ",  "), id="comments and blanks"),
        pytest.param(BATTLE.replace("D5: {terrain: forest}", "D5: {terrain: {tile: forest@1}}"),
                     id="the long form"),
        pytest.param(BATTLE.replace("board: standard\n", "")
                     .replace("face: countryside\n", "face: countryside\nboard: standard\n"),
                     id="another order of keys"),
        pytest.param(BATTLE + "front: western\nfictional: false\nnotes: ''\nrules: {}\n",
                     id="the usual values spelt out"),
        pytest.param(BATTLE.replace("hexes:\n", "hexes:\n  A1: {}\n"), id="an empty hex"),
    ],
)  # fmt: skip
def test_what_means_the_same_is_no_difference(compare, other):
    for options in ([], ["--details"]):
        result = compare(BATTLE, other, *options)
        assert (result.status, result.stdout, result.stderr) == (0, "", "")


def test_the_json_of_differences(compare, tmp_path):
    changed = BATTLE.replace("{terrain: forest}", "{terrain: hill, obstacle: wire}")
    result = compare(BATTLE, changed.replace("Hill 300", ""), "--format", "json")
    document = json.loads(result.stdout)
    assert result.status == 1
    assert list(document) == ["format", "version", "a", "b", "changes"]
    assert (document["format"], document["version"]) == ("bocage-diff", 1)
    assert (document["a"], document["b"]) == (str(tmp_path / "a.yaml"), str(tmp_path / "b.yaml"))
    assert document["changes"][0] == {
        "kind": "changed",
        "path": "/hexes/D5/terrain",
        "hex": "D5",
        "what": "",
        "before": "forest",
        "after": "hill",
        "text": "D5: forest -> hill",
    }
    assert document["changes"][1] | {"text": ""} == {
        "kind": "added",
        "path": "/hexes/D5/obstacle",
        "hex": "D5",
        "what": "",
        "before": None,
        "after": "wire",
        "text": "",
    }


def test_the_json_of_no_difference(compare):
    result = compare(BATTLE, BATTLE, "--format", "json")
    assert (result.status, json.loads(result.stdout)["changes"]) == (0, [])


def test_comparing_the_other_way_round_swaps_before_and_after(compare):
    other = BATTLE.replace("forest", "hill").replace("  F5: {markers: [axis minefield]}\n", "")
    there = json.loads(compare(BATTLE, other, "--format", "json").stdout)["changes"]
    back = json.loads(compare(other, BATTLE, "--format", "json").stdout)["changes"]
    swapped = [(change["path"], change["after"], change["before"]) for change in back]
    assert [(c["path"], c["before"], c["after"]) for c in there] == swapped


def test_a_change_far_into_a_long_text_is_shown(compare):
    start = "The river may be crossed at the bridges only. " * 9
    a, b = (f"{HEAD}notes: {start}{end}\n" for end in ("Never by night", "Never by day"))
    [line] = compare(a, b).stdout.splitlines()
    assert "night" in line
    assert "day" in line
    assert len(line) < 150


def test_how_a_file_is_written_counts_only_on_demand(run, tmp_path):
    a, b = tmp_path / "a.m44", tmp_path / "b.m44"
    assert run("new", a, "--title", "x").status == 0
    data = json.loads(a.read_text())
    data["game_info"]["cards_player1"] = str(data["game_info"]["cards_player1"])
    b.write_text(json.dumps(data))
    assert run("diff", a, b) == run("diff", b, a)
    assert run("diff", a, b).status == 0
    result = run("diff", "--details", a, b)
    assert result.status == 1
    assert "cards_player1" in result.stdout


@pytest.mark.parametrize("bad", ["a", "b"])
@pytest.mark.parametrize("form", [[], ["--format", "json"]], ids=["text", "json"])
def test_a_file_without_a_scenario_cannot_be_compared(compare, tmp_path, bad, form):
    result = compare(*("[" if bad == name else BATTLE for name in "ab"), *form)
    assert (result.status, result.stdout) == (2, "")
    path = tmp_path / f"{bad}.yaml"
    assert result.stderr.startswith(f"{path}:1:2: error F103: ")
    assert result.stderr.endswith(f"bocage: {path}: no scenario to compare\n")


@pytest.mark.parametrize("words", [[], ["a.yaml"], ["a.yaml", "b.yaml", "c.yaml"]], ids=len)
def test_it_takes_two_files(run, words):
    result = run("diff", *words)
    assert (result.status, result.stdout) == (2, "")
    assert "Usage: bocage diff" in result.stderr


def test_a_picture_marks_what_differs(run, tmp_path, qapp):
    from PySide6.QtGui import QImage

    text = yaml_format.write(bundled("first_contact").scenario)
    a, b, out = tmp_path / "a.yaml", tmp_path / "b.yaml", tmp_path / "d.png"
    a.write_text(text)
    b.write_text(text.replace("  A1: {terrain: forest}\n", ""))
    assert run("diff", a, b, "--png", out).status == 1
    marked, plain = QImage(str(out)), tmp_path / "p.png"
    assert run("diff", b, b, "--png", plain).status == 0
    other = QImage(str(plain))
    differ = [
        (x, y)
        for x in range(0, marked.width(), 7)
        for y in range(0, marked.height(), 7)
        if marked.pixel(x, y) != other.pixel(x, y)
    ]
    assert differ
    assert max(x for x, _ in differ) < marked.width() / 5
    assert min(y for _, y in differ) > marked.height() * 0.7
    gone = tmp_path / "no" / "d.png"
    refused = run("diff", a, b, "--png", gone)
    assert refused.status == 2
    assert "d.png" in refused.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a.yaml", "the picture is a .png"),
        ("d.jpg", "the picture is a .png"),
        ("d", "the picture is a .png"),
        ("b.png", "this is one of the scenarios"),
        ("./x/../b.png", "this is one of the scenarios"),
    ],
)
def test_a_picture_never_takes_the_place_of_a_scenario(run, tmp_path, name, why):
    (tmp_path / "x").mkdir()
    a, b = tmp_path / "a.yaml", tmp_path / "b.png"
    for path in (a, b):
        path.write_text("bocage: 1\nboard: standard\nface: countryside\n")
    refused = run("diff", a, b, "--png", tmp_path / name)
    assert refused.status == 2
    assert why in refused.stderr
    assert a.read_text() == b.read_text()
    assert {path.name for path in tmp_path.iterdir()} == {"a.yaml", "b.png", "x"}
