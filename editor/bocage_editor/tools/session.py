"""One document on the bench: what tools read and change."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from itertools import count

from PySide6.QtCore import QObject, Signal

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.commands.edit import edit
from bocage_editor.document import Change, Document
from bocage_editor.tools.bench import Bench
from bocage_scenarios.edits.erase import erase
from bocage_scenarios.edits.medals import without_hexes
from bocage_scenarios.edits.pieces import Part, Spot, stack
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.board_formats import Board
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer

LAYER_OF = {
    Part.GROUND: Layer.GROUND,
    Part.LINE: Layer.LINE,
    Part.TERRAIN: Layer.TERRAIN,
    Part.RECT: Layer.RECT,
    Part.OBSTACLE: Layer.OBSTACLE,
    Part.UNIT: Layer.UNIT,
    Part.MARKERS: Layer.MARKER,
    Part.LABELS: Layer.MARKER,
    Part.NOTE: Layer.MARKER,
}
"""By part of a hex, the layer whose lock and eye hold for it."""
_WORDS = frozenset({Part.LABELS, Part.NOTE})


class Session(QObject):
    """A document with its view, its selection and the bench.  The window owns it."""

    selection_changed = Signal()
    hint_changed = Signal(str)
    """What a click would do now."""
    told = Signal(str)
    """Something to say in passing, such as that a layer is locked."""
    amount_left: Callable[[], int | None]
    """How many more of the choice the boxes hold; None: nobody knows."""

    def __init__(self, document: Document, view: BoardView, bench: Bench) -> None:
        """Put a document on the bench."""
        super().__init__()
        self.document = document
        self.view = view
        self.bench = bench
        self.amount_left = lambda: None
        self._selection: frozenset[Hex] = frozenset()
        self._last_selection: frozenset[Hex] = frozenset()
        self.spot: Spot | None = None
        """The piece selected on the one hex that is selected; None: all of the hex."""
        self._gestures = count(1)
        document.changed.connect(self._follow)

    @property
    def scenario(self) -> Scenario:
        """The document as it is now."""
        return self.document.scenario

    @property
    def board(self) -> Board:
        """Its board."""
        return self.document.scenario.board

    def gesture(self) -> str:
        """Return a name for a gesture, whose edits make one step of history."""
        return f"gesture {next(self._gestures)}"

    def edit(self, text: str, after: Scenario, merge: str = "") -> bool:
        """Make a revision the current one, see `bocage_editor.commands.edit.edit`."""
        if self.document.is_newer:
            text = self.tr("A newer release of Bocage wrote this file; it cannot be changed here.")
            self.told.emit(text)
            return False
        return edit(self.document, text, after, merge=merge)

    @property
    def selection(self) -> frozenset[Hex]:
        """The hexes selected."""
        return self._selection

    def select(self, hexes: Iterable[Hex], spot: Spot | None = None) -> None:
        """Select hexes of the board, and on a single one perhaps a single piece."""
        new = frozenset(at for at in hexes if at in self.board)
        if self._selection and not new:
            self._last_selection = self._selection
        if new == self._selection and spot == self.spot:
            return
        self._selection = new
        self.spot = spot if len(new) == 1 else None
        self.view.set_mark(MarkKind.SELECTION, new)
        self.selection_changed.emit()

    def reselect(self) -> None:
        """Bring back what was selected before nothing was."""
        if not self._selection:
            self.select(self._last_selection)

    def open_spots(self, at: Hex) -> list[Spot]:
        """Return what lies on a hex in layers that react, top to bottom; words come last."""
        content = self.scenario.hexes.get(at, EMPTY_HEX)
        closed = self.bench.closed
        spots = [spot for spot, _ in stack(content) if LAYER_OF[spot.part] not in closed]
        spots.reverse()
        return sorted(spots, key=lambda spot: spot.part in _WORDS)

    def has_medal(self, at: Hex) -> bool:
        """Tell whether a medal lies on a hex, or an exit, in a layer that reacts."""
        if Layer.MARKER in self.bench.closed:
            return False
        medals = any(item.hexes[:1] == (at,) for item in self.scenario.objectives)
        return medals or any(at in item.hexes for item in self.scenario.exits)

    def holds_closed(self, hexes: Iterable[Hex]) -> bool:
        """Tell whether anything on some hexes is in a layer that does not react."""
        contents = [self.scenario.hexes.get(at, EMPTY_HEX) for at in hexes]
        closed = self.bench.closed
        return any(LAYER_OF[spot.part] in closed for c in contents for spot, _ in stack(c))

    def erased(self, hexes: Collection[Hex]) -> Scenario:
        """Return the document without all that lies on some hexes in layers that react."""
        closed = self.bench.closed
        if not closed:
            return erase(self.scenario, hexes)
        parts = [part for part in Part if LAYER_OF[part] not in closed]
        after = erase(self.scenario, hexes, parts)
        return after if Layer.MARKER in closed else without_hexes(after, hexes)

    def spared(self, after: Scenario) -> Scenario:
        """Return a revision without what it changes in layers that do not react.

        A hex of which it changes more than that stays as it is, too.
        """
        before, closed = self.scenario, self.bench.closed
        if not closed:
            return after
        parts = [part.value for part in Part if LAYER_OF[part] in closed]
        hexes = dict(after.hexes)
        for at in Change(before, after).hexes():
            old, new = before.hexes.get(at, EMPTY_HEX), hexes.get(at, EMPTY_HEX)
            if all(getattr(old, part) == getattr(new, part) for part in parts):
                continue
            if at in before.hexes:
                hexes[at] = old
            else:
                del hexes[at]
        if Layer.UNIT in closed:
            after = replace(after, air_drops=before.air_drops, reserves=before.reserves)
        spared = replace(after, hexes=hexes)
        return before if spared == before else spared

    def _follow(self) -> None:
        """Forget what is no longer there."""
        gone = {at for at in self._selection if at not in self.board}
        spot = self.spot
        if spot is not None:
            (at,) = self._selection
            if spot not in self.open_spots(at):
                spot = None
        if gone or spot != self.spot:
            self.select(self._selection - gone, spot)
