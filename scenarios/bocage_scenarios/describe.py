"""What is in a document: counts, objectives and rules, ready to be printed or reported."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bocage_scenarios.model import (
    UNKNOWN,
    Exit,
    HexContent,
    Objective,
    Scenario,
    Unit,
)
from bocage_scenarios.troops import usual_figures
from bocage_schema.catalogue import Names, catalogue
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.jsonlike import Json

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Count:
    """How many of a piece there are.  ``figures`` is 0 for anything but units."""

    id: str
    name: str
    layer: str
    count: int
    figures: int = 0


@dataclass(frozen=True, slots=True)
class Force:
    """What one side has: ``units`` by kind and army, in the order of the catalogue."""

    side: Side
    seat: str
    nation: str
    hand: int
    hand_grows_to: int
    """0: the hand stays as it is."""
    medals: int
    units: tuple[Count, ...]

    @property
    def unit_count(self) -> int:
        """Number of units."""
        return sum(unit.count for unit in self.units)

    @property
    def figures(self) -> int:
        """Number of figures of all units, as far as known."""
        return sum(unit.figures for unit in self.units)


@dataclass(frozen=True, slots=True)
class Description:
    """What is in a document."""

    scenario: Scenario
    forces: tuple[Force, ...]
    pieces: tuple[Count, ...]
    """Tiles, obstacles, badges, markers and medals."""
    unknown: tuple[str, ...]
    """Names that the catalogue does not know."""
    objectives: tuple[str, ...]
    exits: tuple[str, ...]
    rules: tuple[str, ...]
    """One line each."""


def describe(scenario: Scenario) -> Description:
    """Return what is in ``scenario``, in English words."""
    bottom = scenario.top.enemy
    return Description(
        scenario,
        (_force(scenario, scenario.top, "top"), _force(scenario, bottom, "bottom")),
        tuple(_pieces(scenario)),
        tuple(sorted(set(_unknown_names(scenario)))),
        tuple(_objective(scenario, objective) for objective in scenario.objectives),
        tuple(_exit(scenario, way_out) for way_out in scenario.exits),
        tuple(_rule(rule, value) for rule, value in scenario.rules.items()),
    )


def name_of(piece_id: str, language: str = ENGLISH) -> str:
    """Return the name of a piece or unit; an unknown one is named as it was found."""
    names = called(piece_id)
    return names if isinstance(names, str) else names.get(language)


def called(piece_id: str) -> Names | str:
    """Return the name of a piece or unit in all languages; an unknown one's as it was found."""
    pieces = catalogue()
    entry = pieces.units.get(piece_id) or pieces.pieces.get(piece_id)
    return entry.names if entry else piece_id.removeprefix(UNKNOWN)


def figures_of(unit: Unit) -> int:
    """Return the number of figures of a unit at the start; 0 if nobody knows it."""
    return unit.figures or usual_figures(unit.kind, elite=unit.elite) or 0


def side_of(unit: Unit) -> Side | None:
    """Return the side that a unit fights for; None for an unknown one."""
    army = catalogue().armies.get(unit.army or "")
    return army.side if army else None


def _force(scenario: Scenario, side: Side, seat: str) -> Force:
    camp = scenario.camps[side]
    nations = catalogue().nations
    known = nations.get(camp.nation or "")
    nation = known.names.en if known else camp.nation or ""
    units = (content.unit for content in scenario.hexes.values())
    own = [unit for unit in units if unit and side_of(unit) == side]
    return Force(
        side,
        seat,
        nation.removeprefix(UNKNOWN),
        camp.hand,
        camp.hand_grows_to,
        camp.medals,
        tuple(_units(own)),
    )


def _units(units: Iterable[Unit]) -> Iterator[Count]:
    numbers: Counter[str] = Counter()
    figures: Counter[str] = Counter()
    for unit in units:
        numbers[unit.kind] += 1
        figures[unit.kind] += figures_of(unit)
    for kind in catalogue().units:
        if kind in numbers:
            yield Count(kind, name_of(kind), "unit", numbers[kind], figures[kind])


def _pieces(scenario: Scenario) -> Iterator[Count]:
    numbers: Counter[str] = Counter()
    for content in scenario.hexes.values():
        numbers.update(_ids_on(content))
    for objective in scenario.objectives:
        numbers.update(objective.pieces)
    numbers.update(way_out.marker for way_out in scenario.exits)
    for piece in catalogue().pieces.values():
        if piece.id in numbers:
            yield Count(piece.id, piece.names.en, piece.layer.value, numbers[piece.id])


def _ids_on(content: HexContent) -> Iterator[str]:
    """Yield the ids of everything on a hex but the unit itself."""
    yield from (tile.piece for _, tile in content.tiles())
    yield from (marker.piece for marker in content.markers)
    if content.unit and content.unit.badge:
        yield content.unit.badge


def _unknown_names(scenario: Scenario) -> Iterator[str]:
    for content in scenario.hexes.values():
        names = [*_ids_on(content), *([content.unit.kind] if content.unit else [])]
        yield from (name.removeprefix(UNKNOWN) for name in names if name.startswith(UNKNOWN))


_TYPES: Mapping[ObjectiveType, str] = {
    ObjectiveType.TEMPORARY: "temporary",
    ObjectiveType.TEMPORARY_MAJORITY: "temporary, by majority",
    ObjectiveType.TEMPORARY_MAJORITY_TURN_START: "temporary, by majority at the start of a turn",
    ObjectiveType.PERMANENT: "permanent",
    ObjectiveType.PERMANENT_TURN_START: "permanent, held at the start of a turn",
    ObjectiveType.LAST_TO_OCCUPY: "last to occupy",
    ObjectiveType.SOLE_CONTROL: "sole control",
    ObjectiveType.SUDDEN_DEATH: "sudden death",
}


def _objective(scenario: Scenario, objective: Objective) -> str:
    place = ", ".join(map(scenario.board.label, objective.hexes))
    who = objective.side.title() if objective.side else "either side"
    parts = [_TYPES[objective.type], f"for {who}"]
    if objective.type is not ObjectiveType.SUDDEN_DEATH:
        parts.append(f"{objective.medals} medal{'' if objective.medals == 1 else 's'}")
    if len(objective.hexes) > 1 and objective.min_hexes > 1:
        parts.append(f"{objective.min_hexes} of {len(objective.hexes)} hexes")
    if not objective.stated:
        parts.append("terms only in the text")
    return f"{place}: {', '.join(parts)}"


def _exit(scenario: Scenario, way_out: Exit) -> str:
    place = ", ".join(map(scenario.board.label, way_out.hexes))
    return f"{place}: for {way_out.side.title() if way_out.side else 'an unstated side'}"


def _rule(rule_id: str, value: Json) -> str:
    rule = catalogue().special_rules.get(rule_id)
    names = rule.names if rule else Names(en=rule_id, de=rule_id, nl=rule_id)
    if isinstance(value, bool):
        return names.en if value else f"{names.en}: off"
    if isinstance(value, dict):
        shown = ", ".join(f"{key} {item}" for key, item in value.items())
    else:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return f"{names.en}: {shown}"
