"""Types of the tables that name no piece: armies, nations, traits and special rules."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import field

from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.record import Record
from bocage_schema.catalogue.rules import Capture, HexAction
from bocage_schema.catalogue.units import Accessory
from bocage_schema.ids import Face, Front, Side, UnitClass


class Army(Record, frozen=True, kw_only=True):
    """A set of plastic figures.  Its colour is not the nation: see `Nation.army`."""

    id: str
    names: Names
    source: tuple[str, ...]
    m44: tuple[str, ...]
    """Suffix of unit names in ``.m44`` files."""
    side: Side
    in_editor: bool
    """The desktop editor offers it."""
    any_nation: bool = False
    """Stands for any nation of its side, as the figures of the base game do."""
    color: str | None = None
    """Colour of the plastic where printed rules state it."""


class Nation(Record, frozen=True, kw_only=True):
    """A nation that takes part in a scenario."""

    id: str
    names: Names
    source: tuple[str, ...]
    m44: tuple[str, ...]
    """Country code in ``.m44`` files."""
    side: Side
    """The side it usually fights on."""
    army: str
    """Figure set that usually stands for it."""
    armies: tuple[str, ...] = ()
    """Further figure sets that may stand for it."""
    rules: tuple[str, ...] = ()
    """Nation rules a scenario may switch on for it."""
    not_on: tuple[Front, ...] = ()
    """Fronts on which its ground troops surely never fought for its usual side."""


class NationEffect(StrEnum):
    """What a nation rule changes; each needs a procedure of its own."""

    HAND_SHRINKS = "hand_shrinks"
    RETREAT_UP_TO = "retreat_up_to"
    ARTILLERY_IGNORES_FLAGS = "artillery_ignores_flags"
    FURIA_FRANCESE = "furia_francese"
    CAVALRY = "cavalry"
    SKI_TROOPS = "ski_troops"
    BATTLE_BACK = "battle_back"
    INFANTRY_IGNORES_FLAGS = "infantry_ignores_flags"
    FULL_STRENGTH_BONUS = "full_strength_bonus"
    BANZAI = "banzai"
    ORDERS_MORE = "orders_more"
    CARD_AHEAD = "card_ahead"
    ARMOR_MOVES = "armor_moves"
    RECON_AS_AIR_POWER = "recon_as_air_power"
    MIXED_FIGURES = "mixed_figures"


class NationRule(Record, frozen=True, kw_only=True):
    """A special rule of one nation."""

    id: str
    names: Names
    source: tuple[str, ...]
    effect: NationEffect
    changes: Names
    """What it changes, in one sentence."""
    amount: int | None = None
    """The number in it: hexes, flags, dice or orders."""
    hand_size: int | None = None
    minimum_hand: int | None = None
    units: tuple[str, ...] = ()
    """Units it is about; empty: see `changes`."""
    always: bool = False
    """In force without a scenario rule, because the figures say so."""


class TraitKey(StrEnum):
    """Key of a ``.m44`` object that holds a trait."""

    BEHAVIOR = "behavior"
    EQUIPMENT = "equipment"


class TraitTarget(StrEnum):
    """Kind of piece that can have a trait."""

    TERRAIN = "terrain"
    RECT = "rect"
    OBSTACLE = "obstacle"
    UNIT = "unit"
    MARKER = "marker"


class TraitM44(Record, frozen=True, kw_only=True):
    """How a ``.m44`` file writes a trait."""

    key: TraitKey
    value: str
    second: bool = False
    """Written under ``behavior2``."""


class Trait(Record, frozen=True, kw_only=True):
    """A change of the rules of one piece on the map."""

    id: str
    names: Names
    source: tuple[str, ...]
    on: tuple[TraitTarget, ...]
    m44: TraitM44 | None
    rules: str | None = None
    """Rule set that replaces the piece's own; None: `effect` says what changes."""
    pieces: tuple[str, ...] = ()
    """Pieces it is meant for; empty: all of its kinds."""
    effect: Names
    impassable: bool = False
    """No unit may enter the hex."""
    blocks_all_fire: bool = False
    """The hex also stops fire that needs no line of sight."""
    actions: tuple[HexAction, ...] = ()
    capture: Capture | None = None
    max_move: int | None = None
    flags_ignored: int | None = None
    medals: int | None = None
    """Medals for the enemy when the piece is lost."""
    may_exit: bool = True
    """False: the unit cannot leave the board by exit hexes."""
    blowable: bool = False
    """The piece can be blown up, as the special rules say."""
    accessory: Accessory | None = None
    """What the unit carries."""
    open_on: tuple[str, ...] = ()
    """Rules of hexes that are open ground to the unit."""
    carrier: str | None = None
    """The figure that carries the unit."""
    parameter: str | None = None
    """Key of the number that goes with the trait."""
    implied_by: str | None = None
    """Unit, marker or badge that says the same; a document need not write the trait."""
    badge: str | None = None
    """Badge that the trait stands for."""
    nation: str | None = None
    rules_known: bool = True
    online: bool = True
    """False: the online game passes it over."""
    notes: str = ""


class RuleValue(StrEnum):
    """Kind of value that a special rule takes."""

    FLAG = "flag"
    SIDE = "side"
    CHOICE = "choice"
    HEXES = "hexes"
    RECORD = "record"


class RuleSubject(StrEnum):
    """What a special rule is about."""

    EXITS = "exits"
    MINES = "mines"
    RIVERS = "rivers"
    """Hexes that a bridge can span."""
    BLOWABLE_BRIDGES = "blowable_bridges"
    """Bridges with the trait that lets a side blow them."""
    HIGH_GROUND = "high_ground"
    """The hexes that the rule names are to be higher than the plain."""


class SpecialRule(Record, frozen=True, kw_only=True):
    """A rule that a scenario switches on."""

    id: str
    names: Names
    source: tuple[str, ...]
    m44: tuple[str, ...] = ()
    """Key in ``game_info.options``; empty: ``.m44`` files cannot say it."""
    value: RuleValue = RuleValue.FLAG
    choices: Mapping[str, str] = field(default_factory=dict)
    """Our word for each choice, and the ``.m44`` value."""
    fields: Mapping[str, str] = field(default_factory=dict)
    """Our word for each field of a record, and the ``.m44`` key."""
    m44_on: str | None = None
    """Value that switches it on where that is not ``true``."""
    default: bool = False
    """In force unless the scenario says otherwise."""
    online: bool = True
    """False: the online game passes it over."""
    changes: Names
    """What it changes, in one sentence."""
    nation_rules: tuple[str, ...] = ()
    builds: tuple[str, ...] = ()
    """Bridges that may be laid during the game because of it."""
    includes: Mapping[str, str] = field(default_factory=dict)
    """Rules that it contains, and their values."""
    usual: str | None = None
    """Value in force where the scenario gives none."""
    needs: tuple[str, ...] = ()
    """Rules one of which must be in force; empty: none."""
    not_with: tuple[str, ...] = ()
    """Rules that cannot be in force beside it."""
    not_on: tuple[Face, ...] = ()
    """Faces of the board that it contradicts."""
    about: RuleSubject | None = None
    """What must be on the map for it to change anything; None: nothing."""
    exit_medals: Mapping[UnitClass, int] = field(default_factory=dict)
    """Medals for a unit that leaves the board, by the class it is ordered as, if not 1."""
