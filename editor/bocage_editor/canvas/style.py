"""What of a board is shown, and how."""

from dataclasses import dataclass
from enum import StrEnum

from bocage_schema.ids import Face, Layer


class Part(StrEnum):
    """A part of the picture of a board that can be shown or hidden, bottom to top."""

    GROUND = "ground"
    LINE = "line"
    TERRAIN = "terrain"
    RECT = "rect"
    GRID = "grid"
    SECTIONS = "sections"
    OBSTACLE = "obstacle"
    UNIT = "unit"
    MARKER = "marker"
    COORDINATES = "coordinates"
    LABEL = "label"


PART_OF = {
    Layer.GROUND: Part.GROUND,
    Layer.LINE: Part.LINE,
    Layer.TERRAIN: Part.TERRAIN,
    Layer.RECT: Part.RECT,
    Layer.OBSTACLE: Part.OBSTACLE,
    Layer.UNIT: Part.UNIT,
    Layer.BADGE: Part.UNIT,
    Layer.MARKER: Part.MARKER,
}
"""The part in which the pieces of each layer are shown."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a board is drawn."""

    parts: frozenset[Part] = frozenset(Part)
    """What is shown."""
    language: str = "en"
    face: Face | None = None
    """Draw this face instead of the scenario's own."""
    turned: bool = False
    """As seen from the other side of the table."""

    def shows(self, part: Part) -> bool:
        """Tell whether a part is shown."""
        return part in self.parts
