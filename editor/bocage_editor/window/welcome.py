"""The page that is there when no scenario is open: what to begin with."""

import os
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.picture import picture_of
from bocage_editor.words.tips import tip
from bocage_scenarios.library import LESSONS, bundled, bundled_names, lesson

PICTURE = QSize(192, 126)
_NAME = int(Qt.ItemDataRole.UserRole)


class Welcome(QWidget):
    """Offers to begin, to open, and examples to look at."""

    new_wanted = Signal()
    open_wanted = Signal()
    example_wanted = Signal(str)
    """The name of a bundled scenario or of a lesson."""
    file_wanted = Signal(object)
    boxes_wanted = Signal()

    def __init__(self, recent: list[Path], language: str, parent: QWidget | None = None) -> None:
        """Show the page, with the files opened last."""
        super().__init__(parent)
        self.setObjectName("welcome")
        self._language = language
        title = QLabel(self.tr("What would you like to do?"), self)
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        title.setFont(font)
        buttons = QHBoxLayout()
        for name, text, signal in (
            ("new", self.tr("New scenario…"), self.new_wanted),
            ("open", self.tr("Open…"), self.open_wanted),
            ("boxes", self.tr("Which boxes do you own?"), self.boxes_wanted),
        ):
            button = QPushButton(text, self)
            button.setObjectName(f"welcome/{name}")
            button.clicked.connect(lambda _=False, wanted=signal: wanted.emit())
            buttons.addWidget(button)
        buttons.addStretch()
        self.examples = self._examples()
        self.recent = self._recent(recent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(title)
        layout.addLayout(buttons)
        layout.addWidget(QLabel(self.tr("Open an example"), self))
        layout.addWidget(self.examples, 3)
        if recent:
            layout.addWidget(QLabel(self.tr("Opened last"), self))
            layout.addWidget(self.recent, 1)
        self._waiting = [self.examples.item(row) for row in range(self.examples.count())]
        QTimer.singleShot(0, self, self._draw_next)

    def _examples(self) -> QListWidget:
        view = QListWidget(self)
        view.setObjectName("welcome/examples")
        view.setAccessibleName(self.tr("Examples"))
        view.setViewMode(QListWidget.ViewMode.IconMode)
        view.setIconSize(PICTURE)
        view.setGridSize(PICTURE + QSize(18, 42))
        view.setResizeMode(QListWidget.ResizeMode.Adjust)
        view.setMovement(QListWidget.Movement.Static)
        view.setWordWrap(True)
        blank = QPixmap(PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        for name in (*LESSONS, *bundled_names()):
            item = QListWidgetItem(QIcon(blank), "")
            item.setData(_NAME, name)
            item.setSizeHint(view.gridSize())
            view.addItem(item)
        view.itemActivated.connect(self._open_example)
        view.itemClicked.connect(self._open_example)
        return view

    def _recent(self, paths: list[Path]) -> QListWidget:
        view = QListWidget(self)
        view.setObjectName("welcome/recent")
        view.setAccessibleName(self.tr("Opened last"))
        for path in paths:
            item = QListWidgetItem(path.name)
            item.setToolTip(tip(str(path)))
            item.setData(_NAME, str(path))
            if not os.path.exists(path):
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            view.addItem(item)
        view.setVisible(bool(paths))
        view.itemActivated.connect(lambda item: self.file_wanted.emit(Path(item.data(_NAME))))
        view.itemClicked.connect(lambda item: self.file_wanted.emit(Path(item.data(_NAME))))
        return view

    def _open_example(self, item: QListWidgetItem) -> None:
        self.example_wanted.emit(item.data(_NAME))

    def _draw_next(self) -> None:
        """Draw one picture at a time, so that the page can be used at once."""
        if not self._waiting:
            return
        item = self._waiting.pop(0)
        name = item.data(_NAME)
        scenario = (lesson(name) if name in LESSONS else bundled(name)).scenario
        ratio = self.devicePixelRatio()
        image = picture_of(scenario, width=round(PICTURE.width() * ratio))
        image.setDevicePixelRatio(ratio)
        item.setIcon(QIcon(QPixmap.fromImage(image)))
        item.setText(scenario.title(self._language))
        QTimer.singleShot(0, self, self._draw_next)
