"""Scripted games about the tactic cards: what each orders, adds and falls back to."""

import pytest
from scripted import ALLIES, HQ, battle

from bocage_engine.options import Options
from bocage_engine.state import Phase

MIXED = {"B5": "allies infantry", "D5": "allies artillery", "J5": "allies armor"}


def falls_back(card, units):
    """Return a game in which a card has found no unit of its kind."""
    game = battle(units, allies=card).do(f"play {card}")
    assert game.orderable() == set(units)
    return game


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("armor_assault", "infantry"),
        ("armor_assault", "artillery"),
        ("artillery_bombard", "armor"),
        ("behind_enemy_lines", "armor"),
        ("dig_in", "armor"),
        ("infantry_assault", "artillery"),
        ("move_out", "armor"),
    ],
)
def test_a_card_that_finds_no_unit_of_its_kind_orders_one_unit_of_choice(card, kind):
    game = falls_back(card, {"B5": f"allies {kind}", "J5": f"allies {kind}"})
    game.do("order B5")
    assert game.phase == Phase.MOVE
    assert game.ordered() == {"B5"}


@pytest.mark.parametrize("card", ["armor_assault", "move_out", "dig_in", "infantry_assault"])
def test_a_unit_of_the_kind_that_is_of_no_use_prevents_the_fallback(card):
    kind, other = ("armor", "infantry") if card == "armor_assault" else ("infantry", "armor")
    game = battle({"B5": f"allies {kind}", "J5": f"allies {other}"}, allies=card)
    game.do(f"play {card}")
    assert "J5" not in game.orderable() | game.ordered()


@pytest.mark.parametrize("card", ["close_assault", "firefight", "air_power", "barrage"])
def test_a_card_that_finds_nobody_and_has_no_fallback_leaves_nothing_to_do(card):
    game = battle({"B5": "allies infantry"}, allies=card).play(card)
    if game.phase != Phase.DRAW:
        assert game.legal() == {"end"}
        game.do("end")
    assert game.draw("probe/left").state.turn == 2


def test_direct_from_hq_orders_four_units_of_any_kind():
    units = MIXED | {"L5": "allies infantry", "M5": "allies infantry"}
    game = battle(units, allies=HQ).do(f"play {HQ}")
    assert game.orderable() == set(units)
    game.do("order B5", "order D5", "order J5", "order L5")
    assert game.phase == Phase.MOVE


# Move Out and Infantry Assault


def test_move_out_orders_four_infantry_units():
    units = dict.fromkeys(("A5", "C5", "E5", "G5", "I5"), "allies infantry")
    game = battle(units | {"J7": "allies armor"}, allies="move_out").do("play move_out")
    assert game.orderable() == set(units)
    game.do("order A5", "order C5", "order E5", "order G5")
    assert game.phase == Phase.MOVE


@pytest.mark.parametrize(("end", "battles"), [("H3", True), ("I3", True), ("J3", False)])
def test_infantry_assault_moves_two_hexes_and_battles_or_three_and_does_not(end, battles):
    units = {"G3": "allies infantry", "J5": "axis infantry"}
    game = battle(units, allies="infantry_assault").do("play infantry_assault")
    assert "K3" not in game.ends("move", "G3")
    game.do(f"move G3 {end}")
    assert bool(game.legal("attack")) == battles


def test_infantry_assault_orders_all_infantry_of_the_chosen_section():
    units = {"A5": "allies infantry", "B5": "allies infantry", "C5": "allies armor"}
    game = battle(units | {"L5": "allies infantry"}, allies="infantry_assault")
    game.do("play infantry_assault")
    assert game.legal() == {"section 0", "section 2"}
    game.do("section 0")
    assert game.ordered() == {"A5", "B5"}


