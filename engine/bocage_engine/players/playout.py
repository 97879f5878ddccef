"""Playing on from a position, with sampled dice and sampled cards of the enemy."""

from random import Random

from bocage_engine import chance, turns
from bocage_engine.actions import Action
from bocage_engine.game import Game
from bocage_engine.play import Play
from bocage_engine.players.greedy import GreedyPlayer
from bocage_engine.players.ground import Ground, ground_of
from bocage_engine.players.hidden import dealt_anew
from bocage_engine.players.luck import Luck, expected_loss
from bocage_engine.players.odds import nearly_lost
from bocage_engine.players.standing import Forecast, standing
from bocage_engine.players.styles import STYLES, USUAL, Style
from bocage_engine.state import NOBODY, SIDES, Phase

TURNS = 3
"""Turns that are played on: the rest of this one, the enemy’s, and the next of one’s own."""
TO_BATTLE = frozenset(
    {Phase.BATTLE, Phase.TARGET, Phase.STRIKE, Phase.DRAW, Phase.KEEP, Phase.OVER}
)
"""Phases up to which a forecast plays on."""


class Playouts:
    """Plays on for a side, greedily, and tells what comes of it."""

    def __init__(self, style: Style) -> None:
        """Begin without a game; the enemy is thought to play in the usual style."""
        self._style = style
        self._own = GreedyPlayer(style)
        self._enemy = GreedyPlayer(STYLES[USUAL])
        self._forecast = Forecast(style, STYLES[USUAL])

    def forecast(self, game: Game, action: Action, seed: int) -> float:
        """Return what a choice is worth once the orders are carried out, by average dice."""
        side, turn = game.play.chooser, game.state.turn
        random = Random(seed)
        play = dealt_anew(game, SIDES[side], random).play
        _apply(play, action)
        while play.state.phase not in TO_BATTLE and play.state.turn == turn:
            if play.chooser == NOBODY:
                _apply(play, chance.decide(play, random))
            else:
                _apply(play, (self._own if play.chooser == side else self._enemy).decide(play))
        return self._forecast.value(play, side)

    def outcome(self, game: Game, action: Action, seed: int, sample: int) -> float:
        """Return what a choice comes to in one sample, cleared of the luck of the dice."""
        side, end = game.play.chooser, game.state.turn + TURNS
        luck = Luck(seed)
        luck.begin(sample)
        play = dealt_anew(game, SIDES[side], Random(seed + sample)).play
        ground = ground_of(play.world)
        state = play.state
        lucky = 0.0
        _apply(play, action)
        while state.phase != Phase.OVER and state.turn < end:
            if play.chooser == NOBODY:
                luck.aim(play)
                action = chance.decide(play, luck)
                if state.phase == Phase.ROLL:
                    lucky += _roll(ground, play, action, side)
                else:
                    _apply(play, action)
            else:
                _apply(play, (self._own if play.chooser == side else self._enemy).decide(play))
        return standing(play, side, self._style) - lucky


def _apply(play: Play, action: Action) -> None:
    turns.APPLY[action.kind](play, action)
    turns.go_on(play)


def _roll(ground: Ground, play: Play, action: Action, side: int) -> float:
    """Carry out a roll, and return by how much it is luckier for a side than the average."""
    state = play.state
    assert state.fight is not None
    unit = state.fight.unit
    before = nearly_lost(state.figures[unit])
    expected = expected_loss(ground, play)
    turns.APPLY[action.kind](play, action)
    lost = nearly_lost(state.figures[unit]) - before
    turns.go_on(play)
    if expected is None:
        return 0.0
    surprise = (lost - expected) * ground.medals[unit]
    return -surprise if play.world.units[unit].side == side else surprise
