"""Scripted games about big guns and the crosshair markers on what they hit."""

import pytest
from scripted import HQ, battle

GUN = {"A5": "allies big_gun"}
TWO_TURNS = f"{HQ} {HQ}"


def hit(units=None, ground=None, target="F5", faces="infantry", **fields):
    """Return a game in which the big gun on A5 has hit infantry with its first attack."""
    units = GUN | {target: "axis infantry"} | (units or {})
    game = battle(units, ground, allies=fields.pop("allies", TWO_TURNS), **fields)
    return game.play(HQ, "A5").attack("A5", target, faces)


def next_turn(game):
    return game.end_turn().end_turn()


# Vector P06, and when a marker is placed


def test_a_unit_that_was_hit_and_stayed_is_marked_and_attacked_with_a_die_more():
    game = hit()
    assert game.figures("F5") == 3
    assert game.lies_on("F5") == ["crosshair"]
    assert next_turn(game).play(HQ, "A5").attack("A5", "F5").dice == 2


@pytest.mark.parametrize(
    ("target", "dice"), [("B5", 3), ("C5", 3), ("D5", 2), ("E5", 2), ("F5", 1), ("I5", 1)]
)
def test_a_big_gun_reaches_eight_hexes(target, dice):
    game = battle(GUN | {target: "axis infantry"}).play(HQ, "A5")
    assert game.attack("A5", target).dice == dice


def test_a_big_gun_does_not_reach_nine_hexes():
    game = battle(GUN | {"J5": "axis infantry"}).play(HQ, "A5").battles()
    assert game.legal("attack") == set()


def test_a_big_gun_needs_no_line_of_sight_and_forests_do_not_help():
    units = {"D5": "axis infantry"}
    game = hit(units, {"F5": "forest", "E5": "hill", "C5": "town"})
    assert game.lies_on("F5") == ["forest", "crosshair"]


@pytest.mark.parametrize("faces", ["star", "armor"])
def test_a_big_gun_that_does_not_hit_marks_nobody(faces):
    assert hit(faces=faces).lies_on("F5") == []


def test_a_unit_that_is_hit_and_retreats_is_not_marked():
    game = hit(target="E5", faces="infantry flag")
    game.do("retreat E5 e6")
    assert game.figures("e6") == 3
    assert game.lies_on("E5") == []
    assert game.lies_on("e6") == []


def test_a_unit_that_ignores_its_flag_is_marked():
    game = hit(ground={"E5": "sandbags"}, target="E5", faces="infantry flag").do("stand")
    assert game.lies_on("E5") == ["sandbags", "crosshair"]


def test_a_unit_that_falls_leaves_no_marker():
    game = hit({"F5": "axis infantry 1"})
    assert game.medals() == (1, 0)
    assert game.lies_on("F5") == []


# One marker for each unit, three for each gun


def test_a_unit_gets_no_second_marker():
    game = next_turn(hit()).play(HQ, "A5").attack("A5", "F5", "infantry star")
    assert game.figures("F5") == 2
    assert game.lies_on("F5") == ["crosshair"]


def test_the_marker_of_one_gun_helps_the_other_gun_too_but_nobody_else():
    units = {"A7": "allies big_gun", "A3": "allies artillery", "D3": "allies infantry"}
    game = next_turn(hit(units)).play(HQ, "A7", "A3", "D3")
    assert game.attack("A7", "F5").dice == 2
    game.roll("infantry star")
    assert game.lies_on("F5") == ["crosshair"]
    assert game.attack("A3", "F5").dice == 1
    game.roll("star")
    assert game.attack("D3", "F5").dice == 1


def test_a_gun_marks_three_units_and_no_fourth():
    targets = ("E5", "F5", "G5", "H5")
    units = GUN | dict.fromkeys(targets, "axis infantry")
    game = battle(units, allies=f"{HQ} {HQ} attack/left attack/left")
    for card, target in zip((HQ, HQ, "attack/left", "attack/left"), targets, strict=True):
        game.play(card, "A5").attack("A5", target)
        game.roll(" ".join(["infantry", "star"][: game.dice]))
        next_turn(game)
    assert [game.lies_on(target) for target in targets] == [["crosshair"]] * 3 + [[]]


