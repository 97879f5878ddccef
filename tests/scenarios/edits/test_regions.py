from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from bocage_scenarios.edits.regions import (
    Brush,
    all_like,
    brush,
    connected,
    disc,
    line,
    parallelogram,
    path,
    piece_in,
    pieces_of,
    rectangle,
)
from bocage_scenarios.model import HexContent, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat, Layer

PLAN = board(BoardFormat.STANDARD)
anywhere = st.sampled_from(PLAN.hexes)
WOODS = HexContent(terrain=Tile("woods"))


def at(*labels):
    return [PLAN.hex(label) for label in labels]


def fill(hexes):
    return Scenario(hexes=dict.fromkeys(hexes, WOODS))


@pytest.mark.parametrize(
    ("shape", "count"),
    [("one", 1), ("seven", 7), ("nineteen", 19), ("row", 3), ("rising", 3), ("falling", 3)],
)
def test_a_brush_covers_its_hexes_in_the_middle_and_fewer_at_the_edge(shape, count):
    assert len(brush(Brush(shape), PLAN.hex("G5"), PLAN)) == count
    corner = brush(Brush(shape), Hex(0, 0), PLAN)
    assert set(corner) <= set(PLAN.hexes)
    assert len(corner) < count or count == 1


def test_the_lines_of_three_lie_in_the_row_and_on_both_diagonals():
    assert brush(Brush.ROW, Hex(4, 4), PLAN) == (Hex(4, 2), Hex(4, 4), Hex(4, 6))
    assert brush(Brush.RISING, Hex(4, 4), PLAN) == (Hex(3, 5), Hex(4, 4), Hex(5, 3))
    assert brush(Brush.FALLING, Hex(4, 4), PLAN) == (Hex(3, 3), Hex(4, 4), Hex(5, 5))


@given(start=anywhere, end=anywhere)
def test_a_line_has_no_gap_and_no_detour_and_is_the_same_both_ways(start, end):
    found = line(start, end, PLAN)
    assert found[0] == start
    assert found[-1] == end
    assert len(found) == distance(start, end) + 1
    assert all(distance(a, b) == 1 for a, b in pairwise(found))
    assert line(end, start, PLAN) == found[::-1]
    assert all(here in PLAN for here in found)


@pytest.mark.parametrize("start", [Hex(0, 0), Hex(0, 24), Hex(4, 10), Hex(7, 3)])
def test_the_hexes_of_a_line_lie_as_near_to_it_as_can_be(start):
    """Each point of the even division of the line lies in the hex that is taken for it."""
    for end in PLAN.hexes:
        steps = distance(start, end)
        for step, here in enumerate(line(start, end, PLAN)):
            part = step / steps if steps else 0

            def off(other, part=part, end=end):
                row = start.row + (end.row - start.row) * part
                col = start.col + (end.col - start.col) * part
                return 3 * (row - other.row) ** 2 + (col - other.col) ** 2

            assert off(here) <= min(map(off, (here, *neighbours(here)))) + 1e-9


def test_a_line_down_the_edge_of_the_board_stays_on_it():
    for col in (0, 24):
        assert all(here in PLAN for here in line(Hex(0, col), Hex(8, col), PLAN))


def test_a_stroke_leaves_no_gap_and_may_cross_itself():
    points = at("C5", "K5", "f2", "f8")
    walked = path(points, PLAN)
    assert set(points) <= set(walked)
    assert all(distance(a, b) == 1 for a, b in pairwise(walked))
    assert len(set(walked)) < len(walked)
    assert path([]) == ()
    assert path([Hex(0, 0), Hex(0, 0)]) == (Hex(0, 0),)


@given(middle=anywhere, radius=st.integers(0, 5))
def test_a_disc_is_what_a_walk_of_its_radius_reaches(middle, radius):
    reached = {middle}
    for _ in range(radius):
        reached |= {near for here in reached for near in neighbours(here)}
    assert set(disc(middle, radius, PLAN)) == reached & set(PLAN.hexes)


@given(a=anywhere, b=anywhere)
def test_shapes_hold_their_corners_and_do_not_mind_the_direction(a, b):
    for shape in (rectangle, parallelogram):
        found = shape(a, b, PLAN)
        assert {a, b} <= set(found)
        assert found == shape(b, a, PLAN)
        assert list(found) == sorted(set(found))


def test_a_parallelogram_leans_towards_its_other_corner():
    east = parallelogram(Hex(2, 4), Hex(4, 10), PLAN)
    assert {here.row for here in east} == {2, 3, 4}
    assert [here for here in east if here.row == 3] == [Hex(3, 5), Hex(3, 7), Hex(3, 9)]
    west = parallelogram(Hex(2, 10), Hex(4, 4), PLAN)
    assert [here for here in west if here.row == 3] == [Hex(3, 5), Hex(3, 7), Hex(3, 9)]
    assert [here.col for here in west if here.row == 2] == [6, 8, 10]


def test_filling_follows_a_zig_zag_over_shifted_rows():
    chain = [Hex(row, 6 + row % 2) for row in range(9)]
    assert connected(fill(chain), chain[0], piece_in(Layer.TERRAIN)) == tuple(chain)


def test_filling_stays_within_a_ring():
    middle = PLAN.hex("G5")
    ring = set(disc(middle, 2, PLAN)) - set(disc(middle, 1, PLAN))
    inside = connected(fill(ring), middle, piece_in(Layer.TERRAIN))
    assert inside == disc(middle, 1, PLAN)
    outside = connected(fill(ring), Hex(0, 0), piece_in(Layer.TERRAIN))
    assert set(outside) == set(PLAN.hexes) - set(disc(middle, 2, PLAN))


@given(hexes=st.sets(anywhere), start=anywhere, within=st.none() | st.sets(anywhere))
def test_filling_is_the_hexes_that_a_walk_over_like_hexes_comes_to(hexes, start, within):
    scenario = fill(hexes)
    allowed = set(PLAN.hexes if within is None else within)
    alike = {here for here in allowed if (here in hexes) == (start in hexes)}
    reached = {start} & allowed
    while more := {n for here in reached for n in neighbours(here)} & alike - reached:
        reached |= more
    assert set(connected(scenario, start, piece_in(Layer.TERRAIN), within)) == reached
    assert set(all_like(scenario, start, piece_in(Layer.TERRAIN), within)) == alike


def test_keys_tell_kinds_and_not_how_they_lie():
    a = HexContent(line=Tile("river"), unit=Unit("infantry", "german"))
    b = HexContent(line=Tile("river", 2), unit=Unit("infantry", "american"))
    assert piece_in(Layer.LINE)(a) == piece_in(Layer.LINE)(b) == "river"
    assert piece_in(Layer.UNIT)(a) != piece_in(Layer.UNIT)(b)
    assert piece_in(Layer.UNIT)(WOODS) is None
    assert pieces_of(a) == pieces_of(b)
    assert connected(fill([]), Hex(2, 51), pieces_of) == ()
