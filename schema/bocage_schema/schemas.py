"""The JSON Schemas that ship with the package, by short name."""

from importlib.resources import files

from bocage_schema.errors import BocageError

SCHEMA_NAMES = ("scenario", "m44", "catalogue", "boxes")
"""Names that `schema_text` knows."""


class UnknownSchemaError(BocageError, ValueError):
    """No schema has the name asked for."""


def schema_text(name: str) -> str:
    """Return the text of ``data/<name>.schema.json``, which ends with a newline.

    Raises `UnknownSchemaError` unless ``name`` is one of `SCHEMA_NAMES`.
    """
    if name not in SCHEMA_NAMES:
        raise UnknownSchemaError(f"unknown schema {name!r}; known: {', '.join(SCHEMA_NAMES)}")
    resource = files("bocage_schema").joinpath("data", f"{name}.schema.json")
    return resource.read_text(encoding="utf-8")
