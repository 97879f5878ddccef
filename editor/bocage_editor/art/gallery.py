"""Which picture each piece has."""

from collections.abc import Mapping
from types import MappingProxyType

from bocage_editor.art import (
    airfields,
    buildings,
    camps,
    fields,
    lines,
    markers,
    medals,
    obstacles,
    rails,
    relief,
    sites,
    structures,
    water,
    woods,
)
from bocage_editor.art.picture import Picture

PICTURES: Mapping[str, Picture] = MappingProxyType(
    {
        **airfields.PICTURES,
        **buildings.PICTURES,
        **camps.PICTURES,
        **fields.PICTURES,
        **lines.PICTURES,
        **markers.PICTURES,
        **medals.PICTURES,
        **obstacles.PICTURES,
        **rails.PICTURES,
        **relief.PICTURES,
        **sites.PICTURES,
        **structures.PICTURES,
        **water.PICTURES,
        **woods.PICTURES,
    }
)
"""Pictures of tiles, obstacles, markers and medals by id."""
