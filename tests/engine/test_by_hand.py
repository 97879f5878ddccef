"""Positions that are changed by hand: they are sound, or there is a reason why not."""

from random import Random

import pytest
from invariants import cards_are_all_there, somebody_has_a_choice, units_are_where_they_can_be
from scripted import HQ, at, battle, objective

from bocage_engine import by_hand
from bocage_engine.by_hand import PositionError
from bocage_engine.game import CHANCE
from bocage_engine.state import NOBODY, SIDES, Phase
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

AXIS, ALLIES = Side.AXIS, Side.ALLIES


def position(**fields):
    """Return the setup and the state of a small battle."""
    units = {"E5": "allies infantry", "E7": "allies armor 2", "A1": "axis infantry"}
    game = battle(units, **fields).game
    return game.world, game.state


def cell(world, label):
    return world.board.cell_of[at(label)]


def number(world, state, label):
    return state.where[cell(world, label)]


def goes_on(world, state):
    """Play a random game from a state to its end."""
    timeline = Timeline(world, 1)
    timeline.set_position(state, "by hand")
    random = Random(1)
    units_are_where_they_can_be(timeline.game)
    cards_are_all_there(timeline.game)
    while timeline.game.actor() is not None:
        somebody_has_a_choice(timeline.game)
        if timeline.game.actor() is CHANCE:
            timeline.let_chance_decide()
        else:
            timeline.apply(random.choice(timeline.game.legal_actions()))


def edits(world, state, random):
    """Return one random change by hand."""
    side = random.choice(SIDES)
    unit = random.randrange(len(world.units))
    place = random.randrange(world.board.size)
    pile = [random.randint(0, sum(pair)) for pair in zip(state.deck, state.discards, strict=True)]
    cards = [random.randrange(len(world.cards)) for _ in range(random.randrange(6))]
    return random.choice(
        [
            lambda: by_hand.turn_anew(world, state),
            lambda: by_hand.with_figures(world, state, unit, random.randrange(5)),
            lambda: by_hand.with_unit_at(world, state, unit, place),
            lambda: by_hand.without_unit(world, state, unit),
            lambda: by_hand.with_hand(world, state, side, cards),
            lambda: by_hand.with_draw_pile(world, state, pile),
            lambda: by_hand.with_medals(world, state, side, "eliminated", random.randrange(5)),
            lambda: by_hand.with_medals(world, state, side, "exits", random.randrange(2)),
            lambda: by_hand.with_holder(world, state, random.randrange(3), side),
            lambda: by_hand.with_holder(world, state, random.randrange(3), None),
            lambda: by_hand.with_turn(world, state, side),
        ]
    )


@pytest.mark.parametrize("name", bundled_names())
def test_games_go_on_after_any_changes_by_hand(name):
    world = World(setup_of(bundled(name).scenario))
    random = Random(name)
    timeline = Timeline(world, name)
    done = refused = 0
    for _ in range(1500):
        actor = timeline.game.actor()
        if actor is None:
            timeline.go_to(random.choice(timeline.moments))
        elif actor is CHANCE:
            timeline.let_chance_decide()
        else:
            timeline.apply(random.choice(timeline.game.legal_actions()))
        if random.random() < 0.3:
            state = timeline.game.state
            before = state.text()
            try:
                after = edits(world, state, random)()
            except PositionError:
                refused += 1
            else:
                done += 1
                assert after.phase == Phase.PLAY
                timeline.set_position(after, "by hand")
                units_are_where_they_can_be(timeline.game)
                cards_are_all_there(timeline.game)
            assert state.text() == before
    assert done > 50
    assert refused > 10


def test_figures_of_a_unit():
    world, state = position()
    unit = number(world, state, "E5")
    after = by_hand.with_figures(world, state, unit, 1)
    assert (after.figures[unit], state.figures[unit]) == (1, 4)
    goes_on(world, after)
    for figures in (0, 5):
        with pytest.raises(PositionError, match="1 to 4 figures"):
            by_hand.with_figures(world, state, unit, figures)


def test_a_unit_moves_goes_and_comes_back():
    world, state = position()
    unit = number(world, state, "E7")
    moved = by_hand.with_unit_at(world, state, unit, cell(world, "B1"))
    assert number(world, moved, "B1") == unit
    assert moved.figures[unit] == 2
    gone = by_hand.without_unit(world, moved, unit)
    assert unit not in gone.where.values()
    assert gone.medals == [0] * 6
    back = by_hand.with_unit_at(world, gone, unit, cell(world, "E7"))
    assert back.figures[unit] == 2 == world.units[unit].figures
    goes_on(world, by_hand.with_unit_at(world, gone, unit, cell(world, "E7"), 1))
    with pytest.raises(PositionError, match="another unit stands on E5"):
        by_hand.with_unit_at(world, state, unit, cell(world, "E5"))
    with pytest.raises(PositionError, match="not on the board"):
        by_hand.without_unit(world, gone, unit)
    for wrong in (-1, 3):
        with pytest.raises(PositionError, match="no unit"):
            by_hand.without_unit(world, state, wrong)
    with pytest.raises(PositionError, match="no cell"):
        by_hand.with_unit_at(world, state, unit, 10_000)


