"""Players: legal, fair and the same for a seed; what greedy players see in a position."""

from dataclasses import replace
from random import Random

import pytest
from small_battles import ALLIES, AXIS, SMALL, at_phase, world_of

from bocage_engine.actions import END, Action, ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import (
    PLAYERS,
    STYLES,
    GreedyPlayer,
    Limits,
    Motive,
    Player,
    UnknownPlayer,
    player_named,
)
from bocage_engine.players.conformance import Nonconformity, check_player
from bocage_engine.players.hidden import dealt_anew, unseen
from bocage_engine.setup import Camp, Exit, Laid, Objective, Setup, UnitStart
from bocage_engine.simulation import play_out
from bocage_engine.state import SIDES, Phase
from bocage_scenarios.library import bundled_names
from bocage_schema.hexes import Hex
from bocage_schema.ids import ObjectiveType, Side

STANDARD = ("first_contact", "bridge_at_mayenne", "djebel_el_hamra")
QUICK = Limits(effort=4)


class Named(Player):
    """Takes the first legal action; the base of players that do something wrong."""

    def choose(self, game, random):
        return game.legal_actions()[0]


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_keeps_to_the_protocol(name):
    found = check_player(lambda: player_named(name, QUICK), SMALL, games=2)
    assert found.games == 2
    assert found.compared * 7 >= found.choices > 20


@pytest.mark.parametrize("name", ["greedy", "greedy:hunter"])
@pytest.mark.parametrize("scenario", bundled_names())
def test_greedy_players_keep_to_the_protocol_in_every_bundled_scenario(name, scenario):
    assert check_player(PLAYERS[name], world_of(scenario), games=1).choices > 20


class Changing(Named):
    def choose(self, game, random):
        action = super().choose(game, random)
        game.apply(action)
        return action


class Illegal(Named):
    def choose(self, game, random):
        return Action(ActionKind.MOVE, 0, 0)


class Peeking(Named):
    def choose(self, game, random):
        legal = game.legal_actions()
        return legal[sum(game.state.hands[1 - SIDES.index(game.actor())]) % len(legal)]


class Counting(Named):
    chosen = 0

    def choose(self, game, random):
        self.chosen += 1
        legal = game.legal_actions()
        return legal[self.chosen % len(legal)]


class Gambling(Named):
    def choose(self, game, random):
        import random as shared

        return shared.choice(game.legal_actions())


class Rambling(Named):
    def explain(self, game, action):
        return "I think,\ntherefore I am"


class Meddling(Named):
    def explain(self, game, action):
        game.apply(action)
        return "so"


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        (Changing, "changes the game"),
        (Illegal, "is not legal in turn="),
        (Peeking, "with other cards in the enemy's hand"),
        (Counting, "a new player chooses"),
        (Gambling, "the chance of the module random"),
        (Rambling, "in one line"),
        (Meddling, "by explaining"),
    ],
)
def test_players_that_do_not_keep_to_it_are_found_out(player, complaint):
    with pytest.raises(Nonconformity, match=complaint):
        check_player(player, SMALL, games=2)


def test_a_player_that_does_nothing_wrong_passes():
    assert check_player(Named, SMALL, games=1).choices > 0


def test_cards_dealt_anew_leave_all_that_a_side_sees():
    game = at_phase(SMALL, Phase.MOVE)
    other = dealt_anew(game, ALLIES, Random(1))
    before, after = game.state, other.state
    assert after.hands != before.hands
    assert after.hands[SIDES.index(ALLIES)] == before.hands[SIDES.index(ALLIES)]
    assert len(after.hands[SIDES.index(AXIS)]) == len(before.hands[SIDES.index(AXIS)])
    assert unseen(other, ALLIES) == unseen(game, ALLIES)
    after.hands, after.deck = before.hands[:], before.deck[:]
    assert after == before


def test_the_choices_of_greedy_players_do_not_depend_on_games_played_before():
    world = world_of("bridge_at_mayenne")
    veteran = GreedyPlayer()
    play_out(Game(world_of("first_contact")), (veteran, veteran), Random(0))
    told = [[], []]
    for list_, player in zip(told, (veteran, GreedyPlayer()), strict=True):
        play_out(Game(world), (player, player), Random(7), list_)
    assert told[0] == told[1]


def test_greedy_players_mind_the_hand_of_the_game_that_they_are_asked_about():
    """Two games in which everybody stands alike, one after the other, with different cards."""
    player = GreedyPlayer()
    for cards in (
        ["recon/center", "attack/center"],
        ["attack/center", "recon/center", "probe/left"],
    ):
        game = at_phase(SMALL, Phase.PLAY, cards=cards)
        game.state.hands[SIDES.index(ALLIES)] = tuple(sorted(map(game.world.names.index, cards)))
        game = Game.from_text(game.world, game.text())
        assert player.choose(game, Random(0)) == GreedyPlayer().choose(game, Random(0))
        assert player.choose(game, Random(0)) in game.legal_actions()


def test_greedy_players_can_be_asked_about_two_games_in_turn():
    world = world_of("bridge_at_mayenne")
    player, random = GreedyPlayer(), Random(4)
    games = [Game(world), Game(world)]
    for _ in range(250):
        for game in games:
            actor = game.actor()
            if isinstance(actor, Side):
                action = player.choose(game, random)
                assert action == GreedyPlayer().choose(game, random)
                game.apply(action)
            elif actor == CHANCE:
                game.apply(game.chance_action(random))


