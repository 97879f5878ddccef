"""Units that come later, as lines for the texts of a scenario: reserves and air drops."""

from collections.abc import Callable, Iterator, Mapping

from bocage_editor.words.objectives import side_words
from bocage_scenarios.model import AirDrop, Reserve, Scenario, Unit
from bocage_schema.catalogue.names import Names
from bocage_schema.ids import Side

RESERVE = Names.of(
    "{side}, reserve: {units}", "{side}, Reserve: {units}", "{side}, reserve: {units}"
)
DROP = Names.of(
    "{side}, air drop: {units}", "{side}, Luftlandung: {units}", "{side}, luchtlanding: {units}"
)
IN_TURN = Names.of(" in turn {turn}", " in Zug {turn}", " in beurt {turn}")
ARRIVES: Mapping[str, Names] = {
    "armor_breakthrough": Names.of(
        " over the base line of the enemy",
        " über die Grundlinie des Gegners",
        " over de basislijn van de vijand",
    ),
    "supply_train": Names.of(
        " when the supply train arrives",
        ", wenn der Nachschubzug ankommt",
        " als de bevoorradingstrein aankomt",
    ),
}
ON = Names.of(" on {center}", " auf {center}", " op {center}")
WITHIN_ONE = Names.of(
    " at most 1 hex from {center}",
    ", höchstens 1 Feld von {center}",
    ", hoogstens 1 vak van {center}",
)
WITHIN = Names.of(
    " at most {range} hexes from {center}",
    ", höchstens {range} Felder von {center}",
    ", hoogstens {range} vakken van {center}",
)
LATER = Names.of(", during the game", ", im Laufe der Partie", ", tijdens het spel")
DAYLIGHT = Names.of(", in full daylight", ", bei vollem Tageslicht", ", bij vol daglicht")
ONE_AT_A_TIME = Names.of(", one at a time", ", einzeln", ", een voor een")

UnitWords = Callable[[Unit, Side], str]
"""What a unit is called that fights for a side."""


def arrival_lines(scenario: Scenario, language: str, name: UnitWords) -> Iterator[str]:
    """Yield a line for every reserve and every air drop."""
    for reserve in scenario.reserves:
        yield _reserve(scenario, reserve, language, name)
    for drop in scenario.air_drops:
        yield _drop(drop, language, name)


def _reserve(scenario: Scenario, reserve: Reserve, language: str, name: UnitWords) -> str:
    units = _units(reserve.counts, name(reserve.unit, reserve.side))
    told = RESERVE.get(language).format(side=side_words(reserve.side), units=units)
    if reserve.turn is not None:
        told += IN_TURN.get(language).format(turn=reserve.turn)
    elif reserve.arrives in ARRIVES:
        told += ARRIVES[reserve.arrives].get(language)
    places = ", ".join(map(scenario.board.label, reserve.hexes))
    return f"{told} ({places})" if places else told


def _drop(drop: AirDrop, language: str, name: UnitWords) -> str:
    units = _units(drop.counts, name(drop.unit, drop.side))
    told = DROP.get(language).format(side=side_words(drop.side), units=units)
    where = {0: ON, 1: WITHIN_ONE}.get(drop.range, WITHIN)
    told += where.get(language).format(range=drop.range, center=drop.center)
    more = (
        (LATER, drop.later),
        (DAYLIGHT, drop.in_daylight),
        (ONE_AT_A_TIME, drop.one_at_a_time),
    )
    return told + "".join(words.get(language) for words, holds in more if holds)


def _units(counts: tuple[int, ...], name: str) -> str:
    return f"{' + '.join(map(str, counts))} × {name}" if counts else name
