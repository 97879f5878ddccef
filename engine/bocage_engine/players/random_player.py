"""A player without a plan."""

from random import Random

from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.players.base import Player


class RandomPlayer(Player):
    """Chooses each legal action with the same probability."""

    def choose(self, game: Game, random: Random) -> Action:
        """Return any legal action."""
        legal = game.legal_actions()
        return legal[int(random.random() * len(legal))]
