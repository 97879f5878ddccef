"""The parts of hexes that document checks may read, so that a change of others leaves them be."""

from collections.abc import Callable, Mapping

from bocage_scenarios.checks.view import View
from bocage_schema.hexes import Hex

Key = Callable[[View, Hex], object]

LAYERS: Mapping[str, str] = {
    "ground": "tiles", "line": "tiles", "terrain": "tiles", "rect": "tiles", "obstacle": "tiles",
    "unit": "units", "markers": "markers", "labels": "labels", "note": "notes",
}  # fmt: skip
"""The fields of a hex, and the part of the document that each belongs to."""
HEX_PARTS = frozenset(LAYERS.values())
SHARES: dict[str, Key] = {}
"""Smaller parts: what some checks read of the tiles of a hex, see `share_of_tiles`."""


def share_of_tiles(name: str) -> Callable[[Key], Key]:
    """Enter a function that returns all that checks which read ``name`` read of a hex's tiles."""

    def enter(key: Key) -> Key:
        SHARES[name] = key
        return key

    return enter


def changed_parts(before: View, now: View, at: Hex) -> set[str]:
    """Return the parts and shares in which a hex differs in two revisions of a document."""
    old, new = before.content(at), now.content(at)
    changed = {part for layer, part in LAYERS.items() if getattr(old, layer) != getattr(new, layer)}
    if "tiles" in changed:
        changed.update(name for name, key in SHARES.items() if key(before, at) != key(now, at))
    return changed
