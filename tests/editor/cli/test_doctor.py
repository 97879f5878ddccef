"""``bocage doctor``: judgements on made-up machines, the report, and this machine."""

import json
import re
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from bocage_editor.doctor import machine, qt_probe
from bocage_editor.doctor.checks import SUPPORTED, CheckStatus, checks
from bocage_editor.doctor.machine import DEPENDENCIES, QT_DISTRIBUTION, Machine, QtFacts, qt_facts

GOOD_QT = QtFacts(qt_version="6.11.3", starts=True, families=9, draws_text=True)
GOOD = Machine(
    python=(3, 11, 7),
    executable="/venv/bin/python",
    platform="linux",
    os_release={"ID": "debian"},
    is_root=False,
    display="",
    stdout_encoding="utf-8",
    versions={
        "click": "8.2.1",
        "jsonschema": "4.26.0",
        "jsonschema-rs": "0.33.0",
        "msgspec": "0.20.0",
        "networkx": "3.6.1",
        "pyyaml": "6.0.2",
        "pyside6-essentials": "6.11.3",
        "shapely": "2.1.2",
    },
    has_libyaml=True,
    config_dir="/home/ada/.config/bocage",
    config_writable=True,
    qt=GOOD_QT,
)


@pytest.fixture
def doctor(run, monkeypatch):
    """Run the command on a made-up machine."""

    def examine(subject, *arguments):
        monkeypatch.setattr(machine, "examine", lambda: subject)
        return run("doctor", *arguments)

    return examine


def without(distribution):
    return {**GOOD.versions, distribution: None}


def test_nothing_is_missing_on_a_good_machine(doctor):
    result = doctor(GOOD)
    assert (result.status, result.stderr) == (0, "")
    assert result.stdout == (
        "ok       Python                    3.11.7\n"
        "ok       click                     8.2.1\n"
        "ok       jsonschema                4.26.0\n"
        "ok       jsonschema-rs             0.33.0\n"
        "ok       msgspec                   0.20.0\n"
        "ok       networkx                  3.6.1\n"
        "ok       pyyaml                    6.0.2\n"
        "ok       shapely                   2.1.2\n"
        "ok       PyYAML with libyaml       yes\n"
        "ok       PySide6                   6.11.3\n"
        "ok       Qt                        Qt 6.11.3 starts offscreen\n"
        "ok       Fonts                     9 families\n"
        "ok       German and Dutch letters  all there\n"
        "ok       Output in UTF-8           utf-8\n"
        "ok       Folder for settings       /home/ada/.config/bocage\n"
        "Nothing is missing.\n"
    )


def test_what_is_missing_comes_with_reason_and_command(doctor):
    qt = QtFacts(
        import_error="libEGL.so.1: cannot open shared object file: No such file or directory",
        missing_libraries=("libEGL.so.1", "libdbus-1.so.3"),
    )
    result = doctor(replace(GOOD, qt=qt, stdout_encoding="ascii"))
    assert result.status == 1
    assert result.stdout.endswith(
        "ok       PySide6              6.11.3\n"
        "missing  Qt                   not found: libEGL.so.1, libdbus-1.so.3\n"
        "         needed for: drawing and printing boards\n"
        "         to fix: sudo apt-get install libegl1 libdbus-1-3\n"
        "warning  Output in UTF-8      ascii\n"
        "         needed for: names with letters outside ASCII\n"
        "         to fix: export PYTHONUTF8=1 LANG=C.UTF-8\n"
        "ok       Folder for settings  /home/ada/.config/bocage\n"
        "1 missing, 1 warning\n"
    )


def test_the_json_report_has_every_check(doctor):
    result = doctor(replace(GOOD, versions=without("pyyaml")), "--format", "json")
    document = json.loads(result.stdout)
    assert result.status == 1
    assert list(document) == ["format", "version", "checks"]
    assert (document["format"], document["version"]) == ("bocage-doctor", 1)
    assert document["checks"][6] == {
        "id": "pyyaml",
        "title": "pyyaml",
        "status": "missing",
        "detail": "cannot be imported",
        "needed_for": "reading and writing scenarios in YAML",
        "command": "/venv/bin/python -m pip install pyyaml",
    }


