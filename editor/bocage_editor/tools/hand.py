"""Moving the board under the window."""

from PySide6.QtCore import QPointF, Qt

from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr


class HandTool(Tool):
    """Drags the board."""

    def __init__(self, session: Session) -> None:
        """Make the tool for a document."""
        super().__init__(session)
        self._last: QPointF | None = None

    @property
    def is_busy(self) -> bool:
        """True while the button is held."""
        return self._last is not None

    def hint(self) -> str:
        """Return what a drag would do."""
        return tr("Drag: move the board; the wheel with Ctrl zooms")

    def press(self, pointer: Pointer) -> None:
        """Take hold of the board."""
        self._last = pointer.pixels
        self.session.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, pointer: Pointer) -> None:
        """Move the board with the mouse."""
        if self._last is None:
            self.session.hint_changed.emit(self.hint())
            return
        self.session.view.pan((pointer.pixels - self._last).toPoint())
        self._last = pointer.pixels

    def release(self, pointer: Pointer) -> None:
        """Let the board go."""
        self.cancel()

    def cancel(self) -> bool:
        """Let the board go."""
        held = self._last is not None
        self._last = None
        self.session.view.viewport().unsetCursor()
        return held
