"""Boards on the screen."""

from collections.abc import Callable

import pytest
from painted import dice_of, scenario

from bocage_editor.canvas.board_view import BoardView
from bocage_scenarios.model import Scenario
from bocage_schema.ids import BoardFormat

Show = Callable[..., BoardView]


@pytest.fixture
def show(qtbot) -> Show:
    """Return a function that shows a scenario, or an empty board of a format, in a window."""

    def shown(what: Scenario | BoardFormat = BoardFormat.STANDARD, size=(900, 600)):
        document = what if isinstance(what, Scenario) else Scenario(board_format=what)
        view = BoardView(document)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        view.settle()
        return view

    return shown


@pytest.fixture
def full(show) -> BoardView:
    """Return a view of a board with something of everything."""
    return show(scenario(dice_of(3)))
