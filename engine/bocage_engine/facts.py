"""What everything on one hex means for the game, compiled from the catalogue.

Classes of units are bits, see `CLASS_BIT`; a field of classes is a sum of bits.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec import structs

from bocage_engine.setup import Laid
from bocage_schema.catalogue import (
    EDGES,
    HexRules,
    Network,
    ObstacleRules,
    RectTile,
    TerrainRules,
    Tile,
    Trait,
    catalogue,
)
from bocage_schema.catalogue.rules import (
    Capture,
    ClassDice,
    EdgeCost,
    Ground,
    HexAction,
    HexBattle,
    HexMovement,
    IceCheck,
)
from bocage_schema.catalogue.words import Category, Removal, SightRule, StopKind, TakeCondition
from bocage_schema.ids import Side, UnitClass

CLASS_BIT = {unit_class: 1 << number for number, unit_class in enumerate(UnitClass)}
"""The bit of each class of unit."""
EVERY_CLASS = (1 << len(CLASS_BIT)) - 1
ALL_FLAGS = 99
"""Stands for ignoring every flag of a roll."""
BATTLE_CLASSES = (UnitClass.INFANTRY, UnitClass.ARMOR, UnitClass.ARTILLERY)
"""Classes of attackers, in the order in which dice changes are listed."""
_NO_DICE = (0,) * len(BATTLE_CLASSES)
_WAY = {edge: way for way, edge in enumerate(EDGES)}
_ALL_WAYS = (1 << len(EDGES)) - 1


class Protection(NamedTuple):
    """What one piece on a hex takes from the dice of attacks on the unit there."""

    dice: tuple[int, ...]
    """Change for each class of attacker, in the order of `BATTLE_CLASSES`."""
    lower_only: bool
    """Only against attackers on lower ground."""
    not_among: str
    """Rules between two of which it does not hold; empty: it always does."""
    owner: Side | None
    """Only this side is protected; None: whoever is there."""
    is_tile: bool
    """It is the terrain, and no obstacle on it."""
    never_ignored: bool
    """It holds against units that ignore terrain, too."""


class FlagCover(NamedTuple):
    """Flags that the unit on a hex may ignore."""

    flags: int
    classes: int
    owner: Side | None


class Duty(NamedTuple):
    """What a unit that could battle here must do instead, such as clearing a mine."""

    kinds: tuple[str, ...]
    """Kinds of units that must."""
    owner: Side | None
    """The side that need not: its own mine does nothing to it."""


class Crossing(NamedTuple):
    """What it takes to cross some edges of a hex."""

    terrain: frozenset[str]
    """Rules of terrain beyond the edge."""
    except_terrain: bool
    """It holds for every other terrain instead."""
    classes: int
    cost: int
    """Hexes of movement; 0: the edge cannot be crossed."""


@dataclass(frozen=True, slots=True)
class HexFacts:
    """What everything on one hex means together."""

    terrain: frozenset[str]
    """Ids of the terrain rules."""
    height: int
    hill: bool
    """It blocks the line of sight as hills do."""
    blocks: bool
    """It blocks the line of sight whoever looks."""
    lake: bool
    """It blocks a line that meets two such hexes."""
    blocks_shells: bool
    """It also stops fire that needs no line of sight."""
    blocks_infantry_fire: bool
    impassable: int
    stop: int
    rail: bool
    road_ways: int
    """Edges that roads lead over, bit by bit, counter-clockwise from east."""
    open_ways: int
    """Edges over which the hex is entered and left; all six if nothing limits them."""
    must_act: tuple[Duty, ...]
    first_hex_only: bool
    exit_limit: int
    """Hexes in all that a unit which starts here may move; 0: no limit."""
    total_limit: int
    """Hexes in all of a movement that enters the hex; 0: no limit."""
    cannot_leave: int
    no_battle_on_enter: int
    battle_if_first_hex: bool
    """Who enters with the first hex of a move may battle, others not."""
    no_battle_while_on: int
    no_battle_after_leaving: int
    adjacent_only: int
    """Classes that fight into and out of the hex only with adjacent units."""
    hidden: bool
    """The unit here can be attacked only by adjacent units."""
    protections: tuple[Protection, ...]
    dice_from: tuple[int, ...]
    """Change for attacks from here, in the order of `BATTLE_CLASSES`."""
    dice_from_for_all: tuple[int, ...]
    """The same as far as it holds for units that ignore terrain, too."""
    artillery_dice: tuple[int, ...]
    flag_cover: tuple[FlagCover, ...]
    refuge: bool
    flags_hit: bool
    """Nobody retreats from here: each flag is a hit."""
    retreat_impassable: int
    enter: tuple[Crossing, ...]
    leave: tuple[Crossing, ...]
    hard_stop: int
    """Classes whose movement the hex ends for good: they take no ground in that turn."""
    take: bool
    """It may be taken after a close assault."""
    take_unmoved_only: bool
    """Only units that have neither moved nor taken ground in the turn may take it."""
    take_not_uphill: bool
    """Infantry may not take it over an edge that limits it on the way in."""
    overrun: bool
    """Armor that takes it may battle again."""
    ice: IceCheck | None
    """Dice that a unit rolls which comes onto the hex."""
    mine: Laid | None
    """A mine that lies here."""
    captures: tuple[tuple[Laid, Capture], ...]
    """What costs its owner cards when the enemy enters."""
    marks: tuple[tuple[int, tuple[str, ...]], ...]
    """Dice that some kinds of unit gain against the unit here."""
    breachable: bool
    """Something here is destroyed by the star of a petard."""
    removals: tuple[tuple[Laid, frozenset[Removal]], ...]
    """What goes off the board by some events, and by which."""
    actions: tuple[tuple[Laid, HexAction], ...]
    """What a unit here may do instead of battling."""


@lru_cache(maxsize=20_000)
def facts_of(
    laid: tuple[Laid, ...], printed: str | None, open_on: frozenset[str] = frozenset()
) -> HexFacts:
    """Return what the pieces on a hex mean, on the terrain that the face prints there.

    Pieces that the catalogue does not know mean nothing.  Rules in ``open_on`` are taken to be
    open ground for whoever moves and battles there; if they are those of a boat, they hold
    instead of those of the waters that it floats on.
    """
    known = [(item, rules_of(item.piece, item.traits)) for item in laid]
    pairs = [(item, rules) for item, rules in known if rules and not is_boat(rules)]
    tiles = [rules for _, rules in pairs if isinstance(rules, TerrainRules)]
    if not tiles and printed:
        background = catalogue().terrain_rules[printed]
        pairs.insert(0, (Laid(""), background))
        tiles.append(background)
    bridges = [rules for _, rules in pairs if rules.movement.enables_river]
    here = [(item, rules) for item, rules in pairs if not is_spanned(rules, bridges)]
    if open_on:
        here = [found for pair in here for found in _found_by(*pair, open_on)]
    return HexFacts(
        terrain=frozenset(rules.id for rules in tiles),
        height=max((rules.height for _, rules in pairs), default=0),
        **_sight([rules for _, rules in pairs], laid),
        **_movement([rules for _, rules in here], laid),
        **_edges(here),
        **_battle(here),
        **_taking([rules for _, rules in here]),
        **_events(here),
    )


def is_boat(rules: HexRules) -> bool:
    """Tell whether rules are those of a thing that goes with a unit and takes it over water."""
    return isinstance(rules, ObstacleRules) and bool(rules.floats_on)


def _found_by(
    laid: Laid, rules: HexRules, open_on: frozenset[str]
) -> Iterator[tuple[Laid, HexRules]]:
    """Yield the rules of a hex as they are for whoever goes over some of them otherwise."""
    table = catalogue().obstacle_rules
    boats = [boat for name in open_on if (boat := table.get(name)) and rules.id in boat.floats_on]
    yield laid, _opened(rules) if boats or rules.id in open_on else rules
    yield from ((laid, boat) for boat in boats)


def _opened(rules: HexRules) -> HexRules:
    """Return the rules of a hex without what they change for a unit that moves or battles there."""
    return structs.replace(
        rules,
        movement=HexMovement(enables_river=rules.movement.enables_river, road=rules.movement.road),
        battle=HexBattle(dice_vs_occupant=rules.battle.dice_vs_occupant),
        ground=Ground(),
        retreat_impassable_for=frozenset(),
    )


def rules_of(piece_id: str, traits: tuple[str, ...] = ()) -> HexRules | None:
    """Return the rules of a piece, as its traits change them; None if nothing is known."""
    known = catalogue()
    piece = known.pieces.get(piece_id)
    if piece is None:
        return None
    table: Mapping[str, HexRules] = (
        known.terrain_rules if isinstance(piece, Tile) else known.obstacle_rules
    )
    for name in traits:
        trait = known.traits.get(name)
        if trait and trait.rules and trait.rules in table:
            return table[trait.rules]
    return known.rules_of(piece)


def is_spanned(rules: HexRules, bridges: Iterable[HexRules]) -> bool:
    """Tell whether any of these bridges makes normal ground of a terrain.

    Each spans water that bars the way, and what it may lie on besides, such as a ravine.
    """
    if not isinstance(rules, TerrainRules):
        return False
    is_barrier = rules.category is Category.WATER and rules.movement.impassable_for
    return any(is_barrier or rules.id in spanned_by(bridge.only_with) for bridge in bridges)


@cache
def spanned_by(references: tuple[str, ...]) -> frozenset[str]:
    """Return the terrain rules that a bridge spans which may only lie on these."""
    return frozenset(name for each in references for name in catalogue().members(each))


def _sight(every: list[HexRules], laid: tuple[Laid, ...]) -> dict[str, Any]:
    blocking = [rules.sight for rules in every if rules.sight.blocks]
    closed = _has_trait(laid, lambda trait: trait.blocks_all_fire)
    return {
        "hill": any(sight.rule is SightRule.HILL for sight in blocking),
        "blocks": closed or any(sight.rule is SightRule.NORMAL for sight in blocking),
        "lake": any(sight.rule is SightRule.LAKE for sight in blocking),
        "blocks_shells": closed or any(sight.blocks_artillery for sight in blocking),
        "blocks_infantry_fire": any(
            isinstance(rules, TerrainRules) and rules.blocks_infantry_fire_across for rules in every
        ),
    }


def _movement(here: list[HexRules], laid: tuple[Laid, ...]) -> dict[str, Any]:
    moves = [rules.movement for rules in here]
    closed = _has_trait(laid, lambda trait: trait.impassable)
    return {
        "impassable": EVERY_CLASS if closed else _union(_bits(m.impassable_for) for m in moves),
        "stop": _union(_bits(item.stop_on_enter) for item in moves),
        "first_hex_only": any(item.enter_only_as_first_hex for item in moves),
        "exit_limit": _least(item.exit_limit for item in moves),
        "total_limit": _least(item.enter_total_limit for item in moves),
        "cannot_leave": _union(_bits(item.cannot_leave) for item in moves),
        "retreat_impassable": _union(_bits(rules.retreat_impassable_for) for rules in here),
        "enter": tuple(_crossing(cost) for item in moves for cost in item.enter_cost),
        "leave": tuple(_crossing(cost) for item in moves for cost in item.leave_cost),
    }


def _edges(here: list[tuple[Laid, HexRules]]) -> dict[str, Any]:
    limited = [_ways(item) for item, rules in here if rules.movement.open_edges_only]
    roads = (_ways(item, Network.ROAD) for item, rules in here if rules.movement.road)
    return {
        "rail": any(_ways(item, Network.RAIL) for item, _ in here),
        "road_ways": _union(roads),
        "open_ways": _union(limited) or _ALL_WAYS,
    }


def _battle(here: list[tuple[Laid, HexRules]]) -> dict[str, Any]:
    battles = [rules.battle for _, rules in here]
    own = [_dice(item.dice_from_hex) for item in battles]
    for_all = [_dice(item.dice_from_hex) for item in battles if item.dice_never_ignored]
    return {
        "no_battle_on_enter": _union(_bits(item.no_battle_on_enter) for item in battles),
        "battle_if_first_hex": any(item.battle_on_enter_only_as_first_hex for item in battles),
        "no_battle_while_on": _union(_bits(item.no_battle_while_on) for item in battles),
        "no_battle_after_leaving": _union(_bits(item.no_battle_after_leaving) for item in battles),
        "adjacent_only": _union(_bits(item.adjacent_only_for) for item in battles),
        "must_act": tuple(
            Duty(act.units, laid.owner if isinstance(rules, ObstacleRules) and rules.mine else None)
            for laid, rules in here
            for act in rules.actions
            if act.mandatory
        ),
        "hidden": any(
            isinstance(rules, ObstacleRules) and rules.attack_only_adjacent for _, rules in here
        ),
        "protections": tuple(
            protection for pair in here if any((protection := _protection(*pair)).dice)
        ),
        "dice_from": tuple(map(min, zip(_NO_DICE, *own, strict=True))),
        "dice_from_for_all": tuple(map(min, zip(_NO_DICE, *for_all, strict=True))),
        "artillery_dice": next(filter(None, (item.artillery_dice for item in battles)), ()),
        "flag_cover": tuple(cover for pair in here if (cover := _flag_cover(*pair)).flags),
        "refuge": any(isinstance(rules, TerrainRules) and rules.refuge for _, rules in here),
        "flags_hit": any(isinstance(rules, ObstacleRules) and rules.flags_hit for _, rules in here),
    }


def _taking(here: list[HexRules]) -> dict[str, Any]:
    grounds = [rules.ground for rules in here]
    conditions = {item.condition for item in grounds}
    return {
        "take": all(item.take for item in grounds),
        "take_unmoved_only": TakeCondition.FRESH_UNIT in conditions,
        "take_not_uphill": TakeCondition.INFANTRY_NOT_FROM_BEACH in conditions,
        "overrun": all(item.overrun for item in grounds),
        "hard_stop": _union(
            _bits(rules.movement.stop_on_enter)
            for rules in here
            if rules.movement.stop_kind is StopKind.HARD
        ),
    }


def _events(here: list[tuple[Laid, HexRules]]) -> dict[str, Any]:
    obstacles = [(laid, rules) for laid, rules in here if isinstance(rules, ObstacleRules)]
    return {
        "ice": next((r.movement.on_enter for _, r in here if r.movement.on_enter), None),
        "mine": next((laid for laid, rules in obstacles if rules.mine), None),
        "removals": tuple(
            (laid, frozenset(rules.removed_by)) for laid, rules in obstacles if rules.removed_by
        ),
        "actions": tuple((laid, act) for laid, rules in here for act in _actions(laid, rules)),
        "captures": tuple(
            (laid, capture) for laid, rules in here if (capture := _capture(laid, rules))
        ),
        "marks": tuple(
            (rules.bonus_dice, rules.bonus_for) for _, rules in obstacles if rules.bonus_dice
        ),
        "breachable": any(Removal.PETARD_STAR in rules.removed_by for _, rules in obstacles),
    }


def _actions(laid: Laid, rules: HexRules) -> tuple[HexAction, ...]:
    """Return what a unit may do instead of battling by a piece and its traits."""
    known = catalogue().traits
    return sum((known[name].actions for name in laid.traits if name in known), start=rules.actions)


def _capture(laid: Laid, rules: HexRules) -> Capture | None:
    known = catalogue().traits
    own = rules.capture if isinstance(rules, TerrainRules) else None
    return next(
        (
            trait.capture
            for name in laid.traits
            if (trait := known.get(name)) and trait.rules_known and trait.capture
        ),
        own,
    )


def _protection(laid: Laid, rules: HexRules) -> Protection:
    return Protection(
        dice=_dice(rules.battle.dice_vs_occupant),
        lower_only=rules.battle.only_from_lower,
        not_among=rules.id if rules.battle.not_between_same else "",
        owner=_protected(laid, rules),
        is_tile=isinstance(rules, TerrainRules),
        never_ignored=rules.battle.dice_never_ignored,
    )


def _flag_cover(laid: Laid, rules: HexRules) -> FlagCover:
    flags = ALL_FLAGS if rules.ignores_all_flags else rules.flags_ignored
    return FlagCover(flags, _bits(rules.flags_for), _protected(laid, rules))


def _protected(laid: Laid, rules: HexRules) -> Side | None:
    """Return the only side that a piece protects; None if it protects everybody (D-18)."""
    return laid.owner if isinstance(rules, ObstacleRules) and rules.owner_only else None


def _crossing(cost: EdgeCost) -> Crossing:
    return Crossing(
        frozenset(cost.terrain), cost.except_terrain, _bits(cost.classes), cost.cost or 0
    )


def _has_trait(laid: tuple[Laid, ...], wanted: Callable[[Trait], bool]) -> bool:
    known = catalogue().traits
    return any(wanted(trait) for item in laid for name in item.traits if (trait := known.get(name)))


def _ways(laid: Laid, network: Network | None = None) -> int:
    """Return the edges that a piece opens as it lies, all or those of a network, as bits."""
    piece = catalogue().pieces.get(laid.piece)
    if not isinstance(piece, Tile | RectTile):
        return 0
    opened = piece.edges_at(laid.orientation)
    edges = (edge for name, group in opened.items() if network in (None, name) for edge in group)
    return _union(1 << _WAY[edge] for edge in edges)


def _dice(change: ClassDice) -> tuple[int, ...]:
    return change.infantry, change.armor, change.artillery


def _bits(classes: Iterable[UnitClass]) -> int:
    return _union(CLASS_BIT[unit_class] for unit_class in classes)


def _union(bits: Iterable[int]) -> int:
    together = 0
    for each in bits:
        together |= each
    return together


def _least(limits: Iterable[int | None]) -> int:
    return min((limit for limit in limits if limit is not None), default=0)
