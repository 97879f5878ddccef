"""The JSON Schema of a file in which a user says which boxes he owns, made from the catalogue."""

from typing import Any

from bocage_schema.catalogue import Box, catalogue

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MOST_COPIES = 99
MOST_PIECES = 9999


def boxes_schema() -> dict[str, Any]:
    """Return the schema of a user's own list of boxes."""
    boxes = catalogue().boxes.values()
    return {
        "$schema": DIALECT,
        "title": "Boxes that I own",
        "description": "How many copies of which box, and what is really in them.",
        "type": "object",
        "properties": {
            "bocage_boxes": {"const": 1, "description": "Version of the file format."},
            "own": {
                "type": "object",
                "description": "Copies of each box.",
                "properties": {box.id: _copies(box) for box in boxes},
                "additionalProperties": False,
            },
            "counts": {
                "type": "object",
                "description": "Pieces counted in one copy of a box; overrules the catalogue.",
                "properties": {box.id: {"$ref": "#/$defs/counts"} for box in boxes},
                "additionalProperties": False,
            },
            "tiles": {
                "type": "object",
                "description": "Two-sided tiles of one copy of a box, as they really are; they "
                "replace what the catalogue says of the pieces on them.",
                "properties": {box.id: {"$ref": "#/$defs/tiles"} for box in boxes},
                "additionalProperties": False,
            },
            "notes": {"type": "string"},
        },
        "required": ["bocage_boxes", "own"],
        "additionalProperties": False,
        "$defs": {"counts": _counts(), "tiles": _tiles()},
    }


def _copies(box: Box) -> dict[str, Any]:
    return {
        "type": "integer",
        "minimum": 0,
        "maximum": MOST_COPIES,
        "description": box.names.en,
    }


def _counts() -> dict[str, Any]:
    known = catalogue()
    lines = (line.id for box in known.boxes.values() for line in box.contents)
    return {
        "type": "object",
        "propertyNames": {"enum": sorted({*known.pieces, *lines})},
        "additionalProperties": {"type": "integer", "minimum": 0, "maximum": MOST_PIECES},
    }


def _tiles() -> dict[str, Any]:
    known = catalogue()
    faces = [*known.tiles, *known.rect_tiles, *known.medals, *known.markers, *known.badges]
    return {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "faces": {
                    "type": "array",
                    "description": "The pieces printed on its sides.",
                    "items": {"enum": faces},
                    "minItems": 1,
                    "maxItems": 2,
                },
                "count": {
                    "type": "integer",
                    "description": "Number of such tiles in one copy.",
                    "minimum": 0,
                    "maximum": MOST_PIECES,
                },
            },
            "required": ["faces", "count"],
            "additionalProperties": False,
        },
    }
