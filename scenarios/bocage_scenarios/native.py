"""What reading YAML and JSON scenario files has in common."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bocage_scenarios.codec import (
    ORDERED,
    VERSION_KEY,
    file_order,
    from_plain,
    impossible_dates,
)
from bocage_scenarios.migrate import migrate
from bocage_scenarios.model import FORMAT_VERSION, Scenario
from bocage_schema import structure
from bocage_schema.catalogue import catalogue
from bocage_schema.codes import diagnostic, filled
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.ids import Layer
from bocage_schema.jsonlike import Json, as_mapping, pointer, split_pointer
from bocage_schema.saying import phrase
from bocage_schema.source import Source, SourceError

SCHEMA = "scenario"
LAYER_KEYS = {Layer.MARKER: "markers", Layer.BADGE: "unit"}
"""Keys of a hex, where they are not named like the layer."""


def _as_it_is(finding: Diagnostic) -> Diagnostic:
    return finding


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a file: a document, unless an error prevents one, and a report.

    ``place`` turns a finding about the document into one about the file: it points into the
    file's own data and has a line and a column.
    """

    scenario: Scenario | None
    report: Report
    place: Callable[[Diagnostic], Diagnostic] = _as_it_is


def read_native(text: str, parse: Callable[[str], Source]) -> Reading:
    """Return the document in ``text``, which ``parse`` turns into data."""
    try:
        source = parse(text)
    except SourceError as error:
        return Reading(None, Report((error.finding,)))
    if _looks_like_m44(source.data):
        place = source.placed(diagnostic("F209", "", what=phrase("an .m44 file"), suffix=".m44"))
        return Reading(None, Report((place,)))
    if _is_list_of_boxes(source.data):
        return Reading(None, Report((source.placed(_list_of_boxes()),)))
    found = _newer(source.data)
    data = migrate(source.data)
    found += structure.findings(data, SCHEMA)
    scenario = None
    if not any(item.severity is Severity.ERROR for item in found) and isinstance(data, dict):
        found += [
            diagnostic("F206", pointer(key), found=data[key], form=phrase("of a real day"))
            for key in impossible_dates(data)
        ]
        if not any(item.severity is Severity.ERROR for item in found):
            scenario = from_plain(data, source.comments)
    placed = (source.placed(_with_advice(item, data)) for item in found)
    report = Report.of(placed).sort()
    return Reading(scenario, report, lambda finding: source.placed(_in_file(finding, data)))


def _with_advice(finding: Diagnostic, data: Json) -> Diagnostic:
    """Return ``finding`` with the hex it lies on, and what only scenario files can advise."""
    parts = split_pointer(finding.path)
    if len(parts) < 2 or parts[0] != "hexes" or finding.code == "F206":
        return finding
    finding = replace(finding, hex=parts[1])
    if finding.code != "F204" or len(parts) < 3 or not isinstance(data, dict):
        return finding
    on_hex = as_mapping(as_mapping(data.get("hexes")).get(parts[1]))
    found = on_hex.get(parts[2])
    piece = catalogue().pieces.get(found.split("@")[0]) if isinstance(found, str) else None
    if piece is None or piece.layer == parts[2]:
        return finding
    key = LAYER_KEYS.get(piece.layer, piece.layer.value)
    advice = phrase("a {name} belongs under {key!r}", name=piece.names, key=key)
    values = {**(finding.values or {}), "advice": advice}
    return filled(finding.code, values, finding.path, hex=finding.hex)


def _looks_like_m44(data: Json) -> bool:
    return (
        isinstance(data, dict) and VERSION_KEY not in data and isinstance(data.get("board"), dict)
    )


def _is_list_of_boxes(data: Json) -> bool:
    keys = as_mapping(data).keys()
    return structure.VERSION_KEYS["boxes"] in keys and VERSION_KEY not in keys


def _list_of_boxes() -> Diagnostic:
    what, wanted = phrase("a list of boxes"), phrase("a scenario")
    advice = phrase(
        "give it to 'bocage count' or 'bocage validate' with --boxes, beside a scenario"
    )
    return diagnostic("F211", "", what=what, wanted=wanted, advice=advice)


def _newer(data: Json) -> list[Diagnostic]:
    version = data.get(VERSION_KEY) if isinstance(data, dict) else None
    if isinstance(version, int) and version > FORMAT_VERSION:
        path = pointer(VERSION_KEY)
        return [diagnostic("F210", path, found=version, known=FORMAT_VERSION)]
    return []


def _in_file(finding: Diagnostic, data: Json) -> Diagnostic:
    """Return ``finding`` with its paths by the file's own order of objectives and exits."""
    fix = finding.fix and replace(
        finding.fix,
        edits=tuple(replace(e, path=_path_in_file(e.path, data)) for e in finding.fix.edits),
    )
    return replace(finding, path=_path_in_file(finding.path, data), fix=fix)


def _path_in_file(path: str, data: Json) -> str:
    parts = split_pointer(path)
    if len(parts) < 2 or parts[0] not in ORDERED or not isinstance(data, dict):
        return path
    if parts[1] == "-":
        return path  # behind the last one, in any order
    number = file_order(parts[0], data)[int(parts[1])]
    return pointer(parts[0], number, *parts[2:])
