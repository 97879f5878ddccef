"""A player that takes what looks best at once."""

from collections.abc import Callable, Mapping
from random import Random

from bocage_engine.actions import AMBUSH, END, PASS, STAND, Action, ActionKind
from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.board import cells_of
from bocage_engine.game import Game
from bocage_engine.lookup import attacks
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.base import Player
from bocage_engine.players.commands import Command
from bocage_engine.players.estimate import Choice, best_move, move_values, stay_value
from bocage_engine.players.motives import motive_of
from bocage_engine.players.reasons import Reason
from bocage_engine.players.styles import STYLES, USUAL, Style
from bocage_engine.players.survey import Lookout, Survey
from bocage_engine.state import NOBODY, Mode, Phase

DEED = 0.03
"""What it is worth to clear a hex instead of battling."""
MOVES_OF_UNIT = 3
"""Moves of one unit that are ranked among those of the others."""
OVERRUN = 0.6
"""What a second attack is worth that is possible only if the first one goes well."""


class GreedyPlayer(Player):
    """Estimates what each choice is worth, and takes the best; looks no further than that.

    Its choice depends on nothing but what the side that chooses can see.
    """

    def __init__(self, style: Style = STYLES[USUAL]) -> None:
        """Begin without a game."""
        self.style = style
        self._lookout = Lookout(style)
        self._command: Command | None = None

    def choose(self, game: Game, random: Random) -> Action:
        """Return the legal action of the highest worth."""
        legal = game.legal_actions()
        if len(legal) == 1:
            return legal[0]
        return self.decide(game.play)

    def reason(self, game: Game, action: Action) -> Reason:
        """Return what speaks most for a legal action."""
        return motive_of(self.command(game.play), game.play, action)

    def decide(self, play: Play) -> Action:
        """Return the choice of the side whose choice it is."""
        decider = _DECIDERS.get(play.state.phase)
        return play.legal[0] if decider is None else decider(self, play)

    def survey(self, play: Play) -> Survey:
        """Return how things stand for the side that chooses."""
        return self._lookout.survey(play, play.chooser)

    def command(self, play: Play) -> Command:
        """Return what orders are worth now."""
        survey = self.survey(play)
        known = self._command
        if known is None or known.survey is not survey or known.where != play.state.where:
            known = self._command = Command(play, survey)
        known.play = play  # perhaps another game that stands alike
        return known

    def _play(self, play: Play) -> Action:
        command = self.command(play)
        return max(play.legal, key=lambda action: command.card(action.at))

    def _discard(self, play: Play) -> Action:
        command = self.command(play)
        return min(play.legal, key=lambda action: command.reserve(action.at))

    def _section(self, play: Play) -> Action:
        command = self.command(play)
        effect = play.state.effect
        return max(play.legal, key=lambda action: command.section(effect, action.at))

    def _order(self, play: Play) -> Action:
        command = self.command(play)
        effect = NOBODY if play.state.fallback else play.state.effect
        best, action = 0.0, END
        for each in play.legal:
            if each.kind == ActionKind.ORDER:
                gain = command.prospects(each.at, effect).gain
                if gain > best:
                    best, action = gain, each
        return action

    def _heal(self, play: Play) -> Action:
        command = self.command(play)
        return max(play.legal, key=lambda action: command.heal(action.at))

    def _strike(self, play: Play) -> Action:
        command = self.command(play)
        rule = rule_of(play)
        targets = [action for action in play.legal if action.kind != ActionKind.END]
        return max(targets, key=lambda action: command.strike_at(action.at, rule))

    def _move(self, play: Play) -> Action:
        survey = self.survey(play)
        extra = _extra(play)
        best, action = 0.0, END
        for cell in cells_of(play.state.to_move):
            found = best_move(survey, play, cell, play.profile(cell), extra)
            if found.action is not END and found.gain > best:
                best, action = found.gain, found.action
        return action

    def rank_moves(self, play: Play) -> list[Choice]:
        """Return the best moves of each unit that may move, the best first."""
        survey = self.survey(play)
        extra = _extra(play)
        found = []
        for cell in cells_of(play.state.to_move):
            profile = play.profile(cell)
            stay = stay_value(survey, play, cell, profile, extra)
            moves = sorted(move_values(survey, play, cell, profile, extra), reverse=True)
            found += [Choice(value - stay, action) for value, action in moves[:MOVES_OF_UNIT]]
        return sorted(found, reverse=True)

    def rank_orders(self, play: Play) -> list[Choice]:
        """Return the orders that may be given, the best first."""
        command = self.command(play)
        effect = NOBODY if play.state.fallback else play.state.effect
        found = [
            Choice(command.prospects(action.at, effect).gain, action)
            for action in play.legal
            if action.kind == ActionKind.ORDER
        ]
        return sorted(found, reverse=True)

    def _move_on(self, play: Play) -> Action:
        survey = self.survey(play)
        cell = play.state.busy
        unit = play.state.where[cell]
        best, action = survey.worth(unit, cell), END
        for each in play.legal:
            if each.kind == ActionKind.EXIT:
                return each
            if each.kind == ActionKind.MOVE and survey.worth(unit, each.to) > best:
                best, action = survey.worth(unit, each.to), each
        return action

    def _battle(self, play: Play) -> Action:
        return max(self.rank_attacks(play)).action

    def rank_attacks(self, play: Play) -> list[Choice]:
        """Return what may be chosen in battle, and what it is worth."""
        survey, state = self.survey(play), play.state
        overrun = state.phase == Phase.AGAIN and not state.twice >> state.busy & 1
        found = []
        for action in play.legal:
            value = 0.0
            if action.kind == ActionKind.ATTACK:
                value = attack_value(survey, play, action, overrun=overrun)
            elif action.kind == ActionKind.ACT:
                value = DEED
            found.append(Choice(value, action))
        return found

    def _ambush(self, play: Play) -> Action:
        return AMBUSH

    def _retreat(self, play: Play) -> Action:
        survey, state = self.survey(play), play.state
        assert state.fight is not None
        unit, cell = state.fight.unit, state.fight.target
        return max(
            play.legal,
            key=lambda action: survey.worth(unit, cell if action == STAND else action.to),
        )

    def _take(self, play: Play) -> Action:
        survey, state = self.survey(play), play.state
        fight = state.fight
        assert fight is not None
        unit = state.where[fight.attacker]
        gain = survey.worth(unit, fight.target) - survey.worth(unit, fight.attacker)
        profile = play.profile(fight.attacker)
        if fight.mode == Mode.BATTLE and profile.kind.overrun:
            gain += OVERRUN * stay_value(survey, play, fight.target, profile, NO_EXTRA)
        return play.legal[0] if gain > 0 else PASS

    def _keep(self, play: Play) -> Action:
        command = self.command(play)
        return max(play.legal, key=lambda action: command.reserve(action.at))


