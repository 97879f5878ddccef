"""Moves of the engine against trying every path, by the words of the rules of movement."""

from itertools import pairwise

import pytest
from battlefields import (
    PLAN,
    battlefields,
    cell_at,
    for_each_side,
    laid,
    position_at,
    rules_on,
    terrain_on,
)
from hypothesis import given

from bocage_engine.options import Options
from bocage_engine.position import position_of
from bocage_schema.catalogue import EDGES, Network, catalogue
from bocage_schema.hexes import neighbours
from bocage_schema.ids import Face, UnitClass

BASE_KINDS = (
    "infantry",
    "armor",
    "artillery",
    "special_forces",
    "elite_armor",
    "french_resistance",
)
MORE_KINDS = (
    "cavalry",
    "swa_mortar_early",
    "swa_mortar_late",
    "ski_troops",
    "sniper",
    "mobile_artillery",
    "half_track",
    "supply_truck",
    "tank_destroyer",
    "command_vehicle",
    "engineers",
)
KINDS = (*BASE_KINDS, *MORE_KINDS)

STOPS = laid("forest", "town", "castle", "jungle", "railway")
HEDGES = laid("hedgerow", "marsh")
SEA = laid("beach", "coast", "hill/cliff", "hill/bluff")
HILLS = laid("hill", "mountain", "hill/steep_hill")
BARRED = laid("river", "ravine", "trenches")
BRIDGES = laid("river+bridge", "river+pontoon_bridge", "river+rail_bridge", "river+ford")
GULLIES = laid("wadi", "gully_curve", "wadi+bridge")
ROADS = laid("road", "road_curve", "road_y", "road_crossing", "hill_road", "railway_crossing")
BLOCKED_ROADS = laid("road_crossing+wire", "road_crossing+road_block", "road_y+hedgehog")
OBSTACLES = for_each_side("wire", "hedgehog", "sandbags", "bunker", "road_block", "minefield")


def ways_to_move(setup, unit):
    """Return the ends of all paths: fewest hexes entered, and if battle is possible after one."""
    found = {}
    for path in paths(setup, unit):
        steps, battle = len(path) - 1, may_battle_after(setup, unit, path)
        fewest, possible = found.get(path[-1], (steps, False))
        found[path[-1]] = min(fewest, steps), possible or battle
    found.pop(unit.at, None)
    return found


def paths(setup, unit):
    """Yield every legal path of a unit, its start included."""
    longest = max(allowance(unit.kind))
    others = {other.at for other in setup.units} - {unit.at}

    def further(path):
        if len(path) > longest:
            return
        for to in neighbours(path[-1]):
            if to not in PLAN or to in others or not may_enter(setup, unit, to):
                continue
            longer = (*path, to)
            if is_legal(setup, unit, longer):
                yield longer
            if not stops(setup, unit, to):
                yield from further(longer)

    if not any(moving(setup, unit) in m.cannot_leave for m in movement(setup, unit.at)):
        yield from further((unit.at,))


def allowance(kind):
    """Return the most hexes of a unit off the road and along it."""
    move = catalogue().units[kind].move
    return move.max, move.road_max or move.max + 1


def movement(setup, at):
    return [rules.movement for rules, _ in rules_on(setup, at)]


def moving(setup, unit):
    """Return the class of a unit in the terrain rules (D-25)."""
    classes = catalogue().units[unit.kind].classes
    if unit.kind == "cavalry" and setup.options.cavalry_as_infantry:
        return UnitClass.INFANTRY
    return classes.move


def may_enter(setup, unit, at):
    own = catalogue().units[unit.kind].terrain
    barred_as = own.impassable_as if own else {moving(setup, unit)}
    return not any(item.impassable_for & barred_as for item in movement(setup, at))


def stops(setup, unit, at):
    return any(moving(setup, unit) in item.stop_on_enter for item in movement(setup, at))


def is_legal(setup, unit, path):
    """Tell whether a path of hexes that may be entered is not too long, nor barred in itself."""
    used = length(setup, unit, path)
    if used is None or used > most(setup, unit, path):
        return False
    later = [item for at in path[2:] for item in movement(setup, at)]
    return not any(item.enter_only_as_first_hex for item in later)


def most(setup, unit, path):
    """Return how many hexes of movement a path may take."""
    limited = path if setup.options.beach_limit_on_beach else path[1:]
    limits = [item.enter_total_limit for at in limited for item in movement(setup, at)]
    limits += [item.exit_limit for item in movement(setup, path[0])]
    usual, along_road = allowance(unit.kind)
    limits.append(along_road if is_along_road(setup, path) else usual)
    return min(limit for limit in limits if limit is not None)


def length(setup, unit, path):
    """Return the hexes of movement that a path takes; None if an edge cannot be crossed."""
    steps = [step_length(setup, unit, a, b) for a, b in pairwise(path)]
    return None if None in steps else sum(steps)


