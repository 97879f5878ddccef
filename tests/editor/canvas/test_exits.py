"""Exits: where their markers lie, and that they point off the board."""

import pytest
from PySide6.QtCore import QPointF

from bocage_editor.art.frame import EDGE_MIDDLES, toward
from bocage_editor.canvas.exits import ExitLook, angle_of, edges_of, marked_hexes, open_edges
from bocage_editor.canvas.stamps import Level, Stamper
from bocage_editor.canvas.style import Style
from bocage_scenarios.model import Exit, Scenario
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat

PLAN = board(BoardFormat.STANDARD)


def exit_of(*labels, marker="exit_marker"):
    return Exit(tuple(PLAN.hex(label) for label in labels), marker=marker)


@pytest.mark.parametrize(
    ("labels", "angle"),
    [
        (["E9"], 90),
        (["E9", "F9"], 90),
        (["A9", "B9"], 90),
        (["E1", "F1", "G1"], 270),
        (["A5"], 180),
        (["A5", "a4", "A3"], 180),
        (["M5", "l4"], 0),
        (["A9", "a8"], 180),
        (["A9"], 150),
        (["M9"], 30),
        (["A1"], 210),
        (["M1"], 330),
        (["E5"], 90),
    ],
)
def test_markers_point_off_the_board(labels, angle):
    way_out = exit_of(*labels)
    assert angle_of(PLAN, way_out, way_out.hexes[0]) == angle


def test_strips_lie_on_the_edges_of_the_exit_only():
    assert edges_of(PLAN, exit_of("E9"), PLAN.hex("E9")) == (1, 2)
    along_the_top = exit_of("A9", "B9")
    assert edges_of(PLAN, along_the_top, PLAN.hex("A9")) == (1, 2)
    assert edges_of(PLAN, exit_of("A9"), PLAN.hex("A9")) == (1, 2, 3, 4)
    assert edges_of(PLAN, exit_of("a4"), PLAN.hex("a4")) == (3,)
    assert edges_of(PLAN, exit_of("E5"), PLAN.hex("E5")) == ()


@pytest.mark.parametrize("at", [at for at in PLAN.hexes if open_edges(PLAN, at)])
def test_from_every_hex_of_the_rim_a_marker_points_to_where_no_hex_is(at):
    way_out = Exit((at,))
    ahead = toward(angle_of(PLAN, way_out, at), 1)
    best = max(range(6), key=lambda edge: QPointF.dotProduct(EDGE_MIDDLES[edge], ahead))
    assert best in open_edges(PLAN, at)


def test_where_markers_lie():
    labels = ("C9", "D9", "E9")
    assert list(marked_hexes(exit_of(*labels))) == [PLAN.hex("C9")]
    both = list(marked_hexes(exit_of(*labels, marker="exit_range_marker")))
    assert both == [PLAN.hex("C9"), PLAN.hex("E9")]
    assert len(list(marked_hexes(exit_of("C9", marker="exit_range_marker")))) == 1


@pytest.mark.parametrize("turned", [False, True])
def test_what_is_drawn_of_an_exit(turned):
    way_out = exit_of("C9", "D9", "E9", marker="exit_range_marker")
    stamper = Stamper(Scenario(exits=(way_out,)), Style(turned=turned))
    kinds = [
        [stamp.key for stamp in stamper.stamps(at) if stamp.level is Level.MARKER]
        for at in way_out.hexes
    ]
    assert [len(found) for found in kinds] == [2, 1, 2]
    looks = [key for found in kinds for key in found if isinstance(key, ExitLook)]
    assert [look.angle for look in looks] == [270 if turned else 90] * 2
