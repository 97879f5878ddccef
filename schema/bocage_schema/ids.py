"""Enumerations shared by every package; their values are the words used in scenario files."""

from enum import StrEnum


class Side(StrEnum):
    """One of the two camps."""

    AXIS = "axis"
    ALLIES = "allies"

    @property
    def enemy(self) -> "Side":
        """The other camp."""
        return Side.ALLIES if self is Side.AXIS else Side.AXIS


class Front(StrEnum):
    """Theatre of war that a scenario belongs to."""

    WESTERN = "western"
    EASTERN = "eastern"
    PACIFIC = "pacific"
    MEDITERRANEAN = "mediterranean"


class BoardFormat(StrEnum):
    """Size and shape of the board."""

    STANDARD = "standard"
    BREAKTHROUGH = "breakthrough"
    OVERLORD = "overlord"


class Face(StrEnum):
    """Printed side of the board that is in play."""

    COUNTRYSIDE = "countryside"
    BEACH = "beach"
    WINTER = "winter"
    DESERT = "desert"


class Layer(StrEnum):
    """Level of a hex that a piece occupies, bottom to top."""

    GROUND = "ground"
    LINE = "line"
    TERRAIN = "terrain"
    RECT = "rect"
    OBSTACLE = "obstacle"
    UNIT = "unit"
    BADGE = "badge"
    MARKER = "marker"


class UnitClass(StrEnum):
    """Class of a unit in the movement and battle tables."""

    INFANTRY = "infantry"
    ARMOR = "armor"
    ARTILLERY = "artillery"
    VEHICLE = "vehicle"


class ObjectiveType(StrEnum):
    """How an objective is won and lost (rules reference, section "Objective types")."""

    TEMPORARY = "temporary"
    TEMPORARY_MAJORITY = "temporary_majority"
    TEMPORARY_MAJORITY_TURN_START = "temporary_majority_turn_start"
    PERMANENT = "permanent"
    PERMANENT_TURN_START = "permanent_turn_start"
    LAST_TO_OCCUPY = "last_to_occupy"
    SOLE_CONTROL = "sole_control"
    SUDDEN_DEATH = "sudden_death"
