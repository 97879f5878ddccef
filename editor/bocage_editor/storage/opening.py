"""Reading a scenario file so that it can be edited and written back."""

import codecs
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bocage_scenarios.formats import (
    Format,
    FormatError,
    contents,
    dump,
    format_of,
    read_bytes,
    redump,
)
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
    """What tells that a file on the disk may not be the one that was read or written."""

    modified_ns: int
    size: int


@dataclass(frozen=True, slots=True)
class Origin:
    """The file that a document is kept in."""

    path: Path
    format: Format
    raw: bytes
    """What the file holds."""
    scenario: Scenario
    """The document that this was read as."""
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
    stamp = stamp_of(path)  # before reading: a change meanwhile is noticed later
    raw = contents(path)
    reading = read_bytes(raw, known)
    if reading.scenario is None:
        raise UnreadableError(path, reading.report)
    return Opened(
        reading.scenario, Origin(path, known, raw, reading.scenario, stamp), reading.report
    )


def payload_for(scenario: Scenario, path: Path, origin: Origin | None) -> bytes:
    """Return what a file is to hold in order to keep a document.

    What has not changed stays as the file has it, if the document came from one of that format.
    Raises `bocage_scenarios.formats.FormatError`.
    """
    known = format_of(path)
    if origin is None or origin.format is not known:
        return _encoded(dump(scenario, known), path)
    if scenario == origin.scenario:
        return origin.raw
    text = redump(decode(origin.raw), origin.scenario, scenario, known)
    mark = codecs.BOM_UTF8 if origin.raw.startswith(codecs.BOM_UTF8) else b""
    return mark + _encoded(text, path)


def _encoded(text: str, path: Path) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        half = text[max(0, error.start - 20) : error.start]
        raise FormatError(
            f"{path}: a text holds half of a character pair, after {half!r}; type it again"
        ) from None


def read_back(payload: bytes, path: Path) -> Scenario:
    """Return the document that a file with these contents will be read as.

    Raises `bocage_scenarios.formats.FormatError` if that would be none, for example because the
    file would be too large, so that nobody saves what cannot be opened again.
    """
    reading = read_bytes(payload, format_of(path))
    if reading.scenario is None:
        why = "; ".join(str(item) for item in list(reading.report)[:3])
        raise FormatError(f"{path}: the file could not be read again: {why}")
    return reading.scenario


def stamp_of(path: Path) -> Stamp | None:
    """Return what tells whether a file changes; None if there is no such file.

    Raises `OSError` if that cannot be found out.
    """
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return Stamp(found.st_mtime_ns, found.st_size)
