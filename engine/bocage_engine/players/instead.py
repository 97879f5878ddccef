"""What it is worth to do something else than battle: supply, smoke, bridges, recovering."""

from collections.abc import Iterable
from typing import NamedTuple

from bocage_engine.actions import Action
from bocage_engine.battle import Aim, Fighter, aim
from bocage_engine.board import cells_of, mask_of
from bocage_engine.bunkers import breach_dice
from bocage_engine.deeds import cure_offer
from bocage_engine.play import Play
from bocage_engine.players.odds import nearly_lost, share
from bocage_engine.players.survey import CHANCE_OF_FIRE, STEP, Survey
from bocage_engine.smoke import salvo_of
from bocage_engine.state import NOBODY, SIDES
from bocage_schema.catalogue.words import DieFace

DEED = 0.03
"""What it is worth to clear a hex instead of battling."""
SAFE, MOST_FEARED = 0.25, 4.0
"""How much figures count of a unit in no danger, and the dice from which on they count in full."""
LAST_FIGURE = 0.08
"""What it costs to give the last figure of a unit up, beyond the figure."""
BUNKER = 0.12
"""What it is worth to destroy an empty bunker."""
KEPT_OFF = 0.5
"""How much of the fire that smoke is in the way of is not turned on somebody else."""
CLOSE_BY = 2
"""Hexes from a unit at most where smoke is thought of for its sake."""
LANDING = 0.12
"""What it is worth to bring a unit ashore."""
MARKS = 0.03
"""What each mark of a big gun is worth, which it loses by moving."""
MOST_SAVED = 8
"""Hexes of a way that a bridge shortens and that count for each unit."""
FADED = 12
"""Hexes to the enemy from which on a unit has no use for a bridge."""


# Supply


def figure_value(survey: Survey, unit: int, cell: int, figures: int) -> float:
    """Return what one figure more is worth to a unit of so many."""
    threat = min(1.0, survey.threat(cell) / MOST_FEARED)
    weight = SAFE + (1 - SAFE) * threat
    return weight * survey.ground.medals[unit] * (nearly_lost(figures) - nearly_lost(figures + 1))


def supply_value(survey: Survey, play: Play, action: Action, lost: float) -> float:
    """Return what supplying a unit is worth; ``lost``: what the two would battle for."""
    state = play.state
    giver, taker = state.where[action.at], state.where[action.to]
    gain = figure_value(survey, taker, action.to, state.figures[taker])
    left = state.figures[giver] - 1
    cost = figure_value(survey, giver, action.at, left) if left else LAST_FIGURE
    return gain - cost - lost


def supply_near(survey: Survey, play: Play, unit: int) -> dict[int, float]:
    """Return by cell what it is worth to a unit that supplies others to be there."""
    state, world = play.state, play.world
    found: dict[int, float] = {}
    left = state.figures[unit] - 1
    for cell in cells_of(state.masks[survey.side]):
        taker = state.where[cell]
        info = world.units[taker]
        if not info.kind.gets_supply or state.figures[taker] >= info.figures:
            continue
        gain = figure_value(survey, taker, cell, state.figures[taker])
        gain -= SAFE * survey.ground.medals[unit] * (nearly_lost(left) - nearly_lost(left + 1))
        for near in cells_of(world.board.near_mask[cell]):
            found[near] = max(found.get(near, 0.0), gain)
    return found


# Smoke


class _Line(NamedTuple):
    """A unit that is attacked by another one at a distance, or could be."""

    aim: Aim
    cell: int
    """Where the one stands that is attacked."""
    value: float
    """What it is worth to the side that smoke is laid for that no die less is rolled."""
    dice: int


def _lines(survey: Survey, play: Play) -> list[_Line]:
    """Return the lines of fire between the two sides that are open now."""
    state, world = play.state, play.world
    units = state.masks[0] | state.masks[1]
    enemies = [cell for cell, _ in survey.enemies]
    own = list(cells_of(state.masks[survey.side]))
    found = []
    for attackers, targets, weight in ((enemies, own, 1.0), (own, enemies, -0.5)):
        for cell in attackers:
            profile = world.acting[NOBODY][state.where[cell]]
            here = Fighter(cell, profile.kind, profile.owner)
            for at in targets:
                if not 1 < world.board.distance[cell][at] <= profile.range:
                    continue
                info = world.units[state.where[at]]
                there = Fighter(at, info.kind, SIDES[info.side])
                seen = aim(play.terrain, here, there, world.options)
                if seen is not None and seen.dice > 0 and seen.is_open(units):
                    value = weight * _per_die(survey, state.where[at], state.figures)
                    found.append(_Line(seen, at, value, seen.dice))
    return found


