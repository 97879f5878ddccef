"""Scripted games with the Breakthrough deck, and with bridges built by cards."""

import pytest
from scripted import ALLIES, HQ, battle, objective

from bocage_engine.cards import cards_of
from bocage_engine.options import Options
from bocage_engine.setup import Exit, SpecialRules
from bocage_engine.state import Phase

LEFT = ("A5", "B5", "A7", "B7", "A3")
CENTER = ("F5", "G5", "F7", "G7", "G3")
RIGHT = ("K5", "L5", "K7", "L7", "K3")


def game_of(units, ground=None, **fields):
    """Return a game with the Breakthrough deck."""
    return battle(units, ground, deck="breakthrough", **fields)


def test_the_deck_holds_the_cards_that_the_rules_list():
    copies = {face.name: face.copies for face in cards_of("breakthrough")}
    sections = {"recon": (2, 2, 2), "probe": (5, 6, 5), "attack": (4, 5, 4), "assault": (3, 3, 3)}
    wanted = {
        f"{card}/{section}": number
        for card, numbers in sections.items()
        for section, number in zip(("left", "center", "right"), numbers, strict=True)
    }
    wanted |= {"general_advance": 2, "pincer_move": 2, "recon_in_force": 4}
    wanted |= dict.fromkeys(("armor_assault", "counter_attack", "direct_from_hq", "move_out"), 3)
    wanted |= dict.fromkeys(("infantry_assault", "ambush", "artillery_bombard", "firefight"), 2)
    wanted |= {"their_finest_hour": 2, "close_assault": 1, "air_power": 1, "barrage": 1}
    wanted |= dict.fromkeys(("behind_enemy_lines", "dig_in", "medics_mechanics"), 1)
    assert copies == wanted
    assert sum(copies.values()) == 80


# On the Move


@pytest.mark.parametrize(
    ("card", "ordered", "marching"),
    [("recon/left", 1, 2), ("probe/left", 2, 2), ("attack/left", 3, 1)],
)
def test_section_cards_order_further_units_anywhere_to_move(card, ordered, marching):
    game = game_of(dict.fromkeys(LEFT + CENTER + RIGHT, "allies infantry"), allies=card)
    game.do(f"play {card}")
    for label in LEFT[:ordered]:
        game.do(f"order {label}")
    assert game.phase == Phase.MARCH
    assert game.orderable() == {*LEFT, *CENTER, *RIGHT} - set(LEFT[:ordered])
    for label in RIGHT[:marching]:
        game.do(f"order {label}")
    assert game.phase == Phase.MOVE


@pytest.mark.parametrize(
    ("card", "ordered"),
    [
        ("assault/left", LEFT),
        ("recon_in_force", (LEFT[0], CENTER[0], RIGHT[0])),
        ("general_advance", (*LEFT[:2], *CENTER[:2], *RIGHT[:2])),
    ],
)
def test_other_section_cards_order_nobody_to_move_only(card, ordered):
    game = game_of(dict.fromkeys(LEFT + CENTER + RIGHT, "allies infantry"), allies=card)
    game.do(f"play {card}")
    for label in ordered:
        if game.phase == Phase.ORDER:
            game.do(f"order {label}")
    assert game.ordered() == set(ordered)
    assert game.phase == Phase.MOVE


def test_probe_center_lets_two_units_battle_and_two_only_move():
    """Vector C12."""
    mine = ("E5", "G5", "A5", "M5")
    foes = ("E7", "G7", "A7", "M7")
    units = dict.fromkeys(mine, "allies infantry") | dict.fromkeys(foes, "axis infantry")
    game = game_of(units, allies="probe/center")
    game.do("play probe/center", "order E5", "order G5", "order A5", "order M5")
    assert {text.split()[1] for text in game.legal("move")} == set(mine)
    game.battles()
    assert {text.split()[1] for text in game.legal("attack")} == {"E5", "G5"}


def test_a_unit_is_not_ordered_both_ways():
    game = game_of({"A5": "allies infantry", "B5": "allies infantry"}, allies="recon/left")
    game.do("play recon/left", "order A5")
    assert game.orderable() == {"B5"}


def test_units_on_the_move_move_by_their_own_rules():
    units = {"A5": "allies infantry", "G5": "allies armor", "L5": "allies artillery"}
    game = game_of(units, allies="recon/left")
    game.do("play recon/left", "end", "order G5", "order L5")
    assert {"I7", "J5"} <= game.ends("move", "G5")
    assert "K5" not in game.ends("move", "G5")
    assert game.ends("move", "L5") == {"K5", "M5", "k4", "l4", "k6", "l6"}


