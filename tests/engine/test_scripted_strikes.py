"""Scripted games about cards that strike, react to an attack, or copy another card."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase
from bocage_schema.ids import Face

# Air Power and Barrage

CLUSTER = {"E7": "axis infantry", "F7": "axis infantry", "f6": "axis infantry"}
AWAY = {"J7": "axis infantry", "A1": "allies infantry"}


def test_air_power_strikes_at_connected_units():
    game = battle(CLUSTER | AWAY, allies="air_power").do("play air_power")
    assert game.legal() == {"target E7", "target F7", "target f6", "target J7"}
    game.do("target E7")
    assert game.legal() == {"target F7", "end"}
    game.do("target F7")
    assert game.legal() == {"target f6", "end"}
    game.do("target f6")
    assert game.legal() == {"strike E7", "strike F7", "strike f6"}


def test_air_power_strikes_at_four_units_at_most():
    units = dict.fromkeys(("E7", "F7", "G7", "H7", "I7"), "axis infantry")
    game = battle(units, allies="air_power").do("play air_power", "target E7", "target F7")
    game.do("target G7", "target H7")
    assert game.legal() == {"strike E7", "strike F7", "strike G7", "strike H7"}


def test_air_power_may_strike_at_one_unit():
    game = battle(CLUSTER, allies="air_power").do("play air_power", "target E7", "end")
    assert game.phase == Phase.ROLL


@pytest.mark.parametrize(
    ("side", "winter", "dice"),
    [("allies", False, 2), ("axis", False, 1), ("allies", True, 1), ("axis", True, 1)],
)
def test_air_power_rolls_two_dice_for_the_allies_and_one_for_the_axis_and_in_winter(
    side, winter, dice
):
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    rules = SpecialRules(winter_weather=winter)
    if side == "allies":
        game = battle(units, allies="air_power", rules=rules)
    else:
        game = battle(units, allies="", axis="air_power", rules=rules).end_turn()
    assert game.do("play air_power").dice == dice


def test_air_power_hits_by_symbols_grenades_and_stars():
    game = battle({"G5": "axis infantry"}, allies="air_power").do("play air_power")
    game.roll("star infantry")
    assert game.units(AXIS) == {"G5": 2}
    assert game.phase == Phase.DRAW


def test_air_power_takes_no_dice_for_cover_and_its_flags_cannot_be_ignored():
    ground = {"G5": "town+sandbags"}
    game = battle({"G5": "axis infantry"}, ground, allies="air_power").do("play air_power")
    assert game.dice == 2
    game.roll("flag star")
    assert game.legal() == {"retreat G5 f6", "retreat G5 g6"}


def test_a_unit_that_retreats_from_air_power_does_not_open_its_hex_to_anybody():
    units = {"G5": "axis infantry", "f4": "allies infantry"}
    game = battle(units, allies="air_power").do("play air_power").roll("flag flag")
    game.do("retreat G5 G7")
    assert game.phase == Phase.DRAW


def test_air_power_strikes_one_unit_after_another_in_the_order_that_the_player_likes():
    game = battle(CLUSTER, allies="air_power")
    game.do("play air_power", "target E7", "target F7", "end", "strike F7").roll("flag armor")
    game.do("retreat F7 f8")
    assert game.phase == Phase.ROLL
    game.roll("infantry infantry")
    assert game.units(AXIS) == {"E7": 2, "f8": 4, "f6": 4}


def test_symbols_of_air_power_do_not_hit_in_reduced_visibility_but_its_stars_do():
    rules = SpecialRules(reduced_visibility=True)
    game = battle({"G5": "axis infantry"}, allies="air_power", rules=rules).do("play air_power")
    assert game.roll("infantry star").units(AXIS) == {"G5": 3}


def test_camouflaged_units_are_no_targets_of_cards():
    units = {"G5": "axis infantry", "G7": "axis infantry", "I7": "axis infantry"}
    for card in ("air_power", "barrage"):
        game = battle(units, {"G5": "camouflage"}, allies=card).do(f"play {card}")
        assert game.legal("target") == {"target G7", "target I7"}


def test_barrage_rolls_four_dice_at_one_unit_anywhere_and_stars_do_not_hit():
    game = battle(CLUSTER | AWAY, {"J7": "town"}, allies="barrage").do("play barrage")
    assert game.legal() == {"target E7", "target F7", "target f6", "target J7"}
    game.do("target J7")
    assert game.dice == 4
    game.roll("infantry star grenade star")
    assert game.figures("J7") == 2
    assert game.phase == Phase.DRAW


def test_symbols_of_a_barrage_hit_in_reduced_visibility():
    rules = SpecialRules(reduced_visibility=True)
    game = battle({"G5": "axis armor"}, allies="barrage", rules=rules).do("play barrage")
    game.roll("armor grenade star infantry")
    assert game.units(AXIS) == {"G5": 1}


def test_flags_of_a_barrage_cannot_be_ignored():
    game = battle({"G5": "axis infantry"}, {"G5": "sandbags"}, allies="barrage")
    game.do("play barrage").roll("flag star star star")
    assert "stand" not in game.legal()


def test_a_unit_that_a_card_eliminates_is_worth_a_medal():
    game = battle({"G5": "axis infantry 2"}, allies="air_power").do("play air_power")
    assert game.roll("star star").medals() == (1, 0)


def test_a_sniper_is_hit_by_stars_of_air_power():
    game = battle({"G5": "axis sniper"}, allies="air_power").do("play air_power")
    assert game.roll("infantry star").units(AXIS) == {}


# Ambush

DUEL = {"f4": "allies infantry", "G5": "axis infantry"}


def ambushed(ground=None, units=DUEL, **fields):
    """Return a game in which the Axis strikes first at the unit that attacks it."""
    game = battle(units, ground, axis="ambush", **fields).play(HQ, "f4").attack("f4", "G5")
    return game.do("ambush")


def test_an_ambush_that_drives_the_attacker_back_ends_its_attack():
    game = ambushed()
    assert game.dice == 3
    game.roll("flag star infantry")
    assert game.ends("retreat", "f4") == {"F3", "G3"}
    game.do("retreat f4 G3")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"G3": 3}
    assert game.units(AXIS) == {"G5": 4}


def test_the_player_of_an_ambush_draws_first():
    game = ambushed().roll("flag star star").do("retreat f4 G3")
    assert game.hand(AXIS) == []
    game.do("draw barrage")
    assert game.hand(AXIS) == ["barrage"]
    game.do("draw move_out")
    assert game.hand(ALLIES) == ["move_out"]
    assert game.copies("discards", "ambush") == game.copies("discards", HQ) == 1
    assert game.state.turn == 2


def test_the_attack_goes_on_if_the_attacker_ignores_the_flag_of_an_ambush():
    game = ambushed({"f4": "sandbags"})
    assert game.dice == 2
    game.roll("flag star").do("stand")
    assert game.phase == Phase.ROLL
    game.roll("infantry star star")
    assert game.figures("G5") == 3


def test_the_attack_goes_on_if_an_ambush_only_takes_figures():
    game = ambushed().roll("infantry grenade star")
    assert game.figures("f4") == 2
    assert game.dice == 3
    game.roll("infantry star star")
    assert game.figures("G5") == 3


def test_the_attack_goes_on_if_the_attacker_cannot_retreat():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    units |= {"F3": "allies artillery", "G3": "allies artillery"}
    game = ambushed(units=units).roll("flag star star")
    assert game.figures("f4") == 3
    assert game.phase == Phase.ROLL


def test_an_ambush_that_eliminates_the_attacker_earns_the_medal():
    game = ambushed(units=DUEL | {"f4": "allies infantry 1"}).roll("infantry star star")
    assert game.medals() == (0, 1)
    assert game.phase == Phase.DRAW
    assert game.units(AXIS) == {"G5": 4}


def test_an_ambush_that_wins_the_game_ends_it():
    game = ambushed(units=DUEL | {"f4": "allies infantry 1"}, targets=(5, 1))
    assert game.roll("infantry star star").winner() is AXIS


def test_no_ambush_is_played_against_fire():
    game = battle({"G3": "allies infantry", "G5": "axis infantry"}, axis="ambush")
    assert game.play(HQ, "G3").attack("G3", "G5").phase == Phase.ROLL


def test_an_ambush_may_be_kept_for_later():
    game = battle(DUEL, axis="ambush").play(HQ, "f4").attack("f4", "G5")
    assert game.legal() == {"ambush", "pass"}
    game.do("pass")
    assert game.phase == Phase.ROLL
    assert game.hand(AXIS) == ["ambush"]


def test_a_unit_that_would_have_no_dice_cannot_ambush():
    units = {"f4": "allies infantry", "G5": "axis armor"}
    game = battle(units, {"f4": "town", "G5": "town"}, axis="ambush")
    assert game.play(HQ, "f4").attack("f4", "G5").phase == Phase.ROLL


def test_a_sniper_cannot_ambush_armor():
    game = battle({"f4": "allies armor", "G5": "axis sniper"}, axis="ambush")
    assert game.play(HQ, "f4").attack("f4", "G5").phase == Phase.ROLL


def test_a_unit_at_sea_cannot_ambush():
    units = {"G3": "allies infantry", "g2": "axis infantry"}
    game = battle(units, axis="ambush", face=Face.BEACH)
    assert game.play(HQ, "G3").attack("G3", "g2").phase == Phase.ROLL


def test_one_ambush_on_the_discards_does_not_hide_another_in_the_hand():
    game = battle(DUEL, axis="ambush").changed(discards="0," * 16 + "1," + "0," * 12 + "0")
    assert game.copies("discards", "ambush") == 1
    game.play(HQ, "f4").attack("f4", "G5")
    assert game.legal() == {"ambush", "pass"}


def test_an_overrun_may_be_ambushed():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, axis="ambush").play(HQ, "f4").attack("f4", "G5").do("pass")
    game.roll("grenade star star").do("take f4 G5", "attack G5 g6", "ambush")
    game.roll("flag star star").do("retreat G5 f4")
    assert game.phase == Phase.DRAW


# Counter-Attack


def countered(card, units=None, hand="counter_attack", **fields):
    """Return a game in which the Axis may counter the card that the Allies have played."""
    units = units or {"A5": "allies infantry"}
    return battle(units, allies=card, axis=hand, **fields).end_turn()


def test_a_counter_attack_uses_the_section_that_faces_the_one_of_the_enemy():
    units = {"B3": "allies infantry", "B7": "axis infantry", "C7": "axis infantry"}
    units |= {"D7": "axis infantry", "L7": "axis infantry"}
    game = countered("probe/left", units).do("play counter_attack")
    assert game.orderable() == {"B7", "C7", "D7"}
    game.do("order B7", "order C7")
    assert game.phase == Phase.MOVE


def test_a_counter_attack_on_the_center_stays_there():
    units = {"G3": "allies infantry", "G7": "axis infantry", "B7": "axis infantry"}
    game = countered("assault/center", units).do("play counter_attack")
    assert game.ordered() == {"G7"}


def test_a_counter_attack_with_nothing_to_copy_orders_nobody():
    units = {"A5": "allies infantry"}
    game = battle(units, allies="counter_attack").do("play counter_attack")
    assert game.phase == Phase.DRAW
    game.do("draw move_out")
    assert game.hand(ALLIES) == ["move_out"]


def test_the_counter_of_a_counter_uses_the_first_section_again():
    units = {"B3": "allies infantry", "B7": "axis infantry", "L3": "allies infantry"}
    game = battle(units, allies="recon/left counter_attack", axis="counter_attack")
    game.do("play recon/left", "end", "draw move_out", "draw move_out")
    game.do("play counter_attack", "end", "draw barrage", "draw firefight", "keep barrage")
    game.do("play counter_attack")
    assert game.orderable() == {"B3"}


def test_a_counter_attack_draws_as_the_card_that_it_copies():
    game = countered("recon/left", {"A5": "allies infantry", "B9": "axis infantry"})
    game.play("counter_attack").do("draw barrage", "draw ambush", "keep ambush")
    assert game.hand(AXIS) == ["ambush"]
    assert game.copies("discards", "counter_attack") == 1


def test_a_counter_attack_on_the_finest_hour_shuffles_as_well():
    units = {"A5": "allies infantry", "A9": "axis infantry"}
    game = battle(units, allies="their_finest_hour", axis="counter_attack")
    game.do("play their_finest_hour").roll("grenade").draw("probe/left")
    game.do("play counter_attack").roll("infantry").do("order A9", "end", "draw counter_attack")
    assert game.hand(AXIS) == ["counter_attack"]
    assert sum(game.state.discards) == 0
    assert sum(game.state.deck) + 2 == 60


def test_a_countered_air_power_rolls_the_dice_of_the_countering_side():
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    game = battle(units, allies="air_power", axis="counter_attack").do("play air_power")
    game.roll("grenade star").draw("probe/left").do("play counter_attack")
    assert game.dice == 1


def test_an_ambush_is_no_card_to_be_countered():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, allies="counter_attack", axis="probe/left ambush", first=AXIS)
    game.end_turn()
    assert game.hand(AXIS).count("ambush") == 1
    game.do("play counter_attack")
    assert game.state.effect == game.game.world.names.index("probe/right")


def test_a_countered_infantry_assault_is_used_in_the_section_that_faces_the_chosen_one():
    units = {"A5": "allies infantry", "L5": "allies infantry"}
    units |= {"A9": "axis infantry", "L9": "axis infantry"}
    game = battle(units, allies="infantry_assault", axis="counter_attack")
    game.do("play infantry_assault", "section 0").end_turn().do("play counter_attack")
    assert game.ordered() == {"A9"}