CURSOR = "libxcb-cursor.so.0"
PIP = "/venv/bin/python -m pip install"


@pytest.mark.parametrize(
    ("changes", "check", "status", "detail", "command"),
    [
        pytest.param(
            {"python": (3, 10, 4)},
            "python",
            "missing",
            "3.10.4",
            "use Python 3.11 to 3.13, for example: make run PYTHON=python3.13",
            id="an old Python is not enough",
        ),
        pytest.param(
            {"python": (3, 14, 0)},
            "python",
            "warning",
            "3.14.0",
            "use Python 3.11 to 3.13, for example: make run PYTHON=python3.13",
            id="an untried Python is worth a warning",
        ),
        pytest.param(
            {"versions": without("click")},
            "click",
            "missing",
            "cannot be imported",
            f"{PIP} click",
            id="a package is missing",
        ),
        pytest.param(
            {"has_libyaml": False},
            "libyaml",
            "warning",
            "no; YAML is read about ten times slower",
            f"{PIP} --force-reinstall pyyaml",
            id="YAML is slow",
        ),
        pytest.param(
            {"versions": without("pyside6-essentials")},
            "pyside6",
            "missing",
            "not installed",
            f"{PIP} 'pyside6-essentials<6.12'",
            id="Qt's package is missing on Python 3.11",
        ),
        pytest.param(
            {"versions": without("pyside6-essentials"), "python": (3, 12, 0)},
            "pyside6",
            "missing",
            "not installed",
            f"{PIP} pyside6-essentials",
            id="Qt's package is missing on Python 3.12",
        ),
        pytest.param(
            {"versions": {**GOOD.versions, "pyside6-essentials": "6.12.0"}},
            "pyside6",
            "missing",
            "6.12.0 aborts within seconds under Python 3.11",
            f"{PIP} 'pyside6-essentials<6.12'",
            id="Qt 6.12 on Python 3.11 is a trap",
        ),
        pytest.param(
            {
                "versions": {**GOOD.versions, "pyside6-essentials": "6.12.0"},
                "python": (3, 12, 1),
            },
            "pyside6",
            "ok",
            "6.12.0",
            "",
            id="Qt 6.12 on Python 3.12 is fine",
        ),
        pytest.param(
            {"qt": QtFacts(failure="killed by signal 6: no platform plugin")},
            "qt",
            "missing",
            "does not start: killed by signal 6: no platform plugin",
            f"{PIP} --force-reinstall 'pyside6-essentials<6.12'",
            id="Qt aborts",
        ),
        pytest.param(
            {
                "qt": replace(GOOD_QT, missing_x11_libraries=("libxcb-cursor.so.0",)),
                "display": ":0",
            },
            "qt-x11",
            "warning",
            "not found: libxcb-cursor.so.0",
            "sudo apt-get install libxcb-cursor0",
            id="a library for windows is missing",
        ),
        pytest.param(
            {"qt": replace(GOOD_QT, families=0, draws_text=False)},
            "fonts",
            "missing",
            "none found",
            "sudo apt-get install fonts-dejavu-core",
            id="there are no fonts",
        ),
        pytest.param(
            {"qt": replace(GOOD_QT, draws_text=False), "is_root": True},
            "fonts",
            "missing",
            "text leaves no mark on a picture",
            "apt-get install fonts-dejavu-core",
            id="text is invisible",
        ),
        pytest.param(
            {"qt": replace(GOOD_QT, missing_letters="ßĳ")},
            "letters",
            "warning",
            "no font has ßĳ",
            "sudo apt-get install fonts-dejavu-core",
            id="letters are missing",
        ),
        pytest.param(
            {"stdout_encoding": "cp1252", "platform": "win32"},
            "encoding",
            "warning",
            "cp1252",
            "setx PYTHONUTF8 1",
            id="a Windows terminal with an old encoding",
        ),
        pytest.param(
            {"config_writable": False, "config_dir": "/a b/bocage"},
            "config",
            "warning",
            "/a b/bocage cannot be written to",
            "mkdir -p '/a b/bocage' && chmod u+rwx '/a b/bocage'",
            id="settings cannot be kept",
        ),
    ],
)
def test_judgement(changes, check, status, detail, command):
    found = {item.id: item for item in checks(replace(GOOD, **changes))}[check]
    assert (found.status, found.detail, found.command) == (status, detail, command)


