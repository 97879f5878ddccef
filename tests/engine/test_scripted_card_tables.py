"""Scripted games about what each command card means to special units."""

import pytest
from scripted import HQ, battle

from bocage_engine.state import Phase

CLASSES = {
    "infantry": """infantry special_forces french_resistance sniper ski_troops engineers
        french_infantry cavalry swa_mortar_early swa_mortar_late swa_mg_early swa_mg_late
        swa_at_early swa_at_late""",
    "armor": "armor elite_armor churchill tank_destroyer tiger half_track",
    "artillery": "artillery heavy_at_gun big_gun mobile_artillery nebelwerfer italian_artillery",
    "vehicle": "supply_truck lrp command_vehicle",
}
EVERYBODY = {kind: name for name, kinds in CLASSES.items() for kind in kinds.split()}

NOT_FOR = {
    "infantry_assault": {"half_track"},
    "move_out": {"half_track"},
    "behind_enemy_lines": {"half_track", "supply_truck", "lrp"},
    "dig_in": {"half_track", "supply_truck", "lrp"},
}
"""Units that the rule book keeps from a card, of those whose class it orders or not."""


def orders(card, kind, units=None):
    """Tell whether a card orders a unit of a kind, with infantry and armor beside it."""
    others = {"A1": "allies infantry", "C1": "allies armor", "E1": "allies artillery"}
    game = battle({"G5": f"allies {kind}"} | others | (units or {}), allies=card)
    game.do(f"play {card}")
    if game.phase == Phase.SECTION:
        game.do("section 1")
    return "G5" in game.orderable() | game.ordered()


@pytest.mark.parametrize("kind", EVERYBODY)
@pytest.mark.parametrize("card", ["infantry_assault", "move_out", "behind_enemy_lines", "dig_in"])
def test_cards_for_infantry_order_what_counts_as_infantry(card, kind):
    is_infantry = EVERYBODY[kind] in ("infantry", "vehicle")
    assert orders(card, kind) == (is_infantry and kind not in NOT_FOR[card])


@pytest.mark.parametrize("kind", EVERYBODY)
def test_armor_assault_orders_what_counts_as_armor(kind):
    assert orders("armor_assault", kind) == (EVERYBODY[kind] == "armor")


@pytest.mark.parametrize("kind", EVERYBODY)
def test_bombard_orders_what_counts_as_artillery(kind):
    assert orders("artillery_bombard", kind) == (EVERYBODY[kind] == "artillery")


@pytest.mark.parametrize("kind", EVERYBODY)
def test_close_assault_orders_infantry_and_armor_that_can_battle(kind):
    wanted = EVERYBODY[kind] != "artillery" and kind not in ("supply_truck", "command_vehicle")
    units = {"G5": f"allies {kind}", "G7": "axis armor", "H5": "axis infantry"}
    game = battle(units, allies="close_assault").do("play close_assault")
    assert bool(game.legal("attack")) == wanted


@pytest.mark.parametrize("kind", EVERYBODY)
def test_firefight_orders_whoever_fires(kind):
    wanted = kind not in ("supply_truck", "command_vehicle")
    assert orders("firefight", kind, {"G9": "axis infantry"}) == wanted


@pytest.mark.parametrize("kind", EVERYBODY)
@pytest.mark.parametrize("symbol", ["infantry", "armor", "star"])
def test_their_finest_hour_orders_by_the_symbol_of_the_class_and_by_stars(symbol, kind):
    game = battle({"G5": f"allies {kind}"}, allies="their_finest_hour").do("play their_finest_hour")
    game.roll(symbol)
    named = {"vehicle": "infantry"}.get(EVERYBODY[kind], EVERYBODY[kind])
    assert ("G5" in game.orderable()) == (symbol in (named, "star"))


def hour(kind, symbol):
    units = {"G5": f"allies {kind}", "H5": "axis infantry"}
    game = battle(units, allies="their_finest_hour").do("play their_finest_hour")
    return game.roll(symbol).do("order G5").battles()


@pytest.mark.parametrize(
    ("kind", "symbol", "dice"),
    [("half_track", "armor", 3), ("lrp", "infantry", 4), ("cavalry", "star", 3)],
)
def test_units_of_the_finest_hour_battle_with_a_die_more(kind, symbol, dice):
    assert hour(kind, symbol).do("attack G5 H5").dice == dice


def test_a_truck_does_not_battle_in_the_finest_hour_either():
    assert hour("supply_truck", "star").phase == Phase.DRAW


@pytest.mark.parametrize("kind", EVERYBODY)
def test_medics_help_units_of_several_figures_that_are_no_vehicles(kind):
    single = {"tiger", "sniper", "command_vehicle"}
    if kind in single:
        return
    units = {"G5": f"allies {kind}", "A1": "allies infantry"}
    game = battle(units, allies="medics_mechanics")
    figures = game.state.figures[:]
    for label in units:
        figures[game.state.where[game.cell(label)]] -= 1
    game = game.changed(figures=",".join(map(str, figures))).do("play medics_mechanics")
    helped = "heal G5" in game.legal()
    assert helped == (kind not in ("half_track", "supply_truck", "lrp"))


