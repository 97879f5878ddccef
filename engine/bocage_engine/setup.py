"""The immutable start of a game: all that the engine knows of a scenario."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bocage_engine.options import Options
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Face, Side


class Laid(NamedTuple):
    """A tile, obstacle or marker as it lies on a hex."""

    piece: str
    """Id in the catalogue."""
    orientation: int = 1
    owner: Side | None = None
    traits: tuple[str, ...] = ()


class UnitStart(NamedTuple):
    """A unit on the board at the start."""

    at: Hex
    side: Side
    kind: str
    """Id of a unit in the catalogue."""
    figures: int


@dataclass(frozen=True, slots=True)
class Setup:
    """A scenario as the engine plays it."""

    board_format: BoardFormat = BoardFormat.STANDARD
    face: Face = Face.COUNTRYSIDE
    top: Side = Side.AXIS
    """The side that sits at row 0."""
    ground: Mapping[Hex, tuple[Laid, ...]] = field(default_factory=dict)
    """What lies on each hex, bottom to top."""
    units: tuple[UnitStart, ...] = ()
    options: Options = field(default_factory=Options)
