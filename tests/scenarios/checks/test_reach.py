"""Where units can ever come to."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st
from positions import STANDARD as PLAN, scenario_of

from bocage_scenarios.checks import Checker
from bocage_scenarios.checks.grid import grid
from bocage_scenarios.checks.ground import Grounds, Mover
from bocage_scenarios.checks.reach import Reach, reachable, reachable_from
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import (
    AirDrop,
    HexContent,
    Marker,
    Objective,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import neighbours
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side, UnitClass

INFANTRY = Unit("infantry", "us")
RIVER = HexContent(line=Tile("river"))


def view_of(hexes, **fields):
    return View(scenario_of(hexes, **fields))


def labels(hexes):
    return {PLAN.label(at) for at in hexes}


def reach_from(view, label):
    return labels(reachable_from(view, view.unit_at[PLAN.hex(label)]))


def ring(around, content=RIVER):
    return {PLAN.label(near): content for near in neighbours(PLAN.hex(around)) if near in PLAN}


@pytest.mark.parametrize("board_format", BoardFormat)
@pytest.mark.parametrize("face", [Face.COUNTRYSIDE, Face.BEACH])
def test_an_empty_board_is_reached_everywhere(board_format, face):
    plan = board(board_format)
    at = plan.hexes[0]
    view = View(
        Scenario(board_format=board_format, face=face, hexes={at: HexContent(unit=INFANTRY)})
    )
    assert reachable(view, Side.ALLIES) == frozenset(plan.hexes)
    assert reachable(view, Side.AXIS) == frozenset()
    assert reachable_from(view, view.unit_at[at]) == frozenset(plan.hexes)


def test_nobody_leaves_a_ring_of_river():
    view = view_of({"C5": HexContent(unit=INFANTRY), **ring("C5")})
    assert labels(reachable(view, Side.ALLIES)) == {"C5"}


def test_a_bridge_opens_the_ring_in_both_directions():
    bridged = HexContent(line=Tile("river"), rect=Tile("bridge"))
    view = view_of({"C5": HexContent(unit=INFANTRY), **ring("C5"), "D5": bridged})
    reached = labels(reachable(view, Side.ALLIES))
    assert {"C5", "D5", "E5", "A1"} <= reached
    assert len(reached) == len(PLAN.hexes) - 5


def test_own_units_and_enemies_do_not_block_the_way():
    others = ring("A1", HexContent(unit=INFANTRY))
    enemies = ring("M1", HexContent(unit=Unit("infantry", "german")))
    view = view_of({"A1": HexContent(unit=INFANTRY), **others, **enemies})
    assert len(reach_from(view, "A1")) == len(PLAN.hexes)


def test_armor_goes_around_what_infantry_enters():
    tank = HexContent(unit=Unit("armor", "us"))
    view = view_of(
        {
            "A1": HexContent(unit=INFANTRY),
            "C1": tank,
            "D5": HexContent(obstacle=Tile("hedgehog")),
        }
    )
    assert "D5" in reach_from(view, "A1")
    assert "D5" not in reach_from(view, "C1")
    assert "D5" in labels(reachable(view, Side.ALLIES))


def test_a_gun_stays_in_its_bunker_and_infantry_leaves_it():
    bunker = Tile("bunker", owner=Side.ALLIES)
    gun = HexContent(rect=bunker, unit=Unit("artillery", "us"))
    view = view_of({"C5": gun, "E5": HexContent(rect=bunker, unit=INFANTRY)})
    assert reach_from(view, "C5") == {"C5"}
    assert len(reach_from(view, "E5")) == len(PLAN.hexes)


def test_a_wadi_is_crossed_only_by_its_ends():
    view = view_of({"C5": HexContent(line=Tile("wadi")), **ring("E5"), "D5": HexContent()})
    inside = replace(view.scenario, hexes={**view.scenario.hexes, PLAN.hex("E5"): INFANTRY_HEX})
    assert {"E5", "D5", "C5", "B5"} <= reach_from(View(inside), "E5")
    turned = {PLAN.hex("D5"): HexContent(line=Tile("wadi", 2))}
    blocked = View(replace(inside, hexes={**inside.hexes, **turned}))
    assert reach_from(blocked, "E5") == {"E5"}


INFANTRY_HEX = HexContent(unit=INFANTRY)


def test_a_wadi_is_entered_as_it_is_left():
    walls = dict.fromkeys(labels(neighbours(PLAN.hex("E5"))) - {"D5"}, RIVER)
    hexes = {"E5": INFANTRY_HEX, **walls}
    along = view_of({**hexes, "D5": HexContent(line=Tile("wadi"))})
    across = view_of({**hexes, "D5": HexContent(line=Tile("wadi", 3))})
    assert {"C5", "M9"} <= reach_from(along, "E5")
    assert reach_from(across, "E5") == {"E5"}


SPANS = ["bridge", "rail_bridge", "pontoon_bridge", "ford"]


@pytest.mark.parametrize("kind", ["armor", "artillery"])
@pytest.mark.parametrize("span", SPANS)
def test_a_bridge_over_a_ravine_carries_what_cannot_climb_through(kind, span):
    unit = HexContent(unit=Unit(kind, "us"))
    ravine = HexContent(line=Tile("ravine"))
    walls = ring("C5", ravine)
    assert reach_from(view_of({"C5": unit, **walls}), "C5") == {"C5"}
    bridged = replace(ravine, rect=Tile(span))
    across = reach_from(view_of({"C5": unit, **walls, "D5": bridged}), "C5")
    assert len(across) == len(PLAN.hexes) - 5


def test_a_blown_bridge_over_a_ravine_carries_no_armor():
    unit = HexContent(unit=Unit("armor", "us"))
    blown = HexContent(line=Tile("ravine"), rect=Tile("broken_bridge"))
    assert reach_from(view_of({"C5": unit, **ring("C5", blown)}), "C5") == {"C5"}


@pytest.mark.parametrize("terrain", ["marsh", "mountain"])
def test_a_bridge_lifts_no_ban_of_what_it_cannot_span(terrain):
    unit = HexContent(unit=Unit("artillery", "us"))
    odd = HexContent(terrain=Tile(terrain), rect=Tile("bridge"))
    assert reach_from(view_of({"C5": unit, **ring("C5", odd)}), "C5") == {"C5"}


def test_bridges_laid_in_play_cross_ravines():
    hexes = {"C5": HexContent(unit=Unit("armor", "us"))}
    hexes |= ring("C5", HexContent(line=Tile("ravine")))
    view = view_of(hexes, rules={"pontoon_bridges": True})
    assert len(reach_from(view, "C5")) == len(PLAN.hexes)


def test_a_boat_does_not_float_in_a_ravine():
    view = view_of({"C5": RIVER, "D5": HexContent(line=Tile("ravine"))})
    ground = Grounds(view, ())
    river, ravine = (ground.grid.bit(PLAN.hex(label)) for label in ("C5", "D5"))
    armor = frozenset({UnitClass.ARMOR})
    afloat = ground[Mover(armor, boat=True)].passable
    assert afloat & river
    assert not afloat & ravine


def test_a_bridge_over_a_wadi_opens_all_its_edges():
    walls = dict.fromkeys(labels(neighbours(PLAN.hex("E5"))) - {"D5"}, RIVER)
    wadi = HexContent(line=Tile("wadi", 3), rect=Tile("bridge"))
    assert "C5" in reach_from(view_of({"E5": INFANTRY_HEX, **walls, "D5": wadi}), "E5")


def test_a_mountain_is_climbed_from_a_hill_only():
    mountain = HexContent(terrain=Tile("mountain"))
    alone = view_of({"A1": INFANTRY_HEX, "E5": mountain})
    assert "E5" not in reach_from(alone, "A1")
    by_hill = view_of({"A1": INFANTRY_HEX, "E5": mountain, "D5": HexContent(terrain=Tile("hill"))})
    assert "E5" in reach_from(by_hill, "A1")
    on_top = view_of({"E5": replace(mountain, unit=INFANTRY)})
    assert len(reach_from(on_top, "E5")) == len(PLAN.hexes)


@pytest.mark.parametrize(("kind", "climbs"), [("infantry", True), ("armor", False)])
def test_a_cliff_is_climbed_from_the_beach_by_infantry_only(kind, climbs):
    cliff = HexContent(terrain=Tile("hill", traits=("cliff",)))
    row = dict.fromkeys(labels(at for at in PLAN.hexes if at.row == 3), cliff)
    view = view_of({"A1": HexContent(unit=Unit(kind, "us")), **row}, face=Face.BEACH)
    assert ("A9" in reach_from(view, "A1")) == climbs
    from_above = view_of({"A9": HexContent(unit=Unit(kind, "us")), **row}, face=Face.BEACH)
    assert ("A1" in reach_from(from_above, "A9")) == climbs
    assert "a6" in reach_from(from_above, "A9")


def test_an_obstacle_on_the_beach_leaves_the_beach_below_the_cliff():
    cliff = HexContent(terrain=Tile("hill", traits=("cliff",)))
    row = dict.fromkeys(labels(at for at in PLAN.hexes if at.row == 3), cliff)
    wire = {
        label: HexContent(obstacle=Tile("wire"))
        for label in labels(at for at in PLAN.hexes if at.row == 4)
    }
    view = view_of({"A1": HexContent(unit=Unit("armor", "us")), **row, **wire}, face=Face.BEACH)
    assert "A9" not in reach_from(view, "A1")


def test_engineers_open_road_blocks_for_armor():
    block = HexContent(rect=Tile("road_block"))
    tank = HexContent(unit=Unit("armor", "us"))
    closed = view_of({"A1": tank, "D5": block, "M9": HexContent(unit=Unit("infantry", "german"))})
    assert "D5" not in reach_from(closed, "A1")
    opened = view_of({"A1": tank, "D5": block, "M9": HexContent(unit=Unit("engineers", "german"))})
    assert "D5" in reach_from(opened, "A1")


def test_a_petard_opens_bunkers_for_armor():
    bunker = HexContent(rect=Tile("bunker"))
    tanks = {"A1": HexContent(unit=Unit("armor", "us")), "D5": bunker}
    churchill = HexContent(unit=Unit("churchill", "us"))
    assert "D5" not in reach_from(view_of(tanks), "A1")
    assert "D5" in reach_from(view_of({**tanks, "C1": churchill}), "A1")


def test_bridges_laid_in_play_cross_rivers_but_not_lakes():
    hexes = {"C5": INFANTRY_HEX, **ring("C5")}
    allowed = view_of(hexes, rules={"pontoon_bridges": True})
    assert len(reach_from(allowed, "C5")) == len(PLAN.hexes)
    lakes = {"C5": INFANTRY_HEX, **ring("C5", HexContent(ground=Tile("lake_two_sides")))}
    assert reach_from(view_of(lakes, rules={"pontoon_bridges": True}), "C5") == {"C5"}
    off = view_of(hexes, rules={"pontoon_bridges": False})
    assert reach_from(off, "C5") == {"C5"}


def test_only_the_side_with_the_bridge_layer_crosses():
    churchill = HexContent(unit=Unit("churchill", "british"))
    own = view_of({"C5": INFANTRY_HEX, **ring("C5"), "M1": churchill})
    assert len(reach_from(own, "C5")) == len(PLAN.hexes)
    german = HexContent(unit=Unit("infantry", "german"))
    theirs = view_of({"C5": german, **ring("C5"), "M1": churchill})
    assert reach_from(theirs, "C5") == {"C5"}


@pytest.mark.parametrize("boat", ["trait", "marker"])
def test_a_boat_takes_infantry_over_water(boat):
    unit = replace(INFANTRY, traits=("boat",)) if boat == "trait" else INFANTRY
    markers = (Marker("raft"),) if boat == "marker" else ()
    view = view_of({"C5": HexContent(unit=unit, markers=markers), **ring("C5")})
    assert len(reach_from(view, "C5")) == len(PLAN.hexes)
    tank = replace(unit, kind="armor")
    view = view_of({"C5": HexContent(unit=tank, markers=markers), **ring("C5")})
    assert reach_from(view, "C5") == {"C5"}


def test_a_declared_impassable_hex_stays_so_for_boats_and_bridges():
    wall = HexContent(line=Tile("river", traits=("impassable",)))
    boat = HexContent(unit=replace(INFANTRY, traits=("boat",)))
    view = view_of({"C5": boat, **ring("C5", wall)}, rules={"pontoon_bridges": True})
    assert reach_from(view, "C5") == {"C5"}


def test_drops_come_down_within_range_and_go_on_from_there():
    drop = AirDrop(Side.ALLIES, INFANTRY, "C5", 1, (2,))
    inner = ring("C5", HexContent())
    far = {PLAN.label(at): RIVER for at in PLAN.hexes if PLAN.label(at) not in {"C5", *inner}}
    view = view_of(far, air_drops=(drop,))
    assert labels(reachable(view, Side.ALLIES)) == {"C5", *inner}
    words = replace(drop, center="the village")
    everywhere = view_of({"A1": RIVER}, air_drops=(words,))
    assert labels(reachable(everywhere, Side.ALLIES)) == labels(PLAN.hexes) - {"A1"}


def test_reserves_enter_where_it_is_said_or_over_the_enemy_baseline():
    cut = {PLAN.label(at): RIVER for at in PLAN.hexes if at.row == 4}
    above, below = (
        {PLAN.label(at) for at in PLAN.hexes if (at.row < 4) == upper and at.row != 4}
        for upper in (True, False)
    )
    armor = Unit("armor", "us")
    reserve = Reserve("armor_breakthrough", Side.ALLIES, armor)
    assert labels(reachable(view_of(cut, reserves=(reserve,)), Side.ALLIES)) == above
    swapped = view_of(cut, reserves=(reserve,), top=Side.ALLIES)
    assert labels(reachable(swapped, Side.ALLIES)) == below
    named = replace(reserve, arrives="turn", turn=3, hexes=(PLAN.hex("A1"),))
    assert labels(reachable(view_of(cut, reserves=(named,)), Side.ALLIES)) == below
    anywhere = replace(reserve, arrives="supply_train")
    assert labels(reachable(view_of(cut, reserves=(anywhere,)), Side.ALLIES)) == above | below


def test_units_of_unknown_kind_and_off_the_board_go_nowhere():
    view = view_of({"A1": HexContent(unit=Unit("?zz")), "Z9": INFANTRY_HEX})
    assert not reachable(view, Side.ALLIES)
    assert Reach(view).entries == ()


@pytest.mark.parametrize("way", range(6))
def test_a_single_gap_lets_units_through_in_every_direction(way):
    center = PLAN.hex("E5")
    gap = neighbours(center)[way]
    walls = {PLAN.label(at): RIVER for at in PLAN.hexes if at not in (center, gap)}
    for start in (center, gap):
        view = view_of({**walls, PLAN.label(start): INFANTRY_HEX})
        assert reachable(view, Side.ALLIES) == {center, gap}


@pytest.mark.parametrize("way", range(6))
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_wadi_is_left_and_entered_by_its_open_edges_only(way, turn):
    center = PLAN.hex("E5")
    near = neighbours(center)[way]
    wadi = HexContent(line=Tile("wadi", turn))
    walls = {PLAN.label(at): RIVER for at in PLAN.hexes if at not in (center, near)}
    is_open = way % 3 == turn - 1
    inside = {**walls, "E5": replace(wadi, unit=INFANTRY)}
    assert (near in reachable(view_of(inside), Side.ALLIES)) == is_open
    outside = {**walls, "E5": wadi, PLAN.label(near): INFANTRY_HEX}
    assert (center in reachable(view_of(outside), Side.ALLIES)) == is_open


def test_a_petard_opens_nothing_but_bunkers():
    hexes = {"A1": HexContent(unit=Unit("churchill", "us")), "C5": HexContent(rect=Tile("bunker"))}
    view = view_of({**hexes, "E5": HexContent(obstacle=Tile("hedgehog"))})
    reached = reach_from(view, "A1")
    assert "C5" in reached
    assert "E5" not in reached


def test_a_gun_that_stays_does_not_go_where_others_go():
    gun = Unit("artillery", "us")
    view = view_of({"A1": HexContent(unit=gun), "C5": HexContent(rect=Tile("bunker"), unit=gun)})
    assert len(reach_from(view, "A1")) == len(PLAN.hexes) - 1
    assert reach_from(view, "C5") == {"C5"}


def test_a_drop_on_both_banks_leaves_units_on_their_own():
    wall = {PLAN.label(at): RIVER for at in PLAN.hexes if at.row == 4}
    drop = AirDrop(Side.ALLIES, INFANTRY, "E5", 3, (2,))
    view = view_of({**wall, "A1": INFANTRY_HEX}, air_drops=(drop,))
    known = Reach(view)
    by_kind = {entry.number: known.grid.hexes(known.of(entry)) for entry in known.entries[::-1]}
    assert {at.row for at in by_kind[2]} == {0, 1, 2, 3, 5, 6, 7, 8}
    assert {at.row for at in by_kind[1]} == {5, 6, 7, 8}


def test_units_that_move_alike_are_told_apart_where_ways_are_not_two_way():
    mountain = HexContent(terrain=Tile("mountain"), unit=INFANTRY)
    view = view_of({"E5": mountain, "A1": INFANTRY_HEX})
    assert "E5" in reach_from(view, "E5")
    assert "E5" not in reach_from(view, "A1")


def test_units_that_move_alike_stay_on_their_own_bank():
    wall = {PLAN.label(at): RIVER for at in PLAN.hexes if at.row == 4}
    view = view_of({**wall, "A9": INFANTRY_HEX, "A1": INFANTRY_HEX, "M1": INFANTRY_HEX})
    north, south, too = (reach_from(view, label) for label in ("A9", "A1", "M1"))
    assert south == too
    assert not north & south
    assert len(north) == len(south) == 50


def test_a_checker_notices_what_lies_beside_a_mountain_and_a_cliff():
    goal = Objective(ObjectiveType.TEMPORARY, (PLAN.hex("E5"),), Side.ALLIES)
    hexes = {"A1": INFANTRY_HEX, "E5": HexContent(terrain=Tile("mountain"))}
    checker = Checker()
    for beside, climbable in (("hill", True), ("forest", False), ("hill", True), (None, False)):
        near = HexContent(terrain=Tile(beside)) if beside else HexContent()
        scenario = view_of({**hexes, "D5": near}, objectives=(goal,)).scenario
        report = checker.check(scenario)
        assert bool(report.filter(codes={"O107"})) != climbable
    cliff = HexContent(terrain=Tile("hill", traits=("cliff",)))
    row = {PLAN.label(at): cliff for at in PLAN.hexes if at.row == 3}
    top = replace(goal, hexes=(PLAN.hex("A9"),))
    tank = HexContent(unit=Unit("armor", "us"))
    for beside, climbable in ((None, False), ("forest", True), (None, False)):
        near = HexContent(terrain=Tile(beside)) if beside else HexContent()
        hexes = {"A1": tank, **row, "E5": near}
        scenario = view_of(hexes, face=Face.BEACH, objectives=(top,)).scenario
        assert bool(checker.check(scenario).filter(codes={"O107"})) != climbable


def test_hexes_of_a_face_may_be_impassable_too(monkeypatch):
    monkeypatch.setattr("bocage_scenarios.checks.ground.background", lambda _: {4: "river"})
    view = view_of({"A1": INFANTRY_HEX, "C5": HexContent(terrain=Tile("forest"))})
    reached = reach_from(view, "A1")
    assert "C5" in reached
    assert "E5" not in reached
    assert "A9" in reached


def test_a_hex_off_the_board_has_no_bit():
    for board_format in BoardFormat:
        plan = grid(board(board_format))
        assert plan.bit(PLAN.hex("Z99")) == 0
        assert plan.hexes(plan.all) == frozenset(plan.board.hexes)


TILES = st.sampled_from(
    [
        RIVER,
        HexContent(line=Tile("river"), rect=Tile("bridge")),
        HexContent(obstacle=Tile("hedgehog")),
        HexContent(terrain=Tile("mountain")),
        HexContent(terrain=Tile("hill")),
        HexContent(terrain=Tile("marsh")),
        HexContent(line=Tile("wadi", 1)),
        HexContent(line=Tile("wadi_curve", 4)),
        HexContent(rect=Tile("bunker")),
        HexContent(terrain=Tile("hill", traits=("cliff",))),
    ]
)
KINDS = st.sampled_from(["infantry", "armor", "artillery", "supply_truck", "cavalry"])


@given(
    st.dictionaries(st.sampled_from(PLAN.hexes), TILES, max_size=60),
    st.lists(st.tuples(st.sampled_from(PLAN.hexes), KINDS), min_size=1, max_size=5),
    st.sampled_from([Face.COUNTRYSIDE, Face.BEACH]),
)
def test_a_side_reaches_what_its_units_reach_and_each_step_is_allowed(tiles, units, face):
    hexes = dict(tiles)
    for at, kind in units:
        hexes[at] = replace(hexes.get(at, HexContent()), unit=Unit(kind, "us"))
    view = View(Scenario(hexes=hexes, face=face))
    reached = [(placed, reachable_from(view, placed)) for placed in view.units]
    assert reachable(view, Side.ALLIES) == frozenset().union(*(r for _, r in reached))
    for placed, hexes_of_unit in reached:
        assert hexes_of_unit == reachable_from(View(view.scenario), placed)
        assert placed.at in hexes_of_unit
        for at in hexes_of_unit - {placed.at}:
            assert view.may_stand(placed.troop, at)
            assert any(near in hexes_of_unit for near in neighbours(at))
