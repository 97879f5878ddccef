"""The JSON Schema of ``.m44`` files, made from the catalogue.

It describes what the programs that write such files agree on.  Readers must survive far
more than it allows; see the format reference.
"""

from collections.abc import Iterable
from typing import Any

from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
LABELS = {"type": "array", "items": {"type": "string", "pattern": "^[A-Za-z][0-9]{1,2}$"}}
FLAG: Schema = {"type": "boolean"}
NUMBER: Schema = {"type": ["integer", "string"], "pattern": "^[0-9]+$"}
TEXT: Schema = {"type": "string"}
UNIT_PREFIXES = ("inf", "inf2", "tank", "tank2", "gun", "pln", "veh")


def m44_schema() -> Schema:
    """Return the schema of an ``.m44`` file.  Unknown keys are allowed everywhere."""
    return {
        "$schema": DIALECT,
        "title": "Memoir '44 scenario file (.m44)",
        "description": "The scenario format of the desktop editor and the online games.",
        "type": "object",
        "properties": {
            "meta_data": _meta_data(),
            "game_info": _game_info(),
            "board": _board(),
            "packs": {
                "description": "Boxes needed, and how many of each.",
                "type": ["object", "array"],
                "properties": {
                    key: {"type": "integer"}
                    for box in catalogue().boxes.values()
                    for key in box.m44
                },
            },
            "equipment_packs": {"type": ["object", "array"]},
            "text": {
                "description": "Prose by language.",
                "type": "object",
                "additionalProperties": _texts(),
            },
        },
        "required": ["meta_data", "game_info", "board", "text"],
    }


def _meta_data() -> Schema:
    return {
        "description": "Bookkeeping of the programs that wrote the file.",
        "type": "object",
        "properties": {
            "scenario_id": {"type": ["integer", "string"]},
            "number": {"type": ["string", "null"], "description": "Printed number."},
            "status": _word("PRIVATE", "PUBLIC", "APPROVED", "GAME"),
            "software": TEXT,
            "can_translate": {"type": ["boolean", "string"]},
        },
    }


def _game_info() -> Schema:
    sides = _word("AXIS", "ALLIES")
    nations = [code for nation in catalogue().nations.values() for code in nation.m44]
    properties: Schema = {
        "front": _word("WESTERN", "EASTERN", "PACIFIC", "MEDITERRANEAN"),
        "type": _word("HISTORICAL", "FICTIONAL"),
        "date_begin": {"type": "string", "description": "First day of the battle, YYYY-MM-DD."},
        "date_end": {"type": "string", "description": "Last day of the battle."},
        "starting": {
            **_word("PLAYER1", "PLAYER2", "SPECIAL"),
            "description": "Who moves first; player 1 sits at the top of the map.",
        },
        "victory_conditions": {"type": "array"},
        "victory": _victory(),
        "options": _options(),
    }
    for seat in ("1", "2"):
        properties |= {
            f"side_player{seat}": sides,
            f"country_player{seat}": _open_word(nations),
            f"cards_player{seat}": {**NUMBER, "description": "Command cards at the start."},
            f"victory_player{seat}": {**NUMBER, "description": "Medals needed to win."},
        }
    return {"type": "object", "properties": properties}


def _options() -> Schema:
    return {
        "description": "Special rules in force.",
        "type": ["object", "array"],
        "properties": {
            key: {"description": rule.changes.en}
            for rule in catalogue().special_rules.values()
            for key in rule.m44
        },
    }


def _victory() -> Schema:
    sudden_death = {
        "type": "object",
        "properties": {"group": LABELS, "number": {"type": "integer"}, "side": TEXT},
    }
    return {
        "description": "Conditions for sudden death.",
        "type": ["object", "array"],
        "properties": {
            "condition": {
                "type": "array",
                "items": {"type": "object", "properties": {"group_sudden_death": sudden_death}},
            }
        },
    }


def _board() -> Schema:
    place: Schema = {
        "row": {"type": "integer", "description": "Row from the top, from 0."},
        "col": {"type": "integer", "description": "Half-hex widths from the left, from 0."},
    }
    label = {"type": "object", "properties": place | {"text": {"type": "array", "items": TEXT}}}
    return {
        "type": "object",
        "properties": {
            "type": _word("STANDARD", "BRKTHRU", "OVERLORD"),
            "face": _word("COUNTRY", "BEACH", "WINTER", "DESERT"),
            "hexagons": {
                "description": "The hexes that carry something.",
                "type": ["array", "object"],
                "items": {
                    "type": "object",
                    "properties": place | _layers(),
                    "required": ["row", "col"],
                },
            },
            "labels": {"type": ["array", "object"], "items": label},
        },
        "required": ["type", "hexagons"],
    }


def _layers() -> Schema:
    pieces = catalogue()
    tags = [name for marker in pieces.markers.values() for name in marker.m44]
    tags += [name for medal in pieces.medals.values() for name in medal.m44]
    names = {
        "terrain": [name for piece in pieces.tiles.values() for name in piece.m44],
        "rect_terrain": [name for piece in pieces.rect_tiles.values() for name in piece.m44],
        "obstacle": [name for piece in pieces.obstacles.values() for name in piece.m44],
    }
    return {
        **{key: _tile(known) for key, known in names.items()},
        "unit": _unit(),
        "tags": {
            "type": "array",
            "items": _tag(tags),
        },
    }


def _tile(names: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": {
            "name": _open_word(names),
            "orientation": {"type": "integer", "minimum": 1},
            "behavior": TEXT,
            "original_owner": _word("AXIS", "ALLIES"),
        },
        "required": ["name"],
    }


def _unit() -> Schema:
    pieces = catalogue()
    suffixes = [suffix for army in pieces.armies.values() for suffix in army.m44]
    return {
        "type": "object",
        "properties": {
            "name": _open_word([p + s for p in UNIT_PREFIXES for s in suffixes]),
            "nbr_units": {**NUMBER, "description": "Figures, if not the usual number."},
            "badge": _open_word([name for badge in pieces.badges.values() for name in badge.m44]),
            "behavior": TEXT,
            "equipment": TEXT,
        },
        "required": ["name"],
    }


def _tag(names: list[str]) -> Schema:
    numbers = {"counts_for": {"type": "integer"}, "nbr_hex": {"type": "integer"}}
    flags = ("permanent", "majority", "turn_start", "any_hex", "last_to_occupy", "sole_control")
    return {
        "type": "object",
        "properties": {
            "name": _open_word(names),
            "behavior": TEXT,
            "side": _word(*(side.upper() for side in Side)),
            "group": LABELS,
            "medal": {
                "type": ["object", "array"],
                "properties": numbers | dict.fromkeys(flags, FLAG) | {"side": TEXT},
            },
        },
        "required": ["name"],
    }


def _texts() -> Schema:
    keys = ("name", "subtitle", "historical", "description", "victory", "rules", "bibliography")
    return {"type": "object", "properties": dict.fromkeys((*keys, "sdate"), TEXT)}


def _word(*words: str) -> Schema:
    """Return the schema of a word that is written in upper case but read in any."""
    return {"enum": [*words, *(word.lower() for word in words)]}


def _open_word(words: Iterable[str]) -> Schema:
    """Return the schema of any text, with known words to choose from."""
    return {"anyOf": [{"enum": list(words)}, TEXT]}
