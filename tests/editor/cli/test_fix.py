"""``bocage fix``: repairs, and what they leave alone."""

import difflib
import json
import stat

import pytest

HEAD = "bocage: 1\nboard: standard\nface: countryside\n"
BAD = (
    HEAD
    + """\
# the woods
hexes:
  # far away
  Z9: {terrain: forest}
  D5: {terrain: hill}  # the hill
muted:
  # a reason
  - {code: P101, reason: one}
  # another
  - {code: P104, hex: C5, reason: two}
  - {code: P101, hex: A1, reason: three}
"""
)


@pytest.fixture
def path(tmp_path):
    """Return a file with repairs to make and comments to keep."""
    path = tmp_path / "bad.yaml"
    path.write_text(BAD)
    return path


def test_repairs_are_made_and_shown_as_a_diff(run, path):
    result = run("fix", path)
    assert result.status == 0
    assert "-  Z9: {terrain: forest}\n" in result.stdout
    assert "[fix: remove what lies off the board]" in result.stdout
    assert result.stdout.endswith(f"{path}: 4 repairs made\n")
    text = path.read_text()
    assert "Z9" not in text
    assert "muted" not in text
    assert "# the woods" in text
    assert "D5: {terrain: hill}  # the hill" in text
    assert run("fix", path).stdout == f"{path}: nothing to repair\n"


def test_a_dry_run_shows_the_same_and_writes_nothing(run, path):
    dry = run("fix", path, "--dry-run")
    assert path.read_text() == BAD
    assert dry.stdout.endswith(f"{path}: 4 repairs possible; nothing was written\n")
    assert dry.status == 0
    wet = run("fix", path)
    assert dry.stdout.splitlines()[:-1] == wet.stdout.splitlines()[:-1]


def test_only_the_codes_asked_for_are_repaired(run, path):
    result = run("fix", path, "--code", "S120")
    assert result.stdout.endswith(f"{path}: 3 repairs made\n")
    assert "Z9: {terrain: forest}" in path.read_text()


def test_comments_follow_the_items_they_are_about(run, path):
    path.write_text(BAD + "  # kept\n  - {code: P102, hex: Z9, reason: four}\n")
    assert run("fix", path, "--code", "S120").status == 0
    assert path.read_text().endswith("muted:\n  # kept\n  - {code: P102, hex: Z9, reason: four}\n")


def test_the_json_report_says_what_was_done(run, path):
    report = json.loads(run("fix", path, "--format", "json").stdout)
    assert (report["format"], report["version"]) == ("bocage-fix", 1)
    assert (report["file"], report["written"]) == (str(path), True)
    assert sorted(item["code"] for item in report["repairs"]) == ["P102", "S120", "S120", "S120"]
    assert all(item["fix"]["title"] for item in report["repairs"])
    assert report["diff"].startswith(f"--- {path}\n+++ {path} (repaired)\n@@")


def test_an_unreadable_scenario_is_reported_and_left_alone(run, path):
    path.write_text(HEAD + "hexes: [\n")
    result = run("fix", path)
    assert result.status == 1
    assert "error F103" in result.stderr
    assert path.read_text() == HEAD + "hexes: [\n"


def test_a_file_of_a_newer_release_is_not_written(run, path):
    path.write_text(BAD.replace("bocage: 1", "bocage: 2"))
    result = run("fix", path)
    assert result.status == 2
    assert "update Bocage" in result.stderr
    assert "Z9" in path.read_text()


def test_a_read_only_file_stays_as_it_is(run, path):
    path.chmod(stat.S_IRUSR)
    result = run("fix", path)
    assert result.status == 2
    assert "read-only" in result.stderr
    assert path.read_text() == BAD


def test_an_m44_file_is_repaired_in_place(run, path):
    other = path.with_suffix(".m44")
    run("convert", path, other)
    assert "repairs made" in run("fix", other).stdout
    again = json.loads(run("validate", other, "--format", "json").stdout)
    assert not {"P102", "S120"} & {item["code"] for item in again}


