"""Filling regions and picking pieces up."""

from PySide6.QtCore import Qt

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool, tr
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind, place
from bocage_editor.tools.paint import ghost_of, layer_of_choice
from bocage_editor.tools.session import Session
from bocage_scenarios.edits.pieces import Part, Spot, thing_at
from bocage_scenarios.edits.regions import Hexes, all_like, connected, piece_in
from bocage_scenarios.model import EMPTY_HEX, Marker, Tile, Unit
from bocage_schema.hexes import Hex

ALT = Qt.KeyboardModifier.AltModifier


class FillTool(Tool):
    """Places what was chosen on all connected hexes alike; with Alt on all of the board."""

    def hint(self) -> str:
        """Return what a click would do."""
        choice = self.session.bench.choice
        if choice is None:
            return tr("Choose a piece from the palette to fill with it")
        return tr("Click: fill with {name}; Alt: all hexes of the kind").format(
            name=choice.name(self.session.bench.language)
        )

    def region(self, pointer: Pointer) -> Hexes:
        """Return the hexes that a click would fill; within the selection, if there is one."""
        choice = self.session.bench.choice
        if choice is None or not pointer.on_board:
            return ()
        key = piece_in(layer_of_choice(choice))
        within = self.session.selection or None
        find = all_like if pointer.holds(ALT) else connected
        return find(self.session.scenario, pointer.at, key, within)

    def press(self, pointer: Pointer) -> None:
        """Fill the region."""
        choice = self.session.bench.choice
        if choice is None:
            self.session.told.emit(tr("Choose a piece from the palette first."))
            return
        if layer_of_choice(choice) in self.session.bench.closed:
            self.session.told.emit(tr("The layer of this piece is locked or hidden."))
            return
        hexes = self.region(pointer)
        after = place(self.session.scenario, hexes, choice, self.session.bench.way)
        text = tr("Fill %n hex(es) with {name}", len(hexes))
        self.session.edit(text.format(name=choice.name(self.session.bench.language)), after)

    def move(self, pointer: Pointer) -> None:
        """Show the region."""
        hexes = self.region(pointer)
        choice = self.session.bench.choice
        self.show_mark(MarkKind.REGION, hexes)
        if choice:
            stamps = ghost_of(choice, self.session.bench.way)
            self.session.view.set_ghosts(dict.fromkeys(hexes, stamps))
        hint = self.hint()
        if hexes:
            hint = tr("%n hex(es)", len(hexes)) + " · " + hint
        self.session.hint_changed.emit(hint)


class PickTool(Tool):
    """Chooses what lies under the mouse: the top piece, and with each click the next one below."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._at: Hex | None = None
        self._depth = 0

    def hint(self) -> str:
        """Return what a click would do."""
        return tr("Click: take the piece in hand; again: the one below")

    def press(self, pointer: Pointer) -> None:
        """Choose the piece."""
        self._depth = self._depth + 1 if pointer.at == self._at else 0
        self._at = pointer.at
        if not pick(self.session, pointer.at, self._depth):
            self.session.told.emit(tr("There is nothing to pick here."))

    def double_click(self, pointer: Pointer) -> None:
        """Choose the piece and paint with it."""
        self.press(pointer)
        self.session.bench.take(ToolName.PAINT)

    def move(self, pointer: Pointer) -> None:
        """Mark the hex."""
        self.show_mark(MarkKind.REGION, [pointer.at] if pointer.on_board else ())
        self.session.hint_changed.emit(self.hint())


def pick(session: Session, at: Hex, depth: int = 0) -> bool:
    """Choose the piece so deep in the stack on a hex, and tell whether there is one."""
    content = session.scenario.hexes.get(at, EMPTY_HEX)
    found = [
        (choice, spot)
        for spot in session.open_spots(at)
        if (choice := _choice_of(spot, thing_at(content, spot))) is not None
    ]
    if not found:
        return False
    choice, spot = found[depth % len(found)]
    session.bench.choose(choice)
    thing = thing_at(content, spot)
    if isinstance(thing, Tile):
        session.bench.set_orientation(thing.orientation)
        if thing.owner:
            session.bench.set_side(thing.owner)
    elif isinstance(thing, Marker):
        session.bench.set_side(thing.side)
    return True


def _choice_of(spot: Spot, thing: object) -> Choice | None:
    if isinstance(thing, Unit):
        return Choice(Kind.UNIT, thing.kind, thing.army, thing.elite)
    if isinstance(thing, Marker):
        return Choice(Kind.MARKER, thing.piece)
    if isinstance(thing, Tile) and spot.part is not Part.NOTE:
        return Choice(Kind.TILE, thing.piece)
    return None
