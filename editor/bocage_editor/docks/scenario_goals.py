"""Everything that can be won in a scenario, as sentences, in the panel about it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.scenario_parts import Section
from bocage_editor.document import Group
from bocage_editor.words.objectives import exit_words, objective_words
from bocage_scenarios.model import Scenario

MOST_ROWS = 6


class Goals(Section):
    """Lists all objectives and exits; a click shows their hexes."""

    entry_wanted = Signal(bool, int)
    """An objective (False) or an exit (True) is to be edited, by its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without any."""
        super().__init__(parent)
        self.list = QListWidget(self)
        self.list.setObjectName("scenario/goals")
        self.list.setAccessibleName(self.tr("Medals and exits"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(10 * self.fontMetrics().lineSpacing())
        self.empty = QLabel(self)
        self.empty.setObjectName("scenario/goals/empty")
        self.empty.setWordWrap(True)
        self.empty.setText(
            self.tr("No medals and exits yet. Click a hex with the medal tool to add one.")
        )
        self.edit = QPushButton(self.tr("Edit…"), self)
        self.edit.setObjectName("scenario/goals/edit")
        row = QHBoxLayout()
        row.addWidget(self.edit)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 6)
        layout.addWidget(self.empty)
        layout.addWidget(self.list)
        layout.addLayout(row)
        self._entries: list[tuple[bool, int]] = []
        self.list.itemClicked.connect(lambda _: self._show_hexes())
        self.list.itemActivated.connect(lambda _: self._edit())
        self.list.currentRowChanged.connect(lambda row: self.edit.setEnabled(row >= 0))
        self.edit.clicked.connect(self._edit)

    def reads(self, scenario: Scenario) -> list[object]:
        """Return the objects that the section shows, labels on the hexes among them."""
        items: tuple[Group, ...] = (*scenario.objectives, *scenario.exits)
        contents = [scenario.hexes.get(at) for item in items for at in item.hexes]
        return [*items, scenario.board_format, *contents]

    def show_scenario(self, scenario: Scenario) -> None:
        """List everything that can be won."""
        row = self.list.currentRow()
        self.list.clear()
        self._entries = []
        for number, goal in enumerate(scenario.objectives):
            self._entries.append((False, number))
            self.list.addItem(QListWidgetItem(objective_words(scenario, goal, self.language)))
        for number, way_out in enumerate(scenario.exits):
            self._entries.append((True, number))
            self.list.addItem(QListWidgetItem(exit_words(scenario, way_out, self.language)))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.setVisible(bool(self._entries))
        self.edit.setVisible(bool(self._entries))
        self.edit.setEnabled(self.list.currentRow() >= 0)
        self.empty.setVisible(not self._entries)

    def _show_hexes(self) -> None:
        row, session = self.list.currentRow(), self.session
        if row < 0 or session is None:
            return
        is_exit, number = self._entries[row]
        scenario = session.scenario
        items = scenario.exits if is_exit else scenario.objectives
        hexes = [at for at in items[number].hexes if at in session.board]
        session.select(hexes)
        if hexes:
            session.view.reveal(hexes)

    def _edit(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.entry_wanted.emit(*self._entries[row])
