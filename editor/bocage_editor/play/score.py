"""How a game stands: medals and where they come from, losses, cards."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from bocage_editor.play.seats import seats_words
from bocage_editor.play.table import Table
from bocage_editor.play.words import side_name
from bocage_editor.words.languages import tr
from bocage_engine.state import SIDES, SOURCES
from bocage_schema.ids import Side


class ScorePanel(QWidget):
    """Both sides beside each other."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Follow a table."""
        super().__init__(parent)
        self.setObjectName("score")
        self._table = table
        self._cells: dict[tuple[str, Side], QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        for column, side in enumerate(SIDES, 1):
            head = QLabel(side_name(side), self)
            font = head.font()
            font.setBold(True)
            head.setFont(font)
            grid.addWidget(head, 0, column)
        self._rows = {
            "player": tr("Player"),
            "medals": tr("Medals"),
            "eliminated": tr("for units"),
            "objectives": tr("for objectives"),
            "exits": tr("for exits"),
            "units": tr("Units left"),
            "losses": tr("Figures lost"),
            "hand": tr("Cards in hand"),
        }
        for row, (name, title) in enumerate(self._rows.items(), 1):
            grid.addWidget(QLabel(title, self), row, 0)
            for column, side in enumerate(SIDES, 1):
                cell = self._cells[name, side] = QLabel(self)
                cell.setObjectName(f"score/{name}/{side}")
                cell.setAlignment(Qt.AlignmentFlag.AlignLeft)
                cell.setTextFormat(Qt.TextFormat.PlainText)
                grid.addWidget(cell, row, column)
        self.piles = QLabel(self)
        self.piles.setObjectName("score/piles")
        self.piles.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addLayout(grid)
        layout.addWidget(self.piles)
        layout.addStretch(1)

    def needed_height(self, width: int) -> int:
        """Return how high the panel must be to show everything, as its last lines break."""
        layout = self.layout()
        assert layout is not None
        return max(self.sizeHint().height(), layout.totalHeightForWidth(width))

    def refresh(self) -> None:
        """Show how the game stands."""
        state, world = self._table.game.state, self._table.world
        for number, side in enumerate(SIDES):
            own = state.medals[number * len(SOURCES) : (number + 1) * len(SOURCES)]
            mine = [n for n, unit in enumerate(world.units) if unit.side == number]
            lost = sum(max(0, world.units[n].figures - state.figures[n]) for n in mine)
            values = {
                "player": seats_words(self._table.seats[side], self._table.posts),
                "medals": tr("{have} of {need}").format(have=sum(own), need=world.needed[number]),
                "units": tr("{left} of {all}").format(
                    left=state.masks[number].bit_count(), all=len(mine)
                ),
                "losses": str(lost),
                "hand": str(len(state.hands[number])),
                **dict(zip(SOURCES, map(str, own), strict=True)),
            }
            for name, text in values.items():
                self._cells[name, side].setText(text)
        self.piles.setText(
            tr("Turn {turn}. Draw pile {deck}, discards {discards}.").format(
                turn=state.turn, deck=sum(state.deck), discards=sum(state.discards)
            )
        )
