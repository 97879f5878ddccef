"""Scripted games about engineers: wire, mines, road blocks, and close assault."""

import pytest
from scripted import ALLIES, HQ, battle

from bocage_engine.state import Phase

WIRE = {"G5": "wire"}


def on_wire(kind="engineers", **fields):
    units = {"G5": f"allies {kind}", "H5": "axis infantry"}
    return battle(units, WIRE, **fields).play(HQ, "G5").battles()


# Wire


def test_engineers_battle_from_wire_with_a_die_less_and_remove_it_afterwards():
    game = on_wire().do("attack G5 H5")
    assert game.dice == 2
    game.roll("star star")
    assert game.legal() == {"act G5", "end"}
    game.do("act G5")
    assert game.lies_on("G5") == []
    assert game.phase == Phase.DRAW


def test_engineers_may_leave_the_wire_where_it_is():
    game = on_wire().do("attack G5 H5").roll("star star").do("end")
    assert game.lies_on("G5") == ["wire"]


def test_engineers_may_remove_wire_without_a_battle():
    game = on_wire().do("act G5")
    assert game.lies_on("G5") == []
    assert game.phase == Phase.DRAW


def test_other_infantry_either_battles_or_removes_wire():
    units = {"G5": "allies infantry", "H5": "axis infantry", "A5": "allies engineers"}
    game = battle(units, WIRE).play(HQ, "G5").attack("G5", "H5", "star star")
    assert game.phase == Phase.DRAW
    assert game.lies_on("G5") == ["wire"]


def test_engineers_do_not_remove_wire_on_ground_that_they_take():
    units = {"G5": "allies engineers", "H5": "axis infantry 1"}
    game = battle(units, WIRE | {"H5": "wire"}).play(HQ, "G5")
    game.attack("G5", "H5", "grenade star").do("take G5 H5")
    assert game.phase == Phase.DRAW
    assert game.lies_on("H5") == ["wire"]


def test_engineers_that_entered_wire_with_one_hex_battle_and_remove_it():
    units = {"F5": "allies engineers", "H5": "axis infantry"}
    game = battle(units, WIRE).play(HQ, "F5").do("move F5 G5").attack("G5", "H5", "star star")
    game.do("act G5")
    assert game.lies_on("G5") == []


def test_engineers_that_entered_wire_with_two_hexes_do_neither():
    game = battle({"E5": "allies engineers", "H5": "axis infantry"}, WIRE).play(HQ, "E5")
    assert game.do("move E5 G5").phase == Phase.DRAW


def test_engineers_that_take_ground_leave_the_wire_behind():
    game = on_wire().do("attack G5 H5").roll("grenade flag").do("retreat H5 h6", "take G5 H5")
    assert game.legal("act") == set()
    assert game.lies_on("G5") == ["wire"]


def test_engineers_that_only_march_remove_nothing():
    units = {"G5": "allies engineers", "A5": "allies infantry"}
    game = battle(units, WIRE, allies="probe/left", deck="breakthrough")
    game.do("play probe/left", "end", "order G5", "end").battles()
    assert game.phase == Phase.DRAW


# Mines


def test_engineers_that_only_march_onto_a_mine_set_it_off():
    units = {"G5": "allies engineers", "A5": "allies infantry"}
    game = battle(units, {"H5": "axis:minefield"}, allies="probe/left", deck="breakthrough")
    game.do("play probe/left", "end", "order G5", "end", "move G5 H5")
    assert game.phase == Phase.REVEAL


def test_engineers_that_take_ground_onto_a_mine_set_it_off():
    units = {"G5": "allies engineers", "H5": "axis infantry 1"}
    game = battle(units, {"H5": "axis:minefield"}).play(HQ, "G5")
    game.attack("G5", "H5", "grenade star star").do("take G5 H5")
    assert game.phase == Phase.REVEAL


def test_engineers_that_clear_a_mine_do_not_battle():
    units = {"G5": "allies engineers", "I5": "axis infantry"}
    game = battle(units, {"H5": "axis:minefield"}).play(HQ, "G5").do("move G5 H5")
    assert game.lies_on("H5") == []
    assert game.figures("H5") == 4
    assert game.phase == Phase.DRAW


