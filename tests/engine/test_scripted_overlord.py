"""Scripted games on the Overlord board: several cards a turn, each for one field general."""

import pytest
from scripted import ALLIES, AXIS, Script, unit

from bocage_engine.actions import IllegalAction
from bocage_engine.game import Game
from bocage_engine.options import Options
from bocage_engine.setup import Camp, Setup, SpecialRules
from bocage_engine.state import Phase
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat

RULES = SpecialRules(field_generals=True)
PLAN = board(BoardFormat.OVERLORD)
PARTS = ("B1", "F1", "K1", "P1", "T1", "Y1")
"""A hex of the bottom row in each sub-section, from the left."""


def battle(units=PARTS, *, allies="direct_from_hq", axis=""):
    """Return a game with Allied infantry on some hexes; the Axis is far away."""
    hands = {ALLIES: allies.split(), AXIS: axis.split()}
    placed = [unit(at, "allies infantry")._replace(at=PLAN.hex(at)) for at in units]
    placed.append(unit("A9", "axis infantry")._replace(at=PLAN.hex("A9")))
    camps = {side: Camp(len(cards)) for side, cards in hands.items()}
    options = Options(last_unit_loss=False)
    setup = Setup(
        BoardFormat.OVERLORD, units=tuple(placed), camps=camps, options=options, rules=RULES
    )
    game = Script(Game(setup))
    for side in (AXIS, ALLIES):
        game.do(*(f"draw {card}" for card in hands[side]))
    return game


def finish(game):
    """Move and battle no more with the units of a card."""
    while game.phase in (Phase.MOVE, Phase.BATTLE):
        game.do("end")
    return game


def test_the_labels_of_this_file_lie_in_different_sub_sections():
    found = [PLAN.subsections(PLAN.hex(at)) for at in PARTS]
    assert found == [{n} for n in range(6)]


def test_three_cards_are_played_in_a_turn_and_two_drawn():
    game = battle(allies="probe/left probe/center probe/right attack/left attack/left")
    for card in ("probe/left", "probe/center", "probe/right"):
        game.do(f"play {card}")
        game.do(min(game.legal("section")), "end")
        finish(game)
    assert game.phase == Phase.DRAW
    game.draw().draw()
    assert game.state.turn == 2
    assert len(game.hand(ALLIES)) == 4


def test_a_side_may_play_fewer_cards():
    game = battle(allies="probe/left probe/center attack/left").do("play probe/left")
    game.do("section 0", "end")
    finish(game)
    assert game.phase == Phase.PLAY
    assert "end" in game.legal()
    game.do("end").draw()
    assert game.state.turn == 2
    assert len(game.hand(ALLIES)) == 3


def test_after_a_recon_three_cards_are_drawn_as_far_as_the_hand_has_room():
    hand = "recon/left probe/center probe/right attack/left attack/right"
    game = battle(allies=hand).do("play recon/left", "section 0", "end")
    finish(game)
    game.do("play probe/center", "section 2", "end")
    finish(game)
    game.do("play probe/right", "section 4", "end")
    finish(game)
    game.draw().draw().draw()
    assert game.state.turn == 2
    assert len(game.hand(ALLIES)) == 5
    game = battle(allies="recon/left attack/left").do("play recon/left", "section 0", "end")
    finish(game)
    game.do("end").draw()
    assert game.state.turn == 2


def test_a_section_card_orders_units_of_one_sub_section():
    game = battle(("B1", "C1", "F1", "K1"), allies="attack/left").do("play attack/left")
    assert game.legal("section") == {"section 0", "section 1"}
    game.do("section 0")
    assert game.orderable() == {"B1", "C1"}
    game = battle(("B1", "C1", "F1", "K1"), allies="attack/left").do("play attack/left")
    assert game.do("section 1").orderable() == {"F1"}


def test_a_unit_on_the_line_belongs_to_both_halves():
    game = battle(("d2", "B1", "F1"), allies="attack/left").do("play attack/left")
    assert "d2" in Script(game.game.copy()).do("section 0").orderable()
    assert "d2" in game.do("section 1").orderable()


def test_a_sub_section_takes_part_in_one_card_of_a_turn():
    game = battle(allies="probe/left probe/left probe/left").do(
        "play probe/left", "section 0", "end"
    )
    finish(game)
    game.do("play probe/left")
    if game.phase == Phase.SECTION:
        assert game.legal("section") == {"section 1"}
        game.do("section 1")
    game.do("end")
    finish(game)
    assert game.phase == Phase.DRAW  # nobody is left whom the third card could order


