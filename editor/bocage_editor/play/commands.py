"""Everything that can be done in the window of a game, by button, menu or key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QLabel, QMenu, QSlider, QToolBar, QWidget

from bocage_editor.docks.signs import tool_icon
from bocage_editor.play.seats import PERSON, player_name
from bocage_editor.play.table import Table
from bocage_editor.play.words import side_name
from bocage_editor.words.languages import tr
from bocage_engine.players import PLAYERS
from bocage_schema.ids import Side

if TYPE_CHECKING:
    from bocage_editor.play.window import PlayWindow

SLOWEST_MS = 2000


class _Spec(NamedTuple):
    id: str
    text: str
    do: Callable[[], object]
    keys: Sequence[str] = ()
    icon: str = ""
    checkable: bool = False


class Commands(QObject):
    """The menus and the tool bar of a window."""

    def __init__(self, window: PlayWindow, *, from_editor: bool) -> None:
        """Fill the menu bar and the tool bar."""
        super().__init__(window)
        self._window = window
        self._leave = tr("&Back to the editor") if from_editor else tr("&Close")
        self.actions: dict[str, QAction] = {}
        for spec in self._specs():
            self._add(spec)
        self.position = QMenu(tr("&Set by hand"), window)
        self.position.setObjectName("menu/position")
        self.position.aboutToShow.connect(self._fill_position)
        self.seats = {side: self._seat_menu(side) for side in Side}
        self.speed = self._made_speed()
        self._fill_menus()
        self._fill_bar()

    def _specs(self) -> list[_Spec]:
        window, on_table = self._window, self._on_table
        return [
            _Spec("undo", tr("&Undo"), on_table(Table.undo), ["Ctrl+Z"], "undo"),
            _Spec("redo", tr("&Redo"), on_table(Table.redo), ["Ctrl+Y", "Ctrl+Shift+Z"], "redo"),
            _Spec("roll_anew", tr("Roll &again"), on_table(Table.roll_anew), ["Ctrl+R"]),
            _Spec("pause", tr("&Pause"), on_table(_toggle_pause), ["F8"]),
            _Spec("step", tr("S&tep"), on_table(Table.step), ["F7"]),
            _Spec(
                "by_hand", tr("&Choose dice and cards"), window.pick_chance, ["Ctrl+D"], "", True
            ),
            _Spec("open_hands", tr("Show all &hands"), window.show_hands, ["Ctrl+H"], "", True),
            _Spec("still", tr("Reduce &motion"), window.show_motion, (), "", True),
            _Spec("turn", tr("See from the &other side"), window.turn, ["Ctrl+T"]),
            _Spec("next", tr("&Next choice"), window.next_choice, ["Tab"]),
            _Spec("done", tr("&Done"), window.answer, ["D"]),
            _Spec("zoom_in", tr("Zoom &in"), window.zoom_in, ["Ctrl++", "Ctrl+="]),
            _Spec("zoom_out", tr("Zoom ou&t"), window.zoom_out, ["Ctrl+-"]),
            _Spec("fit", tr("&Fit the board"), window.fit, ["Ctrl+/"]),
            _Spec("anew", tr("&New game…"), window.ask_anew, ["Ctrl+N"]),
            _Spec("open", tr("&Open game…"), window.open_game, ["Ctrl+O"]),
            _Spec("save", tr("&Save game…"), window.save_game, ["Ctrl+S"]),
            _Spec("report", tr("&Export report…"), window.export_report, ["Ctrl+E"]),
            _Spec("briefing", tr("&What the scenario tells…"), window.show_briefing, ["F1"]),
            _Spec("back", self._leave, window.close, ["Shift+F5", "Ctrl+W"]),
        ]

    def _add(self, spec: _Spec) -> None:
        action = QAction(spec.text, self._window)
        action.setObjectName(f"play/{spec.id}")
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable)
        plain = spec.text.replace("&", "")
        action.setToolTip(f"{plain} ({spec.keys[0]})" if spec.keys else plain)
        if spec.icon:
            action.setIcon(tool_icon(spec.icon, self._window.palette().text().color()))
        action.triggered.connect(lambda: spec.do())
        self.actions[spec.id] = action

    def _on_table(self, do: Callable[[Table], object]) -> Callable[[], None]:
        def act() -> None:
            table = self._window.shown_table
            if table is not None:
                do(table)

        return act

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        menus = {
            tr("&Game"): ("anew", "open", "save", "report", "", "briefing", "", "back"),
            tr("&Edit"): ("undo", "redo", "roll_anew", "", "by_hand"),
            tr("&Play"): ("pause", "step", "", "next", "done"),
            tr("&View"): ("zoom_in", "zoom_out", "fit", "turn", "", "open_hands", "still"),
        }
        for title, names in menus.items():
            menu = bar.addMenu(title)
            for name in names:
                menu.addAction(self.actions[name]) if name else menu.addSeparator()
            if "by_hand" in names:
                menu.addMenu(self.position)
            if "step" in names:
                menu.addSeparator()
                for seat in self.seats.values():
                    menu.addMenu(seat)

    def _seat_menu(self, side: Side) -> QMenu:
        """Return the menu of those who may play a side from now on."""
        menu = QMenu(tr("{side} played by").format(side=side_name(side)), self._window)
        menu.setObjectName(f"menu/seat/{side}")
        group = QActionGroup(menu)
        for who in (PERSON, *PLAYERS):
            action = menu.addAction(player_name(who))
            action.setObjectName(f"seat/{side}/{who}")
            action.setCheckable(True)
            action.setData(who)
            action.triggered.connect(partial(self._seat, side, who))
            group.addAction(action)
        return menu

    def _seat(self, side: Side, who: str, _: bool = False) -> None:
        if self._window.shown_table is not None:
            self._window.shown_table.seat(side, who)

    def _fill_bar(self) -> None:
        bar = QToolBar(tr("Game"), self._window)
        bar.setObjectName("play/bar")
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for name in ("undo", "redo", "roll_anew", "", "pause", "step"):
            bar.addAction(self.actions[name]) if name else bar.addSeparator()
        bar.addWidget(QLabel(tr("Speed"), bar))
        bar.addWidget(self.speed)
        bar.addSeparator()
        for name in ("by_hand", "turn", "back"):
            bar.addAction(self.actions[name])
        self._window.addToolBar(bar)

    def _made_speed(self) -> QSlider:
        speed = QSlider(Qt.Orientation.Horizontal, self._window)
        speed.setObjectName("play/speed")
        speed.setAccessibleName(tr("Speed of the program’s players"))
        speed.setToolTip(tr("How fast the program’s players choose"))
        speed.setRange(0, SLOWEST_MS)
        speed.setInvertedAppearance(True)
        speed.setInvertedControls(True)
        speed.setFixedWidth(110)
        speed.setValue(self._window.pause_ms)
        speed.valueChanged.connect(self._window.set_pause)
        return speed

    def add_board(self, view: QWidget) -> None:
        """Let keys that mean something else in fields work on the board only."""
        for name in ("next", "done"):
            self.actions[name].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            view.addAction(self.actions[name])

    def _fill_position(self) -> None:
        if self._window.setting is not None:
            self._window.setting.fill_menu(self.position)

    def show_state(self) -> None:
        """Enable what can be done now."""
        table = self._window.shown_table
        timeline = table.timeline if table else None
        for action in self.actions.values():
            action.setEnabled(table is not None)
        for name in ("open", "briefing", "back", "still"):
            self.actions[name].setEnabled(True)
        for menu in (self.position, *self.seats.values()):
            menu.setEnabled(table is not None)
        if table is None or timeline is None:
            return
        for side, menu in self.seats.items():
            for action in menu.actions():
                action.setChecked(action.data() == table.seats[side])
        self.actions["undo"].setEnabled(table.can_undo)
        self.actions["redo"].setEnabled(timeline.can_redo)
        self.actions["roll_anew"].setEnabled(timeline.can_roll_anew)
        waits = table.is_over or table.awaits_person
        goes_on = table.is_paused and not waits
        self.actions["pause"].setEnabled(not waits)
        self.actions["pause"].setText(tr("&Go on") if goes_on else tr("&Pause"))
        self.actions["step"].setEnabled(not waits)


def _toggle_pause(table: Table) -> None:
    table.resume() if table.is_paused else table.pause()
