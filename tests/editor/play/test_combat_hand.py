"""Combat cards at the table, and what two persons at one screen see of each other's cards."""

from dataclasses import replace

import pytest

from bocage_editor.play.briefing import flowing
from bocage_editor.play.page import WITH_CARDS
from bocage_editor.play.start import Choice
from bocage_editor.play.telling import sentences
from bocage_editor.play.window import PlayWindow
from bocage_engine.actions import ActionKind
from bocage_engine.combat_cards import CombatCard, CombatDeck, Timing
from bocage_engine.state import SIDES, Phase
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of
from bocage_schema.catalogue.names import Names
from bocage_schema.ids import Side

SECRET = "Nobody but its owner reads this."
NAMES = Names.of("Snow Drift", "Schneewehe", "Sneeuwduin")
TEXT = Names.of(SECRET, SECRET, SECRET)
MOVE = CombatCard(id="drift", names=NAMES, texts=TEXT, copies=8, timing=Timing.MOVE)
DECK = CombatDeck("test", NAMES, (MOVE,))


@pytest.fixture
def persons(qtbot):
    """Two persons at one screen, with combat cards that they carry out themselves."""
    scenario = bundled("the_sauer_at_diekirch").scenario
    scenario = replace(scenario, rules={**scenario.rules, "combat_cards": True})
    setup = setup_of(scenario, combat=DECK)
    window = PlayWindow(scenario, setup=setup)
    window.may_close = lambda: True
    qtbot.addWidget(window)
    window.set_pause(0)
    window.show()
    window.begin(Choice(dict.fromkeys(Side, "person"), "7", False))
    qtbot.waitUntil(lambda: window.table.awaits_person, timeout=30_000)
    return window


def uncover(window):
    next(b for b in window.page.prompt.buttons if b.objectName() == "prompt/uncover").click()


def test_held_cards_are_named_to_their_owner_only(persons):
    page = persons.page
    assert page.combat.text() == "Combat cards: 2"
    assert page.combat.toolTip() == ""
    uncover(persons)
    assert page.combat.text() == "Combat cards: Snow Drift; Snow Drift"
    assert SECRET in page.combat.toolTip()
    assert SECRET in page.combat.accessibleDescription()


def test_what_the_players_carry_out_is_told_when_it_is_played(persons):
    uncover(persons)
    table = persons.table
    while not any(action.kind == ActionKind.COMBAT for action in table.game.legal_actions()):
        table.choose(table.game.legal_actions()[0])
    button = next(b for b in persons.page.prompt.buttons if b.text() == "Snow Drift")
    assert SECRET in button.toolTip()
    button.click()
    told = [text for moment in table.timeline.past() for _, text in sentences(moment, "en")]
    assert any(SECRET in text for text in told)


def test_the_cards_of_a_side_are_hidden_while_the_other_side_is_asked(persons):
    """A unit retreats: its owner comes to the screen, in the middle of the other's turn."""
    page, table = persons.page, persons.table
    asked = 0
    for _ in range(4000):
        if table.is_over:
            break
        if page.is_covered:
            uncover(persons)
        side, active = table.offer.side, SIDES[table.game.state.active]
        shown = page._whose_hand()
        if side is not active and table.offer.phase == Phase.RETREAT:
            asked += 1
            assert page._is_hidden(shown)
            assert all(button.card is None for button in page.hand.buttons)
        legal = table.game.legal_actions()
        attacks = [each for each in legal if each.kind == ActionKind.ATTACK]
        table.choose((attacks or legal)[0])
        while not table.is_over and not table.awaits_person:
            table.let_chance_decide()
    assert asked


def test_flags_that_cards_may_ignore_are_answered_with_cards_in_sight():
    assert Phase.GRIM in WITH_CARDS


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("short\nlines stay", "short\nlines stay"),
        ("x" * 70 + "\ngo on", "x" * 70 + " go on"),
        ("x" * 70 + "\n- a list", "x" * 70 + "\n- a list"),
        ("x" * 70 + "\n\nanother", "x" * 70 + "\n\nanother"),
        ("x" * 80 + "\n" + "y" * 80 + "\nz\nw", "x" * 80 + " " + "y" * 80 + " z\nw"),
    ],
)
def test_texts_flow_where_a_line_was_full(text, shown):
    assert flowing(text) == shown
