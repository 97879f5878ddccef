"""What players know of a battlefield, worked out once for all games of a `World`."""

from typing import Any, NamedTuple

from bocage_engine.battle import Aim, Fighter, aim, dice_against, protection
from bocage_engine.board import OFF_BOARD, cells_of
from bocage_engine.goals import Goal
from bocage_engine.kinds import BYSTANDER, Kind
from bocage_engine.movegen import is_able_on
from bocage_engine.players.odds import hit_chance, share
from bocage_engine.players.styles import Style
from bocage_engine.state import NOBODY, SIDES
from bocage_engine.terrain import FAR_FIGHTS, Terrain
from bocage_engine.world import Profile, UnitInfo, World
from bocage_schema.catalogue.units import SightNeed, When
from bocage_schema.ids import ObjectiveType

UNREACHABLE = 60
"""Hexes that are farther than any on a board."""
NOWHERE: tuple[tuple[int, ...], ...] = ()
"""What steps cost units that do not move at all."""
GOALS = 0.4
"""What medals count of objectives that may be lost again, and of the way to them."""
FADING = 0.84
"""What an objective one hex farther away is worth, as a part."""
LURE = 0.55
"""What standing beside an objective is worth, as a part of its medals."""
GUARD = 0.12
"""The same for one that is held already."""
HELD = 0.9
"""What standing on an objective is worth, as a part of its medals."""
ONCE = frozenset({ObjectiveType.PERMANENT, ObjectiveType.PERMANENT_TURN_START})
"""Objectives that are never lost again."""
BY_MAJORITY = frozenset(
    {ObjectiveType.TEMPORARY_MAJORITY, ObjectiveType.TEMPORARY_MAJORITY_TURN_START}
)
MOST = 5_000
"""Entries that tables keep."""
NO_MEDAL = 0.3
"""What a unit counts for whose elimination earns no medal of its own."""
LATER = 0.5
"""What an attack that takes a move first counts in a threat."""
FIRE_MOST = 4
"""Longest range of units whose move before an attack counts in a threat."""


class Fire(NamedTuple):
    """Cells from where so many dice can be rolled against a target, if nothing is in between."""

    dice: int
    near: bool
    """They are beside the target."""
    mask: int


class Battery:
    """Attacks of units of a profile on one unit, from anywhere."""

    def __init__(
        self, world: World, terrain: Terrain, profile: Profile, target: Fighter, *, moved: bool
    ) -> None:
        """Find out how many dice there are from each cell."""
        self._world = world
        self._terrain = terrain
        self._profile = profile
        self._target = target
        self._moved = moved
        self._aims: dict[int, Aim | None] = {}
        masks: dict[tuple[int, bool], int] = {}
        near = world.board.near_mask[target.cell]
        kind = profile.kind
        for cell in cells_of(profile.fire_disks[target.cell] & ~(1 << target.cell)):
            if is_able_on(terrain, cell, kind):
                dice = dice_against(terrain, Fighter(cell, kind, profile.owner, moved), target)
                if dice >= 0:
                    group = dice, bool(near >> cell & 1)
                    masks[group] = masks.get(group, 0) | 1 << cell
        self.fires = tuple(
            Fire(dice, near, mask) for (dice, near), mask in sorted(masks.items(), reverse=True)
        )
        """Where they are from, the most dice first."""

    def _attacker(self, cell: int) -> Fighter:
        return Fighter(cell, self._profile.kind, self._profile.owner, self._moved)

    def is_open(self, cell: int, units: int) -> bool:
        """Tell whether a unit on a cell sees the target past other units, a mask."""
        known: Aim | None = self._aims.get(cell, UNKNOWN)
        if known is UNKNOWN:
            known = aim(self._terrain, self._attacker(cell), self._target, self._world.options)
            self._aims[cell] = known
        return known is not None and known.is_open(units)


UNKNOWN: Any = object()
"""Stands for what was not worked out yet."""


class Menace:
    """Battle dice to be feared from one unit."""

    def __init__(
        self, world: World, terrain: Terrain, profile: Profile, cell: int, victim: Kind
    ) -> None:
        """Begin with nothing worked out."""
        self._terrain = terrain
        self._options = world.options
        self._here = Fighter(cell, profile.kind, profile.owner)
        self._victim = victim
        self._enemy = SIDES[1 - profile.side]
        self._distances = world.board.distance[cell]
        self._range = profile.range
        self._mobile = profile.kind.battle_max if len(profile.kind.dice) <= FIRE_MOST else 0
        self.dice: dict[int, float] = {}
        """What is known so far, by cell."""

    def on(self, cell: int) -> float:
        """Return the dice to be feared on a cell, those that take a move first counting less."""
        found = 0.0
        apart = self._distances[cell]
        here = self._here
        dice = here.kind.dice
        if dice and 0 < apart <= self._range + self._mobile:
            there = Fighter(cell, self._victim, self._enemy)
            if apart <= self._range:
                aimed = aim(self._terrain, here, there, self._options)
                if aimed is not None and aimed.dice > 0:
                    found = float(aimed.dice)
            after = max(1, apart - self._mobile)
            if self._mobile and after <= len(dice):
                cover = protection(self._terrain, here, there, ignored=False)
                found = max(found, LATER * (dice[after - 1] + cover))
        self.dice[cell] = found
        return found