def test_hands_come_from_the_draw_pile_and_then_from_the_discards():
    world, state = position()
    card = world.names.index("attack/left")
    copies = world.cards[card].copies
    no_pile = by_hand.with_draw_pile(world, state, [0] * len(world.cards))
    assert sum(no_pile.deck) == 0
    after = by_hand.with_hand(world, no_pile, AXIS, [card] * copies)
    assert after.hands[SIDES.index(AXIS)] == (card,) * copies
    goes_on(world, after)
    with pytest.raises(PositionError, match="attack/left: 0 are free"):
        by_hand.with_hand(world, after, ALLIES, [card])
    with pytest.raises(PositionError, match="no card"):
        by_hand.with_hand(world, state, ALLIES, [999])
    with pytest.raises(PositionError, match="are free"):
        by_hand.with_draw_pile(world, state, [99] * len(world.cards))
    with pytest.raises(PositionError, match="1 numbers"):
        by_hand.with_draw_pile(world, state, [0])


def test_medals_short_of_winning():
    world, state = position()
    after = by_hand.with_medals(world, state, AXIS, "eliminated", 4)
    assert after.medals[3 * SIDES.index(AXIS)] == 4
    goes_on(world, after)
    with pytest.raises(PositionError, match="Axis would have won: 5 medals"):
        by_hand.with_medals(world, state, AXIS, "eliminated", 5)
    with pytest.raises(PositionError, match="-1 medals"):
        by_hand.with_medals(world, state, AXIS, "exits", -1)
    with pytest.raises(PositionError, match="'objectives'"):
        by_hand.with_medals(world, state, AXIS, "objectives", 1)


def test_whose_turn_it_is():
    world, state = position()
    assert (state.turn, SIDES[state.active]) == (1, ALLIES)
    after = by_hand.with_turn(world, state, AXIS)
    assert (after.turn, SIDES[after.active]) == (2, AXIS)
    goes_on(world, after)
    assert by_hand.with_turn(world, state, AXIS, 8).turn == 8
    assert by_hand.with_turn(world, state, ALLIES).turn == 1
    with pytest.raises(PositionError, match="turn 7 is none of the Axis"):
        by_hand.with_turn(world, state, AXIS, 7)


def test_objectives_follow_the_units():
    goals = objective("temporary", "E5", ALLIES), objective("permanent", "C3", AXIS)
    world, state = position(objectives=goals)
    unit = number(world, state, "E5")
    medals = 3 * SIDES.index(ALLIES) + 1
    assert state.medals[medals] == 1
    away = by_hand.with_unit_at(world, state, unit, cell(world, "B1"))
    assert (away.medals[medals], away.holders[0]) == (0, NOBODY)
    back = by_hand.with_unit_at(world, away, unit, cell(world, "E5"))
    assert back.medals[medals] == 1
    with pytest.raises(PositionError, match="who stands there"):
        by_hand.with_holder(world, away, 0, ALLIES)
    with pytest.raises(PositionError, match="who stands there"):
        by_hand.with_holder(world, state, 0, None)


def test_holders_of_objectives_that_stay():
    goals = (objective("permanent", "C3", AXIS), objective("sudden_death", "C5", AXIS))
    world, state = position(objectives=goals)
    won = by_hand.with_holder(world, state, 0, AXIS)
    assert (won.holders[0], won.medals[3 * SIDES.index(AXIS) + 1]) == (SIDES.index(AXIS), 1)
    assert by_hand.with_holder(world, won, 0, AXIS).medals == won.medals
    assert by_hand.with_holder(world, won, 0, None).medals == state.medals
    goes_on(world, won)
    with pytest.raises(PositionError, match="Allies cannot win"):
        by_hand.with_holder(world, state, 0, ALLIES)
    with pytest.raises(PositionError, match="sudden death"):
        by_hand.with_holder(world, state, 1, AXIS)
    with pytest.raises(PositionError, match="no objective"):
        by_hand.with_holder(world, state, 2, AXIS)
    unit = number(world, state, "A1")
    with pytest.raises(PositionError, match="would be over"):
        by_hand.with_unit_at(world, state, unit, cell(world, "C5"))


def test_a_turn_begins_again_with_its_card_in_hand():
    script = battle({"E5": "allies infantry", "E7": "axis infantry", "A1": "axis armor"})
    world, start = script.game.world, script.state.copy()
    script.play(HQ, "E5")
    assert script.state.hands != start.hands
    anew = by_hand.turn_anew(world, script.state)
    assert anew.hands == start.hands
    goes_on(world, anew)


def test_no_turn_begins_while_cards_are_dealt():
    world = World(setup_of(bundled("first_contact").scenario))
    with pytest.raises(PositionError, match="dealt or drawn"):
        by_hand.turn_anew(world, Timeline(world, 1).game.state)


def test_a_card_played_in_reply_goes_back_to_the_hand():
    units = {"E5": "allies infantry", "D5": "axis infantry", "A1": "axis armor"}
    script = battle(units, axis="ambush")
    world, start = script.game.world, script.state.copy()
    script.play(HQ, "E5").do("end", "attack E5 D5", "ambush")
    assert script.state.hands == [(), ()]
    anew = by_hand.turn_anew(world, script.state)
    assert (anew.hands, anew.discards) == (start.hands, start.discards)
    goes_on(world, anew)


def test_cards_drawn_as_a_game_ends_go_back_to_the_pile():
    world, state = position()
    over = state.copy()
    over.phase, over.drawn = Phase.OVER, (0,)
    over.deck[0] -= 1
    assert by_hand.turn_anew(world, over).deck == state.deck


def test_patience_begins_anew():
    world, state = position()
    after = by_hand.with_turn(world, state, AXIS, 400)
    assert after.progress == 400


def test_the_most_medals_ever_are_kept():
    world, state = position()
    more = by_hand.with_medals(world, state, AXIS, "exits", 3)
    less = by_hand.with_medals(world, more, AXIS, "exits", 1)
    assert more.high[SIDES.index(AXIS)] == less.high[SIDES.index(AXIS)] == 3
