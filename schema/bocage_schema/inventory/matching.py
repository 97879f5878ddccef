"""Handing out the parts of the pools to the needs, as a flow through a small network.

Most scenarios need no network: when every need can be served in the order of the offers,
that is an answer.  Only where something runs short do we look for the best answer there is,
and for the reason why there is no better one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bocage_schema.inventory.offers import Problem
from bocage_schema.inventory.parts import Part
from bocage_schema.inventory.pools import Pool

if TYPE_CHECKING:
    import networkx

Node = tuple[str, int, Part | None]
"""A node of the network: what it stands for, index of the row or pool, thing shown."""

SINK: Node = ("sink", 0, None)
MISSING_COST = 10**6
"""Cost of a missing part; far more than handing out all others in another way may cost."""


@dataclass(frozen=True, slots=True)
class Handout:
    """An answer: which parts go where, what is missing, and why no answer is better."""

    given: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Parts by row and index of its offer."""
    missing: Counter[int] = field(default_factory=Counter)
    """Parts that are missing, by row."""
    short: frozenset[Node] = frozenset()
    """The side of a minimum cut that holds the missing parts: rows, and what they use up."""

    @property
    def short_rows(self) -> list[int]:
        """The rows of which something is missing, or would be if another were served first."""
        return sorted(index for kind, index, _ in self.short if kind == "row")


def hand_out(problem: Problem) -> Handout:
    """Return the answer in which the fewest parts are missing, the best offers used first.

    Numbers that are not known count as large enough.
    """
    given: Counter[tuple[int, int]] = Counter()
    missing: Counter[int] = Counter()
    short: set[Node] = set()
    for rows in components(problem):
        part = _nothing(problem, rows) or _in_order(problem, rows) or _best(problem, rows)
        given += part.given
        missing += part.missing
        short |= part.short
    return Handout(given, missing, frozenset(short))


def warm_up() -> None:
    """Load what is needed only where something runs short, so that the first time is not slow."""
    import networkx  # noqa: F401


def components(problem: Problem) -> Iterator[list[int]]:
    """Yield the rows in groups that have no pool in common."""
    by_pool: dict[int, list[int]] = defaultdict(list)
    for index, row in enumerate(problem.rows):
        for offer in row.offers:
            by_pool[offer.pool].append(index)
    seen: set[int] = set()
    for first in range(len(problem.rows)):
        if first in seen:
            continue
        seen.add(first)
        group = [first]
        for index in group:
            for offer in problem.rows[index].offers:
                fresh = set(by_pool[offer.pool]) - seen
                seen |= fresh
                group += sorted(fresh)
        yield sorted(group)


class Room:
    """What is left in the pools while parts are handed out one after the other."""

    def __init__(self, pools: Sequence[Pool]) -> None:
        """Start with nothing taken."""
        self._pools = pools
        self._used: dict[int, Counter[Part]] = defaultdict(Counter)

    @classmethod
    def after(cls, problem: Problem, handout: Handout) -> Room:
        """Return what is left when everything is handed out."""
        room = cls(problem.pools)
        for (index, place), number in handout.given.items():
            offer = problem.rows[index].offers[place]
            room._used[offer.pool][offer.part] += number
        return room

    def take(self, pool_index: int, part: Part, number: int) -> int:
        """Take up to ``number`` parts that show ``part`` and return how many there were."""
        left = self.left(pool_index, part)
        taken = number if left is None else min(number, left)
        self._used[pool_index][part] += taken
        return taken

    def left(self, pool_index: int, part: Part) -> int | None:
        """Return how many more parts may show ``part``; None: nobody knows."""
        pool, used = self._pools[pool_index], self._used[pool_index]
        bounds = []
        most, total, slack = pool.most(part), pool.total, pool.slack
        if most is not None:
            bounds.append(most - used[part])
        if total is not None:
            bounds.append(total - used.total())
        if slack is not None:
            beyond = sum(max(0, n - pool.low(other)) for other, n in used.items())
            bounds.append(max(0, pool.low(part) - used[part]) + slack - beyond)
        return max(0, min(bounds)) if bounds else None


def _nothing(problem: Problem, rows: Sequence[int]) -> Handout | None:
    """Return the answer for a need that nothing can serve; None for all others."""
    if any(problem.rows[index].offers for index in rows):
        return None
    missing = Counter({index: problem.rows[index].need.count for index in rows})
    return Handout(missing=missing, short=frozenset(map(_row, rows)))


