"""Rules of hexes: what terrain, obstacles and markers change in the game.

Every number and yes/no of the rules is a field here, so that code asks fields and never
tests a piece's id.  Decision numbers (D-15 and so on) name choices of the rules reference.
"""

from collections.abc import Mapping

from msgspec import field

from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.pieces import Network
from bocage_schema.catalogue.record import Record
from bocage_schema.catalogue.words import (
    ActionCondition,
    ActionId,
    Category,
    DiceSource,
    DieFace,
    ObstacleKind,
    Removal,
    Scope,
    SightRule,
    StopKind,
    TakeCondition,
)
from bocage_schema.ids import UnitClass

Classes = frozenset[UnitClass]

NOBODY: Classes = frozenset()
EVERYBODY: Classes = frozenset(UnitClass)


class ClassDice(Record, frozen=True, kw_only=True):
    """A change in battle dice (not hits) for each class of attacker."""

    infantry: int = 0
    armor: int = 0
    artillery: int = 0


class EdgeCost(Record, frozen=True, kw_only=True):
    """What crossing certain edges of a hex costs, in hexes of movement."""

    terrain: tuple[str, ...]
    """Terrain rules on the other side of the edge."""
    except_terrain: bool = False
    """Holds for every neighbour but those in `terrain`."""
    classes: Classes = EVERYBODY
    cost: int | None = None
    """Hexes of movement; None: the edge cannot be crossed."""


class IceCheck(Record, frozen=True, kw_only=True):
    """Dice rolled by a unit that comes onto a hex, at the cost of its own figures."""

    dice: int
    figures_lost_per_star: int
    on_move: bool = True
    on_take_ground: bool = True
    on_retreat: bool = True


class HexMovement(Record, frozen=True, kw_only=True):
    """How a hex changes movement."""

    impassable_for: Classes = NOBODY
    stop_on_enter: Classes = NOBODY
    stop_kind: StopKind = StopKind.HARD
    enter_only_as_first_hex: bool = False
    """Only the first hex of a unit's movement may be this one."""
    exit_limit: int | None = None
    """Hexes a unit that starts here may move in all; None: no limit."""
    enter_total_limit: int | None = None
    """Hexes of a movement that enters such a hex; None: no limit (D-05, D-06)."""
    enter_cost: tuple[EdgeCost, ...] = ()
    leave_cost: tuple[EdgeCost, ...] = ()
    on_enter: IceCheck | None = None
    road: bool = False
    """Part of the road net: one more hex for a move along it (D-35)."""
    open_edges_only: bool = False
    """Entered and left only through the edges that its tile opens."""
    cannot_leave: Classes = NOBODY
    """Classes that stay for the whole game once set up here."""
    enables_river: bool = False
    """Makes a river hex enterable."""


class HexBattle(Record, frozen=True, kw_only=True):
    """How a hex changes battles."""

    no_battle_on_enter: Classes = NOBODY
    no_battle_while_on: Classes = NOBODY
    no_battle_after_leaving: Classes = NOBODY
    battle_on_enter_only_as_first_hex: bool = False
    """A unit that moved in may battle only if this was the first hex of its move."""
    dice_vs_occupant: ClassDice = field(default_factory=ClassDice)
    """Change for an attack on a unit here, by the attacker's class."""
    only_from_lower: bool = False
    """`dice_vs_occupant` holds only against attackers on lower ground."""
    not_between_same: bool = False
    """`dice_vs_occupant` does not hold between two hexes with these rules."""
    dice_from_hex: ClassDice = field(default_factory=ClassDice)
    """Change for an attack by a unit here, by its class."""
    dice_never_ignored: bool = False
    """`dice_vs_occupant` and `dice_from_hex` also hold for units that ignore terrain (D-66)."""
    adjacent_only_for: Classes = NOBODY
    """Classes that battle into and out of such a hex only with adjacent units."""
    artillery_dice: tuple[int, ...] = ()
    """Dice of artillery set up here by distance 1, 2, 3 ...; empty: as usual."""


class HexSight(Record, frozen=True, kw_only=True):
    """How a hex changes the line of sight."""

    blocks: bool = False
    rule: SightRule = SightRule.NORMAL
    blocks_artillery: bool = False
    """Also stops fire that needs no line of sight."""


class Ground(Record, frozen=True, kw_only=True):
    """Whether a hex may be taken after a close assault."""

    take: bool = True
    overrun: bool = True
    """Armor may battle again after taking it."""
    condition: TakeCondition = TakeCondition.NONE


class HexAction(Record, frozen=True, kw_only=True):
    """Something an ordered unit on the hex may do instead of battling."""

    id: ActionId
    classes: Classes = NOBODY
    units: tuple[str, ...] = ()
    """Only these units; empty: every unit of `classes`."""
    mandatory: bool = False
    """A unit that could battle must do it."""
    conditions: tuple[ActionCondition, ...] = ()
    dice: int = 0
    dice_source: DiceSource = DiceSource.FIXED
    symbols: tuple[DieFace, ...] = ()
    """Each of these recovers one lost figure."""
    ends_turn: bool = False


