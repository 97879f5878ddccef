"""Write the JSON Schemas that are made from the catalogue.

Run as ``python -m bocage_schema.compile_schemas``.
"""

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from bocage_schema.boxes_schema import boxes_schema
from bocage_schema.m44_schema import m44_schema
from bocage_schema.scenario_schema import scenario_schema

GENERATED: Mapping[str, Callable[[], dict[str, Any]]] = {
    "scenario": scenario_schema,
    "m44": m44_schema,
    "boxes": boxes_schema,
}


def compiled(name: str) -> str:
    """Return the text of the schema ``name`` as it belongs in its file."""
    return json.dumps(GENERATED[name](), ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write every generated schema beside the data it is made from."""
    folder = Path(str(files("bocage_schema"))) / "data"
    for name in GENERATED:
        (folder / f"{name}.schema.json").write_text(compiled(name), "utf-8")


if __name__ == "__main__":
    main()
