"""What a side does not see: the enemy's hand, and the order of the draw pile."""

from random import Random

from bocage_engine.game import Game
from bocage_engine.state import SIDES
from bocage_schema.ids import Side


def unseen(game: Game, side: Side) -> list[int]:
    """Return the cards that are in the draw pile or in the enemy's hand, as often as they are."""
    state = game.state
    cards = [card for card, copies in enumerate(state.deck) for _ in range(copies)]
    return sorted((*cards, *state.hands[1 - SIDES.index(side)]))


def dealt_anew(game: Game, side: Side, random: Random) -> Game:
    """Return a copy of a game that is the same to all that a side knows of it.

    The enemy holds as many cards, drawn from those that the side has not seen.
    """
    other = game.copy()
    state = other.state
    enemy = 1 - SIDES.index(side)
    cards = unseen(game, side)
    random.shuffle(cards)
    held = len(state.hands[enemy])
    state.hands[enemy] = tuple(sorted(cards[:held]))
    state.deck = [0] * len(state.deck)
    for card in cards[held:]:
        state.deck[card] += 1
    return other
