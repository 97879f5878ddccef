"""What a scenario needs: parts to take out of the boxes, and how many of each."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from bocage_schema.catalogue import catalogue
from bocage_schema.id_words import FACES
from bocage_schema.ids import Face, Layer
from bocage_schema.saying import Words, phrase

UNKNOWN = "?"
"""First character of an id that the catalogue does not know."""


class Group(StrEnum):
    """Kinds of part, in the order of setting a game up."""

    BOARDS = "boards"
    TERRAIN = "terrain"
    RECT_TILES = "rect_tiles"
    OBSTACLES = "obstacles"
    FIGURES = "figures"
    BADGES = "badges"
    MARKERS = "markers"
    MEDALS = "medals"


class Part(NamedTuple):
    """A kind of part.  A tuple, because it keys many dicts.

    ``id`` is a piece, for figures a unit that has figures of its own, for boards a format, for
    what is fixed to figures the trait that says so.
    """

    id: str
    army: str | None = None
    """Set of figures; None for anything but figures, and for figures that serve any army."""
    face: Face | None = None
    """Face of a board."""


@dataclass(frozen=True, slots=True)
class OwnFigures:
    """Units that figures of their own kind would tell from others, without a badge."""

    kind: str
    units: int
    figures: int
    """Figures of the kind that all these units take."""


@dataclass(frozen=True, slots=True)
class Need:
    """How many of a part a scenario needs."""

    part: Part
    group: Group
    count: int
    later: int = 0
    """Those of them for units that enter in the course of the game."""
    own: tuple[OwnFigures, ...] = ()
    """For a badge: the units that can do without it."""

    @property
    def is_known(self) -> bool:
        """True if the catalogue knows the part."""
        return not self.part.id.startswith(UNKNOWN)


@dataclass(frozen=True, slots=True)
class Needs:
    """Everything a scenario needs, in the order of setting it up."""

    items: tuple[Need, ...] = ()

    @classmethod
    def of(cls, items: Iterable[Need]) -> "Needs":
        """Return ``items`` with those of the same part added up, in order."""
        added: dict[Part, Need] = {}
        for item in items:
            there = added.get(item.part)
            added[item.part] = item if there is None else _sum(there, item)
        return cls(tuple(sorted((n for n in added.values() if n.count > 0), key=_order)))

    def __iter__(self) -> Iterator[Need]:
        """Iterate over the needs."""
        return iter(self.items)

    def __len__(self) -> int:
        """Return the number of different parts."""
        return len(self.items)


def _sum(a: Need, b: Need) -> Need:
    own: dict[str, OwnFigures] = {}
    for item in (*a.own, *b.own):
        there = own.get(item.kind, OwnFigures(item.kind, 0, 0))
        units, figures = there.units + item.units, there.figures + item.figures
        own[item.kind] = OwnFigures(item.kind, units, figures)
    return replace(a, count=a.count + b.count, later=a.later + b.later, own=tuple(own.values()))


def _order(need: Need) -> tuple[int, int, str, int, str]:
    part = need.part
    armies = list(catalogue().armies)
    army = armies.index(part.army) if part.army in armies else len(armies)
    return _GROUPS[need.group], _ranks().get(part.id, 10**6), part.id, army, part.face or ""


_GROUPS = {group: number for number, group in enumerate(Group)}


@cache
def _ranks() -> dict[str, int]:
    known = catalogue()
    ids = dict.fromkeys([*known.boards, *known.pieces, *known.units, *known.traits])
    return {name: number for number, name in enumerate(ids)}


_OF_LAYER = {
    Layer.GROUND: Group.TERRAIN,
    Layer.LINE: Group.TERRAIN,
    Layer.TERRAIN: Group.TERRAIN,
    Layer.RECT: Group.RECT_TILES,
    Layer.OBSTACLE: Group.OBSTACLES,
    Layer.UNIT: Group.FIGURES,
    Layer.BADGE: Group.BADGES,
    Layer.MARKER: Group.MARKERS,
}


def group_of(piece_id: str, layer: Layer) -> Group:
    """Return the group of a piece that lies on ``layer``."""
    return Group.MEDALS if piece_id in catalogue().medals else _OF_LAYER[layer]


def part_called(part: Part) -> Words | str:
    """Return the name of a part in all languages; an unknown one's as it was found."""
    known = catalogue()
    if part.face is not None:
        table = known.boards.get(part.id)
        board = table.names if table else part.id
        return phrase("{board} board, {face} face", board=board, face=FACES[part.face])
    if fitting := known.traits.get(part.id):
        return phrase("{name} (fitting of a tank)", name=fitting.names)
    entry = known.units.get(part.id) or known.pieces.get(part.id)
    return entry.names if entry else part.id.removeprefix(UNKNOWN)


def called_in_full(part: Part) -> Words | str:
    """Return the name of a part with its set of figures, where it has one."""
    army = catalogue().armies.get(part.army or "")
    name = part_called(part)
    return phrase("{name} ({army})", name=name, army=army.names) if army else name


def part_name(part: Part) -> str:
    """Return the name of a part in English."""
    return str(part_called(part))


def full_name(part: Part) -> str:
    """Return the name of a part in English with its set of figures, where it has one."""
    return str(called_in_full(part))
