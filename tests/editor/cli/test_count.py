"""``bocage count``: the report in text and JSON, boxes of one's own, exit status."""

import json
import subprocess
import sys

import pytest

from bocage_schema.catalogue import catalogue

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
SKIRMISH = """bocage: 1
texts: {en: {title: Skirmish}}
board: standard
face: countryside
hexes:
  A1: {rect: bunker}
  C1: {rect: bunker}
  E1: {rect: bunker}
  A3: {line: river, rect: bridge}
  C3: {line: river, rect: bridge}
  A5: {terrain: forest, unit: british infantry}
  C5: {terrain: "?swamp", markers: [winter_camouflage]}
  E5: {terrain: winter_forest}
reserves:
  - {arrives: turn, side: axis, unit: german armor, counts: [2], turn: 4}
"""


@pytest.fixture
def counted(run, tmp_path, monkeypatch):
    """Count a scenario given as YAML, against a file of boxes if there is one."""
    monkeypatch.delenv("BOCAGE_BOXES", raising=False)

    def count(text, *options, boxes=None):
        path = tmp_path / "battle.yaml"
        path.write_text(text, encoding="utf-8")
        if boxes is not None:
            mine = tmp_path / "my-boxes.yaml"
            mine.write_text(boxes, encoding="utf-8")
            options = (*options, "--boxes", mine)
        return run("count", path, *options)

    return count


ONE_BASE = "bocage_boxes: 1\nown: {base: 1}\n"


def test_a_report_to_read(counted):
    result = counted(SKIRMISH, boxes=ONE_BASE)
    assert result.stderr == ""
    assert result.status == 1
    assert (
        result.stdout
        == """\
Skirmish
needs       2 Base Game, 1 Winter Wars (perhaps more)
counted in  1 Base Game
boards         1 of 1         Standard board, countryside face
terrain        1 of 20 to 27  Forest
               1 of 0         Snowy Forest
                              impossible: none in these boxes; 1 short
               2 of 14 to 21  River
               1 of ?         swamp
                              unknown: not a piece that Bocage knows
rect tiles     3 of 4         Bunker
                              impossible: any of the 4 tiles in the Base Game box; other pieces
                              need the same parts
               2 of 4         Bridge
                              impossible: any of the 4 tiles in the Base Game box; 1 short
figures        4 of 0         Infantry (British figures)
                              none in these boxes; 4 Infantry (American figures) stand in
               6 of 24        Armor (German figures)
                              24 in the Base Game box; 6 of them for units that enter later
markers        1 of 0         Winter Camouflage Marker
                              impossible: none in these boxes; 1 short
missing     Snowy Forest (1): not in these boxes; 1 Winter Wars box might do
            Bunker (3) and Bridge (2) come from the same 4 tiles in the Base Game box: 5 needed,
            1 short, whichever way you turn them; 1 more Base Game box would do
            Winter Camouflage Marker (1): not in these boxes; 1 Winter Wars box might do
take out    Base Game:
               1 Standard board, countryside face
               1 Forest
               2 River
               3 Bunker
               1 Bridge
               4 Infantry (American figures)
               6 Armor (German figures)
"""
    )


def test_without_boxes_those_that_it_needs_are_counted(counted):
    result = counted(SKIRMISH)
    assert result.status == 0
    assert "counted in  these boxes; say with --boxes which ones you own\n" in result.stdout
    assert "missing" not in result.stdout
    assert "Winter Wars:\n               1 Snowy Forest\n" in result.stdout


def test_nothing_owned(counted):
    result = counted(HEAD, boxes="bocage_boxes: 1\nown: {}\n")
    assert result.status == 1
    assert "counted in  no box at all\n" in result.stdout
    assert "Standard board, countryside face (1): not in these boxes; 1 Base Game box" in (
        result.stdout
    )


def test_substitutes_are_named(counted):
    text = HEAD + "hexes: {A1: {line: river, rect: winter_bridge}}\n"
    assert "1 short; left instead: Bridge (4)\n" in counted(text, boxes=ONE_BASE).stdout


