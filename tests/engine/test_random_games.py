"""Random games to their end, with what must always hold checked on the way."""

from random import Random

import pytest
from corpus_files import CORPUS, each_file, with_corpus
from invariants import check

from bocage_engine.actions import END, Action, ActionKind, IllegalAction
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import RandomPlayer
from bocage_engine.record import Record, ReplayError, replay
from bocage_engine.simulation import play_out
from bocage_engine.state import Phase, Reason
from bocage_engine.world import World
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of

LIBRARY = tuple(bundled_names())
GAMES = 20_000
"""Games of the soak test, over all files."""
SAMPLED = 50
"""One game in so many is checked at every step, of those of the soak test."""


def played(world, seed, *, every=0, thorough_every=50):
    """Play a random game, check it at every so many steps, and return it with its choices."""
    random = Random(seed)
    game = Game(world)
    told = []
    while (actor := game.actor()) is not None:
        if every and len(told) % every == 0:
            check(game, thorough=len(told) % thorough_every == 0)
        legal = game.legal_actions()
        action = game.chance_action(random) if actor is CHANCE else random.choice(legal)
        told.append(game.tell_action(action))
        game.apply(action)
    check(game, thorough=True)
    return game, told


@pytest.mark.parametrize("name", LIBRARY)
def test_what_must_hold_holds_at_every_step(name):
    game, _ = played(World(setup_of(bundled(name).scenario)), name, every=1)
    assert game.result() is not None


@with_corpus
@each_file
def test_every_file_of_the_corpus_can_be_played_to_an_end(path):
    game, _ = played(World(setup_of(load(path).scenario)), path.stem, every=10)
    assert game.result() is not None


@pytest.mark.parametrize("name", LIBRARY)
def test_the_same_seed_gives_the_same_game(name):
    world = World(setup_of(bundled(name).scenario))
    first, told = played(world, 7)
    second, again = played(World(setup_of(bundled(name).scenario)), 7)
    assert told == again
    assert first.text() == second.text()
    assert first.events == second.events


@pytest.mark.parametrize("name", LIBRARY)
def test_a_record_replays_to_the_same_state(name):
    world = World(setup_of(bundled(name).scenario))
    game, told = played(world, 3)
    record = Record(world.setup.digest(), tuple(told), game.text())
    again = replay(World(setup_of(bundled(name).scenario)), record)
    assert again.state == game.state
    assert again.events == game.events


def test_a_record_does_not_replay_on_another_scenario():
    world, other = (World(setup_of(bundled(name).scenario)) for name in LIBRARY[:2])
    game, told = played(world, 3)
    record = Record(world.setup.digest(), tuple(told), game.text())
    with pytest.raises(ReplayError, match="another setup"):
        replay(other, record)


@pytest.mark.parametrize("action", [Action(ActionKind.MOVE, 0, 1), Action(ActionKind.DRAW, 99)])
def test_an_illegal_action_is_refused_with_the_state_and_changes_nothing(action):
    game = Game(World(setup_of(bundled(LIBRARY[0]).scenario)))
    before, events = game.text(), list(game.events)
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert before in str(refused.value)
    assert (game.text(), game.events) == (before, events)


def test_nothing_may_be_chosen_once_a_game_is_over():
    game, _ = played(World(setup_of(bundled(LIBRARY[0]).scenario)), 1)
    with pytest.raises(IllegalAction):
        game.apply(END)


def test_a_game_goes_on_from_its_text_as_it_would_have_gone_on():
    world = World(setup_of(bundled("bridge_at_mayenne").scenario))
    players = [RandomPlayer(), RandomPlayer()]
    game = Game(world)
    random = Random(5)
    while game.state.turn < 20 or game.state.phase != Phase.MOVE:
        legal = game.legal_actions()
        game.apply(random.choice(legal) if legal else game.chance_action(random))
    other = Game.from_text(world, game.text())
    play_out(game, players, Random(1))
    play_out(other, players, Random(1))
    assert game.text() == other.text()


@pytest.mark.soak
@with_corpus
def test_twenty_thousand_games_all_end():
    worlds = [World(setup_of(load(path).scenario)) for path in CORPUS]
    worlds += [World(setup_of(bundled(name).scenario)) for name in LIBRARY]
    players = [RandomPlayer(), RandomPlayer()]
    reasons = set()
    for number in range(GAMES):
        world = worlds[number % len(worlds)]
        if number % SAMPLED == 0:
            game, _ = played(world, number, every=1, thorough_every=40)
        else:
            game = Game(world)
            play_out(game, players, Random(number))
        result = game.result()
        assert result is not None
        reasons.add(result.reason)
    assert reasons >= {Reason.MEDALS, Reason.NO_UNITS}
