"""Scripted games about half-tracks and trucks: supply, pools of figures, and their own rules."""

import pytest
from scripted import ALLIES, HQ, battle, unit

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

FULL = {"infantry": 4, "armor": 3, "artillery": 2, "cavalry": 4, "ski_troops": 3, "lrp": 3}
FULL |= {"engineers": 4, "tank_destroyer": 3, "elite_armor": 4, "french_infantry": 4}
FULL |= {"half_track": 3, "supply_truck": 3}


def start(units, *, losses, ground=None, **fields):
    """Return a game in which units have lost figures, told by label."""
    game = battle(units, ground, **fields)
    figures = game.state.figures[:]
    for label, lost in losses.items():
        figures[game.state.where[game.cell(label)]] -= lost
    return game.changed(figures=",".join(map(str, figures)))


def supplying(units, losses, ground=None, *, order="G5", **fields):
    """Return a game in which units stand and may battle."""
    game = start(units, losses=losses, ground=ground, **fields)
    return game.play(HQ, *order.split()).battles()


TRUCK = {"G5": "allies supply_truck"}


@pytest.mark.parametrize("giver", ["supply_truck", "half_track"])
def test_a_figure_given_up_brings_a_figure_back(giver):
    units = {"G5": f"allies {giver} 3", "H5": "allies infantry"}
    game = supplying(units, {"H5": 2}).do("supply G5 H5")
    assert (game.figures("G5"), game.figures("H5")) == (2, 3)


def test_a_unit_gets_no_more_figures_than_it_began_with():
    game = supplying(TRUCK | {"H5": "allies infantry 3"}, {"H5": 1}).do("supply G5 H5")
    assert game.figures("H5") == 3
    assert game.legal("supply") == set()


def test_a_truck_may_supply_several_units_and_disappears_without_a_medal():
    """Vector P05."""
    units = {"G5": "allies supply_truck 2", "H5": "allies infantry", "F5": "allies armor"}
    game = supplying(units | {"H7": "axis infantry"}, {"H5": 2, "F5": 1}, order="G5 H5 F5")
    assert game.legal("attack") == {"attack H5 H7", "attack F5 H7"}
    game.do("supply G5 H5", "supply G5 F5")
    assert game.units(ALLIES) == {"H5": 3, "F5": 3}
    assert game.medals() == (0, 0)
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize(
    "kind",
    ["infantry", "armor", "artillery", "cavalry", "ski_troops", "engineers", "tank_destroyer"],
)
def test_units_of_several_figures_are_supplied(kind):
    game = supplying(TRUCK | {"H5": f"allies {kind}"}, {"H5": 1})
    assert game.legal("supply") == {"supply G5 H5"}


def test_a_patrol_is_supplied_if_it_had_several_figures():
    assert supplying(TRUCK | {"H5": "allies lrp 2"}, {"H5": 1}).legal("supply")


@pytest.mark.parametrize("kind", ["half_track", "supply_truck"])
def test_suppliers_are_not_supplied(kind):
    assert not supplying(TRUCK | {"H5": f"allies {kind} 3"}, {"H5": 1}).legal("supply")


def test_only_own_weakened_units_beside_the_truck_are_supplied():
    units = {"H5": "allies infantry", "I5": "allies infantry", "F5": "allies infantry"}
    game = supplying(TRUCK | units | {"f6": "axis infantry"}, {"H5": 1, "I5": 1, "f6": 1})
    assert game.legal("supply") == {"supply G5 H5"}


def test_neither_a_supplying_half_track_nor_whom_it_supplied_battles():
    units = {"G5": "allies half_track", "H5": "allies infantry", "H7": "axis infantry"}
    game = supplying(units, {"H5": 1}, order="G5 H5")
    assert game.legal("attack") == {"attack G5 H7", "attack H5 H7"}
    game.do("supply G5 H5")
    assert game.phase == Phase.DRAW


def test_a_half_track_that_has_battled_supplies_nobody():
    units = {"G5": "allies half_track", "H5": "allies infantry", "G7": "axis infantry"}
    game = supplying(units, {"H5": 1}).do("attack G5 G7").roll("star star")
    assert game.phase == Phase.DRAW


