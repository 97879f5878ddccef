"""Checks of objectives: what they say, and whether they can be won."""

from collections.abc import Iterator

from bocage_scenarios.checks import reach
from bocage_scenarios.checks.found import Found, found, remove_at, replace_at
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import View
from bocage_scenarios.checks.winning import (
    READS,
    most_medals,
    needed,
    winners,
)
from bocage_scenarios.model import Objective
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.id_words import the_side
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, phrase

NEARLY_ALL = 3 / 4
"""A target of more than this share of all medals there are is worth a remark."""
NEVER_AT_ONCE = frozenset(
    {ObjectiveType.TEMPORARY_MAJORITY_TURN_START, ObjectiveType.PERMANENT_TURN_START}
)
"""Objectives that nobody has before a turn of his begins."""


@document_check("O102", "O103", "O104", "O105", reads="objectives board_format")
def terms(view: View) -> Iterator[Found]:
    """Find objectives whose terms do not fit their group, or say twice the same."""
    seen: set[object] = set()
    for number, goal in enumerate(view.scenario.objectives):
        path = pointer("objectives", number)
        yield from _number_of_hexes(view, goal, path)
        yield from _empty_words(goal, path)
        unique = tuple(dict.fromkeys(goal.hexes))
        if len(unique) < len(goal.hexes):
            labels = [view.board.label(at) for at in unique]
            twice = next(at for n, at in enumerate(goal.hexes) if at in goal.hexes[:n])
            yield found(
                "O104",
                path + "/hexes",
                at=twice,
                edits=replace_at(path + "/hexes", [*labels]),
                label=view.board.label(twice),
            )
        says = (goal.type, goal.side, frozenset(unique), needed(goal), goal.medals)
        if says in seen:
            yield found("O105", path, at=goal.hexes[0])
        seen.add(says)


def _number_of_hexes(view: View, goal: Objective, path: str) -> Iterator[Found]:
    hexes = set(goal.hexes)
    size = sum(at in view.board for at in hexes) or len(hexes)
    usable = min(max(goal.min_hexes, 1), size)
    if usable != goal.min_hexes:
        place = path + "/min_hexes"
        edits = replace_at(place, usable) if usable != 1 else remove_at(place)
        asked = goal.min_hexes
        what = (
            phrase("leave the number out")
            if size == 1
            else phrase("name a number from 1 to {most}", most=size)
        )
        yield found("O102", place, edits=edits, asked=asked, size=size, usable=usable, advice=what)


def _empty_words(goal: Objective, path: str) -> Iterator[Found]:
    alone = len(set(goal.hexes)) == 1
    if goal.type is ObjectiveType.TEMPORARY_MAJORITY and alone:
        yield found(
            "O103",
            path + "/type",
            at=goal.hexes[0],
            edits=replace_at(path + "/type", ObjectiveType.TEMPORARY.value),
            problem=phrase("a majority of a single hex is just that hex"),
            advice=phrase("make it temporary, or add the other hexes of the group"),
            what=phrase("make it temporary"),
        )
    if goal.type is ObjectiveType.SUDDEN_DEATH and goal.medals != 1:
        yield found(
            "O103",
            path + "/medals",
            edits=remove_at(path + "/medals"),
            problem=phrase("sudden death wins the game, so it is worth no number of medals"),
            advice=phrase("leave the number out, or choose another type of objective"),
            what=phrase("remove the number of medals"),
        )


@document_check("O109", "O110", "O116", "O119", reads="objectives")
def pieces(view: View) -> Iterator[Found]:
    """Find medals on the map that do not show who may win them, and on what terms."""
    bare = 0
    for number, goal in enumerate(view.scenario.objectives):
        path = pointer("objectives", number)
        bare += 0 if goal.stated else len(goal.pieces)
        medals = [(n, medal) for n, name in enumerate(goal.pieces) if (medal := _medal(name))]
        for index, medal in medals:
            place = path + pointer("pieces", index)
            name = medal.names
            if medal.score_only:
                edits = remove_at(place if len(goal.pieces) > 1 else path + "/pieces")
                yield found("O116", place, at=goal.hexes[0], edits=edits, name=name)
            elif goal.side and medal.side is goal.side.enemy:
                camp, other = the_side(goal.side), the_side(medal.side)
                yield found("O109", place, at=goal.hexes[0], name=name, camp=camp, other=other)
        shown = {medal.side for _, medal in medals}
        if goal.side is None and len(shown) == 1 and (side := shown.pop()):
            yield found("O119", path, at=goal.hexes[0], camp=the_side(side))
    if bare:
        yield found("O110", "/objectives", count=bare)


_medal = catalogue().medals.get


@document_check("O106", "O107", "O114", reads=f"objectives {reach.READS}")
def in_reach(view: View) -> Iterator[Found]:
    """Find objectives that nobody who may win them can ever hold."""
    for number, goal in enumerate(view.scenario.objectives):
        path = pointer("objectives", number)
        sides = [side for side in winners(goal) if _forces(view, side)]
        if not sides:
            continue
        barred = [at for at in dict.fromkeys(goal.hexes) if _is_barred(view, at, sides)]
        for at in barred:
            place = path + pointer("hexes", goal.hexes.index(at))
            camp = the_side(goal.side) if goal.side else phrase("the two sides")
            yield found("O106", place, at=at, label=view.board.label(at), camp=camp)
        if len(set(goal.hexes)) - len(barred) < needed(goal):
            continue
        problems = [_why_never(view, goal, side) for side in sides]
        if all(problems):
            code = "O114" if goal.type is ObjectiveType.SUDDEN_DEATH else "O107"
            yield found(code, path, at=goal.hexes[0], problem=_never(goal, problems[0]))