def test_greedy_players_choose_the_same_after_going_back_in_a_game():
    world = world_of("bridge_at_mayenne")
    player = GreedyPlayer()
    random = Random(3)
    game = Game(world)
    history = []
    while (actor := game.actor()) is not None and len(history) < 300:
        if actor == CHANCE:
            action = game.chance_action(random)
        else:
            action = player.choose(game, random)
            history.append((game.text(), action))
        game.apply(action)
    for text, action in Random(1).sample(history, len(history)):
        assert player.choose(Game.from_text(world, text), random) == action


@pytest.mark.parametrize("scenario", STANDARD)
def test_greedy_beats_random(scenario):
    world = world_of(scenario)
    greedy, other = PLAYERS["greedy"](), PLAYERS["random"]()
    won = 0
    for number in range(10):
        seat = number % 2
        game = Game(world)
        play_out(game, (greedy, other) if seat == 0 else (other, greedy), Random(number))
        won += game.result().winner is SIDES[seat]
    assert won >= 9


ONE_EACH = Setup(
    units=(
        UnitStart(Hex(2, 10), AXIS, "infantry", 1),
        UnitStart(Hex(2, 12), AXIS, "infantry", 4),
        UnitStart(Hex(4, 10), ALLIES, "infantry", 4),
    ),
    camps={AXIS: Camp(3, 2), ALLIES: Camp(3, 2)},
)


def chosen(game, name="greedy"):
    return PLAYERS[name]().choose(game, Random(0))


def test_greedy_attacks_the_weaker_of_two_units():
    game = at_phase(ONE_EACH, Phase.ORDER, cards=["recon/center"])
    cell = game.world.board.cell_of
    game.apply(Action(ActionKind.ORDER, cell[Hex(4, 10)]))
    game.apply(END)
    action = chosen(game)
    assert action == Action(ActionKind.ATTACK, cell[Hex(4, 10)], cell[Hex(2, 10)])


def test_greedy_takes_an_objective_that_it_can_reach():
    at = Hex(6, 12)
    setup = replace(
        SMALL,
        units=(UnitStart(Hex(0, 2), AXIS, "infantry", 4), UnitStart(at, ALLIES, "infantry", 4)),
        objectives=(Objective(ObjectiveType.PERMANENT, (Hex(4, 12),), ALLIES),),
    )
    game = at_phase(setup, Phase.ORDER, cards=["recon/center"])
    game.apply(Action(ActionKind.ORDER, game.world.board.cell_of[at]))
    cell = game.world.board.cell_of
    assert chosen(game) == Action(ActionKind.MOVE, cell[at], cell[Hex(4, 12)])
    assert PLAYERS["greedy"]().reason(game, chosen(game)).motive is Motive.OBJECTIVE


def test_greedy_leaves_the_board_for_a_medal():
    at = Hex(1, 11)
    setup = replace(
        SMALL,
        units=(UnitStart(Hex(5, 3), AXIS, "infantry", 4), UnitStart(at, ALLIES, "infantry", 4)),
        objectives=(),
        exits=(Exit((Hex(0, 12),), ALLIES),),
    )
    game = at_phase(setup, Phase.ORDER, cards=["recon/center"])
    game.apply(Action(ActionKind.ORDER, game.world.board.cell_of[at]))
    action = chosen(game)
    assert action.kind == ActionKind.EXIT
    assert "a unit that leaves the board is worth 1.00 medals" in PLAYERS["greedy"]().explain(
        game, action
    )


def test_cover_draws_units_that_are_in_danger():
    """Of two hexes at the same distance from the enemy the wood is chosen."""
    setup = replace(
        SMALL,
        units=(
            UnitStart(Hex(2, 12), AXIS, "armor", 3),
            UnitStart(Hex(6, 12), ALLIES, "infantry", 1),
        ),
        ground={Hex(7, 11): (Laid("forest"),)},
        objectives=(),
    )
    game = at_phase(setup, Phase.ORDER, cards=["recon/center"])
    cell = game.world.board.cell_of
    game.apply(Action(ActionKind.ORDER, cell[Hex(6, 12)]))
    survey = GreedyPlayer(STYLES["cautious"]).survey(game.play)
    unit = game.state.where[cell[Hex(6, 12)]]
    assert survey.threat(cell[Hex(7, 11)]) < survey.threat(cell[Hex(7, 13)])
    assert survey.worth(unit, cell[Hex(7, 11)]) > survey.worth(unit, cell[Hex(7, 13)])


def test_styles_weigh_things_differently():
    assert STYLES["cautious"].safety > STYLES["balanced"].safety > STYLES["wrecker"].safety
    assert STYLES["hunter"].goals > STYLES["balanced"].goals > STYLES["wrecker"].goals
    assert STYLES["wrecker"].damage > STYLES["balanced"].damage


def test_a_player_without_such_a_name_is_refused_with_those_there_are():
    with pytest.raises(UnknownPlayer, match=r"'plan'; known: random, greedy, planner, greedy:c"):
        player_named("plan")
