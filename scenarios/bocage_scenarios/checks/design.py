"""Checks of design: what makes a battle dull or lopsided, although the rules allow it."""

from collections.abc import Iterable, Iterator

from bocage_scenarios.checks import first_turn, reach
from bocage_scenarios.checks.found import Found, found
from bocage_scenarios.checks.grid import Grid, grid
from bocage_scenarios.checks.registry import document_check
from bocage_scenarios.checks.view import Placed, View
from bocage_scenarios.describe import figures_of
from bocage_scenarios.model import Objective, Scenario
from bocage_schema.hexes import Hex, distance
from bocage_schema.id_words import CAMPS
from bocage_schema.ids import ObjectiveType, Side
from bocage_schema.jsonlike import pointer
from bocage_schema.saying import Words, phrase

SEATS: tuple[Words, ...] = (phrase("left"), phrase("center"), phrase("right"))
"""Sections as the side at the bottom sees them, and as they lie on the map."""
MOST_IN_RANGE = 3 / 4
"""Share of the units that may start in range of enemies that move first."""
FEW_UNITS = 3
"""Sides with no more units have hardly been set up."""
LOPSIDED = 2
"""How many times as many units or figures one side may have."""
FURTHEST_HANDS = 3
"""By how many cards the hands may differ."""
FEW_TILES = 5
"""A map with fewer tiles has hardly been begun."""
TAKEN_AT_ONCE = frozenset(
    {
        ObjectiveType.TEMPORARY,
        ObjectiveType.PERMANENT,
        ObjectiveType.LAST_TO_OCCUPY,
        ObjectiveType.SOLE_CONTROL,
    }
)
"""Objectives that one unit on one hex may win."""


@document_check("D101", reads="board_format top units air_drops")
def empty_section(view: View) -> Iterator[Found]:
    """Find sections in which a side starts without a unit, unless units drop from the air."""
    dropped = {drop.side for drop in view.scenario.air_drops if not drop.later}
    for side in Side:
        units = view.units_of(side)
        if units and side not in dropped:
            held = {number for placed in units for number in view.board.sections(placed.at)}
            seats = SEATS if side is not view.scenario.top else SEATS[::-1]
            for number, seat in enumerate(seats):
                if number not in held:
                    yield found("D101", pointer("sides", side), camp=CAMPS[side], seat=seat)


@document_check("D102", reads="board_format units")
def neighbouring_enemies(view: View) -> Iterator[Found]:
    """Find enemies that start on adjacent hexes, once for each pair."""
    for placed in view.units:
        for near in view.neighbours(placed.at):
            other = view.unit_at.get(near)
            if other and other.side is not placed.side and placed.at < near:
                yield found(
                    "D102",
                    _unit_path(view, placed.at),
                    at=placed.at,
                    name=placed.troop.names,
                    other=other.troop.names,
                    place=view.board.label(near),
                )


@document_check("D103", reads="board_format face top ground units")
def no_retreat(view: View) -> Iterator[Found]:
    """Find units with impassable hexes, edges or enemies behind them.

    Own units may make way, a unit on its own baseline has nowhere to go anyway, and units
    that land have the sea behind them; none of these is found.
    """
    for placed in view.units:
        if placed.at.row != view.baseline(placed.side) and not _is_bound(view, placed):
            back = view.homeward(placed.side, placed.at)
            if all(_is_shut(view, placed, behind) for behind in back):
                name = placed.troop.names
                yield found("D103", _unit_path(view, placed.at), at=placed.at, name=name)


def _is_shut(view: View, placed: Placed, at: Hex) -> bool:
    other = view.unit_at.get(at)
    return other.side is not placed.side if other else not view.may_stand(placed.troop, at)


def _is_bound(view: View, placed: Placed) -> bool:
    """Tell whether a unit is set up to stay on its hex for the whole game."""
    troop = placed.troop
    if troop.move is None or troop.classes is None:
        return True
    rules = view.rules_at(placed.at)
    return any(troop.classes.move in item.movement.cannot_leave for item in rules)


@document_check("D104", "D109", reads=f"{reach.READS} objectives exits")
def idle_unit(view: View) -> Iterator[Found]:
    """Find units that cannot move, and such as have nothing to do wherever they go."""
    known = reach.reach_of(view)
    scenario = view.scenario
    groups = [goal.hexes for goal in scenario.objectives] + [item.hexes for item in scenario.exits]
    goals = known.grid.bits(at for group in groups for at in group)
    within: dict[tuple[int, int], int] = {}
    for placed in view.units:
        entry = known.entry(placed)
        reached = known.of(entry)
        if reached == entry.start and not _is_bound(view, placed):
            code = "D104"
        else:
            enemies = known.by_side[placed.side.enemy]
            area = reached, placed.troop.range
            if area not in within:
                within[area] = _within(known.grid, *area)
            touched = within[area]
            if not enemies or placed.troop.attack is None or touched & enemies or reached & goals:
                continue
            code = "D109"
        path = _unit_path(view, placed.at)
        yield found(code, path, at=placed.at, name=placed.troop.names)


def _within(grid: Grid, bits: int, steps: int) -> int:
    """Return the hexes within a distance of a set of hexes, these among them."""
    for _ in range(steps):
        spread = bits
        for shift in grid.shifts:
            spread |= bits << shift if shift > 0 else bits >> -shift
        bits = spread & grid.all
    return bits