class Capture(Record, frozen=True, kw_only=True):
    """Command cards lost and won when the hex changes hands."""

    owner_discards: int = 0
    """Random cards lost when an enemy enters."""
    owner_draws: int = 0
    """Cards drawn when the owner comes back."""


class HexRules(Record, frozen=True, kw_only=True):
    """Rules shared by everything that can lie on a hex."""

    id: str
    names: Names
    source: tuple[str, ...]
    scope: Scope
    card: int | None = None
    """Number of the printed summary card, which scenario texts cite as "Terrain 8"."""
    rules_known: bool = True
    height: int = 0
    """Steps above the plain."""
    movement: HexMovement = field(default_factory=HexMovement)
    battle: HexBattle = field(default_factory=HexBattle)
    flags_ignored: int = 0
    """First flags of a roll that the occupant may ignore."""
    ignores_all_flags: bool = False
    flags_for: Classes = EVERYBODY
    """Classes that may ignore them."""
    sight: HexSight = field(default_factory=HexSight)
    retreat_impassable_for: Classes = NOBODY
    """Classes that cannot retreat here although they may move here."""
    ground: Ground = field(default_factory=Ground)
    actions: tuple[HexAction, ...] = ()
    notes: str = ""
    only_with: tuple[str, ...] = ()
    """Terrain rules, or groups such as ``@water``, that must lie on the same hex."""
    not_with: tuple[str, ...] = ()
    """Piece ids, rule ids or groups that may not lie on the same hex."""


class TerrainRules(HexRules, frozen=True, kw_only=True):
    """Rules of one terrain.  Defaults are those of open ground."""

    category: Category = Category.NATURAL
    air_value: int | None = None
    """Air control value; None: not known."""
    capture: Capture | None = None
    blocks_infantry_fire_across: bool = False
    """Infantry may not fire over it."""
    refuge: bool = False
    """Units that their nation makes ignore flags ignore every flag in it."""
    network_ends: tuple[Network, ...] = ()
    """Networks that may end on such a hex without a loose end."""
    at_sea: bool = False
    """May well lie where the face prints the sea, as an island or a work in the water."""


class MineRules(Record, frozen=True, kw_only=True):
    """What a mine does to the enemy of the side that laid it (D-38)."""

    pools: Mapping[str, tuple[int, ...]]
    """Strengths of the mines of a box, by box id."""
    unknown_pools: tuple[str, ...] = ()
    """Boxes whose strengths nobody could establish."""
    hits: tuple[DieFace, ...] = ()
    """Symbols that hit besides the unit's own."""
    unit_symbol_hits: bool = True
    acts_on_retreat: bool = False
    hidden: bool = True
    """Lies face down until an enemy of its owner enters."""


class BuildRules(Record, frozen=True, kw_only=True):
    """How a bridge can be built during play."""

    needs_scenario_rule: bool = False
    card: str | None = None
    """Command card to play for it."""
    orders_given_up: int = 0
    unit: str | None = None
    accessory: str | None = None
    adjacent: bool = False
    """On a hex next to the builder; otherwise anywhere in the card's section."""
    uses: int | None = None
    """How often in a game; None: no limit."""
    lays: str | None = None
    """The piece that is laid; None: one with these rules."""


class ObstacleRules(HexRules, frozen=True, kw_only=True):
    """Rules of something that lies on a hex: obstacle, bridge, marker or token.

    With the terrain below, only the strongest `HexBattle.dice_vs_occupant` per attacker
    class counts, and the larger `flags_ignored`; movement limits all apply (D-09, D-12).
    """

    kind: ObstacleKind = ObstacleKind.FIXED
    owner_only: bool = False
    """Protects only units of the side that owns it (D-18)."""
    removed_by: tuple[Removal, ...] = ()
    figures_lost_per_flag: Classes = NOBODY
    """Classes that cannot retreat from it: each flag not ignored costs a figure (D-13)."""
    build: BuildRules | None = None
    mine: MineRules | None = None
    lifetime_enemy_turns: int | None = None
    """Turns of the enemy, or of the owner, after which it goes; None: no limit (D-47)."""
    lifetime_owner_turns: int | None = None
    laid_by: tuple[str, ...] = ()
    """Units that lay it instead of battling."""
    connected_hexes: int | None = None
    """Hexes laid at once, all connected; None: laid singly."""
    attack_only_adjacent: bool = False
    """The unit here can be attacked only by adjacent units."""
    hidden_from_cards: tuple[str, ...] = ()
    """Command cards that cannot choose the unit."""
    bonus_dice: int = 0
    """Dice that units in `bonus_for` gain against the marked unit."""
    bonus_for: tuple[str, ...] = ()
    per_unit: int | None = None
    """Markers that come with each unit of `bonus_for`."""
    flags_hit: bool = False
    """Flags rolled against the unit count as hits."""
    enterable_by: Classes = NOBODY
    """Classes that may enter a river hex with it."""
    floats_on: tuple[str, ...] = ()
    """Terrain rules of the hexes that it takes a unit onto; there its own rules hold instead."""
    exit: bool = False
    """Units of a side may leave the board here."""
