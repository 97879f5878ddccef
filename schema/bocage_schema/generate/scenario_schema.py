"""The JSON Schema of scenario files, made from the catalogue."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from bocage_schema.catalogue import Piece, RuleValue, SpecialRule, catalogue
from bocage_schema.ids import BoardFormat, Face, Front, Layer, ObjectiveType, Side

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
LABEL = r"^[A-Za-z](0|[1-9][0-9]?)$"
UNKNOWN_NAME = {"type": "string", "pattern": r"^\?", "description": "A name kept as it was found."}
TURN = "@[1-9][0-9]{0,3}"
ARRIVALS = ("armor_breakthrough", "supply_train", "turn")


def scenario_schema() -> Schema:
    """Return the schema of a scenario file."""
    return {
        "$schema": DIALECT,
        "title": "Bocage scenario",
        "description": "A scenario for the board game Memoir '44, as Bocage keeps it.",
        **_object(
            {
                "bocage": _described(
                    "Version of the file format.", {"type": "integer", "minimum": 1}
                ),
                "texts": _described("Titles and prose by language.", _map_of("texts")),
                "number": _described("Printed number of the scenario.", {"type": "string"}),
                "front": _enum(Front, "Theatre of war."),
                "fictional": {"type": "boolean", "description": "The battle never took place."},
                "begin": _described("First day of the battle.", _ref("date")),
                "end": _described("Last day of the battle, if not the first.", _ref("date")),
                "board": _enum(BoardFormat, "Size and shape of the board."),
                "face": _enum(Face, "Printed side of the board that is in play."),
                "top": _enum(Side, "The side that sits at the top of the map."),
                "first": _enum(
                    [*Side, "special"],
                    "The side that moves first; `special` if the special rules decide.",
                ),
                "sides": _object({side.value: _ref("side") for side in Side}),
                "boxes": {
                    "type": "object",
                    "description": "Boxes and copies that the author declares as needed.",
                    "propertyNames": {"enum": list(catalogue().boxes)},
                    "additionalProperties": {"type": "integer", "minimum": 1},
                },
                "rules": _described("Special rules in force.", _rules()),
                "hexes": {
                    "type": "object",
                    "description": "What lies on each hex, by its label: `A1` is bottom left.",
                    "patternProperties": {LABEL: _ref("hex")},
                    "additionalProperties": False,
                },
                "objectives": _list_of("objective", "What earns medals besides eliminated units."),
                "exits": _list_of("exit", "Where units may leave the board."),
                "air_drops": _list_of("air_drop", "Units that are dropped on the board."),
                "reserves": _list_of("reserve", "Units that enter during the game."),
                "notes": {"type": "string", "description": "The author's notes; never printed."},
                "muted": _list_of("mute", "Diagnostics that the author has accepted."),
                "m44": _described("Kept for writing .m44 files.", _ref("m44_file")),
            },
            required=("bocage", "board", "face"),
        ),
        "$defs": _definitions(),
    }


def _definitions() -> Schema:
    pieces = catalogue()
    text_fields = (
        "title", "subtitle", "date", "history", "briefing", "victory", "rules", "bibliography",
    )  # fmt: skip
    return {
        "date": {
            "type": "string",
            "format": "date",
            "pattern": r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
        },
        "label": {"type": "string", "pattern": LABEL, "description": "A hex, such as `A1`."},
        "labels": {"type": "array", "items": _ref("label")},
        "texts": _object(
            {name: {"type": "string"} for name in text_fields} | {"m44": _ref("leftover")}
        ),
        "side": _object(
            {
                "nation": _name_or_unknown(pieces.nations, "Nation that fights on this side."),
                "hand": _count("Command cards at the start."),
                "medals": _count("Medals needed to win."),
                "hand_grows_to": _count(
                    "Two cards are drawn at the end of the side's turns until it holds so many; "
                    "0: the hand stays as it is."
                ),
            }
        ),
        "hex": _hex(),
        **{layer.value: _tile(layer) for layer in _TILES},
        "unit": _unit(),
        "marker": _marker(),
        "text_label": _text_label(),
        "objective": _objective(),
        "exit": _exit(),
        "air_drop": _air_drop(),
        "reserve": _reserve(),
        "mute": _object(
            {"code": {"type": "string"}, "hex": _ref("label"), "reason": {"type": "string"}},
            required=("code", "reason"),
        ),
        "leftover": {
            "type": "object",
            "description": "What an .m44 file said beyond what Bocage would write; under `-` "
            "the keys it left out.",
            "properties": {"-": _strings()},
        },
        "m44_file": _m44_file(),
    }


def _hex() -> Schema:
    return _object(
        {layer.value: _ref(layer.value) for layer in _TILES}
        | {
            "unit": _ref("unit"),
            "markers": _list_of("marker", "Markers on the hex."),
            "labels": _list_of("text_label", "Texts printed on the hex."),
            "note": {"type": "string", "description": "A note of the author; never printed."},
            "m44": _ref("leftover"),
            "m44_entries": {"type": "array"},
        }
    )


def _text_label() -> Schema:
    text = {"anyOf": [{"type": "string"}, _strings_by_language()]}
    long = _object({"text": text, "m44": _ref("leftover")}, required=("text",))
    return {"anyOf": [{"type": "string"}, long]}


_TILES = (Layer.GROUND, Layer.LINE, Layer.TERRAIN, Layer.RECT, Layer.OBSTACLE)
_LAYER_HELP = {
    Layer.GROUND: "Surface tile, such as a beach.",
    Layer.LINE: "River, road, railway or another tile that goes on in the next hex.",
    Layer.TERRAIN: "Terrain tile.",
    Layer.RECT: "Rectangular tile: bunker, bridge, ship, train.",
    Layer.OBSTACLE: "Wire, sandbags or hedgehog.",
}


def _tile(layer: Layer) -> Schema:
    pieces = [piece for piece in catalogue().pieces.values() if piece.layer == layer]
    name = {"anyOf": [{"enum": list(_turned(pieces))}, _any_turn(pieces), UNKNOWN_NAME]}
    return _short_or_long(
        "tile",
        name,
        f"{_LAYER_HELP[layer]} `@2` and so on name its other orientations.",
        {
            "owner": _enum(Side, "The side that alone has the benefit of it."),
            "traits": _traits("terrain" if layer in _TERRAIN_LAYERS else layer.value),
        },
    )


_TERRAIN_LAYERS = (Layer.GROUND, Layer.LINE, Layer.TERRAIN)


def _turned(pieces: Iterable[Piece]) -> Iterable[str]:
    for piece in pieces:
        yield piece.id
        yield from (f"{piece.id}@{turn}" for turn in range(2, piece.orientations + 1))


def _any_turn(pieces: Iterable[Piece]) -> Schema:
    names = "|".join(re.escape(piece.id) for piece in pieces)
    return {"type": "string", "pattern": f"^({names}){TURN}$"}


def _unit() -> Schema:
    pieces = catalogue()
    names = [f"{army} {unit}" for army in pieces.armies for unit in pieces.units]
    return _short_or_long(
        "unit",
        {"anyOf": [{"enum": names}, UNKNOWN_NAME]},
        "A unit: the figure set that stands for it, then the kind of unit.",
        {
            "figures": {
                "type": "integer",
                "minimum": 1,
                "maximum": 99,
                "description": "Figures at the start, if not the usual number.",
            },
            "badge": _name_or_unknown(pieces.badges, "Badge on the hex."),
            "elite": {"type": "boolean", "description": "Elite figures."},
            "traits": _traits("unit"),
            "from_turn": {
                "type": "integer",
                "minimum": 1,
                "description": "First turn in which the unit may be ordered.",
            },
        },
    )


def _marker() -> Schema:
    markers = list(catalogue().markers)
    names = [*markers, *(f"{side} {marker}" for side in Side for marker in markers)]
    name = {
        "anyOf": [
            {"enum": names},
            {"type": "string", "pattern": rf"^(({'|'.join(Side)}) )?\?"},
        ]
    }
    help_text = "A marker, after the side that laid or may use it."
    return _short_or_long("marker", name, help_text, {"traits": _traits("marker")})


def _objective() -> Schema:
    return _object(
        {
            "type": _enum(ObjectiveType, "How it is won and lost."),
            "side": _enum(Side, "The side that can win it; either, if not given."),
            "hexes": {
                **_ref("labels"),
                "minItems": 1,
                "description": "The group of hexes; the medal lies on the first one.",
            },
            "medals": _count("Medals it is worth, if not 1."),
            "min_hexes": _count("Hexes of the group to be held at once, if not 1."),
            "pieces": {
                "type": "array",
                "items": {"enum": list(catalogue().medals)},
                "description": "Medal pieces that lie on the first hex.",
            },
            "stated": {
                "type": "boolean",
                "description": "false for a bare medal whose terms only the texts tell.",
            },
            "m44": _ref("leftover"),
        },
        required=("type", "hexes"),
    )


def _exit() -> Schema:
    return _object(
        {
            "side": _enum(Side, "The side whose units may leave here."),
            "hexes": {**_ref("labels"), "minItems": 1},
            "marker": _enum(("exit_marker", "exit_range_marker"), "Marker on the first hex."),
            "m44": _ref("leftover"),
        },
        required=("hexes",),
    )


def _air_drop() -> Schema:
    return _object(
        {
            "side": _enum(Side, "The side whose units drop."),
            "unit": _ref("unit"),
            "center": {
                "type": "string",
                "description": "Label of the centre's hex, or words that tell where it is.",
            },
            "range": _count("How far from the centre a unit may land, in hexes."),
            "counts": {**_counts(), "description": "Units in each drop."},
            "later": {"type": "boolean", "description": "A second drop during the game."},
            "one_at_a_time": {
                "type": "boolean",
                "description": "Each unit is dropped and placed before the next one.",
            },
            "on_center": {
                "type": "boolean",
                "description": "The drop starts from the centre's hex itself.",
            },
            "in_daylight": {
                "type": "boolean",
                "description": "The drop waits for the visibility of full daylight.",
            },
            "m44": _ref("leftover"),
        },
        required=("side", "unit", "center", "range", "counts"),
    )


def _reserve() -> Schema:
    return _object(
        {
            "arrives": _enum(ARRIVALS, "The event that brings the units."),
            "side": _enum(Side, "The side whose units enter."),
            "unit": _ref("unit"),
            "counts": {**_counts(), "description": "Number of units, per arrival."},
            "turn": {"type": "integer", "minimum": 1, "description": "The turn of arrival."},
            "hexes": {**_ref("labels"), "description": "Where they enter."},
            "m44": _ref("leftover"),
        },
        required=("arrives", "side", "unit"),
    )


def _rules() -> Schema:
    rules = catalogue().special_rules.values()
    return _object({rule.id: _described(rule.changes.en, _rule(rule)) for rule in rules})


def _rule(rule: SpecialRule) -> Schema:
    if rule.value is RuleValue.SIDE:
        return {"enum": [side.value for side in Side]}
    if rule.value is RuleValue.CHOICE:
        return {"enum": list(rule.choices)}
    if rule.value is RuleValue.HEXES:
        return _ref("labels")
    if rule.value is RuleValue.RECORD:
        return _object(dict.fromkeys(rule.fields, True))
    return {"type": "boolean"}


def _m44_file() -> Schema:
    stray = _object(
        {"after": _ref("label"), "nth": {"type": "integer", "minimum": 1}, "entry": True},
        required=("entry",),
    )
    form = _object(
        {
            "wrapper": {"anyOf": [{"enum": ["item", "single"]}, _strings()]},
            "order": _ref("labels"),
            "strays": {"type": "array", "items": stray},
        }
    )
    sections = ("root", "meta_data", "game_info", "options", "board", "text")
    return _object({key: _ref("leftover") for key in sections} | {"hexagons": form, "labels": form})


def _short_or_long(key: str, name: Schema, description: str, more: Schema) -> Schema:
    """Return the schema of a text, or of a mapping that holds it under ``key``."""
    long = _object({key: name} | more | {"m44": _ref("leftover")}, required=(key,))
    return {"description": description, "anyOf": [{"type": "string", **name}, long]}


def _traits(on: str) -> Schema:
    names = [trait.id for trait in catalogue().traits.values() if on in trait.on]
    return {
        "type": "array",
        "items": {"enum": names},
        "description": "Changes of the rules of this piece.",
    }


def _name_or_unknown(names: Mapping[str, object], description: str) -> Schema:
    return {"description": description, "anyOf": [{"enum": list(names)}, UNKNOWN_NAME]}


def _strings_by_language() -> Schema:
    return {"type": "object", "additionalProperties": {"type": "string"}}


def _strings() -> Schema:
    return {"type": "array", "items": {"type": "string"}}


def _counts() -> Schema:
    return {"type": "array", "items": {"type": "integer", "minimum": 1}, "minItems": 1}


def _count(description: str) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": 9999, "description": description}


def _enum(values: Iterable[str], description: str) -> Schema:
    return {"enum": [str(value) for value in values], "description": description}


def _list_of(definition: str, description: str) -> Schema:
    return {"type": "array", "items": _ref(definition), "description": description}


def _map_of(definition: str) -> Schema:
    return {"type": "object", "additionalProperties": _ref(definition)}


def _described(description: str, schema: Schema) -> Schema:
    return {"description": description, **schema}


def _ref(definition: str) -> Schema:
    return {"$ref": f"#/$defs/{definition}"}


def _object(properties: Schema, required: Iterable[str] = ()) -> Schema:
    needed = {"required": list(required)} if required else {}
    return {
        "type": "object",
        "properties": properties,
        **needed,
        "additionalProperties": False,
    }
