"""Pictures of tiles: all are there, differ from each other, and flow over the right edges."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from bocage_editor.art import inks
from bocage_editor.art.frame import CORNERS, EDGE_MIDDLES, HEXAGON, centre_of, hexagon
from bocage_editor.art.gallery import PICTURES
from bocage_editor.art.look import VARIANTS, TileLook
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import EDGES
from bocage_schema.hexes import Hex, neighbours

TILES = tuple(catalogue().tiles)
LINES = tuple(tile for tile in TILES if catalogue().tiles[tile].edges)
SCALE = 0.6
SIZE = 150
"""Of pictures in pixels, with a margin around the hexagon."""
MARGIN = 1.17
"""How much larger than the hexagon a picture may be."""
Pixels = list[tuple[int, int, int]]

pytestmark = pytest.mark.usefixtures("qapp")


def ground_colour(tile: str) -> QColor:
    return inks.SEASONS[catalogue().tiles[tile].landscape].ground


def draw(painter: QPainter, look: TileLook) -> None:
    picture = PICTURES[look.piece]
    for level in (picture.ground, picture.line, picture.top):
        if level:
            painter.save()
            level(painter, look)
            painter.restore()


def image_of(look: TileLook, background: QColor | None = None) -> QImage:
    """Return the picture of a tile on bare ground."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(background or ground_colour(look.piece))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIZE / 2, SIZE / 2)
    painter.scale(SCALE, SCALE)
    draw(painter, look)
    painter.end()
    return image


def pixel(image: QImage, at: QPointF) -> tuple[int, int, int]:
    """Return the colour at a point in art units."""
    x, y = (round(SIZE / 2 + SCALE * value) for value in (at.x(), at.y()))
    return image.pixelColor(x, y).getRgb()[:3]


def grid() -> Iterator[QPointF]:
    for y in range(-96, 97, 8):
        for x in range(-84, 85, 8):
            if HEXAGON.contains(QPointF(x, y)):
                yield QPointF(x, y)


@cache
def samples(tile: str) -> Pixels:
    """Return the colours of a picture on white, at many points of the hexagon."""
    image = image_of(TileLook(tile), QColor("#ffffff"))
    return [pixel(image, at) for at in grid()]


def grey(colour: tuple[int, int, int]) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


def difference(one: Pixels, other: Pixels) -> float:
    """Return the mean difference in lightness of two pictures, at most 255."""
    return sum(abs(grey(a) - grey(b)) for a, b in zip(one, other, strict=True)) / len(one)


def far_apart(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > 6


def test_every_tile_has_a_picture() -> None:
    assert [tile for tile in TILES if tile not in PICTURES] == []


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_seen_in_every_orientation(tile: str) -> None:
    bare = ground_colour(tile).getRgb()[:3]
    for orientation in range(1, catalogue().tiles[tile].orientations + 1):
        image = image_of(TileLook(tile, orientation))
        changed = [at for at in grid() if far_apart(pixel(image, at), bare)]
        assert len(changed) > 0.09 * len(list(grid())), orientation


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_is_seen_around_the_counter_of_a_unit(tile: str) -> None:
    image = image_of(TileLook(tile))
    bare = ground_colour(tile).getRgb()[:3]
    outside = [at for at in grid() if abs(at.x()) > 50 or abs(at.y()) > 35]
    changed = [at for at in outside if far_apart(pixel(image, at), bare)]
    assert len(changed) > 0.07 * len(outside)


@pytest.mark.parametrize("tile", LINES)
def test_lines_lead_over_the_edges_that_the_catalogue_tells(tile: str) -> None:
    piece = catalogue().tiles[tile]
    line = PICTURES[tile].line or PICTURES[tile].ground
    assert line is not None
    bare = ground_colour(tile).getRgb()[:3]
    for orientation in range(1, piece.orientations + 1):
        look = TileLook(tile, orientation)
        image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
        image.fill(ground_colour(tile))
        painter = QPainter(image)
        painter.translate(SIZE / 2, SIZE / 2)
        painter.scale(SCALE, SCALE)
        line(painter, look)
        painter.end()
        opened = {edge for edges in piece.edges_at(orientation).values() for edge in edges}
        seen = {
            edge
            for edge, middle in zip(EDGES, EDGE_MIDDLES, strict=True)
            if far_apart(pixel(image, middle * 0.95), bare)
        }
        assert seen == opened, orientation


@pytest.mark.parametrize("tile", TILES)
def test_a_picture_keeps_to_its_hexagon(tile: str) -> None:
    white = (255, 255, 255)
    near = hexagon(MARGIN)
    outside = [
        QPointF(x, y)
        for x in range(-120, 121, 3)
        for y in range(-120, 121, 3)
        if not near.contains(QPointF(x, y))
    ]
    for variant in range(VARIANTS):
        image = image_of(
            TileLook(tile, joined=63 * (variant == 1), variant=variant), QColor("white")
        )
        spilt = [(at.x(), at.y()) for at in outside if pixel(image, at) != white]
        assert spilt == []


def test_no_two_tiles_look_the_same_even_in_black_and_white() -> None:
    alike = [
        (one, other, round(found, 1))
        for one, other in combinations(TILES, 2)
        if (found := difference(samples(one), samples(other))) < 3.0
    ]
    assert alike == []


def test_a_picture_is_drawn_the_same_again() -> None:
    for tile in TILES:
        assert image_of(TileLook(tile, variant=2)) == image_of(TileLook(tile, variant=2)), tile


def board_of(tile: str, cells: set[Hex]) -> tuple[QImage, float]:
    """Return a picture of like tiles side by side, and its scale."""
    image = QImage(400, 330, QImage.Format.Format_RGB32)
    image.fill(ground_colour(tile))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    for at in sorted(cells):
        joined = sum(1 << edge for edge, near in enumerate(neighbours(at)) if near in cells)
        painter.save()
        painter.translate(centre_of(at))
        picture = PICTURES[tile]
        assert picture.ground is not None
        picture.ground(painter, TileLook(tile, 1, joined))
        painter.restore()
    painter.end()
    return image, SCALE


@pytest.mark.parametrize(
    "tile", [tile for tile in PICTURES if tile in TILES and PICTURES[tile].joins == "hill"]
)
def test_hills_side_by_side_join_without_a_line(tile: str) -> None:
    """Around the corner that three hexes share all is as light as in their middles."""
    trio = [Hex(0, 0), Hex(0, 2), Hex(1, 1)]
    image, scale = board_of(tile, set(trio))
    corner = (centre_of(trio[0]) + centre_of(trio[1]) + centre_of(trio[2])) / 3

    def lightness(at: QPointF) -> float:
        return grey(image.pixelColor(round(at.x() * scale), round(at.y() * scale)).getRgb()[:3])

    for here in trio:
        for share in range(-24, 80):
            at = corner + (centre_of(here) - corner) * (share / 100)
            assert abs(lightness(at) - lightness(centre_of(here))) < 5, share


def test_a_single_hill_keeps_off_its_edges() -> None:
    image = image_of(TileLook("hill"))
    bare = ground_colour("hill").getRgb()[:3]
    assert all(pixel(image, corner * 0.96) == bare for corner in CORNERS)
    assert pixel(image, QPointF(0, 0)) != bare
