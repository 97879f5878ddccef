"""Players of the engine at work beside the window."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.players.base import Player
from bocage_engine.players.reasons import Motive, Reason


class Thought(NamedTuple):
    """What came of thinking."""

    ticket: int
    """Which request it answers."""
    action: Action | None
    """None: the player failed."""
    reason: Reason = Reason(Motive.UNTOLD)
    """Why it is chosen."""
    failure: str = ""
    """What went wrong, if nothing was chosen."""


class Thinker(QObject):
    """Lets players choose in a thread of their own, so that the window never waits."""

    done = Signal(object)
    """A `Thought`; those of requests given up are dropped."""
    _came = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with nothing to think about."""
        super().__init__(parent)
        self._threads = ThreadPoolExecutor(1, "player")
        self._ticket = 0
        self._stop = Event()
        self.is_busy = False
        self._came.connect(self._take)

    def think(self, player: Player, game: Game, seed: str) -> None:
        """Let a player choose in a copy of a game; what it thought about before is given up."""
        self.give_up()
        self._stop = stop = Event()
        self.is_busy = True
        player.cancelled = stop.is_set
        self._threads.submit(self._work, self._ticket, player, game.copy(), seed)

    def give_up(self) -> None:
        """Drop what is being thought about; the player stops as soon as it can."""
        self._ticket += 1
        self._stop.set()
        self.is_busy = False

    def end(self) -> None:
        """Stop for good."""
        self.give_up()
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _work(self, ticket: int, player: Player, game: Game, seed: str) -> None:
        try:
            action = player.choose(game, Random(seed))
            thought = Thought(ticket, action, player.reason(game, action))
        except Exception as error:  # noqa: BLE001  # players of others may do anything
            thought = Thought(ticket, None, failure=f"{type(error).__name__}: {error}")
        self._came.emit(thought)

    def _take(self, thought: Thought) -> None:
        if thought.ticket == self._ticket:
            self.is_busy = False
            self.done.emit(thought)
