"""The panels beside a game."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from bocage_editor.docks.leftovers import hide_leftover_bars
from bocage_editor.play.dice import DiceTray
from bocage_editor.play.lines import LinesPanel
from bocage_editor.play.log import LogPanel
from bocage_editor.play.notes import NotesPanel
from bocage_editor.play.score import ScorePanel
from bocage_editor.play.table import Table
from bocage_editor.words.languages import tr

DICE_HEIGHT = 140
WIDTH = 330


class Panels:
    """Score and dice above, log, notes and lines of play below."""

    def __init__(self, window: QMainWindow, table: Table, language: str) -> None:
        """Put panels into a window."""
        self._window = window
        self.score = ScorePanel(table, window)
        self.tray = DiceTray(language, window)
        self.tray.setObjectName("dice")
        self.log = LogPanel(table, language, window)
        self.notes = NotesPanel(table, window)
        self.lines = LinesPanel(table, window)
        self.docks = {
            "score": self._dock("score", tr("Battle"), self.score),
            "dice": self._dock("dice", tr("Dice"), self.tray),
            "log": self._dock("log", tr("Log"), self.log),
            "notes": self._dock("notes", tr("Notes"), self.notes),
            "lines": self._dock("lines", tr("Lines of play"), self.lines),
        }
        window.tabifyDockWidget(self.docks["log"], self.docks["notes"])
        window.tabifyDockWidget(self.docks["notes"], self.docks["lines"])
        self.docks["log"].raise_()
        self.docks["lines"].visibilityChanged.connect(lambda _: self.lines.refresh())
        QTimer.singleShot(0, window, self._divide)

    def _divide(self) -> None:
        """Give the log what the score and the dice do not need."""
        if not self.docks:
            return
        docks = [self.docks[name] for name in ("score", "dice", "log")]
        self._window.resizeDocks(docks[:1], [WIDTH], Qt.Orientation.Horizontal)
        least = self.score.needed_height(self.docks["score"].width()) + 30
        rest = max(1, sum(dock.height() for dock in docks) - least - DICE_HEIGHT)
        self._window.resizeDocks(docks, [least, DICE_HEIGHT, rest], Qt.Orientation.Vertical)
        hide_leftover_bars(self._window)

    def _dock(self, name: str, title: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self._window)
        dock.setObjectName(f"play/{name}")
        dock.setWidget(panel)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def refresh(self) -> None:
        """Show the game as it stands."""
        self.score.refresh()
        self.log.refresh()
        self.lines.refresh()

    def set_enabled(self, enabled: bool) -> None:
        """Let panels be used, or not."""
        for dock in self.docks.values():
            dock.setEnabled(enabled)

    def show_notes(self) -> None:
        """Bring the notes to the front."""
        self.docks["notes"].show()
        self.docks["notes"].raise_()

    def end(self) -> None:
        """Take the panels out of the window."""
        for dock in self.docks.values():
            self._window.removeDockWidget(dock)
            dock.deleteLater()
        self.docks = {}
