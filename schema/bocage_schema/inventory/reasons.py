"""Why a part is certain, possible or impossible, in a sentence."""

from collections.abc import Sequence

from bocage_schema.inventory.offers import Offer, Problem, Row, Tier
from bocage_schema.inventory.parts import Group, called_in_full
from bocage_schema.inventory.pools import Make, Pool
from bocage_schema.inventory.results import StandIn, Verdict
from bocage_schema.inventory.wording import parts_word, place_of
from bocage_schema.saying import Listed, Words, all_of, phrase


def reason(
    problem: Problem,
    row: Row,
    verdict: Verdict,
    missing: int,
    stand_ins: Sequence[StandIn],
) -> Words:
    """Return the sentence for a need with offers from some pools, without a full stop."""
    itself = [offer for offer in row.offers if offer.tier is Tier.ITSELF]
    held = [_held(problem.pools[offer.pool], offer, row) for offer in itself]
    parts: list[Words] = [all_of(held) if held else phrase("none in these boxes")]
    parts += [_used(row, stand_in) for stand_in in stand_ins]
    if verdict is Verdict.IMPOSSIBLE:
        parts.append(
            phrase("{missing} short", missing=missing)
            if missing
            else phrase("other pieces need the same parts")
        )
    elif verdict is Verdict.POSSIBLE and _would_do_alone(problem, row, itself):
        parts.append(phrase("not sure together with the other pieces"))
    if row.need.later:
        parts.append(phrase("{number} of them for units that enter later", number=row.need.later))
    return Listed(tuple(parts), "; ")


def _held(pool: Pool, offer: Offer, row: Row) -> Words:
    place = place_of(pool)
    low, most = pool.between(offer.part)
    if most is None:
        if pool.inferred:
            return phrase("probably some in {place}", place=place)
        return phrase("an unknown number in {place}", place=place)
    word = parts_word(row.need.group, most)
    if pool.make is Make.SPLIT_UNKNOWN:
        if pool.sure:
            return phrase(
                "some of the {most} {parts} in {place}", most=most, parts=word, place=place
            )
        return phrase("some of about {most} {parts} in {place}", most=most, parts=word, place=place)
    if not pool.sure and low < most:
        return phrase("about {most} in {place}", most=most, place=place)
    if pool.make is Make.FREE and len(pool.shares) > 1 and row.need.group is not Group.BOARDS:
        return phrase("any of the {most} {parts} in {place}", most=most, parts=word, place=place)
    if low == most:
        return phrase("{most} in {place}", most=most, place=place)
    return phrase("{least} to {most} in {place}", least=low, most=most, place=place)


def _used(row: Row, stand_in: StandIn) -> Words:
    number, name = stand_in.count, called_in_full(stand_in.part)
    if row.need.group is Group.BADGES:
        if number == 1:
            return phrase("1 unit is told apart by {name} figures instead", name=name)
        return phrase(
            "{number} units are told apart by {name} figures instead", number=number, name=name
        )
    if number == 1:
        return phrase("1 {name} stands in", name=name)
    return phrase("{number} {name} stand in", number=number, name=name)


def _would_do_alone(problem: Problem, row: Row, itself: Sequence[Offer]) -> bool:
    """Tell whether the need is certain as long as nothing else is needed."""
    pools = problem.pools
    return sum(pools[offer.pool].surely([offer.part]) for offer in itself) >= row.need.count


def unknown_reason(*, is_known: bool) -> Words:
    """Return the sentence for a need that no known box can serve."""
    if is_known:
        return phrase("no box is known to hold it")
    return phrase("not a piece that Bocage knows")
