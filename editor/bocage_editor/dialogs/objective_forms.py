"""The forms for a single objective, and for a single exit."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QWidget,
)

from bocage_editor.docks.fields import ChoiceField, NumberField, TickField
from bocage_editor.docks.side_names import side_choices, side_name
from bocage_editor.words.objectives import WITHOUT_NUMBER, type_names
from bocage_scenarios.describe import name_of
from bocage_scenarios.model import Exit, Objective
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import ObjectiveType, Side

MOST_MEDALS = 12
ROWS = 3
"""Medals on a hex that are shown without scrolling."""


class ItemForm(QWidget):
    """A form that says which fields of an objective or exit are to become what."""

    wanted = Signal(str, str, object)
    """The field that is typed into, or nothing; the name of the step; the new values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with an empty form."""
        super().__init__(parent)
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    def add(self, title: str, field: QWidget) -> None:
        """Put a field into the form."""
        label = QLabel(title, self)
        label.setBuddy(field)
        self.form.addRow(label, field)

    def want(self, field: str, text: str, **values: Any) -> None:
        """Say what is to become of the item."""
        self.wanted.emit(field, text, values)

    def want_side(self, side: Side | None) -> None:
        """Say whose the item is to be."""
        name = side_name(side) if side else self.tr("either side")
        self.want("", self.tr("Set side of {item} to {side}").replace("{side}", name), side=side)


class ObjectiveForm(ItemForm):
    """Edits the terms of an objective."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self._language = language
        self.type = ChoiceField("objectives/type", self.tr("Type"), self)
        self.type.set_choices((name, kind) for kind, name in type_names().items())
        self.side = ChoiceField("objectives/side", self.tr("Side"), self)
        self.side.set_choices(side_choices(self.tr("Either side")))
        self.medals = NumberField("objectives/medals", self.tr("Medals"), 1, MOST_MEDALS, self)
        self.needed = NumberField("objectives/needed", self.tr("Hexes to hold"), 1, 1, self)
        self.needed.setToolTip(self.tr("How many hexes of the group must be held at once"))
        self.stated = TickField("objectives/stated", self.tr("Stated by the file"), self)
        self.stated.setToolTip(
            self.tr("Without this, the file shows a bare medal and leaves its terms to the text")
        )
        self.pieces = Pieces(language, self)
        self.add(self.tr("Type"), self.type)
        self.add(self.tr("Side"), self.side)
        self.add(self.tr("Worth"), self.medals)
        self.add(self.tr("Hexes to hold"), self.needed)
        self.form.addRow("", self.stated)
        self.add(self.tr("Medals there"), self.pieces)
        self.type.chosen.connect(self._set_type)
        self.side.chosen.connect(self.want_side)
        self.medals.entered.connect(self._set_medals)
        self.needed.entered.connect(self._set_needed)
        self.stated.ticked.connect(self._set_stated)
        self.pieces.changed.connect(self._set_pieces)

    def show_item(self, item: Objective) -> None:
        """Show the terms of an objective."""
        size = len(set(item.hexes))
        counts = item.type is not ObjectiveType.SUDDEN_DEATH
        self.type.show_value(item.type)
        self.side.show_value(item.side)
        self.medals.show_value(item.medals)
        self.form.setRowVisible(self.medals, counts or item.medals != 1)
        self.needed.set_bounds(1, size)
        self.needed.show_value(item.min_hexes)
        counted = item.type not in WITHOUT_NUMBER and size > 1
        self.form.setRowVisible(self.needed, counted or item.min_hexes > 1)
        self.stated.show_value(item.stated)
        self.pieces.show_pieces(item.pieces, item.side)

    def _set_type(self, kind: ObjectiveType) -> None:
        text = self.tr("Set type of {item} to {type}").replace("{type}", type_names()[kind])
        self.want("", text, type=kind)

    def _set_medals(self, number: int) -> None:
        text = self.tr("Set worth of {item} to {value}").replace("{value}", str(number))
        self.want("medals", text, medals=number)

    def _set_needed(self, number: int) -> None:
        text = self.tr("Set hexes to hold of {item} to {value}").replace("{value}", str(number))
        self.want("needed", text, min_hexes=number)

    def _set_stated(self, on: bool) -> None:
        text = self.tr("State the terms of {item}")
        self.want("", text if on else self.tr("Leave the terms of {item} to the text"), stated=on)

    def _set_pieces(self, pieces: tuple[str, ...]) -> None:
        self.want("", self.tr("Lay other medals for {item}"), pieces=pieces)


