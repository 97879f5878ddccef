"""Scripted games about rocket launchers: shells that burn, and shells that smoke."""

import pytest
from scripted import HQ, battle

from bocage_engine.state import Phase

ROCKETS = {"A5": "allies nebelwerfer"}


def smoking(cells, units=None, ground=None, hand=HQ, **fields):
    """Return a game in which the launcher on A5 has just fired smoke shells at some hexes."""
    game = battle(ROCKETS | (units or {}), ground, allies=hand, **fields).play(HQ, "A5").battles()
    game.do("smoke A5", *(f"lay {cell}" for cell in cells.split()))
    return game.do("end") if game.phase == Phase.SMOKE else game


# Shells that burn


@pytest.mark.parametrize("cover", ["sandbags", "church", "axis:bunker", "hedgehog"])
def test_flags_of_burning_shells_are_not_ignored_in_cover(cover):
    game = battle(ROCKETS | {"D5": "axis infantry"}, {"D5": cover}).play(HQ, "A5")
    assert game.attack("A5", "D5").dice == 2
    game.roll("flag star")
    assert game.legal() == {"retreat D5 c6", "retreat D5 d6"}  # vector P07, with sandbags


def test_flags_of_burning_shells_are_not_ignored_by_units_that_ignore_others():
    game = battle(ROCKETS | {"D5": "axis italian_artillery"}).play(HQ, "A5")
    game.attack("A5", "D5", "flag star")
    assert not [text for text in game.legal() if text == "stand"]


def test_flags_of_other_guns_are_ignored_in_the_same_cover():
    game = battle({"A5": "allies artillery", "D5": "axis infantry"}, {"D5": "sandbags"})
    game.play(HQ, "A5").attack("A5", "D5", "flag star")
    assert "stand" in game.legal()


@pytest.mark.parametrize(("target", "dice"), [("B5", 3), ("C5", 3), ("E5", 2), ("G5", 1)])
def test_burning_shells_fly_like_those_of_artillery_over_everything(target, dice):
    units = ROCKETS | {target: "axis infantry"}
    game = battle(units, {target: "forest", "D5": "hill"}).play(HQ, "A5")
    assert game.attack("A5", target).dice == dice


@pytest.mark.parametrize(
    ("ground", "dice"), [("forest", 3), ("hill", 3), ("town", 3), ("sandbags", 2), ("", 3)]
)
def test_a_launcher_is_protected_by_obstacles_and_not_by_terrain(ground, dice):
    units = {"f4": "allies infantry", "G5": "axis nebelwerfer"}
    game = battle(units, {"G5": ground} if ground else {}).play(HQ, "f4")
    assert game.attack("f4", "G5").dice == dice


def test_a_launcher_that_moved_fires_neither_kind_of_shell():
    game = battle(ROCKETS | {"D5": "axis infantry"}).play(HQ, "A5").do("move A5 B5")
    assert game.phase == Phase.DRAW


# Where smoke rises


def test_smoke_rises_on_up_to_three_hexes_that_touch():
    game = battle(ROCKETS).play(HQ, "A5").battles().do("smoke A5", "lay D5")
    assert game.legal("lay") == {f"lay {cell}" for cell in ("C5", "E5", "c4", "d4", "c6", "d6")}
    game.do("lay E5")
    assert "lay D5" not in game.legal()
    assert "lay C5" in game.legal()
    assert "end" in game.legal()
    game.do("lay F5")
    assert game.phase == Phase.DRAW
    assert [game.lies_on(cell) for cell in ("D5", "E5", "F5")] == [["smoke"]] * 3


def test_smoke_reaches_six_hexes_for_each_marker():
    game = battle(ROCKETS).play(HQ, "A5").battles().do("smoke A5")
    assert {"lay G5", "lay B5"} <= game.legal()
    assert "lay H5" not in game.legal()
    game.do("lay G5")
    assert "lay H5" not in game.legal()
    assert "lay F5" in game.legal()


def test_smoke_may_rise_on_units_of_both_sides_and_harms_nobody():
    units = {"D5": "axis infantry", "E5": "allies infantry"}
    game = smoking("D5 E5", units)
    assert (game.figures("D5"), game.figures("E5")) == (4, 4)
    assert game.lies_on("D5") == ["smoke"]


def test_a_launcher_beside_an_enemy_may_fire_smoke_and_attacks_only_that_enemy():
    units = {"B5": "axis infantry", "D5": "axis infantry"}
    game = battle(ROCKETS | units).play(HQ, "A5").battles()
    assert game.legal() == {"attack A5 B5", "smoke A5", "end"}
    game.do("smoke A5", "lay D5")
    assert game.lies_on("D5") == ["smoke"]


def test_a_launcher_that_has_fired_smoke_does_not_attack_as_well():
    game = smoking("D5", {"F5": "axis infantry"})
    assert game.phase == Phase.DRAW


# What smoke does


def test_smoke_stops_a_unit_that_enters_it_and_it_may_battle_with_a_die_less():
    enclosed = dict.fromkeys(("F3", "H3", "f2", "g2", "f4"), "river")
    units = {"G3": "allies armor", "G7": "axis infantry"}
    game = battle(units, enclosed | {"g4": "smoke"}).play(HQ, "G3")
    assert game.ends("move", "G3") == {"g4"}
    game.do("move G3 g4")
    assert game.attack("g4", "G7").dice == 2


