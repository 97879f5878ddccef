"""Going back and on in a game, other lines of play, dice that fall as before or anew."""

import gc
import tracemalloc
from random import Random

import pytest

from bocage_engine import by_hand
from bocage_engine.actions import END, ActionKind, IllegalAction
from bocage_engine.events import EventKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.state import Phase
from bocage_engine.state_text import StateError
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of

MOST_BYTES = 30_000_000
"""Memory that 3,000 moments may take."""


@pytest.fixture(scope="module")
def world():
    return World(setup_of(bundled("first_contact").scenario))


def go_on(timeline, random, choices=1):
    """Let so many choices be made at random, or fewer if the game is over."""
    for _ in range(choices):
        actor = timeline.game.actor()
        if actor is None:
            return
        if actor is CHANCE:
            timeline.let_chance_decide()
        else:
            timeline.apply(random.choice(timeline.game.legal_actions()))


def to_a_roll(timeline, random):
    """Go on until dice have just fallen."""
    go_on(timeline, random)
    while timeline.now.action.kind != ActionKind.ROLL:
        go_on(timeline, random)


@pytest.mark.parametrize("name", bundled_names())
def test_however_one_jumps_about_every_line_is_a_game_played_straight(name):
    timeline = Timeline(World(setup_of(bundled(name).scenario)), name)
    random = Random(name)
    texts = {0: timeline.game.text()}
    for _ in range(900):
        step = random.choices(
            (go_on, undo, redo, jump, roll_anew, undo_far), (24, 4, 4, 1, 1, 0.2)
        )[0]
        step(timeline, random)
        now = timeline.now
        for moment in timeline.moments[len(texts) :]:
            texts[moment.number] = moment.game.text()
        assert now.game.text() == texts[now.number]
        assert timeline.line()[now.depth] is now
    assert len(timeline.branches()) > 5
    for branch in timeline.branches():
        timeline.go_to(branch.end)
        game = Game(timeline.world)
        for moment in timeline.line()[1:]:
            told = len(game.events)
            assert game.actor() == moment.actor
            game.apply(moment.action)
            assert game.text() == texts[moment.number]
            assert tuple(game.events[told:]) == moment.events


def undo(timeline, random):
    timeline.undo()


def redo(timeline, random):
    timeline.redo()


def jump(timeline, random):
    timeline.go_to(random.choice(timeline.moments))


def roll_anew(timeline, random):
    timeline.roll_anew()


def undo_far(timeline, random):
    timeline.undo(lambda moment: moment.depth < 20)


def test_a_new_timeline_has_nothing_to_undo_or_redo(world):
    timeline = Timeline(world, 1)
    assert timeline.now is timeline.root
    assert (timeline.can_undo, timeline.can_redo, timeline.can_roll_anew) == (False,) * 3
    assert timeline.undo() is timeline.redo() is timeline.roll_anew() is timeline.root
    assert timeline.line() == (timeline.root,)


def test_undo_and_the_same_again_gives_the_same_roll(world):
    timeline = Timeline(world, 1)
    random = Random(1)
    to_a_roll(timeline, random)
    rolled = timeline.now
    attack = rolled.parent
    timeline.undo()
    timeline.undo()
    assert timeline.apply(attack.action) is attack
    assert timeline.let_chance_decide() is rolled
    assert len(timeline.branches()) == 1


def test_two_timelines_of_a_seed_see_the_same_game(world):
    games = [Timeline(world, seed) for seed in (5, "5", 6)]
    for timeline in games:
        go_on(timeline, Random(9), 100)
    texts = [timeline.game.text() for timeline in games]
    assert texts[0] == texts[1] != texts[2]


