"""Painting: placing what was chosen, and erasing."""

from collections.abc import Collection, Iterable

from PySide6.QtCore import Qt

from bocage_editor.art.look import TileLook
from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.canvas.stamps import Stamp, tile_stamps, unit_stamp
from bocage_editor.document import Change
from bocage_editor.tools.base import Stroke
from bocage_editor.tools.choice import Choice, Kind, Way, place, tile_of
from bocage_editor.tools.session import LAYER_OF, Session
from bocage_editor.words.findings import words_of
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.erase import erase
from bocage_scenarios.edits.healing import healed
from bocage_scenarios.edits.medals import without_hexes
from bocage_scenarios.edits.pieces import Part
from bocage_scenarios.edits.place import layer_of, obstacles_to, put_tile
from bocage_scenarios.edits.regions import brush, line
from bocage_scenarios.edits.symmetry import images
from bocage_scenarios.edits.turning import AS_IT_IS, Transform, turned_tile
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.hexes import Hex
from bocage_schema.ids import Layer

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def with_images(session: Session, hexes: Iterable[Hex]) -> dict[Hex, Transform]:
    """Return hexes and their images under the symmetry of the bench, and how pieces lie there."""
    found: dict[Hex, Transform] = {}
    for at in hexes:
        for image in images(at, session.bench.symmetry, session.board):
            found.setdefault(image.at, image.transform)
    return found


def placed(session: Session, hexes: Iterable[Hex], choice: Choice) -> Scenario:
    """Return the document with what was chosen on hexes and on their images."""
    scenario, way = session.scenario, session.bench.way
    by_transform: dict[Transform, list[Hex]] = {}
    for at, transform in with_images(session, hexes).items():
        by_transform.setdefault(transform, []).append(at)
    for transform, ends in by_transform.items():
        if choice.kind is not Kind.TILE or transform == AS_IT_IS:
            scenario = place(scenario, ends, choice, way)
        else:
            tile = turned_tile(tile_of(choice, way), transform)
            scenario = put_tile(scenario, ends, tile)
    return scenario


def layer_of_choice(choice: Choice) -> Layer:
    """Return the layer whose lock keeps a choice from being placed."""
    if choice.kind in (Kind.UNIT, Kind.BADGE):
        return Layer.UNIT
    part = layer_of(choice.piece) if choice.kind is Kind.TILE else None
    return LAYER_OF[part] if part else Layer.MARKER


def ghost_of(choice: Choice, way: Way) -> list[Stamp]:
    """Return the picture of what would be placed."""
    if choice.kind is Kind.UNIT:
        return [unit_stamp(choice.unit())]
    piece = catalogue().pieces.get(choice.piece)
    layer = piece.layer if piece else Layer.TERRAIN
    if choice.kind is Kind.TILE:
        tile = tile_of(choice, way)
        return list(tile_stamps(TileLook(tile.piece, tile.orientation, side=tile.owner), layer))
    return list(tile_stamps(TileLook(choice.piece, side=way.side), Layer.MARKER))


def changes(before: Scenario, after: Scenario) -> int:
    """Return on how many hexes anything differs."""
    return len(Change(before, after).hexes())


def verdict(session: Session, choice: Choice, hexes: Collection[Hex]) -> tuple[MarkKind, str]:
    """Return how the ghost of a choice on some hexes is marked, and why."""
    scenario, way = session.scenario, session.bench.way
    piece = tile_of(choice, way) if choice.kind is Kind.TILE else choice.piece
    thing = choice.unit() if choice.kind is Kind.UNIT else piece
    against = (reason for at in hexes for reason in obstacles_to(scenario, at, thing))
    reasons = set(map(words_of, against))
    contents = [scenario.hexes.get(at, EMPTY_HEX) for at in hexes]
    if choice.kind is Kind.BADGE and not any(content.unit for content in contents):
        reasons.add(tr("a badge needs a unit"))
    if reasons:
        told = "; ".join(sorted(reasons))
        return MarkKind.REFUSED, tr("Not here: {reasons}").format(reasons=told)
    left = session.amount_left()
    if left is not None and changes(scenario, placed(session, hexes, choice)) > left:
        text = tr("Your boxes hold %n more of it; it can be placed all the same", max(0, left))
        return MarkKind.SHORT, text
    return MarkKind.FINE, ""


