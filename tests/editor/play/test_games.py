"""Whole games through the window, and the choices of each phase."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from table_guest import play_out_turn

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.play.telling import sentences
from bocage_engine.actions import ActionKind
from bocage_engine.events import EventKind
from bocage_engine.players import PLAYERS
from bocage_engine.state import Phase
from bocage_scenarios.describe import name_of
from bocage_schema.ids import Side

CTRL = Qt.KeyboardModifier.ControlModifier


LARGE = pytest.param("the_bridge_at_airel", marks=pytest.mark.soak)


@pytest.mark.parametrize("scenario", ["first_contact", "hill_192", LARGE])
def test_a_whole_game_is_played_by_clicks(seated, scenario):
    guest = seated(scenario)
    player, random = PLAYERS["greedy"](), Random(5)
    table = guest.window.table
    kinds = set()
    while not table.is_over:
        action = player.choose(table.game, random)
        kinds.add(action.kind)
        guest.choose(action)
        guest.wait_for_turn()
    assert table.game.result() is not None
    assert {ActionKind.PLAY, ActionKind.ORDER, ActionKind.MOVE, ActionKind.ATTACK} <= kinds
    assert guest.button_names() == []


def test_any_legal_choice_can_be_made_by_clicks(seated):
    """Random choices come to more corners of the rules than good ones do."""
    guest = seated("ashore_at_paestum", axis="random")
    random = Random(44)
    table = guest.window.table
    for _ in range(100):
        if table.is_over:
            break
        guest.choose(random.choice(table.game.legal_actions()))
        guest.wait_for_turn()
    assert table.is_over or len(table.timeline.past()) > 100


def order_first(guest, card=None):
    """Play a card, give all its orders, and come to the moves."""
    table = guest.window.table
    while table.offer.phase != Phase.MOVE:
        offer = table.offer
        legal = table.game.legal_actions()
        wanted = [a for a in legal if a.kind == ActionKind.PLAY and a.at == card] or legal
        guest.choose(wanted[0])
        assert table.awaits_person, offer


def names_of(guest, kind):
    board = guest.window.world.board
    return {board.plan.label(at) for at in guest.view.mark(kind)}


def test_units_that_can_be_ordered_are_lit_and_others_say_why_not(seated):
    guest = seated()
    world, table = guest.window.world, guest.window.table
    legal = table.game.legal_actions()
    guest.choose(next(a for a in legal if world.cards[a.at].section >= 0))
    lit = names_of(guest, MarkKind.LIVE)
    assert lit == {guest.label(cell) for cell in table.offer.cells}
    state = table.game.state
    own = [cell for cell in state.where if state.masks[state.active] >> cell & 1]
    guest.click(next(cell for cell in own if guest.label(cell) not in lit))
    assert "section" in guest.window.page.prompt.hint.text()
    guest.click(next(cell for cell in state.where if cell not in own))
    assert "enemy" in guest.window.page.prompt.hint.text()
    guest.click(next(cell for cell in range(world.board.size) if cell not in state.where))
    assert "no unit" in guest.window.page.prompt.hint.text()


def test_a_chosen_unit_shows_where_it_goes_and_escape_lets_it_go(seated):
    guest = seated()
    order_first(guest)
    unit, ends = next(iter(guest.window.table.offer.ways.items()))
    if guest.window.page.board.active != unit:
        guest.click(unit)
    reach = names_of(guest, MarkKind.REACH) | names_of(guest, MarkKind.REACH_ONLY)
    assert reach == {guest.label(cell) for cell in ends}
    assert names_of(guest, MarkKind.ACTIVE) == {guest.label(unit)}
    far = next(c for c in range(guest.window.world.board.size) if c not in ends and c != unit)
    guest.click(far)
    assert guest.window.page.prompt.hint.text().strip()
    assert guest.window.page.board.active == unit


def test_undo_goes_back_across_dice_and_the_same_choice_brings_the_same_dice(seated, qtbot):
    guest = seated("hill_192")
    table = guest.window.table
    random = Random(3)
    while not any(e[0] == 12 for e in table.timeline.now.events) or not table.awaits_person:
        guest.choose(random.choice(table.game.legal_actions()))
        guest.wait_for_turn()
        assert table.timeline.now.depth < 200, "no dice fell"
    here = table.timeline.now
    QTest.keyClick(guest.view, Qt.Key.Key_Z, CTRL)
    before = table.timeline.now
    assert before.depth < here.depth
    assert table.awaits_person
    again = next(m for m in table.timeline.line() if m.parent is before)
    guest.choose(again.action)
    guest.wait_for_turn()
    assert table.timeline.now is here
    QTest.keyClick(guest.view, Qt.Key.Key_Z, CTRL)
    QTest.keyClick(guest.view, Qt.Key.Key_Y, CTRL)
    assert table.timeline.now is here


def test_a_click_in_the_log_leads_to_its_moment(seated):
    guest = seated()
    order_first(guest)
    table, log = guest.window.table, guest.window.panels.log
    end = table.timeline.now
    texts = [log.list.item(row).text() for row in range(log.list.count())]
    row = next(n for n, text in enumerate(texts) if "played" in text)
    item = log.list.item(row)
    QTest.mouseClick(
        log.list.viewport(), Qt.MouseButton.LeftButton, pos=log.list.visualItemRect(item).center()
    )
    assert table.timeline.now.depth < end.depth
    assert table.game.state.card >= 0
    log.slider.setValue(log.slider.maximum())
    assert table.timeline.now is end


def test_the_log_names_the_units(seated):
    guest = seated("hill_192", allies="greedy", axis="greedy", seed="3", wait=False)
    table, log = guest.window.table, guest.window.panels.log
    guest.wait(lambda: table.game.state.turn > 6)
    table.pause()
    texts = [log.list.item(row).text() for row in range(log.list.count())]
    assert any(" moves from " in text for text in texts)
    about = [text for text in texts if " on " in text or " from " in text]
    assert [text for text in about if "The unit" in text or "A unit" in text] == []
    moment = next(
        m for m in table.timeline.line() if any(e[0] == EventKind.ATTACKED for e in m.events)
    )
    event = next(e for e in moment.events if e[0] == EventKind.ATTACKED)
    before, world = moment.parent.game.state.where, table.world
    ours, theirs = (world.units[before[cell]] for cell in event[1:3])
    names = ["Infantry", "Armor", "Artillery"]
    told = dict(sentences(moment, "en"))[event]
    kinds = {name for name in names if name in told}
    assert kinds == {name_of(unit.kind.id, "en") for unit in (ours, theirs)}
    sides = ("Axis", "Allies")
    assert told.index(f"({sides[ours.side]})") < told.index(f"({sides[theirs.side]})")


def test_the_card_that_was_played_lies_beside_the_hand(seated):
    guest = seated("hill_192", seed="7")
    table, played = guest.window.table, guest.window.page.played
    state = table.game.state
    enemy = 1 - state.active
    if state.last[enemy] < 0:
        assert not played.isVisible()
        play_out_turn(guest)
    state = table.game.state
    assert played.isVisible()
    assert played.card.number == state.last[1 - state.active]
    assert played.title.text() == "Played: Axis"
    guest.choose(table.game.legal_actions()[0])
    assert played.card.number == table.game.state.last[table.game.state.active]
    assert played.title.text() == "Played: Allies"
    assert played.geometry().left() >= guest.window.page.hand.geometry().right()
    assert played.card.height() > 80


def test_two_persons_see_their_cards_only_when_they_ask(seated):
    guest = seated(axis="person")
    page = guest.window.page
    assert page.is_covered
    assert all(button.card is None for button in page.hand.buttons)
    assert guest.button_names() == ["uncover"]
    guest.press_button("uncover")
    assert all(button.card is not None for button in page.hand.buttons)


def test_the_hand_of_the_program_stays_hidden(seated):
    guest = seated(axis="person", allies="greedy", scenario="hill_192")
    table = guest.window.table
    assert table.offer.side is Side.AXIS
    hand = table.game.state.hands[0]
    assert [button.number for button in guest.window.page.hand.buttons] == list(hand)


def test_players_of_the_program_play_a_game_to_be_watched(seated):
    guest = seated(axis="greedy", allies="greedy:hunter")
    assert guest.window.table.is_over
    assert "won" in guest.window.page.prompt.text.text()