def test_rolling_anew_begins_another_line_with_another_outcome(world):
    timeline = Timeline(world, 1)
    random = Random(2)
    to_a_roll(timeline, random)
    first = timeline.now
    go_on(timeline, random, 3)
    old_end = timeline.now
    while timeline.now.actor is CHANCE:  # so that chance did not decide last
        go_on(timeline, random)
        old_end = timeline.now
    last = next(m for m in reversed(timeline.past()) if m.actor is CHANCE)
    again = timeline.roll_anew()
    assert again is timeline.now is not last
    assert again.parent is last.parent
    assert again.action != last.action
    assert old_end in {branch.end for branch in timeline.branches()}
    timeline.undo()
    assert timeline.let_chance_decide() is again
    assert first.number < again.number


def test_the_dice_of_a_game_differ(world):
    timeline = Timeline(world, 1)
    go_on(timeline, Random(2), 1500)
    rolls = [m.action for m in timeline.past()[1:] if m.action.kind == ActionKind.ROLL]
    twos = [roll.at for roll in rolls if roll.to == 2]
    assert len(set(twos)) > 2


def test_rolling_anew_never_gives_what_was_there(world):
    timeline = Timeline(world, 1)
    to_a_roll(timeline, Random(2))
    for _ in range(60):
        before = timeline.now
        again = timeline.roll_anew()
        assert again.parent is before.parent
        assert again.action != before.action


def test_what_chance_had_to_decide_is_not_decided_anew(world):
    timeline = Timeline(world, 1)
    random = Random(3)
    go_on(timeline, random)
    while timeline.game.state.phase != Phase.PLAY:
        go_on(timeline, random)
    state = timeline.game.state
    most = state.deck.index(max(state.deck))
    only = [copies * (card == most) for card, copies in enumerate(state.deck)]
    timeline.set_position(by_hand.with_draw_pile(world, state, only), "One kind of card is left")
    while timeline.now.action is None or timeline.now.action.kind != ActionKind.DRAW:
        go_on(timeline, random)
    drawn = timeline.now
    assert len(drawn.parent.game.chance_outcomes()) == 1
    assert timeline.roll_anew().parent is not drawn.parent


def test_what_chance_decides_can_be_picked(world):
    timeline = Timeline(world, 1)
    to_a_roll(timeline, Random(3))
    rolled = timeline.now
    timeline.undo()
    other = next(
        each.action for each in timeline.game.chance_outcomes() if each.action != rolled.action
    )
    picked = timeline.apply(other)
    assert picked.actor is CHANCE
    timeline.undo()
    assert timeline.let_chance_decide() is rolled


def test_another_seed_changes_only_what_chance_has_not_decided(world):
    timeline = Timeline(world, 1)
    random = Random(4)
    to_a_roll(timeline, random)
    rolled = timeline.now
    timeline.reseed("other")
    timeline.undo()
    assert timeline.let_chance_decide() is rolled
    unseeded = Timeline(world, 1)
    to_a_roll(unseeded, Random(4))
    later = [Random(8), Random(8)]
    go_on(timeline, later[0], 60)
    go_on(unseeded, later[1], 60)
    assert timeline.game.text() != unseeded.game.text()


def test_an_illegal_choice_changes_nothing(world):
    timeline = Timeline(world, 1)
    go_on(timeline, Random(5), 50)
    before = timeline.now, timeline.moments, timeline.game.text()
    with pytest.raises(IllegalAction):
        timeline.apply(END._replace(kind=ActionKind.REVEAL))
    while timeline.game.actor() is CHANCE:
        go_on(timeline, Random(5))
        before = timeline.now, timeline.moments, timeline.game.text()
    with pytest.raises(IllegalAction):
        timeline.let_chance_decide()
    assert (timeline.now, timeline.moments, timeline.game.text()) == before


def test_undo_and_redo_go_as_far_as_a_condition_says(world):
    timeline = Timeline(world, 1)
    go_on(timeline, Random(6), 200)
    end = timeline.now
    choice = timeline.undo(lambda moment: moment.next_actor not in (CHANCE, None))
    assert choice.next_actor not in (CHANCE, None)
    turn = timeline.undo(lambda moment: moment.game.state.phase == Phase.PLAY)
    assert any(event[0] == EventKind.TURN for event in turn.events)
    assert timeline.redo(lambda moment: False) is end
    assert timeline.undo(lambda moment: False) is timeline.root


