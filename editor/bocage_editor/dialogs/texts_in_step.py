"""A text of the scenario beside what the map says for it, to be brought into step."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from bocage_editor.docks.buttons import push_button
from bocage_editor.docks.scenario_texts import with_text
from bocage_editor.docks.signs import severity_icon
from bocage_editor.tools.session import Session
from bocage_editor.words.generated_texts import FIELDS, Line, compared, with_lines
from bocage_scenarios.model import Texts
from bocage_schema.diagnostics import Severity

SIGN_PX = 16
"""How wide and high the sign before a line is, in pixels."""


class TextsInStep(QDialog):
    """Shows which facts of the map a text lacks, and writes them into it."""

    def __init__(
        self,
        session: Session,
        language: str,
        titles: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Look at the texts of a session in a language; ``titles`` tells what they are called."""
        super().__init__(parent)
        self.setObjectName("texts_in_step")
        title = self.tr("Texts in step with the map ({language})")
        self.setWindowTitle(title.format(language=language.upper()))
        self.resize(860, 480)
        self._session = session
        self._language = language
        self._titles = titles
        self._lines: list[Line] = []
        self._make_views()
        self.copy = push_button(self, "copy", self.tr("Copy"))
        self.copy.setToolTip(self.tr("Copy the selected lines, or all if none is selected"))
        self.add = push_button(self, "add", self.tr("Add the marked lines"))
        self.replace = push_button(self, "replace", self.tr("Replace the text"))
        self.close_button = push_button(self, "close", self.tr("Close"))
        self._lay_out()
        self.field.currentIndexChanged.connect(self.refresh)
        self.copy.clicked.connect(self._copy)
        self.add.clicked.connect(self._add)
        self.replace.clicked.connect(self._replace)
        self.close_button.clicked.connect(self.reject)
        session.document.changed.connect(self.refresh)
        self.field.setFocus()
        self.refresh()

    def _make_views(self) -> None:
        self.field = QComboBox(self)
        self.field.setObjectName("texts_in_step/field")
        self.field.setAccessibleName(self.tr("Text"))
        for field in FIELDS:
            self.field.addItem(self._titles[field], field)
        self.text = QPlainTextEdit(self)
        self.text.setObjectName("texts_in_step/text")
        self.text.setAccessibleName(self.tr("Your text"))
        self.text.setReadOnly(True)
        self.list = QListWidget(self)
        self.list.setObjectName("texts_in_step/lines")
        self.list.setAccessibleName(self.tr("What the map says"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setIconSize(QSize(SIGN_PX, SIGN_PX))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.words = QLabel(self)
        self.words.setObjectName("texts_in_step/words")
        self.words.setWordWrap(True)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("Text"), self.field)
        views = QGridLayout()
        for column, view in enumerate((self.text, self.list)):
            views.addWidget(QLabel(view.accessibleName(), self), 0, column)
            views.addWidget(view, 1, column)
            views.setColumnStretch(column, 1)
        buttons = QHBoxLayout()
        for button in (self.copy, self.add, self.replace):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addLayout(views, 1)
        layout.addWidget(self.words)
        layout.addLayout(buttons)

    @property
    def marked(self) -> list[str]:
        """The lines that the text lacks."""
        return [line.text for line in self._lines if not line.is_found]

    def _written(self) -> str:
        texts = self._session.scenario.texts.get(self._language, Texts())
        return getattr(texts, self.field.currentData()) or ""

    def refresh(self) -> None:
        """Compare the text with the map as both are now."""
        self._lines = compared(self._session.scenario, self.field.currentData(), self._language)
        self.text.setPlainText(self._written())
        self.list.clear()
        for line in self._lines:
            self.list.addItem(self._item(line))
        lacking = len(self.marked)
        text = self.tr("The text has all of these lines.")
        if lacking:
            text = self.tr("The text lacks %n line(s), marked with a sign.", None, lacking)
        self.words.setText(text)
        self.add.setEnabled(lacking > 0)
        self.replace.setEnabled(self._replacement() != self._written())

    def _item(self, line: Line) -> QListWidgetItem:
        item = QListWidgetItem(line.text)
        if line.is_found:
            item.setIcon(_no_sign())
            return item
        item.setIcon(severity_icon(Severity.WARNING))
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        spoken = self.tr("{line} (not in the text)").format(line=line.text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return item

    def end(self) -> None:
        """Follow the document no more."""
        self._session.document.changed.disconnect(self.refresh)
        self.deleteLater()

    def _copy(self) -> None:
        """Put the selected lines onto the clipboard, or all if none is selected."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        chosen = [self._lines[row] for row in rows] or self._lines
        QGuiApplication.clipboard().setText("\n".join(line.text for line in chosen))

    def _replacement(self) -> str:
        """Return a text of nothing but the lines."""
        end = "\n" if self._written().endswith("\n") else ""
        return with_lines(end, [line.text for line in self._lines])

    def _add(self) -> None:
        step = self.tr("Add generated lines to {text} ({language})")
        self._write(step, with_lines(self._written(), self.marked))

    def _replace(self) -> None:
        step = self.tr("Replace {text} by generated lines ({language})")
        self._write(step, self._replacement())

    def _write(self, step: str, text: str) -> None:
        """Make a text what the author's is, in one step."""
        field = self.field.currentData()
        after = with_text(self._session.scenario, self._language, field, text)
        step = step.format(text=self._titles[field], language=self._language.upper())
        self._session.edit(step, after)


def _no_sign() -> QIcon:
    """Return an empty picture, so that all lines begin below each other."""
    picture = QPixmap(SIGN_PX, SIGN_PX)
    picture.fill(Qt.GlobalColor.transparent)
    return QIcon(picture)
