"""Stamps as pixels, drawn once for each scale."""

from collections import OrderedDict
from collections.abc import Hashable
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bocage_editor.canvas.layout import REACH
from bocage_editor.canvas.stamps import Stamp

MOST_PIXELS = 48_000_000
"""Pixels that are kept; four bytes each."""
LARGEST = 640
"""Sprites of more device pixels a side are not kept: few of them fit on a screen."""


class Sprites:
    """Sprites of one scale and those of the scales shown before, as far as memory allows."""

    def __init__(self) -> None:
        """Begin without sprites."""
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._pixels = 0

    def draw(
        self, painter: QPainter, centre: QPointF, stamp: Stamp, scale: float, *, upside_down: bool
    ) -> None:
        """Draw a stamp around a point in pixels; ``scale`` is in pixels an art unit.

        Sprites lie on whole device pixels, so that it does not matter in how many parts a board
        is painted.
        """
        ratio = painter.device().devicePixelRatio()
        turned = upside_down and stamp.turns
        place = centre + QPointF(*stamp.shift) * scale
        half = ceil(REACH * scale * ratio)
        if 2 * half > LARGEST:
            painter.save()
            painter.translate(_whole(place, ratio))
            painter.scale(scale, scale)
            if turned:
                painter.rotate(180)
            stamp.draw(painter)
            painter.restore()
            return
        key = (stamp.level, stamp.key, turned, scale, ratio)
        sprite = self._kept.get(key)
        if sprite is None:
            sprite = self._made(key, stamp, scale, ratio, half, turned=turned)
        else:
            self._kept.move_to_end(key)
        painter.drawPixmap(_whole(place, ratio) - QPointF(half, half) / ratio, sprite)

    def _made(
        self, key: Hashable, stamp: Stamp, scale: float, ratio: float, half: int, *, turned: bool
    ) -> QPixmap:
        sprite = QPixmap(2 * half, 2 * half)
        sprite.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sprite)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(half, half)
        painter.scale(scale * ratio, scale * ratio)
        if turned:
            painter.rotate(180)
        stamp.draw(painter)
        painter.end()
        sprite.setDevicePixelRatio(ratio)
        self._kept[key] = sprite
        self._pixels += sprite.width() * sprite.height()
        while self._pixels > MOST_PIXELS:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.width() * old.height()
        return sprite


def _whole(place: QPointF, ratio: float) -> QPointF:
    """Return the nearest point on the grid of device pixels."""
    return QPointF(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio)
