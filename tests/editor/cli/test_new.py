"""``bocage new``: every board, face and format; what it keeps; titles."""

import json
import os
import shlex
from importlib import import_module

import pytest

from bocage_editor.cli.main import COMMANDS
from bocage_scenarios.formats import load
from bocage_scenarios.library import starter, starter_names
from bocage_schema.ids import BoardFormat, Face


@pytest.mark.parametrize("suffix", [".yaml", ".yml", ".json", ".m44"])
@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("board", BoardFormat)
def test_every_board_and_face_in_every_format(run, tmp_path, board, face, suffix):
    path = tmp_path / f"landing{suffix}"
    result = run("new", path, "--board", board, "--face", face)
    assert (result.status, result.stdout, result.stderr) == (0, "", "")
    scenario = load(path).scenario
    assert list(load(path).report) == []
    assert (scenario.board_format, scenario.face) == (board, face)
    assert scenario.hexes == {}
    assert scenario.title() == "landing"
    assert run("info", path).status == 0
    assert sorted(os.listdir(tmp_path)) == [path.name]


def test_the_usual_board(run, tmp_path):
    path = tmp_path / "x.yaml"
    assert run("new", path).status == 0
    scenario = load(path).scenario
    assert (scenario.board_format, scenario.face) == (BoardFormat.STANDARD, Face.COUNTRYSIDE)


def test_a_new_m44_file_has_what_other_programs_expect(run, tmp_path):
    path = tmp_path / "x.m44"
    assert run("new", path).status == 0
    data = json.loads(path.read_text(encoding="utf-8"))
    assert {"meta_data", "game_info", "board", "packs", "text"} <= data.keys()
    assert data["board"]["labels"] == data["board"]["hexagons"] == []
    assert data["packs"] == {}
    assert data["text"]["en"]["name"] == "x"
    info = data["game_info"]
    keys = [f"{key}_player{n}" for key in ("side", "cards", "victory") for n in (1, 2)]
    assert {"front", "type", "date_begin", "starting", *keys} <= info.keys()
    assert all(info[key] == info[key].upper() for key in ("front", "type", "starting"))


@pytest.mark.parametrize(
    ("name", "options", "title"),
    [
        pytest.param("night-raid_two.yaml", [], "night raid two", id="the name of the file"),
        pytest.param("x.yaml", ["--title", "Night Raid"], "Night Raid", id="a title"),
        pytest.param("x.yaml", ["--title", ""], "", id="no title"),
        pytest.param("x.m44", ["--title", ""], "", id="no title in a format that needs one"),
        pytest.param("-.yaml", ["--title", "yes"], "yes", id="a title that YAML has words for"),
        pytest.param("x.yaml", ["--title", 'a: "b" # c'], 'a: "b" # c', id="a title of signs"),
        pytest.param("x.json", ["--title", "日本 \U0001f600"], "日本 \U0001f600", id="letters"),
        pytest.param("1944.yaml", [], "1944", id="a file named by a number"),
    ],
)
def test_the_title(run, tmp_path, monkeypatch, name, options, title):
    monkeypatch.chdir(tmp_path)
    assert run("new", *options, "--", name).status == 0
    assert load(tmp_path / name).scenario.title() == title


@pytest.mark.parametrize("suffix", [".yaml", ".json", ".m44"])
@pytest.mark.parametrize("name", starter_names())
def test_a_starter_instead_of_an_empty_board(run, tmp_path, name, suffix):
    path = tmp_path / f"my-battle{suffix}"
    result = run("new", path, "--starter", name)
    assert (result.status, result.stdout, result.stderr) == (0, "", "")
    made, begun = load(path).scenario, starter(name).scenario
    assert (made.hexes.keys(), made.face) == (begun.hexes.keys(), begun.face)
    assert {language: texts.title for language, texts in made.texts.items()} == {"en": "my battle"}
    assert "To begin from" not in path.read_text("utf-8")
    assert run("validate", path).stdout == "1 file: nothing found\n"


def test_the_help_lists_the_starters(run):
    shown = " ".join(run("new", "--help").stdout.split())
    assert ", ".join(starter_names()) in shown


def test_a_file_that_exists_is_kept_unless_forced(run, tmp_path):
    path = tmp_path / "x.yaml"
    path.write_text("old")
    result = run("new", path)
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr == (
        f"bocage: {path} exists already; use --force to replace it, or another name\n"
    )
    assert path.read_text() == "old"
    assert run("new", path, "--force").status == 0
    assert load(path).scenario is not None


def test_a_link_to_nothing_is_not_followed_to_a_file_that_is_not_there(run, tmp_path):
    link = tmp_path / "link.yaml"
    link.symlink_to(tmp_path / "no" / "x.yaml")
    result = run("new", link)
    assert result.status == 2
    assert "No such file or directory" in result.stderr
    assert link.is_symlink()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        pytest.param(["x.txt"], "unknown suffix '.txt'; known: .yaml", id="an unknown suffix"),
        pytest.param(["x"], "a file name without a suffix", id="no suffix"),
        pytest.param(["no/x.yaml"], "No such file or directory", id="a missing folder"),
        pytest.param(["folder.yaml", "--force"], "is a directory", id="a folder"),
        pytest.param(["x.yaml", "--board", "standart"], "did you mean 'standard'?", id="a board"),
        pytest.param(["x.yaml", "--face", "wintr"], "did you mean 'winter'?", id="a face"),
        pytest.param(["x.yaml", "--bord", "standard"], "--board", id="an option"),
        pytest.param(
            ["x.yaml", "--starter", "desert_wady"], "did you mean 'desert_wadi'?", id="a starter"
        ),
        pytest.param(
            ["x.yaml", "--starter", "desert_wadi", "--face", "countryside"],
            "--starter brings its own board",
            id="a starter and a face",
        ),
        pytest.param(
            ["x.yaml", "--starter", "desert_wadi", "--board", "standard"],
            "--starter brings its own board",
            id="a starter and a board",
        ),
        pytest.param([], "Missing argument 'OUT'", id="no file"),
        pytest.param(["x.yaml", "y.yaml"], "unexpected extra argument", id="two files"),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_written(run, tmp_path, monkeypatch, words, reason):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.yaml").mkdir()
    result = run("new", *words)
    assert (result.status, result.stdout) == (2, "")
    assert reason in result.stderr
    assert os.listdir(tmp_path) == ["folder.yaml"]


@pytest.mark.parametrize("name", ["new", "info", "convert", "diff"])
def test_the_examples_in_the_help_can_be_run(run, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    epilog = import_module(COMMANDS[name].module).command.epilog
    examples = [line.strip() for line in epilog.splitlines() if line.startswith("  bocage ")]
    assert len(examples) >= 2
    for example in examples:
        program, *words = shlex.split(example)
        assert program == "bocage"
        for made in () if name == "new" else ("landing.yaml", "landing-2.yaml", "landing.m44"):
            assert run("new", "--title", "Landing", "--force", made).status == 0
        result = run(*words)
        assert result.status == 0
        assert "error" not in result.stderr + result.stdout
