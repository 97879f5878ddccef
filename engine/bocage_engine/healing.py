"""Cards that bring figures back (rules reference 40, Medics & Mechanics)."""

from bocage_engine import overlord
from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.dice import Roll
from bocage_engine.events import EventKind
from bocage_engine.kinds import symbols_of
from bocage_engine.orders import SYMBOL_ORDERS, begin_moves, in_time, rule_of
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Phase
from bocage_schema.catalogue.words import DieFace


def _area(play: Play) -> int:
    """Return the cells whose units the card may help, a mask."""
    return overlord.open_to_orders(play) if play.world.overlord else -1


def heal_choices(play: Play) -> tuple[Action, ...]:
    """Return the units that may recover figures."""
    state, units = play.state, play.world.units
    meant = play.world.meant[state.effect]
    return tuple(
        Action(ActionKind.HEAL, cell)
        for cell in cells_of(in_time(play, state.masks[state.active] & _area(play)))
        if state.figures[state.where[cell]] < units[state.where[cell]].figures
        and units[state.where[cell]].kind.medics
        and meant[state.where[cell]]
    )


def heal(play: Play, roll: Roll) -> None:
    """Bring figures of the chosen unit back; if any came, it is ordered."""
    state = play.state
    cell = state.busy
    unit = state.where[cell]
    info = play.world.units[unit]
    symbols = symbols_of(info.kind.hit_class) | {DieFace.STAR}
    back = min(roll.showing(symbols), info.figures - state.figures[unit])
    state.figures[unit] += back
    state.busy = NOBODY
    if back:
        play.note(EventKind.RECOVERED, cell, back)
        state.ordered = 1 << cell
        play.note(EventKind.ORDERED, cell)
    begin_moves(play)


def restore_by_dice(play: Play, roll: Roll) -> None:
    """Take the figures that dice bring back to several units."""
    state = play.state
    state.quotas = tuple(roll.showing({symbol}) for symbol in SYMBOL_ORDERS)
    state.phase = Phase.RESTORE


def restore_choices(play: Play) -> tuple[Action, ...]:
    """Return the units to which a figure may be brought back, and the end of it."""
    *named, free = play.state.quotas
    found = (
        action
        for action in heal_choices(play)
        if free or any(named[n] for n in _symbols_for(play, action.at))
    )
    return (*found, END)


def _symbols_for(play: Play, cell: int) -> list[int]:
    """Return the places of the symbols that bring figures of a unit back, stars left aside."""
    kind = play.world.units[play.state.where[cell]].kind
    symbols = symbols_of(kind.hit_class)
    return [n for n, face in enumerate(SYMBOL_ORDERS[:-1]) if face in symbols]


def restore(play: Play, cell: int) -> None:
    """Bring one figure of a unit back, by its symbol if one is left, and order the unit."""
    state = play.state
    quotas = list(state.quotas)
    used = next((n for n in _symbols_for(play, cell) if quotas[n]), len(quotas) - 1)
    quotas[used] -= 1
    state.quotas = tuple(quotas)
    state.figures[state.where[cell]] += 1
    play.note(EventKind.RECOVERED, cell, 1)
    if not state.ordered >> cell & 1:
        state.ordered |= 1 << cell
        play.note(EventKind.ORDERED, cell)


def dice_for_card(play: Play) -> int:
    """Return the dice that a card rolls for orders or figures."""
    return rule_of(play).healing_dice or dice_for_hand(play)


def dice_for_hand(play: Play) -> int:
    """Return one die for each card in hand, the one that was played included (D-57)."""
    state = play.state
    if play.world.overlord:
        return overlord.DICE
    ahead = state.ahead[state.active] != NOBODY
    return len(state.hands[state.active]) + 1 + ahead
