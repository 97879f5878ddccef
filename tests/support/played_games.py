"""Games of bundled scenarios that the program has played, as they are saved."""

from random import Random

from bocage_engine.game import CHANCE
from bocage_engine.players import PLAYERS
from bocage_engine.timeline import Timeline
from bocage_scenarios.game_files import SavedGame
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of


def played(name, seed=1, choices=100_000, player="greedy"):
    """Return a game of a bundled scenario after so many choices, or at its end."""
    scenario = bundled(name).scenario
    timeline = Timeline(setup_of(scenario), seed)
    random = Random(seed)
    chooser = PLAYERS[player]()
    for _ in range(choices):
        actor = timeline.game.actor()
        if actor is None:
            break
        if actor is CHANCE:
            timeline.let_chance_decide()
        else:
            timeline.apply(chooser.choose(timeline.game, random))
    return SavedGame(scenario, timeline, (player, player))
