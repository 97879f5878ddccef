"""Tools that ask for something more than a click: medals and labels."""

from collections.abc import Callable

from bocage_editor.canvas.marks import MarkKind
from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.session import Session
from bocage_editor.words.languages import tr
from bocage_schema.hexes import Hex

Ask = Callable[[Session, Hex], None]
"""Opens a dialog or an entry field about a hex."""


class AskTool(Tool):
    """Marks the hex under the mouse, and with a click asks about it."""

    def __init__(self, session: Session, ask: Ask, text: str) -> None:
        """Make the tool for a document; ``text`` says what a click does."""
        super().__init__(session)
        self._ask = ask
        self._text = text

    def hint(self) -> str:
        """Return what a click would do."""
        return self._text

    def press(self, pointer: Pointer) -> None:
        """Ask about the hex."""
        if pointer.on_board:
            self.session.select([pointer.at])
            self._ask(self.session, pointer.at)

    def double_click(self, pointer: Pointer) -> None:
        """Do nothing: the first click has asked already."""

    def move(self, pointer: Pointer) -> None:
        """Mark the hex."""
        self.show_mark(MarkKind.REGION, [pointer.at] if pointer.on_board else ())
        self.session.hint_changed.emit(self.hint())


def medal_hint() -> str:
    """Return what a click with the medal tool does."""
    return tr("Click: add or change the medal of a hex")


def label_hint() -> str:
    """Return what a click with the label tool does."""
    return tr("Click: write a label on a hex")
