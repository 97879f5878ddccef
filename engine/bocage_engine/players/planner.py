"""A player that looks ahead: it plays on from its choices, and takes what comes out best."""

from collections.abc import Callable
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from bocage_engine.actions import END, Action
from bocage_engine.game import Game
from bocage_engine.play import Play
from bocage_engine.players.base import Player
from bocage_engine.players.greedy import GreedyPlayer
from bocage_engine.players.playout import Playouts
from bocage_engine.players.reasons import Motive, Reason
from bocage_engine.players.styles import STYLES, USUAL, Style
from bocage_engine.state import Phase

FORECAST = frozenset({Phase.PLAY, Phase.SECTION, Phase.ORDER, Phase.MARCH, Phase.MOVE})
"""Phases whose choices are first compared by a forecast."""
ALL_OF_THEM = frozenset(
    {
        Phase.PLAY,
        Phase.SECTION,
        Phase.HEAL,
        Phase.AMBUSH,
        Phase.RETREAT,
        Phase.TAKE,
        Phase.KEEP,
        Phase.RESTORE,
        Phase.CROSS,
        Phase.BACK,
        Phase.ADVANCE,
        Phase.AHEAD,
    }
)
"""Phases all of whose choices are compared."""
ORDERS, MOVES, ATTACKS = 6, 8, 3
"""Choices that are compared elsewhere."""
FINALISTS = 5
"""Choices that are left to be played on after a forecast."""
LESS = 0.5
"""Samples for other choices than that of the card, as a part."""
SURE = 0.3
"""Standard errors by which a choice must be better than the one that it replaces."""
FEWEST = 2
"""Samples of a choice before it is given up."""


class Limits(NamedTuple):
    """How much a player may think about one choice."""

    effort: int = 128
    """Games that it plays on from its choice of a card; fewer for other choices."""
    seconds: float | None = None
    """Time after which it takes the best so far; it then depends on the machine what it chooses."""


USUAL_LIMITS = Limits()


class PlannerPlayer(Player):
    """Takes the choice after which games go best that are played on through its next turn.

    Choices are played on with sampled dice and with sampled cards in the enemy's hand, so it
    knows no more than its side sees.  Without a limit of time it chooses the same every time.
    """

    def __init__(self, style: Style = STYLES[USUAL], limits: Limits = USUAL_LIMITS) -> None:
        """Begin without a game."""
        self._greedy = GreedyPlayer(style)
        self._playouts = Playouts(style)
        self._limits = limits
        self._told: tuple[str, Action, Reason] | None = None

    def choose(self, game: Game, random: Random) -> Action:
        """Return the choice that comes out best."""
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        first = self._greedy.decide(game.play)
        choices = self._choices(game.play, first)
        if len(choices) == 1:
            return first
        action, reason = _Search(game, self._playouts, self._limits, self.cancelled).best_of(
            choices
        )
        self._told = (game.text(), action, reason) if action != first else None
        return action

    def reason(self, game: Game, action: Action) -> Reason:
        """Return why it would choose a legal action."""
        told = self._told
        if told is not None and told[1] == action and told[0] == game.text():
            return told[2]
        return self._greedy.reason(game, action)

    def _choices(self, play: Play, first: Action) -> list[Action]:
        """Return the choices worth comparing, beginning with the one that looks best."""
        phase = play.state.phase
        greedy = self._greedy
        found: list[Action] = []
        if phase in ALL_OF_THEM:
            found += play.legal
        elif phase in (Phase.ORDER, Phase.MARCH):
            found += [each.action for each in greedy.rank_orders(play)[:ORDERS]]
        elif phase == Phase.MOVE:
            found += [each.action for each in greedy.rank_moves(play)[:MOVES]]
            found.append(END)
        elif phase in (Phase.BATTLE, Phase.AGAIN):
            attacks = sorted(greedy.rank_attacks(play), reverse=True)
            found += [each.action for each in attacks[:ATTACKS]]
        return list(dict.fromkeys((first, *found)))


class _Search:
    """Compares the choices of one moment."""

    def __init__(
        self, game: Game, playouts: Playouts, limits: Limits, cancelled: Callable[[], bool]
    ) -> None:
        self._game = game
        self._playouts = playouts
        self._phase = game.state.phase
        effort = limits.effort if self._phase == Phase.PLAY else LESS * limits.effort
        self._effort = effort
        self._cancelled = cancelled
        self._end = None if limits.seconds is None else perf_counter() + limits.seconds
        self._seed = _seed_of(game)
        self._values: dict[Action, list[float]] = {}

    def best_of(self, choices: list[Action]) -> tuple[Action, Reason]:
        """Return the best choice, the first one in case of doubt."""
        if self._phase in FORECAST:
            choices = self._finalists(choices)
        if len(choices) == 1:
            return choices[0], Reason(Motive.FORECAST, (0,))
        self._values = {action: [] for action in choices}
        rounds = max(1, ceil(log2(len(choices))))
        left = choices
        sample = 0
        while True:
            for _ in range(max(FEWEST, int(self._effort / rounds / len(left)))):
                for action in left:
                    if self._is_over():
                        return self._judged(choices[0], left)
                    outcome = self._playouts.outcome(self._game, action, self._seed, sample)
                    self._values[action].append(outcome)
                sample += 1
            if len(left) <= FEWEST:
                return self._judged(choices[0], left)
            others = sorted(left[1:], key=lambda each: -fmean(self._values[each]))
            left = [left[0], *others[: (len(left) + 1) // 2 - 1]]

    def _finalists(self, choices: list[Action]) -> list[Action]:
        """Return the choices of the best forecasts."""
        values: dict[Action, float] = {}
        for action in choices:
            if self._is_over():
                break
            values[action] = self._playouts.forecast(self._game, action, self._seed)
        return sorted(values, key=lambda each: -values[each])[:FINALISTS] or choices[:1]

    def _is_over(self) -> bool:
        if self._cancelled():
            return True
        return self._end is not None and perf_counter() >= self._end

    def _judged(self, first: Action, left: list[Action]) -> tuple[Action, Reason]:
        """Return the choice that is better than the first by more than chance explains."""
        best, lead = first, 0.0
        for action in left:
            found = zip(self._values[action], self._values[first], strict=False)
            better = [a - b for a, b in found]
            if action == first or len(better) < FEWEST:
                continue
            sure = fmean(better) - SURE * stdev(better) / sqrt(len(better))
            if sure > lead:
                best, lead = action, sure
        games = sum(map(len, self._values.values()))
        if best == first:
            return best, Reason(Motive.FORECAST, (games,))
        ahead = fmean(self._values[best]) - fmean(self._values[first])
        return best, Reason(Motive.SAMPLED, (games, round(100 * ahead)))


def _seed_of(game: Game) -> int:
    """Return a number that depends on what the side that chooses can see, and on nothing else."""
    state = game.state
    number = state.turn
    own = state.hands[game.play.chooser]
    seen = (
        state.phase, state.ordered, state.to_move, state.to_battle, *state.figures, *own,
        *(part for pair in sorted(state.where.items()) for part in pair),
    )  # fmt: skip
    for part in seen:
        number = (number * 1_000_003 + part % 0x7FFF_FFFF + 7) % 0x7FFF_FFFF
    return number
