"""Pictures drawn into small images, for tests that look at them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from PySide6.QtCore import QBuffer, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from bocage_editor.art.gallery import PICTURES
from bocage_editor.art.look import TileLook

Drawing = Callable[[QPainter], None]

REACH = 125
"""How far an image shows a picture in each direction, in art units."""
GROUND = QColor("#b8b8b8")


def drawn(drawing: Drawing, scale: float = 0.4, *, turned_deg: float = 0.0) -> QImage:
    """Draw on a clear ground, turned counter-clockwise if told so."""
    side = round(2 * REACH * scale)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(scale, scale)
    painter.rotate(-turned_deg)
    drawing(painter)
    painter.end()
    return image


def drawn_as_svg(drawing: Drawing, scale: float = 0.4) -> QImage:
    """Draw into a file of vector graphics, and that file into an image."""
    side = round(2 * REACH * scale)
    kept = QBuffer()
    kept.open(QBuffer.OpenModeFlag.ReadWrite)
    generator = QSvgGenerator()
    generator.setOutputDevice(kept)
    generator.setSize(QSize(side, side))
    generator.setViewBox(QRect(0, 0, side, side))
    painter = QPainter(generator)
    painter.translate(side / 2, side / 2)
    painter.scale(scale, scale)
    drawing(painter)
    painter.end()
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(kept.data()).render(painter)
    painter.end()
    return image


def tile(look: TileLook) -> Drawing:
    """Return what draws all levels of a piece."""

    def draw(painter: QPainter) -> None:
        picture = PICTURES[look.piece]
        for level in (picture.ground, picture.line, picture.top):
            if level is not None:
                painter.save()
                level(painter, look)
                painter.restore()

    return draw


def greys(image: QImage) -> bytes:
    """Return the picture in shades of grey, on the grey of a board."""
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(GROUND)
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    shades = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = bytes(shades.constBits())
    wide = shades.bytesPerLine()
    return b"".join(rows[at * wide : at * wide + image.width()] for at in range(image.height()))


def differing(a: bytes, b: bytes, levels: int = 40) -> int:
    """Return how many points differ by more than so many of 256 shades."""
    return sum(abs(x - y) > levels for x, y in zip(a, b, strict=True))


def alike(pictures: Iterable[tuple[str, QImage]], points: int) -> Iterator[tuple[str, str]]:
    """Yield the names of pictures that differ in fewer points than that, in shades of grey."""
    shades = [(name, greys(image)) for name, image in pictures]
    for (name, a), (other, b) in combinations(shades, 2):
        if differing(a, b) < points:
            yield name, other


def alpha(image: QImage, x: float, y: float, scale: float = 0.4) -> int:
    """Return how much ink covers a point given in art units, 0 to 255."""
    middle = image.width() / 2
    return image.pixelColor(round(middle + x * scale), round(middle + y * scale)).alpha()


def inked(image: QImage, least: int = 8) -> QRect:
    """Return the smallest rectangle around all ink, in pixels."""
    clear = image.convertToFormat(QImage.Format.Format_Alpha8)
    bits, wide = bytes(clear.constBits()), clear.bytesPerLine()
    points = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if bits[y * wide + x] >= least
    ]
    if not points:
        return QRect()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
