"""Whom a unit may attack, and with how many dice (rules reference 20)."""

from typing import NamedTuple

from bocage_engine import los
from bocage_engine.facts import BATTLE_CLASSES, HexFacts, facts_of
from bocage_engine.kinds import Kind
from bocage_engine.options import Options
from bocage_engine.terrain import Terrain
from bocage_schema.catalogue.units import Accessory, SightNeed, When
from bocage_schema.ids import Side, UnitClass

ARTILLERY = BATTLE_CLASSES.index(UnitClass.ARTILLERY)
"""Place of artillery among the classes of attackers."""


class Fighter(NamedTuple):
    """A unit in a battle."""

    cell: int
    kind: Kind
    side: Side
    moved: bool = False
    """It has moved in this turn."""


class Shot(NamedTuple):
    """A legal attack."""

    cell: int
    distance: int
    dice: int


class Extra(NamedTuple):
    """Dice that a card adds to an attack, after everything that takes dice away."""

    close: int = 0
    """In close assault."""
    fire: int = 0
    """At a distance."""


NO_EXTRA = Extra()


def targets(
    terrain: Terrain,
    attacker: Fighter,
    enemies: dict[int, Fighter],
    units: int,
    options: Options,
    extra: Extra = NO_EXTRA,
) -> list[Shot]:
    """Return the legal attacks of a unit, in the order of the cells.

    ``enemies`` are the enemy units by cell, ``units`` is the mask of all units.  With an enemy
    beside it a unit may only attack adjacent enemies, even if it can harm none (D-08).
    """
    distances = terrain.board.distance[attacker.cell]
    adjacent = [cell for cell in enemies if distances[cell] == 1]
    shots = []
    for cell in sorted(adjacent or enemies):
        dice = dice_against(terrain, attacker, enemies[cell], extra)
        if dice > 0 and is_in_sight(terrain, attacker, cell, units, options):
            shots.append(Shot(cell, distances[cell], dice))
    return shots


class Aim(NamedTuple):
    """An attack on one cell, as far as the ground and the two kinds of unit decide it."""

    dice: int
    """Battle dice, those of cards left out; perhaps none."""
    crossed: int
    """Mask of the cells where any unit blocks the line of sight."""
    left: int
    """The same for cells beside the line, where units block it only together with the right."""
    right: int
    left_blocked: bool
    """The ground blocks that side whatever stands there."""
    right_blocked: bool

    def is_open(self, units: int) -> bool:
        """Tell whether no units, a mask, block the line of sight."""
        if units & self.crossed:
            return False
        return not (
            (self.left_blocked or units & self.left) and (self.right_blocked or units & self.right)
        )


def aim(terrain: Terrain, attacker: Fighter, target: Fighter, options: Options) -> Aim | None:
    """Return what an attack depends on besides the units between; None: it is never possible.

    It holds if heights between the two do not matter, see `Options.elevated_ignores_lower`.
    """
    a, b = attacker.cell, target.cell
    dice = _dice_before_cards(terrain, attacker, target)
    if dice is None or not is_in_sight(terrain, attacker, b, 0, options):
        return None
    if terrain.board.distance[a][b] == 1 or not _needs_sight(attacker):
        return Aim(dice, 0, 0, 0, False, False)
    met = terrain.board.line(a, b)
    ground = los.obstructions(terrain, a, b)
    left, right = bool(met.left_off or ground & met.left), bool(met.right_off or ground & met.right)
    return Aim(dice, met.crossed, met.left, met.right, left, right)


