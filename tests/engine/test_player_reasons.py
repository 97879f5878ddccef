"""What players tell of their reasons, and the odds that these come from."""

import re
from random import Random

import pytest
from small_battles import SMALL, at_phase, world_of

from bocage_engine.actions import END, ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.players import PLAYERS, Motive, Player, Reason
from bocage_engine.players.odds import NEARLY_LOST, hit_chance, prospect
from bocage_engine.players.reasons import HEADS, TEXTS, tell_reason
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled_names
from bocage_schema.hexes import Hex


def test_prospects_agree_with_counting_every_roll():
    """An infantry unit of 2 figures that may ignore no flag, attacked with 2 dice."""
    kill = gain = driven = 0
    for a in "IIAGSF":
        for b in "IIAGSF":
            hits = (a + b).count("I") + (a + b).count("G")
            flags = (a + b).count("F")
            kill += hits >= 2
            driven += hits < 2 and flags > 0
            gain += NEARLY_LOST[2 - hits] - NEARLY_LOST[2]
    found = prospect(2, 0.5, 2, 0, 9)
    assert found == pytest.approx((gain / 36, kill / 36, driven / 36))


def test_flags_count_as_hits_where_no_retreat_is_possible():
    free, blocked = prospect(3, 0.5, 2, 0, 9), prospect(3, 0.5, 2, 0, 1)
    assert blocked.kill > free.kill
    assert blocked.driven == 0
    assert prospect(3, 0.5, 2, 3, 1) == prospect(3, 0.5, 2, 3, 9)._replace(driven=0.0)


@pytest.mark.parametrize(
    ("attacker", "target", "distance", "dim", "chance"),
    [
        pytest.param("infantry", "infantry", 2, False, 3 / 6, id="infantry"),
        pytest.param("infantry", "armor", 2, False, 2 / 6, id="armor"),
        pytest.param("infantry", "artillery", 2, False, 1 / 6, id="artillery"),
        pytest.param("infantry", "infantry", 2, True, 1 / 6, id="at night only grenades hit"),
        pytest.param("infantry", "infantry", 1, True, 3 / 6, id="but not in close assault"),
    ],
)
def test_what_one_die_hits(attacker, target, distance, dim, chance):
    kinds = {unit.kind.id: unit.kind for unit in World(SMALL).units}
    assert hit_chance(kinds[attacker], kinds[target], distance, dim=dim) == pytest.approx(chance)


def test_every_kind_of_choice_and_every_motive_has_words():
    kinds = {getattr(ActionKind, name) for name in vars(ActionKind) if name.isupper()}
    by_chance = {ActionKind.DRAW, ActionKind.ROLL, ActionKind.REVEAL, ActionKind.FORFEIT}
    by_chance.add(ActionKind.DEAL)
    assert set(HEADS) == kinds - by_chance
    assert set(TEXTS) == set(Motive)


def test_a_reason_is_told_with_its_numbers():
    world = World(SMALL)
    assert tell_reason(world, Reason(Motive.ATTACK, (3, 58, 41))) == (
        "3 dice, 58 % to eliminate the unit, worth 0.41 medals"
    )
    cell = world.board.cell_of[Hex(4, 12)]
    assert tell_reason(world, Reason(Motive.MOVE_TO_ATTACK, (cell, 1, 7))) == (
        "from there it attacks G5 with 1 die, worth 0.07 medals"
    )


class Silent(Player):
    def choose(self, game, random):
        return game.legal_actions()[0]


def test_a_player_that_tells_no_reason_says_so():
    game = at_phase(SMALL, Phase.ORDER, cards=["recon/center"])
    assert Silent().explain(game, END) == "Go on: the player tells no reason"


def test_greedy_explains_all_that_it_does():
    form = re.compile(r"[A-Z][a-z]+[ /\w]*: [^\n:]+")
    player = PLAYERS["greedy"]()
    motives = set()
    for scenario in bundled_names():
        game, random = Game(world_of(scenario)), Random(scenario)
        while (actor := game.actor()) is not None:
            if actor == CHANCE:
                game.apply(game.chance_action(random))
                continue
            action = player.choose(game, random)
            motives.add(player.reason(game, action).motive)
            assert form.fullmatch(player.explain(game, action))
            game.apply(action)
    assert motives >= {
        Motive.ATTACK, Motive.MOVE_TO_ATTACK, Motive.OBJECTIVE, Motive.APPROACH, Motive.SAFETY,
        Motive.CARD, Motive.ORDER, Motive.NO_MORE,
    }  # fmt: skip


def test_any_legal_action_can_be_explained():
    game, random, player = Game(world_of("hill_192")), Random(2), PLAYERS["greedy"]()
    for _ in range(600):
        actor = game.actor()
        if actor is None:
            break
        for action in game.legal_actions()[:12]:
            assert player.explain(game, action)
        legal = game.legal_actions()
        game.apply(game.chance_action(random) if actor == CHANCE else random.choice(legal))
