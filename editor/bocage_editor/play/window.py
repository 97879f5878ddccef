"""The window of a test play."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QSlider,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from bocage_editor.docks.signs import tool_icon
from bocage_editor.play.log import LogPanel
from bocage_editor.play.page import GamePage
from bocage_editor.play.score import ScorePanel
from bocage_editor.play.start import USUAL_OPPONENT, Choice, StartPage
from bocage_editor.play.table import PERSON, USUAL_PAUSE_MS, Table
from bocage_editor.play.words import tr
from bocage_editor.words import plurals
from bocage_engine.setup import Setup
from bocage_engine.timeline import Timeline
from bocage_engine.world import World
from bocage_scenarios.model import Scenario
from bocage_scenarios.start import setup_of
from bocage_schema.ids import Side

SLOWEST_MS = 2000


class PlayWindow(QMainWindow):
    """Test play of a scenario, which stays as it is."""

    closed = Signal()

    def __init__(
        self,
        scenario: Scenario,
        *,
        setup: Setup | None = None,
        language: str = "en",
        parent: QWidget | None = None,
    ) -> None:
        """Ask how a game of a scenario is to be played, by other rules if a setup is given."""
        super().__init__(parent)
        plurals.install()
        self.setObjectName("play")
        self.scenario = scenario
        self.language = language
        self.world = World(setup or setup_of(scenario))
        self.table: Table | None = None
        self.page: GamePage | None = None
        self.docks: dict[str, QDockWidget] = {}
        self.actions_: dict[str, QAction] = {}
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        first = scenario.first or Side.ALLIES
        seats = {side: PERSON if side is first else USUAL_OPPONENT for side in Side}
        title = scenario.title(language)
        usual = Choice(seats, "0", open_hands=False)
        self.start = StartPage(title, self.world, usual, self)
        self.start.started.connect(self.begin)
        self._stack.addWidget(self.start)
        self._pause_ms = USUAL_PAUSE_MS
        self._fill_bar()
        self._show_state()
        self.resize(1280, 800)
        self.setWindowTitle(tr("{title} – test play").format(title=title or tr("Untitled")))

    # Games

    def begin(self, choice: Choice) -> None:
        """Start a game."""
        self._end_game()
        timeline = Timeline(self.world, choice.seed)
        self.table = table = Table(timeline, choice.seats, self)
        table.pause_ms = self._pause_ms
        self.page = GamePage(
            self.scenario, table, self.language, open_hands=choice.open_hands, parent=self
        )
        self._stack.addWidget(self.page)
        self._stack.setCurrentWidget(self.page)
        self.score = ScorePanel(table, self)
        self.log = LogPanel(table, self.language, self)
        self._dock("score", tr("Battle"), self.score)
        self._dock("log", tr("Log"), self.log)
        self.page.view.addAction(self.actions_["next"])
        table.changed.connect(self.refresh)
        self.refresh()
        table.go_on()
        QTimer.singleShot(0, self.page.view.setFocus)

    def ask_anew(self) -> None:
        """Ask how another game is to be played; the one that was played is given up."""
        self._end_game()
        self._stack.setCurrentWidget(self.start)
        self._show_state()

    def _end_game(self) -> None:
        if self.table is None or self.page is None:
            return
        self.table.end()
        for dock in self.docks.values():
            self.removeDockWidget(dock)
            dock.deleteLater()
        self.docks.clear()
        self._stack.removeWidget(self.page)
        self.page.deleteLater()
        self.table.deleteLater()
        self.table = self.page = None

    def _dock(self, name: str, title: str, panel: QWidget) -> None:
        dock = QDockWidget(title, self)
        dock.setObjectName(f"play/{name}")
        dock.setWidget(panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.docks[name] = dock

    def refresh(self) -> None:
        """Show the game as it stands."""
        if self.page is None:
            return
        self.page.refresh()
        self.score.refresh()
        self.log.refresh()
        self._show_state()

    def _show_state(self) -> None:
        table = self.table
        timeline = table.timeline if table else None
        can = {
            "undo": timeline is not None and timeline.can_undo,
            "redo": timeline is not None and timeline.can_redo,
            "roll_anew": timeline is not None and timeline.can_roll_anew,
            "pause": table is not None and not table.is_over,
            "step": table is not None and not table.is_over and not table.awaits_person,
            "turn": table is not None,
            "next": table is not None,
            "anew": table is not None,
        }
        for name, possible in can.items():
            self.actions_[name].setEnabled(possible)
        paused = table is not None and table.is_paused
        self.actions_["pause"].setText(tr("Go on") if paused else tr("Pause"))

    # What can be done

    def _fill_bar(self) -> None:
        bar = QToolBar(tr("Game"), self)
        bar.setObjectName("play/bar")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._action("undo", tr("Undo"), self._on_table(Table.undo), ["Ctrl+Z"], "undo")
        redo = self._on_table(Table.redo)
        self._action("redo", tr("Redo"), redo, ["Ctrl+Y", "Ctrl+Shift+Z"], "redo")
        self._action("roll_anew", tr("Roll again"), self._on_table(Table.roll_anew), ["Ctrl+R"])
        self._action("pause", tr("Pause"), self._on_table(_toggle_pause), ["Pause", "F8"])
        self._action("step", tr("Step"), self._on_table(Table.step), ["F7"])
        self._action("turn", tr("Other side"), self._turn, ["Ctrl+T"])
        self._action("anew", tr("New game"), self.ask_anew, ["Ctrl+N"])
        self._action("back", tr("Back to the editor"), self.close, ["Shift+F5"])
        self._action("next", tr("Next choice"), self._next_choice, ["Tab"])
        self.actions_["next"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.speed = self._made_speed(bar)
        groups = (("undo", "redo", "roll_anew"), ("pause", "step"), ("turn", "anew", "back"))
        for group in groups:
            for name in group:
                bar.addAction(self.actions_[name])
            if "pause" in group:
                bar.addWidget(QLabel(tr("Speed"), bar))
                bar.addWidget(self.speed)
            bar.addSeparator()
        self.addToolBar(bar)

    def _made_speed(self, parent: QWidget) -> QSlider:
        speed = QSlider(Qt.Orientation.Horizontal, parent)
        speed.setObjectName("play/speed")
        speed.setAccessibleName(tr("Speed of the program’s players"))
        speed.setRange(0, SLOWEST_MS)
        speed.setInvertedAppearance(True)
        speed.setInvertedControls(True)
        speed.setFixedWidth(110)
        speed.setValue(self._pause_ms)
        speed.valueChanged.connect(self._set_pause)
        return speed

    def _action(
        self, name: str, text: str, do: Callable[[], object], keys: Sequence[str], icon: str = ""
    ) -> None:
        action = QAction(text, self)
        action.setObjectName(f"play/{name}")
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setToolTip(f"{text} ({keys[0]})")
        if icon:
            action.setIcon(tool_icon(icon, self.palette().text().color()))
        action.triggered.connect(lambda: do())
        self.actions_[name] = action

    def _on_table(self, do: Callable[[Table], object]) -> Callable[[], None]:
        def act() -> None:
            if self.table is not None:
                do(self.table)

        return act

    def _set_pause(self, pause: int) -> None:
        self._pause_ms = pause
        if self.table is not None:
            self.table.pause_ms = pause

    def _turn(self) -> None:
        if self.page is not None:
            self.page.turn()

    def _next_choice(self) -> None:
        if self.page is not None:
            self.page.next_choice()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the players."""
        self._end_game()
        self.closed.emit()
        event.accept()


def _toggle_pause(table: Table) -> None:
    table.resume() if table.is_paused else table.pause()
