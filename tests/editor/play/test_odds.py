"""The odds that the window tells, against every roll of the dice played out."""

from random import Random

import pytest
from scripted import HQ, battle, unit

from bocage_editor.play.odds import odds_of
from bocage_engine.actions import ActionKind
from bocage_engine.events import EventKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of


def played_out(game, attack):
    """Return the chances to hit, to eliminate, and that the survivor must retreat."""
    hit = kill = driven = 0.0
    start = game.copy()
    start.apply(attack)
    for roll, chance in start.chance_outcomes():
        after = start.copy()
        after.apply(roll)
        kinds = [event[0] for event in after.events]
        hit += chance * (EventKind.HIT in kinds)
        if EventKind.ELIMINATED in kinds:
            kill += chance
        elif EventKind.RETREATED in kinds or must_retreat(after):
            driven += chance
    return float(hit), float(kill), float(driven)


def must_retreat(game):
    if game.state.phase != Phase.RETREAT:
        return False
    return all(action.kind == ActionKind.RETREAT for action in game.legal_actions())


@pytest.mark.parametrize("name", ["hill_192", "first_contact", "the_bridge_at_airel"])
def test_odds_are_those_of_all_rolls(name):
    world = World(setup_of(bundled(name).scenario))
    compared = 0
    for seed in range(4):
        game, random = Game(world), Random(seed)
        for _ in range(400):
            if game.actor() is None:
                break
            if game.actor() is CHANCE:
                game.apply(game.chance_action(random))
                continue
            legal = game.legal_actions()
            attacks = [action for action in legal if action.kind == ActionKind.ATTACK]
            for attack in attacks[:1]:
                target = world.units[game.state.where[attack.to]]
                holds = any(c in world.reactions for c in game.state.hands[target.side])
                if target.kind.reroll is None and not holds:
                    odds = odds_of(game, attack)
                    exact = played_out(game, attack)
                    found = (odds.hit, odds.kill, odds.retreat)
                    assert found == pytest.approx(exact, abs=1e-9), (game.text(), attack)
                    compared += 1
            game.apply(random.choice(attacks or legal))
    assert compared > 40


def test_flags_are_shown_as_hits_against_a_unit_in_a_boat():
    boat = unit("G5", "axis infantry", open_on=("raft",))
    script = battle({"G5": boat, "g6": "allies infantry"}, {"G5": "river"})
    game = script.play(HQ, "g6").battles().game
    (attack,) = (each for each in game.legal_actions() if "attack" in game.tell_action(each))
    odds = odds_of(game, attack)
    assert odds.hit == pytest.approx(1 - (1 / 3) ** 3)
    assert odds.expected == pytest.approx(2)
    assert odds.retreat == 0
