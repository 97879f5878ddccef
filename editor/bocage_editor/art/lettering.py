"""Letters as outlines, so that they are the same on screens and in files of any size."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

_FAMILIES = ("DejaVu Sans", "Verdana", "Helvetica", "Arial", "sans-serif")
_DRAWN_SIZE = 100
"""Letters are taken from the font at this size, where hinting no longer shows."""


@lru_cache(maxsize=256)
def _letters(text: str) -> QPainterPath:
    font = QFont(list(_FAMILIES))
    font.setPixelSize(_DRAWN_SIZE)
    font.setWeight(QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, 0), font, text)
    if path.isEmpty() and text.strip():
        path.addRect(QRectF(0, -70, QFontMetricsF(font).averageCharWidth(), 70))
    return path


def lettering(text: str, centre: QPointF, size: float, widest: float = 0.0) -> QPainterPath:
    """Return the outlines of one line of text around a point.

    ``size`` is that of the font; a text wider than ``widest`` is made smaller as a whole.
    """
    path = _letters(text)
    bounds = path.boundingRect()
    if bounds.isEmpty():
        return QPainterPath()
    scale = size / _DRAWN_SIZE
    if widest and bounds.width() * scale > widest:
        scale = widest / bounds.width()
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
    middle = bounds.center()
    return place.map(path.translated(-middle.x(), -middle.y()))
