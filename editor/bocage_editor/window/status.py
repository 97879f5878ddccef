"""The status bar: what a click would do, what is under the mouse, how the document fares."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QStatusBar, QToolButton, QWidget

from bocage_editor.canvas.pointer import Pointer
from bocage_editor.docks.elided import ElidedLabel
from bocage_editor.docks.signs import severity_icon
from bocage_editor.window.page import Page
from bocage_editor.words.hexes import hex_words
from bocage_editor.words.tips import tip
from bocage_schema.diagnostics import Severity

TOLD_MS = 4000
ZOOMS = (25, 50, 75, 100, 150, 200, 300, 400, 800)


class StatusBar(QStatusBar):
    """Says quietly what there is to say."""

    problems_clicked = Signal()
    zoom_wanted = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin without a document."""
        super().__init__(parent)
        self.setObjectName("status")
        self._page: Page | None = None
        self._pointer: Pointer | None = None
        self._hint = ""
        self.hint = ElidedLabel(self)
        self.hint.setObjectName("status/hint")
        self.hint.setTextFormat(Qt.TextFormat.PlainText)  # names of files may look like markup
        self.hex = ElidedLabel(self)
        self.hex.setObjectName("status/hex")
        self.counts = {severity: self._count_button(severity) for severity in reversed(Severity)}
        self.zoom = QComboBox(self)
        self.zoom.setObjectName("status/zoom")
        self.zoom.setAccessibleName(self.tr("Zoom"))
        self.zoom.setEditable(True)
        self.zoom.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.zoom.addItems([f"{zoom} %" for zoom in ZOOMS])
        self.zoom.activated.connect(self._want_zoom)
        editor = self.zoom.lineEdit()
        assert editor is not None
        editor.returnPressed.connect(self._want_zoom)
        self.addWidget(self.hint, 1)
        self.addPermanentWidget(self.hex)
        for button in self.counts.values():
            self.addPermanentWidget(button)
        self.addPermanentWidget(self.zoom)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._show_hint_again)

    def _count_button(self, severity: Severity) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"status/{severity.label}")
        button.setIcon(severity_icon(severity))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.clicked.connect(self.problems_clicked)
        return button

    def follow(self, page: Page | None) -> None:
        """Speak of another document."""
        self._page = page
        self.show_hex(None)
        self.show_counts(page)
        self.zoom.setEnabled(page is not None)
        if page is not None:
            self.show_zoom(page.view.zoom)
            self.show_hint(page.toolbox.tool.hint())
        else:
            self.show_hint("")

    def show_hint(self, text: str) -> None:
        """Say what a click would do; a new hint takes the place of what was said in passing."""
        if text == self._hint and self._timer.isActive():
            return
        self._timer.stop()
        self._hint = text
        self.hint.setText(text)
        self.hint.setToolTip(tip(text))

    def tell(self, text: str) -> None:
        """Say something in passing."""
        self.hint.setText(text)
        self.hint.setToolTip(tip(text))
        self._timer.start(TOLD_MS)

    def _show_hint_again(self) -> None:
        self.hint.setText(self._hint)
        self.hint.setToolTip(tip(self._hint))

    def show_hex(self, pointer: Pointer | None) -> None:
        """Say what is under the mouse."""
        self._pointer = pointer
        page = self._page
        text = ""
        if pointer is not None and page is not None:
            language = page.session.bench.language
            text = hex_words(page.document.scenario, pointer.at, language)
        self.hex.setText(text)
        self.hex.setToolTip(tip(text))

    def show_hex_again(self) -> None:
        """Say what is under the mouse now that the document has changed."""
        self.show_hex(self._pointer)

    def show_counts(self, page: Page | None) -> None:
        """Say how many findings there are."""
        for severity, button in self.counts.items():
            number = page.checks.count(severity) if page else 0
            button.setText(str(number))
            button.setEnabled(page is not None)
            button.setToolTip(self._count_text(severity, number))
            button.setAccessibleName(self._count_text(severity, number))

    def _count_text(self, severity: Severity, number: int) -> str:
        if severity is Severity.ERROR:
            return self.tr("%n error(s)", None, number)
        if severity is Severity.WARNING:
            return self.tr("%n warning(s)", None, number)
        return self.tr("%n remark(s)", None, number)

    def show_zoom(self, zoom: float) -> None:
        """Say how large the board is shown."""
        self.zoom.setEditText(f"{round(zoom * 100)} %")

    def _want_zoom(self) -> None:
        text = self.zoom.currentText().replace("%", "").replace(",", ".").strip()
        try:
            self.zoom_wanted.emit(float(text) / 100)
        except ValueError:
            if self._page is not None:
                self.show_zoom(self._page.view.zoom)
