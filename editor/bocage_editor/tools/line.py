"""Straight lines of pieces, from where the button goes down to where it goes up."""

from PySide6.QtCore import Qt

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.paint import (
    changes,
    ghost_of,
    layer_of_choice,
    placed,
    verdict,
    with_images,
)
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.regions import brush, line
from bocage_schema.hexes import Hex

SHIFT = Qt.KeyboardModifier.ShiftModifier


class LineTool(Tool):
    """Shows a straight line of what was chosen while the mouse is dragged, then places it."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._start: Hex | None = None

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return self._start is not None

    def hint(self) -> str:
        """Return what a drag would do."""
        choice = self.session.bench.choice
        if choice is None:
            return tr("Choose a piece from the palette to draw a line of it")
        name = choice.name(self.session.bench.language)
        return tr("Drag: a straight line of {name}").format(name=name)

    def press(self, pointer: Pointer) -> None:
        """Begin a line."""
        choice = self.session.bench.choice
        if choice is None:
            self.session.told.emit(tr("Choose a piece from the palette first."))
        elif layer_of_choice(choice) in self.session.bench.closed:
            self.session.told.emit(tr("The layer of this piece is locked or hidden."))
        elif pointer.on_board:
            self._start = pointer.at
            self.move(pointer)

    def _hexes(self, pointer: Pointer) -> list[Hex]:
        session = self.session
        board, shape = session.board, session.bench.brush
        at = line(self._start or pointer.at, pointer.at)
        return [near for each in at for near in brush(shape, each, board)]

    def move(self, pointer: Pointer) -> None:
        """Show the line."""
        choice = self.session.bench.choice
        hexes = list(with_images(self.session, self._hexes(pointer))) if choice else []
        kind, reason = verdict(self.session, choice, hexes) if choice else (MarkKind.FINE, "")
        self.show_mark(kind, hexes)
        if choice:
            ghost = ghost_of(choice, self.session.bench.way)
            self.session.view.set_ghosts(dict.fromkeys(hexes, ghost))
        self.session.hint_changed.emit(reason or self.hint())

    def release(self, pointer: Pointer) -> None:
        """Place the line."""
        choice = self.session.bench.choice
        if self._start is None or choice is None:
            return
        hexes = self._hexes(pointer)
        self._start = None
        after = placed(self.session, hexes, choice)
        changed = changes(self.session.scenario, after)
        text = tr("Place {name} on %n hex(es) in a line", changed)
        self.session.edit(text.format(name=choice.name(self.session.bench.language)), after)
        self.show_nothing()

    def cancel(self) -> bool:
        """Give up the line."""
        begun = self._start is not None
        self._start = None
        self.show_nothing()
        return begun
