"""What a picture depends on.  Looks are small, immutable and serve as keys of caches."""

from typing import NamedTuple

from bocage_schema.catalogue.pieces import Edge
from bocage_schema.ids import Side


class TileLook(NamedTuple):
    """All that the picture of a tile, an obstacle or a marker depends on."""

    piece: str
    orientation: int = 1
    joined: int = 0
    """Bit *n*: over edge *n* a piece of the same `Picture.joins` goes on."""
    variant: int = 0
    """0 to `VARIANTS` - 1: like pieces on different hexes need not look the same."""
    side: Side | None = None
    """The owner, where there is one."""
    traits: tuple[str, ...] = ()


VARIANTS = 3


class UnitLook(NamedTuple):
    """All that the picture of a unit depends on."""

    kind: str
    """A unit of the catalogue, or an unknown name."""
    side: Side | None
    army: str | None
    """The figure set; None where it is not told."""
    figures: int | None
    """The number of figures, where it differs from the usual one."""
    badge: str | None
    elite: bool = False
    traits: tuple[str, ...] = ()


class Joined:
    """Which edges a mask of `TileLook.joined` holds."""

    @staticmethod
    def has(mask: int, edge: int) -> bool:
        """Tell whether the kind goes on over an edge, counted from east, any whole number."""
        return bool(mask >> edge % 6 & 1)


def bit_of(edge: Edge) -> int:
    """Return the bit of an edge in `TileLook.joined`."""
    return 1 << tuple(Edge).index(edge)