class PaintTool(Stroke):
    """Places what was chosen on every hex of a stroke; with Shift, in a straight line."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._line_from: Hex | None = None

    def hint(self) -> str:
        """Return what a click would do."""
        choice = self.session.bench.choice
        if choice is None:
            return tr("Choose a piece from the palette to place it")
        name = choice.name(self.session.bench.language)
        text = tr("Click: place {name}; Shift: line; Alt: pick").format(name=name)
        turns = {"place.turn_left": tr("{key}: turn")} if choice.orientations > 1 else {}
        return self.session.bench.with_keys(text, turns)

    def may_begin(self, pointer: Pointer) -> bool:
        """Tell whether there is something to place, in a layer that is open."""
        choice = self.session.bench.choice
        if choice is None:
            self.session.told.emit(tr("Choose a piece from the palette first."))
            return False
        if layer_of_choice(choice) in self.session.bench.closed:
            self.session.told.emit(tr("The layer of this piece is locked or hidden."))
            return False
        return True

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke; with Shift, paint the line from where the last stroke ended."""
        start = self._line_from
        super().press(pointer)
        if self.is_busy and pointer.holds(SHIFT) and start is not None:
            self._act(pointer, line(start, pointer.at))
        if self.is_busy:
            self._line_from = pointer.at

    def release(self, pointer: Pointer) -> None:
        """End the stroke; the next line begins where it ended."""
        if self.is_busy and pointer.on_board:
            self._line_from = pointer.at
        super().release(pointer)

    def stroke(self, pointer: Pointer, fresh: Collection[Hex]) -> tuple[str, Scenario]:
        """Place what was chosen."""
        choice = self.session.bench.choice
        assert choice is not None
        hexes = self._covered(fresh)
        after = placed(self.session, hexes, choice)
        return self._text(choice, after), after

    def _covered(self, at: Iterable[Hex]) -> list[Hex]:
        board, shape = self.session.board, self.session.bench.brush
        return [near for each in at for near in brush(shape, each, board)]

    def _text(self, choice: Choice, after: Scenario) -> str:
        changed = changes(self.before, after)
        name = choice.name(self.session.bench.language)
        if changed == 0:
            return tr("Place {name}").format(name=name)
        return tr("Place {name} on %n hex(es)", changed).format(name=name)

    def preview(self, pointer: Pointer) -> None:
        """Show the piece on the hexes that a click would cover."""
        choice = self.session.bench.choice
        if choice is None or not pointer.on_board:
            self.show_nothing()
            return
        at = [pointer.at]
        if pointer.holds(SHIFT) and self._line_from is not None:
            at = list(line(self._line_from, pointer.at))
        hexes = list(with_images(self.session, self._covered(at)))
        stamps = ghost_of(choice, self.session.bench.way)
        self.session.view.set_ghosts(dict.fromkeys(hexes, stamps))
        kind, reason = verdict(self.session, choice, hexes)
        self.show_mark(kind, hexes)
        self.session.hint_changed.emit(reason or self.hint())


class EraseTool(Stroke):
    """Takes pieces off: those of the layer on which the stroke began, or with Shift everything."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._part: Part | None = None
        self._medals = False
        """Medals and exits are taken off, not pieces."""

    def hint(self) -> str:
        """Return what a click would do."""
        return tr("Click: erase the top piece; Shift: everything on the hex")

    def may_begin(self, pointer: Pointer) -> bool:
        """Find out which layer is erased."""
        self._aim_at(pointer.at)
        if self._part or self._medals or pointer.holds(SHIFT):
            return True
        if self.session.holds_closed([pointer.at]):
            self.session.told.emit(tr("What lies here is locked or hidden."))
            return False
        return True

    def _aim_at(self, at: Hex) -> None:
        spots = self.session.open_spots(at)
        self._medals = self.session.has_medal(at)
        self._part = spots[0].part if spots and not self._medals else None

    def stroke(self, pointer: Pointer, fresh: Collection[Hex]) -> tuple[str, Scenario]:
        """Take pieces off."""
        session = self.session
        board, shape = session.board, session.bench.brush
        hexes = list(with_images(session, [n for at in fresh for n in brush(shape, at, board)]))
        for at in fresh:
            if self._part is None and not self._medals:
                self._aim_at(at)
        if pointer.holds(SHIFT):
            after = session.erased(hexes)
        elif self._medals:
            after = without_hexes(session.scenario, hexes)
        else:
            after = erase(session.scenario, hexes, [self._part] if self._part else ())
        after = healed(session.scenario, after)
        return tr("Erase %n hex(es)", changes(self.before, after)), after

    def preview(self, pointer: Pointer) -> None:
        """Mark the hexes that a click would clear."""
        if not pointer.on_board:
            self.show_nothing()
            return
        hexes = brush(self.session.bench.brush, pointer.at, self.session.board)
        self.show_mark(MarkKind.REGION, with_images(self.session, hexes))
        self.session.hint_changed.emit(self.hint())
