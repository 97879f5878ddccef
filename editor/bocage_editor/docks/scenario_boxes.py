"""The boxes that an author declares as needed, in the panel about the scenario."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from bocage_editor.docks.fields import NumberField, TextField, TickField
from bocage_editor.docks.scenario_parts import Section
from bocage_editor.live.counts import LiveCounts
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import catalogue

MOST_COPIES = 99


class Boxes(Section):
    """Says which boxes a scenario needs: as counted, or as the author declares."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a field for each box."""
        super().__init__(parent)
        self.counts: LiveCounts | None = None
        self.declared = TickField(
            "scenario/boxes/declared", self.tr("Declared by the author"), self
        )
        self.hint = QLabel(self)
        self.hint.setObjectName("scenario/boxes/hint")
        self.hint.setWordWrap(True)
        self.hint.setText(self.tr("Bocage counts which boxes the scenario needs."))
        self.table = QWidget(self)
        self.fields: dict[str, NumberField] = {}
        self._form = QFormLayout(self.table)
        self._form.setContentsMargins(0, 0, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        for widget in (self.declared, self.hint, self.table):
            layout.addWidget(widget)
        for box in catalogue().boxes:
            self._add(box)
        self.declared.ticked.connect(self._declare)

    def _add(self, box: str) -> None:
        known = catalogue().boxes.get(box)
        title = known.names.get(self.language) if known else box.removeprefix("?")
        field = NumberField(f"scenario/box/{box}", title, 0, MOST_COPIES, self.table)
        field.entered.connect(lambda number: self._set(box, title, number))
        label = QLabel(title, self.table)
        label.setWordWrap(True)
        label.setBuddy(field)
        self._form.addRow(label, field)
        self.fields[box] = field

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [scenario.boxes]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show which boxes are declared."""
        boxes = scenario.boxes or {}
        self.declared.show_value(scenario.boxes is not None)
        self.hint.setVisible(scenario.boxes is None)
        self.table.setVisible(scenario.boxes is not None)
        for box in boxes:
            if box not in self.fields:
                self._add(box)
        for box, field in self.fields.items():
            field.show_value(boxes.get(box, 0))
            known = box in catalogue().boxes
            self._form.setRowVisible(field, known or box in boxes)

    def _declare(self, on: bool) -> None:
        """Begin with what was counted."""
        text = self.tr("Declare which boxes are needed")
        if not on:
            text = self.tr("Let the boxes be counted")
        boxes = self._counted() if on else None
        self.want("", text, lambda scenario: replace(scenario, boxes=boxes))

    def _counted(self) -> Mapping[str, int]:
        counted = {}
        if self.counts is not None:
            self.counts.settle()
            counted = {need.box: need.copies for need in self.counts.inventory.boxes}
        return counted or {next(iter(catalogue().boxes)): 1}

    def _set(self, box: str, title: str, number: int) -> None:
        def change(scenario: Scenario) -> Scenario:
            boxes = {**(scenario.boxes or {}), box: number}
            if number == 0:
                del boxes[box]
            return replace(scenario, boxes=boxes)

        text = self.tr("Declare {number} × {box}").format(number=number, box=title)
        self.want(f"box/{box}", text, change)


class Notes(Section):
    """The author's notes to himself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make the field."""
        super().__init__(parent)
        self.notes = TextField("scenario/notes", self.tr("Notes to yourself"), self)
        hint = QLabel(self.tr("Never printed"), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        layout.addWidget(self.notes)
        layout.addWidget(hint)
        self.notes.entered.connect(self._write)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows."""
        return [scenario.notes]

    def show_scenario(self, scenario: Scenario) -> None:
        """Show the notes."""
        self.notes.show_value(scenario.notes)

    def _write(self, text: str) -> None:
        self.want("notes", self.tr("Write notes"), lambda given: replace(given, notes=text))
