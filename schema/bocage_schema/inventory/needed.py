"""The fewest boxes that hold what is needed."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from heapq import heappop, heappush
from itertools import count

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.assurance import certain_rows
from bocage_schema.inventory.holdings import Holdings
from bocage_schema.inventory.matching import Handout, Node, hand_out
from bocage_schema.inventory.offers import Problem, Row, Tier, problem_of
from bocage_schema.inventory.parts import Need, Needs, OwnFigures

MOST_COPIES = 99
"""Further copies of all boxes together beyond which we stop looking."""
STAND_INS = frozenset({Tier.OTHER_ARMY, Tier.PLAIN_OTHER_ARMY})
MOST_TRIES = 300
"""Sets of boxes that we try before we take the first that will do."""


@dataclass(frozen=True, slots=True)
class Found:
    """A set of boxes that will do, and how it serves the needs."""

    own: Mapping[str, int]
    problem: Problem
    handout: Handout
    certain: frozenset[int]
    """Rows of the problem that are certain, if nothing is short."""

    @property
    def size(self) -> int:
        """Copies of all boxes together."""
        return sum(self.own.values())


def fewest_boxes(needs: Needs, start: Holdings, favored: Collection[str] = ()) -> Found:
    """Return the smallest set of boxes that contains those of ``start`` and lacks nothing.

    Among sets of one size, the one with which most needs are certain, then one with boxes that
    are ``favored``, or sure to hold what they are needed for, or listed first.  If no set of up
    to `MOST_COPIES` copies will do, the answer is the boxes without which things are even
    worse, and its hand-out is short.
    """
    heap: list[tuple[int, tuple[int, ...]]] = []
    seen: set[tuple[int, ...]] = set()

    def push(own: Mapping[str, int]) -> None:
        key = _key(with_required(own))
        if key not in seen and -sum(key) <= sum(start.own.values()) + MOST_COPIES:
            seen.add(key)
            heappush(heap, (-sum(key), key))

    least = _least(needs, start)
    push(least)
    best: Found | None = None
    for tries in count():
        if not heap or (best and (heap[0][0] > best.size or tries > MOST_TRIES)):
            break
        found = _try(needs, start, _own(heappop(heap)[1]))
        if not found.handout.short:
            if best is None or _merit(found, favored) > _merit(best, favored):
                best = found
        elif best is None:
            for box in _helpful(start, found):
                push({**found.own, box: found.own.get(box, 0) + 1})
            if tries > MOST_TRIES:
                heap = heap[:1]
    return best or _try(needs, start, with_required(least))


def _key(own: Mapping[str, int]) -> tuple[int, ...]:
    """Return copies of all boxes as a key; that of the boxes listed first is the smallest."""
    return tuple(-own.get(box, 0) for box in catalogue().boxes)


def _own(key: tuple[int, ...]) -> dict[str, int]:
    return {box: -copies for box, copies in zip(catalogue().boxes, key, strict=True) if copies}


def _try(needs: Needs, start: Holdings, own: Mapping[str, int]) -> Found:
    problem = _without_guesses(problem_of(needs, start.owning(own)))
    handout = hand_out(problem)
    certain = frozenset() if handout.short else frozenset(certain_rows(problem))
    return Found(own, problem, handout, certain)


def _without_guesses(problem: Problem) -> Problem:
    """Return the problem without stand-ins of which nobody knows how many there are.

    Nobody gets another army because it may be large enough to stand in for his own.
    """
    pools = problem.pools
    rows = []
    for row in problem.rows:
        guesses = [o for o in row.offers if o.tier in STAND_INS and pools[o.pool].count is None]
        offers = tuple(offer for offer in row.offers if offer not in guesses)
        rows.append(replace(row, offers=offers) if guesses else row)
    return Problem(tuple(rows), pools)


def _merit(found: Found, favored: Collection[str]) -> tuple[int, int, int]:
    rows, pools = found.problem.rows, found.problem.pools
    inferred = sum(pools[rows[i].offers[j].pool].inferred for i, j in found.handout.given)
    return len(found.certain), sum(box in favored for box in found.own), -inferred


def _helpful(start: Holdings, found: Found) -> Iterator[str]:
    """Yield the boxes of which one copy more may help with the first shortage."""
    rows = shortages(found.problem, found.handout)[0]
    needs = [found.problem.rows[index].need for index in rows]
    return (box for box in _boxes_holding(needs) if _gain(box, needs, start, 1))


def _boxes_holding(needs: Sequence[Need]) -> list[str]:
    holding = {box for need in needs for box in _holders(_numberless(need))}
    return [box for box in catalogue().boxes if box in holding]


def _numberless(need: Need) -> Need:
    own = (OwnFigures(o.kind, 1, -(-o.figures // max(1, o.units))) for o in need.own)
    return replace(need, count=0, later=0, own=tuple(own))


@cache
def _holders(need: Need) -> frozenset[str]:
    """Return the boxes that hold something that can serve a need."""
    if not need.is_known:
        return frozenset()
    needs = Needs((need,))
    problems = {box: problem_of(needs, Holdings({box: 1})) for box in catalogue().boxes}
    return frozenset(
        box for box, problem in problems.items() if _without_guesses(problem).rows[0].offers
    )


def is_held(need: Need, holdings: Holdings) -> bool:
    """Tell whether a box, or what its owner found in one, can serve a need."""
    if _boxes_holding([need]):
        return True
    found = holdings.counts or holdings.tiles
    return bool(need.is_known and found and problem_of(Needs((need,)), holdings).rows[0].offers)


def _gain(box: str, needs: Sequence[Need], start: Holdings, most: int) -> int:
    """Return an upper bound, at most ``most``, of the parts that one copy adds."""
    problem = _without_guesses(problem_of(Needs(tuple(needs)), start.owning({box: 1})))
    pools = {offer.pool for row in problem.rows for offer in row.offers}
    counts = [problem.pools[pool].count for pool in pools]
    return min(most, sum(most if number is None else number for number in counts))


def _least(needs: Needs, start: Holdings) -> dict[str, int]:
    """Return boxes and copies without which some need could not be served."""
    least = dict(start.own)
    for need in needs:
        boxes = _boxes_holding([need])
        if len(boxes) == 1 and need.is_known:
            gain = _gain(boxes[0], [need], start, need.count)
            copies = -(-need.count // gain) if gain else 0
            if copies <= MOST_COPIES:
                least[boxes[0]] = max(least.get(boxes[0], 0), copies)
    return least


def shortages(problem: Problem, handout: Handout) -> list[list[int]]:
    """Return the rows of every independent shortage: rows that compete for the same parts."""
    groups: list[tuple[list[int], set[Node]]] = []
    for index in handout.short_rows:
        rows, limits = [index], set(_limits(problem.rows[index], handout))
        rest = []
        for other_rows, other_limits in groups:
            if limits & other_limits:
                rows += other_rows
                limits |= other_limits
            else:
                rest.append((other_rows, other_limits))
        groups = [*rest, (sorted(rows), limits)]
    return sorted(rows for rows, _ in groups)


def _limits(row: Row, handout: Handout) -> Iterator[Node]:
    """Yield what a row that runs short uses up: whole pools, and shares of others."""
    for offer in row.offers:
        share: Node = ("share", offer.pool, offer.part)
        whole: Node = ("pool", offer.pool, None)
        slack: Node = ("slack", offer.pool, None)
        if share in handout.short:
            yield from (node for node in (share, whole, slack) if node in handout.short)


def with_required(own: Mapping[str, int]) -> dict[str, int]:
    """Return ``own`` with the boxes without which they cannot be played."""
    closed = {box: copies for box, copies in own.items() if copies}
    for box in list(closed):
        for required in catalogue().boxes[box].requires:
            closed.setdefault(required, 1)
    return closed
