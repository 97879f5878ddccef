"""Scripted games about wire, mines, ice, camouflage, and weather that slows armor."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, objective

from bocage_engine.actions import ActionKind
from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

ENCLOSED = dict.fromkeys(("F3", "H3", "f2", "g2"), "river")
"""Rivers around G3, which leave two ways out, over f4 and g4."""
BLOCKED = ENCLOSED | {"g4": "river"}
"""The same with one way out, over f4."""
MINES = dict.fromkeys(("f4", "g4"), "axis:minefield")
MINE = {"G5": "axis:minefield"}
ICE = {"G5": "frozen_river"}

# Wire


def test_armor_that_takes_ground_onto_wire_removes_it_and_overruns_with_all_its_dice():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, {"G5": "wire"}).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star").do("take f4 G5")
    assert game.lies_on("G5") == []
    game.do("attack G5 g6")
    assert game.dice == 3


def test_armor_that_took_ground_onto_wire_takes_no_more_ground():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry 1"}
    game = battle(units, {"G5": "wire"}).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star").do("take f4 G5")
    game.do("attack G5 g6", "roll grenade star star")
    assert game.legal("take") == set()


def test_armor_that_moves_onto_wire_removes_it_stops_and_battles_with_all_its_dice():
    game = battle({"G3": "allies armor", "G7": "axis infantry"}, {"G5": "wire", "f6": "wire"})
    game.play(HQ, "G3").do("move G3 G5")
    assert game.lies_on("G5") == []
    game.do("attack G5 G7")
    assert game.dice == 3


def test_armor_does_not_move_on_from_wire():
    game = battle({"G3": "allies armor"}, ENCLOSED | {"f4": "wire", "g4": "wire"})
    assert game.play(HQ, "G3").ends("move", "G3") == {"f4", "g4"}


def test_armor_that_moved_onto_wire_takes_no_ground():
    game = battle({"G3": "allies armor", "G5": "axis infantry 1"}, {"g4": "wire"})
    game.play(HQ, "G3").do("move G3 g4").attack("g4", "G5", "grenade star star")
    assert game.lies_on("g4") == []
    assert game.phase == Phase.DRAW


def test_armor_that_stands_on_wire_removes_it_by_battling():
    game = battle({"G3": "allies armor", "G5": "axis infantry"}, {"G3": "wire"})
    game.play(HQ, "G3").battles().do("attack G3 G5")
    assert game.dice == 3
    assert game.lies_on("G3") == []


def test_armor_that_retreats_onto_wire_leaves_it_there():
    game = battle({"f4": "allies infantry", "G5": "axis armor"}, {"g6": "wire", "f6": "wire"})
    game.play(HQ, "f4").attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.lies_on("g6") == ["wire"]


def test_infantry_on_wire_battles_with_one_die_less_or_removes_it():
    game = battle({"G3": "allies infantry", "G5": "axis infantry"}, {"G3": "wire"})
    game.play(HQ, "G3").battles()
    assert game.legal() == {"attack G3 G5", "act G3", "end"}
    fights, clears = game.changed(), game.changed()
    fights.do("attack G3 G5")
    assert fights.dice == 1
    assert fights.lies_on("G3") == ["wire"]
    clears.do("act G3")
    assert clears.lies_on("G3") == []
    assert clears.phase == Phase.DRAW


def test_infantry_may_remove_wire_that_it_entered_in_this_turn():
    game = battle({"G3": "allies infantry"}, {"g4": "wire"}).play(HQ, "G3").do("move G3 g4")
    game.do("act g4")
    assert game.lies_on("g4") == []


def test_infantry_that_reached_wire_with_its_second_hex_does_not_remove_it():
    game = battle({"G3": "allies infantry"}, {"G5": "wire"}).play(HQ, "G3").do("move G3 G5")
    assert game.phase == Phase.DRAW
    assert game.lies_on("G5") == ["wire"]


def test_artillery_does_not_remove_wire():
    game = battle({"G3": "allies artillery"}, {"G3": "wire"}).play(HQ, "G3").battles()
    assert game.legal("act") == set()


def test_armor_that_cannot_battle_does_not_remove_wire_by_acting():
    game = battle({"G3": "allies armor"}, {"G3": "wire"}).play(HQ, "G3").battles()
    assert game.legal("act") == set()
    assert game.lies_on("G3") == ["wire"]


def test_engineers_remove_a_road_block_instead_of_battling():
    game = battle({"G3": "allies engineers"}, {"G3": "road_block"}).play(HQ, "G3").battles()
    game.do("act G3")
    assert game.lies_on("G3") == []


def test_other_infantry_does_not_remove_a_road_block():
    game = battle({"G3": "allies infantry"}, {"G3": "road_block"}).play(HQ, "G3").battles()
    assert game.legal("act") == set()


# Mines


def on_a_mine(kind="infantry"):
    """Return a game in which an Allied unit has just entered a hidden mine."""
    return battle({"f4": f"allies {kind}"}, MINE).play(HQ, "f4").do("move f4 G5")


def test_a_mine_hits_by_symbols_and_grenades_and_its_flags_mean_nothing():
    game = on_a_mine().do("reveal 2", "roll infantry flag")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.lies_on("G5") == ["minefield"]
    assert game.state.mines[1::2] == (2,)


def test_a_mine_is_revealed_with_the_chances_of_those_not_yet_seen():
    game = on_a_mine()
    chances = {
        game.game.tell_action(action): float(chance)
        for action, chance in game.game.chance_outcomes()
    }
    assert chances == {
        "reveal 0": pytest.approx(3 / 9),
        "reveal 1": pytest.approx(2 / 9),
        "reveal 2": pytest.approx(2 / 9),
        "reveal 3": pytest.approx(1 / 9),
        "reveal 4": pytest.approx(1 / 9),
    }


def test_a_mine_stops_units():
    game = battle({"G3": "allies armor"}, ENCLOSED | MINES).play(HQ, "G3")
    assert game.ends("move", "G3") == {"f4", "g4"}


def test_a_unit_that_survives_a_mine_may_battle():
    units = {"f4": "allies infantry", "g6": "axis infantry"}
    game = battle(units, MINE).play(HQ, "f4").do("move f4 G5", "reveal 1", "roll star")
    assert game.legal("attack") == {"attack G5 g6"}


def test_a_mine_that_is_already_revealed_is_rolled_for_at_once():
    units = {"f4": "allies infantry", "H5": "allies infantry"}
    game = battle(units, MINE, allies=f"{HQ} {HQ}").play(HQ, "f4")
    game.do("move f4 G5", "reveal 1", "roll star").end_turn().end_turn()
    game.play(HQ, "G5", "H5").do("move G5 G7", "move H5 G5")
    assert game.phase == Phase.MINE


def test_a_mine_that_eliminates_a_unit_gives_the_medal_to_the_enemy():
    game = battle({"f4": "allies infantry 1"}, MINE).play(HQ, "f4").do("move f4 G5", "reveal 1")
    game.roll("grenade")
    assert game.units(ALLIES) == {}
    assert game.medals() == (0, 1)


def test_a_blank_mine_goes_off_the_board():
    game = on_a_mine().do("reveal 0")
    assert game.lies_on("G5") == []
    assert game.units(ALLIES) == {"G5": 4}


def test_a_mine_of_the_own_side_stays_hidden():
    ground = {"G5": "allies:minefield"}
    game = battle({"f4": "allies infantry"}, ground).play(HQ, "f4").do("move f4 G5")
    assert game.lies_on("G5") == ["minefield"]
    assert game.state.mines == ()
    assert game.phase == Phase.DRAW


def test_a_retreat_onto_a_mine_sets_nothing_off():
    ground = {"f6": "allies:minefield", "g6": "allies:minefield"}
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, ground).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.units(AXIS) == {"g6": 4}
    assert game.state.mines == ()


def test_taking_ground_onto_a_mine_sets_it_off():
    ground = {"G5": "axis:minefield"}
    game = battle({"f4": "allies infantry", "G5": "axis infantry 1"}, ground).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star").do("take f4 G5")
    assert game.phase == Phase.REVEAL


def test_engineers_that_move_one_hex_onto_a_mine_clear_it_instead_of_battling():
    units = {"f4": "allies engineers", "g6": "axis infantry"}
    game = battle(units, MINE).play(HQ, "f4").do("move f4 G5")
    assert game.lies_on("G5") == []
    assert game.phase == Phase.DRAW


def test_engineers_that_move_two_hexes_onto_a_mine_set_it_off():
    game = battle({"G3": "allies engineers"}, MINE).play(HQ, "G3").do("move G3 G5")
    assert game.phase == Phase.REVEAL


def test_engineers_clear_the_mine_that_they_stand_on_before_they_battle():
    units = {"G5": "allies engineers", "g6": "axis infantry"}
    game = battle(units, MINE).play(HQ, "G5").battles()
    assert game.legal() == {"act G5", "end"}
    game.do("act G5")
    assert game.lies_on("G5") == []


# Ice


def test_armor_on_ice_loses_a_figure_for_each_star():
    game = battle({"f4": "allies armor"}, ICE).play(HQ, "f4").do("move f4 G5")
    game.roll("star grenade")
    assert game.units(ALLIES) == {"G5": 2}


def test_ice_is_rolled_for_when_a_unit_only_passes_and_its_move_goes_on():
    ground = {"G5": "frozen_river", "f4": "frozen_river", "g4": "frozen_river"}
    game = battle({"G3": "allies armor"}, ground).play(HQ, "G3").do("move G3 G5 via g4")
    assert game.units(ALLIES) == {"g4": 3}
    game.roll("star infantry")
    assert game.units(ALLIES) == {"G5": 2}
    game.roll("star infantry")
    assert game.units(ALLIES) == {"G5": 1}


def test_a_retreat_onto_ice_is_rolled_for():
    ground = {"f6": "frozen_river", "g6": "frozen_river"}
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, ground).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 f6")
    assert game.phase == Phase.ICE
    game.roll("star star")
    assert game.units(AXIS) == {"f6": 2}
    assert game.legal("take") == {"take f4 G5"}


def test_taking_ground_onto_ice_is_rolled_for_before_the_overrun():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, ICE).play(HQ, "f4").attack("f4", "G5", "grenade star star")
    game.do("take f4 G5")
    assert game.phase == Phase.ICE
    game.roll("star grenade")
    assert game.units(ALLIES) == {"G5": 2}
    assert game.legal("attack") == {"attack G5 g6"}


def test_a_unit_that_drowns_gives_a_medal_to_the_enemy():
    game = battle({"f4": "allies infantry 1"}, ICE).play(HQ, "f4").do("move f4 G5")
    game.roll("star flag")
    assert game.units(ALLIES) == {}
    assert game.medals() == (0, 1)
    assert game.phase == Phase.DRAW


def test_a_unit_that_drowns_while_it_takes_ground_does_not_overrun():
    units = {"f4": "allies armor 1", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, ICE).play(HQ, "f4").attack("f4", "G5", "grenade star star")
    game.do("take f4 G5").roll("star star")
    assert game.medals() == (1, 1)
    assert game.phase == Phase.DRAW


def test_no_ice_is_rolled_for_on_a_bridge():
    game = battle({"f4": "allies armor"}, {"G5": "frozen_river+bridge"}).play(HQ, "f4")
    game.do("move f4 G5")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.phase != Phase.ICE


def test_a_way_around_ice_is_told_apart_from_the_way_across():
    game = battle({"G3": "allies armor"}, {"f4": "frozen_river"}).play(HQ, "G3")
    ways = {text for text in game.legal("move") if text.startswith("move G3 G5")}
    assert ways == {"move G3 G5", "move G3 G5 via f4"}
    game.do("move G3 G5")
    assert game.units(ALLIES) == {"G5": 3}


def test_a_way_to_the_hex_behind_a_mine_goes_around_it():
    game = battle({"G3": "allies armor"}, {"f4": "axis:minefield"}).play(HQ, "G3")
    game.do("move G3 G5")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.state.mines == ()


# Camouflage


def test_a_camouflaged_unit_can_be_attacked_from_beside_it_only():
    units = {"G3": "allies infantry", "f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, {"G5": "camouflage"}).play(HQ, "G3", "f4").battles()
    assert game.legal("attack") == {"attack f4 G5"}


@pytest.mark.parametrize("deed", ["move G5 G7", "attack G5 f4"])
def test_a_unit_that_moves_or_battles_is_camouflaged_no_more(deed):
    units = {"G5": "allies infantry", "f4": "axis infantry"}
    game = battle(units, {"G5": "camouflage"}).play(HQ, "G5")
    if deed.startswith("attack"):
        game.battles()
    game.do(deed)
    assert game.lies_on("G5") == []


def test_a_unit_that_retreats_is_camouflaged_no_more():
    game = battle({"f4": "allies infantry", "G5": "axis infantry"}, {"G5": "camouflage"})
    game.play(HQ, "f4").attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.lies_on("G5") == []


# Sandbags


def test_whether_sandbags_outlast_a_unit_that_passes_does_not_depend_on_an_objective():
    outlast = []
    for goals in ((), (objective("permanent", "f4"),)):
        game = battle({"G3": "allies armor"}, BLOCKED | {"f4": "sandbags"}, objectives=goals)
        game.play(HQ, "G3").do("move G3 G5 via f4" if goals else "move G3 G5")
        outlast.append(game.lies_on("f4"))
    assert outlast[0] == outlast[1]


# Slow armor


def test_armor_of_a_slow_side_moves_two_hexes():
    units = {"E5": "allies armor", "K5": "axis armor"}
    rules = SpecialRules(slow_armor=frozenset({ALLIES}))
    game = battle(units, axis=HQ, rules=rules).play(HQ, "E5")
    assert {"F5", "G5", "H5"} & game.ends("move", "E5") == {"F5", "G5"}
    game.end_turn().play(HQ, "K5")
    assert "H5" in game.ends("move", "K5")


@pytest.mark.parametrize("winter", [False, True])
def test_winter_weather_slows_armor_to_two_hexes_and_three_on_roads(winter):
    road = dict.fromkeys(("D5", "E5", "F5", "G5", "H5", "I5", "J5"), "road")
    units = {"E5": "allies armor", "J7": "axis infantry"}
    game = battle(units, road, rules=SpecialRules(winter_weather=winter)).play(HQ, "E5")
    ends = game.ends("move", "E5")
    assert {"H5", "E7"} <= ends
    assert ends & {"I5", "E8", "d8"} == (set() if winter else {"I5", "d8"})
    game.do("move E5 H5")
    assert game.legal("attack") == {"attack H5 J7"}


# The state as a text


def test_a_game_read_back_in_the_middle_of_a_journey_goes_on_the_same():
    ground = {"f4": "frozen_river", "g4": "frozen_river"}
    game = battle({"G3": "allies armor"}, ground).play(HQ, "G3").do("move G3 G5 via g4")
    again = game.changed()
    for each in (game, again):
        each.roll("star infantry")
    assert game.state == again.state
    assert game.units(ALLIES) == {"G5": 2}


def test_winter_weather_does_not_change_what_ice_does():
    rules = SpecialRules(winter_weather=True)
    game = battle({"f4": "allies armor"}, ICE, rules=rules).play(HQ, "f4").do("move f4 G5")
    kinds = {action.kind for action, _ in game.game.chance_outcomes()}
    assert kinds == {ActionKind.ROLL}
    game.roll("star grenade")
    assert game.units(ALLIES) == {"G5": 2}
