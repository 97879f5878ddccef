"""Scripted games about objectives: who wins them, and when they are lost again."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, objective

from bocage_engine.events import EventKind
from bocage_engine.options import Options
from bocage_engine.state import Phase, Reason

BOTH = {"allies": f"{HQ} {HQ}", "axis": ""}
"""The Allies may give orders in two turns."""
BY_TURNS = {"allies": HQ, "axis": HQ}


def test_a_temporary_objective_is_lost_by_a_retreat():
    units = {"f6": "allies infantry", "G7": "axis infantry"}
    ground = {"E7": "river", "e6": "river", "f6": "river+bridge"}
    game = battle(
        units, ground, **BY_TURNS, objectives=(objective("temporary", "f6", ALLIES),)
    ).end_turn()
    assert game.medals() == (1, 0)
    game.play(HQ, "G7").attack("G7", "f6", "flag star star")
    assert game.ends("retreat", "f6") == {"F5", "G5"}
    game.do("retreat f6 G5")
    assert game.medals() == (0, 0)
    assert game.holder() is None


def test_the_last_way_off_a_bridge_is_taken_without_a_question():
    units = {"D7": "allies infantry", "d8": "axis infantry"}
    ground = {"D7": "river+bridge", "c6": "river"}
    game = battle(units, ground, **BY_TURNS, objectives=(objective("temporary", "D7", ALLIES),))
    game.end_turn().play(HQ, "d8").attack("d8", "D7")
    assert game.medals() == (1, 0)
    game.roll("flag star star")
    assert game.units(ALLIES) == {"d6": 4}
    assert game.medals() == (0, 0)


def test_a_temporary_objective_is_won_by_moving_there():
    game = battle({"f4": "allies infantry"}, objectives=(objective("temporary", "G5", ALLIES),))
    game.play(HQ, "f4").do("move f4 G5")
    assert game.medals() == (1, 0)
    assert game.holder() is ALLIES


def test_a_temporary_objective_is_not_won_by_passing():
    units = {"G3": "allies armor"}
    goals = (objective("temporary", "G5 f4 g4", ALLIES),)
    game = battle(units, objectives=goals).play(HQ, "G3").do("move G3 g6")
    assert game.medals() == (0, 0)
    assert not [text for text in game.told() if "medals" in text]


def test_a_temporary_objective_is_not_won_by_the_other_side():
    game = battle({"f4": "allies infantry"}, objectives=(objective("temporary", "G5", AXIS),))
    game.play(HQ, "f4").do("move f4 G5")
    assert game.medals() == (0, 0)


def test_a_temporary_objective_is_lost_when_its_unit_is_eliminated():
    units = {"G5": "axis infantry 1", "f4": "allies infantry"}
    game = battle(units, objectives=(objective("temporary", "G5", AXIS, medals=2),))
    assert game.medals() == (0, 2)
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.medals() == (1, 0)


def test_a_temporary_objective_is_lost_by_a_move_over_another_objective():
    goals = objective("temporary", "G3", ALLIES), objective("permanent", "f4 g4", ALLIES)
    game = battle({"G3": "allies armor"}, objectives=goals).play(HQ, "G3")
    assert game.medals() == (1, 0)
    game.do("move G3 G5 via f4")
    assert (game.holder(0), game.holder(1)) == (None, ALLIES)
    assert game.medals() == (1, 0)


def test_a_temporary_objective_is_lost_by_a_move_over_ice():
    goals = (objective("temporary", "G3", ALLIES),)
    ground = {"f4": "frozen_river", "g4": "frozen_river"}
    game = battle({"G3": "allies armor"}, ground, objectives=goals).play(HQ, "G3")
    game.do("move G3 G5 via g4", "roll armor armor")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.medals() == (0, 0)


def test_a_majority_of_three_hexes_is_two_and_goes_with_one_of_them():
    units = {"D5": "allies infantry", "g4": "allies infantry", "J5": "axis infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5"),)
    game = battle(units, **BOTH, objectives=goals)
    assert game.medals() == (0, 0)
    game.play(HQ, "g4").do("move g4 G5")
    assert game.medals() == (1, 0)
    game.end_turn().end_turn().play(HQ, "D5").do("move D5 D7")
    assert game.medals() == (0, 0)


def test_a_majority_is_lost_in_the_turn_of_the_enemy_that_takes_one_of_its_hexes():
    units = {"D5": "allies infantry", "G5": "allies infantry 1", "g6": "axis infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5"),)
    game = battle(units, **BY_TURNS, objectives=goals).end_turn().play(HQ, "g6")
    assert game.medals() == (1, 0)
    game.attack("g6", "G5", "grenade star star")
    assert game.medals() == (0, 1)
    assert game.phase == Phase.TAKE


@pytest.mark.parametrize(("relative", "holder"), [(False, None), (True, ALLIES)])
def test_two_of_four_hexes_are_a_majority_by_an_option_only(relative, holder):
    units = {"D5": "allies infantry", "g4": "allies infantry", "J5": "axis infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5 J7"),)
    options = Options(relative_majority=relative, last_unit_loss=False)
    game = battle(units, objectives=goals, options=options).play(HQ, "g4").do("move g4 G5")
    assert game.holder() is holder


def test_a_majority_meant_for_one_side_is_never_held_by_the_other():
    units = {"D5": "allies infantry", "g4": "allies infantry", "J5": "axis infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5", AXIS),)
    game = battle(units, **BY_TURNS, objectives=goals).play(HQ, "g4").do("move g4 G5")
    assert game.medals() == (0, 0)
    assert game.holder() is None


def test_the_owner_of_a_majority_for_one_side_holds_it_with_more_hexes():
    units = {"D5": "axis infantry", "g6": "axis infantry", "J5": "allies infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5", AXIS),)
    game = battle(units, **BY_TURNS, objectives=goals).end_turn().play(HQ, "g6").do("move g6 G5")
    assert game.medals() == (0, 1)


def test_a_majority_may_need_more_hexes_than_half_of_them():
    units = {"D5": "allies infantry", "g4": "allies infantry"}
    goals = (objective("temporary_majority", "D5 G5 J5", min_hexes=3),)
    game = battle(units, objectives=goals).play(HQ, "g4").do("move g4 G5")
    assert game.holder() is None


def test_a_majority_at_the_start_of_the_turn_is_won_and_lost_then_only():
    units = {"D5": "allies infantry", "G5": "allies infantry 1", "h6": "axis armor"}
    goals = (objective("temporary_majority_turn_start", "D5 G5 J5"),)
    game = battle(units, **BY_TURNS, objectives=goals)
    assert game.holder() is ALLIES
    game.end_turn()
    assert game.holder() is ALLIES
    game.play(HQ, "h6").do("move h6 g6").attack("g6", "G5", "grenade star star").do("take g6 G5")
    assert game.holder() is ALLIES
    assert game.medals() == (1, 1)
    game.end_turn()
    assert game.holder() is None
    assert game.medals() == (0, 1)


def test_a_majority_at_the_start_of_the_turn_passes_when_the_other_side_begins_with_it():
    units = {"D5": "allies infantry", "G5": "allies infantry"}
    units |= {"J5": "axis infantry", "g4": "axis infantry"}
    goals = (objective("temporary_majority_turn_start", "D5 G5 J5"),)
    game = battle(units, objectives=goals).play(HQ, "G5").do("move G5 f4")
    game.attack("f4", "g4", "flag star star").do("retreat g4 G5", "pass")
    assert game.holder() is ALLIES
    game.end_turn()
    assert game.holder() is AXIS
    assert game.medals() == (0, 1)


def test_a_permanent_objective_is_won_by_driving_over_it():
    game = battle({"G3": "allies armor"}, objectives=(objective("permanent", "G5"),))
    game.play(HQ, "G3").do("move G3 g6 via G5")
    assert game.units(ALLIES) == {"g6": 3}
    assert game.medals() == (1, 0)


def test_a_permanent_objective_is_not_won_by_driving_around_it():
    game = battle({"G3": "allies armor"}, objectives=(objective("permanent", "f4"),))
    game.play(HQ, "G3").do("move G3 G5")
    assert game.medals() == (0, 0)


def test_a_permanent_objective_stays_with_its_first_holder():
    units = {"f4": "allies infantry", "g6": "axis infantry"}
    game = battle(units, **BY_TURNS, objectives=(objective("permanent", "G5 F5"),))
    game.play(HQ, "f4").do("move f4 F5").end_turn()
    game.play(HQ, "g6").do("move g6 G5")
    assert game.medals() == (1, 0)


def test_a_permanent_objective_at_the_start_of_the_turn_is_kept_after_leaving():
    goals = (objective("permanent_turn_start", "G5", ALLIES),)
    game = battle({"f4": "allies infantry"}, allies=f"{HQ} {HQ}", objectives=goals)
    game.play(HQ, "f4").do("move f4 G5")
    assert game.medals() == (0, 0)
    game.end_turn()
    assert game.medals() == (0, 0)
    game.end_turn()
    assert game.medals() == (1, 0)
    game.play(HQ, "G5").do("move G5 G3").end_turn().end_turn()
    assert game.medals() == (1, 0)


def test_the_last_to_occupy_keeps_an_objective_until_an_enemy_enters_it():
    units = {"g6": "axis infantry", "f4": "allies armor"}
    goals = (objective("last_to_occupy", "G5"),)
    game = battle(units, **BY_TURNS, objectives=goals, first=AXIS)
    game.play(HQ, "g6").do("move g6 G5")
    assert game.medals() == (0, 1)
    game.end_turn()
    game = game.play(HQ, "f4").battles()
    assert game.legal("attack") == {"attack f4 G5"}
    game.attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.holder() is AXIS
    game.do("take f4 G5")
    assert game.holder() is ALLIES
    assert game.medals() == (1, 0)


def test_sole_control_is_lost_to_an_enemy_in_the_group_and_won_by_its_last_unit():
    units = {"G5": "allies infantry 1", "i6": "axis infantry"}
    goals = (objective("sole_control", "G5 H5 I5"),)
    game = battle(units, allies="", axis=f"{HQ} {HQ}", objectives=goals, first=AXIS)
    assert game.holder() is ALLIES
    game.play(HQ, "i6").do("move i6 I5")
    assert game.holder() is None
    game.attack("I5", "G5", "grenade star")
    assert game.holder() is AXIS
    assert game.medals() == (0, 2)


def test_sole_control_is_nobodys_when_the_group_is_empty():
    goals = (objective("sole_control", "G5 H5 I5"),)
    game = battle({"G5": "allies infantry"}, objectives=goals).play(HQ, "G5")
    game.do("move G5 f4")
    assert game.holder() is None
    assert game.medals() == (0, 0)


def test_sudden_death_ends_the_game_whatever_the_medals():
    goals = (objective("sudden_death", "G5 J5", ALLIES, min_hexes=2),)
    units = {"f4": "allies infantry", "J5": "allies infantry", "G7": "axis infantry"}
    game = battle(units, objectives=goals).play(HQ, "f4")
    assert not game.is_over()
    game.do("move f4 G5")
    assert game.winner() is ALLIES
    assert game.game.result().reason is Reason.SUDDEN_DEATH
    assert game.medals() == (0, 0)


def test_nothing_happens_after_a_sudden_death():
    """What the last move changes is told before the end, in whatever order it is written."""
    goals = (
        objective("sudden_death", "G5", ALLIES),
        objective("temporary", "f4", ALLIES),
    )
    units = {"f4": "allies infantry", "G7": "axis infantry"}
    game = battle(units, objectives=goals).play(HQ, "f4").do("move f4 G5")
    assert game.winner() is ALLIES
    assert game.medals() == (0, 0)
    assert game.game.events[-1][0] == EventKind.OVER


def test_a_permanent_objective_is_won_by_a_retreat_over_it():
    units = {"f4": "allies infantry", "G5": "axis infantry", "f6": "axis artillery"}
    game = battle(units, objectives=(objective("permanent", "g6", AXIS),)).play(HQ, "f4")
    game.attack("f4", "G5", "flag flag star").do("retreat G5 G7 via g6")
    assert game.medals() == (0, 1)


@pytest.mark.parametrize("labels", [("f4", "G5"), ("G5", "f4")])
def test_what_a_move_loses_goes_before_what_it_gains(labels):
    goals = tuple(objective("temporary", label, ALLIES) for label in labels)
    game = battle({"f4": "allies infantry"}, objectives=goals).play(HQ, "f4").do("move f4 G5")
    medals = [text for text in game.told() if "medal" in text]
    assert medals == [
        "Allies: 1 medal gained.",
        "Allies: 1 medal lost.",
        "Allies: 1 medal gained.",
    ]
    assert game.game.state.high == [0, 1]


@pytest.mark.parametrize("first", [AXIS, ALLIES])
def test_who_begins_wins_a_sudden_death_that_both_have_reached(first):
    goals = (objective("sudden_death", "G5 J5"),)
    units = {"G5": "axis infantry", "J5": "allies infantry"}
    game = battle(units, allies="", objectives=goals, first=first)
    assert game.winner() is first
