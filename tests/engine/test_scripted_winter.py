"""Scripted games about the ground, the weather and the markers of winter."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

ENCLOSED = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river")
"""Rivers around G5, which leave one way out, over H5."""

# Castles, churches, villages and forests


@pytest.mark.parametrize("ground", ["castle", "winter_church", "winter_village", "winter_forest"])
@pytest.mark.parametrize(("kind", "dice"), [("infantry", 2), ("armor", 1), ("artillery", 3)])
def test_castles_and_the_like_protect_as_a_town_does(ground, kind, dice):
    units = {"G5": f"allies {kind}", "H5": "axis infantry"}
    assert battle(units, {"H5": ground}).play(HQ, "G5").attack("G5", "H5").dice == dice


@pytest.mark.parametrize(
    ("ground", "dice"),
    [("castle", 1), ("winter_church", 1), ("winter_village", 1), ("winter_forest", 3)],
)
def test_armor_in_buildings_battles_with_two_dice_less(ground, dice):
    units = {"G5": "allies armor", "H5": "axis infantry"}
    assert battle(units, {"G5": ground}).play(HQ, "G5").attack("G5", "H5").dice == dice


@pytest.mark.parametrize("ground", ["castle", "winter_church", "winter_village", "winter_forest"])
@pytest.mark.parametrize("kind", ["infantry", "armor"])
def test_castles_and_the_like_stop_units_which_then_do_not_battle(ground, kind):
    units = {"G5": f"allies {kind}", "I5": "axis infantry"}
    game = battle(units, ENCLOSED | {"H5": ground}).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    assert game.do("move G5 H5").phase == Phase.DRAW


@pytest.mark.parametrize(
    ("ground", "sees"),
    [
        *(("castle", False), ("winter_church", False), ("winter_village", False)),
        *(("winter_forest", False), ("winter_hill", False), ("frozen_river", True)),
        *(("winter_railway", True), ("winter_road", True), ("winter_road_block", True)),
        *(("river+winter_rail_bridge", True), ("river+winter_pontoon_bridge", True)),
        ("winter_field_bunker", False),
    ],
)
def test_what_blocks_the_line_of_sight(ground, sees):
    units = {"G5": "allies armor", "I5": "axis infantry"}
    game = battle(units, {"H5": ground}).play(HQ, "G5").battles()
    assert bool(game.legal("attack")) == sees


@pytest.mark.parametrize(
    ("ground", "stands"),
    [
        ("winter_church", True),
        ("castle", False),
        ("winter_village", False),
        ("winter_road_block", True),
    ],
)
def test_a_church_and_a_road_block_let_units_ignore_one_flag(ground, stands):
    units = {"G5": "allies artillery", "H5": "axis infantry"}
    game = battle(units, {"H5": ground}).play(HQ, "G5").attack("G5", "H5", "flag star star")
    assert ("stand" in game.legal()) == stands
    game = battle(units, {"H5": ground}).play(HQ, "G5").attack("G5", "H5", "flag flag star")
    assert "stand" not in game.legal()


def test_armor_takes_a_castle_and_does_not_overrun():
    units = {"G5": "allies armor", "H5": "axis infantry 1", "I5": "axis infantry"}
    game = battle(units, {"H5": "castle"}).play(HQ, "G5").attack("G5", "H5", "grenade")
    assert game.do("take G5 H5").phase == Phase.DRAW


@pytest.mark.parametrize(("own", "dice"), [("", 2), ("winter_hill", 3)])
def test_a_snowy_hill_protects_from_below(own, dice):
    units = {"G5": "allies infantry", "H5": "axis infantry"}
    ground = {"H5": "winter_hill"} | ({"G5": own} if own else {})
    assert battle(units, ground).play(HQ, "G5").attack("G5", "H5").dice == dice


# Road blocks and field bunkers


@pytest.mark.parametrize("ground", ["winter_road_block", "winter_field_bunker"])
@pytest.mark.parametrize(
    ("kind", "enters"),
    [("infantry", True), ("special_forces", True), ("armor", False), ("artillery", False)],
)
def test_only_infantry_enters_a_road_block_or_a_field_bunker(ground, kind, enters):
    game = battle({"G5": f"allies {kind}"}, {"H5": ground}).play(HQ, "G5")
    assert ("H5" in game.ends("move", "G5")) == enters


def test_a_road_block_ends_the_movement():
    ground = ENCLOSED | {"H5": "winter_road_block"}
    game = battle({"G5": "allies infantry"}, ground).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    game = battle({"G5": "allies infantry", "I5": "axis infantry"}, ground).play(HQ, "G5")
    assert game.do("move G5 H5").attack("H5", "I5").dice == 3


@pytest.mark.parametrize(
    ("ground", "kind", "dice"),
    [
        ("winter_road_block", "infantry", 2),
        ("winter_road_block", "armor", 2),
        ("winter_road_block", "artillery", 3),
        ("winter_field_bunker", "infantry", 2),
        ("winter_field_bunker", "armor", 1),
        ("winter_field_bunker", "artillery", 3),
    ],
)
def test_road_blocks_and_field_bunkers_protect_from_all_sides(ground, kind, dice):
    for at in ("G5", "I5"):
        units = {at: f"allies {kind}", "H5": "axis infantry"}
        assert battle(units, {"H5": ground}).play(HQ, at).attack(at, "H5").dice == dice


@pytest.mark.parametrize("owner", ["allies", "axis"])
def test_a_field_bunker_protects_whoever_is_in_it(owner):
    units = {"G5": "allies infantry", "H5": "axis infantry"}
    game = battle(units, {"H5": f"{owner}:winter_field_bunker"}).play(HQ, "G5")
    assert game.attack("G5", "H5").dice == 2


def test_units_in_a_field_bunker_ignore_one_flag():
    units = {"G5": "allies artillery", "H5": "axis infantry"}
    for faces, stands in (("flag star star", True), ("flag flag star", False)):
        game = battle(units, {"H5": "winter_field_bunker"}).play(HQ, "G5")
        assert ("stand" in game.attack("G5", "H5", faces).legal()) == stands


def test_a_gun_that_was_set_up_in_a_field_bunker_stays_there():
    ground = {"G5": "winter_field_bunker"}
    game = battle({"G5": "allies artillery", "K5": "axis infantry"}, ground).play(HQ, "G5")
    assert game.legal("move") == set()
    assert game.battles().legal("attack") == {"attack G5 K5"}
    game = battle({"G5": "allies infantry"}, ground).play(HQ, "G5")
    assert game.ends("move", "G5")


@pytest.mark.parametrize("bridge", ["winter_bridge", "winter_pontoon_bridge", "winter_rail_bridge"])
def test_no_bridge_protects_or_hinders_battle(bridge):
    units = {"G5": "allies infantry", "H5": "axis infantry"}
    ground = {"H5": f"river+{bridge}"}
    assert battle(units, ground).play(HQ, "G5").attack("G5", "H5").dice == 3
    game = battle(units | {"G5": "axis infantry", "H5": "allies armor"}, ground).play(HQ, "H5")
    assert game.attack("H5", "G5").dice == 3


@pytest.mark.parametrize("bridge", ["winter_bridge", "winter_pontoon_bridge", "winter_rail_bridge"])
def test_units_retreat_over_winter_bridges(bridge):
    units = {"G5": "allies artillery", "H5": "axis infantry"}
    for over, left in ((f"river+{bridge}", 4), ("river", 0)):
        ground = {"h6": over, "g6": "river"}
        game = battle(units, ground).play(HQ, "G5").attack("G5", "H5", "flag star star")
        assert game.figures("h6") == left
        assert game.figures("H5") == (0 if left else 3)


# Lines


@pytest.mark.parametrize("ground", ["winter_railway", "river+winter_rail_bridge"])
@pytest.mark.parametrize(
    ("kind", "goes_on"),
    [("infantry", True), ("armor", False), ("special_forces", True), ("cavalry", False)],
)
def test_armor_stops_on_rails_and_infantry_does_not(ground, kind, goes_on):
    game = battle({"G5": f"allies {kind}"}, ENCLOSED | {"H5": ground}).play(HQ, "G5")
    assert ("I5" in game.ends("move", "G5")) == goes_on


@pytest.mark.parametrize("ground", ["winter_railway", "river+winter_rail_bridge"])
def test_armor_that_stopped_on_rails_battles_takes_ground_and_overruns(ground):
    units = {"G5": "allies armor", "I5": "axis infantry 1", "J5": "axis infantry"}
    game = battle(units, {"H5": ground}).play(HQ, "G5").do("move G5 H5")
    assert game.attack("H5", "I5").dice == 3
    game.roll("grenade star star").do("take H5 I5")
    assert game.legal("attack") == {"attack I5 J5"}


@pytest.mark.parametrize("bridge", ["winter_bridge", "winter_pontoon_bridge"])
def test_bridges_make_open_ground_of_a_river(bridge):
    ground = ENCLOSED | {"H5": f"river+{bridge}"}
    game = battle({"G5": "allies armor", "J5": "axis infantry"}, ground).play(HQ, "G5")
    assert "I5" in game.ends("move", "G5")
    assert game.do("move G5 H5").attack("H5", "J5").dice == 3


@pytest.mark.parametrize(
    ("kind", "plain", "by_road"),
    [("infantry", 2, 3), ("armor", 3, 4), ("artillery", 1, 2), ("lrp", 4, 5), ("ski_troops", 3, 4)],
)
def test_a_move_along_a_road_is_one_hex_longer(kind, plain, by_road):
    row = ["C5", "D5", "E5", "F5", "G5", "H5", "I5"]
    for road, most in (({}, plain), (dict.fromkeys(row, "winter_road"), by_road)):
        ends = battle({"C5": f"allies {kind}"}, road).play(HQ, "C5").ends("move", "C5")
        assert max(n for n, at in enumerate(row) if at in ends) == most
    gap = dict.fromkeys(row, "winter_road") | {"D5": "high_ground"}
    ends = battle({"C5": f"allies {kind}"}, gap).play(HQ, "C5").ends("move", "C5")
    assert max(n for n, at in enumerate(row) if at in ends) == plain


# Frozen rivers


@pytest.mark.parametrize(
    ("faces", "figures"), [("star star", 2), ("star flag", 3), ("grenade infantry", 4)]
)
def test_ice_costs_a_figure_for_each_star_and_nothing_else(faces, figures):
    units = {"G5": "allies infantry", "I5": "axis infantry"}
    game = battle(units, {"H5": "frozen_river"}).play(HQ, "G5").do("move G5 H5").roll(faces)
    assert game.figures("H5") == figures
    assert game.attack("H5", "I5").dice == 3


# Weather


@pytest.mark.parametrize(
    ("kind", "most", "by_road"),
    [
        ("armor", 2, 3),
        ("cavalry", 3, 4),
        ("ski_troops", 3, 4),
        ("lrp", 2, 3),
        ("command_vehicle", 2, 3),
        ("supply_truck", 2, 3),
        ("tiger", 2, 3),
        ("infantry", 2, 3),
    ],
)
def test_winter_weather_slows_armor_and_vehicles_and_nobody_else(kind, most, by_road):
    row = ["C5", "D5", "E5", "F5", "G5", "H5"]
    rules = SpecialRules(winter_weather=True)
    for road, wanted in (({}, most), (dict.fromkeys(row, "winter_road"), by_road)):
        game = battle({"C5": f"allies {kind}"}, road, rules=rules).play(HQ, "C5")
        ends = game.ends("move", "C5")
        assert max(n for n, at in enumerate(row) if at in ends) == wanted


def test_winter_weather_leaves_ground_to_be_taken_after_two_hexes_and_overruns():
    units = {"E5": "allies armor", "H5": "axis infantry 1", "I5": "axis infantry"}
    game = battle(units, rules=SpecialRules(winter_weather=True)).play(HQ, "E5")
    game.do("move E5 G5").attack("G5", "H5", "grenade star star").do("take G5 H5")
    assert game.legal("attack") == {"attack H5 I5"}


@pytest.mark.parametrize(("side", "own"), [("allies", ALLIES), ("axis", AXIS)])
def test_air_power_rolls_one_die_for_either_side_in_winter(side, own):
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    rules = SpecialRules(winter_weather=True)
    game = battle(units, rules=rules, **{side: "air_power"})
    game = game if own is ALLIES else game.end_turn()
    assert game.do("play air_power").dice == 1


DIM = SpecialRules(reduced_visibility=True)


@pytest.mark.parametrize(
    ("at", "faces", "figures"),
    [
        ("H5", "infantry star star", 3),
        ("I5", "infantry star", 4),
        ("I5", "grenade star", 3),
    ],
)
def test_in_reduced_visibility_symbols_hit_in_close_assault_only(at, faces, figures):
    game = battle({"G5": "allies infantry", at: "axis infantry"}, rules=DIM).play(HQ, "G5")
    assert game.attack("G5", at, faces).figures(at) == figures


def test_in_reduced_visibility_flags_and_stars_of_special_units_count():
    game = battle({"G5": "allies infantry", "I5": "axis infantry"}, rules=DIM).play(HQ, "G5")
    assert game.attack("G5", "I5", "flag star").phase == Phase.RETREAT
    game = battle({"G5": "allies heavy_at_gun", "I5": "axis armor"}, rules=DIM).play(HQ, "G5")
    assert game.attack("G5", "I5", "star armor").figures("I5") == 2


@pytest.mark.parametrize(
    ("card", "faces", "figures"),
    [
        ("barrage", "infantry infantry star star", 2),
        ("air_power", "infantry star", 3),
        ("air_power", "infantry infantry", 4),
    ],
)
def test_reduced_visibility_dims_air_power_and_not_barrage(card, faces, figures):
    game = battle({"I5": "axis infantry"}, allies=card, rules=DIM).do(f"play {card}")
    assert game.roll(faces).figures("I5") == figures


def test_reduced_visibility_changes_nothing_for_mines():
    ground = {"H5": "axis:winter_minefield"}
    game = battle({"G5": "allies infantry"}, ground, rules=DIM).play(HQ, "G5")
    game.do("move G5 H5", "reveal 2").roll("infantry infantry")
    assert game.figures("H5") == 2


# Camouflage


def test_cards_that_strike_do_not_find_camouflaged_units():
    units = {"G5": "axis infantry", "K5": "axis infantry"}
    game = battle(units, {"G5": "winter_camouflage"}, allies="barrage").do("play barrage")
    game.roll("infantry star star star")
    assert (game.figures("G5"), game.figures("K5")) == (4, 3)


def test_artillery_does_not_find_camouflaged_units_from_afar():
    units = {"G5": "allies artillery", "I5": "axis infantry"}
    game = battle(units, {"I5": "winter_camouflage"}).play(HQ, "G5").battles()
    assert game.phase == Phase.DRAW


def test_a_unit_that_strikes_from_ambush_is_camouflaged_no_more():
    units = {"G5": "allies infantry", "H5": "axis infantry"}
    game = battle(units, {"H5": "winter_camouflage"}, axis="ambush").play(HQ, "G5")
    game.attack("G5", "H5").do("ambush")
    assert game.lies_on("H5") == []


def test_a_unit_that_takes_ground_is_camouflaged_no_more():
    units = {"G5": "allies infantry", "H5": "axis infantry 1"}
    game = battle(units, {"G5": "winter_camouflage"}).play(HQ, "G5")
    game.attack("G5", "H5", "grenade star star")
    assert game.lies_on("G5") == []


# Winter mines


def test_a_winter_mine_stops_hits_and_stays_revealed():
    ground = ENCLOSED | {"H5": "axis:winter_minefield"}
    game = battle({"G5": "allies armor"}, ground).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}
    game.do("move G5 H5", "reveal 3").roll("armor infantry flag")
    assert game.figures("H5") == 2
    assert game.lies_on("H5") == ["winter_minefield"]
    assert game.phase != Phase.RETREAT
