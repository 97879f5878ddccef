"""The panel that says what the rules say of the map."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.live.overlay_kinds import Overlay, titles
from bocage_scenarios.analysis import Analysis, Force
from bocage_schema.ids import Side, UnitClass

MOST_FLAGS = 4


class AnalysisPanel(QWidget):
    """What is shown over the board, with what it depends on, and the forces of both sides."""

    changed = Signal()
    """Something else is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing over the board."""
        super().__init__(parent)
        self.setObjectName("analysis")
        self.overlay = QComboBox(self)
        self.overlay.setObjectName("analysis/overlay")
        self.overlay.setAccessibleName(self.tr("Overlay"))
        for overlay, title in titles():
            self.overlay.addItem(title, overlay)
        self.unit_class = QComboBox(self)
        self.unit_class.setObjectName("analysis/class")
        for unit_class, title in self._classes():
            self.unit_class.addItem(title, unit_class)
        self.flags = QSpinBox(self)
        self.flags.setObjectName("analysis/flags")
        self.flags.setRange(1, MOST_FLAGS)
        self.side = QComboBox(self)
        self.side.setObjectName("analysis/side")
        for side, title in self._sides():
            self.side.addItem(title, side)
        self.side.setCurrentIndex(1)
        self._form = QFormLayout()
        self._form.addRow(self.tr("Show"), self.overlay)
        self._form.addRow(self.tr("Units"), self.unit_class)
        self._form.addRow(self.tr("Flags"), self.flags)
        self._form.addRow(self.tr("Side"), self.side)
        self.words = QLabel(self)
        self.words.setObjectName("analysis/words")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.forces = QTreeWidget(self)
        self.forces.setObjectName("analysis/forces")
        self.forces.setAccessibleName(self.tr("Forces"))
        self.forces.setRootIsDecorated(False)
        self.forces.setHeaderLabels([self.tr("Forces"), *(title for _, title in self._sides())])
        self.forces.setSizeAdjustPolicy(QTreeWidget.SizeAdjustPolicy.AdjustToContents)
        self.forces.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        layout = QVBoxLayout(self)
        layout.addLayout(self._form)
        layout.addWidget(self._scrolled(self.words), 1)
        layout.addWidget(self.forces)
        for signal in (
            self.overlay.currentIndexChanged,
            self.unit_class.currentIndexChanged,
            self.flags.valueChanged,
            self.side.currentIndexChanged,
        ):
            signal.connect(self._change)
        self._show_rows()

    def _scrolled(self, words: QLabel) -> QScrollArea:
        """Return words so that they can be scrolled where there is no room for all of them."""
        area = QScrollArea(self)
        area.setObjectName("analysis/explanation")
        area.setAccessibleName(self.tr("Explanation"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(words)
        return area

    def _classes(self) -> list[tuple[UnitClass, str]]:
        return [
            (UnitClass.INFANTRY, self.tr("Infantry")),
            (UnitClass.ARMOR, self.tr("Armor")),
            (UnitClass.ARTILLERY, self.tr("Artillery")),
        ]

    def _sides(self) -> list[tuple[Side, str]]:
        return [(Side.AXIS, self.tr("Axis")), (Side.ALLIES, self.tr("Allies"))]

    def choose(self, overlay: Overlay) -> None:
        """Show another overlay."""
        self.overlay.setCurrentIndex(self.overlay.findData(overlay))

    @property
    def chosen(self) -> Overlay:
        """The overlay that is shown."""
        return Overlay(self.overlay.currentData())

    def _change(self) -> None:
        self._show_rows()
        self.changed.emit()

    def _show_rows(self) -> None:
        """Show only what the overlay depends on."""
        needed = {
            self.unit_class: Overlay.GROUND,
            self.flags: Overlay.RETREAT,
            self.side: Overlay.CONTACTS,
        }
        for field, overlay in needed.items():
            self._form.setRowVisible(field, self.chosen is overlay)

    def show_forces(self, found: Analysis | None) -> None:
        """Show what each side has in each section."""
        self.forces.clear()
        if found is None:
            return
        forces = found.forces()
        count = len(forces[Side.AXIS])
        names = [self.tr("left"), self.tr("center"), self.tr("right")]
        for number in range(count):
            place = names[number] if count == len(names) else str(number + 1)
            cells = [self._told(forces[side][number]) for side in Side]
            self.forces.addTopLevelItem(QTreeWidgetItem([place, *cells]))
        for column in range(self.forces.columnCount()):
            self.forces.resizeColumnToContents(column)

    def _told(self, force: Force) -> str:
        text = self.tr("{units} ({figures} figures)")
        return text.format(units=force.units, figures=force.figures)
