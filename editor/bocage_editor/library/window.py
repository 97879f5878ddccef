"""The window of the library."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from random import choice

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.buttons import push_button
from bocage_editor.library.details import Details
from bocage_editor.library.diary import Diary
from bocage_editor.library.filters import Filters
from bocage_editor.library.model import ENTRY, PICTURE, Column, LibraryModel
from bocage_editor.storage.settings import Settings
from bocage_scenarios.library import bundled, bundled_names
from bocage_scenarios.shelf import Entry, near_duplicates, scenario_paths
from bocage_schema.inventory import Holdings

FOLDERS = "library/folders"
LEAST_WIDTH = 40
LEAST_WIDTHS = {Column.BOARD: 92, Column.FACE: 96, Column.DATE: 80}


class LibraryWindow(QWidget):
    """A list of scenarios to search, to look at and to open."""

    open_wanted = Signal(object)
    """Paths of files to be opened."""

    def __init__(
        self,
        settings: Settings,
        diary: Diary,
        owned: Holdings | None,
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        """List what comes with the program and what lies in the folders of the user."""
        super().__init__(parent)
        self.setObjectName("library")
        self.setWindowTitle(self.tr("Library"))
        self.resize(1240, 720)
        self._settings = settings
        self._only: frozenset[Path] | None = None
        self._seeks_alike = False
        """Near duplicates are to be shown once all files are read."""
        self.model = LibraryModel(self._titles(), language, self)
        self.details = Details(diary, language, self)
        self.filters = Filters(language, self)
        self.filters.changed.connect(self._ask)
        self.list = self._made_list()
        self.status = QLabel(self)
        self.status.setObjectName("library/status")
        self._lay_out()
        self.details.failed.connect(self.status.setText)
        self.model.read.connect(self._show_progress)
        self.set_owned(owned)
        self.read_folders()

    def _titles(self) -> list[str]:
        return [
            self.tr("Title"),
            self.tr("Board"),
            self.tr("Face"),
            self.tr("Begins"),
            self.tr("Axis"),
            self.tr("Allies"),
        ]

    def _made_list(self) -> QTreeView:
        view = QTreeView(self)
        view.setObjectName("library/list")
        view.setAccessibleName(self.tr("Scenarios"))
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAlternatingRowColors(True)
        view.setIconSize(PICTURE)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setSortingEnabled(True)
        view.sortByColumn(Column.TITLE, Qt.SortOrder.AscendingOrder)
        view.setModel(self.model)
        header = view.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(LEAST_WIDTH)
        header.setSectionResizeMode(Column.TITLE, QHeaderView.ResizeMode.Stretch)
        for column in tuple(Column)[1:]:
            wanted = max(header.sectionSizeHint(column), LEAST_WIDTHS.get(column, 0))
            view.setColumnWidth(column, wanted + 6)
        view.activated.connect(lambda _: self.open_selected())
        view.selectionModel().currentChanged.connect(self._show_details)
        return view

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for name, text, do in (
            ("open", self.tr("Open"), self.open_selected),
            ("random", self.tr("Pick one"), self.pick),
            ("alike", self.tr("Find near duplicates"), self.show_alike),
            ("add", self.tr("Add a folder…"), self.add_folder),
            ("refresh", self.tr("Look again"), self.read_folders),
        ):
            button = push_button(self, name, text)
            button.clicked.connect(do)
            button.setCheckable(name == "alike")
            buttons.addWidget(button)
        self.remove = push_button(self, "remove", self.tr("Remove a folder"))
        self.folders = QMenu(self.remove)
        self.folders.setObjectName("library/folders")
        self.remove.setMenu(self.folders)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        buttons.addWidget(self.status)
        left = QVBoxLayout()
        left.addWidget(self.filters)
        left.addWidget(self.list, 1)
        left.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.addLayout(left, 1)
        layout.addWidget(self.details)

    @property
    def _alike(self) -> QPushButton:
        found = self.findChild(QPushButton, "library/alike")
        assert isinstance(found, QPushButton)
        return found

    # Files

    def read_folders(self) -> None:
        """List all files anew."""
        own = [Path(name) for name in self._settings.texts(FOLDERS)]
        shipped = [Path(str(bundled(name).file)) for name in bundled_names()]
        self._only = None
        self._seeks_alike = False
        self._alike.setChecked(False)
        self._list_folders()
        self.model.set_paths(chain([shipped], scenario_paths(own)))
        self._ask()

    def add_folder(self) -> None:
        """Ask for a folder and list what lies in it, too."""
        name = QFileDialog.getExistingDirectory(self, self.tr("Add a folder"))
        if name:
            folders = dict.fromkeys([*self._settings.texts(FOLDERS), name])
            self._settings.set(FOLDERS, list(folders))
            self._settings.sync()
            self.read_folders()

    def _list_folders(self) -> None:
        """Offer each folder for removal; those that are not there any more say so."""
        folders = self._settings.texts(FOLDERS)
        self.folders.clear()
        self.remove.setEnabled(bool(folders))
        for name in folders:
            is_there = Path(name).is_dir()
            text = name if is_there else self.tr("{folder} (is not there)").format(folder=name)
            action = self.folders.addAction(text.replace("&", "&&"))
            action.triggered.connect(partial(self.remove_folder, name))

    def remove_folder(self, name: str, _: bool = False) -> None:
        """List no more what lies in a folder; the folder itself stays."""
        self._settings.set(
            FOLDERS, [each for each in self._settings.texts(FOLDERS) if each != name]
        )
        self._settings.sync()
        self.read_folders()

    def set_owned(self, owned: Holdings | None) -> None:
        """Tell of the boxes that are owned; None: nobody knows of any."""
        self.filters.mine.setEnabled(owned is not None)
        if owned is None:
            self.filters.mine.setChecked(False)
        self.model.set_owned(owned)

    # Looking

    def _ask(self) -> None:
        query = self.filters.query()
        self.model.ask(query, self._only)
        self._count()
        self._show_details()

    def _show_progress(self, read: int, total: int) -> None:
        if self.model.is_reading:
            self.status.setText(
                self.tr("Reading: {read} of {total}").format(read=read, total=total)
            )
        elif self._seeks_alike:
            self.show_alike()
        else:
            self._count()

    def _count(self) -> None:
        shown, total = self.model.rowCount(), len(self.model.entries)
        self.status.setText(self.tr("{shown} of {total}").format(shown=shown, total=total))

    def _show_details(self) -> None:
        index = self.list.currentIndex()
        self.details.show_entry(index.data(ENTRY) if index.isValid() else None)

    def show_alike(self) -> None:
        """Leave only files whose maps are nearly the same as that of another one, or all again.

        While files are being read, this is done afterwards.
        """
        self._seeks_alike = self._only is None and self.model.is_reading
        self._alike.setChecked(self._seeks_alike or self._only is None)
        if self._seeks_alike:
            return
        if self._only is not None:
            self._only = None
        else:
            groups = near_duplicates(self.model.entries)
            self._only = frozenset(entry.path for group in groups for entry in group)
        self._ask()

    def pick(self) -> None:
        """Select one of the files in the list, whichever."""
        if self.model.rowCount():
            index = self.model.index(choice(range(self.model.rowCount())), 0)
            flags = QItemSelectionModel.SelectionFlag
            rows = flags.ClearAndSelect | flags.Rows
            self.list.selectionModel().setCurrentIndex(index, rows)
            self.list.scrollTo(index)

    def selected(self) -> Sequence[Entry]:
        """Return the files that are selected."""
        return [index.data(ENTRY) for index in self.list.selectionModel().selectedRows()]

    def open_selected(self) -> None:
        """Open what is selected and can be read."""
        selected = self.selected()
        paths = [entry.path for entry in selected if not entry.problem]
        if paths:
            self.open_wanted.emit(paths)
        if len(paths) < len(selected):
            left = len(selected) - len(paths)
            self.status.setText(self.tr("%n file(s) left out that cannot be read.", None, left))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the note that is being written."""
        self.details.keep_note()
        event.accept()
