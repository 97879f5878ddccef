"""Petards against bunkers: the attack on an empty one, and what a star destroys (70, section 7)."""

from bocage_engine.actions import Action, ActionKind
from bocage_engine.battle import Fighter, dice_against
from bocage_engine.board import cells_of
from bocage_engine.dice import Roll
from bocage_engine.events import EventKind
from bocage_engine.kinds import BYSTANDER
from bocage_engine.play import Play
from bocage_engine.state import NOBODY, Fight, Mode, Phase
from bocage_schema.catalogue.units import Accessory
from bocage_schema.catalogue.words import Removal


def breach_choices(play: Play, cell: int) -> tuple[Action, ...]:
    """Return the attacks of a unit on empty bunkers beside it."""
    kind = play.profile(cell).kind
    if kind.accessory is not Accessory.PETARD:
        return ()
    state, terrain = play.state, play.terrain
    own = play.world.side(state.active)
    empty = play.world.board.near_mask[cell] & ~(state.masks[0] | state.masks[1])
    return tuple(
        Action(ActionKind.BREACH, cell, to)
        for to in cells_of(empty)
        if terrain.facts[to].breachable
        and all(laid.owner is not own for laid in terrain.pieces[to])
        and breach_dice(play, cell, to) > 0
    )


def breach_dice(play: Play, cell: int, to: int) -> int:
    """Return the dice of an attack on an empty bunker."""
    state, world = play.state, play.world
    profile = play.profile(cell)
    by_card = not state.fallback and state.effect >= 0
    overrun = state.phase == Phase.AGAIN
    extra = world.extras[state.effect][overrun].close if by_card else 0
    attacker = Fighter(cell, profile.kind, profile.owner, bool(state.moved >> cell & 1))
    nobody = Fighter(to, BYSTANDER, world.side(1 - state.active))
    dice = dice_against(play.terrain, attacker, nobody)
    return dice + extra if dice > 0 else 0


def breach(play: Play, action: Action) -> None:
    """Begin the attack on an empty bunker."""
    state = play.state
    cell, to = action.at, action.to
    dice = breach_dice(play, cell, to)
    bit = 1 << cell
    state.to_battle &= ~bit
    state.twice &= ~bit
    state.fought |= bit
    state.busy = NOBODY
    play.clear(cell, Removal.UNIT_BATTLES)
    play.note(EventKind.BREACHED, cell, to, dice)
    state.fight = Fight(Mode.BREACH, cell, to, 1, dice, NOBODY)
    state.phase = Phase.BREACH


def land(play: Play, code: int, shown: Roll) -> None:
    """Take the roll: a star destroys the bunker, and nothing else matters."""
    state = play.state
    fight = state.fight
    assert fight is not None
    play.note(EventKind.ROLLED, code)
    state.fight = None
    state.phase = Phase.BATTLE
    if shown.star:
        play.clear(fight.target, Removal.PETARD_STAR)


def is_breached(play: Play, fight: Fight, shown: Roll) -> bool:
    """Tell whether a roll against a unit destroys its bunker as well."""
    if not shown.star or fight.distance != 1 or fight.mode == Mode.STRIKE:
        return False
    kind = play.world.units[play.state.where[fight.attacker]].kind
    return kind.accessory is Accessory.PETARD and play.terrain.facts[fight.target].breachable
