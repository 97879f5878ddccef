"""Menus, buttons and keys, made from the table of actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QUndoGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QMessageBox, QToolBar, QWidget

from bocage_editor.canvas.style import Part
from bocage_editor.docks.signs import tool_icon
from bocage_editor.live.overlay_kinds import Overlay, titles
from bocage_editor.storage.keys import told
from bocage_editor.tools.bench import ToolName
from bocage_editor.window.actions import MENUS, ActionSpec, Reach, all_actions
from bocage_editor.window.focus import step_panel
from bocage_editor.window.help_here import show_help
from bocage_editor.window.look import Look
from bocage_editor.window.options import ToolOptions
from bocage_editor.window.page import Page
from bocage_editor.window.recent import RecentMenu
from bocage_schema import __version__

if TYPE_CHECKING:
    from bocage_editor.window.main_window import MainWindow

_NEEDS_PAGE = (
    *("edit.", "scenario.", "tool.", "place.", "check.", "play."),
    *("view.zoom", "view.fit", "view.full_size", "view.turn", "view.overlays"),
)
_BUTTONS = (
    ("file.new", "file.open", "file.save"),
    ("edit.undo", "edit.redo"),
    tuple(f"tool.{name}" for name in ToolName),
    ("view.zoom_out", "view.zoom_in", "view.fit"),
    ("play.start",),
)
_WAITS = ("edit.", "scenario.", "check.fix", "play.")
"""Actions that are not carried out in the middle of a stroke or a drag."""
_PARTS = {
    "view.grid": Part.GRID,
    "view.coordinates": Part.COORDINATES,
    "view.sections": Part.SECTIONS,
}


class Menus(QObject):
    """Everything that can be done, by menu, button and key."""

    def __init__(self, window: MainWindow) -> None:
        """Fill the menu bar and the tool bars of a window."""
        super().__init__(window)
        self._window = window
        self._page: Page | None = None
        self.undo_group = QUndoGroup(self)
        self.actions: dict[str, QAction] = {}
        self._slots = self._made_slots()
        for spec in all_actions():
            self.actions[spec.id] = self._action(spec)
        self._add_undo()
        self.show_keys()
        tools = QActionGroup(self)
        for name in ToolName:
            tools.addAction(self.actions[f"tool.{name}"])
        self.recent = RecentMenu(window)
        self.overlays = self._overlay_menu()
        self.languages = window.speaking.menu()
        self._fill_menus()
        for menu in window.menuBar().findChildren(QMenu):
            menu.installEventFilter(self)
        self._fill_bars()
        self.show_tool(window.bench.tool)
        self.show_state()

    def _overlay_menu(self) -> QMenu:
        """Return the menu of what may be shown over the board."""
        menu = QMenu(self.tr("Overlay"), self._window)
        menu.setObjectName("menu/overlays")
        for overlay, title in titles():
            action = menu.addAction(title)
            action.setObjectName(f"overlay/{overlay}")
            action.triggered.connect(partial(self._choose_overlay, overlay))
        return menu

    def _choose_overlay(self, overlay: Overlay, _: bool = False) -> None:
        self._window.overlays.choose(overlay)

    def _made_slots(self) -> dict[str, Callable[[], object]]:
        window = self._window
        files, editing, viewing = window.files, window.editing, window.viewing
        slots: dict[str, Callable[[], object]] = {
            "file.new": files.new,
            "file.open": files.ask_open,
            "file.library": window.browsing.show,
            "scenario.compare": window.comparing.ask,
            "file.reopen": files.reopen,
            "file.save": files.save,
            "file.save_as": files.save_as,
            "file.save_all": files.save_all,
            "file.revert": files.revert,
            "file.export": files.export,
            "file.close": files.close,
            "file.quit": window.close,
            "view.zoom_in": viewing.zoom_in,
            "view.zoom_out": viewing.zoom_out,
            "view.full_size": viewing.full_size,
            "view.fit": viewing.fit,
            "view.turn": viewing.turn,
            "view.full_screen": viewing.full_screen,
            "view.reset": window.panels.reset,
            "view.panels": viewing.toggle_panels,
            "view.overlays": window.overlays.ask,
            "view.next_panel": lambda: step_panel(window, 1),
            "view.previous_panel": lambda: step_panel(window, -1),
            "view.still": viewing.toggle_motion,
            "view.look_system": lambda: viewing.set_look(Look.SYSTEM),
            "view.look_light": lambda: viewing.set_look(Look.LIGHT),
            "view.look_dark": lambda: viewing.set_look(Look.DARK),
            "check.next": lambda: window.problems.step(1),
            "check.previous": lambda: window.problems.step(-1),
            "check.fix": window.problems.fix_current,
            "check.copy": window.problems.copy_all,
            "place.turn_left": lambda: editing.turn_choice(1),
            "place.turn_right": lambda: editing.turn_choice(-1),
            "place.flip": editing.flip_choice,
            "place.smaller": lambda: self.options.step_brush(-1),
            "place.larger": lambda: self.options.step_brush(1),
            "place.search": window.palette_panel.focus_search,
            "play.start": window.playing.start,
            "help.here": lambda: show_help(window),
            "help.find_action": window.acting.find,
            "help.keys": window.acting.ask_keys,
            "help.tour": window.tour.start,
            "help.about": self._about,
        }
        for tool in ToolName:
            slots[f"tool.{tool}"] = lambda taken=tool: window.bench.take(taken)  # type: ignore[misc]
        for name, part in _PARTS.items():
            slots[name] = lambda shown=part: viewing.toggle(shown)  # type: ignore[misc]
        for spec in all_actions():
            if spec.id not in slots:
                slots[spec.id] = getattr(editing, spec.id.replace(".", "_"))
        return slots

    def _action(self, spec: ActionSpec) -> QAction:
        window = self._window
        action = QAction(QCoreApplication.translate("actions", spec.text), window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        if spec.icon:
            action.setIcon(tool_icon(spec.icon, window.palette().text().color()))
        if spec.reach is Reach.BOARD:
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            window.palette_panel.view.addAction(action)
        slot = self._slots[spec.id]
        waits = spec.id.startswith(_WAITS) and spec.id != "edit.step_back"
        action.triggered.connect(lambda _checked=False: self._run(slot, waits=waits))
        return action

    def _run(self, slot: Callable[[], object], *, waits: bool) -> None:
        """Carry out an action; what edits waits while a gesture goes on."""
        if not (waits and self._page is not None and self._page.toolbox.is_busy):
            slot()

    def _add_undo(self) -> None:
        """Add undo and redo, which name the step and wait while a gesture goes on."""
        window, group = self._window, self.undo_group
        undo, redo = QAction(self.tr("Undo"), window), QAction(self.tr("Redo"), window)
        group.canUndoChanged.connect(undo.setEnabled)
        group.canRedoChanged.connect(redo.setEnabled)
        group.undoTextChanged.connect(lambda step: self._name_step(undo, self._undo_text(step)))
        group.redoTextChanged.connect(lambda step: self._name_step(redo, self._redo_text(step)))
        undo.triggered.connect(lambda: self._step(group.undo))
        redo.triggered.connect(lambda: self._step(group.redo))
        for name, action in (("undo", undo), ("redo", redo)):
            action.setObjectName(f"edit.{name}")
            action.setEnabled(False)
            action.setIcon(tool_icon(name, window.palette().text().color()))
            self.actions[f"edit.{name}"] = action

    def show_keys(self) -> None:
        """Let every action have its keys, and say so in its tip."""
        for name, action in self.actions.items():
            action.setShortcuts(self._window.keys.of(name))
            _show_tip(action)
        keys = {name: told(action.shortcuts()[:1]) for name, action in self.actions.items()}
        self._window.bench.set_keys(keys)

    def _name_step(self, action: QAction, text: str) -> None:
        action.setText(text)
        _show_tip(action)

    def _undo_text(self, step: str) -> str:
        return self.tr("Undo {step}").format(step=step) if step else self.tr("Undo")

    def _redo_text(self, step: str) -> str:
        return self.tr("Redo {step}").format(step=step) if step else self.tr("Redo")

    def _step(self, step: Callable[[], None]) -> None:
        """Go back or forth in the history and show what changed."""
        page = self._page
        if page is None or page.toolbox.is_busy:
            return
        page.toolbox.give_back()
        page.reveal_next_change()
        step()

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        for menu_id, (title, specs) in MENUS.items():
            menu = bar.addMenu(QCoreApplication.translate("actions", title))
            menu.setObjectName(f"menu/{menu_id}")
            if menu_id == "edit":
                menu.addActions([self.actions["edit.undo"], self.actions["edit.redo"]])
                menu.addSeparator()
            for spec in specs:
                if not spec.id:
                    menu.addSeparator()
                    continue
                menu.addAction(self.actions[spec.id])
                if spec.id == "file.open":
                    menu.addMenu(self.recent)
            if menu_id == "view":
                menu.insertMenu(self.actions["view.overlays"], self.overlays)
                menu.insertMenu(self.actions["view.look_system"], self.languages)
                panels = menu.addMenu(self.tr("&Panels"))
                panels.addActions([dock.toggleViewAction() for dock in self._window.docks.values()])

    def _fill_bars(self) -> None:
        self.bar = bar = QToolBar(self.tr("Tools"), self._window)
        bar.setObjectName("toolbar")
        bar.setIconSize(QSize(22, 22))
        for group in _BUTTONS:
            for name in group:
                bar.addAction(self.actions[name])
            bar.addSeparator()
        self._window.addToolBar(bar)
        self.options = ToolOptions(self._window.bench, self._window)
        self._window.addToolBarBreak()
        self._window.addToolBar(self.options)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave letters to the menu that is open, not to the tools of the board behind it."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if event.text() and held == Qt.KeyboardModifier.NoModifier:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def take_down(self) -> None:
        """Take all menus, bars and actions out of the window for good."""
        window = self._window
        for bar in (self.bar, self.options):
            window.removeToolBar(bar)
            bar.setParent(None)
            bar.deleteLater()
        window.setMenuBar(QMenuBar(window))
        for part in (self.recent, self.overlays, self.languages, *self.actions.values(), self):
            part.deleteLater()

    def add_board(self, view: QWidget) -> None:
        """Let the keys that are letters work on a board."""
        for spec in all_actions():
            if spec.reach is Reach.BOARD:
                view.addAction(self.actions[spec.id])

    def follow(self, page: Page | None) -> None:
        """Undo and redo in another document."""
        self._page = page
        if page is not None:
            self.undo_group.addStack(page.document.undo_stack)
            self.undo_group.setActiveStack(page.document.undo_stack)
        else:
            self.undo_group.setActiveStack(None)  # type: ignore[arg-type]
        self.show_state()

    def redraw_icons(self) -> None:
        """Draw all icons in the colour that the look of the program has now."""
        colour = self._window.palette().text().color()
        for spec in all_actions():
            if spec.icon:
                self.actions[spec.id].setIcon(tool_icon(spec.icon, colour))
        for name in ("undo", "redo"):
            self.actions[f"edit.{name}"].setIcon(tool_icon(name, colour))

    def show_tool(self, tool: ToolName) -> None:
        """Press the button of the tool in hand."""
        self.actions[f"tool.{tool}"].setChecked(True)

    def show_state(self) -> None:
        """Enable what can be done now, and tick what is switched on."""
        page = self._window.page
        for name, action in self.actions.items():
            if name.startswith(_NEEDS_PAGE) and name not in ("edit.undo", "edit.redo"):
                action.setEnabled(page is not None)
        for name in ("file.save", "file.save_as", "file.save_all", "file.export", "file.close"):
            self.actions[name].setEnabled(page is not None)
        self.actions["file.revert"].setEnabled(page is not None and page.document.path is not None)
        for name, part in _PARTS.items():
            self.actions[name].setChecked(part in self._window.layers.shown)
        turned = page is not None and page.view.style_of_board.turned
        self.actions["view.turn"].setChecked(turned)
        self.actions["view.full_screen"].setChecked(self._window.isFullScreen())
        self.actions["view.still"].setChecked(self._window.viewing.is_still)
        for look in Look:
            self.actions[f"view.look_{look}"].setChecked(look is self._window.viewing.look)

    def _about(self) -> None:
        text = self.tr(
            "Bocage {version}, a scenario workshop for the board game Memoir ’44. "
            "An independent project of players; the game’s name belongs to its publisher."
        )
        QMessageBox.about(self._window, self.tr("About Bocage"), text.format(version=__version__))


def _show_tip(action: QAction) -> None:
    """Say in the tip of an action which key it has; without one, Qt's own tip will do."""
    words = action.text().replace("&", "").rstrip("…")
    keys = action.shortcuts()
    action.setToolTip(f"{words} ({told(keys[:1])})" if keys else "")
