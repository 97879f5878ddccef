"""Phrases that sentences on the inventory have in common."""

from collections.abc import Mapping, Sequence

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.parts import Group
from bocage_schema.inventory.pools import Pool
from bocage_schema.saying import Words, phrase

_ONE: Mapping[Group, Words] = {
    Group.BOARDS: phrase("board"),
    Group.TERRAIN: phrase("tile"),
    Group.RECT_TILES: phrase("tile"),
    Group.OBSTACLES: phrase("piece"),
    Group.FIGURES: phrase("figure"),
    Group.BADGES: phrase("badge"),
    Group.MARKERS: phrase("marker"),
    Group.MEDALS: phrase("medal"),
}
_SEVERAL: Mapping[Group, Words] = {
    Group.BOARDS: phrase("boards"),
    Group.TERRAIN: phrase("tiles"),
    Group.RECT_TILES: phrase("tiles"),
    Group.OBSTACLES: phrase("pieces"),
    Group.FIGURES: phrase("figures"),
    Group.BADGES: phrase("badges"),
    Group.MARKERS: phrase("markers"),
    Group.MEDALS: phrase("medals"),
}


def parts_word(group: Group, number: int) -> Words:
    """Return the word for ``number`` parts of a group: ``tiles``."""
    return _ONE[group] if number == 1 else _SEVERAL[group]


def box_name(box: str) -> str:
    """Return the name of a box in English."""
    return catalogue().boxes[box].names.en


def boxes_phrase(box: str, copies: int) -> Words:
    """Return a phrase for some copies of a box: ``the Base Game box``, ``2 Base Game boxes``."""
    name = catalogue().boxes[box].names
    if copies == 1:
        return phrase("the {name} box", name=name)
    return phrase("{number} {name} boxes", number=copies, name=name)


def place_of(pool: Pool) -> Words:
    """Return a phrase for the boxes that a pool is in."""
    return boxes_phrase(pool.box, pool.copies)


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
