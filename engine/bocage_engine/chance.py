"""What chance may decide, with exact probabilities, and letting it decide."""

from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import accumulate
from random import Random
from typing import NamedTuple

from bocage_engine import combat
from bocage_engine.actions import Action, ActionKind, roll_code, roll_of_code
from bocage_engine.deeds import cure_dice
from bocage_engine.dice import FACES, Roll, roll_of, rolls
from bocage_engine.healing import dice_for_card
from bocage_engine.nations import hand_in_danger
from bocage_engine.play import Play
from bocage_engine.state import Phase
from bocage_engine.travel import hidden_strengths, known_strength

DEALT = frozenset({Phase.DEAL, Phase.DRAW, Phase.FETCH})
"""Phases in which a card comes from the draw pile."""
LISTED = frozenset({Phase.REVEAL, Phase.FORFEIT, Phase.COMBAT_DEAL})
"""Phases in which chance decides between a few things of different weight."""


MOST_LISTED = 12
"""Dice at most of which all rolls are listed to draw one; more of them are rolled one by one."""


class Outcome(NamedTuple):
    """Something that chance may decide."""

    action: Action
    probability: Fraction


class _Weighted(NamedTuple):
    actions: tuple[Action, ...]
    known: frozenset[Action]
    totals: tuple[float, ...]
    """Running totals of the probabilities."""


def outcomes(play: Play) -> tuple[Outcome, ...]:
    """Return all that chance may decide now; the probabilities make 1."""
    phase = play.state.phase
    if phase in DEALT:
        return _shares(ActionKind.DRAW, dict(enumerate(play.state.deck)))
    if phase == Phase.REVEAL:
        return _shares(ActionKind.REVEAL, hidden_strengths(play))
    if phase == Phase.COMBAT_DEAL:
        return _shares(ActionKind.DEAL, combat.shares(play))
    if phase == Phase.FORFEIT:
        return _shares(ActionKind.FORFEIT, Counter(hand_in_danger(play)))
    return rolls_of(dice(play))


def _shares(kind: int, copies: Mapping[int, int]) -> tuple[Outcome, ...]:
    total = sum(copies.values())
    return tuple(
        Outcome(Action(kind, number), Fraction(count, total))
        for number, count in copies.items()
        if count
    )


def varies(play: Play) -> bool:
    """Tell whether chance may decide in more than one way now."""
    return dice(play) > 0 if play.state.phase in ROLLED else len(outcomes(play)) > 1


@cache
def rolls_of(number: int) -> tuple[Outcome, ...]:
    """Return every roll of so many dice."""
    return tuple(Outcome(_rolled(shown), chance) for shown, chance in rolls(number))


def _rolled(roll: Roll) -> Action:
    return Action(ActionKind.ROLL, roll_code(roll), sum(roll))


@cache
def _weighted(number: int) -> _Weighted:
    found = rolls_of(number)
    totals = tuple(float(total) for total in accumulate(item.probability for item in found))
    actions = tuple(item.action for item in found)
    return _Weighted(actions, frozenset(actions), totals)


def dice(play: Play) -> int:
    """Return how many dice are rolled now."""
    state = play.state
    phase = state.phase
    if phase in (Phase.ROLL, Phase.REROLL):
        fight = state.fight
        assert fight is not None
        return fight.hits if phase == Phase.REROLL else fight.dice
    if phase == Phase.BREACH:
        assert state.fight is not None
        return state.fight.dice
    if phase == Phase.CURE:
        return cure_dice(play)
    if phase == Phase.COMBAT_ROLL:
        return combat.dice(play)
    if phase in (Phase.FINEST, Phase.HEAL_ROLL):
        return dice_for_card(play)
    cell = state.journey[0]
    if phase == Phase.MINE:
        return known_strength(play, cell) or 0
    ice = play.terrain.facts[cell].ice
    return ice.dice if ice else 0


def may_decide(play: Play, action: Action) -> bool:
    """Tell whether chance may decide so now."""
    phase = play.state.phase
    if phase in DEALT:
        deck = play.state.deck
        card = action.at
        return 0 <= card < len(deck) and deck[card] > 0 and action == _draw(card)
    if phase in LISTED:
        return any(action == item.action for item in outcomes(play))
    if phase not in ROLLED:
        return False
    number = dice(play)
    if number <= MOST_LISTED:
        return action in _weighted(number).known
    return action.to == number and action == _rolled(roll_of_code(action.at))


ROLLED = frozenset(
    {
        Phase.ROLL,
        Phase.REROLL,
        Phase.FINEST,
        Phase.HEAL_ROLL,
        Phase.MINE,
        Phase.ICE,
        Phase.BREACH,
        Phase.CURE,
        Phase.COMBAT_ROLL,
    }
)
"""Phases in which dice are rolled."""


def decide(play: Play, random: Random) -> Action:
    """Return what chance decides, drawn from a generator."""
    phase = play.state.phase
    if phase in DEALT:
        deck = play.state.deck
        left = int(random.random() * sum(deck))
        for card, copies in enumerate(deck):
            left -= copies
            if left < 0:
                return _draw(card)
    if phase in LISTED:
        found = outcomes(play)
        return random.choices(
            [item.action for item in found], [float(item.probability) for item in found]
        )[0]
    number = dice(play)
    if number > MOST_LISTED:
        return _rolled(roll_of(random.choices(FACES, k=number)))
    actions, _, totals = _weighted(number)
    return actions[min(bisect(totals, random.random()), len(actions) - 1)]


@cache
def _draw(card: int) -> Action:
    return Action(ActionKind.DRAW, card)
