import json
from collections import Counter
from dataclasses import replace

import pytest
from edited import assert_can_be_saved, assert_sound, maps
from examples_taken import at_least
from hypothesis import given, strategies as st
from scenario_strategies import PIECES

from bocage_scenarios.edits.area import copy, cut, middle, move, paste
from bocage_scenarios.edits.clip_text import LONGEST, ClipError, from_text, to_text
from bocage_scenarios.edits.regions import disc
from bocage_scenarios.edits.turning import (
    AS_IT_IS,
    HALF_TURN,
    MIRRORED,
    Transform,
    is_exact,
    turned_tile,
)
from bocage_scenarios.model import (
    EMPTY_HEX,
    Exit,
    HexContent,
    Label,
    Leftover,
    Mute,
    Objective,
    Reserve,
    Scenario,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.hexes import Hex, distance, neighbours
from bocage_schema.ids import BoardFormat, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
D5, E5, ODD = PLAN.hex("D5"), PLAN.hex("E5"), PLAN.hex("e4")
TOWN = HexContent(terrain=Tile("town"))
transforms = st.builds(Transform, st.integers(0, 5), st.booleans())
pairs = st.tuples(st.integers(-8, 8), st.integers(-30, 30)).filter(lambda x: sum(x) % 2 == 0)
offsets = pairs.map(lambda pair: Hex(*pair))


def village(middle_=E5):
    hexes = dict.fromkeys(disc(middle_, 1, PLAN), TOWN)
    hexes[middle_] = HexContent(line=Tile("river_fork_left", 2), unit=Unit("infantry", "german"))
    goal = Objective(ObjectiveType.PERMANENT, (middle_, *neighbours(middle_)[:2]))
    return Scenario(hexes=hexes, objectives=(goal,))


@given(a=offsets, b=offsets, transform=transforms)
def test_every_way_to_lay_a_part_anew_keeps_distances(a, b, transform):
    assert distance(transform.hex(a), transform.hex(b)) == distance(a, b)


@given(at=offsets, transform=transforms)
def test_hexes_and_edges_go_the_same_way(at, transform):
    for way, near in enumerate(neighbours(Hex(0, 0))):
        assert transform.hex(near) == neighbours(Hex(0, 0))[transform.way(way)]
    assert transform.turned(6) == transform
    assert transform.mirror().mirror() == transform
    assert transform.mirror().hex(at) == MIRRORED.hex(transform.hex(at))
    assert transform.turned().hex(at) == Transform(1).hex(transform.hex(at))
    down = transform.hex(at)
    assert transform.upside_down().hex(at) == Hex(-down.row, down.col)


ALL_LAYS = [
    Tile(piece.id, turn)
    for piece in (*PIECES.tiles.values(), *PIECES.rect_tiles.values(), *PIECES.obstacles.values())
    for turn in range(1, piece.orientations + 1)
]


@pytest.mark.parametrize("transform", [HALF_TURN, MIRRORED, HALF_TURN.mirror()])
def test_pieces_come_back_after_half_turns_and_mirrors_done_twice(transform):
    for tile in ALL_LAYS:
        assert turned_tile(turned_tile(tile, transform), transform) == tile
        assert turned_tile(tile, AS_IT_IS) is tile


@pytest.mark.parametrize("turns", range(6))
def test_tiles_with_edges_are_turned_exactly(turns):
    for tile in ALL_LAYS:
        if tile.piece in PIECES.tiles:
            assert is_exact(tile, Transform(turns))
            assert turned_tile(tile, Transform(turns)).piece == tile.piece


def test_forks_change_hands_in_the_mirror_and_bridges_lean_the_other_way():
    assert turned_tile(Tile("river_fork_left", 1), MIRRORED).piece == "river_fork_right"
    assert turned_tile(Tile("road_curve", 1), MIRRORED) == Tile("road_curve", 4)
    inexact = {tile.piece for tile in ALL_LAYS if not is_exact(tile, MIRRORED)}
    assert {"frozen_river_fork_right", "winter_railway_fork_right"} <= inexact
    assert "river_fork_left" not in inexact
    bridge = PIECES.rect_tiles["bridge"]
    for turn in range(1, 7):
        there = bridge.angle_at(turned_tile(Tile("bridge", turn), MIRRORED).orientation)
        assert (there + bridge.angle_at(turn)) % 180 == 0
    assert turned_tile(Tile("bunker", 1), HALF_TURN) == Tile("bunker", 2)
    assert turned_tile(Tile("bunker", 1), MIRRORED) == Tile("bunker", 1)
    assert turned_tile(Tile("sandbags", 1), HALF_TURN) == Tile("sandbags", 2)
    assert turned_tile(Tile("locomotive", 1), MIRRORED) == Tile("locomotive", 4)


def test_what_nobody_knows_how_it_lies_stays():
    for tile in (Tile("?oddity", 3), Tile("river", 77), Tile("forest", 1)):
        assert turned_tile(tile, HALF_TURN) is tile


@given(before=maps(), data=st.data())
def test_pasting_keeps_the_neighbours_wherever_it_lands(before, data):
    area = data.draw(st.sets(st.sampled_from(before.board.hexes), min_size=1, max_size=8))
    clip = copy(before, area)
    transform = data.draw(transforms)
    clip = replace(clip, transform=transform)
    target = data.draw(st.sampled_from(before.board.hexes))
    lands = {at: clip.lands(at, target) for at in area}
    for a in area:
        for b in area:
            assert (b in neighbours(a)) == (lands[b] in neighbours(lands[a]))
    pasted = paste(before, clip, target)
    assert_sound(before, pasted.scenario, lands.values())
    there = {at for at in area if at in before.hexes}
    assert len(pasted.fallen) == sum(lands[at] not in before.board for at in there)
    for at in there:
        if lands[at] in before.board:
            new = pasted.scenario.hexes.get(lands[at], EMPTY_HEX)
            assert new.unit == before.hexes[at].unit
            assert new.markers == before.hexes[at].markers


@pytest.mark.parametrize("start", [E5, ODD])
@pytest.mark.parametrize("end", [PLAN.hex("I5"), PLAN.hex("i4"), PLAN.hex("H7"), PLAN.hex("c6")])
def test_a_village_keeps_its_shape_on_shifted_rows(start, end):
    before = village(start)
    clip = copy(before, disc(start, 1, PLAN), start)
    after = paste(before, clip, end).scenario
    assert {at for at in after.hexes if distance(at, end) <= 1} == set(disc(end, 1, PLAN))
    assert Counter(item.hexes[0] for item in after.objectives) == {start: 1, end: 1}
    again = paste(after, clip, end)
    assert again.scenario is after
    assert again.fallen == ()


@given(before=maps(), data=st.data())
def test_six_turns_and_two_mirrors_give_the_clip_again(before, data):
    area = data.draw(st.sets(st.sampled_from(before.board.hexes), min_size=1, max_size=8))
    clip = copy(before, area)
    turned = clip
    for _ in range(6):
        turned = turned.turned()
    assert turned == clip == clip.mirrored().mirrored() == clip.upside_down().upside_down()
    assert clip.turned(3).mirrored() == clip.upside_down()


def test_a_clip_turned_by_60_degrees_keeps_its_lines_together():
    before = Scenario(
        hexes={
            D5: HexContent(line=Tile("road")),
            E5: HexContent(line=Tile("road_curve", 5)),
            ODD: HexContent(line=Tile("road", 3)),
        }
    )
    clip = copy(before, before.hexes, E5)
    for turns in range(6):
        after = paste(Scenario(), clip.turned(turns), E5).scenario
        for mapped in (after, paste(Scenario(), clip.turned(turns).mirrored(), E5).scenario):
            from bocage_scenarios.checks.network import Lines
            from bocage_scenarios.checks.view import View

            lines = Lines(View(mapped))
            ends = list(lines.ends(E5))
            assert len(ends) == 2
            assert all(map(lines.goes_on, ends))


@given(before=maps(), data=st.data())
def test_cutting_takes_everything_and_pasting_brings_it_back(before, data):
    area = data.draw(st.sets(st.sampled_from(before.board.hexes), min_size=1, max_size=8))
    clip, rest = cut(before, area)
    assert_sound(before, rest, area)
    assert set(area).isdisjoint(rest.hexes)
    back = paste(rest, clip, clip.anchor).scenario
    for at in area:
        assert plain_of(back, at) == plain_of(before, at)


def plain_of(scenario, at):
    content = scenario.hexes.get(at, EMPTY_HEX)
    return replace(content, m44=EMPTY_HEX.m44, m44_entries=())


@given(before=maps(), data=st.data())
def test_a_move_takes_groups_along_and_leaves_nothing_behind(before, data):
    area = data.draw(st.sets(st.sampled_from(before.board.hexes), min_size=1, max_size=8))
    start = min(area)
    end = data.draw(st.sampled_from(before.board.hexes))
    moved = move(before, area, start, end)
    assert_can_be_saved(moved.scenario)
    if start == end:
        assert moved.scenario is before
        return
    step = Hex(end.row - start.row, end.col - start.col)
    lands = {at: Hex(at.row + step.row, at.col + step.col) for at in area}

    def follow(group):
        ends = [lands.get(at, at) for at in group]
        return [at for at in dict.fromkeys(ends) if at in before.board or at not in lands.values()]

    wanted = Counter(tuple(g) for item in before.objectives if (g := follow(item.hexes)))
    assert Counter(item.hexes for item in moved.scenario.objectives) == wanted
    for at in area:
        if at not in lands.values():
            assert at not in moved.scenario.hexes


def test_a_move_takes_all_along_that_names_a_hex():
    before = replace(
        village(),
        exits=(Exit((E5, Hex(0, 0))),),
        reserves=(Reserve("turn", Side.AXIS, Unit("armor", "german"), hexes=(E5,)),),
        rules={"observation_hill": ["E5", "A9"]},
        muted=(Mute("P101", "so be it", "E5"), Mute("P102", "everywhere")),
    )
    after = move(before, disc(E5, 1, PLAN), E5, ODD).scenario
    assert after.objectives[0].hexes == (ODD, *neighbours(ODD)[:2])
    assert after.exits[0].hexes == (ODD, Hex(0, 0))
    assert after.reserves[0].hexes == (ODD,)
    assert after.rules == {"observation_hill": ["e4", "A9"]}
    assert [item.hex for item in after.muted] == ["e4", ""]
    assert_can_be_saved(after)


def test_what_falls_off_the_board_is_told():
    before = village()
    moved = move(before, disc(E5, 1, PLAN), E5, Hex(0, 0))
    assert len(moved.fallen) == 4
    assert len(moved.scenario.hexes) == 3
    assert moved.scenario.objectives[0].hexes == (Hex(0, 0), Hex(0, 2))


def test_what_a_file_said_of_the_place_does_not_move():
    left = Leftover({"row": "4", "foo": 1})
    content = HexContent(
        terrain=Tile("town", m44=Leftover({"bar": 2})),
        labels=(Label({"*": "Airel"}, Leftover({"col": "8"})),),
        m44=left,
        m44_entries=({"row": 4, "col": 8, "terrain": {"name": "village"}},),
    )
    before = Scenario(hexes={E5: content})
    after = move(before, [E5], E5, D5).scenario.hexes[D5]
    assert after.m44 == Leftover({"foo": 1})
    assert after.terrain is content.terrain
    assert after.labels == (Label({"*": "Airel"}),)
    assert after.m44_entries == ()


@given(before=maps(), data=st.data())
def test_a_clip_survives_the_clipboard(before, data):
    area = data.draw(st.sets(st.sampled_from(before.board.hexes), min_size=1, max_size=8))
    clip = replace(copy(before, area), transform=data.draw(transforms))
    assert from_text(to_text(clip)) == clip


GOOD = json.loads(to_text(copy(village(), disc(E5, 1, PLAN), E5)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "bocage_clip",
        '{"bocage_clip": 1',
        '{"bocage_clip": 1}',
        '["bocage_clip"]',
        "[" * 100_000 + '"bocage_clip"',
        json.dumps({**GOOD, "bocage_clip": 2}),
        json.dumps({**GOOD, "bocage_clip": True}),
        json.dumps({**GOOD, "anchor": "Z99"}),
        json.dumps({**GOOD, "anchor": None}),
        json.dumps({**GOOD, "area": ["A1", 5]}),
        json.dumps({**GOOD, "area": ["A1", []]}),
        json.dumps({**GOOD, "turns": 6}),
        json.dumps({**GOOD, "turns": True}),
        json.dumps({**GOOD, "mirrored": 1}),
        json.dumps({**GOOD, "scenario": {**GOOD["scenario"], "board": "huge"}}),
        json.dumps({**GOOD, "scenario": {**GOOD["scenario"], "hexes": {"A1": {"line": 5}}}}),
        json.dumps({**GOOD, "scenario": []}),
        json.dumps(GOOD).replace('"turns": 0', '"turns": 0, "turns": 0'),
        json.dumps(GOOD).replace('"turns": 0', '"turns": NaN'),
        json.dumps(GOOD) + "\ud800",
        json.dumps(GOOD) + " " * LONGEST,
    ],
)
def test_a_text_that_is_no_clip_is_refused_and_nothing_worse(text):
    with pytest.raises(ClipError):
        from_text(text)


@at_least(200)
@given(data=st.data())
def test_a_damaged_clip_is_read_or_refused(data):
    text = json.dumps(GOOD)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    damaged = text[:start] + data.draw(st.text(max_size=5)) + text[end:]
    try:
        clip = from_text(damaged)
    except ClipError:
        return
    assert_can_be_saved(paste(Scenario(), clip, E5).scenario)


def test_things_beside_the_area_of_a_clip_are_left_out():
    clip = from_text(json.dumps({**GOOD, "area": ["E5"]}))
    assert set(clip.scenario.hexes) == {E5}
    assert clip.scenario.objectives == ()


def test_the_middle_of_a_group_is_one_of_its_hexes():
    assert middle(disc(E5, 2, PLAN)) == E5
    assert middle([]) == Hex(0, 0)
