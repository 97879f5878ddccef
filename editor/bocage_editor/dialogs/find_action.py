"""Finding what can be done by words, and doing it, with the keys alone."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from bocage_editor.storage.keys import told
from bocage_schema.folding import folded

WIDTH, ROWS = 620, 12
"""How wide the palette is, in pixels, and how many actions it shows at once."""
_PLACE = int(Qt.ItemDataRole.UserRole)
_STEPS: dict[int, int] = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Tab: 1,
    Qt.Key.Key_Backtab: -1,
    Qt.Key.Key_PageDown: ROWS,
    Qt.Key.Key_PageUp: -ROWS,
}
_KEEPS = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
"""Why the focus goes away for a while only."""


class Doable(NamedTuple):
    """An action, the menu that it is in, and other words by which it is found."""

    action: QAction
    path: str
    words: str = ""

    @property
    def text(self) -> str:
        """What the action is called, as it stands in its menu."""
        return self.action.text().replace("&", "")


def found(doables: Sequence[Doable], text: str) -> list[Doable]:
    """Return what has all of the words of a text; where they begin its name comes first."""
    wanted = folded(text).split()
    ranked = [(_misfit(doable, wanted), doable) for doable in doables]
    fitting = [(misfit, doable) for misfit, doable in ranked if misfit is not None]
    return [doable for _, doable in sorted(fitting, key=lambda entry: entry[0])]


def _misfit(doable: Doable, wanted: Sequence[str]) -> int | None:
    """Return how far words are from those of an action; None if it lacks one of them."""
    name = folded(doable.text)
    others = folded(f"{doable.path} {doable.words}")
    misfit = 0
    for word in wanted:
        if word not in name and word not in others:
            return None
        begins_other = any(each.startswith(word) for each in others.split())
        misfit += 0 if _begins(name, word) else 1 if begins_other else 2
    return misfit


def _begins(name: str, word: str) -> bool:
    return any(each.startswith(word) for each in name.split())


class FindAction(QFrame):
    """Lists actions over a window; one types words, and Enter carries out the one chosen."""

    left = Signal()
    """The palette has gone away."""

    def __init__(self, doables: Sequence[Doable], parent: QWidget) -> None:
        """Lie at the top of a window."""
        super().__init__(parent)
        self.setObjectName("find_action")
        self.setAccessibleName(self.tr("Find an action"))
        self._stand_out()
        self._window = parent
        self._doables = doables
        self._shown: list[Doable] = []
        self._before = QApplication.focusWidget()
        """Where the focus was."""
        self.line = QLineEdit(self)
        self.line.setObjectName("find_action/line")
        self.line.setPlaceholderText(self.tr("What do you want to do?"))
        self.line.setAccessibleName(self.tr("Words of the action"))
        self.line.textChanged.connect(self._search)
        self.line.installEventFilter(self)
        self.list = self._made_list()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        parent.installEventFilter(self)
        self._search("")
        self._place()

    def _stand_out(self) -> None:
        """Cover what is behind, with a line around."""
        self.setFrameShape(QFrame.Shape.Box)
        colours = self.palette()
        colours.setBrush(QPalette.ColorRole.WindowText, colours.placeholderText())
        self.setPalette(colours)
        self.setAutoFillBackground(True)

    def _made_list(self) -> QTreeWidget:
        shown = QTreeWidget(self)
        shown.setObjectName("find_action/list")
        shown.setAccessibleName(self.tr("Actions"))
        shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shown.setFixedHeight(ROWS * self._row_height)
        shown.setColumnCount(3)
        shown.setHeaderHidden(True)
        shown.setRootIsDecorated(False)
        shown.setUniformRowHeights(True)
        shown.setFrameShape(QFrame.Shape.NoFrame)
        shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = shown.header()
        header.setStretchLastSection(False)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        shown.itemClicked.connect(lambda _: self._carry_out())
        return shown

    def _place(self) -> None:
        """Lie in the middle of the window's upper edge."""
        window = self._window
        self.resize(min(WIDTH, window.width()), self.sizeHint().height())
        self.move((window.width() - self.width()) // 2, window.height() // 12)

    @property
    def _row_height(self) -> int:
        return self.fontMetrics().lineSpacing() + 8

    def _search(self, text: str) -> None:
        self._shown = found(self._doables, text)
        self.list.clear()
        self._items = [self._item(doable) for doable in self._shown]
        self.list.addTopLevelItems(self._items)
        self._choose(0)

    def _item(self, doable: Doable) -> QTreeWidgetItem:
        keys = told(doable.action.shortcuts()[:1])
        item = QTreeWidgetItem([doable.text, doable.path, keys])
        item.setSizeHint(0, QSize(0, self._row_height))
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        colours = self.palette()
        grey = colours.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        item.setForeground(1, colours.placeholderText())
        if not doable.action.isEnabled():
            for column in range(3):
                item.setForeground(column, grey)
            unable = self.tr("{action}, not possible now").format(action=doable.text)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, unable)
        return item

    def _choose(self, row: int) -> None:
        if self._items:
            self.list.setCurrentItem(self._items[max(0, min(row, len(self._items) - 1))])

    @property
    def _row(self) -> int:
        return self.list.currentIndex().row()

    @property
    def current(self) -> Doable | None:
        """What Enter would do."""
        return self._shown[self._row] if self._shown else None

    def _carry_out(self) -> None:
        """Go away, then do what was chosen, where the focus was before."""
        chosen = self.current
        if chosen is not None and chosen.action.isEnabled():
            self.leave()
            chosen.action.trigger()

    def leave(self) -> None:
        """Go away, and leave the focus where it was."""
        if self.isHidden():
            return
        before = self._before
        self._go()
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self) -> None:
        self._window.removeEventFilter(self)
        self.line.removeEventFilter(self)
        self.hide()
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the window, and serve the keys of the line."""
        if watched is not self.line:
            if event.type() is QEvent.Type.Resize:
                self._place()
        elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._takes(event.key())
        elif isinstance(event, QFocusEvent) and event.type() is QEvent.Type.FocusOut:
            self._lose(event.reason())
        return super().eventFilter(watched, event)

    def _lose(self, reason: Qt.FocusReason) -> None:
        """Go away when somebody goes on elsewhere in the window."""
        if reason not in _KEEPS and not self.isHidden():
            self._go()

    def _takes(self, key: int) -> bool:
        """Take a key that does not belong to the line, and tell whether it was one."""
        if key in _STEPS:
            self._choose(self._row + _STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._carry_out()
        elif key == Qt.Key.Key_Escape:
            self.leave()
        else:
            return False
        return True
