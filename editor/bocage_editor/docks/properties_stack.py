"""The list of what lies on the selected hexes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from bocage_editor.art.look import TileLook
from bocage_editor.canvas.stamps import Stamp, tile_stamps, unit_stamp
from bocage_editor.canvas.swatch import swatch
from bocage_editor.words.hexes import label_words, unit_words
from bocage_editor.words.rule_texts import rule_tip
from bocage_editor.words.units import unit_name
from bocage_scenarios.describe import name_of
from bocage_scenarios.edits.pieces import Part, Spot, Thing, stack
from bocage_scenarios.model import UNKNOWN, HexContent, Label, Marker, Tile, Unit
from bocage_schema.ids import Layer

PICTURE_PX = 30
MOST_ROWS = 6
"""Rows that are shown without scrolling."""
_ORDER = list(Part)
Things = Mapping[Spot, Sequence[Thing]]
"""By spot what lies there, on all hexes that are selected."""


def things_on(contents: Iterable[HexContent]) -> dict[Spot, list[Thing]]:
    """Return what lies on hexes, spot by spot from top to bottom; notes are left out."""
    found: dict[Spot, list[Thing]] = {}
    for content in contents:
        for spot, thing in stack(content):
            if spot.part is not Part.NOTE:
                found.setdefault(spot, []).append(thing)
    order = sorted(found, key=lambda spot: (_ORDER.index(spot.part), spot.number), reverse=True)
    return {spot: found[spot] for spot in order}


class Stack(QListWidget):
    """Lists what lies on the selected hexes; a click chooses what is edited below."""

    picked = Signal(object)
    """The spot that was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setObjectName("properties/stack")
        self.setAccessibleName(self.tr("What lies here, from top to bottom"))
        self.setIconSize(QSize(PICTURE_PX, PICTURE_PX))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._spots: list[Spot] = []
        self.currentRowChanged.connect(self._pick)

    @property
    def spots(self) -> list[Spot]:
        """The spots listed, from top to bottom."""
        return self._spots

    def show_things(self, things: Things, current: Spot | None, language: str) -> None:
        """List what lies on hexes, and mark what is edited."""
        self.blockSignals(True)
        while self.count() > len(things):
            self.takeItem(self.count() - 1)
        while self.count() < len(things):
            self.addItem(QListWidgetItem())
        self._spots = list(things)
        for row, found in enumerate(things.values()):
            item = self.item(row)
            item.setText(entry_words(found, language))
            item.setToolTip(_tip(found[0], language))
            item.setIcon(QIcon(_picture(self._spots[row], found[0], self.devicePixelRatio())))
        self.setCurrentRow(self._spots.index(current) if current in self._spots else -1)
        self.blockSignals(False)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take up as much height as the entries need in the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        many = self.count() > MOST_ROWS
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if many else policy.ScrollBarAlwaysOff
        )
        self.doItemsLayout()
        last = self.item(min(self.count(), MOST_ROWS) - 1)
        if last is not None:
            entries = self.visualItemRect(last).bottom() - self.visualItemRect(self.item(0)).top()
            self.setFixedHeight(entries + 1 + 2 * self.frameWidth())
        self.setVisible(self.count() > 0)

    def _pick(self, row: int) -> None:
        if 0 <= row < len(self._spots):
            self.picked.emit(self._spots[row])


def entry_words(things: Sequence[Thing], language: str) -> str:
    """Return what things are called; of several, how many there are of each."""
    if len(things) == 1:
        return thing_words(things[0], language)
    counted = Counter(_short_words(thing, language) for thing in things)
    shown = [f"{number} × {name}" if number > 1 else name for name, number in counted.most_common()]
    return ", ".join(shown)


def thing_words(thing: Thing, language: str) -> str:
    """Return what a piece or a label is called, with everything worth telling."""
    if isinstance(thing, Unit):
        return unit_words(thing, language)
    return _short_words(thing, language)


def _short_words(thing: Thing, language: str) -> str:
    if isinstance(thing, Unit):
        return unit_name(thing.kind, thing.army, language)
    if isinstance(thing, Label):
        return f"“{label_words(thing, language)}”"
    assert isinstance(thing, Tile | Marker)
    return name_of(thing.piece, language)


def _tip(thing: Thing, language: str) -> str:
    """Return the rules of a piece as a tool tip."""
    if isinstance(thing, Unit):
        return rule_tip(_short_words(thing, language), thing.kind)
    if isinstance(thing, Tile | Marker):
        return rule_tip(_short_words(thing, language), thing.piece)
    return ""


def subject(things: Sequence[Thing], language: str) -> str:
    """Return what a thing is called in the name of a step; empty if there are several."""
    return _short_words(things[0], language) if len(things) == 1 else ""


def is_unknown(thing: Thing) -> bool:
    """Tell whether the catalogue does not know a piece."""
    name = thing.kind if isinstance(thing, Unit) else getattr(thing, "piece", "")
    return str(name).startswith(UNKNOWN)


def _picture(spot: Spot, thing: Thing, ratio: float) -> QPixmap:
    return swatch(_piece(thing), _stamps(spot, thing), PICTURE_PX, ratio)


def _piece(thing: Thing) -> str:
    return thing.piece if isinstance(thing, Tile | Marker) else ""


def _stamps(spot: Spot, thing: Thing) -> list[Stamp]:
    if isinstance(thing, Unit):
        return [unit_stamp(thing)]
    if isinstance(thing, Tile):
        look = TileLook(thing.piece, thing.orientation, side=thing.owner, traits=thing.traits)
        return list(tile_stamps(look, Layer(spot.part.value)))
    if isinstance(thing, Marker):
        look = TileLook(thing.piece, side=thing.side, traits=thing.traits)
        return list(tile_stamps(look, Layer.MARKER))
    return []
