"""Turning what is about to be placed with the wheel."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from bocage_editor.tools.paste import PasteTool

ALT = Qt.KeyboardModifier.AltModifier
UP, SIDEWAYS = QPoint(0, 1), QPoint(1, 0)


def wheel(person, angle, keys=ALT):
    place = person.place("E5")
    event = QWheelEvent(
        QPointF(place),
        QPointF(person.board.mapToGlobal(place)),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(person.board, event)


@pytest.fixture
def builder(person):
    """Somebody with a road in hand, over a board that can be scrolled."""
    person.page.view.set_zoom(4.0)
    person.choose("road curve")
    assert person.window.bench.choice.orientations == 6
    return person


def view_of(person):
    view = person.page.view
    return view.zoom, view.horizontalScrollBar().value(), view.verticalScrollBar().value()


@pytest.mark.parametrize("way", [UP, SIDEWAYS])
def test_alt_and_the_wheel_turn_the_piece_and_nothing_else(builder, way):
    before = view_of(builder)
    wheel(builder, way * 120)
    assert builder.window.bench.way.orientation == 2
    wheel(builder, way * -240)
    assert builder.window.bench.way.orientation == 6
    assert view_of(builder) == before
    builder.click("E5")
    at = builder.page.session.board.hex("E5")
    assert builder.page.document.scenario.hexes[at].line.orientation == 6


def test_small_steps_add_up(builder):
    for _ in range(3):
        wheel(builder, UP * 40)
    assert builder.window.bench.way.orientation == 2
    wheel(builder, UP * 40)
    assert builder.window.bench.way.orientation == 2


def test_without_alt_the_wheel_scrolls(builder):
    builder.page.view.verticalScrollBar().setValue(100)
    wheel(builder, UP * -120, Qt.KeyboardModifier.NoModifier)
    assert builder.window.bench.way.orientation == 1
    assert builder.page.view.verticalScrollBar().value() > 100


def test_what_is_pasted_turns_too(person):
    person.choose("road curve")
    person.click("E5")
    person.page.session.select([person.page.session.board.hex("E5")])
    person.do("edit.copy")
    person.do("edit.paste")
    tool = person.page.toolbox.tool
    assert isinstance(tool, PasteTool)
    once = tool.clip.turned(1)
    wheel(person, SIDEWAYS * 120)
    assert tool.clip == once
