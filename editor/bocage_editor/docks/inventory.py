"""What the scenario takes out of the boxes, what is missing, and which boxes are owned."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QWheelEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QSpinBox,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.live.counts import LiveCounts
from bocage_editor.words.findings import words_of
from bocage_editor.words.parts import box_words, part_words
from bocage_editor.words.tips import tip
from bocage_schema.catalogue import catalogue
from bocage_schema.inventory import Inventory, PieceCount, Verdict

MOST_COPIES = 99
MOST_SHOWN = 220
"""Letters of the summary that are shown; the rest is in its tool tip."""
SHORT = QColor("#c77700")
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Copies(QSpinBox):
    """How many copies of a box there are; the wheel scrolls past it."""

    def __init__(self, parent: QWidget) -> None:
        """Begin without copies."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count with the wheel only with the focus."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class InventoryPanel(QWidget):
    """Shows the count of a document against the boxes of the user."""

    own_changed = Signal(str, int)
    """The user has another number of copies of a box."""

    def __init__(self, parent: QWidget | None = None, language: str = "en") -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.setObjectName("inventory")
        self._language = language
        self._problem = ""
        self._counts: LiveCounts | None = None
        self.summary = QLabel(self)
        self.summary.setObjectName("inventory/summary")
        self.summary.setWordWrap(True)
        self.summary.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.pieces = self._table(
            "inventory/pieces", [self.tr("Piece"), self.tr("Needed"), self.tr("Left")]
        )
        self.picks = self._table("inventory/picks", [self.tr("Take out"), self.tr("Pieces")])
        self.boxes: dict[str, QSpinBox] = {}
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("inventory/tabs")
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.pieces, self.tr("Pieces"))
        self.tabs.addTab(self.picks, self.tr("Pick list"))
        self.tabs.addTab(self._boxes_page(), self.tr("My boxes"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.summary)
        layout.addWidget(self.tabs)

    def _table(self, name: str, titles: list[str]) -> QTreeWidget:
        table = QTreeWidget(self)
        table.setObjectName(name)
        table.setAccessibleName(titles[0])
        table.setHeaderLabels(titles)
        table.setRootIsDecorated(False)
        table.setWordWrap(True)
        header = table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return table

    def _boxes_page(self) -> QWidget:
        page = QWidget(self)
        form = QFormLayout(page)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        for box in catalogue().boxes.values():
            name = box.names.get(self._language)
            copies = Copies(page)
            copies.setObjectName(f"inventory/box/{box.id}")
            copies.setRange(0, MOST_COPIES)
            copies.setAccessibleName(name)
            copies.valueChanged.connect(
                lambda number, changed=box.id: self.own_changed.emit(changed, number)
            )
            label = QLabel(name, page)
            label.setWordWrap(True)
            form.addRow(label, copies)
            self.boxes[box.id] = copies
        area = QScrollArea(self)
        area.setAccessibleName(self.tr("Boxes"))
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(page)
        return area

    def show_boxes(self) -> None:
        """Show the page on which the user tells which boxes he owns."""
        self.tabs.setCurrentIndex(self.tabs.count() - 1)

    def set_own(self, own: dict[str, int]) -> None:
        """Show which boxes are owned, without telling anybody."""
        for box, spin in self.boxes.items():
            spin.blockSignals(True)
            spin.setValue(own.get(box, 0))
            spin.blockSignals(False)

    def follow(self, counts: LiveCounts | None) -> None:
        """Show the count of another document."""
        if self._counts is not None:
            self._counts.updated.disconnect(self._update)
        self._counts = counts
        if counts is not None:
            counts.updated.connect(self._update)
        self._update()

    def _update(self) -> None:
        inventory = self._counts.inventory if self._counts else Inventory()
        whole = self._summary(inventory)
        shown = whole if len(whole) <= MOST_SHOWN else f"{whole[:MOST_SHOWN]}…"
        self.summary.setText(shown)
        self.summary.setToolTip(tip(whole))
        self.pieces.clear()
        for piece in inventory.pieces:
            self.pieces.addTopLevelItem(self._row(piece))
        self.picks.clear()
        box = None
        for pick in inventory.picks:
            if box is None or box.data(0, Qt.ItemDataRole.UserRole) != pick.box:
                box = QTreeWidgetItem([box_words(pick.box, self._language)])
                box.setData(0, Qt.ItemDataRole.UserRole, pick.box)
                self.picks.addTopLevelItem(box)
            box.addChild(QTreeWidgetItem([part_words(pick.part, self._language), str(pick.count)]))
        self.picks.expandAll()

    def _row(self, piece: PieceCount) -> QTreeWidgetItem:
        left = "" if piece.left is None else str(piece.left)
        if piece.missing:
            left = self.tr("{number} missing").format(number=piece.missing)
        row = QTreeWidgetItem([part_words(piece.part, self._language), str(piece.need.count), left])
        for column in (1, 2):
            row.setTextAlignment(
                column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
        if piece.verdict is Verdict.IMPOSSIBLE:
            for column in range(3):
                row.setForeground(column, QBrush(SHORT))
            font = row.font(0)
            font.setBold(True)
            row.setFont(0, font)
        row.setToolTip(0, words_of(piece.why))
        return row

    def set_problem(self, problem: str) -> None:
        """Say why the list of boxes cannot be read; an empty text if it can."""
        self._problem = problem
        self._update()

    def _summary(self, inventory: Inventory) -> str:
        if self._problem:
            text = self.tr("Your list of boxes cannot be read, and is left as it is: {why}")
            return text.format(why=self._problem)
        if self._counts is None:
            return self.tr("Open a scenario to see what it takes out of your boxes.")
        if inventory.assumed:
            names = [
                f"{box.copies} × {box_words(box.box, self._language)}" for box in inventory.boxes
            ]
            needs = self.tr("Needs {boxes}.").format(boxes=", ".join(names)) if names else ""
            tell = self.tr("Tell under “My boxes” what you own to see what is left.")
            return f"{needs} {tell}".strip()
        if inventory.is_short:
            proofs = [words_of(shortage.why) for shortage in inventory.shortages]
            return self.tr("Not enough: {proofs}.").format(proofs="; ".join(proofs))
        return self.tr("Your boxes hold everything.")
