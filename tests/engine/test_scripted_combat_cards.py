"""Scripted games with combat cards: dealing, drawing, playing, and grim determination."""

import pytest
from scripted import ALLIES, AXIS, HQ, Script, battle, unit

from bocage_engine.combat_cards import CombatCard, CombatDeck, EffectKind, Timing
from bocage_engine.game import Game
from bocage_engine.options import Options
from bocage_engine.players import GreedyPlayer
from bocage_engine.setup import Camp, Setup, SpecialRules
from bocage_engine.state import Phase
from bocage_schema.board_formats import board
from bocage_schema.catalogue.names import Names
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.ids import BoardFormat, UnitClass

WORDS = Names.of("a", "a", "a")


def card(name, timing="battle", effect="by_hand", **fields):
    """Return a card of which there is one copy."""
    return CombatCard(
        id=name,
        names=WORDS,
        texts=WORDS,
        timing=Timing(timing),
        effect=EffectKind(effect),
        **fields,
    )


PLAIN = [card(f"plain_{n}") for n in range(4)]
"""Cards that do nothing, for the hands that a test is not about."""


def with_cards(units, cards, ground=None, *, allies=HQ, axis="", **fields):
    """Return a game in which the Allies are dealt the first two cards told, the Axis others."""
    deck = CombatDeck("test", WORDS, (*cards, *PLAIN))
    game = battle(units, ground, allies=allies, axis=axis, combat=deck, **fields)
    for number in (2, 3, 0, 1):
        game.do(f"deal {number}")
    return game


def hand(game, side):
    """Return the numbers of the combat cards of a side."""
    number = [AXIS, ALLIES].index(side)
    copies = game.game.world.combat_copies
    return [c for c, at in zip(copies, game.state.combat, strict=True) if at == number]


UNITS = {"G5": "allies infantry", "G7": "axis infantry"}


def test_each_side_is_dealt_two_cards_and_the_rest_are_a_draw_pile():
    game = with_cards(UNITS, [])
    assert len(hand(game, ALLIES)) == len(hand(game, AXIS)) == 2
    assert game.phase == Phase.PLAY


def test_with_field_generals_each_of_them_has_a_card():
    plan = board(BoardFormat.OVERLORD)
    placed = [
        unit(at, words)._replace(at=plan.hex(at))
        for at, words in (("A9", "axis infantry"), ("B1", "allies infantry"))
    ]
    setup = Setup(
        BoardFormat.OVERLORD,
        units=tuple(placed),
        camps=dict.fromkeys((AXIS, ALLIES), Camp(0)),
        options=Options(last_unit_loss=False),
        rules=SpecialRules(field_generals=True),
        combat=CombatDeck("test", WORDS, tuple(card(f"card_{n}") for n in range(9))),
    )
    game = Script(Game(setup))
    for number in range(6):
        assert game.phase == Phase.COMBAT_DEAL
        game.do(f"deal {number}")
    assert len(hand(game, ALLIES)) == len(hand(game, AXIS)) == 3
    assert game.phase != Phase.COMBAT_DEAL


def test_a_card_is_drawn_only_in_a_turn_with_recon():
    cards = [card("one"), card("two"), *(card(f"more_{n}") for n in range(2))]
    game = with_cards(UNITS, cards, allies="recon/center probe/center")
    game.play("probe/center").end_turn()
    assert len(hand(game, ALLIES)) == 2
    game = with_cards(UNITS, cards, allies="recon/center probe/center")
    game.play("recon/center").draw("attack/left").draw("attack/right").do("keep attack/left")
    assert game.phase == Phase.COMBAT_DEAL
    game.do("deal 4")
    assert len(hand(game, ALLIES)) == 3
    assert game.state.turn == 2


def test_dice_of_several_cards_add_up_and_end_with_the_turn():
    cards = [card("one", effect="dice"), card("two", effect="dice", amount=2)]
    game = with_cards(UNITS, cards).play(HQ, "G5").battles()
    game.do("combat 0", "combat 1", "attack G5 G7")
    assert game.dice == 2 + 1 + 2
    game.roll("star star star star star").end_turn()
    assert game.state.boosts == ()
    assert hand(game, ALLIES) == []


def test_dice_for_close_assault_do_not_count_at_a_distance():
    cards = [card("one", effect="close_dice"), card("two")]
    game = with_cards(UNITS, cards).play(HQ, "G5").battles()
    assert game.do("combat 0", "attack G5 G7").dice == 2
    near = {"G5": "allies infantry", "H5": "axis infantry"}
    game = with_cards(near, cards).play(HQ, "G5").battles()
    assert game.do("combat 0", "attack G5 H5").dice == 4


