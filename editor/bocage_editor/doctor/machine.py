"""Facts about this machine; judging them is the business of `checks`."""

import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module, metadata
from pathlib import Path

QT_TIMEOUT_S = 60
QT_DISTRIBUTION = "pyside6-essentials"


@dataclass(frozen=True, slots=True)
class Dependency:
    """A Python package that Bocage needs: what to install, what to import, and why."""

    distribution: str
    module: str
    needed_for: str


DEPENDENCIES = (
    Dependency("click", "click", "the command line"),
    Dependency("jsonschema", "jsonschema", "explaining what is wrong with a scenario file"),
    Dependency("jsonschema-rs", "jsonschema_rs", "checking scenario files quickly"),
    Dependency("msgspec", "msgspec", "reading the catalogue"),
    Dependency("networkx", "networkx", "finding out which pieces run short"),
    Dependency("pyyaml", "yaml", "reading and writing scenarios in YAML"),
    Dependency("shapely", "shapely", "drawing outlines of groups of hexes"),
)
"""All dependencies but Qt, which is never imported into the command's own process."""


@dataclass(frozen=True, slots=True)
class QtFacts:
    """What Qt did in a process of its own; later fields hold only if it came that far.

    ``failure`` is why the process ended early, such as the name of a signal.
    """

    import_error: str = ""
    failure: str = ""
    missing_libraries: tuple[str, ...] = ()
    missing_x11_libraries: tuple[str, ...] = ()
    qt_version: str = ""
    starts: bool = False
    families: int = 0
    draws_text: bool = False
    missing_letters: str = ""


@dataclass(frozen=True, slots=True)
class Machine:
    """Everything that the checks look at.

    ``versions`` maps a distribution to its version, or to None if it is not
    installed or cannot be imported.  ``config_writable`` says whether the
    folder for settings can be written to, or created.
    """

    python: tuple[int, int, int]
    executable: str
    platform: str
    os_release: Mapping[str, str]
    is_root: bool
    display: str
    stdout_encoding: str
    versions: Mapping[str, str | None]
    has_libyaml: bool
    config_dir: str
    config_writable: bool
    qt: QtFacts = field(default_factory=QtFacts)


def examine() -> Machine:
    """Look at the machine that we run on; takes about a second, most of it for Qt."""
    versions = {item.distribution: _import_version(item) for item in DEPENDENCIES}
    versions[QT_DISTRIBUTION] = _installed_version(QT_DISTRIBUTION)
    folder = config_dir()
    return Machine(
        python=(sys.version_info.major, sys.version_info.minor, sys.version_info.micro),
        executable=sys.executable,
        platform=sys.platform,
        os_release=_os_release(),
        is_root=hasattr(os, "geteuid") and os.geteuid() == 0,
        display=os.environ.get("DISPLAY", ""),
        stdout_encoding=getattr(sys.stdout, "encoding", None) or "unknown",
        versions=versions,
        has_libyaml=_has_libyaml(),
        config_dir=str(folder),
        config_writable=_is_writable(folder),
        qt=probe_qt() if versions[QT_DISTRIBUTION] else QtFacts(),
    )


def config_dir() -> Path:
    """Return the folder for the user's settings, which need not exist yet."""
    if sys.platform == "win32":
        base = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(base) / "bocage"


def probe_qt(timeout_s: float = QT_TIMEOUT_S) -> QtFacts:
    """Start Qt offscreen in a process of its own and return how it went."""
    command = [sys.executable, "-P", "-m", "bocage_editor.doctor.qt_probe"]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            stdin=subprocess.DEVNULL,
            timeout=timeout_s,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
    except subprocess.TimeoutExpired as expired:
        said: object = expired.stdout  # bytes on POSIX even in text mode, or None
        output = said.decode(errors="replace") if isinstance(said, bytes) else str(said or "")
        return qt_facts(output, failure=f"no answer within {timeout_s:g} s")
    failure = "" if done.returncode == 0 else _failure(done.returncode, done.stderr)
    return qt_facts(done.stdout, failure=failure)


def qt_facts(output: str, *, failure: str = "") -> QtFacts:
    """Return what the lines of JSON that the probe printed amount to."""
    facts: dict[str, object] = {}
    for line in output.splitlines():
        if line.startswith("{") and line.endswith("}"):
            facts |= json.loads(line)
    import_error = str(facts.get("import_error", ""))
    named = re.findall(r"\blib[\w.+-]+\.so(?:\.\d+)*", import_error)
    listed = facts.get("missing_libraries", [])
    missing = [str(item) for item in listed] if isinstance(listed, list) else []
    x11 = facts.get("missing_x11_libraries", [])
    families = facts.get("families", 0)
    return QtFacts(
        import_error=import_error,
        failure=failure,
        missing_libraries=tuple(dict.fromkeys(missing + named)),
        missing_x11_libraries=tuple(str(item) for item in x11) if isinstance(x11, list) else (),
        qt_version=str(facts.get("qt_version", "")),
        starts=bool(facts.get("starts")),
        families=families if isinstance(families, int) else 0,
        draws_text=bool(facts.get("draws_text")),
        missing_letters=str(facts.get("missing_letters", "")),
    )


def _failure(returncode: int, stderr: str) -> str:
    """Return how the probe ended, with the last thing that it complained of."""
    how = f"killed by signal {-returncode}" if returncode < 0 else f"exit status {returncode}"
    complaints = [line.strip() for line in stderr.splitlines() if line.strip()]
    return f"{how}: {complaints[-1]}" if complaints else how


def _import_version(item: Dependency) -> str | None:
    """Return the version of a dependency if it can be imported."""
    try:
        import_module(item.module)
    except ImportError:
        return None
    return _installed_version(item.distribution)


def _installed_version(distribution: str) -> str | None:
    """Return the version of a distribution if it is installed."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _has_libyaml() -> bool:
    """Return whether PyYAML was built with its fast parser in C."""
    try:
        import yaml
    except ImportError:
        return False
    return bool(yaml.__with_libyaml__)


def _os_release() -> Mapping[str, str]:
    """Return the fields of /etc/os-release, or nothing where there is no such file."""
    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def _is_writable(folder: Path) -> bool:
    """Return whether the folder, or the nearest that exists above it, can be written to."""
    nearest = next((path for path in [folder, *folder.parents] if path.exists()), folder)
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
