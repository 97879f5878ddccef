"""How long it takes to find what every line on a board meets, beside shapely's quickest way.

Shapely is asked for all lines at once, through its index of shapes: for the hexes that each
line enters, a little smaller than they are, and for those that it touches, a little larger.
Both give the same masks, which is checked before anything is measured.
"""

import pytest
import sight_lines
from shapely import STRtree, buffer, linestrings

from bocage_engine.board import Board
from bocage_engine.geometry import line
from bocage_schema.ids import BoardFormat

EDGE = 1e-6
"""By how much hexes are made smaller and larger, where a hex is two units wide."""


def by_us(board_format):
    """Return what every line of a board, made anew, meets: three masks each."""
    line.cache_clear()
    plan = Board(board_format)
    return [plan.line(a, b)[:3] for a in range(plan.size) for b in range(plan.size) if a != b]


def by_shapely(board_format):
    """Return the same, by shapely's index."""
    plan = Board(board_format)
    points = [(at.col, 3 * at.row) for at in plan.hexes]
    outlines = [sight_lines.outline(*at) for at in plan.hexes]
    ends = [(a, b) for a in range(plan.size) for b in range(plan.size) if a != b]
    ways = linestrings([[points[a], points[b]] for a, b in ends])
    masks = [[0, 0, 0] for _ in ends]
    smaller = STRtree(buffer(outlines, -EDGE, join_style="mitre"))
    for way, cell in zip(*smaller.query(ways, predicate="intersects").tolist(), strict=True):
        if cell not in ends[way]:
            masks[way][0] |= 1 << cell
    larger = STRtree(buffer(outlines, EDGE, join_style="mitre"))
    for way, cell in zip(*larger.query(ways, predicate="intersects").tolist(), strict=True):
        a, b = ends[way]
        if cell not in (a, b) and not masks[way][0] >> cell & 1:
            (ax, ay), (bx, by), (x, y) = points[a], points[b], points[cell]
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            masks[way][1 if side < 0 else 2] |= 1 << cell
    return [tuple(found) for found in masks]


@pytest.mark.parametrize("board_format", list(BoardFormat))
@pytest.mark.parametrize("build", [by_us, by_shapely])
def test_every_line_of_a_board(benchmark, build, board_format):
    benchmark.group = f"what every line meets: {board_format}"
    if build is by_us:
        assert by_us(board_format) == by_shapely(board_format)
    benchmark.pedantic(build, [board_format], rounds=3)
