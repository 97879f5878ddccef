"""Scripted games about cards that dig in, recover figures, or roll for orders."""

import pytest
from scripted import ALLIES, HQ, battle, unit

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase
from bocage_schema.ids import Face

# Dig-In


def test_dig_in_lays_sandbags_in_the_open_and_in_forests_but_not_in_fords():
    units = {"f4": "allies infantry", "G5": "allies infantry", "G3": "allies infantry"}
    ground = {"G5": "forest", "G3": "river+ford"}
    game = battle(units, ground, allies="dig_in").do("play dig_in")
    assert game.orderable() == {"f4", "G5"}
    game.do("order f4", "order G5")
    assert game.lies_on("f4") == ["sandbags"]
    assert game.lies_on("G5") == ["forest", "sandbags"]
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize(("label", "digs"), [("G1", False), ("g2", False), ("G3", True)])
def test_dig_in_lays_no_sandbags_on_the_ocean_or_the_coast(label, digs):
    units = {"A9": "allies infantry", label: "allies infantry"}
    game = battle(units, allies="dig_in", face=Face.BEACH).do("play dig_in")
    assert (label in game.orderable()) == digs


def test_dig_in_orders_four_units_and_passes_over_those_with_sandbags():
    units = dict.fromkeys(("A5", "C5", "E5", "G5", "I5", "K5"), "allies infantry")
    game = battle(units, {"K5": "sandbags"}, allies="dig_in").do("play dig_in")
    assert game.orderable() == {"A5", "C5", "E5", "G5", "I5"}
    game.do("order A5", "order C5", "order E5", "order G5")
    assert game.phase == Phase.DRAW
    assert game.lies_on("I5") == []


@pytest.mark.parametrize("stock", [0, 1])
def test_dig_in_lays_no_more_sandbags_than_there_are(stock):
    units = dict.fromkeys(("A5", "C5", "E5"), "allies infantry")
    game = battle(units, allies="dig_in", rules=SpecialRules(sandbags=stock)).do("play dig_in")
    if stock:
        game.do("order A5")
    assert game.phase == Phase.DRAW
    assert [game.lies_on(label) for label in units] == [["sandbags"] * stock, [], []]


def test_sandbags_that_went_off_the_board_can_be_laid_again():
    units = {"A5": "allies infantry", "C5": "allies infantry"}
    rules = SpecialRules(sandbags=0)
    game = battle(units, {"A5": "sandbags"}, allies=f"{HQ} dig_in", rules=rules)
    game.play(HQ, "A5").do("move A5 A7").end_turn().end_turn().do("play dig_in")
    assert game.orderable() == {"A7", "C5"}
    game.do("order C5")
    assert game.lies_on("C5") == ["sandbags"]


def test_the_fallback_of_dig_in_orders_a_unit_that_moves_and_battles():
    game = battle({"A5": "allies armor", "E5": "axis infantry"}, allies="dig_in")
    game.play("dig_in", "A5").do("move A5 C5")
    assert game.legal("attack") == {"attack C5 E5"}


# Medics & Mechanics


def test_medics_bring_back_figures_for_symbols_and_stars_and_order_the_unit():
    units = {"G5": "allies armor", "J5": "axis infantry"}
    hand = "medics_mechanics probe/left probe/left probe/left probe/left"
    game = battle(units, allies=hand).changed(figures="1,4").do("play medics_mechanics")
    assert game.phase == Phase.HEAL_ROLL
    game.roll("armor star armor flag infantry")
    assert game.figures("G5") == 3
    assert game.ordered() == {"G5"}
    assert game.legal("move")


def test_medics_that_bring_back_nobody_order_nobody():
    game = battle({"G5": "allies infantry"}, allies="medics_mechanics").changed(figures="1")
    game.do("play medics_mechanics").roll("armor")
    assert game.phase == Phase.DRAW
    assert game.figures("G5") == 1


def test_medics_take_one_unit_with_losses_and_no_other():
    units = {"A5": "allies infantry", "C5": "allies infantry", "E5": "allies infantry"}
    game = battle(units, allies="medics_mechanics").changed(figures="1,4,2")
    game.do("play medics_mechanics")
    assert game.legal() == {"heal A5", "heal E5"}
    game.do("heal E5").roll("infantry")
    assert (game.figures("A5"), game.figures("E5")) == (1, 3)
    assert game.ordered() == {"E5"}


