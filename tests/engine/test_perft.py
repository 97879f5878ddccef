"""Ways in which games can go on, counted by the engine and by a second game.

Each file of ``tests/data/perft`` tells a position and how many sequences of so many steps begin
there; what chance may decide are steps too.  The numbers were counted by both games.  The
positions cover the three board formats from either seat, the ground and the units of the base
game, every command card, retreats, ground taken, overruns, objectives and exits.
"""

from functools import cache
from pathlib import Path
from random import Random

import pytest
import slow_game
import yaml
from slow_game_cards import COPIES
from slow_game_positions import engine_game, slow_game as slow_position

from bocage_engine.game import CHANCE

FILES = sorted((Path(__file__).parents[1] / "data" / "perft").glob("*.yaml"))
EACH_FILE = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
WALKS, STEPS = 3, 12


@cache
def position(file):
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def started(told):
    return slow_game.begin(slow_position(told))


def steps_of(game):
    """Return what the engine lets happen next, by words that name it in one way only."""
    if game.actor() == CHANCE:
        actions = [outcome.action for outcome in game.chance_outcomes()]
    else:
        actions = game.legal_actions()
    told = {in_order(game.tell_action(action)): action for action in actions}
    assert len(told) == len(actions), sorted(told)
    return told


def in_order(words):
    """Return a choice with dice, and hexes passed, in one order only."""
    if words.startswith("roll"):
        return " ".join(sorted(words.split()))
    start, _, passed = words.partition(" via ")
    return " ".join([start, *sorted(passed.split())])


def slow_steps_of(game):
    choices = slow_game.choices(game)
    told = {in_order(choice): choice for choice in choices}
    assert len(told) == len(choices), choices
    return told


def after(game, action):
    game = game.copy()
    game.apply(action)
    return game


def count(game, depth):
    steps = steps_of(game)
    if depth == 1:
        return len(steps)
    return sum(count(after(game, action), depth - 1) for action in steps.values())


def difference(told, depth):
    """Tell by first step what each of the games counts."""
    engine, slow = engine_game(told), started(told)
    by_engine, by_slow = dict.fromkeys(steps_of(engine), 1), dict.fromkeys(slow_steps_of(slow), 1)
    if depth > 1:
        by_engine = {n: count(after(engine, a), depth - 1) for n, a in steps_of(engine).items()}
        steps = slow_steps_of(slow).items()
        by_slow = {n: slow_game.count(slow_game.after(slow, a), depth - 1) for n, a in steps}
    lines = [
        f"{name}: engine {by_engine.get(name)}, slow game {by_slow.get(name)}"
        for name in sorted(by_engine | by_slow)
        if by_engine.get(name) != by_slow.get(name)
    ]
    return "\n".join([f"{depth} steps from {told}", *lines])


def test_there_are_positions_of_every_board_format_with_names_of_their_own():
    found = [position(file) for file in FILES]
    assert len({told["name"] for told in found}) == len(FILES) >= 20
    boards = {told.get("board", "standard") for told in found}
    assert boards == {"standard", "breakthrough", "overlord"}


def test_every_card_of_the_base_deck_is_in_a_hand():
    held = {
        card for file in FILES for hand in position(file).get("hands", {}).values() for card in hand
    }
    named = {card.partition("/")[0] for card in held}
    assert named == {name.partition("/")[0] for name in COPIES}


@EACH_FILE
def test_the_engine_counts_the_known_ways(file):
    told = position(file)
    game = engine_game(told)
    for depth, known in told["counts"].items():
        assert count(game, depth) == known, difference(told, min(depth, told["slow_depth"]))


@EACH_FILE
@pytest.mark.parametrize("less", [1, pytest.param(0, marks=pytest.mark.soak)])
def test_the_slow_game_counts_the_known_ways(file, less):
    """A step less far than it can be asked for in time, and all the way."""
    told = position(file)
    depth = max(1, told["slow_depth"] - less)
    assert slow_game.count(started(told), depth) == told["counts"][depth], difference(told, depth)


@EACH_FILE
def test_both_games_offer_the_same_choices_on_the_way(file):
    told = position(file)
    for seed in range(WALKS):
        random, way = Random(seed), []
        engine, slow = engine_game(told), started(told)
        for _ in range(STEPS):
            steps, slow_steps = steps_of(engine), slow_steps_of(slow)
            assert sorted(steps) == sorted(slow_steps), f"{way} from {told}"
            if not steps:
                break
            way.append(random.choice(sorted(steps)))
            engine.apply(steps[way[-1]])
            slow = slow_game.after(slow, slow_steps[way[-1]])
