"""Command vehicles: one order more, and a discarded card instead of a draw (D-49)."""

from functools import lru_cache

from bocage_engine.actions import PASS, Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.cards import ALL, Limits, quota_limits
from bocage_engine.events import EventKind
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Phase


def further_orders(play: Play, side: int, card: int) -> tuple[tuple[int, ...], ...]:
    """Return the orders that a card gives a side beyond its own, by vehicle and nation.

    Each is told by the sections in one of which it may be given.
    """
    state, world = play.state, play.world
    face = world.cards[card]
    quotas = face.quotas
    if quotas is None or ALL in quotas:
        return ()
    sections = world.sections[side]
    ordering = tuple(number for number, quota in enumerate(quotas) if quota)
    found = []
    for cell in cells_of(state.masks[side]):
        if world.commanders >> state.where[cell] & 1:
            near = tuple(number for number in ordering if sections[number] >> cell & 1)
            if near:
                found.append(near)
    if world.rules.gung_ho is world.side(side):
        found.append(ordering)
    return tuple(found)


def limits(play: Play, side: int, card: int) -> Limits:
    """Return how many units a card orders in which cells, the further orders included."""
    world = play.world
    plain = world.limits[side][card]
    if not world.commanding:
        return plain
    further = further_orders(play, side, card)
    quotas = world.cards[card].quotas
    if not further or quotas is None:
        return plain
    return _limits(quotas, world.sections[side], further)


_limits = lru_cache(maxsize=1000)(quota_limits)


def orders_of(play: Play, side: int, card: int) -> int:
    """Return the orders that a card gives."""
    world = play.world
    face = world.cards[card]
    if not world.commanding or face.orders == ALL:
        return face.orders
    further = len(further_orders(play, side, card))
    if face.quotas is None and face.orders and world.rules.gung_ho is world.side(side):
        further = 1
    return face.orders + further


# Instead of drawing


def may_swap(play: Play) -> bool:
    """Tell whether a vehicle that was ordered may fetch a discarded card instead of drawing."""
    state, world = play.state, play.world
    if state.effect == NOBODY:
        return False
    if world.cards[state.effect].draw < 2 or not any(state.discards):
        return False
    return any(world.units[state.where[cell]].kind.recon_swap for cell in cells_of(state.ordered))


def swap_choices(play: Play) -> tuple[Action, ...]:
    """Return the cards that may be fetched, and drawing as usual."""
    found = (
        Action(ActionKind.SWAP, card) for card, copies in enumerate(play.state.discards) if copies
    )
    return (*found, PASS)


def swap(play: Play, action: Action) -> None:
    """Fetch a discarded card; nothing is drawn."""
    state = play.state
    side = state.active
    state.discards[action.at] -= 1
    state.hands[side] = tuple(sorted((*state.hands[side], action.at)))
    state.draws = 0
    state.phase = Phase.DRAW
    play.note(EventKind.SWAPPED, side)
