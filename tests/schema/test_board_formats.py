"""The three boards: which hexes exist, neighbours within, labels, runs along an edge."""

from collections import Counter

import pytest

from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import BoardFormat

STANDARD, BREAKTHROUGH, OVERLORD = map(board, BoardFormat)
EVERY_BOARD = pytest.mark.parametrize("plan", list(map(board, BoardFormat)), ids=list(BoardFormat))


@pytest.mark.parametrize(
    ("plan", "rows", "even", "total"),
    [
        pytest.param(STANDARD, 9, 13, 113, id="standard"),
        pytest.param(BREAKTHROUGH, 17, 13, 213, id="breakthrough"),
        pytest.param(OVERLORD, 9, 26, 230, id="overlord"),
    ],
)
def test_the_hexes_of_a_board(plan, rows, even, total):
    in_row = Counter(at.row for at in plan.hexes)
    assert in_row == {row: even - row % 2 for row in range(rows)}
    assert len(plan.hexes) == len(set(plan.hexes)) == total
    assert list(plan.hexes) == sorted(plan.hexes)


@EVERY_BOARD
def test_a_hex_lies_on_the_board_exactly_if_it_is_listed(plan):
    for row in range(-2, plan.rows + 3):
        for col in range(-3, 2 * plan.width + 4):
            assert (Hex(row, col) in plan) == (Hex(row, col) in plan.hexes)
    assert "A1" not in plan


@EVERY_BOARD
def test_label_to_hex_to_label_is_the_identity(plan):
    """Row 28: seventeen rows were labelled as if they were nine."""
    labels = [plan.label(at) for at in plan.hexes]
    assert len(set(labels)) == len(labels)
    assert [plan.hex(label) for label in labels] == list(plan.hexes)
    assert labels[0] == f"A{plan.rows}"
    assert plan.label(Hex(plan.rows - 1, 0)) == "A1"


@EVERY_BOARD
def test_capital_letters_go_with_odd_numbers(plan):
    for at in plan.hexes:
        label = plan.label(at)
        assert label[0].isupper() == (int(label[1:]) % 2 == 1)


@EVERY_BOARD
def test_neighbours_on_the_board(plan):
    """Row 43: corners have 2, ends of other even rows 3, ends of odd rows 5, others 4 or 6."""
    last = 2 * plan.width - 2
    for at in plan.hexes:
        near = {other for other in neighbours(at) if other in plan}
        assert all(at in neighbours(other) for other in near)
        outer_row = at.row in (0, plan.rows - 1)
        if at.row % 2 == 0 and at.col in (0, last):
            expected = 2 if outer_row else 3
        elif outer_row:
            expected = 4
        else:
            expected = 5 if at.row % 2 and at.col in (1, last - 1) else 6
        assert len(near) == expected, plan.label(at)
