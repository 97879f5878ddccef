"""JSON data: its type, strict equality and JSON Pointers."""

import marshal

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""Data as a JSON or YAML file holds it."""


FEW = 8
"""Members of a container that are quickly compared one by one."""


def same(a: Json, b: Json) -> bool:
    """Tell whether two values are the same JSON data.

    Unlike ``==`` this keeps ``1``, ``1.0`` and ``true`` apart.  The order of keys does not
    matter.
    """
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    if isinstance(a, dict | list) and len(a) > FEW and _bytes(a) == _bytes(b):
        return True
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same(value, b[key]) for key, value in a.items())
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b and (not isinstance(a, float) or str(a) == str(b))  # -0.0 is not 0.0


def _bytes(value: Json) -> bytes:
    """Return bytes that differ wherever `same` does; the order of keys makes a difference, too."""
    return marshal.dumps(value, 0)


def pointer(*parts: str | int) -> str:
    """Return the JSON Pointer (RFC 6901) made of ``parts``."""
    return "".join([f"/{part if isinstance(part, int) else _escape(part)}" for part in parts])


def split_pointer(path: str) -> list[str]:
    """Return the parts of a JSON Pointer; the inverse of `pointer` for texts."""
    return [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]


def as_mapping(value: Json) -> dict[str, Json]:
    """Return ``value`` if it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: Json) -> list[Json]:
    """Return ``value`` if it is an array, else an empty one."""
    return value if isinstance(value, list) else []


def _escape(part: str) -> str:
    if "~" not in part and "/" not in part:
        return part
    return part.replace("~", "~0").replace("/", "~1")
