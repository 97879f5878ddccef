"""What moves and orders are worth to a side, without trying them out."""

from collections.abc import Mapping
from typing import NamedTuple

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.carriers import ashore, is_aboard
from bocage_engine.lookup import Moves, is_able_after, moves_as
from bocage_engine.movegen import has_duty, may_battle_unmoved
from bocage_engine.play import Play
from bocage_engine.players.instead import LANDING, MARKS, supply_near
from bocage_engine.players.odds import prospect
from bocage_engine.players.survey import Survey
from bocage_engine.travel import hidden_strengths, known_strength
from bocage_engine.world import Profile
from bocage_schema.catalogue.units import Accessory

THIN_ICE = 0.06
"""What it costs to enter thin ice."""
MINES = 2.0
"""How much more than other losses those count that mines bring, as they lie in the way again."""
PLOUGHED = 0.02
"""What it is worth to plough a mine away in passing."""
WAIT = 0.015
"""What a move must be worth beyond staying, so that nobody walks to and fro for nothing."""


class Choice(NamedTuple):
    """A choice and what it is worth."""

    value: float
    action: Action


class Prospects(NamedTuple):
    """What an order to a unit is worth."""

    gain: float
    """Beyond leaving it where it is."""
    action: Action
    """Its best move; `END`: it stays, and may battle."""


def stay_value(survey: Survey, play: Play, cell: int, profile: Profile, extra: Extra) -> float:
    """Return the worth of the best attack of a unit that has not moved."""
    if not survey.reached(profile) >> cell & 1:
        return 0.0
    if not may_battle_unmoved(play.terrain, cell, profile.kind, profile.owner):
        return 0.0
    bit = 1 << cell
    units = play.state.masks[0] | play.state.masks[1]
    for shot in survey.shots(profile, extra, moved=False):
        if shot.mask & bit and shot.battery.is_open(cell, units):
            return shot.value
    return 0.0


def shot_from(survey: Survey, play: Play, profile: Profile, extra: Extra, at: int) -> float:
    """Return the worth of the best attack of the unit that is busy, from a cell where it goes."""
    units = (play.state.masks[0] | play.state.masks[1]) & ~(1 << play.state.busy)
    for shot in survey.shots(profile, extra, moved=True):
        if shot.mask >> at & 1 and shot.battery.is_open(at, units):
            return shot.value
    return 0.0


def march(survey: Survey, play: Play, cell: int, profile: Profile) -> Prospects:
    """Return the best move of a unit that may only move, and what it is worth beyond staying."""
    best, action = 0.0, END
    for value, move in move_values(survey, play, cell, profile, able=False):
        if value - WAIT > best:
            best, action = value - WAIT, move
    return Prospects(best, action)


def best_move(
    survey: Survey, play: Play, cell: int, profile: Profile, extra: Extra = NO_EXTRA
) -> Prospects:
    """Return the best move of an ordered unit, and what it is worth beyond staying unordered."""
    stay = stay_value(survey, play, cell, profile, extra)
    best, action = stay + WAIT, END
    for value, move in move_values(survey, play, cell, profile, extra):
        if value > best:
            best, action = value, move
    return Prospects(stay if action is END else best, action)


def move_values(
    survey: Survey,
    play: Play,
    cell: int,
    profile: Profile,
    extra: Extra = NO_EXTRA,
    *,
    able: bool = True,
) -> list[tuple[float, Action]]:
    """Return the moves of an ordered unit, each behind its worth beyond staying unordered.

    ``able``: it may battle after some of them.
    """
    unit = play.state.where[cell]
    here = survey.worth(unit, cell)
    found = moves_as(play, cell, profile)
    values = shot_values(survey, play, cell, profile, extra, found) if able else NO_SHOTS
    places = survey.places(unit)
    known = places.known
    hazards = play.terrain.mines | play.terrain.ice
    moves = []
    for move in found.actions:
        to = move.to
        worth = known.get(to)
        value = (survey.worth_at(places, to) if worth is None else worth) - here
        if to in values:
            value += values[to]
        if move.via or hazards >> to & 1 or found.others:
            shot = values.get(to, 0.0)
            value = _exactly(survey, play, unit, move, found, value, shot, able=able)
        moves.append((value, move))
    if survey.ground.odd[unit]:
        return _for_odd(survey, play, cell, moves, able=able)
    return moves


