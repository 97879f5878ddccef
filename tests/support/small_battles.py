"""Small battles for players, and ways to come to a certain moment of them."""

from random import Random

from bocage_engine.game import Game
from bocage_engine.setup import Camp, Objective, Setup, UnitStart
from bocage_engine.state import SIDES, Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES
SMALL = Setup(
    units=(
        UnitStart(Hex(2, 10), AXIS, "infantry", 4),
        UnitStart(Hex(2, 14), AXIS, "artillery", 2),
        UnitStart(Hex(6, 10), ALLIES, "infantry", 4),
        UnitStart(Hex(6, 14), ALLIES, "armor", 3),
    ),
    camps={AXIS: Camp(3, 2), ALLIES: Camp(3, 2)},
    objectives=(Objective(ObjectiveType.TEMPORARY_MAJORITY, (Hex(4, 12),)),),
)


def world_of(name):
    return World(setup_of(bundled(name).scenario))


def at_phase(setup, phase, *, seed=1, cards=None, side=ALLIES):
    """Play at random until a phase, with the given cards in the hand of the side."""
    game = Game(setup)
    random = Random(seed)
    while game.state.phase != phase:
        if game.state.phase == Phase.PLAY and cards is not None:
            names = game.world.names
            game.state.hands[SIDES.index(side)] = tuple(sorted(names.index(c) for c in cards))
            game = Game.from_text(game.world, game.text())
            cards = None
            continue
        legal = game.legal_actions()
        game.apply(random.choice(legal) if legal else game.chance_action(random))
    return game
