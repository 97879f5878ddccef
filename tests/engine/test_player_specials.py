"""What greedy players do with units, cards and rules that let them choose something special."""

from random import Random

import pytest
from scripted import ALLIES, HQ, battle, objective, unit

from bocage_engine.players import GreedyPlayer, Motive, estimate
from bocage_engine.players.estimate import move_values
from bocage_engine.setup import SpecialRules
from bocage_engine.state import Phase
from bocage_schema.catalogue.tables import NationEffect
from bocage_schema.catalogue.units import Accessory
from bocage_schema.ids import Face, Side

AXIS = Side.AXIS


def chosen(script):
    """Return what a greedy player chooses, as text; every choice has a reason."""
    game, player = script.game, GreedyPlayer()
    for action in game.legal_actions():
        assert player.explain(game, action)
    return game.tell_action(player.choose(game, Random(0)))


def why(script):
    game, player = script.game, GreedyPlayer()
    return player.reason(game, player.choose(game, Random(0))).motive


def hurt(script, **figures):
    """Return the same game in which the units of some kinds have so many figures."""
    kinds = [info.kind.id for info in script.game.world.units]
    now = [figures.get(kind, n) for kind, n in zip(kinds, script.state.figures, strict=True)]
    return script.changed(figures=",".join(map(str, now)))


# Supply


def supplying(**units):
    return battle({"G7": "allies supply_truck 3", "f6": "allies infantry", **units})


def test_a_truck_supplies_a_unit_in_danger():
    game = hurt(supplying(G3="axis armor 3", H1="axis artillery"), infantry=1)
    game.play(HQ, "G7").battles()
    assert chosen(game) == "supply G7 f6"
    assert why(game) is Motive.SUPPLY


def test_a_truck_goes_to_a_unit_with_losses():
    units = {"D9": "allies supply_truck 3", "f6": "allies infantry", "G3": "axis armor 3"}
    game = hurt(battle(units), infantry=1)
    game.play(HQ, "D9")
    start, end = chosen(game).split()[1:]
    assert start == "D9"
    assert end in {"F7", "G7", "E7", "e6", "g6", "f5", "E5", "F5", "G5"}


def test_a_unit_that_had_better_battle_is_not_supplied():
    units = {"G7": "allies supply_truck 3", "f6": "allies infantry", "F5": "axis infantry 1"}
    game = hurt(battle(units), infantry=1)
    game.play(HQ, "G7", "f6").battles()
    assert {"supply G7 f6", "attack f6 F5"} <= game.legal()
    assert chosen(game) == "attack f6 F5"


# Smoke


def test_a_gun_without_a_target_lays_smoke_for_units_in_danger():
    units = {"a8": "allies nebelwerfer", "f6": "allies infantry 1", "f4": "axis armor"}
    units |= {"g4": "axis armor", "h4": "axis armor"}
    game = battle(units).play(HQ, "a8").battles()
    assert game.legal() == {"smoke a8", "end"}
    assert chosen(game) == "smoke a8"
    assert why(game) is Motive.SMOKE


def test_smoke_rises_between_the_enemy_and_units_in_danger():
    units = {"E9": "allies nebelwerfer", "e6": "allies infantry 1", "E3": "axis armor"}
    game = battle(units).play(HQ, "E9").battles().do("smoke E9")
    action = chosen(game)
    assert action.startswith("lay")
    assert why(game) is Motive.SMOKE
    game.do(action)
    enemy, own = game.cell("E3"), game.cell("e6")
    assert not game.game.sees(enemy, own) or "smoke" in game.lies_on("e6")


# Mines


def worth_of(game, start, end, *, able=True):
    """Return what a move is worth to the player who gave the order for it."""
    play, cell, to = game.game.play, game.cell(start), game.cell(end)
    survey = GreedyPlayer().survey(play)
    moves = move_values(survey, play, cell, play.profile(cell), able=able)
    return max(value for value, move in moves if move.to == to)


def mined(mover, owner, **units):
    """Return a game in which the unit on G7 may go onto a mine on g6, or far, on G5."""
    ground = {"g6": f"{owner}:minefield", "G5": f"{owner}:minefield"}
    return battle({"G7": mover, "A1": "axis infantry", **units}, ground).play(HQ, "G7")


@pytest.mark.parametrize(
    ("kind", "fields", "better"),
    [
        ("infantry", {}, False),
        ("engineers", {}, True),
        ("churchill", {"accessory": Accessory.MINE_PLOUGH}, True),
        ("churchill", {}, False),
    ],
)
def test_only_those_who_can_take_mines_away_walk_onto_them(kind, fields, better):
    mover = unit("G7", f"allies {kind}", **fields)
    worth, own = (worth_of(mined(mover, owner), "G7", "g6") for owner in ("axis", "allies"))
    assert (worth >= own) == better


