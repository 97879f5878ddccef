"""Pieces: what may lie where, and on what; owners, traits, markers and labels."""

from dataclasses import replace

import pytest
from corpus_files import each_file, with_corpus
from hypothesis import given, settings, strategies as st

from bocage_scenarios.checks import check
from bocage_scenarios.checks.network import opened
from bocage_scenarios.checks.view import View, tile_rules
from bocage_scenarios.fixes import apply
from bocage_scenarios.formats import load
from bocage_scenarios.model import HexContent, Label, Marker, Scenario, Tile, Unit
from bocage_schema.board_formats import board
from bocage_schema.catalogue import ObstacleRules, RectTile, TerrainRules, catalogue
from bocage_schema.diagnostics import Severity
from bocage_schema.ids import BoardFormat, Face, Layer, Side

PLAN = board(BoardFormat.STANDARD)
KNOWN = catalogue()
TILES = {
    piece.id: piece
    for piece in KNOWN.pieces.values()
    if piece.layer in (Layer.GROUND, Layer.LINE, Layer.TERRAIN, Layer.RECT, Layer.OBSTACLE)
}
BRIDGES = [
    piece.id
    for piece in KNOWN.rect_tiles.values()
    if piece.rules and KNOWN.obstacle_rules[piece.rules].kind == "bridge"
]
INFANTRY = Unit("infantry", "german")


def scenario_of(content, label="D5", face=Face.COUNTRYSIDE):
    return Scenario(face=face, hexes={PLAN.hex(label): content})


def found_on(content, code, label="D5", face=Face.COUNTRYSIDE):
    report = check(scenario_of(content, label, face))
    return list(report.filter(codes={code}))


def after(content, code, label="D5", face=Face.COUNTRYSIDE):
    """Return what lies on a hex after the only finding of a code has been put right."""
    (item,) = found_on(content, code, label, face)
    assert item.fix is not None
    return apply(scenario_of(content, label, face), item.fix).hexes.get(PLAN.hex(label))


def holding(piece_id, **more):
    """Return a hex on which a piece lies."""
    return HexContent(**{TILES[piece_id].layer.value: Tile(piece_id, **more)})


# What a piece lies on


@pytest.mark.parametrize("bridge", BRIDGES)
def test_bridges_lie_on_what_they_span_and_on_nothing_else(bridge):
    rules = KNOWN.obstacle_rules[KNOWN.rect_tiles[bridge].rules]
    assert "river" in rules.only_with
    for tile in KNOWN.tiles.values():
        content = replace(holding(tile.id), rect=Tile(bridge))
        assert bool(found_on(content, "P105")) == (tile.rules not in rules.only_with), tile.id


def test_a_bridge_goes_with_a_river_whatever_traits_it_has():
    for trait in (name for name, t in KNOWN.traits.items() if "river" in t.pieces):
        river = Tile("river", traits=(trait,))
        assert found_on(HexContent(line=river, rect=Tile("bridge")), "P105") == []


def test_a_ship_lies_on_water_that_the_face_prints_or_a_tile_shows():
    ship = HexContent(rect=Tile("destroyer"))
    assert found_on(ship, "P105")
    assert found_on(ship, "P105", "B3", Face.BEACH)
    assert not found_on(ship, "P105", "b2", Face.BEACH)
    assert not found_on(ship, "P105", "B1", Face.BEACH)
    assert not found_on(replace(ship, ground=Tile("lake_two_sides")), "P105")
    assert found_on(replace(ship, terrain=Tile("forest")), "P105", "b2", Face.BEACH)


def test_the_finding_names_what_the_piece_belongs_on():
    (item,) = found_on(HexContent(rect=Tile("locomotive")), "P105")
    assert item.hint.endswith("Railway, Railway Crossing, Railway Station")


@pytest.mark.parametrize(
    ("beside", "turn", "ramp"),
    [("c4", 2, True), ("d6", 2, True), ("d4", 2, False), ("c4", 1, False), ("c4", 4, False)],
)
def test_a_bridge_on_land_is_the_ramp_of_one_in_line_with_it(beside, turn, ramp):
    river = HexContent(line=Tile("river"), rect=Tile("bridge", 2))
    hexes = {PLAN.hex("D5"): river, PLAN.hex(beside): HexContent(rect=Tile("bridge", turn))}
    found = list(check(Scenario(hexes=hexes)).filter(codes={"P105"}))
    assert bool(found) != ramp


