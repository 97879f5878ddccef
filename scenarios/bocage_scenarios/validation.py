"""Everything there is to say about a scenario file: how it reads, and what the checks find."""

from pathlib import Path

from bocage_scenarios.checks import Profile, check
from bocage_scenarios.formats import Format, load, read_bytes
from bocage_scenarios.native import Reading
from bocage_schema.diagnostics import Report
from bocage_schema.inventory import Holdings


def validate_file(
    path: Path, profile: Profile = Profile.TABLE, holdings: Holdings | None = None
) -> Report:
    """Return all findings on a file, by place in it, as `check` finds them.

    Raises `FormatError` for an unknown suffix and `OSError` if the file cannot be read.
    """
    return findings_of(load(path), profile, holdings)


def validate_bytes(raw: bytes, known: Format) -> Report:
    """Return all findings on the contents of a file of a known format."""
    return findings_of(read_bytes(raw, known))


def findings_of(
    reading: Reading, profile: Profile = Profile.TABLE, holdings: Holdings | None = None
) -> Report:
    """Return the report on the reading of a file, and what the checks find in the document."""
    if reading.scenario is None:
        return reading.report
    checked = Report.of(map(reading.place, check(reading.scenario, profile, holdings)))
    return (reading.report + checked).sort()
