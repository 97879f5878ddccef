"""Which needs are served for certain, whatever the boxes really hold.

Where the faces of a pool are known only in brackets, a need is certain if it can be served in
every pool that agrees with them.  By the theorem of Rado and Hall that is so if, for every
set of needs, as many parts as they need are sure to show something that one of them needs.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bocage_schema.catalogue.boxes import Fit
from bocage_schema.inventory.matching import components, hand_out
from bocage_schema.inventory.offers import Problem, Row
from bocage_schema.inventory.parts import Part
from bocage_schema.inventory.pools import Make, Pool, Share

MOST_ROWS = 12
"""Needs up to which we look at every set of them."""


def certain_rows(problem: Problem) -> set[int]:
    """Return the rows that are sure to be served together with all others.

    Where another need is not certain by itself, it counts as far as it is.
    """
    pools = problem.pools
    rows = tuple(
        replace(row, offers=tuple(o for o in row.offers if pools[o.pool].surely([o.part])))
        for row in problem.rows
    )
    sure = Problem(rows, pools)
    found: set[int] = set()
    for group in components(sure):
        parts = _parts_in_use(sure, group)
        if all(_is_simple(pools[pool], used) for pool, used in parts.items()):
            found |= _served(
                sure, group, {pool: _exact(pools[pool], p) for pool, p in parts.items()}
            )
        elif len(group) <= MOST_ROWS:
            found |= _by_every_set(sure, group)
        else:
            found |= _by_fits(sure, group, parts)
    return found


def _parts_in_use(problem: Problem, rows: Sequence[int]) -> dict[int, list[Part]]:
    """Return by pool the things that some of the rows might take from it."""
    parts: dict[int, dict[Part, None]] = {}
    for index in rows:
        for offer in problem.rows[index].offers:
            parts.setdefault(offer.pool, {})[offer.part] = None
    return {pool: list(used) for pool, used in parts.items()}


def _is_simple(pool: Pool, parts: Sequence[Part]) -> bool:
    """Tell whether all parts of the pool that count can show whatever is asked for."""
    return pool.make is Make.FREE or len(parts) == 1


def _exact(pool: Pool, parts: Sequence[Part]) -> Pool:
    """Return a pool of the parts that are sure, for one in which each can show anything."""
    number = pool.surely(parts)
    shares = {part: Share(number, number) for part in parts}
    return replace(pool, count=number, copies=1, make=Make.FREE, shares=shares, fits=(), sure=True)


def _served(problem: Problem, rows: Sequence[int], pools: Mapping[int, Pool]) -> set[int]:
    """Return the rows that are served from ``pools`` in place of those of the same index."""
    replaced = tuple(pools.get(index, pool) for index, pool in enumerate(problem.pools))
    picked = tuple(problem.rows[index] for index in rows)
    handout = hand_out(Problem(picked, replaced))
    return set(rows) - {rows[index] for index in handout.short_rows}


def _by_every_set(problem: Problem, rows: Sequence[int]) -> set[int]:
    """Return the rows of which no set of rows says that they may not be served."""
    needed = [problem.rows[index].need.count for index in rows]
    bound = _Bound(problem, rows)
    alone = [min(number, bound.of(1 << place)) for place, number in enumerate(needed)]
    certain = [True] * len(rows)
    for mask in range(1, 1 << len(rows)):
        members = [place for place in range(len(rows)) if mask >> place & 1]
        room = bound.of(mask) - sum(alone[place] for place in members)
        for place in members:
            if needed[place] - alone[place] > room:
                certain[place] = False
    return {index for index, is_certain in zip(rows, certain, strict=True) if is_certain}


class _Bound:
    """How many parts are sure to serve one of a set of rows; sets are bit masks."""

    def __init__(self, problem: Problem, rows: Sequence[int]) -> None:
        self._pools = problem.pools
        self._known: dict[tuple[int, frozenset[Part]], int] = {}
        self._parts: list[dict[int, frozenset[Part]]] = []
        for index in rows:
            parts: dict[int, frozenset[Part]] = {}
            for offer in problem.rows[index].offers:
                if offer.limit is None:
                    there = parts.get(offer.pool, frozenset())
                    parts[offer.pool] = there | {offer.part}
            self._parts.append(parts)

    def of(self, mask: int) -> int:
        """Return the bound for a set of rows."""
        together: dict[int, frozenset[Part]] = {}
        for place, parts in enumerate(self._parts):
            if mask >> place & 1:
                for pool, shown in parts.items():
                    together[pool] = together.get(pool, frozenset()) | shown
        return sum(self._surely(pool, shown) for pool, shown in together.items())

    def _surely(self, pool: int, parts: frozenset[Part]) -> int:
        key = pool, parts
        if key not in self._known:
            self._known[key] = self._pools[pool].surely(parts)
        return self._known[key]


def _by_fits(
    problem: Problem, rows: Sequence[int], parts: Mapping[int, Sequence[Part]]
) -> set[int]:
    """Return the rows that are served when the pools show what some scenario proves.

    For so many rows that looking at every set would take too long; it may miss some.
    """
    brackets = [pool for pool, used in parts.items() if not _is_simple(problem.pools[pool], used)]
    most = max(len(problem.pools[pool].fits) for pool in brackets)
    best: set[int] = set()
    for number in range(max(1, most)):
        split = _split(problem, rows, parts, number)
        found = _served(split, rows, {})
        best = max(best, found, key=len)
    return best


def _split(
    problem: Problem, rows: Sequence[int], parts: Mapping[int, Sequence[Part]], number: int
) -> Problem:
    """Return the problem with a pool for each thing, as many as the fit ``number`` shows."""
    pools: list[Pool] = []
    places: dict[tuple[int, Part], int] = {}
    for index, used in parts.items():
        pool = problem.pools[index]
        if _is_simple(pool, used):
            places |= dict.fromkeys(((index, part) for part in used), len(pools))
            pools.append(_exact(pool, used))
            continue
        for part, shown in _shown_at_once(pool, used, number):
            places[index, part] = len(pools)
            share = {part: Share(shown, shown)}
            pools.append(replace(pool, count=shown, copies=1, make=Make.FREE, shares=share))
    split = list(problem.rows)
    for index in rows:
        offers = (replace(o, pool=places[o.pool, o.part]) for o in split[index].offers)
        split[index] = Row(split[index].need, tuple(offers))
    return Problem(tuple(split), tuple(pools))


def _shown_at_once(pool: Pool, parts: Sequence[Part], number: int) -> Iterator[tuple[Part, int]]:
    """Yield how many of each thing a pool is sure to show at once, by its fit ``number``."""
    fit = pool.fits[number % len(pool.fits)] if pool.fits else Fit(pieces={})
    for part in parts:
        shown = fit.pieces.get(part.id, 0) // fit.copies * pool.copies
        yield part, max(shown, pool.low(part)) if pool.faces == 1 else shown
