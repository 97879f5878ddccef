"""Stamps as pixels, drawn once for each scale."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from math import ceil, floor
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from bocage_editor.canvas.layout import REACH
from bocage_editor.canvas.stamps import Stamp

MOST_PIXELS = 24_000_000
"""Pixels that are kept at most; four bytes each."""
MOST_VIEWS = 16
"""So many times the pixels of the view are kept: a few layers of pieces at a few scales."""
RESTING_PIXELS = 1_500_000
"""Pixels that a board keeps while it is not seen."""
LARGEST = 900
"""Sprites of more device pixels a side are not kept: few of them fit on a screen."""
BUDGET_S = 0.008
"""So long sprites are drawn at a time while older ones can stand in for them."""
_WHOLE = QRectF(-REACH, -REACH, 2 * REACH, 2 * REACH)


class Sprite(NamedTuple):
    """Pixels, and where they lie."""

    pixels: QPixmap
    offset: QPoint
    """Their top left corner, in device pixels from the point where the stamp is."""
    scale: float
    """Device pixels an art unit."""

    @property
    def size(self) -> int:
        """How many pixels it holds."""
        return self.pixels.width() * self.pixels.height()


class Sprites:
    """Sprites of one scale and those of the scales shown before, as far as memory allows.

    After a change of scale older sprites are stretched to stand in for those that there is no
    time to draw; `sharpen` draws these afterwards.
    """

    def __init__(self, *, is_patient: bool = False) -> None:
        """Begin without sprites.

        Who is patient paints again anyway while `is_blurred`, so what there is no time for is
        left out, and nothing has to stand in for it.
        """
        self._is_patient = is_patient
        self._now: dict[Hashable, Sprite] = {}
        """Those of the scale that is shown, by what they look like."""
        self._kept: OrderedDict[tuple[float, float], dict[Hashable, Sprite]] = OrderedDict()
        """Those of all scales, by scale and by device pixels a pixel; the one shown is last."""
        self._bounds: dict[Hashable, QRectF] = {}
        """What is not empty of the reach of a hex, in art units."""
        self._blurred: dict[Hashable, Stamp] = {}
        self._scale = self._ratio = 1.0
        self._until = 0.0
        self._view = QSize()
        self.pixels = 0
        """How many pixels are kept."""

    @property
    def is_blurred(self) -> bool:
        """True if something was painted from sprites of another scale, or was left out."""
        return bool(self._blurred)

    @property
    def most_pixels(self) -> int:
        """How many pixels may be kept."""
        if self._view.isEmpty():
            return MOST_PIXELS
        shown = self._view.width() * self._view.height() * self._ratio**2
        return min(MOST_PIXELS, max(RESTING_PIXELS, round(MOST_VIEWS * shown)))

    def fit(self, view: QSize) -> None:
        """Keep as many as a view of a size, in pixels, has use for."""
        self._view = view

    def kept(self) -> Iterator[Sprite]:
        """Yield all sprites."""
        for sprites in self._kept.values():
            yield from sprites.values()

    def begin(self, scale: float, ratio: float) -> None:
        """Begin to paint; ``scale`` is in pixels an art unit, ``ratio`` in device pixels each."""
        if (scale, ratio) != (self._scale, self._ratio) or not self._kept:
            self._blurred.clear()
            self._scale, self._ratio = scale, ratio
            self._now = self._kept.setdefault((scale, ratio), {})
            self._kept.move_to_end((scale, ratio))
        self._until = perf_counter() + BUDGET_S

    def draw(self, painter: QPainter, centre: QPointF, stamp: Stamp, *, upside_down: bool) -> None:
        """Draw a stamp around a point in pixels.

        Sprites lie on whole device pixels, so that it does not matter in how many parts a board
        is painted.
        """
        ratio = self._ratio
        across, down = stamp.shift
        x = floor((centre.x() + across * self._scale) * ratio + 0.5)
        y = floor((centre.y() + down * self._scale) * ratio + 0.5)
        looks = stamp.level, stamp.key, upside_down and stamp.turns
        sprite = self._now.get(looks) or self._sprite(looks, stamp)
        if sprite is None:
            if self._is_patient and looks in self._blurred:
                return
            self._draw_directly(painter, QPointF(x / ratio, y / ratio), stamp, turned=looks[2])
            return
        offset = sprite.offset
        if sprite.scale == self._scale * ratio:
            place = QPointF((x + offset.x()) / ratio, (y + offset.y()) / ratio)
            painter.drawPixmap(place, sprite.pixels)
            return
        growth = self._scale * ratio / sprite.scale
        area = QRectF(
            (x + offset.x() * growth) / ratio,
            (y + offset.y() * growth) / ratio,
            sprite.pixels.width() * growth / ratio,
            sprite.pixels.height() * growth / ratio,
        )
        painter.drawPixmap(area, sprite.pixels, QRectF(sprite.pixels.rect()))

    def _sprite(self, looks: tuple[int, Hashable, bool], stamp: Stamp) -> Sprite | None:
        """Return a new sprite, or one of another scale, or nothing if it would be too large.

        Nothing, too, if there was no time and nothing stands in for it; then it is blurred.
        """
        bounds = self._bounds.get(looks, _WHOLE)
        if max(bounds.width(), bounds.height()) * self._scale * self._ratio > LARGEST:
            return None
        if perf_counter() > self._until:
            if self._is_patient:
                self._blurred[looks] = stamp
                return None
            for kept in reversed(self._kept.values()):
                old = kept.get(looks)
                if old is not None:
                    self._blurred[looks] = stamp
                    return old
        return self._made(looks, stamp, turned=looks[2])

    def sharpen(self, budget_s: float = BUDGET_S) -> None:
        """Draw some of the sprites that others stood in for, or that were left out."""
        until = perf_counter() + budget_s
        while self._blurred:
            looks, stamp = self._blurred.popitem()
            self._made(looks, stamp, turned=looks[2])  # type: ignore[index]
            if perf_counter() > until:
                break

    def _draw_directly(
        self, painter: QPainter, place: QPointF, stamp: Stamp, *, turned: bool
    ) -> None:
        painter.save()
        painter.translate(place)
        painter.scale(self._scale, self._scale)
        if turned:
            painter.rotate(180)
        stamp.draw(painter)
        painter.restore()

    def _made(self, looks: Hashable, stamp: Stamp, *, turned: bool) -> Sprite:
        scale = self._scale * self._ratio
        bounds = self._bounds.get(looks)
        area = _pixels_of(bounds or _WHOLE, scale)
        pixels = QPixmap(area.size())
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-area.topLeft())
        painter.scale(scale, scale)
        if turned:
            painter.rotate(180)
        stamp.draw(painter)
        painter.end()
        if bounds is None:
            filled = filled_part(pixels.toImage())
            pixels = pixels.copy(filled)
            area = filled.translated(area.topLeft())
            around = QRectF(area.adjusted(-1, -1, 1, 1))
            self._bounds[looks] = QRectF(around.topLeft() / scale, around.size() / scale)
        pixels.setDevicePixelRatio(self._ratio)
        made = self._now[looks] = Sprite(pixels, area.topLeft(), scale)
        self.pixels += made.size
        self._forget()
        return made

    def rest(self) -> None:
        """Keep little while the board is not seen: other boards need the memory."""
        for key in list(self._kept)[:-1]:
            self.pixels -= sum(sprite.size for sprite in self._kept.pop(key).values())
        if self.pixels > RESTING_PIXELS:
            self._kept.clear()
            self._blurred.clear()
            self._now = {}
            self.pixels = 0

    def _forget(self) -> None:
        """Drop the sprites of the scale shown longest ago, or else those drawn longest ago."""
        most = self.most_pixels
        while self.pixels > most and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.pixels -= sum(sprite.size for sprite in old.values())
        while self.pixels > most and len(self._now) > 1:
            self.pixels -= self._now.pop(next(iter(self._now))).size


def _pixels_of(area: QRectF, scale: float) -> QRect:
    """Return the device pixels that an area in art units touches."""
    left, top = floor(area.left() * scale), floor(area.top() * scale)
    right, bottom = ceil(area.right() * scale), ceil(area.bottom() * scale)
    return QRect(left, top, max(1, right - left), max(1, bottom - top))


def filled_part(image: QImage) -> QRect:
    """Return the smallest rectangle outside which a picture is transparent; never an empty one."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    rows = _filled_rows(alpha)
    if not rows:
        return QRect(0, 0, 1, 1)
    columns = _filled_rows(alpha.transformed(QTransform().rotate(90)))
    return QRect(columns.start, rows.start, len(columns), len(rows))


def _filled_rows(alpha: QImage) -> range:
    """Return the rows from the first to the last that is not transparent."""
    line, width = alpha.bytesPerLine(), alpha.width()
    data = bytes(alpha.constBits())
    if line > width:  # what fills up the lines may be anything
        data = b"".join(data[at : at + width] for at in range(0, len(data), line))
    below = data.rstrip(b"\0")
    if not below:
        return range(0)
    above = len(below) - len(below.lstrip(b"\0"))
    return range(above // width, (len(below) - 1) // width + 1)
