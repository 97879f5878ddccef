"""Scripted battles: hits, retreats, taking ground, overruns and what units keep doing after."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, unit

from bocage_engine.options import Options
from bocage_engine.state import Phase
from bocage_schema.ids import Face

# Taking ground


def test_infantry_takes_the_forest_that_its_enemy_left_and_battles_no_more():
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, {"G5": "forest"})
    game.play(HQ, "f4").attack("f4", "G5")
    assert game.dice == 2
    game.roll("infantry flag")
    assert game.figures("G5") == 3
    assert game.ends("retreat", "G5") == {"f6", "g6"}
    game.do("retreat G5 g6", "take f4 G5")
    assert game.units(ALLIES) == {"G5": 4}
    assert game.units(AXIS) == {"g6": 3}
    assert game.phase == Phase.DRAW


def test_a_unit_that_entered_wire_in_this_turn_takes_no_ground():
    game = battle({"G3": "allies infantry", "G5": "axis infantry"}, {"g4": "wire"})
    game.play(HQ, "G3").do("move G3 g4").attack("g4", "G5")
    assert game.dice == 2
    game.roll("grenade flag").do("retreat G5 g6")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"g4": 4}


def test_a_unit_that_stood_on_wire_takes_ground():
    game = battle({"g4": "allies infantry", "G5": "axis infantry"}, {"g4": "wire"})
    game.play(HQ, "g4").attack("g4", "G5", "grenade flag").do("retreat G5 g6")
    assert game.legal("take") == {"take g4 G5"}


def test_ground_may_be_left_alone():
    game = battle({"f4": "allies infantry", "G5": "axis infantry 1"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star").do("pass")
    assert game.units(ALLIES) == {"f4": 4}


@pytest.mark.parametrize("moves", [False, True])
def test_only_a_unit_that_has_not_moved_takes_a_hedgerow(moves):
    start = "G3" if moves else "f4"
    game = battle({start: "allies infantry", "G5": "axis infantry 1"}, {"G5": "hedgerow"})
    game.play(HQ, start)
    if moves:
        game.do("move G3 f4")
    game.attack("f4", "G5", "grenade star")
    assert game.legal("take") == (set() if moves else {"take f4 G5"})


@pytest.mark.parametrize(
    ("kind", "faces", "takes", "overruns"),
    [
        ("infantry", "grenade star star", True, False),
        ("special_forces", "grenade star star", True, False),
        ("armor", "grenade star star", True, True),
        ("elite_armor", "grenade star star", True, True),
        ("artillery", "grenade star star", False, False),
        ("mobile_artillery", "grenade star star", False, False),
        ("heavy_at_gun", "grenade star", False, False),
        ("swa_mg_late", "grenade star star", False, False),
        ("swa_mortar_late", "grenade star star", False, False),
        ("half_track", "grenade star", True, False),
        ("tank_destroyer", "grenade star", True, False),
        ("cavalry", "grenade star", True, True),
        ("lrp", "grenade star star", True, False),
        ("sniper", "grenade", True, False),
    ],
)
def test_who_takes_ground_and_who_then_battles_again(kind, faces, takes, overruns):
    game = battle({"f4": f"allies {kind}", "G5": "axis infantry 1", "I5": "axis infantry"})
    game.play(HQ, "f4").attack("f4", "G5", faces)
    assert game.legal("take") == ({"take f4 G5"} if takes else set())
    if takes:
        game.do("take f4 G5")
    assert (game.phase == Phase.AGAIN) == overruns


def test_armor_cannot_take_a_bunker():
    game = battle({"f4": "allies armor", "G5": "axis infantry 1"}, {"G5": "axis:bunker"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade")
    assert game.units(AXIS) == {}
    assert game.legal("take") == set()


def test_infantry_takes_a_bunker():
    units = {"f4": "allies infantry", "G5": "axis infantry 1"}
    game = battle(units, {"G5": "axis:bunker"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star").do("take f4 G5")
    assert game.units(ALLIES) == {"G5": 4}


def test_a_unit_that_left_a_hedgerow_may_take_ground():
    game = battle({"G3": "allies infantry", "G5": "axis infantry"}, {"G3": "hedgerow"})
    game.play(HQ, "G3")
    assert "G5" not in game.ends("move", "G3")
    game.do("move G3 g4").attack("g4", "G5", "flag star star").do("retreat G5 f6", "take g4 G5")
    assert game.units(ALLIES) == {"G5": 4}


def test_fire_takes_no_ground():
    game = battle({"G3": "allies infantry", "G5": "axis infantry 1"})
    game.play(HQ, "G3").attack("G3", "G5", "grenade star")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"G3": 4}


def test_no_ground_is_offered_if_the_enemy_ignores_its_flag():
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, {"G5": "axis:sandbags"})
    game.play(HQ, "f4").attack("f4", "G5", "flag star").do("stand")
    assert game.units(AXIS) == {"G5": 4}
    assert game.phase == Phase.DRAW


def test_no_ground_is_taken_and_no_overrun_made_where_an_option_forbids_it():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "I5": "axis infantry"}
    game = battle(units, options=Options(no_take_ground=True))
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"f4": 3}


# Overrun


def test_an_overrun_beside_an_enemy_is_a_close_assault():
    game = battle({"f2": "allies armor", "G5": "axis infantry", "J5": "axis infantry"})
    game.play(HQ, "f2").do("move f2 f4").attack("f4", "G5")
    assert game.dice == 3
    game.roll("infantry flag star").do("retreat G5 g6", "take f4 G5")
    assert game.legal() == {"attack G5 g6", "end"}
    game.do("attack G5 g6")
    assert game.dice == 3


def test_an_overrun_with_no_enemy_beside_may_fire():
    game = battle({"f4": "allies armor", "G5": "axis infantry 1", "G7": "axis infantry"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star").do("take f4 G5", "attack G5 G7")
    assert game.dice == 3


def test_armor_may_refuse_its_overrun():
    game = battle({"f4": "allies armor", "G5": "axis infantry 1", "G7": "axis infantry"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star").do("take f4 G5", "end")
    assert game.phase == Phase.DRAW


def test_after_an_overrun_armor_takes_ground_once_more_but_battles_no_third_time():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry 1"}
    game = battle(units | {"G7": "axis infantry"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star").do("take f4 G5")
    game.do("attack G5 g6", "roll grenade star star", "take G5 g6")
    assert game.units(ALLIES) == {"g6": 3}
    assert game.units(AXIS) == {"G7": 4}
    assert game.phase == Phase.DRAW


def test_an_overrun_by_fire_takes_no_ground():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "G7": "axis infantry 1"}
    game = battle(units)
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star").do("take f4 G5", "attack G5 G7")
    game.roll("grenade star star")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"G5": 3}


@pytest.mark.parametrize("tile", ["forest", "hedgerow", "town"])
def test_armor_that_takes_cover_does_not_battle_again(tile):
    units = {"f4": "allies armor", "G5": "axis infantry", "G7": "axis infantry"}
    game = battle(units, {"G5": tile})
    game.play(HQ, "f4").attack("f4", "G5")
    assert game.dice == 1
    game.roll("flag").do("retreat G5 g6", "take f4 G5")
    assert game.phase == Phase.DRAW


def test_armor_that_takes_a_marsh_does_not_battle_again():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "G7": "axis infantry"}
    game = battle(units, {"G5": "marsh"}).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star").do("take f4 G5")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.phase == Phase.DRAW


def test_all_battles_of_armor_are_over_before_another_unit_battles():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "G7": "axis infantry"}
    game = battle(units | {"I3": "allies infantry", "I5": "axis infantry"})
    game.play(HQ, "f4", "I3").attack("f4", "G5", "grenade star star").do("take f4 G5")
    assert game.legal("attack") == {"attack G5 G7", "attack G5 I5"}
    game.do("end")
    assert game.legal("attack") == {"attack I3 I5"}


# Retreats


def test_a_unit_with_one_way_to_retreat_is_not_asked():
    units = {"f4": "allies infantry", "G5": "axis infantry", "f6": "axis infantry"}
    game = battle(units)
    game.play(HQ, "f4").attack("f4", "G5", "flag star star")
    assert game.units(AXIS) == {"f6": 4, "g6": 4}
    assert game.phase == Phase.TAKE


def test_a_unit_that_cannot_retreat_loses_a_figure_for_each_flag():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units | {"f6": "axis infantry", "g6": "allies artillery"})
    game.play(HQ, "f4").attack("f4", "G5", "flag flag star")
    assert game.figures("G5") == 2
    assert game.phase == Phase.DRAW


def test_a_unit_that_dies_of_a_blocked_retreat_leaves_its_ground_to_be_taken():
    units = {"f4": "allies infantry", "G5": "axis infantry 1"}
    game = battle(units, {"f6": "river", "g6": "river"}).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star")
    assert game.medals() == (1, 0)
    assert game.legal("take") == {"take f4 G5"}


def test_a_river_behind_a_unit_costs_it_a_figure_instead_of_a_retreat():
    ground = {"f6": "river", "g6": "river"}
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, ground)
    game.play(HQ, "f4").attack("f4", "G5", "flag star star")
    assert game.units(AXIS) == {"G5": 3}


def test_the_sea_behind_a_unit_costs_it_a_figure_instead_of_a_retreat():
    units = {"G3": "allies infantry", "g4": "axis infantry"}
    game = battle(units, allies="", axis=HQ, face=Face.BEACH)
    game.end_turn().play(HQ, "g4").attack("g4", "G3", "flag star star")
    assert game.units(ALLIES) == {"G3": 3}


def test_three_flags_and_one_free_hex_move_a_unit_by_one_and_cost_two_figures():
    units = {"f6": "allies infantry", "G7": "axis infantry"}
    blockers = {"f8": "axis artillery", "G9": "axis artillery", "H9": "axis artillery"}
    game = battle(units | blockers)
    game.play(HQ, "f6").attack("f6", "G7", "flag flag flag")
    assert game.figures("G7") == 0
    assert game.figures("g8") == 2


def test_cover_takes_one_of_the_flags_that_cannot_be_obeyed():
    units = {"f6": "allies infantry", "G7": "axis infantry"}
    blockers = {"f8": "axis artillery", "G9": "axis artillery", "H9": "axis artillery"}
    game = battle(units | blockers, {"G7": "axis:hedgehog"})
    game.play(HQ, "f6").attack("f6", "G7", "flag flag flag")
    assert game.figures("g8") == 3


def test_sandbags_go_off_the_board_when_their_unit_retreats():
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, {"G5": "sandbags"})
    game.play(HQ, "f4").attack("f4", "G5", "flag flag").do("retreat G5 g6")
    assert game.lies_on("G5") == []


def test_sandbags_go_off_the_board_when_their_unit_moves():
    game = battle({"f4": "allies infantry"}, {"f4": "sandbags"})
    game.play(HQ, "f4").do("move f4 G5")
    assert game.lies_on("f4") == []


def test_sandbags_go_off_the_board_when_their_unit_is_eliminated():
    units = {"f4": "allies infantry", "G5": "axis infantry 1"}
    game = battle(units, {"G5": "sandbags"})
    game.play(HQ, "f4").attack("f4", "G5", "grenade star").do("take f4 G5")
    assert game.lies_on("G5") == []


def test_sandbags_stay_when_their_unit_ignores_the_flag():
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, {"G5": "sandbags"})
    game.play(HQ, "f4").attack("f4", "G5", "flag star").do("stand")
    assert game.lies_on("G5") == ["sandbags"]


def test_a_gun_in_a_bunker_loses_a_figure_for_each_flag_but_the_first():
    game = battle({"f4": "allies infantry", "G5": "axis artillery"}, {"G5": "axis:bunker"})
    game.play(HQ, "f4").attack("f4", "G5", "flag flag")
    assert game.units(AXIS) == {"G5": 1}


# Dice


def test_the_town_of_the_attacker_and_that_of_the_target_both_take_dice_but_once_each():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    open_town = battle(units, {"G5": "town"}).play(HQ, "f4").attack("f4", "G5")
    town_open = battle(units, {"f4": "town"}).play(HQ, "f4").attack("f4", "G5")
    both = battle(units, {"f4": "town", "G5": "town"}).play(HQ, "f4").attack("f4", "G5")
    assert (open_town.dice, town_open.dice, both.dice) == (2, 3, 2)


def test_armor_in_a_town_loses_two_dice_whatever_it_attacks():
    units = {"f4": "allies armor", "G5": "axis infantry"}
    assert battle(units, {"f4": "town"}).play(HQ, "f4").attack("f4", "G5").dice == 1
    game = battle(units, {"f4": "town", "G5": "town"}).play(HQ, "f4").battles()
    assert game.legal("attack") == set()


def test_artillery_that_moved_along_a_road_cannot_fire():
    ground = dict.fromkeys(("E5", "F5", "G5", "H5"), "road")
    game = battle({"E5": "allies artillery", "I5": "axis infantry"}, ground)
    game.play(HQ, "E5").do("move E5 F5")
    assert game.phase == Phase.DRAW


# Units of their own kind


def tiger():
    units = {"f4": "allies armor", "G5": "axis tiger"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "armor grenade flag")
    assert game.phase == Phase.REROLL
    assert game.figures("G5") == 1
    return game


def test_a_tiger_is_destroyed_by_a_grenade_of_the_second_roll():
    game = tiger().roll("star grenade")
    assert game.figures("G5") == 0
    assert game.medals() == (1, 0)


def test_a_tiger_stands_when_the_second_roll_shows_no_grenade():
    game = tiger().roll("armor flag")
    assert game.units(AXIS) == {"G5": 1}
    assert game.medals() == (0, 0)
    assert game.phase == Phase.DRAW


def test_a_tiger_obeys_flags_of_the_first_roll_where_an_option_says_so():
    units = {"f4": "allies armor", "G5": "axis tiger"}
    game = battle(units, options=Options(reroll_keeps_flags=True)).play(HQ, "f4")
    game.attack("f4", "G5", "armor grenade flag").roll("armor flag")
    assert game.ends("retreat", "G5") == {"f6", "g6"}


def test_a_patrol_loses_a_figure_for_each_grenade_of_the_second_roll():
    game = battle({"f4": "allies infantry", "G5": "axis lrp 3"}).play(HQ, "f4")
    game.attack("f4", "G5", "infantry infantry grenade").roll("grenade infantry grenade")
    assert game.units(AXIS) == {"G5": 1}


def test_every_third_half_track_figure_lost_makes_a_medal_and_no_unit_does():
    units = {"f4": "allies armor", "G5": "axis half_track 2"}
    units |= {"I3": "allies armor", "I5": "axis half_track 2"}
    game = battle(units).play(HQ, "f4", "I3")
    game.attack("f4", "G5", "armor armor star").do("pass")
    assert game.figures("G5") == 0
    assert game.medals() == (0, 0)
    game.attack("I3", "I5", "armor star star")
    assert game.medals() == (1, 0)
    assert game.state.pools == [0]


def test_a_sniper_beside_armor_can_attack_nobody():
    units = {"G5": "axis sniper", "H5": "allies armor", "I5": "allies infantry"}
    game = battle(units, allies="", axis=HQ).end_turn().play(HQ, "G5").battles()
    assert game.legal("attack") == set()
    assert game.phase == Phase.DRAW


def test_a_sniper_that_moves_away_from_armor_may_attack():
    units = {"G5": "axis sniper", "H5": "allies armor", "I5": "allies infantry"}
    game = battle(units, allies="", axis=HQ).end_turn().play(HQ, "G5")
    game.do("move G5 G7")
    assert game.legal("attack") == {"attack G7 I5"}


def test_a_sniper_is_worth_no_medal():
    units = {"f4": "allies armor", "G5": "axis sniper"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade infantry star")
    assert game.figures("G5") == 0
    assert game.medals() == (0, 0)


def test_a_unit_marked_with_two_medals_is_worth_two():
    units = {"f4": "allies armor", "G5": unit("G5", "axis infantry 1", medals=2)}
    game = battle(units).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star")
    assert game.medals() == (2, 0)
