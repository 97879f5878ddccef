"""Rivers, roads and railways go on from hex to hex, and bridges cross what they span."""

from dataclasses import replace

import pytest
from corpus_files import each_file, with_corpus
from hypothesis import assume, given, settings, strategies as st

from bocage_scenarios.checks import Checker, check
from bocage_scenarios.checks.bridges import Banks, bridge_off_the_way
from bocage_scenarios.checks.network import Lines, all_edges, opened
from bocage_scenarios.checks.view import View
from bocage_scenarios.fixes import apply
from bocage_scenarios.formats import load
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_schema.board_formats import board
from bocage_schema.catalogue import EDGES, Network, catalogue
from bocage_schema.hexes import neighbours
from bocage_schema.ids import BoardFormat, Face

PLAN = board(BoardFormat.STANDARD)
unhurried = settings(deadline=None)
FAMILIES = {
    ("river", "river_curve"),
    ("frozen_river", "frozen_river_curve"),
    ("road", "road_curve"),
    ("desert_road", "desert_road_curve"),
    ("winter_road", "winter_road_curve"),
    ("railway", "railway_curve"),
    ("winter_railway", "winter_railway_curve"),
}
E, NE, NW, W, SW, SE = range(6)


def findings(hexes, **fields):
    scenario = Scenario(hexes=hexes, **fields)
    return scenario, [item for item in check(scenario) if item.code.startswith("L")]


def lines_on(hexes, **fields):
    contents = {PLAN.hex(label): content for label, content in hexes.items()}
    _, found = findings(contents, **fields)
    return [(item.code, item.path) for item in found]


def line(piece, turn=1, **more):
    return HexContent(line=Tile(piece, turn), **more)


def tile_for(family, edges):
    """Return the tile of a family that opens exactly these two edges."""
    for piece in family:
        for turn in range(1, catalogue().tiles[piece].orientations + 1):
            (opens,) = opened(piece, turn).values()
            if opens == edges:
                return Tile(piece, turn)
    raise AssertionError(edges)


@st.composite
def paths(draw):
    """Return hexes and tiles of a line across the board that never meets itself."""
    family = draw(st.sampled_from(sorted(FAMILIES)))
    starts = [at for at in PLAN.hexes if any(near not in PLAN for near in neighbours(at))]
    at = draw(st.sampled_from(starts))
    back = draw(st.sampled_from([way for way in range(6) if neighbours(at)[way] not in PLAN]))
    laid = {}
    while at in PLAN:
        assume(at not in laid)
        ahead = (back + 3 + draw(st.sampled_from([0, 0, 1, -1]))) % 6
        laid[at] = tile_for(family, {back, ahead})
        at, back = neighbours(at)[ahead], (ahead + 3) % 6
    return laid


def contents_of(laid):
    return {at: HexContent(line=tile) for at, tile in laid.items()}


def inner(laid):
    """Return the hexes of a path that no edge of the board touches, to which it leads."""
    return [
        at for at in laid
        if all(neighbours(at)[way] in PLAN for ways in all_edges(HexContent(line=laid[at])).values()
               for way in ways)
    ]  # fmt: skip


@unhurried
@given(paths())
def test_a_line_from_edge_to_edge_has_no_loose_end(laid):
    assert findings(contents_of(laid))[1] == []


@unhurried
@given(paths(), st.data())
def test_one_tile_turned_wrongly_is_found_and_turned_back(laid, data):
    assume(inner(laid))
    at = data.draw(st.sampled_from(inner(laid)))
    turns = catalogue().tiles[laid[at].piece].orientations
    turn = data.draw(st.integers(1, turns).filter(lambda turn: turn != laid[at].orientation))
    turned = laid | {at: replace(laid[at], orientation=turn)}
    scenario, found = findings(contents_of(turned))
    assert [(item.code, item.path) for item in found] == [("L109", f"/hexes/{PLAN.label(at)}/line")]
    assert apply(scenario, found[0].fix).hexes == contents_of(laid)


