"""Scripted games about exits, and about everything that ends a game."""

import pytest
from scripted import ALLIES, AXIS, HQ, battle, hexes, objective, unit

from bocage_engine.options import Options
from bocage_engine.setup import Exit, MustExit, SpecialRules
from bocage_engine.state import Phase, Reason
from bocage_engine.victory import PATIENCE
from bocage_schema.ids import UnitClass

# Exits


def exits(labels, side=AXIS):
    return (Exit(hexes(labels), side),)


def test_a_unit_leaves_the_board_with_its_last_hex_of_movement():
    game = battle({"f4": "axis armor"}, first=AXIS, axis=HQ, exits=exits("E1 F1 G1 H1"))
    game.play(HQ, "f4")
    assert game.ends("exit", "f4") == set()
    nearer = battle({"F3": "axis armor"}, first=AXIS, axis=HQ, exits=exits("E1 F1 G1 H1"))
    nearer.play(HQ, "F3")
    assert nearer.ends("exit", "F3") == {"E1", "F1", "G1"}
    nearer.do("exit F3 F1")
    assert nearer.units(AXIS) == {}
    assert nearer.game.result() is None
    assert nearer.medals() == (0, 1)


def test_a_unit_on_an_exit_hex_leaves_by_one_hex_of_movement():
    game = battle({"G1": "axis artillery"}, first=AXIS, axis=HQ, exits=exits("G1")).play(HQ, "G1")
    game.do("exit G1 G1")
    assert game.medals() == (0, 1)


def test_a_unit_that_a_forest_stops_on_an_exit_hex_does_not_leave():
    ground = {"F1": "forest"}
    game = battle({"F3": "axis armor"}, ground, first=AXIS, axis=HQ, exits=exits("F1"))
    game.play(HQ, "F3")
    assert "F1" in game.ends("move", "F3")
    assert game.legal("exit") == set()


@pytest.mark.parametrize("ground", [{}, {"f4": "road"}])
def test_a_unit_that_reached_the_exit_with_its_last_hex_leaves_in_its_next_turn(ground):
    units = {"f4": "axis armor", "A9": "allies infantry"}
    hands = {"allies": "", "axis": f"{HQ} {HQ}"}
    game = battle(units, ground, **hands, first=AXIS, exits=exits("F1")).play(HQ, "f4")
    assert game.legal("exit") == set()
    game.do("move f4 F1").end_turn().end_turn().play(HQ, "F1")
    assert game.legal("exit") == {"exit F1 F1"}


def test_units_of_the_other_side_cannot_use_an_exit():
    game = battle({"F3": "allies armor"}, exits=exits("F1")).play(HQ, "F3")
    assert game.legal("exit") == set()


def test_a_unit_that_may_not_exit_is_offered_no_exit():
    marked = unit("F3", "axis armor", may_exit=False)
    game = battle({"F3": marked}, first=AXIS, axis=HQ, exits=exits("F1")).play(HQ, "F3")
    assert game.legal("exit") == set()


def test_a_unit_that_is_pushed_over_the_edge_by_its_own_exit_loses_a_figure():
    units = {"F9": "axis infantry", "f8": "allies infantry"}
    game = battle(units, exits=exits("F9")).play(HQ, "f8").attack("f8", "F9", "flag star star")
    assert game.units(AXIS) == {"F9": 3}
    assert game.medals() == (0, 0)


def test_infantry_that_leaves_the_board_may_be_worth_two_medals():
    rules = SpecialRules(exit_medals={UnitClass.INFANTRY: 2})
    units = {"G1": "axis infantry", "I1": "axis armor"}
    game = battle(units, first=AXIS, axis=HQ, exits=exits("G1 I1"), rules=rules)
    game.play(HQ, "G1", "I1").do("exit G1 G1")
    assert game.medals() == (0, 2)
    game.do("exit I1 I1")
    assert game.medals() == (0, 3)


