"""What a library tells of the file that is selected, and what the user wrote about it."""

from datetime import date

from PySide6.QtCore import QDate, QLocale, QSize, Qt, QTimer, Signal
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

from bocage_editor.canvas.style import Style
from bocage_editor.canvas.thumbnails import Thumbnails
from bocage_editor.library.diary import Diary
from bocage_editor.library.model import problem_of
from bocage_editor.words.failures import why
from bocage_scenarios.checks import check
from bocage_scenarios.model import Scenario
from bocage_scenarios.shelf import Entry, entry_of
from bocage_schema.diagnostics import Severity

WIDTH = 330
PICTURE = QSize(WIDTH, 220)


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
        self._scenario: Scenario | None = None
        self._thumbnails = Thumbnails(PICTURE, style=Style())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.work)
        self.picture = QLabel(self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setFixedSize(PICTURE)
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
        """Tell of another file: at once what the list knows of it, the rest soon."""
        self.keep_note()
        self.entry, self._scenario = entry, None
        self._timer.stop()
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
        self._say_whether_notes_are_kept()
        self.results.setText("\n".join(page.results))
        self.words.setText(self._told(entry))
        if not entry.problem:
            self._timer.start()

    def _say_whether_notes_are_kept(self) -> None:
        """Let nobody write what would be lost."""
        problem = self._diary.problem
        for widget in (self.note, self.result):
            widget.setReadOnly(bool(problem))
        if problem:
            self.note.setPlaceholderText(problem)
            self.note.setToolTip(problem)

    @property
    def is_busy(self) -> bool:
        """True while there is more to come of the file that is selected."""
        return self._timer.isActive()

    def work(self) -> None:
        """Read the file, or draw some of it."""
        if self.entry is None:
            self._timer.stop()
        elif self._scenario is None:
            entry, self._scenario = entry_of(self.entry.path, language=self._language)
            self.words.setText(self._told(entry, self._scenario))
            if self._scenario is None:
                self._timer.stop()
        else:
            pixels = self._thumbnails.draw(self._scenario)
            if pixels is not None:
                self.picture.setPixmap(pixels)
                self._timer.stop()

    def _told(self, entry: Entry, scenario: Scenario | None = None) -> str:
        if entry.problem:
            text = self.tr("{path} cannot be read: {why}")
            return text.format(path=entry.path, why=problem_of(entry))
        lines = [
            entry.name,
            self._day(entry.begin),
            self.tr("By {author}").format(author=entry.author) if entry.author else "",
            self.tr("Axis: {units} units, {medals} medals to win").format(
                units=entry.units[0], medals=entry.medals[0]
            ),
            self.tr("Allies: {units} units, {medals} medals to win").format(
                units=entry.units[1], medals=entry.medals[1]
            ),
            self._found(scenario) if scenario else "",
            str(entry.path),
        ]
        return "\n".join(filter(None, lines))

    def _found(self, scenario: Scenario) -> str:
        findings = check(scenario)
        counts = [sum(f.severity is severity for f in findings) for severity in Severity]
        return self.tr("{errors} errors, {warnings} warnings").format(
            errors=counts[-1], warnings=counts[-2]
        )

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
                self.failed.emit(why(error))

    def _add_result(self) -> None:
        text = self.result.text().strip()
        if not text or self.entry is None:
            return
        try:
            self._diary.add_result(self.entry.path, text, date.today())
        except OSError as error:
            self.failed.emit(why(error))
            return
        self.result.clear()
        self.results.setText("\n".join(self._diary.page(self.entry.path).results))