def _never(goal: Objective, why: Words | None) -> Words:
    """Return that an objective is never won, and why."""
    if goal.type is ObjectiveType.SUDDEN_DEATH:
        return phrase("it can never happen: {why}", why=why)
    if goal.side is None:
        return phrase("neither side can ever hold it: {why}", why=why)
    return phrase("{camp} can never hold it: {why}", camp=the_side(goal.side), why=why)


def _forces(view: View, side: Side) -> int:
    """Return how many units of known kind a side ever has."""
    return sum(entry.number for entry in reach.reach_of(view).entries if entry.side is side)


def _is_barred(view: View, at: Hex, sides: list[Side]) -> bool:
    """Tell whether the terrain keeps all units of these sides off a hex of the board."""
    known = reach.reach_of(view)
    bit = known.grid.bit(at)
    entries = (entry for entry in known.entries if entry.side in sides)
    return bool(bit) and not any(known.standing_ground(entry) & bit for entry in entries)


def _why_never(view: View, goal: Objective, side: Side) -> Words | None:
    """Return why a side can never hold what it must, in words; None if it can."""
    known = reach.reach_of(view)
    wanted = needed(goal)
    near = (known.by_side[side] & known.grid.bits(goal.hexes)).bit_count()
    if near < wanted:
        if near == 0:
            return phrase("no unit can get there")
        return phrase(
            "units can get to {near} of the {wanted} hexes that must be held",
            near=near,
            wanted=wanted,
        )
    units = _forces(view, side)
    if units < wanted:
        return phrase(
            "it takes {wanted} units at once, and there are {units}", wanted=wanted, units=units
        )
    return None


@document_check("O108", "O114", reads="objectives board_format units")
def held_at_once(view: View) -> Iterator[Found]:
    """Find objectives that a side holds before the first turn."""
    for number, goal in enumerate(view.scenario.objectives):
        path = pointer("objectives", number)
        if goal.type is ObjectiveType.SUDDEN_DEATH and goal.side is None:
            problem = phrase("nothing says which side wins by it")
            yield found("O114", path, at=goal.hexes[0], problem=problem)
        for side in winners(goal):
            if _holds(view, goal, side):
                if goal.type is ObjectiveType.SUDDEN_DEATH:
                    problem = phrase(
                        "units of {camp} fulfil it before the first turn", camp=the_side(side)
                    )
                    yield found("O114", path, at=goal.hexes[0], problem=problem)
                elif goal.side and goal.type not in NEVER_AT_ONCE:
                    yield found("O108", path, at=goal.hexes[0], camp=the_side(side))


def _holds(view: View, goal: Objective, side: Side) -> bool:
    placed = [unit for at in set(goal.hexes) if (unit := view.unit_at.get(at))]
    own = sum(unit.side is side for unit in placed)
    if goal.type is ObjectiveType.SOLE_CONTROL and own < len(placed):
        return False
    return own >= needed(goal)


@document_check("O112", "O113", "O117", reads=f"{READS} camps")
def targets(view: View) -> Iterator[Found]:
    """Find targets that a side cannot reach, or reaches all too easily."""
    if all(_forces(view, side) for side in Side):
        for side in view.scenario.camps:
            yield from _target(view, side)


def _target(view: View, side: Side) -> Iterator[Found]:
    path = pointer("sides", side, "medals")
    target = view.scenario.camps[side].medals
    most = most_medals(view, side)
    camp = the_side(side)
    if target > most.total and not _may_end_at_once(view, side):
        yield found("O112", path, camp=camp, target=target, most=most.total, what=most.words())
    elif most.total * NEARLY_ALL < target <= most.total:
        yield found("O113", path, camp=camp, target=target, most=most.total, what=most.words())
    if 0 < target <= most.objectives:
        yield found("O117", path, camp=camp, target=target, count=most.objectives)


def _may_end_at_once(view: View, side: Side) -> bool:
    """Tell whether a side can win by sudden death."""
    goals = view.scenario.objectives
    return any(g.type is ObjectiveType.SUDDEN_DEATH and side in winners(g) for g in goals)


@document_check("O118", reads="objectives camps")
def worth(view: View) -> Iterator[Found]:
    """Find objectives that are worth nothing, or more than wins the game."""
    camps = view.scenario.camps
    for number, goal in enumerate(view.scenario.objectives):
        if goal.type is not ObjectiveType.SUDDEN_DEATH:
            target = max(camps[side].medals for side in winners(goal))
            problem = phrase("it is worth no medal") if goal.medals == 0 else None
            if 0 < target < goal.medals:
                problem = phrase(
                    "it is worth {medals} medals, and {target} win the game",
                    medals=goal.medals,
                    target=target,
                )
            if problem:
                path = pointer("objectives", number, "medals")
                yield found("O118", path, at=goal.hexes[0], problem=problem)