def _per_die(survey: Survey, unit: int, figures: list[int]) -> float:
    """Return what one die less is worth that an enemy rolls against a unit in its next turn."""
    ground = survey.ground
    slope = nearly_lost(max(0, figures[unit] - 1)) - nearly_lost(figures[unit])
    return slope * ground.medals[unit] * ground.exposure[unit] * CHANCE_OF_FIRE * KEPT_OFF


def _shade(lines: list[_Line], units: int, cell: int) -> float:
    """Return what smoke on a cell saves, and costs, of the fire along some lines."""
    bit = 1 << cell
    found = 0.0
    for line in lines:
        if not line.aim.is_open(units | bit):
            found += line.value * line.dice
        elif line.cell == cell:
            found += line.value
    return found


def smoke_value(survey: Survey, play: Play, cell: int) -> float:
    """Return what the smoke shells of a gun are worth that fires its best salvo."""
    size, reached = salvo_of(play, cell)
    lines = _lines(survey, play)
    if not lines:
        return 0.0
    state, board = play.state, play.world.board
    units = state.masks[0] | state.masks[1]
    near = 0
    for own in {line.cell for line in lines if line.value > 0}:
        apart = board.distance[own]
        near |= mask_of(cell for cell in cells_of(reached) if apart[cell] <= CLOSE_BY)
    total, laid = 0.0, 0
    for _ in range(size):
        sites = near & ~laid & (board.around(laid) if laid else near)
        found = [(_shade(lines, units, site), site) for site in cells_of(sites)]
        if not found or max(found)[0] <= 0:
            break
        value, site = max(found)
        total += value
        laid |= 1 << site
        units |= 1 << site
        lines = [line for line in lines if line.aim.is_open(units)]
    return total


def smoke_values(survey: Survey, play: Play, cells: Iterable[int]) -> dict[int, float]:
    """Return by cell what it is worth to let smoke rise there next."""
    lines = _lines(survey, play)
    units = play.state.masks[0] | play.state.masks[1]
    return {cell: _shade(lines, units, cell) for cell in cells}


# Bridges and bunkers


def bridge_value(survey: Survey, play: Play, to: int) -> float:
    """Return what a bridge on a cell is worth: it shortens ways to objectives and to the enemy."""
    state, world, ground = play.state, play.world, survey.ground
    aims = survey.mask | (world.goal_mask & ~state.masks[survey.side]) | world.exits[survey.side]
    if not aims:
        return 0.0
    found = 0.0
    ways: dict[tuple[int, int], tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for cell in cells_of(state.masks[survey.side]):
        kind = world.units[state.where[cell]].kind
        key = kind.move_bit, kind.bars
        if key not in ways:
            ways[key] = (
                ground.steps_to(play.terrain, aims, kind),
                ground.steps_to(play.terrain, aims, kind, 1 << to),
            )
        before, after = ways[key][0][cell], ways[key][1][cell]
        if after < FADED:
            found += STEP * min(MOST_SAVED, before - after)
    return found


def breach_chance(play: Play, action: Action) -> tuple[int, float]:
    """Return the dice of an attack on an empty bunker, and the probability that it falls."""
    dice = breach_dice(play, action.at, action.to)
    return dice, 1 - (1 - share({DieFace.STAR})) ** dice


# Recovering


def cure_value(survey: Survey, play: Play, cell: int) -> float:
    """Return what it is worth to let a unit recover where it stands."""
    offer = cure_offer(play, cell)
    if offer is None:
        return 0.0
    dice, symbols = offer
    unit = play.state.where[cell]
    figures = play.state.figures[unit]
    missing = play.world.units[unit].figures - figures
    back = min(float(missing), dice * share(symbols))
    whole = int(back)
    low, high = nearly_lost(figures + whole), nearly_lost(figures + whole + 1)
    return survey.ground.medals[unit] * (nearly_lost(figures) - low + (back - whole) * (low - high))
