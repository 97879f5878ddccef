"""Overlays: what the rules say of the map, while it is edited."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTabBar
from windows import Person

from bocage_editor.canvas.annotations import DiceBadge, NumberBadge, SightLine
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.live.overlay_kinds import Overlay, titles
from bocage_scenarios.analysis import Analysis
from bocage_schema.ids import Side

GOOD, HALF, BAD = MarkKind.OVERLAY_GOOD, MarkKind.OVERLAY_HALF, MarkKind.OVERLAY_BAD


@pytest.fixture
def hill(window, person):
    """Somebody before a scenario with units of both sides."""
    window.files.open_example("hill_192")
    return person


def show(person, overlay):
    person.window.overlays.choose(overlay)
    person.window.overlays.update_now()


def select(person, label):
    person.page.session.select([person.page.session.board.hex(label)])
    person.window.overlays.update_now()


def shown(person):
    return person.page.view._painter._annotations


def found(person):
    return Analysis(person.page.document.scenario)


def own_unit(person, side):
    return next(unit.at for unit in found(person).setup.units if unit.side is side)


def test_sight_from_the_selected_hex_to_the_one_under_the_mouse(hill):
    show(hill, Overlay.SIGHT)
    board = hill.page.session.board
    start = board.hex("E5")
    select(hill, "E5")
    assert hill.page.view.mark(BAD) == frozenset(board.hexes) - found(hill).seen_from(start) - {
        start
    }
    hill.move("H7")
    (line,) = [item for item in shown(hill) if isinstance(item, SightLine)]
    assert line.blockers == found(hill).blockers(start, board.hex("H7"))
    assert board.label(line.blockers[0]) in hill.window.panels.analysis.words.text()


def test_moves_and_where_battle_is_allowed(hill):
    at = own_unit(hill, Side.AXIS)
    show(hill, Overlay.MOVES)
    select(hill, hill.page.session.board.label(at))
    moves = found(hill).moves(at)
    assert hill.page.view.mark(GOOD) == {to for to, able in moves.items() if able}
    assert hill.page.view.mark(HALF) == {to for to, able in moves.items() if not able}


def test_targets_show_their_dice(hill):
    analysis = found(hill)
    at = next(unit.at for unit in analysis.setup.units if analysis.targets(unit.at))
    show(hill, Overlay.TARGETS)
    select(hill, hill.page.session.board.label(at))
    dice = {item.at: item.dice for item in shown(hill) if isinstance(item, DiceBadge)}
    assert dice == {target.at: target.dice for target in analysis.targets(at)}


def test_contacts_of_either_side(hill):
    show(hill, Overlay.CONTACTS)
    panel = hill.window.panels.analysis
    for side in Side:
        panel.side.setCurrentIndex(panel.side.findData(side))
        hill.window.overlays.update_now()
        contacts = found(hill).contacts(side)
        assert contacts
        told = panel.words.text()
        assert "Cards that order attackers" in told
        assert "Direct from HQ: " in told
        assert hill.page.view.mark(BAD) == {contact.target for contact in contacts}


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_word_is_cut_in_a_small_window(window, language):
    window.speaking.speak(language)
    window.resize(1100, 600)
    hill = Person(window)
    window.files.open_example("hill_192")
    show(hill, Overlay.CONTACTS)
    window.panels.docks["analysis"].raise_()
    QApplication.processEvents()
    words = window.panels.analysis.words
    assert words.isVisible()
    assert words.height() >= words.heightForWidth(words.width()) > 0


def test_objectives_tell_the_turns_of_both_sides(hill):
    show(hill, Overlay.GOALS)
    badges = [item for item in shown(hill) if isinstance(item, NumberBadge)]
    goals = found(hill).setup.objectives
    assert len(badges) == len(goals) * len(Side)
    assert {item.side for item in badges} == set(Side)


def test_an_edit_is_seen_in_the_overlay(hill, qtbot):
    show(hill, Overlay.SIGHT)
    select(hill, "E1")
    before = hill.page.view.mark(BAD)
    hill.choose("forest")
    hill.click("F1")
    qtbot.waitUntil(lambda: hill.page.view.mark(BAD) != before)
    start = hill.page.session.board.hex("E1")
    hidden = frozenset(hill.page.session.board.hexes) - found(hill).seen_from(start) - {start}
    hill.page.session.select([start])
    hill.window.overlays.update_now()
    assert hill.page.view.mark(BAD) == hidden


def test_another_tab_takes_the_overlay_along_and_none_ends_it(hill):
    show(hill, Overlay.SECTIONS)
    first = hill.page.view
    assert first.mark(GOOD)
    hill.window.files.open_example("first_contact")
    hill.window.overlays.update_now()
    assert not first.mark(GOOD)
    assert hill.page.view.mark(GOOD)
    show(hill, Overlay.NONE)
    assert not hill.page.view.mark(GOOD)
    assert shown(hill) == ()


def test_forces_are_listed_by_section(hill):
    hill.window.panels.bring("analysis")
    hill.window.panels.analysis.show()
    hill.window.overlays.update_now()
    rows = hill.window.panels.analysis.forces
    assert [rows.topLevelItem(row).text(0) for row in range(3)] == ["left", "center", "right"]
    forces = found(hill).forces()
    assert rows.topLevelItem(1).text(1).startswith(f"{forces[Side.AXIS][1].units} (")


@pytest.mark.parametrize("overlay", Overlay)
def test_every_overlay_can_be_shown_on_an_empty_board_and_a_full_one(window, person, overlay):
    show(person, overlay)
    person.move("E5")
    window.files.open_example("the_bridge_at_airel")
    show(person, overlay)
    person.page.session.select([person.page.session.board.hexes[40]])
    person.move("F6")
    assert overlay in dict(titles())


def test_the_key_o_offers_the_overlays(hill):
    opened = []
    hill.window.menus.overlays.popup = opened.append
    hill.key(Qt.Key.Key_O)
    assert len(opened) == 1
    action = next(
        a for a in hill.window.menus.overlays.actions() if a.objectName() == "overlay/moves"
    )
    action.trigger()
    assert hill.window.panels.analysis.chosen is Overlay.MOVES


def test_no_forgotten_tab_bar_is_left_over_the_panels(window, person, qtbot):
    qtbot.wait(20)
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.isVisible()]
    texts = [bar.tabText(index) for bar in bars for index in range(bar.count())]
    assert len(texts) == len(set(texts))
    assert "Scenario" in texts
