"""Play a bundled scenario once, with two players who choose at random, and tell what happens."""

import sys
from random import Random

from bocage_engine.events import EventKind
from bocage_engine.game import CHANCE, Game
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of


def tell_game(name: str, seed: str) -> None:
    """Print a game turn by turn."""
    random = Random(seed)
    game = Game(setup_of(bundled(name).scenario))
    while (actor := game.actor()) is not None:
        by_chance = actor == CHANCE
        action = game.chance_action(random) if by_chance else random.choice(game.legal_actions())
        game.apply(action)
    for event in game.events:
        margin = "" if event[0] in (EventKind.TURN, EventKind.OVER) else "  "
        print(margin + game.tell_event(event))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python play_a_game.py NAME SEED")
    tell_game(sys.argv[1], sys.argv[2])