@pytest.mark.parametrize(("end", "able"), [("G5", True), ("g6", False)])
def test_engineers_that_could_not_clear_a_mine_fear_it_as_others_do(end, able):
    """Too far, or ordered only to move: it explodes."""
    costs = []
    for kind in ("engineers", "infantry"):
        worth, own = (
            worth_of(mined(f"allies {kind}", owner), "G7", end, able=able)
            for owner in ("axis", "allies")
        )
        costs.append(own - worth)
    assert costs[0] == pytest.approx(costs[1])
    assert costs[0] > 0


def test_engineers_do_not_reckon_with_an_attack_when_they_have_to_clear():
    """A target beside the mine makes the mine no better for them, but it does for infantry."""
    more = []
    for kind in ("engineers", "infantry"):
        near = mined(f"allies {kind}", "axis", G5="axis infantry 1")
        shot = worth_of(near, "G7", "g6") - worth_of(near, "G7", "g6", able=False)
        explodes = mine_cost(near, kind)
        more.append(shot - explodes)
    assert more[0] == pytest.approx(0)
    assert more[1] > 0


def mine_cost(game, kind):
    """Return what a unit that clears the mine on g6 does not lose."""
    if kind != "engineers":
        return 0
    play = game.game.play
    survey, number = GreedyPlayer().survey(play), play.state.where[game.cell("G7")]
    return estimate.mine_cost(survey, play, number, game.cell("g6"))


@pytest.mark.parametrize("strength", [0, 1, 4])
def test_a_mine_that_was_seen_is_feared_as_it_is(strength):
    game = mined("allies infantry", "axis")
    hidden = mine_cost(game, "engineers")
    game.state.mines = (game.cell("g6"), strength)
    seen = mine_cost(game, "engineers")
    assert (seen > hidden) == (strength == 4)
    assert (seen == 0) == (strength == 0)


# Bunkers, bridges


def test_a_petard_destroys_an_empty_bunker_when_there_is_nothing_else_to_do():
    tank = unit("G5", "allies churchill", accessory=Accessory.PETARD)
    units = {"G5": tank, "A1": "axis infantry"}
    game = battle(units, {"g4": "axis:bunker"}).play(HQ, "G5").battles()
    assert chosen(game) == "breach G5 g4"
    assert why(game) is Motive.BREACH


RIVER = {f"{letter}5": "river" for letter in "ABCDEFGHIJKLM"}
CROSSING = [objective("temporary_majority", "G3", ALLIES)]


def test_a_bridge_is_laid_where_it_shortens_the_way():
    units = {"f6": unit("f6", "allies churchill", accessory=Accessory.BRIDGE)}
    units |= {"G7": "allies armor", "A1": "axis infantry"}
    game = battle(units, RIVER, objectives=tuple(CROSSING)).play(HQ, "f6").battles()
    assert chosen(game).split()[:2] == ["bridge", "f6"]
    assert why(game) is Motive.BRIDGE
    game.do(chosen(game))
    assert game.phase == Phase.CROSS
    assert chosen(game).split()[0] == "cross"


def test_a_card_builds_a_pontoon_bridge_for_a_side_that_is_cut_off():
    units = {"G7": "allies armor", "H7": "allies infantry", "A1": "axis infantry"}
    rules = SpecialRules(pontoon_bridges=True)
    game = battle(units, RIVER, objectives=tuple(CROSSING), allies="attack/center", rules=rules).do(
        "play attack/center"
    )
    assert game.legal("pontoon")
    assert chosen(game).startswith("pontoon")
    assert why(game) is Motive.BRIDGE


@pytest.mark.parametrize(("bridges", "card"), [(True, "attack/center"), (False, "probe/center")])
def test_a_card_is_chosen_for_the_bridge_that_it_can_build(bridges, card):
    units = {"G7": "allies armor", "H7": "allies infantry", "A1": "axis infantry"}
    rules = SpecialRules(pontoon_bridges=bridges)
    hand = "attack/center probe/center"
    game = battle(units, RIVER, objectives=tuple(CROSSING), allies=hand, rules=rules)
    assert chosen(game) == f"play {card}"


# Recovering


def test_a_unit_recovers_where_it_is_safe():
    units = {"G7": "allies infantry", "A1": "axis infantry"}
    game = hurt(battle(units, {"G7": "hospital"}), infantry=1)
    game.play(HQ, "G7").battles()
    assert chosen(game) == "cure G7"
    assert why(game) is Motive.RECOVER


# Cards


def test_a_card_is_played_as_a_strike_from_the_air_where_that_is_worth_more():
    units = {"G9": "allies infantry", "G1": "axis infantry 1", "F1": "axis infantry 1"}
    rules = SpecialRules(recon_strikes=frozenset({ALLIES}))
    game = battle(units, allies="recon/center recon/left", rules=rules)
    assert chosen(game) == "air recon/center"
    assert why(game) is Motive.CARD


