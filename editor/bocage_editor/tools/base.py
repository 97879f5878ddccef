"""What tools have in common."""

from collections.abc import Collection, Iterable

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr
from bocage_scenarios.edits.regions import line
from bocage_scenarios.model import Scenario
from bocage_schema.hexes import Hex


class Tool:
    """A tool for one document; it listens to the board while it is in hand.

    Tools read where the mouse is and which keys are held from each event, and remember
    nothing of them between events but the gesture that goes on.
    """

    ghost_marks = (MarkKind.FINE, MarkKind.SHORT, MarkKind.REFUSED, MarkKind.REGION)

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        self.session = session

    @property
    def is_busy(self) -> bool:
        """True in the middle of a gesture, when nothing may be undone."""
        return False

    def hint(self) -> str:
        """Return what a click would do."""
        return ""

    def press(self, pointer: Pointer) -> None:
        """Begin a gesture."""

    def move(self, pointer: Pointer) -> None:
        """Go on with a gesture, or show what a click would do."""

    def release(self, pointer: Pointer) -> None:
        """End a gesture."""

    def double_click(self, pointer: Pointer) -> None:
        """Do what one more press would."""
        self.press(pointer)

    def leave(self) -> None:
        """Show nothing more of what a click would do."""
        self.show_nothing()

    def cancel(self) -> bool:
        """Give up the gesture, and tell whether there was one."""
        return False

    def put_down(self) -> None:
        """Leave nothing behind when another tool is taken."""
        self.cancel()
        self.show_nothing()

    def show_nothing(self) -> None:
        """Take ghosts and marks off the board."""
        self.session.view.set_ghosts({})
        for kind in self.ghost_marks:
            self.session.view.set_mark(kind)

    def show_mark(self, kind: MarkKind, hexes: Iterable[Hex]) -> None:
        """Mark hexes in one way, and none in the others."""
        for other in self.ghost_marks:
            self.session.view.set_mark(other, hexes if other is kind else ())


class Stroke(Tool):
    """A tool that acts on every hex over which the mouse is drawn, without gaps."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._gesture = ""
        self._before: Scenario | None = None
        self._last: Hex | None = None
        self.path: list[Hex] = []
        """The hexes of the stroke that goes on, in order; those of a loop come again."""

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return bool(self._gesture)

    @property
    def before(self) -> Scenario:
        """The document as it was before the stroke."""
        return self._before or self.session.scenario

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke."""
        if not pointer.on_board or not self.may_begin(pointer):
            return
        self._gesture = self.session.gesture()
        self._before = self.session.scenario
        self._last = pointer.at
        self.path = [pointer.at]
        self._act(pointer, [pointer.at])

    def move(self, pointer: Pointer) -> None:
        """Go on with the stroke, over all hexes since the last event."""
        if not self._gesture:
            self.preview(pointer)
            return
        if self._last is not None and pointer.at != self._last:
            fresh = [at for at in line(self._last, pointer.at) if at in self.session.board]
            fresh = [at for at in fresh if not self.path or at != self.path[-1]]
            self._last = pointer.at
            self.path += fresh
            if fresh:
                self._act(pointer, fresh)

    def release(self, pointer: Pointer) -> None:
        """End the stroke."""
        if self._gesture:
            self.move(pointer)
        self._gesture = ""
        self._before = self._last = None
        self.path = []
        self.preview(pointer)

    def cancel(self) -> bool:
        """Put everything back as it was before the stroke."""
        if not self._gesture:
            return False
        before, gesture = self._before, self._gesture
        self._gesture = ""
        self._last = None
        self.path = []
        if before is not None:
            self.session.edit(tr("Give up a stroke"), before, gesture)
        self._before = None
        return True

    def _act(self, pointer: Pointer, fresh: Collection[Hex]) -> None:
        text, after = self.stroke(pointer, fresh)
        self.session.edit(text, after, self._gesture)

    def may_begin(self, pointer: Pointer) -> bool:
        """Tell whether a stroke may begin here; say why if not."""
        return True

    def stroke(self, pointer: Pointer, fresh: Collection[Hex]) -> tuple[str, Scenario]:
        """Return the name of the step so far, and the document after the hexes just met."""
        raise NotImplementedError

    def preview(self, pointer: Pointer) -> None:
        """Show what a click would do."""
