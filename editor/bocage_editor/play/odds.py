"""What an attack may lead to, from exact odds of the dice."""

from typing import NamedTuple

from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.players.odds import FLAG_CHANCE, hit_chance, prospect
from bocage_engine.retreat import flags_ignored, is_adrift, retreat
from bocage_engine.state import SIDES


class Odds(NamedTuple):
    """Probabilities of one attack, from 0 to 1, if the attacked unit does not strike first."""

    dice: int
    hit: float
    """At least one figure is lost to a hit."""
    kill: float
    retreat: float
    """The unit survives and has to retreat."""
    expected: float
    """Figures hit, on average."""


def odds_of(game: Game, action: Action) -> Odds:
    """Return the odds of an attack that is legal now."""
    state, world = game.state, game.world
    terrain = world.terrain_with(state.changes)
    dice = game.dice_of(action)
    target = world.units[state.where[action.to]]
    attacker = world.units[state.where[action.at]]
    moved = bool(state.moved >> action.at & 1)
    distance = world.board.distance[action.at][action.to]
    dim = world.rules.reduced_visibility
    chance = hit_chance(attacker.kind, target.kind, distance, moved=moved, dim=dim)
    figures = state.figures[state.where[action.to]]
    side = SIDES[target.side]
    ignored = flags_ignored(terrain, action.to, target.kind, side)
    occupied = state.masks[0] | state.masks[1]
    up = target.side == world.top
    free = 0
    while free < dice:
        flags = ignored + free + 1
        found = retreat(terrain, occupied, action.to, target.kind, side, flags, up=up)
        if found.losses:
            break
        free += 1
    found_odds = prospect(dice, chance, figures, ignored, free + 1)
    if is_adrift(terrain, action.to, target.kind):
        chance += FLAG_CHANCE
    return Odds(
        dice,
        1 - (1 - chance) ** dice,
        found_odds.kill,
        found_odds.driven,
        dice * chance,
    )
