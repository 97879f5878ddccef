"""What the map says for sure, as lines for the texts of a scenario.

The lines are in the language of a text, whichever one the program speaks; texts in other
languages than ours get them in English.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bocage_editor.words.arrivals import arrival_lines
from bocage_editor.words.languages import language_of, speaking, tr
from bocage_editor.words.objectives import (
    exit_words,
    medal_words,
    objective_words,
    side_words,
)
from bocage_scenarios.describe import describe, name_of, side_of
from bocage_scenarios.model import Scenario, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.names import Names
from bocage_schema.folding import folded
from bocage_schema.ids import Layer, Side

FIELDS = ("briefing", "victory")
"""The texts that the map says something for."""
TERRAIN = Names.of("Terrain", "Gelände", "Terrein")
OBSTACLES = Names.of("Obstacles", "Hindernisse", "Obstakels")
MARKERS = Names.of("Markers", "Marker", "Markeringen")
HEADINGS = {
    Layer.GROUND: TERRAIN,
    Layer.LINE: TERRAIN,
    Layer.TERRAIN: TERRAIN,
    Layer.RECT: TERRAIN,
    Layer.OBSTACLE: OBSTACLES,
    Layer.MARKER: MARKERS,
}
"""What a piece counts among; badges are told with their units."""
NO_SIDE = Names.of("Of no side", "Ohne Seite", "Zonder kant")
CARD = Names.of("{side}: 1 command card", "{side}: 1 Kommandokarte", "{side}: 1 bevelkaart")
CARDS = Names.of(
    "{side}: {number} command cards",
    "{side}: {number} Kommandokarten",
    "{side}: {number} bevelkaarten",
)
NEEDED = Names.of(
    "The {side} need {medals} to win.",
    "{side} brauchen {medals} zum Sieg.",
    "{side} hebben {medals} nodig om te winnen.",
)
_ENDS_HERE = r"(?=\s*(?:$|\n|[.,;:!?]))"
"""Stands behind a count, lest ``2 × Road`` be found in ``2 × Road Crossing``."""


class Line(NamedTuple):
    """A generated line, and whether the author's text has it."""

    text: str
    is_found: bool


def generated_lines(scenario: Scenario, field: str, language: str) -> tuple[str, ...]:
    """Return what the map says for a text in a language, line by line."""
    known = language_of(language)
    with speaking(known):
        if field == "briefing":
            told = [
                *_hands(scenario, known),
                *_troops(scenario, known),
                *arrivals(scenario, known),
                *_setup(scenario, known),
            ]
        else:
            told = list(_victory(scenario, known))
    return tuple(dict.fromkeys(told))


def compared(scenario: Scenario, field: str, language: str) -> list[Line]:
    """Return the lines for a text, and which of them its author has written."""
    texts = scenario.texts.get(language)
    text = (getattr(texts, field) if texts else None) or ""
    return [Line(line, contains(text, line)) for line in generated_lines(scenario, field, language)]


def contains(text: str, line: str) -> bool:
    """Tell whether a text has a line, whatever its capitals, accents and blanks."""
    pattern = r"\s+".join(map(re.escape, folded(line).split()))
    end = "" if line.endswith(".") else _ENDS_HERE
    return re.search(rf"(?<!\w){pattern}{end}", folded(text)) is not None


def with_lines(text: str, lines: Sequence[str]) -> str:
    """Return a text with lines below it, ending as it did."""
    end = "\n" if text.endswith("\n") else ""
    before = [text.rstrip()] if text.strip() else []
    return "\n".join([*before, *lines]) + end


def _hands(scenario: Scenario, language: str) -> Iterator[str]:
    for side in Side:
        number = scenario.camps[side].hand
        template = (CARD if number == 1 else CARDS).get(language)
        yield template.format(side=side_words(side), number=number)


def _troops(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield how many units of each kind a side has, in the order of the catalogue."""
    units = [content.unit for content in scenario.hexes.values() if content.unit]
    kinds = [*catalogue().units]
    units.sort(key=lambda unit: kinds.index(unit.kind) if unit.kind in kinds else len(kinds))
    for side in (*Side, None):
        army = _usual_army(scenario, side)
        counts = Counter(
            _unit_words(unit, army, language) for unit in units if side_of(unit) is side
        )
        head = side_words(side) or NO_SIDE.get(language)
        yield from (f"{head}: {count} × {words}" for words, count in counts.items())


def arrivals(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield what comes later: the reserves, then the air drops."""

    def name(unit: Unit, side: Side) -> str:
        return _unit_words(unit, _usual_army(scenario, side), language)

    return arrival_lines(scenario, language, name)


def _usual_army(scenario: Scenario, side: Side | None) -> str | None:
    """Return the figures of a side's nation."""
    nation = scenario.camps[side].nation if side else None
    known = catalogue().nations.get(nation or "")
    return known.army if known else None


def _unit_words(unit: Unit, usual_army: str | None, language: str) -> str:
    """Return what a unit is, with all that is unusual in brackets."""
    known = catalogue()
    army = known.armies.get(unit.army or "") if unit.army != usual_army else None
    badge = known.badges.get(unit.badge or "")
    unusual = (
        army.names.get(language) if army else "",
        tr("elite") if unit.elite else "",
        badge.names.get(language) if badge else "",
        tr("%n figure(s)", unit.figures) if unit.figures is not None else "",
    )
    details = ", ".join(filter(None, unusual))
    name = name_of(unit.kind, language)
    return f"{name} ({details})" if details else name


def _setup(scenario: Scenario, language: str) -> Iterator[str]:
    """Yield how many there are of each tile, obstacle and marker; of one name, all together."""
    counts: Counter[tuple[str, str]] = Counter()
    for piece in describe(scenario).pieces:
        heading = HEADINGS.get(Layer(piece.layer))
        if heading:
            counts[heading.get(language), name_of(piece.id, language)] += piece.count
    yield from (f"{heading}: {count} × {name}" for (heading, name), count in counts.items())


def _victory(scenario: Scenario, language: str) -> Iterator[str]:
    for side in Side:
        medals = medal_words(scenario.camps[side].medals)
        yield NEEDED.get(language).format(side=side_words(side), medals=medals)
    yield from (objective_words(scenario, each, language) for each in scenario.objectives)
    yield from (exit_words(scenario, each, language) for each in scenario.exits)
