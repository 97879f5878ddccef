"""The main window: tabs of documents, panels around them, menus."""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import (
    QMainWindow,
    QTabBar,
)

from bocage_editor.canvas.style import Style
from bocage_editor.dialogs.report import ReportDialog
from bocage_editor.docks.signs import lock_icon
from bocage_editor.document import Document
from bocage_editor.memory import give_back
from bocage_editor.storage.keys import Keys
from bocage_editor.storage.owned import BoxesError, Owned, load_owned, save_owned
from bocage_editor.storage.places import Places
from bocage_editor.storage.settings import Settings
from bocage_editor.tools.bench import Bench
from bocage_editor.window.acting import Acting
from bocage_editor.window.actions import usual_keys
from bocage_editor.window.browsing import Browsing
from bocage_editor.window.comparing import Comparing
from bocage_editor.window.editing import Editing
from bocage_editor.window.files import Files
from bocage_editor.window.medals import MedalDialog
from bocage_editor.window.menus import Menus
from bocage_editor.window.overlays import Overlays
from bocage_editor.window.page import Page
from bocage_editor.window.panels import Panels
from bocage_editor.window.playing import Playing
from bocage_editor.window.repairs import Repairs
from bocage_editor.window.speaking import Speaking
from bocage_editor.window.status import StatusBar
from bocage_editor.window.tabs import Tabs
from bocage_editor.window.tour import Tour
from bocage_editor.window.viewing import Viewing
from bocage_editor.window.welcome import Welcome
from bocage_editor.words.failures import why
from bocage_editor.words.languages import install
from bocage_editor.words.tips import tip
from bocage_schema.hexes import Hex
from bocage_schema.inventory import Holdings


