"""Types of units: what they may do, and how ``.m44`` files write them."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import field

from bocage_schema.catalogue.pieces import Piece
from bocage_schema.catalogue.record import Record
from bocage_schema.catalogue.words import DieFace
from bocage_schema.ids import UnitClass


class When(StrEnum):
    """When an ability works."""

    NEVER = "never"
    ALWAYS = "always"
    UNMOVED = "unmoved"
    """Only in a turn in which the unit has not moved."""
    CLOSE_ASSAULT = "close_assault"


class SightNeed(StrEnum):
    """When an attack needs a line of sight."""

    ALWAYS = "always"
    NEVER = "never"
    IF_MOVED = "if_moved"
    """Not needed by a unit that has not moved this turn."""


class Target(StrEnum):
    """Kinds of target that stars hit."""

    INFANTRY = "infantry"
    ARMOR = "armor"
    VEHICLE = "vehicle"
    ANY = "any"


class StarSource(StrEnum):
    """Attackers whose stars hit a unit although stars usually miss."""

    NON_INFANTRY = "non_infantry"
    AIR_POWER = "air_power"
    SNIPER = "sniper"
    MACHINE_GUN = "machine_gun"
    STARS_ON_INFANTRY = "stars_on_infantry"
    """Any attack whose stars count against infantry."""


class Ability(StrEnum):
    """An ability that needs a procedure of its own."""

    CROSSHAIR = "crosshair"
    """Marks units that it hits; the marker gives one die more (Equipment Pack)."""
    SHELL_CHOICE = "shell_choice"
    """Fires incendiary or smoke shells, one kind per turn."""
    INCENDIARY = "incendiary"
    """Flags of its attack cannot be ignored."""
    SMOKE = "smoke"
    """Lays up to three connected smoke markers within range instead of hitting."""
    NO_TILE_PROTECTION = "no_tile_protection"
    """The terrain tile below gives no protection; obstacles do (D-71)."""
    ACCESSORY = "accessory"
    """Carries one accessory chosen at set-up."""
    LAST_FIGURE_SPECIAL = "last_figure_special"
    """Its special figure is removed last."""
    MUST_ATTACK_ADJACENT = "must_attack_adjacent"
    EXTRA_ORDER = "extra_order"
    """One order more from a matching section card (D-49)."""
    RECON_SWAP = "recon_swap"
    """Ordered by Recon, it may fetch a discarded card instead of the usual draw."""
    WIRE_AND_BATTLE = "wire_and_battle"
    """Battles on wire with one die less and may remove it in the same turn."""
    CLEAR_MINES = "clear_mines"
    """Must clear a mine instead of battling if it could battle."""
    REMOVE_ROAD_BLOCK = "remove_road_block"
    FURIA_FRANCESE = "furia_francese"
    """After driving out or destroying its target it may stay and attack once more with
    one die (D-50)."""


class Accessory(StrEnum):
    """What a Churchill carries."""

    BRIDGE = "bridge"
    BOBBIN = "bobbin"
    FASCINE = "fascine"
    MINE_PLOUGH = "mine_plough"
    PETARD = "petard"


class WireUse(StrEnum):
    """What a unit does about wire, where it differs from its class."""

    REMOVES = "removes"
    CANNOT_REMOVE = "cannot_remove"


class Years(StrEnum):
    """Part of the war that selects a model of a special weapon."""

    EARLY = "early"
    """Scenarios that begin in or before 1942."""
    LATE = "late"
    """Scenarios that begin in or after 1943."""


class UnitForm(Record, frozen=True, kw_only=True):
    """One way to write a unit in a ``.m44`` file."""

    prefix: str
    """``inf``, ``inf2``, ``tank``, ``tank2``, ``gun``, ``pln`` or ``veh``."""
    badge: str | None = None
    figures: int | None = None
    """Figures that belong to the form; None: any number."""
    behavior: str | None = None
    years: Years | None = None
    armies: tuple[str, ...] = ()
    """Only with these figure sets; empty: with all."""


class UnitClasses(Record, frozen=True, kw_only=True):
    """The class of a unit in each of the tables."""

    order: UnitClass
    """Which tactic cards order it."""
    hit: UnitClass
    """Which symbol hits it; no symbol shows artillery."""
    move: UnitClass
    """Row of the movement rules of terrain."""
    battle: UnitClass
    """Row of the dice changes of terrain."""
    vehicle: bool = False
    """A vehicle for stars and winter weather."""


class UnitMove(Record, frozen=True, kw_only=True):
    """Hexes per turn."""

    max: int
    battle_max: int
    """Hexes it may move and still battle; 0: only if it has not moved."""
    road_max: int | None = None
    """Hexes for a move entirely on road, where it is not one more than `max`."""


class Attack(Record, frozen=True, kw_only=True):
    """How a unit attacks."""

    dice: tuple[int, ...]
    """Dice at distance 1, 2, 3 ...; its length is the range."""
    dice_unmoved: tuple[int, ...] = ()
    """The same if it has not moved this turn; empty: `dice`."""
    sight: SightNeed = SightNeed.ALWAYS
    targets: frozenset[UnitClass] = frozenset(
        {UnitClass.INFANTRY, UnitClass.ARMOR, UnitClass.ARTILLERY}
    )
    """Classes, as in `UnitClasses.hit`, that it may attack."""
    ignores_target: When = When.NEVER
    """When it ignores dice reductions of the target's hex."""
    ignores_own: When = When.NEVER
    """When it ignores dice reductions of its own hex."""
    star_hits_on: frozenset[Target] = frozenset()
    star_condition: When = When.ALWAYS
    fixed_dice: bool = False
    """No card and no strength adds dice to its attacks."""


