"""The page that is there when no scenario is open: what to begin with."""

import os
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.picture import picture_of
from bocage_editor.docks.signs import tool_icon
from bocage_editor.storage.settings import Settings
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
    tour_wanted = Signal()

    def __init__(self, settings: Settings, language: str, parent: QWidget | None = None) -> None:
        """Show the page, with the files opened last."""
        super().__init__(parent)
        self.setObjectName("welcome")
        self._settings = settings
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
            ("tour", self.tr("Take the tour"), self.tour_wanted),
        ):
            button = QPushButton(text, self)
            button.setObjectName(f"welcome/{name}")
            button.clicked.connect(lambda _=False, wanted=signal: wanted.emit())
            buttons.addWidget(button)
        buttons.addStretch()
        self.examples = self._examples()
        self.recent = self._recent()
        self._last = QLabel(self.tr("Opened last"), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(title)
        layout.addLayout(buttons)
        layout.addWidget(QLabel(self.tr("Open an example"), self))
        layout.addWidget(self.examples, 3)
        layout.addWidget(self._last)
        layout.addWidget(self.recent, 1)
        self._fill_recent()
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

    def _recent(self) -> QListWidget:
        view = QListWidget(self)
        view.setObjectName("welcome/recent")
        view.setAccessibleName(self.tr("Opened last"))
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._offer)
        view.itemActivated.connect(lambda item: self.file_wanted.emit(Path(item.data(_NAME))))
        view.itemClicked.connect(lambda item: self.file_wanted.emit(Path(item.data(_NAME))))
        return view

    def _fill_recent(self) -> None:
        self.recent.clear()
        pinned = self._settings.pinned
        for path in self._settings.recent:
            item = QListWidgetItem(path.name)
            item.setToolTip(tip(str(path)))
            item.setData(_NAME, str(path))
            if path in pinned:
                item.setIcon(tool_icon("pin", self.palette().text().color()))
            if not os.path.exists(path):
                item.setText(self.tr("{name} (missing)").format(name=path.name))
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.recent.addItem(item)
        for widget in (self.recent, self._last):
            widget.setVisible(self.recent.count() > 0)

    def _offer(self, place: QPoint) -> None:
        """Offer what can be done with a file of the list."""
        item = self.recent.itemAt(place)
        if item is None:
            return
        path = Path(item.data(_NAME))
        menu = QMenu(self)
        pin = menu.addAction(self.tr("Always list it"))
        pin.setObjectName("welcome/pin")
        pin.setCheckable(True)
        pin.setChecked(path in self._settings.pinned)
        pin.triggered.connect(lambda on: self._settings.set_pinned(path, on))
        remove = menu.addAction(self.tr("Remove from the list"))
        remove.setObjectName("welcome/remove")
        remove.triggered.connect(lambda: self._settings.remove_recent(path))
        for action in (pin, remove):
            action.triggered.connect(self._fill_recent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.recent.viewport().mapToGlobal(place))

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
