"""Writing JSON the way a text was written before, so that only what has changed differs."""

import json
import re

from bocage_schema.jsonlike import Json

_INDENT = re.compile(r"[{\[]\r?\n([ \t]+)")


def write_like(text: str, data: Json) -> str:
    """Return ``data`` as JSON with the order of keys, indentation and end of ``text``.

    The text is known to be JSON.  Keys that are new come last in their object.
    """
    before: Json = json.loads(text)
    indent = _INDENT.search(text)
    written = json.dumps(
        _in_order(data, before),
        ensure_ascii=text.isascii() and "\\u" in text,
        indent=indent[1] if indent else None,
    )
    return written + text[len(text.rstrip()) :].replace("\r\n", "\n")


def _in_order(data: Json, before: Json) -> Json:
    """Return ``data`` with the keys of its objects in the order that they had before."""
    if isinstance(data, dict) and isinstance(before, dict):
        keys = [
            *(key for key in before if key in data),
            *(key for key in data if key not in before),
        ]
        return {key: _in_order(data[key], before.get(key)) for key in keys}
    if isinstance(data, list) and isinstance(before, list):
        there = before + [None] * (len(data) - len(before))
        return [_in_order(item, old) for item, old in zip(data, there, strict=False)]
    return data