class Reroll(Record, frozen=True, kw_only=True):
    """Second roll of the dice that would have hit a unit (D-24)."""

    counts: frozenset[DieFace]
    """Symbols of the second roll that count."""
    each_hits: bool
    """Each of them hits; False: `needed` of them destroy the unit."""
    needed: int = 1
    destroys: bool = False
    flags_void: bool = True


class Defense(Record, frozen=True, kw_only=True):
    """How a unit is hit."""

    star_hit_by: frozenset[StarSource] = frozenset()
    hit_symbols: frozenset[DieFace] | None = None
    """Symbols that hit it; None: its class's symbol and the grenade."""
    reroll: Reroll | None = None


class Supply(Record, frozen=True, kw_only=True):
    """Part that a unit has in supply actions."""

    receive: bool = True
    give: bool = False


class UnitTerrain(Record, frozen=True, kw_only=True):
    """What differs from the terrain rules of a vehicle's class."""

    impassable_as: frozenset[UnitClass]
    """Hexes impassable for any of these classes are impassable for it."""
    retreats_to_sea: bool = True
    """False: only aboard a landing craft."""
    cliffs_from_sea_side: bool = True
    wire: WireUse | None = None
    stops_on_rail: bool = False
    """Stops on railways and railway bridges."""


class CardUse(Record, frozen=True, kw_only=True):
    """What one command card does for a unit, where it differs from its class."""

    allowed: bool = True
    max_move: int | None = None
    battle: bool = True
    bonus_dice: int = 0
    close_assault_only: bool = False
    """The bonus holds only in close assault."""
    symbols: tuple[DieFace, ...] = ()
    """Symbols of Their Finest Hour that order it."""


class UnitActions(Record, frozen=True, kw_only=True):
    """Actions open to a unit, where they differ from infantry."""

    rafts: bool = True
    heroic_leader: bool = True
    hospital_oasis: bool = True
    reinforcements: bool = True


class Carrier(Record, frozen=True, kw_only=True):
    """A figure that carries a unit and is none itself."""

    terrain: tuple[str, ...]
    """Terrain rules that it moves on."""
    end_terrain: tuple[str, ...]
    """Terrain rules where it is removed when it ends its move there."""
    max_move: int
    blocks_sight: bool
    retreats: bool


class Unit(Piece, frozen=True, kw_only=True):
    """A kind of unit, with all its rules; ``rules`` is always None.

    Where `rules_known` is false, `classes`, `move` and `attack` may be None.
    """

    m44: tuple[UnitForm, ...] = ()
    """Ways to write it in ``.m44`` files, most canonical first; empty: none."""
    m44_fallback: UnitForm | None = None
    """Nearest form for a unit that has none; reading it back gives another unit."""
    aliases: tuple[str, ...] = ()
    elite: bool = False
    """The set-up picture shows the rounded corners of special forces."""
    armies: tuple[str, ...] = ()
    """Figure sets that it goes with; empty: all."""
    figures: int
    """Figures of a full unit, unless the scenario prints a number."""
    figures_range: tuple[int, int]
    """Fewest and most figures a scenario may give it."""
    figures_by_nation: Mapping[str, int] = field(default_factory=dict)
    figures_from_scenario: bool = False
    """The scenario always prints the number."""
    placed_as: str | None = None
    """Rectangular tile that it is, for a train or a ship."""
    weapon_asset: bool = False
    """Infantry with a special weapon asset."""
    classes: UnitClasses | None = None
    move: UnitMove | None = None
    attack: Attack | None = None
    """None: it cannot attack, or (`rules_known` false) nobody knows how."""
    defense: Defense = field(default_factory=Defense)
    battle_after_restricted_entry: bool = False
    """May battle after entering terrain that forbids it to others."""
    take_ground: bool = True
    overrun: bool = False
    retreat_per_flag: tuple[int, int] = (1, 1)
    """Fewest and most hexes."""
    flags_ignored: int = 0
    medals: int = 1
    """Medals for the enemy when it is eliminated."""
    figure_pool: int | None = None
    """Removed figures that make one medal, instead of `medals` (D-26)."""
    supply: Supply = field(default_factory=Supply)
    medics: bool = True
    """Medics & Mechanics may recover its figures."""
    nation_abilities: bool = True
    abilities: tuple[Ability, ...] = ()
    accessories: tuple[Accessory, ...] = ()
    crosshairs: int = 0
    """Crosshair markers that come with it."""
    terrain: UnitTerrain | None = None
    cards: Mapping[str, CardUse] = field(default_factory=dict)
    """Command cards that treat it otherwise than its class, by card id."""
    actions: UnitActions = field(default_factory=UnitActions)
    carrier: Carrier | None = None

    @property
    def range(self) -> int:
        """Farthest distance that it can attack, in hexes; 0: it cannot."""
        if self.attack is None:
            return 0
        return max(len(self.attack.dice), len(self.attack.dice_unmoved))
