"""Supply: units that give figures up for others (rules reference 70, section 10)."""

from bocage_engine.actions import Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.events import EventKind
from bocage_engine.play import Play
from bocage_engine.state import Phase
from bocage_engine.victory import after_change
from bocage_schema.catalogue.words import Removal


def suppliers(play: Play) -> int:
    """Return the units that may supply others in this turn, a mask of cells.

    Units that only move (D-28) may not.
    """
    state, world = play.state, play.world
    mask = 0
    for cell in cells_of(state.ordered & ~state.marching):
        if world.units[state.where[cell]].kind.gives_supply:
            mask |= 1 << cell
    return mask


def supply_choices(play: Play) -> tuple[Action, ...]:
    """Return who may give a figure to whom."""
    state, world = play.state, play.world
    found = []
    for cell in cells_of(state.to_supply):
        giver = state.where[cell]
        at_sea = play.terrain.facts[cell].no_battle_while_on & world.units[giver].kind.move_bit
        if at_sea or state.aboard >> giver & 1:
            continue  # what takes the place of a battle is possible only where a battle is
        near = world.board.near_mask[cell] & state.masks[state.active] & ~state.fought
        for to in cells_of(near):
            unit = state.where[to]
            info = world.units[unit]
            if info.kind.gets_supply and state.figures[unit] < info.figures:
                found.append(Action(ActionKind.SUPPLY, cell, to))
    return tuple(found)


def supply(play: Play, action: Action) -> None:
    """Let a unit give one figure up for one of another unit; neither battles in this turn.

    The figure is collected by nobody, and a unit that has given its last one is no medal.
    """
    state = play.state
    cell, to = action.at, action.to
    state.to_battle &= ~(1 << cell | 1 << to)
    state.figures[state.where[to]] += 1
    play.note(EventKind.SUPPLIED, cell, to)
    giver = state.where[cell]
    state.figures[giver] -= 1
    if state.figures[giver]:
        return
    play.note(EventKind.EMPTIED, cell)
    play.take_off(cell)
    play.clear(cell, Removal.OCCUPANT_LEAVES)
    after_change(play, 1 << cell, entered=0)
    if state.phase != Phase.OVER:
        state.phase = Phase.BATTLE
