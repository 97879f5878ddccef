"""Names of pieces in ``.m44`` files."""

from functools import cache

from bocage_scenarios.model import UNKNOWN
from bocage_schema.catalogue import catalogue


@cache
def m44_name(piece_id: str) -> str | None:
    """Return how files call a piece other than a unit; None if they have no name for it.

    An unknown piece has the name under which it was found.
    """
    if piece_id.startswith(UNKNOWN):
        return piece_id.removeprefix(UNKNOWN)
    pieces = catalogue()
    for table in (
        pieces.tiles,
        pieces.rect_tiles,
        pieces.obstacles,
        pieces.markers,
        pieces.medals,
        pieces.badges,
    ):
        if piece_id in table:
            names = table[piece_id].m44
            return names[0] if names else None
    return None
