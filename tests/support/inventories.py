"""Needs and holdings for tests, and searching all ways to lay tiles."""

from functools import cache
from itertools import combinations_with_replacement, product

from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face
from bocage_schema.inventory import Group, Holdings, Need, Needs, Part, TwoSided
from bocage_schema.inventory.parts import group_of


def need(name, number, army=None, **more):
    """Return a need of a piece, or of figures if there is an army."""
    if army:
        return Need(Part(name, army), Group.FIGURES, number, **more)
    return Need(Part(name), group_of(name, catalogue().pieces[name].layer), number, **more)


def needs(**numbers):
    """Return needs of pieces by id."""
    return Needs.of([need(name, number) for name, number in numbers.items()])


def board(name="standard", face=Face.COUNTRYSIDE, number=1):
    """Return the need of a board."""
    return Need(Part(name, face=face), Group.BOARDS, number)


def owning(**copies):
    """Return holdings without any findings of their owner."""
    return Holdings(copies)


def tiles(*found, box="terrain_pack"):
    """Return holdings of one box with two-sided tiles: pairs of faces and count."""
    return Holdings({box: 1}, tiles={box: tuple(TwoSided(tuple(f), n) for f, n in found)})


def most_served(wanted, found):
    """Return how many of the wanted pieces all ways of laying the tiles can serve at most.

    ``wanted`` maps a piece to a number, ``found`` lists faces and count.  By brute force:
    every tile is laid with each of its faces up, or left in the box.
    """
    start = tuple(sorted(wanted.items()))
    each = [faces for faces, count in found for _ in range(count)]

    @cache
    def serve(left, index):
        if index == len(each):
            return 0
        best = serve(left, index + 1)
        for face in each[index]:
            rest = dict(left)
            if rest.get(face):
                rest[face] -= 1
                best = max(best, 1 + serve(tuple(sorted(rest.items())), index + 1))
        return best

    return serve(start, 0)


def pools_that_agree(kinds, count, brackets, fits=()):
    """Yield every pool of two-sided tiles that agrees with brackets and known demands.

    A pool is a list of faces and count; both sides of a tile may be alike.
    """
    sorts = list(combinations_with_replacement(kinds, 2))
    for numbers in product(range(count + 1), repeat=len(sorts)):
        if sum(numbers) != count:
            continue
        pool = [
            (tuple(dict.fromkeys(sort)), n) for sort, n in zip(sorts, numbers, strict=True) if n
        ]
        showing = {kind: sum(n for sort, n in pool if kind in sort) for kind in kinds}
        if all(low <= showing[kind] <= most for kind, (low, most) in brackets.items()) and all(
            most_served(fit, pool) == sum(fit.values()) for fit in fits
        ):
            yield pool
