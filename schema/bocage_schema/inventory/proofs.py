"""Why something is missing however the parts are used, in a sentence that can be followed."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bocage_schema.inventory.matching import Handout
from bocage_schema.inventory.offers import Problem
from bocage_schema.inventory.parts import Part, called_in_full
from bocage_schema.inventory.pools import Make, Pool
from bocage_schema.inventory.wording import parts_word, place_of
from bocage_schema.saying import Words, all_of, phrase


@dataclass(frozen=True, slots=True)
class _Limit:
    """How many parts a pool gives at most to the needs of a shortage, and why."""

    number: int
    reason: Words
    pool: Pool


def proof(problem: Problem, handout: Handout, rows: Sequence[int]) -> Words:
    """Return why the needs of one shortage cannot all be served: the limits of a minimum cut."""
    needs = [problem.rows[index].need for index in rows]
    short = sum(handout.missing[index] for index in rows)
    names: object = all_of(
        phrase("{name} ({number})", name=called_in_full(need.part), number=need.count)
        for need in needs
    )
    limits = list(_limits(problem, handout, rows))
    if not limits:
        return phrase("{parts}: not in these boxes", parts=names)
    total = sum(need.count for need in needs)
    word = parts_word(needs[0].group, 2)
    if len(needs) > 1 and len(limits) == 1 and limits[0].pool.make is Make.FREE:
        pool = limits[0].pool
        return phrase(
            "{parts} come from the same {most} {word} in {place}: {needed} needed, "
            "{missing} short{turned}",
            parts=names,
            most=limits[0].number,
            word=word,
            place=place_of(pool),
            needed=total,
            missing=short,
            turned=phrase(", whichever way you turn them") if pool.faces > 1 else "",
        )
    if len(needs) == 1:
        names = called_in_full(needs[0].part)
    return phrase(
        "{parts}: {needed} needed, but {reasons}: {missing} short",
        parts=names,
        needed=total,
        reasons=all_of(limit.reason for limit in limits),
        missing=short,
    )


def _limits(problem: Problem, handout: Handout, rows: Sequence[int]) -> Iterator[_Limit]:
    used: dict[int, dict[Part, None]] = {}
    for index in rows:
        for offer in problem.rows[index].offers:
            if ("share", offer.pool, offer.part) in handout.short:
                used.setdefault(offer.pool, {})[offer.part] = None
    group = problem.rows[rows[0]].need.group
    named = [problem.rows[rows[0]].need.part] if len(rows) == 1 else []
    for index, parts in used.items():
        pool = problem.pools[index]
        if ("pool", index, None) in handout.short:
            yield _by_total(pool, parts_word(group, pool.total or 0))
        elif ("slack", index, None) in handout.short:
            yield _by_faces(pool, list(parts), parts_word(group, 2))
        else:
            yield from (_by_share(pool, part, named) for part in parts)


def _by_total(pool: Pool, word: Words) -> _Limit:
    assert pool.total is not None
    place = place_of(pool)
    if pool.total == 1:
        why = phrase("there is only 1 {part} in {place}", part=word, place=place)
    else:
        why = phrase(
            "there are only {most} {parts} in {place}", most=pool.total, parts=word, place=place
        )
    return _Limit(pool.total, why, pool)


def _by_share(pool: Pool, part: Part, named: Collection[Part]) -> _Limit:
    most = pool.most(part)
    assert most is not None
    place = place_of(pool)
    if pool.virtual:
        reason = phrase(
            "figures of {place} make only {most} badges unnecessary", place=place, most=most
        )
        return _Limit(most, reason, pool)
    name = "" if part in named else phrase(" {name}", name=called_in_full(part))
    if pool.low(part) < most:
        reason = (
            phrase("{place} holds at most {most}{name}", place=place, most=most, name=name)
            if pool.copies == 1
            else phrase("{place} hold at most {most}{name}", place=place, most=most, name=name)
        )
    else:
        reason = (
            phrase("{place} holds only {most}{name}", place=place, most=most, name=name)
            if pool.copies == 1
            else phrase("{place} hold only {most}{name}", place=place, most=most, name=name)
        )
    return _Limit(most, reason, pool)


def _by_faces(pool: Pool, parts: Sequence[Part], word: Words) -> _Limit:
    assert pool.total is not None
    assert pool.slack is not None
    others = sum(pool.low(part) for part in pool.shares if part not in parts)
    if not others and pool.faces == 1:
        return _by_total(pool, word)
    if pool.faces == 1:
        reason = phrase(
            "of the {total} {parts} in {place} at least {others} show other things",
            total=pool.total,
            parts=word,
            place=place_of(pool),
            others=others,
        )
    else:
        reason = phrase(
            "the {total} {parts} in {place} have {faces} faces, "
            "and at least {others} of them show other things",
            total=pool.total,
            parts=word,
            place=place_of(pool),
            faces=pool.total * pool.faces,
            others=others,
        )
    return _Limit(sum(map(pool.low, parts)) + pool.slack, reason, pool)
