"""What the enemy's units make each hex worth to one's own, in medals.

A `Survey` depends on the enemy's units, the ground and the objectives, and on nothing that one
does oneself but for battles.  So it is made about once in a turn, and all moves of the turn are
weighed with it.  It looks at nothing that a player cannot see.
"""

from typing import NamedTuple

from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.board import cells_of
from bocage_engine.play import Play
from bocage_engine.players.ground import (
    GOALS,
    Battery,
    Ground,
    Menace,
    depends_on_moving,
    ground_of,
)
from bocage_engine.players.odds import Prospect, nearly_lost, prospect, share
from bocage_engine.players.styles import Style
from bocage_engine.retreat import flags_ignored, is_adrift
from bocage_engine.state import NOBODY
from bocage_engine.terrain import Terrain
from bocage_engine.world import Profile
from bocage_schema.catalogue.units import Accessory
from bocage_schema.catalogue.words import DieFace

DRIVEN = 0.03
"""What it is worth to drive a unit back."""
CLEARED = 0.5
"""What it is worth to get a unit off a hex, as a part of what that hex is worth."""
STEP = 0.022
"""What it is worth to come one hex nearer to the enemy."""
CHANCE_OF_FIRE = 0.33
"""How much of the enemy's dice in reach is rolled in a turn."""
FREE, NO_WAY = 9, 1
"""Hexes from which on a retreat is blocked: none; the first."""
BREACHED = 0.15
"""What it is worth to destroy the bunker of a unit."""
PATIENT = 12
"""Turns without progress from which on danger counts less and less."""


class Shot(NamedTuple):
    """An attack that is possible from some cells, as long as no unit is in between."""

    value: float
    mask: int
    target: int
    dice: int
    battery: Battery


class Places:
    """What each cell is worth to units that are alike, as far as that was asked for."""

    __slots__ = ("fear", "known", "pull", "reach")

    def __init__(self, pull: tuple[float, ...], fear: float, reach: int) -> None:
        """Note what depends on the units."""
        self.known: dict[int, float] = {}
        self.pull = pull
        self.fear = fear
        """What each die to be feared costs."""
        self.reach = reach
        """Hexes from the enemy at which they attack well."""


class Array:
    """The enemy's units on their cells, whatever losses they have had."""

    def __init__(
        self, ground: Ground, terrain: Terrain, enemies: tuple[tuple[int, int], ...]
    ) -> None:
        """Begin with nothing worked out."""
        usual = ground.world.acting[NOBODY]
        self.menaces: tuple[Menace, ...] = tuple(
            [ground.menace(terrain, usual[unit], at) for at, unit in enemies]
        )
        self.threats: dict[int, float] = {}
        """By cell the battle dice to be feared there."""
        self.nearest: dict[int, int] = {}
        """By cell the distance to the nearest of the units."""
        self.reached: dict[int, int] = {}
        """From where units that fire alike reach any of them, a mask."""


