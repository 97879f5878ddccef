"""Marks lie on the hexes that they mean, at every zoom and wherever the board is scrolled."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor

from bocage_editor.canvas.marks import INKS, MarkKind
from bocage_editor.canvas.style import Style
from bocage_schema.ids import BoardFormat

SHOWN = [kind for kind in MarkKind if not INKS[kind].pattern.value]


def changed_area(before, after):
    """Return the rectangle around all pixels that differ."""
    found = [
        (x, y)
        for y in range(before.height())
        for x in range(before.width())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert found
    left, right = min(x for x, _ in found), max(x for x, _ in found)
    top, foot = min(y for _, y in found), max(y for _, y in found)
    return QRect(QPoint(left, top), QPoint(right, foot))


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("zoom", [0.25, 0.67, 1.0, 1.5, 4.0])
def test_marks_lie_in_the_middle_of_their_hexes(show, zoom, turned):
    view = show(BoardFormat.OVERLORD, (460, 420))
    view.set_board_style(Style(turned=turned))
    at = view.board_layout.board.hex("L5")
    view.set_zoom(zoom)
    view.pan(QPoint(-111, -37))
    view.pan(view.viewport().rect().center() - view.place_of(at) + QPoint(3, -5))
    view.settle()
    before = view.viewport().grab().toImage()
    view.set_mark(MarkKind.HOVER, [at])
    area = changed_area(before, view.viewport().grab().toImage())
    off = area.center() - view.place_of(at)
    assert abs(off.x()) <= 1
    assert abs(off.y()) <= 1


@pytest.mark.parametrize("kind", MarkKind)
def test_every_kind_of_mark_is_seen_and_goes_again(show, kind):
    view = show(size=(500, 400))
    before = view.viewport().grab().toImage()
    hexes = [view.board_layout.board.hex(label) for label in ("E5", "F5")]
    view.set_mark(kind, hexes)
    assert view.mark(kind) == set(hexes)
    assert view.viewport().grab().toImage() != before
    view.set_mark(kind)
    assert view.viewport().grab().toImage() == before


def test_no_two_kinds_differ_by_colour_alone():
    """They have other lines, other patterns, or another size."""
    drawn = {}
    for kind, ink in INKS.items():
        shape = ink.style, ink.pattern, ink.whole, ink.inset, ink.width_px
        assert shape not in drawn, (kind, drawn[shape])
        drawn[shape] = kind


def test_outlines_go_around_groups_only(show):
    """Between two hexes of a selection there is no line."""
    view = show(size=(900, 600))
    plan = view.board_layout.board
    pair = [plan.hex("E5"), plan.hex("F5")]
    view.set_mark(MarkKind.FINE, pair)
    image = view.viewport().grab().toImage()
    between = (view.place_of(pair[0]) + view.place_of(pair[1])) / 2
    outer = view.place_of(pair[0]) * 2 - between
    colour = INKS[MarkKind.FINE].colour
    assert _near(image.pixelColor(outer), colour)
    assert not _near(image.pixelColor(between), colour)


def _near(a: QColor, b: QColor) -> bool:
    return all(abs(x - y) < 40 for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True))
