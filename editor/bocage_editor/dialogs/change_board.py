"""Choosing another board, and seeing what it has no room for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.picture import picture_of
from bocage_editor.words.boards import face_names
from bocage_scenarios.edits.resizing import Offset, centred, losses, resized
from bocage_scenarios.edits.whole import with_face
from bocage_scenarios.model import Scenario
from bocage_schema.catalogue import catalogue
from bocage_schema.ids import BoardFormat, Face

PREVIEW_PX = 420
_ROWS, _COLUMNS = 16, 25


class ChangeBoard(QDialog):
    """Asks for a format, a face and where everything is to lie."""

    def __init__(
        self, scenario: Scenario, parent: QWidget | None = None, language: str = "en"
    ) -> None:
        """Offer the boards for a scenario."""
        super().__init__(parent)
        self.setObjectName("change_board")
        self.setWindowTitle(self.tr("Change the board"))
        self._scenario = scenario
        self.format = QComboBox(self)
        self.format.setObjectName("change_board/format")
        for item in BoardFormat:
            self.format.addItem(catalogue().boards[item].names.get(language), item)
        self.format.setCurrentIndex(self.format.findData(scenario.board_format))
        self.face = QComboBox(self)
        self.face.setObjectName("change_board/face")
        for face, name in face_names().items():
            self.face.addItem(name, face)
        self.face.setCurrentIndex(self.face.findData(scenario.face))
        self.rows = self._spin("rows", _ROWS)
        self.columns = self._spin("columns", _COLUMNS)
        self.picture = QLabel(self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.summary = QLabel(self)
        self.summary.setObjectName("change_board/summary")
        self.lost = QPlainTextEdit(self)
        self.lost.setObjectName("change_board/lost")
        self.lost.setReadOnly(True)
        self.lost.setMaximumHeight(110)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("Board"), self.format)
        form.addRow(self.tr("Face"), self.face)
        form.addRow(self.tr("Move down by rows"), self.rows)
        form.addRow(self.tr("Move right by hexes"), self.columns)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        for widget in (self.picture, self.summary, self.lost, self.buttons):
            layout.addWidget(widget)
        self.format.currentIndexChanged.connect(self._centre)
        for box in (self.rows, self.columns):
            box.valueChanged.connect(self._show)
        self.face.currentIndexChanged.connect(self._show)
        self._centre()

    def _spin(self, name: str, most: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setObjectName(f"change_board/{name}")
        box.setRange(-most, most)
        return box

    def _centre(self) -> None:
        """Put the old board into the middle of the new one."""
        offset = centred(self._scenario, self._target())
        for box, value in ((self.rows, offset.rows), (self.columns, offset.cols // 2)):
            box.blockSignals(True)
            box.setValue(value)
            box.blockSignals(False)
        self._show()

    def _target(self) -> BoardFormat:
        return BoardFormat(self.format.currentData())

    def _offset(self) -> Offset:
        """Return the offset; an odd number of rows also moves by half a hex."""
        rows = self.rows.value()
        return Offset(rows, 2 * self.columns.value() + rows % 2)

    def scenario(self) -> Scenario:
        """Return the scenario on the board chosen."""
        moved = resized(self._scenario, self._target(), self._offset())
        return with_face(moved, Face(self.face.currentData()))

    def _show(self) -> None:
        lost = losses(self._scenario, self._target(), self._offset())
        board = self._scenario.board
        lines = [f"{board.label(loss.at)}: {', '.join(loss.pieces)}" for loss in lost]
        self.lost.setPlainText("\n".join(lines))
        self.lost.setVisible(bool(lost))
        if lost:
            text = self.tr(
                "%n hex(es) would be lost, because the new board has no room:", None, len(lost)
            )
            self.summary.setText(text)
        else:
            self.summary.setText(self.tr("Everything fits."))
        picture = picture_of(self.scenario(), width=PREVIEW_PX)
        self.picture.setPixmap(QPixmap.fromImage(picture))