def test_a_sound_file_keeps_every_byte(run, path):
    text = HEAD + "hexes: {D5: {terrain: hill}}   # my own layout\n"
    path.write_text(text)
    assert run("fix", path).stdout == f"{path}: nothing to repair\n"
    assert path.read_text() == text


def test_what_goes_without_saying_is_not_written_and_order_is_kept(run, path):
    path.write_text(
        HEAD
        + """\
objectives:
  # the lower one
  - {type: permanent, hexes: [A1], side: axis}
  # the upper one
  - {type: permanent, hexes: [A9], side: axis}
hexes: {Z9: {terrain: forest}}
"""
    )
    assert "1 repair made" in run("fix", path, "--code", "P102").stdout
    assert path.read_text() == (
        HEAD
        + """\
objectives:
  # the lower one
  - {type: permanent, hexes: [A1], side: axis}
  # the upper one
  - {type: permanent, hexes: [A9], side: axis}
"""
    )


def changed_lines(before, after):
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return [line for line in lines if line[0] in "+-" and line[:3] not in ("+++", "---")]


def test_an_m44_file_changes_only_where_it_is_repaired(run, shared, tmp_path):
    """The desktop editor's order of keys is not the one in which we write new files."""
    original = (shared / "corpus" / "m44" / "1599-wake-island.m44").read_text("utf-8")
    path = tmp_path / "wake.m44"
    path.write_text(original, "utf-8")
    shown = run("fix", path).stdout
    assert f"{path}: 2 repairs made\n" in shown
    lines = changed_lines(original, path.read_text("utf-8"))
    assert len(lines) == 6
    assert all(line.split()[-1] in shown for line in lines)


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"], ids=["plain", "byte-order mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("suffix", [".yaml", ".json", ".m44"])
def test_line_ends_and_byte_order_marks_stay(run, path, start, end, suffix):
    other = path.with_name(f"other{suffix}")
    run("convert", path, other)
    other.write_bytes(start + other.read_text("utf-8").replace("\n", end).encode())
    assert "repairs made" in run("fix", other).stdout
    written = other.read_bytes()
    assert written.startswith(b"\xef\xbb\xbf") == bool(start)
    assert written.count(b"\r\n") == (written.count(b"\n") if end == "\r\n" else 0)


def test_what_was_written_on_purpose_stays_although_it_goes_without_saying(run, path):
    unit = "{unit: german infantry, from_turn: 1, figures: 4}"
    path.write_text(HEAD + f"hexes:\n  D5: {{unit: {unit}}}\n")
    assert "1 repair made" in run("fix", path, "--code", "U115").stdout
    assert path.read_text() == (
        HEAD + "hexes:\n  D5: {unit: {unit: german infantry, figures: 4}}\n"
    )


def test_a_repaired_objective_keeps_its_place(run, path):
    goals = "  - {type: temporary, side: axis, hexes: [K3, L3], min_hexes: 3}\n"
    goals += "  - {type: temporary, side: allies, hexes: [C5]}\n"
    path.write_text(HEAD + "objectives:\n" + goals)
    report = json.loads(run("fix", path, "--code", "O102", "--format", "json").stdout)
    assert path.read_text() == HEAD + "objectives:\n" + goals.replace(": 3", ": 2")
    [done] = report["repairs"]
    assert done["pointer"] == done["fix"]["edits"][0]["path"] == "/objectives/0/min_hexes"


def test_a_json_report_says_why_there_is_no_scenario(run, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text('{"bocage": 1,')
    result = run("fix", path, "--format", "json")
    report = json.loads(result.stdout)
    assert (result.status, result.stderr) == (1, "")
    assert (report["written"], report["repairs"], report["diff"]) == (False, [], "")
    assert [(item["file"], item["code"]) for item in report["findings"]] == [(str(path), "F104")]


def test_codes_are_taken_in_any_case_and_those_without_a_repair_told_apart(run, path):
    assert run("fix", path, "--code", "p102").stdout.endswith(f"{path}: 1 repair made\n")
    refused = run("fix", path, "--code", "D101")
    assert refused.status == 2
    assert "there is no repair for D101; 'bocage validate' says what to do" in refused.stderr
    assert "unknown name 'X999'" in run("fix", path, "--code", "X999").stderr
