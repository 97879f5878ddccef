"""What moves and orders are worth to a side, without trying them out."""

from typing import NamedTuple

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.lookup import Moves, moves_as
from bocage_engine.movegen import may_battle_unmoved
from bocage_engine.play import Play
from bocage_engine.players.survey import Survey
from bocage_engine.world import Profile

HAZARD = 0.06
"""What it costs to enter a mine or thin ice, as far as anybody knows."""
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
    survey: Survey, play: Play, cell: int, profile: Profile, extra: Extra = NO_EXTRA
) -> list[tuple[float, Action]]:
    """Return the moves of an ordered unit, each behind its worth beyond staying unordered."""
    unit = play.state.where[cell]
    here = survey.worth(unit, cell)
    found = moves_as(play, cell, profile)
    values = shot_values(survey, play, cell, profile, extra, found)
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
            value = _exactly(survey, play, unit, move, found, value, values.get(to, 0.0))
        moves.append((value, move))
    return moves


def _exactly(
    survey: Survey, play: Play, unit: int, move: Action, found: Moves, value: float, shot: float
) -> float:
    """Return the worth of a move about which there is something special."""
    if move.kind == ActionKind.EXIT:
        side = survey.side
        here = survey.worth(unit, move.at)
        kind = play.world.units[unit].kind
        return survey.ground.exit_medals(side, kind) - here
    if shot and not found.others.get(move, True):
        value -= shot
    if move.via:
        value += survey.passing(move.via)
    facts = play.terrain.facts[move.to]
    owner = play.world.side(survey.side)
    if facts.ice is not None or (facts.mine is not None and facts.mine.owner is not owner):
        value -= HAZARD * survey.fear
    return value


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