def test_the_json_report(counted):
    result = counted(SKIRMISH, "--format", "json", boxes=ONE_BASE)
    assert (result.status, result.stderr) == (1, "")
    document = json.loads(result.stdout)
    assert list(document) == [
        *("format", "version", "file", "title", "assumed"),
        *("pieces", "shortages", "boxes", "pick_list", "findings"),
    ]
    assert (document["format"], document["version"]) == ("bocage-count", 1)
    assert (document["title"], document["assumed"]) == ("Skirmish", False)
    pieces = {piece["id"]: piece for piece in document["pieces"]}
    assert pieces["bridge"] == {
        "id": "bridge",
        "name": "Bridge",
        "army": None,
        "face": None,
        "group": "rect_tiles",
        "needed": 2,
        "later": 0,
        "available": 4,
        "at_least": 4,
        "missing": 1,
        "left": 0,
        "certainty": "impossible",
        "reason": "any of the 4 tiles in the Base Game box; 1 short",
        "stand_ins": [],
        "substitutes": [],
    }
    assert pieces["standard"]["face"] == "countryside"
    assert pieces["infantry"]["stand_ins"] == [
        {"id": "infantry", "name": "Infantry", "army": "us", "face": None, "count": 4}
    ]
    bridges = next(s for s in document["shortages"] if "bridge" in s["pieces"])
    assert bridges["pieces"] == ["bunker", "bridge"]
    assert bridges["cures"] == [{"box": "base", "name": "Base Game", "copies": 1}]
    assert (bridges["needed"], bridges["available"]) == (5, 4)
    assert [(box["id"], box["copies"], box["owned"]) for box in document["boxes"]] == [
        ("base", 2, 1),
        ("winter_wars", 1, 0),
    ]
    assert document["boxes"][1]["needed_for"] == ["winter_forest", "winter_camouflage"]
    assert document["pick_list"][-1] == {
        "box": "base",
        "line": "armor_figures",
        "id": "armor",
        "name": "Armor",
        "army": "german",
        "face": None,
        "count": 6,
    }
    assert document["findings"] == []


def test_who_owns_nothing_we_know_of_owns_null(counted):
    document = json.loads(counted(SKIRMISH, "--format", "json").stdout)
    assert document["assumed"] is True
    assert {box["owned"] for box in document["boxes"]} == {None}
    assert document["shortages"] == []


def test_every_id_in_the_report_is_in_the_catalogue(counted):
    document = json.loads(counted(SKIRMISH, "--format", "json", boxes=ONE_BASE).stdout)
    known = catalogue()
    ids = {*known.pieces, *known.units, *known.boards, "?swamp"}
    assert {item["id"] for item in document["pieces"] + document["pick_list"]} <= ids
    assert {pick["box"] for pick in document["pick_list"]} <= known.boxes.keys()


def test_an_environment_variable_names_the_boxes(counted, tmp_path, monkeypatch):
    counted(HEAD, boxes=ONE_BASE)
    monkeypatch.setenv("BOCAGE_BOXES", str(tmp_path / "my-boxes.yaml"))
    assert "counted in  1 Base Game\n" in counted(HEAD).stdout
    other = counted(HEAD, boxes="bocage_boxes: 1\nown: {base: 3}\n")
    assert "counted in  3 Base Game\n" in other.stdout, "the option wins"


def test_what_is_wrong_with_the_boxes_is_said_with_its_place(counted):
    boxes = "bocage_boxes: 1\nown: {base: 1, terain_pack: 1}\n"
    for options in ([], ["--format", "json"]):
        result = counted(HEAD, *options, boxes=boxes)
        assert (result.status, result.stdout) == (2, "")
        assert "my-boxes.yaml:2:16: error F202: " in result.stderr
        assert "did you mean 'terrain_pack'?" in result.stderr


def test_boxes_that_do_not_exist(run, counted, tmp_path):
    result = counted(HEAD, "--boxes", tmp_path / "none.yaml")
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr.endswith("none.yaml: No such file or directory\n")
    folder = counted(HEAD, "--boxes", tmp_path)
    assert folder.status == 2


