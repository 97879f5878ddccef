"""Words that the rules of hexes and units use in the data files."""

from enum import StrEnum


class DieFace(StrEnum):
    """A symbol of the battle die; infantry is on two of its six faces."""

    INFANTRY = "infantry"
    ARMOR = "armor"
    GRENADE = "grenade"
    STAR = "star"
    FLAG = "flag"


class Scope(StrEnum):
    """How well the rules of an entry are established."""

    PRINTED = "printed"
    """Read in printed rules."""
    NAMED = "named"
    """Printed rules mention it; what it does comes from a secondary source."""
    SECONDARY = "secondary"
    """Only a secondary source describes it."""
    UNKNOWN = "unknown"
    """Nobody could establish what it does."""


class Category(StrEnum):
    """Kind of terrain, for cards and actions that name one."""

    NATURAL = "natural"
    WATER = "water"
    BUILDING = "building"
    LINE = "line"


class StopKind(StrEnum):
    """What a stop on entry forbids besides further movement."""

    HARD = "hard"
    """No take ground and no armor overrun in that turn."""
    SOFT = "soft"
    """Take ground and armor overrun stay allowed."""


class SightRule(StrEnum):
    """Special way in which a hex blocks the line of sight."""

    NORMAL = "normal"
    HILL = "hill"
    """Seen along and across only as the hill rule allows (D-03, D-04, D-52)."""
    LAKE = "lake"
    """Blocks only a line that meets at least two such hexes."""
    WADI = "wadi"
    """Infantry and armor in it fight only with adjacent units."""


class TakeCondition(StrEnum):
    """Limit on taking ground onto a hex."""

    NONE = "none"
    FRESH_UNIT = "fresh_unit"
    """Only by a unit that has neither moved nor taken ground this turn (D-15)."""
    INFANTRY_NOT_FROM_BEACH = "infantry_not_from_beach"


class ActionId(StrEnum):
    """What a unit may do on a hex instead of battling."""

    HEAL = "heal"
    REMOVE_WIRE = "remove_wire"
    REMOVE_ROAD_BLOCK = "remove_road_block"
    CLEAR_MINE = "clear_mine"


class ActionCondition(StrEnum):
    """Condition for an action on a hex."""

    WOUNDED = "wounded"
    NOT_MOVED = "not_moved"
    NO_ADJACENT_ENEMY = "no_adjacent_enemy"


class DiceSource(StrEnum):
    """Where a number of dice comes from when it is not fixed."""

    FIXED = "fixed"
    HAND = "hand"
    """As many as the player holds command cards, the one just played included."""


class ObstacleKind(StrEnum):
    """Nature of a piece that lies on a hex."""

    FIXED = "fixed"
    REMOVABLE = "removable"
    BRIDGE = "bridge"
    MARKER = "marker"
    TOKEN = "token"


class Removal(StrEnum):
    """An event that takes an obstacle or marker off the board."""

    OCCUPANT_LEAVES = "occupant_leaves"
    OCCUPANT_ELIMINATED = "occupant_eliminated"
    INFANTRY_ACTION = "infantry_action"
    ENGINEER_ACTION = "engineer_action"
    ARMOR_ENTERS = "armor_enters"
    ARMOR_BATTLES = "armor_battles"
    PETARD_STAR = "petard_star"
    MINE_PLOUGH = "mine_plough"
    BLANK_REVEALED = "blank_revealed"
    UNIT_MOVES = "unit_moves"
    UNIT_RETREATS = "unit_retreats"
    UNIT_BATTLES = "unit_battles"
    UNIT_ELIMINATED = "unit_eliminated"
    ITS_GUN_MOVES = "its_gun_moves"
    LIFETIME_OVER = "lifetime_over"
