"""Landing craft: how units go that they carry, and where they go ashore (70, section 7)."""

from functools import cache

from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import OFF_BOARD, cells_of
from bocage_engine.events import EventKind
from bocage_engine.play import Play
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.units import Carrier


@cache
def craft() -> Carrier:
    """Return what landing craft can do."""
    return next(unit.carrier for unit in catalogue().units.values() if unit.carrier)


def is_aboard(play: Play, cell: int) -> bool:
    """Tell whether a craft carries the unit on a cell."""
    return bool(play.state.aboard >> play.state.where[cell] & 1)


def water() -> frozenset[str]:
    """Return the rules of the terrain that craft go on, and where units retreat aboard them."""
    return frozenset(craft().terrain)


def ashore() -> frozenset[str]:
    """Return the rules of the terrain where craft land their units."""
    return frozenset(craft().end_terrain)


def sail_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return where the craft on a cell may go: over water, and onto land with its last step."""
    carrier = craft()
    facts, ways = play.terrain.facts, play.world.board.ways
    afloat, ashore = frozenset(carrier.terrain), frozenset(carrier.end_terrain)
    occupied = play.state.masks[0] | play.state.masks[1]
    bars = play.world.units[play.state.where[cell]].kind.bars
    closed = occupied | play.terrain.impassable_for(bars)
    reached, front = 1 << cell, [cell]
    for _ in range(carrier.max_move):
        onward = []
        for at in front:
            for to in ways[at]:
                if to == OFF_BOARD or (closed | reached) >> to & 1:
                    continue
                if facts[to].terrain & (afloat | ashore):
                    reached |= 1 << to
                    if facts[to].terrain & afloat:
                        onward.append(to)
        front = onward
    reached &= ~(1 << cell)
    return tuple(Action(ActionKind.MOVE, cell, to) for to in cells_of(reached))


def land(play: Play, cell: int) -> None:
    """Take the craft away whose move has ended where it lands its unit."""
    state = play.state
    unit = state.where.get(cell)
    if unit is None or not state.aboard >> unit & 1:
        return
    state.to_supply &= ~(1 << cell)  # no battle, and nothing instead of one, where it lands
    if play.terrain.facts[cell].terrain & frozenset(craft().end_terrain):
        state.aboard &= ~(1 << unit)
        play.note(EventKind.LANDED, cell)
