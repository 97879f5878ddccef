"""A picture of every piece of the catalogue with its name."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from bocage_editor.art.badges import draw_badge
from bocage_editor.art.frame import BOUNDS
from bocage_editor.art.look import TileLook
from bocage_editor.canvas.stamps import tile_stamps, unit_stamp
from bocage_editor.canvas.swatch import draw_swatch
from bocage_scenarios.model import Unit
from bocage_schema.catalogue import Badge, Piece, catalogue

CELL_PX = 118
NAME_PX = 40
TITLE_PX = 34


_TITLES = {
    "en": ("Tiles", "Structures", "Obstacles", "Markers", "Medals", "Badges", "Units"),
    "de": ("Felder", "Bauten", "Hindernisse", "Marker", "Medaillen", "Abzeichen", "Einheiten"),
    "nl": ("Tegels", "Bouwsels", "Obstakels", "Fiches", "Medailles", "Insignes", "Eenheden"),
}


def sheet_of(language: str, width: int) -> QImage:
    """Return the picture, so many pixels wide, in groups with titles."""
    columns = max(1, width // CELL_PX)
    groups = list(_groups(language))
    row = CELL_PX + NAME_PX
    height = sum(TITLE_PX + -(-len(pieces) // columns) * row for _, pieces in groups)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = 0.0
    for title, pieces in groups:
        painter.setPen(QColor("#222222"))
        painter.setFont(_font(17, bold=True))
        painter.drawText(QPointF(10, top + TITLE_PX - 10), title)
        top += TITLE_PX
        for number, piece in enumerate(pieces):
            across, down = number % columns, number // columns
            _draw_cell(painter, QPointF(across * CELL_PX, top + down * row), piece, language)
        top += -(-len(pieces) // columns) * row
    painter.end()
    return image


def _groups(language: str) -> Iterator[tuple[str, list[Piece]]]:
    known = catalogue()
    units = [unit for unit in known.units.values() if unit.placed_as is None]
    tables: list[list[Piece]] = [
        list(known.tiles.values()),
        list(known.rect_tiles.values()),
        list(known.obstacles.values()),
        list(known.markers.values()),
        list(known.medals.values()),
        list(known.badges.values()),
        [*units],
    ]
    yield from zip(_TITLES[language], tables, strict=True)


def _draw_cell(painter: QPainter, corner: QPointF, piece: Piece, language: str) -> None:
    area = QRectF(corner, QRectF(0, 0, CELL_PX, CELL_PX).size()).adjusted(6, 6, -6, -6)
    painter.save()
    painter.translate(area.center())
    scale = area.height() / (BOUNDS.height() * 1.05)
    painter.scale(scale, scale)
    known = catalogue()
    if isinstance(piece, Badge):
        painter.scale(3, 3)
        draw_badge(painter, piece.id)
    elif piece.id in known.units:
        armies = known.units[piece.id].armies or ("us",)
        draw_swatch(painter, piece.id, [unit_stamp(Unit(piece.id, armies[0]))])
    else:
        draw_swatch(painter, piece.id, tile_stamps(TileLook(piece.id), piece.layer))
    painter.restore()
    painter.setPen(QColor("#222222"))
    painter.setFont(_font(11))
    words = QRectF(corner.x() + 2, corner.y() + CELL_PX, CELL_PX - 4, NAME_PX)
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(words, int(flags), piece.names.get(language))


def _font(size: int, *, bold: bool = False) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(bold)
    return font
