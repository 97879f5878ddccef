"""The files of a library as a table for Qt's views, read and drawn while nothing else goes on."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from math import inf
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPixmap

from bocage_editor.canvas.thumbnails import Thumbnails
from bocage_editor.live.counts import warming
from bocage_editor.words.boards import face_names
from bocage_editor.words.failures import why
from bocage_editor.words.findings import line_of
from bocage_scenarios.model import Scenario
from bocage_scenarios.shelf import Entry, Findings, Query, entry_of
from bocage_schema.catalogue import catalogue
from bocage_schema.folding import folded
from bocage_schema.inventory import Holdings

Index = QModelIndex | QPersistentModelIndex
ENTRY = int(Qt.ItemDataRole.UserRole) + 1
"""The `Entry` of an item."""
PICTURE = QSize(112, 74)
MOST_PICTURES = 400
"""Pictures that are kept in memory."""
BUDGET_S = 0.012
"""So long files are read before the window gets to do something else."""
ARRANGE_S = 1.0
"""How often the list is put in order while files are read."""
ROOT = QModelIndex()


def problem_of(entry: Entry) -> str:
    """Return why a file cannot be read; nothing if it can."""
    if entry.error is not None:
        return why(entry.error)
    return line_of(entry.finding) if entry.finding else entry.problem


class Column(IntEnum):
    """The columns."""

    TITLE = 0
    BOARD = 1
    FACE = 2
    DATE = 3
    AXIS = 4
    ALLIES = 5


_KEYS: Mapping[Column, Callable[[Entry], object]] = {
    Column.TITLE: lambda entry: folded(entry.name),
    Column.BOARD: lambda entry: (entry.board_format.value, folded(entry.name)),
    Column.FACE: lambda entry: (entry.face, folded(entry.name)),
    Column.DATE: lambda entry: (str(entry.begin or "9"), folded(entry.name)),
    Column.AXIS: lambda entry: (entry.units[0], folded(entry.name)),
    Column.ALLIES: lambda entry: (entry.units[1], folded(entry.name)),
}


class LibraryModel(QAbstractTableModel):
    """A row for each file that a query leaves, known by its name at once, by the rest soon."""

    read = Signal(int, int)
    """So many files have been read, of so many."""

    def __init__(
        self, titles: Sequence[str], language: str = "en", parent: QObject | None = None
    ) -> None:
        """Begin without files; ``titles`` name the columns."""
        super().__init__(parent)
        self._titles = titles
        self._language = language
        self._boards = {
            board.id: board.names.get(language) for board in catalogue().boards.values()
        }
        self._faces: Mapping[str, str] = {face.value: name for face, name in face_names().items()}
        self._entries: list[Entry] = []
        self._shown: list[int] = []
        """Places in `_entries`, row by row."""
        self._query = Query()
        self._owned: Holdings | None = None
        self._checks = False
        """Findings are counted, which takes a while, as somebody has looked for them."""
        self._only: frozenset[Path] | None = None
        self._order = Column.TITLE, Qt.SortOrder.AscendingOrder
        self._lists: Iterator[Sequence[Path]] | None = None
        """Files that are still to be listed."""
        self._listed: set[Path] = set()
        self._unread: deque[int] = deque()
        self._wanted: list[Path] = []
        self._drawing: tuple[Path, Scenario] | None = None
        self._pictures: OrderedDict[Path, QPixmap] = OrderedDict()
        self._arranged = 0.0
        self._thumbnails = Thumbnails(PICTURE)
        self._blank = QPixmap(PICTURE)
        self._blank.fill(Qt.GlobalColor.transparent)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.work)

    @property
    def entries(self) -> Sequence[Entry]:
        """What is known of all files, those that are not shown included."""
        return self._entries

    @property
    def is_busy(self) -> bool:
        """True while files are read or pictures are drawn."""
        return self.is_reading or bool(self._wanted) or self._drawing is not None

    @property
    def is_reading(self) -> bool:
        """True while there are files of which only the names are known, if these are."""
        return self._lists is not None or bool(self._unread)

    @property
    def pictures(self) -> int:
        """How many pictures are kept."""
        return len(self._pictures)

    def set_paths(self, lists: Iterable[Sequence[Path]]) -> None:
        """List other files, some at a time, each once."""
        self.beginResetModel()
        self._entries, self._shown = [], []
        self._lists = iter(lists)
        self._listed.clear()
        self._unread.clear()
        self._pictures.clear()
        self._wanted.clear()
        self._drawing = None
        self._arranged = -inf
        self.endResetModel()
        self._timer.start()

    def set_owned(self, owned: Holdings | None) -> None:
        """Count the pieces of all files against other boxes; None: nobody told of any."""
        if owned != self._owned:
            self._owned = owned
            self._read_anew()

    def _read_anew(self) -> None:
        self._unread = deque(range(len(self._entries)))
        self._timer.start()

    def ask(self, query: Query, only: frozenset[Path] | None = None) -> None:
        """Show what another query accepts, perhaps only of some files."""
        needs_checks = query.findings is not Findings.ANY and not self._checks
        self._query, self._only = query, only
        if needs_checks:
            self._checks = True
            self._read_anew()
        self.arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Put the rows in the order of a column."""
        self._order = Column(column), order
        self.arrange()

    def _arrangement(self) -> list[int]:
        column, order = self._order
        key, entries = _KEYS[column], self._entries
        found = [
            place
            for place, entry in enumerate(entries)
            if (self._only is None or entry.path in self._only) and self._query.accepts(entry)
        ]
        found.sort(
            key=lambda place: key(entries[place]),  # type: ignore[arg-type,return-value]
            reverse=order is Qt.SortOrder.DescendingOrder,
        )
        return found

    def arrange(self) -> None:
        """Leave out what is not wanted, and put the rest in order; what is selected stays so."""
        self._arranged = perf_counter()
        new = self._arrangement()
        if new == self._shown:
            return
        self.layoutAboutToBeChanged.emit()
        old = self._shown
        self._shown = new
        row_of = {place: row for row, place in enumerate(new)}
        before = self.persistentIndexList()
        after = [self._moved(index, old, row_of) for index in before]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _moved(self, index: QModelIndex, old: list[int], row_of: Mapping[int, int]) -> QModelIndex:
        row = row_of.get(old[index.row()])
        return self.index(row, index.column()) if row is not None else QModelIndex()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of files shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the title of a column."""
        is_title = orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole
        return self._titles[section] if is_title else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a view shows of a file; a picture is drawn once it has been asked for."""
        entry = self._entries[self._shown[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(entry, Column(index.column()))
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DecorationRole and index.column() == Column.TITLE:
            return self._picture(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return problem_of(entry) or str(entry.path)
        return None

    def _words(self, entry: Entry, column: Column) -> str:
        if column is Column.TITLE:
            return entry.name
        if entry.problem:
            return self.tr("Cannot be read") if column is Column.BOARD else ""
        if not entry.marks and not entry.units[0] and not entry.face:
            return ""
        return {
            Column.BOARD: self._boards[entry.board_format],
            Column.FACE: self._faces.get(entry.face, entry.face),
            Column.DATE: entry.begin.isoformat() if entry.begin else "",
            Column.AXIS: str(entry.units[0]),
            Column.ALLIES: str(entry.units[1]),
        }[column]

    def _picture(self, entry: Entry) -> QPixmap:
        known = self._pictures.get(entry.path)
        if known is not None:
            self._pictures.move_to_end(entry.path)
            return known
        if not entry.problem and entry.path not in self._wanted:
            self._wanted.append(entry.path)
            del self._wanted[:-MOST_PICTURES]
            self._timer.start()
        return self._blank

    def work(self) -> None:
        """List or read some files, or draw some of a picture; rest when all is done."""
        if self._lists is not None:
            self._list()
        elif self._drawing is not None:
            path, scenario = self._drawing
            made = self._thumbnails.draw(scenario)
            if made is not None:
                self._drawing = None
                self._show(path, made)
        elif self._wanted:
            path = self._wanted.pop()
            _, found = entry_of(path)
            if found is None:
                self._show(path, self._blank)
            else:
                self._drawing = path, found
        elif self._unread:
            self._read()
        else:
            self._timer.stop()

    def _list(self) -> None:
        until = perf_counter() + BUDGET_S
        while self._lists is not None:
            paths = next(self._lists, None)
            if paths is None:
                self._lists = None
                self._arranged = -inf
            for path in paths or ():
                if path not in self._listed:
                    self._listed.add(path)
                    self._unread.append(len(self._entries))
                    self._entries.append(Entry(path, words=folded(path.name)))
            if perf_counter() > until:
                break
        self._tell_progress()

    def _read(self) -> None:
        if self._owned is not None and warming().is_alive():
            return
        until = perf_counter() + BUDGET_S
        while self._unread:
            place = self._unread.popleft()
            self._entries[place] = self._entry(self._entries[place].path)
            if perf_counter() > until:
                break
        self._tell_progress()

    def _tell_progress(self) -> None:
        """Put the list in order: always when it is complete, now and then before."""
        if not self.is_reading or perf_counter() > self._arranged + ARRANGE_S:
            self.arrange()
            self._tell_all()
            self.read.emit(len(self._entries) - len(self._unread), len(self._entries))

    def _entry(self, path: Path) -> Entry:
        return entry_of(path, self._owned, self._language, checks=self._checks)[0]

    def _show(self, path: Path, made: QPixmap) -> None:
        self._pictures[path] = made
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)
        row = next((n for n, p in enumerate(self._shown) if self._entries[p].path == path), None)
        if row is not None:
            index = self.index(row, Column.TITLE)
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    def _tell_all(self) -> None:
        if self._shown:
            last = self.index(len(self._shown) - 1, len(Column) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
