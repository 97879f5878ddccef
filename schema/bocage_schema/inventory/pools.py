"""Pools: physical parts of a box that share out what they can show, one thing at a time."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bocage_schema.catalogue.boxes import Fit
from bocage_schema.inventory.parts import Part


class Make(StrEnum):
    """What is known of the parts of a pool."""

    FREE = "free"
    """Each of them can show any of the things: all faces are known."""
    BRACKETS = "brackets"
    """Each thing is known to be on so many of them, from fewest to most."""
    SPLIT_UNKNOWN = "split_unknown"
    """Only their total is known, if that."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many parts of one copy show one thing."""

    floor: int
    """Surely so many; 0 also where the number is only heard of."""
    most: int | None
    """None: nobody knows."""
    line: str = ""
    """Line of the contents, for people who look for it; empty: the contents name none."""
    rank: int = 0
    """Place of that line in the contents."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """Parts of a box of which each shows one thing at a time.  Numbers are of one copy."""

    box: str
    copies: int = 1
    count: int | None
    """Number of parts; None: nobody knows."""
    sure: bool = True
    """The number is printed, derived or counted by the owner."""
    faces: int = 1
    make: Make = Make.FREE
    shares: Mapping[Part, Share]
    fits: tuple[Fit, ...] = ()
    inferred: bool = False
    """No source at hand says that the box holds this."""
    virtual: bool = False
    """Not parts, but units that figures of another pool tell apart, so that they need no badge."""

    @property
    def total(self) -> int | None:
        """Parts in all copies."""
        return None if self.count is None else self.count * self.copies

    def most(self, part: Part) -> int | None:
        """Return the most parts in all copies that may show ``part``."""
        most = self.shares[part].most
        return None if most is None else most * self.copies

    def low(self, part: Part) -> int:
        """Return the fewest parts in all copies that show ``part``."""
        return self.shares[part].floor * self.copies

    def between(self, part: Part) -> tuple[int, int | None]:
        """Return the fewest and the most parts in all copies that can show ``part`` at all.

        Nearer than `low` and `most` where what is known of the other things leaves less, or
        more, for this one; what the owner counted tells of things that he did not count.
        """
        low, most = self.shares[part].floor, self.shares[part].most
        if self.make is Make.BRACKETS and self.count is not None and low != most:
            others = [share for other, share in self.shares.items() if other != part]
            counted = sum(share.floor for share in others if share.floor == share.most)
            room = max(0, self.count * self.faces - counted)
            open_ = [share for share in others if share.floor != share.most]
            taken = sum(share.floor for share in open_)
            if taken + low > room:  # the owner found more of others than anybody had thought
                taken = low = 0
            most = min(room - taken, self.count if most is None else most)
            left = room - sum(self.count if s.most is None else s.most for s in open_)
            low = min(max(low, left), most)
        return low * self.copies, None if most is None else most * self.copies

    @property
    def slack(self) -> int | None:
        """Faces in all copies beyond the fewest of every thing; None: no bound by faces."""
        if self.make is not Make.BRACKETS or self.count is None:
            return None
        low = sum(share.floor for share in self.shares.values())
        return max(0, self.count * self.faces - low) * self.copies

    def surely(self, parts: Collection[Part]) -> int:
        """Return a lower bound of the parts in all copies that can show one of ``parts``."""
        shares = [self.shares[part] for part in parts]
        if not shares:
            return 0
        best = max(share.floor for share in shares)
        if self.make is Make.FREE:
            return best * self.copies
        floors = sum(share.floor for share in shares)
        best = max(best, _divided(floors, self.faces))
        for fit in self.fits:
            needed = sum(fit.pieces.get(part.id, 0) for part in parts)
            best = max(best, _divided(needed, fit.copies))
        if self.sure and self.count is not None:
            others = [share.most for part, share in self.shares.items() if part not in parts]
            beside = sum(self.count if most is None else most for most in others)
            best = max(best, self.count - beside)
        return best * self.copies


def _divided(number: int, by: int) -> int:
    """Return ``number`` / ``by``, rounded up."""
    return -(-number // by)
