"""The texts of the JSON Schemas that are made from the catalogue."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from bocage_schema.generate.boxes_schema import boxes_schema
from bocage_schema.generate.m44_schema import m44_schema
from bocage_schema.generate.scenario_schema import scenario_schema

GENERATED: Mapping[str, Callable[[], dict[str, Any]]] = {
    "scenario": scenario_schema,
    "m44": m44_schema,
    "boxes": boxes_schema,
}
"""The generated schemas by name; that of the catalogue's own tables is kept by hand."""


def schema_text(name: str) -> str:
    """Return the text of the schema ``name`` as it belongs in its file."""
    return json.dumps(GENERATED[name](), ensure_ascii=False, indent=1) + "\n"
