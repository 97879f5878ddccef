from dataclasses import replace

import pytest
from edited import assert_sound, maps
from hypothesis import given, strategies as st
from scenario_strategies import PIECES, known_units, tiles

from bocage_scenarios.edits.erase import erase
from bocage_scenarios.edits.pieces import (
    TILES,
    Part,
    Spot,
    change,
    move,
    remove,
    remove_top,
    stack,
    thing_at,
    turn,
    turn_top,
    turned,
)
from bocage_scenarios.edits.place import (
    layer_of,
    objections_to,
    obstacles_to,
    put_tile,
    put_unit,
)
from bocage_scenarios.edits.regions import path
from bocage_scenarios.model import (
    EMPTY_HEX,
    HexContent,
    Label,
    Leftover,
    Marker,
    Objective,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex
from bocage_schema.ids import BoardFormat, Layer, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
D5 = PLAN.hex("D5")
BESIDE = Hex(2, 51)
GERMANS = Unit("infantry", "german")
places = st.lists(st.sampled_from([*PLAN.hexes[:20], BESIDE, Hex(3, 4)]), max_size=8)
placeable = st.sampled_from(TILES).flatmap(
    lambda part: st.tuples(st.just(part), tiles(Layer(part.value)))
)


def over(scenario):
    """Return hexes of a scenario that something lies on, and others."""
    return st.lists(st.sampled_from([*scenario.hexes, *scenario.board.hexes[:5], BESIDE]))


@given(before=maps(), placed=placeable, data=st.data())
def test_a_tile_goes_in_its_own_layer_and_leaves_the_others(before, placed, data):
    hexes = data.draw(over(before))
    part, tile = placed
    after = put_tile(before, hexes, tile, part)
    assert_sound(before, after, hexes)
    for at in hexes:
        old, new = before.hexes.get(at, EMPTY_HEX), after.hexes.get(at, EMPTY_HEX)
        if at not in before.board:
            assert new is old
            continue
        assert replace(getattr(new, part), m44=tile.m44) == tile
        emptied = {part.value: None, "m44_entries": ()}
        assert replace(new, **emptied) == replace(old, **emptied)
    assert put_tile(after, hexes, tile, part) is after


@given(before=maps(), unit=known_units, data=st.data())
def test_a_unit_replaces_the_one_there(before, unit, data):
    hexes = data.draw(over(before))
    after = put_unit(before, hexes, unit)
    assert_sound(before, after, hexes)
    for at in set(hexes) & set(before.board.hexes):
        assert replace(after.hexes[at].unit, m44=unit.m44) == unit
    assert put_unit(after, hexes, unit) is after


def test_painting_what_lies_there_keeps_what_a_file_said_of_it():
    left = Leftover({"properties": {"x": 1}})
    scenario = Scenario(hexes={D5: HexContent(terrain=Tile("forest", m44=left))})
    assert put_tile(scenario, [D5], Tile("forest")) is scenario
    assert put_tile(scenario, [D5], Tile("town")).hexes[D5].terrain == Tile("town")


def test_a_stroke_that_crosses_itself_puts_one_piece_on_each_hex():
    stroke = path([PLAN.hex(label) for label in ("C5", "K5", "f2", "f8")], PLAN)
    after = put_tile(Scenario(), stroke, Tile("forest"))
    assert after.hexes.keys() == set(stroke)
    assert put_tile(after, stroke, Tile("forest")) is after


def test_every_placeable_piece_finds_its_layer():
    for piece in PIECES.pieces.values():
        part = layer_of(piece.id)
        if piece.layer is Layer.BADGE or piece.id in PIECES.medals:
            assert part is None
        elif piece.layer is Layer.MARKER:
            assert part is Part.MARKERS
        else:
            assert part == piece.layer.value
    assert layer_of("?unheard of") is None


def test_a_hex_that_a_file_lists_twice_forgets_the_entries_when_it_changes():
    entries = (
        {"row": 0, "col": 0, "terrain": {"name": "forest"}},
        {"row": 0, "col": 0, "terrain": {"name": "village"}},
    )
    content = HexContent(terrain=Tile("forest"), m44_entries=entries)
    scenario = Scenario(hexes={Hex(0, 0): content})
    changed = put_tile(scenario, [Hex(0, 0)], Tile("hills"))
    assert changed.hexes[Hex(0, 0)] == HexContent(terrain=Tile("hills"))
    noted = change(scenario, Hex(0, 0), Spot(Part.NOTE), "why twice?")
    assert noted.hexes[Hex(0, 0)].m44_entries == entries


def test_what_a_file_said_of_a_hex_goes_with_the_last_piece():
    left = Leftover({"foo": 1})
    two = HexContent(terrain=Tile("forest"), unit=GERMANS, m44=left)
    scenario = Scenario(hexes={D5: two, Hex(0, 0): HexContent(m44=left)})
    once = erase(scenario, [D5], [Part.UNIT])
    assert once.hexes[D5].m44 == left
    twice = erase(once, [D5], [Part.TERRAIN])
    assert set(twice.hexes) == {Hex(0, 0)}
    assert erase(twice, [Hex(0, 0)], [Part.TERRAIN]) is twice


@given(before=maps(), data=st.data())
def test_erasing_layers_leaves_the_others(before, data):
    hexes = data.draw(over(before))
    parts = data.draw(st.sets(st.sampled_from(Part)))
    after = erase(before, hexes, parts)
    assert_sound(before, after, hexes)
    for at in set(hexes) & set(before.board.hexes):
        new = after.hexes.get(at, EMPTY_HEX)
        for part in Part:
            wanted = EMPTY_HEX if part in parts else before.hexes.get(at, EMPTY_HEX)
            assert getattr(new, part) == getattr(wanted, part)
    assert erase(after, hexes, parts) is after


@given(before=maps(), data=st.data())
def test_erasing_everything_leaves_nothing_and_no_group_there(before, data):
    hexes = data.draw(over(before))
    after = erase(before, hexes)
    assert_sound(before, after, hexes)
    cleared = set(hexes) & set(before.board.hexes)
    assert cleared.isdisjoint(after.hexes)
    groups = [item.hexes for item in (*after.objectives, *after.exits)]
    assert all(group and cleared.isdisjoint(group) for group in groups)
    whole = [item for item in before.objectives if not cleared & set(item.hexes)]
    assert set(map(id, whole)) <= set(map(id, after.objectives))


def test_the_last_hex_of_an_objective_takes_it_along():
    goal = Objective(ObjectiveType.PERMANENT, (D5, Hex(0, 0)), min_hexes=2)
    scenario = Scenario(objectives=(goal,))
    once = erase(scenario, [D5])
    assert once.objectives == (replace(goal, hexes=(Hex(0, 0),), min_hexes=1),)
    assert erase(once, [Hex(0, 0)]).objectives == ()
    assert erase(scenario, [D5], [Part.TERRAIN]) is scenario


FULL = HexContent(
    line=Tile("river"),
    rect=Tile("bridge", 2),
    obstacle=Tile("wire"),
    unit=GERMANS,
    markers=(Marker("minefield", Side.AXIS), Marker("battle_star")),
    labels=(Label({"*": "Airel"}),),
    note="too strong?",
)


def test_the_pieces_of_a_hex_come_off_one_by_one_from_the_top():
    scenario = Scenario(hexes={D5: FULL})
    seen = []
    while scenario.hexes:
        seen.append(list(stack(scenario.hexes[D5]))[-1][0])
        scenario = remove_top(scenario, D5)
    assert seen == [
        Spot(Part.NOTE),
        Spot(Part.LABELS, 0),
        Spot(Part.MARKERS, 1),
        Spot(Part.MARKERS, 0),
        Spot(Part.UNIT),
        Spot(Part.OBSTACLE),
        Spot(Part.RECT),
        Spot(Part.LINE),
    ]
    assert remove_top(scenario, D5) is scenario


@given(before=maps(), data=st.data())
def test_single_pieces_are_taken_off_and_moved(before, data):
    spots = [(at, spot) for at, content in before.hexes.items() for spot, _ in stack(content)]
    if not spots:
        return
    start, spot = data.draw(st.sampled_from(spots))
    end = data.draw(st.sampled_from([*before.hexes, *before.board.hexes[:5]]))
    thing = thing_at(before.hexes[start], spot)
    assert_sound(before, remove(before, start, spot), [start])
    after = move(before, start, spot, end)
    assert_sound(before, after, [start, end])
    if start == end or end not in before.board:
        assert after is before
    else:
        there = [found for place, found in stack(after.hexes[end]) if place.part is spot.part]
        if isinstance(thing, Label):
            assert there[-1].text == thing.text
        else:
            assert there[-1] == thing
        if start in before.board:
            kept = len(list(stack(after.hexes.get(start, EMPTY_HEX))))
            assert kept == len(list(stack(before.hexes[start]))) - 1


def test_a_moved_piece_replaces_its_like_and_a_moved_marker_joins():
    other = HexContent(unit=Unit("armor", "us"), markers=(Marker("battle_star"),))
    scenario = Scenario(hexes={D5: FULL, Hex(0, 0): other})
    moved = move(scenario, D5, Spot(Part.UNIT), Hex(0, 0))
    assert moved.hexes[Hex(0, 0)].unit is GERMANS
    assert moved.hexes[D5].unit is None
    joined = move(scenario, D5, Spot(Part.MARKERS, 0), Hex(0, 0))
    assert joined.hexes[Hex(0, 0)].markers == (other.markers[0], FULL.markers[0])
    assert joined.hexes[D5].markers == FULL.markers[1:]
    assert move(scenario, D5, Spot(Part.MARKERS, 7), Hex(0, 0)) is scenario
    assert move(scenario, D5, Spot(Part.UNIT), BESIDE) is scenario


@given(layer=st.sampled_from([Layer.GROUND, Layer.LINE, Layer.RECT, Layer.OBSTACLE]), d=st.data())
def test_turning_all_the_way_round_gives_the_tile_again(layer, d):
    tile = d.draw(tiles(layer))
    piece = PIECES.pieces.get(tile.piece)
    count = piece.orientations if piece else 1
    if tile.orientation > count:
        return
    steps = d.draw(st.integers(-9, 9))
    assert turned(turned(tile, steps), -steps) == tile
    assert turned(tile, count) is tile
    assert len({turned(tile, step).orientation for step in range(count)}) == count


def test_turning_goes_counter_clockwise_for_bridges_too():
    bridge = PIECES.rect_tiles["bridge"]
    angles = [bridge.angle_at(turned(Tile("bridge", 4), step).orientation) for step in range(4)]
    assert [angle % 180 for angle in angles] == [0, 30, 60, 90]


def test_turning_a_hex_turns_the_topmost_piece_that_turns():
    scenario = Scenario(hexes={D5: replace(FULL, obstacle=Tile("hedgehog"))})
    after = turn_top(scenario, D5)
    assert after.hexes[D5].rect.orientation != 2
    assert after.hexes[D5].line is FULL.line
    assert turn_top(scenario, Hex(0, 0)) is scenario
    assert turn(scenario, D5, Spot(Part.UNIT)) is scenario
    assert turn(scenario, D5, Spot(Part.OBSTACLE)) is scenario


def test_only_what_no_file_can_hold_stands_against_a_piece():
    scenario = Scenario(hexes={D5: FULL})
    assert obstacles_to(scenario, D5, Tile("coast")) == ()
    assert obstacles_to(scenario, D5, GERMANS) == ()
    assert obstacles_to(scenario, D5, "minefield") == ()
    assert obstacles_to(scenario, D5, Tile("?oddity")) == ()
    assert obstacles_to(scenario, D5, Unit("?oddity")) == ()
    (beside,) = obstacles_to(scenario, BESIDE, Tile("forest"))
    assert str(beside) == "the board has no hex here"
    assert len(obstacles_to(scenario, D5, Unit("infantry"))) == 1
    assert len(obstacles_to(scenario, D5, Tile("unheard_of"))) == 1
    assert len(obstacles_to(scenario, D5, Tile("minefield"))) == 1


def test_objections_name_what_becomes_wrong_and_not_what_was():
    scenario = Scenario(hexes={D5: HexContent(terrain=Tile("forest"))})
    found = objections_to(scenario, D5, Tile("bridge"))
    assert [item.code for item in found] == ["P105"]
    bridged = put_tile(scenario, [D5], Tile("bridge"))
    assert objections_to(bridged, D5, Tile("bridge")) == ()
    assert objections_to(bridged, D5, GERMANS) == ()
    assert objections_to(Scenario(), D5, Tile("forest")) == ()


@pytest.mark.parametrize("at", [BESIDE, Hex(3, 4), Hex(-1, -1), Hex(500, 500)])
def test_nothing_is_written_beside_the_board(at):
    scenario = Scenario()
    assert put_tile(scenario, [at], Tile("forest")) is scenario
    assert put_unit(scenario, [at], GERMANS) is scenario
    assert erase(scenario, [at]) is scenario


@given(before=maps())
def test_things_on_spots_are_read_as_they_are_listed(before):
    for content in before.hexes.values():
        for spot, thing in stack(content):
            assert thing_at(content, spot) is thing
        assert thing_at(content, Spot(Part.LABELS, 99)) is None
