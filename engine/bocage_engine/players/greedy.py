"""A player that takes what looks best at once."""

from collections.abc import Callable, Mapping
from random import Random

from bocage_engine.actions import AMBUSH, END, PASS, STAND, Action, ActionKind
from bocage_engine.aftermath import dice_of
from bocage_engine.battle import NO_EXTRA, Extra
from bocage_engine.board import cells_of
from bocage_engine.combat_cards import EffectKind
from bocage_engine.game import Game
from bocage_engine.lookup import attacks
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.base import Player
from bocage_engine.players.commands import Command
from bocage_engine.players.estimate import (
    Choice,
    best_move,
    march,
    move_values,
    shot_from,
    stay_value,
)
from bocage_engine.players.instead import (
    BUNKER,
    DEED,
    breach_chance,
    bridge_value,
    cure_value,
    smoke_value,
    smoke_values,
    supply_value,
)
from bocage_engine.players.motives import motive_of
from bocage_engine.players.reasons import Reason
from bocage_engine.players.styles import STYLES, USUAL, Style
from bocage_engine.players.survey import Lookout, Survey
from bocage_engine.state import NOBODY, Mode, Phase
from bocage_schema.catalogue.units import Accessory

MOVES_OF_UNIT = 3
"""Moves of one unit that are ranked among those of the others."""
OVERRUN = 0.6
"""What a second attack is worth that is possible only if the first one goes well."""
BETTER_OF_DRAWN = 0.03
"""What the best of two cards drawn is worth beyond the average card."""
WORTHLESS = -1.0
"""Stands for the worth of what is better left alone."""


MORE_DICE = frozenset({EffectKind.DICE, EffectKind.CLOSE_DICE})
"""Effects of combat cards that are played for the best attack."""
WORTH_A_CARD = 0.15
"""What an attack has to be worth for a combat card to be played for it."""


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
        return max(play.legal, key=lambda action: card_value(command, action))

    def _discard(self, play: Play) -> Action:
        command = self.command(play)
        return min(play.legal, key=lambda action: command.reserve(action.at))

    def _section(self, play: Play) -> Action:
        command = self.command(play)
        effect = play.state.effect
        return max(play.legal, key=lambda action: command.section(effect, action.at))

    def _order(self, play: Play) -> Action:
        best, action = 0.0, END
        for gain, each in self._orders(play):
            if gain > best:
                best, action = gain, each
        if play.legal[0].kind != ActionKind.PONTOON:
            return action
        sites = [each for each in play.legal if each.kind == ActionKind.PONTOON]
        bridge = max(Choice(bridge_value(self.survey(play), play, each.at), each) for each in sites)
        orders = self.command(play).orders(play.state.effect)
        return bridge.action if bridge.value > orders else action

    def _orders(self, play: Play) -> list[Choice]:
        """Return the orders that may be given, with what they are worth."""
        command = self.command(play)
        orders = [each for each in play.legal if each.kind == ActionKind.ORDER]
        if play.state.phase == Phase.MARCH:
            return [Choice(command.march(each.at).gain, each) for each in orders]
        effect = NOBODY if play.state.fallback else play.state.effect
        return [Choice(command.prospects(each.at, effect).gain, each) for each in orders]

    def _ahead(self, play: Play) -> Action:
        command = self.command(play)
        return max(play.legal, key=lambda action: command.card(action.at))

    def _swap(self, play: Play) -> Action:
        command = self.command(play)
        cards = [action for action in play.legal if action.kind == ActionKind.SWAP]
        best = max(cards, key=lambda action: command.reserve(action.at))
        return best if command.reserve(best.at) > drawn_value(command) else PASS

    def _restore(self, play: Play) -> Action:
        command = self.command(play)
        units = [action for action in play.legal if action.kind == ActionKind.HEAL]
        return max(units, key=lambda action: command.restore(action.at))

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
        able = play.state.to_battle
        best, action = 0.0, END
        for cell in cells_of(play.state.to_move):
            if able >> cell & 1:
                found = best_move(survey, play, cell, play.profile(cell), extra)
            else:
                found = march(survey, play, cell, play.profile(cell))
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
            able = bool(play.state.to_battle >> cell & 1)
            stay = stay_value(survey, play, cell, profile, extra) if able else 0.0
            values = move_values(survey, play, cell, profile, extra, able=able)
            moves = sorted(values, reverse=True)
            found += [Choice(value - stay, action) for value, action in moves[:MOVES_OF_UNIT]]
        return sorted(found, reverse=True)

    def rank_orders(self, play: Play) -> list[Choice]:
        """Return the orders that may be given, the best first."""
        return sorted(self._orders(play), reverse=True)

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
        survey = self.survey(play)
        found = []
        special = []
        for action in play.legal:
            if action.kind == ActionKind.ATTACK:
                found.append(Choice(attack_value(survey, play, action), action))
            elif action.kind == ActionKind.END:
                found.append(Choice(0.0, action))
            else:
                special.append(action)
        if not special:
            return found
        return found + [Choice(deed_value(survey, play, each, found), each) for each in special]

    def _combat(self, play: Play) -> Action:
        survey = self.survey(play)
        values = dict.fromkeys(play.legal, 0.0)
        for cell in (each.at for each in play.legal if each != END):
            for attack, dice in attacks(play, cell).dice.items():
                unit = play.state.where[attack.to]
                hit = survey.hit(play.profile(cell), unit, near=True, moved=False)
                value = survey.attack(attack.to, unit, dice, hit)
                target = Action(ActionKind.TARGET, cell)
                values[target] = max(values[target], value)
        return max(values, key=lambda action: values[action])

    def _lay(self, play: Play) -> Action:
        values = smoke_values(
            self.survey(play), play, [each.at for each in play.legal if each is not END]
        )
        best = max(values, key=lambda cell: (values[cell], -cell))
        if values[best] <= 0 and END in play.legal:
            return END
        return Action(ActionKind.LAY, best)

    def _cross(self, play: Play) -> Action:
        survey = self.survey(play)
        go = play.legal[0]
        unit = play.state.where[go.at]
        return go if survey.worth(unit, go.to) > survey.worth(unit, go.at) else PASS

    def _advance(self, play: Play) -> Action:
        survey = self.survey(play)
        cell = play.state.busy
        unit, profile, extra = play.state.where[cell], play.profile(cell), _extra(play)

        def value(action: Action) -> float:
            to = cell if action == PASS else action.to
            return survey.worth(unit, to) + shot_from(survey, play, profile, extra, to)

        return max(play.legal, key=value)

    def _back(self, play: Play) -> Action:
        return play.legal[0]

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
        if fight.mode == Mode.BATTLE and profile.kind.furia:
            gain -= furia_value(survey, play, fight.attacker)
        return play.legal[0] if gain > 0 else PASS

    def _keep(self, play: Play) -> Action:
        command = self.command(play)
        return max(play.legal, key=lambda action: command.reserve(action.at))


