"""Facts of the catalogue that no table of the rules reference holds, stated once more."""

import pytest

from bocage_schema.catalogue import Tile, catalogue
from bocage_schema.ids import UnitClass

TERRAIN, OBSTACLES = catalogue().terrain_rules, catalogue().obstacle_rules
UNITS, TILES = catalogue().units, catalogue().tiles

STRAIGHT, CURVE = {"w", "e"}, {"ne", "se"}
FORK_LEFT, FORK_RIGHT = {"w", "e", "ne"}, {"w", "e", "se"}
JUNCTION, CROSSING = {"e", "nw", "sw"}, {"w", "e", "sw", "ne"}
SHAPES = {
    "river wriver": {"river": STRAIGHT},
    "road droad wroad hillroad": {"road": STRAIGHT},
    "rail wrail station": {"rail": STRAIGHT},
    "wadi ravine wravine": {"wadi": STRAIGHT},
    "airfield pairfield dairfield cairfield wairfield": {"airfield": STRAIGHT},
    "ptrenches wtrenches": {"trench": STRAIGHT},
    "curve wcurved": {"river": CURVE},
    "roadcurve droadcurve wroadcurve hillcurve": {"road": CURVE},
    "railcurve wrailcurve": {"rail": CURVE},
    "wcurve cravine": {"wadi": CURVE},
    "riverFL": {"river": FORK_LEFT},
    "roadFL droadFL wroadFL": {"road": FORK_LEFT},
    "railFL": {"rail": FORK_LEFT},
    "riverFR wriverFR": {"river": FORK_RIGHT},
    "roadFR droadFR wroadFR": {"road": FORK_RIGHT},
    "railFR wrailFR": {"rail": FORK_RIGHT},
    "riverY": {"river": JUNCTION},
    "roadY wroadY": {"road": JUNCTION},
    "roadX droadX wroadX": {"road": CROSSING},
    "railX": {"rail": CROSSING},
    "airfieldX pairfieldX dairfieldX": {"airfield": CROSSING},
    "railroad": {"rail": STRAIGHT, "road": {"sw", "ne"}},
    "wrailroad": {"road": STRAIGHT, "rail": {"sw", "ne"}},
    "pond": {"river": {"w"}},
    "pmouth": {"river": {"w"}, "sea": {"e"}},
    "dam": {"river": {"w"}, "lake": {"ne", "e", "se"}},
    "lakeA": {"lake": {"sw", "se"}},
    "lakeB": {"lake": {"nw", "w", "sw"}},
    "lakeC": {"lake": {"ne", "e", "se"}, "river": {"w"}},
    "coast": {"sea": {"sw", "se"}},
    "coastcurve": {"sea": {"e"}},
}
BY_NAME = {name: edges for names, edges in SHAPES.items() for name in names.split()}


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
def test_orientation_one_opens_the_edges_of_its_shape(tile: Tile) -> None:
    shown = {str(network): set(edges) for network, edges in tile.edges.items()}
    assert shown == BY_NAME.get(tile.m44[0], {})


def test_mountain_guns_fire_farther_and_stay() -> None:
    mountain = TERRAIN["mountain"]
    assert mountain.battle.artillery_dice == (3, 3, 2, 2, 1, 1, 1)
    assert mountain.movement.cannot_leave == {UnitClass.ARTILLERY}


def test_wadi_is_entered_by_its_ends_and_fought_over_from_beside() -> None:
    wadi = TERRAIN["wadi"]
    assert wadi.movement.open_edges_only
    assert wadi.battle.not_between_same
    assert wadi.battle.adjacent_only_for == {UnitClass.INFANTRY, UnitClass.ARMOR}


def test_jungle_allows_battle_only_to_units_that_entered_it_first() -> None:
    assert TERRAIN["jungle"].battle.battle_on_enter_only_as_first_hex
    others = [key for key, r in TERRAIN.items() if r.battle.battle_on_enter_only_as_first_hex]
    assert others == ["jungle"]


def test_headquarters_cost_and_return_one_card() -> None:
    capture = TERRAIN["hq_tents"].capture
    assert capture is not None
    assert (capture.owner_discards, capture.owner_draws) == (1, 1)


