"""Phrases that sentences on the inventory have in common, in English."""

from collections.abc import Sequence

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.parts import Group
from bocage_schema.inventory.pools import Pool

_NOUNS = {
    Group.BOARDS: "board",
    Group.TERRAIN: "tile",
    Group.RECT_TILES: "tile",
    Group.OBSTACLES: "piece",
    Group.FIGURES: "figure",
    Group.BADGES: "badge",
    Group.MARKERS: "marker",
    Group.MEDALS: "medal",
}


def parts_word(group: Group, number: int) -> str:
    """Return the word for ``number`` parts of a group: ``tiles``."""
    return _NOUNS[group] + ("" if number == 1 else "s")


def box_name(box: str) -> str:
    """Return the name of a box in English."""
    return catalogue().boxes[box].names.en


def boxes_phrase(box: str, copies: int) -> str:
    """Return a phrase for some copies of a box: ``the Base Game box``, ``2 Base Game boxes``."""
    name = box_name(box)
    return f"the {name} box" if copies == 1 else f"{copies} {name} boxes"


def place_of(pool: Pool) -> str:
    """Return a phrase for the boxes that a pool is in."""
    return boxes_phrase(pool.box, pool.copies)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
