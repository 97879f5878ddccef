"""Scenarios of any kind, odd ones among them, can be opened and played, or say why not."""

from dataclasses import replace
from itertools import cycle
from random import Random

import pytest
from corpus_files import CORPUS, with_corpus
from PySide6.QtWidgets import QPushButton

from bocage_editor.play.start import Choice
from bocage_editor.play.window import PlayWindow
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled
from bocage_scenarios.model import EMPTY_HEX, Objective, Scenario
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

CHOICES = 30
SAMPLED = CORPUS[::17]
"""Some of the real files; all of them are played by the tests of the engine."""


def largest():
    """Return one of the real files on each large board."""
    found = {}
    for path in CORPUS[::-1]:
        form = load(path).scenario.board_format
        if form in (BoardFormat.OVERLORD, BoardFormat.BREAKTHROUGH):
            found.setdefault(form, path)
        if len(found) > 1:
            break
    return list(found.values())


@with_corpus
@pytest.mark.parametrize("path", SAMPLED, ids=lambda path: path.stem)
def test_real_files_are_played_by_clicks(seated, path):
    play_some(seated, load(path).scenario, path.stem)


@with_corpus
def test_large_boards_are_played_by_clicks(seated):
    for path in largest():
        play_some(seated, load(path).scenario, path.stem)


def play_some(seated, scenario, seed, **seats):
    """Make random choices by clicks, of both sides."""
    guest = seated(scenario, axis="person", seed=seed, **seats)
    random = Random(seed)
    table = guest.window.table
    for _ in range(CHOICES):
        if table.is_over:
            break
        if guest.window.page.is_covered:
            guest.press_button("uncover")
        guest.choose(random.choice(list(table.offer.all())))
        guest.wait_for_turn()
    assert len(table.timeline.moments) > 5
    guest.window.close()
    return guest


def only(scenario, units):
    """Return a scenario with some of its units only: so many of each side."""
    left = dict(units)
    hexes = {}
    for at, content in sorted(scenario.hexes.items()):
        unit = content.unit
        if unit is not None:
            side = Side.AXIS if unit.army == "german" else Side.ALLIES
            left[side] -= 1
            content = content if left[side] >= 0 else replace(content, unit=None)
        hexes[at] = content
    return replace(scenario, hexes=hexes)


def why_not(qtbot, scenario):
    """Return what the window says of a scenario that cannot be played; empty if it can be."""
    window = PlayWindow(scenario)
    window.may_close = lambda: True
    qtbot.addWidget(window)
    button = window.findChild(QPushButton, "start/go")
    window.begin(Choice(dict.fromkeys(Side, "person"), "1", False)) if button.isEnabled() else None
    return "" if button.isEnabled() else button.text()


@pytest.mark.parametrize("form", list(BoardFormat))
def test_an_empty_board_says_that_there_is_nothing_to_play(qtbot, form):
    assert "unit" in why_not(qtbot, Scenario(form))


@pytest.mark.parametrize("side", list(Side))
def test_one_side_alone_is_no_game(qtbot, side):
    units = dict.fromkeys(Side, 0) | {side: 1}
    assert "both sides" in why_not(qtbot, only(bundled("first_contact").scenario, units))


def test_one_unit_each_is_a_game(seated):
    play_some(seated, only(bundled("first_contact").scenario, dict.fromkeys(Side, 1)), "1")


@pytest.mark.parametrize("kind", list(ObjectiveType))
def test_an_objective_on_every_hex(qtbot, seated, kind):
    scenario = bundled("first_contact").scenario
    goals = tuple(
        Objective(kind, (at,), side)
        for at, side in zip(scenario.board.hexes, cycle(Side), strict=False)
    )
    camps = {side: replace(camp, medals=200) for side, camp in scenario.camps.items()}
    scenario = replace(scenario, objectives=goals, camps=camps)
    if kind is ObjectiveType.SUDDEN_DEATH:
        assert "over before it begins" in why_not(qtbot, scenario)
    else:
        play_some(seated, scenario, "1")


def test_a_side_without_cards_passes(seated):
    scenario = bundled("first_contact").scenario
    camps = {side: replace(camp, hand=0) for side, camp in scenario.camps.items()}
    guest = seated(replace(scenario, camps=camps), axis="person", open=True)
    table = guest.window.table
    for turn in (1, 2, 3):
        assert table.game.state.turn == turn
        assert "no card to play" in guest.window.page.prompt.text.text()
        guest.press_button("end")
        guest.wait_for_turn()


def test_kinds_of_unit_that_nobody_knows_are_no_reason_to_fail(qtbot, seated):
    scenario = bundled("first_contact").scenario
    hexes = dict(scenario.hexes)
    at, content = next((at, c) for at, c in sorted(hexes.items()) if c.unit)
    hexes[at] = replace(content, unit=replace(content.unit, kind="dragon"))
    free = next(at for at in scenario.board.hexes if at not in hexes)
    hexes[free] = replace(EMPTY_HEX, unit=replace(content.unit, army="martian"))
    scenario = replace(scenario, hexes=hexes)
    assert why_not(qtbot, scenario) == ""
    play_some(seated, scenario, "1")
