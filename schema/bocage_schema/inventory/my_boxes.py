"""Reading the file in which somebody says which boxes he owns: ``my-boxes.yaml``."""

from dataclasses import dataclass
from pathlib import Path

from bocage_schema import structure
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report
from bocage_schema.inventory.doubts import doubts
from bocage_schema.inventory.holdings import Holdings, TwoSided
from bocage_schema.jsonlike import Json, as_list, as_mapping
from bocage_schema.saying import phrase
from bocage_schema.source import SourceError, bytes_of, decode

SCHEMA = "boxes"


@dataclass(frozen=True, slots=True)
class BoxesReading:
    """What came of reading a file: holdings, unless there is an error, and a report."""

    holdings: Holdings | None
    report: Report


def load_boxes(path: Path) -> BoxesReading:
    """Return the holdings in a file, and what is wrong with it.

    Raises `OSError` and `NoFileError`.
    """
    return read_boxes(bytes_of(path))


def read_boxes(raw: bytes) -> BoxesReading:
    """Return the holdings in the bytes of a YAML file, and what is wrong with them."""
    try:
        from bocage_schema.yaml_source import read_yaml  # takes a while to load

        source = read_yaml(decode(raw))
    except SourceError as error:
        return BoxesReading(None, Report((error.finding,)))
    found = _something_else(source.data) or structure.findings(source.data, SCHEMA)
    if found:
        return BoxesReading(None, Report.of(map(source.placed, found)).sort())
    holdings = _holdings(as_mapping(source.data))
    return BoxesReading(holdings, Report.of(map(source.placed, doubts(holdings))).sort())


def _something_else(data: Json) -> list[Diagnostic]:
    """Return the finding of a scenario where a list of boxes is asked for."""
    keys = as_mapping(data).keys()
    is_m44 = isinstance(as_mapping(data).get("board"), dict)
    if structure.VERSION_KEYS[SCHEMA] in keys or not (
        is_m44 or structure.VERSION_KEYS["scenario"] in keys
    ):
        return []
    what, wanted = phrase("a scenario"), phrase("a list of boxes")
    advice = phrase(
        "write down what you own in a file of its own; 'bocage schema boxes' prints its form"
    )
    return [diagnostic("F211", "", what=what, wanted=wanted, advice=advice)]


def _holdings(data: dict[str, Json]) -> Holdings:
    return Holdings(
        _numbers(data.get("own")),
        {box: _numbers(counts) for box, counts in as_mapping(data.get("counts")).items()},
        {
            box: tuple(map(_two_sided, as_list(tiles)))
            for box, tiles in as_mapping(data.get("tiles")).items()
        },
        str(data.get("notes", "")),
    )


def _two_sided(value: Json) -> TwoSided:
    tile = as_mapping(value)
    faces = dict.fromkeys(map(str, as_list(tile["faces"])))
    return TwoSided(tuple(faces), _number(tile["count"]))


def _numbers(value: Json) -> dict[str, int]:
    return {key: _number(number) for key, number in as_mapping(value).items()}


def _number(value: Json) -> int:
    """Return a number that may be written as ``2.0``, which the schema takes for whole."""
    assert isinstance(value, int | float)
    return int(value)
