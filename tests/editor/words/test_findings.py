"""Findings in the language of the program, and no English in those of another."""

import ast
import re
import string
from collections import Counter
from pathlib import Path

import pytest
import translations
from check_files import examples

import bocage_scenarios
import bocage_schema
from bocage_editor.words.findings import in_words, line_of, report_in
from bocage_editor.words.languages import install
from bocage_scenarios.checks import Profile, check
from bocage_schema.code_table import CODES
from bocage_schema.codes import diagnostic
from bocage_schema.diagnostics import Diagnostic, Report, Severity

MAKERS = {"found", "Flaw", "diagnostic", "filled", "report", "phrase"}
"""Functions that take values for templates."""
NO_WORDS = re.compile(r"[^A-Za-z]*|\.\w+")
"""Texts that need no translation, such as the suffix of a file."""
languages = pytest.mark.parametrize("language", translations.TRANSLATED)
FOUND = diagnostic("O121", "/exits/0", hex="c8", line=4, column=2, label="c8")


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    yield
    install("en")


def fields(template):
    """Return the names of what is to be filled in, each as often as it stands there."""
    return Counter(name for _, name, _, _ in string.Formatter().parse(template) if name)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "4:2: error O121: c8 is not at the edge of the board (make the exit of hexes of "),
        ("de", "4:2: Fehler O121: c8 liegt nicht am Rand des Spielplans (den Ausgang aus Feldern "),
        ("nl", "4:2: fout O121: c8 ligt niet aan de rand van het bord (maak de uitgang van "),
    ],
)
def test_a_finding_speaks_the_language_of_the_program(language, told):
    install(language)
    assert line_of(FOUND).startswith(told)


def test_english_lines_are_those_of_the_command_line():
    remark = Diagnostic("P104", Severity.WARNING, "", "something")
    for item in (FOUND, remark):
        assert line_of(item) == str(item)


def test_a_report_is_told_in_a_language_that_the_program_does_not_speak():
    (told,) = report_in(Report((FOUND,)), "nl")
    assert told.message == "c8 ligt niet aan de rand van het bord"
    assert in_words(FOUND) == FOUND
    assert list(report_in(Report((FOUND,)), "en")) == [FOUND]


@languages
@pytest.mark.parametrize("code", CODES.values(), ids=list(CODES))
def test_every_text_of_a_code_is_translated_and_filled_in_alike(code, language, qapp):
    install(language)
    names = {
        name: f"<{name}>" for text in (code.message, code.hint, code.fix) for name in fields(text)
    }
    told = in_words(diagnostic(code.code, "", **names))
    pairs = [(code.message, told.message), (code.hint, told.hint)]
    for template, text in pairs:
        assert Counter(re.findall(r"<(\w+)>", text)) == fields(template)
        if re.search("[a-z]", re.sub(r"\{.*?\}", "", template)):
            assert text != template.format(**names)


@languages
def test_nothing_of_a_finding_on_the_examples_is_left_in_english(language):
    """Whole messages are other ones, but for those that consist of values."""
    install(language)
    for example in examples("bad"):
        for profile in Profile:
            for item in check(example.scenario(), profile):
                told = in_words(item)
                assert told.message != item.message, item
                assert told.hint != item.hint, item
                assert not item.fix or told.fix.title != item.fix.title, item


def test_no_english_is_passed_to_findings_as_plain_text():
    wrong = [
        f"{path}:{value.lineno}: {ast.unparse(value)}"
        for package in (bocage_schema, bocage_scenarios)
        for path in sorted(Path(package.__file__).parent.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) in MAKERS
        for value in (word.value for word in node.keywords if word.arg not in (None, "hex"))
        if _is_english(value)
    ]
    assert wrong == []


def _name(function):
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_english(value):
    if isinstance(value, ast.IfExp):
        return _is_english(value.body) or _is_english(value.orelse)
    if isinstance(value, ast.JoinedStr):
        return True
    text = getattr(value, "value", None)
    return (
        isinstance(value, ast.Constant) and isinstance(text, str) and not NO_WORDS.fullmatch(text)
    )
