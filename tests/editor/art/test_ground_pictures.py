"""The bare ground of boards: what a face prints where, and bands that run on from hex to hex."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from bocage_editor.art import inks
from bocage_editor.art.frame import centre_of, hexagon, size_of
from bocage_editor.art.ground import Ground, draw_ground, draw_hex_ground, ground_of, landscape_of
from bocage_schema.board_formats import Board, board
from bocage_schema.catalogue import catalogue
from bocage_schema.catalogue.pieces import Landscape
from bocage_schema.ids import BoardFormat, Face

SCALE = 0.4
BOARDS = [
    pytest.param(board(board_format), face, id=f"{board_format}-{face}")
    for board_format in BoardFormat
    for face in Face
]

pytestmark = pytest.mark.usefixtures("qapp")


def whole(board_format: BoardFormat, face: Face) -> QImage:
    """Return the ground of a board."""
    there = board(board_format)
    size = size_of(there)
    image = QImage(
        round(size.width() * SCALE), round(size.height() * SCALE), QImage.Format.Format_RGB32
    )
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    draw_ground(painter, there, face)
    painter.end()
    return image


def colour_at(image: QImage, at: QPointF) -> QColor:
    return image.pixelColor(int(at.x() * SCALE), int(at.y() * SCALE))


def far(one: QColor, other: QColor) -> float:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize(("there", "face"), BOARDS)
def test_the_ground_of_a_hex_is_what_the_face_prints_on_its_row(there: Board, face: Face) -> None:
    printed = next(
        part for part in catalogue().boards[there.format].faces if part.face == face
    ).rows
    for at in there.hexes:
        (kind,) = {part.terrain for part in printed if part.first <= at.row <= part.last}
        assert ground_of(there, face, at).kind == kind


@pytest.mark.parametrize(("there", "face"), BOARDS)
def test_hexes_share_pictures_of_their_ground(there: Board, face: Face) -> None:
    assert len({ground_of(there, face, at) for at in there.hexes}) <= 130


def test_winter_and_desert_have_their_own_landscapes() -> None:
    assert landscape_of(Face.WINTER) is Landscape.WINTER
    assert landscape_of(Face.DESERT) is Landscape.DESERT
    assert landscape_of(Face.BEACH) is landscape_of(Face.COUNTRYSIDE) is Landscape.COUNTRYSIDE


@pytest.mark.parametrize("face", Face)
def test_no_gap_shows_between_hexes(face: Face) -> None:
    image = whole(BoardFormat.STANDARD, face)
    there = board(BoardFormat.STANDARD)
    for at in there.hexes:
        for near in there.neighbours(at):
            middle = (centre_of(at) + centre_of(near)) / 2
            assert far(colour_at(image, middle), QColor("magenta")) > 150


def test_a_beach_leads_from_grass_over_sand_and_surf_to_the_sea() -> None:
    image = whole(BoardFormat.STANDARD, Face.BEACH)
    there = board(BoardFormat.STANDARD)

    def typical(row: int, down: float) -> QColor:
        found = [
            colour_at(image, centre_of(at) + QPointF(0, down)).rgb()
            for at in there.hexes
            if at.row == row
        ]
        return QColor(max(found, key=found.count))

    season = inks.SEASONS[Landscape.COUNTRYSIDE]
    assert far(typical(0, 0), season.ground) < 12
    assert far(typical(5, 0), inks.SAND) < 12
    assert far(typical(7, -75), inks.SAND) < 12
    assert typical(7, 20).blue() > typical(7, 20).red()
    assert far(typical(8, 0), inks.SEA) < 12


@pytest.mark.parametrize(("row", "height"), [(3, 75.0), (7, -26.0), (7, 75.0)])
def test_lines_between_bands_run_on_from_hex_to_hex(row: int, height: float) -> None:
    """Left and right of the side that two hexes share the same colours follow each other."""
    image = whole(BoardFormat.STANDARD, Face.BEACH)
    there = board(BoardFormat.STANDARD)
    ats = [at for at in there.hexes if at.row == row]
    for at in ats[:-1]:
        side = centre_of(at) + QPointF(86.6, 0)
        steps = range(-60, 30) if height < 0 else range(26, 90)
        for step in steps:
            left = colour_at(image, side + QPointF(-3, step))
            right = [colour_at(image, side + QPointF(3, step + down)) for down in range(-6, 7)]
            assert min(far(left, colour) for colour in right) < 60, (at, step)


def test_ground_keeps_to_its_hexagon() -> None:
    there = board(BoardFormat.STANDARD)
    near = hexagon(1.1)
    for face in Face:
        for ground in sorted({ground_of(there, face, at) for at in there.hexes}):
            for point in spilt(ground):
                assert near.contains(point), (ground, point)


def spilt(ground: Ground) -> list[QPointF]:
    """Return the points outside of the hexagon at which the ground of a hex shows."""
    image = QImage(130, 130, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    painter.translate(65, 65)
    painter.scale(0.5, 0.5)
    draw_hex_ground(painter, ground)
    painter.end()
    return [
        QPointF((x - 65) * 2.0, (y - 65) * 2.0)
        for x in range(0, 130, 2)
        for y in range(0, 130, 2)
        if image.pixelColor(x, y) != QColor("magenta")
    ]
