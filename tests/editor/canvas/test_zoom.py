"""Zooming with the wheel, scrolling, and where the board lies in its view."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from bocage_editor.canvas.camera import LARGEST_ZOOM, MARGIN, SMALLEST_ZOOM
from bocage_schema.ids import BoardFormat

CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
STEPS = 10


def wheel(view, place, notches, keys=CTRL):
    """Turn the wheel over a place."""
    event = QWheelEvent(
        QPointF(place),
        QPointF(view.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def corners(view, inset=12):
    area = view.viewport().rect().adjusted(inset, inset, -inset, -inset)
    return [area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()]


def centre_of_board(view):
    """Return where the middle of the board is shown."""
    plan = view.board_layout.board
    first, last = view.place_of(plan.hexes[0]), view.place_of(plan.hexes[-1])
    return QPointF(first + last) / 2


def point_at(view, place):
    """Return the point of the board that is shown at a place, from two hexes whose places tell."""
    layout = view.board_layout
    at = layout.board.hexes[0]
    return layout.centre(at) + (QPointF(place) - exact_place(view, at)) / view.scale_px


def exact_place(view, at):
    return view.pointer_at(at, NONE).pixels


def shown_at(view, point):
    layout = view.board_layout
    at = layout.board.hexes[0]
    return exact_place(view, at) + (point - layout.centre(at)) * view.scale_px


def near(a, b, most=1.0):
    return abs(a.x() - b.x()) <= most and abs(a.y() - b.y()) <= most


@pytest.mark.parametrize("corner", range(4))
@pytest.mark.parametrize("size", [(900, 600), (501, 333)])
def test_a_board_larger_than_its_view_stays_under_the_pointer(show, corner, size):
    view = show(BoardFormat.OVERLORD, size)
    view.set_zoom(0.9)
    view.pan(QPoint(-400, -120))
    place = corners(view)[corner]
    start, point = (view.zoom, exact_place(view, view.board_layout.board.hexes[0])), None
    point = point_at(view, place)
    for notch in [1] * STEPS + [-1] * STEPS:
        wheel(view, place, notch)
        assert near(shown_at(view, point), QPointF(place))
    assert view.zoom == pytest.approx(start[0])
    assert near(exact_place(view, view.board_layout.board.hexes[0]), start[1], 0.51)


@pytest.mark.parametrize("corner", range(4))
def test_half_notches_add_up(show, corner):
    view = show(BoardFormat.STANDARD)
    view.set_zoom(2.0)
    view.pan(QPoint(-300, -300))
    place = corners(view)[corner]
    point = point_at(view, place)
    for notch in [0.25] * 20 + [-0.25] * 20:
        wheel(view, place, notch)
        assert near(shown_at(view, point), QPointF(place))


@pytest.mark.parametrize("corner", range(4))
def test_a_board_smaller_than_its_view_stays_in_the_middle(show, corner):
    view = show(BoardFormat.STANDARD, (1400, 1200))
    view.set_zoom(0.2)
    place = corners(view)[corner]
    middle = QPointF(view.viewport().rect().center())
    for notch in [1] * 5 + [-1] * 7:
        wheel(view, place, notch)
        assert near(centre_of_board(view), middle, 1.5)


@pytest.mark.parametrize("corner", range(4))
def test_growing_out_of_the_view_and_back_is_steady(show, corner):
    """In steps so small that the board hardly moves, it never jumps."""
    view = show(BoardFormat.STANDARD, (900, 600))
    view.fit()
    start = exact_place(view, view.board_layout.board.hexes[0])
    place = corners(view)[corner]
    before = centre_of_board(view)
    for notch in [0.1] * 60 + [-0.1] * 60:
        wheel(view, place, notch)
        now = centre_of_board(view)
        most = 0.03 * max(view.width(), view.height()) * max(1.0, view.zoom / 0.5)
        assert near(now, before, most)
        before = now
    assert near(exact_place(view, view.board_layout.board.hexes[0]), start)


def test_ten_steps_in_and_out_of_a_fitted_board_return_to_the_start(show):
    for corner in range(4):
        view = show(BoardFormat.STANDARD)
        at = view.board_layout.board.hexes[0]
        start, zoom = exact_place(view, at), view.zoom
        for notch in [1] * STEPS + [-1] * STEPS:
            wheel(view, corners(view)[corner], notch)
        assert view.zoom == pytest.approx(zoom)
        assert near(exact_place(view, at), start)


def test_zoom_has_limits(show):
    view = show()
    for _ in range(60):
        view.zoom_in()
    assert view.zoom == LARGEST_ZOOM
    for _ in range(60):
        view.zoom_out()
    assert view.zoom == SMALLEST_ZOOM


def test_a_fitted_board_follows_its_window(show, qtbot):
    view = show()
    for size in ((600, 400), (1200, 500)):
        view.resize(*size)
        paper = view.board_layout.size.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        wide, high = paper.width() * view.scale_px, paper.height() * view.scale_px
        assert wide <= size[0] + 1
        assert high <= size[1] + 1
        assert wide == pytest.approx(size[0], abs=2) or high == pytest.approx(size[1], abs=2)
        assert not view.horizontalScrollBar().maximum()
        assert not view.verticalScrollBar().maximum()


def test_the_wheel_alone_scrolls(show):
    view = show(BoardFormat.OVERLORD)
    view.set_zoom(1.5)
    zoom, before = view.zoom, view.verticalScrollBar().value()
    wheel(view, view.viewport().rect().center(), -1, NONE)
    assert view.zoom == zoom
    assert view.verticalScrollBar().value() > before


def test_what_cannot_be_seen_is_revealed(show):
    view = show(BoardFormat.OVERLORD)
    view.set_zoom(3.0)
    far = view.board_layout.board.hexes[-1]
    view.reveal([far])
    assert view.viewport().rect().contains(view.place_of(far))
    before = view.horizontalScrollBar().value()
    view.reveal([far])
    assert view.horizontalScrollBar().value() == before
