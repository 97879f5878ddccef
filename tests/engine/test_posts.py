"""Who of a team decides (rules reference 40, section 4, and 70, section 13)."""

from random import Random

import pytest
from scripted import ALLIES, Script, battle, unit

from bocage_engine.game import CHANCE, Game
from bocage_engine.options import Options
from bocage_engine.players import PLAYERS
from bocage_engine.posts import Post, post_of, posts_of, seats_from, seats_text
from bocage_engine.setup import Camp, Setup, SpecialRules
from bocage_engine.state import Phase
from bocage_engine.world import World
from bocage_scenarios.library import bundled
from bocage_scenarios.start import setup_of
from bocage_schema.board_formats import board
from bocage_schema.ids import BoardFormat, Side

UNITS = {
    "B7": "allies infantry", "F7": "allies infantry", "L7": "allies infantry",
    "B5": "axis infantry", "F5": "axis infantry", "L5": "axis infantry",
}  # fmt: skip


def who(game):
    return post_of(game.game)


@pytest.mark.parametrize(
    ("card", "post"),
    [
        ("probe/left", Post.LEFT),
        ("probe/center", Post.COMMANDER),
        ("probe/right", Post.RIGHT),
        ("direct_from_hq", Post.COMMANDER),
    ],
)
def test_a_card_is_carried_out_by_the_general_of_its_section(card, post):
    at = {"probe/left": "B7", "probe/right": "L7"}.get(card, "F7")
    game = battle(UNITS, allies=card)
    assert who(game) is Post.COMMANDER
    game.do(f"play {card}")
    assert who(game) is post
    game.do(f"order {at}")
    if game.phase == Phase.ORDER:
        game.do("end")
    assert game.phase == Phase.MOVE
    assert who(game) is post
    game.battles()
    assert who(game) is post
    game.do("end")
    assert game.phase == Phase.DRAW


@pytest.mark.parametrize(
    ("attacker", "target", "post"),
    [("B7", "B5", Post.RIGHT), ("F7", "F5", Post.COMMANDER), ("L7", "L5", Post.LEFT)],
)
def test_the_general_of_its_section_chooses_where_a_unit_retreats(attacker, target, post):
    """The left of one side is the right of the other."""
    game = battle(UNITS).play("direct_from_hq", attacker).attack(attacker, target, "flag star")
    assert game.phase == Phase.RETREAT
    assert game.game.actor() is Side.AXIS
    assert who(game) is post


def test_posts_of_boards():
    assert posts_of(battle(UNITS).game.world) == (Post.COMMANDER, Post.LEFT, Post.RIGHT)


CARDS = (Phase.PLAY, Phase.SECTION, Phase.AMBUSH, Phase.KEEP, Phase.SWAP, Phase.AHEAD)


def test_the_commander_keeps_the_cards_that_a_flank_has_drawn():
    game = battle(UNITS, allies="recon/left").do("play recon/left", "order B7").battles()
    assert who(game) is Post.LEFT
    game.do("end")
    game.draw().draw()
    assert game.phase == Phase.KEEP
    assert who(game) is Post.COMMANDER


def test_the_commander_plays_the_ambush_for_a_flank():
    game = battle({"B7": "allies infantry", "C7": "axis infantry"}, axis="ambush")
    game.play("direct_from_hq", "B7").battles().do("attack B7 C7")
    assert game.phase == Phase.AMBUSH
    assert game.game.actor() is Side.AXIS
    assert who(game) is Post.COMMANDER


PLAN = board(BoardFormat.OVERLORD)
ROW = ("B1", "F1", "K1", "P1", "T1", "Y1")


def overlord(cards):
    hands = {ALLIES: cards.split()}
    placed = [_unit(at, "allies infantry") for at in ROW]
    placed.append(_unit("A9", "axis infantry"))
    setup = Setup(
        BoardFormat.OVERLORD,
        units=tuple(placed),
        camps={ALLIES: Camp(len(hands[ALLIES])), Side.AXIS: Camp(0)},
        options=Options(last_unit_loss=False),
        rules=SpecialRules(field_generals=True),
    )
    game = Script(Game(setup))
    game.do(*(f"draw {card}" for card in hands[ALLIES]))
    return game


def _unit(at, words):
    return unit(at, words)._replace(at=PLAN.hex(at))


def test_field_generals_carry_out_the_cards_that_they_are_given():
    game = overlord("direct_from_hq")
    game.do("play direct_from_hq", "section 8")
    assert who(game) is Post.RIGHT
    game = overlord("probe/left probe/right direct_from_hq")
    assert posts_of(game.game.world) == tuple(Post)
    for card, section, post in (
        ("probe/left", "section 0", Post.LEFT),
        ("probe/right", "section 5", Post.RIGHT),
        ("direct_from_hq", "section 7", Post.CENTER),
    ):
        assert who(game) is Post.COMMANDER
        game.do(f"play {card}")
        assert who(game) is Post.COMMANDER
        game.do(section)
        assert who(game) is post
        game.do("end")
        while game.phase in (Phase.MOVE, Phase.BATTLE):
            assert who(game) is post
            game.do("end")
    assert game.phase == Phase.DRAW


def test_whose_choice_it_is_in_whole_games():
    """Commanders alone choose cards; every post has something to do; chance has no post."""
    for name in ("five_days_on_leros", "tanks_east_of_caen", "hill_192"):
        world = World(setup_of(bundled(name).scenario))
        game, random, player = Game(world), Random(7), PLAYERS["greedy"]()
        seen = set()
        while game.actor() is not None:
            post = post_of(game)
            if game.actor() is CHANCE:
                assert post is None
                game.apply(game.chance_action(random))
                continue
            assert post in posts_of(world)
            assert post is Post.COMMANDER or game.state.phase not in CARDS
            seen.add((game.actor(), post))
            game.apply(player.choose(game, random))
        assert {post for _, post in seen} == set(posts_of(world))


@pytest.mark.parametrize("posts", [(Post.COMMANDER, Post.LEFT, Post.RIGHT), tuple(Post)])
def test_seats_are_told_in_one_text(posts):
    alone = dict.fromkeys(posts, "greedy")
    assert seats_text(alone) == "greedy"
    assert seats_from("greedy", posts) == alone
    team = dict(zip(posts, ("person:Ada", "greedy", "person", "random"), strict=False))
    assert seats_from(seats_text(team), posts) == team
