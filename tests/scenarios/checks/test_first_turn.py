"""What units reach in their first turn, on positions made by hand and by chance."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st
from positions import STANDARD, hex_at, scenario_of, tile

from bocage_scenarios.checks.first_turn import first_moves
from bocage_scenarios.checks.view import View
from bocage_scenarios.model import HexContent, Marker, Scenario, Tile, Unit
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import distance, neighbours
from bocage_schema.ids import Face, Side

AXIS = Side.AXIS


def moves(document, label):
    view = View(document)
    placed = view.unit_at[view.board.hex(label)]
    return {view.board.label(at): step for at, step in first_moves(view, placed).items()}


TERRAIN = {
    None: "free",
    "hill": "free",
    "forest": "stop",
    "town": "stop",
    "hedgerow": "hedgerow",
    "river": "barrier",
}
"""What the tiles of the boards by chance do to a moving unit."""
LAYER = {"river": "line"}


def every_path(terrain, taken, start, reach):
    """Oracle: try every path, and keep the hexes where a unit can come to."""
    ends = {start}
    reach = min(reach, 1) if terrain.get(start) == "hedgerow" else reach

    def walk(here, used):
        for near in neighbours(here):
            kind = TERRAIN[terrain.get(near)]
            if used == reach or near not in STANDARD or near in taken or kind == "barrier":
                continue
            if kind == "hedgerow" and used:
                continue
            ends.add(near)
            if kind == "free":
                walk(near, used + 1)

    walk(start, 0)
    return ends


near_middle = [at for at in STANDARD.hexes if distance(at, hex_at("G5")) <= 3]


@given(
    st.dictionaries(st.sampled_from(near_middle), st.sampled_from(sorted(filter(None, TERRAIN)))),
    st.sets(st.sampled_from(near_middle), max_size=8),
    st.sampled_from(["infantry", "armor", "artillery"]),
)
def test_first_moves_agree_with_trying_every_path(terrain, others, kind):
    start = hex_at("G5")
    terrain = {at: piece for at, piece in terrain.items() if at != start or piece != "river"}
    hexes = {
        at: tile(terrain[at], layer=LAYER.get(terrain[at], "terrain"))
        if at in terrain
        else HexContent()
        for at in near_middle
    }
    for at in others:
        hexes[at] = replace(hexes[at], unit=Unit("infantry", "us"))
    hexes[start] = replace(hexes[start], unit=Unit(kind, "german"))
    view = View(Scenario(hexes=hexes))
    placed = view.unit_at[start]
    reached = first_moves(view, placed)
    most = catalogue().units[kind].move.max
    assert reached.keys() == every_path(terrain, others - {start}, start, most)
    assert all(0 <= step.left <= most for step in reached.values())


def test_a_unit_that_sleeps_or_is_walled_in_does_not_move():
    sleeper = HexContent(unit=Unit("armor", "german", from_turn=2))
    assert moves(scenario_of({"G5": sleeper}), "G5").keys() == {"G5"}
    gun = tile("bunker", layer="rect", unit=Unit("artillery", "german"))
    assert moves(scenario_of({"G5": gun}), "G5").keys() == {"G5"}


def test_a_trait_slows_a_unit_down():
    slow = HexContent(unit=Unit("armor", "german", traits=("moves_two",)))
    fast = HexContent(unit=Unit("armor", "german"))
    assert "J5" not in moves(scenario_of({"G5": slow}), "G5")
    assert "J5" in moves(scenario_of({"G5": fast}), "G5")


def test_the_beach_and_the_sea_limit_a_whole_move():
    landing = {"G3": "us armor"}
    on_sand = moves(scenario_of(landing, face=Face.BEACH), "G3")
    assert "f4" in on_sand
    assert "G7" not in on_sand
    assert max(step.used for step in on_sand.values()) == 2
    at_sea = moves(scenario_of({"G1": "us armor"}, face=Face.BEACH), "G1")
    assert max(step.used for step in at_sea.values()) == 1


def test_a_cliff_costs_infantry_two_hexes_and_keeps_armor_off():
    cliff = tile("hill", "cliff")
    sand = {"f4": cliff, "g4": cliff, "G3": "us infantry"}
    up = moves(scenario_of(sand, face=Face.BEACH), "G3")
    assert up["f4"].used == 2
    assert up["f4"].left == 0
    assert "f4" not in moves(scenario_of({**sand, "G3": "us armor"}, face=Face.BEACH), "G3")


def test_from_inland_a_cliff_is_a_hill():
    cliffs = {"f6": tile("hill", "cliff"), "G7": "us infantry"}
    assert moves(scenario_of(cliffs, face=Face.BEACH), "G7")["f6"].used == 1


def test_the_better_of_two_ways_counts():
    sand = {"H5": tile("beach", layer="ground"), "G5": "us armor"}
    assert "i6" in moves(scenario_of(sand), "G5")


def test_other_marks_and_traits_change_nothing():
    star = HexContent(markers=(Marker("battle_star"),))
    armor = HexContent(unit=Unit("armor", "german", traits=("two_medals",)))
    assert moves(scenario_of({"G5": armor, "H5": star}), "G5")["H5"].left == 2


@pytest.mark.parametrize("kind", ["aircraft", "landing_craft"])
def test_units_without_a_move_of_their_own_stay(kind):
    assert moves(scenario_of({"G5": f"german {kind}"}), "G5").keys() == {"G5"}


@pytest.mark.parametrize("obstacle", [None, "sandbags", "wire"])
@pytest.mark.parametrize("piece", ["frozen_river", "wadi", "cave", "hedgerow", "forest"])
def test_whatever_lies_on_top_a_tile_keeps_its_effect(piece, obstacle):
    layer = catalogue().tiles[piece].layer
    row = {label: tile(piece, layer=layer) for label in ("C5", "c6", "b4", "c4", "b6")}
    top = Tile(obstacle) if obstacle else None
    row = {label: replace(content, obstacle=top) for label, content in row.items()}
    reached = moves(scenario_of({**row, "A5": "us infantry"}), "A5")
    assert ("C5" in reached) == (piece == "forest")
    row["B5"] = replace(tile(piece, layer=layer), obstacle=top)
    assert "C5" not in moves(scenario_of({**row, "A5": "us infantry"}), "A5")


def test_a_wadi_is_not_left_by_guesswork():
    wadi = tile("wadi", layer="line", unit=Unit("infantry", "us"))
    assert moves(scenario_of({"G5": wadi}), "G5").keys() == {"G5"}


def test_mines_and_ice_are_not_counted_on():
    mine = HexContent(markers=(Marker("minefield", AXIS),))
    ice = tile("frozen_river", layer="line")
    reached = moves(scenario_of({"A1": "us infantry", "a2": mine, "B1": ice}), "A1")
    assert reached["a2"].left == 0
    assert "B1" not in reached
