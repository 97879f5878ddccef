"""``bocage info``: the description in text and JSON, findings, colours, exit status."""

import json
from collections import Counter

import pytest

from bocage_schema.catalogue import catalogue

HEAD = "bocage: 1\nboard: standard\nface: beach\n"
BATTLE = """bocage: 1
texts:
  en: {title: Landing, rules: No retreat.}
  de: {title: Landung}
number: "6015"
front: pacific
fictional: true
begin: 1944-06-06
end: 1944-06-08
board: breakthrough
face: winter
top: allies
first: axis
sides:
  axis: {nation: germany, hand: 1, medals: 1}
  allies: {nation: "?ZZ", hand: 4, medals: 6}
rules: {night_visibility: true}
hexes:
  D5: {terrain: forest, unit: german infantry}
  E5: {terrain: "?zz_swamp", unit: {unit: german infantry, figures: 2, badge: german_elite}}
  F5: {unit: us armor, markers: [axis minefield]}
  G5: {unit: "?zz_unit", obstacle: wire}
objectives:
  - {type: permanent, side: allies, hexes: [G5, H5], medals: 2, min_hexes: 2}
  - {type: sudden_death, side: axis, hexes: [A1]}
exits:
  - {side: allies, hexes: [A17, B17]}
"""


@pytest.fixture
def described(run, tmp_path):
    """Describe a scenario given as YAML."""

    def describe(text, *options):
        path = tmp_path / "battle.yaml"
        path.write_text(text, encoding="utf-8")
        return run("info", *options, path)

    return describe


def test_the_description_of_a_battle(described):
    result = described(BATTLE)
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Landing",
        "battle      number 6015, fictional battle on the Pacific front, "
        "6 June 1944 to 8 June 1944",
        "board       Breakthrough, winter, Allies at the top; first to move: Axis",
        "Allies      ZZ, 4 command cards, 6 medals to win",
        "            1 unit of 3 figures: 1 Armor",
        "Axis        Germany, 1 command card, 1 medal to win",
        "            2 units of 6 figures: 2 Infantry",
        "on the map  1 Forest, 1 Wire, 1 Minefield, 1 Exit Marker, 1 German Elite",
        "unknown     zz_swamp, zz_unit",
        "objectives  G5, H5: permanent, for Allies, 2 medals, 2 of 2 hexes",
        "            A1: sudden death, for Axis",
        "exits       A17, B17: for Allies",
        f"rules       {catalogue().special_rules['night_visibility'].names.en}",
        "texts       en: title, rules; de: title",
    ]


def test_the_description_of_an_empty_board(described):
    assert described(HEAD).stdout.splitlines() == [
        "(no title)",
        "battle      historical battle on the Western front",
        "board       Standard, beach, Axis at the top; first to move: Allies",
        "Axis        5 command cards, 5 medals to win",
        "            no units",
        "Allies      5 command cards, 5 medals to win",
        "            no units",
    ]


def test_the_json_description_has_one_shape(described, tmp_path):
    for text in (HEAD, BATTLE):
        document = json.loads(described(text, "--format", "json").stdout)
        assert list(document) == [
            *("format", "version", "file", "file_format", "scenario", "findings")
        ]
        assert (document["format"], document["version"]) == ("bocage-info", 1)
        assert document["file"] == str(tmp_path / "battle.yaml")
        assert document["file_format"] == "yaml"
        assert document["findings"] == []
        assert list(document["scenario"]) == [
            *("title", "titles", "number", "front", "fictional", "begin", "end", "board", "face"),
            *("first", "sides", "pieces", "unknown", "objectives", "exits", "rules"),
            *("air_drops", "reserves", "boxes", "texts"),
        ]
        for side in document["scenario"]["sides"].values():
            assert list(side) == [
                *("seat", "nation", "hand", "hand_grows_to", "medals"),
                *("unit_count", "figures", "units"),
            ]


def test_a_hand_that_grows_is_described(described):
    grown = BATTLE.replace("hand: 1", "hand: 1, hand_grows_to: 4")
    assert grown != BATTLE
    assert "1 command card growing to 4" in described(grown).stdout


def test_the_json_description_of_a_battle(described):
    battle = json.loads(described(BATTLE, "--format", "json").stdout)["scenario"]
    assert battle["titles"] == {"en": "Landing", "de": "Landung"}
    assert (battle["number"], battle["front"], battle["fictional"]) == ("6015", "pacific", True)
    assert (battle["begin"], battle["end"]) == ("1944-06-06", "1944-06-08")
    assert (battle["board"], battle["face"], battle["first"]) == ("breakthrough", "winter", "axis")
    assert list(battle["sides"]) == ["allies", "axis"]
    axis = battle["sides"]["axis"]
    assert (axis["seat"], axis["nation"], axis["hand"]) == ("bottom", "Germany", 1)
    assert (axis["unit_count"], axis["figures"]) == (2, 6)
    assert axis["units"] == [
        {"id": "infantry", "name": "Infantry", "layer": "unit", "count": 2, "figures": 6}
    ]
    assert {"id": "forest", "name": "Forest", "layer": "terrain", "count": 1} in battle["pieces"]
    assert battle["unknown"] == ["zz_swamp", "zz_unit"]
    assert battle["rules"] == {"night_visibility": True}
    assert battle["boxes"] is None
    assert battle["texts"] == {"en": ["title", "rules"], "de": ["title"]}