def test_engineers_stop_on_their_own_mine_and_leave_it():
    units = {"G5": "allies engineers", "I5": "axis infantry"}
    game = battle(units, {"H5": "allies:minefield"}).play(HQ, "G5").do("move G5 H5")
    assert game.lies_on("H5") == ["minefield"]
    assert game.attack("H5", "I5").dice == 3


def test_engineers_that_retreat_onto_a_mine_neither_clear_it_nor_set_it_off():
    units = {"G5": "axis engineers", "f4": "allies infantry"}
    ground = dict.fromkeys(("f6", "g6"), "allies:minefield")
    game = battle(units, ground).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 f6")
    assert game.lies_on("f6") == ["minefield"]
    assert game.state.mines == ()


# Road blocks


def test_engineers_that_enter_a_road_block_remove_it_instead_of_battling():
    units = {"G5": "allies engineers", "I5": "axis infantry"}
    game = battle(units, {"H5": "road_block"}).play(HQ, "G5").do("move G5 H5")
    assert game.legal() == {"attack H5 I5", "act H5", "end"}
    game.do("act H5")
    assert game.lies_on("H5") == []
    assert game.phase == Phase.DRAW


def test_engineers_that_battle_do_not_remove_the_road_block():
    units = {"H5": "allies engineers", "I5": "axis infantry"}
    game = battle(units, {"H5": "road_block"}).play(HQ, "H5").attack("H5", "I5", "star star star")
    assert game.phase == Phase.DRAW
    assert game.lies_on("H5") == ["road_block"]


@pytest.mark.parametrize("kind", ["armor", "artillery", "supply_truck", "cavalry", "half_track"])
def test_only_infantry_enters_a_road_block(kind):
    game = battle({"G5": f"allies {kind}"}, {"H5": "road_block"}).play(HQ, "G5")
    assert "H5" not in game.ends("move", "G5")


@pytest.mark.parametrize(("kind", "dice"), [("infantry", 2), ("armor", 2), ("artillery", 3)])
def test_a_road_block_protects_whoever_is_on_it(kind, dice):
    units = {"G5": f"allies {kind}", "H5": "axis infantry"}
    game = battle(units, {"H5": "road_block"}).play(HQ, "G5")
    assert game.attack("G5", "H5").dice == dice
    game.roll("flag" + " star" * (dice - 1))
    assert "stand" in game.legal()


def test_a_road_block_stops_infantry_and_lets_it_battle_and_see_over():
    ground = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river") | {"H5": "road_block"}
    units = {"G5": "allies infantry", "I5": "axis infantry"}
    game = battle(units, ground).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    assert battle(units, ground).play(HQ, "G5").attack("G5", "I5").dice == 2
    assert game.do("move G5 H5").attack("H5", "I5").dice == 3


# Close assault


@pytest.mark.parametrize("ground", ["forest", "town", "hill", "sandbags", "axis:bunker", "castle"])
def test_terrain_does_not_protect_from_engineers_in_close_assault(ground):
    near = {"G5": "allies engineers", "H5": "axis infantry"}
    game = battle(near, {"H5": ground}).play(HQ, "G5")
    assert game.attack("G5", "H5").dice == 3
    far = {"G5": "allies engineers", "I5": "axis infantry"}
    assert battle(far, {"I5": ground}).play(HQ, "G5").attack("G5", "I5").dice == 1


def test_flags_are_ignored_in_cover_all_the_same():
    units = {"G5": "allies engineers", "H5": "axis infantry"}
    game = battle(units, {"H5": "sandbags"}).play(HQ, "G5").attack("G5", "H5", "flag star star")
    assert "stand" in game.legal()


def test_engineers_are_infantry_for_cards_and_take_ground():
    units = {"G5": "allies engineers", "H5": "axis infantry 1"}
    game = battle(units, allies="move_out").play("move_out", "G5")
    game.attack("G5", "H5", "infantry star star").do("take G5 H5")
    assert game.units(ALLIES) == {"H5": 4}