def breakthrough(units, cards, **fields):
    return battle(units, allies=cards, deck="breakthrough", **fields)


def test_units_on_the_move_go_where_it_is_worth_most():
    units = {"A9": "allies infantry", "g8": "allies infantry", "M9": "allies infantry"}
    units |= {"A1": "axis infantry"}
    goals = (objective("temporary_majority", "M7", ALLIES),)
    game = breakthrough(units, "recon/left", objectives=goals).do("play recon/left")
    while game.phase == Phase.ORDER:
        game.do("end")
    assert game.phase == Phase.MARCH
    assert chosen(game) == "order M9"
    assert why(game) is Motive.ORDER
    game.do("order M9")
    while game.phase == Phase.MARCH:
        game.do("end")
    assert chosen(game) == "move M9 M7"


def test_medics_bring_figures_back_where_they_count_most():
    units = {"A9": "allies infantry", "M9": "allies infantry 2", "M7": "axis armor"}
    game = breakthrough(units, "medics_mechanics")
    figures = [
        {"A9": 3, "M9": 1}.get(game.board.plan.label(start.at), start.figures)
        for start in sorted(game.game.world.setup.units)
    ]
    game = game.changed(figures=",".join(map(str, figures))).do("play medics_mechanics")
    game.roll("star grenade grenade flag")
    assert game.phase == Phase.RESTORE
    assert chosen(game) == "heal M9"
    assert why(game) is Motive.RECOVER


def test_the_best_card_is_chosen_for_the_next_turn():
    rules = SpecialRules(commissar=ALLIES)
    units = dict.fromkeys(("f6", "g6", "F7", "G7"), "allies infantry")
    units |= dict.fromkeys(("f4", "g4", "F3"), "axis infantry 1")
    game = battle(units, allies="assault/center probe/left", rules=rules)
    assert game.phase == Phase.AHEAD
    assert chosen(game) == "ahead assault/center"
    assert why(game) is Motive.AHEAD


@pytest.mark.parametrize(
    ("card", "choice"), [("close_assault", "swap close_assault"), ("recon/left", "pass")]
)
def test_a_command_vehicle_fetches_a_card_only_if_it_is_a_good_one(card, choice):
    units = {"G7": "allies command_vehicle", "G1": "axis infantry"}
    game = battle(units, allies="recon/center")
    names = game.game.world.names
    deck = [copies - (name == card) for name, copies in zip(names, game.state.deck, strict=True)]
    piles = {
        "deck": ",".join(map(str, deck)),
        "discards": ",".join(str(int(name == card)) for name in names),
    }
    game = game.changed(**piles).play("recon/center", "G7").do("end")
    assert game.phase == Phase.SWAP
    assert chosen(game) == choice


# Battles


def test_a_unit_battles_back_whenever_it_may():
    habits = frozenset({NationEffect.BATTLE_BACK})
    units = {"G5": "allies infantry", "g4": unit("g4", "axis infantry 2", habits=habits)}
    game = battle(units).play(HQ, "G5").attack("G5", "g4", "infantry armor armor")
    assert game.phase == Phase.BACK
    assert chosen(game) == "back"
    assert why(game) is Motive.REPLY


def test_french_infantry_attacks_again_instead_of_taking_worthless_ground():
    habits = frozenset({NationEffect.FURIA_FRANCESE})
    french = unit("G5", "allies french_infantry", habits=habits)
    units = {"G5": french, "g4": "axis infantry 1", "H5": "axis infantry 1"}
    game = battle(units).play(HQ, "G5").attack("G5", "g4", "infantry infantry infantry")
    assert game.phase == Phase.TAKE
    game.do(chosen(game))
    assert game.phase == Phase.AGAIN
    assert chosen(game) == "attack G5 H5"


def test_armor_goes_on_in_the_desert_to_where_it_may_battle_again():
    units = {"G5": "allies armor", "g4": "axis infantry 1", "k4": "axis infantry 1"}
    units |= {"A1": "axis infantry"}
    game = battle(units, rules=SpecialRules(desert=True)).play(HQ, "G5")
    game.attack("G5", "g4", "infantry infantry infantry").do("take G5 g4")
    assert game.phase == Phase.ADVANCE
    game.do(chosen(game))
    assert chosen(game).split()[::2] == ["attack", "k4"]


def test_a_landing_craft_brings_its_unit_ashore():
    units = {"g2": unit("g2", "allies infantry", aboard=True), "G9": "axis infantry"}
    game = battle(units, face=Face.BEACH, top=ALLIES).play(HQ, "g2")
    start, end = chosen(game).split()[1:]
    assert start == "g2"
    game.do(chosen(game))
    assert not game.state.aboard
    assert end[1] == "3"
