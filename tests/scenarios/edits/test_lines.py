from itertools import pairwise

import pytest
from edited import assert_sound, maps
from hypothesis import given, strategies as st
from scenario_strategies import PIECES

from bocage_scenarios.checks import check
from bocage_scenarios.edits.erase import erase
from bocage_scenarios.edits.families import families, family_of
from bocage_scenarios.edits.healing import healed
from bocage_scenarios.edits.lines import draw, smooth
from bocage_scenarios.edits.regions import path
from bocage_scenarios.model import HexContent, Scenario, Tile
from bocage_schema.board_formats import board
from bocage_schema.catalogue import EDGES
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat

PLAN = board(BoardFormat.STANDARD)
RIVER, ROAD, RAIL = family_of("river"), family_of("road"), family_of("railway")
strict = st.sampled_from([family for family in families() if not family.may_end])


def at(*labels):
    return [PLAN.hex(label) for label in labels]


def edges(scenario, here, network):
    """Return the edges open on a hex, read from the catalogue by turning them one by one."""
    found = set()
    content = scenario.hexes.get(here, HexContent())
    for _, tile in content.tiles():
        piece = PIECES.tiles.get(tile.piece)
        for edge in piece.edges.get(network, ()) if piece else ():
            found.add((EDGES.index(edge) + tile.orientation - 1) % 6)
    return found


def lines(scenario):
    return {
        PLAN.label(here): f"{content.line.piece}@{content.line.orientation}"
        for here, content in scenario.hexes.items()
        if content.line
    }


def way(a, b):
    return neighbours(a).index(b)


@st.composite
def strokes(draw):
    points = draw(st.lists(st.sampled_from(PLAN.hexes), min_size=1, max_size=4))
    return path(points, PLAN)


def wanted_edges(stroke):
    wanted = {here: set() for here in stroke}
    for a, b in pairwise(stroke):
        wanted[a].add(way(a, b))
        wanted[b].add(way(b, a))
    return wanted


@given(stroke=strokes(), family=strict, closed=st.booleans())
def test_a_stroke_opens_its_own_edges_and_one_more_at_its_ends(stroke, family, closed):
    drawn = draw(Scenario(), stroke, family, closed=closed)
    assert_sound(Scenario(), drawn.scenario, stroke)
    failed = {item.at for item in drawn.impossible}
    for here, wanted in wanted_edges(stroke).items():
        opened = edges(drawn.scenario, here, family.network)
        if here in failed:
            assert not opened
            assert not any(can_open(family, wanted))
        elif len(wanted) > 1:
            assert opened == wanted
        elif wanted:
            (one,) = wanted
            assert opened in (wanted, wanted | {(one + 3) % 6})
        else:
            assert len(opened) == 2
    assert drawn == draw(Scenario(), stroke[::-1], family, closed=closed)
    assert draw(drawn.scenario, [], family).scenario is drawn.scenario


def can_open(family, wanted):
    """Yield the lays of the family's pieces that open just these edges."""
    for piece in PIECES.tiles.values():
        if piece.id in family.tiles:
            for turn in range(1, piece.orientations + 1):
                alone = Scenario(hexes={Hex(0, 0): HexContent(line=Tile(piece.id, turn))})
                if edges(alone, Hex(0, 0), family.network) == wanted:
                    yield piece.id, turn


@given(stroke=strokes(), family=st.sampled_from(families()))
def test_a_smooth_stroke_of_any_line_is_never_broken(stroke, family):
    walked = smooth(stroke)
    assert walked[-1] == stroke[-1]
    assert set(walked) <= set(stroke)
    assert all(distance(a, b) == 1 for a, b in pairwise(walked))
    assert all(distance(a, b) > 1 for a, b in zip(walked, walked[2:], strict=False))


@given(first=strokes(), second=strokes(), family=strict)
def test_a_second_stroke_keeps_what_was_connected(first, second, family):
    before = draw(Scenario(), smooth(first), family).scenario
    drawn = draw(before, second, family)
    assert_sound(before, drawn.scenario, second)
    failed = {item.at for item in drawn.impossible}
    wanted = wanted_edges(second)
    for here in PLAN.hexes:
        opened = edges(drawn.scenario, here, family.network)
        old = edges(before, here, family.network)
        if here not in wanted or here in failed:
            assert opened == old
            continue
        assert wanted[here] <= opened
        for to, near in enumerate(neighbours(here)):
            both = to in old and (to + 3) % 6 in edges(before, near, family.network)
            if both or (to in old and near not in PLAN):
                assert to in opened
    assert drawn == draw(before, second[::-1], family)


