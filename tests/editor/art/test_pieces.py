"""Rectangular tiles, obstacles, markers and medals: each has its own picture, in its place."""

import pytest
from drawn import REACH, alike, alpha, differing, drawn, drawn_as_svg, greys, inked, tile
from PySide6.QtGui import QImage

from bocage_editor.art import markers, medals, obstacles, structures
from bocage_editor.art.gallery import PICTURES
from bocage_editor.art.look import TileLook
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side

pytestmark = pytest.mark.usefixtures("qapp")

RECTS = tuple(catalogue().rect_tiles)
TOKENS = (*catalogue().markers, *catalogue().medals)
PIECES = (*RECTS, *catalogue().obstacles, *TOKENS)
TURNING = [rect for rect in RECTS if catalogue().rect_tiles[rect].angle_deg is not None]


def picture(look: TileLook, scale: float = 0.4, turned_deg: float = 0.0) -> QImage:
    return drawn(tile(look), scale, turned_deg=turned_deg)


def top(piece: str, orientation: int = 1, turned_deg: float = 0.0) -> QImage:
    """Return what stands on the hex, without what leads over its edges."""
    draw = PICTURES[piece].top
    assert draw is not None
    return drawn(lambda painter: draw(painter, TileLook(piece, orientation)), turned_deg=turned_deg)


def solid(image: QImage) -> bytes:
    """Return where the picture is opaque, shadows left out."""
    clear = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows, wide = bytes(clear.constBits()), clear.bytesPerLine()
    area = b"".join(rows[at * wide : at * wide + image.width()] for at in range(image.height()))
    return bytes(255 if value > 150 else 0 for value in area)


def test_the_gallery_holds_every_piece_once() -> None:
    own = [structures.PICTURES, obstacles.PICTURES, markers.PICTURES, medals.PICTURES]
    assert sorted(name for pictures in own for name in pictures) == sorted(PIECES)
    assert set(PIECES) <= set(PICTURES)


@pytest.mark.parametrize("piece", PIECES)
def test_every_picture_leaves_ink(piece: str) -> None:
    area = inked(picture(TileLook(piece)))
    assert area.width() > 15
    assert area.height() > 8


@pytest.mark.parametrize(
    ("pieces", "points"), [(RECTS, 200), (tuple(catalogue().obstacles), 200), (TOKENS, 12)]
)
def test_no_two_pieces_look_the_same_in_grey(pieces: tuple[str, ...], points: int) -> None:
    pictures = [(piece, picture(TileLook(piece))) for piece in pieces]
    assert list(alike(pictures, points)) == []


@pytest.mark.parametrize("piece", PIECES)
def test_nothing_spills_far_out_of_the_hex(piece: str) -> None:
    for orientation in range(1, catalogue().pieces[piece].orientations + 1):
        area = inked(picture(TileLook(piece, orientation), 1.0))
        assert area.left() >= REACH - 94
        assert area.right() <= REACH + 94
        assert area.top() >= REACH - 100
        assert area.bottom() <= REACH + 100


@pytest.mark.parametrize("rect", TURNING)
def test_rectangular_tiles_turn_as_the_catalogue_says(rect: str) -> None:
    kind = catalogue().rect_tiles[rect]
    first = kind.angle_at(1) or 0
    for orientation in range(2, kind.orientations + 1):
        angle = kind.angle_at(orientation) or 0
        shown = solid(top(rect, orientation))
        expected = solid(top(rect, turned_deg=angle - first))
        ink = sum(map(bool, expected))
        assert differing(shown, expected) < 0.06 * ink


@pytest.mark.parametrize("rect", ["bridge", "rail_bridge", "ford", "locomotive"])
def test_the_way_over_a_tile_lies_in_its_direction(rect: str) -> None:
    kind = catalogue().rect_tiles[rect]
    for orientation in range(1, kind.orientations + 1):
        angle = kind.angle_at(orientation)
        assert angle is not None
        area = inked(top(rect, orientation, -angle), least=150)
        assert area.width() > 1.3 * area.height()