@pytest.mark.parametrize(
    ("tiles", "at", "turn"),
    [
        ("A9 curve 1, a8 straight 3, B7 curve 2, C7 curve 3, c8 curve 4, C9 curve 5, B9 curve 2",
         "a8", 2),
        ("l6 curve 2, L7 curve 5, K7 curve 6, j6 curve 1, K5 curve 2, L5 curve 5, l4 curve 2",
         "L5", 1),
    ],
)  # fmt: skip
def test_of_two_tiles_that_could_be_turned_the_better_one_is(tiles, at, turn):
    """The line comes back to where it was, so that another tile could take up its loose end."""
    names = {"curve": "desert_road_curve", "straight": "desert_road"}
    laid = {
        PLAN.hex(label): Tile(names[name], int(way))
        for label, name, way in (tile.split() for tile in tiles.split(", "))
    }
    assert [item.code for item in findings(contents_of(laid))[1]] == []
    turned = {**laid, PLAN.hex(at): replace(laid[PLAN.hex(at)], orientation=turn)}
    _, found = findings(contents_of(turned))
    assert [(item.code, item.path) for item in found] == [("L109", f"/hexes/{at}/line")]


@unhurried
@given(paths(), st.data())
def test_one_missing_tile_is_found_and_laid(laid, data):
    assume(inner(laid))
    at = data.draw(st.sampled_from(inner(laid)))
    rest = {other: tile for other, tile in laid.items() if other != at}
    scenario, found = findings(contents_of(rest))
    assert [item.code for item in found] == ["L110"]
    assert apply(scenario, found[0].fix).hexes == contents_of(laid)


@unhurried
@given(paths(), st.data())
def test_a_checker_that_follows_edits_finds_what_a_new_one_finds(laid, data):
    checker = Checker()
    scenario = Scenario(hexes=contents_of(laid))
    checker.check(scenario)
    for _ in range(3):
        at = data.draw(st.sampled_from(sorted(laid)))
        tile = data.draw(st.sampled_from([None, Tile("river", 2), Tile("road_y"), laid[at]]))
        rect = data.draw(st.sampled_from([None, Tile("bridge", 2), Tile("rail_bridge")]))
        scenario = replace(scenario, hexes={**scenario.hexes, at: HexContent(line=tile, rect=rect)})
        assert checker.check(scenario) == check(scenario)


@pytest.mark.parametrize("piece", [p for p in catalogue().pieces.values() if p.edges])
def test_edges_are_those_of_the_catalogue(piece):
    for turn in range(1, 2 * piece.orientations + 1):
        found = opened(piece.id, turn)
        if piece.id in catalogue().tiles:
            named = piece.edges_at(turn)
            assert {net: {EDGES[way] for way in ways} for net, ways in found.items()} == {
                net: set(edges) for net, edges in named.items()
            }
        else:
            for ways in found.values():
                assert {60 * way % 180 for way in ways} == {piece.angle_at(turn) % 180}


def test_unknown_pieces_and_those_without_edges_open_none():
    assert opened("?zz", 2) == opened("forest", 1) == opened("bridge", 1) == {}


def test_everything_on_a_hex_opens_its_edges():
    content = HexContent(
        ground=Tile("lake_with_river"), line=Tile("river"), rect=Tile("rail_bridge", 2)
    )
    assert all_edges(content) == {
        Network.LAKE: {NE, E, SE},
        Network.RIVER: {W, E},
        Network.RAIL: {NW, SE},
    }


def test_lines_lead_to_neighbours_on_the_board_only():
    view = View(Scenario(hexes={PLAN.hex("A5"): line("river"), PLAN.hex("Z9"): line("river")}))
    lines = Lines(view)
    assert list(lines.edges) == [PLAN.hex("A5")]
    assert [(end.network, end.way, PLAN.label(end.near)) for end in lines.ends(PLAN.hex("A5"))] == [
        (Network.RIVER, E, "B5")
    ]


def test_tiles_that_lead_past_each_other_are_found_on_the_hex_that_leads():
    straight = {label: line("river") for label in ("A5", "B5")}
    assert lines_on({**straight, "C5": line("river", 2)}) == [
        ("L108", "/hexes/B5/line"),
        ("L101", "/hexes/C5/line"),
    ]