def _extra(play: Play) -> Extra:
    """Return the dice that the card of the turn adds."""
    state = play.state
    effect = NOBODY if state.fallback else state.effect
    return NO_EXTRA if effect == NOBODY else play.world.extras[effect][0]


def attack_value(survey: Survey, play: Play, action: Action, *, overrun: bool) -> float:
    """Return what a legal attack is worth."""
    cell, target = action.at, action.to
    dice = attacks(play, cell, overrun=overrun).dice[action]
    near = bool(play.world.board.near_mask[cell] >> target & 1)
    unit = play.state.where[target]
    moved = bool(play.state.moved >> cell & 1)
    hit = survey.hit(play.profile(cell), unit, near=near, moved=moved)
    return survey.attack(target, unit, dice, hit)


_DECIDERS: Mapping[int, Callable[[GreedyPlayer, Play], Action]] = {
    Phase.PLAY: GreedyPlayer._play,
    Phase.SECTION: GreedyPlayer._section,
    Phase.ORDER: GreedyPlayer._order,
    Phase.HEAL: GreedyPlayer._heal,
    Phase.TARGET: GreedyPlayer._strike,
    Phase.STRIKE: GreedyPlayer._strike,
    Phase.MOVE: GreedyPlayer._move,
    Phase.BATTLE: GreedyPlayer._battle,
    Phase.AMBUSH: GreedyPlayer._ambush,
    Phase.RETREAT: GreedyPlayer._retreat,
    Phase.TAKE: GreedyPlayer._take,
    Phase.AGAIN: GreedyPlayer._battle,
    Phase.MOVE_ON: GreedyPlayer._move_on,
    Phase.KEEP: GreedyPlayer._keep,
}
