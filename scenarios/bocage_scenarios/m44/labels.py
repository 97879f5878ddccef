"""Labels: texts printed on hexes.  The format gives them no language."""

from dataclasses import replace

from bocage_scenarios.m44.arrays import items_of
from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.entries import place_of
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.model import ANY_LANGUAGE, Label
from bocage_schema.hexes import Hex
from bocage_schema.jsonlike import Json

KNOWN = frozenset({"row", "col", "text"})


def read_label_text(found: Object, at: Hex, context: Context) -> Label | None:
    """Return the label that an object describes; None if it shows no text."""
    text = _read(found)
    if not text.strip():
        return None
    label = Label({ANY_LANGUAGE: text})
    return replace(label, m44=leftover(_canonical(label, at), found))


def write_label(label: Label, at: Hex, context: Context) -> Object:
    """Return the object for a label, in English or its first language."""
    text = text_for_all(label)

    def reads_the_same(attempt: Object) -> bool:
        return place_of(attempt, context) == at and _read(attempt) == text

    return restore(_canonical(label, at), label.m44, KNOWN, reads_the_same)


def text_for_all(label: Label) -> str:
    """Return the text that stands for a label where only one language has room."""
    for language in (ANY_LANGUAGE, "en", *label.text):
        if language in label.text:
            return label.text[language]
    return ""


def _read(found: Object) -> str:
    value = found.get("text")
    if isinstance(value, str):
        return value
    return "\n".join(line for line in items_of(value) if isinstance(line, str))


def _canonical(label: Label, at: Hex) -> Object:
    lines: list[Json] = list(text_for_all(label).split("\n"))
    return {"row": at.row, "col": at.col, "text": lines}
