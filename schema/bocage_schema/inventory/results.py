"""What counting gives: for each part how sure it is, what is short and why, what to take out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bocage_schema.inventory.parts import Need, Part
from bocage_schema.saying import Words


class Verdict(StrEnum):
    """How sure it is that the boxes hold what is needed of a part."""

    CERTAIN = "certain"
    """It is there, together with everything else that the scenario needs."""
    POSSIBLE = "possible"
    """It may be there; what is known of the boxes does not settle it."""
    IMPOSSIBLE = "impossible"
    """It is not there, or not together with the rest of the scenario."""
    UNKNOWN = "unknown"
    """No box is known to hold it, or nobody knows what it is."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """Parts that are used instead of the ones named, such as another army's figures."""

    part: Part
    count: int


@dataclass(frozen=True, slots=True)
class Substitute:
    """Parts in the boxes that nothing else needs and that could be used instead."""

    part: Part
    left: int | None
    """How many at most; None: nobody knows."""


@dataclass(frozen=True, slots=True)
class PieceCount:
    """One part that the scenario needs, against the boxes."""

    need: Need
    verdict: Verdict
    why: Words
    """One sentence, without a full stop."""
    available: int | None
    """The most that the boxes may hold of the part itself; None: nobody knows."""
    at_least: int
    """So many are surely in the boxes."""
    missing: int
    """How many are missing even if all parts are used as well as can be."""
    left: int | None = None
    """How many more of it the boxes may hold beside the rest; None: nobody knows."""
    stand_ins: tuple[StandIn, ...] = ()
    substitutes: tuple[Substitute, ...] = ()
    """Where something is missing: what could be used, although it is not the same."""

    @property
    def part(self) -> Part:
        """The part."""
        return self.need.part

    @property
    def reason(self) -> str:
        """Why the verdict is so, in English."""
        return str(self.why)


@dataclass(frozen=True, slots=True)
class Cure:
    """Further copies of a box."""

    box: str
    copies: int


@dataclass(frozen=True, slots=True)
class Shortage:
    """Parts that are not all there, and why no other use of the boxes would help."""

    parts: tuple[Part, ...]
    needed: int
    available: int
    why: Words
    """One sentence, without a full stop."""
    cures: tuple[Cure, ...]
    """The fewest further boxes that help; empty: no known box does."""
    cured_for_certain: bool
    """With them it is certain, and not only possible, that nothing is missing."""

    @property
    def proof(self) -> str:
        """Why no other use of the boxes would help, in English."""
        return str(self.why)


@dataclass(frozen=True, slots=True)
class BoxNeed:
    """A box that a scenario needs."""

    box: str
    copies: int
    certain: bool
    """With all needed boxes, everything that this one is needed for is certain."""
    needed_for: tuple[Part, ...]
    """Empty: other boxes cannot be played without it."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Parts to take out of a box."""

    box: str
    line: str
    """Line of the contents of the box; empty where they do not list it."""
    part: Part
    count: int


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a scenario needs against what somebody owns."""

    pieces: tuple[PieceCount, ...] = ()
    shortages: tuple[Shortage, ...] = ()
    boxes: tuple[BoxNeed, ...] = ()
    """The boxes that the scenario needs, whatever is owned."""
    own: Mapping[str, int] = field(default_factory=dict)
    """The boxes that the parts were counted in."""
    assumed: bool = False
    """No boxes were named; those that the scenario needs were counted."""
    picks: tuple[Pick, ...] = ()
    """What to take out of which box, in the order of packing."""

    @property
    def is_short(self) -> bool:
        """True if something is certainly missing."""
        return any(piece.verdict is Verdict.IMPOSSIBLE for piece in self.pieces)

    def of(self, verdict: Verdict) -> Iterator[PieceCount]:
        """Yield the parts of that verdict."""
        return (piece for piece in self.pieces if piece.verdict is verdict)

    def __getitem__(self, part: Part) -> PieceCount:
        """Return what was counted of a part; raises `KeyError` if it is not needed."""
        for piece in self.pieces:
            if piece.part == part:
                return piece
        raise KeyError(part)
