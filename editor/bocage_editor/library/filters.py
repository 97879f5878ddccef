"""What is looked for in a library: words, boards, years, forces, findings."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.words.boards import face_names
from bocage_scenarios.shelf import Findings, Query
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat

YEARS = 1935, 1946
"""Years of battles that can be chosen."""
MOST_UNITS = 60
"""Units of a side that can be chosen."""


class Filters(QWidget):
    """Two rows of fields, which all have to be met."""

    changed = Signal()
    """Something else is looked for."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """Look for everything at first."""
        super().__init__(parent)
        self.setObjectName("library/filters")
        self.search = QLineEdit(self)
        self.search.setObjectName("library/search")
        self.search.setAccessibleName(self.tr("Search"))
        self.search.setPlaceholderText(self.tr("Search titles, authors, dates and names of files"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.changed)
        self.format = self._box("format", self.tr("Board"), self.tr("All boards"))
        for known in BoardFormat:
            self.format.addItem(catalogue().boards[known].names.get(language), known.value)
        self.face = self._box("face", self.tr("Face of the board"), self.tr("All faces"))
        for face, name in face_names().items():
            self.face.addItem(name, face.value)
        self.mine = self._tick("mine", self.tr("From my boxes"))
        self.broken = self._tick("broken", self.tr("Cannot be read"))
        self.years = self._range("years", self.tr("Year"), *YEARS)
        self.units = self._range("units", self.tr("Units of each side"), 0, MOST_UNITS)
        self.findings = self._box("findings", self.tr("Findings"), self.tr("Whatever is found"))
        self.findings.addItem(self.tr("No errors"), Findings.NO_ERRORS)
        self.findings.addItem(self.tr("No errors or warnings"), Findings.CLEAN)
        self.findings.addItem(self.tr("With errors"), Findings.ERRORS)
        self._lay_out()

    def _box(self, name: str, title: str, everything: str) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(f"library/{name}")
        box.setAccessibleName(title)
        box.addItem(everything, "")
        box.currentIndexChanged.connect(self.changed)
        return box

    def _tick(self, name: str, title: str) -> QCheckBox:
        tick = QCheckBox(title, self)
        tick.setObjectName(f"library/{name}")
        tick.toggled.connect(self.changed)
        return tick

    def _range(self, name: str, title: str, least: int, most: int) -> tuple[QSpinBox, QSpinBox]:
        """Return fields for the least and the most of something; both say *any* at first."""
        ends = self.tr("{what}, from").format(what=title), self.tr("{what}, to").format(what=title)
        boxes = []
        for end, told in zip(("from", "to"), ends, strict=True):
            box = QSpinBox(self)
            box.setObjectName(f"library/{name}/{end}")
            box.setAccessibleName(told)
            box.setRange(least - 1, most)
            box.setValue(box.minimum())
            box.setSpecialValueText(self.tr("any"))
            box.valueChanged.connect(self.changed)
            boxes.append(box)
        first, last = boxes
        return first, last

    def _lay_out(self) -> None:
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self.search, 1)
        for widget in (self.format, self.face, self.mine, self.broken):
            above.addWidget(widget)
        rows = ((self.tr("Year"), self.years), (self.tr("Units of each side"), self.units))
        for title, (first, last) in rows:
            label = QLabel(title, self)
            label.setBuddy(first)
            below.addWidget(label)
            below.addWidget(first)
            below.addWidget(QLabel("–", self))
            below.addWidget(last)
            below.addSpacing(12)
        below.addWidget(self.findings)
        below.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(above)
        layout.addLayout(below)

    def query(self) -> Query:
        """Return what is looked for."""
        chosen = self.format.currentData()
        return Query(
            self.search.text(),
            BoardFormat(chosen) if chosen else None,
            self.face.currentData(),
            self.mine.isChecked(),
            self.broken.isChecked(),
            _ends(self.years),
            _ends(self.units),
            Findings(self.findings.currentData()),
        )


def _ends(boxes: tuple[QSpinBox, QSpinBox]) -> tuple[int | None, int | None]:
    first, last = (box.value() if box.value() > box.minimum() else None for box in boxes)
    return first, last
