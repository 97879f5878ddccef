"""Reading and writing scenario files for the sub-commands."""

from pathlib import Path

from bocage_editor.cli.report import Status, status_of, write_diagnostics, write_output
from bocage_scenarios.formats import dump, format_of, load
from bocage_scenarios.model import Scenario
from bocage_schema.diagnostics import Report


def read_scenario(path: Path) -> tuple[Scenario | None, Report]:
    """Return the document in a file, or None if it holds none, and the report on it.

    Raises `FormatError` for an unknown suffix and `OSError`.
    """
    reading = load(path)
    return reading.scenario, reading.report


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
