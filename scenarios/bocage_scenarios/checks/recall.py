"""Remembering what was worked out about the contents of a hex.

Contents are immutable, and revisions of a document share them, as do hexes that hold the
same: looking at each of them once makes checking many times faster.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from bocage_scenarios.model import HexContent

T = TypeVar("T")

MOST_KEPT = 20_000
"""Results after which a memory starts anew."""


def by_content(function: Callable[[HexContent], T]) -> Callable[[HexContent], T]:
    """Make a function of a content remember its results."""
    kept: dict[int, tuple[HexContent, T]] = {}

    @wraps(function)
    def recall(content: HexContent) -> T:
        found = kept.get(id(content))
        if found is not None:
            return found[1]
        result = function(content)
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[id(content)] = content, result
        return result

    return recall