def test_of_two_tiles_that_lie_askew_side_by_side_neither_is_said_to_need_a_turn():
    river = {f"{letter}5": line("river") for letter in "ABEFGHIJKLM"}
    askew = {"C5": line("river", 2), "D5": line("river", 2)}
    codes = {code for code, _ in lines_on(river | askew)}
    assert codes == {"L108", "L101"}


CROSSROADS = {
    **{f"{letter}5": line("road") for letter in "ABDEFGHIJKLM"},
    **{label: line("road", 2) for label in ("A1", "a2", "B3", "b4", "c6", "D7", "d8", "E9")},
}


def test_a_crossing_is_turned():
    assert lines_on({**CROSSROADS, "C5": line("road_crossing", 1)}) == []
    for turn in (2, 3):
        crossed = {**CROSSROADS, "C5": line("road_crossing", turn)}
        assert lines_on(crossed) == [("L109", "/hexes/C5/line")]


def test_of_two_tiles_that_could_be_turned_the_one_that_meets_more_lines_is():
    town = HexContent(terrain=Tile("town"))
    beside = {
        "c4": line("road_fork_left", 5),
        **{label: line("road", 3) for label in ("D3", "d2", "E1")},
        "C3": town,
        "d4": town,
        "D5": line("road", terrain=Tile("town")),
    }
    hexes = {**CROSSROADS, **beside}
    assert lines_on({**hexes, "C5": line("road_crossing", 1)}) == []
    assert lines_on({**hexes, "C5": line("road_crossing", 3)}) == [("L109", "/hexes/C5/line")]


def test_a_gap_in_a_lake_is_left_to_the_author():
    lake = {PLAN.hex("D5"): HexContent(ground=Tile("lake_two_sides"))}
    lake[PLAN.hex("c4")] = HexContent(ground=Tile("lake_two_sides", 3))
    _, found = findings(lake)
    assert [(item.code, item.fix) for item in found] == [("L110", None)]


def test_one_river_tile_beside_the_sea_may_end_there_but_not_beside_a_beach():
    def river(label):
        return lines_on({label: line("river", 3)}, face=Face.BEACH)

    assert river("B3") == [("L101", "/hexes/B3/line")]
    assert river("a4") == [("L101", "/hexes/a4/line")]
    assert river("B1") == []


@pytest.mark.parametrize(
    ("beyond", "expected"),
    [
        (HexContent(), ["L102"]),
        (HexContent(terrain=Tile("forest")), ["L102"]),
        (HexContent(terrain=Tile("town")), []),
        (HexContent(line=Tile("airfield")), []),
        (HexContent(line=Tile("river"), rect=Tile("bridge")), []),
        (HexContent(line=Tile("river", 2), rect=Tile("broken_bridge", 4)), []),
        (HexContent(line=Tile("river", 2)), ["L106"]),
        (HexContent(line=Tile("river", 2, traits=("ford",))), []),
        (HexContent(line=Tile("frozen_river", 2)), []),
    ],
    ids=["empty", "forest", "town", "airfield", "bridge", "broken", "river", "ford", "ice"],
)
def test_where_a_road_may_end(beyond, expected):
    def lay(content):
        return {at: content for at in [PLAN.hex("C5")] if not content.is_empty()}

    hexes = {PLAN.hex("A5"): line("road"), PLAN.hex("B5"): line("road"), **lay(beyond)}
    _, found = findings(hexes)
    own = [item.code for item in found if item.code in ("L102", "L106", "L108", "L110")]
    assert own == expected


def test_a_railway_ends_in_a_station_that_lies_its_way():
    rails = {"A5": line("railway"), "B5": line("railway")}
    assert lines_on({**rails, "C5": HexContent(terrain=Tile("station"))}) == []
    assert lines_on({**rails, "C5": HexContent(terrain=Tile("station", 2))}) == []
    askew = {"C5": HexContent(terrain=Tile("station")), "D5": line("railway", 2)}
    assert lines_on(askew)[0] == ("L108", "/hexes/C5/terrain")