def test_units_on_the_move_win_objectives_and_leave_the_board():
    units = {"A5": "allies infantry", "G7": "allies armor", "L5": "allies infantry"}
    goals = (objective("temporary", "L7", ALLIES),)
    exits = (Exit((battle({}).board.plan.hex("G9"),), ALLIES),)
    game = game_of(units, allies="recon/left", objectives=goals, exits=exits)
    game.do("play recon/left", "end", "order G7", "order L5", "move L5 L7")
    assert game.medals() == (1, 0)
    game.do(next(text for text in sorted(game.legal("exit"))))
    assert game.medals() == (2, 0)


def test_units_on_the_move_do_not_remove_wire():
    units = {"A5": "allies infantry", "G5": "allies infantry"}
    game = game_of(units, {"G5": "wire"}, allies="recon/left")
    game.do("play recon/left", "end", "order G5", "end").battles()
    assert game.phase == Phase.DRAW


def test_armor_on_the_move_removes_wire_that_it_enters():
    units = {"A5": "allies infantry", "G5": "allies armor"}
    game = game_of(units, {"H5": "wire"}, allies="recon/left")
    game.do("play recon/left", "end", "order G5", "end", "move G5 H5")
    assert game.lies_on("H5") == []


def test_recon_draws_two_cards_and_keeps_one():
    game = game_of({"A5": "allies infantry"}, allies="recon/left")
    game.do("play recon/left", "end", "end")
    game.draw("probe/left").draw("attack/left")
    assert game.legal() == {"keep probe/left", "keep attack/left"}
    game.do("keep attack/left")
    assert game.hand(ALLIES) == ["attack/left"]
    assert game.copies("discards", "probe/left") == 1


def test_a_copied_card_brings_its_orders_to_move_along():
    units = {"A5": "axis infantry", "K5": "axis infantry", "A1": "allies infantry"}
    game = game_of(units, allies="recon/left", axis="counter_attack").do("play recon/left")
    game.end_turn().do("play counter_attack", "order A5")
    assert game.phase == Phase.MARCH


# Changed tactic cards


@pytest.mark.parametrize("side", ["allies", "axis"])
def test_air_power_rolls_two_dice_for_either_side(side):
    units = {"G5": "axis infantry", "G3": "allies infantry"}
    game = game_of(units, **{side: "air_power"})
    if side == "axis":
        game.end_turn()
    game.do("play air_power")
    assert game.dice == 2


def test_air_power_rolls_one_die_in_winter():
    rules = SpecialRules(winter_weather=True)
    game = game_of({"G5": "axis infantry"}, allies="air_power", rules=rules).do("play air_power")
    assert game.dice == 1


def test_barrage_hits_by_stars_as_well():
    """Vector H07."""
    game = game_of({"G5": "axis elite_armor"}, allies="barrage").do("play barrage")
    game.roll("armor grenade star infantry")
    assert game.figures("G5") == 1
    base = battle({"G5": "axis elite_armor"}, allies="barrage").do("play barrage")
    assert base.roll("armor grenade star infantry").figures("G5") == 2


@pytest.mark.parametrize("deck", ["base", "breakthrough"])
@pytest.mark.parametrize(("faces", "left"), [("star flag", 2), ("star star", 1)])
def test_a_star_from_the_air_hits_a_tank_destroyer_once(deck, faces, left):
    game = battle({"G5": "axis tank_destroyer"}, allies="air_power", deck=deck)
    game.do("play air_power").roll(faces)
    assert game.figures("G5") == left


def test_a_star_of_barrage_hits_a_tank_destroyer_once():
    game = game_of({"G5": "axis tank_destroyer"}, allies="barrage").do("play barrage")
    game.roll("star infantry infantry infantry")
    assert game.figures("G5") == 2


def test_dig_in_orders_infantry_and_artillery():
    units = {"A5": "allies infantry", "C5": "allies artillery", "E5": "allies armor"}
    units |= {"G5": "allies big_gun", "I5": "allies nebelwerfer", "K5": "allies supply_truck"}
    game = game_of(units, allies="dig_in").do("play dig_in")
    assert game.orderable() == {"A5", "C5", "G5", "I5"}
    for label in ("A5", "C5", "G5", "I5"):
        game.do(f"order {label}")
    assert [game.lies_on(label) for label in ("A5", "C5", "G5", "I5")] == [["sandbags"]] * 4
    assert game.phase == Phase.DRAW


def test_dig_in_digs_guns_in_only_with_this_deck():
    units = {"A5": "allies infantry", "C5": "allies artillery"}
    assert battle(units, allies="dig_in").play("dig_in").lies_on("C5") == []


def test_dig_in_orders_one_unit_of_choice_if_there_are_only_tanks():
    game = game_of({"A5": "allies armor", "E5": "axis infantry"}, allies="dig_in")
    game.play("dig_in", "A5").do("move A5 C5")
    assert game.legal("attack") == {"attack C5 E5"}


