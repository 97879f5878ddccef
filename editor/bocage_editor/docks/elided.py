"""Words that give way where there is no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel

MOST_PX = 420


class ElidedLabel(QLabel):
    """A line that ends in dots where it does not fit, and is whole in its tool tip."""

    def minimumSizeHint(self) -> QSize:
        """Ask for no width at all."""
        return QSize(0, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Ask for the width of the words, up to a limit."""
        wanted = super().sizeHint()
        return QSize(min(wanted.width(), MOST_PX), wanted.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the words as fits."""
        painter = QPainter(self)
        fits = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )
        painter.drawText(self.contentsRect(), int(Qt.AlignmentFlag.AlignVCenter), fits)
        painter.end()