def test_findings_of_the_scenario_are_told(counted):
    text = HEAD.replace("bocage: 1", "bocage: 2")
    result = counted(text, boxes=ONE_BASE)
    assert result.status == 0
    assert "F210" in result.stderr
    document = json.loads(counted(text, "--format", "json").stdout)
    assert [item["code"] for item in document["findings"]] == ["F210"]


def test_a_file_without_a_readable_scenario(counted):
    result = counted("bocage: 1\nboard: standard\n")
    assert (result.status, result.stdout) == (1, "")
    assert "F203" in result.stderr
    answer = counted("bocage: 1\nboard: standard\n", "--format", "json")
    document = json.loads(answer.stdout)
    assert answer.status == 1
    assert (document["title"], document["pieces"]) == (None, [])
    assert [item["code"] for item in document["findings"]] == ["F203"]


def test_a_missing_scenario_could_not_be_counted(run, tmp_path):
    result = run("count", tmp_path / "none.yaml")
    assert (result.status, result.stdout) == (2, "")


def test_control_characters_of_names_do_not_reach_the_terminal(counted):
    text = HEAD + 'texts: {en: {title: "a\\e[31mb"}}\nhexes: {A1: {terrain: "?a\\e[31mb"}}\n'
    result = counted(text)
    assert "\x1b" not in result.stdout


def test_the_library_for_shortages_is_imported_only_for_them(root):
    code = """if True:
        import sys
        from bocage_editor.cli.main import main
        main(["count", sys.argv[1]])
        print("networkx" in sys.modules)
    """
    scenario = root / "examples" / "club-night.m44"
    done = subprocess.run(
        [sys.executable, "-c", code, scenario], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "False"


def test_colours_show_what_is_short(counted, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    lines = counted(SKIRMISH, boxes=ONE_BASE).stdout.splitlines()
    assert [line[:5] for line in lines if "Bridge" in line][:1] == ["\x1b[31m"]
    assert next(line for line in lines if "Forest" in line).startswith("terrain")
    assert sum("\x1b[3" in line for line in lines) == 5


@pytest.fixture
def folder(tmp_path):
    """A folder with a battle that one box is enough for, one that it is not, and a broken one."""
    made = tmp_path / "club"
    made.mkdir()
    (made / "skirmish.yaml").write_text(SKIRMISH, "utf-8")
    (made / "small.yaml").write_text(HEAD + "hexes: {A1: {terrain: forest}}\n", "utf-8")
    (tmp_path / "mine.yaml").write_text("bocage_boxes: 1\nown: {base: 1}\n", "utf-8")
    return made


def test_a_folder_gives_a_line_for_each_scenario(run, folder):
    result = run("count", folder, "--boxes", folder.parent / "mine.yaml")
    skirmish, small = result.stdout.splitlines()
    assert skirmish.startswith("skirmish.yaml")
    assert "1 Bridge" in skirmish.partition("missing: ")[2]
    assert small.split() == ["small.yaml", "1", "Base", "Game"]
    assert result.status == 1


def test_a_folder_as_json_is_what_its_files_are_one_by_one(run, folder):
    boxes = ("--boxes", folder.parent / "mine.yaml", "--format", "json")
    whole = json.loads(run("count", folder, *boxes).stdout)
    assert whole["format"] == "bocage-count"
    singles = [json.loads(run("count", path, *boxes).stdout) for path in sorted(folder.iterdir())]
    kept = ("file", "title", "pieces", "shortages", "boxes", "pick_list")
    assert [{key: one[key] for key in kept} for one in whole["scenarios"]] == [
        {key: one[key] for key in kept} for one in singles
    ]


def test_a_broken_file_of_a_folder_is_told_of_and_the_others_are_counted(run, folder):
    (folder / "broken.yaml").write_text("bocage: 1\nboard: [", "utf-8")
    result = run("count", folder)
    assert "small.yaml" in result.stdout
    assert "broken.yaml" in result.stdout + result.stderr
    assert result.status == 1
    assert run("count", folder / "nowhere").status == 2
