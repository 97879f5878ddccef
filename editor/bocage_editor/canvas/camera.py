"""Which part of the paper a view shows, and how large."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF

FULL_SCALE = 0.5
"""Pixels an art unit at 100 %."""
SMALLEST_ZOOM, LARGEST_ZOOM = 0.1, 8.0
MARGIN = 36.0
"""Paper around the board, in art units; it grows with the board, so that zooming needs no care."""


class Axis:
    """One direction: paper that is shorter than its view lies in its middle, else it is scrolled.

    Where the view begins is known exactly, though scroll bars know whole pixels only, so that
    many small zoom steps do not add up to a drift.
    """

    def __init__(self) -> None:
        """Begin without paper."""
        self.paper = 0
        """The paper, in pixels."""
        self.port = 0
        """The view, in pixels."""
        self.room = 0
        """The view without scroll bars; paper is centred in it, so that a bar moves nothing."""
        self._exact = 0.0

    @property
    def spare(self) -> int:
        """How far from the start of the view the paper begins."""
        return max(0, self.room - self.paper) // 2

    @property
    def most(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.spare + self.paper - self.port)

    def exact(self, scrolled: int) -> float:
        """Return where the view begins, given what the scroll bar says."""
        if round(self._exact) != scrolled:
            self._exact = float(scrolled)
        return self._exact

    def go_to(self, wanted: float) -> int:
        """Scroll to a place, or as near as it goes; return what the scroll bar is to say."""
        self._exact = min(max(0.0, wanted), float(self.most))
        return round(self._exact)


class Camera:
    """Turns points of a board, in art units, into pixels of a view, and back."""

    def __init__(self, size: QSizeF) -> None:
        """Look at a board so large, in art units."""
        self.zoom = 1.0
        """1.0 for 100 %."""
        self.axes = Axis(), Axis()
        self._size = size
        self._port = self._room = QSize()
        self._measure()

    def look_at(self, size: QSizeF) -> None:
        """Look at another board."""
        self._size = size
        self._measure()

    def set_port(self, port: QSize, room: QSize) -> None:
        """Tell the size of the view, and how large it is without scroll bars."""
        self._port, self._room = port, room
        self._measure()

    def _measure(self) -> None:
        paper = self._size + QSizeF(2 * MARGIN, 2 * MARGIN)
        across, down = self.axes
        across.paper = round(paper.width() * self.scale)
        down.paper = round(paper.height() * self.scale)
        across.port, down.port = self._port.width(), self._port.height()
        across.room, down.room = self._room.width(), self._room.height()

    @property
    def scale(self) -> float:
        """Pixels an art unit."""
        return FULL_SCALE * self.zoom

    def origin(self, scrolled: tuple[int, int]) -> QPointF:
        """Return where the board begins, in pixels of the view."""
        margin = MARGIN * self.scale
        across, down = self.axes
        return QPointF(
            across.spare + margin - scrolled[0],
            down.spare + margin - scrolled[1],
        )

    def to_pixels(self, point: QPointF, scrolled: tuple[int, int]) -> QPointF:
        """Return where a point of the board is shown."""
        return point * self.scale + self.origin(scrolled)

    def from_pixels(self, place: QPointF, scrolled: tuple[int, int]) -> QPointF:
        """Return the point of the board shown at a place."""
        return (place - self.origin(scrolled)) / self.scale

    def area(self, bounds: QRectF, scrolled: tuple[int, int]) -> QRect:
        """Return the pixels that show a part of the board, and a few around them."""
        corner = self.to_pixels(bounds.topLeft(), scrolled)
        return QRectF(corner, bounds.size() * self.scale).toAlignedRect().adjusted(-2, -2, 2, 2)

    def zoom_to(
        self, zoom: float, around: QPointF, scrolled: tuple[int, int]
    ) -> tuple[float, float]:
        """Show the board larger or smaller and return where to scroll.

        The point ``around``, in pixels, then stays where it is, unless the paper ends there.
        """
        fixed = around.x(), around.y()
        factor = zoom / self.zoom
        on_paper = [
            place + axis.exact(bar) - axis.spare
            for axis, place, bar in zip(self.axes, fixed, scrolled, strict=True)
        ]
        self.zoom = zoom
        self._measure()
        across, down = (
            axis.spare + point * factor - place
            for axis, place, point in zip(self.axes, fixed, on_paper, strict=True)
        )
        return across, down

    def zoom_that_fits(self) -> float:
        """Return the zoom at which the view, without scroll bars, shows the whole board."""
        wide = self._room.width() / (self._size.width() + 2 * MARGIN)
        high = self._room.height() / (self._size.height() + 2 * MARGIN)
        return limited(min(wide, high) / FULL_SCALE)


def limited(zoom: float) -> float:
    """Return the nearest zoom that is allowed."""
    return min(LARGEST_ZOOM, max(SMALLEST_ZOOM, zoom))
