"""What the window says of the moment: whose turn, what happened, what a click will do."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QGroupBox, QLabel

from bocage_editor.canvas.annotations import Trail
from bocage_editor.play.briefing import flowing
from bocage_editor.play.situation import last_turn
from bocage_editor.play.telling import sentence
from bocage_engine import by_hand
from bocage_engine.actions import ActionKind
from bocage_engine.events import EventKind
from bocage_engine.players import PLAYERS
from bocage_engine.state import Phase
from bocage_schema.ids import Side

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def play_until(guest, holds):
    """Play as the greedy player does until something holds as a person has to choose."""
    player, random, table = PLAYERS["greedy"](), Random(5), guest.window.table
    guest.wait_for_turn()
    while not holds(table):
        assert not table.is_over
        if guest.window.page.is_covered:
            guest.press_button("uncover")
        guest.choose(player.choose(table.game, random))
        guest.wait_for_turn()


def may(kind):
    return lambda table: any(action.kind == kind for action in table.offer.all())


def begins(turn):
    return lambda table: table.offer.phase == Phase.PLAY and table.game.state.turn >= turn


def annotations_of(guest):
    return guest.view._painter._annotations


def hint(guest):
    return guest.window.page.prompt.hint.text()


def button(guest, name):
    return next(b for b in guest.window.page.prompt.buttons if b.objectName() == f"prompt/{name}")


def test_while_the_program_is_at_it_nobody_else_is_asked(seated, qtbot):
    guest = seated()
    guest.window.set_pause(2000)
    table, prompt = guest.window.table, guest.window.page.prompt
    play_until(guest, lambda table: table.game.state.turn == 1 and may(ActionKind.END)(table))
    while table.awaits_person:
        guest.choose(next(a for a in table.offer.all() if a.kind == ActionKind.END))
    guest.wait(lambda: table.game.state.turn == 2)
    assert prompt.text.text() == "Axis: Greedy is at it …"
    QTest.keyClick(guest.view, Qt.Key.Key_F8)
    assert "Paused" in prompt.text.text()
    QTest.mouseClick(button(guest, "go_on"), LEFT)
    assert "Greedy" in prompt.text.text()
    guest.window.set_pause(0)
    table.resume()
    guest.wait_for_turn()


def test_a_turn_begins_with_all_that_the_enemy_did(seated):
    guest = seated("hill_192")
    play_until(guest, begins(5))
    events = [e for moment in last_turn(guest.window.table.timeline.now) for e in moment.events]
    told = hint(guest)
    assert told.startswith("The turn before: Axis: ")
    moves = sum(event[0] == EventKind.MOVED for event in events)
    assert (f" {moves} move" in told) == (moves > 0)
    trails = [item for item in annotations_of(guest) if isinstance(item, Trail)]
    led = sum(event[0] in (EventKind.MOVED, EventKind.ATTACKED) for event in events)
    assert led > 1
    assert len(trails) >= led


def test_what_an_attack_did_takes_the_place_of_its_odds(seated):
    guest = seated()
    play_until(guest, may(ActionKind.ATTACK))
    table = guest.window.table
    attack = next(a for a in table.offer.all() if a.kind == ActionKind.ATTACK)
    guest.choose(attack)
    guest.wait(lambda: table.game.state.phase != Phase.ROLL)
    assert "%" not in hint(guest)
    assert "The dice show" in hint(guest)
    guest.hover(guest.cell("A1"))
    assert "A1" in hint(guest)
    guest.window.page.board.leave()
    assert "The dice show" in hint(guest)


def test_the_board_stays_where_it_is_whatever_is_said(seated):
    guest = seated()
    prompt = guest.window.page.prompt
    QTest.qWait(50)  # the panels take their places once the window is there
    before = guest.view.geometry()
    for words in ("", "short", "a long sentence about nothing at all, " * 12):
        prompt.tell(words)
        QTest.qWait(5)
        assert guest.view.geometry() == before


def test_the_deal_is_not_undone(seated):
    guest = seated()
    undo = guest.window.commands.actions["undo"]
    assert not undo.isEnabled()
    now = guest.window.table.timeline.now
    guest.window.table.undo()
    assert guest.window.table.timeline.now is now
    guest.choose(next(iter(guest.window.table.offer.cards.values())))
    assert undo.isEnabled()
    undo.trigger()
    assert guest.window.table.timeline.now is now


def test_a_double_click_chooses_once(seated):
    guest = seated()
    play_until(guest, may(ActionKind.ATTACK))
    attack = next(a for a in guest.window.table.offer.all() if a.kind == ActionKind.ATTACK)
    guest.click(attack.at)
    before = guest.window.table.timeline.now
    port, place = guest.view.viewport(), guest.place(attack.to)
    QTest.mouseClick(port, LEFT, Qt.KeyboardModifier.NoModifier, place)
    QTest.mouseDClick(port, LEFT, Qt.KeyboardModifier.NoModifier, place)
    guest.wait_for_turn()
    past = guest.window.table.timeline.past()
    chosen = [m for m in past[past.index(before) + 1 :] if m.actor is Side.ALLIES]
    assert [moment.action for moment in chosen] == [attack]


def second_click(widget, place):
    """Send what a widget gets of a double click whose first half another one got."""
    there = QPointF(place)
    for kind, held in (
        (QEvent.Type.MouseButtonDblClick, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        keys = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, there, widget.mapToGlobal(there), LEFT, held, keys)
        QApplication.sendEvent(widget, event)


def test_a_double_click_on_a_button_does_not_press_the_next_one(seated):
    guest = seated()
    table = guest.window.table
    able = {ActionKind.ATTACK, ActionKind.END}
    play_until(guest, lambda table: able <= {action.kind for action in table.offer.all()})
    while table.offer.phase == Phase.BATTLE:
        table.undo()
    assert table.offer.phase == Phase.MOVE
    before = table.timeline.now
    place = button(guest, "end").rect().center()
    QTest.mouseClick(button(guest, "end"), LEFT, pos=place)
    assert table.offer.phase == Phase.BATTLE
    second_click(button(guest, "end"), place)
    assert table.timeline.now.parent is before
    QTest.mouseClick(button(guest, "end"), LEFT, pos=place)
    assert table.timeline.now.parent is not before


def test_after_a_card_the_keys_work_on_the_board_and_no_card_covers_it(seated, qtbot):
    guest = seated()
    guest.choose(next(iter(guest.window.table.offer.cards.values())))
    assert guest.view.hasFocus()
    QTest.qWait(50)
    assert not guest.window.page.hand.zoom.isVisible()


def test_cards_stay_while_the_program_plays(seated):
    guest = seated()
    hand = guest.window.page.hand
    before = list(hand.buttons)
    guest.window.page.refresh()
    assert list(hand.buttons) == before


def test_a_card_that_cannot_be_played_says_why(seated):
    guest = seated()
    guest.choose(next(iter(guest.window.table.offer.cards.values())))
    assert guest.window.page.hand.buttons
    for card in guest.window.page.hand.buttons:
        assert card.blocked


def test_two_persons_are_asked_for_cards_only_where_these_matter(seated):
    guest = seated(axis="person")
    play_until(guest, may(ActionKind.ATTACK))
    page, table = guest.window.page, guest.window.table
    turn = table.game.state.turn
    attacks = 0
    while table.game.state.turn == turn and table.offer.phase != Phase.AMBUSH:
        assert not page.is_covered
        found = [a for a in table.offer.all() if a.kind == ActionKind.ATTACK]
        attacks += bool(found)
        guest.choose(found[0] if found else next(iter(table.offer.all())))
        guest.wait_for_turn()
    assert attacks
    assert page.is_covered


def test_seen_from_the_other_side_cards_say_so(seated):
    guest = seated(scenario="hill_192")
    hand = guest.window.page.hand
    assert not any(card.card.far for card in hand.buttons)
    QTest.keyClick(guest.view, Qt.Key.Key_T, CTRL)
    assert all(card.card.far for card in hand.buttons)
    QTest.keyClick(guest.view, Qt.Key.Key_T, CTRL)
    assert not any(card.card.far for card in hand.buttons)


def test_whoever_sits_at_the_top_sees_cards_as_the_board(seated):
    guest = seated(scenario="hill_192", axis="person", allies="greedy")
    assert guest.view.style_of_board.turned
    assert not any(card.card.far for card in guest.window.page.hand.buttons)


def test_a_new_game_is_asked_for_without_giving_up_this_one(seated):
    guest = seated()
    window, table = guest.window, guest.window.table
    guest.choose(next(iter(table.offer.cards.values())))
    now = table.timeline.now
    QTest.keyClick(guest.view, Qt.Key.Key_N, CTRL)
    assert window.start.isVisible()
    assert not window.commands.actions["undo"].isEnabled()
    QTest.mouseClick(window.start.back, LEFT)
    assert window.table is table
    assert table.timeline.now is now
    assert window.page.isVisible()
    assert window.commands.actions["undo"].isEnabled()
    QTest.keyClick(guest.view, Qt.Key.Key_N, CTRL)
    QTest.mouseClick(window.start.button, LEFT)
    assert window.table is not table


def test_notes_of_all_games_come_back(seated):
    guest = seated()
    for words in ("first", "second"):
        guest.window.panels.notes.line.setText(words)
        QTest.keyClick(guest.window.panels.notes.line, Qt.Key.Key_Return)
        guest.window.begin(guest.window.start.choice())
    guest.window.close()
    assert [note.partition(": ")[2] for note in guest.window.told_notes()] == ["first", "second"]


def test_the_start_page_shows_what_players_should_have_read(seated):
    guest = seated("ashore_at_paestum")
    texts = guest.window.scenario.texts["en"]
    boxes = {
        box.title(): box.findChild(QLabel).text()
        for box in guest.window.start.findChildren(QGroupBox)
    }
    assert boxes["Conditions of victory"] == flowing(texts.victory.strip())
    assert boxes["Special rules"] == flowing(texts.rules.strip())
    assert "Edit menu" in boxes["Left to you"]


def test_enter_starts_a_game_once(seated):
    guest = seated()
    window, table = guest.window, guest.window.table
    started = []
    window.start.started.connect(started.append)
    window.ask_anew()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.table is not table
    window.ask_anew()
    QTest.keyClick(window.start.seed, Qt.Key.Key_Return)
    window.ask_anew()
    QTest.keyClick(window.start.seats[Side.AXIS], Qt.Key.Key_Return)
    assert len(started) == 3


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1280, 760), QSize(1920, 1080)])
def test_the_hand_leaves_room_for_the_board(seated, size):
    guest = seated()
    guest.window.resize(size)
    QTest.qWait(20)
    page = guest.window.page
    assert page.hand.height() < page.view.height()
    assert page.view.height() > 0.5 * page.height()


def test_the_window_fits_the_screen(seated):
    guest = seated()
    assert guest.window.frameGeometry().width() <= guest.window.screen().availableSize().width()
    assert guest.window.frameGeometry().height() <= guest.window.screen().availableSize().height()


def test_dice_for_orders_have_no_flags(seated):
    guest = seated("hill_192", axis="random", allies="random", wait=False)
    table = guest.window.table

    def rolled_for_orders():
        return [
            moment
            for moment in table.timeline.moments
            if moment.parent and moment.parent.game.state.phase == Phase.FINEST
        ]

    guest.wait(lambda: bool(rolled_for_orders()))
    table.pause()
    table.go_to(rolled_for_orders()[0])
    tray = guest.window.panels.tray
    assert not any(die.flags or die.hits for die in tray.dice)
    assert tray.summary == "For orders."


def test_objectives_are_told_with_their_hexes(seated):
    guest = seated("the_road_to_asten")
    words = sentence(guest.window.world, (EventKind.HOLDER, 2, 0), "en")
    assert words == "Objective 3 (G9) is held by Axis."
    assert sentence(guest.window.world, (EventKind.HOLDER, 2, -1), "en").endswith("nobody.")


def test_the_mouse_tells_the_ground_and_why_a_unit_cannot_go_there(seated):
    guest = seated("hill_192")
    play_until(guest, may(ActionKind.MOVE))
    move = next(a for a in guest.window.table.offer.all() if a.kind == ActionKind.MOVE)
    guest.click(move.at)
    distance = guest.window.world.board.distance[move.at]
    state = guest.window.table.game.state
    far = max((c for c in range(len(distance)) if c not in state.where), key=distance.__getitem__)
    guest.hover(far)
    assert "too far" in hint(guest)
    assert hint(guest).startswith(f"{guest.label(far)}: ")


def put_beside_exit(guest, steps):
    """Put an Allied infantry so many hexes from an exit, and let it be ordered by an Assault."""
    window = guest.window
    world, table = window.world, window.table
    way_out = guest.cell("G9")
    cells = range(world.board.size)
    state = table.game.state
    start = next(
        c for c in cells if world.board.distance[c][way_out] == steps and c not in state.where
    )
    unit = next(
        n
        for n in state.where.values()
        if world.units[n].side == 1 and world.units[n].kind.id == "infantry"
    )
    card = world.names.index("recon_in_force")
    after = by_hand.with_unit_at(world, state, unit, start)
    after = by_hand.with_hand(world, after, Side.ALLIES, [card])
    table.set_position(after, "test")
    guest.choose(table.offer.cards[card])
    while table.offer.phase == Phase.ORDER:
        action = table.offer.cells.get(start)
        guest.choose(action[0] if action else table.offer.answers[0])
    guest.click(start)
    guest.hover(way_out)
    return way_out


def test_an_exit_tells_whether_the_unit_can_leave_there(seated):
    guest = seated("ashore_at_paestum")
    put_beside_exit(guest, 2)
    assert "takes one more hex" in hint(guest)
    put_beside_exit(guest, 1)
    assert "may leave the board" in hint(guest)


def shown(guest):
    """Return all that tells how the game stands."""
    score = guest.window.panels.score
    texts = [label.text() for label in score.findChildren(QLabel)]
    hand = [card.number for card in guest.window.page.hand.buttons]
    return texts, hand, guest.view.scenario


def test_undoing_a_medal_leaves_nothing_of_it(seated):
    guest = seated("hill_192", seed="9")
    player, random, table = PLAYERS["greedy"](), Random(5), guest.window.table
    gained = 0
    while gained < 3 and not table.is_over:
        before, now = shown(guest), table.timeline.now
        medals = sum(table.game.state.medals)
        guest.choose(player.choose(table.game, random))
        guest.wait_for_turn()
        if sum(table.game.state.medals) > medals:
            gained += 1
            after = shown(guest)
            QTest.keyClick(guest.window.page.view, Qt.Key.Key_Z, CTRL)
            assert table.timeline.now is now
            assert shown(guest) == before
            QTest.keyClick(guest.window.page.view, Qt.Key.Key_Y, CTRL)
            assert shown(guest) == after
    assert gained


def test_closing_takes_the_choice_of_a_card_along(seated):
    guest = seated()
    window, table = guest.window, guest.window.table
    guest.choose(next(iter(table.offer.cards.values())))
    table.set_picks_chance(True)
    while table.awaits_person:
        offered = table.offer.answers or tuple(table.offer.all())
        guest.choose(next((a for a in offered if a.kind == ActionKind.END), offered[0]))
    guest.wait(lambda: window.fate.asks_for_card)
    picker = window.findChild(QDialog, "card_picker")
    assert picker.isVisible()
    window.close()
    assert not picker.isVisible()
