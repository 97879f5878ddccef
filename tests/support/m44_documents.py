"""Small ``.m44`` documents, and reading and saving them."""

import json

import pytest

from bocage_scenarios.formats import FORMATS, dump, read_bytes
from bocage_scenarios.validation import findings_of

M44, YAML, JSON = FORMATS["m44"], FORMATS["yaml"], FORMATS["json"]
EVERY_FORMAT = pytest.mark.parametrize("known", [M44, YAML, JSON], ids=["m44", "yaml", "json"])


def document(*hexagons, info=None, plan=None):
    """Return the data of an .m44 file with these hexes."""
    return {
        "meta_data": {"status": "PRIVATE", "software": "sed 1.2"},
        "game_info": {
            "front": "WESTERN",
            "type": "HISTORICAL",
            "date_begin": "1944-06-06",
            "starting": "PLAYER2",
            "side_player1": "AXIS",
            "side_player2": "ALLIES",
            "country_player1": "DE",
            "country_player2": "US",
            "cards_player1": 5,
            "cards_player2": 5,
            "victory_player1": 5,
            "victory_player2": 5,
            **(info or {}),
        },
        "board": {
            "type": "STANDARD",
            "face": "COUNTRY",
            "hexagons": list(hexagons),
            "labels": [],
            **(plan or {}),
        },
        "packs": {},
        "text": {"en": {"name": "x"}},
    }


def at(row, col, **content):
    return {"row": row, "col": col, **content}


def reading(data):
    return read_bytes(json.dumps(data).encode(), M44)


def scenario_of(data):
    found = reading(data)
    assert found.scenario is not None, list(found.report)
    return found.scenario


def reopened(scenario, known):
    return read_bytes(dump(scenario, known).encode(), known).scenario


def names_on(content):
    """Return the names of everything on a hex."""
    unit = [content.unit.kind, content.unit.badge] if content.unit else []
    tiles = [tile.piece for _, tile in content.tiles()]
    return {*tiles, *unit, *(marker.piece for marker in content.markers)}


def saved(scenario):
    return json.loads(dump(scenario, M44))


def told(found, *codes):
    """Return the findings of these codes on what came of reading a file, by place."""
    return list(findings_of(found).filter(codes=codes))
