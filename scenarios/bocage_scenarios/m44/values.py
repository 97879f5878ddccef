"""Reading the loosely typed values of ``.m44`` objects."""

from collections.abc import Mapping
from typing import TypeVar

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object
from bocage_schema.jsonlike import Json, pointer
from bocage_schema.saying import phrase

T = TypeVar("T")


def as_number(value: Json) -> int | None:
    """Return ``value`` as a whole number if it is one, as a number or as a text."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and len(value) < 10 and value.isascii() and value.isdigit():
        return int(value)
    return None


def number(
    found: Object,
    key: str,
    context: Context,
    path: str,
    at: str = "",
    *,
    least: int = 0,
    most: int = 9999,
) -> int | None:
    """Return the whole number under ``key``; None if it is missing or not usable."""
    if key not in found:
        return None
    value = as_number(found[key])
    if value is None or not least <= value <= most:
        context.report(
            "M103", path + pointer(key), at, what=phrase("a whole number"), value=found[key]
        )
        return None
    return value


def flag(found: Object, key: str, context: Context, path: str, at: str = "") -> bool:
    """Return the truth value under ``key``; missing and unusable ones are false."""
    value = found.get(key, False)
    if not isinstance(value, bool):
        context.report("M103", path + pointer(key), at, what=phrase("true or false"), value=value)
        return False
    return value


def known_word(
    found: Object,
    key: str,
    words: Mapping[str, T],
    context: Context,
    path: str,
    at: str = "",
) -> T | None:
    """Return what the word under ``key`` stands for, whatever its letter case."""
    if key not in found:
        return None
    value = found[key]
    known = words.get(value.upper()) if isinstance(value, str) else None
    if known is None:
        expected = phrase("one of {words}", words=", ".join(words))
        context.report("M103", path + pointer(key), at, what=expected, value=value)
    return known


def text(
    found: Object, key: str, context: Context, path: str, *, one_line: bool = False
) -> str | None:
    """Return the text under ``key``; None if it is missing or blank.

    A text of one line loses the blanks around it, which the desktop editor likes to add.
    """
    value = found.get(key)
    if value is None:
        return None
    if not isinstance(value, str):
        context.report("M103", path + pointer(key), what=phrase("a text"), value=value)
        return None
    stripped = value.strip()
    return (stripped if one_line else value) if stripped else None