class Pieces(QWidget):
    """The medal pieces that lie on the first hex of a group."""

    changed = Signal(object)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """Begin without medals."""
        super().__init__(parent)
        self._language = language
        self._pieces: tuple[str, ...] = ()
        self._piece = ""
        """The medal that would be laid; none if nobody has chosen one."""
        self.list = QListWidget(self)
        self.list.setObjectName("objectives/pieces")
        self.list.setAccessibleName(self.tr("Medals that lie there"))
        self.list.setMaximumHeight(ROWS * (self.fontMetrics().lineSpacing() + 6) + 4)
        self.kind = ChoiceField("objectives/piece", self.tr("Medal to lay there"), self)
        self.lay = QPushButton(self.tr("Add"), self)
        self.lay.setObjectName("objectives/add_piece")
        self.take = QPushButton(self.tr("Remove"), self)
        self.take.setObjectName("objectives/remove_piece")
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.lay)
        row.addWidget(self.take)
        form.addRow(self.list)
        form.addRow(self.kind)
        form.addRow(row)
        self.setFocusProxy(self.list)
        self.kind.chosen.connect(self._choose)
        self.lay.clicked.connect(self._add)
        self.take.clicked.connect(self._remove)

    def show_pieces(self, pieces: Sequence[str], side: Side | None) -> None:
        """Show which medals lie there, and offer those that the side can win."""
        if tuple(pieces) != self._pieces or self.list.count() != len(pieces):
            row = self.list.currentRow()
            self.list.clear()
            self.list.addItems([name_of(piece, self._language) for piece in pieces])
            self.list.setCurrentRow(min(row, len(pieces) - 1) if row >= 0 else len(pieces) - 1)
        self._pieces = tuple(pieces)
        medals = medals_for(side)
        self.kind.set_choices((name_of(name, self._language), name) for name in medals)
        self.kind.show_value(self._piece or medals[0])
        self.take.setEnabled(bool(pieces))

    def _choose(self, piece: str) -> None:
        self._piece = piece
        self.kind.show_value(piece)

    def _add(self) -> None:
        piece = self.kind.value_at(self.kind.currentIndex())
        self.changed.emit((*self._pieces, piece))

    def _remove(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.changed.emit((*self._pieces[:row], *self._pieces[row + 1 :]))


def medals_for(side: Side | None) -> list[str]:
    """Return the medals that may lie on the map, first those that a side can win."""
    medals = [medal for medal in catalogue().medals.values() if not medal.score_only]
    medals.sort(key=lambda medal: medal.side not in (side, None))
    return [medal.id for medal in medals]


class ExitForm(ItemForm):
    """Edits whose an exit is, and what marks it."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        """Make the fields."""
        super().__init__(parent)
        self.side = ChoiceField("objectives/exit_side", self.tr("Side"), self)
        self.side.set_choices(side_choices(self.tr("Not stated")))
        self.marker = ChoiceField("objectives/exit_marker", self.tr("Marker"), self)
        self.marker.set_choices((name_of(name, language), name) for name in exit_markers())
        self.add(self.tr("Side"), self.side)
        self.add(self.tr("Marker"), self.marker)
        self.side.chosen.connect(self.want_side)
        self.marker.chosen.connect(self._set_marker)

    def show_item(self, item: Exit) -> None:
        """Show an exit."""
        self.side.show_value(item.side)
        self.marker.show_value(item.marker)

    def _set_marker(self, marker: str) -> None:
        text = self.tr("Set marker of {item} to {marker}")
        self.want("", text.replace("{marker}", self.marker.currentText()), marker=marker)


def exit_markers(*, of_range: bool | None = None) -> Iterable[str]:
    """Return the markers of exits: all, those that end a stretch of the edge, or the others."""
    known = catalogue()
    for marker in known.markers.values():
        rules = known.obstacle_rules.get(marker.rules or "")
        if rules and rules.exit and of_range in (None, marker.range_end):
            yield marker.id
