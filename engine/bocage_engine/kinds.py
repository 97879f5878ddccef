"""Kinds of units as the rules ask about them, compiled from the catalogue."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from bocage_engine.facts import BATTLE_CLASSES, CLASS_BIT
from bocage_engine.options import Options
from bocage_schema.catalogue import ObstacleRules, Unit, catalogue
from bocage_schema.catalogue.units import (
    Ability,
    Accessory,
    CardUse,
    Reroll,
    SightNeed,
    StarSource,
    Target,
    When,
    WireUse,
)
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import UnitClass


@dataclass(frozen=True, slots=True)
class Kind:
    """What a kind of unit can do.  Classes are bits, see `bocage_engine.facts.CLASS_BIT`."""

    id: str
    move_class: UnitClass | None
    move_bit: int
    """The class whose movement rules hold for it."""
    bars: int
    """Hexes impassable for any of these classes are impassable for it."""
    hit_class: UnitClass
    battle_class: int
    """Place of its class in `bocage_engine.facts.BATTLE_CLASSES`."""
    battle_bit: int
    move_max: int
    battle_max: int
    """Hexes that it may move and still battle."""
    road_max: int
    """Hexes of a move that keeps to roads."""
    stops_on_rail: bool
    battles_after_entry: bool
    """It may battle after entering terrain that forbids it to others."""
    dice: tuple[int, ...]
    """Battle dice at distance 1, 2, 3 ...; empty if it cannot attack."""
    dice_unmoved: tuple[int, ...]
    sight: SightNeed
    targets: frozenset[UnitClass]
    ignores_target: When
    ignores_own: When
    star_hits_on: frozenset[Target]
    star_condition: When
    star_hit_by: frozenset[StarSource]
    hit_symbols: frozenset[DieFace]
    """Symbols that hit it, stars left aside."""
    is_vehicle: bool
    reroll: Reroll | None
    """How dice that would hit it are rolled again."""
    flags_ignored: int
    bare_on_tiles: bool
    """Terrain does not protect it, only obstacles do (D-71)."""
    retreat_max: int
    """Most hexes that it may retreat for one flag."""
    order_class: UnitClass | None
    """Which tactic cards order it; None: only section cards do."""
    take_ground: bool
    overrun: bool
    medals: int
    """Medals for the enemy when it is eliminated."""
    figure_pool: int
    """Removed figures that make one medal instead, together with those of its kind; 0: none."""
    figures: int
    """Figures of a full unit."""
    medics: bool
    """Cards may recover its figures."""
    removes_wire: bool
    """It removes what armor removes by entering, or by battling there."""
    cards: Mapping[str, CardUse] = field(compare=False)
    """Command cards that treat it otherwise than its class, by card id."""
    marks: int = 0
    """Marks that come with it, for units that it hits."""
    mark: str = ""
    """The piece that is such a mark."""
    fixed_dice: bool = False
    """No card adds dice to its attacks."""
    smoke: str = ""
    """The piece that its smoke shells lay."""
    forces_flags: bool = False
    """Flags of its attacks cannot be ignored."""
    furia: bool = False
    """It may attack a second time instead of taking ground (D-50)."""
    clears_after_battle: bool = False
    """It may remove in the same turn what it has battled on."""
    extra_order: bool = False
    """Section cards for its section order one unit more (D-49)."""
    recon_swap: bool = False
    """Ordered by a card that draws several, it may fetch a discarded card instead."""
    gives_supply: bool = False
    gets_supply: bool = False
    recovers_on_hex: bool = True
    """It may use what terrain offers to recover figures."""
    accessory: Accessory | None = None
    open_on: frozenset[str] = frozenset()
    """Rules of hexes that are open ground to it, and of the boat that takes it over rivers."""
    resolute: bool = False
    """It ignores one flag more than its hex lets it, and has to."""
    fierce: bool = False
    """At full strength it has one die more in close assault."""
    banzai: int = 0
    """Hexes that it may move and still close assault; 0: no more than it may battle after."""
    battles_back: bool = False
    """With its last figure it strikes back in close assault."""
    free: bool = False
    """Restrictions of terrain on movement do not hold for it, only what is impassable."""

    @property
    def can_attack(self) -> bool:
        """True if it has any battle dice."""
        return bool(self.dice)


BYSTANDER = Kind(
    id="",
    move_class=None,
    move_bit=0,
    bars=0,
    hit_class=UnitClass.INFANTRY,
    battle_class=0,
    battle_bit=0,
    move_max=0,
    battle_max=0,
    road_max=0,
    stops_on_rail=False,
    battles_after_entry=False,
    dice=(),
    dice_unmoved=(),
    sight=SightNeed.ALWAYS,
    targets=frozenset(),
    ignores_target=When.NEVER,
    ignores_own=When.NEVER,
    star_hits_on=frozenset(),
    star_condition=When.NEVER,
    star_hit_by=frozenset(),
    hit_symbols=frozenset({DieFace.GRENADE}),
    is_vehicle=False,
    reroll=None,
    flags_ignored=0,
    bare_on_tiles=False,
    retreat_max=1,
    order_class=None,
    take_ground=False,
    overrun=False,
    medals=1,
    figure_pool=0,
    figures=4,
    medics=False,
    removes_wire=False,
    cards={},
)
"""What stands for a unit whose rules nobody knows: it is there, and does nothing."""


@cache
def kind_of(kind_id: str, options: Options) -> Kind:
    """Return a kind of unit; `BYSTANDER` if nobody knows it, or its rules."""
    unit = catalogue().units.get(kind_id)
    if unit is None or unit.classes is None:
        return BYSTANDER
    classes = unit.classes
    move_class = classes.move
    if (
        options.cavalry_as_infantry
        and classes.order is UnitClass.INFANTRY
        and move_class is UnitClass.ARMOR
    ):
        move_class = classes.order
    bars = unit.terrain.impassable_as if unit.terrain else frozenset({move_class})
    move = unit.move
    attack = unit.attack
    battle_class = classes.battle if move_class is classes.move else classes.order
    plain = Kind(
        id=kind_id,
        move_class=move_class,
        move_bit=CLASS_BIT[move_class],
        bars=sum(CLASS_BIT[each] for each in bars),
        hit_class=classes.hit,
        battle_class=BATTLE_CLASSES.index(battle_class),
        battle_bit=CLASS_BIT[battle_class],
        move_max=move.max if move else 0,
        battle_max=move.battle_max if move else 0,
        road_max=_road_max(unit),
        stops_on_rail=bool(unit.terrain and unit.terrain.stops_on_rail),
        battles_after_entry=unit.battle_after_restricted_entry,
        dice=attack.dice if attack else (),
        dice_unmoved=(attack.dice_unmoved or attack.dice) if attack else (),
        sight=attack.sight if attack else SightNeed.ALWAYS,
        targets=attack.targets if attack else frozenset(),
        ignores_target=attack.ignores_target if attack else When.NEVER,
        ignores_own=attack.ignores_own if attack else When.NEVER,
        star_hits_on=attack.star_hits_on if attack else frozenset(),
        star_condition=attack.star_condition if attack else When.NEVER,
        star_hit_by=unit.defense.star_hit_by,
        hit_symbols=unit.defense.hit_symbols or symbols_of(classes.hit) | {DieFace.GRENADE},
        is_vehicle=classes.vehicle,
        reroll=unit.defense.reroll,
        flags_ignored=unit.flags_ignored,
        bare_on_tiles=Ability.NO_TILE_PROTECTION in unit.abilities,
        retreat_max=unit.retreat_per_flag[1],
        order_class=classes.order,
        take_ground=unit.take_ground,
        overrun=unit.overrun,
        medals=unit.medals,
        figure_pool=unit.figure_pool or 0,
        figures=unit.figures,
        medics=unit.medics,
        removes_wire=_removes_wire(unit, classes.move),
        cards=unit.cards,
    )
    return _with_abilities(plain, unit)


def _with_abilities(plain: Kind, unit: Unit) -> Kind:
    """Return a kind of unit with what needs a procedure of its own."""
    kind_id = plain.id
    return replace(
        plain,
        marks=unit.crosshairs,
        fixed_dice=bool(unit.attack and unit.attack.fixed_dice),
        mark=_piece_for(kind_id, lambda rules: rules.bonus_for) if unit.crosshairs else "",
        smoke=_piece_for(kind_id, lambda rules: rules.laid_by),
        forces_flags=Ability.INCENDIARY in unit.abilities,
        furia=Ability.FURIA_FRANCESE in unit.abilities,
        clears_after_battle=Ability.WIRE_AND_BATTLE in unit.abilities,
        extra_order=Ability.EXTRA_ORDER in unit.abilities,
        recon_swap=Ability.RECON_SWAP in unit.abilities,
        gives_supply=unit.supply.give,
        gets_supply=unit.supply.receive,
        recovers_on_hex=unit.actions.hospital_oasis,
    )


def _piece_for(kind_id: str, kinds: Callable[[ObstacleRules], tuple[str, ...]]) -> str:
    """Return the piece whose rules name a kind of unit; nothing if none does."""
    known = catalogue()
    named = {rules.id for rules in known.obstacle_rules.values() if kind_id in kinds(rules)}
    return next((piece.id for piece in known.markers.values() if piece.rules in named), "")


def _removes_wire(unit: Unit, move_class: UnitClass) -> bool:
    if unit.terrain and unit.terrain.wire:
        return unit.terrain.wire is WireUse.REMOVES
    return move_class is UnitClass.ARMOR


def _road_max(unit: Unit) -> int:
    if unit.move is None:
        return 0
    return unit.move.road_max if unit.move.road_max is not None else unit.move.max + 1


def symbols_of(unit_class: UnitClass | None) -> frozenset[DieFace]:
    """Return the symbol of a class of unit; the die has none of artillery."""
    return frozenset(face for face in DieFace if face.value == unit_class)
