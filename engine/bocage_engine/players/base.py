"""What a player is."""

from abc import ABC, abstractmethod
from random import Random

from bocage_engine.actions import Action
from bocage_engine.game import Game


class Player(ABC):
    """Somebody who chooses for a side.  One object may play many games, one after another."""

    @abstractmethod
    def choose(self, game: Game, random: Random) -> Action:
        """Return one of the legal actions of a game in which it is this player's choice.

        ``random`` is the only source of chance that a player uses, so that a game can be
        played again.
        """
