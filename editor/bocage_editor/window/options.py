"""The bar that goes with the tool in hand: brush, symmetry, rotation, side."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QToolBar, QToolButton, QWidget

from bocage_editor.docks.signs import tool_icon
from bocage_editor.tools.bench import Bench, ToolName
from bocage_editor.tools.choice import Kind, has_owner
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.families import families
from bocage_scenarios.edits.regions import Brush
from bocage_scenarios.edits.symmetry import Symmetry
from bocage_schema.ids import Side

_PAINTS = frozenset({ToolName.PAINT, ToolName.LINE, ToolName.ERASE})
_PLACES = frozenset({ToolName.PAINT, ToolName.LINE, ToolName.FILL})


class ToolOptions(QToolBar):
    """What can be chosen for the tool in hand; the rest of it is hidden."""

    def __init__(self, bench: Bench, parent: QWidget) -> None:
        """Show and change the options of a bench."""
        super().__init__(parent)
        self.is_ready = False
        self.setWindowTitle(self.tr("Tool options"))
        self.setObjectName("tool_options")
        self._bench = bench
        self.brush = self._box("brush", self._brushes(), self.tr("Brush"))
        self.symmetry = self._box("symmetry", self._symmetries(), self.tr("Symmetry"))
        self.side = self._box("side", self._sides(), self.tr("Side"))
        self.family = self._box("family", self._families(bench.language), self.tr("Draw"))
        self.chosen = QLabel(self)
        self.chosen.setObjectName("tool_options/chosen")
        colour = self.palette().text().color()
        self.turn_left, self.turn_right = QToolButton(self), QToolButton(self)
        for button, name, steps in (
            (self.turn_left, "turn_left", 1),
            (self.turn_right, "turn_right", -1),
        ):
            button.setObjectName(f"tool_options/{name}")
            button.setIcon(tool_icon(name, colour))
            button.setAutoRaise(True)
            button.clicked.connect(lambda _=False, by=steps: bench.turn(by))
        self._items = {
            "chosen": [self.addWidget(self.chosen)],
            "turn": [self.addWidget(self.turn_left), self.addWidget(self.turn_right)],
            "family": self._with_title(self.tr("Draw"), self.family),
            "brush": self._with_title(self.tr("Brush"), self.brush),
            "symmetry": self._with_title(self.tr("Symmetry"), self.symmetry),
            "side": self._with_title(self.tr("Side"), self.side),
        }
        self.brush.currentIndexChanged.connect(lambda _: bench.set_brush(self.brush.currentData()))
        self.symmetry.currentIndexChanged.connect(
            lambda _: bench.set_symmetry(self.symmetry.currentData())
        )
        self.side.currentIndexChanged.connect(lambda _: bench.set_side(self.side.currentData()))
        self.family.currentIndexChanged.connect(
            lambda _: bench.set_family(self.family.currentData())
        )
        bench.tool_changed.connect(self._show)
        bench.choice_changed.connect(self._show)
        bench.options_changed.connect(self._show)
        bench.keys_changed.connect(self._name_keys)
        self.setMinimumHeight(self.sizeHint().height())  # so that no tool moves the board
        self._name_keys()
        self._show()
        self.is_ready = True

    def _name_keys(self) -> None:
        for button, action, text in (
            (self.turn_left, "place.turn_left", self.tr("Turn left")),
            (self.turn_right, "place.turn_right", self.tr("Turn right")),
        ):
            key = self._bench.key_to(action)
            button.setAccessibleName(text)
            button.setToolTip(f"{text} ({key})" if key else text)

    def _box(self, name: str, items: list[tuple[str, object]], title: str) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(f"tool_options/{name}")
        box.setAccessibleName(title)
        for text, value in items:
            box.addItem(text, value)
        return box

    def _with_title(self, title: str, box: QComboBox) -> list[QAction]:
        label = QLabel(f" {title} ", self)
        return [self.addWidget(label), self.addWidget(box)]

    def _families(self, language: str) -> list[tuple[str, object]]:
        return [(name_of(family.id, language), family.id) for family in families()]

    def _brushes(self) -> list[tuple[str, object]]:
        return [
            (self.tr("1 hex"), Brush.ONE),
            (self.tr("7 hexes"), Brush.SEVEN),
            (self.tr("19 hexes"), Brush.NINETEEN),
            (self.tr("3 in a row"), Brush.ROW),
            (self.tr("3 rising"), Brush.RISING),
            (self.tr("3 falling"), Brush.FALLING),
        ]

    def _symmetries(self) -> list[tuple[str, object]]:
        return [
            (self.tr("None"), Symmetry.NONE),
            (self.tr("Left and right"), Symmetry.LEFT_RIGHT),
            (self.tr("Turned by 180°"), Symmetry.HALF_TURN),
            (self.tr("All four corners"), Symmetry.ALL),
        ]

    def _sides(self) -> list[tuple[str, object]]:
        return [
            (self.tr("Axis"), Side.AXIS),
            (self.tr("Allies"), Side.ALLIES),
            (self.tr("Both"), None),
        ]

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.is_ready:
            self.redraw_icons()

    def redraw_icons(self) -> None:
        """Draw the icons in the colour that the look of the program has now."""
        colour = self.palette().text().color()
        self.turn_left.setIcon(tool_icon("turn_left", colour))
        self.turn_right.setIcon(tool_icon("turn_right", colour))

    def step_brush(self, by: int) -> None:
        """Take the next larger or smaller of the round brushes."""
        sizes = [Brush.ONE, Brush.SEVEN, Brush.NINETEEN]
        now = sizes.index(self._bench.brush) if self._bench.brush in sizes else 0
        self._bench.set_brush(sizes[max(0, min(len(sizes) - 1, now + by))])

    def _show(self) -> None:
        bench, choice = self._bench, self._bench.choice
        places = bench.tool in _PLACES and choice is not None
        self.chosen.setText(f"  {choice.name(bench.language)}  " if choice else "")
        sided = choice is not None and (
            choice.kind in (Kind.MARKER, Kind.MEDAL, Kind.EXIT)
            or (choice.kind is Kind.TILE and has_owner(choice.piece))
        )
        visible = {
            "chosen": places,
            "turn": places and choice is not None and choice.orientations > 1,
            "family": bench.tool is ToolName.ROUTE,
            "brush": bench.tool in _PAINTS,
            "symmetry": bench.tool in _PAINTS,
            "side": places and sided,
        }
        for name, items in self._items.items():
            for item in items:
                item.setVisible(visible[name])
        for box, value in (
            (self.family, bench.family.id),
            (self.brush, bench.brush),
            (self.symmetry, bench.symmetry),
            (self.side, bench.way.side),
        ):
            index = next(row for row in range(box.count()) if box.itemData(row) == value)
            box.blockSignals(True)
            box.setCurrentIndex(index)
            box.blockSignals(False)
