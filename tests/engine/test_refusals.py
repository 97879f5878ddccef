"""Why something cannot be chosen: every refusal in many games has a reason that holds."""

from random import Random

import pytest
from corpus_files import CORPUS

from bocage_engine.actions import ActionKind
from bocage_engine.game import CHANCE, Game
from bocage_engine.refusals import Why
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of


def positions(world, seed, choices=250):
    """Yield a game again and again in the course of random play."""
    game, random = Game(world), Random(seed)
    for _ in range(choices):
        actor = game.actor()
        if actor is None:
            return
        if actor is CHANCE:
            game.apply(game.chance_action(random))
            continue
        yield game
        legal = game.legal_actions()
        fights = [action for action in legal if action.kind == ActionKind.ATTACK]
        game.apply(random.choice(fights or legal))


def check(game):
    """See that all units and targets that cannot be chosen are refused with a good reason."""
    state = game.state
    legal = set(game.legal_actions())
    own = [c for c in state.where if state.masks[state.active] >> c & 1]
    enemies = [c for c in state.where if c not in own]
    found = set()
    if state.phase == Phase.ORDER:
        orders = {a.at for a in legal if a.kind == ActionKind.ORDER}
        for cell in own:
            if cell not in orders:
                found.add(order_refused(game, cell))
        assert all(game.refusal(cell).why is Why.ENEMY_UNIT for cell in enemies)
    if state.phase == Phase.MOVE:
        for cell in {a.at for a in legal if a.kind == ActionKind.MOVE}:
            ends = {a.to for a in legal if a.at == cell}
            for to in range(game.world.board.size):
                if to not in ends and to != cell:
                    found.add(move_refused(game, cell, to))
    if state.phase == Phase.BATTLE:
        for cell in {a.at for a in legal if a.kind == ActionKind.ATTACK}:
            targets = {a.to for a in legal if a.at == cell and a.kind == ActionKind.ATTACK}
            for to in enemies:
                if to not in targets:
                    found.add(attack_refused(game, cell, to))
    return found


def order_refused(game, cell):
    why = game.refusal(cell).why
    assert why is not Why.NOT_NOW
    if why is Why.OTHER_CLASS:
        state = game.state
        assert not game.world.meant[state.effect][state.where[cell]]
    return why


def move_refused(game, cell, to):
    why, numbers = game.refusal(cell, to)
    assert (why is Why.OCCUPIED) == (to in game.state.where)
    if why is Why.TOO_FAR:
        assert game.world.board.distance[cell][to] > numbers[0]
    return why


def attack_refused(game, cell, to):
    why, numbers = game.refusal(cell, to)
    distance = game.world.board.distance[cell][to]
    assert why is not Why.NOT_NOW, (game.text(), cell, to)
    if why is Why.NO_SIGHT:
        assert not game.sees(cell, to)
        assert numbers
        assert set(numbers) <= set(game.blockers(cell, to))
    elif why is Why.OUT_OF_RANGE:
        assert numbers[0] == distance > numbers[1]
    elif why is Why.ENEMY_BESIDE:
        assert distance > 1
    return why


@pytest.mark.parametrize("name", bundled_names())
def test_everything_that_is_refused_has_a_reason(name):
    world = World(setup_of(bundled(name).scenario))
    found = set()
    for seed in range(3):
        for game in positions(world, seed):
            found |= check(game)
    assert {Why.OCCUPIED, Why.TOO_FAR, Why.OTHER_SECTION, Why.OUT_OF_RANGE} <= found


@pytest.mark.skipif(not CORPUS, reason="needs the corpus of scenario files beside the project")
def test_real_scenarios_give_reasons_too():
    found = set()
    for path in CORPUS[::9]:
        world = World(setup_of(load(path).scenario))
        for game in positions(world, 1, 120):
            found |= check(game)
    assert {Why.NO_SIGHT, Why.ENEMY_BESIDE, Why.NO_WAY, Why.IMPASSABLE} <= found


def test_blockers_lie_on_the_line_and_open_lines_have_none():
    world = World(setup_of(bundled("hill_192").scenario))
    game = Game(world)
    board = world.board
    blocked = 0
    for a in range(0, board.size, 3):
        for b in range(board.size):
            if a == b:
                continue
            found = game.blockers(a, b)
            assert bool(found) == (not game.sees(a, b) and board.distance[a][b] > 1)
            line = board.line(a, b)
            assert all((line.crossed | line.left | line.right) >> cell & 1 for cell in found)
            blocked += bool(found)
    assert blocked > 500
