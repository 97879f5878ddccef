"""Playing many games, in this process or in several."""

import gc
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from bocage_engine.players import PLAYERS, Player
from bocage_engine.setup import Setup
from bocage_engine.simulation.run import GameReport, report_on
from bocage_engine.world import World

SHARES = 4
"""Batches for each process; more of them even out long and short games."""
MOST_IN_BATCH = 100


class _Task(NamedTuple):
    """What a process needs to play its share."""

    world: World
    players: tuple[Player, ...]
    names: tuple[str, ...]
    seed: str
    recorded: bool

    def play(self, number: int) -> GameReport:
        """Play one game."""
        return report_on(
            self.world, self.players, self.names, self.seed, number, recorded=self.recorded
        )


def simulate(
    setup: Setup,
    games: int,
    *,
    seed: str = "0",
    players: Sequence[str] = ("random", "random"),
    jobs: int = 1,
    recorded: bool = False,
) -> Iterator[GameReport]:
    """Play games and yield a report on each, in order.

    ``players`` names the Axis and the Allied player, see `bocage_engine.players.PLAYERS`.  Each
    game has a seed of its own, so the reports are the same whatever the number of processes,
    ``jobs``.
    """
    names = tuple(players)
    if jobs <= 1 or games <= 1:
        task = _task(setup, names, seed, recorded)
        gc.freeze()  # what is there stays; looking through it again and again takes time
        try:
            yield from map(task.play, range(1, games + 1))
        finally:
            gc.unfreeze()
        return
    size = max(1, min(MOST_IN_BATCH, games // (jobs * SHARES)))
    batches = [range(start, min(start + size, games + 1)) for start in range(1, games + 1, size)]
    with ProcessPoolExecutor(
        min(jobs, len(batches)), initializer=_begin, initargs=(setup, names, seed, recorded)
    ) as pool:
        for reports in pool.map(_play_batch, batches):
            yield from reports


def _task(setup: Setup, names: tuple[str, ...], seed: str, recorded: bool) -> _Task:
    return _Task(World(setup), tuple(PLAYERS[name]() for name in names), names, seed, recorded)


_own: list[_Task] = []
"""The task of this process, if it is one of several."""


def _begin(setup: Setup, names: tuple[str, ...], seed: str, recorded: bool) -> None:
    _own[:] = [_task(setup, names, seed, recorded)]
    gc.freeze()


def _play_batch(numbers: range) -> list[GameReport]:
    return [_own[0].play(number) for number in numbers]
