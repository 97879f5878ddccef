"""What a library tells of the file that is selected, and what the user wrote about it."""

from datetime import date

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.canvas.picture import picture_of
from bocage_editor.library.diary import Diary
from bocage_editor.library.model import problem_of
from bocage_scenarios.checks import check
from bocage_scenarios.shelf import Entry, entry_of
from bocage_schema.diagnostics import Severity

WIDTH = 330
PICTURE_HEIGHT = 220


class Details(QWidget):
    """A picture, facts, findings, and a place for notes and results."""

    failed = Signal(str)
    """Something could not be kept."""

    def __init__(self, diary: Diary, language: str, parent: QWidget | None = None) -> None:
        """Begin with no file."""
        super().__init__(parent)
        self._diary = diary
        self._language = language
        self.entry: Entry | None = None
        self.picture = QLabel(self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(WIDTH, PICTURE_HEIGHT)
        self.words = QLabel(self)
        self.words.setObjectName("library/words")
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.note = QPlainTextEdit(self)
        self.note.setObjectName("library/note")
        self.note.setAccessibleName(self.tr("Your notes"))
        self.note.setPlaceholderText(self.tr("Your notes; they stay on this machine"))
        self.note.setMaximumHeight(90)
        self.results = QLabel(self)
        self.results.setObjectName("library/results")
        self.results.setWordWrap(True)
        self.results.setTextFormat(Qt.TextFormat.PlainText)
        self.result = QLineEdit(self)
        self.result.setObjectName("library/result")
        self.result.setAccessibleName(self.tr("Result of a game"))
        self.result.setPlaceholderText(self.tr("Result, such as Allies 5 : 3"))
        self.result.returnPressed.connect(self._add_result)
        add = QPushButton(self.tr("Add"), self)
        add.setObjectName("library/add_result")
        add.clicked.connect(self._add_result)
        row = QHBoxLayout()
        row.addWidget(self.result, 1)
        row.addWidget(add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.picture, self.words, self.note, self.results):
            layout.addWidget(widget)
        layout.addLayout(row)
        layout.addStretch(1)
        self.setFixedWidth(WIDTH + 8)
        self.show_entry(None)

    def show_entry(self, entry: Entry | None) -> None:
        """Tell of another file."""
        self.keep_note()
        self.entry = entry
        for widget in (self.note, self.result, self.results):
            widget.setEnabled(entry is not None)
        self.picture.setPixmap(QPixmap())
        if entry is None:
            self.words.setText(self.tr("Select a scenario to read about it."))
            self.note.setPlainText("")
            self.results.setText("")
            return
        page = self._diary.page(entry.path)
        self.note.setPlainText(page.note)
        self.results.setText("\n".join(page.results))
        self.words.setText(self._told(entry))

    def _told(self, entry: Entry) -> str:
        if entry.problem:
            text = self.tr("{path} cannot be read: {why}")
            return text.format(path=entry.path, why=problem_of(entry))
        entry, scenario = entry_of(entry.path)
        if scenario is None:
            return problem_of(entry)
        image = picture_of(scenario, width=WIDTH * 2)
        pixels = QPixmap.fromImage(image).scaled(
            self.picture.size(),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        self.picture.setPixmap(pixels)
        findings = check(scenario)
        counts = [sum(f.severity is severity for f in findings) for severity in Severity]
        lines = [
            scenario.title(self._language) or entry.path.stem,
            self._day(entry.begin),
            self.tr("Axis: {units} units, {medals} medals to win").format(
                units=entry.units[0], medals=entry.medals[0]
            ),
            self.tr("Allies: {units} units, {medals} medals to win").format(
                units=entry.units[1], medals=entry.medals[1]
            ),
            self.tr("{errors} errors, {warnings} warnings").format(
                errors=counts[-1], warnings=counts[-2]
            ),
            str(entry.path),
        ]
        return "\n".join(filter(None, lines))

    def _day(self, day: date | None) -> str:
        if day is None:
            return ""
        shown = QDate(day.year, day.month, day.day)
        return QLocale(self._language).toString(shown, QLocale.FormatType.LongFormat)

    def keep_note(self) -> None:
        """Write the note down if it has changed."""
        if self.entry is None:
            return
        text = self.note.toPlainText().strip()
        if text != self._diary.page(self.entry.path).note:
            try:
                self._diary.write_note(self.entry.path, text)
            except OSError as error:
                self.failed.emit(str(error))

    def _add_result(self) -> None:
        text = self.result.text().strip()
        if not text or self.entry is None:
            return
        try:
            self._diary.add_result(self.entry.path, text, date.today())
        except OSError as error:
            self.failed.emit(str(error))
            return
        self.result.clear()
        self.results.setText("\n".join(self._diary.page(self.entry.path).results))
