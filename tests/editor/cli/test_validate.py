"""``bocage validate``: files and folders, forms of the report, exit status."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from bocage_editor.cli import validate
from bocage_schema.code_table import CODES

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
WARNED = HEAD + "hexes:\n  Z9: {terrain: forest}\n"
BROKEN = HEAD + "hexes: [\n"
FIELDS = ["file", "code", "severity", "pointer", "line", "column", "hex", "message", "hint", "fix"]


@pytest.fixture
def folder(tmp_path):
    """Return a folder with good, bad and foreign files at several depths."""
    files = {
        "a/warned.yaml": WARNED,
        "a/b/c/broken.yml": BROKEN,
        "a/b/deep.json": '{"bocage": 1, "board": "standard", "face": "desert"}',
        "a/battle.m44": '{"board": {"type": "HUGE"}}',
        "a/package.json": '{"name": "something else"}',
        "a/.hidden/more.yaml": BROKEN,
        "a/readme.txt": "no scenario",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "a"


def files_in(findings):
    return sorted({Path(item["file"]).name for item in findings})


def test_a_finding_is_one_line_with_its_place_and_the_repair(run, tmp_path):
    path = tmp_path / "warned.yaml"
    path.write_text(WARNED)
    result = run("validate", path)
    assert result.status == 0
    assert (
        f"{path}:5:3: warning P102: Z9 is not a hex of this board; on it: forest "
        "(move it to a hex of the board, or remove it) [fix: remove what lies off the board]\n"
    ) in result.stdout
    assert result.stdout.splitlines()[-1].startswith("1 file: ")
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Z9 is not a hex of this board; on it: forest (move it to a hex of the board, or"),
        ("de", "Z9 ist kein Feld dieses Spielplans; darauf: Wald (auf ein Feld des Spielplans"),
        ("nl", "Z9 is geen vak van dit spelbord; erop: Bos (verplaats het naar een vak van"),
    ],
)
def test_findings_are_told_in_a_language(language, told, run, tmp_path):
    path = tmp_path / "warned.yaml"
    path.write_text(WARNED)
    result = run("validate", path, "--lang", language)
    assert f"{path}:5:3: warning P102: {told}" in result.stdout
    (found,) = (
        item
        for item in json.loads(run("validate", path, "--lang", language, "--format", "json").stdout)
        if item["code"] == "P102"
    )
    assert f"{found['message']} ({found['hint']}".startswith(told)
    assert (found["severity"], found["fix"] is not None) == ("warning", True)


def test_the_bundled_scenarios_have_no_findings(run, root):
    library = root / "scenarios" / "bocage_scenarios" / "library"
    result = run("validate", "--strict", library)
    assert result.stdout == f"{len(list(library.glob('*.yaml')))} files: nothing found\n"
    assert (result.status, result.stderr) == (0, "")


def test_a_folder_is_searched_to_any_depth_for_scenarios_only(run, folder):
    result = run("validate", folder, "--format", "json")
    findings = json.loads(result.stdout)
    assert files_in(findings) == ["battle.m44", "broken.yml", "deep.json", "warned.yaml"]
    assert result.status == 1


def test_a_json_report_is_a_list_of_findings_with_all_fields(run, folder):
    findings = json.loads(run("validate", folder / "warned.yaml", "--format", "json").stdout)
    [finding] = [item for item in findings if item["code"] == "P102"]
    assert list(finding) == FIELDS
    assert finding["pointer"] == "/hexes/Z9"
    assert (finding["line"], finding["column"], finding["hex"]) == (5, 3, "Z9")
    assert finding["fix"]["edits"] == [{"op": "remove", "path": "/hexes/Z9"}]


def test_one_bad_file_never_stops_the_rest(run, folder, tmp_path):
    missing, other = tmp_path / "missing.yaml", folder / "readme.txt"
    result = run("validate", missing, folder / "b" / "c", other, folder / "warned.yaml")
    assert result.status == 2
    assert "broken.yml:5:1: error F103" in result.stdout
    assert "warning P102" in result.stdout
    assert f"bocage: {missing}: No such file or directory\n" in result.stderr
    assert f"bocage: {other}: unknown suffix '.txt'" in result.stderr


def test_a_file_is_checked_once_however_often_it_is_named(run, folder):
    result = run("validate", folder / "warned.yaml", folder, folder / "warned.yaml")
    assert result.stdout.count("warning P102") == 1


def test_a_folder_without_scenarios_is_an_error_of_the_request(run, tmp_path):
    result = run("validate", tmp_path)
    assert result.status == 2
    assert result.stderr == f"bocage: {tmp_path}: no scenario files in this folder\n"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_cannot_be_read_is_named(run, folder):
    (folder / "warned.yaml").chmod(0)
    result = run("validate", folder)
    assert result.status == 2
    assert "warned.yaml: Permission denied" in result.stderr


@pytest.mark.parametrize(
    ("name", "options", "status"),
    [
        ("warned.yaml", [], 0),
        ("warned.yaml", ["--strict"], 1),
        ("b/c/broken.yml", [], 1),
    ],
)
def test_the_status_says_whether_something_is_wrong(run, folder, name, options, status):
    assert run("validate", folder / name, *options).status == status


def test_a_sarif_log_names_rules_and_places(run, folder):
    result = run("validate", folder, "--format", "sarif")
    log = json.loads(result.stdout)
    assert log["version"] == "2.1.0"
    [one] = log["runs"]
    rules = one["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == sorted({rule["id"] for rule in rules})
    for item in one["results"]:
        assert rules[item["ruleIndex"]]["id"] == item["ruleId"]
        assert item["level"] in ("error", "warning", "note")
        [location] = item["locations"]
        physical = location["physicalLocation"]
        assert physical["artifactLocation"]["uri"].startswith("file:///")
        assert physical["region"]["startLine"] >= 1
    [warned] = [item for item in one["results"] if item["ruleId"] == "P102"]
    assert warned["locations"][0]["physicalLocation"]["region"] == {
        "startLine": 5,
        "startColumn": 3,
    }


def test_a_relative_path_is_a_relative_uri(run, folder, monkeypatch):
    monkeypatch.chdir(folder)
    (folder / "ä b.yaml").write_text(WARNED)
    log = json.loads(run("validate", "ä b.yaml", "--format", "sarif").stdout)
    physical = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"]["uri"] == "%C3%A4%20b.yaml"


def test_a_junit_report_has_a_test_for_each_file(run, folder):
    root = ElementTree.fromstring(run("validate", folder, "--format", "junit").stdout)
    [suite] = root
    assert (suite.get("tests"), suite.get("failures")) == ("4", "2")
    failed = [Path(case.get("name")).name for case in suite if case.find("failure") is not None]
    assert failed == ["battle.m44", "broken.yml"]
    strict = run("validate", folder, "--format", "junit", "--strict").stdout
    assert int(ElementTree.fromstring(strict)[0].get("failures")) >= 3


def test_junit_reports_hold_no_characters_that_xml_forbids(run, tmp_path):
    (tmp_path / "x.yaml").write_text(HEAD + 'hexes:\n  "\\u0001\\uffff": {terrain: forest}\n')
    root = ElementTree.fromstring(run("validate", tmp_path, "--format", "junit").stdout)
    assert root[0].get("failures") == "1"


def test_several_processes_find_the_same_in_the_same_order(run, folder):
    alone = run("validate", folder, "--jobs", "1")
    together = run("validate", folder, "--jobs", "2")
    assert together == alone


def test_many_files_are_shared_among_processes_unasked(monkeypatch):
    monkeypatch.setattr(validate.os, "cpu_count", lambda: 4)
    assert validate.processes_for(10, asked=0) == 1
    assert validate.processes_for(validate.FILES_PER_PROCESS * 3, asked=0) == 3
    assert validate.processes_for(10_000, asked=0) == 4
    assert validate.processes_for(10_000, asked=1) == 1


def test_a_terminal_shows_how_far_it_is(folder, root):
    """The bar goes to stderr, so that reports stay clean."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-m", "bocage_editor", "validate", folder, "--format", "json"],
        stdout=subprocess.PIPE,
        stderr=follower,
        env=environment,
    ) as process:
        os.close(follower)
        report = process.stdout.read()
    shown = b""
    try:
        while chunk := os.read(leader, 4096):
            shown += chunk
    except OSError:
        pass  # the other end is closed
    os.close(leader)
    assert b"checking" in shown
    assert b"100%" in shown
    assert json.loads(report)