def test_behind_enemy_lines_heeds_bans_on_battle_whatever_the_option():
    units = {"G5": "allies infantry", "I7": "axis infantry"}
    options = Options(last_unit_loss=False, march_ignores_battle_limits=True)
    for deck, battles in (("base", True), ("breakthrough", False)):
        game = battle(
            units, {"H5": "forest"}, allies="behind_enemy_lines", deck=deck, options=options
        )
        game.play("behind_enemy_lines", "G5").do("move G5 H5")
        assert bool(game.legal("attack")) == battles


def medics(units, figures, faces):
    game = game_of(units, allies="medics_mechanics").changed(figures=figures)
    return game.do("play medics_mechanics").roll(faces)


def test_medics_roll_four_dice_for_several_units():
    units = {"A5": "allies infantry", "C5": "allies armor", "E5": "allies artillery"}
    game = medics(units, "2,1,1", "infantry armor star flag")
    assert game.legal() == {"heal A5", "heal C5", "heal E5", "end"}
    game.do("heal A5", "heal C5", "heal E5")
    assert [game.figures(label) for label in units] == [3, 2, 2]
    assert game.ordered() == set(units)
    assert game.phase == Phase.MOVE


def test_medics_bring_back_figures_of_a_unit_by_its_own_symbol_or_a_star():
    units = {"A5": "allies infantry", "E5": "allies artillery"}
    game = medics(units, "1,1", "infantry infantry star grenade")
    assert game.legal() == {"heal A5", "heal E5", "end"}
    game.do("heal A5", "heal A5")
    assert game.legal() == {"heal A5", "heal E5", "end"}
    game.do("heal A5")
    assert game.figures("A5") == 4
    assert game.ordered() == {"A5"}


def test_guns_recover_by_stars_only_and_nobody_above_the_start():
    units = {"A5": "allies infantry", "B5": "allies infantry", "E5": "allies artillery"}
    game = medics(units, "3,3,1", "infantry infantry infantry flag").do("heal A5")
    assert game.legal("heal") == {"heal B5"}
    game.do("heal B5")
    assert [game.figures(label) for label in units] == [4, 4, 1]


def test_medics_do_nothing_for_vehicles_and_single_figures():
    units = {"A5": "allies half_track 3", "C5": "allies supply_truck 3", "E5": "allies lrp 3"}
    game = medics(units, "1,1,1", "star star infantry armor")
    assert game.phase == Phase.DRAW
    assert game.ordered() == set()


def test_units_that_recovered_move_and_battle_and_others_do_not():
    units = {"A5": "allies infantry", "C5": "allies infantry", "A7": "axis infantry"}
    labels = ("A7", "A5", "C5")
    game = game_of(units, allies="medics_mechanics")
    figures = sorted((game.state.where[game.cell(at)], at) for at in labels)
    told = ",".join("2" if at == "A5" else "4" for _, at in figures)
    game = game.changed(figures=told).do("play medics_mechanics").roll("star flag flag flag")
    game.do("heal A5")
    assert game.ordered() == {"A5"}
    assert game.battles().legal("attack") == {"attack A5 A7"}


# Bridges built by cards

RIVER = dict.fromkeys(("B5", "G5", "L5"), "river")
PONTOON = SpecialRules(pontoon_bridges=True)


def building(card="attack/left", deck="base", rules=PONTOON, ground=RIVER, units=None):
    units = {"A5": "allies infantry", "A7": "allies infantry"} | (units or {})
    return battle(units, ground, allies=card, deck=deck, rules=rules).do(f"play {card}")


def test_an_attack_card_builds_a_bridge_in_its_section_instead_of_its_orders():
    game = building()
    assert game.legal("pontoon") == {"pontoon B5"}
    game.do("pontoon B5")
    assert game.lies_on("B5") == ["river", "pontoon_bridge"]
    assert game.phase == Phase.DRAW


def test_units_cross_a_pontoon_bridge_as_open_ground():
    game = battle({"A5": "allies armor"}, {"B5": "river+pontoon_bridge"}).play(HQ, "A5")
    assert {"B5", "D5"} <= game.ends("move", "A5")


def test_no_bridge_is_built_after_an_order_nor_by_other_cards_nor_without_the_rule():
    assert building().do("order A5").legal("pontoon") == set()
    assert building("probe/left").legal("pontoon") == set()
    assert building("assault/left").legal("pontoon") == set()
    assert building(rules=SpecialRules()).legal("pontoon") == set()


def test_with_the_breakthrough_deck_the_order_to_move_remains():
    game = building(deck="breakthrough", units={"K5": "allies infantry"}).do("pontoon B5")
    assert game.phase == Phase.MARCH
    game.do("order A5")
    assert "B5" in game.ends("move", "A5")
    assert game.do("move A5 B5").phase == Phase.DRAW


@pytest.mark.parametrize("ground", ["river+bridge", "river+ford", "hill"])
def test_no_bridge_is_built_where_none_is_missing(ground):
    assert building(ground={"B5": ground}).legal("pontoon") == set()