def test_a_card_for_a_class_is_played_on_ordered_units_of_it_alone():
    units = {"G5": "allies infantry", "I5": "allies armor", "K5": "allies infantry"}
    cards = [card("one", effect="dice", classes=frozenset({UnitClass.INFANTRY})), card("two")]
    units["G7"] = "axis infantry"
    game = with_cards(units, cards).play(HQ, "G5", "I5").battles().do("combat 0")
    cell = game.cell("G5")
    assert game.state.boosts == (0, game.state.where[cell], 1)


def test_units_move_farther_and_battle_after_as_many_hexes_more():
    cards = [card("one", "move", "hexes", units=3), card("two")]
    game = with_cards({"G5": "allies infantry", "A9": "axis infantry"}, cards).play(HQ, "G5")
    assert "G8" not in game.ends("move", "G5")
    assert len(game.ends("move", "G5")) == 18
    game.do("combat 0")
    assert len(game.ends("move", "G5")) == 36


IMMOBILE = {
    "a unit without rules": "allies train_locomotive",
    "a garrison": unit("G5", "allies infantry", max_move=0),
}


@pytest.mark.parametrize("immobile", IMMOBILE.values(), ids=IMMOBILE)
@pytest.mark.parametrize("effect", ["hexes", "battle_after_entry"])
def test_cards_for_movement_are_not_played_on_what_cannot_move(effect, immobile):
    units = {"G5": immobile, "I5": "allies infantry", "A9": "axis infantry"}
    cards = [card("one", "move", effect, units=2), card("two")]
    game = with_cards(units, cards).play(HQ, "G5")
    assert "combat 0" not in game.legal("combat")
    assert game.legal("move") == set()
    game = with_cards(units, cards).play(HQ, "G5", "I5").do("combat 0")
    assert game.state.boosts[1::3] == (game.state.where[game.cell("I5")],)
    assert all(move.startswith("move I5") for move in game.legal("move"))


@pytest.mark.parametrize("effect", ["dice", "close_dice"])
def test_cards_for_dice_are_not_played_on_what_never_battles_or_has_its_own_dice(effect):
    units = {"G5": "allies train_locomotive", "I5": "allies sniper", "I7": "axis infantry"}
    game = with_cards(units, [card("one", effect=effect), card("two")])
    game.play(HQ, "G5", "I5").battles()
    assert game.legal("attack") == {"attack I5 I7"}
    assert game.legal("combat") == {"combat 1"}


def test_a_unit_may_battle_after_entering_a_forest():
    units = {"G5": "allies infantry", "G7": "axis infantry"}
    cards = [card("one", "move", "battle_after_entry"), card("two")]
    game = with_cards(units, cards, {"f6": "forest"}).play(HQ, "G5").do("move G5 f6")
    assert game.legal("attack") == set()
    game = with_cards(units, cards, {"f6": "forest"}).play(HQ, "G5").do("combat 0")
    game.do("move G5 f6").battles()
    assert game.legal("attack") == {"attack f6 G7"}


def test_pieces_are_laid_when_the_battles_are_over():
    cards = [card("one", "end", "lay", piece="sandbags"), card("two")]
    game = with_cards(UNITS, cards).play(HQ, "G5").do("end", "end")
    assert game.phase == Phase.TURN_END
    game.do("combat 0")
    assert game.lies_on("G5") == ["sandbags"]
    assert game.phase == Phase.DRAW


def test_figures_come_back_for_symbols_and_stars_but_never_too_many():
    cards = [card("one", "end", "recover", amount=3), card("two")]
    game = with_cards({"G5": "allies infantry 3", "G7": "axis infantry"}, cards)
    game = game.changed(figures="2,4" if game.state.figures == [3, 4] else "4,2")
    game.play(HQ, "G5").do("end", "end", "combat 0")
    assert game.phase == Phase.COMBAT_ROLL
    game.roll("infantry star grenade")
    assert game.figures("G5") == 3


def attacked(cards, *, ground=None, axis_cards=True, start="G5", target="axis infantry"):
    """Return a game in which two flags were rolled against the Axis unit, which has the cards."""
    deck = CombatDeck("test", WORDS, (*cards, *PLAIN))
    units = {start: "allies infantry", "G7": target}
    game = battle(units, ground, allies=HQ, combat=deck)
    for number in (0, 1, 2, 3) if axis_cards else (2, 3, 0, 1):
        game.do(f"deal {number}")
    game.play(HQ, start).battles().do(f"attack {start} G7")
    return game.roll(" ".join(["flag"] * game.dice))


