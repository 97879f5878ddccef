"""Which command cards order which units at the beginning of a game."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.board import cells_of
from bocage_engine.combat_cards import NO_COMBAT
from bocage_engine.game import Game
from bocage_engine.setup import Camp, Setup
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_schema.ids import Side

BATTLES = frozenset({Phase.MOVE, Phase.BATTLE})
"""What follows on orders to move and battle."""


def orders_by_card(setup: Setup, side: Side) -> Mapping[str, frozenset[int]]:
    """Return by card the cells of the units that it may order in the first turn of a side.

    Cards are named as in `bocage_engine.world.World.names`, in the order of the deck; those that
    order nobody, only by dice or to do something else than battle, are left out.
    """
    camps = {each: Camp(1 if each is side else 0) for each in Side}
    # Combat cards and cards laid ahead come before, and change nothing about whom a card orders.
    rules = replace(setup.rules, commissar=None)
    world = World(replace(setup, first=side, camps=camps, rules=rules, combat=NO_COMBAT))
    found = {}
    for card, name in enumerate(world.names):
        cells = frozenset(_ordered(world, card))
        if cells:
            found[name] = cells
    return found


def _ordered(world: World, card: int) -> Iterator[int]:
    """Yield the cells of the units that a card may order, given to whichever section."""
    game = Game(world)
    game.apply(Action(ActionKind.DRAW, card))
    for play in game.legal_actions():
        if play.kind == ActionKind.PLAY and play.at == card:
            game.apply(play)
            sections = [each for each in game.legal_actions() if each.kind == ActionKind.SECTION]
            for section in sections:
                branch = game.copy()
                branch.apply(section)
                yield from _orders(branch)
            if not sections:
                yield from _orders(game)
            return


def _orders(game: Game) -> Iterator[int]:
    """Yield the cells of units that may be given orders by a card, if they may battle then."""
    orders = [each for each in game.legal_actions() if each.kind == ActionKind.ORDER]
    if game.state.phase == Phase.ORDER and orders:
        game.apply(orders[0])
        if game.state.phase == Phase.ORDER:
            game.apply(END)
    if game.state.phase in BATTLES:
        yield from cells_of(game.state.ordered)
        yield from (each.at for each in orders)