def is_in_sight(
    terrain: Terrain, attacker: Fighter, cell: int, units: int, options: Options
) -> bool:
    """Tell whether the terrain between lets a unit attack another one on ``cell``."""
    here, there = terrain.facts[attacker.cell], terrain.facts[cell]
    if terrain.board.distance[attacker.cell][cell] == 1:
        return True
    if there.hidden or (here.adjacent_only | there.adjacent_only) & attacker.kind.battle_bit:
        return False
    if not _needs_sight(attacker):
        return los.shells_reach(terrain, attacker.cell, cell)
    if attacker.kind.hit_class is UnitClass.INFANTRY and terrain.blocks_infantry_fire:
        crossed = terrain.board.line(attacker.cell, cell).crossed
        if crossed & terrain.blocks_infantry_fire:
            return False
    return los.sees(terrain, units, attacker.cell, cell, options)


def _needs_sight(attacker: Fighter) -> bool:
    need = attacker.kind.sight
    return need is SightNeed.ALWAYS or (need is SightNeed.IF_MOVED and attacker.moved)


def dice_against(
    terrain: Terrain, attacker: Fighter, target: Fighter, extra: Extra = NO_EXTRA
) -> int:
    """Return the battle dice of an attack; 0 or less: it is not possible."""
    dice = _dice_before_cards(terrain, attacker, target)
    if dice is None:
        return 0
    if extra is NO_EXTRA:
        return dice
    adjacent = terrain.board.distance[attacker.cell][target.cell] == 1
    return dice + (extra.close if adjacent else extra.fire)


def _dice_before_cards(terrain: Terrain, attacker: Fighter, target: Fighter) -> int | None:
    """Return the same without the dice of cards; None: the attacker may not, or is too far."""
    kind = attacker.kind
    distance = terrain.board.distance[attacker.cell][target.cell]
    table = kind.dice if attacker.moved else kind.dice_unmoved
    own = terrain.facts[attacker.cell]
    if kind.open_on:
        own = facts_for(terrain, attacker.cell, kind)
    there = terrain.facts[target.cell]
    if own.artillery_dice and kind.battle_class == ARTILLERY:
        table = own.artillery_dice
    if distance > len(table) or target.kind.hit_class not in kind.targets:
        return None
    dice = table[distance - 1]
    if there.marks:
        dice += sum(more for more, kinds in there.marks if kind.id in kinds)
    if there.breachable and distance == 1 and kind.accessory is Accessory.PETARD:
        dice += 1
    if there.protections:
        ignored = holds(kind.ignores_target, attacker, distance)
        dice += protection(terrain, attacker, target, ignored=ignored)
    penalty = own.dice_from[kind.battle_class]
    if penalty and holds(kind.ignores_own, attacker, distance):
        penalty = own.dice_from_for_all[kind.battle_class]
    return dice + penalty


def facts_for(terrain: Terrain, cell: int, kind: Kind) -> HexFacts:
    """Return what a hex means to a kind of unit that moves or battles there."""
    if kind.open_on:
        return facts_of(terrain.pieces[cell], terrain.printed[cell], kind.open_on)
    return terrain.facts[cell]


def protection(terrain: Terrain, attacker: Fighter, target: Fighter, *, ignored: bool) -> int:
    """Return what the hex of the target takes from the dice: the strongest piece counts (D-09).

    If it is ``ignored``, only what is never ignored counts (D-66).
    """
    found: int | None = None
    for item in terrain.facts[target.cell].protections:
        if ignored and not item.never_ignored:
            continue
        if item.owner is not None and item.owner is not target.side:
            continue
        if item.lower_only and terrain.height[attacker.cell] >= terrain.height[target.cell]:
            continue
        if item.is_tile and target.kind.bare_on_tiles:
            continue
        if item.not_among and item.not_among in terrain.facts[attacker.cell].terrain:
            continue
        dice = item.dice[attacker.kind.battle_class]
        if found is None or dice < found:
            found = dice
    return found or 0


def holds(when: When, attacker: Fighter, distance: int) -> bool:
    """Tell whether an ability that works at certain times works in an attack."""
    if when is When.UNMOVED:
        return not attacker.moved
    return when is When.ALWAYS or (when is When.CLOSE_ASSAULT and distance == 1)
