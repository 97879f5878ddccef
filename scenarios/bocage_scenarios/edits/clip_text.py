"""Clips as text, for the clipboard of the system and for files of stamps."""

import json
from typing import Any

from bocage_scenarios import json_format
from bocage_scenarios.codec import to_plain
from bocage_scenarios.edits.area import Clip
from bocage_scenarios.edits.turning import Transform
from bocage_scenarios.model import Scenario
from bocage_schema.codes import PartOf
from bocage_schema.errors import BocageError
from bocage_schema.json_source import read_json
from bocage_schema.jsonlike import Json, as_list, as_mapping
from bocage_schema.saying import Words, phrase
from bocage_schema.source import SourceError

MARK = "bocage_clip"
"""Key that tells a clip from any other text; its value is the version."""
VERSION = 1
LONGEST = 4_000_000
"""Characters of a text that we look into."""


class ClipError(BocageError, ValueError):
    """A text is no clip, or none that this release can read."""


def to_text(clip: Clip) -> str:
    """Return a clip as JSON text, in the words of scenario files."""
    board = clip.scenario.board
    data: dict[str, Json] = {
        MARK: VERSION,
        "anchor": board.label(clip.anchor),
        "turns": clip.transform.turns,
        "mirrored": clip.transform.mirrored,
        "area": [board.label(at) for at in sorted(clip.area)],
        "scenario": to_plain(clip.scenario),
    }
    return json.dumps(data, ensure_ascii=False)


def from_text(text: str) -> Clip:
    """Return the clip in a text; raises `ClipError`, and nothing else, if there is none."""
    if len(text) > LONGEST or MARK not in text:
        raise ClipError(phrase("this is no part of a map that was copied"))
    try:
        data: Any = read_json(text).data
    except SourceError as error:
        raise ClipError(
            phrase("this is no part of a map: {why}", why=PartOf(error.finding))
        ) from None
    found = as_mapping(data)
    if found.get(MARK) != VERSION or isinstance(found.get(MARK), bool):
        raise ClipError(phrase("this part of a map was copied by another release of the program"))
    reading = json_format.read(json.dumps(found.get("scenario"), ensure_ascii=False))
    if reading.scenario is None:
        first = next(iter(reading.report), None)
        why: Words = PartOf(first) if first else phrase("it holds no map")
        raise ClipError(phrase("this part of a map is damaged: {why}", why=why))
    return _clip(found, reading.scenario)


def _clip(found: dict[str, Json], scenario: Scenario) -> Clip:
    board = scenario.board
    labels = as_list(found.get("area"))
    by_label = {board.label(at): at for at in board.hexes}
    anchor, turns, mirrored = (found.get(key) for key in ("anchor", "turns", "mirrored"))
    if not all(isinstance(label, str) and label in by_label for label in (*labels, anchor)):
        raise ClipError(phrase("this part of a map names hexes that its board does not have"))
    if type(turns) is not int or not 0 <= turns < 6 or type(mirrored) is not bool:
        raise ClipError(phrase("this part of a map is turned in a way that there is not"))
    area = frozenset(by_label[str(label)] for label in labels)
    part = Scenario(
        board_format=scenario.board_format,
        face=scenario.face,
        hexes={at: content for at, content in scenario.hexes.items() if at in area},
        objectives=tuple(item for item in scenario.objectives if area.issuperset(item.hexes)),
        exits=tuple(item for item in scenario.exits if area.issuperset(item.hexes)),
    )
    return Clip(part, area, by_label[str(anchor)], Transform(turns, mirrored))
