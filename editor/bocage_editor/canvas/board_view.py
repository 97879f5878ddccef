"""The board on the screen."""

from collections.abc import Callable, Iterable
from math import inf

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from bocage_editor.canvas.accessible import make_accessible, tell_of_change
from bocage_editor.canvas.annotations import Annotation
from bocage_editor.canvas.camera import Camera, limited
from bocage_editor.canvas.keyboard import Keyboard
from bocage_editor.canvas.layout import Layout
from bocage_editor.canvas.marks import MarkKind, mark_bounds
from bocage_editor.canvas.painting import BoardPainter
from bocage_editor.canvas.pointer import Listener, Pointer
from bocage_editor.canvas.stamps import Stamp
from bocage_editor.canvas.style import Style
from bocage_editor.canvas.wheel import NOTCH, Notches
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex

ZOOM_STEP = 1.2
MOST_AREAS = 24
"""Parts of the view that are painted one by one; more are painted as one that holds them all."""
REST_MS = 40
"""So long after a zoom step it takes until blurred pictures are drawn anew."""


class BoardView(QAbstractScrollArea):
    """Shows a document's board and tells a `Listener` of the mouse and the keys.

    It holds no state but how it looks: zoom, place, marks, ghosts.
    """

    hovered = Signal(object)
    """The `Pointer`, of the mouse or of the keys; None when the mouse has left the board."""
    zoom_changed = Signal(float)
    turn_wanted = Signal(int)
    """What is about to be placed is to be turned counter-clockwise by so many steps."""
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
        self.describe: Callable[[Hex], str] = lambda at: self.board_layout.board.label(at)
        """Says what is on a hex, for those who do not see it."""
        self._painter = BoardPainter(scenario)
        self._camera = Camera(self._painter.layout.size.size())
        self.keyboard = Keyboard(self)
        self._fits = True
        self._pan_from: QPoint | None = None
        self._pan_button = Qt.MouseButton.NoButton
        self._notches = Notches()
        self._mouse_at: QPointF | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._sharpen)
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.setSingleStep(40)
        make_accessible()

    # What is shown

    @property
    def board_layout(self) -> Layout:
        """Where hexes lie, in art units."""
        return self._painter.layout

    @property
    def scenario(self) -> Scenario:
        """The revision that is shown."""
        return self._painter.scenario

    @property
    def style_of_board(self) -> Style:
        """How the board is drawn."""
        return self._painter.style

    def set_board_style(self, style: Style) -> None:
        """Draw the board in another way."""
        self._painter.restart(self._painter.scenario, style)
        self.viewport().update()

    def show_scenario(self, scenario: Scenario, changed: Iterable[Hex] | None = None) -> None:
        """Show another revision; ``changed``, if given, are the hexes that differ."""
        other_board = scenario.board_format != self._painter.scenario.board_format
        if changed is not None and not other_board:
            self._update_hexes(self._painter.follow(scenario, changed))
            return
        self._painter.restart(scenario, self._painter.style)
        if other_board:
            self.keyboard.forget()
            self._camera.look_at(self._painter.layout.size.size())
            self.fit() if self._fits else self._update_bars()
        self.viewport().update()

    def set_mark(self, kind: MarkKind, hexes: Iterable[Hex] = ()) -> None:
        """Mark some hexes, and no others, in one of the ways."""
        for at in self._painter.set_mark(kind, hexes):
            bounds = mark_bounds(self.board_layout, at)
            self.viewport().update(self._camera.area(bounds, self._scrolled()))

    def mark(self, kind: MarkKind) -> frozenset[Hex]:
        """Return the hexes that are marked in one of the ways."""
        return self._painter.mark(kind)

    def set_annotations(self, shown: Iterable[Annotation] = ()) -> None:
        """Draw lines and numbers over the board, and no others."""
        if self._painter.set_annotations(shown):
            self.viewport().update()

    def set_ghosts(self, ghosts: dict[Hex, list[Stamp]]) -> None:
        """Show pictures of what is not there yet, and no others."""
        self._update_hexes(self._painter.set_ghosts(ghosts))

    def _update_hexes(self, hexes: Iterable[Hex]) -> None:
        for at in hexes:
            bounds = self.board_layout.bounds(at)
            self.viewport().update(self._camera.area(bounds, self._scrolled()))

    # Places

    @property
    def zoom(self) -> float:
        """1.0 for 100 %."""
        return self._camera.zoom

    @property
    def scale_px(self) -> float:
        """Pixels an art unit."""
        return self._camera.scale

    def _scrolled(self) -> tuple[int, int]:
        return self.horizontalScrollBar().value(), self.verticalScrollBar().value()

    def place_of(self, at: Hex) -> QPoint:
        """Return the centre of a hex in pixels of the viewport."""
        centre = self.board_layout.centre(at)
        return self._camera.to_pixels(centre, self._scrolled()).toPoint()

    def hex_in_sight(self) -> Hex:
        """Return the hex under the mouse if it is over the view, else one in its middle."""
        place = self.viewport().mapFromGlobal(QCursor.pos())
        if not self.viewport().rect().contains(place):
            place = self.viewport().rect().center()
        return self.hex_at(QPointF(place))

    def hex_at(self, place: QPointF) -> Hex:
        """Return the hex, of this board or beyond, at a point of the viewport in pixels."""
        return self.board_layout.hex(self._camera.from_pixels(place, self._scrolled()))

    # Zoom and place

    def set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        """Show the board larger or smaller; the point ``around``, in pixels, stays where it is."""
        self._fits = False
        self._set_zoom(zoom, around)

    def _set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        zoom = limited(zoom)
        if zoom == self.zoom:
            return
        fixed = around if around is not None else QPointF(self.viewport().rect().center())
        wanted = self._camera.zoom_to(zoom, fixed, self._scrolled())
        self._update_bars()
        self._go_to(*wanted)
        self.viewport().update()
        self.zoom_changed.emit(zoom)

    def _go_to(self, across: float, down: float) -> None:
        horizontal, vertical = self._camera.axes
        self.horizontalScrollBar().setValue(horizontal.go_to(across))
        self.verticalScrollBar().setValue(vertical.go_to(down))

    def zoom_in(self) -> None:
        """Show the board a step larger."""
        self.set_zoom(self.zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the board a step smaller."""
        self.set_zoom(self.zoom / ZOOM_STEP)

    def fit(self) -> None:
        """Show the whole board as large as it fits, also when the window changes its size."""
        self._fits = True
        self._update_bars()
        self._set_zoom(self._camera.zoom_that_fits())

    def reveal(self, hexes: Iterable[Hex]) -> None:
        """Scroll so that hexes can be seen, if none of them can."""
        places = [self.place_of(at) for at in hexes]
        if not places or any(self.viewport().rect().contains(place) for place in places):
            return
        self.pan(self.viewport().rect().center() - places[0])

    def bring_in(self, at: Hex) -> None:
        """Scroll no further than it takes to see all of a hex."""
        area = self._camera.area(self.board_layout.bounds(at), self._scrolled())
        port = self.viewport().rect()
        across = min(0, port.right() - area.right()) or max(0, port.left() - area.left())
        down = min(0, port.bottom() - area.bottom()) or max(0, port.top() - area.top())
        self.pan(QPoint(across, down))

    def pan(self, by: QPoint) -> None:
        """Move the board by so many pixels."""
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - by.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() - by.y())

    def _update_bars(self) -> None:
        self._camera.set_port(self.viewport().size(), self.maximumViewportSize())
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        for bar, axis in zip(bars, self._camera.axes, strict=True):
            bar.setPageStep(axis.port)
            bar.setRange(0, axis.most)
        self.viewport().update()

    # Painting

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board fitted, or what can be scrolled right."""
        super().resizeEvent(event)
        self._painter.sprites.fit(self.viewport().size())
        self._update_bars()
        if self._fits:
            self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep little in memory while another board is shown."""
        self._painter.sprites.rest()
        super().hideEvent(event)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move what is painted already."""
        if self.devicePixelRatio() == round(self.devicePixelRatio()):
            self.viewport().scroll(dx, dy)
        else:  # it would not move by whole pixels
            self.viewport().update()
        QTimer.singleShot(0, self, self._hover_again)

    def _hover_again(self) -> None:
        """Let the tool see which hex is under the mouse now that the board has moved."""
        place = self.viewport().mapFromGlobal(QCursor.pos())
        inside = self.viewport().rect().contains(place) and self.viewport().underMouse()
        if inside and self._pan_from is None and self.listener:
            pointer = self._pointer(QPointF(place), QGuiApplication.keyboardModifiers())
            self.listener.move(pointer)
            self.hovered.emit(pointer if pointer.on_board else None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what has changed."""
        region = event.region()
        areas = [QRectF(area) for area in region]  # type: ignore[attr-defined]
        if len(areas) > MOST_AREAS:
            areas = [QRectF(region.boundingRect())]
        painter = QPainter(self.viewport())
        origin = self._camera.origin(self._scrolled())
        self._painter.paint(painter, areas, origin, self.scale_px, self.palette().window())
        painter.end()
        if self.is_blurred:
            self._rest.start(REST_MS)

    def _sharpen(self) -> None:
        """Draw anew what was blurred, a part at a time, and show it when all is done."""
        self._painter.sprites.sharpen()
        if self.is_blurred:
            self._rest.start(0)
        else:
            self.viewport().update()

    @property
    def is_blurred(self) -> bool:
        """True from a zoom step until all pictures are sharp again."""
        return self._painter.sprites.is_blurred

    def settle(self) -> None:
        """Finish all painting now, blurred pictures included."""
        self.viewport().repaint()
        self._rest.stop()
        if self.is_blurred:
            self._painter.sprites.sharpen(inf)
            self.viewport().repaint()

    # The mouse

    def _pointer(
        self,
        place: QPointF,
        modifiers: Qt.KeyboardModifier,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
    ) -> Pointer:
        point = self._camera.from_pixels(place, self._scrolled())
        at = self.board_layout.hex(point)
        return Pointer(at, at in self.board_layout.board, point, modifiers, button, place)

    def _pointer_of(self, event: QMouseEvent) -> Pointer:
        found = self._pointer(event.position(), event.modifiers(), event.button())
        return found._replace(is_held=bool(event.buttons() & Qt.MouseButton.LeftButton))

    def pointer_at(self, at: Hex, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return what the mouse would be if it stood in the middle of a hex."""
        centre = self.board_layout.centre(at)
        return self._pointer(self._camera.to_pixels(centre, self._scrolled()), modifiers)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool act."""
        button = event.button()
        self.keyboard.give_way()
        others = event.buttons() & ~button
        if others & Qt.MouseButton.LeftButton or self._pan_from is not None:
            return  # a gesture goes on, which only its own button ends
        if button is Qt.MouseButton.MiddleButton or (
            button is Qt.MouseButton.LeftButton and self.space_held
        ):
            self._pan_button = button
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button is Qt.MouseButton.LeftButton and self.listener:
            self.listener.press(self._pointer_of(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool follow."""
        if self._pan_from is not None:
            here = event.position().toPoint()
            self.pan(here - self._pan_from)
            self._pan_from = here
            return
        if event.globalPosition() != self._mouse_at:  # else the board moved, not the mouse
            self._mouse_at = event.globalPosition()
            self.keyboard.give_way()
        pointer = self._pointer_of(event)
        if self.listener:
            self.listener.move(pointer)
        self.keyboard.start_from(pointer)
        self.hovered.emit(pointer if pointer.on_board else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or let the tool finish."""
        if self._pan_from is not None:
            if event.button() is self._pan_button:
                self._pan_from = None
                self.show_grip()
        elif event.button() is Qt.MouseButton.LeftButton and self.listener:
            self.listener.release(self._pointer_of(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Let the tool act; for most of them this is one more press."""
        if event.button() is Qt.MouseButton.LeftButton and self.space_held:
            self.mousePressEvent(event)
        elif event.button() is Qt.MouseButton.LeftButton and self.listener:
            self.listener.double_click(self._pointer_of(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu about the hex under the mouse, or about that of the keys."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.ask_for_menu()
            return
        place = QPointF(self.viewport().mapFromGlobal(event.globalPos()))
        self.menu_wanted.emit(self._pointer(place, event.modifiers()), event.globalPos())

    def ask_for_menu(self) -> None:
        """Ask for a menu about the hex at which the keys are."""
        pointer = self.pointer_at(self.keyboard.place(), Qt.KeyboardModifier.NoModifier)
        self.menu_wanted.emit(pointer, self.viewport().mapToGlobal(pointer.pixels.toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """Take notice when the mouse leaves."""
        if event.type() == QEvent.Type.Leave and not self.keyboard.is_shown:
            if self.listener:
                self.listener.leave()
            self.hovered.emit(None)
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse with Ctrl held, turn a piece with Alt, scroll otherwise."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            if steps := self._notches.steps(event):
                self.turn_wanted.emit(steps)
            event.accept()
            return
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        notches = event.angleDelta().y() / NOTCH
        if notches:
            self.set_zoom(self.zoom * ZOOM_STEP**notches, event.position())
        event.accept()

    # The keys

    @property
    def space_held(self) -> bool:
        """True while a drag moves the board."""
        return self.keyboard.space_held

    def show_grip(self) -> None:
        """Show by the shape of the mouse whether a drag moves the board."""
        if self.space_held:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, or act where it is."""
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End what goes on as long as a key is held."""
        if not self.keyboard.release(event):
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take all keys for released."""
        self.keyboard.let_go()
        super().focusOutEvent(event)

    def go_to(self, at: Hex) -> None:
        """Move the cursor of the keys to a hex."""
        self.keyboard.go_to(at)

    def cursor_moved(self) -> None:
        """Tell those who do not see the board where the cursor is now."""
        tell_of_change(self, self.words_here())

    def words_here(self) -> str:
        """Return what is on the hex at which the keys are."""
        return self.describe(self.keyboard.place())
