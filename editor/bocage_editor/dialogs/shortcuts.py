"""Changing the keys of the actions."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.buttons import push_button
from bocage_editor.storage.keys import Keys, told
from bocage_schema.folding import folded

KEYS_WIDTH = 260


class KeyRow(NamedTuple):
    """An action of which the keys can be changed."""

    name: str
    menu: str
    text: str
    words: str = ""
    """By which else it is found."""


class Shortcuts(QDialog):
    """Lists every action with its keys; what is changed holds at once.

    Keys that another action has are not given before they have been taken from it.
    """

    changed = Signal()
    """An action has other keys now."""

    def __init__(self, rows: Sequence[KeyRow], keys: Keys, parent: QWidget | None = None) -> None:
        """Show the keys of some actions."""
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._rows = {row.name: row for row in rows}
        self._keys = keys
        self._wanted: list[QKeySequence] = []
        """Keys for the current action that it does not have, because another one does."""
        self.filter = QLineEdit(self)
        self.filter.setObjectName("shortcuts/filter")
        self.filter.setPlaceholderText(self.tr("Search actions and keys"))
        self.filter.setAccessibleName(self.tr("Search actions and keys"))
        self.filter.setClearButtonEnabled(True)
        self.list = self._made_list()
        self.edit = QKeySequenceEdit(self)
        self.edit.setObjectName("shortcuts/edit")
        self.edit.setAccessibleName(self.tr("Press the new key"))
        self.edit.setMaximumSequenceLength(1)
        self.keep = QCheckBox(self.tr("Keep the keys that it has"), self)
        self.keep.setObjectName("shortcuts/keep")
        self.words = QLabel(self)
        self.words.setObjectName("shortcuts/words")
        self.words.setWordWrap(True)
        self.none = push_button(self, "none", self.tr("No key"))
        self.take = push_button(self, "take", self.tr("Take the key from the other"))
        self.reset = push_button(self, "reset", self.tr("Reset this one"))
        self.reset_all = push_button(self, "reset_all", self.tr("Reset all"))
        self.close_button = push_button(self, "close", self.tr("Close"))
        self._items = self._filled()
        self._lay_out()
        self._connect()
        self._show_current()

    def _made_list(self) -> QTreeWidget:
        shown = QTreeWidget(self)
        shown.setObjectName("shortcuts/list")
        shown.setAccessibleName(self.tr("Actions"))
        shown.setHeaderLabels([self.tr("Action"), self.tr("Keys")])
        shown.setUniformRowHeights(True)
        header = shown.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(1, KEYS_WIDTH)
        return shown

    def _filled(self) -> dict[str, QTreeWidgetItem]:
        """Fill the list, and return the items of the actions."""
        menus = {row.menu: QTreeWidgetItem([row.menu]) for row in self._rows.values()}
        self._menus = [*menus.values()]
        self.list.addTopLevelItems(self._menus)
        for menu in self._menus:
            menu.setFlags(Qt.ItemFlag.ItemIsEnabled)
        items = {}
        for name, row in self._rows.items():
            items[name] = QTreeWidgetItem(menus[row.menu], [row.text])
            items[name].setData(0, _NAME, name)
        self.list.expandAll()
        self.list.setCurrentItem(next(iter(items.values())))
        return items

    def _lay_out(self) -> None:
        keys = QHBoxLayout()
        keys.addWidget(self.edit, 1)
        keys.addWidget(self.none)
        form = QFormLayout()
        form.addRow(self.tr("New key"), keys)
        form.addRow("", self.keep)
        self.words.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        told_and_take = QHBoxLayout()
        told_and_take.addWidget(self.words, 1)
        told_and_take.addWidget(self.take)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset)
        buttons.addWidget(self.reset_all)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.filter)
        layout.addWidget(self.list, 1)
        layout.addLayout(form)
        layout.addLayout(told_and_take)
        layout.addLayout(buttons)
        self.resize(680, 600)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(self._show_current)
        self.edit.editingFinished.connect(self._take_typed)
        self.none.clicked.connect(lambda: self._want([]))
        self.take.clicked.connect(lambda: self._give(self._wanted))
        self.reset.clicked.connect(lambda: self._want(self._keys.usual(self.current)))
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.accept)

    @property
    def current(self) -> str:
        """The action of which the keys can be changed; empty if none is selected."""
        item = self.list.currentItem()
        return (item.data(0, _NAME) or "") if item is not None else ""

    def _search(self, text: str) -> None:
        """Leave what has all of the words, and select one of these."""
        wanted = folded(text).split()
        for name, item in self._items.items():
            words = self._words_of(name)
            item.setHidden(not all(word in words for word in wanted))
        left = [item for item in self._items.values() if not item.isHidden()]
        for menu in self._menus:
            menu.setHidden(not any(item.parent() is menu for item in left))
        if self.list.currentItem() not in left:
            self.list.setCurrentItem(left[0] if left else None)  # type: ignore[arg-type]

    def _words_of(self, name: str) -> str:
        """Return what an action is found by: its words and keys, in two languages."""
        row, keys = self._rows[name], self._keys.of(name)
        english = QKeySequence.listToString(keys)
        return folded(" ".join([row.menu, row.text, row.words, told(keys), english]))

    def _show_current(self) -> None:
        """Show the keys of all actions, and what can be done with those of the current one."""
        self._wanted = []
        for name, item in self._items.items():
            item.setText(1, told(self._keys.of(name)))
            item.setToolTip(1, item.text(1))
            font = self.list.font()
            font.setBold(self._keys.is_changed(name))
            item.setFont(1, font)
        name = self.current
        keys = self._keys.of(name) if name else []
        self.edit.setKeySequence(keys[0] if keys else QKeySequence())
        is_changed = bool(name) and self._keys.is_changed(name)
        usual = told(self._keys.usual(name)) if name else ""
        text = self.tr("Usually: {keys}").format(keys=usual or self.tr("no key"))
        self.words.setText(text if is_changed else "")
        for part in (self.edit, self.keep):
            part.setEnabled(bool(name))
        self.none.setEnabled(bool(keys))
        self.take.setVisible(False)
        self.reset.setEnabled(is_changed)
        self.reset_all.setEnabled(any(map(self._keys.is_changed, self._items)))

    def _take_typed(self) -> None:
        """Give the current action the key that was pressed, unless it has it, or nothing was."""
        name, key = self.current, self.edit.keySequence()
        if not name or key.isEmpty() or key in (self._wanted or self._keys.of(name)):
            return
        if not self._keys.is_fit(name, key):
            self._show_current()
            text = self.tr("{key} is needed for typing, for moving about or for the menus.")
            self.words.setText(text.format(key=told([key])))
            return
        self._want([*(self._keys.of(name) if self.keep.isChecked() else []), key])

    def _want(self, keys: list[QKeySequence]) -> None:
        """Give the current action keys, or say which other action has them."""
        owners = {key: self._keys.owner(key, self.current) for key in keys}
        told_of = [
            self.tr("{key} belongs to “{action}” ({menu}).").format(
                key=told([key]), action=self._rows[owner].text, menu=self._rows[owner].menu
            )
            for key, owner in owners.items()
            if owner is not None
        ]
        if not told_of:
            self._give(keys)
            return
        self._wanted = keys
        self.words.setText(" ".join(told_of))
        self.take.setVisible(True)

    def _give(self, keys: Sequence[QKeySequence]) -> None:
        self._keys.give(self.current, keys)
        self._tell()

    def _reset_all(self) -> None:
        self._keys.reset_all()
        self._tell()

    def _tell(self) -> None:
        self._show_current()
        self.changed.emit()


_NAME = int(Qt.ItemDataRole.UserRole)
