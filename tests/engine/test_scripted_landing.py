"""Scripted games about landing craft."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, unit

from bocage_engine.state import Phase
from bocage_schema.ids import Face

# On the beach board row 1 of labels is ocean, row 2 coast, rows 3 to 5 are beach.


def afloat(label, text="allies infantry", **fields):
    return unit(label, text, aboard=True, **fields)


def at_sea(units=None, start="G1", text="allies infantry", ground=None, **fields):
    """Return a game on the beach with one unit aboard a craft, ordered to move."""
    units = {start: afloat(start, text)} | (units or {})
    return battle(units, ground, face=Face.BEACH, **fields).play(HQ, start)


def aboard(game):
    return bool(game.state.aboard)


# Vector P09: where a craft goes, and where it is taken away


@pytest.mark.parametrize(
    ("end", "keeps"), [("g2", False), ("G3", False), ("H3", False), ("I1", True), ("H1", True)]
)
def test_a_craft_goes_two_hexes_and_is_left_on_the_coast_and_on_the_beach(end, keeps):
    game = at_sea().do(f"move G1 {end}")
    assert game.units(ALLIES) == {end: 4}
    assert aboard(game) == keeps
    assert game.medals() == (0, 0)


def test_a_craft_goes_no_farther_than_two_hexes_of_water_or_onto_the_beach():
    ends = at_sea().ends("move", "G1")
    assert ends == {
        *("E1", "F1", "H1", "I1"),
        *("e2", "f2", "g2", "h2"),
        *("F3", "G3", "H3"),
    }


def test_a_craft_comes_ashore_with_its_last_step():
    ends = at_sea(start="g2").ends("move", "g2")
    assert {"F3", "G3", "H3", "I3"} <= ends
    assert not {"f4", "g4", "h4"} & ends


def test_a_craft_that_stays_keeps_its_unit():
    assert aboard(at_sea().battles())


@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery", "half_track", "supply_truck"])
def test_craft_carry_units_of_all_classes_two_hexes(kind):
    game = at_sea(text=f"allies {kind}").do("move G1 G3")
    assert not aboard(game)
    assert list(game.units(ALLIES)) == ["G3"]


def test_a_unit_that_wades_goes_one_hex():
    game = battle({"G1": "allies infantry"}, face=Face.BEACH).play(HQ, "G1")
    assert game.ends("move", "G1") == {"F1", "H1", "f2", "g2"}


@pytest.mark.parametrize("end", ["g2", "G3", "I1"])
@pytest.mark.parametrize("kind", ["infantry", "armor", "special_forces"])
def test_a_unit_does_not_battle_in_the_turn_in_which_its_craft_moved(kind, end):
    game = at_sea({"G5": "axis infantry"}, text=f"allies {kind}").do(f"move G1 {end}")
    assert game.phase == Phase.DRAW


def test_a_unit_does_not_battle_aboard():
    assert at_sea({"g2": "axis infantry"}).battles().legal("attack") == set()


def test_a_unit_that_has_landed_moves_and_battles_as_usual_in_its_next_turn():
    units = {"G7": "axis infantry"}
    game = at_sea(units, text="allies armor", allies=f"{HQ} {HQ}").do("move G1 G3")
    game.end_turn().end_turn().play(HQ, "G3").do("move G3 G5")
    assert game.attack("G5", "G7").dice == 3


def test_a_craft_does_not_land_in_cliffs_bunkers_or_on_other_units():
    units = {"G3": "allies infantry", "H3": "axis infantry"}
    game = at_sea(units, text="allies armor", ground={"F3": "hedgehog"})
    assert not {"F3", "G3", "H3"} & game.ends("move", "G1")


def test_a_craft_goes_around_units_and_not_through_them():
    units = {"f2": "allies infantry", "g2": "axis infantry"}
    game = at_sea(units)
    assert game.ends("move", "G1") == {"E1", "F1", "H1", "I1", "e2", "h2"}


# Sight


def test_a_craft_blocks_the_line_of_sight():
    sees = battle({"G3": "allies infantry", "E3": "axis infantry"}, face=Face.BEACH)
    hidden = battle(
        {"G3": "allies infantry", "E3": "axis infantry", "F3": afloat("F3")}, face=Face.BEACH
    )
    assert sees.play(HQ, "G3").battles().legal("attack")
    assert not hidden.play(HQ, "G3").battles().legal("attack")


# Attacks against what a craft carries, and retreats


def attacked(text, faces, start="G1", units=None, **fields):
    """Return a game in which the Axis attacks a unit aboard."""
    units = {"G3": "axis artillery", start: afloat(start, text)} | (units or {})
    game = battle(units, face=Face.BEACH, axis="attack/center", **fields).end_turn()
    return game.play("attack/center", "G3").attack("G3", start, faces)


@pytest.mark.parametrize(
    ("text", "faces", "left"),
    [
        ("allies infantry", "infantry armor star", 3),
        ("allies armor", "infantry armor star", 2),
        ("allies artillery", "infantry armor star", 2),
        ("allies artillery", "grenade armor star", 1),
    ],
)
def test_dice_hit_what_the_craft_carries(text, faces, left):
    assert attacked(text, faces).figures("G1") == left


def test_with_its_unit_the_craft_is_gone_for_one_medal():
    game = attacked("allies infantry 1", "grenade star star")
    assert game.medals() == (0, 1)
    assert not aboard(game)


def test_a_craft_retreats_over_the_sea():
    units = {"G5": "axis artillery", "g2": afloat("g2")}
    game = battle(units, face=Face.BEACH, axis="attack/center").end_turn()
    game.play("attack/center", "G5").attack("G5", "g2", "flag star")
    assert game.legal() == {"retreat g2 G1", "retreat g2 H1"}
    game.do("retreat g2 G1")
    assert game.units(ALLIES) == {"G1": 4}
    assert aboard(game)


def test_a_wading_unit_that_cannot_retreat_over_the_sea_loses_a_figure():
    units = {"G5": "axis artillery", "g2": "allies infantry"}
    game = battle(units, face=Face.BEACH, axis="attack/center").end_turn()
    game.play("attack/center", "G5").attack("G5", "g2", "flag star")
    assert game.units(ALLIES) == {"g2": 3}


def test_a_craft_at_the_edge_of_the_board_loses_a_figure_for_a_flag():
    game = attacked("allies infantry", "flag star star")
    assert game.units(ALLIES) == {"G1": 3}


def test_a_unit_aboard_plays_no_ambush():
    for label, strikes in (("g2", False), ("g4", True)):
        there = afloat("g2") if label == "g2" else "allies infantry"
        units = {"G5" if strikes else "G3": "axis armor", label: there}
        hand = "recon/left ambush"
        game = battle(units, face=Face.BEACH, allies=hand, axis="attack/center")
        game.do("play recon/left").end_turn().play("attack/center", next(iter(units)))
        game.attack(next(iter(units)), label)
        assert (game.phase == Phase.AMBUSH) == strikes


# Orders


def test_a_craft_goes_two_hexes_whatever_the_card():
    units = {"G1": afloat("G1")}
    game = battle(units, face=Face.BEACH, allies="infantry_assault").play("infantry_assault")
    assert "G5" not in game.ends("move", "G1")
    assert "G3" in game.ends("move", "G1")


def test_a_craft_that_only_marches_lands_as_well():
    units = {"G1": afloat("G1"), "A3": "allies infantry"}
    game = battle(units, face=Face.BEACH, allies="probe/left", deck="breakthrough")
    game.do("play probe/left", "end", "order G1", "end", "move G1 G3")
    assert not aboard(game)


def test_a_craft_of_the_other_side_lands_on_its_own_coast_too():
    units = {"G1": afloat("G1", "axis infantry")}
    game = battle(units, face=Face.BEACH, axis="attack/center").end_turn()
    game.play("attack/center", "G1").do("move G1 g2")
    assert game.units(AXIS) == {"g2": 4}
    assert not aboard(game)


def test_a_half_track_supplies_nobody_aboard_or_in_the_turn_of_its_landing():
    units = {
        "G1": unit("G1", "allies half_track 2", aboard=True),
        "H1": "allies infantry",
        "A9": "axis infantry",
    }
    game = battle(units, face=Face.BEACH).changed(figures="4,2,3").play(HQ, "G1").battles()
    assert game.legal("supply") == set()
    on_land = {"G5": "allies half_track 2", "H5": "allies infantry", "A9": "axis infantry"}
    game = battle(on_land, face=Face.BEACH).changed(figures="4,2,3").play(HQ, "G5").battles()
    assert game.legal("supply") == {"supply G5 H5"}
