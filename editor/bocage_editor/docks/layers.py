"""Which layers are shown and which are locked, and what else is printed on the board."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from bocage_editor.canvas.style import Part
from bocage_editor.docks.signs import tool_icon
from bocage_editor.tools.bench import Bench
from bocage_schema.ids import Layer

_LAYERS = {
    Part.MARKER: Layer.MARKER,
    Part.UNIT: Layer.UNIT,
    Part.OBSTACLE: Layer.OBSTACLE,
    Part.RECT: Layer.RECT,
    Part.TERRAIN: Layer.TERRAIN,
    Part.LINE: Layer.LINE,
    Part.GROUND: Layer.GROUND,
}


class Layers(QWidget):
    """An eye and a padlock for each layer, and an eye for what is printed."""

    parts_changed = Signal(object)
    """The parts of the board that are shown."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        """Show and lock the layers of a bench."""
        super().__init__(parent)
        self.setObjectName("layers")
        self._bench = bench
        self.eyes: dict[Part, QToolButton] = {}
        self.locks: dict[Layer, QToolButton] = {}
        self._icons: dict[QToolButton, tuple[str, str]] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(2, 1)
        titles = self._titles()
        order = [Part.LABEL, *_LAYERS, Part.COORDINATES, Part.SECTIONS, Part.GRID]
        for row, part in enumerate(order):
            self.eyes[part] = self._button(
                f"layers/eye/{part}", self.tr("Show"), titles[part], "eye", "eye_off"
            )
            grid.addWidget(self.eyes[part], row, 0)
            layer = _LAYERS.get(part)
            if layer is not None:
                lock = self._button(
                    f"layers/lock/{layer}", self.tr("Lock"), titles[part], "lock", "unlock"
                )
                lock.setChecked(False)
                self.locks[layer] = lock
                grid.addWidget(lock, row, 1)
            grid.addWidget(QLabel(titles[part], self), row, 2)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(grid)
        column.addStretch()
        area = QScrollArea(self)
        area.setAccessibleName(self.tr("Layers"))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        self.redraw_icons()

    def _titles(self) -> dict[Part, str]:
        return {
            Part.LABEL: self.tr("Labels"),
            Part.MARKER: self.tr("Markers, medals, exits"),
            Part.UNIT: self.tr("Units"),
            Part.OBSTACLE: self.tr("Obstacles"),
            Part.RECT: self.tr("Bunkers and bridges"),
            Part.TERRAIN: self.tr("Terrain"),
            Part.LINE: self.tr("Rivers, roads and rails"),
            Part.GROUND: self.tr("Ground"),
            Part.COORDINATES: self.tr("Coordinates"),
            Part.SECTIONS: self.tr("Section lines"),
            Part.GRID: self.tr("Grid"),
        }

    def _button(self, name: str, title: str, what: str, on: str, off: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAccessibleName(f"{title}: {what}")
        button.setToolTip(title)
        button.setCheckable(True)
        button.setChecked(True)
        button.setAutoRaise(True)
        button.setIconSize(QSize(18, 18))
        self._icons[button] = off, on
        button.toggled.connect(lambda _: self._draw(button))
        button.toggled.connect(self._changed)
        return button

    def _draw(self, button: QToolButton) -> None:
        name = self._icons[button][button.isChecked()]
        button.setIcon(tool_icon(name, self.palette().text().color()))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.redraw_icons()

    def redraw_icons(self) -> None:
        """Draw the icons in the colour that the look of the program has now."""
        for button in self._icons:
            self._draw(button)

    def _changed(self) -> None:
        shown = frozenset(part for part, eye in self.eyes.items() if eye.isChecked())
        self._bench.set_hidden(
            frozenset(layer for part, layer in _LAYERS.items() if part not in shown)
        )
        self._bench.set_locked(
            frozenset(layer for layer, lock in self.locks.items() if lock.isChecked())
        )
        self.parts_changed.emit(shown)

    def toggle(self, part: Part) -> None:
        """Show a part if it is hidden, and the other way round."""
        self.eyes[part].toggle()

    @property
    def shown(self) -> frozenset[Part]:
        """The parts that are shown."""
        return frozenset(part for part, eye in self.eyes.items() if eye.isChecked())

    def set_shown(self, parts: frozenset[Part]) -> None:
        """Show these parts and no others."""
        for part, eye in self.eyes.items():
            eye.setChecked(part in parts)
