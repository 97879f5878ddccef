"""Scripted games about command vehicles: one order more, and a discarded card instead of a draw."""

import pytest
from scripted import ALLIES, HQ, battle

from bocage_engine.state import Phase

# d6 lies on the line between the left and the center section of the Allies.
LEFT = ("A5", "B5", "A7", "B7", "A3")
CENTER = ("F5", "G5", "F7", "G7", "G3")
RIGHT = ("K5", "L5", "K7", "L7", "K3")
EVERYWHERE = dict.fromkeys(LEFT + CENTER + RIGHT, "allies infantry")


def orders(card, vehicle, *, units=None, deck="base"):
    """Return how many units may be ordered at most, trying in the order of the labels."""
    units = dict(units or EVERYWHERE)
    if vehicle:
        units |= {vehicle: "allies command_vehicle"}
    game = battle(units, allies=card, deck=deck).do(f"play {card}")
    while game.phase == Phase.ORDER:
        found = sorted(game.legal("order"), key=lambda text: text.split()[1] == vehicle)
        if not found:
            break
        game.do(found[0])
    return len(game.ordered())


# Vector C14


@pytest.mark.parametrize(
    ("card", "more"),
    [("attack/left", 1), ("attack/center", 1), ("attack/right", 0), ("direct_from_hq", 0)],
)
def test_a_vehicle_on_the_line_orders_one_more_in_both_sections_and_by_no_tactic_card(card, more):
    plain = orders(card, None)
    assert plain == (4 if card == HQ else 3)
    assert orders(card, "d6") == plain + more


@pytest.mark.parametrize(("card", "number"), [("recon/left", 1), ("probe/left", 2)])
def test_a_vehicle_in_the_section_orders_one_more(card, number):
    assert orders(card, "C5") == number + 1
    assert orders(card, "J5") == number


@pytest.mark.parametrize("card", ["move_out", "firefight"])
def test_tactic_cards_keep_their_number(card):
    assert orders(card, "C5") == 4


def test_a_card_for_all_units_gives_no_further_order():
    assert orders("assault/left", "C5") == len(LEFT) + 1
    assert orders("assault/left", "J5") == len(LEFT)


@pytest.mark.parametrize(
    ("card", "number", "vehicle", "more"),
    [
        ("recon_in_force", 3, "C5", 1),
        ("general_advance", 6, "H5", 1),
        ("pincer_move", 4, "J5", 1),
        ("pincer_move", 4, "H5", 0),
        ("pincer_move", 4, "i6", 1),
    ],
)
def test_cards_for_several_sections_give_one_order_more_where_the_vehicle_is(
    card, number, vehicle, more
):
    assert orders(card, vehicle) == number + more


def test_the_further_order_is_used_in_the_section_of_the_vehicle():
    game = battle(EVERYWHERE | {"C5": "allies command_vehicle"}, allies="recon_in_force")
    game.do("play recon_in_force", "order F5", "order K5")
    assert game.orderable() == {*LEFT, "C5"}
    game.do("order A5")
    assert game.orderable() == {*LEFT, "C5"} - {"A5"}
    game.do("order B5")
    assert game.phase == Phase.MOVE


def test_a_vehicle_on_the_line_gives_its_order_in_either_section():
    card = "recon_in_force"
    for two_in in (LEFT, CENTER):
        game = battle(EVERYWHERE | {"d6": "allies command_vehicle"}, allies=card)
        game.do(f"play {card}", f"order {two_in[0]}", f"order {two_in[1]}")
        assert set(two_in[2:]) & game.orderable() == set()
        assert set(RIGHT) < game.orderable()


def test_two_vehicles_give_two_orders_more():
    units = EVERYWHERE | {"C5": "allies command_vehicle"}
    assert orders("probe/left", "C7", units=units) == 4


def test_the_vehicle_itself_may_use_the_further_order():
    game = battle({"C5": "allies command_vehicle", "A5": "allies infantry"}, allies="recon/left")
    game.play("recon/left", "A5", "C5")
    assert game.ordered() == {"A5", "C5"}