def test_a_side_that_must_exit_does_not_win_by_medals_alone():
    rules = SpecialRules(must_exit=MustExit(ALLIES, 1))
    units = {"f4": "allies infantry", "G5": "axis infantry 1", "G9": "allies infantry"}
    game = battle(units, rules=rules, exits=exits("G9", ALLIES), targets=(1, 5))
    left = game.changed()
    game.play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.medals() == (1, 0)
    assert not game.is_over()
    left.play(HQ, "G9").do("exit G9 G9")
    assert left.winner() is ALLIES


def test_sandbags_go_off_the_board_when_their_unit_exits():
    units = {"G1": "axis infantry", "A1": "allies infantry"}
    game = battle(units, {"G1": "sandbags"}, first=AXIS, axis=HQ, exits=exits("G1"))
    game.play(HQ, "G1").do("exit G1 G1")
    assert game.lies_on("G1") == []


# Ends of games


def test_the_last_medal_ends_the_game_before_ground_is_taken_or_a_card_drawn():
    units = {"f4": "allies armor", "G5": "axis infantry 1", "A9": "axis infantry"}
    game = battle(units, targets=(1, 5)).play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.is_over()
    assert game.legal() == set()
    assert game.units(ALLIES) == {"f4": 3}
    assert game.hand(ALLIES) == []
    assert game.game.result().reason is Reason.MEDALS


def test_an_objective_that_armor_wins_by_taking_ground_ends_the_game_before_its_overrun():
    units = {"f4": "allies armor", "G5": "axis infantry", "A9": "axis infantry"}
    goals = (objective("permanent", "G5", ALLIES),)
    game = battle(units, targets=(1, 5), objectives=goals).play(HQ, "f4")
    game.attack("f4", "G5", "flag star star").do("retreat G5 g6", "take f4 G5")
    assert game.winner() is ALLIES
    assert game.is_over()


def test_a_medal_won_for_a_moment_wins_the_game():
    goals = (objective("temporary", "G5", ALLIES),)
    game = battle({"f4": "allies infantry"}, targets=(1, 5), objectives=goals)
    game.play(HQ, "f4").do("move f4 G5")
    assert game.winner() is ALLIES


def test_flags_of_the_last_roll_are_not_answered():
    units = {"f4": "allies infantry", "G5": "axis half_track 2", "I5": "axis infantry"}
    game = battle(units, targets=(1, 5)).changed(pools=2)
    game.play(HQ, "f4").attack("f4", "G5", "armor flag star")
    assert game.winner() is ALLIES
    assert game.figures("G5") == 1


def test_medals_beyond_those_that_are_needed_are_not_counted():
    units = {"f4": "allies armor", "G5": unit("G5", "axis infantry 1", medals=2)}
    game = battle(units, targets=(1, 5)).play(HQ, "f4").attack("f4", "G5", "grenade star star")
    assert game.is_over()
    assert game.medals() == (1, 0)


def test_a_side_that_loses_its_last_unit_in_the_middle_of_a_turn_has_lost():
    units = {"f4": "allies infantry", "G5": "axis infantry 1", "H3": "allies infantry"}
    game = battle(units, options=Options()).play(HQ, "f4", "H3")
    game.attack("f4", "G5", "grenade star star")
    assert game.winner() is ALLIES
    assert game.game.result().reason is Reason.NO_UNITS
    assert game.game.actor() is None


def test_a_side_that_loses_its_last_unit_on_a_mine_in_its_own_turn_has_lost():
    units = {"f4": "allies infantry 1", "A9": "axis infantry"}
    game = battle(units, {"G5": "axis:minefield"}, options=Options()).play(HQ, "f4")
    game.do("move f4 G5", "reveal 4", "roll grenade flag flag flag")
    assert game.winner() is AXIS


def test_a_side_without_units_plays_on_where_an_option_says_so():
    units = {"f4": "allies infantry", "G5": "axis infantry 1"}
    game = battle(units, options=Options(last_unit_loss=False)).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star")
    assert not game.is_over()


