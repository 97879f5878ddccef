"""Where the edges of a board are, and what a stretch of them holds."""

import pytest
from hypothesis import given, strategies as st

from bocage_scenarios.checks import check
from bocage_scenarios.checks.exits import stretch
from bocage_scenarios.checks.view import edges_of
from bocage_scenarios.fixes import repair
from bocage_scenarios.model import Exit, HexContent, Marker, Scenario
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import BoardFormat, Side

PLAN = board(BoardFormat.STANDARD)
RANGE = "exit_range_marker"


def hexes(*labels):
    return tuple(map(PLAN.hex, labels))


def names(found):
    return [PLAN.label(at) for at in found]


@pytest.mark.parametrize("board_format", BoardFormat)
def test_edge_hexes_are_those_with_fewer_neighbours(board_format):
    plan = board(board_format)
    for at in plan.hexes:
        inside = sum(near in plan for near in neighbours(at)) == 6
        assert bool(edges_of(plan, at)) != inside


@pytest.mark.parametrize(
    ("label", "edges"),
    [
        ("A9", {"top", "left"}),
        ("M9", {"top", "right"}),
        ("A1", {"bottom", "left"}),
        ("M1", {"bottom", "right"}),
        ("F9", {"top"}),
        ("F1", {"bottom"}),
        ("a8", {"left"}),
        ("l8", {"right"}),
        ("A5", {"left"}),
        ("M5", {"right"}),
        ("b8", set()),
        ("k8", set()),
        ("E5", set()),
        ("Z9", set()),
    ],
)
def test_the_edges_of_a_hex(label, edges):
    assert edges_of(PLAN, PLAN.hex(label)) == edges


@pytest.mark.parametrize("board_format", BoardFormat)
def test_each_edge_is_as_long_as_the_board(board_format):
    plan = board(board_format)
    counted = {
        name: sum(name in edges_of(plan, at) for at in plan.hexes)
        for name in ("top", "bottom", "left", "right")
    }
    assert counted == {
        "top": plan.width,
        "bottom": plan.width,
        "left": plan.rows,
        "right": plan.rows,
    }


@pytest.mark.parametrize(
    ("ends", "whole"),
    [
        (("C9", "F9"), ["C9", "D9", "E9", "F9"]),
        (("F9", "C9"), ["C9", "D9", "E9", "F9"]),
        (("K1", "M1"), ["K1", "L1", "M1"]),
        (("A9", "a6"), ["A9", "a8", "A7", "a6"]),
        (("M1", "l4"), ["l4", "M3", "l2", "M1"]),
        (("A9", "M9"), [f"{letter}9" for letter in "ABCDEFGHIJKLM"]),
        (("C9",), []),
        (("C9", "C9"), []),
        (("C9", "C1"), []),
        (("C9", "A5"), []),
        (("C9", "E5"), []),
        (("C9", "Z9"), []),
    ],
)
def test_a_stretch_is_the_edge_between_two_ends(ends, whole):
    assert names(stretch(PLAN, hexes(*ends))) == whole


@given(st.integers(0, 12), st.integers(0, 12))
def test_a_stretch_of_a_baseline_has_all_hexes_between(first, last):
    found = stretch(PLAN, (Hex(8, 2 * first), Hex(8, 2 * last)))
    assert len(found) == (0 if first == last else abs(first - last) + 1)


def test_filling_a_stretch_keeps_the_marker_where_it_lies():
    way_out = Exit(hexes("F9", "C9"), Side.ALLIES, RANGE)
    after = repair(Scenario(exits=(way_out,)), {"O126"}).scenario
    assert [names(way.hexes) for way in after.exits] == [["F9", "C9", "D9", "E9"]]


def test_two_exits_that_end_a_stretch_both_get_all_of_it():
    ends = tuple(Exit(hexes(label), Side.ALLIES, RANGE) for label in ("C9", "F9"))
    after = repair(Scenario(exits=ends), {"O126"}).scenario
    assert [names(way.hexes) for way in after.exits] == [
        ["C9", "D9", "E9", "F9"],
        ["F9", "C9", "D9", "E9"],
    ]
    assert not check(after).filter(codes={"O125", "O126", "O128"})


def test_ends_of_different_sides_make_no_stretch():
    ends = (Exit(hexes("C9"), Side.ALLIES, RANGE), Exit(hexes("F9"), Side.AXIS, RANGE))
    report = check(Scenario(exits=ends))
    assert [item.path for item in report.filter(codes={"O125"})] == ["/exits/0", "/exits/1"]
    assert not report.filter(codes={"O126"})


def test_three_ends_leave_open_which_belong_together():
    ends = tuple(Exit(hexes(label), Side.ALLIES, RANGE) for label in ("C9", "F9", "K9"))
    report = check(Scenario(exits=ends))
    assert len(report.filter(codes={"O125"})) == 3
    assert not report.filter(codes={"O126"})


def test_a_loose_marker_of_a_side_becomes_its_exit():
    marker = Marker("exit_marker", Side.ALLIES)
    contents = {at: HexContent(markers=(marker,)) for at in hexes("C9", "E5")}
    after = repair(Scenario(hexes=contents), {"O127"}).scenario
    assert after.exits == (Exit(hexes("C9"), Side.ALLIES),)
    assert list(after.hexes) == list(hexes("E5"))
    both = repair(
        Scenario(
            hexes={
                **contents,
                **{at: HexContent(markers=(marker, Marker("battle_star"))) for at in hexes("G9")},
            }
        ),
        {"O127"},
    ).scenario
    assert [names(way.hexes) for way in both.exits] == [["C9"], ["G9"]]
    assert both.hexes[PLAN.hex("G9")].markers == (Marker("battle_star"),)
