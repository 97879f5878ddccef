"""Whom a roll of the dice concerns, by what the game waits for."""

from bocage_engine import bunkers, combat, deeds, fights, healing, orders, travel
from bocage_engine.actions import Action, roll_of_code
from bocage_engine.cards import Procedure
from bocage_engine.events import EventKind
from bocage_engine.play import Play
from bocage_engine.state import Phase


def take_roll(play: Play, action: Action) -> None:
    """Let a roll do what it was made for."""
    state = play.state
    phase = state.phase
    shown = roll_of_code(action.at)
    if phase == Phase.ROLL:
        fights.roll(play, action.at, shown)
        return
    if phase == Phase.REROLL:
        fights.reroll(play, action.at, shown)
        return
    if phase == Phase.BREACH:
        bunkers.land(play, action.at, shown)
        return
    play.note(EventKind.ROLLED, action.at)
    if phase == Phase.FINEST:
        orders.give_by_dice(play, shown)
    elif phase == Phase.HEAL_ROLL:
        restores = orders.rule_of(play).procedure is Procedure.RESTORE
        (healing.restore_by_dice if restores else healing.heal)(play, shown)
    elif phase == Phase.CURE:
        deeds.cure(play, shown)
    elif phase == Phase.COMBAT_ROLL:
        combat.recover(play, shown)
    else:
        # The journey goes on; if it ends here, the phase is left to whoever takes the unit over.
        state.phase = Phase.MOVE
        (travel.explode if phase == Phase.MINE else travel.crack)(play, shown)
