"""What to take out of which box, in the order of packing."""

from collections import Counter
from collections.abc import Iterator

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.matching import Handout
from bocage_schema.inventory.offers import Problem, Tier
from bocage_schema.inventory.parts import Part
from bocage_schema.inventory.results import Pick


def picks_of(problem: Problem, handout: Handout) -> tuple[Pick, ...]:
    """Return the parts to take out, by box and line of its contents."""
    numbers: Counter[tuple[str, int, str, Part]] = Counter()
    for (index, place), number in handout.given.items():
        offer = problem.rows[index].offers[place]
        pool = problem.pools[offer.pool]
        if not pool.virtual:
            share = pool.shares[offer.part]
            numbers[pool.box, share.rank, share.line, offer.part] += number
    order = {box: place for place, box in enumerate(catalogue().boxes)}
    ranked = sorted(numbers.items(), key=lambda item: (order[item[0][0]], item[0][1]))
    return tuple(Pick(box, line, part, number) for (box, _, line, part), number in ranked)


def stand_ins_of(problem: Problem, handout: Handout, index: int) -> Iterator[tuple[Part, int]]:
    """Yield the parts that a row gets instead of the one it names."""
    row = problem.rows[index]
    for place, offer in enumerate(row.offers):
        number = handout.given[index, place]
        if number and offer.tier is not Tier.ITSELF:
            yield offer.part, number
