"""Scripted games about units on their way: what they win, lose and leave behind in between."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, hexes, objective

from bocage_engine.setup import Exit, SpecialRules
from bocage_schema.ids import UnitClass

BOTH = {"allies": f"assault/left {HQ}", "axis": "probe/left"}
"""The Allies give orders in two turns, the Axis in the one between."""


def test_a_unit_that_dies_on_ice_leaves_no_medal_behind():
    units = {"E5": "axis infantry", "C1": "allies infantry 1", "C9": "allies infantry"}
    goals = (objective("temporary", "C1", ALLIES),)
    game = battle(units, {"D1": "frozen_river"}, objectives=goals).play(HQ, "C1")
    assert game.medals() == (1, 0)
    game.do("move C1 E1 via D1", "roll star flag")
    assert (game.holder(), game.medals()) == (None, (0, 1))


@pytest.mark.parametrize("group", ["C1", "C1 D1"])
def test_what_a_unit_leaves_is_lost_before_it_wins_in_passing(group):
    units = {"E5": "axis infantry", "C1": "allies infantry", "C9": "allies infantry"}
    goals = objective("temporary", group, ALLIES), objective("permanent", "D1", ALLIES)
    game = battle(units, objectives=goals, targets=(2, 5)).play(HQ, "C1")
    game.do("move C1 E1 via D1")
    assert not game.is_over()
    assert game.medals() == (1, 0)


def test_a_unit_that_leaves_the_board_only_passes_the_exit_hex():
    units = {"E3": "allies armor", "A9": "allies infantry"}
    way_out = (Exit(hexes("E1"), ALLIES),)
    goals = (objective("temporary", "E1", ALLIES),)
    game = battle(units, objectives=goals, exits=way_out, targets=(2, 5)).play(HQ, "E3")
    game.do("exit E3 E1")
    assert not game.is_over()
    assert game.medals() == (1, 0)


def test_medals_that_an_exit_costs_are_taken_before_the_game_is_judged():
    units = {"E1": "allies infantry", "C9": "allies infantry", "c8": "axis infantry 1"}
    way_out = (Exit(hexes("E1"), ALLIES),)
    goals = (objective("temporary", "E1", ALLIES),)
    rules = SpecialRules(exit_medals={UnitClass.INFANTRY: 2})
    game = battle(units, objectives=goals, exits=way_out, rules=rules, targets=(3, 5), **BOTH)
    game.play("assault/left").attack("C9", "c8", "grenade star star").do("pass")
    assert game.medals() == (2, 0)
    game.end_turn().end_turn().play(HQ, "E1").do("exit E1 E1")
    assert game.is_over()
    assert game.medals() == (3, 0)


MAJORITIES = tuple(
    objective("temporary_majority_turn_start", label, ALLIES) for label in ("A9", "C9", "E9")
)


def test_at_a_turn_start_medals_lost_go_before_medals_gained():
    units = {"A9": "allies infantry", "b8": "allies infantry", "d8": "allies infantry"}
    game = battle(units, objectives=MAJORITIES, targets=(2, 5), **BOTH)
    assert game.medals() == (1, 0)
    game.play("assault/left").do("move A9 a8", "move b8 C9", "move d8 E9")
    assert game.medals() == (1, 0)
    game.end_turn().end_turn()
    assert game.is_over()
    assert game.medals() == (2, 0)
    assert [game.holder(number) for number in range(3)] == [None, ALLIES, ALLIES]


def test_last_to_occupy_for_one_side_is_lost_to_an_enemy_who_comes():
    units = {"F3": "axis armor", "f6": "allies armor"}
    goals = (objective("last_to_occupy", "F5", AXIS),)
    game = battle(units, objectives=goals, first=AXIS, axis=HQ, allies=HQ)
    game.play(HQ, "F3").do("move F3 F5").end_turn()
    assert game.holder() is AXIS
    game.play(HQ, "f6").attack("f6", "F5", "flag star star").do("take f6 F5")
    assert game.holder() is None


def test_a_gun_set_up_in_a_bunker_never_leaves_it():
    units = {"F5": "allies artillery", "A9": "allies infantry"}
    game = battle(units, {"F5": "bunker"}).play(HQ, "F5", "A9")
    assert game.ends("move", "F5") == set()
    assert game.ends("move", "A9")


def test_blocked_units_lose_no_more_figures_than_they_have():
    units = {"d8": "allies infantry", "E9": "axis infantry 1"}
    game = battle(units).play(HQ, "d8").attack("d8", "E9", "flag flag star")
    assert "The unit on E9 cannot retreat so far and loses 1 figure." in game.told()


def test_every_leg_of_a_way_is_told():
    units = {"C1": "allies infantry 2", "C9": "allies infantry"}
    game = battle(units, {"D1": "frozen_river"}).play(HQ, "C1")
    game.do("move C1 E1 via D1", "roll star flag")
    assert game.told()[-4:] == [
        "A unit moves from C1 to D1.",
        "The dice show 1 star, 1 flag.",
        "The unit on D1 loses 1 figure.",
        "A unit moves from D1 to E1.",
    ]


def test_a_piece_that_goes_is_named():
    game = battle({"F5": "allies infantry"}, {"F5": "sandbags"}).play(HQ, "F5")
    game.do("move F5 e6")
    assert "Sandbags: gone from F5." in game.told()
