from collections import Counter
from dataclasses import replace

import pytest
from edited import assert_can_be_saved, maps
from hypothesis import given, strategies as st
from scenario_strategies import scenarios

from bocage_scenarios.describe import side_of
from bocage_scenarios.edits.resizing import Loss, Offset, centred, losses, resized
from bocage_scenarios.edits.symmetry import Symmetry, images
from bocage_scenarios.edits.turning import AS_IT_IS, HALF_TURN
from bocage_scenarios.edits.whole import (
    facing_armies,
    mirrored,
    swap_seats,
    swap_sides,
    turned,
    with_face,
)
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.model import (
    AirDrop,
    ArrayForm,
    Camp,
    Exit,
    HexContent,
    Label,
    M44File,
    Marker,
    Mute,
    Objective,
    Scenario,
    Stray,
    Tile,
    Unit,
)
from bocage_schema.board_formats import board
from bocage_schema.comments import Comment
from bocage_schema.hexes import Hex, neighbours
from bocage_schema.ids import BoardFormat, Face, ObjectiveType, Side

PLAN = board(BoardFormat.STANDARD)
formats = st.sampled_from(BoardFormat)


@pytest.mark.parametrize("change", [turned, mirrored])
@given(before=scenarios())
def test_doing_it_twice_gives_the_same(change, before):
    once = change(before)
    assert_can_be_saved(once)
    twice = change(once)
    assert twice == before
    assert twice.comments == before.comments


@pytest.mark.parametrize("change", [turned, mirrored])
def test_the_bundled_scenarios_keep_their_neighbours(change):
    for name in bundled_names():
        before = bundled(name).scenario
        after = change(before)
        counts = [Counter(c.unit.kind for c in s.hexes.values() if c.unit) for s in (before, after)]
        assert counts[0] == counts[1]
        for at, content in before.hexes.items():
            assert content.unit in [c.unit for c in after.hexes.values()]
            assert at in before.board
        assert_can_be_saved(after)


def test_turning_the_board_takes_everything_to_the_opposite_corner():
    a9, m1 = Hex(0, 0), Hex(8, 24)
    before = Scenario(
        hexes={a9: HexContent(line=Tile("river_curve", 1), rect=Tile("bunker", 1))},
        objectives=(Objective(ObjectiveType.PERMANENT, (a9,)),),
        exits=(Exit((a9, Hex(0, 2))),),
        air_drops=(
            AirDrop(Side.AXIS, Unit("infantry", "german"), "A9", 2, (3,)),
            AirDrop(Side.AXIS, Unit("infantry", "german"), "the church", 2, (3,)),
        ),
        rules={"observation_hill": ["A9"]},
        muted=(Mute("P101", "yes", "A9"),),
        m44=M44File(hexagons=ArrayForm(order=("A9", "B9"), strays=(Stray(1, "A9"),))),
        comments={"/hexes/A9/line": Comment("# here")},
    )
    after = turned(before)
    assert after.hexes == {m1: HexContent(line=Tile("river_curve", 4), rect=Tile("bunker", 2))}
    assert after.objectives[0].hexes == (m1,)
    assert after.exits[0].hexes == (m1, Hex(8, 22))
    assert [drop.center for drop in after.air_drops] == ["M1", "the church"]
    assert after.rules == {"observation_hill": ["M1"]}
    assert after.muted[0].hex == "M1"
    assert after.m44.hexagons == ArrayForm(order=("M1", "L1"), strays=(Stray(1, "M1"),))
    assert after.comments == {"/hexes/M1/line": Comment("# here")}
    assert after.top is before.top
    assert turned(before, seats=True).top is Side.ALLIES


def test_what_lies_beside_the_board_stays_there():
    beside = Hex(2, 51)
    before = Scenario(hexes={beside: HexContent(terrain=Tile("forest"))})
    assert turned(before) is before
    assert mirrored(before).hexes == before.hexes


def test_turning_an_empty_board_changes_nothing():
    scenario = Scenario()
    assert turned(scenario) is scenario
    assert mirrored(scenario) is scenario


def test_the_face_never_changes_the_pieces():
    before = Scenario(hexes={Hex(0, 0): HexContent(terrain=Tile("forest"))})
    after = with_face(before, Face.WINTER)
    assert after == replace(before, face=Face.WINTER)
    assert after.hexes[Hex(0, 0)] is before.hexes[Hex(0, 0)]
    assert with_face(after, Face.WINTER) is after