def test_the_vehicle_of_the_enemy_gives_nothing():
    game = battle(EVERYWHERE | {"C5": "axis command_vehicle"}, allies="recon/left")
    game.do("play recon/left", "order A5")
    assert game.phase == Phase.MOVE


def test_a_card_that_copies_gives_the_further_order_as_well():
    units = {"C5": "allies command_vehicle", "A5": "allies infantry", "K5": "axis infantry"}
    units |= {"B5": "allies infantry"}
    game = battle(units, allies="recon/right counter_attack", axis="recon/right")
    game.do("play recon/right").end_turn()
    game.do("play recon/right").end_turn()
    game.do("play counter_attack", "order A5", "order B5")
    assert game.ordered() == {"A5", "B5"}


def test_the_further_order_is_a_full_order_also_with_the_breakthrough_deck():
    game = battle(
        EVERYWHERE | {"C5": "allies command_vehicle"}, allies="recon/left", deck="breakthrough"
    )
    game.do("play recon/left", "order A5", "order B5")
    assert game.phase == Phase.MARCH
    game.do("order K5", "order C5")
    assert game.phase == Phase.MOVE


# A discarded card instead of two drawn


def scouting(card="recon/left", order="C5"):
    units = {"C5": "allies command_vehicle", "A5": "allies infantry"}
    game = battle(units, allies=f"probe/left {card} attack/left").do("play probe/left").end_turn()
    game.end_turn()
    return game.do(f"play {card}", f"order {order}").do("end", "end")


def test_a_vehicle_that_recon_ordered_fetches_any_discarded_card():
    game = scouting()
    assert game.phase == Phase.SWAP
    assert "swap probe/left" in game.legal()
    game.do("swap probe/left")
    assert "probe/left" in game.hand(ALLIES)
    assert game.copies("discards", "probe/left") == 0
    assert len(game.hand(ALLIES)) == 3
    assert game.state.turn == 4


def test_the_player_may_draw_two_cards_instead():
    game = scouting().do("pass")
    assert game.phase == Phase.DRAW
    game.draw("attack/center").draw("barrage")
    assert game.phase == Phase.KEEP


@pytest.mark.parametrize(("card", "order"), [("recon/left", "A5"), ("attack/left", "C5")])
def test_no_card_is_fetched_if_recon_did_not_order_the_vehicle(card, order):
    assert scouting(card, order).phase == Phase.DRAW


# The vehicle itself


def test_a_vehicle_moves_three_hexes_and_never_attacks():
    units = {"C5": "allies command_vehicle", "F7": "axis infantry", "D7": "axis infantry"}
    game = battle(units).play(HQ, "C5")
    assert "F5" in game.ends("move", "C5")
    assert "G5" not in game.ends("move", "C5")
    assert game.battles().phase == Phase.DRAW


@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("infantry star flag", "grenade", 0),
        ("infantry infantry flag", "infantry grenade", 0),
        ("infantry grenade flag", "flag infantry", 1),
        ("infantry flag flag", "star", 1),
    ],
)
def test_dice_that_would_hit_a_vehicle_are_rolled_again_and_flags_are_void(first, second, left):
    units = {"G5": "allies infantry", "H5": "axis command_vehicle"}
    game = battle(units).play(HQ, "G5").attack("G5", "H5", first)
    assert game.phase == Phase.REROLL
    game.roll(second)
    assert game.figures("H5") == left
    assert game.medals() == (1 - left, 0)
    assert game.phase == (Phase.DRAW if left else Phase.TAKE)


def test_a_vehicle_that_nothing_hits_does_not_retreat():
    units = {"G5": "allies infantry", "H5": "axis command_vehicle"}
    game = battle(units).play(HQ, "G5").attack("G5", "H5", "flag flag star")
    assert game.figures("H5") == 1
    assert game.phase == Phase.DRAW
