"""Players in battles that nobody would set up: whatever is asked of them, they choose and tell."""

from random import Random

import pytest
from hypothesis import given, strategies as st
from strange_battles import setups

from bocage_engine.game import CHANCE, Game
from bocage_engine.players import Limits, player_named
from bocage_engine.state import SIDES, Phase
from bocage_engine.world import World

STEPS = 300
QUICK = Limits(effort=2)
SEEDS = st.integers(0, 10**6)


def let_play(setup, names, seed, steps=STEPS):
    """Let two players play for some steps; each choice must be legal, and can be explained."""
    random = Random(seed)
    game = Game(World(setup))
    players = [player_named(name, QUICK) for name in names]
    for _ in range(steps):
        actor = game.actor()
        if actor is None:
            break
        if actor == CHANCE:
            game.apply(game.chance_action(random))
            continue
        player = players[SIDES.index(actor)]
        legal = game.legal_actions()
        action = player.choose(game, random)
        assert action in legal
        for each in {action, random.choice(legal)}:
            assert player.explain(game, each)
        game.apply(action)


@given(setups(), SEEDS)
def test_greedy_players_know_what_to_do_in_strange_battles(setup, seed):
    let_play(setup, ("greedy", "random"), seed)


@pytest.mark.soak
@given(setups(), SEEDS, st.sampled_from(("greedy", "greedy:wrecker", "random")))
def test_greedy_players_know_what_to_do_in_many_strange_battles(setup, seed, other):
    let_play(setup, ("greedy", other), seed)


@pytest.mark.soak
@given(setups(), SEEDS)
def test_planners_know_what_to_do_in_strange_battles(setup, seed):
    let_play(setup, ("planner", "greedy"), seed, steps=STEPS // 3)


@given(setups(), SEEDS)
def test_greedy_players_choose_by_the_text_of_a_strange_game_as_well(setup, seed):
    random = Random(seed)
    game = Game(World(setup))
    player = player_named("greedy")
    for step in range(STEPS // 2):
        actor = game.actor()
        if actor is None:
            break
        if actor == CHANCE:
            game.apply(game.chance_action(random))
            continue
        action = player.choose(game, random)
        if step % 5 == 0 or game.state.phase > Phase.OVER:
            again = Game.from_text(game.world, game.text())
            assert player_named("greedy").choose(again, random) == action
        game.apply(random.choice(game.legal_actions()) if step % 3 == 0 else action)
