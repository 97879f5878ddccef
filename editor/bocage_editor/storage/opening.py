"""Reading a scenario file so that it can be edited and written back."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bocage_scenarios.formats import Format, contents, dump, format_of, read_bytes, redump
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Report
from bocage_schema.errors import BocageError
from bocage_schema.source import decode


class UnreadableError(BocageError, ValueError):
    """A file holds no scenario; `report` says why."""

    def __init__(self, path: Path, report: Report) -> None:
        """Tell what is wrong with a file."""
        super().__init__(f"{path}: no scenario can be read from this file")
        self.path = path
        self.report = report


class Stamp(NamedTuple):
    """What tells that a file on the disk is not the one that was read or written."""

    modified_ns: int
    size: int


@dataclass(frozen=True, slots=True)
class Origin:
    """The file that a document is kept in."""

    path: Path
    format: Format
    text: str
    """What the file holds."""
    scenario: Scenario
    """The document that the text was read as."""
    stamp: Stamp | None


@dataclass(frozen=True, slots=True)
class Opened:
    """A document and where it came from."""

    scenario: Scenario
    origin: Origin
    report: Report


def open_file(path: Path) -> Opened:
    """Return the document in a file.

    Raises `UnreadableError`, `bocage_scenarios.formats.FormatError` for an unknown suffix, and
    `OSError`.
    """
    known = format_of(path)
    raw = contents(path)
    reading = read_bytes(raw, known)
    if reading.scenario is None:
        raise UnreadableError(path, reading.report)
    origin = Origin(path, known, decode(raw), reading.scenario, stamp_of(path))
    return Opened(reading.scenario, origin, reading.report)


def text_for(scenario: Scenario, path: Path, origin: Origin | None) -> str:
    """Return the text with which a file is to hold a document.

    What has not changed stays as the file has it, if the document came from one of that format.
    Raises `bocage_scenarios.formats.FormatError`.
    """
    known = format_of(path)
    if origin is not None and origin.format is known:
        return redump(origin.text, origin.scenario, scenario, known)
    return dump(scenario, known)


def stamp_of(path: Path) -> Stamp | None:
    """Return what tells whether a file changes; None if there is no such file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size)
