"""Choosing what a new scenario begins with: an empty board, or a map that is there."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.art.frame import size_of
from bocage_editor.canvas.sheet import draw_board
from bocage_editor.canvas.style import Part, Style
from bocage_editor.canvas.thumbnails import Thumbnails
from bocage_editor.words.boards import face_names
from bocage_scenarios.library import begun_from, starter, starter_names
from bocage_scenarios.model import Scenario, Texts
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face

PICTURE = QSize(132, 92)
EMPTY = ""
"""Stands for the empty board among the names of the starters."""


class NewScenario(QDialog):
    """Asks for a map to begin from, or for a board and its face, and for a title."""

    def __init__(self, parent: QWidget | None = None, language: str = "en") -> None:
        """Offer every starter, format and face."""
        super().__init__(parent)
        self.setObjectName("new_scenario")
        self.setWindowTitle(self.tr("New scenario"))
        self._language = language
        self.starters = QButtonGroup(self)
        self.formats = QButtonGroup(self)
        self.faces = QButtonGroup(self)
        self._maps = {name: starter(name).scenario for name in starter_names()}
        self._of_starter = {
            name: self._button(f"new/{name or 'empty'}", self.starters)
            for name in (EMPTY, *self._maps)
        }
        self._of_format = {item: self._button(f"new/{item}", self.formats) for item in BoardFormat}
        self._of_face = {item: self._button(f"new/{item}", self.faces) for item in Face}
        self.title = QLineEdit(self)
        self.title.setObjectName("new/title")
        self.title.setPlaceholderText(self.tr("Title (may come later)"))
        self.title.setAccessibleName(self.tr("Title"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        create = buttons.addButton(self.tr("Create"), QDialogButtonBox.ButtonRole.AcceptRole)
        create.setObjectName("new/create")
        create.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._board_parts = self._lay_out(buttons)
        self._of_starter[EMPTY].setChecked(True)
        self._of_format[BoardFormat.STANDARD].setChecked(True)
        self._of_face[Face.COUNTRYSIDE].setChecked(True)
        self._draw()
        self.formats.buttonClicked.connect(self._draw)
        self.faces.buttonClicked.connect(self._draw)
        self.starters.buttonClicked.connect(self._show_use)
        self._show_starters()

    def _button(self, name: str, group: QButtonGroup) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setIconSize(PICTURE)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        group.addButton(button)
        return button

    def _lay_out(self, buttons: QDialogButtonBox) -> list[QWidget]:
        """Put everything into place, and return what is only about an empty board."""
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(self.tr("Begin with"), self))
        self._add_row(layout, list(self._of_starter.values()))
        board_parts: list[QWidget] = []
        for text, row in (
            (self.tr("Board"), list(self._of_format.values())),
            (self.tr("Face"), list(self._of_face.values())),
        ):
            label = QLabel(text, self)
            layout.addWidget(label)
            self._add_row(layout, row)
            board_parts += [label, *row]
        layout.addWidget(self.title)
        layout.addWidget(buttons)
        return board_parts

    def _add_row(self, layout: QVBoxLayout, buttons: Sequence[QToolButton]) -> None:
        row = QHBoxLayout()
        for button in buttons:
            row.addWidget(button)
        row.addStretch()
        layout.addLayout(row)

    def _show_starters(self) -> None:
        """Name the starters, and draw them once the dialog is there."""
        self._of_starter[EMPTY].setText(self.tr("Empty board"))
        blank = QPixmap(PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        for name, scenario in self._maps.items():
            self._of_starter[name].setText(scenario.title(self._language))
            self._of_starter[name].setIcon(QIcon(blank))
        self._pictures = Thumbnails(PICTURE, self.devicePixelRatio())
        self._waiting = list(self._maps)
        QTimer.singleShot(0, self, self._draw_next)

    def _show_use(self) -> None:
        """Show the board that a starter brings; only that of an empty one can be chosen."""
        for part in self._board_parts:
            part.setEnabled(self.starter == EMPTY)
        if self.starter != EMPTY:
            scenario = self._maps[self.starter]
            self._of_format[scenario.board_format].setChecked(True)
            self._of_face[Face(scenario.face)].setChecked(True)
            self._draw()

    def _draw_next(self) -> None:
        """Draw a part of one starter at a time, so that the dialog can be used at once."""
        if not self._waiting:
            return
        name = self._waiting[0]
        pixels = self._pictures.draw(self._maps[name])
        if pixels is not None:
            self._of_starter[name].setIcon(QIcon(pixels))
            self._waiting.remove(name)
        QTimer.singleShot(0, self, self._draw_next)

    def _draw(self) -> None:
        """Draw every format with the face chosen, and every face."""
        boards = catalogue().boards
        for item, button in self._of_format.items():
            button.setText(boards[item].names.get(self._language))
            button.setIcon(self._picture(item, self.face))
        names = face_names()
        for face, button in self._of_face.items():
            button.setText(names[face])
            button.setIcon(self._picture(BoardFormat.STANDARD, face))
        self._of_starter[EMPTY].setIcon(self._picture(self.board_format, self.face))

    def _picture(self, board_format: BoardFormat, face: Face) -> QIcon:
        ratio = self.devicePixelRatio()
        made = QPixmap(PICTURE * ratio)
        made.fill(Qt.GlobalColor.transparent)
        size = size_of(board(board_format))
        largest = size_of(board(BoardFormat.STANDARD))
        scale = min(made.width() / size.width(), made.height() / size.height())
        scale = min(scale, made.height() / largest.height())
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            (made.width() - size.width() * scale) / 2, (made.height() - size.height() * scale) / 2
        )
        painter.scale(scale, scale)
        style = Style(frozenset({Part.GRID, Part.SECTIONS}))
        draw_board(painter, Scenario(board_format, face), style)
        painter.end()
        made.setDevicePixelRatio(ratio)
        return QIcon(made)

    @property
    def starter(self) -> str:
        """The name of the starter chosen; `EMPTY` for the empty board."""
        return next(name for name, button in self._of_starter.items() if button.isChecked())

    @property
    def face(self) -> Face:
        """The face chosen."""
        return next(face for face, button in self._of_face.items() if button.isChecked())

    @property
    def board_format(self) -> BoardFormat:
        """The format chosen."""
        return next(item for item, button in self._of_format.items() if button.isChecked())

    def scenario(self) -> Scenario:
        """Return the scenario that was asked for; a starter leaves it without a title."""
        title = self.title.text().strip()
        texts = {self._language: Texts(title=title)} if title else {}
        if self.starter != EMPTY:
            return begun_from(self.starter, texts)
        return Scenario(self.board_format, self.face, texts)