@pytest.mark.parametrize("kind", ["infantry", "armor", "artillery", "heavy_at_gun", "engineers"])
@pytest.mark.parametrize("where", ["f4", "G5"])
def test_smoke_takes_a_die_from_everybody_in_it_and_against_it(kind, where):
    game = battle({"f4": f"allies {kind}", "G5": "axis infantry"}, {where: "smoke"})
    clear = battle({"f4": f"allies {kind}", "G5": "axis infantry"})
    for each in (game, clear):
        each.play(HQ, "f4").attack("f4", "G5")
    assert game.dice == clear.dice - 1


@pytest.mark.parametrize(("ground", "dice"), [("forest", 1), ("sandbags", 2), ("hill", 2)])
def test_smoke_and_other_cover_on_one_hex_do_not_add_up(ground, dice):
    units = {"f4": "allies armor", "G5": "axis infantry"}
    game = battle(units, {"G5": f"{ground}+smoke"}).play(HQ, "f4")
    assert game.attack("f4", "G5").dice == dice


def test_smoke_on_both_hexes_takes_two_dice():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, {"G5": "smoke", "f4": "smoke"}).play(HQ, "f4")
    assert game.attack("f4", "G5").dice == 1


@pytest.mark.parametrize("kind", ["infantry", "artillery", "big_gun", "swa_mortar_late"])
def test_nobody_fires_through_smoke(kind):
    units = {"D5": f"allies {kind}", "F5": "axis infantry"}
    assert battle(units).play(HQ, "D5").battles().legal("attack") == {"attack D5 F5"}
    game = battle(units, {"E5": "smoke"}).play(HQ, "D5").battles()
    assert game.legal("attack") == set()


def test_units_in_smoke_see_out_and_are_seen():
    units = {"D5": "allies artillery", "F5": "axis infantry"}
    for where in units:
        game = battle(units, {where: "smoke"}).play(HQ, "D5").battles()
        assert game.legal("attack") == {"attack D5 F5"}


# When smoke goes (vector P08)


def test_smoke_lies_through_two_turns_of_the_enemy():
    game = smoking("D5 E5")
    lies = []
    while game.state.turn < 6:
        lies.append(bool(game.lies_on("D5")))
        game.end_turn()
    assert lies == [True] * 4 + [False]
    assert game.lies_on("E5") == []


def test_smoke_that_rose_later_goes_later():
    game = smoking("D5", hand=f"{HQ} {HQ}").end_turn().end_turn()
    game.play(HQ, "A5").battles().do("smoke A5", "lay C7", "end").end_turn().end_turn()
    assert (game.lies_on("D5"), game.lies_on("C7")) == ([], ["smoke"])
    game.end_turn().end_turn()
    assert game.lies_on("C7") == []


def test_smoke_of_the_axis_goes_after_the_second_turn_of_the_allies():
    game = battle({"A5": "axis nebelwerfer"}, axis="attack/right").end_turn()
    game.play("attack/right", "A5").battles().do("smoke A5", "lay D5", "end")
    lies = []
    while game.state.turn < 7:
        lies.append(bool(game.lies_on("D5")))
        game.end_turn()
    assert lies == [True, True, True, True, False]


# Artillery Bombard: one kind of shell in a turn


def bombarding():
    units = ROCKETS | {"D5": "axis infantry", "F5": "axis infantry"}
    return battle(units, allies="artillery_bombard").play("artillery_bombard").battles()


def test_after_smoke_the_second_salvo_is_smoke_as_well():
    game = bombarding().do("smoke A5", "lay G5", "end")
    assert game.legal() == {"smoke A5", "end"}
    game.do("smoke A5", "lay E5", "lay e6", "end")
    assert game.phase == Phase.DRAW
    assert game.lies_on("G5") == game.lies_on("E5") == ["smoke"]


def test_after_burning_shells_the_second_salvo_burns_as_well():
    game = bombarding().attack("A5", "D5", "star star")
    assert game.legal() == {"attack A5 D5", "attack A5 F5", "end"}
    game.do("attack A5 F5").roll("infantry")
    assert game.phase == Phase.DRAW


def test_each_launcher_chooses_for_itself():
    units = ROCKETS | {"A7": "allies nebelwerfer", "D5": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard").battles()
    game.do("smoke A5", "lay G5", "end", "end")
    assert game.legal() == {"attack A7 D5", "smoke A7", "end"}


def test_a_launcher_that_bombards_may_move_three_hexes_instead():
    game = battle(ROCKETS, allies="artillery_bombard").play("artillery_bombard")
    assert "move A5 D5" in game.legal()
    assert game.do("move A5 D5").phase == Phase.DRAW


# Other cards


def test_smoke_is_fired_by_a_launcher_that_a_firefight_orders():
    game = battle(ROCKETS, allies="firefight").play("firefight", "A5")
    assert game.legal("smoke") == {"smoke A5"}


def test_a_launcher_that_only_marches_fires_nothing():
    units = ROCKETS | {"H5": "allies infantry"}
    game = battle(units, allies="probe/right", deck="breakthrough").play("probe/right")
    game.do("order A5", "end").battles()
    assert game.phase == Phase.DRAW
