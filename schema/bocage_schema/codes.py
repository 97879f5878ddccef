"""Findings made from the table of codes: how bad each is, what it says and what to do."""

from collections.abc import Iterable, Mapping

from bocage_schema.code_table import CODES, Code
from bocage_schema.diagnostics import Diagnostic, Edit, Fix
from bocage_schema.shown import printable

__all__ = ["CODES", "Code", "diagnostic", "filled"]

LONGEST_VALUE = 60
"""Characters of a found value that a message quotes."""

LONGEST_WORDS = 300
"""Characters of our own words that a message holds."""
_OUR_WORDS = frozenset({"advice", "expected", "form", "layers", "problem", "what"})
"""Values of a template that are not quoted from the file, and so never cut short."""


def diagnostic(
    code: str, path: str, /, *, hex: str = "", line: int = 0, column: int = 0, **values: object
) -> Diagnostic:
    """Return the finding ``code`` at a JSON Pointer, its message filled in from ``values``."""
    return filled(code, values, path, hex=hex, line=line, column=column)


def filled(
    code: str,
    values: Mapping[str, object],
    path: str = "",
    *,
    hex: str = "",
    line: int = 0,
    column: int = 0,
    edits: Iterable[Edit] = (),
) -> Diagnostic:
    """Return the finding ``code``, its message filled in from a mapping.

    ``edits`` are the steps of the repair that the code's ``fix`` describes.
    """
    kind = CODES[code]
    shown = {
        name: printable(str(value))[:LONGEST_WORDS] if name in _OUR_WORDS else _shown(value)
        for name, value in values.items()
    }
    return Diagnostic(
        code,
        kind.severity,
        path,
        kind.message.format(**shown),
        kind.hint.format(**shown),
        line,
        column,
        hex,
        Fix(kind.fix.format(**shown), steps) if (steps := tuple(edits)) else None,
    )


def _shown(value: object) -> object:
    """Return ``value`` short enough to be quoted in a message."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    text = printable(value if isinstance(value, str) else _as_text(value))
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def _as_text(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict | list):
        kind, unit = ("an object", "key") if isinstance(value, dict) else ("a list", "item")
        return f"{kind} with {len(value)} {unit}{'' if len(value) == 1 else 's'}"
    return str(value)
