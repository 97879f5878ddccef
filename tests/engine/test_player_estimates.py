"""Estimates of players, compared with what comes of trying things out."""

from random import Random

import pytest
from small_battles import ALLIES, AXIS, SMALL, at_phase, world_of

from bocage_engine.actions import Action, ActionKind
from bocage_engine.battle import NO_EXTRA
from bocage_engine.cards import Procedure
from bocage_engine.game import CHANCE, Game
from bocage_engine.lookup import attacks, moves
from bocage_engine.players import GreedyPlayer
from bocage_engine.players.estimate import move_values, shot_values
from bocage_engine.players.greedy import attack_value
from bocage_engine.players.ground import ground_of
from bocage_engine.players.hidden import dealt_anew
from bocage_engine.players.luck import expected_loss
from bocage_engine.players.odds import nearly_lost
from bocage_engine.setup import Laid, Setup, UnitStart
from bocage_engine.state import NOBODY, SIDES, Phase
from bocage_schema.hexes import Hex
from bocage_schema.ids import Side


def moments(name, seed, phase):
    """Yield a game of greedy players whenever it comes to a phase."""
    game, random, player = Game(world_of(name)), Random(seed), GreedyPlayer()
    while (actor := game.actor()) is not None:
        if game.state.phase == phase:
            yield game
        if actor == CHANCE:
            game.apply(game.chance_action(random))
        else:
            game.apply(player.choose(game, random))


@pytest.mark.parametrize("name", ["bridge_at_mayenne", "hill_192", "ashore_at_paestum"])
def test_attacks_after_a_move_are_those_that_are_legal_then(name):
    """For each move the best attack found with masks is the best of those after the move."""
    checked = blocked = 0
    for game in moments(name, 1, Phase.MOVE):
        play = game.play
        survey = GreedyPlayer().survey(play)
        effect = NOBODY if play.state.fallback else play.state.effect
        extra = NO_EXTRA if effect == NOBODY else game.world.extras[effect][0]
        if effect != NOBODY and game.world.cards[effect].rule.fires_only:
            continue
        for cell in {action.at for action in game.legal_actions() if action.at >= 0}:
            found = moves(play, cell)
            values = shot_values(survey, play, cell, play.profile(cell), extra, found)
            for action in found.actions[::3]:
                if action.kind != ActionKind.MOVE or action.via:
                    continue
                other = game.copy()
                other.apply(action)
                after = other.play
                if other.play.terrain is not play.terrain or action.to not in after.state.where:
                    continue
                able = after.state.to_battle >> action.to & 1
                legal = attacks(after, action.to).actions if able else ()
                shots = [attack_value(survey, after, shot) for shot in legal]
                assert values.get(action.to, 0.0) == pytest.approx(max(shots, default=0.0))
                checked += bool(shots)
                blocked += not shots
    assert checked > 20
    assert blocked > 20


def test_the_worth_of_a_card_is_that_of_the_orders_that_it_allows():
    checked = 0
    for game in moments("bridge_at_mayenne", 2, Phase.PLAY):
        command = GreedyPlayer().command(game.play)
        for action in game.legal_actions():
            face = game.world.cards[action.at]
            if face.rule.procedure is not Procedure.ORDER:
                continue
            other = game.copy()
            other.apply(action)
            if other.state.phase != Phase.ORDER or other.state.fallback:
                continue
            player = GreedyPlayer()
            gains = []
            while other.state.phase == Phase.ORDER:
                order = player.choose(other, Random(0))
                if order.kind == ActionKind.ORDER:
                    gains.append(command.prospects(order.at, action.at).gain)
                other.apply(order)
            assert command.effect(action.at) == pytest.approx(sum(gains))
            checked += 1
    assert checked > 15


def test_expected_losses_agree_with_all_rolls_wherever_units_stand():
    checked = ignoring = 0
    for name in ("hill_192", "wingen_sur_moder", "house_to_house"):
        for number, game in enumerate(moments(name, 3, Phase.ROLL)):
            expected = expected_loss(ground_of(game.world), game.play)
            if number > 25 or expected is None:
                continue
            fight = game.state.fight
            before = nearly_lost(game.state.figures[fight.unit])
            mean = 0.0
            for action, chance in game.chance_outcomes():
                other = game.copy()
                other.apply(action)
                mean += float(chance) * (nearly_lost(other.state.figures[fight.unit]) - before)
            assert expected == pytest.approx(mean, abs=1e-9)
            checked += 1
            ignoring += bool(game.play.terrain.facts[fight.target].flag_cover)
    assert checked > 60
    assert ignoring > 5


def test_an_enemy_mine_makes_a_move_worth_less():
    mined = Hex(6, 12)
    gains = []
    for owner in Side:
        setup = Setup(
            units=(
                UnitStart(Hex(0, 0), AXIS, "infantry", 4),
                UnitStart(Hex(7, 13), ALLIES, "infantry", 4),
            ),
            ground={mined: (Laid("minefield", owner=owner),)},
            camps=SMALL.camps,
        )
        game = at_phase(setup, Phase.ORDER, cards=["recon/center"])
        cell = game.world.board.cell_of
        game.apply(Action(ActionKind.ORDER, cell[Hex(7, 13)]))
        play, at = game.play, cell[Hex(7, 13)]
        found = move_values(GreedyPlayer().survey(play), play, at, play.profile(at))
        gains.append(next(value for value, action in found if action.to == cell[mined]))
    assert gains[0] < gains[1]


def test_cards_dealt_anew_differ_from_one_time_to_the_next():
    game = at_phase(SMALL, Phase.MOVE)
    axis = SIDES.index(AXIS)
    hands = {dealt_anew(game, ALLIES, Random(seed)).state.hands[axis] for seed in range(20)}
    assert len(hands) > 5
