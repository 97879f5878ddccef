"""Boards as pictures: pixels, SVG and PDF, the same drawing in all of them."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from bocage_editor.art.frame import WIDTH, size_of
from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.marks import MarkKind, draw_mark
from bocage_editor.canvas.pdf_dates import reproducible
from bocage_editor.canvas.sheet import draw_board
from bocage_editor.canvas.style import Style
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex

NO_MARKS: Mapping[MarkKind, frozenset[Hex]] = MappingProxyType({})
MARKED_WIDTH = 600
"""Width of a picture on which lines of marks are as broad as on the screen."""
MARGIN = 24.0
"""Paper around the board, in art units."""
PAPER = QColor("#ffffff")
MOST_PIXELS = 120_000_000
"""Larger pictures are refused."""
MM_PER_INCH = 25.4
CSS_PIXELS_PER_INCH = 96
"""What programs that show SVG take a pixel for."""
USUAL_HEX_MM = 20.0


class TooLargeError(ValueError):
    """A picture would take too much memory."""


def paper_size(scenario: Scenario) -> QSizeF:
    """Return the size of a picture in art units, margins included."""
    size = size_of(scenario.board)
    return QSizeF(size.width() + 2 * MARGIN, size.height() + 2 * MARGIN)


def width_px(scenario: Scenario, hex_mm: float, dpi: float) -> int:
    """Return how many pixels wide a picture is whose hexes are so wide at that resolution."""
    return round(paper_size(scenario).width() / WIDTH * hex_mm / MM_PER_INCH * dpi)


def picture_of(
    scenario: Scenario,
    style: Style | None = None,
    *,
    width: int,
    transparent: bool = False,
    marks: Mapping[MarkKind, frozenset[Hex]] = NO_MARKS,
) -> QImage:
    """Return a board as pixels, so many wide, with some hexes marked.

    Raises `TooLargeError`.
    """
    paper = paper_size(scenario)
    scale = width / paper.width()
    height = max(1, round(paper.height() * scale))
    if width * height > MOST_PIXELS:
        raise TooLargeError(
            f"a picture of {width} × {height} pixels would take "
            f"{width * height * 4 // 1_000_000} MB; ask for fewer pixels"
        )
    image = QImage(QSize(width, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if transparent else PAPER)
    painter = QPainter(image)
    _draw(painter, scenario, style, scale)
    layout = Layout(scenario.board, turned=style is not None and style.turned)
    for kind, hexes in sorted(marks.items()):
        near = layout.board.hexes
        draw_mark(painter, layout, kind, hexes, near, scale * MARKED_WIDTH / width)
    painter.end()
    return image


def png_of(image: QImage) -> bytes:
    """Return the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    if not writer.write(image):
        raise OSError(f"the picture could not be encoded: {writer.errorString()}")
    return bytes(buffer.data().data())


def svg_of(scenario: Scenario, style: Style | None = None, *, width: int, title: str) -> bytes:
    """Return a board as an SVG file that is so many pixels wide where nobody scales it."""
    paper = paper_size(scenario)
    scale = width / paper.width()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setDescription("Bocage")
    generator.setResolution(CSS_PIXELS_PER_INCH)
    size = QSize(width, round(paper.height() * scale))
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(generator)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), PAPER)
    _draw(painter, scenario, style, scale)
    painter.end()
    return bytes(data.data())


def pdf_of(scenario: Scenario, style: Style | None = None, *, hex_mm: float, title: str) -> bytes:
    """Return a board as a PDF file of one page that is as large as the board."""
    paper = paper_size(scenario)
    mm = hex_mm / WIDTH
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Bocage")
    writer.setResolution(1200)
    page = QPageSize(
        QSizeF(paper.width() * mm, paper.height() * mm), QPageSize.Unit.Millimeter, "board"
    )
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    painter = QPainter(writer)
    _draw(painter, scenario, style, mm / MM_PER_INCH * writer.resolution())
    painter.end()
    return reproducible(bytes(data.data()))


def _draw(painter: QPainter, scenario: Scenario, style: Style | None, scale: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(MARGIN, MARGIN)
    draw_board(painter, scenario, style)


def is_picture(path: Path) -> bool:
    """Tell whether a file name is that of a picture that can be written."""
    return path.suffix.lower() in (".png", ".svg", ".pdf")