def test_without_a_terminal_there_is_no_bar(run, folder):
    assert run("validate", folder).stderr == ""


def test_every_code_found_is_in_the_table(run, folder):
    findings = json.loads(run("validate", folder, "--format", "json").stdout)
    assert {item["code"] for item in findings} <= CODES.keys()


def test_without_a_file_it_says_what_to_give(run):
    result = run("validate")
    assert result.status == 2
    assert "Missing argument 'FILE|FOLDER...'" in result.stderr


def test_files_that_are_no_scenarios_are_skipped_on_request(run, folder):
    named = [folder / "package.json", folder / "readme.txt", folder / "warned.yaml"]
    result = run("validate", "--skip-others", *named)
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1].startswith("1 file: ")
    nothing = run("validate", "--skip-others", folder / "package.json")
    assert (nothing.status, nothing.stdout) == (0, "0 files: nothing found\n")


def test_the_hook_for_other_repositories_runs_this_command(run, folder, root):
    """https://pre-commit.com: one list, each hook with id, name, entry and language."""
    [hook] = yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text())
    assert {"id", "name", "entry", "language", "files"} <= hook.keys()
    program, *words = hook["entry"].split()
    assert program == "bocage"
    passed = [path for path in folder.rglob("*.*") if re.search(hook["files"], path.name)]
    assert len(passed) == 6
    result = run(*words, *passed)
    assert result.status == 1
    assert "warning P102" in result.stdout