def test_swapping_sides_gives_each_the_place_of_the_other():
    before = Scenario(
        first=Side.ALLIES,
        camps={Side.AXIS: Camp("germany", 4, 5), Side.ALLIES: Camp("united_states", 6, 7, 8)},
        hexes={
            Hex(0, 0): HexContent(
                unit=Unit("infantry", "german"),
                rect=Tile("bunker", owner=Side.AXIS),
                markers=(Marker("minefield", Side.AXIS),),
            ),
            Hex(8, 0): HexContent(unit=Unit("armor", "us", elite=True)),
            Hex(2, 0): HexContent(terrain=Tile("forest")),
        },
        objectives=(
            Objective(
                ObjectiveType.PERMANENT, (Hex(0, 0),), Side.ALLIES, pieces=("medal_of_honor",)
            ),
        ),
        exits=(Exit((Hex(8, 0),), Side.AXIS),),
        rules={"air_strikes": "allies", "partial_blitz": "both", "must_exit": {"side": "axis"}},
    )
    after = swap_sides(before)
    assert after.top is Side.ALLIES
    assert after.first is Side.AXIS
    assert after.camps == {
        Side.AXIS: Camp("germany", 6, 7, 8),
        Side.ALLIES: Camp("united_states", 4, 5),
    }
    corner = after.hexes[Hex(0, 0)]
    assert corner.unit == Unit("infantry", "us")
    assert corner.rect.owner is Side.ALLIES
    assert corner.markers[0].side is Side.ALLIES
    assert after.hexes[Hex(8, 0)].unit == Unit("armor", "german", elite=True)
    assert after.hexes[Hex(2, 0)] is before.hexes[Hex(2, 0)]
    assert after.objectives[0].side is Side.AXIS
    assert after.objectives[0].pieces == ("iron_cross",)
    assert after.exits[0].side is Side.ALLIES
    assert after.rules == {
        "air_strikes": "axis",
        "partial_blitz": "both",
        "must_exit": {"side": "allies"},
    }
    assert_can_be_saved(after)
    assert swap_sides(after) == before


@given(before=scenarios())
def test_swapping_sides_turns_every_unit_and_can_be_saved(before):
    after = swap_sides(before)
    assert_can_be_saved(after)
    for at, content in before.hexes.items():
        if content.unit and at in before.board and (side := side_of(content.unit)):
            assert side_of(after.hexes[at].unit) is side.enemy
    assert after.camps[Side.AXIS].hand == before.camps[Side.ALLIES].hand
    again = swap_sides(after)
    assert [item.side for item in again.objectives] == [item.side for item in before.objectives]
    assert (again.top, again.first, again.camps) == (before.top, before.first, before.camps)


def test_seats_are_swapped_and_nothing_else():
    assert swap_seats(Scenario()) == Scenario(top=Side.ALLIES)
    assert swap_seats(swap_seats(Scenario())) == Scenario()


offsets = st.tuples(st.integers(-9, 9), st.integers(-9, 27)).map(
    lambda pair: Offset(pair[0], pair[1] - sum(pair) % 2)
)


@given(before=scenarios(), target=formats, offset=offsets)
def test_resizing_keeps_what_has_room_and_tells_the_rest(before, target, offset):
    after = resized(before, target, offset)
    assert_can_be_saved(after)
    new = board(target)
    lost = {loss.at for loss in losses(before, target, offset)}
    if after is before:
        return
    for at, content in before.hexes.items():
        end = Hex(at.row + offset.rows, at.col + offset.cols)
        if at in lost:
            assert at not in before.board or end not in new
        else:
            assert after.hexes[end].unit == content.unit
            assert list(after.hexes[end].names()) == list(content.names())
    assert all(at in new for at in after.hexes)
    kept = [item for item in before.objectives if not lost.intersection(item.hexes)]
    moved = [item.hexes for item in after.objectives]
    for item in kept:
        assert tuple(Hex(a.row + offset.rows, a.col + offset.cols) for a in item.hexes) in moved
    assert len(after.objectives) <= len(before.objectives)


@pytest.mark.parametrize("start", BoardFormat)
@pytest.mark.parametrize("target", BoardFormat)
def test_the_middle_stays_in_the_middle_and_neighbours_stay_neighbours(start, target):
    before = Scenario(start)
    offset = centred(before, target)
    assert sum(offset) % 2 == 0
    new = board(target)
    moved = {at: Hex(at.row + offset.rows, at.col + offset.cols) for at in before.board.hexes}
    kept = {at: end for at, end in moved.items() if end in new}
    for at, end in kept.items():
        wanted = [moved[near] for near in before.board.neighbours(at) if moved[near] in new]
        assert wanted == [near for near in new.neighbours(end) if near in moved.values()]
    common = min(before.board.rows, new.rows) * (min(before.board.width, new.width) - 0.5)
    assert len(kept) >= common - new.rows / 2


