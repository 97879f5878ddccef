"""The board on the screen."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.marks import MarkKind, draw_mark, mark_bounds
from bocage_editor.canvas.pointer import Listener, Pointer
from bocage_editor.canvas.sheet import draw_sections
from bocage_editor.canvas.sprites import Sprites
from bocage_editor.canvas.stamps import Level, Stamp, Stamper
from bocage_editor.canvas.style import Style
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex, neighbours

FULL_SCALE = 0.5
"""Pixels an art unit at 100 %."""
SMALLEST_ZOOM, LARGEST_ZOOM = 0.1, 8.0
ZOOM_STEP = 1.2
MARGIN = 36.0
"""Paper around the board, in art units; it grows with the board, so that zooming needs no care."""
GHOST_OPACITY = 0.62


class BoardView(QAbstractScrollArea):
    """Shows a document's board and tells a `Listener` of the mouse.

    It holds no state but how it looks: zoom, place, marks, ghosts.
    """

    hovered = Signal(object)
    """The `Pointer`; None when the mouse has left the board."""
    zoom_changed = Signal(float)
    menu_wanted = Signal(object, QPoint)
    """A context menu is asked for: the `Pointer`, and the place on the screen."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        """Show a scenario."""
        super().__init__(parent)
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Board"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.listener: Listener | None = None
        self._scenario = scenario
        self._style = Style()
        self._layout = Layout(scenario.board)
        self._stamper = Stamper(scenario, self._style)
        self._stamps: dict[Hex, list[Stamp]] = {}
        self._sprites = Sprites()
        self._marks: dict[MarkKind, frozenset[Hex]] = {}
        self._ghosts: dict[Hex, list[Stamp]] = {}
        self._zoom = 1.0
        self._fits = True
        self._scroll = QPointF()
        """Where the view begins on the paper, exactly; scroll bars know whole pixels only."""
        self._pan_from: QPoint | None = None
        self.space_held = False
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setSingleStep(40)

    # What is shown

    @property
    def board_layout(self) -> Layout:
        """Where hexes lie, in art units."""
        return self._layout

    @property
    def style_of_board(self) -> Style:
        """How the board is drawn."""
        return self._style

    def set_board_style(self, style: Style) -> None:
        """Draw the board in another way."""
        turned = style.turned != self._style.turned
        self._style = style
        self._restart()
        if turned:
            self._update_bars()

    def show_scenario(self, scenario: Scenario, changed: Iterable[Hex] | None = None) -> None:
        """Show another revision; ``changed``, if given, are the hexes that differ."""
        other_board = scenario.board_format != self._scenario.board_format
        self._scenario = scenario
        if changed is None or other_board:
            self._restart()
            if other_board:
                self.fit() if self._fits else self._update_bars()
            return
        self._stamper = Stamper(scenario, self._style)
        for at in _with_neighbours(changed):
            if at in scenario.board and self._stamps.pop(at, None) is not None:
                self._update_hex(at)

    def _restart(self) -> None:
        self._layout = Layout(self._scenario.board, turned=self._style.turned)
        self._stamper = Stamper(self._scenario, self._style)
        self._stamps.clear()
        self.viewport().update()

    def set_mark(self, kind: MarkKind, hexes: Iterable[Hex] = ()) -> None:
        """Mark some hexes, and no others, in one of the ways."""
        new = frozenset(hexes)
        old = self._marks.get(kind, frozenset())
        if new == old:
            return
        self._marks[kind] = new
        for at in _with_neighbours(old ^ new):
            self._update_marks(at)

    def mark(self, kind: MarkKind) -> frozenset[Hex]:
        """Return the hexes that are marked in one of the ways."""
        return self._marks.get(kind, frozenset())

    def set_ghosts(self, ghosts: dict[Hex, list[Stamp]]) -> None:
        """Show pictures of what is not there yet, and no others."""
        for at in self._ghosts.keys() | ghosts.keys():
            self._update_hex(at)
        self._ghosts = ghosts

    # Places

    @property
    def zoom(self) -> float:
        """1.0 for 100 %."""
        return self._zoom

    @property
    def scale_px(self) -> float:
        """Pixels an art unit."""
        return FULL_SCALE * self._zoom

    def _origin(self) -> QPointF:
        """Return where the board begins, in pixels of the viewport."""
        paper, port = self._paper_size(), self.viewport().size()
        margin = MARGIN * self.scale_px
        spare_x = max(0, port.width() - paper.width()) // 2
        spare_y = max(0, port.height() - paper.height()) // 2
        return QPointF(
            spare_x + margin - self.horizontalScrollBar().value(),
            spare_y + margin - self.verticalScrollBar().value(),
        )

    def _paper_size(self) -> QSize:
        size = self._layout.size.size() + QSizeF(2 * MARGIN, 2 * MARGIN)
        return QSize(round(size.width() * self.scale_px), round(size.height() * self.scale_px))

    def place_of(self, at: Hex) -> QPoint:
        """Return the centre of a hex in pixels of the viewport, for tests that use the mouse."""
        return self._to_pixels(self._layout.centre(at)).toPoint()

    def hex_in_sight(self) -> Hex:
        """Return the hex under the mouse if it is over the board, else one in the middle."""
        place = self.viewport().mapFromGlobal(QCursor.pos())
        if not self.viewport().rect().contains(place):
            place = self.viewport().rect().center()
        return self._layout.hex(self._from_pixels(QPointF(place)))

    def _to_pixels(self, point: QPointF) -> QPointF:
        return point * self.scale_px + self._origin()

    def _from_pixels(self, place: QPointF) -> QPointF:
        return (place - self._origin()) / self.scale_px

    def _area(self, bounds: QRectF) -> QRect:
        corner = self._to_pixels(bounds.topLeft())
        return QRectF(corner, bounds.size() * self.scale_px).toAlignedRect().adjusted(-2, -2, 2, 2)

    def _update_hex(self, at: Hex) -> None:
        self.viewport().update(self._area(self._layout.bounds(at)))

    def _update_marks(self, at: Hex) -> None:
        self.viewport().update(self._area(mark_bounds(self._layout, at)))

    # Zoom

    def set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        """Show the board larger or smaller; the point ``around``, in pixels, stays where it is."""
        self._fits = False
        self._set_zoom(zoom, around)

    def _set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        zoom = min(LARGEST_ZOOM, max(SMALLEST_ZOOM, zoom))
        if zoom == self._zoom:
            return
        fixed = around if around is not None else QPointF(self.viewport().rect().center())
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        if (round(self._scroll.x()), round(self._scroll.y())) != (bars[0].value(), bars[1].value()):
            self._scroll = QPointF(bars[0].value(), bars[1].value())
        wanted = (self._scroll + fixed) * (zoom / self._zoom) - fixed
        self._zoom = zoom
        self._update_bars()
        bars[0].setValue(round(wanted.x()))
        bars[1].setValue(round(wanted.y()))
        self._scroll = wanted
        self.viewport().update()
        self.zoom_changed.emit(zoom)

    def zoom_in(self) -> None:
        """Show the board a step larger."""
        self.set_zoom(self._zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the board a step smaller."""
        self.set_zoom(self._zoom / ZOOM_STEP)

    def fit(self) -> None:
        """Show the whole board as large as it fits, also when the window changes its size."""
        self._fits = True
        size, port = self._layout.size, self.maximumViewportSize()
        wide = port.width() / (size.width() + 2 * MARGIN)
        high = port.height() / (size.height() + 2 * MARGIN)
        self._set_zoom(min(wide, high) / FULL_SCALE)
        self._update_bars()

    def reveal(self, hexes: Iterable[Hex]) -> None:
        """Scroll so that hexes can be seen, if none of them can."""
        areas = [self._area(mark_bounds(self._layout, at)) for at in hexes]
        if not areas or any(self.viewport().rect().contains(area.center()) for area in areas):
            return
        off = areas[0].center() - self.viewport().rect().center()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + off.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + off.y())

    def _update_bars(self) -> None:
        size, port = self._paper_size(), self.viewport().size()
        for bar, whole, shown in (
            (self.horizontalScrollBar(), size.width(), port.width()),
            (self.verticalScrollBar(), size.height(), port.height()),
        ):
            bar.setRange(0, max(0, whole - shown))
            bar.setPageStep(shown)
        self.viewport().update()

    # Events of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board fitted, or what can be scrolled right."""
        super().resizeEvent(event)
        if self._fits:
            self.fit()
        self._update_bars()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is painted already."""
        if self.devicePixelRatio() == round(self.devicePixelRatio()):
            self.viewport().scroll(dx, dy)
        else:  # it would not move by whole pixels
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what has changed."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, event.region())
        painter.end()

    def _paint(self, painter: QPainter, region: QRegion) -> None:
        painter.fillRect(region.boundingRect(), self.palette().window())
        scale, turned = self.scale_px, self._style.turned
        origin = self._origin()
        rect = QRectF(region.boundingRect())
        area = QRectF(self._from_pixels(rect.topLeft()), rect.size() / scale)
        drawn = [
            (self._layout.centre(at) * scale + origin, self._stamps_of(at))
            for at in self._layout.hexes_in(area)
        ]
        by_level: list[list[tuple[QPointF, Stamp]]] = [[] for _ in Level]
        for place, stamps in drawn:
            for stamp in stamps:
                by_level[stamp.level].append((place, stamp))
        for level in Level:
            if level is Level.SECTIONS:
                self._enter_art_units(painter, origin)
                draw_sections(painter, self._layout, self._style)
                painter.restore()
            for place, stamp in by_level[level]:
                self._sprites.draw(painter, place, stamp, scale, upside_down=turned)
        self._paint_marks(painter, origin)

    def _stamps_of(self, at: Hex) -> list[Stamp]:
        stamps = self._stamps.get(at)
        if stamps is None:
            stamps = self._stamps[at] = self._stamper.stamps(at)
        return stamps

    def _paint_marks(self, painter: QPainter, origin: QPointF) -> None:
        painter.setOpacity(GHOST_OPACITY)
        for at, stamps in self._ghosts.items():
            place = self._layout.centre(at) * self.scale_px + origin
            for stamp in stamps:
                self._sprites.draw(
                    painter, place, stamp, self.scale_px, upside_down=self._style.turned
                )
        painter.setOpacity(1)
        self._enter_art_units(painter, origin)
        for kind in MarkKind:
            hexes = self._marks.get(kind)
            if hexes:
                draw_mark(painter, self._layout, kind, hexes, self.scale_px)
        painter.restore()

    def _enter_art_units(self, painter: QPainter, origin: QPointF) -> None:
        painter.save()
        painter.translate(origin)
        painter.scale(self.scale_px, self.scale_px)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        point = self._from_pixels(event.position())
        at = self._layout.hex(point)
        return Pointer(
            at,
            at in self._scenario.board,
            point,
            event.modifiers(),
            event.button(),
            event.position(),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool act."""
        button = event.button()
        if button is Qt.MouseButton.MiddleButton or (
            button is Qt.MouseButton.LeftButton and self.space_held
        ):
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button is Qt.MouseButton.LeftButton and self.listener:
            self.listener.press(self._pointer(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool follow."""
        if self._pan_from is not None:
            here = event.position().toPoint()
            self.pan(here - self._pan_from)
            self._pan_from = here
            return
        pointer = self._pointer(event)
        if self.listener:
            self.listener.move(pointer)
        self.hovered.emit(pointer if pointer.on_board else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or let the tool finish."""
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
        elif event.button() is Qt.MouseButton.LeftButton and self.listener:
            self.listener.release(self._pointer(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the tool act; for most of them this is one more press."""
        if event.button() is Qt.MouseButton.LeftButton and self.listener and not self.space_held:
            self.listener.double_click(self._pointer(event))

    def pan(self, by: QPoint) -> None:
        """Move the board by so many pixels."""
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu about the hex under the mouse."""
        place = QPointF(self.viewport().mapFromGlobal(event.globalPos()))
        point = self._from_pixels(place)
        at = self._layout.hex(point)
        pointer = Pointer(at, at in self._scenario.board, point, event.modifiers(), pixels=place)
        self.menu_wanted.emit(pointer, event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        """Take notice when the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            if self.listener:
                self.listener.leave()
            self.hovered.emit(None)
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse with Ctrl held, scroll otherwise."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        steps = event.angleDelta().y() / 120
        if steps:
            self.set_zoom(self._zoom * ZOOM_STEP**steps, event.position())
        event.accept()


def _with_neighbours(hexes: Iterable[Hex]) -> set[Hex]:
    return {near for at in hexes for near in (at, *neighbours(at))}
