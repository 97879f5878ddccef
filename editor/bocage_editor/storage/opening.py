"""Reading a scenario file so that it can be edited and written back."""

import codecs
import re
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bocage_editor.words.findings import line_of
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

_ESCAPES = re.compile(
    r"\\\\|\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|(\\ud[89a-f][0-9a-f]{2})", re.IGNORECASE
)
"""A backslash, a pair of characters and, as the group, half of one, as YAML and JSON have them."""


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


class Payload(NamedTuple):
    """What a file is to hold, and what it will be read as."""

    raw: bytes
    scenario: Scenario


def payload_for(scenario: Scenario, path: Path, origin: Origin | None) -> Payload:
    """Return what a file is to hold in order to keep a document.

    What has not changed stays as the file has it, if the document came from one of that format.
    Halves of character pairs, which no file can hold, are replaced.  Raises
    `bocage_scenarios.formats.FormatError`, too if what was written could not be read again, for
    example because the file would be too large.
    """
    known = format_of(path)
    raw = _raw_for(scenario, known, origin)
    reading = read_bytes(raw, known)
    if reading.scenario is None:
        raw = without_halves(raw.decode()).encode()
        reading = read_bytes(raw, known)
    if reading.scenario is None:
        why = "; ".join(line_of(item) for item in list(reading.report)[:3])
        raise FormatError(f"{path}: the file could not be read again: {why}")
    return Payload(raw, scenario if reading.scenario == scenario else reading.scenario)


def _raw_for(scenario: Scenario, known: Format, origin: Origin | None) -> bytes:
    if origin is None or origin.format is not known:
        return dump(scenario, known).encode("utf-8", "replace")
    text = redump(decode(origin.raw), origin.scenario, scenario, known)
    if scenario == origin.scenario:
        return origin.raw
    mark = codecs.BOM_UTF8 if origin.raw.startswith(codecs.BOM_UTF8) else b""
    return mark + text.encode("utf-8", "replace")


def without_halves(text: str) -> str:
    """Return the text of a file with escaped halves of character pairs replaced."""
    whole = _ESCAPES.sub(lambda found: r"\ufffd" if found[1] else found[0], text)
    return whole.encode("utf-8", "replace").decode()


def stamp_of(path: Path) -> Stamp | None:
    """Return what tells whether a file changes; None if there is no such file.

    Raises `OSError` if that cannot be found out.
    """
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return Stamp(found.st_mtime_ns, found.st_size)