def _extra(play: Play) -> Extra:
    """Return the dice that the card of the turn adds."""
    state = play.state
    effect = NOBODY if state.fallback else state.effect
    return NO_EXTRA if effect == NOBODY else play.world.extras[effect][0]


def card_value(command: Command, action: Action) -> float:
    """Return what it is worth to play a card as an action tells, and not to keep it."""
    if action.kind == ActionKind.END:
        return 0.0
    return command.air(action.at) if action.kind == ActionKind.AIR else command.card(action.at)


def drawn_value(command: Command) -> float:
    """Return what the card is worth that is kept of two drawn ones, on average."""
    cards = command.play.world.cards
    copies = sum(face.copies for face in cards)
    total = sum(face.copies * command.reserve(card) for card, face in enumerate(cards))
    return total / copies + BETTER_OF_DRAWN


def deed_value(survey: Survey, play: Play, action: Action, attacks: list[Choice]) -> float:
    """Return what a unit does instead of battling is worth; `attacks` are those possible now."""
    kind = action.kind
    if kind == ActionKind.COMBAT:
        most = max((each.value for each in attacks), default=0.0)
        helps = play.world.combat_cards[action.at].effect in MORE_DICE
        return most + WORTH_A_CARD if helps and most > WORTH_A_CARD else WORTHLESS
    if kind == ActionKind.SMOKE:
        return smoke_value(survey, play, action.at) or WORTHLESS
    if kind == ActionKind.BRIDGE:
        return bridge_value(survey, play, action.to) or WORTHLESS
    if kind == ActionKind.BREACH:
        return BUNKER * breach_chance(play, action)[1]
    if kind == ActionKind.CURE:
        return cure_value(survey, play, action.at)
    if kind != ActionKind.SUPPLY:
        return DEED
    best = dict.fromkeys((action.at, action.to), 0.0)
    for value, attack in attacks:
        if attack.at in best:
            best[attack.at] = max(best[attack.at], value)
    value = supply_value(survey, play, action, sum(best.values()))
    return value if value > 0 else WORTHLESS


def furia_value(survey: Survey, play: Play, cell: int) -> float:
    """Return what a second close assault with one die is worth to the unit on a cell."""
    found = 0.0
    for at, unit in survey.enemies:
        if play.world.board.near_mask[cell] >> at & 1:
            hit = survey.hit(play.profile(cell), unit, near=True, moved=False)
            found = max(found, survey.attack(at, unit, 1, hit))
    return found


def attack_value(survey: Survey, play: Play, action: Action) -> float:
    """Return what a legal attack is worth."""
    cell, target = action.at, action.to
    dice = dice_of(play, action)
    near = bool(play.world.board.near_mask[cell] >> target & 1)
    unit = play.state.where[target]
    moved = bool(play.state.moved >> cell & 1)
    profile = play.profile(cell)
    hit = survey.hit(profile, unit, near=near, moved=moved)
    value = survey.attack(target, unit, dice, hit)
    if near and profile.kind.accessory is Accessory.PETARD:
        value += survey.breach(target, dice)
    return value


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
    Phase.MARCH: GreedyPlayer._order,
    Phase.RESTORE: GreedyPlayer._restore,
    Phase.SMOKE: GreedyPlayer._lay,
    Phase.CROSS: GreedyPlayer._cross,
    Phase.SWAP: GreedyPlayer._swap,
    Phase.BACK: GreedyPlayer._back,
    Phase.ADVANCE: GreedyPlayer._advance,
    Phase.AHEAD: GreedyPlayer._ahead,
    Phase.COMBAT: GreedyPlayer._combat,
}
