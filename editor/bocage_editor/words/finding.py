"""Looking for words on a map and in the texts of its scenario."""

from collections.abc import Iterator
from dataclasses import fields
from typing import NamedTuple

from bocage_editor.words.hexes import hex_named
from bocage_editor.words.languages import tr
from bocage_editor.words.synonyms import words_for
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.pieces import Spot, Thing, stack
from bocage_scenarios.model import Label, Scenario, Texts, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.folding import folded
from bocage_schema.hexes import Hex

TEXTS = tuple(field.name for field in fields(Texts) if field.name != "m44")
NOTES = "notes"


class Hit(NamedTuple):
    """Where words were found: on a hex, or in a text."""

    at: Hex | None = None
    spot: Spot | None = None
    """What of the hex; None for the hex itself, or a medal or an exit on it."""
    field: str = ""
    """One of `TEXTS`, or `NOTES`."""
    language: str = ""
    start: int = 0
    length: int = 0
    """Which part of the text, in characters."""


def hits_in(scenario: Scenario, text: str, language: str = "en") -> list[Hit]:
    """Return where the words of a text are found: first on the map, row by row, then in texts.

    Things on the map have all of the words, in any order; texts have them as they are written.
    """
    words = folded(text).split()
    if not words:
        return []
    on_map = [*_on_map(scenario, words, language)]
    named = hex_named(text.strip(), scenario.board)
    if named is not None:
        on_map.insert(0, Hit(named))
    return [*dict.fromkeys(on_map), *_in_texts(scenario, " ".join(words))]


def _on_map(scenario: Scenario, words: list[str], language: str) -> Iterator[Hit]:
    board = scenario.board
    marked = dict(_medals_and_exits(scenario))
    for at in sorted({*scenario.hexes, *marked}):
        if at not in board:
            continue
        content = scenario.hexes.get(at)
        for spot, thing in stack(content) if content else ():
            there = _words_of(scenario, thing, language)
            if all(word in there for word in words):
                yield Hit(at, spot)
        if at in marked and all(word in marked[at] for word in words):
            yield Hit(at)


def _words_of(scenario: Scenario, thing: Thing, language: str) -> str:
    """Return what something on a hex is found by."""
    if isinstance(thing, str):
        return folded(thing)
    if isinstance(thing, Label):
        return folded(" ".join(thing.text.values()))
    if not isinstance(thing, Unit):
        return f"{folded(name_of(thing.piece, language))} {words_for(thing.piece)}"
    words = [words_for(thing.kind, thing.army, elite=thing.elite), *_nation_words(scenario, thing)]
    if thing.badge:
        words.append(words_for(thing.badge))
    return " ".join([folded(name_of(thing.kind, language)), *words])


def _nation_words(scenario: Scenario, unit: Unit) -> Iterator[str]:
    """Yield the names of the nation for which the figures of a unit stand."""
    known = catalogue()
    army = known.armies.get(unit.army or "")
    for side, camp in scenario.camps.items():
        nation = known.nations.get(camp.nation or "")
        if army is not None and nation is not None and army.side is side:
            yield folded(" ".join([nation.names.en, nation.names.de, nation.names.nl]))


def _medals_and_exits(scenario: Scenario) -> Iterator[tuple[Hex, str]]:
    """Yield the hexes with medals or exits, and what these are found by."""
    found: dict[Hex, str] = {}
    for objective in scenario.objectives:
        words = [folded(tr("objective")), *map(words_for, (*objective.pieces, "both_sides_medal"))]
        for at in objective.hexes:
            found[at] = " ".join([found.get(at, ""), *words])
    for way_out in scenario.exits:
        words = [folded(tr("exit")), words_for(way_out.marker), words_for("exit_marker")]
        for at in way_out.hexes:
            found[at] = " ".join([found.get(at, ""), *words])
    yield from found.items()


def _in_texts(scenario: Scenario, words: str) -> Iterator[Hit]:
    for language, texts in scenario.texts.items():
        for field in TEXTS:
            for start, length in places(getattr(texts, field) or "", words):
                yield Hit(None, None, field, language, start, length)
    for start, length in places(scenario.notes, words):
        yield Hit(None, None, NOTES, "", start, length)


def places(text: str, words: str) -> Iterator[tuple[int, int]]:
    """Yield where folded words stand in a text: the first character, and how many there are.

    Lines end in one character, as fields show them.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    letters = [" " if letter.isspace() else folded(letter) for letter in text]
    origins = [number for number, folds in enumerate(letters) for _ in folds]
    plain = "".join(letters)
    at, end = plain.find(words), 0
    while at >= 0:
        start, last = origins[at], origins[at + len(words) - 1]
        if start >= end:
            end = last + 1
            yield start, end - start
        at = plain.find(words, at + len(words))
