"""Judge the facts about a machine: what is missing, why it matters, how to get it."""

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bocage_editor.doctor.machine import DEPENDENCIES, QT_DISTRIBUTION, Machine
from bocage_editor.doctor.packages import FONTS, install_command, manager_of

SUPPORTED = ((3, 11), (3, 13))
"""Oldest and newest Python that the tests run on."""


class CheckStatus(StrEnum):
    """How a check came out.  ``WARNING`` means that Bocage works, but less well."""

    OK = "ok"
    WARNING = "warning"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at.

    ``detail`` is what was found, ``needed_for`` what fails without it, and
    ``command`` the remedy: a command, or advice where none can be given.
    """

    id: str
    title: str
    status: CheckStatus
    detail: str
    needed_for: str
    command: str = ""


def checks(machine: Machine) -> Iterator[Check]:
    """Yield every check, fundamental ones first."""
    yield _python(machine)
    yield from _dependencies(machine)
    yield _libyaml(machine)
    yield from _qt(machine)
    yield _encoding(machine)
    yield _config(machine)


def _python(machine: Machine) -> Check:
    """Judge the Python version."""
    oldest, newest = (f"{major}.{minor}" for major, minor in SUPPORTED)
    status, command = CheckStatus.OK, ""
    if machine.python[:2] < SUPPORTED[0]:
        status = CheckStatus.MISSING
    elif machine.python[:2] > SUPPORTED[1]:
        status = CheckStatus.WARNING
    if status is not CheckStatus.OK:
        command = f"use Python {oldest} to {newest}, for example: make run PYTHON=python{newest}"
    version = ".".join(map(str, machine.python))
    return Check("python", "Python", status, version, "everything", command)


def _dependencies(machine: Machine) -> Iterator[Check]:
    """Judge each Python package but Qt."""
    for item in DEPENDENCIES:
        version = machine.versions.get(item.distribution)
        yield Check(
            item.distribution,
            item.distribution,
            CheckStatus.OK if version else CheckStatus.MISSING,
            version or "cannot be imported",
            item.needed_for,
            "" if version else _pip(machine, item.distribution),
        )


def _libyaml(machine: Machine) -> Check:
    """Judge whether YAML is read by C code."""
    return Check(
        "libyaml",
        "PyYAML with libyaml",
        CheckStatus.OK if machine.has_libyaml else CheckStatus.WARNING,
        "yes" if machine.has_libyaml else "no; YAML is read about ten times slower",
        "reading large folders of scenarios quickly",
        "" if machine.has_libyaml else _pip(machine, "--force-reinstall", "pyyaml"),
    )


def _qt(machine: Machine) -> Iterator[Check]:
    """Judge Qt step by step, and stop at the first that fails."""
    yield _qt_package(machine)
    if not machine.versions.get(QT_DISTRIBUTION):
        return
    yield _qt_start(machine)
    if machine.display and machine.qt.missing_x11_libraries:
        yield Check(
            "qt-x11",
            "Qt on X11",
            CheckStatus.WARNING,
            f"not found: {', '.join(machine.qt.missing_x11_libraries)}",
            "windows on an X11 display",
            _install(machine, *machine.qt.missing_x11_libraries),
        )
    if machine.qt.starts:
        yield _fonts(machine)
        if machine.qt.draws_text:
            yield _letters(machine)


def _qt_package(machine: Machine) -> Check:
    """Judge the version of Qt's Python package."""
    version = machine.versions.get(QT_DISTRIBUTION)
    status, detail, command = CheckStatus.OK, version or "not installed", ""
    trap = machine.python < (3, 12)
    requirement = f"{QT_DISTRIBUTION}<6.12" if trap else QT_DISTRIBUTION
    if version and trap and _major_minor(version) >= (6, 12):
        detail = f"{version} aborts within seconds under Python 3.11"
        status = CheckStatus.MISSING
    elif not version:
        status = CheckStatus.MISSING
    if status is CheckStatus.MISSING:
        command = _pip(machine, requirement)
    return Check("pyside6", "PySide6", status, detail, _DRAWING, command)


_DRAWING = "drawing and printing boards"


def _qt_start(machine: Machine) -> Check:
    """Judge whether Qt can be imported and starts without a display."""
    qt = machine.qt
    if qt.starts and not qt.failure:
        detail = f"Qt {qt.qt_version} starts offscreen"
        return Check("qt", "Qt", CheckStatus.OK, detail, _DRAWING)
    if qt.missing_libraries:
        detail = f"not found: {', '.join(qt.missing_libraries)}"
        command = _install(machine, *qt.missing_libraries)
    else:
        detail = f"does not start: {qt.import_error or qt.failure or 'no answer'}"
        requirement = f"{QT_DISTRIBUTION}<6.12" if machine.python < (3, 12) else QT_DISTRIBUTION
        command = _pip(machine, "--force-reinstall", requirement)
    return Check("qt", "Qt", CheckStatus.MISSING, detail, _DRAWING, command)


def _fonts(machine: Machine) -> Check:
    """Judge whether there are fonts and text leaves marks."""
    works = machine.qt.families > 0 and machine.qt.draws_text
    if works:
        detail = f"{machine.qt.families} families"
    elif machine.qt.families:
        detail = "text leaves no mark on a picture"
    else:
        detail = "none found"
    return Check(
        "fonts",
        "Fonts",
        CheckStatus.OK if works else CheckStatus.MISSING,
        detail,
        "text on boards and set-up sheets",
        "" if works else _install(machine, FONTS),
    )


def _letters(machine: Machine) -> Check:
    """Judge whether the fonts have the letters of the languages we print."""
    missing = machine.qt.missing_letters
    return Check(
        "letters",
        "German and Dutch letters",
        CheckStatus.WARNING if missing else CheckStatus.OK,
        f"no font has {missing}" if missing else "all there",
        "names and texts in German and Dutch",
        _install(machine, FONTS) if missing else "",
    )


def _encoding(machine: Machine) -> Check:
    """Judge whether the terminal is told letters outside ASCII."""
    works = machine.stdout_encoding.lower().replace("-", "").replace("_", "") == "utf8"
    windows = machine.platform == "win32"
    return Check(
        "encoding",
        "Output in UTF-8",
        CheckStatus.OK if works else CheckStatus.WARNING,
        machine.stdout_encoding,
        "names with letters outside ASCII",
        "" if works else ("setx PYTHONUTF8 1" if windows else "export PYTHONUTF8=1 LANG=C.UTF-8"),
    )


def _config(machine: Machine) -> Check:
    """Judge whether settings can be kept."""
    works = machine.config_writable
    folder = shlex.quote(machine.config_dir)
    return Check(
        "config",
        "Folder for settings",
        CheckStatus.OK if works else CheckStatus.WARNING,
        machine.config_dir if works else f"{machine.config_dir} cannot be written to",
        "remembering settings",
        "" if works else f"mkdir -p {folder} && chmod u+rwx {folder}",
    )


def _major_minor(version: str) -> tuple[int, int]:
    """Return the first two numbers of a version."""
    major, minor, *_ = [*version.split("."), "0"]
    return int(major), int(minor)


def _install(machine: Machine, *needed: str) -> str:
    """Return the command that installs libraries or `FONTS` here."""
    manager = manager_of(machine.os_release, machine.platform)
    return install_command(needed, manager, is_root=machine.is_root)


def _pip(machine: Machine, *words: str) -> str:
    """Return the command that installs Python packages into this environment."""
    return shlex.join([machine.executable, "-m", "pip", "install", *words])