def test_redo_follows_the_line_visited_last(world):
    timeline = Timeline(world, 1)
    to_a_roll(timeline, Random(7))
    first = timeline.now
    second = timeline.roll_anew()
    for moment in (first, second):
        timeline.go_to(moment)
        timeline.undo()
        timeline.undo()
        assert timeline.line()[-1] is moment
        timeline.redo()
        assert timeline.redo() is moment


def test_branches_tell_how_far_each_line_came(world):
    timeline = Timeline(world, 1)
    go_on(timeline, Random(8), 100_000)
    (branch,) = timeline.branches()
    assert branch.result == timeline.game.result() is not None
    assert branch.depth == timeline.now.depth == len(timeline.line()) - 1
    assert branch.turn == branch.result.turns
    assert branch.medals == {s: sum(each.values()) for s, each in branch.result.medals.items()}
    timeline.undo(lambda moment: moment.depth == 100)
    timeline.roll_anew()
    assert [each.result is None for each in timeline.branches()] == [False, True]


def test_a_position_set_by_hand_is_a_moment_with_a_title(world):
    timeline = Timeline(world, 1)
    go_on(timeline, Random(9), 80)
    while timeline.game.state.phase != Phase.PLAY:
        go_on(timeline, Random(9))
    before = timeline.now
    state = timeline.game.state.copy()
    unit = next(iter(state.where.values()))
    state.figures[unit] = 1
    moment = timeline.set_position(state, "One figure left")
    assert (moment.action, moment.actor, moment.title) == (None, None, "One figure left")
    assert moment.parent is before
    assert moment.game.state == state
    go_on(timeline, Random(9), 20)
    assert moment.game.state == state
    assert timeline.undo(lambda m: m is before) is before
    assert timeline.redo() is moment


def test_a_position_that_fits_no_game_is_refused(world):
    timeline = Timeline(world, 1)
    state = timeline.game.state.copy()
    state.figures[0] = 99
    with pytest.raises(StateError):
        timeline.set_position(state, "Too many")
    assert timeline.moments == (timeline.root,)
    with pytest.raises(StateError):
        Timeline(world, 1, state)


def test_a_position_set_by_hand_is_one_in_which_a_turn_begins(world):
    timeline = Timeline(world, 1)
    with pytest.raises(StateError, match="no turn begins here: phase, drawer, draws"):
        timeline.set_position(timeline.game.state, "Cards are dealt")
    to_a_roll(timeline, Random(1))
    timeline.undo()
    with pytest.raises(StateError, match="no turn begins here"):
        timeline.set_position(timeline.game.state, "Dice are about to fall")
    unbegun = timeline.undo(lambda m: m.game.state.phase == Phase.PLAY).game.state.copy()
    unbegun.turn = 0
    with pytest.raises(StateError, match="no turn begins here: turn"):
        timeline.set_position(unbegun, "No turn")


def test_moments_of_another_timeline_are_refused(world):
    timeline, other = Timeline(world, 1), Timeline(world, 1)
    go_on(other, Random(1), 5)
    for moment in other.moments:
        with pytest.raises(ValueError, match="another timeline"):
            timeline.go_to(moment)


def test_three_thousand_moments_take_little_memory():
    world = World(setup_of(bundled("the_bridge_at_airel").scenario))
    go_on(Timeline(world, 1), Random(1), 3000)
    gc.collect()
    tracemalloc.start()
    try:
        timeline = Timeline(world, 2)
        random = Random(2)
        while len(timeline.moments) < 3000:
            go_on(timeline, random)
            if timeline.game.actor() is None:
                timeline.go_to(random.choice(timeline.moments))
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < MOST_BYTES
    finally:
        tracemalloc.stop()
