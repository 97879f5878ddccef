"""Finding, reading and writing scenario files for the sub-commands."""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bocage_editor.cli.report import (
    Status,
    os_error_text,
    status_of,
    write_diagnostics,
    write_output,
)
from bocage_scenarios.formats import FORMATS, FormatError, dump, format_of, load
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Report
from bocage_schema.source import NoFileError, bytes_of

if TYPE_CHECKING:
    from bocage_schema.inventory import Holdings

_VERSION = re.compile(rb"^bocage[ \t]*:|[\"']bocage[\"'][ \t]*:", re.MULTILINE)
"""What a text file of ours holds and other YAML and JSON files do not."""
SHARED_SUFFIXES = frozenset((*FORMATS["yaml"].suffixes, *FORMATS["json"].suffixes))
"""Suffixes that files of other kinds have too."""


@dataclass(slots=True)
class Files:
    """Scenario files to work on, and what is to be said of the others."""

    paths: list[Path] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """Why files or folders that were asked for cannot be used."""


def scenario_files(given: Iterable[Path], *, skip_others: bool = False) -> Files:
    """Return the scenario files among files and, to any depth, in folders, each once.

    In a folder, YAML and JSON files without the key ``bocage`` are taken for something else,
    and hidden folders are not looked into.  With ``skip_others`` such files are passed over
    where they are named, too.
    """
    found = Files()
    seen: set[Path] = set()
    for path in given:
        try:
            if path.is_dir():
                listed = list(_in_folder(path, found))
                if not listed:
                    found.missing.append(f"{path}: no scenario files in this folder")
            else:
                path.stat()
                if skip_others and not _looks_like_scenario(path):
                    continue
                format_of(path)
                listed = [path]
        except OSError as error:
            found.missing.append(os_error_text(error))
            continue
        except FormatError as error:
            found.missing.append(str(error))
            continue
        for file in listed:
            key = Path(os.path.realpath(file))
            if key not in seen:
                seen.add(key)
                found.paths.append(file)
    return found


def _in_folder(folder: Path, found: Files) -> Iterator[Path]:
    def refused(error: OSError) -> None:
        found.missing.append(os_error_text(error))

    for parent, folders, names in os.walk(folder, onerror=refused):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = Path(parent, name)
            if path.is_file() and _looks_like_scenario(path):
                yield path


def _looks_like_scenario(path: Path) -> bool:
    suffix = path.suffix.lower()
    if suffix not in SHARED_SUFFIXES:
        return any(suffix in known.suffixes for known in FORMATS.values())
    try:
        return bool(_VERSION.search(bytes_of(path)))
    except (OSError, NoFileError):
        return True  # reading it again will say why it cannot be read


def read_scenario(path: Path) -> tuple[Scenario | None, Report]:
    """Return the document in a file, or None if it holds none, and the report on it.

    Raises `FormatError` for an unknown suffix and `OSError`.
    """
    reading = load(path)
    return reading.scenario, reading.report


def read_holdings(path: Path) -> "Holdings | None":
    """Return the boxes that a file says are owned, and print what there is to say about it.

    None if the file is no list of boxes.  Raises `OSError`.
    """
    from bocage_schema.inventory.my_boxes import load_boxes  # not needed to read a scenario

    reading = load_boxes(path)
    report_on(path, reading.report)
    return reading.holdings


def write_scenario(scenario: Scenario, path: Path) -> Report:
    """Write the document in the format of the file's suffix; return what others will not see.

    The file appears complete or not at all.  Raises `FormatError` and `OSError`.
    """
    known = format_of(path)
    write_output(dump(scenario, known), path)
    return known.losses(scenario)


def report_on(path: Path, report: Report) -> Status:
    """Print the findings on stderr and return the exit status they call for."""
    write_diagnostics(path, report, to_stderr=True)
    return status_of(report)