@pytest.mark.parametrize("piece", ["wadi", "trenches", "airfield", "coast_curve"])
def test_some_lines_may_end_anywhere(piece):
    layer = catalogue().tiles[piece].layer.value
    assert lines_on({"C5": HexContent(**{layer: Tile(piece)})}) == []


# Bridges


def passes_over(water, angle):
    """Tell by walking around a hex whether a bridge parts its two river edges."""
    start, steps = angle // 30, range(1, 6)
    if any(2 * way % 12 in (start % 12, (start + 6) % 12) for way in water):
        return False
    return sum((start + step) % 12 == 2 * way for step in steps for way in water) == 1


@given(st.sets(st.integers(0, 5), min_size=2, max_size=2), st.integers(0, 11))
def test_a_bridge_crosses_a_river_if_one_edge_of_it_lies_on_each_side(water, step):
    touching = {frozenset({way, (way + 1) % 6}) for way in range(6)}
    assume(frozenset(water) not in touching)
    banks = Banks(frozenset(water))
    assert (banks.joined_by(30 * step) is not None) == passes_over(water, 30 * step)


@given(st.frozensets(st.integers(0, 5)), st.integers(0, 11))
def test_banks_are_the_edges_without_water(water, step):
    banks = Banks(water)
    on_land = sorted(edge % 6 for run in banks.runs for edge in run)
    assert on_land == (sorted(set(range(6)) - water) if water else [])
    assert banks.joined_by(30 * step) == (banks.joined_by(30 * step + 360) if water else None)


@pytest.mark.parametrize(
    ("water", "square"),
    [({E, W}, [90]), ({NE, SW}, [150]), ({NE, SE}, [0]), ({E, NW, SW}, []), ({W}, []), (set(), [])],
)
def test_the_square_way_over_a_river(water, square):
    banks = Banks(frozenset(water))
    assert [angle for angle in range(0, 180, 30) if banks.is_square(angle)] == square


@pytest.mark.parametrize(
    ("river", "bridge", "roads", "turn"),
    [
        (Tile("river"), Tile("bridge", 4), {}, 1),
        (Tile("river", 2), Tile("bridge", 2), {}, 5),
        (Tile("river", 3), Tile("bridge", 6), {}, 3),
        (Tile("river_curve", 2), Tile("bridge", 6), {}, 2),
        (Tile("river"), Tile("winter_pontoon_bridge", 4), {}, 1),
        (Tile("river_curve"), Tile("ford"), {}, None),
        (Tile("wadi", 2), Tile("bridge", 2), {}, 5),
        (Tile("river"), Tile("bridge", 6), {"d6": Tile("road", 2)}, 2),
        (Tile("river"), Tile("bridge", 4), {"c6": Tile("road", 3)}, 6),
        (Tile("river"), Tile("rail_bridge", 1), {"c6": Tile("railway", 3)}, 2),
        (Tile("river_y"), Tile("bridge", 4), {}, None),
        (Tile("river"), Tile("bridge", 4), {"C5": Tile("road")}, None),
        (Tile("river"), Tile("rail_bridge", 1), {}, None),
    ],
)
def test_how_a_bridge_is_turned(river, bridge, roads, turn):
    hexes = {PLAN.hex("D5"): HexContent(line=river, rect=bridge)}
    hexes |= {PLAN.hex(label): HexContent(line=tile) for label, tile in roads.items()}
    scenario, found = findings(hexes)
    (item,) = [item for item in found if item.code == "L105"]
    assert (item.fix is not None) == (turn is not None)
    if item.fix:
        after = apply(scenario, item.fix)
        assert after.hexes[PLAN.hex("D5")].rect == replace(bridge, orientation=turn)
        assert not list(check(after).filter(codes={"L105"}))


@pytest.mark.parametrize("turn", [1, 2, 3, 5, 6])
def test_a_bridge_may_lie_askew_as_long_as_it_crosses(turn):
    assert ("L105", "/hexes/D5/rect") not in lines_on(
        {"D5": line("river", rect=Tile("bridge", turn))}
    )


