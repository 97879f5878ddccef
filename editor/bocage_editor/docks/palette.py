"""The palette: search, shelves, and on every piece how many are left."""

from functools import cache

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLineEdit,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.swatch import swatch
from bocage_editor.docks.palette_model import (
    CHOICE,
    FAVOURITES,
    LEFT,
    RECENT,
    PaletteFilter,
    PaletteModel,
    Stock,
)
from bocage_editor.tools.assortment import all_parts
from bocage_editor.tools.bench import Bench, ToolName
from bocage_editor.tools.choice import Choice, Kind, Way
from bocage_editor.tools.paint import ghost_of
from bocage_editor.words.rule_texts import rule_tip
from bocage_scenarios.edits.families import family_of
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import Side

PICTURE_PX = 44
MOST_RECENT = 8
_PLACING = frozenset({ToolName.PAINT, ToolName.LINE, ToolName.FILL})

Index = QModelIndex | QPersistentModelIndex


class PaletteDelegate(QStyledItemDelegate):
    """Draws a choice: its picture, its name, and how many are left."""

    def __init__(self, bench: Bench, parent: QObject | None = None) -> None:
        """Draw choices as they would be placed from a bench."""
        super().__init__(parent)
        self._bench = bench

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of an item."""
        size = super().sizeHint(option, index)
        if index.data(CHOICE) is None:
            return QSize(size.width(), max(26, size.height() + 8))
        return QSize(size.width() + PICTURE_PX, PICTURE_PX + 4)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Show the rules of the choice under the mouse."""
        choice = index.data(CHOICE)
        if event.type() != QEvent.Type.ToolTip or choice is None:
            return super().helpEvent(event, view, option, index)
        text = rule_tip(index.data(Qt.ItemDataRole.DisplayRole), choice.piece)
        QToolTip.showText(event.globalPos(), text, view.viewport())
        return True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw an item."""
        choice = index.data(CHOICE)
        if choice is None:
            self._paint_shelf(painter, option, index)
            return
        style = option.widget.style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        ratio = option.widget.devicePixelRatio()
        place = QRect(option.rect.left() + 2, option.rect.top() + 2, PICTURE_PX, PICTURE_PX)
        painter.drawPixmap(place, self._picture(choice, ratio))
        group = QPalette.ColorGroup.Active
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(group, role))
        words = option.rect.adjusted(PICTURE_PX + 10, 0, -8, 0)
        stock = index.data(LEFT)
        name = index.data(Qt.ItemDataRole.DisplayRole)
        if stock is None:
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, name)
        else:
            self._paint_stock(painter, words, name, stock, is_chosen=chosen)

    def _paint_stock(
        self, painter: QPainter, area: QRect, name: str, stock: Stock, *, is_chosen: bool
    ) -> None:
        """Draw a name in one line, and below it how many are left."""
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, area.width())
        upper, lower = QRect(area), QRect(area)
        upper.setBottom(area.center().y() + 1)
        lower.setTop(area.center().y() + 1)
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignBottom), shown)
        painter.save()
        is_short = stock.missing > 0 or (stock.left is not None and stock.left <= 0 < stock.needed)
        font = QFont(painter.font())
        font.setPointSizeF(font.pointSizeF() * 0.85)
        font.setBold(is_short)
        painter.setFont(font)
        if is_short and not is_chosen:
            painter.setPen(SHORT)
        else:
            painter.setOpacity(0.75)
        painter.drawText(lower, int(Qt.AlignmentFlag.AlignTop), stock_text(stock))
        painter.restore()

    def _paint_shelf(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        font = QFont(option.font)
        font.setBold(True)
        painter.save()
        painter.setFont(font)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.drawText(
            option.rect.adjusted(4, 0, -4, 0),
            int(Qt.AlignmentFlag.AlignVCenter),
            index.data(Qt.ItemDataRole.DisplayRole),
        )
        painter.restore()

    def _picture(self, choice: Choice, ratio: float) -> QPixmap:
        side = self._bench.way.side if choice.kind is not Kind.TILE else None
        return picture_of(choice, side, ratio)


@cache
def picture_of(choice: Choice, side: Side | None, ratio: float) -> QPixmap:
    """Return the picture of a choice for a side; ``ratio``: device pixels a pixel."""
    return swatch(choice.piece, ghost_of(choice, Way(1, side)), PICTURE_PX, ratio)


SHORT = QColor("#c77700")


def stock_text(stock: Stock) -> str:
    """Return how many of a choice are left, such as ``4 of 14 left``."""
    if stock.missing:
        text = QCoreApplication.translate("Palette", "none left, {number} missing")
        return text.format(number=stock.missing)
    if stock.left is None:
        return QCoreApplication.translate("Palette", "number not known")
    if not stock.total:
        return QCoreApplication.translate("Palette", "none in your boxes")
    text = QCoreApplication.translate("Palette", "{left} of {total} left")
    return text.format(left=max(0, stock.left), total=stock.total)


class Palette(QWidget):
    """Shows what can be chosen, and chooses it."""

    armed = Signal()
    """Something was chosen so that it can be placed at once."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        """Choose for a bench."""
        super().__init__(parent)
        self.setObjectName("palette")
        self._bench = bench
        self._recent: list[Choice] = []
        self._favourites: list[Choice] = []
        self._open_shelves: list[str] = []
        """The shelves that were open when the search began."""
        self.model = PaletteModel(bench.language, self)
        self.parts = all_parts(item.data(CHOICE) for item in self.model.items())
        """Everything that placing any of the choices takes out of the boxes."""
        self.filter = PaletteFilter(self)
        self.filter.setSourceModel(self.model)
        self.search = QLineEdit(self)
        self.search.setObjectName("palette/search")
        self.search.setPlaceholderText(self.tr("Search pieces"))
        self.search.setAccessibleName(self.tr("Search pieces"))
        self.search.setClearButtonEnabled(True)
        self.boxes = QComboBox(self)
        self.boxes.setObjectName("palette/box")
        self.boxes.setAccessibleName(self.tr("Show the pieces of a box"))
        self.boxes.addItem(self.tr("All boxes"), None)
        for box in catalogue().boxes.values():
            self.boxes.addItem(box.names.get(bench.language), box.id)
        self.boxes.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.boxes.setMinimumContentsLength(12)
        self.view = self._made_view(bench)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        for widget in (self.search, self.boxes, self.view):
            layout.addWidget(widget)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.choose_best)
        self.search.installEventFilter(self)
        self.boxes.currentIndexChanged.connect(self._show_box)
        bench.choice_changed.connect(self._show_choice)

    def _made_view(self, bench: Bench) -> QTreeView:
        view = QTreeView(self)
        view.setObjectName("palette/pieces")
        view.setAccessibleName(self.tr("Pieces"))
        view.setModel(self.filter)
        view.setHeaderHidden(True)
        view.setItemDelegate(PaletteDelegate(bench, view))
        view.setIndentation(14)
        view.setUniformRowHeights(False)
        view.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._show_menu)
        view.clicked.connect(self._clicked)
        view.activated.connect(self._clicked)
        view.expand(self.filter.index(0, 0))
        return view

    def focus_search(self) -> None:
        """Let the next letters go into the search."""
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, text: str) -> None:
        if text and not self._open_shelves:
            self._open_shelves = self._expanded()
        self.filter.search(text)
        if text:
            self.view.expandAll()
            best = self.filter.best()
            self.view.setCurrentIndex(best)
            self.view.scrollTo(best)
        else:
            self.view.collapseAll()
            for name in self._open_shelves:
                self._expand(name)
            self._open_shelves = []
            self._show_choice()

    def _expanded(self) -> list[str]:
        """Return the names of the shelves that are open."""
        shelves = [self.filter.index(row, 0) for row in range(self.filter.rowCount())]
        return [index.data() for index in shelves if self.view.isExpanded(index)]

    def _expand(self, name: str) -> None:
        for row in range(self.filter.rowCount()):
            index = self.filter.index(row, 0)
            if index.data() == name:
                self.view.expand(index)

    def _show_box(self, _row: int) -> None:
        self.filter.set_box(self.boxes.currentData())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys of the search move in the list."""
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up)
        ):
            self.view.setFocus()
            return True
        return super().eventFilter(watched, event)

    def choose_best(self) -> None:
        """Choose what is current in the list, or else the best match of the search."""
        index = self.view.currentIndex()
        if not index.isValid() or index.data(CHOICE) is None:
            index = self.filter.best()
        if index.isValid():
            self._clicked(index)
            self.search.clear()

    def _clicked(self, index: QModelIndex) -> None:
        choice = index.data(CHOICE)
        if choice is None:
            self.view.setExpanded(index, not self.view.isExpanded(index))
            return
        self.arm(choice)

    def arm(self, choice: Choice) -> None:
        """Choose a piece and take the tool that places it in hand."""
        self._bench.choose(choice)
        is_line = choice.kind is Kind.TILE and family_of(choice.piece) is not None
        keeps_route = self._bench.tool is ToolName.ROUTE and is_line
        if self._bench.tool not in _PLACING and not keeps_route:
            self._bench.take(ToolName.PAINT)
        self._recent = [choice, *(old for old in self._recent if old != choice)][:MOST_RECENT]
        self.model.set_special(RECENT, self._recent)
        self.armed.emit()

    def _show_choice(self) -> None:
        choice = self._bench.choice
        if choice is None or self.search.text():
            return
        index = self.filter.mapFromSource(self.model.index_of(choice))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def _show_menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        choice = index.data(CHOICE)
        if choice is None:
            return
        menu = QMenu(self)
        is_favourite = choice in self._favourites
        text = self.tr("Remove from favourites") if is_favourite else self.tr("Add to favourites")
        menu.addAction(text, lambda: self.toggle_favourite(choice))
        menu.exec(self.view.viewport().mapToGlobal(place))

    def toggle_favourite(self, choice: Choice) -> None:
        """Add a choice to the favourites, or remove it."""
        if choice in self._favourites:
            self._favourites.remove(choice)
        else:
            self._favourites.append(choice)
        self.model.set_special(FAVOURITES, self._favourites)

    @property
    def favourites(self) -> list[str]:
        """The keys of the favourites."""
        return [choice.key for choice in self._favourites]

    def set_favourites(self, keys: list[str]) -> None:
        """Show the choices with these keys as favourites."""
        by_key = {item.data(CHOICE).key: item.data(CHOICE) for item in self.model.items()}
        self._favourites = [by_key[key] for key in keys if key in by_key]
        self.model.set_special(FAVOURITES, self._favourites)
