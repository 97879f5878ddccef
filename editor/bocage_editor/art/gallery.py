"""Which picture each piece has."""

from collections.abc import Mapping
from types import MappingProxyType

from bocage_editor.art import lines, rails, relief, water, woods
from bocage_editor.art.picture import Picture

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {**woods.PICTURES, **relief.PICTURES, **lines.PICTURES, **rails.PICTURES, **water.PICTURES}
)
"""Pictures of tiles, obstacles, markers and medals by id."""
