"""Scripted games about section cards, hands, draws and the sections of the boards."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, other_board, unit

from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase

LEFT, CENTER = {"A5", "B5", "C5", "D5"}, {"E5", "F5", "G5", "H5", "I5"}
RIGHT = {"J5", "K5", "L5", "M5"}
LINE = dict.fromkeys(sorted(LEFT | CENTER | RIGHT), "allies infantry")
"""A unit on every hex of the middle row, none of them on a border of sections."""


# Section cards


@pytest.mark.parametrize(
    ("card", "orders"), [("recon", 1), ("probe", 2), ("attack", 3), ("assault", None)]
)
@pytest.mark.parametrize(
    ("name", "section"), [("left", LEFT), ("center", CENTER), ("right", RIGHT)]
)
def test_a_section_card_orders_units_of_its_section(card, orders, name, section):
    game = battle(LINE, allies=f"{card}/{name}").do(f"play {card}/{name}")
    if orders is None:
        assert game.ordered() == section
        return
    for given in range(orders):
        assert len(game.orderable()) == len(section) - given
        assert game.orderable() <= section
        game.do(f"order {min(game.orderable())}")
    assert game.phase == Phase.MOVE
    assert len(game.ordered()) == orders


def test_left_is_on_the_right_of_the_map_for_the_player_at_the_top():
    units = {"B5": "axis infantry", "L5": "axis infantry", "G5": "axis infantry"}
    game = battle(units, allies="", axis="probe/left").end_turn().do("play probe/left")
    assert game.orderable() == {"L5"}


def test_orders_without_a_unit_to_take_them_are_lost():
    units = {"B5": "allies infantry", "C5": "allies infantry", "G5": "allies infantry"}
    game = battle(units, allies="attack/left").do("play attack/left", "order B5", "order C5")
    assert game.phase == Phase.MOVE
    assert game.ordered() == {"B5", "C5"}


def test_a_unit_gets_no_second_order():
    game = battle({"B5": "allies infantry", "C5": "allies infantry"}, allies="attack/left")
    game.do("play attack/left", "order B5")
    assert game.refuses("order B5")


def test_fewer_units_than_allowed_may_be_ordered():
    game = battle(LINE, allies="attack/left").do("play attack/left", "end")
    assert game.phase == Phase.DRAW
    assert game.ordered() == set()


def test_a_unit_on_a_border_takes_orders_from_both_of_its_sections():
    units = {"d4": "allies infantry"}
    for card in ("probe/left", "probe/center"):
        assert battle(units, allies=card).play(card, "d4").ordered() == {"d4"}
    game = battle(units, allies="probe/right").do("play probe/right")
    assert game.ordered() == set()
    assert game.phase == Phase.DRAW


def test_general_advance_orders_two_units_in_each_section():
    game = battle(LINE, allies="general_advance").do("play general_advance")
    game.do("order A5", "order B5", "order E5", "order F5", "order L5", "order M5")
    assert game.phase == Phase.MOVE
    again = battle(LINE, allies="general_advance").do("play general_advance")
    again.do("order A5", "order B5")
    assert again.orderable() == CENTER | RIGHT


def test_recon_in_force_orders_one_unit_in_each_section_and_draws_one_card():
    game = battle(LINE, allies="recon_in_force").play("recon_in_force", "A5", "E5", "M5")
    game.end_turn()
    assert len(game.hand(ALLIES)) == 1


def test_recon_in_force_does_not_find_three_sections_for_three_units_on_two():
    units = {"d6": "allies infantry", "B5": "allies infantry", "F5": "allies infantry"}
    for first, second, third in (("d6", "B5", "F5"), ("d6", "F5", "B5"), ("B5", "F5", "d6")):
        game = battle(units, allies="recon_in_force")
        game.do("play recon_in_force", f"order {first}", f"order {second}")
        assert game.phase == Phase.MOVE, third
        assert game.ordered() == {first, second}


def test_pincer_move_orders_two_units_on_each_flank_and_none_in_the_center():
    units = {"d6": "allies infantry", "B5": "allies infantry"}
    units |= {"G5": "allies infantry", "i4": "allies infantry"}
    game = battle(units, allies="pincer_move").do("play pincer_move")
    assert game.orderable() == {"d6", "B5", "i4"}
    game.do("order d6", "order B5", "order i4")
    assert game.phase == Phase.MOVE


def test_pincer_move_gives_a_flank_no_third_order_over_the_units_on_its_border():
    units = {"d6": "allies infantry", "d4": "allies infantry", "B5": "allies infantry"}
    game = battle(units, allies="pincer_move").do("play pincer_move", "order d6", "order d4")
    assert game.phase == Phase.MOVE
    again = battle(units, allies="pincer_move").do("play pincer_move", "order B5", "order d4")
    assert again.ordered() == {"B5", "d4"}
    assert again.phase == Phase.MOVE


def test_ordered_units_may_move_into_another_section():
    game = battle({"D5": "allies armor"}, allies="probe/left").play("probe/left", "D5")
    game.do("move D5 G5")
    assert game.units(ALLIES) == {"G5": 3}


def test_only_ordered_units_move_and_battle():
    units = {"B5": "allies infantry", "C5": "allies infantry", "C7": "axis infantry"}
    game = battle(units, allies="attack/left").play("attack/left", "B5")
    assert {text.split()[1] for text in game.legal("move")} == {"B5"}
    game.battles()
    assert {text.split()[1] for text in game.legal("attack")} == {"B5"}


def test_a_unit_that_has_moved_does_not_move_again():
    units = {"B5": "allies infantry", "C5": "allies infantry"}
    game = battle(units, allies="attack/left").play("attack/left", "B5", "C5").do("move B5 B7")
    assert {text.split()[1] for text in game.legal("move")} == {"C5"}


# Draws and hands


def test_a_card_is_drawn_for_the_one_that_was_played():
    game = battle(LINE, allies="probe/left attack/left").play("probe/left").end_turn("barrage")
    assert game.hand(ALLIES) == ["attack/left", "barrage"]
    assert game.copies("discards", "probe/left") == 1


def test_recon_draws_two_cards_and_keeps_one_of_them():
    game = battle(LINE, allies="recon/left").play("recon/left").do("draw barrage", "draw ambush")
    assert game.legal() == {"keep barrage", "keep ambush"}
    game.do("keep barrage")
    assert game.hand(ALLIES) == ["barrage"]
    assert game.copies("discards", "ambush") == 1
    assert game.copies("discards", "recon/left") == 1
    assert game.state.turn == 2


def test_recon_keeps_one_of_two_equal_cards_without_a_question():
    game = battle(LINE, allies="recon/left").play("recon/left").do("draw move_out", "draw move_out")
    assert game.hand(ALLIES) == ["move_out"]
    assert game.copies("discards", "move_out") == 1


def test_recon_may_draw_itself_from_the_shuffled_discards():
    one_left = "0," * 29 + "1"
    game = battle(LINE, allies="recon/left").changed(deck=one_left).play("recon/left")
    game.do("draw their_finest_hour", "draw recon/left")
    assert game.legal() == {"keep their_finest_hour", "keep recon/left"}


def test_recon_keeps_the_only_card_that_there_is():
    none_left = "0," * 29 + "0"
    game = battle(LINE, allies="recon/left").changed(deck=none_left).play("recon/left")
    game.do("draw recon/left")
    assert game.hand(ALLIES) == ["recon/left"]
    assert game.state.turn == 2


def test_a_hand_that_grows_draws_two_cards_until_it_is_full():
    units = {"B5": "allies infantry", "B9": "axis infantry"}
    game = battle(units, allies="", axis="probe/left probe/center", grows=(0, 4)).end_turn()
    game.play("probe/left").do("draw attack/left", "draw attack/left")
    assert len(game.hand(AXIS)) == 3
    game.end_turn().play("probe/center").do("draw attack/right", "draw attack/right")
    assert len(game.hand(AXIS)) == 4
    game.end_turn().play("attack/left").do("draw attack/right")
    assert len(game.hand(AXIS)) == 4
    assert game.state.turn == 7


def test_a_hand_of_reactions_only_puts_one_away_and_orders_nothing():
    game = battle(LINE, allies="ambush")
    assert game.legal() == {"discard ambush"}
    game.do("discard ambush").draw("move_out")
    assert game.state.turn == 2
    assert game.hand(ALLIES) == ["move_out"]
    assert game.copies("discards", "ambush") == 1


def test_a_reaction_is_no_card_for_the_own_turn():
    game = battle(LINE, allies="ambush probe/left")
    assert game.legal() == {"play probe/left"}


def test_a_deck_of_section_cards_only_holds_no_other():
    game = battle({"B5": "allies infantry"}, allies="", rules=SpecialRules(section_cards_only=True))
    assert sum(game.state.deck) == 40
    assert not {HQ, "ambush", "barrage", "counter_attack"} & set(game.game.world.names)


def test_no_card_is_lost_or_made_in_a_turn():
    game = battle(LINE, allies="recon/left move_out", axis="probe/left")
    for _ in range(4):
        game.end_turn()
        hands = sum(len(hand) for hand in game.state.hands)
        assert sum(game.state.deck) + sum(game.state.discards) + hands == 60


def test_a_unit_that_arrives_later_is_not_ordered_by_an_assault_either():
    units = {"B5": unit("B5", "allies infantry", from_turn=2), "C5": "allies infantry"}
    game = battle(units, allies="assault/left").play("assault/left")
    assert game.ordered() == {"C5"}


# Other boards


def test_a_unit_on_the_border_of_a_breakthrough_board_belongs_to_two_sections():
    game = other_board("breakthrough", {"d2": "allies infantry"})
    cell = game.cell("d2")
    sections = game.board.sections
    assert [part for part in range(len(sections)) if sections[part] >> cell & 1] == [0, 1]


def test_a_unit_on_the_last_row_of_a_breakthrough_board_cannot_retreat():
    units = {"D1": "allies infantry", "d2": "axis infantry"}
    game = other_board("breakthrough", units, axis=HQ).end_turn().play(HQ, "d2")
    game.attack("d2", "D1", "flag star star")
    assert game.units(ALLIES) == {"D1": 3}


def test_a_unit_on_the_border_of_an_overlord_board_belongs_to_two_sections():
    game = other_board("overlord", {"q6": "allies infantry", "m6": "allies infantry"})
    sections = {
        label: [n for n, mask in enumerate(game.board.sections) if mask >> game.cell(label) & 1]
        for label in ("q6", "m6")
    }
    assert sections == {"q6": [1, 2], "m6": [1]}