def test_bridges_that_point_at_corners_do_not_go_on_in_each_other():
    river = HexContent(line=Tile("river"), rect=Tile("bridge"))
    hexes = {PLAN.hex("D5"): river, PLAN.hex("d6"): HexContent(rect=Tile("bridge"))}
    found = check(Scenario(hexes=hexes)).filter(codes={"P105"})
    assert [item.hex for item in found] == ["d6"]


def test_two_wagons_make_no_track():
    hexes = {PLAN.hex(label): HexContent(rect=Tile("wagon")) for label in ("D5", "E5")}
    assert len(list(check(Scenario(hexes=hexes)).filter(codes={"P105"}))) == 2


@pytest.mark.parametrize(
    ("label", "kept_off"), [("A9", False), ("B3", False), ("b2", True), ("B1", True)]
)
def test_sandbags_on_what_the_beach_face_prints(label, kept_off):
    bags = HexContent(obstacle=Tile("sandbags"))
    assert bool(found_on(bags, "P106", label, Face.BEACH)) == kept_off
    assert not found_on(replace(bags, ground=Tile("beach")), "P106", label, Face.BEACH)
    assert not found_on(bags, "P106", label)


def test_pieces_that_refuse_each_other_are_found_once_and_on_the_upper_one():
    content = HexContent(
        line=Tile("river", traits=("ford",)), rect=Tile("ford"), obstacle=Tile("sandbags")
    )
    found = found_on(content, "P106")
    assert [item.path for item in found] == ["/hexes/D5/obstacle"] * 2
    assert all("Sandbags may not share a hex with Ford" in item.message for item in found)


# Orientations


@pytest.mark.parametrize("piece_id", TILES)
def test_orientations_beyond_the_last_are_brought_back_to_the_same_turn(piece_id):
    piece = TILES[piece_id]
    assert found_on(holding(piece_id, orientation=piece.orientations), "P107") == []
    for turn in range(piece.orientations + 1, 3 * piece.orientations + 1):
        (item,) = found_on(holding(piece_id, orientation=turn), "P107")
        directed = piece.edges or isinstance(piece, RectTile) or piece.orientations == 1
        assert (item.fix is not None) == bool(directed)
        if not item.fix:
            continue
        (tile,) = (t for _, t in after(holding(piece_id, orientation=turn), "P107").tiles())
        assert 1 <= tile.orientation <= piece.orientations
        assert opened(piece_id, tile.orientation) == opened(piece_id, turn)
        if isinstance(piece, RectTile) and piece.angle_deg is not None:
            assert (piece.angle_at(tile.orientation) - piece.angle_at(turn)) % 180 == 0


# Owners and traits


def test_the_pieces_whose_owner_matters():
    indifferent = {
        piece_id for piece_id in TILES if found_on(holding(piece_id, owner=Side.AXIS), "P111")
    }
    assert TILES.keys() - indifferent == {
        *("bunker", "hq_tents", "desert_hq_tents"),
        *("locomotive", "wagon", "destroyer"),
    }


@pytest.mark.parametrize("side", Side)
def test_the_owner_of_a_bunker_is_the_side_that_stands_in_it(side):
    army = {Side.AXIS: "german", Side.ALLIES: "us"}[side]
    content = HexContent(rect=Tile("bunker"), unit=Unit("infantry", army))
    assert after(content, "P109") == replace(content, rect=Tile("bunker", owner=side))
    assert found_on(content, "P110") == []


def test_an_owner_that_makes_no_difference_is_removed():
    content = HexContent(obstacle=Tile("sandbags", owner=Side.AXIS))
    assert after(content, "P111") == HexContent(obstacle=Tile("sandbags"))
    assert found_on(HexContent(rect=Tile("?zz", owner=Side.AXIS)), "P111") == []
    wall = HexContent(obstacle=Tile("sandbags", owner=Side.AXIS, traits=("sea_wall",)))
    assert found_on(wall, "P111") == []


@pytest.mark.parametrize(
    "trait", [t for t in KNOWN.traits.values() if t.pieces], ids=lambda t: t.id
)
def test_traits_are_for_the_pieces_that_they_name(trait):
    layers = {"terrain": "line terrain", "rect": "rect", "obstacle": "obstacle"}.get(
        trait.on[0], ""
    )
    for piece in TILES.values():
        if piece.layer.value in layers.split():
            found = found_on(holding(piece.id, traits=(trait.id,)), "P112")
            assert bool(found) == (piece.id not in trait.pieces), piece.id


