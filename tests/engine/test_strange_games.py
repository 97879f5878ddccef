"""Games in which everything is strange but the board: what must always hold has to hold there."""

from random import Random

from hypothesis import given, strategies as st
from invariants import check
from strange_battles import setups

from bocage_engine.game import CHANCE, Game
from bocage_engine.world import World

STEPS = 150


@given(setups(), st.integers(0, 10**6))
def test_what_must_hold_holds_in_strange_battles(setup, seed):
    random = Random(seed)
    game = Game(World(setup))
    for step in range(STEPS):
        check(game, thorough=step % 10 == 0)
        actor = game.actor()
        if actor is None:
            break
        legal = game.legal_actions()
        game.apply(game.chance_action(random) if actor == CHANCE else random.choice(legal))