def step_length(setup, unit, a, b):
    if not (is_open(setup, a, b) and is_open(setup, b, a)):
        return None
    left = [(cost, b) for item in movement(setup, a) for cost in item.leave_cost]
    entered = [(cost, a) for item in movement(setup, b) for cost in item.enter_cost]
    costs = [
        edge.cost
        for edge, beyond in left + entered
        if moving(setup, unit) in edge.classes
        and bool(terrain_on(setup, beyond) & set(edge.terrain)) != edge.except_terrain
    ]
    return None if None in costs else max([1, *costs])


def is_open(setup, a, b):
    """Tell whether a hex lets units over the edge toward another one."""
    if not any(item.open_edges_only for item in movement(setup, a)):
        return True
    return edge_between(a, b) in opened(setup, a, Network.WADI)


def edge_between(a, b):
    return EDGES[neighbours(a).index(b)]


def opened(setup, at, network):
    tiles = [(catalogue().pieces[item.piece], item.orientation) for item in setup.ground[at]]
    return {
        edge
        for piece, turn in tiles
        if piece.edges
        for edge in piece.edges_at(turn).get(network, ())
    }


def is_along_road(setup, path):
    """Tell whether a path starts and ends on road, and road ends meet at every step."""
    return all(any(item.road for item in movement(setup, at)) for at in path) and all(
        edge_between(a, b) in opened(setup, a, Network.ROAD)
        and edge_between(b, a) in opened(setup, b, Network.ROAD)
        for a, b in pairwise(path)
    )


def may_battle_after(setup, unit, path):
    kind = catalogue().units[unit.kind]
    most_moved = kind.move.battle_max
    if most_moved and is_along_road(setup, path):
        most_moved += 1
    if length(setup, unit, path) > most_moved or not may_battle_on(setup, unit, path[-1]):
        return False
    mover = moving(setup, unit)
    before = [rules.battle for rules, _ in rules_on(setup, path[0])]
    now = [rules.battle for rules, _ in rules_on(setup, path[-1])]
    if any(mover in item.no_battle_after_leaving for item in before):
        return False
    late = len(path) > 2 and any(item.battle_on_enter_only_as_first_hex for item in now)
    banned = late or any(mover in item.no_battle_on_enter for item in now)
    return kind.battle_after_restricted_entry or not banned


def may_battle_on(setup, unit, at):
    """Tell whether a unit can battle and the hex alone does not forbid it."""
    here = rules_on(setup, at)
    mines = any(rules.id == "minefield" and owner != unit.side for rules, owner in here)
    return (
        catalogue().units[unit.kind].attack is not None
        and not any(moving(setup, unit) in rules.battle.no_battle_while_on for rules, _ in here)
        and not (mines and unit.kind == "engineers")
    )


def assert_same_moves(setup):
    """Compare the moves of the first unit."""
    unit, position = setup.units[0], position_of(setup)
    cell = PLAN.hexes.index(unit.at)
    moves = position.moves(cell)
    assert all(to == move.cell for to, move in moves.items())
    assert {
        PLAN.hexes[to]: (move.steps, move.may_battle) for to, move in moves.items()
    } == ways_to_move(setup, unit)
    assert position.may_battle_unmoved(cell) == may_battle_on(setup, unit, unit.at)


@given(battlefields(STOPS, HEDGES, OBSTACLES, BRIDGES, kinds=KINDS))
def test_moves_over_mixed_ground_are_those_of_all_paths(setup):
    assert_same_moves(setup)


@given(battlefields(ROADS, ROADS, BLOCKED_ROADS, STOPS, kinds=KINDS, most_units=3))
def test_moves_along_roads_are_those_of_all_paths(setup):
    assert_same_moves(setup)


@given(battlefields(SEA, HEDGES, OBSTACLES, kinds=KINDS, most_units=3))
def test_moves_at_the_shore_are_those_of_all_paths(setup):
    assert_same_moves(setup)


@given(battlefields(BARRED, BRIDGES, HILLS, GULLIES, HEDGES, kinds=KINDS, most_units=3))
def test_moves_over_barred_ground_are_those_of_all_paths(setup):
    assert_same_moves(setup)


def move(ground, kind, start, end, face=Face.COUNTRYSIDE, others=(), options=None):
    """Return the steps of a move and if battle is possible after it; None: it is not."""
    units = {start: f"allies {kind}", **dict.fromkeys(others, "axis infantry")}
    position = position_at(ground, units, face=face, options=options or Options())
    found = position.moves(cell_at(start)).get(cell_at(end))
    return found and (found.steps, found.may_battle)


