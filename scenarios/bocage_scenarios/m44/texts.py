"""``text``: the prose of a scenario by language."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bocage_scenarios.m44.context import Context
from bocage_scenarios.m44.leftovers import Object, leftover, restore
from bocage_scenarios.m44.values import text
from bocage_scenarios.model import NOTHING, Scenario, Texts
from bocage_schema.jsonlike import as_mapping, pointer
from bocage_schema.saying import phrase

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


def read_texts(found: Object, title: str | None, context: Context) -> Mapping[str, Texts]:
    """Return the texts of each language; languages that hold no object are left out.

    ``title`` is the title of the whole scenario, None to take it from ``found``.
    """
    bare = {}
    for language, value in found.items():
        path = pointer("text", language)
        if isinstance(value, dict):
            bare[language] = _read(value, context, path)
        else:
            context.report("M103", path, what=phrase("an object"), value=value)
    whole = Scenario(texts=bare).title() if title is None else title
    return {
        language: replace(
            texts, m44=leftover(_canonical(texts, language, whole), as_mapping(found[language]))
        )
        for language, texts in bare.items()
    }


def write_texts(texts: Mapping[str, Texts], title: str, context: Context) -> Object:
    """Return the ``text`` object for the texts of all languages of a scenario with ``title``."""
    return {language: _write(one, language, title, context) for language, one in texts.items()}


def _write(texts: Texts, language: str, title: str, context: Context) -> Object:
    bare = replace(texts, m44=NOTHING)

    def reads_the_same(attempt: Object) -> bool:
        return _read(attempt, context.silent(), "") == bare

    return restore(_canonical(texts, language, title), texts.m44, KNOWN, reads_the_same)


def _read(found: Object, context: Context, path: str) -> Texts:
    fields: Any = {
        field: text(found, key, context, path, one_line=field in ONE_LINE)
        for field, key in FIELDS.items()
    }
    return Texts(**fields)


def _canonical(texts: Texts, language: str, title: str) -> Object:
    """Return the object we write; English has a title even where the document has none."""
    filler: Object = {"name": title} if language == "en" else {}
    own = {key: getattr(texts, field) for field, key in FIELDS.items() if getattr(texts, field)}
    return filler | own