@pytest.mark.parametrize(
    ("kind", "far", "battles"),
    [
        ("special_forces", 3, 2),
        ("swa_mg_early", 3, 0),
        ("lrp", 4, 4),
        ("supply_truck", 3, None),
        ("ski_troops", 3, 3),
        ("cavalry", 3, 3),
    ],
)
def test_how_far_other_infantry_moves_in_an_infantry_assault(kind, far, battles):
    game = battle({"A5": f"allies {kind}"}, allies="infantry_assault").do("play infantry_assault")
    row = ("B5", "C5", "D5", "E5", "F5")
    assert [label for label in row if label in game.ends("move", "A5")] == list(row[:far])
    for steps, label in enumerate(row[:far], 1):
        units = {"A5": f"allies {kind}", row[steps]: "axis infantry"}
        close = battle(units, allies="infantry_assault").do("play infantry_assault")
        close.do(f"move A5 {label}")
        assert bool(close.legal("attack")) == (battles is not None and steps <= battles), label


# Armor Assault


def test_armor_assault_orders_four_armor_units_and_half_tracks():
    units = dict.fromkeys(("A5", "C5", "E5", "G5"), "allies armor") | {"I5": "allies half_track"}
    game = battle(units | {"K5": "allies infantry"}, allies="armor_assault")
    game.do("play armor_assault")
    assert game.orderable() == set(units)
    game.do("order A5", "order C5", "order E5", "order I5")
    assert game.phase == Phase.MOVE


@pytest.mark.parametrize(("ground", "dice"), [("town", 2), ("beach", 4)])
def test_armor_assault_gives_a_die_more_in_close_assault(ground, dice):
    units = {"F5": "allies armor", "G5": "axis infantry"}
    game = battle(units, {"G5": ground}, allies="armor_assault").play("armor_assault", "F5")
    assert game.attack("F5", "G5").dice == dice


def test_armor_assault_gives_no_die_more_at_a_distance():
    units = {"F5": "allies armor", "H5": "axis infantry"}
    game = battle(units, allies="armor_assault").play("armor_assault", "F5")
    assert game.attack("F5", "H5").dice == 3


def test_armor_assault_gives_a_die_more_in_an_overrun_too():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, allies="armor_assault").play("armor_assault", "f4")
    game.attack("f4", "G5", "grenade star star star").do("take f4 G5", "attack G5 g6")
    assert game.dice == 4


def test_the_fallback_gives_no_die_more():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, allies="armor_assault").play("armor_assault", "f4")
    assert game.attack("f4", "G5").dice == 3


# Artillery Bombard


GUN = {"G5": "allies artillery", "H5": "axis infantry", "K5": "axis infantry"}


def test_artillery_bombard_lets_a_gun_battle_twice():
    game = battle(GUN, allies="artillery_bombard").play("artillery_bombard").battles()
    assert game.legal("attack") == {"attack G5 H5"}
    game.attack("G5", "H5", "flag star star").do("retreat H5 h6")
    assert game.legal() == {"attack G5 h6", "attack G5 K5", "end"}
    game.do("attack G5 h6")
    assert game.dice == 3


