"""Scripted games about what units and players of single nations can do."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, unit

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.ids import Face

FURIA = frozenset({NationEffect.FURIA_FRANCESE})


def french(label, **fields):
    return unit(label, "allies french_infantry", habits=FURIA, **fields)


# France


def furia(roll, units=None, ground=None, **fields):
    """Return a game in which French infantry on G5 has attacked H5."""
    units = {"G5": french("G5"), "H5": "axis infantry"} | (units or {})
    return battle(units, ground, **fields).play(HQ, "G5").attack("G5", "H5", roll)


def test_french_infantry_attacks_a_second_time_with_one_die_whatever_the_terrain():
    """Vector T14."""
    game = furia("flag star star", {"f6": "axis infantry"}, {"f6": "town"}).do("retreat H5 h6")
    assert game.legal() == {"take G5 H5", "pass"}
    game.do("pass")
    assert game.legal() == {"attack G5 f6", "end"}
    game.do("attack G5 f6")
    assert game.dice == 1
    game.roll("infantry")
    assert game.phase == Phase.DRAW


def test_french_infantry_that_takes_ground_does_not_battle_again():
    game = furia("flag star star", {"h4": "axis infantry"}).do("retreat H5 h6", "take G5 H5")
    assert game.phase == Phase.DRAW


def test_french_infantry_takes_ground_after_its_second_attack_and_has_no_third():
    units = {"f6": "axis infantry 1", "F5": "axis infantry"}
    game = furia("flag star star", units).do("retreat H5 h6", "pass", "attack G5 f6")
    game.roll("grenade")
    assert game.legal() == {"take G5 f6", "pass"}
    assert game.changed().do("pass").phase == Phase.DRAW
    assert game.do("take G5 f6").phase == Phase.DRAW


def test_french_infantry_attacks_again_that_may_take_no_ground():
    units = {"E5": french("E5"), "H5": "axis infantry", "f6": "axis infantry"}
    game = battle({"F5": french("F5")} | units, {"G5": "wire"}).play(HQ, "F5")
    game.do("move F5 G5").attack("G5", "H5", "flag star").do("retreat H5 h6")
    assert game.legal() == {"attack G5 f6", "end"}


def test_there_is_no_second_attack_after_fire_nor_without_success():
    units = {"G5": french("G5"), "I5": "axis infantry"}
    game = battle(units).play(HQ, "G5").attack("G5", "I5", "flag star").do("retreat I5 i6")
    assert game.phase == Phase.DRAW
    assert furia("infantry star star", {"f6": "axis infantry"}).phase == Phase.DRAW


def test_the_second_attack_needs_an_enemy_beside_the_unit():
    game = furia("flag star star", {"I5": "axis infantry"}).do("retreat H5 h6", "pass")
    assert game.phase == Phase.DRAW


def test_french_infantry_has_no_furia_if_the_scenario_does_not_say_so():
    units = {"G5": "allies french_infantry", "H5": "axis infantry", "f6": "axis infantry"}
    game = battle(units).play(HQ, "G5").attack("G5", "H5", "flag star star").do("retreat H5 h6")
    assert game.do("pass").phase == Phase.DRAW


def test_a_card_adds_no_die_to_the_second_attack():
    units = {"G5": french("G5"), "H5": "axis infantry", "f6": "axis infantry"}
    game = battle(units, allies="close_assault").play("close_assault")
    assert game.attack("G5", "H5").dice == 4
    game.roll("flag star star star").do("retreat H5 h6", "pass", "attack G5 f6")
    assert game.dice == 1


# Italy


def italian(figures=6, hand="probe/left " * 4 + "attack/left attack/right", losses=1):
    """Return a game in which Italian units, those of the Axis, fall one after the other."""
    targets = ("E7", "G7", "I7")[:losses]
    units = dict(zip(targets, ["axis infantry 1"] * 3, strict=False))
    units |= dict(zip(("E5", "G5", "I5"), ["allies armor"] * losses, strict=False))
    rules = SpecialRules(high_command=AXIS)
    cards = " ".join(hand.split()[:figures])
    game = battle(units | {"M9": "axis infantry"}, axis=cards, rules=rules)
    return game.play(HQ, *(f"{at[0]}5" for at in targets)).battles()


def test_a_unit_lost_costs_italy_a_card_by_chance():
    """Vector P16."""
    game = italian().do("attack E5 E7").roll("grenade star star")
    assert game.phase == Phase.FORFEIT
    assert game.is_chance()
    chances = {game.game.tell_action(a): float(c) for a, c in game.game.chance_outcomes()}
    assert chances["forfeit probe/left"] == pytest.approx(4 / 6)
    game.do("forfeit attack/left")
    assert len(game.hand(AXIS)) == 5
    assert game.copies("discards", "attack/left") == 1
    assert game.medals() == (1, 0)


def test_italy_keeps_three_cards():
    game = italian(figures=3).do("attack E5 E7").roll("grenade star star")
    assert len(game.hand(AXIS)) == 3
    assert game.phase == Phase.DRAW


def test_each_unit_costs_a_card_until_three_are_left():
    game = italian(figures=5, losses=3)
    for at in ("E", "G"):
        game.do(f"attack {at}5 {at}7").roll("grenade star star").do("forfeit probe/left")
    game.do("attack I5 I7").roll("grenade star star")
    assert len(game.hand(AXIS)) == 3
    assert game.phase == Phase.DRAW


def test_lost_figures_cost_no_card_and_neither_do_units_of_the_enemy():
    rules = SpecialRules(high_command=AXIS)
    units = {"G5": "allies infantry 1", "H5": "axis infantry"}
    game = battle(units, axis="probe/left " * 4 + "ambush", rules=rules).play(HQ, "G5")
    game.attack("G5", "H5").do("ambush").roll("grenade star star")
    assert game.medals() == (0, 1)
    assert game.phase != Phase.FORFEIT


def test_a_unit_of_the_own_turn_costs_a_card_as_well():
    rules = SpecialRules(high_command=ALLIES)
    ground = {"H5": "axis:minefield"}
    hand = f"{HQ} probe/left probe/left probe/left probe/left"
    game = battle({"G5": "allies infantry 1"}, ground, allies=hand, rules=rules).play(HQ, "G5")
    game.do("move G5 H5", "reveal 1").roll("grenade")
    assert game.phase == Phase.FORFEIT
    game.do("forfeit probe/left")
    assert game.hand(ALLIES) == ["probe/left"] * 3


@pytest.mark.parametrize(("most", "end"), [(3, {"g6", "F7", "e8"}), (1, {"g6"})])
def test_motorized_units_retreat_up_to_three_hexes_for_a_flag(most, end):
    units = {"f4": "allies infantry", "G5": unit("G5", "axis infantry", retreat_max=most)}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "flag star star")
    ends = game.ends("retreat", "G5")
    assert end <= ends
    assert ("e8" in ends) == (most == 3)
    assert game.refuses("stand")


def test_motorized_units_may_retreat_two_hexes_for_two_flags_and_six_at_most():
    units = {"f4": "allies infantry", "G5": unit("G5", "axis infantry", retreat_max=3)}
    game = battle(units).play(HQ, "f4").attack("f4", "G5", "flag flag star")
    ends = game.ends("retreat", "G5")
    assert not {"f6", "g6"} & ends
    assert {"F7", "f8", "F9"} <= ends


def test_steady_artillery_ignores_one_flag():
    gun = unit("G5", "axis artillery", flags_ignored=1, retreat_max=3)
    game = battle({"f4": "allies infantry", "G5": gun}).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star")
    assert "stand" in game.legal()
    game = battle({"f4": "allies infantry", "G5": gun}).play(HQ, "f4")
    game.attack("f4", "G5", "flag flag star")
    assert game.refuses("stand")
    assert "g6" in game.ends("retreat", "G5")


def test_steady_artillery_behind_sandbags_ignores_no_second_flag():
    gun = unit("G5", "axis italian_artillery", flags_ignored=1)
    game = battle({"f4": "allies armor", "G5": gun}, {"G5": "sandbags"}).play(HQ, "f4")
    game.attack("f4", "G5", "flag flag")
    assert game.refuses("stand")


# The Commonwealth

BACK = frozenset({NationEffect.BATTLE_BACK})


def pressed(figures=1, roll="star star star", ground=None, units=None, text="axis infantry"):
    """Return a game in which a unit of the Commonwealth, on G5, has been close assaulted."""
    defender = unit("G5", text, habits=BACK)
    game = battle({"f4": "allies infantry", "G5": defender} | (units or {}), ground)
    losses = ",".join("4" if number else str(figures) for number in range(2))
    game = game.changed(figures=losses)
    return game.play(HQ, "f4").attack("f4", "G5", roll)


def test_a_unit_left_with_one_figure_battles_back_with_one_die():
    game = pressed(2, "infantry star star")
    assert game.legal() == {"back", "pass"}
    game.do("back")
    assert game.dice == 1
    game.roll("infantry")
    assert game.figures("f4") == 3


def test_terrain_does_not_matter_to_a_unit_that_battles_back():
    game = pressed(1, "star star star", {"f4": "bunker"}).do("back")
    assert game.dice == 1


def test_a_unit_need_not_battle_back():
    assert pressed().do("pass").phase == Phase.DRAW


@pytest.mark.parametrize(("figures", "roll"), [(3, "infantry star star"), (4, "star star star")])
def test_a_unit_with_more_figures_does_not_battle_back(figures, roll):
    assert pressed(figures, roll).phase == Phase.DRAW


def test_a_unit_that_retreats_or_falls_does_not_battle_back():
    assert pressed(1, "flag star star").do("retreat G5 g6").phase == Phase.TAKE
    assert pressed(1, "grenade star star").phase == Phase.TAKE


def test_an_attacker_that_is_driven_back_takes_no_ground_and_flags_count():
    game = pressed().do("back").roll("flag")
    assert game.phase == Phase.RETREAT
    game.do("retreat f4 G3")
    assert game.units(ALLIES) == {"G3": 4}
    assert game.phase == Phase.DRAW


def test_an_attacker_that_falls_is_a_medal():
    game = battle(
        {"f4": "allies infantry 1", "G5": unit("G5", "axis infantry", habits=BACK)}
    ).changed(figures="1,1")
    game.play(HQ, "f4").attack("f4", "G5", "star star star").do("back").roll("grenade")
    assert game.medals() == (0, 1)


def test_nobody_battles_back_against_fire_and_no_sniper_ever_does():
    units = {"e4": "allies infantry", "G5": unit("G5", "axis infantry 2", habits=BACK)}
    game = battle(units).changed(figures="1,4").play(HQ, "e4").attack("e4", "G5", "star star")
    assert game.phase == Phase.DRAW
    assert pressed(1, "star star star", text="axis sniper").phase == Phase.DRAW


# Japan

RESOLVE = frozenset(
    {
        NationEffect.INFANTRY_IGNORES_FLAGS,
        NationEffect.FULL_STRENGTH_BONUS,
        NationEffect.BANZAI,
    }
)


def japanese(label, text="allies infantry"):
    return unit(label, text, habits=RESOLVE)


@pytest.mark.parametrize("faces", ["flag star star", "flag flag star", "flag flag flag"])
@pytest.mark.parametrize(("ground", "more"), [("", 0), ("sandbags", 1)])
def test_japanese_infantry_ignores_a_flag_and_another_in_cover(faces, ground, more):
    units = {
        "f4": "allies infantry",
        "g4": "allies artillery",
        "G5": japanese("G5", "axis infantry"),
    }
    game = battle(units, {"G5": ground} if ground else {}).play(HQ, "g4")
    game.attack("g4", "G5", faces)
    retreats = max(0, faces.count("flag") - 1 - more)
    assert bool(game.legal("retreat")) == bool(retreats)
    assert game.refuses("stand")


@pytest.mark.parametrize("ground", ["cave", "mountain_cave"])
@pytest.mark.parametrize("faces", ["flag star star", "flag flag star", "flag flag flag"])
def test_japanese_infantry_stays_in_its_caves_whatever_the_dice_show(faces, ground):
    units = {"f4": "allies infantry", "g4": "allies artillery"}
    japan = units | {"G5": japanese("G5", "axis infantry")}
    game = battle(japan, {"G5": ground}).play(HQ, "g4").attack("g4", "G5", faces)
    assert game.figures("G5") == 4
    assert game.phase == Phase.DRAW
    other = battle(units | {"G5": "axis infantry"}, {"G5": ground}).play(HQ, "g4")
    assert other.attack("g4", "G5", faces).legal("retreat")


def test_only_the_infantry_of_japan_knows_caves():
    units = {"g4": "allies artillery", "G5": "axis artillery"}
    game = battle(units, {"G5": "cave"}).play(HQ, "g4").attack("g4", "G5", "flag star star")
    assert game.legal("retreat")


def test_japanese_infantry_retreats_no_farther_than_the_flags_that_are_left():
    units = {"g4": "allies artillery", "G5": japanese("G5", "axis infantry")}
    game = battle(units).play(HQ, "g4").attack("g4", "G5", "flag flag star")
    assert game.ends("retreat", "G5") == {"f6", "g6"}


@pytest.mark.parametrize(("figures", "dice"), [(4, 4), (3, 3)])
def test_japanese_infantry_at_full_strength_has_a_die_more_in_close_assault(figures, dice):
    game = battle({"G5": japanese("G5"), "H5": "axis infantry"})
    game = game.changed(figures=f"{figures},4").play(HQ, "G5")
    assert (game.figures("G5"), game.figures("H5")) == (figures, 4)
    assert game.attack("G5", "H5").dice == dice


@pytest.mark.parametrize(("figures", "dice"), [(4, 4), (3, 3)])
def test_full_strength_adds_a_die_to_a_strike_from_ambush(figures, dice):
    units = {"G5": "allies infantry", "H5": japanese("H5", "axis infantry")}
    game = battle(units, axis="ambush").changed(figures=f"4,{figures}").play(HQ, "G5")
    assert game.attack("G5", "H5").do("ambush").dice == dice


def test_full_strength_adds_no_die_to_fire():
    units = {"G5": japanese("G5"), "I5": "axis infantry"}
    assert battle(units).play(HQ, "G5").attack("G5", "I5").dice == 2


def test_japanese_infantry_moves_two_hexes_and_still_close_assaults_but_does_not_fire():
    units = {"E5": japanese("E5"), "H5": "axis infantry", "I5": "axis infantry"}
    game = battle(units).play(HQ, "E5").do("move E5 G5").battles()
    assert game.legal("attack") == {"attack G5 H5"}
    units = {"E5": japanese("E5"), "I5": "axis infantry"}
    assert battle(units).play(HQ, "E5").do("move E5 G5").battles().phase == Phase.DRAW


def test_a_banzai_charge_ends_in_a_forest_without_a_battle():
    units = {"E5": japanese("E5"), "H5": "axis infantry"}
    game = battle(units, {"G5": "forest"}).play(HQ, "E5").do("move E5 G5")
    assert game.phase == Phase.DRAW


def test_early_special_weapons_make_no_banzai_charge():
    units = {"E5": japanese("E5", "allies swa_mg_early"), "H5": "axis infantry"}
    assert battle(units).play(HQ, "E5").do("move E5 G5").phase == Phase.DRAW


def test_a_unit_aboard_does_not_battle_back():
    defender = unit("g2", "allies infantry", habits=BACK)
    game = battle({"G3": "axis infantry", "g2": defender}, face=Face.BEACH, axis="attack/center")
    game = game.changed(figures="4,1").end_turn().play("attack/center", "G3")
    game.attack("G3", "g2", "star star star")
    assert game.phase == Phase.DRAW
