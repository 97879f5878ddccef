"""Counting the sequences of choices to a depth, to compare engines (the name is from chess).

What chance may decide counts as a choice of its own.  A game that ends sooner adds nothing.
"""

from collections.abc import Iterator

from bocage_engine.actions import Action
from bocage_engine.game import Game


def choices(game: Game) -> Iterator[Action]:
    """Yield every choice that a player, or chance, has now."""
    legal = game.legal_actions()
    if legal:
        yield from legal
    else:
        yield from (outcome.action for outcome in game.chance_outcomes())


def perft(game: Game, depth: int) -> int:
    """Return how many sequences of ``depth`` choices there are."""
    if depth <= 0:
        return 1
    if depth == 1:
        return sum(1 for _ in choices(game))
    return sum(perft(after(game, action), depth - 1) for action in choices(game))


def divide(game: Game, depth: int) -> dict[Action, int]:
    """Return the same by the first choice; ``depth`` is at least 1."""
    return {action: perft(after(game, action), depth - 1) for action in choices(game)}


def after(game: Game, action: Action) -> Game:
    """Return the game after a choice, and leave the one given as it is."""
    other = game.copy()
    other.apply(action)
    return other
