"""A window of a game for each test."""

import pytest
from table_guest import Guest

from bocage_editor.play.start import Choice
from bocage_editor.play.window import PlayWindow
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side


@pytest.fixture
def seated(qtbot):
    """Begin games: of a scenario, with those who play it, and a seed."""

    def begin(scenario="first_contact", axis="greedy", allies="person", seed="7", **more):
        found = bundled(scenario).scenario if isinstance(scenario, str) else scenario
        window = PlayWindow(found, language=more.pop("language", "en"))
        window.may_close = lambda: True
        qtbot.addWidget(window)
        window.set_pause(0)
        window.show()
        window.begin(Choice({Side.AXIS: axis, Side.ALLIES: allies}, seed, more.pop("open", False)))
        waits = more.pop("wait", True)
        assert not more
        guest = Guest(window, lambda check: qtbot.waitUntil(check, timeout=30_000))
        if waits:
            guest.wait_for_turn()
        return guest

    return begin