def test_totals_equal_a_count_from_the_file(run, root, tmp_path):
    """Row 162 of the bugs seen elsewhere."""
    library = root / "scenarios" / "bocage_scenarios" / "library" / "first_contact.yaml"
    path = tmp_path / "battle.m44"
    assert run("convert", "-q", library, path).status == 0
    entries = json.loads(path.read_text(encoding="utf-8"))["board"]["hexagons"]
    units = Counter(entry["unit"]["name"] for entry in entries if "unit" in entry)
    tiles = sum(
        key in entry for entry in entries for key in ("terrain", "rect_terrain", "obstacle")
    )
    battle = json.loads(run("info", path, "--format", "json").stdout)["scenario"]
    counted = {side: force["unit_count"] for side, force in battle["sides"].items()}
    german = sum(count for name, count in units.items() if name.endswith("ger"))
    assert counted == {"axis": german, "allies": units.total() - german}
    layers = ("ground", "line", "terrain", "rect", "obstacle")
    assert sum(item["count"] for item in battle["pieces"] if item["layer"] in layers) == tiles


def test_the_first_move_may_be_left_to_the_rules(described):
    assert "first to move: as the special rules say" in described(HEAD + "first: special\n").stdout
    document = described(HEAD + "first: special\n", "--format", "json").stdout
    assert json.loads(document)["scenario"]["first"] is None


@pytest.mark.parametrize(
    ("end", "days"),
    [("1944-06-06", "6 June 1944"), ("1944-06-07", "6 June 1944 to 7 June 1944")],
)
def test_a_battle_of_one_day_names_it_once(described, end, days):
    """Row 5 of the bugs seen elsewhere."""
    result = described(HEAD + f"begin: 1944-06-06\nend: {end}\n")
    assert f"on the Western front, {days}\n" in result.stdout


def test_warnings_go_to_stderr_and_the_description_to_stdout(described, tmp_path):
    result = described(HEAD.replace("bocage: 1", "bocage: 2"))
    assert result.status == 0
    assert result.stdout.startswith("(no title)\n")
    assert result.stderr == (
        f"{tmp_path / 'battle.yaml'}:1:1: warning F210: the file was written by a newer release "
        "(format 2, this release knows 1) "
        "(update Bocage to change the file; here it can only be looked at)\n"
    )


def test_warnings_go_into_the_json_report(described, tmp_path):
    result = described(HEAD.replace("bocage: 1", "bocage: 2"), "--format", "json")
    assert (result.status, result.stderr) == (0, "")
    assert json.loads(result.stdout)["findings"] == [
        {
            "file": str(tmp_path / "battle.yaml"),
            "code": "F210",
            "severity": "warning",
            "pointer": "/bocage",
            "line": 1,
            "column": 1,
            "hex": "",
            "message": "the file was written by a newer release (format 2, this release knows 1)",
            "hint": "update Bocage to change the file; here it can only be looked at",
            "fix": None,
        }
    ]


def test_every_error_of_a_file_is_reported_at_once(described, tmp_path):
    text = "bocage: 0\nboard: standart\nface: beach\nextra: 1\n"
    result = described(text)
    assert (result.status, result.stdout) == (1, "")
    path = tmp_path / "battle.yaml"
    starts = [line.split(" (")[0] for line in result.stderr.splitlines()]
    assert starts == [
        f"{path}:1:1: error F205: 0 is less than 1",
        f"{path}:2:1: error F204: 'standart' is not one of the values allowed here",
        f"{path}:4:1: error F202: unknown key 'extra'",
    ]
    document = json.loads(described(text, "--format", "json").stdout)
    assert described(text, "--format", "json").status == 1
    assert document["scenario"] is None
    assert [item["code"] for item in document["findings"]] == ["F205", "F204", "F202"]


def test_lines_keep_within_the_width_of_a_terminal(described):
    group = ", ".join(f"{letter}{number}" for letter in "ABCDEFGHIJKLM" for number in (1, 3, 5))
    goal = f"objectives:\n  - {{type: permanent, hexes: [{group}]}}\n"
    lines = described(HEAD + goal).stdout.splitlines()
    assert max(map(len, lines)) <= 96
    assert len(lines) > 9


@pytest.mark.parametrize(
    ("environment", "colored"),
    [
        pytest.param({}, False, id="a pipe gets no colour"),
        pytest.param({"FORCE_COLOR": "1"}, True, id="FORCE_COLOR colours a pipe"),
        pytest.param({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False, id="NO_COLOR wins"),
    ],
)
def test_colours_follow_the_environment(described, monkeypatch, environment, colored):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    result = described(HEAD.replace("bocage: 1", "bocage: 2"))
    assert ("\x1b[" in result.stdout, "\x1b[" in result.stderr) == (colored, colored)
    assert "\x1b[" not in described(HEAD, "--format", "json").stdout


def test_an_unknown_form_of_report_gets_a_suggestion(described):
    result = described(HEAD, "--format", "jsn")
    assert result.status == 2
    assert "did you mean 'json'?" in result.stderr


@pytest.mark.parametrize("force", ["", "1"], ids=["without colours", "with colours"])
def test_signs_that_steer_a_terminal_are_not_passed_on(described, monkeypatch, force):
    monkeypatch.setenv("FORCE_COLOR", force)
    text = HEAD + 'texts: {en: {title: "gone\\e[2J\\e]0;x\\a"}}\nrules: {"\\e[2J": 1}\n'
    for result in (described(text), described(text.split("rules")[0])):
        assert "\x1b[2J" not in result.stdout + result.stderr
        assert "\a" not in result.stdout + result.stderr
