"""The main window: tabs of documents, panels around them, menus."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QMouseEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QUndoView,
    QWidget,
)

from bocage_editor.canvas.style import Style
from bocage_editor.dialogs.report import ReportDialog
from bocage_editor.docks.inventory import InventoryPanel
from bocage_editor.docks.layers import Layers
from bocage_editor.docks.palette import Palette
from bocage_editor.docks.problems import Problems
from bocage_editor.docks.properties import Properties
from bocage_editor.docks.scenario import ScenarioPanel
from bocage_editor.docks.signs import lock_icon
from bocage_editor.document import Document
from bocage_editor.storage.owned import load_owned, save_owned
from bocage_editor.storage.places import Places
from bocage_editor.storage.settings import Settings
from bocage_editor.tools.bench import Bench
from bocage_editor.window.editing import Editing
from bocage_editor.window.files import Files
from bocage_editor.window.medals import MedalDialog
from bocage_editor.window.menus import Menus
from bocage_editor.window.page import Page
from bocage_editor.window.status import StatusBar
from bocage_editor.window.viewing import Viewing
from bocage_editor.window.welcome import Welcome
from bocage_editor.words import plurals
from bocage_editor.words.tips import tip
from bocage_scenarios.fixes import FixError, apply, repair
from bocage_schema.diagnostics import Diagnostic
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Holdings

DOCKS_VERSION = 1
"""Counted up when panels change so much that a remembered layout would not fit."""


class MainWindow(QMainWindow):
    """The editor's window."""

    def __init__(self, places: Places, language: str = "en") -> None:
        """Make the window, with settings and state in some folders."""
        super().__init__()
        plurals.install()
        self._is_ready = False
        self.setObjectName("main_window")
        self.setMinimumSize(1024, 640)
        self.resize(1280, 720)
        self.setAcceptDrops(True)
        self.places = places
        self.settings = Settings(places.settings_file)
        self.bench = Bench()
        self.bench.language = language
        self.holdings: Holdings | None = load_owned(places.boxes_file)
        self.tabs = self._made_tabs()
        self.setCentralWidget(self.tabs)
        self.palette_panel = Palette(self.bench, self)
        self.problems = Problems(self)
        self.inventory = InventoryPanel(self)
        self.layers = Layers(self.bench, self)
        self.properties = Properties(self)
        self.scenario_panel = ScenarioPanel(self)
        self.history = QUndoView(self)
        self.docks = self._made_docks()
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self.files = Files(self)
        self.editing = Editing(self)
        self.viewing = Viewing(self)
        self.medals = MedalDialog(self)
        self.menus = Menus(self)
        self._wire()
        self._restore()
        self._show_page()
        self._is_ready = True

    # Parts

    def _made_tabs(self) -> QTabWidget:
        tabs = QTabWidget(self)
        tabs.setObjectName("tabs")
        tabs.setDocumentMode(True)
        tabs.setTabsClosable(True)
        tabs.setMovable(True)
        tabs.tabBar().setElideMode(Qt.TextElideMode.ElideMiddle)
        tabs.currentChanged.connect(lambda _: self._show_page())
        tabs.tabBar().installEventFilter(self)
        tabs.tabCloseRequested.connect(lambda index: self.files.close_tab(index))
        return tabs

    def _made_docks(self) -> dict[str, QDockWidget]:
        self.history.setObjectName("history")
        self.history.setEmptyLabel(self.tr("As opened"))
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        bottom = Qt.DockWidgetArea.BottomDockWidgetArea
        panels: list[tuple[str, str, QWidget, Qt.DockWidgetArea]] = [
            ("palette", self.tr("Palette"), self.palette_panel, left),
            ("properties", self.tr("Properties"), self.properties, right),
            ("layers", self.tr("Layers"), self.layers, right),
            ("problems", self.tr("Problems"), self.problems, right),
            ("scenario", self.tr("Scenario"), self.scenario_panel, right),
            ("inventory", self.tr("Inventory"), self.inventory, right),
            ("history", self.tr("History"), self.history, bottom),
        ]
        docks = {}
        for name, title, widget, area in panels:
            dock = QDockWidget(title, self)
            dock.setObjectName(f"dock/{name}")
            dock.setWidget(widget)
            self.addDockWidget(area, dock)
            docks[name] = dock
        return docks

    def _wire(self) -> None:
        self.bench.tool_changed.connect(self.menus.show_tool)
        self.bench.choice_changed.connect(self._show_left)
        self.palette_panel.armed.connect(self._focus_board)
        self.problems.went_to.connect(self.go_to)
        self.problems.fix_wanted.connect(self.fix)
        self.problems.fix_all_wanted.connect(self.fix_all)
        self.inventory.own_changed.connect(self._set_own)
        self.properties.objectives_wanted.connect(self.ask_objective)
        self.scenario_panel.entry_wanted.connect(self.medals.show_entry)
        self.layers.parts_changed.connect(lambda _: self.viewing.apply_style())
        self.status.problems_clicked.connect(self.docks["problems"].raise_)
        self.status.zoom_wanted.connect(self.viewing.set_zoom)

    def _restore(self) -> None:
        self._default_layout()
        self.default_state = self.saveState(DOCKS_VERSION)
        geometry = self.settings.bytes("window/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        state: QByteArray = self.settings.bytes("window/state")
        if not state.isEmpty():
            self.restoreState(state, DOCKS_VERSION)
        self.palette_panel.set_favourites(self.settings.texts("palette/favourites"))
        self.inventory.set_own(dict(self.holdings.own) if self.holdings else {})

    def _default_layout(self) -> None:
        docks = self.docks
        self.tabifyDockWidget(docks["properties"], docks["layers"])
        self.tabifyDockWidget(docks["problems"], docks["inventory"])
        self.tabifyDockWidget(docks["inventory"], docks["scenario"])
        docks["properties"].raise_()
        docks["problems"].raise_()
        docks["history"].hide()
        beside = [docks["palette"], docks["problems"]]
        self.resizeDocks(beside, [250, 270], Qt.Orientation.Horizontal)
        stacked = [docks["properties"], docks["problems"]]
        self.resizeDocks(stacked, [360, 280], Qt.Orientation.Vertical)

    # Pages

    @property
    def page(self) -> Page | None:
        """The document on top."""
        widget = self.tabs.currentWidget()
        return widget if isinstance(widget, Page) else None

    def pages(self) -> list[Page]:
        """Return all documents, in the order of their tabs."""
        found = [self.tabs.widget(index) for index in range(self.tabs.count())]
        return [page for page in found if isinstance(page, Page)]

    def add_page(self, document: Document) -> Page:
        """Open a tab for a document and show it."""
        page = Page(
            document,
            self.bench,
            self.holdings,
            lambda session, at: self.editing.ask_medal(at),
            lambda session, at: self.editing.ask_label(at),
        )
        page.titled.connect(self._show_titles)
        page.view.hovered.connect(self.status.show_hex)
        page.view.zoom_changed.connect(self.status.show_zoom)
        page.view.menu_wanted.connect(self.editing.show_menu)
        page.session.hint_changed.connect(self.status.show_hint)
        page.session.told.connect(self.status.tell)
        page.session.selection_changed.connect(self.editing.selection_changed)
        page.checks.updated.connect(self._show_counts)
        page.counts.updated.connect(self._show_left)
        document.changed.connect(lambda _: self.files.touched(document))
        self.menus.add_board(page.view)
        page.view.set_board_style(Style(self.layers.shown, self.bench.language))
        self._leave_welcome()
        index = self.tabs.addTab(page, page.title())
        self.tabs.setCurrentIndex(index)
        self._show_titles()
        QTimer.singleShot(0, page.view.setFocus)
        return page

    def remove_page(self, page: Page) -> None:
        """Close a tab without asking."""
        page.close_down()
        self.tabs.removeTab(self.tabs.indexOf(page))
        page.deleteLater()
        self._show_page()

    def _show_page(self) -> None:
        page = self.page
        self.problems.follow(page.checks if page else None)
        self.inventory.follow(page.counts if page else None)
        self.properties.follow(page.session if page else None, page.checks if page else None)
        self.scenario_panel.follow(page.session if page else None, page.counts if page else None)
        self.history.setStack(page.document.undo_stack if page else None)  # type: ignore[arg-type]
        self.menus.follow(page)
        self.viewing.show_page(page)
        self.status.follow(page)
        self._show_titles()
        self._show_left()
        self.editing.selection_changed()

    def _show_titles(self) -> None:
        for page in self.pages():
            index = self.tabs.indexOf(page)
            self.tabs.setTabText(index, page.title().replace("&", "&&"))
            where = str(page.document.path or self.tr("Not saved yet"))
            self.tabs.setTabToolTip(index, tip(where))
            self.tabs.setTabIcon(index, lock_icon() if page.document.is_read_only else QIcon())
            close = self.tabs.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide)
            if close is not None:
                close.setObjectName(f"tabs/close/{index}")
        current = self.page
        name = current.document.shown_name() if current else ""
        self.setWindowTitle(f"{name}[*] – Bocage" if current else "Bocage")
        self.setWindowModified(current is not None and current.document.is_modified)
        self.menus.show_state()

    def _show_counts(self) -> None:
        self.status.show_counts(self.page)

    def _show_left(self) -> None:
        page, model = self.page, self.palette_panel.model
        if page is None or self.holdings is None:
            model.set_stock(None, lambda _: 0)
            return
        needed = page.counts.needed_by_part()
        left = page.counts.left(self.palette_panel.parts)
        model.set_stock(left, lambda part: needed.get(part, 0))

    def show_selection(self) -> None:
        """Show what is selected where it can be changed."""
        self.properties.show_selection()

    def ask_objective(self, at: Hex) -> None:
        """Show the medals and exits of a hex, beside the board."""
        self.medals.ask(at)

    def welcome(self) -> None:
        """Offer what to begin with, in a tab that goes when a scenario is opened."""
        page = Welcome(self.settings.recent, self.bench.language, self)
        page.new_wanted.connect(self.files.new)
        page.open_wanted.connect(self.files.ask_open)
        page.file_wanted.connect(self.files.open)
        page.example_wanted.connect(self.files.open_example)
        page.boxes_wanted.connect(self._show_boxes)
        self.tabs.setCurrentIndex(self.tabs.addTab(page, self.tr("Welcome")))

    def _leave_welcome(self) -> None:
        for index in reversed(range(self.tabs.count())):
            page = self.tabs.widget(index)
            if isinstance(page, Welcome):
                self.tabs.removeTab(index)
                page.deleteLater()

    def _show_boxes(self) -> None:
        dock = self.docks["inventory"]
        dock.show()
        dock.raise_()
        self.inventory.show_boxes()

    def tell_crash(self, details: str, *, kept: bool) -> None:
        """Say that something went wrong, and whether copies were kept."""
        title = self.tr("Something went wrong")
        text = self.tr("Copies of all scenarios were kept; you can go on, or save and start again.")
        if not kept:
            text = self.tr("Copies could not be kept. Save your scenarios under other names.")
        dialog = ReportDialog(title, text, details, self)
        dialog.exec()
        dialog.deleteLater()

    def _focus_board(self) -> None:
        if self.page is not None:
            self.page.view.setFocus()

    # Findings and boxes

    def go_to(self, finding: Diagnostic) -> None:
        """Select the hex of a finding and bring it into view."""
        page = self.page
        if page is None or not finding.hex:
            return
        at = page.session.board.hex(finding.hex)
        page.session.select([at])
        page.view.reveal([at])

    def fix(self, finding: Diagnostic) -> None:
        """Make the repair that a finding offers."""
        page = self.page
        if page is None or finding.fix is None:
            return
        try:
            after = apply(page.document.scenario, finding.fix)
        except FixError:
            self.status.tell(self.tr("The scenario has changed since; the fix does not fit it."))
            return
        page.session.edit(self.tr("Fix: {title}").format(title=finding.fix.title), after)

    def fix_all(self, code: str) -> None:
        """Make all repairs of a kind, as one step."""
        page = self.page
        if page is None:
            return
        page.checks.settle()
        done = repair(page.document.scenario, {code})
        text = self.tr("Fix all of kind {code} (%n)", None, len(done.done)).format(code=code)
        page.session.edit(text, done.scenario)

    def _set_own(self, own: dict[str, int]) -> None:
        try:
            self.holdings = save_owned(self.places.boxes_file, own)
        except OSError as error:
            self.status.tell(self.tr("The boxes were not saved: {why}").format(why=error.strerror))
            self.holdings = (self.holdings or Holdings()).owning(own)
        if not own:
            self.holdings = None
        for page in self.pages():
            page.set_holdings(self.holdings)
        self._show_left()

    # Windows and files

    def reset_layout(self) -> None:
        """Put all panels where they were at first."""
        self.restoreState(self.default_state, DOCKS_VERSION)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close the tab that is clicked with the middle button."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() is Qt.MouseButton.MiddleButton
            and watched is self.tabs.tabBar()
        ):
            index = self.tabs.tabBar().tabAt(event.position().toPoint())
            if index >= 0:
                self.files.close_tab(index)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the look of the system."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._is_ready:
            self.viewing.redraw()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files dropped, once the program that they come from is free again."""
        urls = event.mimeData().urls()
        paths = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        QTimer.singleShot(0, self, lambda: self.files.open_all(paths))
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask what becomes of changes, and remember the layout."""
        if not self.files.may_close(self.pages()):
            event.ignore()
            return
        self.remember()
        self.files.end()
        for page in self.pages():
            page.close_down()
        event.accept()

    def remember(self) -> None:
        """Write down what is to be as it is now at the next start."""
        self.settings.set("window/geometry", self.saveGeometry())
        self.settings.set("window/state", self.saveState(DOCKS_VERSION))
        self.settings.set("palette/favourites", self.palette_panel.favourites)
        paths = [str(page.document.path.absolute()) for page in self.pages() if page.document.path]
        self.settings.set("session/open", paths)
        self.settings.sync()