def test_no_unit_is_ordered_by_two_cards_of_a_turn():
    game = battle(("d2", "F1", "B1"), allies="probe/left probe/left")
    game.do("play probe/left", "section 0", "order d2", "end")
    finish(game)
    game.do("play probe/left")
    assert game.orderable() == {"F1"}


def test_a_tactic_card_is_for_one_field_general():
    game = battle(allies="direct_from_hq").do("play direct_from_hq")
    assert game.legal("section") == {"section 6", "section 7", "section 8"}
    game.do("section 7")
    assert game.orderable() == {"K1", "P1"}


def test_a_general_advance_orders_two_units_in_each_half_of_a_section():
    units = ("A1", "B1", "C1", "F1", "G1", "H1", "K1")
    game = battle(units, allies="general_advance").do("play general_advance", "section 6")
    game.do("order A1", "order B1")
    assert game.orderable() == {"F1", "G1", "H1"}
    game.do("order F1", "order G1")
    assert len(game.ordered()) == 4


def test_recon_in_force_orders_one_unit_in_each_half_of_a_section():
    units = ("A1", "B1", "F1", "G1")
    game = battle(units, allies="recon_in_force").do("play recon_in_force", "order A1")
    assert game.orderable() == {"F1", "G1"}


def test_a_pincer_move_orders_two_units_in_a_half_of_the_left_or_the_right():
    game = battle(allies="pincer_move").do("play pincer_move")
    assert game.legal("section") == {f"section {number}" for number in (0, 1, 4, 5)}


@pytest.mark.parametrize("card", ["air_power", "barrage"])
def test_strikes_of_the_commander_come_before_the_cards_of_generals(card):
    game = battle(allies=f"{card} probe/left probe/right")
    assert f"play {card}" in game.legal()
    game.do("play probe/left", "section 0", "end")
    finish(game)
    assert f"play {card}" not in game.legal()
    game = battle(allies=f"{card} probe/left").do(f"play {card}")
    game.roll("flag flag" if card == "air_power" else "star star star star")
    while game.phase not in (Phase.PLAY, Phase.DRAW):
        game.do(min(game.legal()))
    assert "play probe/left" in game.legal()


def test_their_finest_hour_is_the_only_card_and_each_general_rolls_four_dice():
    game = battle(allies="their_finest_hour probe/left").do("play their_finest_hour")
    for part in (0, 2, 4):
        game.roll("infantry flag flag flag")
        assert game.orderable() == {PARTS[part], PARTS[part + 1]}
        game.do(f"order {PARTS[part]}")
    assert game.ordered() == {PARTS[part] for part in (0, 2, 4)}
    finish(game)
    assert game.phase == Phase.DRAW


def test_medics_roll_four_dice_in_one_section():
    game = battle(allies="medics_mechanics").changed(figures="4,2,4,4,4,3,3")
    assert [game.figures(at) for at in PARTS] == [2, 4, 4, 4, 3, 3]
    game.do("play medics_mechanics", "section 8")
    assert game.legal("heal") == {"heal T1", "heal Y1"}
    game = battle(allies="medics_mechanics").changed(figures="4,2,4,4,4,3,3")
    game.do("play medics_mechanics", "section 6")
    assert game.phase == Phase.HEAL_ROLL
    for wrong in ("infantry star grenade", "infantry infantry star star grenade"):
        with pytest.raises(IllegalAction):
            game.roll(wrong)
    game.roll("infantry star grenade flag")
    assert [game.figures(at) for at in PARTS] == [4, 4, 4, 4, 3, 3]
    assert game.ordered() == {"B1"}


def test_sections_of_the_side_at_the_top_are_counted_from_its_own_left():
    placed = [unit("A9", "axis infantry")._replace(at=PLAN.hex(at)) for at in ("B9", "Y9")]
    placed.append(unit("A1", "allies infantry"))
    camps = {ALLIES: Camp(0), AXIS: Camp(1)}
    units = tuple(each._replace(at=each.at) for each in placed)
    setup = Setup(BoardFormat.OVERLORD, units=units, camps=camps, first=AXIS, rules=RULES)
    game = Script(Game(setup)).do("draw probe/left", "play probe/left")
    assert game.orderable() == {"Y9"}
