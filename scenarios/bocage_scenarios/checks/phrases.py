"""How texts say things: statements about sides, numbers and rules, found by patterns."""

import re
from collections.abc import Iterator
from functools import cache

from bocage_scenarios.checks.vocabulary import (
    ARTICLES,
    DOUBT,
    MOVES_FIRST,
    NEGATED,
    NUMBERS,
    PEOPLES,
    ROLES,
    RULES_WORD,
    SIDES,
    TAKES,
    TELLS_RULES,
    TO_WIN,
)
from bocage_schema.catalogue import SpecialRule, catalogue

SENTENCE_END = re.compile(r"(?<=[.!?;])\s+|\n+")


def number_of(word: str, language: str) -> int:
    """Return the number that digits or a word of `NUMBERS` stand for."""
    return int(word) if word.isdecimal() else NUMBERS[language].split().index(word.lower())


def is_complete(text: str, end: int, language: str) -> bool:
    """Tell whether a statement that ends there is not qualified by what follows."""
    return bool(_statement_end(language).match(text, end))


@cache
def _statement_end(language: str) -> re.Pattern[str]:
    return re.compile(rf"(?:{TO_WIN[language]})? *(?:[.,:;!\n]|$)", re.IGNORECASE)


def tells_rules(text: str, language: str) -> bool:
    """Tell whether a rules text may describe special rules that could be set."""
    tells, negated = TELLS_RULES[language], NEGATED[language]
    return any(
        tells.search(sentence) and not negated.search(sentence) for sentence in sentences(text)
    )


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences and lines of a text; an abbreviation may split one in two."""
    return (part for part in SENTENCE_END.split(text) if part)


def rules_named(text: str, language: str) -> Iterator[SpecialRule]:
    """Yield the special rules that a text calls by name, without any doubt."""
    for sentence in sentences(text):
        if not DOUBT[language].search(sentence):
            for rule, pattern in _rule_patterns(language):
                if pattern.search(sentence):
                    yield rule


@cache
def _rule_patterns(language: str) -> tuple[tuple[SpecialRule, re.Pattern[str]], ...]:
    rules = catalogue().special_rules.values()
    return tuple((rule, _rule_pattern(rule, language)) for rule in rules)


def _rule_pattern(rule: SpecialRule, language: str) -> re.Pattern[str]:
    name = rule.names.get(language)
    called = RULES_WORD[language]
    whole = (
        rf"{re.escape(name)}"
        if re.search(f"{called}$", name, re.IGNORECASE)
        else (rf"{re.escape(name)}(?:s|n|en)?[ -]?{called}")
    )
    return re.compile(rf"(?<![\w/-]){whole}\b", re.IGNORECASE)


@cache
def heading(language: str) -> re.Pattern[str]:
    """Return the pattern of a side or nation that begins a line or sentence.

    The group ``who`` holds what it is called; what follows belongs to it.
    """
    names = "|".join(name for name, _ in _callings(language))
    return re.compile(
        rf"(?:^|(?<=[\n.!?;•*])) *(?:[-–*•] *)?(?:(?:{ARTICLES[language]}) )?(?P<who>{names})\b"
        rf"(?:[ -]*(?:{ROLES[language]})\b)*"
        rf"(?:\s*[\[(][^\])\n]*[\])])?\s*[:–-]?",
        re.IGNORECASE,
    )


@cache
def statement(language: str, of: str) -> re.Pattern[str]:
    """Return the pattern of a number of things, after a `heading`; the group is the number."""
    numbers = "|".join(NUMBERS[language].split())
    return re.compile(
        rf"\s*(?:(?:{TAKES[language]}) )?(?P<number>\d{{1,2}}|{numbers})\s+(?:{of})\b",
        re.IGNORECASE,
    )


@cache
def moves_first(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return the patterns by which a text tells a player, or tells of one, that he moves first.

    The first stands for itself as a sentence, the other follows on a `heading`.
    """
    you, they = MOVES_FIRST[language]
    return (
        re.compile(rf"(?:^|(?<=[\n.!;,:])) *(?:{you})", re.IGNORECASE),
        re.compile(rf" *(?:{they})", re.IGNORECASE),
    )


@cache
def whose(language: str, word: str) -> tuple[str, ...]:
    """Return the sides and nations that a word of a `heading` may stand for."""
    return tuple(
        owner for name, owner in _callings(language) if re.fullmatch(name, word, re.IGNORECASE)
    )


@cache
def _callings(language: str) -> tuple[tuple[str, str], ...]:
    """Return patterns of what sides and nations are called, the longest first, and their ids."""

    def all_of_them() -> Iterator[tuple[str, str]]:
        yield from ((name, side.value) for side, name in SIDES[language].items())
        for nation in catalogue().nations.values():
            yield re.escape(nation.names.get(language)), nation.id
        yield from ((name, nation) for nation, name in PEOPLES[language].items())

    return tuple(sorted(all_of_them(), key=lambda named: -len(named[0])))
