"""What the step protocol tells and refuses: texts, events, states that do not fit."""

from collections import Counter
from random import Random

import pytest

from bocage_engine.actions import (
    WORDS,
    Action,
    ActionError,
    ActionKind,
    IllegalAction,
    roll_code,
    roll_of_code,
)
from bocage_engine.chance import MOST_LISTED
from bocage_engine.dice import FACES, SYMBOLS, Roll
from bocage_engine.events import TEXTS, EventKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.setup import Camp, Setup, SpecialRules, UnitStart
from bocage_engine.state import Phase, Reason
from bocage_engine.state_text import StateError
from bocage_engine.world import World
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side

WAYS = {EventKind.MOVED, EventKind.RETREATED, EventKind.TOOK}
LOSSES = {EventKind.HIT, EventKind.BLOCKED}


def rebuilt(units, event):
    """Change the units, by cell their number and figures, by what an event tells."""
    kind, *values = event
    if kind in WAYS:
        start, end = values
        assert end not in units
        units[end] = units.pop(start)
    elif kind in LOSSES:
        cell, figures = values
        units[cell][1] -= figures
    elif kind == EventKind.RECOVERED:
        cell, figures = values
        units[cell][1] += figures
    elif kind == EventKind.SUPPLIED:
        giver, taker = values
        units[giver][1] -= 1
        units[taker][1] += 1
    elif kind in (EventKind.ELIMINATED, EventKind.EMPTIED):
        assert units.pop(values[0])[1] == 0
    elif kind == EventKind.LEFT:
        units.pop(values[0])


@pytest.mark.parametrize("name", bundled_names())
def test_events_tell_where_every_unit_is_and_how_strong(name):
    world = World(setup_of(bundled(name).scenario))
    for seed in range(2):
        random = Random(seed)
        game = Game(world)
        units = {cell: [n, game.state.figures[n]] for cell, n in game.state.where.items()}
        told = 0
        while (actor := game.actor()) is not None:
            chance = actor == CHANCE
            game.apply(
                game.chance_action(random) if chance else random.choice(game.legal_actions())
            )
            for event in game.events[told:]:
                rebuilt(units, event)
                assert game.tell_event(event)
            told = len(game.events)
            state = game.state
            assert units == {cell: [n, state.figures[n]] for cell, n in state.where.items()}


def test_every_kind_of_event_has_a_text():
    kinds = {value for name, value in vars(EventKind).items() if name.isupper()}
    assert kinds == TEXTS.keys() == set(range(len(kinds)))


def test_every_kind_of_action_has_a_word():
    kinds = [value for name, value in vars(ActionKind).items() if name.isupper()]
    assert kinds == list(range(len(WORDS)))


@pytest.fixture
def game():
    """A game of the first bundled scenario after the hands are dealt."""
    game = Game(World(setup_of(bundled("first_contact").scenario)))
    random = Random(1)
    while game.actor() == CHANCE:
        game.apply(game.chance_action(random))
    return game


@pytest.mark.parametrize(
    "text",
    ["end now", "draw recon/left and more", "play recon/left extra", "order A1 A3", "move A1",
     "attack A1 A3 A5", "section", "section 1 2", "reveal x", "stand fast", "roll sun", "order",
     "play", "move A1 A3 via Z99", "", "fly A1", "take A1"],
)  # fmt: skip
def test_what_is_no_action_is_not_read(game, text):
    with pytest.raises(ActionError, match=r"no action|begins with none"):
        game.read_action(text)


@pytest.mark.parametrize("wrong", [None, "end", 3, ("play", 1), (0, 1, -1, 0)])
def test_what_is_no_action_is_refused(game, wrong):
    with pytest.raises(IllegalAction, match="no Action"):
        game.apply(wrong)


def test_an_action_of_chance_with_more_than_it_needs_is_refused():
    game = Game(World(setup_of(bundled("first_contact").scenario)))
    card = game.chance_outcomes()[0].action.at
    with pytest.raises(IllegalAction):
        game.apply(Action(ActionKind.DRAW, card, 7))


def test_chance_decides_nothing_while_a_side_chooses(game):
    with pytest.raises(IllegalAction, match="no turn of chance"):
        game.chance_action(Random(1))


def test_rolls_of_many_dice_read_back():
    for roll in (Roll(31, 0, 1, 0, 2), Roll(0, 34, 0, 40, 0), Roll(100, 100, 100, 100, 100)):
        assert roll_of_code(roll_code(roll)) == roll