EXAMPLES = {
    "infantry moves one hex and battles": ({}, "infantry", "F5", "G5", (1, True)),
    "infantry moves two hexes and does not battle": ({}, "infantry", "F5", "H5", (2, False)),
    "special forces move two hexes and battle": ({}, "special_forces", "F5", "H5", (2, True)),
    "armor moves three hexes and battles": ({}, "armor", "F5", "I5", (3, True)),
    "armor does not move four hexes": ({}, "armor", "F5", "J5", None),
    "artillery moves one hex and does not battle": ({}, "artillery", "F5", "G5", (1, False)),
    "a forest ends a move and forbids battle": ({"G5": "forest"}, "armor", "F5", "G5", (1, False)),
    "the resistance battles in the forest it entered": (
        {"G5": "forest"},
        "french_resistance",
        "F5",
        "G5",
        (1, True),
    ),
    "a hedgerow is entered with the first hex": (
        {"G5": "hedgerow"},
        "armor",
        "F5",
        "G5",
        (1, False),
    ),
    "a hedgerow is not entered with the second hex": (
        {"H5": "hedgerow"},
        "armor",
        "F5",
        "H5",
        None,
    ),
    "armor leaves a hedgerow by one hex and battles": (
        {"F5": "hedgerow"},
        "armor",
        "F5",
        "G5",
        (1, True),
    ),
    "armor leaves a hedgerow by no more than one hex": (
        {"F5": "hedgerow"},
        "armor",
        "F5",
        "H5",
        None,
    ),
    "a river is not entered": ({"G5": "river"}, "infantry", "F5", "G5", None),
    "a bridge makes normal ground of a river": (
        {"G5": "river+bridge"},
        "armor",
        "F5",
        "H5",
        (2, True),
    ),
    "infantry battles in the bunker it entered": (
        {"G5": "bunker"},
        "infantry",
        "F5",
        "G5",
        (1, True),
    ),
    "armor does not enter a bunker": ({"G5": "bunker"}, "armor", "F5", "G5", None),
    "a gun set up in a bunker never leaves it": ({"F5": "bunker"}, "artillery", "F5", "G5", None),
    "wire stops armor, which may battle": ({"G5": "wire"}, "armor", "F5", "G5", (1, True)),
    "infantry goes two hexes along a road and battles": (
        dict.fromkeys(["F5", "G5", "H5"], "road"),
        "infantry",
        "F5",
        "H5",
        (2, True),
    ),
    "infantry keeps to the road and battles where a way beside it is as short": (
        dict.fromkeys(["F5", "G5", "g6"], "road_crossing"),
        "infantry",
        "F5",
        "g6",
        (2, True),
    ),
    "infantry goes three hexes along a road": (
        dict.fromkeys(["F5", "G5", "H5", "I5"], "road"),
        "infantry",
        "F5",
        "I5",
        (3, False),
    ),
    "a road that the unit only meets gives nothing": (
        dict.fromkeys(["G5", "H5", "I5"], "road"),
        "infantry",
        "F5",
        "I5",
        None,
    ),
    "artillery goes two hexes along a road and never battles": (
        dict.fromkeys(["F5", "G5", "H5"], "road"),
        "artillery",
        "F5",
        "H5",
        (2, False),
    ),
    "a truck goes four hexes along a road": (
        dict.fromkeys(["E5", "F5", "G5", "H5", "I5"], "road"),
        "supply_truck",
        "E5",
        "I5",
        (4, False),
    ),
}


@pytest.mark.parametrize(
    ("ground", "kind", "start", "end", "expected"), EXAMPLES.values(), ids=EXAMPLES
)
def test_a_move(ground, kind, start, end, expected):
    assert move(ground, kind, start, end) == expected


SHORE = {
    "armor enters the sea by one hex": ("armor", "F3", "f2", "entered", (1, False)),
    "armor goes two hexes from the sea onto the beach": ("armor", "f2", "F3", "entered", (1, True)),
    "armor leaves the sea by no more than two hexes": ("armor", "f2", "F5", "entered", None),
    "armor goes one hex along the beach": ("armor", "F5", "G5", "entered", (1, True)),
    "armor goes two hexes along the beach": ("armor", "F5", "H5", "entered", (2, True)),
    "armor goes no third hex along the beach": ("armor", "F5", "I5", "entered", None),
    "armor goes two hexes inland from the beach if that limits it too": (
        "armor",
        "F5",
        "f8",
        "on_or_entered",
        None,
    ),
    "armor goes inland from the beach without limit": ("armor", "F5", "f8", "entered", (3, True)),
}


@pytest.mark.parametrize(("kind", "start", "end", "limit", "expected"), SHORE.values(), ids=SHORE)
def test_a_move_at_the_shore(kind, start, end, limit, expected):
    options = Options(beach_limit_on_beach=limit != "entered")
    assert move({}, kind, start, end, face=Face.BEACH, options=options) == expected


def test_other_units_of_either_side_are_in_the_way():
    around = ["e6", "f6", "E5", "e4", "f4"]
    assert move({}, "armor", "F5", "H5", others=around) == (2, True)
    assert move({}, "armor", "F5", "H5", others=[*around, "G5"]) is None


def test_a_unit_of_unknown_rules_never_moves():
    position = position_at({}, {"F5": "axis train_wagon"})
    assert position.moves(cell_at("F5")) == {}