@pytest.mark.parametrize(("faces", "figures"), [("grenade", 1), ("infantry", 1), ("star", 2)])
def test_guns_recover_by_stars_only(faces, figures):
    game = battle({"A5": "allies artillery"}, allies="medics_mechanics").changed(figures="1")
    game.do("play medics_mechanics").roll(faces)
    assert game.figures("A5") == figures


def test_medics_do_not_bring_a_unit_above_the_figures_that_it_began_with():
    game = battle({"A5": "allies infantry 2"}, allies="medics_mechanics probe/left probe/left")
    game = game.changed(figures="1").do("play medics_mechanics")
    game.roll("infantry infantry star")
    assert game.figures("A5") == 2


def test_medics_are_no_use_to_vehicles_nor_to_units_without_losses():
    units = {"A5": "allies half_track 3", "C5": "allies lrp 3", "E5": "allies infantry"}
    game = battle(units, allies="medics_mechanics").changed(figures="1,1,4")
    game.do("play medics_mechanics")
    assert game.phase == Phase.DRAW


def test_medics_do_not_order_a_unit_that_arrives_later():
    units = {"A5": unit("A5", "allies infantry", from_turn=2)}
    game = battle(units, allies="medics_mechanics").changed(figures="1").do("play medics_mechanics")
    if game.phase == Phase.HEAL_ROLL:
        game.roll("star")
    assert game.ordered() == set()


# Their Finest Hour

HOUR = "their_finest_hour probe/left probe/left probe/left"


def hour(units, faces, hand=HOUR):
    return battle(units, allies=hand).do("play their_finest_hour").roll(faces)


def test_their_finest_hour_orders_units_by_symbols_and_any_by_stars():
    units = {"A5": "allies infantry", "C5": "allies infantry", "E5": "allies infantry"}
    units |= {"G5": "allies armor", "I5": "allies artillery"}
    game = hour(units, "infantry infantry star flag")
    assert game.orderable() == set(units)
    game.do("order A5", "order C5")
    assert game.orderable() == {"E5", "G5", "I5"}
    game.do("order I5")
    assert game.phase == Phase.MOVE
    assert game.ordered() == {"A5", "C5", "I5"}


def test_a_star_spent_first_leaves_the_symbols_to_their_units():
    units = {"A5": "allies infantry", "C5": "allies infantry", "G5": "allies armor"}
    game = hour(units, "infantry star grenade flag").do("order G5")
    assert game.orderable() == {"A5", "C5"}
    game.do("order C5")
    assert game.phase == Phase.MOVE


def test_symbols_order_nobody_of_another_kind():
    units = {"A5": "allies infantry", "G5": "allies artillery"}
    game = hour(units, "armor armor grenade flag")
    assert game.phase == Phase.DRAW
    assert game.ordered() == set()


def test_units_that_the_finest_hour_orders_get_a_die_more_near_and_far():
    units = {"f4": "allies infantry", "G5": "axis infantry", "D5": "allies infantry"}
    units |= {"D7": "axis infantry"}
    game = hour(units, "infantry infantry grenade flag").do("order f4", "order D5")
    assert game.attack("f4", "G5").dice == 4
    game.roll("star star star star")
    assert game.attack("D5", "D7").dice == 3


def test_half_tracks_are_ordered_by_armor_and_trucks_by_infantry_in_the_finest_hour():
    units = {"A5": "allies half_track", "C5": "allies supply_truck"}
    assert hour(units, "armor grenade flag flag").orderable() == {"A5"}
    assert hour(units, "infantry grenade flag flag").orderable() == {"C5"}


def test_their_finest_hour_shuffles_everything_but_the_hands():
    units = {"A5": "allies infantry"}
    game = battle(units, allies="their_finest_hour").changed(discards="0,1," + "0," * 27 + "0")
    before = sum(game.state.deck)
    game.do("play their_finest_hour").roll("grenade")
    assert game.copies("deck", "their_finest_hour") == 1
    assert sum(game.state.discards) == 0
    assert sum(game.state.deck) == before + 2
    game.do("draw their_finest_hour")
    assert game.hand(ALLIES) == ["their_finest_hour"]
