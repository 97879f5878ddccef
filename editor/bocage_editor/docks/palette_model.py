"""The pieces that can be chosen, as a tree for Qt's views."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from bocage_editor.tools.assortment import Shelf, parts_of, shelves
from bocage_editor.tools.choice import Choice, Kind
from bocage_editor.words.synonyms import words_for
from bocage_schema.catalogue import catalogue
from bocage_schema.folding import folded
from bocage_schema.inventory.parts import Part

Index = QModelIndex | QPersistentModelIndex

CHOICE = int(Qt.ItemDataRole.UserRole) + 1
"""The `Choice` of an item; None for a shelf."""
LEFT = CHOICE + 1
"""A `Stock`; None: no boxes are told of."""
RECENT, FAVOURITES = "recent", "favourites"


class Stock(NamedTuple):
    """How often a choice can be placed."""

    left: int | None
    """How many more times; None: nobody knows."""
    needed: int
    """How often it has been, at least."""
    missing: int = 0
    """Parts that the boxes hold too few of for what is placed already."""

    @property
    def total(self) -> int | None:
        """How often with all that the boxes hold; None: nobody knows."""
        return None if self.left is None else max(0, self.left) + self.needed


class PaletteModel(QStandardItemModel):
    """Shelves and what is on them."""

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        """Fill the shelves, with names in a language."""
        super().__init__(parent)
        self._language = language
        self._special: dict[str, QStandardItem] = {}
        for name, title in ((RECENT, self.tr("Recent")), (FAVOURITES, self.tr("Favourites"))):
            self._special[name] = self._add(Shelf(name, title, ()))
        for shelf in shelves(language):
            self._add(shelf)

    def _add(self, shelf: Shelf) -> QStandardItem:
        item = QStandardItem(shelf.title)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setData(f"palette/{shelf.id}", Qt.ItemDataRole.AccessibleDescriptionRole)
        for choice in shelf.choices:
            item.appendRow(self._item(choice))
        self.appendRow(item)
        return item

    def _item(self, choice: Choice) -> QStandardItem:
        name = choice.name(self._language)
        if choice.elite:
            name = self.tr("{name} (elite)").format(name=name)
        item = QStandardItem(name)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
        item.setData(choice, CHOICE)
        item.setData(f"palette/{choice.key}", Qt.ItemDataRole.AccessibleDescriptionRole)
        item.setToolTip(name)
        return item

    def set_special(self, name: str, choices: Iterable[Choice]) -> None:
        """Put choices onto the shelf of recent ones, or of favourites."""
        shelf = self._special[name]
        shelf.removeRows(0, shelf.rowCount())
        for choice in choices:
            shelf.appendRow(self._item(choice))

    def items(self) -> Iterable[QStandardItem]:
        """Yield the items of all choices."""
        for row in range(self.rowCount()):
            shelf = self.item(row)
            for place in range(shelf.rowCount()):
                yield shelf.child(place)

    def set_stock(
        self,
        left: Mapping[Part, int | None] | None,
        needed: Mapping[Part, int],
        missing: Mapping[Part, int],
    ) -> None:
        """Say of all choices how many more the boxes hold; None if there are no boxes.

        ``needed`` and ``missing`` count the parts that are placed, and those that are too many.
        """
        for item in self.items():
            choice = item.data(CHOICE)
            stock = None
            if left is not None:
                parts = parts_of(choice)
                used = [needed.get(part, 0) // number for part, number in parts if number]
                short = sum(missing.get(part, 0) for part, _ in parts)
                stock = Stock(left_of(choice, left), min(used, default=0), short)
            if stock != item.data(LEFT):
                item.setData(stock, LEFT)

    def index_of(self, choice: Choice) -> QModelIndex:
        """Return the place of a choice on its own shelf; an invalid one if it has none."""
        for item in self.items():
            if item.data(CHOICE) == choice and item.parent() not in self._special.values():
                return item.index()
        return QModelIndex()


def left_of(choice: Choice, left: Mapping[Part, int | None]) -> int | None:
    """Return how often a choice can still be placed; None: nobody knows."""
    numbers = []
    for part, number in parts_of(choice):
        have = left.get(part)
        if have is None:
            return None
        if number:
            numbers.append(have // number)
    return min(numbers, default=None)


@cache
def _words(choice: Choice, name: str) -> str:
    """Return everything that a choice is found by."""
    return f"{folded(name)} {words_for(choice.piece, choice.army, elite=choice.elite)}"


class PaletteFilter(QSortFilterProxyModel):
    """Leaves the choices in which every word of a search begins a word, or is found anywhere."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with everything."""
        super().__init__(parent)
        self._wanted: list[str] = []
        self._allowed: frozenset[str] | None = None
        self.setRecursiveFilteringEnabled(True)

    def search(self, text: str) -> None:
        """Look for the words of a text."""
        self._wanted = folded(text).split()
        self.invalidate()

    def set_box(self, box: str | None) -> None:
        """Leave what is in one of the boxes; None for all."""
        if box is None:
            self._allowed = None
        else:
            known = catalogue()
            pieces = {**known.pieces, **known.units}
            self._allowed = frozenset(name for name, p in pieces.items() if box in p.boxes)
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Tell whether a choice is wanted; shelves are as long as anything on them is."""
        index = self.sourceModel().index(row, 0, parent)
        choice = index.data(CHOICE)
        if choice is None:
            return False
        if self._wanted and parent.data(Qt.ItemDataRole.AccessibleDescriptionRole) in (
            f"palette/{RECENT}",
            f"palette/{FAVOURITES}",
        ):
            return False
        if self._allowed is not None and choice.piece not in self._allowed:
            return False
        if not self._wanted:
            return True
        words = _words(choice, index.data(Qt.ItemDataRole.DisplayRole))
        return all(wanted in words for wanted in self._wanted)

    def best(self) -> QModelIndex:
        """Return the best match: one whose name begins with the search comes first."""
        found: list[tuple[object, int, QModelIndex]] = []
        for row in range(self.rowCount()):
            shelf = self.index(row, 0)
            for place in range(self.rowCount(shelf)):
                index = self.index(place, 0, shelf)
                found.append((self._rank(index), len(found), index))
        return min(found, key=lambda entry: entry[:2])[2] if found else QModelIndex()

    def _rank(self, index: QModelIndex) -> tuple[float, bool, bool, int]:
        """Return how well a choice matches; the best is the least."""
        shown = index.data(Qt.ItemDataRole.DisplayRole)
        name = folded(shown)
        others = _words(index.data(CHOICE), shown).split()
        misfit = sum(_misfit(wanted, name.split(), others) for wanted in self._wanted)
        kind = index.data(CHOICE).kind
        if kind is Kind.BADGE:
            misfit += BADGE_MISFIT
        begins = bool(self._wanted) and name.startswith(self._wanted[0])
        return misfit, not begins, kind is not Kind.TILE, len(name.split())


BADGE_MISFIT = 1.5
"""Who looks for a nation's infantry wants units, not the badges that are named after them."""


def _misfit(wanted: str, name: list[str], others: list[str]) -> float:
    """Return how far a word of a search is from the words of a choice; 0 if it begins its name."""
    if wanted in others or any(word.startswith(wanted) for word in name):
        return 0.0
    return 1.0 if any(word.startswith(wanted) for word in others) else 2.0
