"""Parts of a long panel that can be folded away."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget


class Fold(QFrame):
    """A heading with an arrow, and below it what it opens and closes."""

    def __init__(
        self, name: str, title: str, content: QWidget, parent: QWidget | None = None
    ) -> None:
        """Begin closed."""
        super().__init__(parent)
        self.content = content
        self.heading = QToolButton(self)
        self.heading.setObjectName(f"{name}/fold")
        self.heading.setText(title)
        self.heading.setAccessibleName(title)
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.heading)
        layout.addWidget(content)
        self.heading.toggled.connect(self._show)
        self._show(False)

    def set_open(self, is_open: bool) -> None:
        """Open it, or fold it away."""
        self.heading.setChecked(is_open)

    def _show(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        self.content.setVisible(is_open)
