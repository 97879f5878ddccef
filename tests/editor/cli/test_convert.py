"""``bocage convert``: every pair of formats, what is reported, and what is not touched."""

import os
import stat

import pytest

SUFFIXES = (".yaml", ".json", ".m44")
HEAD = "bocage: 1\nboard: standard\nface: beach\n"


@pytest.fixture
def battle(root, run, tmp_path):
    """Give the bundled scenario as a file with a suffix."""
    library = root / "scenarios" / "bocage_scenarios" / "library" / "first_contact.yaml"

    def made(suffix):
        path = tmp_path / f"battle{suffix}"
        assert run("convert", "-q", library, path).status == 0
        return path

    return made


@pytest.mark.parametrize("source", SUFFIXES)
@pytest.mark.parametrize("target", SUFFIXES)
def test_every_pair_of_formats_keeps_the_scenario(run, battle, tmp_path, source, target):
    first, second = battle(source), tmp_path / f"second{target}"
    result = run("convert", "-q", first, second)
    assert (result.status, result.stdout, result.stderr) == (0, "", "")
    assert run("diff", "--details", first, second) == run("diff", "--details", second, first)
    assert run("diff", "--details", first, second).status == 0
    back = tmp_path / f"back{source}"
    assert run("convert", "-q", second, back).status == 0
    assert run("diff", "--details", first, back).status == 0


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_converted_to_itself_stays_as_it_is(run, battle, suffix):
    path = battle(suffix)
    before = path.read_bytes()
    assert run("convert", "-q", path, path).status == 0
    assert path.read_bytes() == before


def test_a_scenario_through_every_format_is_the_same_file_again(run, battle, tmp_path):
    path = battle(".yaml")
    for number, suffix in enumerate((".m44", ".json", ".m44", ".yaml")):
        following = tmp_path / f"{number}{suffix}"
        assert run("convert", "-q", path, following).status == 0
        path = following
    uncommented = battle(".json")
    assert run("convert", "-q", uncommented, tmp_path / "plain.yaml").status == 0
    assert path.read_bytes() == (tmp_path / "plain.yaml").read_bytes()


def test_what_other_programs_will_not_see_is_reported(run, battle, tmp_path):
    target = tmp_path / "out.m44"
    result = run("convert", battle(".yaml"), target)
    assert (result.status, result.stdout) == (0, "")
    assert result.stderr.startswith(f"{target}:/notes: warning M201: the author's notes cannot")
    assert result.stderr.count("\n") == 1


def test_comments_that_json_has_no_place_for_are_reported(run, tmp_path):
    source, target = tmp_path / "a.yaml", tmp_path / "a.json"
    source.write_text("# mine\n" + HEAD)
    assert "warning M203: comments cannot be kept" in run("convert", source, target).stderr
    assert run("convert", "--quiet", source, target).stderr == ""


@pytest.mark.parametrize(
    ("text", "code"),
    [("bocage: 1\n", "F203"), ("a: [", "F103"), (HEAD + "end: 1944-02-30\n", "F206")],
    ids=["a key missing", "no YAML", "no such day"],
)
@pytest.mark.parametrize("quiet", [[], ["-q"]], ids=["aloud", "quietly"])
def test_a_file_that_holds_no_scenario_is_reported_and_nothing_written(
    run, tmp_path, text, code, quiet
):
    source, target = tmp_path / "bad.yaml", tmp_path / "out.m44"
    source.write_text(text)
    result = run("convert", *quiet, source, target)
    assert (result.status, result.stdout) == (1, "")
    *findings, last = result.stderr.splitlines()
    assert last == f"bocage: {source} holds no readable scenario; {target} was not written"
    assert findings
    assert all(line.startswith(f"{source}:") and f"error {code}: " in line for line in findings)
    assert not target.exists()


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        pytest.param("out.txt", "unknown suffix '.txt'; known: .yaml", id="an unknown suffix"),
        pytest.param("out", "a file name without a suffix; known: .yaml", id="no suffix"),
        pytest.param("-", "no reading from stdin or writing to stdout", id="stdout"),
        pytest.param("folder.m44", "is a directory", id="a folder"),
        pytest.param("missing/out.m44", "No such file or directory", id="a missing folder"),
        pytest.param("in.yaml/out.m44", "Not a directory", id="a file in place of a folder"),
    ],
)
def test_where_nothing_can_be_written_nothing_is(run, tmp_path, monkeypatch, target, reason):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.yaml").write_text(HEAD)
    (tmp_path / "folder.m44").mkdir()
    result = run("convert", "in.yaml", target)
    assert (result.status, result.stdout) == (2, "")
    assert target in result.stderr
    assert reason in result.stderr
    assert sorted(os.listdir()) == ["folder.m44", "in.yaml"]


def test_a_file_that_exists_is_replaced_unless_told_otherwise(run, tmp_path):
    source, target = tmp_path / "in.yaml", tmp_path / "out.yaml"
    source.write_text(HEAD)
    target.write_text("old")
    target.chmod(0o640)
    for option in ("-n", "--no-clobber"):
        result = run("convert", option, source, target)
        assert (result.status, result.stdout) == (2, "")
        assert result.stderr == (
            f"bocage: {target} exists already; leave out --no-clobber to replace it\n"
        )
        assert target.read_text() == "old"
    assert run("convert", source, target).status == 0
    assert run("diff", source, target).status == 0
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert run("convert", "-n", source, tmp_path / "new.yaml").status == 0


@pytest.mark.parametrize("words", [[], ["a.yaml"], ["a.yaml", "b.yaml", "c.yaml"]], ids=len)
def test_it_takes_two_files(run, words):
    result = run("convert", *words)
    assert (result.status, result.stdout) == (2, "")
    assert "Usage: bocage convert" in result.stderr
