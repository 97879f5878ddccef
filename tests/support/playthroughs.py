"""Games written down step by step, to be compared with what the engine does now.

A file of ``tests/data/playthroughs`` tells the first steps of a random game of one bundled
scenario: the state as each turn begins, who chooses, what was chosen, what else was legal, what
happened.  ``python tests/support/playthroughs.py`` writes all of them anew; review the difference
before you keep it.
"""

from pathlib import Path
from random import Random

from bocage_engine.game import CHANCE, Game
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
STEPS = 90
"""Steps that a file tells, those that deal the first hands left out."""


def told(name, choices=None):
    """Yield the lines of a game, by the choices given or by chance."""
    random = Random(name)
    game = Game(World(setup_of(bundled(name).scenario)))
    turn = steps = 0
    while game.actor() is not None and steps < STEPS:
        dealing = game.state.phase == Phase.DEAL
        if game.state.turn != turn:
            turn = game.state.turn
            yield f"state {game.text()}"
        legal = game.legal_actions()
        if choices is not None:
            action = game.read_action(next(choices))
        else:
            action = random.choice(legal) if legal else game.chance_action(random)
        others = [game.tell_action(each) for each in legal if each != action]
        who = game.actor() if game.actor() == CHANCE else game.actor().value
        yield f"{who}: {game.tell_action(action)}"
        if others:
            yield f"  not: {', '.join(others)}"
        before = len(game.events)
        game.apply(action)
        yield from (f"  {game.tell_event(event)}" for event in game.events[before:])
        steps += not dealing


def choices_in(lines):
    """Yield the choices that the lines of a file tell."""
    for line in lines:
        who, _, choice = line.partition(": ")
        if who in ("axis", "allies", "chance"):
            yield choice


def path_of(name):
    """Return the file of a scenario."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scenario in bundled_names():
        path_of(scenario).write_text("\n".join(told(scenario)) + "\n", encoding="utf-8")