def test_nothing_is_said_of_the_traits_of_an_unknown_piece():
    content = HexContent(line=Tile("?zz", traits=("ford", "wide_river", "bluff")))
    assert found_on(content, "P112") == found_on(content, "P122") == []
    known = HexContent(line=Tile("river", traits=("ford", "wide_river", "bluff")))
    assert [item.path for item in found_on(known, "P122")] == ["/hexes/D5/line"]


def test_a_trait_that_a_marker_implies_is_removed_and_the_others_stay():
    traits = ("mine_field", "decoy_medal")
    others = (Marker("battle_star"), Marker("exit_marker"))
    content = HexContent(markers=(others[0], Marker("minefield", Side.AXIS, traits), others[1]))
    left = Marker("minefield", Side.AXIS, ("decoy_medal",))
    assert after(content, "P120") == HexContent(markers=(others[0], left, others[1]))


# Markers, labels and so on


@settings(deadline=None)
@given(st.lists(st.sampled_from(
    [Marker("minefield", side) for side in (*Side, None)]
    + [Marker("battle_star"), Marker("battle_star", traits=("wittmann",)), Marker("?zz")]
), max_size=6))  # fmt: skip
def test_each_marker_that_lies_there_already_is_found_and_removed(markers):
    scenario = scenario_of(HexContent(markers=tuple(markers)))
    known = [marker for marker in markers if marker.piece != "?zz"]
    found = list(check(scenario).filter(codes={"P113"}))
    assert len(found) == len(known) - len(set(map(repr, known)))
    for item in reversed(found):
        scenario = apply(scenario, item.fix) if item == found[-1] else scenario
    assert len(list(check(scenario).filter(codes={"P113"}))) == max(0, len(found) - 1)


@pytest.mark.parametrize("marker", [m for m in KNOWN.markers.values() if m.with_unit])
def test_markers_that_go_with_a_unit(marker):
    alone = HexContent(markers=(Marker(marker.id),))
    assert found_on(alone, "P114")
    assert not found_on(replace(alone, unit=INFANTRY), "P114")
    assert not found_on(replace(alone, unit=Unit("?zz")), "P114")
    assert not found_on(replace(alone, rect=Tile("wagon")), "P114")
    assert found_on(replace(alone, rect=Tile("bunker")), "P114")


@pytest.mark.parametrize("count", [1, 2, 5])
def test_art_of_another_season_is_found_once_for_the_map(count):
    hexes = {at: holding("winter_forest") for at in PLAN.hexes[:count]}
    (item,) = check(Scenario(hexes=hexes)).filter(codes={"P115"})
    assert item.hex == "A9"
    assert (f"(and {count - 1} more)" in item.message) == (count > 1)
    assert not list(check(Scenario(hexes=hexes, face=Face.WINTER)).filter(codes={"P115"}))


def test_a_piece_without_known_rules_is_found_once_for_the_map():
    hexes = {at: holding("cave") for at in PLAN.hexes[:3]} | {PLAN.hexes[9]: holding("abatis")}
    found = list(check(Scenario(hexes=hexes)).filter(codes={"P116"}))
    assert [item.hex for item in found] == ["A9", "J9"]
    assert "and on 2 more" in found[0].message
    assert "more" not in found[1].message


OFF_BOARD = {
    "P105": HexContent(rect=Tile("bridge")),
    "P106": HexContent(line=Tile("river"), rect=Tile("ford"), obstacle=Tile("sandbags")),
    "P115": HexContent(terrain=Tile("winter_hill")),
    "P116": HexContent(terrain=Tile("cave")),
    "U107": HexContent(rect=Tile("wagon")),
}


@pytest.mark.parametrize(("code", "content"), OFF_BOARD.items())
def test_what_lies_off_the_board_is_said_to_do_so_and_nothing_else(code, content):
    assert found_on(content, code)
    assert not found_on(content, code, "A0")
    assert found_on(content, "P102", "A0")


def test_traits_with_known_rules_are_no_riddle():
    assert not found_on(HexContent(terrain=Tile("hill", traits=("bluff",)), unit=INFANTRY), "P116")
    told = replace(INFANTRY, traits=("two_medals",), badge="german_elite")
    assert not found_on(HexContent(unit=told), "P116")
    assert found_on(HexContent(unit=replace(told, traits=("motorized",))), "P116")


def test_only_the_second_marker_is_removed():
    mine, star, smoke = Marker("minefield", Side.AXIS), Marker("battle_star"), Marker("smoke")
    content = HexContent(markers=(mine, star, mine, smoke))
    assert after(content, "P113") == HexContent(markers=(mine, star, smoke))