class Survey:
    """How things stand for one side."""

    def __init__(self, play: Play, side: int, style: Style, before: "Survey | None" = None) -> None:
        """Take down what everything else is worked out from when it is needed.

        What was found out ``before`` is taken over where the enemy still stands as it did.
        """
        state, world = play.state, play.world
        self.world = world
        self.terrain = play.terrain
        self.figures = state.figures[:]
        self.holders = tuple(state.holders)
        self.ground: Ground = ground_of(world)
        self.side = side
        self.style = style
        self.mask = state.masks[1 - side]
        self.enemies = tuple([(cell, state.where[cell]) for cell in cells_of(self.mask)])
        self.beside = world.board.around(self.mask)
        waited = max(0, state.turn - state.progress - PATIENT)
        self.fear = style.safety / (1 + 0.15 * waited)
        self.urge = style.approach * STEP * (1 + 0.1 * waited)
        self._stakes = self._stakes_by_cell()
        self._shots: dict[tuple[int, bool, Extra], list[Shot]] = {}
        self._places: dict[tuple[int, int], Places] = {}
        self._values: dict[tuple[int, int, float], float] = {}
        self._marks: dict[int, tuple[int, int]] = {}
        self.array: Array = (
            before.array
            if before is not None
            and before.enemies == self.enemies
            and before.terrain is self.terrain
            and before.side == side
            else Array(self.ground, self.terrain, self.enemies)
        )

    def _stakes_by_cell(self) -> dict[int, float]:
        """Return what it is worth, for objectives, to get the enemy off its cells."""
        found: dict[int, float] = {}
        if not self.mask & self.world.goal_mask:
            return found
        for goal, holder in zip(self.world.goals, self.holders, strict=True):
            for cell in cells_of(goal.mask & self.mask):
                _, stay = self.ground.worth(goal, holder, self.side)
                found[cell] = found.get(cell, 0.0) + CLEARED * GOALS * stay * self.style.goals
        return found

    def hit(self, profile: Profile, unit: int, *, near: bool, moved: bool) -> float:
        """Return the probability that one die of an attack hits a unit."""
        return self.ground.hit(profile, unit, near=near, moved=moved)

    def _mark(self, cell: int, unit: int) -> tuple[int, int]:
        """Return the flags that an enemy unit may ignore, and where its retreat is blocked."""
        known = self._marks.get(cell)
        if known is None:
            world, terrain = self.world, self.terrain
            info = world.units[unit]
            ignored = flags_ignored(terrain, cell, info.kind, world.side(info.side))
            onward = terrain.retreat_steps(up=info.side == world.top)[cell]
            closed = self.mask | terrain.no_retreat_for(info.kind.bars | info.kind.move_bit)
            is_free = onward & ~closed and not is_adrift(terrain, cell, info.kind)
            known = self._marks[cell] = ignored, FREE if is_free else NO_WAY
        return known

    def attack(self, cell: int, unit: int, dice: int, hit: float) -> float:
        """Return what it is worth to attack an enemy unit with so many dice."""
        key = cell, dice, hit
        known = self._values.get(key)
        if known is None:
            found = self.prospect(cell, unit, dice, hit)
            damage = found.gain * self.ground.medals[unit] + DRIVEN * found.driven
            stake = self._stakes.get(cell, 0.0)
            known = self.style.damage * damage + stake * (found.kill + found.driven)
            self._values[key] = known
        return known

    def breach(self, cell: int, dice: int) -> float:
        """Return what it is worth that a petard may destroy the bunker on a cell."""
        if not self.terrain.facts[cell].breachable:
            return 0.0
        return BREACHED * (1 - (1 - share({DieFace.STAR})) ** dice)

    def prospect(self, cell: int, unit: int, dice: int, hit: float) -> Prospect:
        """Return what an attack on an enemy unit with so many dice leads to."""
        ignored, blocked = self._mark(cell, unit)
        return prospect(dice, hit, self.figures[unit], ignored, blocked)

    def shots(self, profile: Profile, extra: Extra = NO_EXTRA, *, moved: bool) -> list[Shot]:
        """Return the attacks of units of a profile from anywhere, the best first."""
        if moved and not depends_on_moving(profile.kind):
            moved = False
        key = profile.firing, moved, extra
        known = self._shots.get(key)
        if known is None:
            known = self._shots[key] = self._find_shots(profile, extra, moved)
        return known

    def _find_shots(self, profile: Profile, extra: Extra, moved: bool) -> list[Shot]:
        apart = ~self.beside
        petard = profile.kind.accessory is Accessory.PETARD
        found = []
        for cell, unit in self.enemies:
            battery = self.ground.battery(self.terrain, profile, cell, unit, moved=moved)
            close = self.hit(profile, unit, near=True, moved=moved)
            far = self.hit(profile, unit, near=False, moved=moved)
            for fired, near, mask in battery.fires:
                dice = fired + (extra.close if near else extra.fire)
                if not near:
                    mask &= apart
                if dice > 0 and mask:
                    value = self.attack(cell, unit, dice, close if near else far)
                    if petard and near:
                        value += self.breach(cell, dice)
                    found.append(Shot(value, mask, cell, dice, battery))
        found.sort(key=_value, reverse=True)
        return found

    def threat(self, cell: int) -> float:
        """Return the battle dice to be feared on a cell."""
        known = self.array.threats.get(cell)
        if known is None:
            known = 0.0
            for menace in self.array.menaces:
                dice = menace.dice.get(cell)
                known += menace.on(cell) if dice is None else dice
            self.array.threats[cell] = known
        return known

    def places(self, unit: int) -> Places:
        """Return what is known of the worth of cells to a unit."""
        figures = self.figures[unit]
        key = self.ground.group_of_unit[unit], figures
        known = self._places.get(key)
        if known is None:
            ground = self.ground
            pull = ground.pull(self.terrain, self.holders, self.side, unit, self.style)
            slope = nearly_lost(max(0, figures - 1)) - nearly_lost(figures)
            fear = self.fear * ground.medals[unit] * slope * ground.exposure[unit] * CHANCE_OF_FIRE
            reach = max(1, len(self.world.units[unit].kind.dice) - 1)
            known = self._places[key] = Places(pull, fear, reach)
        return known

    def worth(self, unit: int, cell: int) -> float:
        """Return what it is worth to have a unit on a cell, what it attacks left aside."""
        places = self.places(unit)
        found = places.known.get(cell)
        return self.worth_at(places, cell) if found is None else found

    def worth_at(self, places: Places, cell: int) -> float:
        """Work out what it is worth to have a unit on a cell."""
        found = places.pull[cell] - places.fear * self.threat(cell)
        found -= self.distance_cost(places, cell)
        places.known[cell] = found
        return found

    def distance_cost(self, places: Places, cell: int) -> float:
        """Return what it costs units that they are too far from the enemy to attack it well."""
        return self.urge * max(0, self.nearest(cell) - places.reach)

    def nearest(self, cell: int) -> int:
        """Return the distance to the nearest enemy in hexes; 0 if there is none."""
        known = self.array.nearest.get(cell)
        if known is None:
            row = self.world.board.distance[cell]
            known = self.array.nearest[cell] = min([row[at] for at, _ in self.enemies], default=0)
        return known

    def danger(self, unit: int, cell: int) -> float:
        """Return what a unit on a cell may lose until its next turn."""
        return self.places(unit).fear * self.threat(cell)

    def passing(self, cells: int) -> float:
        """Return what it is worth to come through some cells, a mask."""
        found = 0.0
        for goal, holder in zip(self.world.goals, self.holders, strict=True):
            if goal.on_entering and goal.mask & cells and holder != self.side:
                _, stay = self.ground.worth(goal, holder, self.side)
                found += GOALS * stay * self.style.goals
        return found

    def reached(self, profile: Profile) -> int:
        """Return the mask of the cells from where units of a profile reach any enemy."""
        known = self.array.reached.get(profile.firing)
        if known is None:
            known = 0
            for cell, _ in self.enemies:
                known |= profile.fire_disks[cell]
            self.array.reached[profile.firing] = known
        return known


class Lookout:
    """Makes surveys, and gives the last one again while nothing has changed that it shows."""

    def __init__(self, style: Style) -> None:
        """Begin without a game."""
        self._style = style
        self._last: Survey | None = None
        self._seen: tuple[object, ...] = ()

    def survey(self, play: Play, side: int) -> Survey:
        """Return how things stand for a side."""
        state = play.state
        enemy = state.masks[1 - side]
        where = state.where
        seen = (
            state.turn,
            side,
            enemy,
            [where[cell] for cell in cells_of(enemy)],
            state.figures,
            state.holders,
            state.progress,
            play.terrain.changes,
        )
        last = self._last
        if last is not None and last.world is not play.world:
            last = None
        if last is not None and seen == self._seen:
            return last
        self._seen = (*seen[:4], state.figures[:], state.holders[:], *seen[6:])
        self._last = found = Survey(play, side, self._style, last)
        return found


def _value(shot: Shot) -> float:
    return shot.value
