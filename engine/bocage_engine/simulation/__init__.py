"""Many games of one setup."""

from bocage_engine.simulation.collectors import Summary, summary_of
from bocage_engine.simulation.run import GameReport, play_out
from bocage_engine.simulation.workers import simulate

__all__ = ["GameReport", "Summary", "play_out", "simulate", "summary_of"]
