"""Checks of texts by themselves: what is missing, blank, garbled or in the wrong language."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from bocage_scenarios.checks import garbled
from bocage_scenarios.checks.found import Found, add_at, found, remove_at, replace_at
from bocage_scenarios.checks.languages import is_language, language_meant
from bocage_scenarios.checks.registry import content_check, document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.codec import TEXT_FIELDS, to_plain
from bocage_scenarios.model import ANY_LANGUAGE, NOTHING, HexContent, Label, Scenario, Text, Texts
from bocage_schema.diagnostics import Edit
from bocage_schema.jsonlike import as_mapping, pointer
from bocage_schema.saying import Words, phrase

NAMES: Mapping[str, Words] = {
    "title": phrase("title"),
    "subtitle": phrase("subtitle"),
    "date": phrase("displayed date"),
    "history": phrase("history"),
    "briefing": phrase("briefing"),
    "victory": phrase("victory text"),
    "rules": phrase("rules text"),
    "bibliography": phrase("bibliography"),
}
"""What the fields of texts are called."""
PROSE = ("history", "briefing", "victory", "rules")
ONE_LINE = ("title", "subtitle", "date")
TRANSLATED = ("subtitle", *PROSE)
"""Fields that every language should have; a title is a matter of its own."""
LONGEST: Mapping[str, int] = {
    "title": 80, "subtitle": 120, "date": 60, "history": 6000, "briefing": 2000,
    "victory": 3000, "rules": 6000, "bibliography": 2000,
}  # fmt: skip
"""Characters of a text that surely find room on a sheet."""
_LABEL = phrase("the label")
LONG = 40
"""Letters of a text that two languages hardly have in common."""


def _text_of(field: str, language: str) -> Words:
    return phrase("the {field} in {language!r}", field=NAMES[field], language=language)


def texts_of(view: View) -> Iterator[tuple[str, str, str]]:
    """Yield language, field and text of everything written, languages in their order."""
    for language, texts in view.scenario.texts.items():
        for field in TEXT_FIELDS:
            text = getattr(texts, field)
            if text:
                yield language, field, text


@document_check("W101", reads="texts")
def no_title(view: View) -> Iterator[Found]:
    """Find a scenario without any title, and languages with texts but no title."""
    texts = view.scenario.texts
    if not view.scenario.title():
        yield found("W101", pointer("texts"), what=phrase("the scenario"))
        return
    for language, one in texts.items():
        if not one.title and any(getattr(one, field) for field in TEXT_FIELDS):
            what = phrase("the text in {language!r}", language=language)
            yield found("W101", pointer("texts", language), what=what)


@document_check("W102", reads="texts")
def missing_translation(view: View) -> Iterator[Found]:
    """Find texts that another language has, in languages with more than a title."""
    texts = view.scenario.texts
    for language in _written(texts):
        for field in TRANSLATED:
            if not getattr(texts[language], field):
                others = [code for code, other in texts.items() if getattr(other, field)]
                if others:
                    path = pointer("texts", language)
                    name = NAMES[field]
                    yield found("W102", path, field=name, language=language, other=others[0])


def _written(texts: Mapping[str, Texts]) -> list[str]:
    """Return the languages in which there is prose."""
    return [code for code, one in texts.items() if any(getattr(one, field) for field in PROSE)]


@document_check("W103", reads="texts labels board_format")
def untranslated_label(view: View) -> Iterator[Found]:
    """Find labels that lack a language of the scenario."""
    languages = _written(view.scenario.texts)
    for at, content in view.scenario.hexes.items():
        for number, label in enumerate(content.labels):
            missing = [code for code in languages if code not in label.text]
            if missing and ANY_LANGUAGE not in label.text:
                path = pointer("hexes", view.board.label(at), "labels", number)
                text = next(iter(label.text.values()), "")
                yield found("W103", path, at=at, text=text, languages=", ".join(missing))


@document_check("W109", reads="texts")
def blank_text(view: View) -> Iterator[Found]:
    """Find texts of nothing but blanks, and languages without any text."""
    for language, field, text in texts_of(view):
        if _is_blank(text):
            path = pointer("texts", language, field)
            what = _text_of(field, language)
            yield found("W109", path, what=what, edits=remove_at(path))
    for language, texts in view.scenario.texts.items():
        if replace(texts, m44=NOTHING) == Texts():
            path = pointer("texts", language)
            what = phrase("the language {language!r}", language=language)
            yield found("W109", path, what=what, edits=remove_at(path))


@content_check("W109", layers="labels")
def blank_label(content: HexContent) -> Iterator[Found]:
    """Find labels of nothing but blanks."""
    for number, label in enumerate(content.labels):
        if all(map(_is_blank, label.text.values())):
            labels = content.labels[:number] + content.labels[number + 1 :]
            becomes = replace(content, labels=labels)
            yield found("W109", pointer("labels", number), what=_LABEL, becomes=becomes)


def _is_blank(text: str) -> bool:
    return not any(sign.isprintable() and not sign.isspace() for sign in text)


@document_check("W113", reads="texts")
def long_text(view: View) -> Iterator[Found]:
    """Find texts that will hardly fit on a sheet."""
    for language, field, text in texts_of(view):
        if len(text) > LONGEST[field]:
            what = _text_of(field, language)
            path = pointer("texts", language, field)
            yield found("W113", path, what=what, count=len(text), limit=LONGEST[field])


@document_check("W115", "W116", "W120", reads="texts")
def spoilt_text(view: View) -> Iterator[Found]:
    """Find what is left of web pages and of wrong encodings in texts."""
    for language, field, text in texts_of(view):
        path = pointer("texts", language, field)
        what = _text_of(field, language)
        for spoilt in garbled.find(text, one_line=field in ONE_LINE):
            edits = replace_at(path, spoilt.meant) if spoilt.meant is not None else ()
            yield found(spoilt.code, path, what=what, found=spoilt.found, edits=edits)


@content_check("W115", "W116", "W120", layers="labels")
def spoilt_label(content: HexContent) -> Iterator[Found]:
    """Find the same in labels."""
    for number, label in enumerate(content.labels):
        for language, text in label.text.items():
            for spoilt in garbled.find(text):
                becomes = None
                if spoilt.meant is not None:
                    becomes = _with_text(content, number, {**label.text, language: spoilt.meant})
                path = pointer("labels", number)
                yield found(spoilt.code, path, what=_LABEL, found=spoilt.found, becomes=becomes)


def _with_text(content: HexContent, number: int, text: Text) -> HexContent:
    label: Label = replace(content.labels[number], text=text)
    labels = (*content.labels[:number], label, *content.labels[number + 1 :])
    return replace(content, labels=labels)


@document_check("W117", reads="texts begin end")
def wrong_year(view: View) -> Iterator[Found]:
    """Find displayed dates that do not name a year of the battle, in full or by two digits."""
    begin, end = view.scenario.begin, view.scenario.end
    if begin:
        last = end.year if end and end > begin else begin.year
        years = [str(year) for year in range(begin.year, last + 1)]
        for language, texts in view.scenario.texts.items():
            named = garbled.numbers_in(texts.date or "")
            if texts.date and not any(year in named or year[2:] in named for year in years):
                path = pointer("texts", language, "date")
                yield found("W117", path, text=texts.date, year=begin.year)


@document_check("W118", reads="texts")
def unknown_language(view: View) -> Iterator[Found]:
    """Find codes of languages that nobody knows."""
    texts = view.scenario.texts
    for code in texts:
        if not is_language(code):
            path, meant = pointer("texts", code), language_meant(code)
            edits: tuple[Edit, ...] = ()
            if meant and meant not in texts:
                written = to_plain(Scenario(texts={code: texts[code]}))
                value = as_mapping(written["texts"])[code]
                edits = add_at(pointer("texts", meant), value) + remove_at(path)
            yield found("W118", path, language=code, meant=meant, edits=edits)


@content_check("W118", layers="labels")
def unknown_language_of_label(content: HexContent) -> Iterator[Found]:
    """Find the same in labels."""
    for number, label in enumerate(content.labels):
        for code in label.text:
            if code != ANY_LANGUAGE and not is_language(code):
                meant = language_meant(code)
                becomes = None
                if meant and meant not in label.text:
                    becomes = _with_text(content, number, _renamed(label.text, code, meant))
                path = pointer("labels", number)
                yield found("W118", path, language=code, meant=meant, becomes=becomes)


def _renamed(text: Text, code: str, meant: str) -> Text:
    return {meant if key == code else key: value for key, value in text.items()}


@document_check("W119", reads="texts")
def untranslated_copy(view: View) -> Iterator[Found]:
    """Find long texts that are the same in two languages."""
    for field in PROSE:
        first: dict[str, str] = {}
        for language, texts in view.scenario.texts.items():
            text = " ".join((getattr(texts, field) or "").split())
            if _letters(text) >= LONG:
                other = first.setdefault(text, language)
                if other != language:
                    path = pointer("texts", language, field)
                    yield found("W119", path, field=NAMES[field], language=language, other=other)


def _letters(text: Iterable[str]) -> int:
    return sum(sign.isalpha() for sign in text)