@given(first=strokes(), second=strokes(), family=strict)
def test_drawing_and_erasing_again_connects_the_rest_as_before(first, second, family):
    before = draw(Scenario(), smooth(first), family).scenario
    drawn = draw(before, smooth(second), family)
    if drawn.impossible:
        return
    gone = [here for here in second if here not in before.hexes]
    erased = erase(drawn.scenario, gone)
    after = healed(drawn.scenario, erased)
    assert_sound(erased, after)
    for here, content in before.hexes.items():
        for to, near in enumerate(neighbours(here)):
            if near in before.hexes and to in edges(before, here, family.network):
                led_back = (to + 3) % 6 in edges(before, near, family.network)
                if led_back:
                    assert to in edges(after, here, family.network)
        if here not in second:
            assert after.hexes[here] is content or any(near in gone for near in neighbours(here))


def test_a_river_through_five_hexes_with_a_bend_and_the_third_erased():
    stroke = at("C5", "D5", "E5", "e4", "F3")
    drawn = draw(Scenario(), stroke, RIVER)
    assert drawn.impossible == ()
    assert lines(drawn.scenario) == {
        "C5": "river@1",
        "D5": "river@1",
        "E5": "river_curve@5",
        "e4": "river@3",
        "F3": "river@3",
    }
    after = healed(drawn.scenario, erase(drawn.scenario, at("E5")))
    assert lines(after) == {
        "C5": "river@1",
        "D5": "river_source@1",
        "e4": "river_source@3",
        "F3": "river@3",
    }
    assert after.hexes[at("C5")[0]] is drawn.scenario.hexes[at("C5")[0]]


def test_a_road_that_is_cut_keeps_its_pieces_for_it_has_no_end_piece():
    drawn = draw(Scenario(), at("C5", "G5"), ROAD)
    after = healed(drawn.scenario, erase(drawn.scenario, at("E5")))
    assert after == erase(drawn.scenario, at("E5"))


def test_a_fork_becomes_straight_again_when_its_branch_goes():
    main = draw(Scenario(), at("A5", "K5"), RIVER).scenario
    forked = draw(main, at("E5", "f8"), RIVER)
    assert forked.impossible == ()
    assert lines(forked.scenario)["E5"] == "river_fork_left@1"
    branch = at("e6", "F7", "f8")
    after = healed(forked.scenario, erase(forked.scenario, branch))
    assert after == main


def test_ends_go_straight_on_or_get_an_end_piece():
    open_ = draw(Scenario(), at("C5", "E5"), RIVER).scenario
    assert set(lines(open_).values()) == {"river@1"}
    closed = draw(Scenario(), at("C5", "E5"), RIVER, closed=True).scenario
    assert lines(closed) == {"C5": "river_source@4", "D5": "river@1", "E5": "river_source@1"}
    off = draw(Scenario(), at("A5", "C5"), RIVER, closed=True).scenario
    assert lines(off)["A5"] == "river@1"


def test_a_river_from_edge_to_edge_has_nothing_wrong():
    drawn = draw(Scenario(), at("D9", "F5", "H5", "H1"), RIVER)
    assert drawn.impossible == ()
    assert [item for item in check(drawn.scenario) if item.code.startswith("L")] == []


def test_a_stroke_continues_from_the_end_of_a_line_that_leads_to_it():
    first = draw(Scenario(), at("C5", "E5"), ROAD).scenario
    second = draw(first, at("F5", "f6"), ROAD)
    assert edges(second.scenario, at("F5")[0], ROAD.network) == {1, 3}


def test_a_corner_too_sharp_is_reported_and_left():
    before = Scenario(hexes={at("E5")[0]: HexContent(line=Tile("river", 2))})
    stroke = at("D5", "E5", "d6")
    drawn = draw(before, stroke, RIVER)
    (problem,) = drawn.impossible
    assert problem.at == at("E5")[0]
    assert str(problem.reason) == "no tile of the family River opens to the north-west and west"
    assert drawn.scenario.hexes[problem.at] is before.hexes[problem.at]
    assert draw(before, smooth(stroke), RIVER).impossible == ()


def test_a_junction_that_no_tile_has_is_reported():
    winter = family_of("winter_railway")
    main = draw(Scenario(), at("A5", "K5"), winter).scenario
    good, bad = (draw(main, at("E5", label), winter) for label in ("e4", "e6"))
    assert good.impossible == ()
    assert lines(good.scenario)["E5"].startswith("winter_railway_fork_right@")
    assert [item.at for item in bad.impossible] == at("E5")


def test_grass_strips_and_trenches_may_end_anywhere_and_take_the_nearest_tile():
    drawn = draw(Scenario(), at("C5", "E5", "e4"), family_of("trenches"))
    assert drawn.impossible == ()
    assert len(drawn.scenario.hexes) == 4


def test_the_piece_in_hand_is_preferred_to_its_like():
    drawn = draw(Scenario(), at("C5", "E5"), family_of("grass_airfield"))
    assert set(lines(drawn.scenario).values()) == {"grass_airfield@1"}


def test_roads_end_in_towns_and_go_on_behind_them():
    town = Scenario(hexes={at("E5")[0]: HexContent(terrain=Tile("town"))})
    drawn = draw(town, at("C5", "G5"), ROAD)
    assert drawn.impossible == ()
    assert drawn.scenario.hexes[at("E5")[0]] is town.hexes[at("E5")[0]]
    assert set(lines(drawn.scenario)) == {"C5", "D5", "F5", "G5"}
    assert len(draw(town, at("E5"), ROAD).impossible) == 1


