"""What a player is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.players.reasons import Motive, Reason, tell_choice


def _never() -> bool:
    return False


class Player(ABC):
    """Somebody who chooses for a side.  One object may play many games, one after another.

    `bocage_engine.players.conformance` checks that a player keeps to what is said here.
    """

    cancelled: Callable[[], bool] = staticmethod(_never)
    """Asked from time to time by a player that takes long: if it says yes, the choice is not
    needed any more, and the player takes the first that it has."""

    @abstractmethod
    def choose(self, game: Game, random: Random) -> Action:
        """Return one of the legal actions of a game in which it is this player's choice.

        ``random`` is the only source of chance that a player uses, and the choice depends on
        nothing else but the state of the game, so that a game can be played again.  A player
        does not change the game, and does not look at the enemy's hand.
        """

    def reason(self, game: Game, action: Action) -> Reason:
        """Return why this player would choose a legal action; `Motive.UNTOLD` if it cannot tell."""
        return Reason(Motive.UNTOLD)

    def explain(self, game: Game, action: Action) -> str:
        """Return a legal action and why this player would choose it, as one line."""
        return tell_choice(game.world, action, self.reason(game, action))
