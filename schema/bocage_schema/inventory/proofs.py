"""Why something is missing however the parts are used, in a sentence that can be followed."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bocage_schema.inventory.matching import Handout
from bocage_schema.inventory.offers import Problem
from bocage_schema.inventory.parts import Part, full_name
from bocage_schema.inventory.pools import Make, Pool
from bocage_schema.inventory.wording import listed, parts_word, place_of


@dataclass(frozen=True, slots=True)
class _Limit:
    """How many parts a pool gives at most to the needs of a shortage, and why."""

    number: int
    reason: str
    pool: Pool


def proof(problem: Problem, handout: Handout, rows: Sequence[int]) -> str:
    """Return why the needs of one shortage cannot all be served: the limits of a minimum cut."""
    needs = [problem.rows[index].need for index in rows]
    short = sum(handout.missing[index] for index in rows)
    names = listed([f"{full_name(need.part)} ({need.count})" for need in needs])
    limits = list(_limits(problem, handout, rows))
    if not limits:
        return f"{names}: not in these boxes"
    total = sum(need.count for need in needs)
    word = parts_word(needs[0].group, 2)
    if len(needs) > 1 and len(limits) == 1 and limits[0].pool.make is Make.FREE:
        pool = limits[0].pool
        turn = ", whichever way you turn them" if pool.faces > 1 else ""
        return (
            f"{names} come from the same {limits[0].number} {word} in {place_of(pool)}: "
            f"{total} needed, {short} short{turn}"
        )
    if len(needs) == 1:
        names = full_name(needs[0].part)
    reasons = listed([limit.reason for limit in limits])
    return f"{names}: {total} needed, but {reasons}: {short} short"


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


def _by_total(pool: Pool, word: str) -> _Limit:
    assert pool.total is not None
    verb = "is" if pool.total == 1 else "are"
    return _Limit(pool.total, f"there {verb} only {pool.total} {word} in {place_of(pool)}", pool)


def _by_share(pool: Pool, part: Part, named: Collection[Part]) -> _Limit:
    most = pool.most(part)
    assert most is not None
    if pool.virtual:
        reason = f"figures of {place_of(pool)} make only {most} badges unnecessary"
    else:
        some = "at most" if pool.low(part) < most else "only"
        name = "" if part in named else f" {full_name(part)}"
        reason = f"{place_of(pool)} {_holds(pool)} {some} {most}{name}"
    return _Limit(most, reason, pool)


def _by_faces(pool: Pool, parts: Sequence[Part], word: str) -> _Limit:
    assert pool.total is not None
    assert pool.slack is not None
    others = sum(pool.low(part) for part in pool.shares if part not in parts)
    if not others and pool.faces == 1:
        return _by_total(pool, word)
    held = f"the {pool.total} {word} in {place_of(pool)}"
    if pool.faces == 1:
        reason = f"of {held} at least {others} show other things"
    else:
        faces = pool.total * pool.faces
        reason = f"{held} have {faces} faces, and at least {others} of them show other things"
    return _Limit(sum(map(pool.low, parts)) + pool.slack, reason, pool)


def _holds(pool: Pool) -> str:
    return "holds" if pool.copies == 1 else "hold"
