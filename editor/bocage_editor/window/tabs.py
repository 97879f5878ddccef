"""The tabs in the middle of the window."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTabWidget, QWidget


class Tabs(QTabWidget):
    """Tabs that can be moved, and closed with their button or the middle one of the mouse."""

    def __init__(self, parent: QWidget) -> None:
        """Begin without tabs."""
        super().__init__(parent)
        self.setObjectName("tabs")
        self.setDocumentMode(True)
        self.setTabsClosable(True)
        self.setMovable(True)
        self.tabBar().setElideMode(Qt.TextElideMode.ElideMiddle)
        self.tabBar().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask to close the tab that is clicked with the middle button."""
        if (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() is Qt.MouseButton.MiddleButton
            and watched is self.tabBar()
        ):
            index = self.tabBar().tabAt(event.position().toPoint())
            if index >= 0:
                self.tabCloseRequested.emit(index)
                return True
        return super().eventFilter(watched, event)
