"""The German and Dutch texts: complete, up to date, and true to their sources."""

import ast
import re
import shutil
import xml.etree.ElementTree as ElementTree
from collections import Counter
from typing import NamedTuple

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QMenu
from windows import window_in

from bocage_editor.play.window import PlayWindow
from bocage_editor.words.languages import LANGUAGES, install, language_of, tr
from bocage_scenarios.library import bundled

FIELD = re.compile(r"\{\w*(?=(?:!r)?\})|%n")
MENU_KEY = re.compile(r"&(\w)")
ENDS = (".", "…", ":", "?", " ")

languages = pytest.mark.parametrize("language", translations.TRANSLATED)


class Text(NamedTuple):
    """A text and its translations; those with plurals have two."""

    context: str
    source: str
    forms: tuple[str, ...]
    is_finished: bool


def texts(path):
    """Return the texts in a file of translations."""
    found = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            told = message.find("translation")
            forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
            name, source = context.findtext("name"), message.findtext("source")
            found.append(Text(name or "", source, tuple(forms), told.get("type") is None))
    return found


def each(language):
    """Return the texts of a language."""
    return texts(translations.source_of(language))


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


def test_no_text_stands_inside_of_another_string():
    """Qt's tools would not see it, and nobody would translate it."""
    inside = [
        f"{path.name}:{call.lineno}"
        for path in translations.EDITOR.rglob("*.py")
        for string in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call)
        and "tr" in (getattr(call.func, "id", ""), getattr(call.func, "attr", ""))
    ]
    assert inside == []


@languages
def test_every_text_of_the_program_is_translated_and_no_other(language, tmp_path):
    if translations.tool("lupdate") is None:
        pytest.skip("pyside6-lupdate is not installed")
    kept, fresh = translations.source_of(language), tmp_path / "fresh.ts"
    shutil.copy(kept, fresh)
    translations.collect(fresh)
    known = {(text.context, text.source) for text in texts(kept)}
    wanted = {(text.context, text.source) for text in texts(fresh)}
    assert wanted - known == set(), "new texts: run `make translations`, and translate them"
    assert known - wanted == set(), "texts that are gone: run `make translations`"
    assert [text for text in texts(kept) if not text.is_finished or "" in text.forms] == []


@languages
def test_the_program_reads_what_was_translated(language, qapp):
    compiled = QTranslator()
    assert compiled.load(str(translations.compiled_of(language)))
    for text in each(language):
        counted = len(text.forms) == 2
        for number, form in zip((1, 2) if counted else (-1,), text.forms, strict=True):
            told = compiled.translate(text.context, text.source, None, number)
            assert told == form, "run `make translations`"


@languages
def test_translations_name_what_their_sources_name(language):
    for text in each(language):
        for form in text.forms:
            assert Counter(FIELD.findall(form)) == Counter(FIELD.findall(text.source)), text


@languages
def test_translations_end_as_their_sources_do(language):
    for text in each(language):
        for form in text.forms:
            for end in ENDS:
                assert form.endswith(end) == text.source.endswith(end), text
            assert form.startswith(" ") == text.source.startswith(" "), text


@languages
def test_translations_have_a_key_where_their_sources_have_one(language):
    for text in each(language):
        for form in text.forms:
            assert len(MENU_KEY.findall(form)) == len(MENU_KEY.findall(text.source)), text


@languages
def test_places_follow_each_other_as_in_the_source(language):
    """Fields of one name are filled in the order in which they stand."""
    for text in each(language):
        if text.context == "Events":
            assert len(text.forms) == 1
            assert text.forms[0].count("{cell}") == text.source.count("{cell}")


def menus_of(window):
    """Return the texts of each menu of a window, the menu bar first."""
    bar = window.menuBar()
    found = [[action.text() for action in bar.actions()]]
    found += [[action.text() for action in menu.actions()] for menu in window.findChildren(QMenu)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice_in_a_menu(language, qtbot, tmp_path):
    editor = window_in(tmp_path, language)
    game = PlayWindow(bundled("first_contact").scenario, language=language)
    game.may_close = lambda: True
    for window in (editor, game):
        qtbot.addWidget(window)
        for menu in menus_of(window):
            keys = Counter(key.lower() for text in menu for key in MENU_KEY.findall(text))
            assert [key for key, count in keys.items() if count > 1] == [], menu


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("de", "Datei Bearbeiten Szenario Werkzeuge Ansicht Prüfen Spielen Hilfe"),
        ("nl", "Bestand Bewerken Scenario Gereedschap Beeld Controle Spelen Help"),
    ],
)
def test_the_window_opens_in_a_language(language, titles, qtbot, tmp_path):
    window = window_in(tmp_path, language)
    qtbot.addWidget(window)
    assert [action.text().replace("&", "") for action in window.menuBar().actions()] == (
        titles.split()
    )
    assert window.docks["problems"].windowTitle() == {"de": "Probleme", "nl": "Problemen"}[language]


@pytest.mark.parametrize(
    ("language", "one", "two", "cancel"),
    [
        ("en", "1 figure", "2 figures", "Cancel"),
        ("de", "1 Figur", "2 Figuren", "Abbrechen"),
        ("nl", "1 figuur", "2 figuren", "Annuleren"),
    ],
)
def test_numbers_and_the_texts_of_qt_are_told_in_a_language(language, one, two, cancel, qapp):
    install(language)
    assert (tr("%n figure(s)", 1), tr("%n figure(s)", 2)) == (one, two)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel


@pytest.mark.parametrize(
    ("name", "language"), [("de", "de"), ("nl_BE", "nl"), ("DE_AT", "de"), ("fr", "en")]
)
def test_a_language_that_there_is_not_is_english(name, language):
    assert language_of(name) == language
