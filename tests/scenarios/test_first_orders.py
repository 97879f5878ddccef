"""Which cards order which units in the first turn, against what a game then allows."""

from dataclasses import replace

import pytest
from corpus_files import each_file, with_corpus

from bocage_engine.board import cells_of
from bocage_engine.world import World
from bocage_scenarios.first_orders import orders_by_card
from bocage_scenarios.formats import load
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

HILL = setup_of(bundled("hill_192").scenario)


@pytest.mark.parametrize("side", Side)
def test_section_cards_order_the_units_of_their_section(side):
    world = World(HILL)
    found = orders_by_card(HILL, side)
    number = list(Side).index(side)
    units = {cell for cell in range(world.board.size) if _unit(HILL, world, cell, side)}
    for place, section in enumerate(("left", "center", "right")):
        inside = set(cells_of(world.sections[number][place]))
        for card in ("recon", "probe", "attack", "assault"):
            assert found.get(f"{card}/{section}", set()) == units & inside
    assert found["direct_from_hq"] == units


def _unit(setup, world, cell, side):
    return any(unit.side is side and unit.at == world.board.hexes[cell] for unit in setup.units)


def test_cards_that_let_nobody_battle_or_order_by_dice_are_left_out():
    found = orders_by_card(HILL, Side.ALLIES)
    assert {"dig_in", "air_power", "barrage", "ambush", "their_finest_hour"}.isdisjoint(found)
    by_class = {"armor_assault": "armor", "artillery_bombard": "artillery"}
    for card, kind in by_class.items():
        at = {unit.at for unit in HILL.units if unit.side is Side.ALLIES and unit.kind == kind}
        hexes = World(HILL).board.hexes
        assert {hexes[cell] for cell in found[card]} == at


@pytest.mark.parametrize("name", bundled_names())
@pytest.mark.parametrize("side", Side)
def test_every_scenario_has_cards_for_the_first_turn_of_both_sides(name, side):
    setup = setup_of(bundled(name).scenario)
    found = orders_by_card(setup, side)
    assert found
    assert set().union(*found.values()) <= set(range(World(setup).board.size))


@pytest.mark.parametrize("rules", [{"combat_cards": True}, {"commissar": "allies"}])
def test_what_comes_before_the_first_card_does_not_matter(rules):
    scenario = bundled("the_sauer_at_diekirch").scenario
    other = replace(scenario, rules={**scenario.rules, **rules})
    setup = setup_of(other)
    assert setup != setup_of(scenario)
    assert orders_by_card(setup, Side.ALLIES) == orders_by_card(setup_of(scenario), Side.ALLIES)


@with_corpus
@each_file
def test_every_file_of_the_corpus_is_answered(path):
    setup = setup_of(load(path).scenario)
    for side in Side:
        assert bool(orders_by_card(setup, side)) == any(u.side is side for u in setup.units)
