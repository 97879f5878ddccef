"""Units take along everything that is known of them in a turn, wherever they go."""

import pytest
from scripted import ALLIES, HQ, battle

from bocage_engine.play import Play
from bocage_engine.state import NOBODY, SIDES, TURN_MASKS, State


def noted(label):
    """Return a game in which everything is noted of one unit, and nothing of another one."""
    game = battle({"G5": "allies infantry", "A5": "allies infantry", "H5": "axis infantry"})
    game.play(HQ, "G5", "A5")
    state = game.state.copy()
    bit = 1 << game.cell(label)
    for name in TURN_MASKS:
        setattr(state, name, bit)
    state.busy = game.cell(label)
    game.game.world.keeps_rare_masks = True
    return game, Play(game.game.world, state)


@pytest.mark.parametrize("name", TURN_MASKS)
def test_a_unit_that_goes_elsewhere_takes_every_mask_along(name):
    game, play = noted("G5")
    play.relocate(game.cell("G5"), game.cell("G7"))
    assert getattr(play.state, name) == 1 << game.cell("G7")
    assert play.state.busy == game.cell("G7")
    assert play.state.masks[SIDES.index(ALLIES)] >> game.cell("G7") & 1


@pytest.mark.parametrize("name", TURN_MASKS)
def test_a_unit_taken_off_the_board_is_in_no_mask_any_more(name):
    game, play = noted("G5")
    play.take_off(game.cell("G5"))
    assert getattr(play.state, name) == 0
    assert play.state.busy == NOBODY


@pytest.mark.parametrize("name", TURN_MASKS)
def test_what_is_known_of_a_unit_does_not_change_as_others_go(name):
    game, play = noted("G5")
    play.relocate(game.cell("A5"), game.cell("A7"))
    play.take_off(game.cell("H5"))
    assert getattr(play.state, name) == 1 << game.cell("G5")
    assert play.state.busy == game.cell("G5")


@pytest.mark.parametrize("name", TURN_MASKS)
def test_nothing_is_known_of_a_unit_in_the_next_turn(name):
    _, play = noted("G5")
    play.state.forget_turn()
    assert getattr(play.state, name) == 0
    assert play.state.busy == NOBODY


def test_every_mask_of_units_is_copied_and_told():
    _, play = noted("G5")
    state = play.state
    assert state.copy() == state
    for name in TURN_MASKS:
        other = state.copy()
        setattr(other, name, 0)
        assert other != state
        assert other.text() != state.text()
    assert State(state).text() == state.text()
