"""``text``: the prose of a scenario by language."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.values import text
from bocage_scenarios.model import NOTHING, Texts
from bocage_schema.jsonlike import pointer

FIELDS = {
    "title": "name",
    "subtitle": "subtitle",
    "history": "historical",
    "briefing": "description",
    "victory": "victory",
    "rules": "rules",
    "bibliography": "bibliography",
    "date": "sdate",
}
"""The fields of `Texts` and their keys in the file."""

ONE_LINE = ("title", "subtitle", "date")
KNOWN = frozenset(FIELDS.values())


def read_texts(found: Object, context: Context) -> Mapping[str, Texts]:
    """Return the texts of each language; languages that hold no object are left out."""
    texts = {}
    for language, value in found.items():
        path = pointer("text", language)
        if isinstance(value, dict):
            read = _read(value, context, path)
            texts[language] = replace(read, m44=leftover(_canonical(read), value))
        else:
            context.report("M103", path, what="an object", value=value)
    return texts


def write_texts(texts: Mapping[str, Texts], context: Context) -> Object:
    """Return the ``text`` object for the texts of all languages."""
    return {language: _write(one, context) for language, one in texts.items()}


def _write(texts: Texts, context: Context) -> Object:
    bare = replace(texts, m44=NOTHING)

    def reads_the_same(attempt: Object) -> bool:
        return _read(attempt, context.silent(), "") == bare

    return restore(_canonical(texts), texts.m44, KNOWN, reads_the_same)


def _read(found: Object, context: Context, path: str) -> Texts:
    fields: Any = {
        field: text(found, key, context, path, one_line=field in ONE_LINE)
        for field, key in FIELDS.items()
    }
    return Texts(**fields)


def _canonical(texts: Texts) -> Object:
    return {key: getattr(texts, field) for field, key in FIELDS.items() if getattr(texts, field)}