class Ground:
    """Tables about the ground of a world, made when they are needed first."""

    def __init__(self, world: World) -> None:
        """Begin with empty tables."""
        self.world = world
        kinds: dict[Kind, int] = {}
        self.kind_of_unit = tuple(kinds.setdefault(unit.kind, len(kinds)) for unit in world.units)
        """By unit a number of its kind: units of one kind are hit alike."""
        self.medals = tuple(map(_medals, world.units))
        """By unit the medals that it counts for."""
        groups: dict[object, int] = {}
        self.group_of_unit = tuple(
            groups.setdefault((kind, unit.side, unit.may_exit, medals), len(groups))
            for kind, unit, medals in zip(self.kind_of_unit, world.units, self.medals, strict=True)
        )
        """By unit a number: a place is worth the same to units with the same number."""
        self.exposure = tuple(share(unit.kind.hit_symbols) for unit in world.units)
        """By unit the probability that a die hits it, stars left aside."""
        self.odd = tuple(
            start.aboard or unit.kind.gives_supply or bool(unit.kind.marks)
            for start, unit in zip(sorted(world.setup.units), world.units, strict=True)
        )
        """By unit, whether there is more to consider for its moves than for those of others."""
        self._victims = tuple(_soldier(world, side) for side in range(len(SIDES)))
        self._hits: dict[tuple[int, int, bool, bool], float] = {}
        self._batteries: dict[tuple[int, bool, int, int, int], Battery] = {}
        self._menaces: dict[tuple[int, int, int], Menace] = {}
        self._steps: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self._pulls: dict[tuple[int, int, int, tuple[int, ...], int, Style], tuple[float, ...]] = {}

    def hit(self, profile: Profile, target: int, *, near: bool, moved: bool) -> float:
        """Return the probability that one die of units of a profile hits a unit."""
        key = profile.firing, self.kind_of_unit[target], near, moved
        known = self._hits.get(key)
        if known is None:
            world = self.world
            known = self._hits[key] = hit_chance(
                profile.kind,
                world.units[target].kind,
                1 if near else 2,
                moved=moved,
                dim=world.rules.reduced_visibility,
            )
        return known

    def battery(
        self, terrain: Terrain, profile: Profile, target: int, unit: int, *, moved: bool
    ) -> Battery:
        """Return the attacks of units of a profile on a unit that stands on a cell."""
        version = terrain.version(target, FAR_FIGHTS)
        key = profile.firing, moved, target, self.kind_of_unit[unit], version
        known = self._batteries.get(key)
        if known is None:
            if len(self._batteries) > MOST:
                self._batteries.clear()
            info = self.world.units[unit]
            there = Fighter(target, info.kind, SIDES[info.side])
            known = Battery(self.world, terrain, profile, there, moved=moved)
            self._batteries[key] = known
        return known

    def menace(self, terrain: Terrain, profile: Profile, cell: int) -> Menace:
        """Return the battle dice to be feared from a unit on ``cell``."""
        key = profile.firing, cell, terrain.version(cell, FAR_FIGHTS)
        known = self._menaces.get(key)
        if known is None:
            if len(self._menaces) > MOST:
                self._menaces.clear()
            victim = self._victims[1 - profile.side]
            known = self._menaces[key] = Menace(self.world, terrain, profile, cell, victim)
        return known

    def steps_to(self, terrain: Terrain, goal: int, kind: Kind, opened: int = 0) -> tuple[int, ...]:
        """Return by cell the hexes of movement of a kind of unit to the nearest cell of a mask.

        Units in the way are left out of account, and of what changes during a game all but
        which cells are impassable; those ``opened`` are not, a mask.
        """
        closed = terrain.open_for(kind.open_on).impassable_for(kind.bars) & ~opened
        key = goal, kind.move_bit, closed
        known = self._steps.get(key)
        if known is None:
            if len(self._steps) > MOST:
                self._steps.clear()
            known = self._steps[key] = self._find_steps(goal, kind, closed)
        return known

    def _find_steps(self, goal: int, kind: Kind, closed: int) -> tuple[int, ...]:
        terrain, board = self.world.terrain, self.world.board
        costs = terrain.step_cost.get(kind.move_bit, NOWHERE)
        found = [UNREACHABLE] * board.size
        fronts: list[list[int]] = [[] for _ in range(UNREACHABLE + 10)]
        for cell in cells_of(goal):
            found[cell] = 0
            fronts[0].append(cell)
        for steps in range(UNREACHABLE):
            for cell in fronts[steps]:
                if found[cell] != steps:
                    continue
                for way, near in enumerate(board.ways[cell] if costs else ()):
                    if near == OFF_BOARD or closed >> near & 1:
                        continue
                    cost = costs[near][(way + 3) % 6]
                    after = steps + cost
                    if cost and after < found[near]:
                        found[near] = after
                        fronts[after].append(near)
        return tuple(found)

    def pull(
        self, terrain: Terrain, holders: tuple[int, ...], side: int, unit: int, style: Style
    ) -> tuple[float, ...]:
        """Return by cell what objectives and exits make it worth to a unit, in medals."""
        kind = self.world.units[unit].kind
        exits = self.world.exits[side] if self.world.units[unit].may_exit else 0
        closed = terrain.impassable_for(kind.bars)
        key = side, self.kind_of_unit[unit], closed, holders, exits, style
        known = self._pulls.get(key)
        if known is None:
            if len(self._pulls) > MOST:
                self._pulls.clear()
            known = self._pulls[key] = self._find_pull(terrain, side, kind, holders, exits, style)
        return known

    def _find_pull(
        self,
        terrain: Terrain,
        side: int,
        kind: Kind,
        holders: tuple[int, ...],
        exits: int,
        style: Style,
    ) -> tuple[float, ...]:
        found = [0.0] * self.world.board.size
        weight = GOALS * style.goals
        for goal, holder in zip(self.world.goals, holders, strict=True):
            lure, stay = self.worth(goal, holder, side)
            if lure or stay:
                steps = self.steps_to(terrain, goal.mask, kind)
                _add_pull(found, steps, lure * weight, stay * weight)
        if exits:
            medals = self.exit_medals(side, kind)
            steps = self.steps_to(terrain, exits, kind)
            _add_pull(found, steps, medals * weight, medals * weight * LURE)
        return tuple(found)

    def worth(self, goal: Goal, holder: int, side: int) -> tuple[float, float]:
        """Return what an objective is worth to a side: to come nearer, and to stand on it."""
        medals = float(goal.medals)
        if goal.type is ObjectiveType.SUDDEN_DEATH:
            medals = self.world.needed[side] / 2
        if not medals:
            return 0.0, 0.0
        shared = max(1, goal.needed)
        if goal.type in BY_MAJORITY:
            shared = max(shared, goal.mask.bit_count() // 2 + 1)
        own = goal.side in (NOBODY, side)
        if holder == side:
            if goal.type in ONCE:
                return 0.0, 0.0
            return medals * GUARD, medals * HELD / shared
        if own:
            both = 1.6 if holder != NOBODY else 1.0
            kept = 1 / GOALS if goal.type in ONCE else HELD
            return medals * both, medals * both * kept / shared
        if goal.type in ONCE and holder != NOBODY:
            return 0.0, 0.0
        part = 0.6 if holder != NOBODY else GUARD
        return medals * part, medals * part

    def exit_medals(self, side: int, kind: Kind) -> float:
        """Return the medals for a unit of a kind that leaves the board, or what it stands for."""
        rules = self.world.rules
        medals = float(rules.exit_medals.get(kind.order_class, 1)) if kind.order_class else 1.0
        must = rules.must_exit
        if must is not None and SIDES.index(must.side) == side:
            medals += 1.0
        return medals


def _add_pull(found: list[float], steps: tuple[int, ...], lure: float, stay: float) -> None:
    for cell, away in enumerate(steps):
        if not away:
            found[cell] += stay
        elif away < UNREACHABLE:
            found[cell] += lure * LURE * FADING**away


def _soldier(world: World, side: int) -> Kind:
    """Return the kind of unit of a side that stands for all of them as a target."""
    return next((unit.kind for unit in world.units if unit.side == side), BYSTANDER)


def _medals(unit: UnitInfo) -> float:
    """Return the medals that a unit counts for."""
    return NO_MEDAL if unit.kind.figure_pool else float(unit.medals) or NO_MEDAL


def depends_on_moving(kind: Kind) -> bool:
    """Tell whether attacks of a kind of unit are others once it has moved."""
    return (
        kind.dice != kind.dice_unmoved
        or kind.sight is SightNeed.IF_MOVED
        or When.UNMOVED in (kind.ignores_target, kind.ignores_own, kind.star_condition)
    )


def ground_of(world: World) -> Ground:
    """Return the tables of a world, which all players share."""
    known: Ground | None = world.notes.get(Ground)
    if known is None:
        known = world.notes[Ground] = Ground(world)
    return known
