"""Filling regions and picking pieces up."""

from collections.abc import Iterator

from PySide6.QtCore import Qt

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.choice import Choice, Kind, has_owner, place
from bocage_editor.tools.paint import changes, ghost_of, layer_of_choice, verdict
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.pieces import Part, Spot, thing_at
from bocage_scenarios.edits.regions import Hexes, all_like, connected, piece_in
from bocage_scenarios.model import EMPTY_HEX, Exit, Marker, Objective, Tile, Unit
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
        text = tr("Fill %n hex(es) with {name}", changes(self.session.scenario, after))
        self.session.edit(text.format(name=choice.name(self.session.bench.language)), after)

    def move(self, pointer: Pointer) -> None:
        """Show the region."""
        hexes = self.region(pointer)
        choice = self.session.bench.choice
        kind, reason = MarkKind.REGION, ""
        if choice and hexes:
            kind, reason = verdict(self.session, choice, hexes)
        self.show_mark(MarkKind.REGION if kind is MarkKind.FINE else kind, hexes)
        if choice:
            stamps = ghost_of(choice, self.session.bench.way)
            self.session.view.set_ghosts(dict.fromkeys(hexes, stamps))
        hint = reason or self.hint()
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
    found = [*_medals(session, at), *_pieces(session, at)]
    if not found:
        return False
    choice, thing = found[depth % len(found)]
    session.bench.choose(choice)
    if isinstance(thing, Tile):
        session.bench.set_orientation(thing.orientation)
        if has_owner(thing.piece):
            session.bench.set_side(thing.owner)
    elif not isinstance(thing, Unit):
        session.bench.set_side(thing.side)
    return True


def _medals(session: Session, at: Hex) -> Iterator[tuple[Choice, Objective | Exit]]:
    """Yield the medals and exits on a hex."""
    if not session.has_medal(at):
        return
    for objective in session.scenario.objectives:
        if objective.hexes[:1] == (at,):
            for medal in objective.pieces:
                yield Choice(Kind.MEDAL, medal), objective
    for way_out in session.scenario.exits:
        if at in way_out.hexes:
            yield Choice(Kind.EXIT, way_out.marker), way_out


def _pieces(session: Session, at: Hex) -> Iterator[tuple[Choice, Tile | Unit | Marker]]:
    """Yield the pieces on a hex that the palette has, top to bottom."""
    content = session.scenario.hexes.get(at, EMPTY_HEX)
    for spot in session.open_spots(at):
        thing = thing_at(content, spot)
        choice = _choice_of(spot, thing)
        if choice is not None and isinstance(thing, Tile | Unit | Marker):
            yield choice, thing


def _choice_of(spot: Spot, thing: object) -> Choice | None:
    if isinstance(thing, Unit):
        return Choice(Kind.UNIT, thing.kind, thing.army, thing.elite, thing.badge)
    if isinstance(thing, Marker):
        return Choice(Kind.MARKER, thing.piece)
    if isinstance(thing, Tile) and spot.part is not Part.NOTE:
        return Choice(Kind.TILE, thing.piece)
    return None
