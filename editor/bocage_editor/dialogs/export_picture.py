"""Writing a picture of a board."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.art.frame import WIDTH
from bocage_editor.canvas.picture import (
    MOST_PIXELS,
    USUAL_HEX_MM,
    paper_size,
    pdf_of,
    picture_of,
    png_of,
    svg_of,
)
from bocage_editor.canvas.style import Part, Style
from bocage_editor.dialogs.overwrite import may_write
from bocage_editor.document import Document
from bocage_editor.storage.file_names import name_from
from bocage_editor.storage.safe_write import write_file
from bocage_editor.words.failures import why

USUAL_WIDTH = 2400


class ExportPicture(QDialog):
    """Asks for the form and size of a picture, and writes it."""

    def __init__(
        self, document: Document, style: Style, folder: Path, parent: QWidget | None = None
    ) -> None:
        """Offer to write a document's board as it is shown."""
        super().__init__(parent)
        self.setObjectName("export")
        self.setWindowTitle(self.tr("Export picture"))
        self._document = document
        self._style = style
        self._folder = folder
        self.written: Path | None = None
        """The file, once it is written."""
        self.form = QComboBox(self)
        self.form.setObjectName("export/form")
        for name in ("PNG", "SVG", "PDF"):
            self.form.addItem(name, name.lower())
        self.width_px = QSpinBox(self)
        self.width_px.setObjectName("export/width")
        self.width_px.setRange(100, 30_000)
        self.width_px.setValue(USUAL_WIDTH)
        self.width_px.setSuffix(self.tr(" pixels"))
        self.hex_mm = QDoubleSpinBox(self)
        self.hex_mm.setObjectName("export/hex_mm")
        self.hex_mm.setRange(2, 100)
        self.hex_mm.setValue(USUAL_HEX_MM)
        self.hex_mm.setSuffix(" mm")
        self.transparent = QCheckBox(self.tr("Transparent background"), self)
        self.transparent.setObjectName("export/transparent")
        self.parts = {
            Part.COORDINATES: QCheckBox(self.tr("Coordinates"), self),
            Part.SECTIONS: QCheckBox(self.tr("Section lines"), self),
            Part.LABEL: QCheckBox(self.tr("Labels"), self),
            Part.UNIT: QCheckBox(self.tr("Units"), self),
        }
        self.estimate = QLabel(self)
        self.estimate.setObjectName("export/estimate")
        self.estimate.setWordWrap(True)
        self.estimate.setTextFormat(Qt.TextFormat.PlainText)  # names of files may look like markup
        self._lay_out()
        self.form.currentIndexChanged.connect(self._show_estimate)
        self.width_px.valueChanged.connect(self._show_estimate)
        self.hex_mm.valueChanged.connect(self._show_estimate)
        self._show_estimate()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Format"), self.form)
        form.addRow(self.tr("Width"), self.width_px)
        form.addRow(self.tr("Width of a hex"), self.hex_mm)
        form.addRow("", self.transparent)
        for part, box in self.parts.items():
            box.setObjectName(f"export/{part}")
            box.setChecked(self._style.shows(part))
            form.addRow("", box)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Save | standard.Cancel, self)
        buttons.button(standard.Save).setObjectName("export/save")
        buttons.button(standard.Cancel).setObjectName("export/cancel")
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        self._buttons = buttons
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(self.estimate)
        layout.addWidget(buttons)

    def _show_estimate(self) -> None:
        is_pdf = self.form.currentData() == "pdf"
        is_png = self.form.currentData() == "png"
        self.width_px.setEnabled(not is_pdf)
        self.hex_mm.setEnabled(is_pdf)
        self.transparent.setEnabled(is_png)
        paper = paper_size(self._document.scenario)
        width = self.width_px.value()
        height = round(width * paper.height() / paper.width())
        fits = not is_png or width * height <= MOST_PIXELS
        text = self.tr("{width} × {height} pixels where nobody scales it")
        text = text.format(width=width, height=height)
        if is_pdf:
            mm = self.hex_mm.value() / WIDTH
            text = self.tr("One page of {width} × {height} mm")
            text = text.format(width=round(paper.width() * mm), height=round(paper.height() * mm))
        if is_png:
            memory = width * height * 4 // 1_000_000
            text = self.tr("{width} × {height} pixels, takes {memory} MB of memory")
            text = text.format(width=width, height=height, memory=memory)
        if not fits:
            text += self.tr("; that is too much, choose fewer pixels")
        self.estimate.setText(text)
        self._buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(fits)

    def _save(self) -> None:
        form = str(self.form.currentData())
        document = self._document
        stem = document.path.stem if document.path else name_from(document.shown_name())
        start = self._folder / f"{stem}.{form}"
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export picture"), str(start), f"{form.upper()} (*.{form})"
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() != f".{form}":
            path = path.with_name(f"{path.name}.{form}")
        if not may_write(self, path, name):
            return
        try:
            write_file(path, self._picture(form))
        except OSError as error:
            reason = why(error)
            self.estimate.setText(self.tr("Not written: {why}").format(why=f"{path}: {reason}"))
            return
        self.written = path
        self.accept()

    def _picture(self, form: str) -> bytes:
        hidden = {part for part, box in self.parts.items() if not box.isChecked()}
        shown = {part for part, box in self.parts.items() if box.isChecked()}
        style = replace(self._style, parts=(self._style.parts | shown) - hidden, turned=False)
        scenario, title = self._document.scenario, self._document.scenario.title()
        if form == "svg":
            return svg_of(scenario, style, width=self.width_px.value(), title=title)
        if form == "pdf":
            return pdf_of(scenario, style, hex_mm=self.hex_mm.value(), title=title)
        transparent = self.transparent.isChecked()
        width = self.width_px.value()
        return png_of(picture_of(scenario, style, width=width, transparent=transparent))