def test_a_marker_that_came_back_is_placed_again():
    targets = ("E5", "F5", "G5", "H5")
    units = GUN | dict.fromkeys(targets, "axis infantry")
    game = battle(units, allies=f"{HQ} {HQ} attack/left attack/left", axis="attack/center")
    for card, target in zip((HQ, HQ, "attack/left"), targets, strict=False):
        game.play(card, "A5").attack("A5", target)
        game.roll(" ".join(["infantry", "star"][: game.dice])).end_turn()
        game.do("play attack/center")
        if target == "G5":
            game.do("order E5", "end", "move E5 E7")
        game.end_turn("attack/center")
    assert game.lies_on("E5") == []
    game.play("attack/left", "A5").attack("A5", "H5", "infantry")
    assert game.lies_on("H5") == ["crosshair"]


# When markers go


@pytest.mark.parametrize("end", ["F7", "f6"])
def test_the_marker_goes_when_its_unit_moves_and_the_bonus_with_it(end):
    game = hit(axis="attack/center").end_turn().play("attack/center", "F5").do(f"move F5 {end}")
    assert game.lies_on("F5") == []
    assert game.lies_on(end) == []
    game.end_turn().play(HQ, "A5")
    assert game.attack("A5", end).dice == 1


def test_the_marker_stays_when_its_unit_only_battles():
    game = hit({"F3": "allies infantry"}, axis="attack/center").end_turn()
    game.play("attack/center", "F5").attack("F5", "F3", "star star")
    assert game.lies_on("F5") == ["crosshair"]


def test_the_marker_goes_when_its_unit_retreats_from_somebody_else():
    units = GUN | {"F5": "axis infantry", "e4": "allies infantry"}
    game = battle(units, {"F5": "crosshair"}).play(HQ, "e4")
    game.attack("e4", "F5", "flag star star").do("retreat F5 f6")
    assert game.lies_on("F5") == []
    assert game.lies_on("f6") == []


def test_the_marker_goes_when_its_unit_takes_ground():
    game = hit({"F3": "allies infantry", "e4": "allies infantry 1"}, axis="attack/center")
    game.end_turn().play("attack/center", "F5").attack("F5", "e4", "infantry star star")
    game.do("take F5 e4")
    assert game.lies_on("F5") == []
    assert game.lies_on("e4") == []


def test_the_marker_goes_when_its_unit_falls_to_somebody_else():
    units = GUN | {"F5": "axis infantry 1", "e4": "allies infantry"}
    game = battle(units, {"F5": "crosshair"}).play(HQ, "e4")
    game.attack("e4", "F5", "infantry star star")
    assert game.lies_on("F5") == []


def test_the_markers_of_a_gun_go_when_it_moves_and_those_of_others_stay():
    units = {"A7": "allies big_gun", "G5": "axis infantry"}
    game = battle(GUN | units | {"F5": "axis infantry"}, allies=TWO_TURNS)
    game.play(HQ, "A5", "A7").attack("A5", "F5", "infantry").attack("A7", "G5", "infantry")
    assert (game.lies_on("F5"), game.lies_on("G5")) == (["crosshair"], ["crosshair"])
    next_turn(game).play(HQ, "A5").do("move A5 B5")
    assert (game.lies_on("F5"), game.lies_on("G5")) == ([], ["crosshair"])


def test_a_big_gun_moves_one_hex_or_battles():
    game = battle(GUN | {"F5": "axis infantry"}).play(HQ, "A5")
    assert game.ends("move", "A5") == {"B5", "a4", "a6"}
    assert game.do("move A5 B5").legal("attack") == set()


def test_a_big_gun_takes_no_ground():
    game = battle(GUN | {"B5": "axis infantry 1"}).play(HQ, "A5")
    game.attack("A5", "B5", "grenade star star")
    assert game.medals() == (1, 0)
    assert game.legal("take") == set()


# Markers on the map from the start


def test_a_marker_of_the_scenario_gives_a_die_more_and_goes_when_its_unit_moves():
    units = GUN | {"F5": "axis infantry"}
    game = battle(units, {"F5": "crosshair"}, allies=TWO_TURNS, axis="attack/center")
    game.play(HQ, "A5")
    assert game.attack("A5", "F5").dice == 2
    game.roll("star star").end_turn().play("attack/center", "F5").do("move F5 F7")
    assert game.lies_on("F5") == []


# Cards


def test_bombard_lets_the_second_attack_of_a_big_gun_use_the_marker_of_the_first():
    units = GUN | {"F5": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard")
    game.attack("A5", "F5", "infantry")
    game.do("attack A5 F5")
    assert game.dice == 2


def test_a_big_gun_that_strikes_first_from_ambush_marks_its_attacker():
    units = {"F5": "allies infantry", "G5": "axis big_gun"}
    game = battle(units, axis="ambush").play(HQ, "F5").attack("F5", "G5")
    game.do("ambush").roll("infantry star star")
    assert game.lies_on("F5") == ["crosshair"]
