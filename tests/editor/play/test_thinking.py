"""Players of the program at work: the window does not wait for them."""

import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bocage_editor.play import table as tables
from bocage_editor.play.start import Choice
from bocage_editor.play.window import PlayWindow
from bocage_engine.players import PLAYERS, Player
from bocage_scenarios.library import bundled
from bocage_schema.ids import Side


class Ponderer(Player):
    """Thinks for ten seconds, unless it is not wanted any more."""

    began = 0.0
    was_stopped = False

    def choose(self, game, random):
        Ponderer.was_stopped = False
        Ponderer.began = time.monotonic()
        while time.monotonic() < Ponderer.began + 10 and not Ponderer.was_stopped:
            sum(range(1000))
            Ponderer.was_stopped = self.cancelled()
        return game.legal_actions()[0]


class Failing(Player):
    def choose(self, game, random):
        raise ZeroDivisionError("no idea")


class Cheating(Player):
    def choose(self, game, random):
        return None


def made(name, special):
    return special() if name == "special" else PLAYERS[name]()


@pytest.fixture
def against(qtbot, monkeypatch):
    """Begin a game in which a player of this module plays the side that begins."""

    def begin(player):
        monkeypatch.setattr(tables, "player_named", lambda name, _: made(name, player))
        window = PlayWindow(bundled("first_contact").scenario)
        window.may_close = lambda: True
        qtbot.addWidget(window)
        window.set_pause(0)
        window.show()
        window.begin(Choice({Side.AXIS: "person", Side.ALLIES: "special"}, "1", open_hands=False))
        return window

    return begin


def test_the_window_goes_on_while_a_player_thinks(against, qtbot):
    window = against(Ponderer)
    qtbot.waitUntil(lambda: window.table.thinker.is_busy and Ponderer.began > 0)
    ticks = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(10)
    qtbot.wait(500)
    timer.stop()
    assert len(ticks) >= 10, "events were not handled"
    window.commands.actions["pause"].trigger()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: Ponderer.was_stopped, timeout=20_000)
    assert window.table.is_paused
    assert window.table.timeline.now.depth == window.table.timeline.line()[-1].depth


def test_what_was_thought_of_another_moment_is_dropped(against, qtbot):
    window = against(Ponderer)
    qtbot.waitUntil(lambda: window.table.thinker.is_busy)
    window.table.seat(Side.ALLIES, "person")
    here = window.table.timeline.now
    qtbot.wait(200)
    assert window.table.timeline.now is here
    assert window.table.awaits_person


def test_closing_the_window_stops_a_player(against, qtbot):
    window = against(Ponderer)
    qtbot.waitUntil(lambda: window.table.thinker.is_busy)
    window.close()
    assert Ponderer.was_stopped


@pytest.mark.parametrize(("player", "why"), [(Failing, "no idea"), (Cheating, "None")])
def test_a_player_that_fails_is_told_of_and_the_game_waits(against, qtbot, player, why):
    window = against(player)
    qtbot.waitUntil(lambda: window.table.is_paused)
    assert why in window.page.prompt.hint.text()
    window.table.seat(Side.ALLIES, "greedy")
    window.table.resume()
    qtbot.waitUntil(lambda: window.table.awaits_person, timeout=20_000)


def test_planners_play_beside_the_window(seated):
    guest = seated("hill_192", axis="planner", allies="planner", wait=False)
    table = guest.window.table
    guest.wait(lambda: table.timeline.now.depth > 10)
    assert not table.is_paused


def test_a_planner_that_is_not_wanted_any_more_stops_at_once(seated, qtbot):
    guest = seated("hill_192", axis="planner", allies="planner", wait=False)
    table = guest.window.table
    qtbot.waitUntil(lambda: table.thinker.is_busy, timeout=20_000)
    guest.window.commands.actions["pause"].trigger()
    depth = table.timeline.now.depth
    qtbot.wait(300)
    assert table.timeline.now.depth == depth
    assert not table.thinker.is_busy
