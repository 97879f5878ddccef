"""The tools of one document, of which one listens to the board."""

from PySide6.QtCore import QObject, Qt

from bocage_editor.canvas.pointer import Pointer
from bocage_editor.tools.base import Tool
from bocage_editor.tools.bench import ToolName
from bocage_editor.tools.fill import FillTool, PickTool, pick
from bocage_editor.tools.hand import HandTool
from bocage_editor.tools.line import LineTool
from bocage_editor.tools.paint import EraseTool, PaintTool
from bocage_editor.tools.route import RouteTool
from bocage_editor.tools.select import SelectTool
from bocage_editor.tools.session import Session
from bocage_editor.tools.words import Ask, AskTool, label_hint, medal_hint

ALT = Qt.KeyboardModifier.AltModifier
_PICKS_WITH_ALT = frozenset({ToolName.PAINT, ToolName.LINE, ToolName.ERASE, ToolName.ROUTE})


class Toolbox(QObject):
    """Passes on what the board tells to the tool in hand."""

    def __init__(
        self, session: Session, ask_medal: Ask, ask_label: Ask, parent: QObject | None = None
    ) -> None:
        """Make the tools for a document; they end with their parent, and hear of nothing then."""
        super().__init__(parent)
        self._session = session
        self._tools: dict[ToolName, Tool] = {
            ToolName.SELECT: SelectTool(session),
            ToolName.PAINT: PaintTool(session),
            ToolName.LINE: LineTool(session),
            ToolName.FILL: FillTool(session),
            ToolName.ERASE: EraseTool(session),
            ToolName.PICK: PickTool(session),
            ToolName.ROUTE: RouteTool(session),
            ToolName.MEDAL: AskTool(session, ask_medal, medal_hint()),
            ToolName.LABEL: AskTool(session, ask_label, label_hint()),
            ToolName.HAND: HandTool(session),
        }
        self._tool = self._tools[session.bench.tool]
        self._other: Tool | None = None
        """A tool that was given the next clicks, such as pasting."""
        self._last: Pointer | None = None
        session.bench.tool_changed.connect(self._take)
        session.bench.choice_changed.connect(self._show_again)
        session.bench.options_changed.connect(self._show_again)
        session.bench.keys_changed.connect(self._hint_again)

    @property
    def tool(self) -> Tool:
        """The tool that listens."""
        return self._other or self._tool

    @property
    def is_busy(self) -> bool:
        """True in the middle of a gesture, when nothing may be undone."""
        return self.tool.is_busy

    def lend(self, tool: Tool) -> None:
        """Let another tool listen until it is cancelled or another one is taken."""
        self.tool.put_down()
        self._other = tool
        self._show_again()

    def give_back(self) -> None:
        """Let the tool in hand listen again."""
        if self._other is not None:
            self._other.put_down()
            self._other = None
            self._session.hint_changed.emit(self._tool.hint())

    def _hint_again(self) -> None:
        if not self.tool.is_busy:
            self._session.hint_changed.emit(self.tool.hint())

    def _take(self, name: ToolName) -> None:
        self.tool.put_down()
        self._other = None
        self._tool = self._tools[name]
        self._session.hint_changed.emit(self._tool.hint())
        self._show_again()

    def _show_again(self) -> None:
        if self._last is not None and not self.tool.is_busy:
            self.tool.move(self._last)

    def press(self, pointer: Pointer) -> None:
        """Pass on that the button went down; with Alt, pick instead of painting."""
        if (
            pointer.holds(ALT)
            and self._other is None
            and self._session.bench.tool in _PICKS_WITH_ALT
        ):
            pick(self._session, pointer.at)
            return
        self.tool.press(pointer)

    def move(self, pointer: Pointer) -> None:
        """Pass on a movement; a button that was let go elsewhere ends the gesture."""
        last, self._last = self._last, pointer
        if self.tool.is_busy and not pointer.is_held:
            self.tool.release(last or pointer)
        self.tool.move(pointer)

    def release(self, pointer: Pointer) -> None:
        """Pass on that the button went up."""
        self.tool.release(pointer)

    def double_click(self, pointer: Pointer) -> None:
        """Pass on a double click."""
        self.tool.double_click(pointer)

    def leave(self) -> None:
        """Pass on that the mouse has left."""
        self._last = None
        self.tool.leave()

    def cancel(self) -> bool:
        """Step back: out of a gesture, a paste, the selection, then to the selecting tool."""
        if self.tool.cancel():
            return True
        if self._other is not None:
            self.give_back()
            return True
        if self._session.selection:
            self._session.select(())
            return True
        if self._session.bench.tool is not ToolName.SELECT:
            self._session.bench.take(ToolName.SELECT)
            return True
        return False