def test_losses_name_pieces_and_medals():
    before = Scenario(
        BoardFormat.OVERLORD,
        hexes={Hex(0, 50): HexContent(terrain=Tile("forest"), unit=Unit("infantry", "german"))},
        objectives=(
            Objective(ObjectiveType.PERMANENT, (Hex(0, 48), Hex(0, 0)), pieces=("iron_cross",)),
        ),
    )
    assert losses(before, BoardFormat.STANDARD, Offset()) == (
        Loss(Hex(0, 48), ("Iron Cross",)),
        Loss(Hex(0, 50), ("Forest", "Infantry")),
    )
    after = resized(before, BoardFormat.STANDARD, Offset())
    assert after.objectives[0].hexes == (Hex(0, 0),)
    assert resized(before, BoardFormat.OVERLORD, Offset()) is before
    with pytest.raises(ValueError, match="do not fit together"):
        resized(before, BoardFormat.STANDARD, Offset(1, 0))


@given(board_format=formats, symmetry=st.sampled_from(Symmetry), data=st.data())
def test_images_of_a_hex_are_images_of_each_other(board_format, symmetry, data):
    plan = board(board_format)
    at = data.draw(st.sampled_from(plan.hexes))
    found = images(at, symmetry, plan)
    assert found[0] == (at, AS_IT_IS)
    group = {image.at for image in found}
    assert group <= set(plan.hexes)
    for image in found:
        assert {other.at for other in images(image.at, symmetry, plan)} == group
        for way, near in enumerate(neighbours(at)):
            if near in plan:
                turned_to = neighbours(image.at)[image.transform.way(way)]
                assert turned_to in {other.at for other in images(near, symmetry, plan)}


def test_the_images_of_corners_are_corners():
    corner = Hex(0, 0)
    found = images(corner, Symmetry.ALL, PLAN)
    assert [image.at for image in found] == [corner, Hex(0, 24), Hex(8, 24), Hex(8, 0)]
    assert images(corner, Symmetry.HALF_TURN, PLAN)[1] == (Hex(8, 24), HALF_TURN)
    assert images(Hex(2, 51), Symmetry.ALL, PLAN) == ((Hex(2, 51), AS_IT_IS),)


@given(before=maps())
def test_half_a_turn_and_a_mirror_turn_the_map_upside_down(before):
    after = mirrored(turned(before))
    for at, content in before.hexes.items():
        if at in before.board:
            assert after.hexes[Hex(before.board.rows - 1 - at.row, at.col)].unit == content.unit


def test_labels_are_those_of_the_new_board():
    before = Scenario(
        rules={"observation_hill": ["A9"]}, muted=(Mute("P101", "yes", "A1"), Mute("P1", "x"))
    )
    after = resized(before, BoardFormat.BREAKTHROUGH, Offset(4, 0))
    assert after.rules == {"observation_hill": ["A13"]}
    assert [item.hex for item in after.muted] == ["A5", ""]


def test_what_lay_beside_the_old_board_is_lost_and_told():
    before = Scenario(hexes={Hex(2, 26): HexContent(terrain=Tile("forest"))})
    assert losses(before, BoardFormat.OVERLORD, Offset()) == (Loss(Hex(2, 26), ("Forest",)),)
    assert resized(before, BoardFormat.OVERLORD, Offset()).hexes == {}


def test_armies_face_each_other_by_the_number_of_their_units():
    row = [Hex(0, col) for col in range(0, 12, 2)]
    armies = ["german", "german", "japanese", "us", "us", "british"]
    before = Scenario(
        hexes={
            at: HexContent(unit=Unit("infantry", army))
            for at, army in zip(row, armies, strict=True)
        }
    )
    assert facing_armies(before) == {
        "german": "us",
        "us": "german",
        "japanese": "british",
        "british": "japanese",
    }
    alone = Scenario(hexes={row[0]: before.hexes[row[0]]})
    assert facing_armies(alone) == {"german": "us"}
    more = replace(before, hexes={at: c for at, c in before.hexes.items() if at != row[2]})
    assert facing_armies(more)["british"] == "german"
    assert swap_sides(swap_sides(before)) == before


def test_losses_name_labels_notes_and_hexes_of_groups():
    far = Hex(0, 40)
    content = HexContent(labels=(Label({"en": "Bréville"}),), note="check")
    group = Objective(ObjectiveType.TEMPORARY, (Hex(0, 0), Hex(0, 44)))
    before = Scenario(BoardFormat.OVERLORD, hexes={far: content}, objectives=(group,))
    assert losses(before, BoardFormat.STANDARD, Offset()) == (
        Loss(far, ("“Bréville”", "note “check”")),
        Loss(Hex(0, 44), ("hex of an objective",)),
    )