def test_x11_is_of_no_concern_without_a_display():
    subject = replace(GOOD, qt=replace(GOOD_QT, missing_x11_libraries=(CURSOR,)))
    assert "qt-x11" not in [item.id for item in checks(subject)]


def test_every_finding_has_a_remedy_and_nothing_else_does():
    bad = replace(
        GOOD,
        python=(3, 10, 0),
        versions={},
        has_libyaml=False,
        stdout_encoding="ascii",
        config_writable=False,
    )
    for subject in (GOOD, bad):
        for item in checks(subject):
            assert bool(item.command) == (item.status is not CheckStatus.OK), item.id
            assert item.needed_for


def test_the_library_that_an_import_error_names_counts_as_missing():
    error = "libfoo-2.so.3: cannot open shared object file: No such file or directory"
    facts = qt_facts(
        json.dumps({"missing_libraries": ["libEGL.so.1"]})
        + "\n"
        + json.dumps({"import_error": error})
    )
    assert facts.missing_libraries == ("libEGL.so.1", "libfoo-2.so.3")


def test_output_of_a_crashed_probe_counts_up_to_the_crash():
    facts = qt_facts('{"qt_version": "6.11.3"}\n{"star', failure="killed by signal 6")
    assert facts == QtFacts(failure="killed by signal 6", qt_version="6.11.3")


def test_a_probe_that_hangs_is_given_up():
    assert machine.probe_qt(timeout_s=0.01).failure == "no answer within 0.01 s"


def test_qt_starts_on_this_machine():
    facts = machine.probe_qt()
    assert (facts.import_error, facts.failure, facts.missing_libraries) == ("", "", ())
    assert facts.starts
    assert facts.draws_text


@pytest.mark.skipif(sys.platform != "linux", reason="only fontconfig can be told of no fonts")
def test_a_machine_without_fonts_is_found_out(tmp_path, monkeypatch):
    configuration = tmp_path / "fonts.conf"
    configuration.write_text("<fontconfig/>")
    monkeypatch.setenv("FONTCONFIG_FILE", str(configuration))
    facts = machine.probe_qt()
    assert facts.starts
    assert (facts.families, facts.draws_text) == (0, False)


@pytest.mark.skipif(sys.platform != "linux", reason="shared libraries have other names elsewhere")
def test_a_library_that_cannot_be_loaded_is_missing():
    assert qt_probe.missing_of(("libc.so.6", "libno-such-thing.so.1")) == ["libno-such-thing.so.1"]


def test_this_machine_can_be_examined(run):
    result = run("doctor", "--format", "json")
    found = {check["id"]: check["status"] for check in json.loads(result.stdout)["checks"]}
    assert {found[item.distribution] for item in DEPENDENCIES} == {"ok"}


def test_a_folder_that_does_not_exist_yet_is_judged_by_the_nearest_that_does(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "a" / "b"))
    assert machine.examine().config_writable
    (tmp_path / "a").write_text("a file in the way")
    assert not machine.examine().config_writable


def test_the_table_of_dependencies_agrees_with_the_project(root: Path):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.match(r"[\w-]+", item).group() for item in project["dependencies"]}
    assert declared == {item.distribution for item in DEPENDENCIES} | {QT_DISTRIBUTION}


def test_supported_versions_agree_with_the_project(root: Path):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [re.search(r":: (3)\.(\d+)$", item) for item in project["classifiers"]]
    versions = sorted((int(found[1]), int(found[2])) for found in named if found)
    assert (versions[0], versions[-1]) == SUPPORTED
    assert project["requires-python"] == f">={'.'.join(map(str, SUPPORTED[0]))}"
