"""What is on a hex, in words."""

from collections.abc import Iterator

from bocage_editor.words.languages import tr
from bocage_editor.words.units import unit_name
from bocage_scenarios.describe import figures_of, name_of
from bocage_scenarios.model import ANY_LANGUAGE, EMPTY_HEX, Label, Scenario, Unit
from bocage_schema.board_formats import Board
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex


def hex_named(word: str, board: Board) -> Hex | None:
    """Return the hex of a label, whatever its capitals; None for other words."""
    for label in (word, word.swapcase()):
        try:
            at = board.hex(label)
        except ValueError:
            continue
        if at in board:
            return at
    return None


def hex_words(scenario: Scenario, at: Hex, language: str = "en") -> str:
    """Return the name of a hex, its sections and what is on it, in one line."""
    board = scenario.board
    if at not in board:
        return ""
    parts = [board.label(at), section_words(scenario, at), *contents(scenario, at, language)]
    return " · ".join(filter(None, parts))


def section_words(scenario: Scenario, at: Hex) -> str:
    """Return the sections of a hex as seen from the bottom of the board."""
    names = section_names(scenario)
    return ", ".join(names[number] for number in sorted(scenario.board.sections(at)))


def section_names(scenario: Scenario) -> list[str]:
    """Return the names of the sections from left to right, as seen from the bottom."""
    number = len(scenario.board.section_borders) + 1
    if number == 3:
        return [tr("left"), tr("center"), tr("right")]
    return [str(place + 1) for place in range(number)]


def contents(scenario: Scenario, at: Hex, language: str = "en") -> Iterator[str]:
    """Yield what is on a hex, one thing after another, bottom to top."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    for _, tile in content.tiles():
        yield name_of(tile.piece, language)
    if content.unit:
        yield unit_words(content.unit, language)
    for marker in content.markers:
        yield name_of(marker.piece, language)
    for objective in scenario.objectives:
        if at in objective.hexes:
            yield tr("objective")
    for way_out in scenario.exits:
        if at in way_out.hexes:
            yield tr("exit")
    for label in content.labels:
        yield tr("“{text}”").format(text=label_words(label, language))


def unit_words(unit: Unit, language: str = "en") -> str:
    """Return what a unit is, such as ``German Infantry, elite, 4 figures``."""
    known = catalogue()
    words = unit_name(unit.kind, unit.army, language)
    if unit.elite:
        words += ", " + tr("elite")
    badge = known.badges.get(unit.badge or "")
    if badge:
        words += f", {badge.names.get(language)}"
    for name in unit.traits:
        trait = known.traits.get(name)
        if trait and (trait.accessory or trait.carrier):
            words += f", {trait.names.get(language)}"
    figures = figures_of(unit)
    return words + (", " + tr("%n figure(s)", figures) if figures else "")


def label_words(label: Label, language: str = "en") -> str:
    """Return a label in a language, or in one that it has."""
    for code in (language, ANY_LANGUAGE, "en", *label.text):
        if code in label.text:
            return label.text[code].replace("-\n", "-").replace("\n", " ")
    return ""