@pytest.mark.parametrize(
    "command",
    [
        "validate",
        "validate --skip-others",
        "fix",
        "count",
        "list",
        "info",
        "query",
        "count sound.yaml --boxes",
        "validate sound.yaml --boxes",
    ],
)
def test_a_pipe_is_refused_instead_of_waited_for(run, tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    Path("sound.yaml").write_text(WARNED)
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    result = run(*command.split(), pipe)
    assert result.status == 2
    assert f"bocage: {pipe}: this is a device or a pipe; name a file\n" in result.stderr


def test_a_file_name_that_is_no_text_does_not_lose_the_report(run, folder, monkeypatch):
    monkeypatch.chdir(folder)
    name = os.fsdecode(b"\xff.yaml")
    Path(name).write_text(WARNED)
    log = json.loads(run("validate", name, "--format", "sarif").stdout)
    physical = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"]["uri"] == "%FF.yaml"
    for form in ("json", "sarif"):
        assert run("validate", name, "--format", form).status == 0


def test_more_processes_than_files_are_never_started():
    assert validate.processes_for(3, asked=50) == 3


def test_the_name_of_a_file_forges_no_line_of_a_junit_report(run, tmp_path):
    path = tmp_path / "a\nb.yaml:1:1: error X1: forged.yaml"
    path.write_text(WARNED)
    root = ElementTree.fromstring(run("validate", path, "--format", "junit").stdout)
    texts = [element.text or "" for element in root.iter() if element.tag != "testcase"]
    assert any("warning" in text for text in texts)
    assert not [line for text in texts for line in text.splitlines() if line.startswith("b.yaml")]


@pytest.mark.parametrize("command", ["validate", "fix", "info", "count"])
def test_the_name_of_a_file_forges_no_line_of_the_report(run, tmp_path, command):
    path = tmp_path / "a\nb.yaml:1:1: error X1: forged.yaml"
    path.write_text(WARNED)
    missing = tmp_path / "\x1b[31mnone\n.yaml"
    for result in (run(command, path), run(command, missing)):
        lines = (result.stdout + result.stderr).splitlines()
        assert not [line for line in lines if line.startswith("b.yaml")]
        assert "\x1b[31mnone" not in result.stderr
    assert "\\x1b[31mnone\\n.yaml: No such file" in run(command, missing).stderr