FAULTS = {
    "another phase": ("phase=1 ", "phase=99 ", "phase is 99"),
    "a side too many": ("active=1 ", "active=7 ", "active is 7"),
    "a hand too few": ("hands=", "hands=1 x=", "knows nothing of x"),
    "a phase without its battle": ("phase=1 ", "phase=12 ", "no unit is attacked"),
    "a phase without its unit": ("phase=1 ", "phase=16 ", "no unit is busy"),
    "nobody on the ice": ("phase=1 ", "phase=20 ", "no unit is on its way"),
    "too few figures": ("figures=", "figures=4 y=", "figures has 1 entries"),
    "a cell off the board": ("where=", "where=9999:0,", "is unknown, or twice|no cell 9999"),
    "another card": ("effect=-1", "effect=77", "effect is 77"),
    "no number": ("turn=1 ", "turn=x ", "invalid literal"),
    "a unit that nobody ordered moves": ("moved=0", "moved=1", "moved holds cells"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_text_that_is_no_state_of_the_game_is_refused(game, fault):
    old, new, complaint = FAULTS[fault]
    text = game.text()
    assert old in text
    broken = text.replace(old, new, 1)
    if "y=" in new:
        head, _, tail = broken.partition(" y=")
        broken = head + " " + tail.partition(" ")[2]
    with pytest.raises(StateError, match=complaint):
        Game.from_text(game.world, broken)


def test_a_text_of_another_scenario_is_refused(game):
    other = World(setup_of(bundled("the_bridge_at_airel").scenario))
    with pytest.raises(StateError, match="entries, not"):
        Game.from_text(other, game.text())


def duel(hand, **rules):
    """Return a game of two units whose sides hold so many cards each."""
    units = (
        UnitStart(Hex(0, 0), Side.AXIS, "infantry", 4),
        UnitStart(Hex(8, 24), Side.ALLIES, "infantry", 4),
    )
    camps = dict.fromkeys(Side, Camp(hand))
    return Game(Setup(units=units, camps=camps, rules=SpecialRules(**rules)))


def dealt(game, random):
    while game.state.phase == Phase.DEAL:
        game.apply(game.chance_action(random))
    return game


@pytest.mark.parametrize("hand", [30, 31, 60, 99])
def test_hands_may_hold_every_card(hand):
    random = Random(hand)
    game = dealt(duel(hand), random)
    assert sum(map(len, game.state.hands)) == 60
    while game.actor() is not None and game.state.turn < 40:
        legal = game.legal_actions()
        game.apply(random.choice(legal) if legal else game.chance_action(random))


def many_dice():
    """Return a game in which Their Finest Hour is played with 29 other cards in hand."""
    for seed in range(20):
        random = Random(seed)
        game = dealt(duel(30), random)
        finest = [a for a in game.legal_actions() if "finest" in game.tell_action(a)]
        if finest:
            game.apply(finest[0])
            assert game.state.phase == Phase.FINEST
            return game
    raise AssertionError("nobody holds the card")


def test_many_dice_are_rolled_one_by_one_and_fall_as_few_do():
    game, random = many_dice(), Random(1)
    number = game.chance_action(random).to
    assert number > MOST_LISTED
    assert game.chance_varies()
    seen = Counter()
    for _ in range(500):
        action = game.chance_action(random)
        roll = roll_of_code(action.at)
        assert sum(roll) == action.to == number
        seen.update(dict(zip(SYMBOLS, roll, strict=True)))
    for symbol, count in seen.items():
        share = FACES.count(symbol) / len(FACES)
        spread = (500 * number * share * (1 - share)) ** 0.5
        assert abs(count - 500 * number * share) < 4 * spread
    game.apply(action)


def test_a_roll_of_too_few_or_too_many_of_many_dice_is_refused():
    game = many_dice()
    action = game.chance_action(Random(1))
    roll = roll_of_code(action.at)
    more = roll_code(roll._replace(star=roll.star + 1))
    for wrong in (
        Action(ActionKind.ROLL, more, action.to),
        Action(ActionKind.ROLL, more, action.to + 1),
        Action(ActionKind.ROLL, action.at, action.to + 1),
        Action(ActionKind.ROLL, -1, action.to),
        Action(ActionKind.ROLL, action.at | 1 << 60, action.to),
        Action(ActionKind.REVEAL, action.at, action.to),
    ):
        with pytest.raises(IllegalAction):
            game.apply(wrong)
    game.apply(action)


def test_without_reshuffling_a_game_ends_where_a_card_is_missing():
    random = Random(3)
    game = dealt(duel(30, no_reshuffle=True), random)
    while game.actor() is not None:
        legal = game.legal_actions()
        game.apply(random.choice(legal) if legal else game.chance_action(random))
    assert game.result().reason is Reason.DECK
    assert game.result().turns == 1
