"""Outlines of hexes and of groups of hexes."""

from math import isclose, sqrt

import pytest
from hypothesis import given, strategies as st
from shapely import Point, Polygon

from bocage_engine.polygons import areas, center, corners
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat

HEXES = board(BoardFormat.STANDARD).hexes
AREA = 1.5 * sqrt(3)
"""Of a hex whose sides are 1."""


def size(found):
    """Return what areas cover together."""
    return sum(Polygon(area.outline, area.holes).area for area in found)


def test_the_sides_of_a_hex_are_of_length_one():
    points = corners(Hex(3, 5))
    for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True):
        assert isclose((x - u) ** 2 + (y - v) ** 2, 1)


def test_centres_of_adjacent_hexes_are_equally_far_apart():
    x, y = center(Hex(4, 6))
    for near in neighbours(Hex(4, 6)):
        u, v = center(near)
        assert isclose((x - u) ** 2 + (y - v) ** 2, 3)


def test_a_single_hex_has_six_corners():
    (area,) = areas([Hex(2, 4)])
    assert len(area.outline) == 6
    assert area.holes == ()


def test_a_ring_of_hexes_has_a_hole():
    (area,) = areas(neighbours(Hex(4, 6)))
    assert len(area.outline) == 18
    assert [len(hole) for hole in area.holes] == [6]


def test_hexes_apart_are_areas_of_their_own_from_the_top():
    upper, lower = areas([Hex(6, 4), Hex(0, 20)])
    assert min(y for _, y in upper.outline) < min(y for _, y in lower.outline)


def test_nothing_has_no_outline():
    assert areas([]) == ()


@pytest.mark.parametrize("inset", [0.1, -0.1])
def test_an_inset_moves_the_outline_inward(inset):
    (area,) = areas([Hex(2, 4), Hex(2, 6)], inset)
    assert (size([area]) < 2 * AREA) == (inset > 0)


@given(st.sets(st.sampled_from(HEXES), max_size=30))
def test_areas_cover_just_the_hexes(hexes):
    found = areas(hexes)
    assert isclose(size(found), len(hexes) * AREA, abs_tol=1e-6)
    shapes = [Polygon(area.outline, area.holes) for area in found]
    for at in HEXES:
        assert any(shape.contains(Point(center(at))) for shape in shapes) == (at in hexes)


@given(st.sets(st.sampled_from(HEXES), min_size=1, max_size=30))
def test_there_is_an_area_for_each_group_of_hexes_that_hang_together(hexes):
    groups = 0
    left = set(hexes)
    while left:
        groups += 1
        front = {left.pop()}
        while front:
            front = {at for at in left if any(distance(at, other) == 1 for other in front)}
            left -= front
    assert len(areas(hexes)) == groups
