"""Scripted games about generals of some nations, who play their cards otherwise."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, hexes

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

LEFT = ("A5", "B5", "A7", "B7", "A3")
CENTER = ("F5", "G5", "F7", "G7", "G3")
RIGHT = ("K5", "L5", "K7", "L7", "K3")
ALL = LEFT + CENTER + RIGHT
MARINES = SpecialRules(gung_ho=ALLIES)

# Gung Ho


def orders(card, kind="infantry", rules=MARINES, **fields):
    """Return how many units the Allies may order with a card."""
    units = dict.fromkeys(ALL, f"allies {kind}")
    game = battle(units, allies=card, rules=rules, **fields).do(f"play {card}")
    while game.phase == Phase.ORDER:
        found = sorted(game.legal("order"))
        if not found:
            break
        game.do(found[0])
    return len(game.ordered())


@pytest.mark.parametrize(
    ("card", "kind", "number"),
    [
        ("recon/left", "infantry", 1),
        ("probe/center", "infantry", 2),
        ("attack/right", "infantry", 3),
        ("recon_in_force", "infantry", 3),
        ("pincer_move", "infantry", 4),
        ("general_advance", "infantry", 6),
        ("direct_from_hq", "infantry", 4),
        ("move_out", "infantry", 4),
        ("firefight", "infantry", 4),
        ("dig_in", "infantry", 4),
        ("armor_assault", "armor", 4),
        ("behind_enemy_lines", "infantry", 1),
    ],
)
def test_marines_order_one_unit_more(card, kind, number):
    assert orders(card, kind, SpecialRules()) == number
    assert orders(card, kind) == number + 1


@pytest.mark.parametrize(
    ("card", "kind", "number"),
    [("artillery_bombard", "artillery", 15), ("infantry_assault", "infantry", 5)],
)
def test_cards_for_all_units_of_a_kind_order_no_more(card, kind, number):
    units = dict.fromkeys(ALL, f"allies {kind}")
    game = battle(units, allies=card, rules=MARINES).do(f"play {card}")
    if game.phase == Phase.SECTION:
        game.do("section 0")
    assert len(game.ordered()) == number


def test_the_enemy_of_the_marines_orders_no_more():
    rules = SpecialRules(gung_ho=AXIS)
    assert orders("probe/left", rules=rules) == 2


def test_the_further_order_of_a_section_card_is_given_in_its_section():
    game = battle(dict.fromkeys(ALL, "allies infantry"), allies="probe/left", rules=MARINES)
    game.do("play probe/left", "order A5", "order B5")
    assert game.orderable() == {"A7", "B7", "A3"}


def test_both_units_of_marines_behind_enemy_lines_move_once_more():
    units = {"A5": "allies infantry", "G5": "allies infantry", "G7": "axis infantry"}
    card = "behind_enemy_lines"
    game = battle(units, allies=card, rules=MARINES).play(card, "A5", "G5")
    game.do("move A5 D5").attack("G5", "G7", "star star star")
    assert game.phase == Phase.MOVE_ON
    first = {text.split()[1] for text in game.legal("move")}
    assert len(first) == 1
    game.do("end")
    second = {text.split()[1] for text in game.legal("move")}
    assert first | second == {"D5", "G5"}
    game.do("move G5 G3" if second == {"G5"} else "move D5 A5")
    assert game.phase == Phase.DRAW


def test_a_unit_of_marines_lost_on_its_second_way_does_not_stop_the_other():
    units = {"A5": "allies infantry 1", "G5": "allies infantry 1"}
    ground = {"A7": "axis:minefield", "G7": "axis:minefield"}
    card = "behind_enemy_lines"
    game = battle(units, ground, allies=card, rules=MARINES).play(card, "A5", "G5").battles()
    for _ in units:
        at = next(iter(game.legal("move"))).split()[1]
        game.do(f"move {at} {at[0]}7", "reveal 1").roll("grenade")
    assert game.units(ALLIES) == {}
    assert game.phase == Phase.DRAW
    assert game.medals() == (0, 2)


# The commissar

RED = SpecialRules(commissar=ALLIES)


def planning(hand="probe/left attack/center recon/right counter_attack ambush", **fields):
    return battle(
        {"A5": "allies infantry", "H9": "axis infantry"}, allies=hand, rules=RED, **fields
    )


def test_a_card_is_chosen_before_the_first_turn_and_must_then_be_played():
    game = planning(hand="probe/left attack/center probe/right")
    assert game.phase == Phase.AHEAD
    assert game.legal() == {"ahead probe/left", "ahead attack/center", "ahead probe/right"}
    game.do("ahead attack/center")
    assert game.legal() == {"play attack/center"}


def test_recon_and_counter_attack_are_played_from_the_hand_and_ambush_is_not_set_ahead():
    game = planning()
    assert "ahead ambush" not in game.legal()
    game.do("ahead probe/left")
    assert game.legal() == {"play probe/left", "play recon/right", "play counter_attack"}


def test_the_next_card_is_chosen_at_the_end_of_the_turn():
    game = planning().do("ahead probe/left", "play probe/left", "end")
    game.battles()
    while game.phase == Phase.DRAW:
        game.draw("attack/left")
    assert game.phase == Phase.AHEAD
    assert "ahead attack/left" in game.legal()
    game.do("ahead attack/left")
    assert game.state.turn == 2
    assert len(game.hand(ALLIES)) == 4


def test_a_card_that_was_set_ahead_stays_there_while_recon_is_played():
    game = planning().do("ahead probe/left", "play recon/right").end_turn()
    assert game.state.turn == 2
    game.end_turn()
    assert "play probe/left" in game.legal()
    assert "play attack/center" not in game.legal()


def test_the_other_side_plays_from_its_hand():
    game = planning(axis="probe/left attack/left").do("ahead probe/left", "play probe/left")
    game.do("end")
    while game.phase != Phase.AHEAD:
        game.draw("attack/right") if game.phase == Phase.DRAW else game.do("end")
    game.do("ahead attack/right")
    assert game.legal() == {"play probe/left", "play attack/left"}


# Recon as a strike from the air


def by_air(units, hand="recon/left", **fields):
    rules = SpecialRules(recon_strikes=frozenset({AXIS}))
    game = battle({"E1": "allies infantry"} | units, axis=hand, rules=rules, **fields)
    return game.end_turn()


def test_the_axis_may_play_recon_as_air_power_on_a_target_in_its_section():
    game = by_air({"K5": "allies infantry", "J5": "allies infantry", "A5": "allies infantry"})
    assert game.legal() == {"play recon/left", "air recon/left"}
    game.do("air recon/left")
    assert game.legal() == {"target K5", "target J5"}
    game.do("target J5")
    assert "target K5" in game.legal()
    game.do("target K5", "strike J5")
    assert game.dice == 1
    game.roll("star")
    assert game.figures("J5") == 3


def test_the_strike_may_go_on_beyond_the_section():
    game = by_air({"J5": "allies infantry", "I5": "allies infantry", "H5": "allies infantry"})
    game.do("air recon/left")
    assert game.legal() == {"target I5", "end"}
    game.do("target I5")
    assert "target H5" in game.legal()


def test_recon_strikes_nobody_outside_its_section_and_other_cards_do_not():
    assert by_air({"A5": "allies infantry"}).legal() == {"play recon/left"}
    game = by_air({"K5": "allies infantry"}, "probe/left recon_in_force air_power")
    assert not game.legal("air")


def test_a_lookout_lets_its_side_strike_while_it_stands_there():
    rules = SpecialRules(lookouts={ALLIES: hexes("G5")})
    for at, strikes in (("G5", True), ("F5", False)):
        units = {at: "allies infantry", "A7": "axis infantry"}
        game = battle(units, allies="recon/left", rules=rules)
        assert bool(game.legal("air")) == strikes


def test_a_recon_that_struck_draws_as_air_power_does():
    game = by_air({"K5": "allies infantry"}).do("air recon/left").roll("flag")
    while game.phase != Phase.DRAW:
        game.do(min(game.legal()))
    game.draw("probe/left")
    assert game.state.turn == 3
    assert game.hand(AXIS) == ["probe/left"]


# Changed cards, and slow armor of a nation


def test_cards_that_count_as_others_are_more_copies_of_those():
    rules = SpecialRules(card_changes={"air_power": "barrage"})
    game = battle({"A5": "allies infantry"}, rules=rules)
    assert game.copies("deck", "barrage") == 2
    assert "air_power" not in game.game.world.names


# Desert

DESERT = SpecialRules(desert=True)


def desert(units=None, ground=None, rules=DESERT):
    units = {"G5": "allies armor", "H5": "axis infantry 1"} | (units or {})
    game = battle(units, ground, rules=rules).play(HQ, "G5")
    return game.attack("G5", "H5", "grenade star star")


def test_armor_moves_on_one_hex_after_it_has_taken_ground_and_battles_again():
    game = desert({"K5": "axis infantry"}).do("take G5 H5")
    assert game.ends("move", "H5") == {"G5", "I5", "g4", "h4", "g6", "h6"}
    game.do("move H5 I5")
    assert game.legal("attack") == {"attack I5 K5"}


def test_armor_may_battle_where_it_has_taken_ground_without_moving_on():
    game = desert({"J5": "axis infantry"}).do("take G5 H5", "pass")
    assert game.legal("attack") == {"attack H5 J5"}


def test_armor_that_moves_on_into_a_forest_does_not_battle_again():
    game = desert({"J5": "axis infantry"}, {"I5": "forest"}).do("take G5 H5", "move H5 I5")
    assert game.phase == Phase.DRAW


def test_armor_moves_on_once_in_a_turn():
    units = {"J5": "axis infantry 1"}
    game = desert(units).do("take G5 H5", "move H5 I5").attack("I5", "J5", "grenade star star")
    game.do("take I5 J5")
    assert game.phase == Phase.DRAW


def test_infantry_does_not_move_on_and_nobody_does_elsewhere():
    units = {"G5": "allies infantry", "H5": "axis infantry 1"}
    game = battle(units, rules=DESERT).play(HQ, "G5").attack("G5", "H5", "grenade star star")
    assert game.do("take G5 H5").phase == Phase.DRAW
    game = desert({"J5": "axis infantry"}, rules=SpecialRules()).do("take G5 H5")
    assert game.legal("move") == set()