NO_SHOTS: Mapping[int, float] = {}


def _for_odd(
    survey: Survey, play: Play, cell: int, moves: list[tuple[float, Action]], *, able: bool
) -> list[tuple[float, Action]]:
    """Return moves with what is special to supply, to units aboard craft and to big guns."""
    state = play.state
    unit = state.where[cell]
    kind = play.world.units[unit].kind
    if kind.gives_supply and able:
        near = supply_near(survey, play, unit)
        here = near.get(cell, 0.0)
        moves = [(value + near.get(move.to, 0.0) - here, move) for value, move in moves]
    if is_aboard(play, cell):
        facts, land = play.terrain.facts, ashore()
        moves = [(v + LANDING * bool(facts[move.to].terrain & land), move) for v, move in moves]
    if kind.marks:
        lost = MARKS * state.ranged[1::2].count(unit)
        moves = [(value - lost, move) for value, move in moves]
    return moves


def _exactly(
    survey: Survey,
    play: Play,
    unit: int,
    move: Action,
    found: Moves,
    value: float,
    shot: float,
    *,
    able: bool,
) -> float:
    """Return the worth of a move about which there is something special."""
    kind = play.world.units[unit].kind
    if move.kind == ActionKind.EXIT:
        side = survey.side
        here = survey.worth(unit, move.at)
        return survey.ground.exit_medals(side, kind) - here
    if move.via:
        value += survey.passing(move.via)
    clears = able and has_duty(play.terrain, move.to, kind, play.world.side(survey.side))
    clears = clears and is_able_after(found, move)
    if clears or not found.others.get(move, True):
        value -= shot
    return value - _hazard(survey, play, unit, move.to, clears=clears)


def _hazard(survey: Survey, play: Play, unit: int, to: int, *, clears: bool) -> float:
    """Return what it costs a unit to come onto a cell where a mine lies, or thin ice.

    ``clears``: it takes the mine away instead of battling.
    """
    facts = play.terrain.facts[to]
    found = 0.0 if facts.ice is None else THIN_ICE * survey.fear
    if facts.mine is None or facts.mine.owner is play.world.side(survey.side):
        return found
    if play.world.units[unit].kind.accessory is Accessory.MINE_PLOUGH:
        return found - PLOUGHED
    return found if clears else max(found, mine_cost(survey, play, unit, to))


def mine_cost(survey: Survey, play: Play, unit: int, cell: int) -> float:
    """Return what a unit loses on average to the mine on a cell, as far as anybody knows it."""
    strength = known_strength(play, cell)
    strengths = hidden_strengths(play) if strength is None else {strength: 1}
    ground, figures = survey.ground, survey.figures[unit]
    lost = sum(
        copies * prospect(dice, ground.exposure[unit], figures, dice, 1).gain
        for dice, copies in strengths.items()
    )
    return MINES * survey.fear * ground.medals[unit] * lost / sum(strengths.values())


def shot_values(
    survey: Survey, play: Play, cell: int, profile: Profile, extra: Extra, found: Moves
) -> dict[int, float]:
    """Return the worth of the best attack after a move, by the cell where it ends."""
    rest = found.able & survey.reached(profile)
    for move, able in found.others.items():
        if able:
            rest |= 1 << move.to
    values: dict[int, float] = {}
    if not rest:
        return values
    units = (play.state.masks[0] | play.state.masks[1]) & ~(1 << cell)
    for shot in survey.shots(profile, extra, moved=True):
        hit = rest & shot.mask
        while hit:
            low = hit & -hit
            hit ^= low
            at = low.bit_length() - 1
            if shot.battery.is_open(at, units):
                values[at] = shot.value
                rest ^= low
        if not rest:
            break
    return values