def test_a_unit_that_has_battled_is_not_supplied():
    units = {"H5": "allies infantry", "H7": "axis infantry"}
    game = supplying(TRUCK | units, {"H5": 1}, order="G5 H5").attack("H5", "H7", "star star")
    assert game.legal("supply") == set()


def test_a_unit_without_an_order_is_supplied_and_a_truck_without_one_supplies_nobody():
    units = TRUCK | {"H5": "allies infantry"}
    assert supplying(units, {"H5": 1}, order="G5").legal("supply")
    assert not supplying(units, {"H5": 1}, order="H5").legal("supply")


def test_both_may_have_moved_before():
    game = start({"E5": "allies supply_truck", "I5": "allies infantry"}, losses={"I5": 1})
    game.play(HQ, "E5", "I5").do("move E5 G5", "move I5 H5").battles()
    assert game.do("supply G5 H5").figures("H5") == 4


def test_supply_takes_place_in_the_battle_phase_only():
    game = start(TRUCK | {"H5": "allies infantry"}, losses={"H5": 1}).play(HQ, "G5")
    assert game.phase == Phase.MOVE
    assert game.legal("supply") == set()


def test_a_scenario_may_switch_supply_off():
    game = supplying(TRUCK | {"H5": "allies infantry"}, {"H5": 1}, rules=SpecialRules(supply=False))
    assert game.phase == Phase.DRAW


def test_who_only_marches_supplies_nobody_but_may_be_supplied():
    units = TRUCK | {"H5": "allies infantry", "A5": "allies half_track", "B5": "allies infantry"}
    game = start(units, losses={"H5": 1, "B5": 1}, allies="probe/center", deck="breakthrough")
    game.do("play probe/center", "order G5", "end", "order A5", "order H5").battles()
    assert game.legal("supply") == {"supply G5 H5"}


def test_figures_given_up_are_not_collected():
    units = TRUCK | {"H5": "allies infantry", "G7": "axis infantry"}
    game = supplying(units, {"H5": 3}).do("supply G5 H5", "supply G5 H5", "supply G5 H5")
    assert game.units(ALLIES) == {"H5": 4}
    assert game.state.pools == [0]
    assert game.medals() == (0, 0)


def test_a_truck_that_disappears_costs_no_card():
    """The Italian high command loses a card for every unit that is eliminated; this one is not."""
    units = {"G5": "allies supply_truck 1", "H5": "allies infantry", "F5": "allies infantry"}
    rules = SpecialRules(high_command=ALLIES)
    hand = " ".join([HQ, *["probe/left"] * 4])
    game = supplying(units, {"H5": 1}, rules=rules, allies=hand).do("supply G5 H5")
    assert game.units(ALLIES) == {"H5": 4, "F5": 4}
    assert game.phase != Phase.FORFEIT
    assert game.hand(ALLIES) == ["probe/left"] * 4


def test_a_truck_that_disappears_leaves_its_hex_free():
    units = {"G5": "allies supply_truck 1", "H5": "allies infantry"}
    game = supplying(units, {"H5": 1}, allies=f"{HQ} {HQ}").do("supply G5 H5")
    game.end_turn().end_turn().play(HQ, "H5")
    assert "move H5 G5" in game.legal()


# Pools of figures (D-26)


def shot(kind, roll, figures=3):
    units = {"f4": "allies infantry", "G5": f"axis {kind} {figures}"}
    return battle(units).play(HQ, "f4").attack("f4", "G5", roll)


@pytest.mark.parametrize(
    ("kind", "faces"),
    [("half_track", "armor grenade armor"), ("supply_truck", "infantry grenade infantry")],
)
def test_three_lost_figures_make_one_medal(kind, faces):
    assert shot(kind, faces).medals() == (1, 0)


@pytest.mark.parametrize(
    ("kind", "faces"),
    [("half_track", "infantry star infantry"), ("supply_truck", "armor star armor")],
)
def test_symbols_of_other_classes_do_not_hit(kind, faces):
    assert shot(kind, faces).figures("G5") == 3


@pytest.mark.parametrize("kind", ["half_track", "supply_truck"])
def test_a_unit_with_fewer_figures_is_no_medal_by_itself(kind):
    game = shot(kind, "grenade star star", figures=1)
    assert game.medals() == (0, 0)
    assert game.state.pools == [1]


