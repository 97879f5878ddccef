"""Where hexes lie, and which one a point is in."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import given, strategies as st
from PySide6.QtCore import QPointF

from bocage_editor.art.frame import WIDTH
from bocage_editor.canvas.layout import Layout
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat

LAYOUTS = [
    Layout(board(board_format), turned=turned)
    for board_format in BoardFormat
    for turned in (False, True)
]
SHARE = st.floats(-0.1, 1.1)


@given(layout=st.sampled_from(LAYOUTS), across=SHARE, down=SHARE)
def test_a_point_is_in_the_hex_whose_centre_is_nearest(layout, across, down):
    point = QPointF(across * layout.size.width(), down * layout.size.height())
    found = layout.hex(point)
    off = point - layout.centre(found)
    least = min(hypot(*(point - layout.centre(at)).toTuple()) for at in layout.board.hexes)
    if found in layout.board:
        assert hypot(off.x(), off.y()) <= least + 1e-6
        assert layout.nearest(point) == found or hypot(off.x(), off.y()) >= least - 1e-6
    else:
        assert hypot(off.x(), off.y()) <= least + 1e-6


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda x: f"{x.board.format} {x.turned}")
def test_odd_rows_are_shifted_right_by_half_a_hex_and_have_one_fewer(layout):
    plan = layout.board
    rows = [[at for at in plan.hexes if at.row == row] for row in range(plan.rows)]
    for row, hexes in enumerate(rows):
        assert len(hexes) == plan.width - row % 2
        places = sorted(layout.centre(at).x() for at in hexes)
        assert places[0] == pytest.approx((1 + row % 2) * WIDTH / 2)
        assert places[-1] == pytest.approx(layout.size.width() - places[0])
        apart = [b - a for a, b in pairwise(places)]
        assert apart == pytest.approx([WIDTH] * len(apart))


@pytest.mark.parametrize("board_format", BoardFormat)
def test_a_turned_board_is_the_same_seen_from_the_other_side(board_format):
    plan = board(board_format)
    one, other = Layout(plan), Layout(plan, turned=True)
    for at in plan.hexes:
        across = one.centre(at) + other.centre(at)
        assert across.x() == pytest.approx(one.size.width())
        assert across.y() == pytest.approx(one.size.height())
    assert one.drawing_order == other.drawing_order[::-1]
    assert one != other
    assert one == Layout(plan)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda x: f"{x.board.format} {x.turned}")
def test_hexes_of_an_area_are_those_that_reach_into_it(layout):
    middle = layout.board.hexes[len(layout.board.hexes) // 2]
    area = layout.bounds(middle)
    found = set(layout.hexes_in([area]))
    assert found == {at for at in layout.board.hexes if layout.bounds(at).intersects(area)}
    corner = layout.bounds(layout.board.hexes[0])
    both = layout.hexes_in([area, corner])
    assert set(both) == found | set(layout.hexes_in([corner]))
    assert len(both) == len(set(both))
