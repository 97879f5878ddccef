"""What reading YAML and JSON scenario files has in common."""

from collections.abc import Callable
from dataclasses import dataclass

from bocage_scenarios.codec import VERSION_KEY, from_plain
from bocage_scenarios.migrate import migrate
from bocage_scenarios.model import FORMAT_VERSION, Scenario
from bocage_schema import structure
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.source import Source, SourceError

SCHEMA = "scenario"


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file: a document, unless an error prevents one, and a report."""

    scenario: Scenario | None
    report: Report


def read_native(text: str, parse: Callable[[str], Source]) -> Reading:
    """Return the document in ``text``, which ``parse`` turns into data."""
    try:
        source = parse(text)
    except SourceError as error:
        return Reading(None, Report((error.finding,)))
    found = _newer(source.data)
    data = migrate(source.data)
    found += structure.findings(data, SCHEMA)
    scenario = None
    if not any(item.severity is Severity.ERROR for item in found) and isinstance(data, dict):
        found += _impossible_dates(data)
        if not any(item.severity is Severity.ERROR for item in found):
            scenario = from_plain(data, source.comments)
            found += _off_board(scenario)
    return Reading(scenario, Report.of(source.placed(item) for item in found).sort())


def _newer(data: Json) -> list[Diagnostic]:
    version = data.get(VERSION_KEY) if isinstance(data, dict) else None
    if isinstance(version, int) and version > FORMAT_VERSION:
        path = pointer(VERSION_KEY)
        return [diagnostic("F210", path, found=version, known=FORMAT_VERSION)]
    return []


def _impossible_dates(data: dict[str, Json]) -> list[Diagnostic]:
    """Return a finding for each day that no calendar has; the schema knows just the form."""
    from datetime import date

    found = []
    for key in ("begin", "end"):
        value = data.get(key)
        if isinstance(value, str):
            try:
                date.fromisoformat(value)
            except ValueError:
                found.append(diagnostic("F206", pointer(key), found=value, form="of a real day"))
    return found


def _off_board(scenario: Scenario) -> list[Diagnostic]:
    plan = scenario.board
    labels = (plan.label(at) for at in scenario.hexes if at not in plan)
    return [diagnostic("F211", pointer("hexes", at), hex=at, label=at) for at in labels]
