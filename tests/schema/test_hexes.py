"""Hex coordinates of documents: labels, neighbours, distance.

Neighbour lists and labels that are off by one are rows 28 and 43 of the bugs seen elsewhere.
"""

from collections import deque
from math import dist, isclose, sqrt

import pytest

from bocage_schema.hexes import Hex, distance, hex_of, label_of, neighbours

FIELD = [Hex(row, col) for row in range(-4, 5) for col in range(-8, 9) if (row + col) % 2 == 0]


def centre(at):
    """Return the centre of a hex whose inner radius is 1, straight from the layout."""
    return at.col, at.row * sqrt(3)


def test_the_six_neighbours_are_the_hexes_whose_centres_are_one_step_away():
    for at in FIELD:
        touching = {h for h in FIELD if isclose(dist(centre(h), centre(at)), 2)}
        around = neighbours(at)
        assert len(set(around)) == 6
        assert touching <= set(around)
        assert all(isclose(dist(centre(h), centre(at)), 2) for h in around)


def test_neighbours_are_listed_counter_clockwise_from_east():
    assert neighbours(Hex(4, 6)) == ((4, 8), (3, 7), (3, 5), (4, 4), (5, 5), (5, 7))


def test_being_a_neighbour_is_mutual():
    assert all(at in neighbours(other) for at in FIELD for other in neighbours(at))


def test_distance_is_the_number_of_steps():
    start = Hex(0, 0)
    steps = {start: 0}
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for other in neighbours(at):
            if other not in steps and steps[at] < 8:
                steps[other] = steps[at] + 1
                waiting.append(other)
    assert len(steps) == 1 + 6 * 36
    for at, count in steps.items():
        assert distance(start, at) == distance(at, start) == count


@pytest.mark.parametrize("rows", [9, 17])
def test_label_and_hex_are_inverse(rows):
    for row in range(-20, rows + 1):
        for col in range(52):
            at = Hex(row, col)
            assert hex_of(label_of(at, rows), rows) == at


@pytest.mark.parametrize(
    ("label", "rows", "at"),
    [
        pytest.param("A1", 9, (8, 0), id="A1 is bottom left"),
        pytest.param("A9", 9, (0, 0), id="A9 is top left of nine rows"),
        pytest.param("A17", 17, (0, 0), id="A17 is top left of seventeen rows"),
        pytest.param("a2", 9, (7, 1), id="a2 is up right of A1"),
        pytest.param("M1", 9, (8, 24), id="M1 is bottom right"),
        pytest.param("l8", 9, (1, 23), id="a small letter stands for an odd column"),
        pytest.param("Z9", 9, (0, 50), id="Z9 is top right of an overlord board"),
        pytest.param("A0", 9, (9, 0), id="row 0 lies below the board"),
        pytest.param("a1", 9, (8, 1), id="a label may name half a hex"),
    ],
)
def test_labels_by_hand(label, rows, at):
    assert hex_of(label, rows) == Hex(*at)
    assert label_of(Hex(*at), rows) == label


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A",
        "1",
        "AA1",
        "A01",
        "A100",
        "A-1",
        " A1",
        "A1 ",
        "A1\n",
        "Ä1",
        "A1.0",
        "A\u0661",
        "A\u00b2",
    ],
)
def test_other_texts_are_no_labels(text):
    with pytest.raises(ValueError, match="is not a hex label such as"):
        hex_of(text, 9)


@pytest.mark.parametrize(
    "at", [(0, -1), (0, -2), (0, 52), (10, 0), (-91, 1)], ids=lambda at: f"row {at[0]} col {at[1]}"
)
def test_far_off_the_board_no_label_reaches(at):
    with pytest.raises(ValueError, match=f"no label reaches row {at[0]}, column {at[1]}"):
        label_of(Hex(*at), 9)
