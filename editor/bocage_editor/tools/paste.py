"""Putting down what was copied."""

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.canvas.stamps import Level, Stamper
from bocage_editor.canvas.style import Style
from bocage_editor.tools.base import Tool
from bocage_editor.tools.session import LAYER_OF, Session
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.area import Clip, Pasted, paste
from bocage_scenarios.edits.pieces import change, stack
from bocage_scenarios.model import EMPTY_HEX, Scenario
from bocage_schema.hexes import Hex

_NOT_PIECES = frozenset({Level.FACE, Level.GRID, Level.COORDINATES})


class PasteTool(Tool):
    """Shows a part of a map under the mouse, and puts it down with a click."""

    def __init__(self, session: Session, clip: Clip) -> None:
        """Hold a clip over a document."""
        super().__init__(session)
        self.clip = clip
        self._last: Pointer | None = None

    def hint(self) -> str:
        """Return what a click would do."""
        ways = {
            "place.turn_left": tr("{key}: turn"),
            "place.flip": tr("{key}: mirror"),
            "edit.step_back": tr("{key}: cancel"),
        }
        return self.session.bench.with_keys(tr("Click to place"), ways)

    def turn(self, steps: int) -> None:
        """Turn the clip counter-clockwise by steps of 60 degrees."""
        self.clip = self.clip.turned(steps % 6)
        self._again()

    def mirror(self) -> None:
        """Mirror the clip left to right."""
        self.clip = self.clip.mirrored()
        self._again()

    def _again(self) -> None:
        if self._last is not None:
            self.move(self._last)

    def move(self, pointer: Pointer) -> None:
        """Show the clip with its anchor under the mouse."""
        self._last = pointer
        self.show_at(pointer.at)

    def show_at(self, at: Hex) -> None:
        """Show the clip with its anchor on a hex."""
        session = self.session
        contents = self.clip.contents(at)
        on_board = {end: content for end, content in contents.items() if end in session.board}
        ghost = Scenario(session.scenario.board_format, session.scenario.face, hexes=on_board)
        stamper = Stamper(ghost, Style(language=session.bench.language))
        session.view.set_ghosts(
            {
                end: [stamp for stamp in stamper.stamps(end) if stamp.level not in _NOT_PIECES]
                for end in on_board
            }
        )
        ends = [self.clip.lands(old, at) for old in self.clip.area]
        shown = [end for end in ends if end in session.board]
        self.show_mark(MarkKind.FINE if len(shown) == len(ends) else MarkKind.SHORT, shown)
        session.hint_changed.emit(self.hint())

    def press(self, pointer: Pointer) -> None:
        """Put the clip down."""
        if pointer.on_board:
            self.put(pointer.at)

    def put(self, at: Hex) -> None:
        """Put the clip down with its anchor on a hex, and select what was put."""
        session = self.session
        if self._is_closed(at):
            session.told.emit(tr("Not pasted: a layer of it is locked or hidden."))
            return
        done = self._put_one(at) or paste(session.scenario, self.clip, at)
        number = len(self.clip.area)
        if session.edit(tr("Paste %n hex(es)", number), done.scenario):
            session.select(self.clip.lands(old, at) for old in self.clip.area)
        if done.fallen:
            session.told.emit(tr("%n hex(es) fell off the board", len(done.fallen)))

    def _is_closed(self, at: Hex) -> bool:
        """Tell whether anything of the clip, or of what it would replace, does not react."""
        closed = self.session.bench.closed
        contents = self.clip.contents(at)
        spots = [spot for content in contents.values() for spot, _ in stack(content)]
        return any(LAYER_OF[spot.part] in closed for spot in spots) or self.session.holds_closed(
            contents
        )

    def _put_one(self, at: Hex) -> Pasted | None:
        """Return the document with a single piece beside the others; None if there are more."""
        contents = self.clip.contents(at)
        things = list(stack(contents.get(at, EMPTY_HEX)))
        part = self.clip.scenario
        if len(contents) != 1 or len(things) != 1 or part.objectives or part.exits:
            return None
        ((spot, thing),) = things
        return Pasted(change(self.session.scenario, at, spot, thing))

    def leave(self) -> None:
        """Go on showing the clip where it was last."""