def test_grim_determination_ignores_one_flag_instead_of_its_text():
    game = attacked([card("one", grim_determination=True), card("two")])
    assert game.phase == Phase.GRIM
    assert game.legal() == {"combat 0", "pass"}
    game.do("combat 0")
    assert game.phase == Phase.RETREAT
    assert "stand" not in game.legal()
    assert hand(game, AXIS) == [1]


def test_it_adds_to_what_the_hex_lets_a_unit_ignore():
    cards = [card("one", grim_determination=True), card("two")]
    game = attacked(cards, ground={"G7": "town"})
    assert game.phase == Phase.GRIM
    game = attacked(cards, ground={"G7": "church"})
    game.do("combat 0")
    assert "stand" in game.legal()


def test_both_flags_are_ignored_behind_sandbags():
    cards = [card("one", grim_determination=True), card("two")]
    behind = {"G7": "sandbags"}
    without = attacked(cards, ground=behind, start="f6").do("pass")
    assert without.phase == Phase.RETREAT
    assert "stand" not in without.legal()
    game = attacked(cards, ground=behind, start="f6")
    assert game.phase == Phase.GRIM
    game.do("combat 0")
    assert game.phase == Phase.RETREAT
    assert "stand" in game.legal()
    game.do("stand")
    assert game.figures("G7") == 4


@pytest.mark.parametrize(
    ("target", "ground", "left"),
    [
        (unit("G7", "axis infantry", open_on=("raft",)), "river", 2),
        (unit("G7", "axis infantry", habits={NationEffect.INFANTRY_IGNORES_FLAGS}), "cave", 4),
    ],
)
def test_no_card_is_asked_for_where_it_would_spare_nothing(target, ground, left):
    """On a river flags are hits, and the Japanese ignore all of them in caves."""
    cards = [card("one", grim_determination=True), card("two")]
    game = attacked(cards, ground={"G7": ground}, target=target)
    assert game.phase == Phase.DRAW
    assert game.figures("G7") == left
    assert hand(game, AXIS) == [0, 1]


def test_flags_are_answered_as_usual_without_the_card():
    game = attacked([card("one", grim_determination=True), card("two")]).do("pass")
    assert game.phase == Phase.RETREAT
    assert hand(game, AXIS) == [0, 1]


def test_several_cards_ignore_several_flags_and_no_more_than_there_are():
    cards = [card("one", "flags", "ignore_flags"), card("two", grim_determination=True)]
    game = attacked(cards).do("combat 0", "combat 1")
    assert game.phase == Phase.RETREAT
    assert "stand" in game.legal()


def test_nobody_is_asked_who_has_no_such_card():
    assert attacked([card("one"), card("two")]).phase == Phase.RETREAT
    grim = [card("one", grim_determination=True), card("two")]
    assert attacked(grim, axis_cards=False).phase == Phase.RETREAT


def test_flags_of_a_barrage_cannot_be_ignored_by_cards():
    deck = CombatDeck("test", WORDS, (card("one", grim_determination=True), card("two"), *PLAIN))
    game = battle(UNITS, allies="barrage", combat=deck)
    for number in range(4):
        game.do(f"deal {number}")
    game.do("play barrage").roll("flag star star star")
    assert game.phase == Phase.RETREAT


def test_a_text_that_the_players_carry_out_only_goes_to_the_discards():
    game = with_cards(UNITS, [card("one"), card("two")]).play(HQ, "G5").battles().do("combat 0")
    assert game.phase == Phase.BATTLE
    assert hand(game, ALLIES) == [1]


def test_played_cards_are_shuffled_again_after_their_finest_hour():
    cards = [card("one"), card("two")]
    game = with_cards(UNITS, cards, allies="their_finest_hour")
    game.do("play their_finest_hour").roll("infantry")
    game.do("order G5").battles().do("combat 0")
    assert game.state.combat.count(-2) == 1
    game.end_turn()
    assert game.state.combat.count(-2) == 0


@pytest.mark.parametrize("rule", ["winter_weather", "reduced_visibility"])
def test_cards_go_with_other_rules_of_winter(rule):
    game = with_cards(UNITS, [card("one"), card("two")], rules=SpecialRules(**{rule: True}))
    assert game.phase == Phase.PLAY


def test_a_greedy_player_gives_reasons_for_the_units_of_a_card():
    """The card of the turn knows no dice of its own, as a strike from the air does."""
    units = {"G5": "allies infantry", "F5": "allies infantry", "G7": "axis infantry"}
    game = with_cards(units, [card("one", "move", "hexes"), card("two")])
    game.play(HQ, "G5", "F5").do("combat 0")
    assert game.phase == Phase.COMBAT
    player = GreedyPlayer()
    assert {text.split()[0] for text in game.legal()} >= {"target"}
    for action in game.game.legal_actions():
        assert player.explain(game.game, action)
