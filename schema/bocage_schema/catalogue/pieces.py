"""Types of the pieces that lie on hexes, units excepted."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import field

from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.record import Record
from bocage_schema.ids import Layer, Side


class Edge(StrEnum):
    """One of the six sides of a hex, counter-clockwise from east."""

    E = "e"
    NE = "ne"
    NW = "nw"
    W = "w"
    SW = "sw"
    SE = "se"

    def turned(self, steps: int) -> "Edge":
        """Return the edge ``steps`` × 60° further counter-clockwise."""
        return EDGES[(EDGES.index(self) + steps) % 6]


EDGES = tuple(Edge)
"""All edges counter-clockwise from east."""


class Network(StrEnum):
    """What leads over the edge of a tile and may go on in the next hex."""

    RIVER = "river"
    ROAD = "road"
    RAIL = "rail"
    WADI = "wadi"
    AIRFIELD = "airfield"
    TRENCH = "trench"
    LAKE = "lake"
    SEA = "sea"


class Landscape(StrEnum):
    """Set of art that a tile belongs to; no rules follow from it."""

    COUNTRYSIDE = "countryside"
    WINTER = "winter"
    DESERT = "desert"
    PACIFIC = "pacific"


class BadgeEffect(StrEnum):
    """What a badge on a unit does."""

    LOOK = "look"
    """Names the formation; the elite status is the unit's."""
    RULES = "rules"
    """Selects the rules of another unit, see `Badge.rules_on`."""
    NATION = "nation"
    """Names the nation."""
    UNKNOWN = "unknown"


class Piece(Record, frozen=True, kw_only=True):
    """What every placeable piece has, units included."""

    id: str
    names: Names
    layer: Layer
    source: tuple[str, ...]
    """``base-en``, ``base-de``, ``base-nl``, ``equipment-pack``, ``winter-wars``: printed
    rules; ``bga``: an online implementation; ``editor``: the piece list of the desktop
    editor; ``fan``; ``derived``."""
    orientations: int = 1
    """Number of different ways to lay it; 1: it does not rotate."""
    edges: Mapping[Network, tuple[Edge, ...]] = field(default_factory=dict)
    """Edges that orientation 1 opens, by network."""
    rules: str | None = None
    """Rule set; None: it changes nothing, or nobody knows what."""
    rules_known: bool = True
    boxes: tuple[str, ...] = ()
    """Boxes that contain it."""
    boxes_certain: bool = True
    """False: `boxes` is inferred and not printed in any source at hand."""
    online: bool = True
    """False: the online game passes it over, or plays it without its rules."""
    only_with: tuple[str, ...] = ()
    """Terrain rules, or groups such as ``@water``, one of which must be on the same hex."""
    not_with: tuple[str, ...] = ()
    """Piece ids, rule ids or groups that may not be on the same hex."""
    notes: str = ""


class Tile(Piece, frozen=True, kw_only=True):
    """A hexagonal tile.  ``rules`` is a key of `Catalogue.terrain_rules`.

    Orientation *n* is orientation 1 turned counter-clockwise by 60° × (*n* - 1).
    """

    m44: tuple[str, ...]
    """Names in ``.m44`` files."""
    landscape: Landscape = Landscape.COUNTRYSIDE

    def edges_at(self, orientation: int) -> Mapping[Network, tuple[Edge, ...]]:
        """Return the edges that ``orientation`` opens, by network."""
        return {
            network: tuple(edge.turned(orientation - 1) for edge in edges)
            for network, edges in self.edges.items()
        }


class RectTile(Piece, frozen=True, kw_only=True):
    """A rectangular tile.  ``rules`` is a key of `Catalogue.obstacle_rules`."""

    m44: tuple[str, ...]
    landscape: Landscape = Landscape.COUNTRYSIDE
    angle_deg: int | None = None
    """Direction of the long axis, or of the way over it, in orientation 1, in degrees
    counter-clockwise from east; None: it has no direction."""
    step_deg: int = 0
    """Degrees counter-clockwise that each further orientation adds; may be negative."""
    acts_as: str | None = None
    """Unit that this tile is, for a train or a ship."""

    @property
    def acts_as_unit(self) -> bool:
        """True for trains and ships, which are units in the shape of a tile."""
        return self.acts_as is not None

    def edges_at(self, orientation: int) -> Mapping[Network, tuple[Edge, ...]]:
        """Return the edges that ``orientation`` opens, by network."""
        steps = (orientation - 1) * (self.step_deg // 60)
        return {
            network: tuple(edge.turned(steps) for edge in edges)
            for network, edges in self.edges.items()
        }

    def angle_at(self, orientation: int) -> int | None:
        """Return the direction of ``orientation`` in degrees, 0 to 359, or None."""
        if self.angle_deg is None:
            return None
        return (self.angle_deg + self.step_deg * (orientation - 1)) % 360


class Obstacle(Piece, frozen=True, kw_only=True):
    """Wire, sandbags or hedgehog.  ``rules`` is a key of `Catalogue.obstacle_rules`."""

    m44: tuple[str, ...]


class Marker(Piece, frozen=True, kw_only=True):
    """A token other than a medal.  ``rules`` is a key of `Catalogue.obstacle_rules`."""

    m44: tuple[str, ...] = ()
    with_unit: bool = False
    """Lies with a unit and moves with it."""
    range_end: bool = False
    """One of the two markers at the ends of a stretch of the edge."""
    both_ends: bool = False
    """Marks a range of hexes at both ends, so that a range takes two of it."""
    stand_in: str | None = None
    """Marker that may be used instead where there are not enough."""


class Medal(Piece, frozen=True, kw_only=True):
    """A victory medal."""

    m44: tuple[str, ...]
    side: Side | None = None
    """Side that can win it; None: either."""
    in_editor_palette: bool = True
    score_only: bool = False
    """Used to show the score and never placed on the map."""


class BadgeRule(Record, frozen=True, kw_only=True):
    """The unit that a badge makes of a plain one."""

    prefix: str
    """Type of the plain unit in ``.m44`` files: ``inf``, ``inf2``, ``gun``, ``tank``, ..."""
    unit: str
    years: str | None = None
    """``early`` (to 1942) or ``late`` (from 1943); None: always."""


class Badge(Piece, frozen=True, kw_only=True):
    """A badge that lies with a unit."""

    m44: tuple[str, ...] = ()
    effect: BadgeEffect = BadgeEffect.UNKNOWN
    rules_on: tuple[BadgeRule, ...] = ()
    nation: str | None = None
    """Nation that it stands for, where one is known."""
    armies: tuple[str, ...] = ()
    """Figure sets that it goes with; empty: not known, or any."""
