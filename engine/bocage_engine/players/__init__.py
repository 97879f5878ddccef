"""Players that choose for a side."""

from collections.abc import Mapping

from bocage_engine.players.base import Player
from bocage_engine.players.random_player import RandomPlayer

PLAYERS: Mapping[str, type[Player]] = {"random": RandomPlayer}
"""Every player by the name that users give."""

__all__ = ["PLAYERS", "Player", "RandomPlayer"]