def test_figures_of_half_tracks_and_trucks_are_not_counted_together():
    units = {"f4": "allies armor", "G5": "axis half_track 2", "f6": "axis supply_truck 1"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "armor grenade star")
    game.do("take f4 G5").do("attack G5 f6").roll("grenade star star")
    assert sorted(game.state.pools) == [1, 2]
    assert game.medals() == (0, 0)


# How they move and battle


@pytest.mark.parametrize(("target", "dice"), [("H5", 2), ("I5", 2)])
def test_a_half_track_attacks_two_hexes_far_after_two_hexes(target, dice):
    game = battle({"E5": "allies half_track", target: "axis infantry"}).play(HQ, "E5")
    assert "move E5 H5" not in game.legal()
    game.do("move E5 G5")
    assert game.attack("G5", target).dice == dice


def test_a_half_track_does_not_reach_three_hexes():
    game = battle({"G5": "allies half_track", "J5": "axis infantry"}).play(HQ, "G5").battles()
    assert game.legal("attack") == set()


def test_a_half_track_takes_ground_and_does_not_overrun():
    units = {"f4": "allies half_track", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "grenade star").do("take f4 G5")
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize("beside", [True, False])
def test_a_truck_never_battles(beside):
    game = battle(TRUCK | {"H5" if beside else "I5": "axis infantry"}).play(HQ, "G5").battles()
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize(
    ("road", "far"), [("E5 F5 G5 H5 I5", True), ("F5 G5 H5 I5", False), ("E5 F5 G5 H5", False)]
)
def test_a_truck_goes_four_hexes_if_its_whole_way_is_on_road(road, far):
    game = battle({"E5": "allies supply_truck"}, dict.fromkeys(road.split(), "road"))
    assert ("I5" in game.play(HQ, "E5").ends("move", "E5")) == far


def test_a_truck_without_a_road_goes_two_hexes():
    ends = battle({"E5": "allies supply_truck"}).play(HQ, "E5").ends("move", "E5")
    assert {"F5", "G5"} <= ends
    assert "H5" not in ends


@pytest.mark.parametrize("ground", ["axis:bunker", "hedgehog", "marsh", "road_block", "trenches"])
@pytest.mark.parametrize("kind", ["supply_truck", "lrp", "half_track"])
def test_vehicles_do_not_enter_what_bars_armor_or_artillery(kind, ground):
    game = battle({"G5": f"allies {kind}"}, {"H5": ground}).play(HQ, "G5")
    assert "H5" not in game.ends("move", "G5")


@pytest.mark.parametrize(("kind", "gone"), [("supply_truck", 0), ("lrp", 0), ("half_track", 1)])
def test_half_tracks_remove_wire_and_trucks_and_patrols_do_not(kind, gone):
    game = battle({"G5": f"allies {kind}"}, {"H5": "wire"}).play(HQ, "G5").do("move G5 H5")
    assert game.lies_on("H5") == ["wire"][gone:]
    assert game.legal("act") == set()


@pytest.mark.parametrize("ground", ["railway", "river+rail_bridge"])
@pytest.mark.parametrize("kind", ["supply_truck", "lrp", "half_track", "armor"])
def test_vehicles_stop_on_rails(kind, ground):
    enclosed = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river")
    game = battle({"G5": f"allies {kind}"}, enclosed | {"H5": ground}).play(HQ, "G5")
    assert game.ends("move", "G5") == {"H5"}


@pytest.mark.parametrize("ground", ["railway", "river+rail_bridge"])
def test_infantry_does_not_stop_on_rails(ground):
    enclosed = dict.fromkeys(("F5", "f4", "g4", "f6", "g6"), "river")
    game = battle({"G5": "allies infantry"}, enclosed | {"H5": ground}).play(HQ, "G5")
    assert "I5" in game.ends("move", "G5")


def test_a_command_vehicle_and_single_figures_are_not_supplied():
    units = {"H5": "allies tiger", "F5": "allies sniper", "f4": "allies command_vehicle"}
    units |= {"g4": unit("g4", "allies lrp 1")}
    assert supplying(TRUCK | units, {}).phase == Phase.DRAW
