"""The lines of play that were tried, beside each other."""

from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from bocage_editor.play.table import Table
from bocage_editor.play.words import reason_words, side_name
from bocage_editor.words.languages import tr
from bocage_engine.timeline import Branch, Moment
from bocage_schema.ids import Side


class LinesPanel(QWidget):
    """A row for each line of play: where it ends, and how it stands there."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Follow a table."""
        super().__init__(parent)
        self.setObjectName("lines")
        self._table = table
        self._ends: list[Moment] = []
        self.list = QTreeWidget(self)
        self.list.setObjectName("lines/list")
        self.list.setAccessibleName(tr("Lines of play"))
        self.list.setRootIsDecorated(False)
        self.list.setHeaderLabels(
            [tr("Turn"), *(side_name(side) for side in Side), tr("Choices"), tr("Ends")]
        )
        header = self.list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemClicked.connect(self._go_to)
        self.list.itemActivated.connect(self._go_to)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self.list)

    def refresh(self) -> None:
        """Show all lines; the one that is followed is selected."""
        if not self.isVisible():
            return
        branches = self._table.timeline.branches()
        here = self._table.timeline.line()[-1]
        self.list.clear()
        self._ends = [branch.end for branch in branches]
        for branch in branches:
            item = QTreeWidgetItem(self._row(branch))
            self.list.addTopLevelItem(item)
            if branch.end is here:
                self.list.setCurrentItem(item)

    def _row(self, branch: Branch) -> list[str]:
        result = branch.result
        ends = tr("goes on")
        if result is not None:
            winner = side_name(result.winner) if result.winner else tr("nobody")
            ends = f"{winner}: {reason_words(result.reason)}"
        medals = [str(branch.medals[side]) for side in Side]
        return [str(branch.turn), *medals, str(branch.depth), ends]

    def _go_to(self, item: QTreeWidgetItem) -> None:
        self._table.go_to(self._ends[self.list.indexOfTopLevelItem(item)])
