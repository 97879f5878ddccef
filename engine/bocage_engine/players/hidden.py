"""What a side does not see: the enemy's hand, and the order of the draw pile."""

from random import Random

from bocage_engine.combat_cards import IN_DECK
from bocage_engine.game import Game
from bocage_engine.state import NOBODY, SIDES, State
from bocage_schema.ids import Side


def unseen(game: Game, side: Side) -> list[int]:
    """Return the cards that are in the draw pile or that the enemy has, as often as they are."""
    state = game.state
    cards = [card for card, copies in enumerate(state.deck) for _ in range(copies)]
    enemy = 1 - SIDES.index(side)
    ahead = [state.ahead[enemy]] if state.ahead[enemy] != NOBODY else []
    return sorted((*cards, *state.hands[enemy], *ahead))


def dealt_anew(game: Game, side: Side, random: Random) -> Game:
    """Return a copy of a game that is the same to all that a side knows of it.

    The enemy holds as many cards, drawn from those that the side has not seen.
    """
    other = game.copy()
    state = other.state
    enemy = 1 - SIDES.index(side)
    cards = unseen(game, side)
    random.shuffle(cards)
    if state.ahead[enemy] != NOBODY:
        playable = game.world.plays
        chosen = next(card for card in cards if playable[card] is not None)
        cards.remove(chosen)
        state.ahead[enemy] = chosen
    held = len(state.hands[enemy])
    state.hands[enemy] = tuple(sorted(cards[:held]))
    state.deck = [0] * len(state.deck)
    for card in cards[held:]:
        state.deck[card] += 1
    _deal_combat_anew(state, enemy, random)
    return other


def _deal_combat_anew(state: State, enemy: int, random: Random) -> None:
    """Exchange the combat cards of the enemy for others that the side has not seen."""
    unseen_copies = [n for n, place in enumerate(state.combat) if place in (enemy, IN_DECK)]
    places = [state.combat[number] for number in unseen_copies]
    random.shuffle(places)
    for number, place in zip(unseen_copies, places, strict=True):
        state.combat[number] = place
