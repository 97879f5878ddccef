"""What a position is worth to a side, in medals, for players that look ahead."""

from bocage_engine.actions import Action
from bocage_engine.battle import NO_EXTRA
from bocage_engine.board import cells_of
from bocage_engine.lookup import attacks, moves_as
from bocage_engine.movegen import may_battle_unmoved
from bocage_engine.orders import rule_of
from bocage_engine.play import Play
from bocage_engine.players.commands import TWICE, Command, reserve_of
from bocage_engine.players.ground import ground_of
from bocage_engine.players.odds import nearly_lost
from bocage_engine.players.styles import Style
from bocage_engine.players.survey import Lookout, Survey
from bocage_engine.state import NOBODY, Phase
from bocage_engine.world import Profile

WIN = 1.0
"""What winning is worth beyond the medals."""
MATCH = 0.3
"""What the last medal that is needed is worth beyond the others."""
PLACE = 1.0
"""How much of what hexes do for objectives counts after playing on."""
PULL = 0.75
"""The same for one's own units before that, when the enemy has yet to reply."""
ENEMY_PULL = 1.25
"""The same for enemy units."""
DISTANCE = 0.5
"""How much it counts that units are far from the enemy."""
DANGER = 0.3
"""How much of the danger to one's units counts beside the expected reply."""
REPLIES = (0.7, 0.55, 0.4, 0.3, 0.2, 0.15, 0.1, 0.1, 0.1)
"""How likely the enemy can order the unit with its best attack, the second best, and so on."""


def balance(play: Play, side: int, style: Style) -> float:
    """Return what medals and losses are worth to a side."""
    state, world = play.state, play.world
    ground = ground_of(world)
    value = 0.0
    for own in (side, 1 - side):
        medals = float(play.total(own))
        medals += MATCH * (medals / max(1, world.needed[own])) ** 2
        lost = 0.0
        for cell in cells_of(state.masks[own]):
            unit = state.where[cell]
            lost += ground.medals[unit] * nearly_lost(state.figures[unit])
        if own == side:
            value += medals - (1 + style.safety) / 2 * lost
        else:
            value += style.damage * lost - medals
    if state.phase == Phase.OVER and state.winner != NOBODY:
        value += WIN if state.winner == side else -WIN
    return value


def standing(play: Play, side: int, style: Style) -> float:
    """Return what a position between two turns is worth to a side."""
    value = balance(play, side, style)
    if play.state.phase != Phase.OVER:
        value += PLACE * (pull_of(play, side, style) - pull_of(play, 1 - side, style))
    return value


def pull_of(play: Play, side: int, style: Style) -> float:
    """Return what the hexes of a side's units do for its objectives and exits."""
    state = play.state
    ground = ground_of(play.world)
    holders = tuple(state.holders)
    return sum(
        ground.pull(play.terrain, holders, side, state.where[cell], style)[cell]
        for cell in cells_of(state.masks[side])
    )


class Forecast:
    """Reckons with the battles of the turn and with the enemy's reply, on average of the dice."""

    def __init__(self, style: Style, enemy: Style) -> None:
        """Begin without a game."""
        self._style = style
        self._own = Lookout(style)
        self._enemy = Lookout(enemy)

    def value(self, play: Play, side: int) -> float:
        """Return what a position is worth to a side that has moved, and has yet to battle."""
        value = balance(play, side, self._style)
        if play.state.phase == Phase.OVER:
            return value
        survey = self._own.survey(play, side)
        value += self._places(play, side, survey)
        value -= ENEMY_PULL * pull_of(play, 1 - side, self._style)
        value += sum(reserve_of(play.world.cards[card]) for card in play.state.hands[side])
        gain, surviving = self._attacks(play, side, survey)
        return value + gain - self._reply(play, side, surviving)

    def _places(self, play: Play, side: int, survey: Survey) -> float:
        value = 0.0
        for cell in cells_of(play.state.masks[side]):
            unit = play.state.where[cell]
            places = survey.places(unit)
            value += PULL * places.pull[cell] - DISTANCE * survey.distance_cost(places, cell)
            value -= DANGER * survey.danger(unit, cell)
        return value

    def _attacks(self, play: Play, side: int, survey: Survey) -> tuple[float, dict[int, float]]:
        """Return what the attacks of the turn are worth, and how likely targets survive them.

        Each unit attacks once, the best attack first; what a target has suffered before makes
        the next attack on it worth less.
        """
        state = play.state
        surviving: dict[int, float] = {}
        if state.active != side:
            return 0.0, surviving
        if state.phase in (Phase.TARGET, Phase.STRIKE):
            return Command(play, survey).strike(rule_of(play)), surviving
        if state.phase != Phase.BATTLE:
            return 0.0, surviving
        found = [
            (*attack_odds(survey, play, action, dice), action)
            for cell in cells_of(state.to_battle)
            for action, dice in attacks(play, cell).dice.items()
        ]
        found.sort(reverse=True)
        value = 0.0
        done = 0
        for worth, dice, hit, action in found:
            bit = 1 << action.at
            if done & bit:
                continue
            done |= bit
            left = surviving.get(action.to, 1.0)
            value += worth * left * (TWICE if state.twice & bit else 1.0)
            prospect = survey.prospect(action.to, state.where[action.to], dice, hit)
            surviving[action.to] = left * (1 - prospect.kill) * (1 - prospect.driven / 2)
        return value, surviving

    def _reply(self, play: Play, side: int, surviving: dict[int, float]) -> float:
        """Return what the enemy's attacks of the next turn are worth to it on average."""
        survey = self._enemy.survey(play, 1 - side)
        usual = play.world.acting[NOBODY]
        where = play.state.where
        found = sorted(
            (
                best_attack(survey, play, cell, usual[where[cell]]) * surviving.get(cell, 1.0)
                for cell in cells_of(play.state.masks[1 - side])
            ),
            reverse=True,
        )
        return self._style.safety * sum(
            chance * value for chance, value in zip(REPLIES, found, strict=False)
        )


def attack_odds(survey: Survey, play: Play, action: Action, dice: int) -> tuple[float, int, float]:
    """Return what an attack is worth, its dice, and the probability that one of them hits."""
    cell, target = action.at, action.to
    unit = play.state.where[target]
    near = bool(play.world.board.near_mask[cell] >> target & 1)
    moved = bool(play.state.moved >> cell & 1)
    hit = survey.hit(play.profile(cell), unit, near=near, moved=moved)
    return survey.attack(target, unit, dice, hit), dice, hit


def best_attack(survey: Survey, play: Play, cell: int, profile: Profile) -> float:
    """Return what the best attack of a unit is worth that may move before it."""
    reached = survey.reached(profile)
    rest = moves_as(play, cell, profile).able & reached
    stays = may_battle_unmoved(play.terrain, cell, profile.kind, profile.owner)
    if reached >> cell & 1 and stays:
        rest |= 1 << cell
    if not rest:
        return 0.0
    units = (play.state.masks[0] | play.state.masks[1]) & ~(1 << cell)
    for shot in survey.shots(profile, NO_EXTRA, moved=True):
        for at in cells_of(rest & shot.mask):
            if shot.battery.is_open(at, units):
                return shot.value
    return 0.0
