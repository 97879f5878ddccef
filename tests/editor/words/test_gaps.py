"""What the engine leaves to the players, in the language of the program."""

import pytest

from bocage_editor.words.gaps import gap_words, gaps_words
from bocage_editor.words.languages import install
from bocage_editor.words.rules import status_words
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of
from bocage_schema.catalogue import catalogue

KNOWN = catalogue()


@pytest.fixture(autouse=True)
def _english_afterwards(qapp):
    install("de")
    yield
    install("en")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Special rules that only the text tells", "Sonderregeln, die nur im Text stehen"),
        ("Air drops: nobody is dropped", "Luftlandungen: niemand wird abgesetzt"),
        (
            "Objective F5, G5: its terms are only in the text; it is sole_control",
            "Ziel F5, G5: die Bedingungen stehen nur im Text; gespielt wird: Alleinherrschaft",
        ),
        (
            "Exit A9: the side is not stated; both sides may leave there",
            "Ausgang A9: die Seite ist nicht angegeben; beide Seiten dürfen dort hinaus",
        ),
        (
            f"{KNOWN.units['landing_craft'].names.en}: by itself it carries nobody",
            f"{KNOWN.units['landing_craft'].names.de}: allein trägt es niemanden",
        ),
        (
            "C5: a unit of unknown kind or side is left out",
            "C5: eine Einheit unbekannter Art oder Seite bleibt weg",
        ),
    ],
)
def test_lines_are_told_in_german(line, told):
    assert gap_words(line) == told


def test_what_rules_change_is_told_from_the_catalogue():
    rule = KNOWN.special_rules["air_rules"]
    line = f"{rule.names.en}: {rule.changes.en.rstrip('.')}"
    assert gap_words(line) == f"{rule.names.de}: {rule.changes.de.rstrip('.')}"


def test_in_english_every_line_stays_as_it_is():
    install("en")
    for name in bundled_names():
        for line in setup_of(bundled(name).scenario).not_enforced:
            assert gap_words(line) == line


def test_no_line_of_a_bundled_scenario_stays_english():
    for name in bundled_names():
        for line in setup_of(bundled(name).scenario).not_enforced:
            assert gap_words(line) != line


@pytest.mark.parametrize("rule", KNOWN.special_rules.values(), ids=lambda rule: rule.id)
def test_how_far_rules_are_played_is_told_in_german(rule):
    told = status_words(rule)
    assert "Testspiel" in told or "Spielregel" in told
    _, _, missing = told.partition(": ")
    assert not missing or gaps_words(missing) == missing
