"""What the fields of a scenario say, piece by piece, in words for people."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date

from bocage_editor.words.boards import face_names, front_names
from bocage_editor.words.findings import words_of
from bocage_editor.words.generated_texts import arrivals
from bocage_editor.words.languages import tr
from bocage_editor.words.objectives import exit_words, objective_words, side_words
from bocage_editor.words.parts import box_words
from bocage_editor.words.rule_choices import value_words
from bocage_scenarios.checks.words import NAMES
from bocage_scenarios.describe import name_of
from bocage_scenarios.model import Camp, Scenario
from bocage_schema.catalogue import catalogue

Said = Mapping[str, str]
"""What is said, by what it is said of; empty for the field itself."""


def said_in(scenario: Scenario, field: str, language: str = "en") -> Said:
    """Return what a field of a scenario says; statements without a name of their own name it."""
    speak = _SPEAKERS.get(field)
    return dict(speak(scenario, language)) if speak else _itself(getattr(scenario, field))


def _itself(value: object) -> Said:
    """Return what a plain value says."""
    match value:
        case None | "":
            return {}
        case bool():
            return {"": tr("yes") if value else tr("no")}
        case date():
            return {"": value.isoformat()}
        case _:
            return {"": str(value)}


def _texts(scenario: Scenario, _: str) -> Iterator[tuple[str, str]]:
    for code, texts in scenario.texts.items():
        for name, title in NAMES.items():
            if text := getattr(texts, name):
                yield f"{words_of(title)} ({code})", text


def _camps(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    for side, camp in scenario.camps.items():
        for title, value in _camp(camp, language):
            yield f"{side_words(side)}, {title}", value


def _camp(camp: Camp, language: str) -> Iterator[tuple[str, str]]:
    nation = catalogue().nations.get(camp.nation or "")
    if camp.nation:
        yield tr("Nation"), nation.names.get(language) if nation else camp.nation
    yield tr("Command cards"), str(camp.hand)
    if camp.hand_grows_to:
        yield tr("Hand grows to"), str(camp.hand_grows_to)
    yield tr("Medals to win"), str(camp.medals)


def _boxes(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    for box, copies in (scenario.boxes or {}).items():
        yield box_words(box, language), str(copies)


def _rules(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    for name, value in scenario.rules.items():
        rule = catalogue().special_rules.get(name)
        yield (rule.names.get(language) if rule else name), value_words(value, language)


def _objectives(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    for item in scenario.objectives:
        medals = ", ".join(name_of(piece, language) for piece in item.pieces)
        terms = objective_words(scenario, item, language) if item.stated else ""
        places = ", ".join(map(scenario.board.label, item.hexes))
        told = terms or tr("a medal whose terms no file states ({places})").format(places=places)
        yield (f"{told} ({medals})" if medals else told), ""


def _exits(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    for way_out in scenario.exits:
        marker = name_of(way_out.marker, language)
        yield f"{exit_words(scenario, way_out, language)} ({marker})", ""


def _reserves(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    return ((line, "") for line in arrivals(replace(scenario, air_drops=()), language))


def _air_drops(scenario: Scenario, language: str) -> Iterator[tuple[str, str]]:
    return ((line, "") for line in arrivals(replace(scenario, reserves=()), language))


def _muted(scenario: Scenario, _: str) -> Iterator[tuple[str, str]]:
    for mute in scenario.muted:
        yield " ".join(filter(None, (mute.hex, mute.code))), mute.reason


_Speaker = Callable[[Scenario, str], Iterable[tuple[str, str]]]
_SPEAKERS: Mapping[str, _Speaker] = {
    "air_drops": _air_drops,
    "boxes": _boxes,
    "camps": _camps,
    "exits": _exits,
    "face": lambda scenario, _: [("", face_names()[scenario.face])],
    "first": lambda scenario, _: [
        ("", side_words(scenario.first) or tr("As the special rules say"))
    ],
    "front": lambda scenario, _: [("", front_names()[scenario.front])],
    "muted": _muted,
    "objectives": _objectives,
    "reserves": _reserves,
    "rules": _rules,
    "texts": _texts,
    "top": lambda scenario, _: [("", side_words(scenario.top))],
}
