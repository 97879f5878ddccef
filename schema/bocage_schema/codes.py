"""Findings made from the table of codes: how bad each is, what it says and what to do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bocage_schema.code_table import CODES, Code
from bocage_schema.diagnostics import Diagnostic, Edit, Fix
from bocage_schema.saying import ENGLISH, Tongue, Words, in_tongue, phrase
from bocage_schema.shown import printable

__all__ = ["CODES", "Code", "PartOf", "diagnostic", "filled", "said"]

LONGEST_VALUE = 60
"""Characters of a found value that a message quotes."""

LONGEST_WORDS = 300
"""Characters of our own words that a message holds."""
_OUR_WORDS = frozenset({"advice", "expected", "fittings", "form", "layers", "problem", "what"})
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
    shown = _shown_values(values, ENGLISH)
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
        values,
    )


def said(finding: Diagnostic, tongue: Tongue) -> Diagnostic:
    """Return a finding with its texts in a language; one that was not made here stays English."""
    if tongue is ENGLISH or finding.values is None:
        return finding
    kind = CODES[finding.code]
    shown = _shown_values(finding.values, tongue)

    def told(template: str) -> str:
        return tongue.translate(template).format(**shown)

    fix = finding.fix and replace(finding.fix, title=told(kind.fix))
    return replace(finding, message=told(kind.message), hint=told(kind.hint), fix=fix)


@dataclass(frozen=True, slots=True)
class PartOf:
    """The message or the hint of a finding, as words for another one."""

    finding: Diagnostic
    is_hint: bool = False

    def said(self, tongue: Tongue) -> str:
        """Return it in a language."""
        spoken = said(self.finding, tongue)
        return spoken.hint if self.is_hint else spoken.message

    def __str__(self) -> str:
        """Return it in English."""
        return self.said(ENGLISH)


def _shown_values(values: Mapping[str, object], tongue: Tongue) -> dict[str, object]:
    """Return values as texts and numbers that fill in a template in a language."""
    return {
        name: printable(str(in_tongue(value, tongue)))[:LONGEST_WORDS]
        if name in _OUR_WORDS
        else _shown(value, tongue)
        for name, value in values.items()
    }


def _shown(value: object, tongue: Tongue) -> object:
    """Return ``value`` short enough to be quoted in a message."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15:
        return value
    if not isinstance(value, str):
        value = str(in_tongue(_without_contents(value), tongue))
    text = printable(value)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def _without_contents(value: object) -> object:
    """Return a word for what JSON has a word for, and words for what is large; else the value."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict):
        return _AN_OBJECT if len(value) == 1 else phrase("an object with {n} keys", n=len(value))
    if isinstance(value, list):
        return _A_LIST if len(value) == 1 else phrase("a list with {n} items", n=len(value))
    return value


_AN_OBJECT: Words = phrase("an object with 1 key")
_A_LIST: Words = phrase("a list with 1 item")