def test_a_road_that_ends_in_a_town_keeps_its_end_when_it_is_crossed():
    town = Scenario(hexes={at("E5")[0]: HexContent(terrain=Tile("town"))})
    before = draw(town, at("C5", "E5"), ROAD).scenario
    after = draw(before, at("D5", "d4"), ROAD).scenario
    assert edges(after, at("D5")[0], ROAD.network) == {0, 3, 5}


def test_a_road_over_a_hill_is_used_and_not_changed():
    hill = Scenario(hexes={at("E5")[0]: HexContent(terrain=Tile("hill_road"))})
    drawn = draw(hill, at("C5", "G5"), ROAD)
    assert drawn.impossible == ()
    assert drawn.scenario.hexes[at("E5")[0]] is hill.hexes[at("E5")[0]]
    askew = draw(hill, at("e6", "E5", "d4"), ROAD)
    assert [item.at for item in askew.impossible] == at("E5")
    assert (
        str(askew.impossible[0].reason)
        == "Road over Hill does not open to the north-east and south-west"
    )


def test_a_road_crosses_a_railway_where_a_tile_shows_both():
    rail = draw(Scenario(), at("A5", "K5"), RAIL).scenario
    crossed = draw(rail, at("d4", "E5", "e6"), ROAD)
    assert crossed.impossible == ()
    assert lines(crossed.scenario)["E5"] == "railway_crossing@1"
    wrong = draw(rail, at("d6", "E5", "e4"), ROAD)
    assert [item.at for item in wrong.impossible] == at("E5")
    assert lines(wrong.scenario)["E5"] == "railway@1"


def test_a_road_crosses_a_river_by_a_bridge():
    river = draw(Scenario(), at("D9", "F5", "d2"), RIVER).scenario
    stroke = at("a6", "k6")
    assert [str(item.reason) for item in draw(river, stroke, ROAD).impossible] == [
        "a bridge is missing here"
    ]
    crossed = draw(river, stroke, ROAD, bridge="bridge")
    assert crossed.impossible == ()
    here = crossed.scenario.hexes[at("e6")[0]]
    assert here.line is river.hexes[at("e6")[0]].line
    assert PIECES.rect_tiles["bridge"].angle_at(here.rect.orientation) % 180 == 0
    codes = {item.code for item in check(crossed.scenario)}
    assert codes.isdisjoint({"L105", "L106", "L107", "L108"})


def test_a_river_under_a_road_turns_the_bridge_that_is_there():
    lying = HexContent(rect=Tile("bridge", 4))
    before = Scenario(hexes={at("E5")[0]: lying})
    drawn = draw(before, at("A5", "K5"), RIVER).scenario
    rect = drawn.hexes[at("E5")[0]].rect
    assert PIECES.rect_tiles["bridge"].angle_at(rect.orientation) % 180 == 90


def test_a_river_drawn_over_a_road_gets_a_bridge_in_line_with_it():
    road = draw(Scenario(), at("A5", "K5"), ROAD).scenario
    drawn = draw(road, at("D9", "F1"), RIVER, bridge="bridge")
    (crossing,) = [c for c in drawn.scenario.hexes.values() if c.rect]
    assert crossing.line.piece.startswith("river")
    assert PIECES.rect_tiles["bridge"].angle_at(crossing.rect.orientation) % 180 == 0


def test_tiles_of_several_networks_are_turned_and_not_torn_down():
    dam = Scenario(hexes={at("E5")[0]: HexContent(line=Tile("dam", 1))})
    drawn = draw(dam, at("C5", "E5"), RIVER)
    assert drawn.scenario.hexes[at("E5")[0]] is dam.hexes[at("E5")[0]]
    assert lines(drawn.scenario)["D5"] == "river@1"


@pytest.mark.parametrize("points", [[Hex(3, 4)], [Hex(-2, -2)], [Hex(2, 51), Hex(0, 0)], []])
def test_a_stroke_beside_the_board_writes_nothing_there(points):
    drawn = draw(Scenario(), points, RIVER)
    assert all(here in PLAN for here in drawn.scenario.hexes)


@given(before=maps([BoardFormat.STANDARD]), stroke=strokes(), family=st.sampled_from(families()))
def test_any_map_can_be_drawn_on_and_erased(before, stroke, family):
    drawn = draw(before, stroke, family, bridge="bridge").scenario
    assert_sound(before, drawn, stroke)
    erased = erase(drawn, stroke)
    around = {near for here in (*stroke, *drawn.hexes) for near in neighbours(here)}
    assert_sound(erased, healed(drawn, erased), around)


def test_every_family_goes_straight_and_names_its_network():
    for family in families():
        assert family_of(family.id) == family
        assert family.network in PIECES.tiles[family.id].edges
    assert family_of("dam") is None
    assert family_of("?oddity") is None
