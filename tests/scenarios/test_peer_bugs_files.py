"""Bugs of other programs with files: damage, hostile contents, odd names, lost work.

The numbers in docstrings are those of the list of such bugs.
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hanging import must_end

from bocage_schema.shown import escaped
from bocage_schema.source import MOST_BYTES

SUFFIXES = (".yaml", ".yml", ".json", ".m44")
EVERY_SUFFIX = pytest.mark.parametrize("suffix", SUFFIXES)
HEAD = "bocage: 1\nboard: standard\nface: beach\n"
HEAD_JSON = '{"bocage": 1, "board": "standard", "face": "beach"'
HEAD_M44 = '{"board": {"type": "STANDARD", "face": "COUNTRY"}'
BOCAGE = [sys.executable, "-m", "bocage_editor"]


@pytest.fixture
def library(root):
    return root / "scenarios" / "bocage_scenarios" / "library" / "first_contact.yaml"


@pytest.fixture
def files(run, library, tmp_path):
    """The bundled scenario in every format, by suffix."""
    made = {suffix: tmp_path / f"battle{suffix}" for suffix in SUFFIXES}
    for path in made.values():
        assert run("convert", "-q", library, path).status == 0
    return made


@pytest.fixture
def plain_user(tmp_path):
    """A folder owned by an ordinary user, who runs the rest of the test."""
    if os.name != "posix":
        pytest.skip("this system keeps permissions in another way")
    if os.geteuid() != 0:
        yield tmp_path
        return
    nobody = 65534
    folder = Path(tempfile.mkdtemp(prefix="bocage-"))
    os.chown(folder, nobody, nobody)
    os.seteuid(nobody)
    try:
        yield folder
    finally:
        os.seteuid(0)
        shutil.rmtree(folder)


def complaint_has_place(result, path):
    """Tell whether the first complaint names file, line and column."""
    place = result.stderr.removeprefix(f"{path}:").split(":")
    return result.stderr.startswith(f"{path}:") and int(place[0]) > 0 and int(place[1]) > 0


@pytest.mark.parametrize("suffix", [".json", ".m44"])
def test_a_file_cut_short_anywhere_is_refused_with_line_and_column(run, files, tmp_path, suffix):
    """Row 20."""
    raw = files[suffix].read_bytes().rstrip()
    path = tmp_path / f"cut{suffix}"
    for length in (0, 1, *sorted(random.Random(20).sample(range(2, len(raw)), 50))):
        path.write_bytes(raw[:length])
        result = run("info", path)
        assert (result.status, result.stdout) == (1, ""), length
        assert complaint_has_place(result, path), length


def test_a_yaml_file_cut_short_anywhere_is_read_or_refused_with_line_and_column(
    run, files, tmp_path
):
    """Row 20: half a YAML file may well be a whole one."""
    raw = files[".yaml"].read_bytes()
    path = tmp_path / "cut.yaml"
    refused = 0
    for length in (0, 1, *sorted(random.Random(20).sample(range(2, len(raw)), 50))):
        path.write_bytes(raw[:length])
        result = run("info", path)
        if result.status:
            refused += 1
            assert (result.status, result.stdout) == (1, ""), length
            assert complaint_has_place(result, path), length
    assert refused > 10


@EVERY_SUFFIX
@pytest.mark.parametrize("command", ["info", "info --format json", "convert", "diff"])
def test_no_command_trips_over_half_a_file(run, files, tmp_path, suffix, command):
    """Row 20: every way to open a file, and a folder that stays as it was."""
    path, target = tmp_path / f"cut{suffix}", tmp_path / "target.json"
    path.write_bytes(files[suffix].read_bytes()[:200])
    target.write_text("old")
    others = {"convert": [target], "diff": [files[".yaml"]]}
    result = run(*command.split(), path, *others.get(command, []))
    assert result.status == (2 if command == "diff" else 1)
    assert target.read_text() == "old"
    if "json" in command:
        document = json.loads(result.stdout)
        assert document["scenario"] is None
        assert document["findings"][0]["line"] > 0


HOSTILE = [
    pytest.param(".yaml", "a: " + "[" * 100_000, "F106", id="lists 100000 deep in YAML"),
    pytest.param(".yaml", "- " * 100_000, "F106", id="sequences 100000 deep in YAML"),
    pytest.param(".yaml", "a: " + "{b: " * 100_000, "F106", id="mappings 100000 deep in YAML"),
    pytest.param(".json", "[" * 100_000 + "]" * 100_000, "F106", id="100000 deep in JSON"),
    pytest.param(".m44", '{"a":' * 100_000 + "1" + "}" * 100_000, "F106", id="100000 deep in .m44"),
    pytest.param(
        ".yaml",
        "a: &a [x, x, x, x, x, x, x, x, x]\n"
        + "".join(
            f"{b}: &{b} [{', '.join(['*' + a] * 9)}]\n"
            for a, b in zip("abcdefgh", "bcdefghi", strict=True)
        ),
        "F106",
        id="a billion laughs",
    ),
    pytest.param(".yaml", HEAD + "hexes: &x {A1: *x}", "F106", id="an alias of itself"),
    pytest.param(".yaml", HEAD + "face: beach", "F105", id="a key twice in YAML"),
    pytest.param(".json", HEAD_JSON + ', "face": "beach"}', "F105", id="a key twice in JSON"),
    pytest.param(".m44", HEAD_M44 + ', "board": {}}', "F105", id="a key twice in .m44"),
    pytest.param(".yaml", HEAD + "sides: {axis: {hand: .nan}}", "F107", id="NaN in YAML"),
    pytest.param(".json", HEAD_JSON + ', "notes": NaN}', "F107", id="NaN in JSON"),
    pytest.param(".m44", HEAD_M44 + ', "x": [NaN]}', "F107", id="NaN in .m44"),
    pytest.param(".m44", HEAD_M44 + ', "x": -Infinity}', "F107", id="infinity in .m44"),
    pytest.param(".m44", HEAD_M44 + ', "x": 1e999}', "F107", id="a number out of range in .m44"),
    pytest.param(".yaml", f"bocage: {'9' * 5000}", "F107", id="5000 digits in YAML"),
    pytest.param(".m44", HEAD_M44 + f', "x": {"9" * 5000}}}', "F107", id="5000 digits in .m44"),
    pytest.param(".json", HEAD_JSON + ', "notes": "\\ud800"}', "F109", id="half a pair in JSON"),
    pytest.param(".m44", HEAD_M44 + ', "\\udfff": 1}', "F109", id="half a pair in .m44"),
    pytest.param(".yaml", "!!python/object/apply:os.system [false]", "F111", id="code in YAML"),
    pytest.param(".yaml", HEAD + "---\n" + HEAD, "F110", id="two documents"),
    pytest.param(".yaml", HEAD + "notes: \0", "F112", id="a NUL in YAML"),
    pytest.param(".json", HEAD_JSON + "}\0", "F112", id="a NUL in JSON"),
]


@pytest.mark.parametrize(("suffix", "text", "code"), HOSTILE)
def test_hostile_contents_are_refused(run, tmp_path, suffix, text, code):
    path = tmp_path / f"hostile{suffix}"
    path.write_text(text, encoding="utf-8")
    with must_end(10):
        result = run("info", path)
    assert (result.status, result.stdout) == (1, "")
    assert complaint_has_place(result, path)
    assert f": error {code}: " in result.stderr
    assert len(result.stderr) < 1000


@EVERY_SUFFIX
@pytest.mark.parametrize(
    ("raw", "code"),
    [
        pytest.param(b"", "F108", id="an empty file"),
        pytest.param(b"\r\n \t\n", "F108", id="a file of blanks"),
        pytest.param(b"\xef\xbb\xbf", "F108", id="a file with only a byte order mark"),
        pytest.param('{"a": "é"}'.encode("latin-1"), "F101", id="Latin-1"),
        pytest.param('{"a": "é"}'.encode("cp1252"), "F101", id="Windows-1252"),
        pytest.param('{"a": "é"}'.encode("utf-16"), "F101", id="UTF-16"),
        pytest.param('{"a": "é"}'.encode("utf-32"), "F101", id="UTF-32"),
        pytest.param('{"a": "日本"}'.encode("shift-jis"), "F101", id="Shift JIS"),
        pytest.param(bytes(range(256)), "F101", id="every byte"),
        pytest.param(b"\x89PNG\r\n\x1a\n" + bytes(100), "F101", id="a picture"),
        pytest.param(b"\x1f\x8b\x08\x00" + bytes(range(128, 200)), "F101", id="a compressed file"),
        pytest.param(b" " * (MOST_BYTES + 1), "F102", id="a huge file"),
    ],
)
def test_files_that_are_no_text_are_refused(run, tmp_path, suffix, raw, code):
    path = tmp_path / f"odd{suffix}"
    path.write_bytes(raw)
    result = run("info", path)
    assert (result.status, result.stdout) == (1, "")
    assert complaint_has_place(result, path)
    assert f": error {code}: " in result.stderr


@EVERY_SUFFIX
@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda raw: b"\xef\xbb\xbf" + raw, id="with a byte order mark"),
        pytest.param(lambda raw: raw.replace(b"\n", b"\r\n"), id="with the line ends of Windows"),
        pytest.param(lambda raw: raw + b"\n\n  \n", id="with blank lines at the end"),
        pytest.param(lambda raw: b"\n\n" + raw, id="with blank lines at the beginning"),
    ],
)
def test_a_file_reads_the_same(run, files, tmp_path, suffix, change):
    path = tmp_path / f"changed{suffix}"
    path.write_bytes(change(files[suffix].read_bytes()))
    assert run("diff", files[suffix], path) == run("diff", path, files[suffix])
    assert run("diff", files[suffix], path).status == 0


@pytest.mark.parametrize("command", ["info FILE", "convert FILE out.yaml", "diff FILE FILE"])
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("missing.yaml", "No such file or directory", id="a missing file"),
        pytest.param("missing/x.m44", "No such file or directory", id="a missing folder"),
        pytest.param("folder.yaml", "is a directory", id="a folder"),
        pytest.param("battle.txt", "unknown suffix '.txt'", id="an unknown suffix"),
        pytest.param("battle", "a file name without a suffix", id="no suffix"),
        pytest.param(".yaml", "a file name without a suffix", id="nothing but a suffix"),
        pytest.param("battle.m44.bak", "unknown suffix '.bak'", id="a second suffix"),
        pytest.param("battle.yaml/x.yaml", "Not a directory", id="a file in place of a folder"),
        pytest.param("x" * 300 + ".yaml", "File name too long", id="a long name"),
        pytest.param("loop.yaml", "Too many levels of symbolic links", id="a link to itself"),
    ],
)
def test_what_cannot_be_opened_is_named_with_the_reason(
    run, tmp_path, monkeypatch, command, name, reason
):
    monkeypatch.chdir(tmp_path)
    Path("folder.yaml").mkdir()
    Path("battle.yaml").write_text(HEAD)
    Path("loop.yaml").symlink_to("loop.yaml")
    for other in ("battle.txt", "battle", ".yaml", "battle.m44.bak"):
        shutil.copy("battle.yaml", other)
    result = run(*command.replace("FILE", name).split())
    assert (result.status, result.stdout) == (2, "")
    assert name in result.stderr
    assert reason in result.stderr
    assert not Path("out.yaml").exists()


def test_a_suffix_counts_in_any_letter_case(run, tmp_path):
    path = tmp_path / "BATTLE.YAML"
    path.write_text(HEAD)
    assert run("info", path).status == 0
    assert run("convert", path, tmp_path / "BATTLE.M44").status == 0
    assert (tmp_path / "BATTLE.M44").read_text().startswith("{")


WRITERS = pytest.mark.parametrize(
    "words", [["convert", "-q", "SOURCE"], ["new", "--force"]], ids=["convert", "new"]
)


def _writing(words, source, target):
    return [*(str(source) if word == "SOURCE" else word for word in words), str(target)]


@WRITERS
def test_a_read_only_file_is_not_replaced(run, library, plain_user, words):
    """Row 15."""
    target = plain_user / "target.yaml"
    target.write_text("old")
    target.chmod(0o444)
    result = run(*_writing(words, library, target))
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr == f"bocage: {target}: the file is read-only\n"
    assert target.read_text() == "old"
    assert list(plain_user.iterdir()) == [target]


@WRITERS
@pytest.mark.parametrize("existing", [True, False], ids=["an old file", "no file"])
def test_nothing_is_written_into_a_read_only_folder(run, library, plain_user, words, existing):
    """Row 15."""
    target = plain_user / "target.yaml"
    if existing:
        target.write_text("old")
    plain_user.chmod(0o555)
    try:
        result = run(*_writing(words, library, target))
        assert (result.status, result.stdout) == (2, "")
        assert result.stderr == f"bocage: {target}: Permission denied\n"
        assert [path.read_text() for path in plain_user.iterdir()] == ["old"] * existing
    finally:
        plain_user.chmod(0o755)


def test_an_unreadable_file_is_named_with_the_reason(run, plain_user):
    path = plain_user / "secret.yaml"
    path.write_text(HEAD)
    path.chmod(0)
    result = run("info", path)
    assert (result.status, result.stderr) == (2, f"bocage: {path}: Permission denied\n")


@WRITERS
@pytest.mark.parametrize(
    ("name", "error", "status"),
    [
        pytest.param("replace", OSError(28, "No space left on device"), 2, id="a full disk"),
        pytest.param("replace", KeyboardInterrupt(), 130, id="an interruption"),
    ],
)
def test_writing_that_fails_leaves_the_old_file_and_nothing_else(
    run, library, tmp_path, monkeypatch, words, name, error, status
):
    """Row 14."""
    target = tmp_path / "target.yaml"
    target.write_text("old")

    def fail(*_args):
        raise error

    monkeypatch.setattr(Path, name, fail)
    result = run(*_writing(words, library, target))
    assert result.status == status
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill at once")
@pytest.mark.parametrize("name", ["chmod", "replace"])
def test_a_process_killed_while_it_writes_leaves_the_old_file(library, tmp_path, name):
    """Row 14."""
    target = tmp_path / "target.yaml"
    target.write_text("old")
    code = (
        "import os, pathlib, signal\n"
        "from bocage_editor.cli.main import main\n"
        f"pathlib.Path.{name} = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        f"main(['convert', {str(library)!r}, {str(target)!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert target.read_text() == "old"


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_newer_file_is_read_and_never_overwritten(run, tmp_path, suffix):
    """Row 12: what a newer release wrote would get lost."""
    path, target = tmp_path / "newer.yaml", tmp_path / f"out{suffix}"
    path.write_text(HEAD.replace("1", "99"))
    target.write_text("old")
    assert run("info", path).status == 0
    for out in (path, target):
        before = out.read_bytes()
        result = run("convert", path, out)
        assert result.status == 2
        assert "the scenario is of format 99" in result.stderr
        assert out.read_bytes() == before


NAMES = [
    pytest.param("Zażółć/日本/кобра d'été/a b.yaml", id="Polish, Japanese, Cyrillic, French"),
    pytest.param("e\u0301te\u0301 \u0928\u093f.yaml", id="combining characters"),
    pytest.param("\u00e9t\u00e9.yaml", id="composed characters"),
    pytest.param("  two  blanks  .yaml", id="blanks at both ends"),
    pytest.param("\U0001f600.yaml", id="a letter beyond the basic plane"),
    pytest.param("שלום‮.yaml", id="right to left"),
    pytest.param("a\tb\n.yaml", id="a tab and a line end"),
    pytest.param("{a}%s$HOME'\".yaml", id="signs that mean something elsewhere"),
    pytest.param("a.m44.json.yaml", id="many dots"),
]


@pytest.mark.parametrize("name", NAMES)
def test_files_and_folders_of_any_name(run, tmp_path, name):
    """Row 147."""
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    assert run("new", path).status == 0
    for suffix in (".m44", ".json", ".yaml"):
        other = path.with_name(path.stem + "-2" + suffix)
        assert run("convert", path, other).status == 0
        assert run("diff", path, other) == run("diff", other, path)
        assert run("diff", path, other).status == 0
    result = run("info", path, "--format", "json")
    assert result.status == 0
    assert json.loads(result.stdout)["file"] == str(path)
    missing = path.with_name("no " + path.name)
    shown = escaped(str(missing))
    assert run("info", missing).stderr == f"bocage: {shown}: No such file or directory\n"


@pytest.mark.skipif(sys.platform != "linux", reason="file names are texts on this system")
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_name_that_is_no_text(tmp_path, suffix):
    """Row 147: on Linux a name is any bytes."""
    raw = os.fsencode(tmp_path) + b"/\xff\xe9" + suffix.encode()
    for words in (["new", raw], ["info", raw], ["info", raw, "--format", "json"]):
        done = subprocess.run([*BOCAGE, *words], capture_output=True, timeout=60)
        assert b"Traceback" not in done.stderr
        assert done.returncode == 0, words
    other = raw.replace(b"\xff", b"\xfe")
    done = subprocess.run([*BOCAGE, "convert", "-q", raw, other], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="plain C"),
        pytest.param({"LC_ALL": "de_DE.UTF-8"}, id="German"),
        pytest.param({"LC_ALL": "fr_FR.UTF-8", "LANG": "fr_FR.UTF-8"}, id="French"),
        pytest.param({"LC_ALL": "ar_EG.UTF-8"}, id="Arabic"),
        pytest.param({"LC_ALL": "tr_TR.UTF-8"}, id="Turkish"),
    ],
)
def test_files_do_not_depend_on_the_language_of_the_system(run, library, tmp_path, settings):
    """Row 150: decimal points and dates in files are those of the format."""
    expected, made = tmp_path / "expected.m44", tmp_path / "made.m44"
    assert run("convert", "-q", library, expected).status == 0
    described = run("info", library, "--format", "json").stdout
    environment = {**os.environ, **settings}
    done = subprocess.run(
        [*BOCAGE, "convert", "-q", library, made], capture_output=True, timeout=60, env=environment
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert made.read_bytes() == expected.read_bytes()
    assert '"date_begin": "1944-06-08"' in made.read_text(encoding="utf-8")
    done = subprocess.run(
        [*BOCAGE, "info", library, "--format", "json"],
        capture_output=True,
        timeout=60,
        env=environment,
    )
    assert done.returncode == 0
    assert json.loads(done.stdout) == json.loads(described)


def test_describing_one_file_leaves_no_trace_in_the_next(run, library, tmp_path):
    """Row 98: the night of one scenario went on in the next."""
    night = tmp_path / "night.yaml"
    night.write_text(HEAD + "rules: {night_visibility: true}\n")
    day = run("info", library).stdout
    assert "\nrules " in run("info", night).stdout
    assert run("info", library).stdout == day