def test_infantry_fires_across_every_water_but_a_wide_river() -> None:
    blocking = [key for key, rules in TERRAIN.items() if rules.blocks_infantry_fire_across]
    assert blocking == ["wide_river"]


def test_conditions_for_taking_ground() -> None:
    conditions = {
        key: rules.ground.condition
        for key, rules in TERRAIN.items()
        if rules.ground.condition != "none"
    }
    assert conditions == {"hedgerow": "fresh_unit", "cliff": "infantry_not_from_beach"}


REMOVALS = {
    "bunker": {"petard_star"},
    "field_bunker": {"petard_star"},
    "sandbags": {"occupant_leaves", "occupant_eliminated"},
    "wire": {"infantry_action", "armor_enters", "armor_battles"},
    "road_block": {"engineer_action"},
    "minefield": {"blank_revealed", "engineer_action", "mine_plough"},
    "smoke": {"lifetime_over"},
    "smoke_screen": {"lifetime_over"},
    "camouflage": {"unit_moves", "unit_retreats", "unit_battles"},
    "crosshair": {"unit_moves", "unit_retreats", "unit_eliminated", "its_gun_moves"},
}


@pytest.mark.parametrize("key", OBSTACLES)
def test_obstacle_goes_by_the_events_of_its_rules(key: str) -> None:
    assert set(OBSTACLES[key].removed_by) == REMOVALS.get(key, set())


def test_minefields_hit_with_unit_symbols_and_grenades_and_spare_retreats() -> None:
    mine = OBSTACLES["minefield"].mine
    assert mine is not None
    assert mine.hits == ("grenade",)
    assert mine.unit_symbol_hits
    assert mine.hidden
    assert not mine.acts_on_retreat


def test_smoke_shells_and_smoke_screens_last_two_turns_on_three_hexes() -> None:
    shells, screen = OBSTACLES["smoke"], OBSTACLES["smoke_screen"]
    assert (shells.lifetime_enemy_turns, shells.lifetime_owner_turns) == (2, None)
    assert (screen.lifetime_enemy_turns, screen.lifetime_owner_turns) == (None, 2)
    assert shells.connected_hexes == screen.connected_hexes == 3


def test_camouflage_hides_from_afar_and_from_two_cards() -> None:
    camouflage = OBSTACLES["camouflage"]
    assert camouflage.attack_only_adjacent
    assert set(camouflage.hidden_from_cards) == {"air_power", "barrage"}


def test_crosshair_gives_big_guns_and_destroyers_one_die() -> None:
    crosshair = OBSTACLES["crosshair"]
    assert crosshair.bonus_dice == 1
    assert set(crosshair.bonus_for) == {"big_gun", "naval_destroyer"}
    assert crosshair.per_unit == UNITS["big_gun"].crosshairs == 3


def test_pontoon_bridges_are_built_with_an_attack_card() -> None:
    build = OBSTACLES["pontoon_bridge"].build
    assert build is not None
    assert (build.card, build.orders_given_up, build.needs_scenario_rule) == ("attack", 3, True)
    assert not build.adjacent
    attack = catalogue().decks["base"].card("attack")
    assert attack is not None
    assert attack.orders == build.orders_given_up


def test_churchill_lays_its_bridge_once_beside_itself() -> None:
    build = OBSTACLES["assault_bridge"].build
    assert build is not None
    assert (build.unit, build.accessory, build.uses) == ("churchill", "bridge", 1)
    assert build.adjacent
    accessories = {"bridge", "bobbin", "fascine", "mine_plough", "petard"}
    assert set(UNITS["churchill"].accessories) == accessories


SPANNED = {
    *("river", "frozen_river", "wide_river", "fordable_stream", "river_mouth"),
    *("wadi", "ravine"),
}


@pytest.mark.parametrize("key", [key for key, rules in OBSTACLES.items() if rules.only_with])
def test_bridges_and_fords_span_rivers_and_gullies(key: str) -> None:
    assert OBSTACLES[key].kind == "bridge"
    assert set(OBSTACLES[key].only_with) == SPANNED


def test_every_bridge_needs_something_to_span() -> None:
    bridges = {key for key, rules in OBSTACLES.items() if rules.kind == "bridge"}
    assert bridges == {key for key, rules in OBSTACLES.items() if rules.only_with}
    closed = {key for key in bridges if not OBSTACLES[key].movement.enables_river}
    assert closed == {"broken_bridge"}


