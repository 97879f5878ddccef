"""The JSON Schema of a file in which a user says which boxes he owns, made from the catalogue."""

from typing import Any

from bocage_schema.catalogue import Box, catalogue

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def boxes_schema() -> dict[str, Any]:
    """Return the schema of a user's own list of boxes."""
    pieces = catalogue()
    boxes = pieces.boxes.values()
    countable = sorted({*pieces.pieces, *(line.id for box in boxes for line in box.contents)})
    counts = {
        "type": "object",
        "propertyNames": {"enum": countable},
        "additionalProperties": {"type": "integer", "minimum": 0, "maximum": 9999},
    }
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
                "properties": {box.id: counts for box in boxes},
                "additionalProperties": False,
            },
            "notes": {"type": "string"},
        },
        "required": ["bocage_boxes", "own"],
        "additionalProperties": False,
    }


def _copies(box: Box) -> dict[str, Any]:
    return {"type": "integer", "minimum": 0, "maximum": 99, "description": box.names.en}
