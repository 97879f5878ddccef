"""The small battles that show what features are worth; what they show is printed by the script.

``python tests/support/ablation.py GAMES FEATURE …`` plays many more games than the tests.
"""

import ablation
import pytest

from bocage_engine.players import PLAYERS
from bocage_engine.players.conformance import check_player
from bocage_engine.setup import Setup
from bocage_schema.ids import Side

NAMES = tuple(ablation.FEATURES)


@pytest.mark.parametrize("name", NAMES)
def test_greedy_players_keep_to_the_protocol_in_battles_with_special_features(name):
    world = ablation.FEATURES[name].battle(Side.AXIS, True)
    assert check_player(PLAYERS["greedy"], world, games=1).choices > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_battle_is_the_same_whichever_side_has_the_feature(name):
    """Nothing but the sides change places, so that neither has an advantage from its name."""
    axis, allies = (ablation.FEATURES[name].battle(side, True).setup for side in Side)
    assert swapped(axis) == sorted((*unit[:1], *unit[2:]) for unit in allies.units)
    assert (axis.top, allies.top) == (Side.ALLIES, Side.AXIS)


def swapped(setup: Setup):
    return sorted((*unit[:1], *unit[2:]) for unit in setup.units)


@pytest.mark.parametrize("name", ["supply", "smoke", "screen", "pontoon"])
def test_a_side_without_the_feature_makes_no_use_of_it(name):
    feature = ablation.FEATURES[name]
    assert ablation.play(feature, 12, on=True).used > 0
    assert ablation.play(feature, 12, on=False).used == 0


def test_both_sides_and_beginners_are_seated_alike():
    found = ablation.play(ablation.FEATURES["back"], 8, on=True)
    assert found.games == 8
    assert 0 <= found.won <= 8
    told = ablation.told("back", found, found)
    assert "difference +0.0" in told


@pytest.mark.soak
def test_supply_ploughs_and_smoke_help_the_side_that_has_them():
    for name, games in (("supply", 1200), ("plough", 1200), ("screen", 3000)):
        feature = ablation.FEATURES[name]
        with_it, without = (ablation.play(feature, games, on=on) for on in (True, False))
        assert with_it.won > without.won, name