ABILITIES = {
    "big_gun": {"crosshair"},
    "nebelwerfer": {"shell_choice", "incendiary", "smoke", "no_tile_protection"},
    "churchill": {"accessory", "last_figure_special"},
    "tank_destroyer": {"last_figure_special"},
    "command_vehicle": {"extra_order", "recon_swap"},
    "sniper": {"must_attack_adjacent"},
    "engineers": {"wire_and_battle", "clear_mines", "remove_road_block"},
    "french_infantry": {"furia_francese"},
}
ELITE = {"special_forces", "elite_armor", "french_resistance", "tiger", "ski_troops"}
SINGLE = {"tiger", "command_vehicle", "sniper", "aircraft", "landing_craft"}
BY_THREES = {"half_track", "supply_truck", "lrp", "train_wagon", "naval_destroyer"}


@pytest.mark.parametrize("key", UNITS)
def test_unit_has_the_abilities_and_sizes_of_its_kind(key: str) -> None:
    unit = UNITS[key]
    assert set(unit.abilities) == ABILITIES.get(key, set())
    assert unit.elite is (key in ELITE)
    most = 1 if key in SINGLE else 3 if key in BY_THREES else 4
    assert unit.figures_range == (1, most)


def test_vehicles_stop_where_armor_or_artillery_cannot_go() -> None:
    for key in ("half_track", "supply_truck", "lrp"):
        terrain = UNITS[key].terrain
        assert terrain is not None
        assert terrain.impassable_as == {UnitClass.ARMOR, UnitClass.ARTILLERY}
    for rules in (*TERRAIN.values(), *OBSTACLES.values()):
        closed = rules.movement.impassable_for
        if closed & {UnitClass.ARMOR, UnitClass.ARTILLERY}:
            assert UnitClass.VEHICLE in closed, rules.id


ORDERS = {
    **dict.fromkeys(("armor_assault", "dig_in", "direct_from_hq", "firefight", "move_out"), 4),
    "behind_enemy_lines": 1,
}
EVERY_UNIT = {"assault", "artillery_bombard", "close_assault", "infantry_assault"}
CHANGED = {
    *("recon", "probe", "attack"),
    *("air_power", "barrage", "behind_enemy_lines", "dig_in", "medics_mechanics"),
}


@pytest.mark.parametrize("deck_id", catalogue().decks)
def test_cards_order_as_many_units_as_they_say(deck_id: str) -> None:
    for card in catalogue().decks[deck_id].cards:
        if card.kind == "tactic":
            assert card.orders == ORDERS.get(card.id), card.id
        assert card.orders_all is (card.id in EVERY_UNIT), card.id
        assert card.changed is (deck_id == "breakthrough" and card.id in CHANGED), card.id
        assert card.nl_own


def test_section_borders_are_those_between_commands() -> None:
    boards = catalogue().boards
    assert boards["standard"].section_borders == boards["standard"].section_lines == (7, 17)
    assert boards["breakthrough"].section_borders == (7, 17)
    assert boards["overlord"].section_borders == (17, 33)


PRINTED = {"base-en", "base-de", "base-nl", "equipment-pack", "winter-wars"}


@pytest.mark.parametrize("key", catalogue().pieces)
def test_box_of_a_piece_is_certain_only_if_print_says_so(key: str) -> None:
    piece = catalogue().pieces[key]
    if piece.boxes_certain:
        assert piece.boxes
        assert PRINTED & set(piece.source)
    if not piece.boxes:
        assert not piece.boxes_certain


def test_rules_are_known_to_be_unknown_for_exactly_these_pieces() -> None:
    unknown = {key for key, piece in catalogue().pieces.items() if not piece.rules_known}
    assert unknown == {
        *("cave", "mountain_cave", "river_mouth", "abatis", "aircraft_carrier", "barge"),
        *("destroyer", "wagon", "locomotive", "heroic_leader"),
        *(f"tag_{number}" for number in range(9, 14)),
        *("cross_on_green", "sword_in_laurels", "red_star_on_blue_white", "winged_sabre"),
        *("boxed_x", "badge_48", "badge_49", "badge_50"),
        *("flame_tank", "vehicle", "aircraft"),
    }
