"""The text of a file and the data in it, with the line and column of every part."""

import re
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from bocage_schema.codes import diagnostic, said
from bocage_schema.comments import Comment
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.errors import BocageError
from bocage_schema.jsonlike import Json
from bocage_schema.saying import Tongue, phrase

MOST_BYTES = 1024 * 1024
"""Size of the largest file we read, in bytes; real scenarios have less than 100 thousand."""
DEEPEST = 60
"""Levels of nesting that we follow; a scenario needs about ten."""


_LINE_END = re.compile(r"\r\n?|\n")


class SourceError(BocageError, ValueError):
    """The text of a file cannot be read; ``finding`` says why and where."""

    def __init__(self, finding: Diagnostic) -> None:
        """Carry ``finding``."""
        super().__init__(finding)
        self.finding = finding

    def said(self, tongue: Tongue) -> str:
        """Return the finding in a language."""
        return str(said(self.finding, tongue))


class NoFileError(BocageError, ValueError):
    """What should be read is no file, such as a pipe that nobody may ever write to."""


def bytes_of(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return the bytes of a file, or one more than ``most`` of them if it is bigger.

    Raises `NoFileError`, and `OSError` if the file cannot be read.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise NoFileError(phrase("{path}: this is a device or a pipe; name a file", path=path))
    with path.open("rb") as file:
        return file.read(most + 1)


class Locator(Protocol):
    """Finds the place of a part of the data in its text."""

    def __call__(self, path: str) -> tuple[int, int]:
        """Return line and column, from 1, of a JSON Pointer or of the nearest part above it."""
        ...


@dataclass(frozen=True, slots=True)
class Source:
    """The data of a file.  ``locate`` gives line and column of a JSON Pointer."""

    data: Json
    locate: Locator
    comments: Mapping[str, Comment] = field(default_factory=dict)
    """Comments by the JSON Pointer of the entry they belong to."""

    def placed(self, finding: Diagnostic) -> Diagnostic:
        """Return ``finding`` with the line and column of its path."""
        if finding.line:
            return finding
        line, column = self.locate(finding.path)
        return replace(finding, line=line, column=column)


def decode(raw: bytes, most: int = MOST_BYTES) -> str:
    """Return the text of a file; raises `SourceError` if it is too big, empty or not UTF-8.

    ``most`` is the number of bytes that it may have.
    """
    if len(raw) > most:
        raise SourceError(diagnostic("F102", "", line=1, column=1, most=most))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        line, column = line_and_column(before, len(before))
        byte = f"0x{raw[error.start]:02x}"
        raise SourceError(
            diagnostic("F101", "", line=line, column=column, offset=error.start, byte=byte)
        ) from None
    if "\0" in text:
        line, column = line_and_column(text, text.index("\0"))
        raise SourceError(diagnostic("F112", "", line=line, column=column))
    if not text.strip():
        raise SourceError(diagnostic("F108", "", line=1, column=1))
    return text


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return line and column, from 1, of the character at ``offset``."""
    return Lines(text).place(offset)


class Lines:
    """The lines of a text, for finding many places in it."""

    def __init__(self, text: str) -> None:
        """Note where each line begins."""
        self._starts = [0, *(match.end() for match in _LINE_END.finditer(text))]

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column, from 1, of the character at ``offset``."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