def test_a_bunker_shows_its_slits_beside_the_counter_that_stands_on_it() -> None:
    south, north = (greys(picture(TileLook("bunker", turn), 1.0)) for turn in (1, 2))
    below, above = ((REACH + y) * 2 * REACH + REACH for y in (53, -53))
    assert south[below - 36] < 60
    assert north[above + 36] < 60
    assert south[above + 36] > 60
    assert north[below - 36] > 60


@pytest.mark.parametrize("rect", ["bunker", "casemate", "winter_field_bunker"])
def test_the_owner_of_a_bunker_is_told_by_shape(rect: str) -> None:
    looks = [TileLook(rect, side=side) for side in (None, *Side)]
    assert list(alike([(str(look.side), picture(look, 1.0)) for look in looks], 60)) == []


@pytest.mark.parametrize("bridge", ["bridge", "winter_bridge", "pontoon_bridge"])
def test_a_bridge_between_two_edges_is_joined_to_the_roads_there(bridge: str) -> None:
    kind = catalogue().rect_tiles[bridge]
    for orientation in range(1, kind.orientations + 1):
        angle = kind.angle_at(orientation)
        assert angle is not None
        image = picture(TileLook(bridge, orientation), turned_deg=-angle)
        assert (alpha(image, 82, 0) > 200) == (angle % 60 == 0)


def test_sandbags_and_wire_lie_on_either_side_of_the_hex() -> None:
    for obstacle in ("sandbags", "wire"):
        below, above = (inked(picture(TileLook(obstacle, turn), 1.0)) for turn in (1, 2))
        assert below.top() > REACH + 20
        assert above.bottom() < REACH - 20


def test_a_sea_wall_is_no_row_of_bags() -> None:
    bags, wall = TileLook("sandbags"), TileLook("sandbags", traits=("sea_wall",))
    assert list(alike([("bags", picture(bags)), ("wall", picture(wall))], 40)) == []


def test_a_bridge_that_may_be_blown_shows_charges() -> None:
    bare, mined = TileLook("bridge"), TileLook("bridge", traits=("can_be_blown",))
    assert differing(greys(picture(bare)), greys(picture(mined))) > 15


@pytest.mark.parametrize("medal", catalogue().medals)
def test_medals_of_the_axis_are_dark_and_those_of_the_allies_light(medal: str) -> None:
    image = picture(TileLook(medal), 2.0)
    x, y = 2 * (REACH + 52), 2 * (REACH - 52)
    left, right = (image.pixelColor(x + at, y - 35).lightness() for at in (-26, 26))
    side = catalogue().medals[medal].side
    assert (left < 110) == (side is Side.AXIS)
    assert (right < 110) == (side is not Side.ALLIES)


def test_exit_markers_point_where_their_orientation_says() -> None:
    shades = [
        (str(orientation), picture(TileLook("exit_marker", orientation)))
        for orientation in range(1, 7)
    ]
    assert list(alike(shades, 10)) == []


@pytest.mark.parametrize("marker", ["minefield", "exit_marker", "battle_star"])
def test_a_marker_of_a_side_shows_whose_it_is(marker: str) -> None:
    looks = [TileLook(marker, side=side) for side in (None, *Side)]
    assert list(alike([(str(look.side), picture(look, 1.0)) for look in looks], 30)) == []


@pytest.mark.parametrize("piece", [*catalogue().medals, "tag_9", "tag_13", "minefield"])
def test_what_must_be_read_keeps_upright_on_a_turned_board(piece: str) -> None:
    assert not PICTURES[piece].turns


@pytest.mark.parametrize("piece", PIECES)
def test_drawing_twice_gives_the_same_picture(piece: str) -> None:
    assert picture(TileLook(piece, 2)) == picture(TileLook(piece, 2))


@pytest.mark.parametrize("piece", PIECES)
def test_a_picture_is_the_same_in_a_file_of_vector_graphics(piece: str) -> None:
    look = TileLook(piece, 2)
    stored = drawn_as_svg(tile(look))
    assert differing(greys(stored), greys(picture(look))) < 20
