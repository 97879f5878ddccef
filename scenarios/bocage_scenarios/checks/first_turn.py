"""What units can do in the very first turn, in doubt rather too little than too much.

Roads, cards and what special rules add are left out, and so are hexes whose effect is a
matter of dice or of edges: a hex that a unit reaches here, it reaches in the game.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bocage_scenarios.checks.view import Placed, View, bars
from bocage_scenarios.model import Unit
from bocage_schema.catalogue import HexRules, ObstacleRules, Unit as Troop, catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import UnitClass

READS = "board_format face top tiles units markers"
"""What a document check must declare that asks this module."""


class Step(NamedTuple):
    """How a unit stands on a hex that it has reached."""

    used: int
    """Hexes of movement spent."""
    most: int
    """Hexes that it may spend in all, with what it has met on the way."""
    stopped: bool
    """It may not go on this turn."""

    @property
    def left(self) -> int:
        """Hexes that it may still spend."""
        return 0 if self.stopped else self.most - self.used


def first_moves(view: View, placed: Placed) -> Mapping[Hex, Step]:
    """Return the hexes that a unit can come to in its first turn, its own among them."""
    start = Step(0, _most(view, placed), stopped=False)
    reached = {placed.at: start}
    front = [(placed.at, start)]
    while front:
        after = []
        for at, step in front:
            for near in view.neighbours(at):
                found = _entered(view, placed, at, near, step)
                if found and (near not in reached or found.left > reached[near].left):
                    reached[near] = found
                    after.append((near, found))
        front = after
    return reached


def _most(view: View, placed: Placed) -> int:
    """Return how many hexes a unit may move from where it starts."""
    unit, troop = placed.unit, placed.troop
    if troop.move is None or troop.classes is None or (unit.from_turn or 1) > 1:
        return 0
    rules = view.rules_at(placed.at)
    if any(_cannot_leave(item, troop) or item.movement.open_edges_only for item in rules):
        return 0
    limits = [troop.move.max, *_own_limits(unit)]
    limits += [item.movement.exit_limit for item in rules if item.movement.exit_limit is not None]
    return min(limits)


def _own_limits(unit: Unit) -> Iterator[int]:
    for name in unit.traits:
        trait = catalogue().traits.get(name)
        if trait and trait.max_move is not None:
            yield trait.max_move


def _cannot_leave(rules: HexRules, troop: Troop) -> bool:
    return troop.classes is not None and troop.classes.move in rules.movement.cannot_leave


def _entered(view: View, placed: Placed, at: Hex, near: Hex, step: Step) -> Step | None:
    """Return how a unit stands on a neighbour after entering it; None if it cannot."""
    troop = placed.troop
    if step.left < 1 or near in view.unit_at or not view.may_stand(troop, near):
        return None
    there, here = view.rules_at(near), view.rules_at(at)
    if not all(item.rules_known for item in there) or any(map(_is_doubtful, there)):
        return None
    if step.used and any(item.movement.enter_only_as_first_hex for item in there):
        return None
    cost = _cost(here, there, bars(troop))
    if cost is None:
        return None
    limits = [item.movement.enter_total_limit for item in there]
    used = step.used + cost
    most = min([step.most, *(limit for limit in limits if limit is not None)])
    return Step(used, most, _stops(view, troop, near, there)) if used <= most else None


def _is_doubtful(rules: HexRules) -> bool:
    """Tell whether entering a hex is a matter of dice or of the edges that its tile opens."""
    return rules.movement.on_enter is not None or rules.movement.open_edges_only


def _cost(
    here: tuple[HexRules, ...], there: tuple[HexRules, ...], classes: frozenset[UnitClass]
) -> int | None:
    """Return the hexes that a step takes; None if the edge cannot be crossed."""
    most = 1
    for rules, other, leaving in ((here, there, True), (there, here, False)):
        names = {item.id for item in other}
        for item in rules:
            costs = item.movement.leave_cost if leaving else item.movement.enter_cost
            for cost in costs:
                if cost.classes & classes and names.isdisjoint(cost.terrain) == cost.except_terrain:
                    if cost.cost is None:
                        return None
                    most = max(most, cost.cost)
    return most


def _stops(view: View, troop: Troop, at: Hex, rules: tuple[HexRules, ...]) -> bool:
    """Tell whether a unit that enters a hex must stop there; a mine may do that too."""
    if troop.classes and any(troop.classes.move in item.movement.stop_on_enter for item in rules):
        return True
    known = catalogue()
    pieces = (known.markers.get(marker.piece) for marker in view.content(at).markers)
    marked = (known.rules_of(piece) for piece in pieces if piece)
    return any(isinstance(item, ObstacleRules) and item.mine for item in marked)
