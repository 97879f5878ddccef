"""Counting what a scenario needs against what somebody owns."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bocage_schema.catalogue import catalogue
from bocage_schema.inventory.assurance import certain_rows
from bocage_schema.inventory.holdings import Holdings
from bocage_schema.inventory.matching import Handout, Room, hand_out
from bocage_schema.inventory.needed import fewest_boxes, is_held, shortages
from bocage_schema.inventory.offers import Problem, Tier, problem_of
from bocage_schema.inventory.parts import Group, Need, Needs, Part
from bocage_schema.inventory.picking import picks_of, stand_ins_of
from bocage_schema.inventory.proofs import proof
from bocage_schema.inventory.reasons import reason, unknown_reason
from bocage_schema.inventory.results import (
    BoxNeed,
    Cure,
    Inventory,
    Pick,
    PieceCount,
    Shortage,
    StandIn,
    Verdict,
)
from bocage_schema.inventory.substitutes import left_of, substitutes_for


def count(needs: Needs, holdings: Holdings | None = None) -> Inventory:
    """Return what ``holdings`` hold of what is needed.

    Without holdings, the boxes are counted that the scenario needs.
    """
    boxes = boxes_needed(needs)
    own = Holdings({box.box: box.copies for box in boxes}) if holdings is None else holdings
    countable = Needs(tuple(need for need in needs if is_held(need, own)))
    problem = problem_of(countable, own)
    handout = hand_out(problem)
    pieces = _pieces(needs, problem, handout)
    short = [piece.need for piece in pieces if piece.missing]
    if short:
        likes = substitutes_for(short, countable, own)
        pieces = [replace(p, substitutes=likes.get(p.part, ())) for p in pieces]
    return Inventory(
        tuple(pieces),
        tuple(_shortages(problem, handout, own, [box.box for box in boxes])),
        boxes,
        {box: own.copies(box) for box in catalogue().boxes if own.copies(box)},
        holdings is None,
        picks_of(problem, handout),
    )


def boxes_needed(needs: Needs) -> tuple[BoxNeed, ...]:
    """Return the fewest boxes with which nothing is certainly missing, in their usual order.

    What no known box holds, or no number of boxes that anybody has, is left out of account.
    """
    nothing = Holdings()
    found = fewest_boxes(Needs(tuple(n for n in needs if is_held(n, nothing))), nothing)
    problem, handout = found.problem, found.handout
    used: dict[str, dict[int, None]] = {}
    for index, place in sorted(handout.given):
        pool = problem.pools[problem.rows[index].offers[place].pool]
        used.setdefault(pool.box, {})[index] = None
    return tuple(
        BoxNeed(
            box,
            found.own[box],
            all(index in found.certain for index in used.get(box, ())),
            tuple(problem.rows[index].need.part for index in used.get(box, ())),
        )
        for box in catalogue().boxes
        if found.own.get(box)
    )


def pick_list(needs: Needs, holdings: Holdings) -> tuple[Pick, ...]:
    """Return what to take out of which box, in the order of packing."""
    problem = problem_of(needs, holdings)
    return picks_of(problem, hand_out(problem))


def left_over(needs: Needs, parts: Iterable[Part], holdings: Holdings) -> dict[Part, int | None]:
    """Return how many more of each of the parts ``holdings`` hold beside all that is needed.

    None: nobody knows.
    """
    wanted = [need for need in needs if is_held(need, holdings)]
    there = {need.part for need in wanted}
    wishes = [Need(part, Group.TERRAIN, 0) for part in parts if part not in there]
    problem = problem_of(Needs((*wanted, *wishes)), holdings)
    room = Room.after(problem, hand_out(problem))
    return {row.need.part: left_of(row, room) for row in problem.rows}


def _pieces(needs: Needs, problem: Problem, handout: Handout) -> list[PieceCount]:
    certain = certain_rows(problem)
    room = Room.after(problem, handout)
    short = set(handout.short_rows)
    places = {row.need.part: index for index, row in enumerate(problem.rows)}
    pieces = []
    for need in needs:
        index = places.get(need.part)
        if index is None:
            words = unknown_reason(is_known=need.is_known)
            pieces.append(PieceCount(need, Verdict.UNKNOWN, words, None, 0, 0))
        elif index in short:
            pieces.append(_piece(problem, handout, room, index, Verdict.IMPOSSIBLE))
        else:
            verdict = Verdict.CERTAIN if index in certain else Verdict.POSSIBLE
            pieces.append(_piece(problem, handout, room, index, verdict))
    return pieces


def _piece(
    problem: Problem, handout: Handout, room: Room, index: int, verdict: Verdict
) -> PieceCount:
    row = problem.rows[index]
    itself = [offer for offer in row.offers if offer.tier is Tier.ITSELF]
    bounds = [problem.pools[offer.pool].between(offer.part) for offer in itself]
    known = [most for _, most in bounds if most is not None]
    missing = handout.missing[index]
    stand_ins = tuple(StandIn(*found) for found in stand_ins_of(problem, handout, index))
    return PieceCount(
        row.need,
        verdict,
        reason(problem, row, verdict, missing, stand_ins),
        sum(known) if len(known) == len(bounds) else None,
        sum(low for low, _ in bounds),
        missing,
        left_of(row, room),
        stand_ins,
    )


def _shortages(
    problem: Problem, handout: Handout, holdings: Holdings, favored: Sequence[str]
) -> Iterator[Shortage]:
    for rows in shortages(problem, handout):
        needs = [problem.rows[index].need for index in rows]
        needed = sum(need.count for need in needs)
        cures, sure = _cures(needs, holdings, favored)
        yield Shortage(
            tuple(need.part for need in needs),
            needed,
            needed - sum(handout.missing[index] for index in rows),
            proof(problem, handout, rows),
            cures,
            sure,
        )


def _cures(
    needs: Sequence[Need], holdings: Holdings, favored: Sequence[str]
) -> tuple[tuple[Cure, ...], bool]:
    """Return the fewest further boxes that cure a shortage, and whether that is certain."""
    found = fewest_boxes(Needs(tuple(needs)), holdings, favored)
    if found.handout.short:
        return (), False
    further = {box: n - holdings.copies(box) for box, n in found.own.items()}
    cures = (Cure(box, further.get(box, 0)) for box in catalogue().boxes)
    return tuple(cure for cure in cures if cure.copies > 0), len(found.certain) == len(needs)
