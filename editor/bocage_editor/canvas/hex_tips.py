"""Tool tips over a board: the rules of what lies on the hex under the mouse."""

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from bocage_editor.canvas.board_view import BoardView
from bocage_editor.words.rule_texts import hex_tip


class HexTips(QObject):
    """Shows them where the mouse rests."""

    def __init__(self, view: BoardView) -> None:
        """Serve a view."""
        super().__init__(view)
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer the question for a tool tip."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        at = self._view.hex_at(QPointF(event.pos()))
        text = hex_tip(self._view.scenario, at)
        if text:
            QToolTip.showText(event.globalPos(), text, self._view.viewport())
        else:
            QToolTip.hideText()
        return True