@document_check("D105", reads="board_format first units")
def under_fire(view: View) -> Iterator[Found]:
    """Find a side much of which may be shot at before it has moved."""
    first = view.scenario.first
    if first:
        enemies = view.units_of(first)
        units = view.units_of(first.enemy)
        shot_at = _in_range(view, enemies)
        count = sum(bool(grid(view.board).bit(placed.at) & shot_at) for placed in units)
        if len(units) > FEW_UNITS and count > MOST_IN_RANGE * len(units):
            camp = CAMPS[first.enemy]
            yield found("D105", pointer("first"), camp=camp, count=count, total=len(units))


def _in_range(view: View, units: Iterable[Placed]) -> int:
    """Return the hexes within range of any of some units, as bits of the grid."""
    known = grid(view.board)
    places: dict[int, int] = {}
    for placed in units:
        reach = placed.troop.range
        places[reach] = places.get(reach, 0) | known.bit(placed.at)
    bits = 0
    for reach, starts in places.items():
        if reach:
            bits |= _within(known, starts, reach)
    return bits


@document_check("D106", reads="board_format camps units objectives exits air_drops reserves")
def lopsided_forces(view: View) -> Iterator[Found]:
    """Find a side that is far weaker than the other and gets nothing in return."""
    forces = {side: view.units_of(side) for side in Side}
    figures = {side: sum(figures_of(item.unit) for item in forces[side]) for side in Side}
    weak = min(Side, key=figures.__getitem__)
    units, enemies = len(forces[weak]), len(forces[weak.enemy])
    fewer = enemies > LOPSIDED * units or figures[weak.enemy] > LOPSIDED * figures[weak]
    if units and fewer and not _is_made_up_for(view.scenario, weak):
        yield found(
            "D106",
            pointer("sides", weak),
            camp=CAMPS[weak],
            units=units,
            figures=figures[weak],
            enemies=enemies,
            others=figures[weak.enemy],
        )


def _is_made_up_for(scenario: Scenario, side: Side) -> bool:
    """Tell whether a weak side has better cards, an easier target or units to come."""
    own, other = scenario.camps[side], scenario.camps[side.enemy]
    if own.hand > other.hand or own.medals < other.medals:
        return True
    given = [goal.side for goal in scenario.objectives] + [item.side for item in scenario.exits]
    given += [drop.side for drop in scenario.air_drops] + [item.side for item in scenario.reserves]
    return side in given


@document_check("D107", reads="camps")
def uneven_hands(view: View) -> Iterator[Found]:
    """Find hands that differ very much."""
    hands = {side: view.scenario.camps[side].hand for side in Side}
    small = min(Side, key=hands.__getitem__)
    if hands[small.enemy] - hands[small] > FURTHEST_HANDS:
        path = pointer("sides", small, "hand")
        other = hands[small.enemy]
        yield found("D107", path, camp=CAMPS[small], hand=hands[small], other=other)


@document_check("D110", reads=f"{first_turn.READS} exits")
def early_exit(view: View) -> Iterator[Found]:
    """Find exits that units can use in their first turn."""
    for number, way_out in enumerate(view.scenario.exits):
        places = [
            view.board.label(placed.at)
            for placed in view.units
            if way_out.side in (None, placed.side)
            and _is_near(placed, way_out.hexes)
            and any(step.left for at, step in _moves(view, placed).items() if at in way_out.hexes)
        ]
        if places:
            yield found("D110", pointer("exits", number), places=", ".join(places))


@document_check("D111", reads="board_format tiles")
def bare_section(view: View) -> Iterator[Found]:
    """Find sections of the map without a single tile, while there are tiles elsewhere."""
    count, bare = 0, set(range(len(SEATS)))
    for at, content in view.scenario.hexes.items():
        if at in view.board and any(content.tiles()):
            count += 1
            bare -= view.board.sections(at)
            if not bare:
                return
    if count >= FEW_TILES:
        for number in sorted(bare):
            yield found("D111", pointer("hexes"), seat=SEATS[number])


@document_check("D112", reads=f"{first_turn.READS} first objectives")
def early_medal(view: View) -> Iterator[Found]:
    """Find objectives that the side that moves first can take in its first turn."""
    first = view.scenario.first
    if first is None:
        return
    for number, goal in enumerate(view.scenario.objectives):
        if goal.side in (None, first) and _is_open(view, goal):
            places = [
                view.board.label(placed.at)
                for placed in view.units_of(first)
                if _is_near(placed, goal.hexes)
                and not _moves(view, placed).keys().isdisjoint(goal.hexes)
            ]
            if places:
                path = pointer("objectives", number)
                yield found("D112", path, camp=CAMPS[first], places=", ".join(places))


def _is_open(view: View, goal: Objective) -> bool:
    """Tell whether one unit could win an objective on which none stands."""
    alone = goal.type in TAKEN_AT_ONCE and goal.min_hexes == 1
    return alone and view.unit_at.keys().isdisjoint(goal.hexes)


def _is_near(placed: Placed, hexes: Iterable[Hex]) -> bool:
    """Tell whether a unit could come to one of some hexes in a turn if nothing were in its way."""
    move = placed.troop.move
    return move is not None and any(distance(placed.at, at) <= move.max for at in hexes)


def _moves(view: View, placed: Placed) -> dict[Hex, first_turn.Step]:
    """Return the first moves of a unit, worked out once for each document."""
    moves: dict[Hex, dict[Hex, first_turn.Step]] = view.memo.setdefault(first_turn.Step, {})
    if placed.at not in moves:
        moves[placed.at] = dict(first_turn.first_moves(view, placed))
    return moves[placed.at]


def _unit_path(view: View, at: Hex) -> str:
    return pointer("hexes", view.board.label(at), "unit")