def _in_order(problem: Problem, rows: Sequence[int]) -> Handout | None:
    """Return the answer that taking the best offers first leads to; None if that is too little."""
    room = Room(problem.pools)
    left = {index: problem.rows[index].need.count for index in rows}
    given: Counter[tuple[int, int]] = Counter()
    offers = sorted(
        (offer.cost, index, place)
        for index in rows
        for place, offer in enumerate(problem.rows[index].offers)
    )
    for _, index, place in offers:
        offer = problem.rows[index].offers[place]
        wish = left[index] if offer.limit is None else min(left[index], offer.limit)
        taken = room.take(offer.pool, offer.part, wish)
        if taken:
            given[index, place] += taken
            left[index] -= taken
    return None if any(left.values()) else Handout(given)


def _best(problem: Problem, rows: Sequence[int]) -> Handout:
    """Return the answer of least cost, by a network in which missing parts cost most."""
    import networkx  # slow to import and seldom needed

    graph = _network(problem, rows)
    flow = networkx.min_cost_flow(graph)
    given: Counter[tuple[int, int]] = Counter()
    missing: Counter[int] = Counter()
    for index in rows:
        out = flow[_row(index)]
        missing[index] = out.get(SINK, 0)
        for place, offer in enumerate(problem.rows[index].offers):
            given[index, place] = out.get(_share(offer.pool, offer.part), 0)
    short = _reachable(graph, flow, [_row(i) for i in rows if missing[i]])
    return Handout(+given, +missing, short)


def _row(index: int) -> Node:
    return "row", index, None


def _share(pool: int, part: Part) -> Node:
    return "share", pool, part


def _network(problem: Problem, rows: Sequence[int]) -> networkx.DiGraph[Node]:
    """Return the network of some rows.

    Every row sends its parts to the shares of pools, the shares to their pool, and that to
    the sink.  Where a pool's faces are shared out in brackets, a share goes to its pool
    directly as far as it is sure, and beyond that by way of the pool's slack.  What a row
    does not get goes straight to the sink.
    """
    import networkx

    graph: networkx.DiGraph[Node] = networkx.DiGraph()
    for index in rows:
        row = problem.rows[index]
        graph.add_node(_row(index), demand=-row.need.count)
        graph.add_edge(_row(index), SINK, weight=MISSING_COST)
        for offer in row.offers:
            target = _share(offer.pool, offer.part)
            _connect(graph, _row(index), target, offer.limit, offer.cost)
    shares = [node for node in graph if node[0] == "share"]
    for node in shares:
        _add_pool(graph, node, problem.pools[node[1]])
    graph.add_node(SINK, demand=sum(problem.rows[index].need.count for index in rows))
    return graph


def _add_pool(graph: networkx.DiGraph[Node], share: Node, pool: Pool) -> None:
    _, index, part = share
    assert part is not None
    whole: Node = ("pool", index, None)
    most = pool.most(part)
    if pool.slack is None:
        _connect(graph, share, whole, most)
    else:
        slack: Node = ("slack", index, None)
        low = pool.low(part)
        _connect(graph, share, whole, low)
        _connect(graph, share, slack, None if most is None else most - low)
        _connect(graph, slack, whole, pool.slack)
    _connect(graph, whole, SINK, pool.total)


def _connect(
    graph: networkx.DiGraph[Node], start: Node, end: Node, capacity: int | None, cost: int = 0
) -> None:
    limit = {} if capacity is None else {"capacity": capacity}
    graph.add_edge(start, end, weight=cost, **limit)


def _reachable(
    graph: networkx.DiGraph[Node], flow: dict[Node, dict[Node, int]], starts: Iterable[Node]
) -> frozenset[Node]:
    """Return the nodes to which more could be sent from ``starts``, were there more to send.

    Because the flow is the largest there is, the sink is not among them, and the edges that
    leave the set are full: it is one side of a minimum cut.
    """
    seen = set(starts)
    waiting = list(seen)
    while waiting:
        node = waiting.pop()
        onward = [
            end
            for end, edge in graph[node].items()
            if end != SINK and flow[node][end] < edge.get("capacity", float("inf"))
        ]
        back = [start for start in graph.predecessors(node) if flow[start][node]]
        fresh = set(onward + back) - seen
        seen |= fresh
        waiting += fresh
    return frozenset(seen)