# How far, and with how many dice


@pytest.mark.parametrize(
    ("kind", "battles", "moves"),
    [
        ("infantry", 2, 3),
        ("special_forces", 2, 3),
        ("french_resistance", 2, 3),
        ("engineers", 2, 3),
        ("swa_mg_early", 0, 3),
        ("swa_mortar_late", 2, 3),
        ("lrp", 4, 4),
        ("ski_troops", 3, 3),
        ("cavalry", 3, 3),
        ("sniper", 2, 3),
    ],
)
def test_infantry_assault_lets_units_move_and_battle_farther(kind, battles, moves):
    ways = ["A5", "B5", "C5", "D5", "E5", "F5"]
    for steps in range(1, 5):
        units = {"A5": f"allies {kind}", ways[steps + 1]: "axis infantry"}
        game = battle(units, allies="infantry_assault").do("play infantry_assault")
        reached = ways[steps] in game.ends("move", "A5")
        assert reached == (steps <= moves), steps
        if reached:
            game.do(f"move A5 {ways[steps]}").battles()
            assert bool(game.legal("attack")) == (steps <= battles), steps


def test_a_truck_moves_three_hexes_in_an_infantry_assault_and_does_not_battle():
    units = {"A5": "allies supply_truck", "E5": "axis infantry"}
    game = battle(units, allies="infantry_assault").do("play infantry_assault")
    assert "D5" in game.ends("move", "A5")
    assert game.do("move A5 D5").phase == Phase.DRAW


@pytest.mark.parametrize(
    ("kind", "dice"), [("half_track", 3), ("tank_destroyer", 3), ("tiger", 4), ("churchill", 4)]
)
def test_armor_assault_gives_a_die_more_in_close_assault_only(kind, dice):
    units = {"G5": f"allies {kind}", "H5": "axis infantry"}
    game = battle(units, allies="armor_assault").play("armor_assault", "G5")
    assert game.attack("G5", "H5").dice == dice
    units = {"G5": f"allies {kind}", "I5": "axis infantry"}
    game = battle(units, allies="armor_assault").play("armor_assault", "G5")
    assert game.attack("G5", "I5").dice == dice - 1


@pytest.mark.parametrize(
    ("kind", "may"), [("half_track", 1), ("lrp", 1), ("supply_truck", 0), ("command_vehicle", 0)]
)
def test_vehicles_that_can_battle_may_strike_from_ambush(kind, may):
    units = {"G5": "allies infantry", "H5": f"axis {kind}"}
    game = battle(units, axis="ambush").play(HQ, "G5").attack("G5", "H5")
    assert (game.phase == Phase.AMBUSH) == may


def test_a_sniper_does_not_strike_armor_from_ambush():
    units = {"G5": "allies armor", "H5": "axis sniper"}
    game = battle(units, axis="ambush").play(HQ, "G5").attack("G5", "H5")
    assert game.phase == Phase.ROLL


@pytest.mark.parametrize("card", ["infantry_assault", "move_out", "behind_enemy_lines", "dig_in"])
def test_cards_for_infantry_order_any_one_unit_if_there_are_only_half_tracks(card):
    units = {"A5": "allies half_track", "C5": "allies half_track"}
    game = battle(units, allies=card).do(f"play {card}")
    assert game.orderable() == {"A5", "C5"}
    game.do("order A5")
    assert game.phase == Phase.MOVE


def test_mobile_artillery_bombards_or_does_what_it_always_may():
    units = {"A5": "allies mobile_artillery", "D5": "axis infantry"}
    card = "artillery_bombard"
    game = battle(units, allies=card).do(f"play {card}")
    assert {"D6", "B5", "C5"} & game.ends("move", "A5") == {"B5", "C5"}
    moved = game.changed().do("move A5 B5")
    assert moved.legal("attack") == {"attack B5 D5"}
    assert moved.attack("B5", "D5", "star star star").phase == Phase.DRAW
    twice = game.attack("A5", "D5", "star star")
    assert twice.legal("attack") == {"attack A5 D5"}
    assert battle(units, allies=card).do(f"play {card}", "move A5 C5").phase == Phase.DRAW


@pytest.mark.parametrize(("kind", "dice"), [("sniper", 1), ("infantry", 3)])
def test_no_card_adds_a_die_to_the_one_of_a_sniper(kind, dice):
    units = {"G5": f"allies {kind}", "G7": "axis infantry"}
    game = battle(units, allies="firefight").play("firefight", "G5")
    assert game.attack("G5", "G7").dice == dice