class MainWindow(QMainWindow):
    """The editor's window."""

    def __init__(self, places: Places, language: str = "en") -> None:
        """Make the window, with settings and state in some folders."""
        super().__init__()
        install(language)
        self._is_ready = False
        self._open: list[str] | None = None
        """The files of the tabs, as they are written down."""
        self.setObjectName("main_window")
        self.setMinimumSize(1024, 640)
        self.resize(1280, 720)
        self.setAcceptDrops(True)
        self.places = places
        self.settings = Settings(places.settings_file)
        self.keys = Keys(self.settings, usual_keys())
        self.bench = Bench()
        self.bench.language = language
        self.holdings: Holdings | None = None
        self.tabs = Tabs(self)
        self.setCentralWidget(self.tabs)
        self._make_panels()
        self.files = Files(self)
        self.editing = Editing(self)
        self.viewing = Viewing(self)
        self.playing = Playing(self)
        self.tour = Tour(self)
        self.overlays = Overlays(self)
        self.browsing = Browsing(self)
        self.comparing = Comparing(self)
        self.medals = MedalDialog(self)
        self.speaking = Speaking(self)
        self.acting = Acting(self)
        self._make_menus()
        self.tabs.currentChanged.connect(lambda _: self._show_page())
        self.tabs.tabCloseRequested.connect(self.files.close_tab)
        self._restore()
        self._show_page()
        self._is_ready = True

    def _make_panels(self) -> None:
        self.panels = Panels(
            self,
            self.bench,
            lambda *entry: self.medals.show_entry(*entry),
            lambda: self.overlays.update_later(),
        )
        self.palette_panel = self.panels.palette
        self.problems = self.panels.problems
        self.inventory = self.panels.inventory
        self.layers = self.panels.layers
        self.properties = self.panels.properties
        self.docks = self.panels.docks
        self.status = StatusBar(self)
        self.setStatusBar(self.status)

    def _make_menus(self) -> None:
        self.repairs = Repairs(self)
        self.menus = Menus(self)
        self.bench.tool_changed.connect(self.menus.show_tool)
        self.palette_panel.armed.connect(self._focus_board)
        self.inventory.own_changed.connect(self._set_own)
        self.properties.objectives_wanted.connect(self.ask_objective)
        self.layers.parts_changed.connect(lambda _: self.viewing.apply_style())
        self.problems.went_to.connect(lambda _: self.tour.read_problem())
        self.status.problems_clicked.connect(lambda: self.panels.bring("problems"))
        self.status.zoom_wanted.connect(self.viewing.set_zoom)

    def make_anew(self) -> None:
        """Make panels, menus and bars anew, around the same documents."""
        self.tour.pause()
        self.panels.take_down()
        self.menus.take_down()
        self.repairs.deleteLater()
        self._make_panels()
        self._make_menus()
        for page in self.pages():
            page.make_anew()
            self.menus.add_board(page.view)
        if any(isinstance(self.tabs.widget(index), Welcome) for index in range(self.tabs.count())):
            self._leave_welcome()
            self.welcome()
        self._own(load_owned(self.places.boxes_file))
        self._show_page()
        self.tour.resume()

    def _restore(self) -> None:
        geometry = self.settings.bytes("window/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.panels.restore(self.settings.bytes("window/state"))
        self.palette_panel.set_favourites(self.settings.texts("palette/favourites"))
        self._own(load_owned(self.places.boxes_file))

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
        page.view.hovered.connect(lambda pointer: self.status.show_hex(pointer))
        page.view.zoom_changed.connect(lambda zoom: self.status.show_zoom(zoom))
        page.view.turn_wanted.connect(self.editing.turn_choice)
        page.view.menu_wanted.connect(self.editing.show_menu)
        page.text_wanted.connect(lambda hit: self.panels.show_text(hit))
        page.session.hint_changed.connect(lambda hint: self.status.show_hint(hint))
        page.session.told.connect(lambda text: self.status.tell(text))
        page.session.selection_changed.connect(self.editing.selection_changed)
        page.session.selection_changed.connect(self.overlays.selection_changed)
        page.view.hovered.connect(self.overlays.hover)
        document.changed.connect(lambda _: self.overlays.document_changed(page))
        page.checks.updated.connect(self._show_counts)
        page.counts.updated.connect(self._show_stock)
        document.changed.connect(lambda _: self.files.touched(document))
        document.changed.connect(lambda _: self.status.show_hex_again())
        self.menus.add_board(page.view)
        page.view.set_board_style(Style(self.layers.shown, self.bench.language))
        self._leave_welcome()
        index = self.tabs.addTab(page, page.title())
        self.tabs.setCurrentIndex(index)
        self._show_titles()
        QTimer.singleShot(0, page.view.setFocus)
        return page

    def remove_page(self, page: Page) -> None:
        """Close a tab without asking.

        The document ends with it: who listens to it would be kept otherwise, the page included.
        """
        self.comparing.leave(page)
        page.close_down()
        self.tabs.removeTab(self.tabs.indexOf(page))
        page.destroyed.connect(give_back)
        page.deleteLater()
        self._show_page()
        page.document.deleteLater()

    def _show_page(self) -> None:
        page = self.page
        self.panels.follow(page)
        self.menus.follow(page)
        self.viewing.show_page(page)
        self.status.follow(page)
        self.overlays.follow(page)
        self.tour.follow()
        self._show_titles()
        self._show_stock()
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
                close.setToolTip(self.tr("Close this tab"))
        current = self.page
        name = current.document.shown_name() if current else ""
        self.setWindowTitle(f"{name}[*] – Bocage" if current else "Bocage")
        self.setWindowModified(current is not None and current.document.is_modified)
        self.menus.show_state()
        if self._is_ready:
            self._remember_open()

    def _remember_open(self) -> None:
        """Write down which files are open, at once: the program may end without closing."""
        paths = [str(page.document.path.absolute()) for page in self.pages() if page.document.path]
        if paths != self._open:
            self._open = paths
            self.settings.set("session/open", paths)
            self.settings.sync()

    def _show_counts(self) -> None:
        self.status.show_counts(self.page)

    def _show_stock(self) -> None:
        self.panels.show_stock(self.page)

    def show_selection(self) -> None:
        """Show what is selected where it can be changed."""
        self.properties.show_selection()

    def ask_objective(self, at: Hex) -> None:
        """Show the medals and exits of a hex, beside the board."""
        self.medals.ask(at)

    def welcome(self) -> None:
        """Offer what to begin with, in a tab that goes when a scenario is opened."""
        page = Welcome(self.settings, self.bench.language, self)
        page.new_wanted.connect(self.files.new)
        page.open_wanted.connect(self.files.ask_open)
        page.file_wanted.connect(self.files.open)
        page.example_wanted.connect(self.files.open_example)
        page.boxes_wanted.connect(self._show_boxes)
        page.tour_wanted.connect(self.tour.start)
        self.tabs.setCurrentIndex(self.tabs.addTab(page, self.tr("Welcome")))

    def _leave_welcome(self) -> None:
        for index in reversed(range(self.tabs.count())):
            page = self.tabs.widget(index)
            if isinstance(page, Welcome):
                self.tabs.removeTab(index)
                page.deleteLater()

    def _show_boxes(self) -> None:
        self.panels.bring("inventory")
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

    def _set_own(self, box: str, copies: int) -> None:
        try:
            self._own(save_owned(self.places.boxes_file, {box: copies}))
        except BoxesError:
            self._own(load_owned(self.places.boxes_file))
        except OSError as error:
            self.status.tell(self.tr("The boxes were not saved: {why}").format(why=why(error)))
            own = {**(self.holdings.own if self.holdings else {}), box: copies}
            self._own(Owned((self.holdings or Holdings()).owning(own)))

    def _own(self, owned: Owned) -> None:
        """Count in the boxes of the user from now on."""
        self.holdings = owned.holdings
        self.inventory.set_problem(owned.problem)
        self.inventory.set_own(dict(self.holdings.own) if self.holdings else {})
        for page in self.pages():
            page.set_holdings(self.holdings)
        self.browsing.set_holdings(self.holdings)
        self._show_stock()

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
        if not self.playing.may_close() or not self.files.may_close(self.pages()):
            event.ignore()
            return
        self.remember()
        self.acting.close()
        self.playing.close_all()
        self.browsing.close()
        self.files.end()
        for page in self.pages():
            page.close_down()
        event.accept()

    def remember(self) -> None:
        """Write down what is to be as it is now at the next start."""
        self.settings.set("window/geometry", self.saveGeometry())
        self.settings.set("window/state", self.panels.state())
        self.settings.set("palette/favourites", self.palette_panel.favourites)
        self._open = None
        self._remember_open()
