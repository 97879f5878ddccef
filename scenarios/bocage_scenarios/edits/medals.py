"""Objectives and exits: adding, changing and removing them, and what becomes of their hexes.

Documents keep objectives and exits in the order of their first hexes; a number counts in
that order, before the edit.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from bocage_scenarios.edits.revision import Item, Kept, with_exits, with_objectives
from bocage_scenarios.model import Exit, Objective, Scenario
from bocage_schema.hexes import Hex

MoveHex = Callable[[Hex], Hex | None]
"""Where a hex goes; None if it goes nowhere."""


def add_objective(scenario: Scenario, objective: Objective) -> Scenario:
    """Return the scenario with one more objective, behind others with the same first hex."""
    return with_objectives(scenario, [*_kept(scenario.objectives), Kept(objective)])


def set_objective(scenario: Scenario, number: int, objective: Objective | None) -> Scenario:
    """Return the scenario with another objective instead of one; without it for None."""
    return with_objectives(scenario, list(_exchanged(scenario.objectives, number, objective)))


def add_exit(scenario: Scenario, way_out: Exit) -> Scenario:
    """Return the scenario with one more exit, behind others with the same first hex."""
    return with_exits(scenario, [*_kept(scenario.exits), Kept(way_out)])


def set_exit(scenario: Scenario, number: int, way_out: Exit | None) -> Scenario:
    """Return the scenario with another exit instead of one; without it for None."""
    return with_exits(scenario, list(_exchanged(scenario.exits, number, way_out)))


def objectives_on(scenario: Scenario, at: Hex) -> tuple[int, ...]:
    """Return the numbers of the objectives whose group a hex belongs to."""
    return tuple(number for number, item in enumerate(scenario.objectives) if at in item.hexes)


def exits_on(scenario: Scenario, at: Hex) -> tuple[int, ...]:
    """Return the numbers of the exits that a hex belongs to."""
    return tuple(number for number, item in enumerate(scenario.exits) if at in item.hexes)


def move_medal(scenario: Scenario, number: int, end: Hex) -> Scenario:
    """Return the scenario with the medal of an objective on another hex.

    Within its group the medal changes places with that hex; elsewhere its own hex leaves the
    group and the new one joins.
    """
    objective = scenario.objectives[number]
    start, *rest = objective.hexes
    if end == start or end not in scenario.board:
        return scenario
    if end in rest:
        rest = [start, *(at for at in rest if at != end)]
    return set_objective(scenario, number, replace(objective, hexes=(end, *rest)))


def toggle_hex(scenario: Scenario, number: int, at: Hex) -> Scenario:
    """Return the scenario with a hex added to the group of an objective, or taken from it.

    The last hex of an objective cannot be taken.
    """
    objective = scenario.objectives[number]
    if at not in objective.hexes:
        if at not in scenario.board:
            return scenario
        return set_objective(scenario, number, replace(objective, hexes=(*objective.hexes, at)))
    hexes = tuple(other for other in objective.hexes if other != at)
    if not hexes:
        return scenario
    return set_objective(scenario, number, _regrouped(objective, hexes))


def without_hexes(scenario: Scenario, hexes: Collection[Hex]) -> Scenario:
    """Return the scenario with the hexes taken from all objectives and exits.

    Those that lose their last hex go.
    """
    gone = frozenset(hexes)
    return with_moved_groups(scenario, lambda at: None if at in gone else at)


def with_moved_groups(scenario: Scenario, move: MoveHex) -> Scenario:
    """Return the scenario with the hexes of all objectives and exits moved.

    Those that lose their last hex go; a group that loses some asks for no more than are left.
    """
    objectives = list(_moved(scenario.objectives, move))
    exits = list(_moved(scenario.exits, move))
    return with_exits(with_objectives(scenario, objectives), exits)


def moved_group(item: Item, move: MoveHex) -> Item | None:
    """Return an objective or exit with its hexes moved; None if none of them is left."""
    hexes = moved_hexes(item.hexes, move)
    if hexes is item.hexes:
        return item
    return _regrouped(item, hexes) if hexes else None


def moved_hexes(hexes: tuple[Hex, ...], move: MoveHex) -> tuple[Hex, ...]:
    """Return hexes where they have moved, each once; the same object if none has."""
    ends = [move(at) for at in hexes]
    if ends == list(hexes):
        return hexes
    return tuple(dict.fromkeys(end for end in ends if end is not None))


def _regrouped(item: Item, hexes: tuple[Hex, ...]) -> Item:
    """Return an item with other hexes; a smaller group asks for no more than it has."""
    regrouped = replace(item, hexes=hexes)
    if isinstance(regrouped, Objective) and len(hexes) < len(item.hexes):
        fewest = min(regrouped.min_hexes, len(hexes))
        return replace(regrouped, min_hexes=fewest)
    return regrouped


def _moved(items: Collection[Item], move: MoveHex) -> Iterator[Kept]:
    for number, item in enumerate(items):
        moved = moved_group(item, move)
        if moved is not None:
            yield Kept(moved, number)


def _kept(items: Collection[Item]) -> Iterator[Kept]:
    return (Kept(item, number) for number, item in enumerate(items))


def _exchanged(items: Collection[Item], number: int, item: Item | None) -> Iterator[Kept]:
    for index, old in enumerate(items):
        if index != number:
            yield Kept(old, index)
        elif item is not None:
            yield Kept(item, index)