def test_a_bridge_may_point_at_the_corner_of_the_edge_where_the_road_comes():
    for turn, codes in ((1, []), (2, []), (3, []), (5, ["L105"]), (6, ["L105"])):
        found = lines_on({"D5": line("river", rect=Tile("bridge", turn)), "d6": line("road", 2)})
        assert [code for code, _ in found if code == "L105"] == codes


def test_either_end_of_a_bridge_may_point_at_the_road():
    for label, road in (("E5", Tile("road")), ("C5", Tile("road"))):
        bridge = line("river", 2, rect=Tile("bridge", 5))
        found = lines_on({"D5": bridge, label: HexContent(line=road)})
        assert ("L105", "/hexes/D5/rect") not in found


def test_a_bridge_ends_no_river():
    found = lines_on({"C5": line("river"), "D5": HexContent(rect=Tile("bridge"))})
    assert ("L101", "/hexes/C5/line") in found


def test_roads_that_come_from_off_the_board_lead_nowhere():
    bridge = line("river", 3, rect=Tile("bridge", 2))
    assert ("L105", "/hexes/A5/rect") not in lines_on({"A5": bridge})
    at, outside = PLAN.hex("A5"), neighbours(PLAN.hex("A5"))[W]
    for where, codes in ((outside, []), (PLAN.hex("B5"), ["L105"])):
        scenario = Scenario(hexes={at: bridge, where: line("road")})
        found = list(bridge_off_the_way(View(scenario), at, bridge))
        assert [item.code for item in found] == codes


def test_a_train_or_bunker_is_no_bridge():
    for piece in ("locomotive", "bunker", "?zz"):
        found = lines_on({"D5": line("river", rect=Tile(piece)), "C5": line("road")})
        assert [code for code, _ in found if code in ("L105", "L107")] == []


def test_a_headwater_is_crossed_anywhere():
    for turn in range(1, 7):
        found = lines_on({"D5": line("river_source", rect=Tile("bridge", turn))})
        assert ("L105", "/hexes/D5/rect") not in found


def test_why_a_bridge_leads_nowhere():
    bridge = line("river", rect=Tile("bridge"))
    closed = HexContent(terrain=Tile("escarpment"))

    def message(hexes):
        contents = {PLAN.hex(label): content for label, content in hexes.items()}
        return [item.message for item in findings(contents)[1] if item.code == "L107"]

    assert message({"D5": bridge, "c4": closed}) == []
    (both,) = message({"D5": bridge, "c4": closed, "d4": closed})
    assert "nobody may enter c4 or d4 behind it" in both
    assert message({"D1": bridge}) == []
    (dead_end,) = message({"D1": bridge, "c2": closed, "d2": closed})
    assert "nobody may enter d2 or c2 behind it" in dead_end
    broken = line("river", rect=Tile("broken_bridge"))
    assert message({"D5": broken, "c4": closed, "d4": closed}) == []
    hexes = {"A1": line("river", 3, rect=Tile("bridge", 2)), "a2": closed}
    assert message(hexes) == []
    (corner,) = message({**hexes, "B1": closed})
    assert "nobody may enter B1 or a2" in corner


# Real maps

LIBERTIES = {
    "0002-pegasus-bridge.m44": {"L101": 2, "L108": 2},
    "1325-gates-of-moscow.m44": {"L101": 2},
    "1409-suomussalmi.m44": {"L101": 3},
    "3496-breakthrough-to-gembloux.m44": {"L101": 3},
    "4185-capturing-the-crossing.m44": {"L101": 1},
    "41850-capturing-the-crossing.m44": {"L101": 1},
}
"""The maps on which rivers end, or tiles do not meet: four tiles make a pond on the first."""


@with_corpus
@each_file
def test_lines_of_real_maps_go_on(path):
    if "sampler" in path.name:
        pytest.skip("shows pieces side by side")
    report = check(load(path).scenario)
    codes = [item.code for item in report if item.code.startswith("L")]
    assert {code: codes.count(code) for code in codes} == LIBERTIES.get(path.name, {})
