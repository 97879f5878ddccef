"""The battle die: its faces, and every roll of several dice with its exact probability."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from bocage_schema.catalogue.words import DieFace

FACES = (
    DieFace.INFANTRY,
    DieFace.INFANTRY,
    DieFace.ARMOR,
    DieFace.GRENADE,
    DieFace.STAR,
    DieFace.FLAG,
)
"""The six faces of the die."""
SYMBOLS = tuple(dict.fromkeys(FACES))
"""The different faces, in the order of `Roll`."""
WEIGHTS = tuple(FACES.count(symbol) for symbol in SYMBOLS)
"""On how many faces each symbol is."""


class Roll(NamedTuple):
    """How many dice show each symbol; the order in which they fell does not matter."""

    infantry: int = 0
    armor: int = 0
    grenade: int = 0
    star: int = 0
    flag: int = 0

    def showing(self, symbols: Iterable[DieFace]) -> int:
        """Return how many dice show one of some symbols."""
        return sum(self[SYMBOLS.index(symbol)] for symbol in symbols)


def roll_of(faces: Iterable[DieFace]) -> Roll:
    """Return the roll that dice make which show these faces."""
    shown = list(faces)
    return Roll(*map(shown.count, SYMBOLS))


@cache
def rolls(dice: int) -> tuple[tuple[Roll, Fraction], ...]:
    """Return every roll of so many dice with its probability; together they make 1."""
    found = []
    for shown in combinations_with_replacement(range(len(SYMBOLS)), dice):
        counts = [shown.count(symbol) for symbol in range(len(SYMBOLS))]
        orders = factorial(dice) // prod(map(factorial, counts))
        ways = orders * prod(w**n for w, n in zip(WEIGHTS, counts, strict=True))
        found.append((Roll(*counts), Fraction(ways, len(FACES) ** dice)))
    return tuple(found)