def test_after_its_first_battle_a_gun_may_fire_at_a_distant_enemy():
    units = {"G5": "allies artillery", "H5": "axis infantry 1", "K5": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard")
    game.attack("G5", "H5", "grenade star star").do("attack G5 K5")
    assert game.dice == 2
    game.roll("star star")
    assert game.phase == Phase.DRAW


def test_a_gun_may_battle_twice_against_the_same_enemy_or_once_only():
    units = {"G5": "allies artillery", "K5": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard")
    game.attack("G5", "K5", "star star")
    assert game.legal() == {"attack G5 K5", "end"}
    again, once = game.changed(), game.changed()
    again.attack("G5", "K5", "star star")
    once.do("end")
    assert again.phase == once.phase == Phase.DRAW


def test_artillery_bombard_moves_a_gun_three_hexes_and_lets_it_battle_no_more():
    units = {"G3": "allies artillery", "G9": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard")
    ends = game.ends("move", "G3")
    assert {"g6", "G5"} <= ends
    assert "G7" not in ends
    game.do("move G3 g4")
    assert game.phase == Phase.DRAW


def test_mobile_artillery_may_use_its_own_move_and_battle_once_instead():
    units = {"G3": "allies mobile_artillery", "G7": "axis infantry"}
    game = battle(units, allies="artillery_bombard").play("artillery_bombard")
    own, card = game.changed(), game.changed()
    own.do("move G3 g4").attack("g4", "G7", "star star")
    assert own.phase == Phase.DRAW
    card.do("move G3 E5")
    assert card.phase == Phase.DRAW


def test_artillery_bombard_orders_all_artillery_and_nothing_else():
    game = battle(MIXED | {"L5": "allies big_gun"}, allies="artillery_bombard")
    assert game.play("artillery_bombard").ordered() == {"D5", "L5"}


# Behind Enemy Lines


def test_behind_enemy_lines_passes_cover_but_not_rivers_nor_units():
    units = {"f2": "allies infantry", "e4": "axis armor"}
    ground = {"F3": "forest", "G3": "forest", "g4": "river"}
    game = battle(units, ground, allies="behind_enemy_lines").play("behind_enemy_lines", "f2")
    ends = game.ends("move", "f2")
    assert {"f4", "G5", "G3", "F3"} <= ends
    assert not {"g4", "e4"} & ends


@pytest.mark.parametrize(
    ("end", "battles"), [("f4", True), ("G5", True), ("G3", False), ("F3", False)]
)
def test_behind_enemy_lines_leaves_the_limits_of_terrain_on_battles(end, battles):
    units = {"f2": "allies infantry", "g6": "axis infantry", "F5": "axis infantry"}
    ground = {"F3": "forest", "G3": "forest"}
    game = battle(units, ground, allies="behind_enemy_lines").play("behind_enemy_lines", "f2")
    game.do(f"move f2 {end}")
    assert bool(game.legal("attack")) == battles


def test_behind_enemy_lines_takes_the_limits_on_battles_away_by_an_option():
    options = Options(march_ignores_battle_limits=True, last_unit_loss=False)
    units = {"f2": "allies infantry", "G5": "axis infantry"}
    game = battle(units, {"G3": "forest"}, allies="behind_enemy_lines", options=options)
    game.play("behind_enemy_lines", "f2").do("move f2 G3")
    assert game.legal("attack") == {"attack G3 G5"}


def test_behind_enemy_lines_gives_a_die_more_and_a_second_move():
    units = {"f2": "allies infantry", "G5": "axis infantry"}
    game = battle(units, allies="behind_enemy_lines").play("behind_enemy_lines", "f2")
    game.do("move f2 f4").attack("f4", "G5")
    assert game.dice == 4
    game.roll("star star star star")
    assert game.phase == Phase.MOVE_ON
    assert {"E3", "f2", "F1"} & game.ends("move", "f4") == {"E3", "f2", "F1"}
    game.do("move f4 f2")
    assert game.phase == Phase.DRAW
    assert game.units(ALLIES) == {"f2": 4}


def test_ground_is_taken_before_the_second_move():
    units = {"f4": "allies infantry", "G5": "axis infantry 1"}
    game = battle(units, allies="behind_enemy_lines").play("behind_enemy_lines", "f4")
    game.attack("f4", "G5", "grenade star star star").do("take f4 G5", "move G5 g2")
    assert game.units(ALLIES) == {"g2": 4}


def test_a_unit_that_an_ambush_drove_back_still_makes_its_second_move():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, allies="behind_enemy_lines", axis="ambush")
    game.play("behind_enemy_lines", "f4").attack("f4", "G5").do("ambush")
    game.roll("flag star star").do("retreat f4 F3")
    assert game.phase == Phase.MOVE_ON
    game.do("move F3 E1")
    assert game.units(ALLIES) == {"E1": 4}


def test_a_unit_that_has_not_moved_first_may_still_move_after_its_battle():
    units = {"f4": "allies infantry", "G5": "axis infantry"}
    game = battle(units, allies="behind_enemy_lines").play("behind_enemy_lines", "f4")
    game.attack("f4", "G5", "star star star star").do("move f4 f2")
    assert game.units(ALLIES) == {"f2": 4}


def test_the_march_sets_a_mine_off_only_where_it_ends():
    ground = {"f4": "axis:minefield", "g4": "axis:minefield"}
    game = battle({"G3": "allies infantry"}, ground, allies="behind_enemy_lines")
    game.play("behind_enemy_lines", "G3")
    across, onto = game.changed(), game.changed()
    across.do("move G3 G5")
    assert across.units(ALLIES) == {"G5": 4}
    onto.do("move G3 f4")
    assert onto.phase == Phase.REVEAL


def test_the_march_rolls_for_ice_only_where_it_ends():
    ground = {"f4": "frozen_river", "g4": "frozen_river"}
    game = battle({"G3": "allies infantry"}, ground, allies="behind_enemy_lines")
    game.play("behind_enemy_lines", "G3")
    across, onto = game.changed(), game.changed()
    across.do("move G3 G5 via g4")
    assert across.units(ALLIES) == {"G5": 4}
    onto.do("move G3 f4")
    assert onto.phase == Phase.ICE


def test_behind_enemy_lines_orders_one_infantry_unit_but_no_truck_or_patrol():
    units = {"A5": "allies infantry", "C5": "allies infantry", "E5": "allies lrp"}
    game = battle(units | {"G5": "allies supply_truck"}, allies="behind_enemy_lines")
    game.do("play behind_enemy_lines")
    assert game.orderable() == {"A5", "C5"}
    game.do("order A5")
    assert game.phase == Phase.MOVE


# Close Assault


def test_close_assault_orders_infantry_and_armor_beside_enemies_and_moves_none():
    units = {"F5": "allies infantry", "H5": "allies armor", "g4": "allies artillery"}
    units |= {"G5": "axis infantry", "A5": "allies infantry"}
    game = battle(units, allies="close_assault").play("close_assault")
    assert game.ordered() == {"F5", "H5"}
    assert game.legal() == {"attack F5 G5", "attack H5 G5", "end"}
    assert game.attack("F5", "G5").dice == 4


def test_close_assault_gives_an_overrun_no_die_more():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "g6": "axis infantry"}
    game = battle(units, allies="close_assault").play("close_assault")
    game.attack("f4", "G5", "grenade star star star").do("take f4 G5", "attack G5 g6")
    assert game.dice == 3


def test_close_assault_lets_nobody_fire_whose_enemy_another_unit_drove_away():
    units = {"F5": "allies infantry", "H5": "allies infantry", "G5": "axis infantry"}
    units |= {"J5": "axis infantry"}
    game = battle(units, allies="close_assault").play("close_assault")
    game.attack("F5", "G5", "infantry infantry infantry infantry").do("pass")
    assert game.legal("attack") == set()


# Firefight


def test_firefight_orders_units_apart_from_enemies_which_fire_with_a_die_more():
    units = {"E5": "allies infantry", "F5": "axis infantry", "G3": "allies infantry"}
    game = battle(units | {"H5": "axis infantry"}, allies="firefight").do("play firefight")
    assert game.orderable() == {"G3"}
    game.do("order G3")
    assert game.legal("attack") == {"attack G3 F5", "attack G3 H5"}
    assert game.attack("G3", "H5").dice == 3


def test_firefight_orders_four_units_and_moves_none():
    units = dict.fromkeys(("A1", "C1", "E1", "G1", "I1"), "allies infantry")
    game = battle(units | {"E5": "axis infantry"}, allies="firefight")
    game.play("firefight", "A1", "C1", "E1", "G1")
    assert game.phase == Phase.DRAW
    assert len(game.ordered()) == 4


def test_firefight_gives_guns_a_die_more_and_takes_no_unit_without_arms():
    units = {"A5": "allies artillery", "G5": "axis infantry", "A1": "allies supply_truck"}
    game = battle(units, allies="firefight").do("play firefight")
    assert game.orderable() == {"A5"}
    game.do("order A5")
    assert game.attack("A5", "G5").dice == 2


def test_a_unit_that_an_enemy_came_beside_does_not_fire():
    units = {"G3": "allies infantry", "H7": "allies infantry"}
    units |= {"G5": "axis infantry", "K7": "axis infantry"}
    game = battle(units, allies="firefight").play("firefight", "G3", "H7")
    assert game.legal("attack") == {"attack G3 G5", "attack H7 G5", "attack H7 K7"}
    game.attack("G3", "G5", "flag star star").do("retreat G5 g6")
    assert game.phase == Phase.DRAW
