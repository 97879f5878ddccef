"""Why a part is certain, possible or impossible, in a sentence."""

from collections.abc import Sequence

from bocage_schema.inventory.offers import Offer, Problem, Row, Tier
from bocage_schema.inventory.parts import Group, full_name
from bocage_schema.inventory.pools import Make, Pool
from bocage_schema.inventory.results import StandIn, Verdict
from bocage_schema.inventory.wording import listed, parts_word, place_of


def reason(
    problem: Problem,
    row: Row,
    verdict: Verdict,
    missing: int,
    stand_ins: Sequence[StandIn],
) -> str:
    """Return the sentence for a need with offers from some pools, without a full stop."""
    itself = [offer for offer in row.offers if offer.tier is Tier.ITSELF]
    held = [_held(problem.pools[offer.pool], offer, row) for offer in itself]
    parts = [listed(held) or "none in these boxes"]
    parts += [_used(row, stand_in) for stand_in in stand_ins]
    if verdict is Verdict.IMPOSSIBLE:
        parts.append(f"{missing} short" if missing else "other pieces need the same parts")
    elif verdict is Verdict.POSSIBLE and _would_do_alone(problem, row, itself):
        parts.append("not sure together with the other pieces")
    if row.need.later:
        parts.append(f"{row.need.later} of them for units that enter later")
    return "; ".join(parts)


def _held(pool: Pool, offer: Offer, row: Row) -> str:
    place = place_of(pool)
    low, most = pool.between(offer.part)
    if most is None:
        return f"probably some in {place}" if pool.inferred else f"an unknown number in {place}"
    word = parts_word(row.need.group, most)
    if pool.make is Make.SPLIT_UNKNOWN:
        return f"some of {'the' if pool.sure else 'about'} {most} {word} in {place}"
    if not pool.sure and low < most:
        return f"about {most} in {place}"
    if pool.make is Make.FREE and len(pool.shares) > 1 and row.need.group is not Group.BOARDS:
        return f"any of the {most} {word} in {place}"
    return f"{most} in {place}" if low == most else f"{low} to {most} in {place}"


def _used(row: Row, stand_in: StandIn) -> str:
    if row.need.group is Group.BADGES:
        units = "unit is" if stand_in.count == 1 else "units are"
        return f"{stand_in.count} {units} told apart by {full_name(stand_in.part)} figures instead"
    verb = "stands" if stand_in.count == 1 else "stand"
    return f"{stand_in.count} {full_name(stand_in.part)} {verb} in"


def _would_do_alone(problem: Problem, row: Row, itself: Sequence[Offer]) -> bool:
    """Tell whether the need is certain as long as nothing else is needed."""
    pools = problem.pools
    return sum(pools[offer.pool].surely([offer.part]) for offer in itself) >= row.need.count


def unknown_reason(*, is_known: bool) -> str:
    """Return the sentence for a need that no known box can serve."""
    return "no box is known to hold it" if is_known else "not a piece that Bocage knows"