def test_the_print_goes_no_further_than_the_board():
    assert found_on(holding("beach"), "P118", "M3", Face.BEACH)
    assert not found_on(holding("beach"), "P118", "N3", Face.BEACH)
    assert found_on(holding("forest"), "P121", "M1", Face.BEACH)
    assert not found_on(holding("forest"), "P121", "N1", Face.BEACH)


def test_a_beach_tile_on_the_beach_is_removed_with_its_hex():
    beach = holding("beach")
    assert after(beach, "P118", "B3", Face.BEACH) is None
    kept = replace(beach, unit=INFANTRY)
    assert after(kept, "P118", "B3", Face.BEACH) == HexContent(unit=INFANTRY)
    for label in ("B7", "b2", "B1"):
        assert not found_on(beach, "P118", label, Face.BEACH)
    assert not found_on(beach, "P118", "B3")
    assert not found_on(holding("beach", traits=("impassable",)), "P118", "B3", Face.BEACH)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x" * 24, ""),
        ("x" * 25, "wide"),
        ("a\nb\nc\nd", ""),
        ("a\nb\nc\nd\ne", "high"),
        ("x" * 24 + "\n" + "x" * 24, ""),
    ],
)
def test_labels_that_fit(text, problem):
    for label in (Label({"*": text}), Label({"en": "Caen", "de": text})):
        found = found_on(HexContent(labels=(Label({"*": "Caen"}), label)), "P119")
        assert [item.path for item in found] == (["/hexes/D5/labels/1"] if problem else [])
        assert all(f"too {problem} " in item.message for item in found)


def test_what_may_lie_in_the_printed_sea():
    islands = {
        tile.id
        for tile in KNOWN.tiles.values()
        if not found_on(holding(tile.id), "P121", "B1", Face.BEACH)
    }
    assert {"river", "lake_two_sides", "hill", "lighthouse", "pier", "beach", "coast"} <= islands
    assert islands.isdisjoint({"forest", "town", "road", "marsh", "hedgerow", "airfield"})
    assert not found_on(holding("forest"), "P121", "B3", Face.BEACH)
    assert not found_on(holding("forest"), "P121", "B1")
    assert not found_on(HexContent(rect=Tile("bunker")), "P121", "B1", Face.BEACH)


@pytest.mark.parametrize(
    ("content", "closed"),
    [
        (HexContent(line=Tile("river"), obstacle=Tile("wire")), True),
        (HexContent(line=Tile("river"), rect=Tile("ford"), obstacle=Tile("wire")), False),
        (HexContent(line=Tile("river"), rect=Tile("broken_bridge"), obstacle=Tile("wire")), True),
        (HexContent(terrain=Tile("mountain"), obstacle=Tile("hedgehog")), False),
        (HexContent(terrain=Tile("town", traits=("impassable",)), rect=Tile("bunker")), True),
        (HexContent(line=Tile("river"), rect=Tile("destroyer")), False),
        (HexContent(line=Tile("river"), markers=(Marker("battle_star"),)), False),
        (HexContent(line=Tile("river"), markers=(Marker("minefield", Side.AXIS),)), True),
        (HexContent(terrain=Tile("?zz"), obstacle=Tile("wire")), False),
    ],
)
def test_obstacles_where_nobody_comes(content, closed):
    assert bool(found_on(content, "P123")) == closed


# What the checks ask


def test_what_lies_on_the_print_does_not_hide_it():
    view = View(scenario_of(HexContent(obstacle=Tile("wire")), "B1", Face.BEACH))
    assert [rules.id for rules in view.rules_at(PLAN.hex("B1"))] == ["ocean", "wire"]
    covered = View(scenario_of(holding("hill"), "B1", Face.BEACH))
    assert [rules.id for rules in covered.rules_at(PLAN.hex("B1"))] == ["hill"]


def test_a_trait_takes_the_rules_of_its_kind_of_piece():
    assert isinstance(tile_rules(Tile("river", traits=("ford",))), TerrainRules)
    assert isinstance(tile_rules(Tile("ford")), ObstacleRules)
    assert tile_rules(Tile("sandbags", traits=("sea_wall",))).id == "sea_wall"
    assert tile_rules(Tile("sandbags", traits=("bluff",))).id == "sandbags"


@with_corpus
@each_file
def test_pieces_of_real_maps_lie_where_they_may(path):
    if "sampler" in path.name:
        pytest.skip("shows pieces side by side")
    report = check(load(path).scenario)
    found = [item for item in report if item.code.startswith("P")]
    assert [item for item in found if item.severity is not Severity.INFO] == []
    assert {item.code for item in found} <= {"P108", "P109", "P111", "P116", "P119"}