def last_card(axis="", **rules):
    """Return a game of the Allies' turn with one card left to draw."""
    units = {"f4": "allies infantry", "A9": "axis infantry"}
    game = battle(units, axis=axis, rules=SpecialRules(**rules))
    nothing = ["0"] * len(game.state.deck)
    return game.changed(deck=",".join(["1", *nothing[1:]]), discards=",".join(nothing))


def test_the_last_card_of_the_draw_pile_ends_the_game_where_the_discards_stay():
    game = last_card(no_reshuffle=True).changed(medals="0,0,0,1,0,0").play(HQ).end_turn()
    assert game.game.result().reason is Reason.DECK
    assert game.winner() is ALLIES


def test_nobody_wins_by_the_last_card_if_both_have_as_many_medals():
    game = last_card(no_reshuffle=True).play(HQ).end_turn()
    assert game.is_over()
    assert game.winner() is None


def test_the_discards_become_the_draw_pile_when_it_is_used_up():
    game = last_card(axis=HQ).play(HQ).end_turn()
    assert game.hand(ALLIES) == ["recon/left"]
    game.end_turn()
    assert game.hand(AXIS) == [HQ]
    assert game.copies("discards", HQ) == 0


@pytest.mark.parametrize(("turns", "is_over"), [(PATIENCE - 1, False), (PATIENCE, True)])
def test_a_game_that_comes_to_nothing_is_over_at_last(turns, is_over):
    game = battle({"f4": "allies infantry"}).changed(turn=turns).play(HQ).end_turn()
    assert game.is_over() == is_over
    if is_over:
        assert game.game.result().reason is Reason.NO_PROGRESS
        assert game.winner() is None


def test_an_elimination_gives_a_game_new_patience():
    units = {"f4": "allies infantry", "G5": "axis sniper", "A9": "axis infantry"}
    game = battle(units).changed(turn=PATIENCE).play(HQ, "f4")
    game.attack("f4", "G5", "grenade star star").do("pass").end_turn()
    assert not game.is_over()


def test_if_both_sides_reach_their_medals_at_once_the_one_whose_turn_it_is_wins():
    units = {"G9": "allies infantry", "A9": "axis infantry", "A1": "allies infantry"}
    goals = (objective("sole_control", "A9 G9", AXIS),)
    game = battle(units, targets=(1, 1), objectives=goals, exits=exits("G9", ALLIES))
    game.play(HQ, "G9").do("exit G9 G9")
    assert game.medals() == (1, 1)
    assert game.winner() is ALLIES


def test_the_enemy_wins_by_a_unit_that_is_lost_in_its_owners_turn():
    units = {"f4": "allies infantry 1", "A9": "axis infantry"}
    game = battle(units, {"G5": "axis:minefield"}, targets=(5, 1)).play(HQ, "f4")
    game.do("move f4 G5", "reveal 1", "roll infantry")
    assert game.winner() is AXIS
    assert game.phase == Phase.OVER


def test_a_unit_that_arrives_later_takes_no_orders_before():
    units = {"f4": unit("f4", "allies infantry", from_turn=2), "H3": "allies infantry"}
    game = battle(units, allies=f"{HQ} {HQ}").do(f"play {HQ}")
    assert game.orderable() == {"H3"}
    game.do("end").end_turn().end_turn().do(f"play {HQ}")
    assert game.orderable() == {"f4", "H3"}


def test_of_several_medals_won_at_once_the_last_are_not_counted():
    goals = (objective("temporary", "f4", ALLIES, medals=2), objective("temporary", "f4", ALLIES))
    game = battle({"G3": "allies infantry"}, objectives=goals, targets=(1, 5)).play(HQ, "G3")
    game.do("move G3 f4")
    assert game.is_over()
    assert game.medals() == (1, 0)
