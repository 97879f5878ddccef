"""Scripted games about special tanks: bridges, bobbins, fascines, ploughs and petards."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, unit

from bocage_engine.state import Phase
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Face

CLOSED = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "hedgehog")
"""Hexes around G5 that tanks do not enter; the way over H5 is open."""
RIVER = dict.fromkeys(("H5", "H7", "h6", "h4", "H3", "h8", "H9", "h2", "H1"), "river")


def tank(label, accessory, side="allies", figures=3):
    """Return a special tank with what its accessory makes open ground of."""
    trait = catalogue().traits[f"carries_{accessory}"]
    text = f"{side} churchill {figures}"
    return unit(label, text, accessory=trait.accessory, open_on=trait.open_on)


def at_g5(accessory, units=None, ground=None, **fields):
    units = {"G5": tank("G5", accessory)} | (units or {})
    return battle(units, ground, **fields).play(HQ, *fields.pop("order", "G5").split())


# Bridges


def test_a_tank_lays_its_bridge_on_a_river_beside_it_and_crosses_in_the_same_turn():
    game = at_g5("bridge", ground=RIVER).battles()
    assert game.legal("bridge") == {"bridge G5 H5"}
    game.do("bridge G5 H5")
    assert "river" in game.lies_on("H5")
    assert game.legal() == {"cross G5 H5", "pass"}
    game.do("cross G5 H5")
    assert game.units(ALLIES) == {"H5": 3}
    assert game.phase == Phase.DRAW


def test_a_tank_may_stay_where_it_is_after_it_has_laid_its_bridge():
    game = at_g5("bridge", ground=RIVER).battles().do("bridge G5 H5", "pass")
    assert game.units(ALLIES) == {"G5": 3}


def test_a_tank_that_lays_its_bridge_does_not_battle():
    game = at_g5("bridge", {"F7": "axis infantry"}, RIVER).battles()
    assert game.legal("attack") == {"attack G5 F7"}
    game.do("bridge G5 H5", "pass")
    assert game.phase == Phase.DRAW


def test_a_tank_lays_its_bridge_after_it_has_moved_three_hexes():
    game = battle({"D5": tank("D5", "bridge")}, RIVER).play(HQ, "D5").do("move D5 G5")
    game.do("bridge G5 H5", "cross G5 H5")
    assert game.units(ALLIES) == {"H5": 3}


def test_a_bridge_is_laid_once_in_a_game():
    game = at_g5("bridge", ground=RIVER | {"F5": "river"}, allies=f"{HQ} {HQ}").battles()
    assert game.legal("bridge") == {"bridge G5 H5", "bridge G5 F5"}
    game.do("bridge G5 H5", "pass").end_turn().end_turn().play(HQ, "G5").battles()
    assert game.phase == Phase.DRAW


def test_a_tank_that_was_stopped_by_wire_lays_its_bridge_and_does_not_cross():
    units = {"F5": tank("F5", "bridge")}
    game = battle(units, RIVER | {"G5": "wire"}).play(HQ, "F5").do("move F5 G5")
    game.do("bridge G5 H5")
    assert game.units(ALLIES) == {"G5": 3}
    assert game.phase == Phase.DRAW


def test_other_units_cross_the_bridge_later():
    units = {"G5": tank("G5", "bridge"), "f6": "allies armor"}
    game = battle(units, RIVER, allies=f"{HQ} {HQ}").play(HQ, "G5", "f6").battles()
    game.do("bridge G5 H5", "cross G5 H5").end_turn().end_turn()
    game.play(HQ, "H5", "f6").do("move H5 J5")
    assert "H5" in game.ends("move", "f6")


@pytest.mark.parametrize("ground", ["river+bridge", "river+ford", "hill", "", "road"])
def test_no_bridge_is_laid_where_none_is_missing(ground):
    game = at_g5("bridge", ground=CLOSED | ({"H5": ground} if ground else {})).battles()
    assert game.legal("bridge") == set()


def test_a_tank_that_only_marches_lays_no_bridge():
    units = {"G5": tank("G5", "bridge"), "A5": "allies infantry"}
    game = battle(units, RIVER, allies="probe/left", deck="breakthrough")
    game.do("play probe/left", "end", "order G5", "end").battles()
    assert game.phase == Phase.DRAW


def test_a_tank_in_a_forest_that_it_entered_lays_no_bridge():
    game = battle({"E5": tank("E5", "bridge")}, RIVER | {"G5": "forest"}).play(HQ, "E5")
    assert game.do("move E5 G5").legal("bridge") == set()


@pytest.mark.parametrize("accessory", ["bobbin", "fascine", "mine_plough", "petard"])
def test_other_tanks_lay_no_bridge(accessory):
    assert at_g5(accessory, ground=RIVER).battles().legal("bridge") == set()


# Bobbins


def test_wire_does_not_stop_a_bobbin_which_removes_it_in_passing():
    game = at_g5("bobbin", ground=CLOSED | {"H5": "wire", "I5": "wire"})
    game.do("move G5 J5 via H5 I5")
    assert game.units(ALLIES) == {"J5": 3}
    assert (game.lies_on("H5"), game.lies_on("I5")) == ([], [])


def test_a_bobbin_removes_the_wire_on_which_its_move_ends():
    game = at_g5("bobbin", {"I5": "axis infantry"}, {"H5": "wire"}).do("move G5 H5")
    assert game.lies_on("H5") == []
    assert game.attack("H5", "I5").dice == 3


def test_a_bobbin_that_passes_beside_wire_leaves_it_there():
    game = at_g5("bobbin", ground={"H5": "wire"}).do("move G5 I7")
    assert game.lies_on("H5") == ["wire"]


def test_a_bobbin_that_entered_wire_may_take_ground():
    game = at_g5("bobbin", {"I5": "axis infantry 1"}, {"H5": "wire"}).do("move G5 H5")
    game.attack("H5", "I5", "grenade star star")
    assert game.legal("take") == {"take H5 I5"}


def test_a_bobbin_that_retreats_leaves_wire_alone():
    units = {"G5": tank("G5", "bobbin", "axis"), "f4": "allies infantry"}
    game = battle(units, {"f6": "wire", "g6": "wire"}).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.lies_on("g6") == ["wire"]


@pytest.mark.parametrize(("accessory", "far"), [("bobbin", True), ("fascine", False)])
def test_only_a_bobbin_moves_three_hexes_over_the_beach(accessory, far):
    game = battle({"G3": tank("G3", accessory)}, face=Face.BEACH).play(HQ, "G3")
    ends = game.ends("move", "G3")
    assert "H5" in ends
    assert ("h6" in ends) == far


@pytest.mark.parametrize(("accessory", "free"), [("bobbin", True), ("mine_plough", False)])
def test_marsh_neither_stops_a_bobbin_nor_forbids_its_battle(accessory, free):
    game = at_g5(accessory, {"H7": "axis infantry"}, CLOSED | {"H5": "marsh"})
    assert ("I5" in game.ends("move", "G5")) == free
    game.do("move G5 H5").battles()
    assert bool(game.legal("attack")) == free


@pytest.mark.parametrize(("accessory", "free"), [("bobbin", True), ("mine_plough", False)])
def test_a_bobbin_leaves_marsh_as_it_would_leave_open_ground(accessory, free):
    game = at_g5(accessory, {"J7": "axis infantry"}, {"G5": "marsh"})
    assert ("I5" in game.ends("move", "G5")) == free
    game.do("move G5 H5").battles()
    assert bool(game.legal("attack")) == free


def test_a_bobbin_overruns_after_it_has_taken_marsh():
    units = {"H5": "axis infantry 1", "I5": "axis infantry"}
    game = at_g5("bobbin", units, {"H5": "marsh"}).attack("G5", "H5", "grenade star star")
    game.do("take G5 H5")
    assert game.legal("attack") == {"attack H5 I5"}


# Fascines


@pytest.mark.parametrize("ground", ["river+ford", "trenches"])
@pytest.mark.parametrize(("accessory", "free"), [("fascine", True), ("bobbin", False)])
def test_fords_and_trenches_do_not_stop_a_fascine(accessory, free, ground):
    game = at_g5(accessory, ground=CLOSED | {"H5": ground})
    assert ("I5" in game.ends("move", "G5")) == free


@pytest.mark.parametrize(("accessory", "dice"), [("fascine", 3), ("bobbin", 2)])
def test_a_fascine_battles_from_a_ford_with_all_its_dice(accessory, dice):
    game = at_g5(accessory, {"H7": "axis infantry"}, {"G5": "river+ford"})
    assert game.attack("G5", "H7").dice == dice


@pytest.mark.parametrize(("accessory", "free"), [("fascine", True), ("bobbin", False)])
def test_a_fascine_battles_from_trenches_that_it_entered(accessory, free):
    game = at_g5(accessory, {"H7": "axis infantry"}, {"H5": "trenches"}).do("move G5 H5")
    assert bool(game.battles().legal("attack")) == free


@pytest.mark.parametrize(("accessory", "able"), [("fascine", True), ("bobbin", False)])
def test_a_fascine_strikes_from_ambush_in_trenches(accessory, able):
    units = {"G5": "allies infantry", "H5": tank("H5", accessory, "axis")}
    game = battle(units, {"H5": "trenches"}, axis="ambush").play(HQ, "G5").attack("G5", "H5")
    assert (game.phase == Phase.AMBUSH) == able


# Mine ploughs


def test_a_plough_stops_on_a_mine_clears_it_unseen_and_may_battle():
    game = at_g5("mine_plough", {"I5": "axis infantry"}, CLOSED | {"H5": "axis:minefield"})
    assert game.ends("move", "G5") == {"H5"}
    game.do("move G5 H5")
    assert game.lies_on("H5") == []
    assert game.figures("H5") == 3
    assert game.state.mines == ()
    assert game.legal("attack") == {"attack H5 I5"}


def test_a_plough_that_stopped_on_a_mine_takes_no_ground():
    game = at_g5("mine_plough", {"I5": "axis infantry 1"}, {"H5": "axis:minefield"})
    game.do("move G5 H5").attack("H5", "I5", "grenade star star")
    assert game.phase == Phase.DRAW


def test_a_plough_clears_the_mine_on_ground_that_it_takes_and_overruns():
    units = {"H5": "axis infantry 1", "I5": "axis infantry"}
    game = at_g5("mine_plough", units, {"H5": "axis:minefield"})
    game.attack("G5", "H5", "grenade star star").do("take G5 H5")
    assert game.lies_on("H5") == []
    assert game.legal("attack") == {"attack H5 I5"}


def test_a_plough_that_retreats_onto_a_mine_leaves_it_there():
    units = {"G5": tank("G5", "mine_plough", "axis"), "f4": "allies infantry"}
    ground = dict.fromkeys(("f6", "g6"), "allies:minefield")
    game = battle(units, ground).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 g6")
    assert game.lies_on("g6") == ["minefield"]
    assert game.units(AXIS) == {"g6": 3}


def test_other_tanks_set_mines_off():
    game = at_g5("bobbin", ground={"H5": "axis:minefield"}).do("move G5 H5")
    assert game.phase == Phase.REVEAL


# Petards

BUNKERS = ["axis:bunker", "winter_field_bunker"]


@pytest.mark.parametrize("bunker", BUNKERS)
def test_a_petard_has_a_die_more_in_close_assault_on_a_unit_in_a_bunker(bunker):
    """Vector D13."""
    units = {"H5": "axis infantry"}
    assert at_g5("petard", units, {"H5": bunker}).attack("G5", "H5").dice == 2
    assert at_g5("bobbin", units, {"H5": bunker}).attack("G5", "H5").dice == 1


@pytest.mark.parametrize(("ground", "dice"), [("town", 1), ("sandbags", 2), ("", 3)])
def test_a_petard_has_no_further_die_where_there_is_no_bunker(ground, dice):
    game = at_g5("petard", {"H5": "axis infantry"}, {"H5": ground} if ground else {})
    assert game.attack("G5", "H5").dice == dice


def test_a_petard_has_no_further_die_at_a_distance():
    game = at_g5("petard", {"I5": "axis infantry"}, {"I5": "axis:bunker"})
    assert game.attack("G5", "I5").dice == 1


def test_a_petard_that_destroys_bunker_and_unit_takes_ground_and_overruns():
    """Vector T10."""
    units = {"H5": "axis infantry 1", "I5": "axis infantry"}
    game = at_g5("petard", units, {"H5": "axis:bunker"}).attack("G5", "H5", "grenade star")
    assert game.lies_on("H5") == []
    game.do("take G5 H5")
    assert game.legal("attack") == {"attack H5 I5"}


def test_a_bunker_falls_after_the_damage_so_that_its_flag_can_still_be_ignored():
    game = at_g5("petard", {"H5": "axis infantry"}, {"H5": "axis:bunker"})
    game.attack("G5", "H5", "flag star")
    assert "stand" in game.legal()
    assert game.lies_on("H5") == ["bunker"]
    game.do("stand")
    assert game.lies_on("H5") == []
    assert game.figures("H5") == 4


def test_a_star_is_no_hit():
    game = at_g5("petard", {"H5": "axis infantry"}, {"H5": "axis:bunker"})
    game.attack("G5", "H5", "star star")
    assert game.figures("H5") == 4
    assert game.lies_on("H5") == []


def test_a_petard_does_not_take_a_bunker_that_stands():
    game = at_g5("petard", {"H5": "axis infantry 1"}, {"H5": "axis:bunker"})
    game.attack("G5", "H5", "grenade flag")
    assert game.lies_on("H5") == ["bunker"]
    assert game.phase == Phase.DRAW


def test_a_petard_takes_the_ground_of_a_unit_that_retreats_from_its_bunker():
    game = at_g5("petard", {"H5": "axis infantry"}, {"H5": "axis:bunker"})
    game.attack("G5", "H5", "flag star").do("retreat H5 h6")
    assert game.lies_on("H5") == []
    assert game.legal("take") == {"take G5 H5"}


@pytest.mark.parametrize("bunker", [*BUNKERS, "bunker"])
def test_a_petard_destroys_an_empty_bunker_with_a_star(bunker):
    game = at_g5("petard", ground={"H5": bunker}).battles()
    assert game.legal() == {"breach G5 H5", "end"}
    game.do("breach G5 H5")
    assert game.dice == 2
    game.roll("star grenade")
    assert game.lies_on("H5") == []
    assert game.units(ALLIES) == {"G5": 3}
    assert game.phase == Phase.DRAW


def test_nothing_but_a_star_harms_an_empty_bunker():
    game = at_g5("petard", ground={"H5": "axis:bunker"}).battles().do("breach G5 H5")
    game.roll("grenade flag")
    assert game.lies_on("H5") == ["bunker"]


def test_an_empty_bunker_is_not_destroyed_from_afar_nor_by_other_tanks():
    assert at_g5("petard", ground={"I5": "axis:bunker"}).battles().phase == Phase.DRAW
    assert at_g5("bobbin", ground={"H5": "axis:bunker"}).battles().phase == Phase.DRAW


def test_a_petard_in_an_overrun_may_turn_to_an_empty_bunker():
    units = {"H5": "axis infantry 1"}
    game = at_g5("petard", units, {"I5": "axis:bunker"}).attack("G5", "H5", "grenade star star")
    game.do("take G5 H5")
    assert "breach H5 I5" in game.legal()
    game.do("breach H5 I5").roll("star flag")
    assert game.lies_on("I5") == []
    assert game.phase == Phase.DRAW


def test_armor_assault_gives_a_die_more_against_an_empty_bunker():
    units = {"G5": tank("G5", "petard")}
    game = battle(units, {"H5": "axis:bunker"}, allies="armor_assault").play("armor_assault", "G5")
    game.battles().do("breach G5 H5")
    assert game.dice == 3
