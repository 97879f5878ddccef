"""What many games have in common: who won, why, by how much, how soon."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median, pstdev, quantiles
from typing import NamedTuple

from bocage_engine.game import Result
from bocage_engine.simulation.run import GameReport
from bocage_engine.state import SOURCES, Reason
from bocage_schema.ids import Side


class Spread(NamedTuple):
    """The mean of a number over games, and its standard deviation."""

    mean: float
    sd: float


class Turns(NamedTuple):
    """How long games took, in turns of both sides."""

    median: float
    p10: float
    """A tenth of the games took no more."""
    p90: float


class Summary(NamedTuple):
    """Many games together."""

    games: int
    wins: Mapping[Side | None, int]
    """By side; None: nobody won."""
    reasons: Mapping[Reason, int]
    medals: Mapping[Side, Spread]
    medals_by_source: Mapping[Side, Mapping[str, Spread]]
    turns: Turns
    actions: float
    """Mean number of choices, those of chance included."""


def summary_of(reports: Iterable[GameReport]) -> Summary:
    """Return what games have in common; there must be at least one."""
    found = list(reports)
    results = [report.result for report in found]
    winners = Counter(result.winner for result in results)
    reasons = Counter(result.reason for result in results)
    return Summary(
        len(found),
        {side: winners[side] for side in (*Side, None)},
        {reason: reasons[reason] for reason in Reason if reasons[reason]},
        {side: _spread([sum(result.medals[side].values()) for result in results]) for side in Side},
        {side: _by_source(results, side) for side in Side},
        _turns([result.turns for result in results]),
        fmean(report.actions for report in found),
    )


def _by_source(results: Sequence[Result], side: Side) -> dict[str, Spread]:
    return {
        source: _spread([result.medals[side][source] for result in results]) for source in SOURCES
    }


def _spread(numbers: Sequence[int]) -> Spread:
    return Spread(fmean(numbers), pstdev(numbers))


def _turns(numbers: Sequence[int]) -> Turns:
    if len(numbers) == 1:
        return Turns(numbers[0], numbers[0], numbers[0])
    tenths = quantiles(numbers, n=10, method="inclusive")
    return Turns(median(numbers), tenths[0], tenths[-1])
