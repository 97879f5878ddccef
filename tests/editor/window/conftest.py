"""A window for each test, driven by a person."""

import pytest
from dialogs import FileNames
from windows import Person, window_in

from bocage_scenarios.model import Scenario


@pytest.fixture
def window(qtbot, tmp_path):
    """A window without documents, 1280 by 720."""
    made = window_in(tmp_path)
    qtbot.addWidget(made, before_close_func=_forget_changes)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    return made


def _forget_changes(window):
    window.files.may_close = window.playing.may_close = lambda *_: True


@pytest.fixture
def person(window, qtbot):
    """Somebody in front of a window with an empty standard board."""
    page = window.files.add(Scenario())
    qtbot.waitUntil(lambda: page.view.zoom != 1.0 or page.view.isVisible())
    return Person(window)


@pytest.fixture
def names(monkeypatch):
    """What the file dialogs are told; nothing cancels them."""
    return FileNames(monkeypatch)
