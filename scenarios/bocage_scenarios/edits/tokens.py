"""Markers, mines, labels and notes on hexes."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bocage_scenarios.edits.revision import with_fields, with_hexes
from bocage_scenarios.model import (
    EMPTY_HEX,
    NOTHING,
    HexContent,
    Label,
    Marker,
    Scenario,
)
from bocage_schema.catalogue import ObstacleRules, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side


def put_marker(scenario: Scenario, hexes: Iterable[Hex], marker: Marker) -> Scenario:
    """Return the scenario with a marker on each of the hexes.

    It replaces one of the same piece, and a mine replaces any mine; others stay.
    """
    return with_hexes(scenario, {at: _with_marker(scenario, at, marker) for at in hexes})


def remove_marker(
    scenario: Scenario, hexes: Iterable[Hex], piece: str, side: Side | None = None
) -> Scenario:
    """Return the scenario without the markers of a piece; only those of ``side`` if given."""
    changes = {}
    for at in hexes:
        content = scenario.hexes.get(at, EMPTY_HEX)
        rest = tuple(
            marker
            for marker in content.markers
            if marker.piece != piece or (side and marker.side is not side)
        )
        changes[at] = with_fields(content, markers=rest)
    return with_hexes(scenario, changes)


def is_mine(piece_id: str) -> bool:
    """Tell whether a marker is a mine."""
    piece = catalogue().markers.get(piece_id)
    rules = catalogue().rules_of(piece) if piece else None
    return isinstance(rules, ObstacleRules) and rules.mine is not None


def add_label(scenario: Scenario, at: Hex, text: Mapping[str, str]) -> Scenario:
    """Return the scenario with one more label on a hex; none if every language is blank."""
    said = _said(text)
    if not said:
        return scenario
    content = scenario.hexes.get(at, EMPTY_HEX)
    labels = (*content.labels, Label(said))
    return with_hexes(scenario, {at: with_fields(content, labels=labels)})


def set_label(scenario: Scenario, at: Hex, number: int, text: Mapping[str, str]) -> Scenario:
    """Return the scenario with another text on one of the labels of a hex.

    A label that is blank in every language is taken off.
    """
    content = scenario.hexes.get(at, EMPTY_HEX)
    if not 0 <= number < len(content.labels):
        return scenario
    label, said = content.labels[number], _said(text)
    if said == label.text:
        return scenario
    there = (replace(label, text=said),) if said else ()
    labels = (*content.labels[:number], *there, *content.labels[number + 1 :])
    return with_hexes(scenario, {at: with_fields(content, labels=labels)})


def set_label_in(scenario: Scenario, at: Hex, number: int, language: str, text: str) -> Scenario:
    """Return the scenario with another text in one language on one of the labels of a hex."""
    content = scenario.hexes.get(at, EMPTY_HEX)
    if not 0 <= number < len(content.labels):
        return scenario
    return set_label(scenario, at, number, {**content.labels[number].text, language: text})


def set_note(scenario: Scenario, hexes: Iterable[Hex], note: str) -> Scenario:
    """Return the scenario with the author's note on each of the hexes; an empty one takes it off.

    Blanks around a note mean nothing and are left out.
    """
    changes = {
        at: with_fields(scenario.hexes.get(at, EMPTY_HEX), note=note.strip()) for at in hexes
    }
    return with_hexes(scenario, changes)


def _with_marker(scenario: Scenario, at: Hex, marker: Marker) -> HexContent:
    content = scenario.hexes.get(at, EMPTY_HEX)
    mine = is_mine(marker.piece)
    bare = replace(marker, m44=NOTHING)
    rest: list[Marker] = []
    put = False
    for other in content.markers:
        if other.piece != marker.piece and not (mine and is_mine(other.piece)):
            rest.append(other)
        elif not put:
            rest.append(other if replace(other, m44=NOTHING) == bare else marker)
            put = True
    if not put:
        rest.append(marker)
    return with_fields(content, markers=tuple(rest))


def _said(text: Mapping[str, str]) -> dict[str, str]:
    """Return the texts that are not blank."""
    return {language: words for language, words in text.items() if words.strip()}
