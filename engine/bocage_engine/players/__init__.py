"""Players that choose for a side."""

from bocage_engine.players.base import Player
from bocage_engine.players.greedy import GreedyPlayer
from bocage_engine.players.named import PLAYERS, UnknownPlayer, player_named
from bocage_engine.players.planner import Limits, PlannerPlayer
from bocage_engine.players.random_player import RandomPlayer
from bocage_engine.players.reasons import Motive, Reason
from bocage_engine.players.styles import STYLES, Style

__all__ = [
    "PLAYERS",
    "STYLES",
    "GreedyPlayer",
    "Limits",
    "Motive",
    "PlannerPlayer",
    "Player",
    "RandomPlayer",
    "Reason",
    "Style",
    "UnknownPlayer",
    "player_named",
]
