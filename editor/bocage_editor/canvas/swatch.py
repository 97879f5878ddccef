"""Small pictures of single pieces, for lists."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPicture, QPixmap

from bocage_editor.art import inks
from bocage_editor.art.frame import HEXAGON, RADIUS
from bocage_editor.canvas.stamps import Stamp
from bocage_schema.catalogue import RectTile, Tile, catalogue

LARGEST_SCALE = 2.2


def swatch(piece: str, stamps: Iterable[Stamp], size: int, ratio: float = 1.0) -> QPixmap:
    """Return the picture of a piece in a square, on a hex of its landscape if it is a tile."""
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = made.width() / (2.04 * RADIUS)
    painter.translate(made.width() / 2, made.height() / 2)
    painter.scale(scale, scale)
    draw_swatch(painter, piece, stamps)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def draw_swatch(painter: QPainter, piece: str, stamps: Iterable[Stamp]) -> None:
    """Draw a piece around the origin: on a hex if it fills one, else as large as there is room."""
    stamps = sorted(stamps, key=lambda stamp: stamp.level)
    known = catalogue().pieces.get(piece)
    if isinstance(known, Tile | RectTile):
        painter.fillPath(HEXAGON, inks.SEASONS[known.landscape].ground)
    else:
        _centre(painter, stamps)
    for stamp in stamps:
        painter.save()
        stamp.draw(painter)
        painter.restore()


def _centre(painter: QPainter, stamps: Iterable[Stamp]) -> None:
    """Move and scale so that what is drawn lies in the middle and is large enough."""
    recorder = QPicture()
    recording = QPainter(recorder)
    for stamp in stamps:
        stamp.draw(recording)
    recording.end()
    area = QRectF(recorder.boundingRect())
    if not area.isEmpty():
        scale = min(LARGEST_SCALE, 1.7 * RADIUS / max(area.width(), area.height()))
        painter.scale(scale, scale)
        painter.translate(-area.center())
