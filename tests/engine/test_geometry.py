"""Lines between hexes against shapely, and boards in cells against their own plain geometry."""

import pytest
import sight_lines
from shapely import Point

from bocage_engine.board import OFF_BOARD, board, cells_of
from bocage_engine.geometry import line
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat

FORMATS = list(BoardFormat)


def displacements():
    """Return all ways from a hex to another one of the same board, on any board."""
    found = set()
    for board_format in FORMATS:
        hexes = board(board_format).hexes
        found |= {(b.row - a.row, b.col - a.col) for a in hexes[:30] for b in hexes}
        found |= {(b.row - a.row, b.col - a.col) for a in hexes[-30:] for b in hexes}
    return found - {(0, 0)}


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.soak)])
def test_lines_meet_what_shapely_measures(every):
    """Every line of up to six rows, and a part of the longer ones, or all of them."""
    ways = sorted(displacements(), key=lambda way: (abs(way[0]) > 6, way))
    short = sum(abs(rows) <= 6 for rows, _ in ways)
    tried = ways[:short] + ways[short::every]
    wrong = [way for way in tried if tuple(map(set, line(*way))) != sight_lines.met(*way)]
    assert wrong == []


def test_all_displacements_of_all_boards_were_tried():
    tried = displacements()
    for board_format in FORMATS:
        hexes = board(board_format).hexes
        assert {(b.row - a.row, b.col - a.col) for a in hexes for b in hexes} <= tried | {(0, 0)}


@pytest.mark.parametrize("way", [(0, 6), (3, 3), (-2, 2), (4, 4)])
def test_lines_along_a_row_or_a_diagonal_cross_every_hex_between(way):
    met = line(*way)
    steps = distance(Hex(0, 0), Hex(*way))
    assert len(met.crossed) == steps - 1
    assert met.left == met.right == ()


@pytest.mark.parametrize("way", [(2, 0), (4, 0), (1, 3), (2, 6)])
def test_lines_that_graze_do_so_on_both_sides(way):
    met = line(*way)
    assert met.left
    assert met.right


def test_a_line_back_meets_the_same_with_its_sides_exchanged():
    for rows, cols in displacements():
        there, back = line(rows, cols), line(-rows, -cols)

        def moved(offsets, rows=rows, cols=cols):
            return {(row + rows, col + cols) for row, col in offsets}

        assert set(there.crossed) == moved(back.crossed)
        assert set(there.left) == moved(back.right)


@pytest.mark.parametrize("board_format", FORMATS)
def test_cells_are_the_hexes_of_the_plan(board_format):
    plan = board(board_format)
    assert plan is board(board_format)
    for cell, at in enumerate(plan.hexes):
        assert plan.cell_of[at] == cell
        around = [plan.hexes[c] if c != OFF_BOARD else None for c in plan.ways[cell]]
        assert around == [near if near in plan.plan else None for near in neighbours(at)]
        assert list(cells_of(plan.near_mask[cell])) == sorted(plan.near[cell])


@pytest.mark.parametrize("board_format", FORMATS)
def test_distances(board_format):
    plan = board(board_format)
    for a in range(0, plan.size, 17):
        for b in range(plan.size):
            assert plan.distance[a][b] == distance(plan.hexes[a], plan.hexes[b])


@pytest.mark.parametrize("board_format", FORMATS)
def test_turning_a_board_turns_everything_on_it(board_format):
    plan = board(board_format)
    sections, last = plan.sections, plan.size - 1
    for cell in range(plan.size):
        turned = last - cell
        assert {last - near for near in plan.near[cell]} == set(plan.near[turned])
        parts = [part for part, mask in enumerate(sections) if mask >> cell & 1]
        mirrored = [part for part, mask in enumerate(sections) if mask >> turned & 1]
        assert parts == [len(sections) - 1 - part for part in reversed(mirrored)]


@pytest.mark.parametrize("board_format", FORMATS)
def test_lines_on_a_board_are_lines_moved_to_their_start(board_format):
    plan = board(board_format)
    for a in range(0, plan.size, 1 if board_format is BoardFormat.STANDARD else 5):
        for b in range(plan.size):
            start, end = plan.hexes[a], plan.hexes[b]
            met = line(end.row - start.row, end.col - start.col)
            known = plan.line(a, b)
            for offsets, mask in zip(met, known[:3], strict=True):
                there = {Hex(start.row + r, start.col + c) for r, c in offsets}
                assert set(cells_of(mask)) == {plan.cell_of[h] for h in there if h in plan.plan}
            for offsets, off in zip(met[1:], known[3:], strict=True):
                there = {Hex(start.row + r, start.col + c) for r, c in offsets}
                assert off == any(at not in plan.plan for at in there)


def test_the_outline_of_a_hex_touches_its_neighbours_along_whole_edges():
    shape = sight_lines.outline(4, 6)
    for at in neighbours(Hex(4, 6)):
        assert shape.intersection(sight_lines.outline(*at)).length > 1
    assert shape.contains(Point(6, 12))
