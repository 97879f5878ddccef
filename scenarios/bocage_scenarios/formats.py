"""The file formats we read and write, by the suffix of the file name."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path, PurePath
from typing import Protocol, cast

from bocage_scenarios.model import FORMAT_VERSION, Scenario
from bocage_scenarios.native import Reading
from bocage_schema.diagnostics import Report
from bocage_schema.errors import BocageError
from bocage_schema.saying import phrase
from bocage_schema.source import NoFileError, SourceError, bytes_of, decode


class FormatError(BocageError, ValueError):
    """A file cannot be read or written in the format that was asked for."""


class _Module(Protocol):
    """What the module of a format holds."""

    def read(self, text: str) -> Reading: ...
    def write(self, scenario: Scenario) -> str: ...
    def rewrite(self, text: str, before: Scenario, after: Scenario) -> str: ...
    def losses(self, scenario: Scenario) -> Report: ...


@dataclass(frozen=True, slots=True)
class Format:
    """A file format."""

    name: str
    title: str
    suffixes: tuple[str, ...]

    @property
    def _module(self) -> _Module:
        """What reads and writes it; imported when it is first asked for, which takes a while."""
        return cast(_Module, import_module(f"{__package__}.{self.name}_format"))

    def read(self, text: str) -> Reading:
        """Return the document in a text and what there is to say about it."""
        return self._module.read(text)

    def write(self, scenario: Scenario) -> str:
        """Return the document as a text."""
        return self._module.write(scenario)

    def rewrite(self, text: str, before: Scenario, after: Scenario) -> str:
        """Return a text, which was read as ``before``, changed to hold ``after``, no further."""
        return self._module.rewrite(text, before, after)

    def losses(self, scenario: Scenario) -> Report:
        """Return what a file in this format would not show."""
        return self._module.losses(scenario)


FORMATS: Mapping[str, Format] = {
    known.name: known
    for known in (
        Format("yaml", "Bocage scenario (YAML)", (".yaml", ".yml")),
        Format("json", "Bocage scenario (JSON)", (".json",)),
        Format(
            "m44",
            "scenario file of the desktop editor and the online games",
            (".m44",),
        ),
    )
}
"""All formats by name."""


def format_of(path: PurePath) -> Format:
    """Return the format of a file by its suffix; raises `FormatError` for an unknown one."""
    if str(path) == "-":
        raise FormatError(
            phrase("'-': there is no reading from stdin or writing to stdout; name a file")
        )
    suffix = path.suffix.lower()
    for known in FORMATS.values():
        if suffix in known.suffixes:
            return known
    suffixes = ", ".join(suffix for known in FORMATS.values() for suffix in known.suffixes)
    shown = (
        phrase("unknown suffix {suffix!r}", suffix=path.suffix)
        if suffix
        else phrase("a file name without a suffix")
    )
    raise FormatError(
        phrase("{path}: {problem}; known: {suffixes}", path=path, problem=shown, suffixes=suffixes)
    )


def read_bytes(raw: bytes, known: Format) -> Reading:
    """Return the document in the contents of a file and what there is to say about it."""
    try:
        text = decode(raw)
    except SourceError as error:
        return Reading(None, Report((error.finding,)))
    return known.read(text)


def load(path: Path) -> Reading:
    """Return the document in a file and what there is to say about it.

    Raises `FormatError` for an unknown suffix and `OSError` if the file cannot be read.
    """
    known = format_of(path)
    return read_bytes(contents(path), known)


def contents(path: Path) -> bytes:
    """Return the bytes of a file, or the first of them, if it is too big to be a scenario.

    Raises `FormatError` for what is no file, such as a pipe that nobody may ever write to,
    and `OSError` if the file cannot be read.
    """
    try:
        return bytes_of(path)
    except NoFileError as error:
        raise FormatError(error) from None


def dump(scenario: Scenario, known: Format) -> str:
    """Return the text of a file that holds the document.

    Raises `FormatError` for a document of a newer format version, which we would damage.
    """
    _refuse_newer(scenario)
    return known.write(scenario)


def redump(text: str, before: Scenario, after: Scenario, known: Format) -> str:
    """Return the text of a file, read as ``before``, changed to hold ``after``.

    Line ends stay as they are.  Raises `FormatError` for a document of a newer format
    version, which we would damage.
    """
    _refuse_newer(after)
    written = known.rewrite(text, before, after)
    is_dos = "\r\n" in text and text.count("\r\n") == text.count("\n")
    return written.replace("\n", "\r\n") if is_dos else written


def _refuse_newer(scenario: Scenario) -> None:
    if scenario.version > FORMAT_VERSION:
        raise FormatError(
            phrase(
                "the scenario is of format {version}, and this release writes format {ours}; "
                "update Bocage to save it",
                version=scenario.version,
                ours=FORMAT_VERSION,
            )
        )
