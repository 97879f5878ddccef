"""Reports on games: they tell every event, and their numbers are those of the game."""

from random import Random

import pytest
from played_games import played
from positions import hex_at, scenario_of

from bocage_engine import by_hand
from bocage_engine.events import EventKind
from bocage_engine.game import CHANCE
from bocage_engine.state import SIDES, Mode, Phase
from bocage_engine.timeline import Timeline
from bocage_scenarios.game_files import SavedGame
from bocage_scenarios.game_report import Section, report_of
from bocage_scenarios.library import bundled_names
from bocage_scenarios.model import HexContent, Marker, Objective, Unit
from bocage_scenarios.start import setup_of
from bocage_schema.ids import ObjectiveType, Side


def sentences(report):
    return [sentence for turn in report.turns for part in turn.parts for sentence in part.sentences]


@pytest.mark.parametrize("player", ["greedy", "random"])
@pytest.mark.parametrize("name", bundled_names())
def test_the_numbers_of_a_report_are_those_of_the_game(name, player):
    saved = played(name, player=player)
    report = report_of(saved)
    world, game = saved.timeline.world, saved.timeline.game
    events = [event for moment in saved.timeline.past() for event in moment.events]
    kinds = [event[0] for event in events]
    assert report.result == game.result() is not None
    assert len(sentences(report)) == len(events) - kinds.count(EventKind.TURN)
    assert [turn.number for turn in report.turns] == list(range(report.result.turns + 1))
    attacks = [attack for turn in report.turns for attack in turn.attacks]
    starts = (EventKind.ATTACKED, EventKind.AMBUSHED, EventKind.STRUCK)
    assert len(attacks) == sum(map(kinds.count, starts))
    assert sum(len(turn.orders) for turn in report.turns) == kinds.count(EventKind.ORDERED)
    for number, side in enumerate(SIDES):
        tally, enemy = report.tallies[side], report.tallies[side.enemy]
        assert tally.medals == report.result.medals[side]
        gained = sum(turn.medals[side] for turn in report.turns)
        assert gained >= sum(tally.medals.values())
        own = [unit for unit in world.units if unit.side == number]
        assert tally.units + tally.units_lost + tally.left_board == len(own)
        figures = sum(unit.figures for unit in own)
        if not tally.left_board:
            assert tally.figures + tally.figures_lost - tally.recovered == figures
        assert tally.attacks == sum(attack.side is side for attack in attacks)
        assert tally.figures_hit == sum(a.losses for a in attacks if a.side is side)
        assert tally.figures_hit <= enemy.figures_lost
        dice = sum(a.dice for a in attacks if a.side is side and a.rolls)
        assert tally.dice >= dice
    assert sum(attack.eliminated for attack in attacks) <= kinds.count(EventKind.ELIMINATED)


def test_a_turn_tells_card_orders_moves_and_attacks():
    saved = played("first_contact")
    report = report_of(saved)
    assert report.turns[0].side is None
    turn = next(
        turn
        for turn in report.turns
        if turn.moves and turn.attacks and turn.parts[1].section is Section.ORDERS
    )
    order = [part.section for part in turn.parts]
    assert order[:2] == [Section.CARD, Section.ORDERS]
    assert set(order) >= {Section.MOVEMENT, Section.BATTLE, Section.DRAW}
    assert turn.card in turn.parts[0].sentences[0]
    ordered = [f"The unit on {label} is ordered." for label in turn.orders]
    assert ordered == [words for words in turn.parts[1].sentences if "dice" not in words]
    attack = turn.attacks[0]
    told = f"The unit on {attack.start} attacks {attack.target} with {attack.dice} d"
    assert any(sentence.startswith(told) for sentence in sentences(report))
    assert attack.mode == Mode.BATTLE
    start, end = turn.moves[0]
    assert f"A unit moves from {start} to {end}." in sentences(report)


def test_a_position_set_by_hand_is_told_in_a_report():
    saved = played("first_contact", choices=60)
    timeline = saved.timeline
    timeline.undo(lambda moment: moment.next_actor in tuple(Side) and not moment.game.state.fight)
    enemy = SIDES[1 - timeline.game.state.active]
    after = by_hand.with_turn(timeline.world, timeline.game.state, enemy)
    timeline.set_position(after, "<The enemy's turn>")
    report = report_of(saved)
    assert report.result is None
    part = next(p for t in report.turns for p in t.parts if p.section is Section.BY_HAND)
    assert part.sentences == ["<The enemy's turn>"]
    assert (report.turns[-1].number, report.turns[-1].side) == (after.turn, enemy)


def test_a_move_over_hexes_that_matter_is_one_move():
    medal = Objective(ObjectiveType.PERMANENT, (hex_at("E5"),), Side.ALLIES)
    scenario = scenario_of({"C5": "us armor", "A1": "german infantry"}, objectives=(medal,))
    timeline = Timeline(setup_of(scenario), 1)
    random = Random(1)
    while not any(action.via for action in timeline.game.legal_actions()):
        if timeline.game.actor() is CHANCE:
            timeline.let_chance_decide()
        else:
            timeline.apply(random.choice(timeline.game.legal_actions()))
    action = next(action for action in timeline.game.legal_actions() if action.via)
    timeline.apply(action)
    words = timeline.now.parent.game.tell_action(action).split()
    assert len([event for event in timeline.now.events if event[0] == EventKind.MOVED]) == 2
    moves = report_of(SavedGame(scenario, timeline)).turns[-1].moves
    assert moves[-1] == (words[1], words[2])


def test_the_dice_of_mines_are_none_of_an_attack():
    mined = HexContent(
        unit=Unit("infantry", "german", 1), markers=(Marker("minefield", Side.AXIS),)
    )
    places = dict.fromkeys(("C5", "E5", "G5", "I5", "K5"), mined)
    scenario = scenario_of({**places, **dict.fromkeys(("C3", "E3", "G3", "I3", "K3"), "us armor")})
    mines = 0
    for seed in range(12):
        timeline = Timeline(setup_of(scenario), seed)
        random = Random(seed)
        while (actor := timeline.game.actor()) is not None:
            if actor is CHANCE:
                timeline.let_chance_decide()
            else:
                timeline.apply(random.choice(timeline.game.legal_actions()))
        dice = 0
        for moment in timeline.past()[1:]:
            before = moment.parent.game.state
            mines += before.phase == Phase.MINE and before.fight is not None
            if before.phase in (Phase.ROLL, Phase.REROLL):
                dice += moment.action.to
        tallies = report_of(SavedGame(scenario, timeline)).tallies
        assert sum(tally.dice for tally in tallies.values()) == dice
    assert mines > 0
