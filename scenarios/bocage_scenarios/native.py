"""What reading YAML and JSON scenario files has in common."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bocage_scenarios.codec import VERSION_KEY, from_plain, impossible_dates
from bocage_scenarios.codec_hexes import Plain
from bocage_scenarios.migrate import migrate
from bocage_scenarios.model import FORMAT_VERSION, Scenario
from bocage_schema import structure
from bocage_schema.catalogue import RuleValue, catalogue
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report, Severity
from bocage_schema.ids import Layer
from bocage_schema.jsonlike import Json, as_list, as_mapping, pointer, split_pointer
from bocage_schema.source import Source, SourceError

SCHEMA = "scenario"
LAYER_KEYS = {Layer.MARKER: "markers", Layer.BADGE: "unit"}
"""Keys of a hex, where they are not named like the layer."""


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
    if _looks_like_m44(source.data):
        place = source.placed(diagnostic("F209", "", what="an .m44 file", suffix=".m44"))
        return Reading(None, Report((place,)))
    found = _newer(source.data)
    data = migrate(source.data)
    found += structure.findings(data, SCHEMA)
    scenario = None
    if not any(item.severity is Severity.ERROR for item in found) and isinstance(data, dict):
        found += [
            diagnostic("F206", pointer(key), found=data[key], form="of a real day")
            for key in impossible_dates(data)
        ]
        if not any(item.severity is Severity.ERROR for item in found):
            scenario = from_plain(data, source.comments)
            found += _off_board(scenario, data)
    placed = (source.placed(_with_advice(item, data)) for item in found)
    return Reading(scenario, Report.of(placed).sort())


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
    return replace(finding, hint=f"a {piece.names.en} belongs under {key!r}")


def _looks_like_m44(data: Json) -> bool:
    return (
        isinstance(data, dict) and VERSION_KEY not in data and isinstance(data.get("board"), dict)
    )


def _newer(data: Json) -> list[Diagnostic]:
    version = data.get(VERSION_KEY) if isinstance(data, dict) else None
    if isinstance(version, int) and version > FORMAT_VERSION:
        path = pointer(VERSION_KEY)
        return [diagnostic("F210", path, found=version, known=FORMAT_VERSION)]
    return []


def _off_board(scenario: Scenario, data: Plain) -> list[Diagnostic]:
    """Return a finding for every hex that is named and does not lie on the board."""
    plan = scenario.board
    found = []
    for at, content in scenario.hexes.items():
        if at not in plan:
            label = plan.label(at)
            pieces = ", ".join(content.names()) or "no piece"
            path = pointer("hexes", label)
            found.append(diagnostic("F211", path, hex=label, label=label, pieces=pieces))
    for path, label in _named_hexes(data):
        if plan.hex(label) not in plan:
            found.append(diagnostic("M109", path, hex=label, label=label))
    return found


def _named_hexes(data: Plain) -> Iterator[tuple[str, str]]:
    """Yield place and label of every hex that is named outside of ``hexes``, as in the file."""
    for key in ("objectives", "exits", "reserves"):
        for number, item in enumerate(as_list(data.get(key))):
            for index, label in enumerate(as_list(as_mapping(item).get("hexes"))):
                yield pointer(key, number, "hexes", index), str(label)
    for rule_id, value in as_mapping(data.get("rules")).items():
        rule = catalogue().special_rules.get(rule_id)
        if rule and rule.value is RuleValue.HEXES:
            for index, label in enumerate(as_list(value)):
                yield pointer("rules", rule_id, index), str(label)
    for number, mute in enumerate(as_list(data.get("muted"))):
        label = as_mapping(mute).get("hex")
        if label:
            yield pointer("muted", number, "hex"), str(label)
