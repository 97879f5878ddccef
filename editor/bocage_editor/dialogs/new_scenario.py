"""Choosing the board of a new scenario."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.art.frame import size_of
from bocage_editor.canvas.sheet import draw_board
from bocage_editor.canvas.style import Part, Style
from bocage_editor.words.boards import face_names
from bocage_scenarios.model import Scenario, Texts
from bocage_schema.board_formats import board
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face

PICTURE = QSize(150, 104)


class NewScenario(QDialog):
    """Asks for the board, its face and a title."""

    def __init__(self, parent: QWidget | None = None, language: str = "en") -> None:
        """Offer every format and face."""
        super().__init__(parent)
        self.setObjectName("new_scenario")
        self.setWindowTitle(self.tr("New scenario"))
        self._language = language
        self.formats = QButtonGroup(self)
        self.faces = QButtonGroup(self)
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
        self._lay_out(buttons)
        self._of_format[BoardFormat.STANDARD].setChecked(True)
        self._of_face[Face.COUNTRYSIDE].setChecked(True)
        self._draw()
        self.formats.buttonClicked.connect(self._draw)
        self.faces.buttonClicked.connect(self._draw)

    def _button(self, name: str, group: QButtonGroup) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setIconSize(PICTURE)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        group.addButton(button)
        return button

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        grid = QGridLayout()
        for column, button in enumerate(self._of_format.values()):
            grid.addWidget(button, 0, column)
        faces = QGridLayout()
        for column, button in enumerate(self._of_face.values()):
            faces.addWidget(button, 0, column)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(self.tr("Board"), self))
        layout.addLayout(grid)
        layout.addWidget(QLabel(self.tr("Face"), self))
        layout.addLayout(faces)
        layout.addWidget(self.title)
        layout.addWidget(buttons)

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
    def face(self) -> Face:
        """The face chosen."""
        return next(face for face, button in self._of_face.items() if button.isChecked())

    @property
    def board_format(self) -> BoardFormat:
        """The format chosen."""
        return next(item for item, button in self._of_format.items() if button.isChecked())

    def scenario(self) -> Scenario:
        """Return the empty scenario that was asked for."""
        title = self.title.text().strip()
        texts = {self._language: Texts(title=title)} if title else {}
        return Scenario(self.board_format, self.face, texts)
