"""Text that is made smaller until it fits into a rectangle."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextLayout, QTextOption

FAMILIES = ("DejaVu Sans Condensed", "Segoe UI", "Noto Sans", "Helvetica Neue", "Arial")
_FINE = 10.0
"""Text is laid out so many times larger, since fonts come in whole sizes only."""


class Fitted(NamedTuple):
    """A text laid out in lines; sizes are in the units of the rectangle it was fitted to."""

    layout: QTextLayout
    size: float
    width: float
    height: float
    fits: bool
    """False: not even the smallest size was small enough."""


def _laid_out(text: str, size: float, width: float, *, bold: bool, centred: bool) -> Fitted:
    font = QFont(list(FAMILIES))
    font.setPixelSize(round(size * _FINE))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    option.setAlignment(Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    down = widest = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width * _FINE)
        line.setPosition(QPointF(0, down))
        down += line.height()
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return Fitted(layout, size, widest / _FINE, down / _FINE, widest <= width * _FINE + 0.01)


@lru_cache(maxsize=512)
def fitted(
    text: str,
    width: float,
    height: float,
    sizes: Sequence[float],
    *,
    bold: bool = False,
    centred: bool = False,
) -> Fitted:
    """Return a text in the first of some sizes, from large to small, in which it fits."""
    for size in sizes:
        found = _laid_out(text, size, width, bold=bold, centred=centred)
        if found.fits and found.height <= height:
            return found
    return found._replace(fits=False)


def draw_fitted(
    painter: QPainter, rect: QRectF, text: Fitted, colour: QColor, *, middle: bool = False
) -> None:
    """Draw a text at the top of a rectangle, or in the middle of its height."""
    painter.save()
    down = (rect.height() - text.height) / 2 if middle else 0.0
    painter.translate(rect.x(), rect.y() + down)
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.setPen(colour)
    text.layout.draw(painter, QPointF(0, 0))
    painter.restore()
